"""Burraco, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "burraco", "title": "Burraco", "prefix": "BUR", "players": [2, 4], "sides": "opposite",
        "source": "Italian federation rules of Burraco",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "semi_clean", "is": ["yes", "no"], "rule": 3, "en": "semi-clean burraco|semi-clean", "it": "burraco semipulito|semipulito"},
            {"option": "target", "is": "505 to 20005", "default": 2005, "rule": 6, "en": "played to", "it": "traguardo"}],
        "let": [["least", "35 * clean + 55 * semi + 50 * dirty"]],
        "cards": {"cards": {"A": 15, "2": 20, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "*": 30}},
        "steps": [
            {"step": "round", "en": "hand", "it": "mano",
             "fields": [
                {"field": "closer", "is": "player or nobody", "en": "who closed", "it": "chi ha chiuso", "ask": {"en": "Who closed?|Closed?", "it": "Chi ha chiuso?|Chiude?"}},
                {"field": "pot", "for": "each side", "is": "yes/no", "en": "pot taken|pot", "it": "pozzetto preso|pozzetto"},
                {"field": "clean", "for": "each side", "is": "0 to 12", "en": "clean burracos|clean", "it": "burrachi puliti|puliti"},
                {"field": "semi", "for": "each side", "is": "0 to 12", "when": "semi_clean", "rule": 3, "en": "semi-clean|semi", "it": "semipuliti|semip."},
                {"field": "dirty", "for": "each side", "is": "0 to 12", "en": "dirty burracos|dirty", "it": "burrachi sporchi|sporchi"},
                {"field": "laid", "for": "each side", "is": "0 to 3000 by 5", "cards": "cards", "en": "points laid|laid", "it": "punti a terra|a terra"},
                {"field": "held", "for": "each side", "is": "0 to 3000 by 5", "cards": "cards", "en": "points held|held", "it": "punti in mano|in mano"}],
             "check": [
                {"each": "not closer or pot", "rule": 5, "en": "{name} cannot close without the pot.", "it": "{name} non può chiudere senza il pozzetto."},
                {"each": "not closer or clean + semi + dirty > 0", "rule": 5, "en": "{name} cannot close without a burraco.", "it": "{name} non può chiudere senza un burraco."},
                {"each": "laid >= least", "rule": 7, "en": "{name}: the cards of these burracos are worth at least {least}, not {laid}.|{name}: laid {least} or more, not {laid}.", "it": "{name}: le carte di questi burrachi valgono almeno {least}, non {laid}.|{name}: a terra {least} o più, non {laid}."},
                {"each": "not closer or players == 4 or held == 0", "rule": 5, "en": "{name} has closed, and holds no cards.", "it": "{name} ha chiuso: in mano non ha carte."}],
             "score": [
                "200 * clean", "150 * semi", "100 * dirty", "laid", "-held",
                {"is": "100 if closer", "en": "closing", "it": "chiusura"},
                {"is": "-100 if not pot", "en": "pot", "it": "pozzetto"}],
             "coming": {"en": "Play until someone closes, then count what each side laid and holds.|Play, then count", "it": "Giocate finché uno chiude, poi contate le carte a terra e in mano.|Giocate, poi contate"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 6},
        "rules": [
            {"en": "Two players, or four in two sides, with two decks and four jokers. With three, each plays alone with a pot of their own, as in some tournaments.", "it": "Due giocatori, o quattro in due coppie, con due mazzi e quattro jolly. In tre ognuno gioca per sé con un pozzetto suo, come in certi tornei."},
            {"en": "The points of the cards laid count for a side, those still held are taken off, also those of a pot that was taken and not played.", "it": "I punti delle carte a terra contano per la coppia, quelli in mano si tolgono, anche quelli di un pozzetto preso e non giocato."},
            {"en": "A clean burraco is 200, a semi-clean one 150, a dirty one 100. With semi_clean=no there are none of 150.", "it": "Un burraco pulito vale 200, semipulito 150, sporco 100. Con semi_clean=no non c'è quello da 150."},
            {"en": "A side that has not taken its pot loses 100.", "it": "Chi non ha preso il pozzetto perde 100."},
            {"en": "Closing is 100. It needs the pot taken and a burraco; who closes and plays alone holds no cards. Nobody has closed where the stock ran out.", "it": "Chiudere vale 100. Bisogna aver preso il pozzetto e avere un burraco; chi chiude e gioca da solo non ha carte in mano. Se finisce il tallone non ha chiuso nessuno."},
            {"on": "win", "en": "At 2005 (house rule target) or more at the end of a hand, who is alone at the top wins. If the best are equal, play goes on.", "it": "A 2005 (regola della casa target) o più a fine mano vince chi è solo in testa. Se i migliori sono pari si continua."},
            {"en": "The cards of a burraco count as laid, too: those of a clean one are worth at least 35, of a semi-clean one 55, of a dirty one 50.", "it": "Anche le carte di un burraco contano a terra: di uno pulito valgono almeno 35, di uno semipulito 55, di uno sporco 50."}],
    }
