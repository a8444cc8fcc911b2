"""What players of Rummoli ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """who_leads RML-9 turn first_lead: Chi apre per primo?|Chi apre?
Il poker è finito. Chi apre?
winner: Chi ha vinto il poker.
left: Chi siede alla sinistra del mazziere.
dealer: Il mazziere.""",
    """lowest RML-9 turn lowest: Quale carta per aprire?|Quale carta
Apro io. Posso giocare qualunque carta?
first_suit=black hand: No. Si apre con la più bassa delle nere che si hanno.
first_suit=black suit: A scelta è solo un seme nero: di quello, la carta più bassa che si ha.
hand: No. Si apre con la più bassa che si ha. Se sono più d'una, a scelta.
suit: Il seme è a scelta: di quello, la carta più bassa che si ha.""",
    """after_stop RML-10 turn next_lead: Seme fermo
Un seme è fermo. Con che cosa apre chi ha giocato per ultimo?
colour: Con un seme dell'altro colore.
suit: Con un altro seme, anche dello stesso colore.
any: Con un seme qualunque, anche lo stesso.""",
    """first_suit RML-9 turn first_suit: Si comincia di nero?|Inizia il nero?
La prima carta dev'essere nera?
lowest=suit black: Sì, la più bassa di un seme nero.
any: No. La più bassa può essere di qualunque seme.
black: Sì, la più bassa delle nere.""",
    """no_colour RML-24 turn pass_chip: Non posso aprire|Non apro
Tocca a me aprire, ma non ho con che cosa. E ora?
no: Apre il primo a sinistra che può. Non si paga nulla.
lead: Metti una fiche su Rummoli. Apre il primo a sinistra che può.
turn: Metti una fiche su Rummoli. Apre il primo a sinistra che può.""",
    """no_next RML-24 turn pass_chip: Senza la successiva|Non ce l'ho
Non ho la carta successiva. Pago?
no: No.
lead: No. Paga solo chi non può aprire.
turn: Sì, una fiche su Rummoli quando tocca a te.""",
    """deadlock RML-11 knock: Nessuno può aprire|Tutti fermi
Nessuno ha una carta con cui aprire. E ora?
La mano finisce. Ognuno mette su Rummoli una fiche per ogni carta rimasta.""",
    """split_run RML-12 turn: 7-8-9 giocata in due|7-8-9 in due
