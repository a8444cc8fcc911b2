"""The real boards: each has a page, a wiring picture, and firmware that starts on it."""

import functools
import math
import re
import xml.etree.ElementTree as ElementTree

import pytest

from engine import texts
from host_tools.base.boards import ROOT, boards
from host_tools.base.boards import facts as board_facts
from host_tools.boards.case import measures
from host_tools.boards.case.design import cased
from host_tools.boards.compile import WHOLE, languages_for, make
from host_tools.boards.deploy.sync import room
from host_tools.boards.flash_esp32 import image
from host_tools.boards.notes import NOTES, PICO_PINS
from host_tools.documents.boardpages import (
    ITALIAN,
    PAGES,
    backs,
    italian_pages,
    page_of,
    perfboard,
    power,
)
from host_tools.documents.boardpages import pages as made_pages
from host_tools.documents.boardpages.breadboard import has_picture
from host_tools.documents.boardpages.page import COPY_BLOCKS, with_room
from host_tools.documents.boardpages.template import fill
from host_tools.documents.boardpages.wiring import wires
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof.micropython import handheld
from tests.proof.micropython.tape import Recorder


@functools.cache
def pages():
    """Return all pages, made once for all tests."""
    return made_pages()


def test_every_board_has_a_page_and_every_page_is_fresh():
    made = pages()
    assert {page_of(name) + ".md" for name in boards()} | {"case.md"} == {
        name for name in made if name.endswith(".md")
    }
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for name, text in made.items():
        assert (PAGES / name).read_text(encoding="utf-8") == text, (
            f"run: python -m host_tools.documents.boardpages ({name})"
        )
        assert name.endswith(".svg") or f"(boards/{name})" in index


def test_a_page_with_two_wirings_has_both_pictures_and_both_images():
    page = pages()["pico_242.md"]
    for board, bus in (("pico_242", "SDA"), ("pico_242_spi", "MOSI (D1)")):
        assert f"![wiring]({board}.svg)" in page and bus in pages()[board + ".svg"]
        assert f"`make image BOARD={board}`" in page
    # By either bus, the chip needs its reset line.
    assert page.count("| screen | RES |") == 2


# The heading on the page about batteries, by the board's kind and the battery.
BATTERY = {
    ("cells", "aaa"): "Three AAA cells",
    ("cells", "lipo"): "A LiPo with a TP4056",
    ("boosted", "lipo"): "A LiPo with a 5 V converter",
    ("plug", "lipo"): "A LiPo in the board's socket",
    ("pads", "lipo"): "A LiPo on the board's pads",
}
BATTERIES = (PAGES / "power.md").read_text(encoding="utf-8")


def test_every_battery_has_a_wire_for_plus_and_one_for_minus():
    assert {kind for kind, _ in BATTERY} == set(power.BATTERIES)
    assert "can burn" in BATTERIES and "computed, not measured" in " ".join(BATTERIES.split())
    for (kind, battery), heading in BATTERY.items():
        assert battery in power.BATTERIES[kind]
        said = BATTERIES.split(f"## {heading}\n")[1].split("\n## ")[0]
        (table,) = re.findall(r"\| from \| to \|\n\|---\|---\|\n((?:\|.+\n)+)", said)
        joins = [line.strip("| ").split(" | ") for line in table.splitlines()]
        ends = [end for _, end in joins]
        # Current flows from the battery to the board; a diode, where there is one, lets it through.
        if any("diode" in words for join in joins for words in join):
            blocked = ends.index("diode, the end without the band")
            assert joins[blocked + 1] == ["diode, the end with the band", "plus of the board"]
            assert "minus of the board" in ends
        assert any(start.startswith("switch") for start, _ in joins)


def test_wires_are_told_apart_by_module():
    page = pages()["pico_242.md"]
    assert page.count("of a module with seven pins |") == 2
    assert "| GP10 (pin 14) | button K1 | K1 on the module |" in pages()["pico_130.md"]
    assert "`mpremote cp boards/pico_242_spi/board.py :board.py`" in page
    assert "GND, on the module" in pages()["pico_130.svg"]


