"""The boards on the page: their data, and how each is drawn."""

from collections.abc import Mapping

from host_tools.boardpages.notes import NOTES
from host_tools.boards import facts as board_facts
from host_tools.espflash.targets import TARGETS as CHIPS

# The boards offered, in this order: the look of the case and the light, and where the buttons are.
LOOKS = {
    "pico": {"case": "graphite", "light": "blue", "keys": "cross"},
    "pico_130": {"case": "graphite", "light": "white", "keys": "four"},
    "pico_242": {"case": "graphite", "light": "white", "keys": "cross"},
    "pico_242_spi": {"case": "graphite", "light": "white", "keys": "cross"},
    "pico_display": {"case": "graphite", "light": "white", "keys": "four"},
    "xiao_rp2040": {"case": "black", "light": "white", "keys": "cross"},
    "xiao_rp2350": {"case": "black", "light": "white", "keys": "cross"},
    "esp32": {"case": "black", "light": "white", "keys": "cross"},
    "m5stickc_plus2": {"case": "graphite", "light": "white", "keys": "side"},
    "esp32_c3_042": {"case": "blue", "light": "white", "keys": "cross"},
    "esp32s3": {"case": "black", "light": "white", "keys": "cross"},
    "xiao_esp32s3": {"case": "black", "light": "white", "keys": "cross"},
    "feather_esp32s3": {"case": "black", "light": "white", "keys": "side"},
    "feather_rp2040": {"case": "black", "light": "white", "keys": "side"},
    "feather_rp2040_oled64": {"case": "black", "light": "white", "keys": "side"},
    "feather_rp2350": {"case": "black", "light": "white", "keys": "side"},
    "thumby": {"case": "grey", "light": "white", "keys": "cross"},
    "pi_bonnet": {"case": "green", "light": "white", "keys": "cross"},
    "sim_128x64_5": {"case": "graphite", "light": "blue", "keys": "stick"},
    "sim_128x64_4": {"case": "graphite", "light": "blue", "keys": "four"},
    "sim_128x64": {"case": "graphite", "light": "blue", "keys": "cross"},
    "sim_128x32": {"case": "black", "light": "white", "keys": "side"},
    "sim_72x40": {"case": "grey", "light": "white", "keys": "cross"},
}
# The simulated copies of other boards: the tests' pictures are of these; the page offers the real
# ones.
_TWINS = ("sim_128x64", "sim_128x32", "sim_72x40")


def names() -> list[str]:
    """Return the names of all boards that the page has."""
    return list(LOOKS)


def facts(images: Mapping[str, tuple[str, bytes]]) -> list[dict]:
    """Return the list of boards for the page.

    `images` is {target: (file name, bytes)} of what can be downloaded.
    """
    found = []
    for name, look in LOOKS.items():
        board = board_facts(name)
        screen = board["SCREEN"]
        entry = {
            "name": name,
            "title": board["TITLE"],
            "hidden": name in _TWINS,
            "screen": {part: screen[part] for part in ("width", "height")},
            "keys": [
                dict(zip(("label", "pin", "press", "hold"), key, strict=True))
                for key in board["KEYS"]
            ],
            "pressed": board["KEYS_PRESSED"],
            "look": look,
            "make": _make(name, images),
        }
        found.append(entry)
    return found


def _make(name, images):
    """Return the card of a board on "Make your own", None for a board that cannot be built."""
    if name not in NOTES:
        return None
    found = []
    for target, what in NOTES[name]["images"].items():
        # The part in brackets is for the board's own page.
        entry = {"target": target, "what": what.split(" (")[0], "file": None}
        if target in images:
            entry.update(file=f"images/{images[target][0]}", size=images[target][1])
        found.append(entry)
    return {
        "parts": list(NOTES[name]["parts"]),
        "picture": f"boards/{name}.svg",
        "images": found,
        # Whether the page writes to it by cable, without an image.
        "cable": name in CHIPS,
    }
