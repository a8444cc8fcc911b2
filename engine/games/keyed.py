"""Hands that are keyed card by card for an event, each hidden from the other players."""

from engine.questions import cards


def keyed_hands(deck, names, key, least, most, old=None):
    """Ask for the hand of each of `names`, `least` to `most` cards; return {name: card texts}.

    `key` is the question's text, with the fact `name`; `old` the texts of an earlier form of the
    event, offered again: one of its hands may be larger than `most`. A generator of questions.
    """
    hands = {}
    taken = ()
    for name in names:
        before = (old or {}).get(name)
        before = deck.read_all(before, "events") if before else None
        room = max(most, len(before or ()))
        question = cards(key, deck, least, room, taken, name, True, name=name)
        question.default = before
        given = yield question
        taken = taken + tuple(given)
        hands[name] = deck.texts(given)
    return hands
