"""The questions of `ask` about melds and hands by a form; `judge` has the verdicts."""

from ...compat import TYPE_CHECKING
from ...errors import InputError
from ...game.fields import with_reason
from ...rummy.table import MOST, meld_of
from . import closing, judge
from .ask import game_of
from .expressions import MOST as MOST_NUMBER

if TYPE_CHECKING:
    from ...game.fields import Fields
    from ...rummy.found import Found
    from ...rummy.table import Meld
    from ...types import Answer
    from .melds import Judged, Melds

_MOST_ROUNDS = 999
_MOST_STAGES = 99
_MOST_MELDS = 16


def _moment(fields: "Fields") -> "tuple[Melds, Judged]":
    """Return the melds of the form asked about, and compiled for the moment asked about."""
    game = game_of(fields)
    melds: Melds | None = game.form.melds
    if melds is None:
        raise InputError("form", "kit.no_melds", title=game.title)
    house = fields.house()
    players, round, total = game.min_players, 1, 0
    if fields.has("players"):
        players = fields.number("players", game.min_players, game.max_players)
    if fields.has("round"):
        round = fields.number("round", 1, _MOST_ROUNDS)
    if fields.has("total"):
        total = fields.number("total", -MOST_NUMBER, MOST_NUMBER)
    stage = 1 if melds.stage else None
    if fields.has("stage"):
        stage = fields.number("stage", 1, _MOST_STAGES)
    turned = None
    if fields.has("turned") and fields.raw("turned") is not None:
        turned = fields.card("turned", melds.deck_now(house, players, round, total))
    judged = melds.judged(house, players, round, turned, total, stage)
    if fields.has("down") and fields.flag("down"):
        judged.go_down()
    _name_joker(fields, judged)
    return melds, judged


def _name_joker(fields: "Fields", judged: "Judged") -> None:
    """Call the joker as the question calls it."""
    for word in fields.array("cards"):
        if isinstance(word, str) and word.upper() in judged.deck.wild_names:
            judged.deck.wild_text = word.upper()
            return


def _unproved(answer: "Answer", proved: bool) -> "Answer":
    """Say in an answer that its search was cut short."""
    if not proved:
        answer["proved"] = False
    return answer


def meld(fields: "Fields") -> "Answer":
    """Answer `meld` by a form: whether cards are a meld."""
    melds, judged = _moment(fields)
    cards = fields.cards("cards", judged.deck, 1, MOST)
    verdict = judge.judge_meld(melds, judged, cards, progress=fields.progress)
    found: Meld | None = verdict.found
    answer = {
        "ok": verdict.ok,
        "kind": found.kind if found else None,
        "stands_for": judge.stands(judged, found) if found else [],
    }
    return _unproved(with_reason(answer, verdict), verdict.key != "kit.unsure")


def deadwood(fields: "Fields") -> "Answer":
    """Answer `deadwood` by a form: the least deadwood of a hand, with the drawn card or without.

    Where melds are laid down in play, a hand may have fewer cards.
    """
    melds, judged = _moment(fields)
    least = 1 if judged.lays_down or not judged.hand else judged.hand
    cards = fields.cards("cards", judged.deck, least, judged.most_in_turn)
    drawn = _drawn(fields, judged, cards) if fields.has("drawn") else None
    verdict = judge.judge_hand(melds, judged, cards, progress=fields.progress, drawn=drawn)
    hand: judge.Hand = verdict.found
    texts = judged.deck.texts
    answer = {
        "deadwood": hand.found.points,
        "melds": [texts(each) for each in hand.found.melds],
        "left": texts(hand.found.left),
        "may_end": hand.may_end,
        "wins": hand.wins,
    }
    return _unproved(with_reason(answer, verdict), hand.found.proved)


def best_discard(fields: "Fields") -> "Answer":
    """Answer `best_discard` by a form: what to discard of a hand and the drawn card."""
    melds, judged = _moment(fields)
    # Who may lay melds at any time may hold fewer.
    few = judged.down or judged.lays_down and not judged.opens
    least = 2 if few or not judged.hand else judged.with_discard
    cards = fields.cards("cards", judged.deck, least, judged.most_in_turn)
    verdict = judge.judge_discard(melds, judged, cards, progress=fields.progress)
    found: judge.Discard = verdict.found
    answer = {
        "discard": judged.deck.text(found.choices[0]) if found.choices else None,
        "deadwood": found.deadwood,
        "choices": judged.deck.texts(found.choices),
        "may_end": found.may_end,
    }
    return _unproved(with_reason(answer, verdict), found.proved)


