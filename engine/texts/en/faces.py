"""How suits, colours and court cards are called on the screen."""

TEXTS = (
    # One letter for each of spades, hearts, diamonds, clubs, and for J, Q, K.
    "suits_italian", "PCQF",
    "courts_italian", "FDR",
    "suits_latin", "BCDS",
    "courts_latin", "FCR",
    "suits_german", "LHBA",
    "courts_german", "UOK",
    "S_suit", "spades",
    "H_suit", "hearts",
    "D_suit", "diamonds",
    "C_suit", "clubs",
    "S_italian", "picche|pic",
    "H_italian", "cuori|cuo",
    "D_italian", "quadri|qua",
    "C_italian", "fiori|fio",
    "S_latin", "bastoni|bas",
    "H_latin", "coppe|cop",
    "D_latin", "denari|den",
    "C_latin", "spade|spa",
    "S_german", "leaves|lea",
    "H_german", "hearts|hea",
    "D_german", "bells|bel",
    "C_german", "acorns|aco",
    # One letter for each of Rumski's colours, and a mark for its wild card.
    "colours", "RBGPYW",
    "R_colour", "red",
    "B_colour", "blue|blu",
    "G_colour", "green|gre",
    "P_colour", "purple|pur",
    "Y_colour", "yellow|yel",
)
