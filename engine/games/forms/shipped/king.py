"""King, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "king", "title": "King", "prefix": "KNG", "players": [4],
        "source": "sbn.pt, unicame.blogspot.com, gambiter.com",
        "unit": {"en": "round", "it": "mano"},
        "phases": [
            {"cards": 13, "worth": -20, "en": "No tricks", "it": "Niente prese"},
            {"cards": 13, "worth": -20, "en": "No hearts", "it": "Niente cuori"},
            {"cards": 4, "worth": -50, "en": "No queens", "it": "Niente donne"},
            {"cards": 8, "worth": -30, "en": "No men: kings and jacks|No men", "it": "Niente uomini: re e fanti|Niente uomini"},
            {"cards": 1, "worth": -160, "en": "No king of hearts", "it": "Niente re di cuori"},
            {"cards": 2, "worth": -90, "en": "No last two tricks", "it": "Niente ultime due"},
            {"cards": 13, "worth": 25, "times": 4, "en": "Trumps", "it": "Briscola"}],
        "steps": [
            {"step": "round", "en": "round", "it": "mano",
             "fields": [{"field": "taken", "for": "each player", "is": "0 to cards", "sum": "cards", "rule": 2, "en": "taken", "it": "prende", "ask": {"en": "{name}: taken?|{name}?", "it": "Quante ne prende {name}?|{name}: quante?|{name}?"}}],
             "score": "taken * worth",
             "coming": {"en": "{phase}: {worth} each, {cards} in all.|{phase}", "it": "{phase}: {worth} ogni volta, {cards} in tutto.|{phase}"}}],
        "end": {"wins": "high", "rounds": 10, "rule": 4},
        "rules": [
            {"from": "sbn.pt: four players, ten hands", "en": "Four players, each alone, with a standard deck: 13 cards each, ten rounds.", "it": "Quattro giocatori, ognuno per sé, con un mazzo francese: 13 carte a testa, dieci mani."},
            {"from": "sbn.pt, unicame.blogspot.com: -20, -20, -50 queens third, -30 kings and jacks fourth, -160, -90", "asked": {"en": "In which order are the negative rounds, and what do they cost?|Negative rounds?|Negatives?", "it": "In che ordine sono le mani negative, e quanto costano?|Mani negative?"}, "en": "Six rounds are negative, in this order: each trick -20, each heart -20, each queen -50, each king and jack -30, the king of hearts -160, each of the last two tricks -90.", "it": "Sei mani sono negative, in quest'ordine: ogni presa -20, ogni carta di cuori -20, ogni donna -50, ogni re e fante -30, il re di cuori -160, ognuna delle ultime due prese -90."},
            {"from": "sbn.pt: four positive hands of 25 a trick; how they are bid for was not verified", "en": "Then four rounds are played with trumps: each trick is 25 points. Who chooses trumps, and what is bid for it, is agreed at the table.", "it": "Poi si giocano quattro mani con la briscola: ogni presa vale 25 punti. Chi sceglie la briscola, e con quale asta, si decide al tavolo."},
            {"from": "gambiter.com: all scores together are 0", "on": "win", "en": "The highest score wins. All scores together are 0 at the end.", "it": "Vince il punteggio più alto. Alla fine tutti i punti insieme danno 0."}],
    }
