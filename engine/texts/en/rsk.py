"""Texts of Rumski."""

TEXTS = (
    "why_deal", "Ten cards each, twelve for two; {first} begins",
    "not_by_five", "{name}: {n} is no multiple of five",
    "empty_hand", "{name} with no cards would have won, not {winner}",
    "over_deck", "{n} cannot be: the deck holds {most}",
    "points_limit", "{n} cannot be: it is {least} to {most}",
    "did_win", "{name} has emptied the hand",
    "ask_winner", "Who emptied the hand?|Who is out?",
    "ask_points", "What does {name} hold?|{name} holds?",
    "do_round", "Enter the round|Enter round|round",
    "name_round", "round",
    "unit", "round",
    "option_wild_discard", "Discard a wild|Wild out",
    "option_target", "Play to|To",
    "value_free", "free",
    "value_never", "never",
    "value_100*players", "100 each",
    # What comes next, for those who play for the first time.
    "coming", "Deal and turn one up. In turn draw, lay melds, discard. Who empties the hand wins the round. Enter it here.|Deal, play, empty the hand|Empty the hand",
)