@pytest.mark.parametrize("name", NOTES)
def test_a_page_says_how_the_box_is_powered_what_to_order_and_what_to_solder(name):
    page, notes = pages()[name + ".md"], NOTES[name]
    assert "To solder: " in page and page.count("\n- ") >= len(notes["parts"])
    said = page.split("## Power\n")[1].split("\n## ")[0]
    if notes["built_in"]:
        assert notes["built_in"] in said
        return
    for kind, battery in power.BATTERIES[notes["battery"]].items():
        anchor = BATTERY[notes["battery"], kind].lower().replace(" ", "-").replace("'", "")
        (row,) = re.findall(rf"\(power\.md#{anchor}\) (\|.*)", said)
        assert notes["battery"] == "plug" or f"| {notes['plus']} | {notes['minus']} |" in row
        # By hand, for each chip: what is in it, over what is taken from it at each place.
        for chip in notes["chips"]:
            behind = power.PROCESSORS[chip] + power.SCREENS[notes["screen"]]
            # The clock of a press.
            behind += 1.5 if chip == "RP2040" and board_facts(name)["FAST"] else 0
            behind += sum(power.PARTS[part].takes for part in notes["own"])
            own = sum(power.PARTS[part].takes for part in battery.own)
            whole = battery.mwh / (behind * 3.3 / battery.part + own * 3.7)
            hours = int(row.split("|")[-2].split(f" ({chip})")[0].split()[-1])
            assert whole - 1 < hours <= whole


def test_a_larger_screen_a_faster_processor_and_each_part_take_more():
    for battery in power.BATTERIES["cells"].values():
        hours = [
            power.hours(battery, 25 + power.SCREENS[one]) for one in ("0.96 inch", "2.42 inch")
        ]
        assert hours[0] > hours[1] > 3
        assert power.hours(battery, power.PROCESSORS["ESP32"] + 10) < hours[0]
    boosted = power.BATTERIES["boosted"]["lipo"]
    # By hand: 3700 mWh over 2 mA at 3.3 V behind 58 %, and 5 mA of the converter at 3.7 V.
    assert power.hours(boosted, 2) == int(3700 / (2 * 3.3 / 0.58 + 5 * 3.7)) == 123
    assert power.hours(boosted._replace(own=()), 2) == 325


def test_the_pins_of_a_pico_are_those_of_its_board():
    # Raspberry Pi Pico datasheet, figure 2: eight pins between the others are GND.
    ground, power = {3, 8, 13, 18, 23, 28, 33, 38}, {30, 35, 36, 37, 39, 40}
    assert set(PICO_PINS.values()) == set(range(1, 41)) - ground - power
    assert sorted(PICO_PINS) == [*range(23), 26, 27, 28]
    assert list(PICO_PINS.values()) == sorted(PICO_PINS.values())
    assert "| GP10 (pin 14) | button ▲ |" in pages()["pico.md"]


@pytest.mark.parametrize("name", NOTES)
def test_a_page_has_only_what_is_its_boards_own(name):
    page = pages()[name + ".md"]
    keys = [key[0] for key in board_facts(name)["KEYS"]]
    order = ["Parts", "Wiring", "Power", "Installing"]
    if name in cased():
        order.insert(2, "In a case")
    # Buttons that are called by what they do need no table.
    if keys != ["▲", "▼", "◀", "▶", "OK", "back"]:
        order.insert(2, "Buttons")
    if has_picture(name) or NOTES[name]["steps"]:
        order.append("The first quarter of an hour")
    if NOTES[name]["faults"]:
        order.append("Troubleshooting")
    assert re.findall(r"^## (.+)$", page, re.M) == order
    assert "{" not in page.replace("{}", "") and "\n\n\n" not in page
    assert "(README.md)" in page and "(dark.md)" in page
    # No paragraph of it is on every page, but for where the steps are.
    others = [pages()[other + ".md"] for other in NOTES if other != name]
    same = [
        part
        for part in page.split("\n\n")
        if len(part.split()) > 4 and all(part in other for other in others)
    ]
    assert len(same) == 2 and all("](" in part or "<!--" in part for part in same)


def test_what_is_done_with_a_dark_screen_is_told_once():
    dark = (PAGES / "dark.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\d\. .+$", dark, re.M)) >= 6
    # What the console says is what the program prints, and the question is that of the box.
    assert texts.text("device.no_screen", error="").split(" (")[0] in dark
    assert texts.text("settings.frame").split("|")[0] in " ".join(dark.split())
    for words in ("make console", "make check-board", "0x3D", "DC, CS and RES"):
        assert words in dark
    build = " ".join((PAGES / "README.md").read_text(encoding="utf-8").split())
    assert "Read the words on your module before you solder" in build


