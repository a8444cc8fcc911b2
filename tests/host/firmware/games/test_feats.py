"""Feats of score forms on the statistics' screens, in the exports and after a form was changed."""

import io
import json
import sqlite3

import pytest

from engine import games, texts
from engine.games import forms
from engine.record import tally
from firmware.games.statistics import Statistics
from host_tools.evening.export import open_backup, read_game, statistics_text
from host_tools.evening.export.database import database
from host_tools.evening.export.page_season import season
from host_tools.evening.export.report import Report
from host_tools.evening.export.statistics import Statistics as HostStatistics
from host_tools.evening.export.workbook import workbook
from host_tools.simulated.simulator import Simulator
from tests.proof.robot.player import Player

FOUR = ["Ana", "Ben", "Cleo", "Dan"]


def each(*values):
    return dict(zip(FOUR, values, strict=True))


def play(app, name, events, names=FOUR):
    """Play a game with these entries, and stop it."""
    game = games.load(name)
    app.session.start_game(name, names, game.with_defaults({}), names[0])
    for event in [*events, {"event": "stop"}]:
        app.open_game.ledger.add(event)
    app.session.close()


def hands(bids, tricks):
    return [{"event": "bids", "bid": each(*bids)}, {"event": "hand", "tricks": each(*tricks)}]


# Ana makes two nils, Dan one.
SPADES = [*hands((0, 3, 3, 0), (0, 7, 6, 0)), *hands((0, 5, 3, 3), (0, 7, 3, 3))]
HEARTS = [{"event": "round", "points": each(26, 0, 0, 0)}]
LAID = {"clean": (2, 0), "semi": (1, 0), "dirty": (0, 0), "laid": (320, 100), "held": (50, 65)}
BURRACO = [
    {"event": "round", "closer": "Ana", "pot": {"Ben": False}}
    | {name: {"Ana": one, "Ben": other} for name, (one, other) in LAID.items()}
]
ALL = {"spades": SPADES, "hearts": HEARTS, "burraco": BURRACO}


def count(store):
    found = Statistics(store)
    while found.left():
        found.step()
    return found


@pytest.mark.parametrize(("board", "language"), [("sim_128x64", "en"), ("sim_72x40", "it")])
def test_the_page_of_a_person_has_what_they_achieved_in_forms(board, language):
    with Player(board, FOUR, settings={"language": language}) as table:
        app = table.box.device.app
        for form, events in ALL.items():
            play(app, "form:" + form, events)
        app.open("people.statistics")
        table.wait(500)
        screen = app.stack[-1]
        for name, wanted in (("Ana", [2, 1, 3, 1]), ("Cleo", [3]), ("Ana + Cleo", [])):
            screen.choose([row[0] for row in screen.listed].index(name))
            rows = app.stack[-1].lines(app.ui)
            app.close()
            told = {texts.text(label[0]): value for label, value in rows if ".feat_" in label[0]}
            assert sorted(map(int, told.values())) == sorted(wanted), (name, told)
            if name == "Ana":
                words = (
                    {"Nils made", "All 26 taken", "Burracos", "Closings"}
                    if language == "en"
                    else {"Nil riusciti", "Cappotti", "Burrachi", "Chiusure"}
                )
                assert set(told) == words


def exported(box):
    source = open_backup(box.data)
    return [read_game(source, number) for number in source.numbers()]


