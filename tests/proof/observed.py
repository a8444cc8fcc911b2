"""What all games and forms ask, refuse and score, as a text: the same before and after a change.

    python -m tests.proof.observed [evenings of each game] [file] [--games NAME ...]

Random tables under random house rules answer the questions of all events, for new ones and for old
ones that they edit, well and badly; they enter events that are no good, undo, redo and amend. The
text has each question with all its attributes, each refusal, and what each event did and what is
told of it. The last line is its hash and the number of observations. A change of the structure
alone leaves both as they are.
"""

import argparse
import hashlib
import json
import random
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from engine import games
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.game.house import Span
from engine.game.questions import CARDS, NAME, NUMBER, PICK, TEXT, Question
from engine.games import forms
from engine.record.ledger import Ledger
from host_tools.base.command import show

NAMES = ["Ana", "Ben", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal"]
EVENINGS = 6
# So many entries has an evening, so many questions an entry, and so many refused answers.
_ENTRIES = 14
_QUESTIONS = 60
_REFUSED = 7
# What stands in an event where something else should.
_WRONG: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 25, 999, 10_000, 3.5, "", "Ana", "Zoe", "7S", "high", [],
    ["Ana"], ["Ana", "Ana"], ["7S", "8S"], [["Ana", 1]], {}, {"Ana": 3}, {"Zoe": 1},
    {"Ana": ["7S"]},
)  # fmt: skip
# The attributes of a question that are data.
_SHAPE = (
    "kind", "key", "minimum", "maximum", "step", "unusual_from", "who", "rule", "text_above",
    "text_below", "private", "gap", "takes_chosen", "several", "field", "barred", "left", "begun",
    "half",
)  # fmt: skip


def plain(value: Any) -> Any:
    """Return a value as JSON has it; what is no data stands as nothing but that.

    >>> plain({"a": (1, True), 2: print})
    [['2', 'object'], ['a', [1, True]]]
    """
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return sorted([str(key), plain(item)] for key, item in value.items())
    return "object"


def refusal(error: InputError | RuleError) -> list[Any]:
    """Return all that a refusal says."""
    named = [getattr(error, "rule", None), getattr(error, "field", None)]
    return [type(error).__name__, *named, error.key, plain(error.facts)]


def asked(question: Question) -> list[Any]:
    """Return all attributes of a question; of the function that counts cards what it counts."""
    found = [getattr(question, name) for name in _SHAPE]
    found += [question.facts, question.choices, question.default, question.taken, question.hand]
    found += [question.beside, question.deck.name if question.deck else None]
    page = question.page
    found.append([page.what, page.rows, page.total, page.summed] if page else None)
    deck, worth = question.deck, question.worth
    if worth and deck:
        some = [card for card in range(deck.wild) if deck.count(card)]
        for hand in ([some[0]], some[2:9], some[5:40:4]):
            try:
                found.append(worth(hand))
            except (InputError, RuleError) as error:
                found.append(refusal(error))
    return plain(found)


def done(effect: Any) -> list[Any]:
    """Return all that an event did."""
    found = [effect.event, effect.number, effect.dealer, effect.changes, effect.pots, effect.worth]
    found += [effect.feats, effect.winners, effect.sums, effect.notes, effect.bonuses]
    return plain([*found, effect.facts, effect.said])


def moment(game: Any) -> list[Any]:
    """Return what a game shows between two entries."""
    found: list[Any] = [[p.name, p.score, p.has_left, p.out_in_round] for p in game.players]
    found += [game.dealer, game.over, game.winners, game.ending, game.rounds, game.step_index]
    found += [game.step_values, game.goal(), game.order(), game.actions()]
    if not game.over:
        found += [game.coming(), game.entered(), game.first_player()]
        found.append([game.noted([name]) for name in game.names_in_play()])
    return plain(found)


def house_of(rng: random.Random, game: Any, names: list[str]) -> dict[str, Any]:
    """Return random house rules with which so many can play."""
    for _ in range(8):
        given: dict[str, Any] = {}
        for option in game.options:
            value: Any = rng.choice(option.values)
            if isinstance(value, Span):
                value = rng.randint(value.minimum, min(value.maximum, value.minimum + 60))
            if rng.random() < 0.4:
                given[option.name] = value
        try:
            house = game.with_defaults(given)
            game.check_start(names, house)
        except InputError:
            continue
        return house
    return game.with_defaults({})


