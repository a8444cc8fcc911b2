"""One page and one wiring picture for each board, from its file and the notes."""

import runpy
from html import escape
from pathlib import Path
from typing import Any

from host_tools.boardpages import building, perfboard, power
from host_tools.boardpages.markdown import table
from host_tools.boardpages.notes import NOT_YET, NOTES, page_of
from host_tools.case.design import cased
from host_tools.espflash.idf import APP, FILES, IDF, MICROPYTHON

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "boards"
# Reports of `make check-board` from real boards: <board>.txt.
TESTED = FOLDER / "tested"
_ROW = 26
_WIDTH = 560
_BOARD, _PART = 150, 400
# How many blocks of 4 KiB a board must have for its files if the program is to be copied there,
# with room for saved games.
COPY_BLOCKS = 512
_TOOLS = (
    "Tools: a soldering iron with a fine tip, solder with flux, side cutters, wire strippers, a"
    " small screwdriver; a meter helps. For the case a 3D printer, or a service that prints. If you"
    " have never soldered, try it first with a Pico H, a breadboard and jumper wires."
)
_MODULE = (
    "**Read the words on your module before you solder**: on some, VCC and GND are swapped, and"
    " wired the wrong way round it is lost. SDA and SCL swapped do no harm."
)
_COMMANDS = (
    "Commands that start with `make` are typed in a terminal, in the folder of this project:"
    " [where and how, also on Windows](README.md#commands)."
)
_TESTING = (
    "With the board on the cable, `make check-board` tests it with you: each key, pressed and held,"
    " the four edges of the picture, brightness, the battery where the board can read it, and ten"
    " entries that are read back after you pull the plug. It writes a report to send. Without a"
    " computer: the first start teaches the keys. If the picture is whole and each key answers, the"
    " wiring is right."
)
_WIRES = {
    "sda": "SDA",
    "scl": "SCL",
    "sck": "SCK (D0)",
    "mosi": "MOSI (D1)",
    "dc": "DC",
    "cs": "CS",
    "rst": "RES",
}
# What the table says of a button's ground where no wire has to be made.
_JOINED = {
    "GND, through the headers": "already connected by the wing",
    "built in": "built in",
}


def board_facts(name: str) -> dict[str, Any]:
    """Return what a board's file defines, as a dict."""
    return runpy.run_path(str(ROOT / "boards" / name / "board.py"))


def wires(name: str) -> list[tuple[Any, str, str]]:
    """Return [(place on the board, part, its terminal)] for every wire of a board."""
    board, notes = board_facts(name), NOTES[page_of(name)]
    plus, ground = notes["power"]
    found = [(plus, "screen", "VCC"), (ground, "screen", "GND")]
    for entry in _WIRES:
        if entry in board["SCREEN"]:
            found.append((_label(notes, board["SCREEN"][entry]), "screen", _WIRES[entry]))
    for place, terminal in notes.get("tied", {}).get(name, ()):
        found.append((place, "screen", f"{terminal} {notes['tied_where']}"))
    other = notes.get("keys_ground", ground) if board["KEYS_PRESSED"] == 0 else plus
    for label, pin, _, _ in board["KEYS"]:
        terminal = _JOINED.get(other, f"one contact, the other to {other}")
        terminal = notes.get("key_terminal", terminal).format(label=label)
        found.append((_label(notes, pin), f"button {label}", terminal))
    return found


def _label(notes, pin):
    """Return what a pin of the processor is called on the board."""
    return notes["pins"].format(pin=pin, place=notes.get("places", {}).get(pin))


def picture(name: str) -> str:
    """Return the wiring of a board as SVG: board on the left, parts on the right."""
    rows = wires(name)
    height = (len(rows) + 2) * _ROW
    board, notes = board_facts(name), NOTES[page_of(name)]
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
            ' font-family="sans-serif" font-size="12">'
        ),
        f"<title>{escape(board['TITLE'])}: wiring</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<rect x="10" y="8" width="{_BOARD - 10}" height="{height - 16}" rx="8" fill="#1b5e3a"/>',
        (
            '<text x="18" y="26" fill="#fff"'
            f' font-weight="bold">{escape(board["TITLE"].split(",")[0])}</text>'
        ),
    ]
    colours = {"VCC": "#c62828", "GND": "#222"}
    for at, (place, part, terminal) in enumerate(rows):
        y = (at + 2) * _ROW
        colour = colours.get(terminal, "#1565c0" if part == "screen" else "#6a1b9a")
        lines += [
            (
                f'<text x="{_BOARD - 8}" y="{y + 4}" fill="#fff"'
                f' text-anchor="end">{escape(place)}</text>'
            ),
            f'<path d="M{_BOARD} {y}H{_PART}" stroke="{colour}" stroke-width="2"/>',
            (
                f'<circle cx="{_BOARD}" cy="{y}" r="3" fill="#d4af37"/><circle cx="{_PART}"'
                f' cy="{y}" r="3" fill="#d4af37"/>'
            ),
            (
                f'<text x="{_PART + 8}" y="{y + 4}">{escape(part)}'
                f" {escape(terminal if part == 'screen' else '')}</text>"
            ),
        ]
    plus, ground = notes["power"]
    shared = plus if board["KEYS_PRESSED"] else notes.get("keys_ground", ground)
    lines.append(
        f'<text x="{_BOARD + 10}" y="22" fill="#555">the other side of each button:'
        f" {escape(shared)}</text>"
    )
    return "\n".join([*lines, "</svg>", ""])


