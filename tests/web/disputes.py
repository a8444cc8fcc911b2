"""The disputes of each rummy as the page's tests settle them by touch, as JSON.

    python -m tests.web.disputes

prints {game: {language: [{row, turned, cards, asks, head, rule, why}]}}: the row of the referee's
list, the cards by their places on the page, whether it is asked who before, and what the verdict
has to say.
"""

import json
import sys
from typing import Any

from engine import texts
from engine.games import forms
from tests.host.firmware.test_evening_disputes import TURNED, chosen, head, judged
from tests.portable.rummy_disputes import DISPUTES
from tests.portable.tools import untyped

_ROWS = {"meld": "meld", "opens": "opening", "deadwood": "hand", "best_discard": "discard",
         "pays": "pays"}  # fmt: skip


def place(deck: Any, word: str) -> list:
    """Return where a card stands on the page: [suit, place in it], ["wild"], ["dead", place]."""
    card = deck.read(word)
    if card > deck.wild:
        return ["dead", card - deck.wild - 1]
    return ["wild"] if card == deck.wild else [card // 13, deck.ranks.index(card % 13 + 1)]


def disputes(game: str, language: str) -> list[dict]:
    """Return those of a first hand of a game in a language."""
    kind = untyped(forms.load("form:" + game))
    rows = [row[0] for row in kind.referee]
    found = []
    for dispute in chosen(game):
        question, cards, fields = dispute[:3]
        if fields.get("round", 1) > 1:
            continue
        said = judged(game, dispute, language)
        texts.use(language)
        # The page shows the deck in play: of Chinchón's 48 cards, the usual 40.
        deck = kind.form.melds.deck_now(kind.with_defaults(None), 3)
        turned = fields.get("turned", TURNED) if kind.form.melds.turned else None
        # Cards have pictures there.
        why = [word for word in said["why"].split()[1:] if word.strip(";:,")[-1:] not in "SHDC"]
        found.append({
            "row": rows.index("judge_" + _ROWS[question]),
            "turned": None if turned is None else place(deck, turned),
            "cards": [place(deck, word) for word in cards.split()],
            "asks": question not in ("meld", "pays") and kind.form.melds.asks_who,
            "head": head(question, said, deck), "rule": said["rule"], "why": why,
        })  # fmt: skip
    return found


if __name__ == "__main__":
    found = {
        game: {language: disputes(game, language) for language in texts.LANGUAGES}
        for game, _ in DISPUTES
    }
    sys.stdout.write(json.dumps(found))
