"""The rules of Rummoli in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """RML-1 table both: Da 2 a 8 giocatori, un mazzo, asso alto.
A Rummoli si gioca in due o più, fino a otto, con un mazzo francese di 52 carte; l'asso è alto. La
prima volta dà le carte chi alza la carta più alta; chi è pari ripete.""",
    """RML-2 chips both: Tutti partono con lo stesso numero di fiches.
All'inizio le fiches si dividono in parti uguali, e quelle che avanzano restano fuori. Ognuno ne ha
50, o quante ne prevede la regola della casa chips_each, o quante ne vengono da RML-21.""",
    """RML-3 chips both: Nove caselle: Poker, Rummoli e sette caselle premio.
Il tabellone ha nove caselle: Poker, Rummoli e sette caselle premio. La fonte non dice quali siano.
Si scelgono con la regola della casa board: rummoli ha 10♠, J♦, Q♣, K♥, A♠, A-K di ♦ e 7-8-9 di un
seme qualunque; tripoley ha 10♥, J♥, Q♥, K♥, A♥, K-Q di ♥ e 8-9-10 di un seme qualunque; oppure se
ne inseriscono sette personali, ciascuna una carta, due carte dello stesso seme o tre valori in
scala di un seme qualunque. Questa regola della casa cambia solo le caselle. Chi gioca con le regole
di Tripoley mette anche collect=held (RML-25), first_bet=dealer (RML-7), first_lead=dealer (RML-9),
next_lead=suit (RML-10) e unclaimed=stays (RML-12).""",
    """RML-4 chips src: Prima di ogni mano: una fiche su ogni casella.
Prima di ogni mano ognuno mette una fiche su tutte e nove le caselle. La regola della casa ante dà
un altro numero di fiches. Con dealer_ante=double chi dà le carte ne mette il doppio.""",
    """RML-5 deal both: Si dà tutto il mazzo, con una mano in più: il morto.
Si distribuisce tutto il mazzo, una carta alla volta, ai giocatori e al morto, che riceve le carte
come se sedesse alla sinistra del mazziere. Qualcuno ha una carta più degli altri: non importa.""",
    """RML-6 deal both: Il mazziere può cambiare col morto, o venderlo.
