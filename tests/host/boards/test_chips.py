"""What a page says of a chip holds for it: each board, with each chip that its page names."""

import re
import types

import pytest

from firmware.board import extras, speed
from firmware.idle import resting
from host_tools.base.boards import ROOT, facts, fits
from host_tools.base.boards import boards as all_boards
from host_tools.boards.flash_esp32.targets import TARGETS as ESP
from host_tools.boards.image.targets import MIN_VERSION, PACKAGED, RELEASED, RP2040, RP2350, TARGETS
from host_tools.boards.notes import NOTES
from host_tools.documents.boardpages import ITALIAN, PAGES, page_of, power
from host_tools.documents.boardpages.page import _WHO, with_room
from host_tools.simulated.emulator import machine
from host_tools.simulated.micropython.runtime import VERSIONS

# MicroPython's own builds for an ESP32 by version: ports/esp32/boards/ESP32_GENERIC*/board.json at
# these tags of https://github.com/micropython/micropython; "old_variants" are no longer built.
_ALWAYS = {"ESP32_GENERIC-SPIRAM", "ESP32_GENERIC_S3", "ESP32_GENERIC_S3-SPIRAM_OCT"}
BUILDS = {
    "1.24": _ALWAYS | {"ESP32_GENERIC_S3-FLASH_4M"},
    "1.25": _ALWAYS | {"ESP32_GENERIC_S3-FLASH_4M"},
    "1.26": _ALWAYS,
    "1.27": _ALWAYS,
    "1.28": _ALWAYS,
    "1.29": _ALWAYS,
}
# At how many MHz they run: boards/sdkconfig.240mhz is named by mpconfigvariant_SPIRAM_OCT.cmake;
# without it, at what ESP-IDF takes by itself.
CLOCKS = {
    "ESP32_GENERIC-SPIRAM": 160,
    "ESP32_GENERIC_S3": 160,
    "ESP32_GENERIC_S3-SPIRAM_OCT": 240,
}
CASES = [(name, chip) for name, notes in NOTES.items() for chip in notes["chips"]]
# What MicroPython calls boards with each chip.
MACHINES = {
    "RP2040": (
        "Raspberry Pi Pico with RP2040",
        "Raspberry Pi Pico W with RP2040",
        "Adafruit Feather RP2040 with RP2040",
    ),
    "RP2350": (
        "Raspberry Pi Pico2 with RP2350",
        "Raspberry Pi Pico 2 W with RP2350",
        "Seeed XIAO RP2350 with RP2350",
    ),
    "ESP32": ("Generic ESP32 module with SPIRAM with ESP32",),
    "ESP32-S3": ("Generic ESP32S3 module with Octal-SPIRAM with ESP32S3",),
    "ESP32-C3": ("ESP32C3 module with ESP32C3",),
}
# Words that name a chip, or boards that have one; the case of a Pico is any buttons'.
WORDS = {
    "RP2040": r"RP2040|(?<!case of a )(?<!contenitore del )\bPico\b(?! 2\b| Display)|Thumby",
    "RP2350": r"Pico 2\b|RP2350",
    "ESP32-S3": r"ESP32-?S3",
    "ESP32-C3": r"ESP32-?C3",
    "ESP32": r"ESP32(?!-?[SC]3)(?!_GENERIC_S3)",
}
FAMILIES = {RP2040: "RP2040", RP2350: "RP2350"}
# What the batteries' sections in power.md and batteria.md are about: milliwatt hours (3.7 V or
# three times 1.2 Wh), the part of them that arrives, and what hangs on the battery itself, in mA.
BATTERIES = {
    "three-aaa-cells": (3600, 0.8, 0),
    "tre-ministilo": (3600, 0.8, 0),
    "a-lipo-with-a-tp4056": (3700, 0.8, 0.005),
    "una-lipo": (3700, 0.8, 0.005),
    "a-lipo-with-a-5-v-converter": (3700, 0.58, 5),
    "a-lipo-in-the-boards-socket": (4440, 0.85, 0.002),
    "a-lipo-on-the-boards-pads": (3700, 0.85, 0),
}
# What the page on batteries calls boards, by the first word of their names.
CALLED = {
    "RP2040": {
        "pico": "Pico",
        "xiao": "XIAO RP2040",
        "feather": "Feather RP2040",
        "thumby": "Thumby",
    },
    "RP2350": {"pico": "Pico 2", "xiao": "XIAO RP2350", "feather": "Feather RP2350"},
}
ESP_NAMES = {"esp32": "ESP32", "esp32s3": "ESP32-S3"}


