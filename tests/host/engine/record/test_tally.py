"""The statistics of a finished game against a naive count from its events, over random evenings."""

import random

import pytest

from engine import games
from engine.errors import InputError, RuleError
from engine.game.effect import Effect
from engine.record import tally
from engine.record.ledger import Ledger
from tests.host.engine.games.naive_score import Book
from tests.host.engine.games.test_score_property import (
    BOARDS,
    NAMES,
    OWN,
    SEATS,
    random_entry,
    random_options,
)
from tests.portable.tools import untyped

ROUNDS = {"round", "hand", "points", "won", "rumino", "out", "deadlock"}
OF_A_HAND = {
    "ante",
    "hearts",
    "pass",
    "widow",
    "bet",
    "bets",
    "poker",
    "pay",
    "out",
    "deadlock",
    "void",
}
LISTS = 300


def naive_count(book):
    """Return {name: row} as somebody would count it from the events and the naive standings."""
    evening = book.replay(book.events)
    # Nothing but who came and went, who deals, what was agreed, a misdeal, and the end.
    idle = {"join", "leave", "dealer", "seats", "agree", "void", "stop"}
    if evening.result is None or not {event["event"] for event in book.events} - idle:
        return {}
    game = evening.game
    columns = tally.columns(games.load(game))
    found = {name: dict.fromkeys(columns, 0) for name in evening.seats}
    points = {name: [] for name in evening.seats}
    won = dict.fromkeys(evening.seats, "")
    for moves, feats, wins in naive_rounds(book, game):
        for name, moved in moves.items():
            points[name].append(moved)
            won[name] += "1" if name in wins else "0"
        for name, what in feats:
            found[name][what] += 1
    standing = evening.standing()
    ahead = 0
    for group in standing["places"]:
        for name in group:
            row = found[name]
            row["games"], row["places"] = 1, ahead + 1
            row["wins"] = int(name in standing["winners"])
            row["least"] = min(points[name], default=None)
            row["most"] = max(points[name], default=None)
            row["series"] = max(len(part) for part in won[name].split("0"))
        ahead += len(group)
    return {name: [row[column] for column in columns] for name, row in found.items()}


def gin_hand(before, after, event):
    """Return (points by name, feats, winners) of an entry of Gin; no points where more follows.

    A hand that counts in several games is worth what it is in one (GIN-15), and what the end of a
    game adds is no part of its last hand (GIN-14).
    """
    lines = [line for sheet in after.sheets for line in sheet["lines"]]
    for sheet in before.sheets:
        for line in sheet["lines"]:
            lines.remove(line)
    wins, points = lines[0][:2] if lines else ([], 0)
    feats, ender = [], event["ender"]
    if ender is not None:
        [other] = [name for name in event["deadwood"] if name != ender]
        own, rest = event["deadwood"][ender], event["deadwood"][other]
        if own == 0:
            feats.append((ender, "gins"))
        elif rest < own or (rest == own and before.options["undercut_tie"] == "opponent"):
            feats.append((other, "undercuts"))
    if after.waiting is not None:
        return None, feats, []
    there = [name for name in before.inside() if name != before.idle]
    return {name: points if name in wins else 0 for name in there}, feats, list(wins)


def naive_rounds(book, game):
    """Yield (points by name, feats, winners) of each finished round."""
    done, hand, feats = [], {}, []
    for at, event in enumerate(book.events):
        kind = event["event"]
        before = book.replay(book.events[:at])
        after = book.replay(book.events[: at + 1])
        inside = before.inside()
        held, got = before.on_paper(), after.on_paper()
        if game == "gin":
            if kind == "void":
                feats = []
            if kind == "round":
                moved, more, wins = gin_hand(before, after, event)
                feats = feats + more
                if moved is not None:
                    done.append((moved, feats) + ((wins,) if wins else ()))
                    feats = []
            continue
        moved = {name: got[name] - held[name] for name in inside}
        if game == "rummoli":
            if kind not in OF_A_HAND or (kind == "void" and before.hand == "none"):
                continue
            if kind == "pay" and before.hand == "none":
                # Paid late: it belongs to the hand before, or to no hand at all.
                if done:
                    done[-1][1].append((event["player"], "pots"))
                    done[-1][0][event["player"]] = (
                        done[-1][0].get(event["player"], 0) + moved[event["player"]]
                    )
                continue
            for name in inside:
                hand[name] = hand.get(name, 0) + moved[name]
            if kind == "void":
                feats = []
            if kind == "poker":
                feats += [(name, "pots") for name in inside if moved[name]]
            if kind == "hearts":
                feats += [(name, "pots") for name, _ in event["collects"]]
            if kind in ("pay", "out"):
                feats.append((event["player"], "pots"))
            if kind in ("out", "deadlock"):
                done.append((hand, feats))
                hand, feats = {}, []
            continue
        if kind not in ROUNDS:
            continue
        feats = []
        if game in ("rumino", "ginski") and kind == "round" and event["ender"] is not None:
            ender = event["ender"]
            if event["deadwood"][ender] == 0:
                feats.append((ender, "gins"))
            elif game == "ginski":
                feats += [
                    (name, "undercuts") for name in inside if name != ender and moved[name] > 0
                ]
        if kind == "rumino":
            feats.append((event["player"], "ruminos"))
        done.append((moved, feats))
    low = game == "rumino" or book.replay([]).options.get("wins") == "low"
    for moved, feats, *said in done:
        values = list(moved.values())
        best = min(values) if low else max(values)
        wins = [name for name in moved if moved[name] == best and len(set(values)) > 1]
        wins = [name for name, what in feats if what == "ruminos"] or wins
        # A hand of Gin may be won for 0 points.
        yield moved, feats, said[0] if said else wins


