"""The discards that are named, against what each hand counts that a discard leaves."""

import random

from engine.games import forms
from tests.portable.rummies import ask, form


def test_each_discard_that_is_named_leaves_the_least_and_no_other_does():
    rng = random.Random(7)
    tried = several = 0
    for name, more in (("chinchon", {"loose": 1, "close": 99}), ("chinchon", {}), ("ramino", {}),
                       ("phase10", {"run": "3"}), ("indian", {"wild": "*"})):  # fmt: skip
        judged = forms.read(form(name, **more)).melds.judged({}, 2, 1)
        deck, every = judged.deck, range(len(judged.table.values))
        pack = [card for card in every for _ in range(deck.count(card))]
        for _ in range(12):
            cards = sorted(rng.sample(pack, judged.hand + 1))
            words = " ".join(deck.texts(cards))
            found = ask("best_discard", name, words, melds=more)
            least = {}
            for word in sorted(set(words.split())):
                rest = words.split()
                rest.remove(word)
                after = ask("deadwood", name, " ".join(rest), melds=more)
                if after["may_end"] or not found["may_end"]:
                    least[word] = after["deadwood"]
            best = [word for word in least if least[word] == min(least.values())]
            assert found["deadwood"] == min(least.values()), (name, words)
            assert sorted(found["choices"]) == best, (name, words)
            tried, several = tried + 1, several + (len(best) > 1)
    assert tried == 60 and several > 9
