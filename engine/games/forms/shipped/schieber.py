"""Schieber Jass, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "schieber", "title": "Schieber", "prefix": "SCH", "players": [4], "sides": "opposite",
        "source": "published rules of Schieber Jass",
        "unit": {"en": "round", "it": "mano"},
        "options": [{"option": "target", "is": "500 to 10000", "default": 1000, "rule": 4, "en": "played to", "it": "traguardo"}],
        "steps": [
            {"step": "round", "en": "round", "it": "mano",
             "fields": [
                {"field": "factor", "is": "1 to 4", "rule": 3, "en": "counts how often", "it": "quante volte vale"},
                {"field": "points", "for": "each side", "is": "0 to 257", "sum": "257 if max(points) == 257 else 157", "rule": 2, "en": "points", "it": "punti"},
                {"field": "melds", "for": "each side", "is": "0 to 1000 by 10", "rule": 3, "en": "melds", "it": "combinazioni|combin."}],
             "score": "factor * (points + melds)",
             "coming": {"en": "Nine cards each. Choose trumps, play nine tricks.|Deal 9, choose trumps", "it": "Nove carte a testa. Scegliete la briscola e giocate.|9 carte, briscola"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 4},
        "rules": [
            {"en": "Four players in two sides, with 36 cards.", "it": "Quattro giocatori in due coppie, con 36 carte."},
            {"en": "A round has 157 points. A side that takes all tricks has 257, the other 0.", "it": "Una mano ha 157 punti. Chi fa tutte le prese ne ha 257, gli altri 0."},
            {"en": "Melds are added, and the sum counts once to four times, as trumps were chosen.", "it": "Si aggiungono le combinazioni, e la somma vale da una a quattro volte, secondo la briscola scelta."},
            {"on": "win", "en": "A side at 1000 (house rule target) at the end of a round wins, the higher one if both are. If they are equal, play goes on.", "it": "Vince la coppia che a fine mano è a 1000 (regola della casa target), la più alta se lo sono entrambe. A pari punti si continua."}],
    }