def pages():
    """Return {file name: text} of the boards' pages in both languages."""
    found = {f"{name}.md": (PAGES / f"{name}.md").read_text(encoding="utf-8") for name in NOTES}
    for name in NOTES:
        there = ITALIAN / f"{name}.md"
        if there.is_file():
            found[f"it/{name}.md"] = there.read_text(encoding="utf-8")
    return found


def test_a_page_names_the_chips_that_it_has_a_program_for():
    for name, notes in NOTES.items():
        offered = {FAMILIES[TARGETS[image].family] for image in notes["images"]}
        if "Pico 2" in notes["stock"]:
            # By the Pico 2's image and the file of the board.
            offered.add("RP2350")
        if notes["firmware"]:
            offered.add(ESP_NAMES[ESP[name].name])
        if "C3" in notes["idf"]:
            offered.add("ESP32-C3")
        assert offered == set(notes["chips"]), name


def test_a_board_is_for_the_chips_of_its_page_and_for_no_other():
    for board in all_boards():
        fitting = {
            chip
            for chip, machines in MACHINES.items()
            if any(fits(board, machine) for machine in machines)
        }
        assert fitting == set(NOTES[page_of(board)]["chips"]), board


@pytest.mark.parametrize("name, chip", CASES)
def test_a_page_promises_sleep_to_a_chip_that_sleeps_and_says_of_others_that_they_do_not(
    monkeypatch, name, chip
):
    notes = NOTES[name]
    machine.use(machine.Workbench())
    info = types.SimpleNamespace(version=PACKAGED, _machine=MACHINES[chip][0])
    monkeypatch.setattr(extras, "sys", types.SimpleNamespace(implementation=info))
    sleeps = hasattr(types.SimpleNamespace(**facts(name)), "SLEEP") and extras.may_sleep()
    assert sleeps == (chip in power.ASLEEP)
    if notes["built_in"]:
        return
    batteries = power.BATTERIES[notes["battery"]].values()
    takes = power.ASLEEP[chip] if sleeps else power.PROCESSORS[chip]
    takes += 0.03 if "colour" in notes["screen"] else power.SCREEN_OFF
    takes += sum(power.PARTS[part].takes for part in notes["own"])
    hours = min(power.hours(battery, takes) for battery in batteries)
    who = notes["chips"][chip]
    end = (
        f"[sleeps](power.md#asleep), and lasts about {hours // 24} days, if it was not at a"
        " computer since it was switched on."
        if sleeps
        else f"[does not sleep](power.md#asleep), and lasts about {hours} hours: switch it off"
        " after the evening."
    )
    for file, page in pages().items():
        if file == f"{name}.md":
            assert page.count(f"With a dark screen {who} {end}") == 1
            assert page.count("With a dark screen") == len(notes["chips"])
        elif file == f"it/{name}.md":
            figure = f"{hours // 24} giorni" if sleeps else f"{hours} ore"
            assert re.search(
                rf"A schermo spento {_WHO[who]} {'dorme' if sleeps else 'non dorme'}.*{figure}",
                page,
            )
            assert page.count("A schermo spento") == len(notes["chips"])


def of_chip(said, chip):
    """Return the number of a chip in "26.5 (RP2040), 25 (RP2350)", or the only one in "25"."""
    numbers = re.findall(r"([\d.]+)(?: \(([^)]*)\))?", said)
    found = {whose: float(number) for number, whose in numbers}
    return found[chip if chip in found else ""]


@pytest.mark.parametrize("name, chip", CASES)
def test_the_hours_of_a_page_are_of_its_chip_and_of_all_that_is_on_the_board(name, chip):
    notes, found = NOTES[name], pages()
    page = found[f"{name}.md"]
    if notes["built_in"]:
        assert ("It does not sleep" in page) == (chip not in power.ASLEEP)
        for takes in re.findall(r"the processor at ([\d.]+) mA", page):
            assert float(takes) == power.PROCESSORS[chip]
        return
    computed = re.search(r"the processor (.*), the screen (\d+)(?:, (.*))?\. \[Who", page).groups()
    takes = of_chip(computed[0], chip)
    # A chip that is quick for a press takes more than the same one that is not.
    quick = power.QUICK if chip == "RP2040" and facts(name)["FAST"] else 0
    assert takes == power.PROCESSORS[chip] + quick
    takes += int(computed[1]) + sum(power.PARTS[part].takes for part in notes["own"])
    for text in (page, found.get(f"it/{name}.md", "")):
        rows = re.findall(
            r"\((?:\.\./boards/)?(?:power|batteria)\.md#([-\w]*)\) \|.*\| (.*) \|", text
        )
        assert bool(rows) == bool(text)
        for battery, said in rows:
            energy, arrives, own = BATTERIES[battery]
            # What the parts take is at 3.3 V, what hangs on the battery at its own 3.7.
            assert of_chip(said, chip) == energy // (takes * 3.3 / arrives + own * 3.7), battery
    for part in (*notes["own"], *["PowerBoost"] * (notes["battery"] == "boosted")):
        if power.PARTS[part].takes >= 0.5:
            assert f"{power.PARTS[part].words} {power.PARTS[part].takes}" in computed[2]


