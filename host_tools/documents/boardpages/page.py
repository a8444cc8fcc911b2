"""The page of each board, and that of the case: templates with what the files say put in."""

import tomllib
from pathlib import Path
from typing import Any

from host_tools.base.boards import ROOT, facts
from host_tools.boards.case.design import cased
from host_tools.boards.compile import WHOLE
from host_tools.boards.image.targets import RELEASED, TARGETS
from host_tools.boards.notes import NOTES, PAGES
from host_tools.documents.boardpages import backs, breadboard, building, perfboard, power, wiring
from host_tools.documents.boardpages.template import fill

ITALIAN = ROOT / "docs" / "it"
CASE, ITALIAN_CASE = "case.md", "contenitore.md"
# Reports of `make check-board` from real boards: <board>.txt.
TESTED = PAGES / "tested"
# How many blocks of 4 KiB a board must have for its files if the program is to be copied there in
# English, with room for saved games.
COPY_BLOCKS = 512
# Of buttons that are called so, a page says nothing.
_PLAIN = ("▲", "▼", "◀", "▶", "OK", "back")
# Boards without a case that have a page in Italian: one plugs together, one has a breadboard.
_ITALIAN = ("pico_display", "esp32s3")
# The chips of boards with a page in Italian, in Italian.
_WHO = {
    **{"a Pico or Pico W": "un Pico o Pico W", "a Pico 2 or Pico 2 W": "un Pico 2 o Pico 2 W"},
    "the box": "Meldmate",
}
_KEYS = {
    "up": "su",
    "down": "giù",
    "left": "sinistra",
    "right": "destra",
    "ok": "OK",
    "back": "indietro",
    "": "",
}
_HOLES = {
    **{"red": "rosso", "black": "nero", "blue": "blu", "green": "verde", "yellow": "giallo"},
    **{"orange": "arancione", "brown": "marrone", "purple": "viola", "grey": "grigio"},
    **{"white": "bianco", "ground": "massa", "rail +": "linea +", "rail −": "linea −"},
}
_PARTS = Path(__file__).with_name("parts.it.toml")


def with_room(notes: dict) -> tuple[list[str], list[str]]:
    """Return (boards that the program can be copied to, boards whose flash is too small)."""
    fits = [board for board, blocks in notes["stock"].items() if blocks >= COPY_BLOCKS]
    return fits, [board for board in notes["stock"] if board not in fits]


def page_facts(name: str, tested: Path = TESTED) -> dict[str, Any]:
    """Return what the page of a board says, by the words of its template.

    Reports on real boards are in the folder `tested`.
    """
    notes = NOTES[name]
    images = notes["images"]
    boards = {name: facts(name), **{wired: facts(wired) for wired in notes["also"]}}
    keys = boards[name]["KEYS"]
    also = [{"wired": wired, "by": by} for wired, by in notes["also"].items()]
    fits, small = with_room(notes)
    return {
        **notes,
        **power.facts(notes, boards[name].get("FAST", False)),
        "name": name,
        "title": boards[name]["TITLE"],
        "cased": name in cased(),
        "large": notes["screen"] == "2.42 inch",
        "colour": notes["screen"] == "1.14 inch, colour",
        "also": also,
        "ways": [
            {**way, "wires": wiring.wires(way["wired"])}
            for way in ({"wired": name, "by": notes["by"]}, *also)
        ],
        "breadboard": breadboard.has_picture(name),
        "beside": not breadboard.plugged(name),
        "holes": breadboard.table(name) if breadboard.has_picture(name) else [],
        "plain": tuple(key[0] for key in keys) == _PLAIN,
        "keys": [{"label": key[0], "press": key[2], "hold": key[3] or ""} for key in keys],
        "images": [_image(TARGETS[image], what) for image, what in images.items()],
        "other_pico2": "Pico 2" in notes["stock"] and "pico2" not in images,
        "firmware": [
            {"what": what, "build": build, "since": since}
            for what, (build, since) in notes["firmware"].items()
        ],
        "roomy": " or ".join(fits),
        "english": bool([board for board in fits if notes["stock"][board] < WHOLE]),
        "small": " or ".join(small),
        "reports": [f"{wired}.txt" for wired in boards if (tested / f"{wired}.txt").is_file()],
    }