def test_the_exports_have_the_feats_of_forms():
    from openpyxl import load_workbook

    with Player("sim_128x64", FOUR) as table:
        for form, events in ALL.items():
            play(table.box.device.app, "form:" + form, events)
        found = exported(table.box)
        answer = json.loads(statistics_text(found))
        ana = {"spades.nils": 2, "hearts.moons": 1, "burraco.burracos": 3, "burraco.closings": 1}
        assert ana.items() <= answer["players"]["Ana"].items()
        assert answer["players"]["Ana"]["by_game"]["form:spades"]["spades.nils"] == 2
        assert answer["players"]["Ana"]["by_game"]["form:hearts"]["spades.nils"] == 0
        assert answer["players"]["Cleo"]["burraco.burracos"] == 3
        assert answer["players"]["Dan"]["spades.nils"] == 1
        assert set(answer["pairs"]["Ana + Cleo"]) >= set(ana)
        words = "".join(season(Report(found)))
        for heading in ("Spades: Nils made", "Burraco: Closings", "Hearts: All 26 taken"):
            assert heading in words
        book = load_workbook(io.BytesIO(workbook(found)))
        for sheet, top in (("Results", 0), ("Season", 3)):
            heads, *rows = list(book[sheet].values)[top:]
            at = heads.index("Spades Nils made")
            who = heads.index("Player")
            assert {str(row[who]) for row in rows if row[who] in FOUR and row[at]} == (
                {"Ana", "Dan"} if sheet == "Results" else set(FOUR)
            )
        base = sqlite3.connect(":memory:")
        base.deserialize(database(found))
        rows = base.execute(
            "SELECT players.name, feat, sum(times) FROM feats JOIN players ON id = player"
            " WHERE times > 0 GROUP BY players.name, feat"
        )
        told = {(name, feat): times for name, feat, times in rows}
        assert {feat: n for (name, feat), n in told.items() if name == "Ana"} == ana
        assert told["Dan", "spades.nils"] == 1 and len(told) == 6


def test_an_earlier_database_gets_the_feats_too(tmp_path):
    with Player("sim_128x64", FOUR) as table:
        play(table.box.device.app, "form:spades", SPADES)
        found = exported(table.box)
    path = tmp_path / "club.sqlite"
    old = sqlite3.connect(":memory:")
    old.deserialize(database(found))
    old.execute("DROP TABLE feats")
    path.write_bytes(old.serialize())
    new = sqlite3.connect(":memory:")
    new.deserialize(database(found, None, path))
    assert new.execute("SELECT sum(times) FROM feats").fetchone() == (3,)


def own(*feats):
    """Return a form of a player's own that counts some of these."""
    rows = {
        "zeros": {"feat": "zeros", "is": "points == 0"},
        "tens": {"feat": "tens", "is": "points == 10", "en": "Score ]!"},
        "more": {"feat": "more", "is": "points > 10"},
    }
    field = {"field": "points", "for": "each player", "is": "0 to 20"}
    return {
        "form": "own",
        "title": "Own",
        "players": [2, 4],
        "steps": [{"step": "round", "fields": [field], "score": "points"}],
        "end": {"wins": "high", "limit": 100},
        "feats": [rows[name] for name in feats],
    }


ROUNDS = [
    {"event": "round", "points": each(0, 10, 12, 0)},
    {"event": "round", "points": each(0, 10, 10, 20)},
]


def test_games_of_a_form_that_was_changed_count_by_the_feats_of_today():
    box = Simulator(settings={"lesson": False})
    app = box.device.app
    for feats in (("zeros", "tens"), ("more", "zeros", "tens")):
        forms.announce("own", "Own", (2, 4), lambda feats=feats: own(*feats))
        try:
            play(app, "form:own", ROUNDS)
            now = games.load("form:own").feats
            rows = count(app.store).by_game["form:own"]
        finally:
            forms.forget("own")
        found = {
            name: dict(zip(now, row[tally.FEATS[0] :], strict=False)) for name, row in rows.items()
        }
    # Two games. The form of the first one counted other feats: it adds nothing to the new one.
    assert {name: one["zeros"] for name, one in found.items()} == each(4, 0, 0, 2)
    assert {name: one["tens"] for name, one in found.items()} == each(0, 4, 2, 0)
    assert {name: one["more"] for name, one in found.items()} == each(0, 0, 1, 1)
    host = HostStatistics(exported(box))
    assert host.feats("Ana")["own.zeros"] == 4 and host.feats("Dan")["own.more"] == 1
    assert host.titles["own.tens"] == "Own: Score ]!"
    assert workbook(exported(box))


def test_a_share_of_a_program_without_feats_is_counted_again():
    box = Simulator(settings={"lesson": False})
    app = box.device.app
    play(app, "form:spades", SPADES)
    first = count(app.store).by_game
    (number,) = app.store.numbers()
    rows, mark = app.store.get_beside(number, ".sum")
    assert first["form:spades"]["Ana"][tally.FEATS[0]] == 2
    for row in rows.values():
        row[tally.FEATS[0]] = 0
    app.store.put_beside(number, ".sum", [mark, rows])
    assert count(app.store).by_game == first
