"""Rules ANY-1 to ANY-6 in Italian: Any game. The rows have the form of the English ones."""

RULES = (
    (
        "ANY-1",
        "table",
        "Da 2 a 8 giocatori, qualsiasi gioco.",
        (
            "Altro gioco tiene il punteggio di qualsiasi altro gioco, per due e fino a otto giocatori. "
            "Di quel gioco non conosce le regole: somma i punti."
        ),
        "gap",
        (),
    ),
    (
        "ANY-2",
        "score",
        "I punti di tutti a ogni smazzata, o di uno alla volta.",
        (
            "Dopo ogni smazzata si segnano i punti di tutti i giocatori. Con la regola della casa "
            "entry=single si segnano invece, in qualsiasi momento, i punti di un solo giocatore, e ogni "
            "segnatura conta come una smazzata."
        ),
        "gap",
        (),
    ),
    (
        "ANY-3",
        "win",
        "Vince chi ha più punti, oppure meno.",
        (
            "Vince chi ha più punti. Con la regola della casa wins=low vince chi ne ha meno. Chi è a "
            "pari merito in testa divide la vittoria."
        ),
        "gap",
        (),
    ),
    (
        "ANY-4",
        "win",
        "Con un limite, si finisce quando qualcuno lo raggiunge.",
        (
            "Senza limite si gioca finché i giocatori non chiudono la partita (ALL-4). Con la regola "
            "della casa target la partita finisce appena, dopo una segnatura, qualcuno ha quei punti o "
            "di più; chi vince lo dice ANY-3."
        ),
        "gap",
        ("wins",),
    ),
    (
        "ANY-5",
        "deal",
        "Il mazzo passa a sinistra, o nessuno dà le carte.",
        (
            "Il primo mazziere è chi alza la carta più alta di un mazzo normale; dopo ogni smazzata il "
            "mazzo passa a sinistra. Dove si segna un giocatore alla volta, sono i giocatori a dire chi "
            "dà le carte (ALL-6). Con la regola della casa deals=no nessuno dà le carte: non c'è un "
            "mazziere da cambiare né una smazzata da annullare."
        ),
        "gap",
        ("entry",),
    ),
    (
        "ANY-6",
        "score",
        "Punti in una smazzata: da -9999 a 9999.",
        "In una smazzata si segna un numero intero da -9999 a 9999.",
        "gap",
        (),
    ),
)
