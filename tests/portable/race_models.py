"""Races played on a board with holes, and the same games as a form says them.

The models share no code with the engine. `cribbage` plays one random game and raises
AssertionError where the form sees another one.

    python -m tests.portable.race_models --games 1000 --schieber 5000 --farkle 1000 [--seed 1]
"""

from engine import games
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.brute import Chance
from tests.portable.tools import FOUR, untyped

# The three counts of a deal, which a form may have in any order.
COUNTS = ("play", "hands", "crib")
ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


# -- cribbage as a form ------------------------------------------------------------------------


def cribbage_form(count, order=ORDERS[0], limit=121):
    """Return a form of cribbage whose deal is counted in an order of its steps."""
    paired = count == 4
    whose = "each side" if paired else "each player"
    one = "sum(%s)" if paired else "%s"
    steps = {
        "play": {
            "fields": [
                {"field": "heels", "is": "yes/no"},
                {"field": "pegs", "for": whose, "is": "0 to 60"},
                {"field": "first", "is": "side" if paired else "player", "en": "who was first"},
            ],
            "score": [one % "2 if heels and turn == players", "pegs"],
        },
        "hands": {
            "fields": [{"field": "hand", "for": "each player", "is": "0 to 29"}],
            "score": [one % ("hand if turn == %d" % (at + 1)) for at in range(count)],
        },
        "crib": {
            "fields": [{"field": "box", "is": "0 to 29"}],
            "score": one % "box if turn == players",
        },
    }
    found = {
        "form": "crib%d" % count,
        "players": [count, count],
        "steps": [dict(steps[COUNTS[at]], step=COUNTS[at]) for at in order],
        "end": {"wins": "high", "limit": limit, "when": "at once", "first": "first"},
    }
    if paired:
        found["sides"] = "opposite"
    return found


# -- cribbage on a board -----------------------------------------------------------------------


class Won(Exception):
    """A side's peg is in the last hole."""


class Board:
    """The pegs of each side; `names` sit in order, those of a side in every other seat."""

    def __init__(self, count, limit):
        self.limit = limit
        self.side = [at % 2 if count == 4 else at for at in range(count)]
        self.holes = [0] * (2 if count == 4 else count)
        self.winner = None

    def hole(self, side):
        self.holes[side] += 1
        if self.holes[side] == self.limit and self.winner is None:
            self.winner = side

    def peg(self, side, points):
        """Move a peg hole by hole; who counts points counts them to the end."""
        for _ in range(points):
            self.hole(side)
        if self.winner is not None:
            raise Won


def _hand(chance):
    # No hand counts 19, 25, 26 or 27.
    return chance.of((0, 0, 2, 2, 2, 4, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 12, 12, 14, 16, 20, 24, 29))


def _play(board, chance, seats, noted):
    """Peg the play in turn; `noted` are the event's fields."""
    dealer = seats[-1]
    noted["heels"] = chance.sometimes(8)
    sides = range(len(board.holes))
    pegs = [0] * len(board.holes)
    # The table may go on to the end of the play before it looks who was first.
    stops = chance.sometimes(2)
    try:
        if noted["heels"]:
            board.peg(board.side[dealer], 2)
    except Won:
        # Some write down what came after it, too.
        if chance.sometimes(2):
            pegs = [chance.below(9) for _ in sides]
        noted["pegs"] = pegs
        raise
    for _ in range(4):
        for seat in seats:
            points = chance.of((0, 0, 0, 1, 1, 2, 2, 3, 4, 6))
            if board.winner is None or not stops:
                pegs[board.side[seat]] += points
                for _ in range(points):
                    board.hole(board.side[seat])
    noted["pegs"] = pegs
    if board.winner is not None:
        raise Won


def _hands(board, chance, seats, noted):
    noted["hand"] = [0] * len(seats)
    for seat in seats:
        noted["hand"][seat] = _hand(chance)
    for seat in seats:
        board.peg(board.side[seat], noted["hand"][seat])