def with_image(notes: dict) -> list[str]:
    """Return the lines of the page for a board that has an image."""
    lines = table(
        ("board", "file of a release", "built here by"),
        [
            (words, f"`meldmate-{name}-<version>.uf2`", f"`make image BOARD={name}`")
            for name, words in notes["images"]
        ],
    )
    if "other_images" in notes:
        copies = _each(notes, "mpremote cp boards/{board}/board.py :board.py")
        lines += ["", notes["other_images"].format(copies=copies)]
    opening = _drive(notes)
    steps = [
        *([notes["first"]] if "first" in notes else []),
        *opening,
        (
            "Drag the file onto it. The board restarts with the program. What you build yourself is"
            " in `build/images/`."
        ),
    ]
    lines += [
        "",
        *(f"{number}. {step}" for number, step in enumerate(steps, 1)),
        "",
        (
            "Install a newer image in the same way; saved games stay. If the board already runs"
            " MicroPython, `mpremote bootloader` opens the same drive."
        ),
        "",
        (
            "For other wiring you need a board file of your own: copy"
            f" `boards/{notes['images'][0][0]}/board.py`, change what differs, and copy it to the"
            " board: `mpremote cp board.py :board.py`. Then unplug the board and plug it in again."
            " Your file takes the place of the one in the image."
        ),
    ]
    return [*lines, "", *without_image(notes)]


def with_room(notes: dict) -> tuple[list[str], list[str]]:
    """Return (boards that the program can be copied to, boards whose flash is too small)."""
    fits = [board for board, blocks in notes["stock"] if blocks >= COPY_BLOCKS]
    return fits, [board for board, blocks in notes["stock"] if blocks < COPY_BLOCKS]


def without_image(notes: dict) -> list[str]:
    """Return the lines on copying the program to a board that has an image."""
    fits, small = with_room(notes)
    lines = []
    if small:
        lines.append(
            f"The image is the only way onto a {' or '.join(small)}: MicroPython's own build leaves"
            " too little of the flash for the program's files, so `make deploy` refuses."
        )
    if fits:
        lines.append(
            ("A {board} can do without an image" if small else "Without an image").format(
                board=" or ".join(fits)
            )
            + ", on MicroPython 1.24 or newer (micropython.org/download): "
            + _each(notes, "make deploy BOARD={board}")
            + ". It starts more slowly and leaves less memory."
        )
        lines.append(
            "If you installed with `make deploy` before, back up before you change to the image,"
            " which may keep its files elsewhere in the flash: `make backup`, then the image, then"
            " `make restore FROM=backups/...`."
        )
    return ["\n\n".join(lines)]


def with_flash(name: str, notes: dict) -> list[str]:
    """Return the lines of the page for a board that `make flash` writes to."""
    builds = notes["firmware"]
    fits, _ = with_room(notes)
    lines = table(
        ("board", "MicroPython's own build (micropython.org/download)"),
        [(words, f"`{build}-<date>-v<version>.bin`") for words, build in builds],
    )
    return [
        *lines,
        "",
        *([notes["first"], ""] if "first" in notes else []),
        "1. Download the newest .bin file of that name (not .app-bin or .uf2).",
        "2. Plug the board in, and write MicroPython and the program in one go:",
        "",
        "```",
        f"make flash BOARD={name} FIRMWARE=<file>.bin",
        "```",
        "",
        (
            "Everything is checked before anything is written: that the file is for this chip and"
            " board, that its partition table is whole, that program and saved games fit. Files"
            " on the board are kept until you say otherwise. `<file>.bin` is the path of the"
            " download. If the port does not answer,"
            " hold BOOT, press RESET, release BOOT, and run it again."
        ),
        "",
        (
            f"A newer program alone: `make deploy BOARD={name}`, which copies only what changed"
            f" and leaves saved games alone ({' or '.join(fits)})."
        ),
        "",
        (
            f"For other wiring, copy `boards/{name}/board.py`, change what differs, and copy it to"
            " the board: `mpremote cp board.py :board.py`, then press RESET."
        ),
    ]