Le carte di una sequenza le giocano in due. Chi incassa?
collect=held: Si incassa prima del poker: chi ha in mano tutte le sue carte.
*: Nessuno. Uno solo deve giocarle tutte, una dopo l'altra.""",
    """one_of_run RML-12 turn: Una sola carta di due|Una di due
Con una sola carta di una sequenza incasso la casella?
No. Una sola non dà diritto a nulla.""",
    """unplayed RML-14 score: Carta premio in mano|Premio in mano
La mano è finita e ho ancora la mia carta premio. Incasso?
collect=held: Si incassa prima del poker, con la carta in mano. Dopo non si incassa più.
*: No. Le fiches restano sulla casella per la mano dopo.""",
    """forgot_pay RML-12 turn unclaimed: Premio dimenticato|Non incassato
Ho giocato una carta premio senza incassare. È tardi?
collect=held stays: Sì, una volta cominciato il poker. Le fiches restano.
paid: No. Si incassa anche se chi la gioca dimentica di chiederlo.
stays: Sì, dopo la carta successiva. Le fiches restano.""",
    """missed_card RML-18 turn: Carta non giocata|Carta saltata
Avevo la carta successiva e non l'ho giocata. E ora?
Si gioca appena ci se ne accorge, e si mette una fiche su Rummoli.""",
    """wrong_lead RML-18 turn: Apertura sbagliata|Apre e sbaglia
Uno ha aperto con la carta sbagliata. Si può ritirare?
Finché nessuno l'ha seguita. Poi vale.""",
    """dead_hand RML-18 deal: Carte fuori gioco viste|Carte viste
Uno ha guardato le carte fuori gioco. Quanto costa?
Una fiche, su Rummoli.""",
    """dead_open RML-23 deal: Vedere carte fuori gioco?|Fuori gioco?
Si possono vedere le carte fuori gioco?
No. Stanno coperte finché la mano non è finita.""",
    """late_ante RML-18 before: Posta dimenticata|Posta scordata
Uno ha dimenticato una posta. E ora?
La mette appena ci se ne accorge; se è già incassata, a chi l'ha incassata.""",
    """dealer_ante RML-4 before dealer_ante: Il mazziere paga di più?|Paga di più?
Il mazziere mette più degli altri?
same: No. Tutti mettono lo stesso.
double: Sì, il doppio su ogni casella.""",
    """first_out RML-13 knock: Senza carte: quanto?|Senza carte
Che cosa incassa chi resta per primo senza carte?
Le fiches su Rummoli, e da ognuno una fiche per carta.""",
    """folded RML-20 poker: Passato con la migliore|Aveva di più
Ho passato, ma avevo la mano migliore. Vinco il Poker?
poker=showdown: Qui nessuno passa. Non si punta, e tutti scoprono.
*: No. Chi ha passato non può vincerlo.""",
    """bets RML-7 poker poker: Si punta?|Puntate
Al poker si punta?
showdown: No. Tutti scoprono, e la mano migliore incassa il Poker.
first_bet=dealer betting: Sì, a turno dal mazziere.
betting: Sì, a turno dalla sinistra del mazziere.""",
    """first_bet RML-7 poker first_bet: Chi punta per primo?|Chi punta?
Chi comincia a puntare sul poker?
poker=showdown: Nessuno. Qui non si punta.
left: Chi siede alla sinistra del mazziere.
dealer: Il mazziere.""",
    """all_in RML-20 poker side_pots: Tutto, ma poco|Mette tutto
Uno mette tutto, meno della puntata. Quanto può vincere?
poker=showdown: Qui non si punta.
yes: Da ognuno quanto ha messo lui. Il resto è un piatto a parte.
no: Tutto il Poker.""",
    """low_straight RML-8 poker wheel: A-2-3-4-5
A-2-3-4-5 è una scala?
yes: Sì, la più bassa.
no: No. L'asso è alto.""",
    """equal_poker RML-8 poker side_pots: Mani di poker pari|Poker pari
Due mani di poker sono pari. Chi vince?
poker=showdown: Si divide. I semi non contano, e ciò che avanza resta lì.
no: Si divide. I semi non contano, e ciò che avanza resta lì.
yes: Si divide. I semi non contano. Il resto delle puntate va uno a testa, da sinistra.""",
    """no_chips RML-15 score short: Fiches finite|Fiches
Uno non può pagare. E ora?
owes: Deve le fiches e continua a giocare.
all_in: Paga quello che ha. Il resto è abbuonato.
rebuy: Prima compra fiches.""",
    """no_bid RML-6 deal: Nessuno offre|Offerte
Nessuno offre per il morto. E ora?
Il mazziere tiene le sue carte, e il morto è fuori gioco.""",
    """seen_widow RML-6 deal: Guardare, poi cambiare?|Morto: cambio?
Il mazziere può guardare il morto prima di cambiare?
No. Chi cambia deve tenere il morto.""",
    """more_cards RML-5 deal: Una carta in più|Carta in più
Qualcuno ha una carta in più. Si ridanno le carte?
No. Non importa.""",
    """last_chips RML-17 win board_end: Fiches sul tabellone|Fiches rimaste
Si smette. A chi vanno le fiches sul tabellone?
cut: A chi alza la carta più alta, o alla migliore mano di poker.
divided: Si dividono tra tutti, il più possibile in parti uguali.""",
    """swap_pay RML-6 deal widow_for: Cambio con carta premio?|Cambio premio?
Con una carta premio si può cambiare col morto, o comprarlo?
anyone: Sì, con qualunque carta.
no_pay_card: No. Solo senza carte premio.""",
    """call_aloud RML-22 turn: Dire le carte ad alta voce?|Ad alta voce
Ogni carta va detta ad alta voce?
Sì. Una carta non detta è giocata lo stesso. La si dice se qualcuno lo chiede.""",
    """own_five ALL-14 poker ?: Mostrare le migliori?|Le migliori?
Al poker devo mostrare le mie cinque migliori?
free: No. Le carte buone si possono tenere.|A scelta
best: Sì. Contano le cinque migliori.|Le migliori""",
    """hearts RML-25 poker collect: Incassare prima del poker?|Incasso prima?
Chi ha una carta premio incassa prima del poker?
played: No. Si incassa quando si gioca la carta.
held: Sì, chiunque ne abbia. Quando si gioca non incassa più.""",
    """share_run RML-25 poker collect: 8-9-10 in due|In due
Due hanno una sequenza in semi diversi. Chi incassa?
played: Il primo che la gioca tutta.
held: Se la dividono. Quello che avanza resta.""",
    """players RML-1 table: Quanti giocatori?|In quanti?
In quanti si può giocare?
In due o più, fino a otto.""",
)
