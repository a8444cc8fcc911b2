"""Titles of the rulebook's topics, and texts about rule numbers that do not exist."""

TEXTS = {
    "topic_table": "Players and dealer",
    "topic_cards": "Cards and values",
    "topic_deal": "The deal",
    "topic_turn": "A turn",
    "topic_meld": "Melds",
    "topic_hands": "Winning hands",
    "topic_knock": "Ending a round",
    "topic_poker": "Poker",
    "topic_stops": "Laying the suits",
    "topic_chips": "Chips and board",
    "topic_score": "Scoring",
    "topic_win": "End of the game",
    "topic_odd": "When things go wrong",
    "all": "In every game",
    "unknown": "there is no rule {number}",
    "one_of": "ask for a number or for a game, not both",
}
