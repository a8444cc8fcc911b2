"""How suits, colours and court cards are called on the screen."""

TEXTS = (
    # One letter for each of spades, hearts, diamonds, clubs, and for J, Q, K.
    "suits_italian", "PCQF",
    "courts_italian", "FDR",
    "suits_german", "LHBA",
    "courts_german", "UOK",
    "S_suit", "spades",
    "H_suit", "hearts",
    "D_suit", "diamonds",
    "C_suit", "clubs",
    "S_german", "leaves",
    "H_german", "hearts",
    "D_german", "bells",
    "C_german", "acorns",
    # One letter for each of Rumski's colours, and a mark for its wild card.
    "colours", "RBGPYW",
    "R_colour", "red",
    "B_colour", "blue|blu",
    "G_colour", "green|gre",
    "P_colour", "purple|pur",
    "Y_colour", "yellow|yel",
)