Il mazziere può cambiare le sue carte col morto, senza averlo visto; o tenere le sue, vendere il
morto al miglior offerente e incassare il prezzo; o nessuna delle due cose. Chi cambia deve tenere
il morto. Le carte che avanzano sono fuori gioco. Se nessuno offre, il mazziere tiene le sue carte e
il morto è fuori gioco. Con la regola della casa widow_for=no_pay_card può cambiare col morto, o
fare un'offerta, solo chi non ha carte premio in mano.""",
    """RML-7 poker both: Le cinque carte migliori incassano il Poker.
Ognuno sceglie le sue cinque carte migliori. Senza puntate la mano migliore incassa il Poker. Con le
puntate (regola della casa poker=betting) si punta nel Poker; lo incassa chi resta da solo, o la
mano migliore di chi è rimasto. Comincia a puntare il giocatore alla sinistra del mazziere, o con la
regola della casa first_bet=dealer il mazziere.""",
    """RML-8 poker both side_pots: Vale l'ordine solito del poker; i semi non contano.
L'ordine, dall'alto: scala colore, poker, full, colore, scala, tris, doppia coppia, coppia, carta
alta. I semi non decidono le parità. L'asso è alto, e basso nella scala A-2-3-4-5 a meno che la
regola della casa sia wheel=no. A parità di mano migliore il Poker è diviso; le fiches che avanzano
restano lì per la mano dopo, se non ci sono state puntate (RML-20).""",
    """RML-9 stops both lowest: Chi vince il poker apre con la sua carta più bassa.
Chi vince il poker apre con la carta più bassa che ha; se ne ha più d'una, con quella che vuole. Chi
ha la carta successiva dello stesso seme la gioca, e così via fino all'asso, o finché la successiva
non risulta fuori gioco o già giocata. Se il poker è stato diviso, apre, tra chi ha vinto, il primo
a sinistra del mazziere. Con la regola della casa first_lead apre un altro: chi siede alla sinistra
del mazziere (left), o il mazziere. Con first_suit=black si comincia con una carta nera; chi non ne
ha lascia aprire al primo giocatore a sinistra che ne ha.""",
    """RML-10 stops both: Seme fermo: si apre con la più bassa dell'altro colore.
Chi ha giocato l'ultima carta di un seme che si ferma apre con la carta più bassa che ha in un seme
dell'altro colore; di due uguali, con quella che vuole. Chi non può lascia aprire al primo giocatore
a sinistra che può. Con la regola della casa next_lead=suit si apre di un altro seme, con
next_lead=any di un seme qualunque, anche dello stesso. Con lowest=suit chi apre sceglie uno dei
semi permessi, anche la prima volta (RML-9), e gioca la carta più bassa che ha di quel seme.""",
    """RML-11 stops both next_lead: Stallo: una fiche su Rummoli per ogni carta rimasta.
È stallo se nessuno ha una carta dell'altro colore; con la regola della casa next_lead=suit, se
nessuno ha un altro seme. La mano finisce, e ognuno mette su Rummoli una fiche per ogni carta
rimasta in mano.""",
    """RML-12 stops both board collect: Chi gioca una carta premio incassa la sua casella.
Chi gioca una carta premio incassa le fiches della sua casella. La casella di una sequenza la
incassa chi ne gioca tutte le carte in ordine, senza carte altrui in mezzo; una sola di quelle carte
non dà diritto a nulla. Chi completa una sequenza per secondo nella stessa mano trova la casella
vuota. Con la regola della casa unclaimed=stays le fiches si prendono prima che si giochi la carta
dopo, e quelle di una carta premio in mano (RML-25) prima del poker; altrimenti restano sulla
casella per la mano dopo.""",
    """RML-13 stops src: Chi resta senza carte incassa Rummoli e una fiche a carta.
Chi per primo resta senza carte incassa le fiches su Rummoli, e ognuno degli altri gli paga una
fiche per ogni carta che ha ancora. La mano è finita.""",
    """RML-14 chips src: Le fiches non incassate restano; il mazzo va a sinistra.
Le fiches che nessuno ha incassato restano sulle caselle per la mano dopo. Il mazzo passa a
sinistra.""",
    """RML-15 chips gap: Chi non ha abbastanza fiches le deve.
Chi deve pagare più di quello che ha va sotto zero, segnato come debito (short=owes). Con la regola
della casa short=all_in paga quello che ha e il resto è abbuonato; se i creditori sono più d'uno, si
dividono quello che paga in parti il più possibile uguali, e ciò che avanza va al primo di loro a
sinistra di chi paga; una posta incompleta va prima al Poker, poi a Rummoli, poi alle altre caselle
nell'ordine del tabellone. Con short=rebuy chi non può pagare deve prima comprare fiches. Le fiches
si possono comprare sempre.""",
    """RML-16 chips gap: Le fiches non si creano e non si perdono.
Ogni fiche è sempre da qualche parte. Quelle dei giocatori e quelle sulle caselle fanno insieme le
fiches emesse: quelle dell'inizio, quelle comprate e quelle di chi è entrato, meno quelle portate
via da chi ha lasciato. Questo vale dopo ogni evento.""",
    """RML-17 win both: Fine: le fiches sul tabellone a sorteggio o a poker.
La partita finisce quando lo decidono i giocatori. Le fiches sul tabellone vanno a chi alza la carta
più alta, o alla migliore mano di poker con cinque carte date apposta. A parità si divide il più
possibile in parti uguali: quello che avanza va una fiche a testa, dalla sinistra del mazziere in
poi. Con la regola della casa board_end=divided si divide così tra tutti: 23 fiches in tre sono 8, 8
e 7. Vince la partita chi ha più fiches; a pari fiches la vittoria è divisa.""",
    """RML-18 odd gap unclaimed: Posta, carta o premio dimenticati, apertura sbagliata.
Di norma: una posta dimenticata si mette quando ci se ne accorge; se la casella è già stata
incassata, la si deve a chi l'ha incassata. Una carta che andava giocata si gioca appena ci se ne
accorge, e chi l'aveva mette una fiche su Rummoli. Lo stesso fa chi guarda le carte fuori gioco.
Un'apertura sbagliata si può ritirare finché nessuno l'ha seguita; poi vale. Una carta premio si
incassa anche se chi la gioca dimentica di chiederlo, a meno che la regola della casa sia
unclaimed=stays (RML-12).""",
    """RML-19 turn both collect: L'ordine: posta, morto, poker, poi seme per seme.
Una mano va in quest'ordine: la posta, il morto, il poker, poi seme per seme; se le carte premio si
incassano quando si hanno in mano (RML-25), lo si fa tra il morto e il poker. Niente si segna prima
di quello che viene prima: nessuna carta premio giocata e nessuna fine della mano finché il Poker è
da vincere, niente morto dopo la prima puntata. Le fiches che restano sul tabellone non si mettono
due volte: se la mano va a monte la posta resta (ALL-1). Il sorteggio del tabellone (RML-17) viene
tra una mano e l'altra.""",
    """RML-20 poker both poker first_bet side_pots: Puntate: a turno, e piatti a parte.
Si punta a turno, da chi comincia per RML-7. Ognuno punta, vede, rilancia o passa; finché nessuno ha
puntato si può anche fare cip. Finiscono quando tutti quelli in gioco hanno messo lo stesso, o ne
resta uno solo. Chi ha passato non può vincere nessun piatto, qualunque carta abbia; alla fine tutti
quelli in gioco mostrano le carte. Chi ha troppo poche fiches per vedere mette tutto e resta in
gioco. Nessuno punta più di quello che ha, né rilancia se nessuno può rispondere. Nessuno vince da
un altro più di quanto ha messo lui: ci sono un piatto principale e piatti a parte, ognuno per la
mano migliore tra chi se lo gioca. Chi vince il piatto principale ha vinto il poker (RML-9). Le
fiches che nessun altro ha messo tornano indietro. Quello che c'era nel Poker prima delle puntate è
nel piatto principale; chi non ha fiches gioca solo per quello, senza puntare. A pari mano il piatto
si divide, e le fiches che avanzano vanno una a testa dalla sinistra del mazziere; se nessuno ha
puntato, restano lì (RML-8). Con la regola della casa side_pots=no c'è un solo piatto, che può
vincere chiunque sia in gioco, e lo divide RML-8. Chi non vuole segnare ogni puntata può dire quante
fiches ci sono in tutto e chi ha passato; allora il piatto è uno.""",
    """RML-21 chips both chips_each: Di' quante fiches ci sono; a ognuno lo stesso.
Per dividere le fiches (RML-2) si può dire quante sono in tutto (regola della casa chips_total). A
ognuno ne va lo stesso numero; quelle che avanzano restano fuori gioco: 250 fiches per sei giocatori
fanno 41 a testa, e ne avanzano 4.""",
    """RML-22 stops both: Una carta si gioca scoperta e si chiama a voce alta.
Chi gioca una carta la mette scoperta davanti a sé e la chiama a voce alta. Una carta non chiamata è
giocata lo stesso, e la si chiama se qualcuno lo chiede.""",
    """RML-23 deal both: Le carte fuori gioco stanno coperte; nessuno le guarda.
Le carte che avanzano dopo il morto (RML-6), quelle fuori gioco, stanno coperte, perché nessuno le
conosca prima che la mano sia finita. Chi le guarda paga (RML-18); le carte restano fuori gioco.""",
    """RML-24 stops gap: Chi deve saltare non paga, o mette una fiche su Rummoli.
Chi deve saltare non paga. Con la regola della casa pass_chip=lead chi deve aprire e non ha con che
cosa (RML-9, RML-10) mette una fiche su Rummoli, e così ognuno dopo di lui finché qualcuno non apre.
Con pass_chip=turn il turno gira a sinistra a ogni carta: paga anche chi è di turno e non ha la
carta successiva, e se nessuno ce l'ha pagano tutti tranne chi ha giocato per ultimo. Se nessuno può
aprire non si paga per questo: è uno stallo (RML-11). Dopo un asso, o se la carta successiva è già
stata giocata, nessuno salta.""",
    """RML-25 deal gap: Cuori: con collect=held si incassa prima del poker.
Con la regola della casa collect=held le carte premio si incassano quando si hanno in mano, non
quando si giocano. A Tripoley questa parte si chiama Cuori. Viene dopo il morto e prima del poker
(RML-19): chi ha la carta di una casella la mostra e incassa; chi ha tutte e due le carte di una
casella di due incassa anche quella. Se più giocatori hanno una sequenza in semi diversi se la
dividono, e quello che avanza resta sulla casella. Chi mostra le carte le tiene per il poker e per
il gioco dei semi.""",
)
