"""The rules of Gin Rummy in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """GIN-1 table gap: Due giocatori, un mazzo francese, asso basso.
A Gin Rummy si gioca in due, con un mazzo francese, o in tre (GIN-18) o a coppie (GIN-19); l'asso è
basso. Lo scopo è mettere le dieci
carte in mano in combinazioni. La prima volta dà le carte chi alza la carta più alta, poi ci si
alterna. Con la regola della casa deals=loser dà le carte chi ha perso la mano; con deals=winner,
chi l'ha vinta.""",
    """GIN-2 deal gap: Dieci carte a testa, una scoperta e offerta.
Il mazziere dà dieci carte a testa, una alla volta, e scopre la successiva. L'altro può prenderla;
se passa, può prenderla il mazziere. Chi la prende scarta una carta. Se passano tutti e due,
comincia l'altro pescando dal tallone. Con la regola della casa upcard_offer=no la carta scoperta
non si offre: comincia l'altro, che pesca dal tallone o prende la scoperta.""",
    """GIN-3 turn gap: Il turno: si pesca una carta e se ne scarta una.
Al suo turno ognuno pesca la prima carta del tallone o l'ultimo scarto, poi scarta una carta. La
carta appena presa dal pozzo non si scarta nello stesso turno.""",
    """GIN-4 meld gap: Gruppi: 3 o 4 uguali. Scale: 3 o più di un seme.
Un gruppo (tris o poker) è di tre o quattro carte dello stesso valore. Una scala è di tre o più
carte consecutive dello stesso seme; A-2-3 è una scala, Q-K-A no. Ogni carta sta in una sola
combinazione. Esempio: 7♠ 8♠ 9♠ e 4♥ 4♦ 4♣ sono due combinazioni.""",
    """GIN-5 cards gap: Asso 1, figure 10, le altre il loro numero.
I punti in mano sono quelli delle carte fuori dalle combinazioni: l'asso conta 1, le figure 10, le
altre il loro numero. Quindi dieci carte fanno al massimo 100.""",
    """GIN-6 knock gap: Con al massimo 10 punti in mano si può bussare.
Dopo aver pescato può bussare, e chiudere la mano, chi dopo lo scarto ha al massimo 10 punti in
mano. La regola della casa knock_limit dà un altro limite, da 1 a 25. Con knock_limit=upcard
(Oklahoma) il limite è il valore della carta scoperta, 10 per una figura; con un asso è 1, o solo
gin con oklahoma_ace=gin. Con knock_limit=gin nessuno bussa: si chiude solo con gin. Con
spades_double=yes tutti i punti della mano valgono doppio se la carta scoperta è di picche.""",
    """GIN-7 knock gap: Chi non ha bussato cala e attacca.
Quando uno bussa, l'altro cala le sue combinazioni e attacca carte a quelle di chi ha bussato; i
punti che gli restano sono i suoi punti in mano. Le combinazioni di chi bussa sono quelle che ha
calato, e lui non attacca nulla. A un gin non si attacca. Esempio: a 7♠ 8♠ 9♠ si attaccano 10♠ e J♠.
Se la mano è segnata con le carte, si conta il minimo che può restare all'altro.""",
    """GIN-8 score gap undercut_tie spades_double: Chi bussa segna la differenza dei punti in mano.
Se chi bussa ha in mano meno punti dell'altro, contati dopo che l'altro ha attaccato, vince la mano
e segna la differenza. Con undercut_tie=knocker vince anche a pari punti (GIN-9). Esempio: 30 - 7 =
23.""",
    """GIN-9 score gap spades_double: Sorpasso: stessi punti di chi bussa o meno, più 25.
Se l'altro ha in mano gli stessi punti di chi ha bussato, o meno, fa sorpasso: vince la mano e segna
la differenza e 25. Esempio: chi bussa ha 9, l'altro 4: 25 + 9 - 4 = 30. La regola della casa
undercut_bonus dà 10 o 20. Con undercut_tie=knocker a pari punti non c'è sorpasso: vince la mano chi
ha bussato, con 0 punti. Con una carta di troppo non si sorpassa (ALL-7).""",
    """GIN-10 score gap spades_double: Gin, tutte le carte legate: 25 e i punti dell'altro.
Fa gin chi chiude con tutte le carte legate: segna 25 e i punti in mano dell'altro, e non si può
sorpassare. L'altro non attacca nulla. La regola della casa gin_bonus dà 20.""",
    """GIN-11 score gap gin_bonus spades_double: Big gin, undici carte legate: 31.
Fa big gin chi lega undici carte, le dieci in mano e quella appena pescata, senza scartare. Segna 31
e i punti in mano dell'altro. La regola della casa big_gin dà 50; con big_gin=no vale come gin.""",
    """GIN-12 odd gap: Due carte nel tallone: la mano va a monte.
Se nel tallone restano due carte e nessuno ha bussato, la mano va a monte: nessuno segna e dà le
carte lo stesso mazziere (ALL-1). Con la regola della casa last_discard=knock chi sarebbe di turno
può ancora prendere l'ultimo scarto, ma solo per bussare o fare gin con quella carta; se non può o
non vuole, la mano va a monte.""",
    """GIN-13 win gap hollywood: Vince chi arriva per primo a 100 con le mani.
Vince la partita chi arriva per primo a 100 punti o più con le mani. La regola della casa target dà
un altro numero. A Hollywood ogni partita finisce così (GIN-15).""",
    """GIN-14 win gap: Alla fine: 25 per mano vinta, 100 a chi vince.
A partita finita ognuno aggiunge 25 per ogni mano vinta, e chi ha vinto aggiunge 100. Se l'altro non
ha vinto nemmeno una mano, il totale di chi ha vinto raddoppia (cappotto). Esempio: 104 punti e
quattro mani vinte fanno 104 + 100 + 100 = 304. Le regole della casa: box dà 20 o 0 per mano; con
extra_boxes=yes il gin conta due mani in più e il sorpasso una in più, a chi vince la mano;
game_bonus un altro premio a chi vince; con shutout=bonus_twice il premio si conta due volte invece
di raddoppiare, con shutout=no non c'è cappotto. La differenza dei totali è quanto si è vinto, ed è
quella che si paga a punto. Una partita interrotta prima che qualcuno arrivi al traguardo (ALL-4)
non l'ha vinta nessuno: si aggiungono le mani vinte, non il premio né il cappotto, e decide il
totale più alto. Lo stesso se uno lascia; chi lascia non aggiunge nulla (ALL-2).""",
    """GIN-15 win gap target box game_bonus shutout: Hollywood: tre partite insieme.
Con la regola della casa hollywood=yes si giocano tre partite insieme. Una mano vinta conta in ogni
partita ancora aperta in cui il giocatore ne ha già vinta una, e nella prossima ancora aperta in cui
non ne ha. Così la prima vinta conta nella prima partita, la seconda nella prima e nella seconda, le
altre in tutte e tre; chi non ha vinto nulla nella prima, quando finisce, segna la prossima nella
seconda. Nessuna mano vinta va persa. Ogni partita finisce per conto suo al traguardo, con i suoi
premi (GIN-14). Quando sono finite tutte e tre, i tre totali si sommano e vince la somma più alta.
Con la regola della casa hollywood=last_twice la terza partita vale doppio, premi compresi. Una
correzione (ALL-5) conta nella prima partita non finita.""",
    """GIN-16 odd src: Numero di carte sbagliato: si ridà o si rimedia.
Se uno ha un numero di carte sbagliato e ci si accorge prima che abbia pescato la prima volta, si
ridanno le carte (ALL-1). Se ci si accorge dopo e il numero è sbagliato per tutti e due, si ridanno
lo stesso. Se è sbagliato per uno solo, sceglie l'altro: ridare le carte o continuare. Se si
continua, chi ha il numero sbagliato rimedia al suo turno: con una carta di troppo scarta senza
pescare, con una in meno pesca senza scartare. In quel turno non può bussare. Se ci si accorge solo
alla fine della mano, vale ALL-7.""",
    """GIN-17 odd both: Una carta scoperta nel dare: si ridà. Dopo: nulla.
Se mentre si danno le carte se ne scopre una, prima di quella scoperta del tallone, lo stesso
mazziere ridà le carte (ALL-1). Chi mostra una sua carta durante il gioco la riprende, senza
penalità: ci rimette solo lui. Una carta del tallone vista per sbaglio si fa vedere anche all'altro
e si rimette sul tallone.""",
    """GIN-18 table both idle_deals: In tre uno a turno sta fermo.
In tre ognuno gioca per sé, due per volta: il mazziere dà le carte agli altri due e sta fermo. Chi
perde la mano sta fermo in quella dopo e dà le carte; chi la vince gioca con chi era fermo. Con la
regola della casa idle_deals=no sta fermo chi perde, ma dà le carte chi rientra; la prima volta sta
fermo il giocatore alla destra del mazziere. Ognuno ha i suoi punti, e vince chi arriva per primo al
traguardo (GIN-13). C'è cappotto se nessuno degli altri due ha vinto una mano (GIN-14). La regola
della casa deals non conta. Se uno dei tre lascia, gli altri due continuano (ALL-2). A due giocatori
se ne può aggiungere un terzo, che per primo sta fermo (ALL-3).""",
    """GIN-19 table both: In quattro: due coppie, due mani insieme.
In quattro si gioca a coppie; i compagni siedono di fronte e hanno gli stessi punti. Ognuno gioca
una mano con uno dell'altra coppia, con due mazzi, nello stesso momento; di solito a ogni giro gli
avversari si scambiano. Le due mani si sommano: la coppia che ha di più segna la differenza, come
una mano vinta. Una mano patta (GIN-12) non si ridà e vale 0. Se le coppie sono pari non segna
nessuno. Esempio: Ana vince 45, l'avversario del suo compagno 23: 45 - 23 = 22. Con extra_boxes=yes
contano solo i gin e i sorpassi della coppia che vince. Con deals=winner o loser dà le carte uno di
quella coppia. Se uno lascia la partita è finita, e la sua coppia non può vincere (ALL-2). Non si
aggiunge nessuno (ALL-3).""",
)
