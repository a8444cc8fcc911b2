"""Titles of the rulebook's topics, and texts about rule numbers that do not exist, in German."""

TEXTS = (
    "topic_before", "Vor dem Geben|Vorher",
    "topic_aim", "Das Ziel",
    "topic_example", "Ein Beispiel",
    "topic_table", "Spieler und Geber|Spieler",
    "topic_cards", "Karten und Werte|Karten",
    "topic_deal", "Das Geben",
    "topic_turn", "Ein Zug",
    "topic_meld", "Figuren",
    "topic_hands", "Gewinnblätter|Blätter",
    "topic_knock", "Ende der Runde|Rundenende",
    "topic_poker", "Poker",
    "topic_stops", "Das Ausspielen|Ausspielen",
    "topic_chips", "Chips und Brett|Chips",
    "topic_score", "Zählen",
    "topic_win", "Ende der Partie|Partieende|Ende",
    "topic_odd", "Wenn etwas schiefgeht|Pannen",
    "all", "In jedem Spiel|Jedes Spiel",
    "unknown", "es gibt keine Regel {number}",
    "one_of", "frag nach einer Nummer oder nach einem Spiel, nicht nach beidem",
)