def test_the_page_on_batteries_says_of_each_board_whether_it_sleeps():
    power_page = (PAGES / "power.md").read_text(encoding="utf-8")
    asleep = re.search(r"## Asleep\n(.*?)\n## ", power_page, re.S).group(1)
    sleep, *others = re.split(r"\.\s", " ".join(asleep.split()))
    awake = next(one for one in others if "do not sleep under" in one)
    assert re.search(r"ESP32 boards do not sleep", asleep)
    wanted = {
        chip: {called[name.split("_")[0]] for name, its in CASES if its == chip}
        for chip, called in CALLED.items()
    }

    def listed(sentence):
        return set(re.findall(r"an? (.+?)(?:,| and| sleep| do)", sentence.lower()))

    assert listed(sleep) == {name.lower() for name in wanted["RP2040"]}
    assert listed(awake) == {name.lower() for name in wanted["RP2350"]}
    italian = (ITALIAN / "batteria.md").read_text(encoding="utf-8").replace(",", ".")
    awake = f"{power.processor('RP2040', True)}"
    assert f"sveglio / addormentato | {awake} / {power.ASLEEP['RP2040']} |" in italian
    assert f"che non dorme | {power.PROCESSORS['RP2350']} |" in italian


def test_a_board_with_an_rp2040_says_whether_its_flash_is_quick_enough_for_200_mhz():
    for board in all_boards():
        if "RP2040" not in NOTES[page_of(board)]["chips"]:
            assert "FAST" not in facts(board), board
            continue
        # With the reason before it: how fast the flash is read at most.
        text = (ROOT / "boards" / board / "board.py").read_text(encoding="utf-8")
        (comment,) = re.findall(r"((?:^#.*\n)+)FAST = (True|False)\n", text, flags=re.M)
        most = int(re.search(r"(\d+)\s(?:#\s)?MHz", comment[0]).group(1)) if comment else 0
        if comment[1] == "False":
            most = int(re.search(r"allows (\d+)", comment[0]).group(1))
        # Half of the processor's clock (MicroPython's rp2_flash.c).
        assert facts(board)["FAST"] == (most >= 100), board


def test_the_buttons_of_a_pack_the_wrong_way_round_are_on_the_supply():
    places = NOTES["pico_display"]["places"]
    # Turned round, the pack's pin 1 is on the Pico's 21: 3V3, its switch, VSYS and VBUS.
    turned = [(places[pin] + 19) % 40 + 1 for _, pin, *_ in facts("pico_display")["KEYS"]]
    assert turned == [36, 37, 39, 40]


def test_no_page_has_a_sentence_on_a_chip_that_its_board_does_not_have():
    for file, page in pages().items():
        chips = NOTES[file.removesuffix(".md").rpartition("/")[2]]["chips"]
        # Names of files, of other pages and of commands are no promise.
        said = re.sub(r"\*\*Not for\*\* [^\n]*", "", page)
        said = re.sub(r"`[^`]*`|\[[^]]*\]\([^)]*\)|```.*?```", "", said, flags=re.S)
        for chip, words in WORDS.items():
            found = re.search(words, said)
            assert not found or chip in chips, (file, found)


def sentences(text):
    """Return the sentences of Markdown, without addresses."""
    text = re.sub(r"\]\([^)]*\)", "]", text)
    return [
        " ".join(one.split()) for one in re.split(r"(?<=[.;:!?])\s+|\n\n|\n(?=[-#|]|\d+\. )", text)
    ]


def documents():
    """Return {path: text} of what is written for people, but for a game's rules."""
    paths = (ROOT / "README.md", ROOT / "boards" / "README.md", *(ROOT / "docs").rglob("*.md"))
    return {
        path: path.read_text(encoding="utf-8")
        for path in paths
        if not {"dev", "play", "gioca"} & set(path.relative_to(ROOT).parts)
    }


