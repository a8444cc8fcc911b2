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
    # Una lettera per ogni colore del Rumski, e un segno per il jolly.
    "colours", "RBVLG★",
    "R_colour", "rosso|ros",
    "B_colour", "blu",
    "G_colour", "verde|ver",
    "P_colour", "viola|vio",
    "Y_colour", "giallo|gia",
)
