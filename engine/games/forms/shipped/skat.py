"""Skat, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "skat", "title": "Skat", "prefix": "SKT", "players": [3], "leads": "left",
        "source": "rules of the International Skat Players Association, with club scoring",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "seeger", "is": ["no", "yes"], "rule": 3, "en": "Seeger-Fabian scoring", "it": "conteggio Seeger-Fabian"},
            {"option": "rounds", "is": "3 to 108", "default": 36, "rule": 4, "en": "hands", "it": "mani"}],
        "steps": [
            {"step": "hand", "en": "hand", "it": "mano",
             "fields": [
                {"field": "declarer", "is": "player or nobody", "en": "who declared", "it": "chi ha giocato"},
                {"field": "value", "is": "18 to 264", "when": "declarer", "rule": 2, "en": "value of the game", "it": "valore del gioco"},
                {"field": "won", "is": "yes/no", "when": "declarer", "rule": 2, "en": "won", "it": "vinto"}],
             "score": [
                "(value if won else -2 * value) if declarer",
                "(50 if won else -50) if declarer and seeger",
                "40 if seeger and value > 0 and not won and not declarer"],
             "coming": {"en": "Deal ten cards each, bid and play.|Deal 10, bid", "it": "Dieci carte a testa, asta e gioco.|10 carte, asta"}}],
        "end": {"wins": "high", "rounds": "rounds", "rule": 4},
        "rules": [
            {"en": "Three players, each alone, with 32 cards.", "it": "Tre giocatori, ognuno per sé, con 32 carte."},
            {"en": "The declarer scores the value of the game, 18 to 264, or loses twice that. If all pass, nobody scores.", "it": "Chi gioca segna il valore del gioco, da 18 a 264, o perde il doppio. Se tutti passano nessuno segna."},
            {"en": "With seeger=yes a game won is 50 more; a game lost costs 50 more, and each of the others scores 40.", "it": "Con seeger=yes un gioco vinto dà 50 in più; uno perso costa 50 in più, e ognuno degli altri segna 40."},
            {"on": "win", "en": "The game ends after 36 hands (house rule rounds). The highest score wins; equal scores share the win.", "it": "La partita finisce dopo 36 mani (regola della casa rounds). Vince il punteggio più alto; a pari punti si vince insieme."}],
    }