def test_no_sentence_anywhere_lets_a_chip_sleep_that_does_not():
    sleeps = re.compile(r"\b(?<!Modem-)(?:sleeps?|asleep|dorm\w+|addormentat\w+)\b", re.I)
    refused = re.compile(r"\bnot sleep|\bnon dorm|\bsleeps only under MicroPython 1\.29", re.I)
    awake = re.compile("|".join(f"(?:{WORDS[chip]})" for chip in WORDS if chip not in power.ASLEEP))
    read = 0
    for path, text in documents().items():
        # On a page whose chips are all awake, "the box" is one of them.
        chips = NOTES.get(path.stem, {"chips": {}})["chips"]
        all_awake = chips and not set(chips) & set(power.ASLEEP)
        for one in sentences(text):
            if sleeps.search(one) and (all_awake or awake.search(one)):
                read += 1
                assert refused.search(one), (path, one)
    assert read > 15


def test_a_page_has_no_hours_or_days_but_those_that_are_computed():
    words = "one two three four five six seven eight nine ten twelve due tre quattro cinque dieci"
    number = "|".join([r"\d[\d.,]*", *words.split()])
    figure = re.compile(rf"\b({number}) (?:hours|days|ore|giorni)\b")
    counted = {"two": 2}
    for file, page in pages().items():
        notes = NOTES[file.removesuffix(".md").rpartition("/")[2]]
        rest = re.sub(r"^(?:With a dark screen|A schermo spento) .*$", "", page, flags=re.M)
        found = [one for one in sentences(rest) if figure.search(one)]
        if not notes["built_in"]:
            assert found == [], file
            continue
        (said,) = found
        hours = counted[figure.search(said).group(1)]
        if "makers say" not in said:
            takes = sum(map(int, re.findall(r"(?:processor at|screen at) (\d+)", said)))
            energy = 3.7 * int(re.search(r"(\d+) mAh", page).group(1))
            # A linear regulator behind the battery, as in a socket or on pads.
            assert hours == int(energy / (takes * 3.3 / 0.85)), file
    for path, text in documents().items():
        if path.name in ("power.md", "batteria.md"):
            assert not figure.search(text), path


def test_the_page_on_batteries_says_what_a_page_that_is_turned_costs():
    text = " ".join((PAGES / "power.md").read_text(encoding="utf-8").split())
    worked, of, grows, takes, minutes = map(
        float,
        re.search(
            r"some (\d+) ms of (\d+) seconds\. If the (\d+) mA that grow with the clock were taken"
            r" for work alone, that would be ([\d.]+) mA: three AAA cells last (\d+) minutes less",
            text,
        ).groups(),
    )
    assert of * 1000 == resting._PAGE and f"If {grows:.0f} of its 25 mA grow with clock" in text
    assert takes == round(grows * worked / (of * 1000), 2)
    awake = power.PROCESSORS["RP2040"] + power.QUICK + power.SCREENS["0.96 inch"]
    cells = power.BATTERIES["cells"]["aaa"]
    lasts = [cells.mwh * cells.part / (one * 3.3) for one in (awake, awake + takes)]
    assert round(60 * (lasts[0] - lasts[1])) == minutes


def test_the_page_on_batteries_has_the_clocks_at_which_chips_run():
    text = " ".join((PAGES / "power.md").read_text(encoding="utf-8").split())
    fast, slow = speed.FAST // 10**6, speed.SLOW // 10**6
    # RP2040 datasheet, 2.10.6: 0.05 V a step, and 0.80 at 5.
    volts = 0.8 + 0.05 * ((speed._VOLTAGE >> 4) - 5)
    assert (
        f"runs at {fast} MHz while a button is down, otherwise at {slow}, and always at"
        f" {volts:.2f} V instead of 1.10"
    ) in text
    assert f"| RP2040 at {fast} MHz, more for each press | {power.QUICK} |" in text
    grows, takes, voltage, clock, quick, during, of, share = map(
        float,
        re.search(
            r"If (\d+) of its (\d+) mA grow with clock and voltage, the voltage takes ([\d.]+) mA"
            r" more, and (\d+) MHz (\d+) mA more, in (\d+) of the (\d+) seconds of a round:"
            r" ([\d.]+)\.",
            text,
        ).groups(),
    )
    assert takes == power.PROCESSORS["RP2040"] and clock == fast
    higher = grows * volts / 1.1
    more = higher * (fast / slow - 1)
    assert (voltage, quick) == (round(higher - grows, 1), round(more))
    assert share == round(more * during / of, 1) and round(voltage + share, 1) == power.QUICK
    # Each build that a page names runs at a clock that the row of its chip has.
    (row,) = re.findall(r"\| ESP32, ESP32-S3 \|.*?\|.*?\|", text)
    named = {chip: set() for chip in ESP_NAMES.values()}
    for name, notes in NOTES.items():
        for build, _ in notes["firmware"].values():
            named[ESP_NAMES[ESP[name].name]].add(CLOCKS[build])
    (alone,) = re.findall(r"at (\d+) MHz, as its build runs", row)
    (both,) = re.findall(r"at ([\d or]+) MHz by the build", row)
    assert named == {"ESP32": {int(alone)}, "ESP32-S3": set(map(int, both.split(" or ")))}


