"""The questions `classify`, `showdown`, `poker` and `stops`: whole hands, and the stops phase."""

from engine.cards import STANDARD52
from engine.errors import InputError
from engine.games.rummoli import poker as poker_hands
from engine.games.rummoli import poker_words
from engine.games.rummoli import stops as stops_phase
from engine.games.rummoli.board import DEFAULT, spaces
from engine.games.tuscan import hands as tuscan_hands
from engine.games.tuscan.decided import decided_by, with_reason
from engine.texts import text

_SEATS_OF_TEN = 2
_SEATS = 4


def classify(fields):
    """Answer `classify`: the highest Tuscan hand that 7 or 10 `cards` are (TUS-4 to TUS-7, TUS-12).

    Raises InputError.
    """
    game = fields.game("tuscan")
    house = fields.house()
    deck = game.deck_for(house)
    cards = fields.cards("cards", deck, 7, 10)
    kind, melds, _ = tuscan_hands.classify(cards, house)
    name = kind + "_" + str(len(cards)) if kind in ("ramino", "none") else kind
    return {
        "hand": kind,
        "melds": [deck.texts(meld) for meld in melds],
        "rule": tuscan_hands.rule_of(kind),
        "why": text("tuscan_hands." + name, house=_tuscan_house(house, cards)),
    }


def showdown(fields):
    """Answer `showdown`: who wins with the `hands` that lie open (TUS-7 to TUS-12).

    Raises InputError; hands of ten cards are at most two, of seven at most four (TUS-2).
    """
    game = fields.game("tuscan")
    house = fields.house()
    hands = fields.hands("hands", game.deck_for(house), 7, 10)
    exhausted = fields.flag("exhausted")
    winner, kind, ranking = tuscan_hands.showdown(hands, house, exhausted)
    size = len(hands[ranking[0][0]])
    most = _SEATS_OF_TEN if size == 10 else _SEATS
    if len(hands) > most:
        raise InputError("hands", "tuscan_hands.too_many_hands", n=len(hands), size=size, most=most)
    rule, how, given, _ = decided_by(hands, house, kind, exhausted)
    key, facts = with_reason(winner, kind, how, given)
    shown = []
    for name in hands:
        shown += hands[name]
    facts["house"] = _tuscan_house(house, shown)
    return {
        "winner": winner,
        "ranking": ranking,
        "rule": rule,
        "why": text(key, **facts),
    }


def _tuscan_house(house, cards):
    """Return the mention of the house rules that a verdict on `cards` depends on."""
    if house["deck"] != "german36":
        return ""
    rules = "deck=german36"
    if house["german_ace"] == "low":
        for card in cards:
            if card % 13 == 0:
                rules += ", german_ace=low"
                break
    return text("tuscan_hands.house", rules=rules)


def poker(fields):
    """Answer `poker`: the best five of each hand, and who has the best of all (RML-7, RML-8).

    Raises InputError.
    """
    fields.game("rummoli")
    house = fields.house()
    hands = fields.hands("hands", STANDARD52, 5, 52)
    wheel = house["wheel"] == "yes"
    fives = {}
    kinds = {}
    for name in hands:
        _, kinds[name], five = poker_hands.best(hands[name], wheel)
        fives[name] = STANDARD52.texts(five)
    winners, _ = poker_hands.winners(hands, wheel)
    reason = poker_words.decided(hands, wheel)
    return {
        "winners": winners,
        "best": fives,
        "category": kinds,
        "rule": "RML-8",
        "why": text(
            "poker.one" if len(winners) == 1 else "poker.shared",
            name=winners[0],
            names=", ".join(winners),
            hand=poker_words.named(hands[winners[0]], wheel),
            why=("poker.why", {"why": reason}) if reason else "",
            house="" if wheel else ("poker.no_wheel", {}),
        ),
    }


def stops(fields):
    """Answer `stops`: how the stops phase stands, and the first play that was wrong (RML-9 to
    RML-13).

    After a wrong play the answer tells how things stood before it. Raises InputError.
    """
    game = fields.game("rummoli")
    house = fields.house()
    players = fields.players(game)
    seen = []
    plays = [_play(entry, players, seen) for entry in fields.list("plays")]
    hands = _left(fields, players, seen) if fields.has("hands") else None
    course = stops_phase.Course(plays, players, hands, spaces(house["board"]))
    facts = {}
    for name in course.facts:
        fact = course.facts[name]
        facts[name] = STANDARD52.text(fact) if name in ("card", "last") else fact
    why = text("stops." + course.key, **facts)
    if course.collects and house["board"] != DEFAULT:
        board = house["board"]
        board = board if isinstance(board, str) else text("stops.board_own")
        why += text("stops.board", board=board)
    answer = {
        "ok": course.index is None,
        "next": None if course.next is None else STANDARD52.text(course.next),
        "stopped": course.stopped,
        "leader": course.leader,
        "lead_colour": course.lead_colour,
        "collects": [list(collected) for collected in course.collects],
        "rule": course.rule,
        "why": why,
    }
    if course.index is not None:
        answer["index"] = course.index
    if hands is not None:
        answer["deadlock"] = course.deadlock
    return answer


def _play(entry, players, seen):
    """Return one entry of `plays` as (name, cards)."""
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], list):
        raise InputError("plays", "stops.bad_play")
    name, words = entry
    if name not in players:
        raise InputError("plays", "stops.unknown_player", name=str(name))
    if not words:
        raise InputError("plays", "stops.bad_play")
    return name, STANDARD52.read_all(words, "plays", seen)


def _left(fields, players, seen):
    """Return the field `hands`: what every player has left, none of it laid already."""
    hands = fields.hands("hands", STANDARD52, 0, 52)
    for name in sorted(hands):
        if name not in players:
            raise InputError("hands", "stops.unknown_player", name=name)
        for card in hands[name]:
            if card in seen:
                raise InputError("hands", "stops.still_held", card=STANDARD52.text(card))
    for name in players:
        if name not in hands:
            raise InputError("hands", "stops.no_hand", name=name)
    return hands


QUESTIONS = {
    "classify": (("game", "cards"), classify),
    "showdown": (("game", "hands", "exhausted"), showdown),
    "poker": (("game", "hands"), poker),
    "stops": (("game", "plays", "players", "hands"), stops),
}
