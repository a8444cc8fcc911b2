"""Come si chiamano sullo schermo i semi, i colori e le figure."""

TEXTS = (
    # Una lettera ciascuno per picche, cuori, quadri e fiori, e per J, Q, K.
    "suits_italian", "PCQF",
    "courts_italian", "FDR",
    # Foglie, cuori, sonagli, ghiande.
    "suits_german", "FCSG",
    "courts_german", "UOK",
    "S_suit", "picche",
    "H_suit", "cuori",
    "D_suit", "quadri",
    "C_suit", "fiori",
    "S_german", "foglie",
    "H_german", "cuori",
    "D_german", "sonagli",
    "C_german", "ghiande",
    "R_colour", "rosso",
    "B_colour", "blu",
    "G_colour", "verde",
    "P_colour", "viola",
    "Y_colour", "giallo",
)
