"""Hands of the rummies among the forms whose answers take long on a board, found by hill climbing.

    python -m tests.proof.bench.rummies_hard scala40 opening [--steps 500] [--seed 1]

climbs to others. What is climbed on are the calls of an answer with the steps of a board, which are
the same on every computer; how long they take on the emulated Pico is in `make bench ARGS=pico`.
"""

import argparse
import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from engine.games import forms
from engine.games.forms import closing, judge
from engine.rummy.budget import BOARD
from engine.rummy.table import MOST, meld_of
from host_tools.base.command import show

QUESTIONS = ("hand", "end", "discard", "opening", "fitting", "counted")
# (form, question, house rules besides the standard ones, players, round, card turned up, stage,
# cards; of `fitting` the meld and the cards), worst first.
HARD: tuple[tuple[Any, ...], ...] = (
    (
        "three_thirteen",
        "counted",
        {"wild": 20},
        6,
        10,
        None,
        None,
        "QS 8D QS 9S 3H 9C QD QH 9H 3H QS QH",
    ),
    (
        "three_thirteen",
        "hand",
        {"ace": 15},
        6,
        11,
        None,
        None,
        "KD KH KS KS 4S KD KH KH KC KC KC KS KD 4D",
    ),
    (
        "indian_rummy",
        "hand",
        {},
        4,
        9,
        "AS",
        None,
        "AC AC QS 8S 4S 7S JS AS 5S 9S 10S 6S 2S JK",
    ),
    (
        "indian_rummy",
        "discard",
        {"drop": 25},
        3,
        5,
        "9D",
        None,
        "8S KS 10S 9S 5S 9H AS 9S 9C 6S JS 7S 2S 9D",
    ),
    (
        "continental",
        "hand",
        {},
        6,
        9,
        None,
        None,
        "KC 6C 5C 4C 3C 2D AC 8C 10C QC 6H 9C JK 7C 2C JK",
    ),
    (
        "scala40",
        "opening",
        {},
        3,
        8,
        None,
        None,
        "8S JH JK KD 9S JK 4S 3S 7S QS AD 10S AS 5S JS 3D 3S 5S 2S KS JK AS 2H JK",
    ),
    (
        "continental",
        "discard",
        {},
        3,
        11,
        None,
        None,
        "9C QC KC JK 9D JK QC 8C 4C 3C 2C 9H 5C AC 10C 6C 7C 9C",
    ),
    (
        "romme",
        "opening",
        {"opening": 51, "corner": "yes"},
        5,
        6,
        None,
        None,
        "JK 6D 10S JK JK AD AD JS JD 3D 3D JK 5D JD JK 10D QS 8D 4D JK 7D KS 9D",
    ),
    (
        "phase10",
        "opening",
        {},
        6,
        5,
        None,
        5,
        "B7 S B11 G11 G7 W W B10 W Y1 G5 Y12 B2 Y7 Y3 W Y2 W Y9 Y6 R7 W W",
    ),
    (
        "romme",
        "discard",
        {"opening": 51, "corner": "yes"},
        3,
        6,
        None,
        None,
        "5D 8D 4D 9S KD JK AD 2D 7C 7D JK 6D JK 3D",
    ),
    (
        "ramino",
        "discard",
        {"close": 10, "duplicates": "yes", "rientri": 2},
        3,
        1,
        None,
        None,
        "7H JH 6H 4H JK 7H 8H 9H 5H QH JK",
    ),
    (
        "ramino",
        "hand",
        {"duplicates": "yes"},
        3,
        11,
        None,
        None,
        "9D 7D 8D QD 5H JK 2D JK JD 10D JK",
    ),
    (
        "three_thirteen",
        "discard",
        {},
        7,
        10,
        None,
        None,
        "6C QD 10D AD QC QS QH QS QC QD QH 3D KH",
    ),
    (
        "liverpool",
        "discard",
        {"cut": "yes"},
        8,
        7,
        None,
        None,
        "JK 9S 5S 4S 6S 10S JK 7S JS 8S JK QS 6H",
    ),
    (
        "kalooki",
        "discard",
        {"buy_in": 1},
        3,
        5,
        None,
        None,
        "6H 3H AH 9H 7H 8H JK JK 4H JH KD 5H KH 10H",
    ),
    (
        "rummy500",
        "hand",
        {},
        2,
        8,
        None,
        None,
        "4S JK 8S AS 5S KS JK 3S 7S 10S 2S QS 9S JS",
    ),
    (
        "continental",
        "opening",
        {},
        6,
        7,
        None,
        None,
        "2S 4S 9S 7S KS AS 6S 2H 8D JS JK AS 10S JK 6D 10S 6S 8S QS 9D JK JK 3S 7S",
    ),
    (
        "kalooki",
        "hand",
        {"buy_in": "none"},
        6,
        5,
        None,
        None,
        "9H QH AH 4H KH 5H 8H JK JH 8S JK 10H 6H KD",
    ),
    (
        "kalooki",
        "opening",
        {},
        3,
        6,
        None,
        None,
        "JK QH 9S 2H 6H 5S 3H 7H 4H 6H 3C 9H 9D 5H 8S 7H 7S JK 4H AH 3S 8H 10H 5H",
    ),
    (
        "romme",
        "hand",
        {"corner": "yes"},
        5,
        9,
        None,
        None,
        "QC JK KC 5D 2C 5C 10C 4C JK JK 3S JK 3C JK",
    ),
    (
        "liverpool",
        "opening",
        {},
        5,
        4,
        None,
        None,
        "QC JK JK QS JK QH QH 5H JK JK QH QS 4H QC JS 8S KS QD QD QD KH 7S QC 10H",
    ),
    (
        "liverpool",
        "hand",
        {"joker": 50},
        6,
        8,
        None,
        None,
        "JS 2H JK JK AD 8H JD 8S JK 8C JD JC JH",
    ),
    (
        "scala40",
        "hand",
        {"closed_in_hand": "single", "rientri": "any"},
        6,
        7,
        None,
        None,
        "QS JK JK 10S 3S 5C 9S AC AS 7S 7S 8S 6S JS",
    ),
    (
        "scala40",
        "discard",
        {"closed_in_hand": "single", "rientri": "none"},
        3,
        8,
        None,
        None,
        "2S 5S 10S JK 4S 8S 2S 7S JS 3S KS AS QS JK",
    ),
    (
        "phase10",
        "hand",
        {},
        6,
        9,
        None,
        8,
        "Y7 Y9 W Y2 Y8 Y5 Y10 W R9 R8 G7",
    ),
    (
        "phase10",
        "discard",
        {},
        3,
        2,
        None,
        5,
        "G11 Y11 W B2 Y1 Y7 G10 Y10 Y12 Y8 W",
    ),
    (
        "ramino",
        "counted",
        {"duplicates": "yes", "rientri": "any"},
        6,
        1,
        None,
        None,
        "7S JK 9S JK 5S 6S 8S AS JK 3S",
    ),
    (
        "phase10",
        "fitting",
        {},
        4,
        6,
        None,
        4,
        ("R6 W R6 W", "R12 R9 B9 Y1 R10 G7"),
    ),
    (
        "continental",
        "fitting",
        {},
        4,
        8,
        None,
        None,
        ("2D JK JK JK", "9D QD 9D 4D 6H 2D"),
    ),
    (
        "conquian",
        "hand",
        {"cards": 8, "tie": "nothing"},
        3,
        2,
        None,
        None,
        "AS 6S QS 2S 7S 5S JS 3S KS 4S",
    ),
    (
        "conquian",
        "discard",
        {"cards": 8},
        3,
        9,
        None,
        None,
        "5S QS 7S 4S KS 2S AS 6S 3S JS",
    ),
    (
        "rummy500",
        "discard",
        {},
        4,
        2,
        None,
        None,
        "JD 8D AD QD 9D 10D 2D JK",
    ),
    (
        "scala40",
        "fitting",
        {},
        3,
        8,
        None,
        None,
        ("5D 6D JD 2D JK 9D 8D 4D 7D 3D AD", "5D 8C 2D 9D 10D 10D"),
    ),
    (
        "chinchon",
        "discard",
        {"close": 3},
        3,
        9,
        None,
        None,
        "5D JC JD 5C 5S JS JH 5H",
    ),
    (
        "chinchon",
        "hand",
        {"close": 4, "chinchon": "points"},
        5,
        2,
        None,
        None,
        "4D QD 7D 5D KD 2D JD 6D",
    ),
    (
        "kalooki",
        "fitting",
        {"joker": 25, "buy_in": 1},
        4,
        7,
        None,
        None,
        ("QH 10H JK", "8H 6H 5H QH JS 3H"),
    ),
    (
        "rummy500",
        "fitting",
        {},
        5,
        8,
        None,
        None,
        ("JK JK JK JK 5C AC", "QC 5S 2H 10C 7C JC"),
    ),
    (
        "romme",
        "fitting",
        {"opening": 51, "in_hand": "single"},
        3,
        2,
        None,
        None,
        ("QD 6D JK 5D JK JK 3D 7D 9D 4D", "7H 10S 5D 4D 2H AC"),
    ),
    (
        "liverpool",
        "fitting",
        {"joker": 25},
        5,
        5,
        None,
        None,
        ("JK 9D 10D 8D 7D KD 5D JK JD 6D 4D JK QD 3D", "4H 6C 2S 9C 5S QS"),
    ),
    (
        "chinchon",
        "fitting",
        {"close": 4, "re_entry": "any"},
        2,
        2,
        None,
        None,
        ("KC 5C 4C JC 2C AC 7C 6C 3C QC", "4H 7D 2D 3S 5H 5D"),
    ),
    (
        "conquian",
        "fitting",
        {"cards": 8},
        2,
        3,
        None,
        None,
        ("KD QD 2D 7D 3D 4D 5D 6D AD JD", "4C JS 6H 4H QS 3S"),
    ),
    (
        "chinchon",
        "counted",
        {"close": 3},
        5,
        7,
        None,
        None,
        "7C 6H 7D 6D 6S 7H 7S",
    ),
    (
        "scala40",
        "end",
        {"rientri": 2},
        4,
        9,
        None,
        None,
        "8C 6D 3H 4H KC 5C JC 8H 10H QC JK 10C 3C AC",
    ),
    (
        "liverpool",
        "end",
        {"joker": 25},
        5,
        7,
        None,
        None,
        "JS 8D JK JK JK JK 9H JK QD 8C JK 10H 7H",
    ),
    ("phase10", "end", {}, 3, 5, None, 10, "Y10 B9 B5 B7 B2 B6 W W R12 G4 W"),
    ("indian_rummy", "end", {}, 4, 2, "QS", None, "QS JC 3S 4S 9S AS 5S QS JK KS 8S JH 7S 6S"),
    ("rummy500", "end", {}, 5, 8, None, None, "7S AS 6H 5C QC 3D 9C JK"),
    (
        "continental",
        "end",
        {},
        4,
        10,
        None,
        None,
        "JH 8S 3H 7H 2H 10H AH 6H JK 5H 9H AH JK 9D 8H 3S KH",
    ),
    (
        "romme",
        "end",
        {"opening": 51, "jokers": 4, "corner": "yes"},
        4,
        11,
        None,
        None,
        "7C 3D JK 4H QC AH 10C 8H 10H 4C JC KC 9C 3C",
    ),
    (
        "kalooki",
        "end",
        {"opening": 51, "joker": 25},
        3,
        1,
        None,
        None,
        "3H 9H 8C 4C JK KH QH 6H QD 5S 8H 7H JH AH",
    ),
    ("ramino", "end", {"close": 10}, 4, 2, None, None, "AD 5S JK QS JS 7H 8S 10S 2S 7S AS"),
    ("chinchon", "end", {"close": 4}, 8, 10, None, None, "7S 7D 7H 6S 6H 7C 7S 7C"),
    ("conquian", "end", {}, 2, 6, None, None, "7D JS QS 3S 4C 5S 7S 4S 6S 2S 3C 4H"),
    (
        "three_thirteen",
        "end",
        {"wild": 20},
        2,
        11,
        None,
        None,
        "6H KH 9D 2C KD AD 3D AC 2H JC 10S 10D 8S 8C",
    ),
)