def with_idf(name: str, notes: dict) -> list[str]:
    """Return the lines on building MicroPython for a board without PSRAM."""
    folder = f"boards/esp32/micropython/{notes['idf']}"
    return [
        (
            "There is too little memory to load the program into: it is frozen into MicroPython"
            f" instead, by the board definition in `{folder}`. **It has not been built here**: that"
            " takes Espressif's ESP-IDF, which is packaged neither by Debian nor on PyPI. Its"
            " arithmetic is tested: where the partitions are, and that the program fits."
        ),
        "",
        (
            f"With MicroPython {MICROPYTHON} beside this checkout, and ESP-IDF {IDF} set up as"
            " MicroPython's `ports/esp32/README.md` says (other versions may need changes):"
        ),
        "",
        "```",
        "make -C ../micropython/mpy-cross",
        f"make -C ../micropython/ports/esp32 BOARD_DIR=$PWD/{folder} submodules",
        (
            f"make -C ../micropython/ports/esp32 BOARD_DIR=$PWD/{folder} PORT={notes['port']} all"
            " deploy"
        ),
        "```",
        "",
        (
            f"The app has {APP >> 10} KiB of the 4 MB, the files {FILES >> 10}. Saved games stay"
            " when a newer build is flashed. On a damaged file system the program starts"
            " all the same, shows what can be read, and asks before it erases anything."
        ),
    ]


def with_micropython(name: str, notes: dict) -> list[str]:
    """Return the lines of the page for a board that has no image."""
    lines = []
    if "firmware" in notes:
        lines += with_flash(name, notes)
    if "idf" in notes:
        if lines:
            lines += ["", "### Without PSRAM", ""]
        lines += with_idf(name, notes)
    return lines


def tested(name: str, notes: dict, folder: Path = TESTED) -> list[str]:
    """Return the sentences on what was tried: first the reports on real boards in `folder`."""
    names = (name, *notes.get("also", {}))
    reports = [folder / f"{one}.txt" for one in names if (folder / f"{one}.txt").is_file()]
    found = [
        f"On a real board, with a person: [the report](tested/{path.name})." for path in reports
    ]
    if not found:
        return list(notes["tried"])
    return found + [what.replace(NOT_YET, "") for what in notes["tried"]]


def _work(name, notes):
    """Return the sentence on the wires and what is soldered."""
    words = f"To solder: {notes['solder']}."
    if "through the headers" in notes["power"][1]:
        return f"The headers connect screen and keys; only a switch has wires, two of them. {words}"
    if notes["power"][1] == "built in":
        return f"No wires. {words}"
    board = board_facts(name)
    screen = sum(part == "screen" for _, part, _ in wires(name))
    keys = len(board["KEYS"])
    on_it = any("keys on it" in part for part in notes["parts"])
    ground = "" if on_it else ", and one that joins the buttons' other contacts"
    if notes["power"][0] == "on the board":
        return f"Wires: {keys} for the buttons{ground}; the screen is on the board. {words}"
    tied = len(notes.get("tied", {}).get(name, ()))
    by = f"{screen} for the screen"
    if tied:
        spi = sum(part == "screen" for one in notes["also"] for _, part, _ in wires(one))
        by = (
            f"{spi} for the screen by SPI; by I2C {screen - tied}, or {screen} if the module has"
            " seven pins"
        )
    battery = "The battery's are under [Power](#power)"
    return f"Wires: {by}; {keys} for the buttons{ground}. {battery}. {words}"


