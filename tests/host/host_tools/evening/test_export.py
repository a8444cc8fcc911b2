"""Exports: the same totals in every format, damage reported, the games never written to."""

import csv
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.records import frame
from firmware.storage.store import Store
from host_tools.ask import answer_line
from host_tools.base.boards import ROOT
from host_tools.base.plain import cell, visible
from host_tools.evening.export import __main__ as exporting
from host_tools.evening.export import page, question_lines, spreadsheet
from host_tools.evening.export.__main__ import FORMATS, main
from host_tools.evening.scores.__main__ import main as scoring
from host_tools.simulated.nor_flash import BLOCK, ImageFlash, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.page_parts import ATTRIBUTES, TAGS
from tests.proof import samples
from tests.proof.powercut.evening import play

NEWER = ROOT / "tests" / "data" / "journals" / "newer.log"
ENTRIES = 24
FORMATS = tuple(FORMATS)
# Those that write bytes.
BYTES = ("xlsx", "card", "sqlite")


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Images of flashes with games that were played by keys, undo, redo and amend among the
    entries.
    """
    folder = tmp_path_factory.mktemp("images")
    for game in games.names():
        (folder / game).mkdir()
        (folder / game / "flash.img").write_bytes(play(game, ENTRIES, 7).flash.content)
    return folder


def store_of(image):
    """Return the Store on a copy of an image."""
    content = image.read_bytes()
    return Store("/saves", FlashFiles(NorFlash(len(content) // BLOCK, content)))


def ledgers(store):
    """Return the Ledgers of the saved games as the box itself reads them, the oldest first."""
    found = []
    for number in reversed(store.numbers()):
        journal = store.open(number)
        header = journal.header
        found.append(
            Ledger(
                games.load(header["game"]),
                header["players"],
                header["house"],
                header["dealer"],
                journal,
            )
        )
    return found


def scores(ledger):
    return {player.name: player.score for player in ledger.game.players}


def export(capsys, *arguments):
    """Run the command; return (status, what it wrote, what it said)."""
    if set(BYTES) & set(arguments) and "-o" not in arguments:
        # Bytes: the test looks for words in them.
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "out"
            status = main([*map(str, arguments), "-o", str(target)])
            printed = capsys.readouterr()
            content = target.read_bytes().decode("latin-1") if target.exists() else ""
        return status, content, printed.err
    given = () if "-o" in arguments else ("-o", "-")
    status = main([str(one) for one in (*arguments, *given)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def refused(capsys, *arguments):
    """Run the command, which must export nothing; return its one sentence."""
    status, out, said = export(capsys, *arguments)
    assert status == 2 and out == ""
    assert said.count("\n") == 1 and "Traceback" not in said
    return said.strip()


def backup_with(tmp_path, *journals):
    """Return the folder of a backup that holds `journals`, each bytes."""
    folder = tmp_path / "backup"
    (folder / "games").mkdir(parents=True)
    for number, content in enumerate(journals, 1):
        (folder / "games" / f"{number:05}.log").write_bytes(content)
    return folder


def header_of(game="ginski", names=("Ana", "Ben", "Cy"), house=None):
    return {
        "game": game,
        "players": list(names),
        "house": games.load(game).with_defaults(house),
        "dealer": names[0],
    }


ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 8, "Ben": 15, "Cy": 20}}


def a_game(kind="ginski"):
    """Return the journal of a game that was stopped after a few rounds."""
    sample = samples.of(kind)
    names = list(sample.players)
    return journal_bytes(header_of(kind, names), [*sample.rounds(names), {"event": "stop"}])


def hard_names():
    """Return the journal of a game whose names and reasons are hard to print."""
    zoe, smile, neil = names = ("Zoë", "😀 \u202eñ", 'O\'Neil "q"')
    scored = {"event": "round", "ender": zoe, "deadwood": {zoe: 3, smile: 20, neil: 9}}
    entries = [
        scored,
        {"event": "adjust", "by": -5, "player": zoe, "reason": "tab\there\n"},
        {"event": "undo"},
        {"event": "redo"},
        {"event": "amend", "index": 0, "to": dict(scored, deadwood={zoe: 0, smile: 20, neil: 9})},
    ]
    return journal_bytes(header_of(names=names), entries)


# -- the same totals in every form -----------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_what_is_exported_as_json_has_the_same_totals_when_it_is_asked_again(game, played, capsys):
    image = played / game / "flash.img"
    expected = ledgers(store_of(image))
    assert any(
        entry["event"] in ("undo", "redo", "amend") for ledger in expected for entry in ledger.log
    )
    status, out, said = export(capsys, "--data", image.parent, "--format", "json")
    assert (status, said) == (0, "")
    lines = out.splitlines()
    assert len(lines) == len(expected)
    answers = [answer_line(line) for line in lines]
    for ledger, line, answer in zip(expected, lines, answers, strict=True):
        question = json.loads(line)
        assert list(question) == ["ask", "game", "players", "dealer", "options", "events"]
        assert question["options"] == ledger.house and question["ask"] == "score"
        assert question["events"] == list(ledger.events())
        assert answer["scores"] == scores(ledger)
        assert answer["winners"] == ledger.game.winners and answer["places"] == ledger.game.places()
        assert answer["dealer"] == (None if ledger.game.over else ledger.game.dealer)
        assert answer["rounds"] == [effect.changes for _, _, effect, _ in ledger.history()]
        assert answer.get("pots", {}) == ledger.game.board.pots
    status, out, _ = export(capsys, "--image", image, "--format", "ask")
    assert status == 0 and [json.loads(line) for line in out.splitlines()] == answers


@pytest.mark.parametrize("game", games.names())
def test_csv_has_each_event_in_force_with_changes_and_totals(game, played, capsys):
    image = played / game / "flash.img"
    expected = ledgers(store_of(image))
    status, out, _ = export(capsys, "--image", image, "--format", "csv-games")
    assert status == 0
    blocks = [[]]
    for row in csv.reader(io.StringIO(out, newline="")):
        if row:
            blocks[-1].append(row)
        else:
            blocks.append([])
    assert len(blocks) == len(expected)
    for ledger, (head, *rows) in zip(expected, blocks, strict=True):
        assert head[:5] == ["game", "entry", "round", "event", "dealer"] and head[-1] == "notes"
        history = list(ledger.history())
        assert len(rows) == len(history) == ledger.count
        assert [row[1] for row in rows] == [str(number) for number in range(1, len(rows) + 1)]
        assert [row[2] for row in rows] == [str(effect.number or "") for _, _, effect, _ in history]
        for name, score in scores(ledger).items():
            change, total = head.index(name + ": change"), head.index(name + ": total")
            # What the end of a game adds is part of the change.
            assert [row[change] for row in rows] == [
                str(effect.added(name))
                if name in effect.changes or any(bonus[0] == name for bonus in effect.bonuses)
                else ""
                for _, _, effect, _ in history
            ]
            assert int(rows[-1][total]) == score
        for section, label in (
            (("poker", "Poker"), ("rummoli", "Rummoli")) if game == "rummoli" else ()
        ):
            assert (
                int(rows[-1][head.index("on the board: " + label)])
                == ledger.game.board.pots[section]
            )


class Seen(HTMLParser):
    """What a browser finds in a page: its tags, and its words by table row."""

    def __init__(self, words):
        super().__init__()
        self.tags, self.attributes, self.rows, self.words = set(), set(), [], ""
        self.feed(words)
        self.close()
        self.rows = [[one.strip() for one in row] for row in self.rows]

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th") and self.rows:
            self.rows[-1].append("")

    def handle_data(self, data):
        self.words += data
        if self.rows and self.rows[-1]:
            self.rows[-1][-1] += data


@pytest.mark.parametrize("game", games.names())
def test_html_has_places_result_and_history(game, played, capsys):
    image = played / game / "flash.img"
    for number, ledger in enumerate(ledgers(store_of(image)), 1):
        status, out, _ = export(capsys, "--image", image, "--format", "html", "--game", number)
        assert status == 0
        seen = Seen(out)
        assert seen.tags <= TAGS and seen.attributes <= ATTRIBUTES
        rows = seen.rows
        for name, score in scores(ledger).items():
            assert any(row[1:3] == [name, str(score).replace("-", "−")] for row in rows)
        for name in ledger.game.winners:
            assert any(row[:2] == ["1", name] and "win" in row[3] for row in rows)
        for index, _, effect, state in ledger.history():
            (row,) = [row for row in rows if row[0].startswith(f"{index + 1}. ")]
            assert row[1] == effect.dealer
            shown = [one.split()[0] for one in row[2:] if one]
            assert shown == [str(player.score).replace("-", "−") for player in state.players]


def test_house_rules_of_their_own_are_asked_again_and_shown(tmp_path, capsys):
    board = ["10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"]
    house = {"board": board, "poker": "betting", "chips_each": 100}
    folder = backup_with(
        tmp_path,
        journal_bytes(header_of("rummoli", ("Ana", "Ben", "Cy"), house), [{"event": "ante"}]),
    )
    _, out, _ = export(capsys, "--backup", folder, "--format", "json")
    answer = answer_line(out)
    assert answer["scores"] == {"Ana": 91, "Ben": 91, "Cy": 91} and answer["pots"]["7-8-9"] == 3
    _, out, _ = export(capsys, "--backup", folder, "--format", "html")
    assert "Poker: betting" in out or "Poker: bets" in out


def test_who_joins_later_has_empty_cells_before(tmp_path, capsys):
    entries = [
        {"event": "round", "winner": "Ana", "points": {"Ben": 10}},
        {"event": "join", "player": "Cy"},
        {"event": "leave", "player": "Ben"},
    ]
    folder = backup_with(tmp_path, journal_bytes(header_of("rumski", ("Ana", "Ben")), entries))
    _, out, _ = export(capsys, "--backup", folder, "--format", "csv-games")
    head, *rows = list(csv.reader(io.StringIO(out, newline="")))
    at = head.index("Cy: change")
    assert rows[0][at : at + 2] == ["", ""] and rows[1][at + 1] == "0"
    _, out, _ = export(capsys, "--backup", folder, "--format", "html")
    assert "has left" in out


# -- only read ---------------------------------------------------------------------------------


def state_of(folder):
    """Return what is in a folder, to the byte and the nanosecond."""
    found = {}
    for path in [folder, *folder.rglob("*")]:
        facts = path.stat()
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None
        found[path] = (facts.st_mtime_ns, facts.st_size, content)
    return found


def test_nothing_is_written_to_the_games(played, tmp_path, capsys):
    image = played / "rumino" / "flash.img"
    whole = a_game()
    folder = backup_with(tmp_path, whole, whole[:-30], b"noise", NEWER.read_bytes())
    (folder / "games" / "00005.log").mkdir()
    (folder / "games" / "00001.key").write_bytes(frame(0, ["0", {"answers": ["QS"]}]))
    before = state_of(played), state_of(folder)
    for form in FORMATS:
        export(capsys, "--image", image, "--format", form, "-o", tmp_path / form)
        export(capsys, "--backup", folder, "--format", form, "-o", tmp_path / form)
    assert (state_of(played), state_of(folder)) == before


def test_games_are_exported_while_a_simulator_has_them(tmp_path, capsys):
    flash = ImageFlash(str(tmp_path / "flash.img"))
    try:
        _, journal = Store("/saves", FlashFiles(flash, make=True)).create(header_of())
        for count in range(1, 4):
            journal.append(ROUND)
            status, out, _ = export(capsys, "--data", tmp_path, "--format", "json")
            assert status == 0 and json.loads(out)["events"] == [ROUND] * count
    finally:
        flash.close()


def test_the_saved_games_are_not_replaced_by_an_export(played, tmp_path, capsys):
    image = played / "ginski" / "flash.img"
    folder = backup_with(tmp_path, a_game())
    before = state_of(played), state_of(folder)
    (tmp_path / "link").symlink_to(image)
    os.link(folder / "games" / "00001.log", tmp_path / "second")
    for target in (image, tmp_path / "link"):
        assert "Name another file" in refused(
            capsys, "--image", image, "--format", "csv", "-o", target
        )
    for target in (folder / "new.csv", folder / "games" / "00001.log", tmp_path / "second"):
        assert "Name another file" in refused(
            capsys, "--backup", folder, "--format", "csv", "-o", target
        )
    os.remove(tmp_path / "second")
    assert (state_of(played), state_of(folder)) == before


def test_a_draft_is_not_exported(tmp_path, capsys):
    store = Store(str(tmp_path / "saves"))
    _, journal = store.create(header_of())
    journal.append(ROUND)
    store.put("table", {"game": 1, "place": "secret", "form": 1})
    assert journal.keep_draft({"action": "round", "answers": ["secret"]})
    for form in FORMATS:
        status, out, said = export(capsys, "--backup", tmp_path / "saves", "--format", form)
        assert status == 0 and "secret" not in out + said


# -- files ---------------------------------------------------------------------------------------


def test_a_csv_file_begins_with_the_mark_that_spreadsheets_look_for(tmp_path, capsys):
    folder = backup_with(tmp_path, hard_names())
    target = tmp_path / "games.csv"
    assert export(capsys, "--backup", folder, "--format", "csv", "-o", target) == (0, "", "")
    content = target.read_bytes()
    assert (
        content.startswith(b"\xef\xbb\xbfgame,") and b"\r\n" in content and b"\r\r" not in content
    )
    assert ",Zoë," in content.decode("utf-8-sig")
    export(capsys, "--backup", folder, "--format", "html", "-o", tmp_path / "games.html")
    assert (tmp_path / "games.html").read_bytes().startswith(b"<!DOCTYPE html>\n")


def test_the_page_loads_and_runs_nothing(tmp_path, capsys):
    folder = backup_with(tmp_path, a_game())
    _, out, _ = export(capsys, "--backup", folder, "--format", "html")
    plain = out.replace("default-src ", "").replace("style-src ", "")
    # What refers to something refers to the page itself.
    plain = plain.replace("url(#", "").replace('href="#', "")
    for word in ("<script", "http://", "https://", "url(", "@import", "src=", "href="):
        assert word not in plain
    assert "default-src 'none'" in out and "@media print" in out and "width=device-width" in out


def test_it_runs_as_a_program(tmp_path):
    folder = backup_with(tmp_path, hard_names())
    command = [
        sys.executable,
        "-m",
        "host_tools.evening.export",
        "--backup",
        str(folder),
        "--format",
        "json",
    ]
    done = subprocess.run(
        command, capture_output=True, timeout=600, env={**os.environ, "LC_ALL": "C"}
    )
    assert done.returncode == 0 and done.stderr == b""
    assert answer_line(done.stdout.decode())["scores"]


# -- what cannot be exported, in one sentence ----------------------------------------------------


def test_no_games(tmp_path, capsys):
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    assert "no saved games" in refused(capsys, "--data", nothing, "--format", "csv")
    assert "no folder" in refused(capsys, "--data", tmp_path / "gone", "--format", "csv")
    flash = ImageFlash(str(nothing / "flash.img"))
    said = refused(capsys, "--data", nothing, "--format", "csv")
    assert "make run" in said and "make season" in said
    # What it advises works: the season is not where these games are.
    (place,) = re.findall(r"FROM=(\S+)\.$", said)
    assert re.search(
        rf"host_tools.evening.season {place}$", (ROOT / "Makefile").read_text("utf-8"), re.M
    )
    assert "no saved games" in refused(capsys, "--data", nothing, "--format", "csv")
    Store("/saves", FlashFiles(flash, make=True))
    flash.close()
    assert "no saved games" in refused(capsys, "--data", nothing, "--format", "csv")
    assert "no saved games" in refused(capsys, "--backup", backup_with(tmp_path), "--format", "csv")


def test_unknown_numbers(tmp_path, capsys):
    whole = a_game()
    folder = backup_with(tmp_path, whole, whole)
    for number in (3, 0, -1, 10**9):
        said = refused(capsys, "--backup", folder, "--format", "csv", "--game", number)
        assert f"no saved game {number} in" in said and "There are: 1, 2." in said


def test_foreign_folders_and_files(tmp_path, capsys):
    assert "is not a backup" in refused(capsys, "--backup", tmp_path, "--format", "csv")
    assert "no folder" in refused(capsys, "--backup", tmp_path / "gone", "--format", "csv")
    assert "no file" in refused(capsys, "--image", tmp_path, "--format", "csv")
    os.mkfifo(tmp_path / "pipe")
    assert "no file" in refused(capsys, "--image", tmp_path / "pipe", "--format", "csv")
    for content in (b"a photo", b"\x89PNG" * BLOCK, b"\0" * 8 * BLOCK):
        (tmp_path / "other").write_bytes(content)
        assert "is not a flash" in refused(capsys, "--image", tmp_path / "other", "--format", "csv")
    (tmp_path / "huge").touch()
    os.truncate(tmp_path / "huge", 1 << 33)
    assert "is not a flash" in refused(capsys, "--image", tmp_path / "huge", "--format", "csv")
    folder = backup_with(tmp_path, b"noise")
    (folder / "games" / "00002.log").mkdir()
    (folder / "games" / "00003.log").write_bytes(b"")
    for name in ("²²²²².log", "٠٠٠٠٧.log", "1.log", "00009.log-1.bad", "x00001.log"):
        (folder / "games" / name).write_bytes(b"x")
    for number in (1, 2, 3):
        said = refused(capsys, "--backup", folder, "--format", "csv", "--game", number)
        assert f"Game {number} is left out" in said
    assert "There are: 1, 2, 3." in refused(
        capsys, "--backup", folder, "--format", "csv", "--game", 7
    )


def test_a_target_that_cannot_be_written(tmp_path, capsys):
    folder = backup_with(tmp_path, a_game())
    target = tmp_path / "gone" / "x.csv"
    assert "cannot be written" in refused(
        capsys, "--backup", folder, "--format", "csv", "-o", target
    )


def test_another_game_a_newer_version_and_impossible_headers_are_left_out(tmp_path, capsys):
    journals = (
        NEWER.read_bytes(),
        journal_bytes({**header_of(), "game": "\x1b[2Jpoker"}),
        journal_bytes({**header_of(), "house": {"target": "much"}}),
        journal_bytes({**header_of(), "players": ["Ana"]}),
        journal_bytes({**header_of(), "dealer": "Eve"}),
        journal_bytes({**header_of(), "archived": {"scores": 7, "winners": []}}),
        journal_bytes(header_of(), [ROUND]),
    )
    folder = backup_with(tmp_path, *journals)
    status, out, said = export(capsys, "--backup", folder, "--format", "json")
    assert status == 1 and len(out.splitlines()) == 1
    assert [line.split(" is left out")[0] for line in said.splitlines()] == [
        f"Game {n}" for n in range(1, 7)
    ]
    assert "\x1b" not in said


# -- damage ------------------------------------------------------------------------------------


def test_of_a_damaged_file_the_beginning_is_exported_and_it_is_told(tmp_path, capsys):
    entries = [{**ROUND, "deadwood": {"Ana": 9, "Ben": 10 + ben, "Cy": 20}} for ben in range(4)]
    whole = journal_bytes(header_of(house={"target": 150}), entries)
    folder = backup_with(tmp_path, whole)
    path = folder / "games" / "00001.log"
    starts = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    for at in range(starts[1] - 1, len(whole), 41):
        path.write_bytes(whole[:at])
        status, out, said = export(capsys, "--backup", folder, "--format", "json")
        kept = json.loads(out)["events"]
        count = max(0, sum(start <= at for start in starts) - 2)
        assert (
            status == 1 and kept == entries[: len(kept)] and len(kept) == min(count, len(entries))
        )
        assert said.startswith("Game 1 is damaged") and said.count("\n") == 1
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :])
        status, out, said = export(capsys, "--backup", folder, "--format", "html")
        assert status == 1 and said.strip() in Seen(out).words


def test_entries_that_are_whole_but_impossible_end_the_export(tmp_path, capsys):
    wrong = {"event": "round", "ender": "Eve", "deadwood": {}}
    entries = [
        ROUND,
        {"event": "amend", "index": 0, "to": {**ROUND, "ender": "Ben"}},
        ROUND,
        wrong,
        ROUND,
    ]
    folder = backup_with(tmp_path, journal_bytes(header_of(), entries))
    status, out, said = export(capsys, "--backup", folder, "--format", "json")
    assert status == 1 and said.startswith("Game 1 is damaged: ")
    kept = json.loads(out)["events"]
    assert "error" not in answer_line(out) and all(entry["ender"] != "Eve" for entry in kept)


def test_of_an_archived_game_the_result_is_exported(tmp_path, capsys):
    store = Store(str(tmp_path / "saves"))
    store.create(header_of())
    store.archive(1, [["Ana", 31], ["=Ben", -10], ["Cy", 0]], ["Ana"])
    status, out, said = export(capsys, "--backup", tmp_path / "saves", "--format", "csv-games")
    head, row = list(csv.reader(io.StringIO(out, newline="")))
    assert (
        (status, said) == (0, "")
        and row[head.index("'=Ben: total")] == "-10"
        and row[3] == "result"
    )
    status, out, _ = export(capsys, "--backup", tmp_path / "saves", "--format", "html")
    assert status == 0 and ["Ana", "31", "wins"] in Seen(out).rows
    said = refused(capsys, "--backup", tmp_path / "saves", "--format", "json")
    assert "Ana 31 ★, =Ben -10, Cy 0" in said


# -- cells and lines -----------------------------------------------------------------------------


def test_cells_that_could_be_formulas_are_texts():
    for words in (
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        " =1",
        "＝1",
        "﹣1",
        "\u200b=1",
        '"=1',
        "\ufeff=1",
        # fmt: skip
        "\u3164=1",
        "\u1160=1",
        "\uffa0=1",
        "\u115f@A",
        "\u17b4-1",
        "\u2800=1",
        "\u3164\u2800 +1",
    ):
        assert cell(words).startswith("'"), words
        assert ";'" in cell("a;" + words), words
    for words in ("Ana", "Ana-Maria", "1-2", "(=1)", "a;b", "é", "😀", ""):
        assert cell(words) == words


def test_visible_text_is_one_line_that_steers_nothing():
    for code in [*range(0x110000)]:
        character = chr(code)
        shown = visible(character)
        assert len(shown) == 1 and shown.isprintable() or shown == character
        if code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000:
            assert shown != character
    assert len(visible("".join(map(chr, range(0x3000)))).splitlines()) == 1


def test_no_games_make_empty_forms():
    assert spreadsheet([]) == "" and question_lines([]) == "" and "<h1>" in page([])


def test_without_a_file_nothing_unreadable_is_poured_into_the_terminal(
    tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(exporting, "ROOT", tmp_path / "checkout")
    (tmp_path / "checkout").mkdir()
    folder = backup_with(tmp_path, hard_names())
    for form in FORMATS:
        status = main(["--backup", str(folder), "--format", form, "--quiet"])
        printed = capsys.readouterr()
        if form in ("text", "md", "json", "ask", "statistics"):
            assert status == 0 and len(printed.out) > 50 and "<" not in printed.out[:1]
        else:
            assert status == 0 and printed.err == "" and printed.out.count("\n") == 1
            path = Path(re.fullmatch(r"It is in (.*)\.\n", printed.out)[1])
            assert path.parent == tmp_path / "checkout" / "build" and path.stat().st_size > 100


@pytest.mark.parametrize("command", [main, scoring])
def test_without_a_board_the_advice_is_what_this_command_understands(command, capsys, monkeypatch):
    from host_tools.boards.deploy import link

    form = ["--format", "html"] if command is main else []
    monkeypatch.setattr(link, "ports", list)
    assert command(["--from", "board:", *form]) == 2
    said = capsys.readouterr().err
    assert "name its port: FROM=board:/dev/ttyACM0." in said and " PORT=" not in said
    monkeypatch.setattr(link, "ports", lambda: [("/dev/a", "Pico"), ("/dev/b", "Feather")])
    assert command(["--from", "board:", *form]) == 2
    said = capsys.readouterr().err
    assert "FROM=board:/dev/b (Feather)" in said