def test_a_template_is_filled_with_facts_and_its_steps_are_numbered():
    template = (
        "# {title}\n\n{each parts}\n- {what}{if spare}, a spare one{end}\n{end}\n"
        "{unless parts}\nNothing.\n{end}\n1. Look.\n{if parts}\n1. Build.\n{end}\n\n1. Rest.\n"
    )
    parts = [{"what": "a wire", "spare": True}, {"what": "a key", "spare": False}]
    filled = fill(template, {"title": "Box", "parts": parts})
    assert filled == "# Box\n\n- a wire, a spare one\n- a key\n1. Look.\n2. Build.\n\n1. Rest.\n"
    assert fill(template, {"title": "", "parts": []}) == "# \n\nNothing.\n1. Look.\n\n1. Rest.\n"
    with pytest.raises(KeyError, match="spare"):
        fill(template, {"title": "Box", "parts": ["a wire"], "what": 1})


def test_the_page_of_a_case_says_who_gives_each_size():
    parts = (measures.PICO, measures.SWITCH, measures.PERFBOARD, measures.TOGGLE)
    batteries = measures.BATTERIES.values()
    sources = [part["source"] for part in parts]
    sources += [one.source for one in (*measures.DISPLAYS.values(), *batteries)]
    sources += [one.source for one in batteries if one.charger]
    page = pages()["case.md"]
    assert page.count("| its maker's drawing |") == sources.count(measures.DRAWING)
    assert page.count("| usually sold |") == sources.count(measures.USUAL)


@pytest.mark.parametrize("board", cased())
def test_the_perfboard_has_the_boards_pins_by_their_numbers(board):
    grounds = []
    rows = perfboard.rows(board)
    assert [row[0] for row in rows] == [label for label, *_ in board_facts(board)["KEYS"]]
    for (_, legs, signal, number, ground), (_, pin, *_) in zip(
        rows, board_facts(board)["KEYS"], strict=True
    ):
        assert PICO_PINS[pin] == number and (signal, ground) == (legs.split()[0], legs.split()[3])
        grounds.append(ground)
    # One wire to a pin: keys, screen and battery share none.
    used = [row[3] for row in rows] + list(perfboard.pins(board)) + [perfboard.KEYS_GROUND]
    assert len(used) == len(set(used)) and {18, 28, 38} < set(used)
    wired = {wire["place"] for wire in wires(board)} | {wires(board)[-1]["other"]}
    for number in {*used} - {perfboard.BATTERY, perfboard.BATTERY_GROUND}:
        assert any(f"(pin {number})" in words for words in wired), number
    notes = NOTES[page_of(board)]
    assert f"(pin {perfboard.BATTERY})" in notes["plus"]
    assert f"(pin {perfboard.BATTERY_GROUND})" in notes["minus"]
    page = pages()[page_of(board) + ".md"]
    assert (
        f"which hole, which wire: the perfboard seen from the side of the buttons]({board}_" in page
    )
    # In the picture each switch, each used pin and a wire for each key and for the ground.
    tree = ElementTree.fromstring(pages()[f"{board}_perfboard.svg"])
    names = "{http://www.w3.org/2000/svg}"
    shown = [element.text for element in tree.iter(names + "text")]
    for label, *_ in rows:
        assert label in shown
    for words in perfboard.pins(board).values():
        assert words in shown
    assert all(
        any(word.split() == [str(pin)] or word.startswith(f"{pin} ") for word in shown)
        for pin in range(1, 41)
    )
    assert len(list(tree.iter(names + "path"))) == len(rows) + 2
    order = " – ".join(sorted(grounds, key=lambda hole: int(hole[1:]) * 100 + ord(hole[0])))
    assert f"from joint to joint: {order}." in pages()["case.md"]
    # One table for all that have a case.
    assert rows == perfboard.rows("pico")
    for label, legs, signal, number, ground in rows:
        assert f"| {label} | {legs} | {signal} | pin {number} | {ground} |" in pages()["case.md"]


