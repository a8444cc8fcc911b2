"""What players of every game ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """misdeal ALL-1 deal: Carte date male|Date male
Le carte sono date male. Chi le ridà?
Lo stesso mazziere. Nessuno segna.""",
    """card_short ALL-7 score: Una carta in meno|Carta in meno
Alla fine uno ha una carta in meno. La sua mano vale?
Sì, conta le carte che ha.""",
    """card_over ALL-7 knock: Una carta di troppo|Una di troppo
Uno ha una carta di troppo. Può chiudere?
No. Non può chiudere né vincere, e conta tutte le sue carte.""",
    """false_claim ALL-11 knock: Dichiarazione falsa|Falsa chiusura
Uno ha dichiarato una mano che non c'è. E ora?
Non vale. Le sue carte restano scoperte e si continua.""",
    """wrong_score ALL-8 score: Punteggio sbagliato|Punti sbagliati
Un punteggio di una mano precedente è sbagliato. E ora?
Si corregge quella mano, quando si vuole. Il resto si ricalcola.""",
    """cut_tie ALL-9 before: Parità nel sorteggio|Sorteggio pari
Nel sorteggio due alzano la stessa carta. E ora?
Ripetono. Ripete anche chi trova un jolly.""",
    """leaves ALL-2 table: Uno lascia
Uno lascia il tavolo. Può ancora vincere?
No. Il suo punteggio resta fermo.""",
    """stop_early ALL-4 win: Fine anticipata|Si smette qui
Ci si ferma prima della fine. Chi vince?
Decide la classifica. A pari punti la vittoria è divisa.""",
)
