"""An evening of each form: what is entered, an edit of the first entry, and the scores by hand.

    python -m tests.proof.forms.evenings                       the evenings as JSON
    python -m tests.proof.forms.evenings FORM HOUSE EVENTS     the scores of events, as JSON

The box is played by keys with them, and the page by touch. The scores of events are those of the
plain functions, which share no code with the forms.
"""

import argparse
import json
import sys
from collections.abc import Sequence

from engine import games, texts
from host_tools.base.command import show
from tests.proof.forms.naive import Book
from tests.proof.forms.tries import IN_SIDES, SEATS
from tests.proof.played import PLAYED

FOUR = ("Ana", "Ben", "Cleo", "Dan")
THREE = FOUR[:3]
# Partners, as a question for a side offers them.
ANA, BEN = "Ana + Cleo", "Ben + Dan"
NOBODY = "forms.nobody"
YES, NO = "all.yes", "all.no"
SKAT = "form:skat.value_"
HEARTS, WITH, NOTHING = SKAT + "game_hearts", SKAT + "jacks_with", SKAT + "announced_no"
SCHNEIDER, SCHNEIDER_SAID = SKAT + "result_schneider", SKAT + "announced_schneider"
POINTS, ALL = "form:chinchon.value_how_points", "form:chinchon.value_how_all"
RAMINO_ALL, RAMINO_COLOUR = "form:ramino.value_how_all", "form:ramino.value_how_colour"
CALL_NO, COINCHE = "form:coinche.value_call_no", "form:coinche.value_call_coinche"
TAROT = "form:tarot.value_"
GARDE, SANS = TAROT + "bid_garde", TAROT + "bid_sans"
NO_PETIT, NO_SLAM = TAROT + "petit_no", TAROT + "slam_no"
NORMAL, SOLO = "form:doppelkopf.value_game_normal", "form:doppelkopf.value_game_solo"


class Signed(int):
    """A number that is asked with its sign."""


def signed(*numbers):
    return [Signed(number) for number in numbers]