def test_no_page_of_a_board_has_another_clock():
    slow, spi = speed.SLOW / 1e6, facts("pico_242_spi")["SCREEN"]["freq"] / 1e6
    for path, text in documents().items():
        if path.parent in (PAGES, ITALIAN) and path.name != "power.md":
            # A slow flash is read at half of the processor's clock.
            assert set(map(float, re.findall(r"([\d.]+) MHz", text))) <= {slow / 2, spi}, path
    for board in all_boards():
        text = (ROOT / "boards" / board / "board.py").read_text(encoding="utf-8")
        if "FAST" in facts(board):
            comment = re.search(r"((?:^#.*\n)+)FAST", text, flags=re.M).group(1)
            at, read = re.search(
                r"at (\d+)(?: MHz)? it (?:is|would be) read at (\d+)",
                " ".join(comment.replace("#", " ").split()),
                flags=re.I,
            ).groups()
            assert (int(at), int(read)) == (speed.FAST // 10**6, speed.FAST // (2 * 10**6)), board


def test_the_page_on_batteries_has_every_figure_that_the_hours_come_from():
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in (PAGES / "power.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ")
    ]

    def said(what):
        """Return the numbers of the rows that are about `what`, each with who says so."""
        found = []
        for what_is_there, takes, *source in (row for row in rows if len(row) == 3):
            if re.search(rf"(?<![\w.]){re.escape(what)}(?![-\w])", what_is_there):
                # Who says so has an address, or is these pages' own sum.
                assert "](http" in source[0] or source[0] == "computed, see below", what_is_there
                found.append((what_is_there, takes.split(" / ")))
        return found

    assert [there for _, there in said("more for each press")] == [[f"{power.QUICK}"]]
    for chip, takes in power.PROCESSORS.items():
        (numbers,) = [there for words, there in said(chip) if "awake" in words or "ESP" in words]
        assert numbers == [f"{takes}"], chip
    for chip, takes in power.ASLEEP.items():
        assert [there for words, there in said(chip) if "asleep" in words] == [[f"{takes}"]]
    for part, one in power.PARTS.items():
        assert [there for _, there in said(part)] == [[f"{one.takes}"]], part
    assert [there for _, there in said("switched off")] == [[f"{power.SCREEN_OFF}"]]
    (colour,) = power.SCREENS_OFF.values()
    assert [there for _, there in said("in colour, dark")] == [[f"{colour}"]]
    sizes = {
        "0.42": "0.42 inch",
        "0.91": "128x32",
        "0.96": "0.96 inch",
        "1.14": "1.14 inch, colour",
        "1.3": "1.3 inch",
        "2.42": "2.42 inch",
    }
    for words, there in said("screen of"):
        inches = re.findall(r"[\d.]+(?=\")", words)
        assert there == [str(power.SCREENS[sizes.pop(one)]) for one in inches]
    assert not sizes


def numbers(version):
    """Return a version as numbers, which can be compared."""
    return tuple(map(int, version.split(".")))


def test_each_build_that_a_page_names_is_there_in_each_version_that_it_promises():
    # From the oldest version that the program runs in to the newest that is tried.
    assert min(map(numbers, BUILDS)) == MIN_VERSION
    assert max(map(numbers, BUILDS)) == max(map(numbers, VERSIONS))
    for name, page in pages().items():
        rows = re.findall(r"\| `(ESP32\w+(?:-[A-Z]\w+)?)-<date>-v<version>\.bin` \| (.*) \|", page)
        assert len(rows) == page.count("-<date>")
        for build, promised in rows:
            (since,) = re.fullmatch(r"(\d\.\d+) or newer", promised).groups()
            assert numbers(since) >= MIN_VERSION
            for version, builds in BUILDS.items():
                assert numbers(version) < numbers(since) or build in builds, (name, version)
        name = name.removesuffix(".md")
        assert len(rows) == len(NOTES.get(name, {"firmware": ()})["firmware"])