def _image(target, what):
    """Return what a page says of an image, which is for the boards `what`."""
    return {
        "image": target.name,
        "what": what,
        "released": target in RELEASED,
        "since": ".".join(map(str, target.since)),
    }


def page(name: str, tested: Path = TESTED) -> str:
    """Return the page for a board in Markdown; reports on real boards are in `tested`."""
    return _filled("page.en.md", page_facts(name, tested))


def _filled(template, found):
    text = Path(__file__).with_name(template).read_text(encoding="utf-8")
    return fill(text, found).rstrip("\n") + "\n"


def parts_in_italian() -> dict[str, str]:
    """Return {part in English: in Italian}."""
    return tomllib.loads(_PARTS.read_text(encoding="utf-8"))


def italian_page(name: str) -> str:
    """Return the page in Italian for a board that has one."""
    found, words = page_facts(name), parts_in_italian()
    found["parts"] = [words[part] for part in found["parts"]]
    found["keys"] = [
        {**key, "press": _KEYS[key["press"]], "hold": _KEYS[key["hold"]]} for key in found["keys"]
    ]
    found["holes"] = [
        {name: _HOLES.get(word, word) for name, word in hole.items()} for hole in found["holes"]
    ]
    for hole in found["holes"]:
        wire = str(hole["wire"]).replace("button", "pulsante")
        hole["wire"] = wire.replace("screen", "schermo")
    # The part in brackets is for the English page.
    found["dark"] = [{**one, "who": _WHO[one["who"]]} for one in found["dark"]]
    found["images"] = [
        {**image, "what": words[image["what"].split(" (")[0]]} for image in found["images"]
    ]
    return _in_italian("page.it.md", found)


def case_pages() -> dict[str, str]:
    """Return {language: the page about the case, its perfboard and its parts}."""
    found = building.facts()
    # Millimetres, with a comma.
    metric = {
        key: fact.replace(".", ",")
        for key, fact in found.items()
        if key.endswith(("_size", "_height", "_hole"))
    }
    modules = [
        {key: fact.replace(".", ",") for key, fact in module.items()} for module in found["modules"]
    ]
    return {
        "en": _filled("case.en.md", found),
        "it": _in_italian("case.it.md", {**found, **metric, "modules": modules}),
    }


def _in_italian(template, found):
    text = _filled(template, found).replace("(pin ", "(piedino ")
    # As the texts on the screen call it.
    text = text.replace("pulsante back |", "pulsante indietro |").replace(
        "| back |", "| indietro |"
    )
    return text.replace("already connected by the pack", "già collegato dal Pack")


def pages() -> dict[str, str]:
    """Return {file name in docs/boards: its text} of all pages."""
    found = {CASE: case_pages()["en"]}
    found.update({file: backs.picture(file) for file in backs.BACKS})
    for name in NOTES:
        found[name + ".md"] = page(name)
        if breadboard.has_picture(name):
            found[name + "_breadboard.svg"] = breadboard.picture(name)
        for wired in (name, *NOTES[name]["also"]):
            found[wired + ".svg"] = wiring.picture(wired)
            # A case holds a perfboard with the keys.
            if wired in cased():
                found[wired + "_perfboard.svg"] = perfboard.picture(wired)
    return found


def italian_pages() -> dict[str, str]:
    """Return {file name in docs/it: text}: those with a case, two more, and the case."""
    names = [name for name in NOTES if name in cased() or name in _ITALIAN]
    found = {f"{name}.md": italian_page(name) for name in names}
    return {**found, ITALIAN_CASE: case_pages()["it"]}