# Form -> (players, house rules, answers of each entry, answers of the edit of the first entry with
# those that follow, scores at the end, who wins). Everyone is asked from the dealer's left, Ana
# deals first.
GAMES = {
    "hearts": (
        THREE,
        {"target": 30},
        [[13, 13], [26]],
        [10, 13, 3],
        [29, 36, 13],
        ["Cleo"],
    ),
    "spades": (
        FOUR,
        {"target": 100},
        [[3, 3, 2, 4], [2, 4, 2, 5], [3, 2, 3, 2], [3, 2, 4, 4]],
        [2, 3, 2, 4],
        [72 + 61, 40 + 42, 72 + 61, 40 + 42],
        ["Ana", "Cleo"],
    ),
    "oh_hell": (
        THREE,
        {"cards": 2, "course": "down"},
        [[0, 1, 0], [0, 1, 1], [0, 0], [1]],
        [0, 0, 1],
        [21, 20, 2],
        ["Ana"],
    ),
    "king": (
        FOUR,
        {},
        # Cleo deals the first hand with trumps, and sells it to Ana for three tricks.
        [[cards] for cards in (13, 13, 4, 8, 1, 2)] + [["Ana", 3, 13]] + 3 * [[NOBODY, 13]],
        [0, 13],
        [85 - 75, 165, -375 + 75, 125],
        ["Ben"],
    ),
    "scala40": (
        THREE,
        {"target": 30},
        [["Ana", NO, 10, 20], ["Ana", NO, 15, 5], ["Ana", NO, 9]],
        ["Ana", YES, 10, 20],
        [0, 34, 35],
        ["Ana"],
    ),
    "scopa": (
        FOUR,
        {"target": 5},
        [[ANA, ANA, NOBODY, BEN, 1, 2], [ANA, ANA, BEN, BEN, 1, 0]],
        [ANA, BEN, NOBODY, BEN, 1, 2],
        [6, 5, 6, 5],
        ["Ana", "Cleo"],
    ),
    "burraco": (
        FOUR,
        {"target": 1000},
        [
            ["Ana", NO, 0, 2, 0, 1, 0, 0, 100, 320, 65, 50],
            ["Ben", YES, 1, 1, 0, 0, 1, 0, 200, 150, 10, 10],
        ],
        ["Ana", NO, 0, 1, 0, 1, 0, 0, 100, 320, 65, 50],
        [1210, 375, 1210, 375],
        ["Ana", "Cleo"],
    ),
    "canasta": (
        FOUR,
        {"target": 2000},
        [
            ["Ana", NO, NO, YES, 0, 1, 0, 1, 1, 3, 0, 400, 100, 5],
            [NOBODY, YES, YES, 2, 0, 0, 1, 0, 0, 300, 100, 50, 20],
        ],
        ["Ana", NO, NO, YES, 0, 0, 0, 1, 1, 3, 0, 400, 100, 5],
        [2345, 180, 2345, 180],
        ["Ana", "Cleo"],
    ),
    "euchre": (
        FOUR,
        {"target": 5},
        [["Ana", NO, 3], ["Ben", NO, 2]],
        ["Ana", YES, 5],
        [6, 0, 6, 0],
        ["Ana", "Cleo"],
    ),
    "skat": (
        FOUR,
        {"rounds": 3},
        [
            # Ana sits out: hearts with 2, game 3, hand 4, schneider 5.
            ["Ben", 20, HEARTS, WITH, 2, YES, NOTHING, SCHNEIDER],
            [NOBODY],
            # Overbid: with 1, game 2 is 20, and 30 was bid.
            ["Dan", 30, HEARTS, WITH, 1, NO, SKAT + "result_won"],
        ],
        ["Ben", 20, HEARTS, WITH, 2, YES, SCHNEIDER_SAID, SCHNEIDER],
        [0, 60, 0, -60],
        ["Ben"],
    ),
    "schieber": (
        FOUR,
        {"target": 500},
        [["2", ANA, 57, 100, 0, 20], ["1", NOBODY, 157, 0, 0, 0]],
        ["3", 57, 100, 0, 20],
        [517, 171, 517, 171],
        ["Ana", "Cleo"],
    ),
    "rummy500": (
        THREE,
        {"target": 100},
        [signed(40, -10, 30), signed(20, 10, 50)],
        signed(60, -10, 30),
        [40, 110, 10],
        ["Ben"],
    ),
    "chinchon": (
        THREE,
        {"target": 30, "direction": "left"},
        # Cleo is out after two hands: Ana deals the third.
        [["Ana", POINTS, 10, 25, 3], ["Ben", ALL, 5, 4], ["Ana", ALL, 30]],
        ["Ana", POINTS, 12, 25, 3],
        [-3, 32, 30],
        ["Ana"],
    ),
    "phase10": (
        THREE,
        {},
        [
            ["Ana", NO, YES, 60, 5],
            *([["Ana", YES, YES, 5, 5]] * 9),
        ],
        # All three are there in the end.
        ["Ana", YES, YES, YES, 10, 5],
        [0, 55, 50],
        ["Ana"],
    ),
    "wizard": (
        FOUR,
        {},
        # Whoever bids first takes all tricks, and nobody bids any.
        [values for n in range(1, 16) for values in ([0, 0, 0, 0], [n])],
        [1, 0, 0, 0],
        [0, -20, -100, -140],
        ["Ana"],
    ),
    "doppelkopf": (
        FOUR,
        {"rounds": 4},
        [
            # No 90, and a fox.
            [NORMAL, "Ben", "Dan", YES, NO, 155, 1, 0],
            [SOLO, "Cleo", NO, NO, 120],
            [NORMAL, "Dan", "Ana", NO, NO, 240, YES, 0, 0],
            # Against the old, and two special points.
            [NORMAL, "Ana", "Cleo", NO, NO, 100, 0, 2],
        ],
        [NORMAL, "Ben", "Dan", NO, NO, 155, 1, 0],
        [-1, 3, -15, 13],
        ["Dan"],
    ),
    "ramino": (
        THREE,
        {"target": 30},
        [["Ana", RAMINO_ALL, 10, 10], ["Ana", RAMINO_ALL, 10, 10], ["Ana", RAMINO_ALL, 9, 9]],
        ["Ana", RAMINO_COLOUR, 12, 12],
        [-45, 31, 31],
        ["Ana"],
    ),
    "conquian": (
        THREE,
        {"target": 3},
        [["Ana"], [NOBODY], ["Ben"]],
        ["Ben"],
        [0, 1 + 2, 0],
        ["Ben"],
    ),
    "romme": (
        THREE,
        {"target": 50},
        [["Ana", NO, 10, 10], ["Ana", NO, 31, 31]],
        ["Ana", YES, 10, 10],
        [0, 51, 51],
        ["Ana"],
    ),
    "kalooki": (
        THREE,
        {"target": 40},
        [["Ana", 20, 20], ["Ana", 20, 20]],
        ["Ana", 21, 21],
        [0, 41, 41],
        ["Ana"],
    ),
    "liverpool": (
        THREE,
        {"cut": "yes"},
        7 * [[NOBODY, "Ana", 10, 10]],
        ["Ana", "Ana", 10, 10],
        [-50, 70, 70],
        ["Ana"],
    ),
    "continental": (
        THREE,
        {},
        7 * [["Ana", NO, 10, 10]],
        ["Ana", YES, 10, 10],
        [-10, 70, 70],
        ["Ana"],
    ),
    "indian_rummy": (
        THREE,
        {},
        [["Ana", YES, NO, NO, 30, 30], ["Ana", YES, NO, NO, 60, 60]],
        ["Ana", YES, NO, NO, 41, 41],
        [0, 101, 101],
        ["Ana"],
    ),
    "three_thirteen": (
        THREE,
        {},
        11 * [["Ana", 10, 10]],
        ["Ana", 12, 12],
        [0, 112, 112],
        ["Ana"],
    ),
    "belote": (
        FOUR,
        {"target": 300},
        [
            [ANA, BEN, 62, 100],
            # 90 are less than 72 and the belote.
            [BEN, BEN, 90, 72],
            [ANA, NOBODY, 0, 252],
        ],
        # A tie: 81 wait for Ben and Dan, who win the next deal.
        [ANA, NOBODY, 81, 81],
        [90 + 252, 81 + 92 + 81, 342, 254],
        ["Ana", "Cleo"],
    ),
    "coinche": (
        FOUR,
        {"target": 900},
        [
            [ANA, 110, CALL_NO, NOBODY, 49, 113, 0, 0],
            # Ben and Dan are down.
            [BEN, 80, CALL_NO, NOBODY, 91, 71, 20, 0],
            [ANA, 250, YES, CALL_NO, NOBODY, 0, 252, 0, 0],
        ],
        [ANA, 110, COINCHE, BEN, 49, 113, 0, 0],
        [540 + 260 + 500, 20, 1300, 20],
        ["Ana", "Cleo"],
    ),
    "tarot": (
        FOUR,
        {"rounds": 3},
        [
            # 49 of 41, the petit at the end and a handful: 106 of each.
            ["Ana", GARDE, 2, 49, TAROT + "petit_taker", TAROT + "handful_20", NO_SLAM],
            # 50 of 51: 104 to each.
            ["Ben", SANS, 1, 50, NO_PETIT, TAROT + "handful_0", NO_SLAM],
            [NOBODY],
        ],
        ["Ana", GARDE, 2, 49, TAROT + "petit_defence", TAROT + "handful_20", NO_SLAM],
        # 66, less 20 for the petit, and the handful: 66 of each.
        [198 + 104, -66 - 312, -66 + 104, -66 + 104],
        ["Ana"],
    ),
    "skyjo": (
        THREE,
        {"target": 30},
        # Ben ends the first round, and Cleo has as few: 9 twice.
        [["Ben", *signed(9, 9, 20)], ["Ana", *signed(12, 10, -4)]],
        ["Ben", *signed(8, 9, 20)],
        # Ben alone has the least now; Ana, who has more, ends the second round.
        [20 + 2 * 10, 8 - 4, 9 + 12],
        ["Ben"],
    ),
}


