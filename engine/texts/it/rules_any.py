"""The rules of Any game in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """ANY-1 table gap: Da 2 a 12 giocatori, qualsiasi gioco.
Qualsiasi gioco tiene il punteggio di ogni altro gioco, per due o più giocatori, fino a dodici. Di
quel gioco non conosce le regole: somma i punti.""",
    """ANY-2 score gap: I punti di tutti, di uno alla volta, o di chi vince.
Dopo ogni mano si segnano i punti di tutti i giocatori. Con la regola della casa entry=single si
segnano invece, in qualsiasi momento, i punti di un solo giocatore; viene proposto il prossimo di
turno, e la mano è finita quando tutti hanno segnato. Con entry=won si segna solo quanto prende chi
vince (ANY-10).""",
    """ANY-3 win gap: Vince chi ha più punti, oppure meno.
Vince chi ha più punti. Con la regola della casa wins=low vince chi ne ha meno. Se in testa si è a
pari merito, la vittoria è divisa.""",
    """ANY-4 win gap wins limit: Con un limite, si finisce quando qualcuno lo raggiunge.
Senza limite si gioca finché i giocatori non chiudono la partita (ALL-4). Con la regola della casa
target la partita finisce appena qualcuno ha quei punti o di più, dopo che si è segnato; chi vince
lo dice ANY-3. Altri modi sono in ANY-7 e ANY-13.""",
    """ANY-5 deal gap entry: Il mazzo passa a sinistra, o nessuno dà le carte.
Il primo mazziere è chi alza la carta più alta di un mazzo normale; dopo ogni mano il mazzo passa a
sinistra. Dove si segna un giocatore alla volta, sono i giocatori a dire chi dà le carte (ALL-6).
Con la regola della casa deals=no nessuno dà le carte: non c'è un mazziere da cambiare né una mano
da mandare a monte.""",
    """ANY-6 score gap: Punti in una mano: da -99999 a 99999.
In una mano si segna un numero intero da -99999 a 99999.""",
    """ANY-7 win gap target wins: Al limite la partita finisce, oppure quel giocatore esce.
Con la regola della casa limit=out chi arriva al limite (regola della casa target), o lo supera, è
fuori, e vince l'ultimo che resta. Se gli altri ci arrivano tutti insieme, vince il migliore di
loro. Chi lascia la partita conta come fuori. Esempio: così si gioca a Scala 40 fino a 101.""",
    """ANY-8 win gap entry wins: La partita finisce dopo un certo numero di mani.
Con la regola della casa rounds la partita finisce dopo quel numero di mani; chi vince lo dice
ANY-3. Dove si segna un giocatore alla volta (entry=single), la partita finisce quando tutti quelli
in gioco hanno segnato tante volte. Una mano a monte non conta.""",
    """ANY-9 score gap entry: Si può fissare la somma dei punti di una mano.
Con la regola della casa sum i punti di tutti in una mano devono fare quel numero: 0 dove gli altri
pagano chi vince, 26 a Hearts. Sopra lo 0, nessuno ha meno di 0 o più di quel numero; e un giocatore
può avere 0 e ognuno degli altri quel numero: chi ha preso tutti i punti li dà agli altri. I punti
dell'ultimo vengono proposti. Vale solo dove si segnano i punti di tutti insieme.""",
    """ANY-10 score gap wins: Gli altri pagano: da uno a tre vincitori se lo dividono.
Con la regola della casa entry=won si dice chi ha vinto la mano, da uno a tre giocatori, e quanto
prende ognuno; gli altri pagano in parti uguali. Esempio: due vincitori su quattro prendono 6 a
testa, quindi gli altri due pagano 6 a testa; uno solo che prende 6 ha 2 da ognuno dei tre. Con
wins=low chi vince perde quei punti e gli altri li prendono.""",
    """ANY-11 score gap target: Si parte da 0, o da un altro punteggio.
Con la regola della casa start ognuno parte da quel punteggio, sotto il limite se ce n'è uno.""",
    """ANY-12 win gap target: Il limite si può alzare durante la partita.
Durante la partita i giocatori possono alzare il limite, per esempio da 100 a 150; con
l'annullamento torna com'era. Chi è fuori per ANY-7 resta fuori.""",
    """ANY-13 win gap target entry wins: Al limite gli altri hanno un turno ancora.
Con la regola della casa limit=turn, dove si segna un giocatore alla volta, la partita non finisce
quando qualcuno arriva al limite: ognuno degli altri ha ancora un turno. Poi ANY-3 dice chi vince.
Se per una correzione o un limite più alto nessuno è più al limite, si continua. Esempio: Farkle, a
10000.""",
)
