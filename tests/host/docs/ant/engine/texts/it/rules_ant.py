"""Rules ANT-1 to ANT-5 in Italian. The rows have the form of the English ones."""

RULES = (
    (
        "ANT-1",
        "table",
        "5 o 6 giocatori, sei carte a testa.",
        "Ant si gioca in cinque o sei, con sei carte a testa. È mazziere chi alza la carta più "
        "alta, e il mazzo passa a destra.",
        "gap",
        (),
    ),
    (
        "ANT-2",
        "score",
        "Ognuno segna i suoi pesci, da 0 a 40.",
        "Dopo ogni mano ogni giocatore segna un punto per pesce, al massimo 40.",
        "gap",
        (),
    ),
    (
        "ANT-3",
        "score",
        "Chi ha la formica segna 5 punti in meno.",
        "Chi resta con la formica segna cinque punti in meno. Può anche non averlo nessuno.",
        "gap",
        (),
    ),
    (
        "ANT-4",
        "score",
        "Un giocatore può regalare 3 punti.",
        "In ogni momento un giocatore può regalare tre punti a un altro, se la regola della casa "
        "gifts=no non lo vieta.",
        "gap",
        (),
    ),
    (
        "ANT-5",
        "win",
        "La partita finisce al traguardo, 60.",
        "La partita finisce quando un giocatore raggiunge i punti della regola della casa target, "
        "60 se non si dice altro. Vince il punteggio più alto.",
        "gap",
        (),
    ),
)