class Wrong:
    """An answer that is refused by `rule`, with words of the refusal in each language."""

    def __init__(self, value, rule, *words):
        self.value, self.rule, self.words = value, rule, words


# What is played with a wrong answer in each: form -> (players, house rules, scores of corrections
# before, answers of each entry, scores after it). By keys they are played, and by touch.
REFUSED = {
    "skat": (
        FOUR,
        {},
        {},
        [
            ["Ben", Wrong(19, "SKT-5", "19", "19"), 20, HEARTS, WITH, 2, YES]
            + [SCHNEIDER_SAID, SCHNEIDER]
        ],
        # With 2, game 3, hand 4, schneider 5, announced 6; Ana sits out.
        [0, 60, 0, 0],
    ),
    "burraco": (
        THREE,
        {},
        {},
        [
            ["Ana", "Ana", YES]
            # Clean, semi-clean and dirty ones, the points laid and held: Ben and Cleo, then Ana.
            + [0, 0, 0, 0, 0, Wrong(0, "BUR-5", "Ana cannot", "Ana: senza"), 1, 160, 65, 15]
        ],
        # Ben and Cleo divide 145, rounded up.
        [265, 73, 73],
    ),
    "phase10": (
        THREE,
        {},
        {},
        [["Ana", YES, NO, 5, Wrong(4, "PTN-5", "5 to 230", "da 5 a 230"), 60]],
        [0, 5, 60],
    ),
    "wizard": (
        THREE,
        {},
        {},
        # One trick is played, and two would be entered.
        [[1, 0, 0], [0, Wrong("2", "WIZ-4", "0 to 1", "da 0 a 1"), 1]],
        [20, -10, -10],
    ),
    "spades": (
        FOUR,
        {"blind_nil": "yes"},
        {"Ben": -120},
        # The side of Ben is behind, and Dan bids nil before looking.
        [
            [4, 3, 0, 3, YES],
            [5, 4, 0, Wrong(5, "SPD-2", "together 14, not 13", "in tutto 14, non 13"), 4],
        ],
        [60 + 2, -120 + 40 + 1 + 200, 62, 121],
    ),
    "doppelkopf": (
        FOUR,
        {},
        {},
        # No cards make 239. Re, Ben and Dan, win and leave Contra fewer than 90.
        [[NORMAL, "Ben", "Dan", NO, NO, Wrong(239, "DOK-3", "1 or 239", "239"), 155, 0, 0]],
        [-2, 2, -2, 2],
    ),
    "coinche": (
        FOUR,
        {"declared": "no"},
        {},
        # No contract but a capot is more than 180 without declarations.
        [[ANA, Wrong(190, "COI-3", "180", "180"), 110, CALL_NO, BEN, 49, 113]],
        [220, 70, 220, 70],
    ),
}