def judged_of(form: Any, row: tuple[Any, ...]) -> Any:
    """Return the melds in the moment of a row of `HARD`."""
    name, _, options, players, round_, turned, stage, _ = row
    house = forms.load("form:" + name).with_defaults(options)
    card = form.melds.deck_now(house, players, round_).read(turned) if turned else None
    return form.melds.judged(house, players, round_, card, 0, stage)


def answer(form: Any, judged: Any, question: str, cards: Any, budget: int = BOARD) -> Any:
    """Return the Verdict on cards; of `counted` (points, whether they win, whether proved)."""
    if question == "counted":
        return judged.counted(cards)
    if question == "end":
        drawn = judged.drawn(cards)
        return closing.judge_end(form.melds, judged, cards, drawn, (), budget)
    if question == "fitting":
        return judge.judge_fitting(form.melds, judged, *cards)
    by = {"hand": judge.judge_hand, "discard": judge.judge_discard, "opening": judge.judge_opening}
    return by[question](form.melds, judged, cards, budget)


def calls(work: Callable[[], Any]) -> int:
    """Return how many functions, ours and built-in ones, are called by `work()`."""
    found = 0

    def count(frame: FrameType, event: str, of: Any) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def _first(rng: random.Random, deck: Any, cards: list[int], count: int) -> list[int]:
    """Return so many cards, rich in melds in one way or another."""
    low, kind = rng.randrange(13), rng.randrange(4)

    def near(card: int) -> float:
        chance = rng.random()
        if card >= deck.wild or kind == 3:
            return chance
        if kind == 0:
            return abs(card % 13 - low) + 2 * chance
        return (card // 13 != low % 4 if kind == 1 else card % 13 % 3 != low % 3) + 0.7 * chance

    return sorted(cards, key=near)[:count]


def climb(form: Any, judged: Any, question: str, rng: random.Random, steps: int) -> tuple[int, Any]:
    """Return (calls, cards) of the worst found."""
    deck = judged.deck
    every = [card for card in range(len(judged.table.wild)) for _ in range(deck.count(card))]
    size = judged.hand or MOST
    most = {"hand": size + 1, "end": size + 1, "discard": size + 1, "counted": size}.get(
        question, MOST
    )
    most = min(most, MOST, len(every))

    def cost(some: Any) -> int:
        return calls(lambda: answer(form, judged, question, some))

    def whole(some: list[int]) -> Any:
        # Of what fits, the last six are asked about.
        return (some[:-6], some[-6:]) if question == "fitting" else some

    tries = [_first(rng, deck, every, most) for _ in range(steps // 4)]
    if question == "fitting":
        tries = [one[: rng.randrange(9, 25)] for one in tries]
        tries = [one for one in tries if meld_of(judged.table, one[:-6])] or tries
    best, hand = max((cost(whole(one)), one) for one in tries)
    for _ in range(steps - steps // 4):
        other = list(hand)
        rest = list(every)
        for card in other:
            rest.remove(card)
        for _ in range(rng.choice((1, 1, 2, 3))):
            at, by = rng.randrange(len(other)), rng.randrange(len(rest))
            other[at], rest[by] = rest[by], other[at]
        found = cost(whole(other))
        if found >= best:
            best, hand = found, other
    return best, whole(hand)


def main() -> None:
    """Climb, and print the worst hand as a row of `HARD`."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.bench.rummies_hard")
    parser.add_argument("form", choices=[row[0] for row in forms.SHIPPED])
    parser.add_argument("question", choices=QUESTIONS)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    game = forms.load("form:" + given.form)
    form: Any = game.form  # pyright: ignore[reportAttributeAccessIssue]
    worst: tuple[int, Any] = (0, None)
    for _ in range(5):
        options = {}
        for option in form.options:
            value = rng.choice(option.values) if option.values else option.default
            options[option.name] = getattr(value, "maximum", value)
        players, round_ = rng.randint(form.least, game.max_players), rng.randint(1, 11)
        deck = form.melds.deck_now(game.with_defaults(options), players, round_)
        turned = deck.text(rng.choice((deck.wild, 11, 13))) if form.melds.turned else None
        stage = rng.randint(1, 10) if form.melds.stage else None
        row = (given.form, given.question, options, players, round_, turned, stage)
        judged = judged_of(form, (*row, ""))
        count, cards = climb(form, judged, given.question, rng, given.steps // 5)
        if count > worst[0]:
            texts = judged.deck.texts
            both = given.question == "fitting"
            said = tuple(" ".join(texts(one)) for one in cards) if both else " ".join(texts(cards))
            worst = count, (*row, said)
    show(worst)


if __name__ == "__main__":
    main()