def _crib(board, chance, seats, noted):
    noted["box"] = _hand(chance)
    board.peg(board.side[seats[-1]], noted["box"])


_COUNTED = {"play": _play, "hands": _hands, "crib": _crib}


def cribbage(chance, form=None, count=0):
    """Play a random game to its end; return how many had two at the end of the play.

    `form` is another form of it, for `count` players; its cut is counted where this asks for heels.
    """
    count, limit = count or 2 + chance.below(3), chance.of((61, 121))
    order = ORDERS[0] if form else chance.of(ORDERS)
    names = FOUR[:count]
    board = Board(count, limit)
    game_class = forms.class_of(form or cribbage_form(count, order, limit))
    house = game_class.with_defaults({"target": limit}) if form else None
    ledger = Ledger(game_class, list(names), house)
    heads = names[: len(board.holes)]
    dealer, deals, asked = 0, 0, 0
    while board.winner is None:
        seats = [(dealer + 1 + at) % count for at in range(count)]
        deals += 1
        for at in order:
            noted = {}
            try:
                _COUNTED[COUNTS[at]](board, chance, seats, noted)
            except Won:
                pass
            event = {"event": COUNTS[at]}
            for field in noted:
                value = noted[field]
                if isinstance(value, list):
                    value = dict(zip(names if field == "hand" else heads, value))
                event[field] = value
            if form and "heels" in event:
                event["heels"] = 2 if event["heels"] else 0
            there = [side for side in range(len(heads)) if board.holes[side] >= limit]
            if len(there) > 1:
                asked += 1
                event["first"] = heads[untyped(board.winner)]
            ledger.add(event)
            game = ledger.game
            assert game.over == (board.winner is not None), (game, board.holes)
            scores = [game.find(name).score for name in heads]
            assert scores == board.holes, (scores, board.holes)
            if game.over:
                break
        dealer = (dealer + 1) % count
    game = ledger.game
    wanted = [names[at] for at in range(count) if board.side[at] == board.winner]
    assert sorted(game.winners) == wanted, (game.winners, wanted)
    assert game.rounds == deals and not game.step_index, (game.rounds, deals)
    return asked


# -- Schieber on a slate -------------------------------------------------------------------------

# What the cards of a suit count: of trumps, of another suit, and with Obenabe.
TRUMPS, PLAIN, OBENABE = (
    (20, 14, 11, 10, 4, 3, 0, 0, 0),
    (11, 10, 4, 3, 2, 0, 0, 0, 0),
    (11, 10, 8, 4, 3, 2, 0, 0, 0),
)


def _tricks(chance, factor):
    """Return (side, points) of nine tricks of four cards; the last one counts 5 more."""
    cards = list(4 * OBENABE if factor == 3 else TRUMPS + 3 * PLAIN)
    # Now and then one side takes all of them.
    all_of = chance.below(2) if chance.sometimes(12) else None
    found = []
    for trick in range(9):
        points = 5 if trick == 8 else 0
        for _ in range(4):
            points += cards.pop(chance.below(len(cards)))
        found.append((chance.below(2) if all_of is None else all_of, points))
    return found


