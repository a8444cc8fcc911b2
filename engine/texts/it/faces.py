"""Come si chiamano sullo schermo i semi, i colori e le figure."""

TEXTS = (
    # Una lettera ciascuno per picche, cuori, quadri e fiori, e per J, Q, K.
    "suits_french", "PCQF",
    "courts_french", "JQK",
    "suits_italian", "PCQF",
    "courts_italian", "FDR",
    "suits_latin", "BCDS",
    "courts_latin", "FCR",
    # Foglie, cuori, sonagli, ghiande.
    "suits_german", "FCSG",
    "courts_german", "UOK",
    "S_suit", "picche",
    "H_suit", "cuori",
    "D_suit", "quadri",
    "C_suit", "fiori",
    "S_italian", "picche|pic",
    "H_italian", "cuori|cuo",
    "D_italian", "quadri|qua",
    "C_italian", "fiori|fio",
    "S_latin", "bastoni|bas",
    "H_latin", "coppe|cop",
    "D_latin", "denari|den",
    "C_latin", "spade|spa",
    "S_german", "foglie|fog",
    "H_german", "cuori|cuo",
    "D_german", "sonagli|son",
    "C_german", "ghiande|ghi",
    # Una lettera per ogni colore del Rumski, e un segno per il jolly.
    "colours", "RBVLG★",
    "R_colour", "rosso|ros",
    "B_colour", "blu",
    "G_colour", "verde|ver",
    "P_colour", "viola|vio",
    "Y_colour", "giallo|gia",
    "K_colour", "nero|ner",
)
