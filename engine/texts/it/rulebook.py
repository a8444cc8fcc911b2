"""Titles of the rulebook's topics, and texts about rule numbers that do not exist."""

TEXTS = {
    "topic_table": "Giocatori e mazziere",
    "topic_cards": "Carte e valori",
    "topic_deal": "La distribuzione",
    "topic_turn": "Il turno",
    "topic_meld": "Combinazioni",
    "topic_hands": "Mani vincenti",
    "topic_knock": "Chiudere la mano",
    "topic_poker": "Poker",
    "topic_stops": "Il gioco dei semi",
    "topic_chips": "Fiches e tabellone",
    "topic_score": "Punteggio",
    "topic_win": "Fine della partita",
    "topic_odd": "Quando qualcosa va storto",
    "all": "In tutti i giochi",
    "unknown": "la regola {number} non esiste",
    "one_of": "chiedi un numero o un gioco, non tutti e due",
}
