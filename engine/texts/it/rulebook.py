"""Titles of the rulebook's topics, and texts about rule numbers that do not exist."""

TEXTS = (
    "topic_before", "Prima di dare|Prima",
    "topic_aim", "Lo scopo",
    "topic_example", "Un esempio",
    "topic_table", "Giocatori e mazziere|Giocatori",
    "topic_cards", "Carte e valori|Carte",
    "topic_deal", "La distribuzione|Dare le carte|Le carte",
    "topic_turn", "Il turno",
    "topic_meld", "Combinazioni|Combinaz.",
    "topic_hands", "Mani vincenti|Mani",
    "topic_knock", "Chiudere la mano|Chiudere",
    "topic_poker", "Poker",
    "topic_stops", "Il gioco dei semi|I semi",
    "topic_chips", "Fiches e tabellone|Fiches",
    "topic_score", "Punteggio",
    "topic_win", "Fine della partita|La fine",
    "topic_odd", "Imprevisti",
    "all", "In tutti i giochi|In tutti",
    "unknown", "la regola {number} non esiste",
    "one_of", "chiedi un numero o un gioco, non tutti e due",
)
