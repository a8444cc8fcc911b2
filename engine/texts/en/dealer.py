"""Texts of the dealer's screens: the deal, the deck, the upcard, the draw for the first dealer."""

TEXTS = (
    # The draw.
    "draw", "First dealer|Draw",
    "by_hand", "Enter each cut|Enter cuts",
    "by_box", "Draw for me",
    "highest", "highest deals|highest",
    "lowest", "lowest deals|lowest",
    "ask_cut", "{name}'s cut?|{name}?",
    "ask_tie_again", "Tie! {name} again?|{name} again?|{name}?",
    "ask_wild_again", "Wild! {name} again?|{name} again?|{name}?",
    "cut_again", "again",
    "take", "accept|OK",
    # The deck.
    "deck", "The deck",
    "whole", "A complete deck|Complete",
    "each_suit", "Each suit|Suits",
    "each_colour", "Each colour|Colours",
    "each_rank", "Each rank|Ranks",
    "each_card", "Each card|Copies",
    "wilds", "Wilds",
    "dealt_out", "Dealt out|Dealt",
    "turned_up", "Turned up",
    "in_stock", "Stock after the deal|Stock",
    "missing", "Is the stock short? Sort the whole deck by suit: the short suit lacks the card. Then sort that suit by rank.",
    "missing_none", "Is a card missing? Sort the whole deck by suit: the short suit lacks the card. Then sort that suit by rank.",
    # The upcard.
    "do_offer", "Offer the upcard|upcard",
    "offered", "Offer the upcard|Offer",
    "takes_it", "takes|take",
    "passes", "passes|pass",
    "left_to_ask", "then {names}|+{n}",
    "taken", "{name} takes the upcard and discards: that was {name}'s turn.",
    "took", "{name} takes it and discards.",
    "goes_on", "{name} plays next.",
    "all_passed", "All passed.",
    "begins", "{name} starts by drawing.",
)