def test_the_italian_pages_are_fresh_and_say_what_the_english_ones_say():
    made = italian_pages()
    others = {"contenitore.md", "esp32s3.md", "pico_display.md"}
    assert set(made) == {page_of(board) + ".md" for board in cased()} | others
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    facts = re.compile(
        r"`make [^`]+`|\bGP\d+|\b[A-R]\d{1,2}\b|\d+ × \d+ × \d+|M\d × \d+|B3F-\d+|SC\d{4}"
        r"|0x\w+|[\w-]+\.svg|\w+\.stl"
    )
    for name, page in made.items():
        assert (ITALIAN / name).read_text(encoding="utf-8") == page, (
            f"run: python -m host_tools.documents.boardpages ({name})"
        )
        assert f"(it/{name})" in index and "{" not in page
        there = facts.findall(pages()[name.replace("contenitore", "case")])
        # All the facts of the case, in the same order; a board's page has more in English.
        here = facts.findall(page)
        assert len(here) > 12 and set(here) <= set(there)
        assert name != "contenitore.md" or here == there
        # Nothing is left in English but names.
        assert not re.search(
            r"\b(the|and|screen|button|with|wire)\b", re.sub(r"\[.*|«.*?»", "", page)
        )


@pytest.mark.parametrize("board", boards())
def test_every_wire_is_in_the_picture(board):
    tree = ElementTree.fromstring(pages()[board + ".svg"])
    words = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    for wire in wires(board):
        part = f"button {wire['button']} " if wire["button"] else f"screen {wire['terminal']}"
        assert wire["place"] in words and any(word.startswith(part) for word in words)
    assert len(wires(board)) >= len(board_facts(board)["KEYS"]) + 4
    # Each has room: on the board's left half, or to the edge.
    for element in tree.iter("{http://www.w3.org/2000/svg}text"):
        size = int(element.get("textLength") or 6.6 * len(element.text))
        ends_there = element.get("text-anchor") == "end"
        assert size <= (124 if ends_there else 560 - int(element.get("x"))), element.text


@pytest.mark.parametrize("board", boards())
def test_the_firmware_starts_on_it_inside_micropython(board):
    with Simulator(board) as box:
        recorder = Recorder(box)
        for key in ("down", "ok", "back", "up"):
            box.press(key)
    moments = handheld.play(recorder.tape, board)
    assert [(moment.count, moment.sum) for moment in moments] == recorder.sent
    assert sum(moment.count for moment in moments) > 0


