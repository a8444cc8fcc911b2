"""The rules of Ant in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """ANT-1 table gap: 5 o 6 giocatori, sei carte a testa.
Ant si gioca in cinque o sei, con sei carte a testa. È mazziere chi alza la carta più alta, e il
mazzo passa a destra.""",
    """ANT-2 score gap: Ognuno segna i suoi pesci, da 0 a 40.
Dopo ogni mano ogni giocatore segna un punto per pesce, al massimo 40.""",
    """ANT-3 score gap: Chi ha la formica segna 5 punti in meno.
Chi resta con la formica segna cinque punti in meno. Può anche non averlo nessuno.""",
    """ANT-4 score gap: Un giocatore può regalare 3 punti.
In ogni momento un giocatore può regalare tre punti a un altro, se la regola della casa gifts=no non
lo vieta.""",
    """ANT-5 win gap: La partita finisce al traguardo, 60.
La partita finisce quando un giocatore raggiunge i punti della regola della casa target, 60 se non
si dice altro. Vince il punteggio più alto.""",
)
