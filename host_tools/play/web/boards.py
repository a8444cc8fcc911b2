"""The boards on the page: their data, and how each is drawn."""

from firmware.input.buttons import per_key
from host_tools.base.boards import facts as board_facts

# The boards offered, in this order: the look of the case and the light, and where the buttons are.
LOOKS = {
    "pico": {"case": "graphite", "light": "blue", "keys": "cross"},
    "pico_130": {"case": "graphite", "light": "white", "keys": "four"},
    "pico_242": {"case": "graphite", "light": "white", "keys": "cross"},
    "pico_242_spi": {"case": "graphite", "light": "white", "keys": "cross"},
    "pico_display": {"case": "graphite", "light": "white", "keys": "four"},
    "pico_lcd_114": {"case": "black", "light": "white", "keys": "cross"},
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


def facts() -> list[dict]:
    """Return the list of boards for the page."""
    found = []
    for name, look in LOOKS.items():
        board = board_facts(name)
        screen = board["SCREEN"]
        pressed = per_key(board["KEYS_PRESSED"], len(board["KEYS"]))
        entry = {
            "name": name,
            "title": board["TITLE"],
            "hidden": name in _TWINS,
            "screen": {part: screen[part] for part in ("width", "height")},
            "keys": [
                dict(zip(("label", "pin", "press", "hold", "pressed"), (*key, level), strict=True))
                for key, level in zip(board["KEYS"], pressed, strict=True)
            ],
            "look": look,
        }
        found.append(entry)
    return found