# Blocks for saved games and the log, beside a program that was copied: about eighteen games, before
# the box offers to keep only the results of old ones.
GAMES = 18


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Give the files that `make deploy` copies, by the number of blocks of a board's file system.

    They are {path: bytes} and differ little by board.
    """
    made = {}

    def program(blocks):
        languages = languages_for(blocks)
        if languages not in made:
            found = make("pico", tmp_path_factory.mktemp("pico"), languages).files
            made[languages] = {"/" + path: data for path, data in found.items()}
        return made[languages]

    return program


def free_blocks(files, blocks):
    """Return how many of `blocks` are free once `files` are on a flash, none if they do not fit."""
    flash = FlashFiles(NorFlash(blocks), make=True)
    folders = {path.rsplit("/", 1)[0] for path in files if path.count("/") > 1}
    for folder in sorted(folders | {folder.rsplit("/", 1)[0] for folder in folders} - {""}):
        flash.mkdir(folder)
    try:
        for path, data in files.items():
            with flash.open(path, "wb") as file:
                file.write(data)
    except OSError:
        return 0
    return flash.statvfs("/")[3]


def test_a_page_promises_to_copy_the_program_only_where_it_fits(program, record_property):
    for blocks in (COPY_BLOCKS, WHOLE):
        # What the copy looks at first counts more than littlefs takes; two blocks are its own.
        assert room(program(blocks)) <= blocks - 2
        assert free_blocks(program(blocks), blocks) >= GAMES
    checked = 0
    for name, notes in NOTES.items():
        if not notes["stock"]:
            continue
        text = pages()[name + ".md"]
        fits, small = with_room(notes)
        assert (
            f"`make deploy BOARD={name}`" in text or f"\nmake deploy BOARD={name}\n" in text
        ) == (bool(fits))
        for board, blocks in notes["stock"].items():
            checked += 1
            if notes["firmware"]:
                # `make flash` leaves room for games, or refuses.
                files = {path[1:]: data for path, data in program(blocks).items()}
                image.make(files, blocks * BLOCK)
            if board in fits:
                assert free_blocks(program(blocks), blocks) >= GAMES, board
                assert ("in English only" in text) == (blocks < WHOLE)
            else:
                assert "The image is the only way onto a " in text and board in text
                assert notes["images"], board
    assert checked >= 7
    files = program(WHOLE)
    record_property(
        "summary", f"the program's {len(files)} files take {room(files)} blocks at most"
    )


def test_a_board_without_an_image_or_room_is_promised_nothing():
    assert "make deploy" not in pages()["esp32_c3_042.md"]


def test_the_blocks_of_stock_boards_are_those_of_micropythons_sources():
    there = sorted((ROOT / "build" / "image").glob("micropython-*/ports/rp2/boards"))
    if not there:
        pytest.skip("needs the sources of MicroPython: make image BOARD=pico fetches them")
    found = {}
    for board, flash in (("RPI_PICO", 2), ("RPI_PICO_W", 2), ("RPI_PICO2", 4), ("RPI_PICO2_W", 4)):
        header = (there[-1] / board / "mpconfigboard.h").read_text(encoding="utf-8")
        words = re.search(r"FLASH_STORAGE_BYTES\s+\((.*)\)", header).group(1)
        terms = words.replace("PICO_FLASH_SIZE_BYTES", str(flash << 20)).split(" - ")
        sizes = [math.prod(int(number) for number in term.split("*")) for term in terms]
        found[board] = (sizes[0] - sum(sizes[1:])) // 4096
    assert tuple(found.values()) == tuple(NOTES["pico"]["stock"].values())


@pytest.mark.parametrize("name", NOTES)
def test_a_page_begins_with_what_it_is_not_for(name):
    page = (PAGES / f"{name}.md").read_text("utf-8")
    words = NOTES[name]["not_for"]
    assert words.endswith(".") and page.split("-->")[1].lstrip().startswith(f"**Not for** {words}")
    # Each board has its own, also one that is like another.
    assert [one for one in NOTES if NOTES[one]["not_for"] == words] == [name]
    italian = PAGES.parent / "it" / f"{name}.md"
    if italian.exists():
        assert f"**Non è per** {NOTES[name]['not_for_it']}" in italian.read_text("utf-8")
        assert NOTES[name]["not_for_it"]


def test_the_first_question_is_answered_by_what_is_on_the_back_of_a_module():
    page = (PAGES / "README.md").read_text("utf-8")
    asked = page.index("**Which page is mine?**")
    for name in ("pico", "pico_130", "pico_242", "pico_display"):
        assert f"]({name}.md)" in page[asked : page.index("| board | screen |")]


@pytest.mark.parametrize("file", backs.BACKS)
def test_the_back_of_a_module_has_its_pins_and_is_shown_in_both_languages(file):
    back = backs.BACKS[file]
    found = ElementTree.fromstring((PAGES / file).read_text("utf-8"))
    words = [one.text or "" for one in found.iter("{http://www.w3.org/2000/svg}text")]
    if back.inches:
        # What the board's file wires is there, and nothing else but the words below.
        terminals = [wire["terminal"] for wire in wires(back.board) if not wire["button"]]
        named = {re.sub(r".*\((\w+)\)", r"\1", terminal) for terminal in terminals}
        buttons = {key[0] for key in board_facts(back.board)["KEYS"] if key[0].startswith("K")}
        assert set(words[:-1]) == named | buttons
        count = {"pico": 4, "pico_130": 8, "pico_242_spi": 7}[back.board]
        assert len(backs.terminals(back.board)) == count
    for page, start in ((PAGES / "README.md", ""), (ITALIAN / "costruire.md", "../boards/")):
        row = [line for line in page.read_text("utf-8").splitlines() if f"]({start}{file})" in line]
        # It leads to the page that is meant, or to that of the board in the other language.
        assert len(row) == 1 and f"{page_of(back.board)}.md" in row[0]


def test_larger_glass_is_a_larger_drawing():
    sizes = []
    for file in ("back_4_pins.svg", "back_8_pins.svg", "back_242.svg"):
        box = ElementTree.fromstring(backs.picture(file)).get("viewBox", "")
        sizes.append(int(box.split()[2]))
    assert sizes == sorted(set(sizes))


def test_the_page_of_the_bonnet_says_what_it_is_not_for():
    page = (PAGES / "pi_bonnet.md").read_text("utf-8")
    assert page.split("\n\n")[1].startswith("**Not for** the PiOLED of 128x32")
