"""Hands as an event has them: as numbers, or as cards that the engine counts; and how they are
keyed.
"""

from engine.compat import is_count
from engine.errors import InputError, RuleError
from engine.play.questions import cards as ask_cards

# What the referee can be asked where deadwood counts (`Game.referee`).
REFEREE = (
    ("judge_meld", "judge.do_meld", "engine.referee.rummy", "meld"),
    ("judge_hand", "judge.do_hand", "engine.referee.rummy", "hand"),
    ("judge_discard", "judge.do_discard", "engine.referee.rummy", "discard"),
)


def one_of(event, first, second):
    """Return which of two fields the event has; raises InputError unless it has exactly one."""
    if (first in event) == (second in event):
        raise InputError("events", "all.one_of_two", first=first, second=second)
    return first if first in event else second


def check_covers(game, given, names, field):
    """Raise where `given` is no object with exactly `names` as its keys.

    Somebody who is out or has left is refused with the rule behind that.
    """
    if not isinstance(given, dict):
        raise InputError("events", "ask.not_an_object", field=field)
    for name in given:
        if name not in names:
            game.active(name)
            raise InputError("events", "all.not_concerned", name=name, field=field)
    for name in names:
        if name not in given:
            raise InputError("events", "all.lacks_player", name=name, field=field)


def read_numbers(game, given, names, field, least, most, rule):
    """Return {name: number} where all `names` have a whole number from `least` to `most`.

    More than `most` is refused with `rule`; everything else that is wrong is an InputError.
    """
    check_covers(game, given, names, field)
    numbers = {}
    for name in names:
        number = given[name]
        if not is_count(number):
            raise InputError("events", "all.bad_number", name=name, field=field)
        if not least <= number <= most:
            raise RuleError(
                rule, "all.impossible", name=name, n=number, field=field, least=least, most=most
            )
        numbers[name] = number
    return numbers


def read_hands(game, given, names, field="hands"):
    """Return {name: cards} where all `names` have a list of cards, all from the game's deck."""
    check_covers(game, given, names, field)
    deck = game.deck_for(game.house)
    seen = []
    hands = {}
    for name in names:
        hands[name] = deck.read_all(given[name], "events", seen)
    return hands


def deadwood_of(game, cards):
    """Return the least deadwood of a hand by the game's `HandRules` (RMN-9, GSK-7)."""
    from engine.rummy import deadwood

    return deadwood.least(game.rules_for(game.house), cards)


def count_hands(game, event, ender_sizes=None):
    """Return {name: deadwood} of all who are in, from the event's numbers or its hands.

    The one who ended the round has a hand's cards (or one of `ender_sizes`), the others may have
    one too few or too many, which count as they are (ALL-7). No number is more than a hand counts.
    """
    rules = game.rules_for(game.house)
    size = rules.size
    names = game.names_in_play()
    if one_of(event, "deadwood", "hands") == "deadwood":
        return read_numbers(
            game, event["deadwood"], names, "deadwood", 0, rules.most, rules.count_rule
        )
    hands = read_hands(game, event["hands"], names)
    # Solvers are imported when cards are first keyed: most tables enter numbers and never need one.
    from engine.rummy import deadwood

    counts = {}
    for name in names:
        cards = hands[name]
        if name == event["ender"]:
            if len(cards) not in (ender_sizes or (size,)):
                raise RuleError("ALL-7", "all.ender_cards", name=name, n=len(cards), size=size)
        elif abs(len(cards) - size) > 1:
            raise InputError("events", "all.hand_size", name=name, n=len(cards), size=size)
        counts[name] = deadwood.least(rules, cards)
    return counts


def told(event, answers, numbers, hands, deck, count):
    """Put `answers` (name -> number or list of cards) into `event` and return it.

    They go into its field `hands`, as texts, where all are cards; else into `numbers`, the cards
    counted by `count(cards)`.
    """
    by_cards = [name for name in answers if isinstance(answers[name], list)]
    field = {}
    if len(by_cards) == len(answers):
        for name in answers:
            field[name] = deck.texts(answers[name])
        event[hands] = field
    else:
        for name in answers:
            answer = answers[name]
            field[name] = count(answer) if isinstance(answer, list) else answer
        event[numbers] = field
    return event


def told_before(old, name, numbers, hands, deck):
    """Return what an earlier form of the event says of `name`: a number, a list of cards, or
    None.
    """
    if hands in old:
        words = old[hands].get(name)
        return None if words is None else deck.read_all(words, "events")
    return (old.get(numbers) or {}).get(name)


def cards_among(answers):
    """Return all the cards among the answers so far: they cannot be in another hand."""
    taken = ()
    for name in answers:
        if isinstance(answers[name], list):
            taken = taken + tuple(answers[name])
    return taken


def ask_hands(deck, names, key, least, most, old=None):
    """Ask for the hand of each of `names`, hidden from the others; return {name: cards}: a
    generator.

    A hand has `least` to `most` cards. `key` is the question's text, with the fact `name`; `old`
    the texts of an earlier form of the event, offered again: one of its hands may be larger than
    `most`.
    """
    hands = {}
    taken = ()
    for name in names:
        before = (old or {}).get(name)
        before = deck.read_all(before, "events") if before else None
        room = max(most, len(before or ()))
        question = ask_cards(key, deck, least, room, taken, name, True, name=name)
        question.default = before
        hands[name] = yield question
        taken = taken + tuple(hands[name])
    return hands


def as_texts(deck, hands):
    """Return {name: texts of the cards}, as an event has them."""
    shown = {}
    for name in hands:
        shown[name] = deck.texts(hands[name])
    return shown


def with_event(game, verdict, kind, hands, exhausted=None):
    """Return `verdict` with the event that the shown hands make, if the game takes one now."""
    if not game.over and kind in game.actions():
        verdict.event = {"event": kind, "hands": as_texts(verdict.deck, hands)}
        if exhausted is not None:
            verdict.event["exhausted"] = exhausted
    return verdict
