"""The rules of Rumski in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """RSK-1 table both: Da 2 a 6 giocatori; chi ha la più bassa dà le carte e segna.
A Rumski si gioca in due o più, fino a sei, con il mazzo Rumski di 70 carte: cinque colori da 1 a 13
e cinque jolly. Ognuno pesca una carta; la prima volta dà le carte chi ha la più bassa, e segna i
punti. Chi è pari con la più bassa ripete.""",
    """RSK-2 deal src: Dieci carte a testa, dodici in due.
Ogni giocatore riceve dieci carte; in due se ne ricevono dodici a testa. Una carta si scopre e
comincia il pozzo. Comincia il giocatore alla sinistra del mazziere.""",
    """RSK-3 turn both: Il turno: pesca, cala, poi scarta o passa.
Nel turno si pesca, si cala, poi si scarta o si passa. Si pesca la prima carta del tallone, l'ultimo
scarto, o tutto il pozzo. Chi prende il pozzo deve scartare alla fine del turno, a meno che non sia
rimasto senza carte.""",
    """RSK-4 meld src: Gruppi: un valore. Scale: un colore, in scala. 3 o più.
Un gruppo (tris o poker) è di tre o più carte dello stesso valore, ogni colore una volta: il mazzo
non ne ha altre. Una scala è di tre o più carte consecutive dello stesso colore, da 1 a 13, e non
continua dal 13 all'1.""",
    """RSK-5 meld both: Al massimo un jolly per combinazione: 3-W-W-3 non vale.
Ogni combinazione può avere al massimo un jolly: 3-W-W-3 non vale. In una scala il jolly vale un
numero da 1 a 13; un gruppo può avere le cinque carte di un valore e un jolly.""",
    """RSK-6 meld both: Prima una combinazione tua, poi quelle sul tavolo.
Si possono attaccare carte alle combinazioni sul tavolo, o ricomporle, solo dopo aver aperto, cioè
calato una combinazione fatta con le proprie carte. Si può aprire anche nello stesso turno.""",
    """RSK-7 meld src: Ricomponi come vuoi: tutto resta, tutto è valido.
Le carte sul tavolo si possono ricomporre in ogni modo, purché restino tutte sul tavolo e ogni
combinazione sia valida alla fine del turno. I jolly si spostano come le altre carte. Nessuna carta
torna in mano.""",
    """RSK-8 turn both: Lo scarto ha il colore o il numero dell'ultimo scarto.
Scartare non è obbligatorio, salvo dopo aver preso il pozzo (RSK-3). Lo scarto deve avere il colore
o il numero dell'ultimo scarto; se il pozzo è vuoto va bene ogni carta. Un jolly si può scartare su
tutto, e tutto su un jolly. Con la regola della casa wild_discard=never un jolly non si può
scartare.""",
    """RSK-9 knock src: Chi resta senza carte vince subito la mano.
Chi resta senza carte vince subito la mano, calando o scartando.""",
    """RSK-10 score src: Chi vince segna le carte rimaste: 5, 10, jolly 25.
Chi vince la mano segna le carte rimaste a tutti gli altri: 5 per ognuna da 1 a 9, 10 per ognuna da
10 a 13, 25 per ogni jolly. Quindi i punti sono un multiplo di cinque. A forza di pescare, le carte
in mano aumentano: l'unico limite è il mazzo, che in tutto vale 550.""",
    """RSK-11 win src: Vince chi arriva a 100 per il numero dei giocatori.
Vince chi raggiunge per primo il traguardo: 100 per il numero dei giocatori, o quello indicato dalla
regola della casa target.""",
    """RSK-12 odd gap: Tallone finito: si mescolano gli scarti.
Quando il tallone è finito, gli scarti, tranne l'ultimo, si rimescolano e diventano il nuovo
tallone. Se non ce ne sono, si continua senza pescare. Se passano tutti di seguito, la mano va a
monte: nessuno segna e lo stesso mazziere ridà le carte.""",
    """RSK-13 table gap: Il mazzo passa a sinistra.
Dopo ogni mano il mazzo passa a sinistra.""",
    """RSK-14 odd gap: Un tavolo non valido torna com'era; turno finito.
Se alla fine di un turno il tavolo non è valido, si rimette com'era, le carte giocate tornano in
mano e il turno è finito. Uno scarto non valido si ritira e se ne fa un altro.""",
    """RSK-15 turn src: Chi non scarta passa, o bussa sul tavolo.
Chi non scarta finisce il turno dicendo "passo" o bussando sul tavolo. Bussare non vuol dire altro:
finisce il turno, non la mano.""",
)
