"""Burraco, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "burraco", "title": "Burraco", "prefix": "BUR", "edition": 3, "players": [2, 4], "sides": "opposite, by alone", "share": "divided",
        "source": "eburraco.com, biska.com, digitaladvisorygroup.it",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "semi_clean", "is": ["yes", "no"], "rule": 3, "en": "semi-clean burraco|semi-clean"},
            {"option": "clean_close", "is": ["no", "yes"], "rule": 5, "en": "closing needs a clean one|clean to close|to close"},
            {"option": "three", "is": ["federation", "tournament"], "rule": 8, "en": "three play|three", "values": {"federation": "one on two|1 on 2", "tournament": "each alone|alone"}},
            {"option": "target", "is": ["usual", "505 to 20005"], "rule": 6, "en": "target", "values": {"usual": "the usual|usual"}}],
        "let": [
            ["least", "max(35 * clean + 55 * semi + 50 * dirty, 15 if laid > 0 and edition > 2 else 0)"],
            ["natural", "max(7 * clean + 7 * semi + 6 * dirty, 3 if laid > 0 else 0)"],
            ["hands", "count(turn > 0) - closer"],
            ["small", "max(0, 2 * hands - held // 5)"],
            ["need", "2 * natural + 4 * (semi + dirty) - laid // 5"],
            ["dear", "semi + dirty if need > 0"],
            ["more", "2 * max(0, dear + others(dear) - 8)"],
            ["no_pot", "not pot and not closer and not alone"],
            ["in_pots", "min(29, 11 * (no_pot + others(no_pot)))"]],
        "cards": {"cards": {"A": 15, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "*": 30}},
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "alone", "is": "player or nobody", "when": "players == 3 and three == 'federation' and max(total) < 1000", "rule": 8, "en": "first to a pot|first pot", "ask": {"en": "Who took a pot first?|First pot?"}},
                {"field": "closer", "is": "player or nobody", "en": "who closed", "ask": {"en": "Who closed?|Closed?"}},
                {"field": "pot", "for": "each side", "is": "yes/no", "when": "not closer and not alone", "rule": 5, "en": "pot taken|pot"},
                {"field": "clean", "for": "each side", "is": "0 to 14", "en": "clean burracos|clean"},
                {"field": "semi", "for": "each side", "is": "0 to 12", "when": "semi_clean", "rule": 3, "en": "semi-clean|semi"},
                {"field": "dirty", "for": "each side", "is": "0 to 12", "en": "dirty burracos|dirty"},
                {"field": "laid", "for": "each side", "is": "0 to 1080 by 5", "cards": "cards", "en": "points laid|laid"},
                {"field": "held", "for": "each side", "is": "0 to 1080 by 5", "when": "edition == 1 or not closer or count(turn > 0) > 1", "cards": "cards", "en": "points held|held"}],
             "check": [
                {"once": "alone or count(pot or closer) == 0 or players != 3 or three != 'federation' or max(total) >= 1000", "rule": 8, "en": "Nobody took a pot first, so nobody has one."},
                {"each": "not closer or clean + semi + dirty > 0", "rule": 5, "en": "{name} cannot close without a burraco."},
                {"once": "edition < 3 or sum(semi + dirty) <= 12", "rule": 7, "en": "There are 12 wild cards for all these burracos.|Only 12 wild cards"},
                {"once": "sum(clean + semi + dirty) <= 15 and (edition < 3 or sum(natural + semi + dirty) + max(in_pots) <= 108)", "rule": 7, "en": "The cards make 15 burracos at most, fewer with pots not taken.|15 burracos at most"},
                {"each": "laid >= least", "rule": 7, "en": "{name}: the cards laid are worth at least {least}, not {laid}.|{name}: laid {least} or more, not {laid}."},
                {"each": "held >= (5 * hands if edition > 2 else 1 - closer)", "rule": 5, "en": "{name}: whoever has not closed holds a card."},
                {"once": "sum(laid) <= 1080", "rule": 7, "en": "All cards are worth 1080."},
                {"each": "sum(laid) + held <= 1080", "rule": 7, "en": "All cards are worth 1080."},
                {"once": "sum(laid + held) <= 1080", "rule": 7, "en": "All cards are worth 1080."},
                {"once": "edition < 3 or sum(laid + held) <= 1080 - 5 * max(in_pots)", "rule": 7, "en": "A pot not taken has 11 cards, of 5 points at least each.|Pots not taken: 55 each"},
                {"once": "edition < 3 or max(sum(max(0, need)) + max(more), sum(need) + 2 * max(0, sum(semi + dirty) - 8) + max(0, sum(natural) - 88)) + sum(small) + max(0, 2 * max(in_pots) - 216 + sum(laid + held) // 5) <= 40", "rule": 7, "en": "Only 40 cards count 5: these burracos and points take more.|Only 40 cards count 5"},
                {"each": "not closer or count(turn > 0) > 1 or held == 0", "rule": 5, "en": "{name}: who has closed holds no cards."},
                {"once": "edition < 3 or sum(natural + semi + dirty + max(hands, (held + 29) // 30)) + max(in_pots) <= 108", "rule": 7, "en": "That makes more than 108 cards.|Over 108 cards"},
                {"each": "not closer or clean or not clean_close", "rule": 5, "en": "{name} cannot close without a clean burraco."}],
             "score": [
                "200 * clean", "150 * semi", "100 * dirty", "laid", "-held",
                {"is": "100 if closer", "en": "closing"},
                {"is": "-100 if not pot and not closer and not alone", "en": "pot"}],
             "coming": {"en": "Play until someone closes, then count what each side laid and holds.|Play, then count"}}],
        "feats": [{"feat": "burracos", "for": "each side", "is": "clean + semi + dirty", "en": "burracos"}, {"feat": "closings", "is": "closer", "en": "closings"}],
        "end": {"wins": "high", "limit": "target if target != 'usual' else 1505 if started == 3 and three == 'federation' else 2005", "equal": "play on", "rule": 6},
        "deal": {"from": "eburraco.com/distribuire-carte-burraco: 11 each, one at a time, two pots of 11, a card turned up, who is dealt to first starts; eburraco.com/burraco-a-3-perche-no: with three 18 and 11, from 1000 on three of 11; genovagioca.it: three from the start", "cards": 11, "deck": "52 x 2 + 4", "by": 1, "upcard": 1, "beside": [{"cards": "18 if players == 3 and three == 'federation' and max(total) < 1000 else 11", "en": "first pot"}, {"cards": 11, "en": "second pot"}, {"cards": "11 if players == 3 and (three == 'tournament' or max(total) >= 1000)", "en": "third pot"}], "starts": "next", "rule": 8},
        "rules": [
            {"from": "eburraco.com: two, or four in pairs, two decks and four jokers", "en": "Two or three players, or four in two sides, with two decks and four jokers."},
            {"from": "eburraco.com/punteggi-burraco-cosa-ricordare: laid counts, held is taken off, also of a pot that was not played", "asked": {"en": "A pot was taken, but not played. Do its cards count?|Pot not played?|Pot held?"}, "en": "The points of the cards laid count for a side, those still held are taken off, also those of a pot that was taken and not played."},
            {"from": "eburraco.com/tag/burraco-pulito: 200, 150, 100; digitaladvisorygroup.it has no semi-clean one", "en": "A clean burraco is 200, a semi-clean one 150, a dirty one 100.| With {option:semi_clean=no} there are none of 150."},
            {"from": "eburraco.com/punteggi-burraco-cosa-ricordare: a pot not taken is -100", "en": "A side that has not taken its pot loses 100."},
            {"from": "eburraco.com/punteggi-burraco-cosa-ricordare: closing is 100; eburraco.com/la-chiusura-con-bonus: the Italian federation's code of international Burraco, 16: with a clean burraco at least; that a semi-clean one is none: this project", "asked": {"en": "What does closing need?|Closing?"}, "en": "Closing is 100.| It needs the pot taken and a burraco, with {option:clean_close=yes} a clean one; who closes and plays alone holds no cards, and who has not closed holds some. Nobody has closed where the stock ran out."},
            {"from": "digitaladvisorygroup.it: 2005, also 1005, 1505; biska.com: 1505 for three", "on": "win", "en": "At 2005, with three at 1505 (house rule {option:target}) or more at the end of a hand, who is alone at the top wins.| If the best are equal, play continues."},
            {"from": "eburraco.com: the cards of a burraco count, too; counted: the cheapest of each kind, twelve wild cards, and all 108 cards", "asked": {"en": "Do the cards of a burraco count, too?|Burraco's cards?|Its cards?"}, "en": "The cards of a burraco count as laid, too: those of a clean one are worth at least 35, of a semi-clean one 55, of a dirty one 50, of any meld 15; a semi-clean and a dirty one have one of twelve wild cards each.| All 108 cards are worth 1080, 40 of them 5 each, and make 15 burracos at most; a pot not taken has at least 11 of them, of at least 5 points each."},
            {"from": "eburraco.com/burraco-a-3-perche-no, biska.com: one against two, who divide, rounded up; from 1000 on three pots; genovagioca.it: three pots from the start", "asked": {"en": "How do three play?|Three players?"}, "en": "With three there are two pots, of 18 and 11 cards.| Who takes the first one plays alone; the two others are partners in this hand, and divide what they score, rounded up. From 1000 points on there are three pots, and each plays alone; with {option:three=tournament} from the start, to 2005."}],
    }
