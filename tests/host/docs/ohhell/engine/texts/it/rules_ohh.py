"""The rules of Oh Hell in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """OHH-1 table gap: Da tre a sei giocatori, un mazzo francese.
Oh Hell si gioca in tre o più, fino a sei, con un mazzo francese. È mazziere chi alza la carta più
alta.""",
    """OHH-2 deal gap: Sette carte a testa, poi ogni mano una in meno.
Nella prima mano si danno sette carte a testa, poi ogni mano una in meno, fino a una. La carta
successiva si scopre: il suo seme è briscola. La regola della casa cards dà un altro
numero, da 1 a 8. Con course=up si parte da una carta e ogni mano se ne dà una in più, con
course=down_up si scende fino a una e poi si risale.""",
    """OHH-3 turn gap: Tutti chiamano; il totale non può essere pari alle carte.
Dalla sinistra del mazziere ognuno dice quante prese farà. Il totale delle chiamate non può essere
pari alle carte della mano, così qualcuno sbaglia; con hook=no può.""",
    """OHH-4 hands gap cards course: Si segnano tutte le prese della mano.
Dopo il gioco si segnano le prese di tutti. In totale sono tante quante le carte di una mano.""",
    """OHH-5 score gap: Tante prese quante chiamate: 10 più la chiamata.
Chi ha fatto esattamente le prese che ha chiamato segna 10 più la chiamata, gli altri niente.""",
    """OHH-6 win gap cards course: Dopo l'ultima mano vince chi ha più punti.
La partita finisce dopo l'ultima mano. Vince il punteggio più alto; a pari punti la vittoria è
divisa.""",
)