def page(name: str) -> str:
    """Return the page for a board in Markdown."""
    board, notes = board_facts(name), NOTES[name]
    lines = [
        f"# {board['TITLE']}",
        "",
        "<!-- Made by `python -m host_tools.boardpages` from the board's file and its notes. -->",
        "",
        "## Parts",
        "",
    ]
    lines += [f"- {part}" for part in notes["parts"]]
    if "batteries" in notes["supply"]:
        lines.append("- a battery, and what goes with it: [Power](#power)")
    if name in cased():
        lines.append("- what [the case](#the-case) takes, if you want one")
    lines += ["", _work(name, notes), ""]
    if name in cased():
        lines += [_TOOLS, ""]
    lines += ["## Wiring", ""]
    ways = {name: notes.get("by", ""), **notes.get("also", {})}
    for wired, by in ways.items():
        if by:
            lines += [f"### {by[0].upper()}{by[1:]}", ""]
        lines += [f"![wiring]({wired}.svg)", ""]
        lines += [*table(("board", "part", "terminal"), wires(wired)), ""]
    for sentence in (*([_MODULE] if _loose(notes) else []), *notes.get("wiring", ())):
        lines += [sentence, ""]
    lines.pop()
    keys = [(label, press, hold or "") for label, _, press, hold in board["KEYS"]]
    lines += ["", "## Buttons", "", *table(("button", "pressed", "held"), keys), ""]
    if name in cased():
        lines += building.on_perfboard(ways, "en")
        lines += building.in_case(name, "en")
    lines += ["## Power", "", *power.lines(notes["supply"]), "", "## Installing", ""]
    lines += [_COMMANDS, ""]
    lines += with_image(notes) if "images" in notes else with_micropython(name, notes)
    lines += [
        "",
        "## Testing",
        "",
        _TESTING,
        "",
        *(f"- {what}" for what in tested(name, notes)),
        "",
    ]
    lines += building.when_dark(_dark(ways, notes), " ".join(_drive(notes)), "en")
    asking = {board_facts(wired)["SCREEN"].get("also") and wired for wired in ways} - {None}
    if asking:
        lines += ["## Which chip", "", *which_chip(sorted(asking)), ""]
    if notes["faults"]:
        lines += ["## Troubleshooting", "", *(f"- {fault}" for fault in notes["faults"])]
    while not lines[-1]:
        lines.pop()
    return "\n".join([*lines, ""])


def which_chip(names: list[str]) -> list[str]:
    """Return the lines on how the box finds out which chip the screen of these boards has."""
    lines = []
    key = next(label for label, _, press, _ in board_facts(names[0])["KEYS"] if press == "ok")
    for name in names:
        screen = board_facts(name)["SCREEN"]
        chips = [chip.upper() for chip in (screen["chip"], *screen["also"])]
        listed = ", ".join(chips[:-1]) + " or " + chips[-1]
        if screen["bus"] in ("i2c", "softi2c"):
            lines.append(
                f"Modules that look alike have an {listed}. Over I2C the box finds out by itself."
                " If the module does not tell, the first start shows a frame and asks."
            )
        else:
            lines.append(
                f"Modules for SPI have an {listed}, and none of them can tell which. So the"
                " first start shows a frame and asks."
            )
    return [
        *(line for sentence in lines for line in (sentence, "")),
        (
            f"“Do you see a frame on all four sides?” {key} is yes; any other key, or 15"
            " seconds without one, tries the next chip. The answer is saved on the board."
        ),
        "",
        (
            "If you put in another module, or if the picture is shifted, torn or missing, hold"
            f" {key} while you switch the box on: it asks again. That one time it starts in safe"
            " mode: with the default settings, and without the game that was on."
        ),
    ]


def _dark(ways, notes):
    """Return which steps there are for a screen of this board that stays dark."""
    buses = {board_facts(board)["SCREEN"]["bus"] for board in ways}
    plus, _ = notes["power"]
    loose = _loose(notes)
    asked = {
        "drive": "images" in notes,
        "image": "images" in notes,
        "console": True,
        "wires": loose,
        "joints": "headers" in plus,
        "check": "i2c" in buses,
        "spi": "spi" in buses and loose,
        "battery": any(
            any("diode" in word for join in battery.joins for word in join)
            for battery in notes["supply"].get("batteries", ())
        ),
        "enable": any(
            ("switch, middle terminal", "EN") in battery.joins
            for battery in notes["supply"].get("batteries", ())
        ),
    }
    return {step for step, there in asked.items() if there}


def _each(notes, command):
    """Return a command for each way to wire the board of a page."""
    ways = {notes["images"][0][0]: "", **notes.get("also", {})}
    found = [
        f"{by}, `{command.format(board=board)}`" if by else f"`{command.format(board=board)}`"
        for board, by in ways.items()
    ]
    return " or, ".join(found)


def _loose(notes):
    """Return whether wires are soldered to the screen."""
    plus, _ = notes["power"]
    return not any(words in plus for words in ("headers", "built in", "on the board"))


def _drive(notes):
    """Return the sentences on how the drive for an image is opened."""
    return notes.get("drive", ("Hold BOOTSEL and plug the board in: a drive appears.",))


def pages() -> dict[str, str]:
    """Return {file name in docs/boards: its text} of all pages."""
    found = {}
    for name in NOTES:
        found[name + ".md"] = page(name)
        for wired in (name, *NOTES[name].get("also", {})):
            found[wired + ".svg"] = picture(wired)
            # A case holds a perfboard with the keys.
            if wired in cased():
                found[wired + "_perfboard.svg"] = perfboard.picture(wired)
    return found
