"""Canasta, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "canasta", "title": "Canasta", "prefix": "CAN", "edition": 2, "players": [2, 4], "sides": "opposite",
        "source": "airportes.com, gamevelvet.com, bicyclecards.ca",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "wild", "is": ["no", "yes"], "rule": 2, "en": "canastas of wild cards|wild canastas|all wild"},
            {"option": "target", "is": "1 to 99999", "default": 5000, "rule": 6, "en": "target"}],
        "let": [
            ["made", "natural + mixed + wilds"],
            ["need", "70 * natural + 80 * mixed + 140 * wilds - laid"],
            ["fives", "max(0, (need + 34) // 35, (need + 29 - 5 * natural) // 30)"],
            ["spare", "min(35 * fives, 30 * fives + 5 * natural) - need"],
            ["left", "4 - fives - others(fives)"],
            ["over", "max(0, natural + mixed + others(natural + mixed) - 10)"],
            ["dear", "40 * over + 30 * max(0, mixed + 7 * wilds + others(mixed + 7 * wilds) - 8 + 4 * max(0, over - 1))"],
            ["big", "spare * (spare > 19 and made > 0)"],
            ["fits", "left > 0 or (mixed + wilds > 0 or spare > 29 or spare <= 10 * natural - 5 * fives if fives > 0 else laid % 10 == 0) or closer and spare > 14"],
            ["least", "35 * natural + 50 * mixed + 140 * wilds + (35 * max(0, natural - 4) if edition > 1 else 0)"],
            ["opening", "15 if total < 0 else 50 if total < 1500 else 90 if total < 3000 else 120"]],
        "shown": [{"is": "opening", "en": "opens {n}|{n}+"}],
        "cards": {"cards": {"A": 20, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "*": 50}},
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player or nobody", "en": "who went out", "ask": {"en": "Who went out?|Out?"}},
                {"field": "concealed", "is": "yes/no", "en": "concealed", "ask": {"en": "Concealed?"}},
                {"field": "melded", "for": "each side", "is": "yes/no", "en": "first meld|melded|meld"},
                {"field": "natural", "for": "each side", "is": "0 to 11", "en": "natural canastas|natural|nat."},
                {"field": "mixed", "for": "each side", "is": "0 to 11", "en": "mixed canastas|mixed|mix."},
                {"field": "wilds", "for": "each side", "is": "0 to 1", "when": "wild", "rule": 2, "en": "wild canastas|wild"},
                {"field": "red", "for": "each side", "is": "0 to 4", "rule": 4, "en": "red threes|reds", "ask": {"en": "{name}: red threes?|{name}: reds?"}},
                {"field": "laid", "for": "each side", "is": "0 to 1180 by 5", "cards": "cards", "en": "points laid|laid"},
                {"field": "held", "for": "each side", "is": "0 to 1180 by 5", "cards": "cards", "en": "points held|held"}],
             "check": [
                {"once": "closer or not concealed", "rule": 5, "en": "Nobody went out, so nobody went out concealed."},
                {"once": "sum(red) <= 4", "rule": 4, "en": "There are four red threes, not {n}."},
                {"each": "melded or made == 0", "rule": 3, "en": "{name}: no canastas without a first meld."},
                {"each": "melded or laid == 0", "rule": 3, "en": "{name}: nothing laid without a first meld."},
                {"each": "not closer or made > 0", "rule": 5, "en": "{name} cannot go out without a canasta."},
                {"each": "not closer or players != 2 or made > 1", "rule": 5, "en": "{name}: of two players, two canastas to go out.|{name}: two canastas to go out"},
                {"once": "sum(made) <= 14 and (edition == 1 or sum(mixed) + 4 * max(0, sum(natural + mixed) - 11) + 7 * sum(wilds) <= 12 and sum(2 * natural + mixed) <= 22)", "rule": 7, "en": "Twelve wild cards and eleven ranks do not make all these canastas.|Not so many canastas"},
                {"each": "not melded or laid >= opening or closer and concealed", "rule": 8, "en": "{name}: the first melds need at least {opening}, not {laid}.|{name}: laid {opening} or more, not {laid}."},
                {"each": "laid >= least", "rule": 7, "en": "{name}: the cards of these canastas are worth at least {least}, not {laid}.|{name}: laid {least} or more, not {laid}."},
                {"each": "edition == 1 or left >= 0 and dear <= big + others(big) + 50 * min(left, natural + mixed - fives + others(natural + mixed - fives)) and (fits or others(mixed * fives > 0 and spare > 14) > 0)", "rule": 7, "en": "Only four ranks count 5, eight wild cards 20: these canastas and points take more.|Four ranks count 5, eight wilds 20"},
                {"each": "held >= (1 - closer if edition == 1 else 5 * (count(turn > 0) - closer))", "rule": 5, "en": "{name}: whoever has not gone out holds a card."},
                {"each": "not closer or count(turn > 0) > 1 or held == 0", "rule": 5, "en": "{name}: who has gone out holds no cards."},
                {"once": "sum(laid + held) <= 1180", "rule": 7, "en": "All cards but the red threes are worth 1180.|All cards: 1180"}],
             "score": [
                "500 * natural", "300 * mixed", "1000 * wilds", "laid", "-held",
                {"is": "(800 if red == 4 else 100 * red) * (1 if melded else -1)", "en": "red threes"},
                {"is": "100 if closer", "en": "out"},
                {"is": "100 if closer and concealed", "en": "concealed"}],
             "coming": {"en": "Play until someone goes out, then count what each side laid and holds.|Play, then count"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 6},
        "deal": {"from": "nelock.mystrikingly.com, card-game-with-two-players: 11 each, one by one, the top card turned up; liquisearch.com/canasta: three 13, two 15; techwalla.com: the player to the left of the dealer begins", "cards": "15 if players == 2 else 13 if players == 3 else 11", "deck": "52 x 2 + 4", "by": 1, "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "airportes.com: four in two sides, two decks and four jokers; bicyclecards.ca: two, 15 cards; cmat.cl: three, 13 cards", "en": "Four players in two sides, or two or three, each alone, with two decks and four jokers.| Two have 15 cards each and draw two at a time, three have 13."},
            {"from": "gamevelvet.com: natural 500, mixed 300; airportes.com: its cards count as well; a blog (nounbooks): seven wild cards 1000 in some games", "en": "A natural canasta is 500, a mixed one 300; with {option:wild=yes} one of wild cards alone is 1000.| The points of the cards laid count, too, and those held count against the side."},
            {"from": "airportes.com: nothing counts for a side that has not melded", "en": "A side that has not melded has no canastas and nothing laid."},
            {"from": "airportes.com: a red three 100, all four 800, against a side without melds", "asked": {"en": "What are red threes worth?|Red threes?"}, "en": "A red three is 100, all four 800.| They count against a side that has not melded. Both sides together have at most four."},
            {"from": "nounbooks, a blog: going out 100, concealed 200; bicyclecards.ca: of two players, with two canastas", "asked": {"en": "What does going out need?|Going out?"}, "en": "Going out is 100, concealed 100 more.| It needs a canasta, of two players two. Who has not gone out holds cards."},
            {"from": "nounbooks, a blog: 5000", "on": "win", "en": "At 5000 (house rule {option:target}) or more at the end of a hand, who is alone at the top wins.| If both are equal, play continues."},
            {"from": "counted: seven of the cheapest cards, eight of each rank, twelve wild cards, all cards but the red threes; bicyclecards.com: at least four of the seven cards are natural", "en": "The cards of a canasta count as laid, too: those of a natural one are worth at least 35, of a mixed one 50, of one of wild cards 140; only fours to sevens count 5.| There are twelve wild cards, eight of 20 points: a mixed canasta has at least one and at most three, two of one rank six. All cards but the red threes are worth 1180, and make 13 canastas at most."},
            {"from": "airportes.com: 15, 50, 90, 120 from 3000 on; that going out concealed needs no such minimum was not verified", "on": "hands", "asked": {"en": "How much must the first meld be worth?|First meld?"}, "en": "The first melds of a side in a hand are worth at least 50; with fewer than 0 points 15, from 1500 on 90, from 3000 on 120.| Who goes out concealed needs no such minimum."}],
    }
