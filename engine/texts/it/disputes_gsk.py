"""What players of Ginski ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit GSK-6 knock end_limit: Chiudere: con quanti punti?|Limite: quanto?
Con quanti punti in mano posso chiudere?
*: Con al massimo {value} dopo lo scarto.""",
    """equal GSK-10 knock: Punti pari
Un avversario ha gli stessi punti di chi chiude. Chi vince?
Chi chiude. Per il sorpasso ci vogliono meno punti.""",
    """undercut_pays GSK-10 score undercut_pays: Sorpasso: quanto vale?|Sorpasso: vale?
Quanto vale un sorpasso?
both_others: 25 e i punti in mano di tutti e due gli altri.
ender_only: 25 e i punti in mano di chi chiude.""",
    """two_under GSK-11 score undercut_tie: Due sorpassi pari|Due sorpassi
Tutti e due gli avversari sono sotto chi chiude, pari. Chi segna?
nearer_left: Il primo a sinistra di chi chiude.
both: Tutti e due.""",
    """first_card GSK-2 deal upcard_offer: La prima carta scoperta|Prima carta
Chi può prendere la carta scoperta?
yes: Chi è a sinistra del mazziere, poi gli altri; il mazziere per ultimo.
no: Nessuno: comincia chi è a sinistra del mazziere.""",
    """wilds GSK-4 meld: Due jolly insieme?|Due jolly?
Una combinazione può avere due jolly?
No. Al massimo un jolly per combinazione.""",
    """corner GSK-3 meld: 12-13-1: è una scala?|12-13-1: scala?
12-13-1 è una scala?
No. Una scala non continua dal 13 all'1.""",
    """lay_off GSK-14 knock: Attaccare?
Alla fine della mano posso attaccare alle altre combinazioni?
No. A Ginski nessuno attacca.""",
    """stock GSK-15 turn stock_out: Tallone finito|Tallone
Il tallone è finito. E ora?
reshuffle: Gli scarti, tranne l'ultimo, si rimescolano.
void: La mano va a monte, e dà le carte lo stesso mazziere.""",
)
