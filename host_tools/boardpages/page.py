"""The page of each board: a template in each language, with what its files say put in."""

import re
from pathlib import Path
from typing import Any

from host_tools.boardpages import building, perfboard, power, wiring
from host_tools.boardpages.notes import NOTES
from host_tools.boardpages.template import fill
from host_tools.boards import ROOT, facts
from host_tools.case.design import cased
from host_tools.compile import WHOLE
from host_tools.espflash.idf import APP, FILES, IDF, MICROPYTHON

FOLDER = ROOT / "docs" / "boards"
ITALIAN = ROOT / "docs" / "it"
# Reports of `make check-board` from real boards: <board>.txt.
TESTED = FOLDER / "tested"
# How many blocks of 4 KiB a board must have for its files if the program is to be copied there in
# English, with room for saved games.
COPY_BLOCKS = 512
_DRIVE = "Hold BOOTSEL and plug the board in: a drive appears."
# The words of the browser page, which shows the parts in Italian, too.
_WORDS = ROOT / "host_tools" / "web" / "site" / "words.it.js"


def with_room(notes: dict) -> tuple[list[str], list[str]]:
    """Return (boards that the program can be copied to, boards whose flash is too small)."""
    fits = [board for board, blocks in notes["stock"].items() if blocks >= COPY_BLOCKS]
    return fits, [board for board in notes["stock"] if board not in fits]


def page_facts(name: str, tested: Path = TESTED) -> dict[str, Any]:
    """Return what the page of a board says, by the words of its template.

    Reports on real boards are in the folder `tested`.
    """
    notes = NOTES[name]
    images, supply = notes["images"], notes["power"][0]
    boards = {name: facts(name), **{wired: facts(wired) for wired in notes["also"]}}
    keys = boards[name]["KEYS"]
    screens = {wired: board["SCREEN"] for wired, board in boards.items()}
    also = [{"wired": wired, "by": by} for wired, by in notes["also"].items()]
    wires = {wired: wiring.wires(wired) for wired in boards}
    at_screen = {wired: sum(not wire["button"] for wire in found) for wired, found in wires.items()}
    on_spi = [wired for wired, screen in screens.items() if screen["bus"] == "spi"]
    # Which wires are soldered to the screen: none, if it is plugged in or on the board.
    wing, on_board = "headers" in supply, supply == "on the board"
    loose = not (wing or on_board or notes["built_in"])
    fits, small = with_room(notes)
    return {
        **notes,
        **power.facts(notes),
        **(building.facts(name) if name in cased() else {}),
        "name": name,
        "title": boards[name]["TITLE"],
        "cased": name in cased(),
        "large": notes["screen"] == "2.42 inch",
        "wing": wing,
        "screen_on_board": on_board,
        "loose": loose,
        "diode": notes["battery"] in ("cells", "boosted"),
        "also": also,
        "ways": [
            {**way, "wires": wires[way["wired"]]}
            for way in ({"wired": name, "by": notes["by"]}, *also)
        ],
        "key_wires": len(keys),
        "screen_wires": at_screen[name],
        "i2c_wires": at_screen[name] - len(notes["tied"]),
        "spi_wires": loose and sum(at_screen[wired] for wired in on_spi),
        "by_i2c": any(screen["bus"] == "i2c" for screen in screens.values()),
        "keys": [{"label": key[0], "press": key[2], "hold": key[3] or ""} for key in keys],
        "ok_key": next(key[0] for key in keys if key[2] == "ok"),
        "asking": [
            {"i2c": screen["bus"] != "spi", "chips": _chips(screen)}
            for screen in screens.values()
            if "also" in screen
        ],
        "images": [{"image": image, "what": what} for image, what in images.items()],
        "own_pico2": "pico2" in images,
        "other_pico2": "Pico 2" in notes["stock"] and "pico2" not in images,
        "drive": notes["drive"] or [_DRIVE],
        "firmware": [{"what": what, "build": build} for what, build in notes["firmware"].items()],
        "roomy": " or ".join(fits),
        "english": bool([board for board in fits if notes["stock"][board] < WHOLE]),
        "small": " or ".join(small),
        "micropython_version": MICROPYTHON,
        "idf_version": IDF,
        "app_room": APP >> 10,
        "files_room": FILES >> 10,
        "reports": [f"{wired}.txt" for wired in boards if (tested / f"{wired}.txt").is_file()],
    }


def _chips(screen):
    """Return the chips that a module may have, in words."""
    chips = [chip.upper() for chip in (screen["chip"], *screen["also"])]
    return ", ".join(chips[:-1]) + " or " + chips[-1]


def page(name: str, tested: Path = TESTED) -> str:
    """Return the page for a board in Markdown; reports on real boards are in `tested`."""
    return _filled("en", page_facts(name, tested))


def _filled(language, found):
    template = Path(__file__).with_name(f"page.{language}.md").read_text(encoding="utf-8")
    return fill(template, found).rstrip("\n") + "\n"


def parts_in_italian() -> dict[str, str]:
    """Return {part in English: in Italian}, as the browser page has them."""
    text = _WORDS.read_text(encoding="utf-8").split("export const parts = {")[1]
    quoted = r"'((?:[^'\\]|\\.)*)'"
    pairs = re.findall(rf"^  {quoted}: {quoted},$", text, re.M)
    return {one.replace("\\'", "'"): two.replace("\\'", "'") for one, two in pairs}


def italian_page(name: str) -> str:
    """Return the page in Italian for a board with a case."""
    found, words = page_facts(name), parts_in_italian()
    found["parts"] = [words[part] for part in found["parts"]]
    # The part in brackets is for the English page.
    found["images"] = [
        {**image, "what": words[image["what"].split(" (")[0]]} for image in found["images"]
    ]
    for key, fact in found.items():
        if key.endswith(("_size", "_height", "_hole")):
            found[key] = fact.replace(".", ",")
    found["modules"] = [
        {key: fact.replace(".", ",") for key, fact in module.items()} for module in found["modules"]
    ]
    return _filled("it", found).replace("(pin ", "(piedino ")


def pages() -> dict[str, str]:
    """Return {file name in docs/boards: its text} of all pages."""
    found = {}
    for name in NOTES:
        found[name + ".md"] = page(name)
        for wired in (name, *NOTES[name]["also"]):
            found[wired + ".svg"] = wiring.picture(wired)
            # A case holds a perfboard with the keys.
            if wired in cased():
                found[wired + "_perfboard.svg"] = perfboard.picture(wired)
    return found


def italian_pages() -> dict[str, str]:
    """Return {file name in docs/it: its text} of all pages: the boards built by hand in a case."""
    return {f"{name}.md": italian_page(name) for name in NOTES if name in cased()}
