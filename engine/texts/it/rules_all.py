"""The rules that all games share in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """ALL-1 odd gap: Carte date male o mano a monte: stesso mazziere.
Se le carte sono date male, o se la mano va a monte, lo stesso mazziere ridà le carte e nessuno
segna. A Rummoli la posta resta sul tabellone.""",
    """ALL-2 table gap limit: Chi lascia tiene il punteggio, ma non può vincere.
Si può lasciare il tavolo tra due mani. Il punteggio di chi lascia resta fermo; chi lascia non può
più vincere e non dà più le carte. A Rumino, e in Qualsiasi gioco con limit=out, conta come
eliminato. A Rummoli porta via le sue fiches, che escono dal gioco; un eventuale debito non si
riscuote in fiches, ma viene annotato e si paga nei conti (ALL-12). Se restano meno giocatori di
quanti ne servono, la partita finisce e decide la classifica.""",
    """ALL-3 table gap chips_each: Si può entrare tra due mani, ma non a Ginski.
Si può entrare tra due mani, al posto deciso dal tavolo, finché non si è al numero massimo di
giocatori. A Rumino si parte dal totale più alto di chi è ancora in gioco; a Rummoli con tante
fiches nuove quante ne aveva ognuno all'inizio; a Rumski e a Ramino toscano da 0; in Qualsiasi gioco
dai punti che decidono i giocatori, e si propone il punteggio peggiore di chi è in gioco. Chi ha
lasciato il gioco può tornare, al suo posto e con i suoi punti: a Rummoli con le fiches che si era
portato via, o con 0 al posto di un debito (ALL-12), a Rumino con il totale più alto di chi è ancora
in gioco, se supera il suo; chi era fuori (RMN-12) resta fuori. A Ginski non si entra; a Gin Rummy
si entra solo in terzo (GIN-18). Un traguardo che dipende dal numero dei giocatori resta quello
dell'inizio.""",
    """ALL-4 win gap wins limit: Fine anticipata: decide la classifica.
Ci si può fermare prima che la partita finisca secondo le regole. Allora decide la classifica di chi
è ancora in gioco: dove vince il totale più basso, come a Rumino e in Qualsiasi gioco con wins=low,
il più basso; altrove il più alto. A Gin Rummy prima si aggiungono le mani vinte (GIN-14). A pari
punti la vittoria è divisa.""",
    """ALL-5 score gap: Una penalità o una correzione a mano, con il motivo.
Si può dare una penalità o correggere un punteggio a mano, con un motivo: punti in più o in meno a
un giocatore. A Rummoli le fiches passano da un giocatore o da una casella all'altra, così che
nessuna si crei o si perda (RML-16).""",
    """ALL-6 table gap: Ha dato le carte un altro: si segna e si continua da lì.
Se le carte le ha date un altro giocatore, o le deve dare un altro, lo si segna su Meldmate, che
riparte da quel mazziere.""",
    """ALL-7 odd gap: Con una carta in meno si gioca; con una in più non si vince.
Alla fine della mano, chi ha una carta in meno conta quelle che ha. Chi ha una carta in più non può
né chiudere né vincere la mano, e conta tutte le sue carte. Se il numero di carte risulta sbagliato
durante il gioco, o di più di una carta, qui non è deciso che cosa fare: ci si accorda, e si
continua o si manda a monte la mano (ALL-1).""",
    """ALL-8 score gap: Punteggio sbagliato: si corregge la mano, quando si vuole.
Un punteggio si corregge correggendo la sua mano, in qualunque momento, anche a partita finita.
Tutto quello che segue si ricalcola, e Meldmate mostra che cosa è cambiato.""",
    """ALL-9 table gap: Nel sorteggio del mazziere chi è pari ripete.
Se nel sorteggio del primo mazziere, alzando o pescando una carta, c'è parità, chi è pari ripete.
Ripete anche chi trova un jolly.""",
    """ALL-10 win gap limit: Alla fine si dà la classifica completa.
A fine partita la classifica comprende tutti, non solo chi ha vinto. A Rumino, e in Qualsiasi gioco
con limit=out, gli eliminati vengono dopo chi è ancora in gioco, a partire dall'ultimo eliminato.""",
    """ALL-11 odd gap: Una dichiarazione falsa non vale; si continua.
Una dichiarazione falsa (bussare con troppi punti, un Rumino o un dieci che non c'è) non vale:
quelle carte restano scoperte e si continua. Se il tavolo vuole punirla, lo fa con una correzione a
mano (ALL-5). Chi dichiara più di quello che ha (Ginski per una chiusura normale con qualche punto,
gin per una bussata) conta quello che ha.""",
    """ALL-12 win gap: I conti: quello che uno paga, un altro incassa.
Se si gioca a soldi, tutto quello che uno paga lo incassa un altro: la somma è sempre zero. Se si
paga a punto, due giocatori regolano di quanto è cambiata la differenza tra loro mentre erano tutti
e due al tavolo: da quando è entrato il secondo fino a quando il primo dei due ha lasciato. Le mani
giocate senza uno dei due non contano tra loro. Un debito con cui si lascia il tavolo a Rummoli
(ALL-2) resta di chi l'ha fatto, che torni o no. Chi torna con 0 al posto di un debito conta come
chi ha comprato altrettante fiches. Se i punti sono già pagamenti (come a Doppelkopf, e con ANY-10,
o ANY-9 con 0), ogni punto vinto o perso si paga una volta sola, o la differenza se il tavolo è
d'accordo; se le correzioni a mano (ALL-5) lasciano un resto, si divide fra chi è al tavolo in quel
momento.""",
    """ALL-13 cards src: Parole: combinazione, punti in mano, tallone, pozzo.
Una combinazione è un gruppo o una scala; ogni gioco dice quali carte la formano. I punti in mano
sono quelli delle carte fuori dalle combinazioni. Il tallone è il mazzo coperto da cui si pesca. Il
pozzo è la pila scoperta degli scarti: si può prendere solo l'ultimo, salvo che le regole di un
gioco dicano altro.""",
    """ALL-14 odd gap: Su ciò che le regole non dicono ci si accorda.
Ad alcune domande si risponde in modo diverso da un tavolo all'altro, e nessuna regola qui decide.
Meldmate le elenca con le risposte in uso (Discussioni). I giocatori si accordano su una; da quel
momento vale in questa partita. Un accordo è una voce come le altre, e non cambia nessun
punteggio.""",
    """ALL-15 table gap: L'ordine dei posti si corregge fra una mano e l'altra.
Se qualcuno siede altrove rispetto a quanto indicato, o cambia posto, si cambia l'ordine dei posti
fra una mano e l'altra. Chi dà le carte la prossima volta resta; da lì in poi il mazzo passa secondo
il nuovo ordine, e le mani già giocate restano come sono. Le coppie tengono i loro posti, che fanno
le squadre; così anche i tre di una partita a Gin in cui uno sta fermo (GIN-18). In due c'è un
ordine solo.""",
)
