"""Message, card, table, database and workbook are read back and agree with the engine."""

import csv
import io
import json
import re
import sqlite3
from contextlib import closing
from xml.etree import ElementTree

import openpyxl
import pytest
from PIL import Image
from rich.console import Console

from engine import texts
from engine.record import tally
from engine.record.settle_up import balances, payments
from engine.texts import fact
from host_tools.base.plain import visible
from host_tools.base.speaking import speaking
from host_tools.evening import season
from host_tools.evening.export import (
    ExportError,
    card_picture,
    card_png,
    card_svg,
    database,
    markdown,
    message,
    open_place,
    page,
    read_game,
    statistics_text,
    tidy,
    workbook,
)
from host_tools.evening.export.__main__ import FORMATS
from host_tools.evening.export.charts import signed, width_of
from host_tools.evening.export.evening import evenings, scores_of
from host_tools.evening.export.messages import TEXTS
from host_tools.evening.export.stake import Stake
from host_tools.evening.export.statistics import Statistics
from host_tools.evening.export.tidy import results
from host_tools.evening.scores.view import season_view
from host_tools.words.it.export import TEXTS as ITALIAN
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import ROUND, backup_with, export, header_of
from tests.portable.tools import untyped
from tests.proof.played import PLAYED

STAKE = Stake(10)
FACT = re.compile(r"\{(\w+)")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A season of twenty games."""
    folder = tmp_path_factory.mktemp("season") / "season"
    season.make(folder, count=20)
    return folder


@pytest.fixture(scope="module")
def saved(folder):
    """Its games, with the two names of one player merged."""
    source = open_place(folder)
    return [read_game(source, number, {"ana": "Ana"}) for number in source.numbers()]


def scores(game):
    return {player.name: player.score for player in game.ledger.game.players}


# -- the message -----------------------------------------------------------------------------------


def test_a_message_has_every_score_of_the_evening_and_who_pays_whom(saved):
    last = evenings(saved)[-1]
    words = message(saved, STAKE)
    lines = words.splitlines()
    assert lines[1] == f"{last.title}: {last.counts}" and "|" not in words
    assert all(game.ledger.game.over for game in last.games)
    total = {}
    # The game that ended last is the first line.
    for game, line in zip(last.games[::-1], lines[:1] + lines[2:], strict=False):
        assert line.startswith(fact(game.game_class.title) + ": ")
        for name, score in scores(game).items():
            shown = str(score).replace("-", "−")
            mark = "★ " if name in game.ledger.game.winners else r"\d\. "
            assert re.search(f"(: |, ){mark}{name} {shown}( \\(|,|\\.|$)", line)
        for name, amount in STAKE.amounts(game.ledger):
            total[name] = total.get(name, 0) + amount
    paid = {
        f"{payer} pays {payee} {amount // 100}.{amount % 100:02d}"
        for payer, payee, amount in payments(list(total.items()))
    }
    said = [line for line in lines if line.startswith("Payments: ")]
    assert set(said[0].removeprefix("Payments: ").split(", ")) == paid and len(said) == 1
    assert len([line for line in lines if line]) <= 10 and "chance 50" in words
    # Without a stake nobody pays, and few games are no season.
    assert "pays" not in message(saved) and "Season" not in message(saved[:9])


def test_a_message_of_an_open_game_and_of_a_result(tmp_path):
    open_game = read_game(open_place(backup_with(tmp_path, journal_bytes(header_of(), [ROUND]))), 1)
    words = message([open_game])
    assert (
        words == "Ginski (in progress): Ana 27, Ben 0, Cy 0\nThe latest game: 3 players, 1 game\n"
    )
    kept = {"scores": [["Ana", 31], ["Ben", -2]], "winners": ["Ana"]}
    header = {**header_of("rumino", ("Ana", "Ben")), "archived": kept}
    game = read_game(open_place(backup_with(tmp_path / "b", journal_bytes(header))), 1)
    assert message([game]).splitlines()[0] == "Rumino: ★ Ana 31, 2. Ben −2"


@pytest.mark.parametrize(
    ("language", "wins", "reached"), [("en", "win", "505 reached"), ("it", "vincono a", "")]
)
def test_partners_are_one_in_the_message_and_on_the_picture(tmp_path, language, wins, reached):
    none = {"Ana": 0, "Ben": 0}
    hand = {
        "event": "round",
        "closer": "Ana",
        "pot": {"Ben": True},
        "clean": {"Ana": 1, "Ben": 0},
        "semi": none,
        "dirty": none,
        "laid": {"Ana": 300, "Ben": 50},
        "held": {"Ana": 5, "Ben": 30},
    }
    names = ("Ana", "Ben", "Cy", "Di")
    with speaking(language):
        for at, (target, mark) in enumerate(((505, "★ "), (2005, ""))):
            header = header_of("form:burraco", names)
            header["house"] = dict(header["house"], target=target)
            place = backup_with(tmp_path / str(at), journal_bytes(header, [hand]))
            game = read_game(open_place(place), 1)
            first = message([game]).splitlines()[0]
            assert f": {mark}Ana + Cy 595, " in first and "Ben + Di 20" in first, first
            if mark:
                assert f", 2. Ben + Di 20. {reached}" in first, first
            drawn = re.findall(r">([^<>]+)</text>", card_svg([game]))
            assert "Ben + Di" in drawn and f"Ana + Cy{' ★' if mark else ''}" in drawn, drawn
            if mark:
                assert any(
                    words.startswith(f"Ana {'e' if language == 'it' else 'and'} Cy {wins} ")
                    for words in drawn
                ), drawn


def rumino(folder, *events, began="2026-11-21T20:00", names=("Anna", "Bruno", "Clara")):
    """Return a SavedGame of Rumino."""
    header = dict(header_of("rumino", names), began=began)
    return read_game(open_place(backup_with(folder, journal_bytes(header, list(events)))), 1)


def counted(ender, **deadwood):
    return {"event": "round", "ender": ender, "deadwood": deadwood}


LEFT = (
    counted("Bruno", Anna=20, Bruno=0, Clara=25),
    counted("Anna", Anna=0, Bruno=47, Clara=20),
    {"event": "leave", "player": "Bruno"},
    counted("Anna", Anna=5, Clara=27),
    counted("Clara", Anna=60, Clara=0),
    counted("Clara", Anna=60, Clara=4),
)


@pytest.mark.parametrize(
    ("language", "words", "ends"),
    [
        (
            "en",
            "★ Clara 66, 2. Anna 135 (out), 3. Bruno 37 (left)."
            " Clara is the last player under 100.",
            ("Anna 135 out", "Bruno 37 left"),
        ),
        (
            "it",
            "★ Clara 66, 2. Anna 135 (fuori), 3. Bruno 37 (ha lasciato)."
            " Resta solo Clara sotto 100.",
            ("Anna 135 fuori", "Bruno 37 ha lasciato"),
        ),
    ],
)
def test_who_left_is_not_out_and_it_is_said_why_a_game_ended(tmp_path, language, words, ends):
    with speaking(language):
        game = rumino(tmp_path, *LEFT)
        assert message([game]).splitlines()[0] == f"Rumino: {words}"
        drawn = re.findall(r">([^<>]+)</text>", card_svg([game]))
        assert [said for said in drawn if said.startswith(("Anna ", "Bruno "))] == list(ends)


def test_the_places_of_a_message_are_those_of_the_game_and_so_is_the_reason(saved):
    """Over a season: the order, who was out or left, and why it ended."""
    for game in saved:
        state = game.ledger.game
        line = message([game]).splitlines()[0]
        names = [name for group in state.places() for name in group]
        found = [line.index(f" {name} ") for name in names]
        assert found == sorted(found), line
        for player in state.players:
            remark = "(left)" if player.has_left else "(out)" if player.out_in_round else ""
            said = re.search(rf" {player.name} −?\d+( \(\w+\))?", line)
            assert (said[1] or "").strip() == remark, line
        if state.ending:
            assert line.endswith(f". {texts.text(state.ending[1], **state.ending[2])}."), line


def test_the_picture_of_an_evening_has_its_winner(tmp_path):
    won = {}
    for at, hour in enumerate((20, 21, 22)):
        names = ("Anna", "Bruno")
        ender, other = names if at else names[::-1]
        event = counted(ender, **{ender: 0, other: 40})
        began = f"2026-11-21T{hour}:00"
        won[at] = rumino(tmp_path / str(at), event, {"event": "stop"}, began=began, names=names)
    games = list(won.values())
    said = "Winner of the evening: Anna, 2 of 3"
    assert f">{said}</text>" in card_svg(games) and said in card_svg(games).split("</title>")[0]
    assert said in message(games).splitlines() and f" {said}. " in markdown(games)
    assert f" {said}. " in page(games)
    assert ">Winners of the evening: Bruno and Anna, 1 each</text>" in card_svg(games[:2])
    assert "of the evening" not in card_svg(games[:1])
    with speaking("it"):
        assert ">Vince la serata: Anna, 2 su 3</text>" in card_svg(games)
        assert "Vince la serata: Anna, 2 su 3" in message(games).splitlines()


# -- the card --------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}text"


def drawn_words(games):
    """Return [(words, left, right, bottom, size)] of all words of a card."""
    found = []
    for one in ElementTree.fromstring(card_svg(games)).iter(SVG):
        x, size = int(one.get("x")), int(one.get("font-size"))
        wide = width_of(one.text, size)
        left = {"end": x - wide, "middle": x - wide / 2}.get(one.get("text-anchor") or "", x)
        found.append((one.text, left, left + wide, int(one.get("y")), size))
    return found


@pytest.mark.parametrize(
    ("language", "left", "out", "why"),
    [
        ("en", "Bruno (left)", "Anna (out)", "Stopped by the players."),
        ("it", "Bruno (ha lasciato)", "Anna (fuori)", "Partita interrotta."),
    ],
)
def test_a_card_without_a_course_says_who_left_and_who_was_out(tmp_path, language, left, out, why):
    whole = rumino(tmp_path / "a", *LEFT)
    short = rumino(tmp_path / "b", *LEFT[:3], {"event": "stop"}, began="2026-11-21T23:00")
    with speaking(language):
        words = [one for one, *_ in drawn_words([short])]
        assert left in words and why in words and "Anna ★" in words
        # Of many games each player has a row, or where there is no room is in a list.
        words = [one for one, *_ in drawn_words([whole, short, whole, short])]
        assert words.count(left) == 4 and words.count(out) == 2
        line = " ".join(one for one, *_ in drawn_words([whole, short] * 4))
        assert left.replace("Bruno", "Bruno 37") in line


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 12, 17])
def test_no_words_of_a_card_lie_on_others_or_outside(tmp_path, count):
    for names in (("Anna", "Bruno"), ("Maria Bartolomea", "Wolfgang Amade", "Clara", "Elisabetta")):
        event = counted(names[0], **dict.fromkeys(names, 40) | {names[0]: 0})
        stop = {"event": "stop"}
        game = rumino(tmp_path / f"{count}{len(names)}", event, stop, names=names)
        words = drawn_words([game] * count)
        for said, left, right, bottom, size in words:
            assert left >= 0 and right <= 1080 and size <= bottom <= 1350, said
            for other, start, end, low, large in words:
                if other is not said and abs(low - bottom) < 0.6 * min(size, large):
                    assert right <= start or end <= left, (said, other)


def test_few_scores_have_large_letters_and_fill_the_picture(tmp_path):
    event = counted("Anna", Anna=0, Bruno=40)
    game = rumino(tmp_path, event, {"event": "stop"}, names=("Anna", "Bruno"))
    for count, largest, lowest in ((1, 84, 500), (2, 84, 1000), (4, 60, 1000), (6, 46, 1000)):
        words = drawn_words([game] * count)
        rows = [one for one in words if one[0].startswith(("Anna ★", "Bruno"))]
        assert {one[4] for one in rows} == {largest} and len(rows) == 2 * count
        assert max(one[3] for one in rows) > lowest


def test_the_card_is_a_picture_of_the_evening(saved, tmp_path, capsys):
    for games in (saved, saved[:1], saved[:8]):
        last = evenings(games)[-1]
        words = card_svg(games, STAKE)
        root = ElementTree.fromstring(words)
        assert root.get("viewBox") == "0 0 1080 1350"
        said = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
        assert said[:2] == [last.title, last.counts]
        for game in last.games:
            for name in game.ledger.game.winners:
                assert any(name in one for one in said)
        assert "<script" not in words and "href" not in words
        picture = Image.open(io.BytesIO(card_png(games, STAKE)))
        assert picture.size == (1080, 1350) and picture.format == "PNG"
        assert len(picture.convert("RGB").getcolors(1 << 24)) > 50
    assert card_png(saved, STAKE) == card_png(saved, STAKE)
    for name, begins in (("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a", b"\x89PNG")):
        target = tmp_path / name
        asked = (
            "--from",
            backup_with(tmp_path / (name + "_"), journal_bytes(header_of(), [ROUND])),
        )
        assert export(capsys, *asked, "--format", "card", "-o", target) == (0, "", "")
        assert target.read_bytes().startswith(begins)


def test_without_a_font_with_many_letters_the_card_has_pillows_own(saved, tmp_path, monkeypatch):
    monkeypatch.setattr(card_picture, "_FONTS", (("none.ttf", "none.ttf"),))
    picture = Image.open(io.BytesIO(card_png(saved, STAKE)))
    assert picture.size == (1080, 1350)
    header = header_of("ginski", ("Ana", "Ben", "\u0396\u03c9\u03ae"))
    game = read_game(open_place(backup_with(tmp_path, journal_bytes(header, [ROUND | {
        "deadwood": {"Ana": 8, "Ben": 15, "\u0396\u03c9\u03ae": 20}}]))), 1)  # fmt: skip
    with pytest.raises(ExportError, match="ends in .svg"):
        card_png([game])


def test_a_picture_has_no_boxes_in_place_of_letters(tmp_path):
    header = header_of("ginski", ("Ana", "Ben", "\ue0f0"))
    game = read_game(open_place(backup_with(tmp_path, journal_bytes(header, [ROUND | {
        "deadwood": {"Ana": 8, "Ben": 15, "\ue0f0": 20}}]))), 1)  # fmt: skip
    with pytest.raises(ExportError, match="ends in .svg"):
        card_png([game])


def test_an_evening_of_many_games_has_a_card_of_results(saved):
    games = saved[:5]
    for game in games:
        game.began, game.times = "2026-01-09T20:00:00", ()
    said = card_svg(games)
    assert len(evenings(games)) == 1
    for game in games:
        assert all(f"{name} ★" in said for name in game.ledger.game.winners[:1])
        assert all(f"{name} {signed(score)}" in said for name, score in scores_of(game)[1:2])
    # Of more than there is room for, the rest is counted.
    games = [saved[0]] * 30
    rows = card_svg(games).count(">%s<" % fact(saved[0].game_class.title))
    assert 10 < rows < 30 and f">and {30 - rows} more<" in card_svg(games)


def test_the_message_and_the_card_are_there_in_italian(tmp_path, capsys):
    place = backup_with(tmp_path, journal_bytes(header_of(), [ROUND]))
    asked = ("--from", place, "--language", "it", "--format")
    assert export(capsys, *asked, "text")[1].splitlines() == [
        "Ginski (in corso): Ana 27, Ben 0, Cy 0",
        "L'ultima partita: 3 giocatori, 1 partita",
    ]
    assert texts.language() == "en"


def test_what_people_read_is_in_the_language_that_was_asked(saved):
    """No English text of a report is left where the language has another."""
    said = {}
    for language in PLAYED:
        with speaking(language):
            book = openpyxl.load_workbook(io.BytesIO(workbook(saved, STAKE, True)))
            cells = [str(cell.value or "") for sheet in book for row in sheet for cell in row]
            words = "\n".join([*book.sheetnames, *cells])
            said[language] = page(saved, STAKE), markdown(saved, STAKE), words
    assert '<html lang="it">' in said["it"][0] and '<html lang="en">' in said["en"][0]
    found = 0
    for home, other in zip(said["en"], said["it"], strict=True):
        for key, words in TEXTS.items():
            if "{" in words or len(words) < 8 or ITALIAN[key] == words:
                continue
            whole = re.compile(rf"(?<!\w){re.escape(words)}(?!\w)")
            found += bool(whole.search(home))
            assert not (whole.search(home) and whole.search(other)), key
    assert found > 30


# What people read, and the file in which it is compared.
READ = {"html": "a.html", "text": "a.txt", "card": "a.svg", "md": "a.md", "xlsx": "a.xlsx"}


def contents(path):
    """Return what an exported file says."""
    if path.suffix == ".xlsx":
        book = openpyxl.load_workbook(path)
        return [[str(cell.value) for row in sheet for cell in row] for sheet in book]
    if path.suffix == ".sqlite":
        with closing(sqlite3.connect(path)) as base:
            return list(base.iterdump())
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("form", FORMATS)
def test_each_format_is_in_the_language_or_says_that_it_keeps_english(
    form, folder, tmp_path, capsys
):
    said = {}
    for language in PLAYED:
        file = tmp_path / language / READ.get(form, "a." + form)
        file.parent.mkdir()
        status, _, told = export(
            capsys, "--from", folder, "--format", form, "--language", language, "-o", file
        )
        assert status == 0, told
        said[language] = contents(file)
    assert (said["it"] != said["en"]) == (form in READ)
    if form not in READ:
        with pytest.raises(SystemExit):
            export(capsys, "--help")
        told = " ".join(capsys.readouterr().out.split()).replace("- ", "-")
        about = told[told.index("of what people read") :]
        assert form in re.findall("[a-z-]+", about[: about.index("stay English")])
        return
    # None of the sentences of the English one is left.
    words = str(said["it"])
    left = [
        one
        for key, one in TEXTS.items()
        if "{" not in one and len(one) > 12 and one != ITALIAN[key] and one in words
    ]
    assert not left


def test_every_sentence_is_there_in_italian_with_the_same_facts():
    assert sorted(ITALIAN) == sorted(TEXTS)
    for key, words in ITALIAN.items():
        assert sorted(FACT.findall(words)) == sorted(FACT.findall(TEXTS[key])), key
        assert visible(words) == words


# -- one table -------------------------------------------------------------------------------------


def test_the_table_has_a_row_for_each_round_and_player(saved):
    rows = list(csv.DictReader(io.StringIO(tidy(saved), newline="")))
    for game in saved:
        mine = [row for row in rows if row["game"] == game.key]
        played = {one.number: one for one in tally.rounds(game.ledger)}
        for number, one in played.items():
            there = [row for row in mine if row["round"] == str(number)]
            assert {row["dealer"] for row in there} == {one.dealer}
            won = {row["player"] for row in there if row["won_round"] == "1"}
            assert won == set(one.winners)
            moved = {row["player"]: int(row["change"]) for row in there}
            assert moved == one.changes
        for name, score in scores(game).items():
            his = [row for row in mine if row["player"] == name]
            assert int(his[-1]["total"]) == score
            start = game.ledger.house["chips_each"] if game.game_class.name == "rummoli" else 0
            assert start + sum(int(row["change"]) for row in his) == score
        between = [row for row in mine if not row["round"]]
        assert all(row["event"] not in ("round", "hand") for row in between)


# -- the database ----------------------------------------------------------------------------------


def opened(content):
    base = sqlite3.connect(":memory:")
    base.deserialize(content)
    return base


def test_the_database_has_what_the_engine_has(saved):
    base = opened(database(saved, STAKE))
    numbers = Statistics(saved)
    assert base.execute("SELECT count(*) FROM games").fetchone() == (20,)
    names = {name for (name,) in base.execute("SELECT name FROM players")}
    assert names == set(numbers.names)
    for name in numbers.names:
        row = numbers.rows[name]
        found = base.execute(
            "SELECT sum(games), sum(wins), sum(gins), min(least), max(most) FROM statistics"
            " WHERE player = ?", (name,)
        ).fetchone()  # fmt: skip
        gins = numbers.feats(name)["gins"]
        assert found == (row[tally.GAMES], row[tally.WINS], gins, row[tally.LEAST], row[tally.MOST])
    for game in saved:
        (at,) = base.execute("SELECT id FROM games WHERE identity = ?", (game.identity,)).fetchone()
        found = base.execute(
            "SELECT name, score FROM results JOIN players ON player = players.id WHERE game = ?",
            (at,),
        )
        assert dict(found) == scores(game)
        paid = base.execute("SELECT sum(hundredths) FROM payments WHERE game = ?", (at,))
        expected = sum(amount for _, _, amount in payments(STAKE.amounts(game.ledger)))
        assert (paid.fetchone()[0] or 0) == expected
    whole = base.execute(
        "SELECT count(*), sum(change) FROM changes JOIN rounds ON rounds.id = changes.round"
    ).fetchone()
    rows = list(csv.DictReader(io.StringIO(tidy(saved), newline="")))
    assert whole == (len(rows), sum(int(row["change"]) for row in rows))
    assert not base.execute("PRAGMA foreign_key_check").fetchall()


def test_a_database_is_added_to_and_a_game_counts_once(folder, saved, tmp_path, capsys):
    target = tmp_path / "club.sqlite"
    asked = ("--from", folder, "--format", "sqlite", "-o", target)
    assert export(capsys, *asked, "--until", "2026-02-20")[0] == 0
    first = opened(target.read_bytes()).execute("SELECT count(*) FROM games").fetchone()[0]
    assert 0 < first < 20
    # Another name for a person later on is the name in all games.
    assert export(capsys, *asked, "--rename", "ana=Ana")[0] == 0
    base = opened(target.read_bytes())
    assert base.execute("SELECT count(*), count(DISTINCT identity) FROM games").fetchone() == (
        20,
        20,
    )
    assert not base.execute("SELECT * FROM players WHERE name = 'ana'").fetchall()
    # An older copy of a game does not replace a newer one.
    box = tmp_path / "box"
    newer = backup_with(box / "new", journal_bytes(header_of(), [ROUND, ROUND]))
    older = backup_with(box / "old", journal_bytes(header_of(), [ROUND]))
    for place in (older, newer, older):
        assert export(capsys, "--from", place, "--format", "sqlite", "-o", target)[0] == 0
    base = opened(target.read_bytes())
    assert base.execute(
        "SELECT entries FROM games WHERE kind = 'ginski' AND over = 0"
    ).fetchall() == [(2,)]
    other = tmp_path / "other.sqlite"
    for content in (b"not a database", b"\x00" * 5000):
        other.write_bytes(content)
        status, _, said = export(capsys, *asked[:-1], other)
        assert status == 2 and "is not a database" in said and other.read_bytes() == content
    sqlite3.connect(other.with_suffix(".x")).execute("CREATE TABLE t (a)").connection.close()
    with pytest.raises(ExportError, match="is not a database"):
        database(saved, None, other.with_suffix(".x"))


EIGHT = ("Anastasia", "Benedetta", "Carlo", "Dieter", "Eva-Maria", "Franziska", "Gus", "Hans")


def test_message_card_workbook_and_box_name_the_same_payments(tmp_path):
    points = {name: 7 + at * 13 % 29 for at, name in enumerate(EIGHT)}
    folder = backup_with(tmp_path, journal_bytes(header_of("any", EIGHT), [
        {"event": "round", "points": points}, {"event": "stop"},
    ]))  # fmt: skip
    game = read_game(open_place(folder), 1)
    paid = payments(balances(game.ledger, "point", 10))
    assert len(paid) > 4
    words = [f"{a} pays {b} {n // 100}.{n % 100:02d}" for a, b, n in paid]
    line = next(one for one in message([game], STAKE).splitlines() if "pays" in one)
    assert line == "Payments: " + ", ".join(words)
    drawn = " ".join(re.findall(r">([^<>]+)</text>", card_svg([game], STAKE)))
    assert ", ".join(words) in drawn
    sheet = book_of([game], STAKE)["Evening"]
    rows = [tuple(cell.value for cell in row[:3]) for row in sheet.rows]
    assert [(a, b, n / 100) for a, b, n in paid] == rows[-len(paid) :]


# -- the workbook ----------------------------------------------------------------------------------


def book_of(games, *more):
    return openpyxl.load_workbook(io.BytesIO(workbook(games, *more)))


def rows_of(book, name):
    """Return the rows of the table of a sheet, as dicts."""
    sheet = book[name]
    top, *lines = sheet[sheet.tables[name].ref]
    heads = [cell.value for cell in top]
    return [dict(zip(heads, [cell.value for cell in line], strict=True)) for line in lines]


def test_a_workbook_that_is_read_back_has_the_totals_of_the_engine(saved):
    book = book_of(saved, STAKE)
    assert book.sheetnames == ["Evening", "Season", "Results", "Rounds", "Form"]
    found = rows_of(book, "Results")
    assert len(found) == sum(len(scores(game)) for game in saved)
    for game in saved:
        mine = {row["Player"]: row for row in found if row["Number"] == game.key}
        assert {name: row["Score"] for name, row in mine.items()} == scores(game)
        for one in results(game):
            row = mine[one.player]
            assert (row["Place"], bool(row["Won"])) == (one.place, one.won)
        amounts = dict(STAKE.amounts(game.ledger) or ())
        assert {name: round(100 * row["Money"]) for name, row in mine.items()} == amounts
    rounds = rows_of(book, "Rounds")
    assert len(rounds) == len(tidy(saved).splitlines()) - 1
    last = {(row["Number"], row["Player"]): row["Total"] for row in rounds}
    assert last == {
        (game.key, name): score for game in saved for name, score in scores(game).items()
    }
    for sheet in book:
        assert sheet.page_setup.orientation == "landscape"
        # As many pages high as it takes, one wide.
        assert sheet.sheet_properties.pageSetUpPr.fitToPage
        assert (sheet.page_setup.fitToHeight, sheet.page_setup.fitToWidth) == (0, None)
        assert sheet.print_title_rows and sheet.tables[sheet.title].autoFilter
    assert rows_of(book, "Evening")[0]["Won"] == "★"


class Column(list):
    """A column of a table, as a spreadsheet works with one: cell by cell, empty ones as 0."""

    def __mul__(self, other):
        other = other if isinstance(other, Column) else [other] * len(self)
        return Column([one * two for one, two in zip(self, other, strict=True)])

    def is_(self, value):
        return Column([int(one == value) for one in self])


def sumproduct(*columns):
    total = 0
    for row in zip(*columns, strict=True):
        product = 1
        for cell in row:
            product *= cell or 0
        total += product
    return total


def worked_out(formula, row, table):
    """Return what a spreadsheet makes of a formula: written anew as Python, with its own tables."""
    words = formula.removeprefix("=")
    words = re.sub(r"\w+\[\[#This Row\],\[([^]]+)\]\]", r"this('\1')", words)
    words = re.sub(r"Results\[([^]]+)\]=(\w+)", r"column('\1').is_(\2)", words)
    words = re.sub(r"Results\[([^]]+)\]", r"column('\1')", words)
    known = {
        "EXACT": lambda cells, one: Column([int(cell == one) for cell in cells]),
        "SUMPRODUCT": sumproduct,
        "MAX": max,
        "MIN": min,
        "SQRT": lambda value: value**0.5,
        "this": row.__getitem__,
        "column": lambda head: Column([one[head] for one in table]),
        "__builtins__": {},
    }
    return eval(words, known)


def calculated(book, name, table=None):
    """Return the rows of a sheet with each formula worked out here, those at the left first."""
    rows = rows_of(book, name)
    for row in rows:
        for head, value in row.items():
            if isinstance(value, str) and value.startswith("="):
                row[head] = worked_out(value, row, table)
    return rows


def test_all_numbers_of_the_season_are_formulas_that_give_those_of_the_engine(saved):
    content = workbook(saved, STAKE)
    shown = rows_of(openpyxl.load_workbook(io.BytesIO(content), data_only=True), "Season")
    book = openpyxl.load_workbook(io.BytesIO(content))
    results_ = calculated(book, "Results")
    numbers = Statistics(saved)
    money = {}
    for game in saved:
        for name, amount in STAKE.amounts(game.ledger):
            money[name] = money.get(name, 0) + amount / 100
    assert [row["Player"] for row in shown] == numbers.best
    rows = zip(shown, rows_of(book, "Season"), calculated(book, "Season", results_), strict=True)
    for row, by, found in rows:
        name = row.pop("Player")
        one = numbers.beaten[name]
        assert row.pop("Form") is None
        wanted = {
            "Games": one.games,
            "Wins": one.wins,
            "Chance": one.by_luck,
            "Beaten": one.value,
            "From": one.interval[0],
            "To": one.interval[1],
            "Average place": numbers.mean_place(name),
            "Money": money[name],
        }
        wanted |= {feat.capitalize(): n for feat, n in numbers.feats(name).items()}
        # Every cell but the name is a formula; what it gives is what the file shows before.
        assert set(wanted) == set(row)
        for head, value in wanted.items():
            assert by[head].startswith("="), head
            assert found[head] == pytest.approx(value), head
            assert row[head] == pytest.approx(value), head
    assert any(numbers.feats(name)["gins"] for name in numbers.best)
    # One more game that Ana alone has won with two gins: every number moves without this program.
    more = {"Player": "Ana", "Over": 1, "Won": 1, "Place": 1, "Players": 3, "Gins": 2, "Money": 1}
    more |= {"Chance": 1 / 3, "Beaten": 1, "Variance": 1 / 6}
    grown = [*results_, {**dict.fromkeys(results_[0], 0), **more}]
    before, after = (
        next(row for row in calculated(book, "Season", table) if row["Player"] == "Ana")
        for table in (results_, grown)
    )
    assert [after[head] - before[head] for head in ("Games", "Wins", "Gins")] == [1, 1, 2]
    assert after["Beaten"] > before["Beaten"]
    assert after["To"] - after["From"] < before["To"] - before["From"]


def test_each_game_has_a_sheet_only_on_request(saved):
    book = book_of(saved, None, True)
    assert len(book.sheetnames) == 5 + len(saved)
    for game, sheet in zip(saved, book.worksheets[5:], strict=True):
        head, *lines = sheet.values
        for player in game.ledger.game.players:
            at = head.index(f"{player.name}: total")
            assert lines[game.ledger.count - 1][at] == player.score
        assert len(untyped(sheet)._charts) == 1
    links = [
        cell.hyperlink.location for row in book["Results"].rows for cell in row if cell.hyperlink
    ]
    assert len(links) == sum(len(scores(game)) for game in saved)
    assert links[0] == f"'{book.sheetnames[5]}'!A1"
    assert len(book_of(saved[:1]).sheetnames) == 6


def test_what_people_typed_is_no_formula_in_a_workbook(tmp_path):
    names = ("=1+1", "@SUM(A1)", "+1")
    folder = backup_with(tmp_path, journal_bytes(header_of("ginski", names), [
        {"event": "round", "ender": "=1+1", "deadwood": {"=1+1": 8, "@SUM(A1)": 15, "+1": 20}},
        {"event": "stop"},
    ]))  # fmt: skip
    book = book_of([read_game(open_place(folder), 1)])
    cells = [cell for sheet in book for row in sheet.rows for cell in row if cell.value is not None]
    assert sum(cell.value == "=1+1" and cell.data_type == "s" for cell in cells) >= 3
    for cell in cells:
        if cell.data_type == "f":
            assert re.match(
                r"=(SUMPRODUCT|100\*SUMPRODUCT|1/Results|\(Results|MAX|MIN)", str(cell.value)
            )
            assert "1+1" not in cell.value


# -- JSON ------------------------------------------------------------------------------------------


def test_the_json_of_the_statistics_has_names_and_no_positions(saved):
    answer = json.loads(statistics_text(saved))

    def lists(value, at=""):
        if isinstance(value, dict):
            for key, one in value.items():
                yield from lists(one, f"{at}.{key}")
        elif isinstance(value, list):
            yield at, value

    # The only lists are of games and of names.
    assert {at for at, _ in lists(answer)} == {".course", ".beyond_luck", ".ranked"}


def test_partners_are_counted_in_every_form(tmp_path):
    four = ("Ana", "Ben", "Cleo", "Di")
    bids, tricks = (dict(zip(four, some, strict=True)) for some in ((4, 3, 3, 2), (5, 2, 4, 2)))
    hand = [{"event": "bids", "bid": bids}, {"event": "hand", "tricks": tricks}]
    journal = journal_bytes(header_of("form:spades", four), [*hand, {"event": "stop"}])
    source = open_place(backup_with(tmp_path, journal, journal))
    games = [read_game(source, number) for number in source.numbers()]
    numbers = Statistics(games)
    (first, second) = numbers.pair_names
    wanted = {name: (2, numbers.pairs[name][tally.WINS]) for name in (first, second)}
    assert sorted(won for _, won in wanted.values()) == [0, 2]
    found = opened(database(games)).execute("SELECT pair, games, wins FROM pairs")
    assert {name: (count, won) for name, count, won in found} == wanted
    book = book_of(games)
    table = calculated(book, "Results")
    assert {row["Partners"] for row in table} == set(wanted)
    sheet = book["Season"]
    head, *lines = untyped(sheet[sheet.tables["Pairs"].ref])
    assert [cell.value for cell in head] == ["Partners", "Games", "Wins"]
    for line in lines:
        name, *cells = [cell.value for cell in line]
        worth = [worked_out(cell, {"Partners": name}, table) for cell in cells]
        assert tuple(worth) == wanted[name]
    shown = io.StringIO()
    Console(file=shown, width=80).print(season_view(games, 80))
    for name, (count, won) in wanted.items():
        assert re.search(rf"{re.escape(name)} +{count} +{won}\b", shown.getvalue())