def schieber(chance):
    """Play a random game of Schieber to its end; return whether both sides came to the target."""
    once, target = chance.sometimes(3), 500 + 100 * chance.below(8)
    finish = chance.of(("melds", "tricks"))
    game_class = forms.load("form:schieber")
    house = {"counting": "once" if once else "times", "target": target, "finish": finish}
    ledger = Ledger(game_class, list(FOUR), game_class.with_defaults(house))
    slate, winner, both = [0, 0], untyped(None), 0

    def write(side, points):
        slate[side] += points
        return slate[side] >= target

    while winner is None:
        factor = 1 if once else 1 + chance.below(3)
        tricks = _tricks(chance, factor)
        stoeck = None if factor == 3 or chance.sometimes(2) else chance.below(2)
        melds = [0, 0]
        melds[chance.below(2)] = chance.of((0, 0, 20, 20, 50, 70, 100, 150, 200))
        points = [sum([worth for who, worth in tricks if who == side]) for side in (0, 1)]
        event = untyped({"event": "round"})
        if not once:
            event["factor"] = factor
        if factor < 3:
            event["stoeck"] = None if stoeck is None else FOUR[stoeck]
        event["points"] = {FOUR[side]: points[side] for side in (0, 1)}
        if 0 in points:
            event["points"][FOUR[points.index(157)]] = 257
            tricks.append((points.index(157), 100))
        event["melds"] = {FOUR[side]: melds[side] for side in (0, 1)}
        if stoeck is not None and write(stoeck, 20 * factor):
            winner = stoeck
        for count in ("melds", "tricks") if finish == "melds" else ("tricks", "melds"):
            if winner is not None:
                break
            if count == "melds":
                for side in (0, 1):
                    if write(side, melds[side] * factor) and melds[side]:
                        winner = side
                continue
            for who, worth in tricks:
                if write(who, worth * factor) and winner is None:
                    winner = who
            if min(slate) >= target:
                both += 1
                event["first"] = FOUR[untyped(winner)]
        ledger.add(event)
        game = ledger.game
        assert [game.find(name).score for name in FOUR] == slate + slate, (game, slate, event)
        assert game.over == (winner is not None), (game, slate, event)
    assert sorted(ledger.game.winners) == [FOUR[winner], FOUR[winner + 2]]
    return both


# -- Farkle at the table -------------------------------------------------------------------------


def farkle(chance):
    """Play a random game of Farkle to its end; return whether somebody was beaten in the last turn.

    The dice go round. Whoever is at the target first has thrown for the last time; it goes once
    round to the others.
    """
    count = 2 + chance.below(5)
    names = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")[:count]
    target = chance.of((1000, 5000, 10000, 500000))
    ledger = Ledger(
        games.load("any"),
        list(names),
        games.load("any").with_defaults(
            {"target": target, "entry": "single", "limit": "turn", "deals": "no"}
        ),
    )
    paper = [0] * count
    unit = target // 20
    at, first, to_throw = 0, untyped(None), None
    while to_throw is None or to_throw > 0:
        points = min(99999, chance.of((0, 0, 1, 2, 3, 5, 8)) * unit + 50 * chance.below(3))
        paper[at] += points
        ledger.add({"event": "points", "player": names[at], "points": points})
        if to_throw is not None:
            to_throw -= 1
        elif paper[at] >= target:
            first, to_throw = at, count - 1
        game = untyped(ledger.game)
        assert [player.score for player in game.players] == paper, (game, paper)
        assert game.over == (to_throw == 0), (game, paper, first)
        at = (at + 1) % count
        if to_throw:
            assert game.to_score() == [names[(at + on) % count] for on in range(to_throw)]
        # Now and then the last throw is taken back and thrown again.
        if chance.sometimes(10):
            ledger.add({"event": "undo"})
            ledger.add({"event": "redo"})
    best = max(paper)
    winners = [names[at] for at in range(count) if paper[at] == best]
    assert ledger.game.winners == winners, (ledger.game, winners)
    return names[first] not in winners


def main(words=None):
    """Play what is asked for; return the exit status."""
    import argparse

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--schieber", type=int, default=5000, help="games of Schieber")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--farkle", type=int, default=1000, help="games of Farkle")
    asked = parser.parse_args(words)
    chance = Chance(asked.seed)
    both = sum([cribbage(chance) for _ in range(asked.games)])
    print("cribbage: %d games agree, %d of them with two at the limit" % (asked.games, both))
    both = sum([schieber(chance) for _ in range(asked.schieber)])
    print("Schieber: %d games agree, %d of them with both at the target" % (asked.schieber, both))
    beaten = sum([farkle(chance) for _ in range(asked.farkle)])
    print("Farkle: %d games agree, in %d the first one was beaten" % (asked.farkle, beaten))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
