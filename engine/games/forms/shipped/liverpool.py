"""Liverpool Rummy, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "liverpool", "title": "Liverpool", "prefix": "LIV", "players": [3, 8],
        "source": "en.wikipedia.org/wiki/Liverpool_rummy, bicyclecards.com",
        "unit": {"en": "deal", "it": "mano"},
        "options": [
            {"option": "joker", "is": [15, 25, 50], "rule": 6, "en": "a joker in hand|joker", "it": "un jolly in mano|jolly in mano|in mano"},
            {"option": "cut", "is": ["no", "yes"], "rule": 7, "en": "an exact cut counts -50|exact cut", "it": "un taglio esatto vale -50|taglio"}],
        "let": [["packs", "2 if max(started, players) < 5 else 3"]],
        "phases": [
            {"dealt": 10, "en": "two sets|2 sets", "it": "due gruppi|2 gruppi"},
            {"dealt": 10, "en": "a set and a run|set, run", "it": "un gruppo e una scala|gruppo, scala"},
            {"dealt": 10, "en": "two runs|2 runs", "it": "due scale|2 scale"},
            {"dealt": 10, "en": "three sets|3 sets", "it": "tre gruppi|3 gruppi"},
            {"dealt": 12, "en": "two sets and a run|2 sets, run", "it": "due gruppi e una scala|2 gruppi, scala"},
            {"dealt": 12, "en": "a set and two runs|set, 2 runs", "it": "un gruppo e due scale|gruppo, 2 scale"},
            {"dealt": 12, "en": "three runs|3 runs", "it": "tre scale|3 scale"}],
        "steps": [
            {"step": "round", "en": "deal", "it": "mano",
             "fields": [
                {"field": "cutter", "is": "player or nobody", "when": "cut", "rule": 7, "en": "exact cut", "it": "taglio esatto", "ask": {"en": "Who cut exactly as many as were dealt?|Exact cut?", "it": "Chi ha tagliato le carte giuste?|Taglio esatto?"}},
                {"field": "closer", "is": "player", "en": "who went out", "it": "chi ha chiuso", "ask": {"en": "Who went out?|Out?", "it": "Chi ha chiuso?|Chiude?"}},
                {"field": "points_left", "for": "each player", "is": "2 to 999", "when": "not closer", "rule": 6, "cards": "melds", "en": "points", "it": "punti"}],
             "score": ["points_left", {"is": "-50 if cutter", "en": "cut", "it": "taglio"}],
             "coming": {"en": "Deal {dealt} each: {phase}.|{dealt}: {phase}|{phase}", "it": "Carte a testa: {dealt}; {phase}.|{dealt}: {phase}|{phase}"}}],
        "end": {"wins": "low", "rounds": 7, "rule": 8},
        "melds": {
            "deck": "52 x packs + 2 * packs", "set": "3", "suits": "any", "run": "4", "ace": "both", "wild": "*", "hand": "dealt to 24", "counts": "all", "then": "lay off", "discard": "may if round == 7 else must",
            "cards": {"A": 15, "*": "joker"},
            "opens": ["2 sets 3", "set 3 + run 4", "2 runs 4", "3 sets 3", "2 sets 3 + run 4", "set 3 + 2 runs 4", "3 runs 4"], "lay off": "table",
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 1, "close": 5, "counts": 6, "opens": 5, "lay off": 5}},
        "deal": {"from": "en.wikipedia.org/wiki/Liverpool_rummy: 10, then 12, the top card turned up, the player to the left of the dealer starts", "cards": "dealt", "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: three to eight, two packs for up to four, then three, with their jokers; ten cards in four deals, twelve in three", "en": "Three to eight players, each alone, with two decks and their four jokers, from five players on three decks and six jokers. In the first four of seven deals everyone has ten cards, then twelve.", "it": "Da tre a otto giocatori, ognuno per sé, con due mazzi e i loro quattro jolly, da cinque in su tre mazzi e sei jolly. Le mani sono sette: nelle prime quattro ognuno ha dieci carte, poi dodici."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: three or more of a rank; docstoc.com: whatever the suits", "on": "cards", "en": "Three or more cards of a rank in any suits are a set.", "it": "Tre o più carte dello stesso valore, di semi qualsiasi, sono un gruppo."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy, docstoc.com/docs/28470552: four or more, the ace low or high, not Q K A 2", "on": "cards", "asked": {"en": "Is Q K A 2 a run?|Q K A 2?", "it": "Q K A 2 è una scala?|Q K A 2?"}, "en": "Four or more cards in order in one suit are a run; the ace is before the two or after the king, not both.", "it": "Quattro o più carte consecutive dello stesso seme sono una scala; l'asso va prima del due o dopo il re, non in mezzo."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: jokers are wild; how many was not verified", "on": "cards", "en": "A joker stands for any card. A meld has at least one card that is not a joker.", "it": "Il jolly vale qualsiasi carta. Una combinazione ha almeno una carta che non è un jolly."},
            {"from": "en.wikipedia.org/wiki/Contract_rummy, weekendamerica.publicradio.org: the seven contracts, laid off only after one's own; courseweb.unt.edu/gjones: no new melds then, the last card is discarded but for the last deal", "on": "hands", "asked": {"en": "What do I need to go down?|To go down?", "it": "Che cosa serve per calare?|Per calare?"}, "en": "The contracts: two sets; a set and a run; two runs; three sets; two sets and a run; a set and two runs; three runs. Who lays the contract of the deal down may lay off cards on any meld of the table, but lays no others; without it nobody goes out. The last card is discarded, except in the last deal.", "it": "I contratti: due gruppi; un gruppo e una scala; due scale; tre gruppi; due gruppi e una scala; un gruppo e due scale; tre scale. Chi cala il contratto della mano può attaccare carte a ogni combinazione in tavola, ma non cala altro; senza, nessuno chiude. L'ultima carta si scarta, tranne nell'ultima mano."},
            {"from": "bicyclecards.com/card-games/rule/contract-rummy, weekendamerica.publicradio.org: ace and joker 15, court cards 10; reference.com: a joker 52; elsewhere 25 and 50", "asked": {"en": "What do the cards in hand count?|Cards in hand?", "it": "Quanto valgono le carte rimaste?|Carte rimaste?"}, "en": "Who goes out scores nothing. The others score what is left in their hands, bought cards, too: ace 15, court cards 10, a joker 15 (house rule joker).", "it": "Chi chiude non segna niente. Gli altri segnano le carte rimaste in mano, anche quelle comprate: asso 15, figure 10, jolly 15 (regola della casa joker)."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: 50 less for the exact cut", "on": "deal", "en": "With cut=yes, who cuts exactly as many cards as are dealt and turned up scores 50 less.", "it": "Con cut=yes, chi taglia esattamente le carte da dare e da scoprire segna 50 punti in meno."},
            {"from": "en.wikipedia.org/wiki/Liverpool_rummy: after seven deals the lowest total wins", "on": "win", "en": "After seven deals the fewest points win.", "it": "Dopo sette mani vince chi ha meno punti."}],
    }
