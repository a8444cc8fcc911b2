"""What a board's file does not say: `boards/<name>/page.toml`.

`like` names a board whose entries hold where the board has none of its own. The others:

- `parts`, `wiring`, `faults`: sentences for the page, in Markdown; one word alone is a sentence
  of `boards/shared.toml`; `steps`: what to do from the parts to the first game, where no breadboard
  has its own;
- `solder`: what is soldered; `first`: what comes before the parts are put together;
- `pins`: what a pin is called on the board; `places`: the pin of the board by the processor's;
- `rows`: the pins of both rows as they lie on a breadboard, seen from above: below, above, from the
  left; by their numbers where `places` has them. `usb`: at which end the socket is;
- `power`: (supply, ground) of the screen and the buttons; `keys_ground`: that of the buttons,
  where it is another pin; `tied`: (pin, the screen's terminal) of terminals that are joined for
  good, on modules with seven pins;
- `key_terminal`: the terminal of a button, where the screen's module or the board has the buttons;
- `by`, `also`: how the screen is wired, and other boards on the same page by how theirs is;
- `chips`: {processor: the boards of the page that have it}; `own`: parts of the board that take
  something by themselves; `screen`, `battery`: all of them as `power.py` has them; `plus`, `minus`:
  where the battery is connected; or only `built_in`, a sentence on the battery that the board has;
- `not_for`: what looks like the board or its screen and has another page, `not_for_it` in Italian
  where there is a page; nothing of it holds for a board that is `like` this;
- `unproven`: a sentence at the top, where something on the page was tried in part or not at all;
- `images`: {name: which board}; `drive`: how the drive for an image is opened, if not by BOOTSEL;
- `firmware`: {which board: (MicroPython's own build for it, since which version)}, where PSRAM is:
  `make flash`;
- `idf`, `port`: the folder in boards/esp32/micropython for a board without PSRAM, and its port;
- `stock`: {which board: how many blocks of 4 KiB MicroPython's own build gives to its files}.
"""

import tomllib
from typing import Any

from host_tools.base.boards import FOLDER, ROOT

# Where the pages of the boards are.
PAGES = ROOT / "docs" / "boards"
_TEXTS = (
    *("unproven", "by", "keys_ground", "key_terminal", "first", "idf", "port", "built_in"),
    "usb",
)
_SUPPLY = ("screen", "battery", "plus", "minus")
_WITHOUT: dict[str, Any] = {
    **dict.fromkeys((*_TEXTS, *_SUPPLY), ""),
    **dict.fromkeys(("wiring", "steps", "faults", "tied", "drive", "own", "rows"), ()),
    **dict.fromkeys(("places", "also", "images", "firmware", "stock", "chips"), {}),
}


def _read(path):
    return tomllib.loads((FOLDER / path).read_text(encoding="utf-8"))


def _notes(name, shared):
    own = _read(f"{name}/page.toml")
    for key in ("parts", "wiring", "faults"):
        if key in own:
            own[key] = [words if " " in words else shared[words] for words in own[key]]
    if "places" in own:
        own["places"] = {int(pin): place for pin, place in own["places"].items()}
    alike = _notes(own["like"], shared) if "like" in own else _WITHOUT
    return {**alike, "not_for": "", "not_for_it": "", **own}


# {board: what its page says}, for each board that has a page of its own.
NOTES: dict[str, dict[str, Any]] = {
    path.parent.name: _notes(path.parent.name, _read("shared.toml"))
    for path in sorted(FOLDER.glob("*/page.toml"))
}
# The pins of a Pico, Pico W, Pico 2 and Pico 2 W, counted from the USB socket: {GP: pin}.
PICO_PINS: dict[int, int] = NOTES["pico"]["places"]


def page_of(board: str) -> str:
    """Return the name of the page in docs/boards that has the board, without ".md".

    >>> page_of("pico"), page_of("pico_242_spi")
    ('pico', 'pico_242')
    """
    for name, notes in NOTES.items():
        if board in notes["also"]:
            return name
    return board