def play(rng, game):
    """Play random entries until the game is over; return (Ledger, Book)."""
    minimum, maximum = SEATS[game]
    players = list(NAMES[: rng.randint(minimum, maximum)])
    game_class = games.load(game)
    house = game_class.with_defaults(random_options(rng, game))
    plain = dict(house)
    if game == "rummoli":
        board = plain["board"]
        plain["board"] = BOARDS[board] if isinstance(board, str) else list(board)
    ledger, book = (
        Ledger(game_class, players, house, players[0]),
        Book(game, players, players[0], plain),
    )
    for _ in range(45):
        entry = random_entry(rng, book)
        if entry.get("event") in ("stop", "finish") and rng.random() < 0.8:
            continue
        try:
            ledger.add(entry)
        except (RuleError, InputError):
            continue
        book.add(entry)
    if not ledger.game.over:
        if book.evening.waiting is not None:
            # Nothing stops between two hands of partners (GIN-19).
            ledger.add({"event": "void"})
            book.add({"event": "void"})
        ledger.add({"event": "stop"})
        book.add({"event": "stop"})
    return ledger, book


@pytest.mark.parametrize("game", list(OWN))
def test_a_game_counts_as_a_naive_reading_of_its_events_does(game):
    rng = random.Random(game)
    seen = [0] * len(tally.COLUMNS)
    for _ in range(LISTS // 5):
        ledger, book = play(rng, game)
        ours = tally.count(ledger)
        assert ours == naive_count(book), (game, ledger.names, ledger.house, list(ledger.events()))
        for row in ours.values():
            seen = [one + (value or 0) for one, value in zip(seen, row, strict=True)]
    for column, games_with_it in (
        ("gins", ("rumino", "ginski", "gin")),
        ("undercuts", ("ginski", "gin")),
        ("ruminos", ("rumino",)),
        ("pots", ("rummoli",)),
    ):
        columns = tally.columns(games.load(game))
        seen_it = column in columns and seen[columns.index(column)] > 0
        assert seen_it == (game in games_with_it)
    assert seen[tally.WINS] and seen[tally.SERIES]


@pytest.mark.parametrize("game", list(OWN))
def test_nothing_is_read_back_from_notes_for_people(game, monkeypatch):
    rng = random.Random(game)
    played = [play(rng, game)[0] for _ in range(12)]
    played = [(ledger, tally.count(ledger)) for ledger in played]
    monkeypatch.setattr(Effect, "note", lambda *_, **facts: None)
    for ledger, counted in played:
        again = Ledger(
            ledger.game_class, ledger.names, ledger.house, ledger.first_dealer, ledger.log
        )
        assert again.last.notes == []
        assert tally.count(again) == counted
        assert counted or not tally.is_played(ledger)
        assert again.game.places() == ledger.game.places()
        assert again.game.is_like(ledger.game)


def test_a_game_that_goes_on_counts_nothing():
    ledger = Ledger(
        games.load("tuscan"), ("Ana", "Ben"), None, None, [{"event": "hand", "winner": "Ana"}]
    )
    assert tally.count(ledger) == {}


def test_who_left_before_a_hand_was_dealt_again_has_not_played_it():
    """ALL-1: the newcomer of a misdeal is gone when the hand is dealt, however often it is void."""
    ledger = Ledger(games.load("rummoli"), ("Ann", "Bo", "Cy"))
    for event in (
        {"event": "ante"},
        {"event": "void"},
        {"event": "join", "player": "Di"},
        {"event": "leave", "player": "Di"},
        {"event": "void"},
        {"event": "poker", "winners": ["Ann"]},
        {"event": "out", "player": "Ann", "left": {"Bo": 1, "Cy": 1}},
        {"event": "stop"},
    ):
        ledger.add(event)
    assert [list(one.changes) for one in tally.rounds(ledger)] == [["Ann", "Bo", "Cy"]]
    row = tally.count(ledger)["Di"]
    assert row[tally.GAMES] == 1 and row[tally.LEAST] is None and row[tally.MOST] is None


def test_rows_add_up_in_any_order():
    rng = random.Random(3)
    rows = [tally.count(play(rng, "rumino")[0]) for _ in range(12)]
    totals = []
    for _ in range(4):
        rng.shuffle(rows)
        total = {}
        for one in rows:
            tally.add(total, one)
        totals.append(total)
    assert all(total == totals[0] for total in totals)
    assert sum(row[tally.GAMES] for row in totals[0].values()) == sum(len(one) for one in rows)


def test_players_are_merged_by_name():
    total = tally.rename(
        {"Ana": [2, 1, 3, -10, 30, 1, 0, 0, 0, 2], "ana": [1, 1, 1, 0, 40, 0, 0, 0, 0, 3]},
        {"ana": "Ana"},
    )
    assert total == {"Ana": [3, 2, 4, -10, 40, 1, 0, 0, 0, 3]}


def test_the_best_round_is_the_highest_or_the_lowest_or_the_house_decides():
    row = [1, 1, 1, -10, 31, 1, 0, 0, 0, 2]
    assert tally.best_and_worst(games.load("ginski"), row) == (31, -10)
    assert tally.best_and_worst(games.load("rumino"), row) == (-10, 31)
    assert tally.best_and_worst(games.load("any"), row) is None


def test_a_round_has_its_number_and_who_dealt_it():
    """A pay card paid after the hand belongs to it, and to its dealer (RML-18)."""
    rummoli = games.load("rummoli")
    ledger = Ledger(rummoli, ["Ann", "Bo", "Cy"])
    for event in (
        {"event": "ante"},
        {"event": "poker", "winners": ["Ann"]},
        {"event": "out", "player": "Ann", "left": {"Bo": 1, "Cy": 1}},
        {"event": "pay", "player": "Bo", "space": "QC"},
        {"event": "ante"},
        {"event": "poker", "winners": ["Bo"]},
        {"event": "out", "player": "Cy", "left": {"Ann": 1, "Bo": 1}},
        {"event": "ante"},
    ):
        ledger.add(event)
    found = list(tally.rounds(ledger))
    assert [(one.number, one.dealer) for one in found] == [(1, "Ann"), (2, "Bo")]
    assert found[0].changes == {"Ann": -9 + 3 + 3 + 2, "Bo": -9 - 1 + 3, "Cy": -9 - 1}


def test_rows_read_from_any_file_are_checked():
    good = [1, 1, 2, -10, 31, 1, 0, 0, 0, 2]
    assert tally.is_rows({}) is True and tally.is_rows({"Ana": good, "Ben": list(good)}) is True
    assert tally.is_rows({"Ana": [1, 0, 1, None, None, 0, 0, 0, 0, 0]}) is True
    for wrong in (
        None,
        [],
        7,
        "x",
        {"Ana": None},
        {"Ana": 7},
        {"Ana": good[:9]},
        {"Ana": good + [0]},
    ):
        assert tally.is_rows(wrong) is False
    assert tally.is_rows({"Ana": dict(enumerate(good))}) is False
    for column in range(len(good)):
        for value in ("1", 1.5, [], True) + (
            () if column in (tally.LEAST, tally.MOST) else (None,)
        ):
            row = untyped(list(good))
            row[column] = value
            assert tally.is_rows({"Ana": row, "Ben": good}) is False, (column, value)
    assert tally.is_rows({"Ana": [0] + good[1:]}) is False, "who is listed has played"


def test_gin_15_a_hand_is_worth_its_points_once_however_many_games_it_counts_in():
    """The highest round is that of the hand, on the box, in the report and in the statistics."""
    hands = [("Ana", 40), ("Ana", 15), ("Ben", 20), ("Ana", 75)]
    entries = [
        {"event": "round", "ender": ender, "deadwood": {ender: 0, other: points}}
        for ender, points in hands
        for other in ({"Ana", "Ben"} - {ender})
    ]
    played = Ledger(
        games.load("gin"), ["Ana", "Ben"], games.load("gin").with_defaults({"hollywood": "yes"})
    )
    for entry in entries:
        played.add(entry)
    found = [one.changes for one in tally.rounds(played)]
    assert found == [
        {"Ana": 65, "Ben": 0},
        {"Ana": 40, "Ben": 0},
        {"Ana": 0, "Ben": 45},
        {"Ana": 100, "Ben": 0},
    ]
    rows = tally.count(played)
    assert tally.best_and_worst(played.game_class, rows["Ana"]) == (100, 0)
    assert tally.best_and_worst(played.game_class, rows["Ben"]) == (45, 0)
    # The scores have it in each game: that is what the course and the tables show.
    moved = [effect.changes["Ana"] for _, event, effect, _ in played.history()][3]
    assert moved == 200 and played.game.over