def test_no_document_names_a_build_an_image_or_a_command_that_is_not_for_its_board():
    offers = {"image": set(TARGETS), "flash": set(ESP), "deploy": set()}
    for board in all_boards():
        if page_of(board) in NOTES and with_room(NOTES[page_of(board)])[0]:
            offers["deploy"].add(board)
    read = 0
    for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        text, page = path.read_text(encoding="utf-8"), path.stem
        notes = NOTES.get(page, {"firmware": {}, "images": {}, "chips": {}})
        wanted = {build for build, _ in notes["firmware"].values()}
        said = re.sub(r"micropython\.org/download/(\w+)/", "", text)
        builds = re.findall(r"ESP32_GENERIC\w*(?:-[A-Z]\w+)?", said)
        assert set(builds) == wanted, path
        # Variants of a build are on its page.
        for where in re.findall(r"micropython\.org/download/(\w+)/", text):
            assert where in {build.split("-")[0] for build in wanted}, path
        # The chip's own build of MicroPython leaves too little room, or is for another flash.
        assert not re.search(r"RPI_PICO|SEEED_|ADAFRUIT_|FLASH_4M", text), path
        for image in re.findall(r"meldmate-(\w+)-<vers\w+>\.uf2", text):
            read += 1
            assert TARGETS[image] in RELEASED, (path, image)
            if page in NOTES:
                # A Pico 2 has the wiring of another board as a file.
                assert image in notes["images"] or image == "pico2", (path, image)
                assert FAMILIES[TARGETS[image].family] in notes["chips"], (path, image)
        for what, board in re.findall(r"make (image|flash|deploy) BOARD=(\w+)", text):
            read += 1
            assert board in offers[what] or board == "all", (path, what, board)
            if page in NOTES:
                wired = TARGETS[board].board if what == "image" else board
                assert page_of(wired) == page, (path, what, board)
    assert read > 50


def test_a_board_with_4_mb_takes_only_versions_whose_build_fits_it():
    # Until 1.25 the S3's plain build had a partition table for 8 MB (partitions-8MiB.csv).
    for notes in NOTES.values():
        for board, (build, since) in notes["firmware"].items():
            small = any(blocks <= 512 for blocks in notes["stock"].values())
            if small and build == "ESP32_GENERIC_S3":
                assert numbers(since) >= (1, 26), board


def test_how_much_quicker_spi_is_follows_from_the_buses_and_what_a_press_sends():
    figures = (ROOT / "docs" / "dev" / "figures.md").read_text(encoding="utf-8")
    (cursor, page) = re.search(
        r"moving a cursor sends (\d+) of them, another screen (\d+)", figures
    ).groups()
    press = re.search(r"a press of \d+ ms, \d+ of them on the bus, is one of (\d+)", figures).group(
        1
    )
    i2c, spi = (facts(board)["SCREEN"]["freq"] for board in ("pico_242", "pico_242_spi"))
    # Nine bits for a byte on I2C, eight on SPI.
    slow = [round(1000 * 9 * int(sent) / i2c) for sent in (cursor, page)]
    assert all(1000 * 8 * int(sent) / spi < 1 for sent in (cursor, page))
    for file in (PAGES / "README.md", ITALIAN / "costruire.md"):
        said = " ".join(file.read_text(encoding="utf-8").split())
        for number in (cursor, page, press):
            assert re.search(rf"\b{number}\b", said), (file, number)
        assert re.search(rf"\b{slow[0]} (to|a) {slow[1]} ms", said)
        assert re.search(rf"\b{slow[0] - 1} (to|a) {slow[1] - 1}\.", said)


def test_a_page_promises_a_file_of_a_release_only_where_a_release_has_one():
    found = pages()
    for name, notes in NOTES.items():
        for image in notes["images"]:
            target, page = TARGETS[image], found[f"{name}.md"]
            assert (f"`meldmate-{image}-<version>.uf2`" in page) == (target in RELEASED)
            checkout = f"a checkout of MicroPython {'.'.join(map(str, target.since))} or newer"
            assert (checkout in page) == (target not in RELEASED)
            assert target in RELEASED or "no release has its image" in page
    assert [name for name, target in TARGETS.items() if target not in RELEASED] == ["xiao_rp2350"]
