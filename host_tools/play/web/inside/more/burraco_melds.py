"""Burraco with its melds, as a score form: the one on the boards, but three play each alone."""

from engine.games.forms.shipped import burraco
from host_tools.play.form_words import with_words

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

_MELDS = {
    "deck": "52 x 2 + 4",
    "set": "3 to 9",
    "suits": "any",
    "run": "3 to 13",
    "ace": "both",
    "wild": ["*", "2"],
    "wilds": 1,
    "natural": "runs",
    "cards": {"A": 15, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "else": 10, "*": 30},
    "lay off": "own",
    "rule": {"set": 8, "run": 9, "wild": 10, "close": 5, "lay off": 11},
}
# What the last check of all cards refuses, too, only later.
_EARLY = ("sum(laid) <= 1080", "sum(laid) + held <= 1080")
# What the rule of closing says of the house rule that is left out.
_CLEAN = {
    "en": ", with {option:clean_close=yes} a clean one",
    "it": ", con {option:clean_close=yes} pulito",
}
_FIFTEEN = {
    "once": "sum(clean + semi + dirty) <= 15",
    "rule": 7,
    "en": "The cards make 15 burracos at most.",
    "it": "Con tutte le carte si fanno al massimo 15 burrachi.",
}
_CARDS = "eburraco.com/calare-le-carte-e-posizionarle-nozioni-per-principianti"
_WILD = "eburraco.com/le-due-matte-del-burraco-quali-sono"
_RULES = [
    {
        "from": _CARDS + ": three to nine",
        "on": "cards",
        "en": "Three to nine cards of a rank in any suits are a set.",
        "it": "Da tre a nove carte dello stesso valore, di semi qualsiasi, sono una combinazione.",
    },
    {
        "from": _CARDS + ": thirteen cards and a wild one; one ace, low or high",
        "on": "cards",
        "asked": {
            "en": "Is the ace low or high?|The ace?",
            "it": "L'asso va prima del 2 o dopo il re?|L'asso?",
        },
        "en": "Three or more cards in order in one suit are a run. There is one ace, before the 2 or after the king. To all thirteen a wild card may be added, which is not asked about here.",
        "it": "Tre o più carte consecutive dello stesso seme sono una sequenza. C'è un solo asso, prima del 2 o dopo il re. A tutte e tredici si può aggiungere una matta, che qui non si chiede.",
    },
    {
        "from": _WILD + ": one wild card, but a two in its own place; none of wild cards alone",
        "on": "cards",
        "asked": {
            "en": "How many wild cards may a meld have?|Wild cards?",
            "it": "Quante matte può avere un gioco?|Quante matte?",
        },
        "en": "Jokers and twos are wild. A meld has one wild card at most; a two in its own place in a run of its suit is none. There is no set of twos.",
        "it": "Jolly e pinelle sono matte. Un gioco ha al massimo una matta; un due al suo posto, in una sequenza del suo seme, non lo è. Non c'è una combinazione di pinelle.",
    },
    {
        "from": _WILD + ": cards are added",
        "on": "turn",
        "en": "Cards are added to the melds of the own side.",
        "it": "Si attaccano carte ai giochi della propria coppia.",
    },
]


def form():
    """Return the form."""
    found: Any = with_words(burraco.form(), "it")
    found["form"], found["title"], found["prefix"] = "burraco_melds", "Burraco + melds", "BRM"
    # One against two takes more room than a link has, and so does closing with a clean one alone.
    found["sides"] = "opposite"
    del found["share"]
    found["options"] = [
        one for one in found["options"] if one["option"] not in ("three", "clean_close")
    ]
    step = found["steps"][0]
    step["fields"] = [one for one in step["fields"] if one["field"] != "alone"]
    pot = next(one for one in step["fields"] if one["field"] == "pot")
    pot["when"] = "not closer"
    step["score"][-1]["is"] = "-100 if not pot and not closer"
    step["check"] = [
        one
        for one in step["check"]
        if one["rule"] != 8
        and one.get("once", one.get("each")) not in _EARLY
        and "edition < 3" not in one.get("once", "")
        and "clean_close" not in one.get("each", "")
    ]
    step["check"].append(_FIFTEEN)
    found["let"] = found["let"][:1]
    # None is of an earlier edition.
    found["let"][0][1] = "max(35 * clean + 55 * semi + 50 * dirty, 15 * (laid > 0))"
    held = next(one for one in step["fields"] if one["field"] == "held")
    held["when"] = "not closer or count(turn > 0) > 1"
    for check in step["check"]:
        if check.get("each", "").startswith("held >="):
            check["each"] = "held >= 5 * (count(turn > 0) - closer)"
    # Nor has it for the pots, without which the deal would be wrong.
    del found["deal"]
    found["end"]["limit"] = "target if target != 'usual' else 2005"
    # A box has no room for where each sentence comes from; those on the boards say that.
    rules = [
        {part: rule[part] for part in ("on", "en", "it") if part in rule}
        for rule in found["rules"][:7]
    ]
    for language, words in _CLEAN.items():
        rules[4][language] = rules[4][language].replace(words, "")
    rules[5] = {
        # digitaladvisorygroup.it: 2005, also 1005, 1505.
        "on": "win",
        "en": "At 2005 (house rule {option:target}) or more at the end of a hand, who is alone at the top wins. If equal, play continues.",
        "it": "A fine mano, a 2005 o più (regola della casa {option:target}), vince chi è da solo in testa. Se i migliori sono pari si continua.",
    }
    rules[6] = {
        "en": "The cards of a burraco count as laid, too: at least 35 for a clean one, 55 for a semi-clean one, 50 for a dirty one. All 108 cards are worth 1080 and make 15 burracos at most.",
        "it": "Anche le carte di un burraco contano a terra: almeno 35 per uno pulito, 55 semipulito, 50 sporco. Le 108 carte valgono 1080 e fanno al massimo 15 burrachi.",
    }
    found["rules"], found["melds"] = rules + _RULES, _MELDS
    return found