def opens(fields: "Fields") -> "Answer":
    """Answer `opens`: whether cards can be laid down as the first melds."""
    melds, judged = _moment(fields)
    if not judged.opens:
        raise InputError("form", "kit.no_opens")
    cards = fields.cards("cards", judged.deck, 1, MOST)
    verdict = judge.judge_opening(melds, judged, cards, progress=fields.progress)
    found: Found = verdict.found
    texts = judged.deck.texts
    answer: Answer = {
        "ok": found.met,
        "melds": [texts(each) for each in found.melds] if found.met else [],
    }
    if [way for way in judged.opens if way.points is not None]:
        answer["points"] = found.points
    return _unproved(with_reason(answer, verdict), found.proved or found.met)


def pays(fields: "Fields") -> "Answer":
    """Answer `pays` by a form: what is paid of the cards held when another ends the round."""
    melds, judged = _moment(fields)
    cards = fields.cards("cards", judged.deck, 1, min(judged.most, MOST))
    verdict = closing.judge_pays(melds, judged, cards)
    found: Found = verdict.found
    texts = judged.deck.texts
    answer = {
        "points": found.points,
        "counts": judged.counts if found.met else "all",
        "melds": [texts(each) for each in found.melds],
        "left": texts(found.left),
    }
    return _unproved(with_reason(answer, verdict), found.proved)


def may_end(fields: "Fields") -> "Answer":
    """Answer `may_end` by a form: whether a hand can end the round in this turn."""
    melds, judged = _moment(fields)
    deck = judged.deck
    seen: list[int] = []
    if fields.has("table") and fields.array("table") and judged.lay_off not in ("table", "own"):
        raise InputError("table", "kit.no_lay_off")
    least = 1 if judged.lays_down or not judged.hand else judged.hand
    cards = fields.cards("cards", deck, least, judged.most_in_turn, seen)
    drawn = _drawn(fields, judged, cards)
    there = _table(fields, judged, seen) if fields.has("table") else None
    progress = fields.progress
    verdict = closing.judge_end(melds, judged, cards, drawn, there, progress=progress)
    end: closing.End = verdict.found
    answer = {
        "ok": verdict.ok,
        "melds": [deck.texts(each) for each in end.melds],
        "laid": [[deck.text(card), at] for card, at in end.laid],
        "discard": None if end.discard is None else deck.text(end.discard),
        "missing": end.missing,
        "proved": end.proved,
    }
    return with_reason(answer, verdict)


def _drawn(fields: "Fields", judged: "Judged", cards: "list[int]") -> bool:
    """Return whether the card of this turn is among the cards, as their number or a field says."""
    told = judged.drawn(cards)
    if not fields.has("drawn"):
        return told
    drawn = fields.flag("drawn")
    if judged.hand and not judged.lays_down and drawn != told:
        key = "kit.drawn_told" if told else "kit.not_drawn_told"
        raise InputError("drawn", key)
    return drawn


def _table(fields: "Fields", judged: "Judged", seen: "list[int]") -> "list[list[int]]":
    """Return the melds of the field `table`; cards of one suit may lie there, too."""
    deck = judged.deck
    given = fields.array("table")
    if len(given) > _MOST_MELDS:
        raise InputError("table", "forms.how_many", min=0, max=_MOST_MELDS, n=len(given))
    there = [deck.read_all(words, "table", seen) for words in given]
    for each in there:
        found = len(each) <= MOST and (
            meld_of(judged.table, each) is not None or judged.of_suit(each)
        )
        if not found:
            raise InputError("table", "kit.no_meld", cards=" ".join(deck.texts(each)))
    return there


def layoff(fields: "Fields") -> "Answer":
    """Answer `layoff` by a form: what cards count once some have gone to the table's melds."""
    melds, judged = _moment(fields)
    deck = judged.deck
    if judged.lay_off == "no":
        raise InputError("form", "kit.no_lay_off")
    seen: list[int] = []
    cards = fields.cards("cards", deck, 1, MOST, seen)
    there = _table(fields, judged, seen)
    verdict = judge.judge_layoff(melds, judged, cards, there, progress=fields.progress)
    laid: Found = verdict.found
    answer = {
        "deadwood": laid.points,
        "laid": [[deck.text(card), at] for card, at in laid.joined],
    }
    return _unproved(with_reason(answer, verdict), laid.proved)
