"""A game that was begun and ended without play counts nowhere, whichever game it is."""

import json

import pytest

from engine import games
from engine.games import forms
from engine.record import tally
from firmware.games.evening import Evening
from firmware.games.statistics import Statistics
from host_tools.evening.export import markdown, open_backup, page
from host_tools.evening.export.reading import Reading, Wanted
from host_tools.evening.export.statistics import Statistics as HostStatistics
from tests.proof.robot.player import Player

FOUR = ("Ana", "Ben", "Cleo", "Dan")


def begin(app, name):
    """Begin a game for as many of the four as it takes."""
    game = games.load(name)
    names = list(FOUR[: max(game.min_players, min(4, game.max_players))])
    app.session.start_game(name, names, game.with_defaults(None), names[0])


@pytest.mark.parametrize("name", games.names() + forms.names())
def test_a_game_that_ends_before_its_first_round_is_in_no_statistic(name):
    with Player("sim_128x64", FOUR) as table:
        app = table.box.device.app
        begin(app, name)
        game = app.game
        # Each event that is none of play, where it can be entered.
        for event in (
            {"event": "dealer", "player": "Ben"},
            {"event": "seats", "players": ["Ben", "Ana", *[p.name for p in game.players][2:]]},
            {"event": "void"},
            {"event": "stop"},
        ):
            if app.game.why_not(event["event"]) is None:
                assert app.session.add(event)
        if not app.game.over:
            # A hand that was begun ends first.
            assert app.game.why_not("stop") is not None
            return
        assert tally.count(app.open_game.ledger) == {}
        number = app.open_game.number
        app.session.close()
        statistics = Statistics(app.store)
        while statistics.left():
            statistics.step()
        assert statistics.count == 0 and statistics.by_game == {}
        evening = Evening(app.session, [number])
        while evening.left:
            evening.step()
        assert evening.count == 0 and not evening.paid()
        # What is archived keeps no more.
        app.session.archive(number)
        kept = app.store.header(number)["archived"]
        assert not kept.get("tally")


def test_it_is_in_no_report_beside_one_that_was_played(tmp_path):
    with Player("sim_128x64", FOUR) as table:
        app = table.box.device.app
        begin(app, "rumski")
        app.open_game.ledger.add({"event": "stop"})
        app.session.close()
        begin(app, "rumski")
        won = {"event": "round", "winner": "Ana", "points": dict.fromkeys(FOUR[1:], 5)}
        app.open_game.ledger.add(won)
        app.open_game.ledger.add({"event": "stop"})
        app.session.close()
        begin(app, "tuscan")
        app.session.close()
        reading = Reading(print)
        reading.read([open_backup(str(table.box.data))], Wanted())
        assert [game.number for game in reading.games] == [2]
        counted = HostStatistics(reading.games)
        assert counted.rows["Ana"][tally.GAMES] == counted.rows["Ana"][tally.WINS] == 1
        assert "Tuscan" not in page(reading.games) + markdown(reading.games)
        # Who asks for it by its number gets it.
        one = Reading(print)
        one.read([open_backup(str(table.box.data))], Wanted(number=1))
        assert [game.number for game in one.games] == [1]
        assert json.dumps(counted.rows)