def _plain(value):
    if isinstance(value, Wrong):
        return {"wrong": value.value, "rule": value.rule, "words": value.words}
    return value


def told() -> dict:
    """Return {form: what is played}, and with what is refused; words of what is chosen by language.

    A wrong answer is `{"wrong": value, "rule": number, "words": [in each language]}`.
    """
    found = {}
    for form, (names, house, entries, edit, scores, winners) in GAMES.items():
        found[form] = {
            "players": names,
            "house": house,
            "entries": entries,
            "edit": edit,
            "steps": len(games.load("form:" + form).steps),
            "scores": scores,
            "winners": winners,
        }
    refused = {
        form: {
            "players": names,
            "house": house,
            "before": before,
            "entries": [[_plain(value) for value in values] for values in entries],
            "scores": scores,
        }
        for form, (names, house, before, entries, scores) in REFUSED.items()
    }
    words = {}
    for language in PLAYED:
        texts.use(language)
        chosen = [value for row in GAMES.values() for one in [*row[2], row[3]] for value in one]
        chosen += [value for row in REFUSED.values() for one in row[3] for value in one]
        chosen += [one.value for one in chosen if isinstance(one, Wrong)] + ["all.by_cards"]
        keys = [value for value in chosen if isinstance(value, str) and "." in value]
        words[language] = {key: texts.text(key) for key in keys}
    texts.use("en")
    return {"games": found, "refused": refused, "words": words}


def plainly(form: str, house: dict, events: Sequence[dict]) -> list[int]:
    """Return the scores of each player after `events`, by the plain function of a form."""
    names = GAMES[form][0]
    sides = SEATS["opposite"](names) if form in IN_SIDES and len(names) == 4 else None
    scores = Book(form, names, house, sides).played(events).scores
    return [scores[name] for name in names]


def main(words: Sequence[str]) -> int:
    """Print the evenings, or the scores of some events."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.forms.evenings", description=__doc__
    )
    parser.add_argument(
        "form", nargs="?", help="a form, whose events are scored (default: all evenings)"
    )
    parser.add_argument(
        "house", nargs="?", default="{}", type=json.loads, help="its house rules, as JSON"
    )
    parser.add_argument(
        "events", nargs="?", default="[]", type=json.loads, help="its events, as JSON"
    )
    given = parser.parse_args(words)
    found = plainly(given.form, given.house, given.events) if given.form else told()
    show(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