def answer(rng: random.Random, question: Question) -> Any:
    """Return an answer, most often one that fits."""
    if question.kind == PICK:
        return rng.choice(question.choices)[0]
    deck = question.deck
    if deck and (question.kind == CARDS or rng.random() < 0.4):
        if isinstance(question.default, list) and rng.random() < 0.3:
            return question.default
        least, most = question.hand
        if question.kind == CARDS:
            least, most = question.minimum, question.maximum
        pack = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
        for card in question.taken:
            if card in pack:
                pack.remove(card)
        # Melds are likely: runs of a suit, and a few ranks.
        rank, suit = rng.randrange(13), rng.randrange(4)
        pack.sort(key=lambda one: (one // 13 != suit and one % 13 not in (rank, rank + 1), one))
        size = rng.choice((least, most, rng.randint(least, max(least, most))))
        return pack[: size if rng.random() < 0.95 else size + 1]
    if question.kind == NUMBER:
        if isinstance(question.default, int) and rng.random() < 0.5:
            return question.default
        least, most, _ = question.limits()
        near = min(most, least + 12 * question.step)
        number = rng.choice((least, near, rng.randint(least, near)))
        if rng.random() < 0.1:
            number = rng.choice((question.maximum, question.maximum + 1, question.minimum - 1))
        return number
    if question.kind in (NAME, TEXT):
        return rng.choice((question.default or "Ivy", "Ivy", "", "Jo", 3))
    return None


def shifted(rng: random.Random, value: Any) -> Any:
    """Return a value with other numbers, names or cards in it, each possible by itself."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((0, value + 1, value - 1, value + 5, 2 * value, 10))
    if isinstance(value, list):
        found = [shifted(rng, one) if rng.random() < 0.4 else one for one in value]
        return found[1:] if rng.random() < 0.3 else found
    if isinstance(value, dict):
        return {
            key: shifted(rng, value[key]) if rng.random() < 0.6 else value[key] for key in value
        }
    return rng.choice((value, "Ana", "Ben", "Cy", "KS", "2H", None))


def spoilt(rng: random.Random, event: dict[str, Any]) -> Any:
    """Return an event in which something is missing, wrong or too much."""
    bad: dict[str, Any] = json.loads(json.dumps(event))
    if rng.random() < 0.03:
        return rng.choice((None, [], "round", {}, {"event": "foo"}, {"event": 3}))
    fields = [name for name in bad if name != "event"]
    for _ in range(rng.choice((1, 1, 2))):
        name = rng.choice(fields or ["player"])
        inner = bad.get(name)
        way = rng.randrange(8)
        if way > 4 and name in bad:
            bad[name] = shifted(rng, inner)
        elif way == 0:
            bad.pop(name, None)
        elif way == 1:
            other = rng.choice(("odd", "hands", "deadwood", "cards", "big", "upcard"))
            bad[other] = deepcopy(rng.choice(_WRONG))
        elif way < 4 and isinstance(inner, (dict, list)) and inner:
            at: Any = rng.choice(list(inner)) if isinstance(inner, dict) else 0
            if way == 2 and isinstance(inner, dict):
                inner["Zoe" if rng.random() < 0.5 else "Ana"] = inner.pop(at)
            else:
                inner[at] = deepcopy(rng.choice(_WRONG))
        else:
            bad[name] = deepcopy(rng.choice(_WRONG))
    return bad


class Evening:
    """One table that plays one game; `seen` is what was observed."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = random.Random("%s %d" % (name, seed))
        self.game_class: Any = games.load(name)
        counts = range(self.game_class.min_players, min(8, self.game_class.max_players) + 1)
        form: Any = getattr(self.game_class, "form", None)
        names = NAMES[: self.rng.choice(form.counts if form else counts)]
        self.house = house_of(self.rng, self.game_class, names)
        self.ledger = Ledger(self.game_class, names, self.house)
        self.seen: list[Any] = [plain([name, seed, names, self.house])]
        self.counts: Counter[str] = Counter()

    def note(self, what: str, *seen: Any) -> None:
        """Observe something."""
        self.seen.append([what, *seen])
        self.counts[what.split()[0]] += 1

    def play(self) -> None:
        """Play, until the game is over or it is late."""
        for _ in range(_ENTRIES):
            if self.ledger.game.over:
                break
            self.enter()
            self.turn()
            self.note("moment", moment(self.ledger.game))
        for at, event, effect, game in self.ledger.history():
            self.note("told", at, plain(game.tell(event, effect)), plain(game.story(event, effect)))

    def enter(self) -> None:
        """Answer the questions of an event, look at bad ones like it, and enter it."""
        game = self.ledger.game
        actions = game.actions()
        own = [name for name in actions if name in [kind.name for kind in game.events]]
        action = self.rng.choice(own[:1] * 6 + own + actions)
        event = self.ask(action, None) or self.ask(action, None)
        if event is None:
            return
        for _ in range(4):
            self.try_out(spoilt(self.rng, event))
        self.save(event)

    def ask(self, action: str, old: Any) -> Any:
        """Answer the questions of an event; return it, or None."""
        rng, game = self.rng, self.ledger.game
        try:
            entry = Entry(game, action, old)
        except (InputError, RuleError) as error:
            self.note("unasked " + action, refusal(error))
            return None
        refused = 0
        for _ in range(_QUESTIONS):
            if entry.question is None or refused > _REFUSED:
                break
            self.note("asked " + action, asked(entry.question))
            try:
                entry.answer(answer(rng, entry.question))
            except (InputError, RuleError) as error:
                self.note("answer", refusal(error))
                refused += 1
            if entry.at and rng.random() < 0.03:
                entry.back()
        return entry.event if isinstance(entry.event, dict) else None

    def try_out(self, event: Any) -> None:
        """Look at what an event would do, or why it is refused."""
        try:
            self.note("planned", plain(event), done(self.ledger.game.plan(event)))
        except (InputError, RuleError) as error:
            self.note("refused", plain(event), refusal(error))

    def save(self, entry: dict[str, Any]) -> None:
        """Enter something."""
        try:
            effect = self.ledger.add(entry)
            self.note("saved", plain(entry), done(effect) if effect else None)
        except (InputError, RuleError) as error:
            self.note("unsaved", plain(entry), refusal(error))

    def turn(self) -> None:
        """Sometimes undo, redo, or edit an event by its questions, or by what is no good."""
        rng, ledger = self.rng, self.ledger
        if rng.random() < 0.12:
            self.save({"event": rng.choice(("undo", "undo", "redo"))})
        events = list(ledger.events())
        if not events or rng.random() < 0.75:
            return
        index = rng.randrange(len(events))
        old = events[index]
        ledger.game, now = ledger.game_before(index), ledger.game
        to = self.ask(old["event"], old)
        ledger.game = now
        if to is not None:
            if rng.random() < 0.3:
                to = spoilt(rng, to)
            self.save({"event": "amend", "index": index, "to": to})


def observe(names: Sequence[str], evenings: int) -> tuple[list[str], Counter[str]]:
    """Return (lines, how many observations of each kind) of all games called."""
    lines: list[str] = []
    counts: Counter[str] = Counter()
    for name in names:
        for seed in range(evenings):
            evening = Evening(name, seed)
            evening.play()
            lines += [json.dumps(one, sort_keys=True) for one in evening.seen]
            counts += evening.counts
    return lines, counts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.observed", description=__doc__)
    parser.add_argument("evenings", nargs="?", type=int, default=EVENINGS)
    parser.add_argument("file", nargs="?", help="where the text is written")
    parser.add_argument("--games", nargs="+", default=games.names() + forms.names())
    options = parser.parse_args(arguments)
    lines, counts = observe(options.games, options.evenings)
    text = "\n".join(lines)
    if options.file:
        with open(options.file, "w", encoding="utf-8") as out:
            out.write(text + "\n")
    show(" ".join("%s %d" % row for row in sorted(counts.items())))
    show("%s %d" % (hashlib.sha256(text.encode()).hexdigest()[:16], sum(counts.values())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
