"""Burraco, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "burraco", "title": "Burraco", "prefix": "BUR", "players": [2, 4], "sides": "opposite",
        "source": "Italian federation rules of Burraco",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "semi_clean", "is": ["yes", "no"], "rule": 3, "en": "semi-clean burraco", "it": "burraco semipulito"},
            {"option": "target", "is": "505 to 20005", "default": 2005, "rule": 6, "en": "played to", "it": "traguardo"}],
        "cards": {"cards": {"A": 15, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "*": 30}},
        "steps": [
            {"step": "round", "en": "hand", "it": "mano",
             "fields": [
                {"field": "closer", "is": "player or nobody", "en": "who closed", "it": "chi ha chiuso"},
                {"field": "pot", "for": "each side", "is": "yes/no", "en": "pot taken|pot", "it": "pozzetto preso|pozzetto"},
                {"field": "clean", "for": "each side", "is": "0 to 12", "en": "clean burracos|clean", "it": "burraco puliti|puliti"},
                {"field": "semi", "for": "each side", "is": "0 to 12", "when": "semi_clean", "rule": 3, "en": "semi-clean|semi", "it": "semipuliti|semip."},
                {"field": "dirty", "for": "each side", "is": "0 to 12", "en": "dirty burracos|dirty", "it": "burraco sporchi|sporchi"},
                {"field": "laid", "for": "each side", "is": "0 to 3000 by 5", "cards": "cards", "en": "points laid|laid", "it": "punti a terra|a terra"},
                {"field": "held", "for": "each side", "is": "0 to 3000 by 5", "cards": "cards", "en": "points held|held", "it": "punti in mano|in mano"}],
             "check": [
                {"each": "not closer or pot and clean + semi + dirty > 0", "rule": 5},
                {"each": "not closer or players == 4 or held == 0", "rule": 5}],
             "score": [
                "200 * clean", "150 * semi", "100 * dirty", "laid", "-held",
                {"is": "100 if closer", "en": "closing", "it": "chiusura"},
                {"is": "-100 if not pot", "en": "pot", "it": "pozzetto"}],
             "coming": {"en": "Play until someone closes, then count what each side laid and holds.|Play, then count", "it": "Giocate finché uno chiude, poi contate le carte a terra e in mano.|Giocate, poi contate"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 6},
        "rules": [
            {"en": "Two or three players, each alone, or four in two sides, with two decks and four jokers.", "it": "Due o tre giocatori, ognuno per sé, o quattro in due coppie, con due mazzi e quattro jolly."},
            {"en": "The points of the cards laid count for a side, those still held against it.", "it": "I punti delle carte a terra contano per la coppia, quelli in mano contro."},
            {"en": "A clean burraco is 200, a semi-clean one 150, a dirty one 100. With semi_clean=no there are none of 150.", "it": "Un burraco pulito vale 200, semipulito 150, sporco 100. Con semi_clean=no non c'è quello da 150."},
            {"en": "A side that has not taken its pot loses 100.", "it": "Chi non ha preso il pozzetto perde 100."},
            {"en": "Closing is 100. It needs the pot taken and a burraco; who closes and plays alone holds no cards. Nobody has closed where the stock ran out.", "it": "Chiudere vale 100. Bisogna aver preso il pozzetto e avere un burraco; chi chiude e gioca da solo non ha carte in mano. Se finisce il tallone non ha chiuso nessuno."},
            {"on": "win", "en": "At 2005 (house rule target) or more at the end of a hand, who is alone at the top wins. If the best are equal, play goes on.", "it": "A 2005 (regola della casa target) o più a fine mano vince chi è solo in testa. Se i migliori sono pari si continua."}],
    }
