"""What players of Gin Rummy ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """equal GIN-9 knock undercut_tie: Punti pari
L'altro ha in mano gli stessi punti di chi ha bussato. Chi vince?
knock_limit=gin *: Qui non si bussa. Si chiude solo con gin.
opponent: L'altro. A punti pari è sorpasso.
knocker: Chi ha bussato, con 0 punti. A punti pari non è sorpasso.""",
    """undercut_pays GIN-9 score undercut_bonus: Sorpasso: quanto vale?|Sorpasso: vale?
Quanto vale un sorpasso?
knock_limit=gin *: Qui non si bussa. Si chiude solo con gin.
spades_double=yes *: {value} e la differenza dei punti in mano; con picche scoperte il doppio.
*: {value} e la differenza dei punti in mano.""",
    """gin_pays GIN-10 score gin_bonus: Gin: quanto vale?|Gin: vale?
Quanto vale il gin?
spades_double=yes *: {value} e i punti in mano dell'altro; con picche scoperte il doppio.
*: {value} e i punti in mano dell'altro.""",
    """big_gin GIN-11 score big_gin: Big gin
Undici carte legate: vale più del gin?
no: No. Vale come gin.
spades_double=yes *: Sì: {value} e i punti in mano dell'altro; con picche scoperte il doppio.
*: Sì. Vale {value} e i punti in mano dell'altro.""",
    """limit GIN-6 knock knock_limit: Bussare: con quanti punti?|Bussare: limite
Con quanti punti in mano posso bussare?
oklahoma_ace=gin upcard: Al massimo il valore della carta scoperta: 10 una figura, 0 un asso.
upcard: Al massimo il valore della carta scoperta. Una figura vale 10.
gin: Con nessuno. Si chiude solo con gin.
*: Con al massimo {value} dopo lo scarto.""",
    """ace_up GIN-6 knock oklahoma_ace: Oklahoma: asso scoperto|Asso scoperto
La carta scoperta è un asso. Chi può bussare?
knock_limit=upcard 1: Chi ha in mano al massimo 1 punto.
knock_limit=upcard gin: Nessuno. Si chiude solo con gin.
knock_limit=gin *: Nessuno. Qui si chiude solo con gin.
*: Qui l'asso non cambia nulla: si bussa con i punti di sempre.""",
    """spade_up GIN-6 score spades_double: Picche scoperte|♠ scoperta
La carta scoperta è di picche. I punti valgono doppio?
no: No. Il seme non cambia nulla.
yes: Sì. Tutti i punti di questa mano valgono doppio.""",
    """last_two GIN-12 knock last_discard: Restano due carte|Restano due
Nel tallone restano due carte. Posso prendere l'ultimo scarto?
players=4 no: No. La mano è patta: conta 0 e non si ripete.
knock_limit=gin knock: Sì, ma solo per fare gin con quella carta.
no: No. La mano va a monte, e dà le carte lo stesso mazziere.
knock: Sì, ma solo per bussare o fare gin con quella carta.""",
    """lay_off_gin GIN-7 knock: Attaccare a un gin?|Attacco a gin?
L'altro fa gin. Posso attaccare?
No. A un gin non si attacca.""",
    """knocker_lays GIN-7 knock: Chi bussa può attaccare?|Chi bussa, poi?
Ho bussato. Posso attaccare alle combinazioni dell'altro?
knock_limit=gin: Qui non si bussa. Si chiude solo con gin.
*: No. Attacca solo chi non ha bussato.""",
    """lay_longer GIN-7 knock: Attaccarne due di seguito?|Attaccarne 2?
Dopo il 10 a 7-8-9, posso attaccare anche il J?
knock_limit=gin: Qui non si bussa. Si chiude solo con gin.
*: Sì. Le combinazioni calate da chi ha bussato si possono allungare.""",
    """thrown_back GIN-3 turn: Scartare la stessa carta?|Stesso scarto?
Posso scartare la carta appena presa?
Dal tallone sì. Dal pozzo no, non nello stesso turno.""",
    """corner GIN-4 meld: Q-K-A: è una scala?|Q-K-A: scala?
Q-K-A è una scala? E K-A-2?
No. L'asso è basso: solo A-2-3 è una scala.""",
    """twice GIN-4 meld: Una carta usata due volte?|Carta doppia?
Una carta può stare in un gruppo e in una scala?
No. Ogni carta sta in una sola combinazione.""",
    """next_deal GIN-1 before deals: Chi dà le carte dopo?|Chi dà dopo?
Chi dà le carte nella prossima mano?
players=3 idle_deals=yes *: Chi ha perso la mano e sta fermo.
players=3 *: Chi rientra. Chi ha perso sta fermo.
players=4 alternate: Chi siede alla sinistra del mazziere.
players=4 loser: Uno della coppia che ha perso il giro.
players=4 winner: Uno della coppia che ha vinto il giro.
alternate: L'altro. Ci si alterna.
loser: Chi ha perso la mano.
winner: Chi ha vinto la mano.""",
    """first_card GIN-2 deal upcard_offer: La prima carta scoperta|Prima carta
Il mazziere può prendere la carta scoperta?
yes: Sì, se l'altro passa. Se passano tutti e due, l'altro pesca.
no: No. Non si offre: l'altro pesca o la prende.""",
    """shutout GIN-14 win shutout: Cappotto
Chi ha perso non ha vinto nessuna mano. Che cosa ha chi vince?
players=3 double: Se gli altri due non ne hanno vinte, il suo totale raddoppia.
players=3 bonus_twice: Se gli altri due non ne hanno vinte, il premio della partita, due volte.
double: Il suo totale raddoppia.
bonus_twice: Il premio della partita, due volte.
no: Niente di più.""",
    """boxes GIN-14 win box: Ogni mano vinta|Mani vinte
Che cosa si aggiunge alla fine per ogni mano vinta?
0: Niente.
extra_boxes=yes *: {value} punti per ognuna. Il gin ne conta altre due, il sorpasso un'altra.
*: {value} punti per ognuna.""",
    """reached GIN-13 win: Traguardo col sorpasso?|Col sorpasso?
Arrivo al traguardo con un sorpasso. Ho vinto?
hollywood=no: Sì. Vince chi ci arriva per primo con le mani, chiunque abbia bussato.
*: Una delle tre partite sì. Si finisce quando sono finite anche le altre due.""",
    """third_win GIN-15 win: Hollywood: terza vinta|Terza vinta
Hollywood: dove conta la terza mano vinta?
hollywood=no: Qui non si gioca a Hollywood.
*: In tutte le partite ancora aperte. La seconda conta in due.""",
    """third_game GIN-15 win hollywood: La terza vale doppio?|Terza doppia?
Hollywood: la terza partita vale doppio?
no: Qui non si gioca a Hollywood.
yes: No. Le tre partite valgono uguale.
last_twice: Sì, premi compresi.""",
    """fourth_game GIN-15 win: Hollywood: la quarta?|Una quarta?
Hollywood: una partita è finita. Ne comincia una quarta?
hollywood=no: Qui non si gioca a Hollywood.
*: No. Le partite sono tre, e con l'ultima si finisce.""",
    """look_back ALL-14 turn ?: Guardare gli scarti?|Gli scarti?
Posso guardare gli scarti coperti dall'ultimo?
no: No. Si vede solo l'ultimo.|Solo l'ultimo
yes: Sì, quando si vuole.|Sì""",
    """count_stock ALL-14 turn ?: Contare il tallone?|Conta tallone
Posso contare le carte del tallone?
yes: Sì, coperte, quando si vuole.|Sì
no: No.|No""",
    """wrong_count GIN-16 turn: Troppe o poche carte|Quante carte
Uno ha già pescato e ha un numero di carte sbagliato. E ora?
Sceglie l'altro: si ridanno le carte, o si rimedia nel prossimo turno.""",
    """shown_card GIN-17 deal: Carta vista per errore|Carta vista
Mentre si danno le carte se ne scopre una. E ora?
Lo stesso mazziere ridà le carte. Una carta vista dopo si riprende.""",
    """three GIN-18 table idle_deals: In tre: chi dà le carte?|In tre: chi dà?
Si gioca in tre. Chi sta fermo, e chi dà le carte?
yes: Sta fermo il mazziere. La mano dopo dà le carte chi ha perso.
no: Sta fermo chi ha perso. Dà le carte chi rientra.""",
    """four GIN-19 table: In quattro
Si gioca in quattro, a coppie. Quanto segna una mano?
La coppia che vince di più segna la differenza, come una mano vinta.""",
    """extra GIN-14 win extra_boxes: Mani in più per il gin?|Gin: più mani
Gin e sorpassi contano più mani vinte?
box=0 *: Qui le mani vinte alla fine non aggiungono nulla.
no: No. Ogni mano vinta conta una volta.
yes: Sì. Il gin ne conta altre due, il sorpasso un'altra.""",
)
