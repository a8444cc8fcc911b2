"""Titles of the rulebook's topics, and texts about rule numbers that do not exist."""

TEXTS = (
    "topic_before", "Before the deal|Before",
    "topic_aim", "The aim",
    "topic_example", "An example",
    "topic_table", "Players and dealer|Players",
    "topic_cards", "Cards and values|Cards",
    "topic_deal", "The deal",
    "topic_turn", "A turn",
    "topic_meld", "Melds",
    "topic_hands", "Winning hands|Hands",
    "topic_knock", "Ending a round|Round end",
    "topic_poker", "Poker",
    "topic_stops", "Playing the suits|The suits",
    "topic_chips", "Chips and board|Chips",
    "topic_score", "Scoring",
    "topic_win", "End of the game|Game end|End",
    "topic_odd", "When things go wrong|Trouble",
    "all", "In every game|All games",
    "unknown", "there is no rule {number}",
    "one_of", "ask for a number or for a game, not both",
)
