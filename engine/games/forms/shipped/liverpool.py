"""Liverpool Rummy, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "liverpool", "title": "Liverpool", "prefix": "LIV", "players": [3, 8],
        "source": "en.wikipedia.org/wiki/Liverpool_rummy, bicyclecards.com",
        "unit": {"en": "deal"}, "units": {"en": "deals"},
        "options": [
            {"option": "joker", "is": [15, 25, 50], "rule": 6, "en": "a joker in hand|joker"},
            {"option": "cut", "is": ["no", "yes"], "rule": 7, "en": "an exact cut counts -50|exact cut"},
            {"option": "exact", "is": ["no", "yes"], "rule": 9, "en": "exactly three and four cards|exact melds|exact"}],
        "let": [["packs", "2 if max(started, players) < 5 else 3"]],
        "phases": [
            {"dealt": 10, "en": "two sets|2 sets"},
            {"dealt": 10, "en": "a set and a run|set, run"},
            {"dealt": 10, "en": "two runs|2 runs"},
            {"dealt": 10, "en": "three sets|3 sets"},
            {"dealt": 12, "en": "two sets and a run|2 sets, run"},
            {"dealt": 12, "en": "a set and two runs|set, 2 runs"},
            {"dealt": 12, "en": "three runs|3 runs"}],
        "steps": [
            {"step": "round", "en": "deal",
             "fields": [
                {"field": "cutter", "is": "player or nobody", "when": "cut", "rule": 7, "en": "exact cut", "ask": {"en": "Who cut exactly as many as were dealt?|Exact cut?"}},
                {"field": "closer", "is": "player", "en": "who went out", "ask": {"en": "Who went out?|Out?"}},
                {"field": "points_left", "for": "each player", "is": "2 to 999", "when": "not closer", "rule": 6, "cards": "melds", "en": "points"}],
             "score": ["points_left", {"is": "-50 if cutter", "en": "cut"}],
             "coming": {"en": "Deal {dealt} each: {phase}.|{dealt}: {phase}|{phase}"}}],
        "end": {"wins": "low", "rounds": 7, "rule": 8},
        "melds": {
            "deck": "52 x packs + 2 * packs", "set": "3", "suits": "any", "run": "4 to 13", "ace": "both", "wild": "*", "hand": "dealt to 24", "counts": "all", "then": "lay off", "discard": "may if round == 7 else must",
            "cards": {"A": 15, "*": "joker"},
            "opens": ["2 sets 3", "set 3 + run 4", "2 runs 4", "3 sets 3", "2 sets 3 + run 4", "set 3 + 2 runs 4", "3 runs 4"], "exact": "exact and round != 7", "lay off": "table",
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 1, "close": 5, "counts": 6, "opens": 5, "lay off": 5}},
        "deal": {"from": "en.wikipedia.org/wiki/Liverpool_rummy: 10, then 12, the top card turned up, the player to the left of the dealer starts", "cards": "dealt", "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: three to eight, two packs for up to four, then three, with their jokers; ten cards in four deals, twelve in three", "en": "Three to eight players, each alone, with two decks and their four jokers, from five players on three decks and six jokers.| In the first four of seven deals everyone has ten cards, then twelve."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: three or more of a rank; docstoc.com: whatever the suits", "on": "cards", "en": "Three or more cards of a rank in any suits are a set."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy, docstoc.com/docs/28470552: four or more, the ace low or high, not Q K A 2", "on": "cards", "asked": {"en": "Is Q K A 2 a run?|Q K A 2?"}, "en": "Four or more cards in order in one suit are a run; the ace is before the two or after the king, not both."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: jokers are wild; how many was not verified", "on": "cards", "en": "A joker stands for any card.| A meld has at least one card that is not a joker."},
            {"from": "en.wikipedia.org/wiki/Contract_rummy, weekendamerica.publicradio.org: the seven contracts, laid off only after one's own; courseweb.unt.edu/gjones: no new melds then, the last card is discarded but for the last deal", "on": "hands", "asked": {"en": "What do I need to go down?|To go down?"}, "en": "The contracts: two sets; a set and a run; two runs; three sets; two sets and a run; a set and two runs; three runs.| Who lays the contract of the deal down may lay off cards on any meld of the table, but lays no others; without it nobody goes out. The last card is discarded, except in the last deal."},
            {"from": "bicyclecards.com/card-games/rule/contract-rummy, weekendamerica.publicradio.org: ace and joker 15, court cards 10; reference.com: a joker 52; elsewhere 25 and 50", "asked": {"en": "What do the cards in hand count?|Cards in hand?"}, "en": "Who goes out scores nothing.| The others score what is left in their hands, bought cards, too: ace 15, court cards 10, a joker 15 (house rule {option:joker})."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: 50 less for the exact cut", "on": "deal", "en": "With {option:cut=yes}, who cuts exactly as many cards as are dealt and turned up scores 50 less."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: after seven deals the lowest total wins", "on": "win", "en": "After seven deals the fewest points win."},
            {"from": "courseweb.unt.edu/gjones: a set is exactly three cards, a run exactly four but for round seven; that more of them wait for a later turn was not verified", "on": "hands", "asked": {"en": "May a set laid down have four cards?|A set of four?"}, "en": "With {option:exact=yes}, who goes down lays sets of three cards and runs of four, longer ones only in the last deal; more cards are laid off in a later turn."}],
    }
