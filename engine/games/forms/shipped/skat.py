"""Skat, as a score form."""


def form():
    """Return the form."""
    return {
        "form": "skat", "title": "Skat", "prefix": "SKT", "players": [3], "leads": "left",
        "source": "rules of the International Skat Players Association, with club scoring",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "seeger", "is": ["no", "yes"], "rule": 3, "en": "Seeger-Fabian scoring|Seeger-Fabian", "it": "conteggio Seeger-Fabian|Seeger-Fabian"},
            {"option": "rounds", "is": "3 to 108", "default": 36, "rule": 4, "en": "hands", "it": "mani"}],
        "let": [
            ["suited", "(value % 9 == 0 and value < 163) or (value % 10 == 0 and value < 181) or (value % 11 == 0 and value < 199) or (value % 12 == 0 and value < 217) or value % 24 == 0"],
            ["null", "value == 23 or value == 35 or value == 46 or value == 59"]],
        "steps": [
            {"step": "hand", "en": "hand", "it": "mano",
             "fields": [
                {"field": "declarer", "is": "player or nobody", "en": "who declared", "it": "chi ha giocato", "ask": {"en": "Who declared?|Declarer?", "it": "Chi ha giocato?|Chi gioca?"}},
                {"field": "value", "is": "18 to 264", "when": "declarer", "rule": 2, "en": "value of the game", "it": "valore del gioco", "ask": {"en": "Value of the game?|Value?", "it": "Valore del gioco?|Valore?"}},
                {"field": "won", "is": "yes/no", "when": "declarer", "rule": 2, "en": "won", "it": "vinto"}],
             "check": [{"once": "not declarer or suited or null", "rule": 2, "en": "No game of Skat is worth {value}.", "it": "Nessun gioco di Skat vale {value}."}],
             "score": [
                "(value if won else -2 * value) if declarer",
                "(50 if won else -50) if declarer and seeger",
                "40 if seeger and value > 0 and not won and not declarer"],
             "coming": {"en": "Deal ten cards each, bid and play.|Deal 10, bid", "it": "Dieci carte a testa, asta e gioco.|10 carte, asta"}}],
        "end": {"wins": "high", "rounds": "rounds", "rule": 4},
        "rules": [
            {"en": "Three players, each alone, with 32 cards.", "it": "Tre giocatori, ognuno per sé, con 32 carte."},
            {"en": "The declarer scores the value of the game, or loses twice that. It is 9, 10, 11 or 12 (a suit) times 2 to 18, 24 (grand) times 2 to 11, or null: 23, 35, 46, 59. If all pass, nobody scores.", "it": "Chi gioca segna il valore del gioco, o perde il doppio. È 9, 10, 11 o 12 (un seme) per 2 fino a 18, 24 (grand) per 2 fino a 11, o null: 23, 35, 46, 59. Se tutti passano nessuno segna."},
            {"en": "With seeger=yes a game won is 50 more; a game lost costs 50 more, and each of the others scores 40.", "it": "Con seeger=yes un gioco vinto dà 50 in più; uno perso costa 50 in più, e ognuno degli altri segna 40."},
            {"on": "win", "en": "The game ends after 36 hands (house rule rounds). The highest score wins; equal scores share the win.", "it": "La partita finisce dopo 36 mani (regola della casa rounds). Vince il punteggio più alto; a pari punti si vince insieme."}],
    }
