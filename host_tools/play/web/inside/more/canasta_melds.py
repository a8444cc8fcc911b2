"""Canasta with its melds, as a score form: the one on the boards, without canastas of wild cards."""

from engine.games.forms.shipped import canasta
from host_tools.play.form_words import with_words

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

_WORTH = {"A": 20, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "else": 10, "*": 50}
_MELDS = {
    "deck": "52 x 2 + 4",
    "set": "3",
    "suits": "any",
    "wild": ["*", "2"],
    "wilds": "naturals > 1 and wilds <= (3 if limit == 'three' else min(3, naturals))",
    "never": "3",
    "cards": _WORTH,
    "worth": _WORTH,
    "opens": "opening points",
    "lay off": "own",
    "rule": {"set": 7, "wild": 9, "close": 5, "opens": 8, "lay off": 7},
}
_NOT_MELDED = {
    "each": "melded or made + laid == 0",
    "rule": 3,
    "en": "{name}: no canastas, nothing laid without a first meld.",
    "it": "{name}: senza apertura niente canaste né carte a terra.",
}
_SETS, _WILD = (
    {
        # quantumgambitz.com/blog/games/cards/canasta-basket-rummy: three of a rank; black threes.
        "on": "cards",
        "en": "Three or more cards of a rank in any suits are a meld, to which the own side adds cards. Only who goes out melds black threes, not asked about here.",
        "it": "Tre o più carte dello stesso valore, di semi qualsiasi, sono una combinazione, a cui la propria coppia aggiunge carte. Solo chi chiude cala i tre neri, che qui non si chiedono.",
    },
    {
        # allclearmister.com/how-many-versions-of-canasta-are-there: two natural cards, at most three
        # wild ones; quantumgambitz.com, the same page: no more than natural ones.
        "on": "cards",
        "asked": {
            "en": "How many wild cards may a meld have?|Wild cards?",
            "it": "Quante matte può avere una combinazione?|Quante matte?",
        },
        "en": "Jokers and twos are wild. A meld has at least two natural cards and up to three wild ones; with {option:limit=natural} no more than natural ones.",
        "it": "Jolly e due sono matte. Una combinazione ha almeno due carte naturali e al massimo tre matte; con {option:limit=natural} non più matte che carte naturali.",
    },
)


def form():
    """Return the form."""
    found: Any = with_words(canasta.form(), "it")
    found["form"], found["title"], found["prefix"] = "canasta_melds", "Canasta + melds", "CNM"
    found["options"][0] = {
        "option": "limit",
        "is": ["three", "natural"],
        "rule": 9,
        "en": "wild cards of a meld|wild",
        "it": "matte di una combinazione|matte",
        "values": {
            "three": {"en": "up to three|3", "it": "fino a tre|3"},
            "natural": {
                "en": "no more than natural ones|natural",
                "it": "non più delle naturali|naturali",
            },
        },
    }
    step = found["steps"][0]
    step["fields"] = [one for one in step["fields"] if one["field"] != "wilds"]
    step["score"].remove("1000 * wilds")
    found["source"] += ", quantumgambitz.com, allclearmister.com"
    opening = next(one for one in found["let"] if one[0] == "opening")
    found["let"] = [["made", "natural + mixed"], opening]
    # The deck is that of the melds.
    found["deal"] = {part: found["deal"][part] for part in ("cards", "by", "upcard", "starts")}
    # A box has no room for where each sentence comes from; those on the boards say that.
    rules = [
        {part: rule[part] for part in ("on", "en", "it") if part in rule} for rule in found["rules"]
    ]
    rules[1] = {
        "en": "A natural canasta is 500, a mixed one 300. The points of the cards laid count, too, and those held count against the side.",
        "it": "Una canasta pura vale 500, una impura 300. Contano anche i punti delle carte a terra; quelli in mano si tolgono.",
    }
    # What all cards are worth is not checked: a link has no room for it.
    step["check"] = [one for one in step["check"][1:] if one["rule"] != 7]
    # One check for all that is not there without a first meld.
    for at, check in enumerate(step["check"]):
        if check.get("each") == "melded or made == 0":
            step["check"][at : at + 2] = [_NOT_MELDED]
    # None is of an earlier edition.
    for check in step["check"]:
        if check.get("each", "").startswith("held >="):
            check["each"] = "held >= 5 * (count(turn > 0) - closer)"
    # In place of the first check.
    step["fields"][1]["when"] = "closer"
    rules[6] = _SETS
    rules.append(_WILD)
    found["rules"], found["melds"] = rules, _MELDS
    return found
