"""Canasta, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "canasta", "title": "Canasta", "prefix": "CAN", "edition": 2, "players": [2, 4], "sides": "opposite",
        "source": "airportes.com, gamevelvet.com, bicyclecards.ca",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "wild", "is": ["no", "yes"], "rule": 2, "en": "canastas of wild cards|wild canastas|all wild", "it": "canaste di matte|di matte"},
            {"option": "target", "is": "1 to 99999", "default": 5000, "rule": 6, "en": "target", "it": "traguardo|punti"}],
        "let": [
            ["made", "natural + mixed + wilds"],
            ["need", "70 * natural + 80 * mixed + 140 * wilds - laid"],
            ["fives", "max(0, (need + 34) // 35, (need + 29 - 5 * natural) // 30)"],
            ["least", "35 * natural + 50 * mixed + 140 * wilds + (35 * max(0, natural - 4) if edition > 1 else 0)"],
            ["opening", "15 if total < 0 else 50 if total < 1500 else 90 if total < 3000 else 120"]],
        "shown": [{"is": "opening", "en": "opens {n}|{n}+", "it": "apre {n}|{n}+"}],
        "cards": {"cards": {"A": 20, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "*": 50}},
        "steps": [
            {"step": "round", "en": "hand", "it": "mano",
             "fields": [
                {"field": "closer", "is": "player or nobody", "en": "who went out", "it": "chi ha chiuso", "ask": {"en": "Who went out?|Out?", "it": "Chi ha chiuso?|Chiude?"}},
                {"field": "concealed", "is": "yes/no", "en": "concealed", "it": "chiusura coperta", "ask": {"en": "Concealed?", "it": "Chiusura coperta?|Coperta?"}},
                {"field": "melded", "for": "each side", "is": "yes/no", "en": "first meld|melded|meld", "it": "apertura|apre"},
                {"field": "natural", "for": "each side", "is": "0 to 11", "en": "natural canastas|natural|nat.", "it": "canaste pure|pure"},
                {"field": "mixed", "for": "each side", "is": "0 to 11", "en": "mixed canastas|mixed|mix.", "it": "canaste impure|impure|imp."},
                {"field": "wilds", "for": "each side", "is": "0 to 1", "when": "wild", "rule": 2, "en": "wild canastas|wild", "it": "canaste di matte|di matte|mat."},
                {"field": "red", "for": "each side", "is": "0 to 4", "rule": 4, "en": "red threes|reds", "it": "tre rossi|rossi|ros.", "ask": {"en": "{name}: red threes?|{name}: reds?", "it": "{name}: tre rossi?|{name}: rossi?"}},
                {"field": "laid", "for": "each side", "is": "0 to 1180 by 5", "cards": "cards", "en": "points laid|laid", "it": "punti a terra|a terra|ter."},
                {"field": "held", "for": "each side", "is": "0 to 1180 by 5", "cards": "cards", "en": "points held|held", "it": "punti in mano|in mano|mano"}],
             "check": [
                {"once": "closer or not concealed", "rule": 5, "en": "Nobody went out, so nobody went out concealed.", "it": "Non ha chiuso nessuno, quindi nemmeno coperto."},
                {"once": "sum(red) <= 4", "rule": 4, "en": "There are four red threes, not {n}.", "it": "I tre rossi sono quattro, non {n}."},
                {"each": "melded or made == 0", "rule": 3, "en": "{name}: no canastas without a first meld.", "it": "{name}: senza apertura niente canaste."},
                {"each": "melded or laid == 0", "rule": 3, "en": "{name}: nothing laid without a first meld.", "it": "{name}: senza apertura niente a terra."},
                {"each": "not closer or made > 0", "rule": 5, "en": "{name} cannot go out without a canasta.", "it": "{name}: senza canasta non si chiude."},
                {"each": "not closer or players != 2 or made > 1", "rule": 5, "en": "{name}: of two players, two canastas to go out.|{name}: two canastas to go out", "it": "{name}: in due per chiudere servono due canaste.|{name}: servono due canaste"},
                {"once": "sum(made) <= 14 and (edition == 1 or sum(mixed) + 4 * max(0, sum(natural + mixed) - 11) + 7 * sum(wilds) <= 12 and sum(2 * natural + mixed) <= 22)", "rule": 7, "en": "Twelve wild cards and eleven ranks do not make all these canastas.|Not so many canastas", "it": "Dodici matte e undici valori non bastano per tutte queste canaste.|Troppe canaste"},
                {"each": "not melded or laid >= opening or closer and concealed", "rule": 8, "en": "{name}: the first melds need at least {opening}, not {laid}.|{name}: laid {opening} or more, not {laid}.", "it": "{name}: per aprire servono almeno {opening}, non {laid}.|{name}: a terra {opening} o più, non {laid}."},
                {"each": "laid >= least", "rule": 7, "en": "{name}: the cards of these canastas are worth at least {least}, not {laid}.|{name}: laid {least} or more, not {laid}.", "it": "{name}: le carte di queste canaste valgono almeno {least}, non {laid}.|{name}: a terra {least} o più, non {laid}."},
                {"each": "edition == 1 or fives + others(fives) <= 4 and (closer or laid % 10 == 0 or fives > 0 or others(fives) < 4 or others(mixed * fives > 0 and min(35 * fives, 30 * fives + 5 * natural) - need > 14) > 0)", "rule": 7, "en": "Only four ranks count 5: these canastas and points take more.|Only four ranks count 5", "it": "Solo quattro valori contano 5: per queste canaste e questi punti non bastano.|Solo 4 valori contano 5"},
                {"each": "closer or held > 0", "rule": 5, "en": "{name}: cards are held without going out.", "it": "{name}: senza chiudere restano carte in mano."},
                {"each": "not closer or count(turn > 0) > 1 or held == 0", "rule": 5, "en": "{name}: who has gone out holds no cards.", "it": "{name}: chi ha chiuso non ha carte in mano."},
                {"once": "sum(laid + held) <= 1180", "rule": 7, "en": "All cards but the red threes are worth 1180.|All cards: 1180", "it": "Tutte le carte senza i tre rossi valgono 1180.|In tutto 1180"}],
             "score": [
                "500 * natural", "300 * mixed", "1000 * wilds", "laid", "-held",
                {"is": "(800 if red == 4 else 100 * red) * (1 if melded else -1)", "en": "red threes", "it": "tre rossi"},
                {"is": "100 if closer", "en": "out", "it": "chiusura"},
                {"is": "100 if closer and concealed", "en": "concealed", "it": "coperta"}],
             "coming": {"en": "Play until someone goes out, then count what each side laid and holds.|Play, then count", "it": "Giocate finché qualcuno non chiude, poi contate le carte a terra e in mano.|Giocate, poi contate"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 6},
        "deal": {"from": "nelock.mystrikingly.com, card-game-with-two-players: 11 each, one by one, the top card turned up; liquisearch.com/canasta: three 13, two 15; techwalla.com: the player to the left of the dealer begins", "cards": "15 if players == 2 else 13 if players == 3 else 11", "deck": "52 x 2 + 4", "by": 1, "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "airportes.com: four in two sides, two decks and four jokers; bicyclecards.ca: two, 15 cards; cmat.cl: three, 13 cards", "en": "Four players in two sides, or two or three, each alone, with two decks and four jokers. Two have 15 cards each and draw two at a time, three have 13.", "it": "Quattro giocatori in due coppie, o due o tre, ognuno per sé, con due mazzi e quattro jolly. In due si danno 15 carte a testa e se ne pescano due alla volta; in tre se ne danno 13."},
            {"from": "gamevelvet.com: natural 500, mixed 300; airportes.com: its cards count as well; a blog (nounbooks): seven wild cards 1000 in some games", "en": "A natural canasta is 500, a mixed one 300; with wild=yes one of wild cards alone is 1000. The points of the cards laid count, too, and those held count against the side.", "it": "Una canasta pura vale 500, una impura 300; con wild=yes una di sole matte vale 1000. Contano anche i punti delle carte a terra; quelli in mano si tolgono."},
            {"from": "airportes.com: nothing counts for a side that has not melded", "en": "A side that has not melded has no canastas and nothing laid.", "it": "Chi non ha aperto non ha canaste né carte a terra."},
            {"from": "airportes.com: a red three 100, all four 800, against a side without melds", "asked": {"en": "What are red threes worth?|Red threes?", "it": "Quanto valgono i tre rossi?|Tre rossi?"}, "en": "A red three is 100, all four 800. They count against a side that has not melded. Both sides together have at most four.", "it": "Un tre rosso vale 100, tutti e quattro 800. Chi non ha aperto li perde. In tutto sono quattro."},
            {"from": "nounbooks, a blog: going out 100, concealed 200; bicyclecards.ca: of two players, with two canastas", "asked": {"en": "What does going out need?|Going out?", "it": "Che cosa serve per chiudere?|Per chiudere?"}, "en": "Going out is 100, concealed 100 more. It needs a canasta, of two players two. Who has not gone out holds cards.", "it": "Chiudere vale 100, con la chiusura coperta 100 in più. Serve una canasta, in due ne servono due. Chi non ha chiuso ha carte in mano."},
            {"from": "nounbooks, a blog: 5000", "on": "win", "en": "At 5000 (house rule target) or more at the end of a hand, who is alone at the top wins. If both are equal, play continues.", "it": "A 5000 (regola della casa target) o più a fine mano vince chi è solo in testa. A pari punti si continua."},
            {"from": "counted: seven of the cheapest cards, eight of each rank, twelve wild cards, all cards but the red threes; bicyclecards.com: at least four of the seven cards are natural", "en": "The cards of a canasta count as laid, too: those of a natural one are worth at least 35, of a mixed one 50, of one of wild cards 140; only fours to sevens count 5. There are twelve wild cards: a mixed canasta has at least one and at most three, two of one rank six. All cards but the red threes are worth 1180, and make 13 canastas at most.", "it": "Anche le carte di una canasta contano a terra: di una pura valgono almeno 35, di una impura 50, di una di matte 140; valgono 5 solo quelle dal quattro al sette. Le matte sono dodici: una canasta impura ne ha almeno una e al massimo tre, due dello stesso valore sei. Tutte le carte senza i tre rossi valgono 1180, e ci si fanno al massimo 13 canaste."},
            {"from": "airportes.com: 15, 50, 90, 120 from 3000 on; that going out concealed needs no such minimum was not verified", "on": "hands", "asked": {"en": "How much must the first meld be worth?|First meld?", "it": "Quanto deve valere la prima calata?|Prima calata?"}, "en": "The first melds of a side in a hand are worth at least 50; with fewer than 0 points 15, from 1500 on 90, from 3000 on 120. Who goes out concealed needs no such minimum.", "it": "La prima calata di una coppia in una mano vale almeno 50; con meno di 0 punti 15, da 1500 in su 90, da 3000 in su 120. Con la chiusura coperta questo minimo non vale."}],
    }
