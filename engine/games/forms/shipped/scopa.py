"""Scopa, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "scopa", "title": "Scopa", "prefix": "SCO", "players": [2, 4], "sides": "opposite",
        "source": "published rules of Scopa",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "re_bello", "is": ["no", "yes"], "rule": 3, "en": "the king of coins counts", "it": "re bello"},
            {"option": "target", "is": "1 to 999", "default": 11, "rule": 4, "en": "played to", "it": "traguardo"}],
        "cards": {"primiera": {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}},
        "steps": [
            {"step": "round", "en": "hand", "it": "mano",
             "fields": [
                {"field": "cards", "is": "player or nobody", "en": "most cards", "it": "carte"},
                {"field": "coins", "is": "player or nobody", "en": "most coins", "it": "denari"},
                {"field": "primiera", "is": "player or nobody", "cards": "primiera", "en": "primiera", "it": "primiera"},
                {"field": "seven", "is": "player", "en": "seven of coins", "it": "settebello"},
                {"field": "king", "is": "player", "when": "re_bello", "en": "king of coins", "it": "re bello"},
                {"field": "sweeps", "for": "each side", "is": "0 to 20", "en": "sweeps", "it": "scope"}],
             "score": [
                {"is": "cards", "en": "cards", "it": "carte"},
                {"is": "coins", "en": "coins", "it": "denari"},
                {"is": "primiera", "en": "primiera", "it": "primiera"},
                {"is": "seven", "en": "seven", "it": "settebello"},
                {"is": "king", "en": "king", "it": "re bello"},
                {"is": "sweeps", "en": "sweeps", "it": "scope"}],
             "coming": {"en": "Play the hand, then count the cards you took.|Play, then count", "it": "Giocate la mano, poi contate le carte prese.|Giocate, poi contate"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 4},
        "rules": [
            {"en": "Two or three players, each alone, or four in two sides, with 40 cards.", "it": "Due o tre giocatori, ognuno per sé, o quattro in due coppie, con 40 carte."},
            {"en": "A point each for most cards, most coins, the primiera, the seven of coins, and each sweep. Nobody scores where two are equal.", "it": "Un punto per carte, denari, primiera, settebello, e uno per ogni scopa. Se due sono pari non lo segna nessuno."},
            {"en": "With re_bello=yes the king of coins is a point, too.", "it": "Con re_bello=yes anche il re di denari vale un punto."},
            {"on": "win", "en": "Who is at 11 (house rule target) or more at the end of a hand, and alone at the top, wins. If the best are equal, play goes on.", "it": "Vince chi a fine mano ha 11 punti (regola della casa target) o più ed è solo in testa. Se i migliori sono pari si continua."}],
    }
