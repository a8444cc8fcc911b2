"""What players of Rummoli ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """who_leads RML-9: Chi apre per primo?|Chi apre
Il poker è finito. Chi apre?
Chi ha vinto il poker, con la carta più bassa che ha.""",
    """lowest RML-9: Aprire con qualunque?|Quale carta
Apro io. Posso giocare qualunque carta?
No. Si apre con la più bassa che si ha. Se sono più d'una, a scelta.""",
    """after_stop RML-10: Seme fermo|Seme fermo
Un seme è fermo. Con che cosa apre chi ha giocato per ultimo?
Con la carta più bassa che ha nei semi dell'altro colore.""",
    """no_colour RML-10: Niente altro colore|Senza colore
Non posso cambiare colore. E ora?
Apre il primo a sinistra che può. Non si paga nulla.""",
    """deadlock RML-11: Nessuno può cambiare|Stallo
Nessuno ha una carta dell'altro colore. E ora?
La mano finisce. Ognuno mette su Rummoli una fiche per ogni carta rimasta.""",
    """split_run RML-12: 7-8-9 giocata in due|Scala in due
Le carte di una sequenza le giocano in due. Chi incassa?
Nessuno. Uno solo deve giocarle tutte, una dopo l'altra.""",
    """one_of_run RML-12: Una sola carta di due|Una di due
Con una sola carta di una sequenza incasso la casella?
No. Una sola non dà diritto a nulla.""",
    """unplayed RML-14: Carta premio in mano|In mano
La mano è finita e ho ancora la mia carta premio. Incasso?
No. Le fiches restano sulla casella per la mano dopo.""",
    """forgot_pay RML-18: Premio dimenticato|Premio
Ho giocato una carta premio senza incassare. È tardi?
No. Si incassa anche se chi la gioca dimentica di chiederlo.""",
    """missed_card RML-18: Carta non giocata|Saltata
Avevo la carta successiva e non l'ho giocata. E ora?
Si gioca appena ci se ne accorge, e si mette una fiche su Rummoli.""",
    """wrong_lead RML-18: Apertura sbagliata|Apertura
Uno ha aperto con la carta sbagliata. Si può ritirare?
Finché nessuno l'ha seguita. Poi vale.""",
    """dead_hand RML-18: Carte fuori gioco viste|Viste
Uno ha guardato le carte fuori gioco. Quanto costa?
Una fiche, su Rummoli.""",
    """late_ante RML-18: Posta dimenticata|Posta
Uno ha dimenticato una posta. E ora?
La mette appena ci se ne accorge; se è già incassata, a chi l'ha incassata.""",
    """dealer_ante RML-4: Il mazziere paga di più?|Mazziere
Il mazziere mette più degli altri?
No. Tutti mettono lo stesso.""",
    """first_out RML-13: Senza carte: quanto?|Senza carte
Che cosa incassa chi resta per primo senza carte?
Le fiches su Rummoli, e da ognuno una fiche per carta.""",
    """folded RML-20: Passato con la migliore|Passato
Ho passato, ma avevo la mano migliore. Vinco il Poker?
No. Chi ha passato non può vincerlo.""",
    """bets RML-7 poker: Si punta?|Puntate
Al poker si punta?
showdown: No. Tutti scoprono, e la mano migliore incassa il Poker.
betting: Sì, a turno dalla sinistra del mazziere.""",
    """low_straight RML-8 wheel: A-2-3-4-5|A-2-3-4-5
A-2-3-4-5 è una scala?
yes: Sì, la più bassa.
no: No. L'asso è alto.""",
    """equal_poker RML-8: Mani di poker pari|Mani pari
Due mani di poker sono pari. Chi vince?
Si divide. I semi non contano, e ciò che avanza resta lì.""",
    """no_chips RML-15 short: Fiches finite|Fiches
Uno non può pagare. E ora?
owes: Deve le fiches e continua a giocare.
all_in: Paga quello che ha. Il resto è abbuonato.
rebuy: Prima compra fiches.""",
    """no_bid RML-6: Nessuno offre|Offerte
Nessuno offre per il morto. E ora?
Il mazziere tiene le sue carte, e il morto è fuori gioco.""",
    """seen_widow RML-6: Guardare, poi cambiare?|Il morto
Il mazziere può guardare il morto prima di cambiare?
No. Chi cambia deve tenere il morto.""",
    """more_cards RML-5: Una carta in più|Una in più
Qualcuno ha una carta in più. Si ridanno le carte?
No. Non importa.""",
    """last_chips RML-17: Fiches sul tabellone|Tabellone
Si smette. A chi vanno le fiches sul tabellone?
A chi alza la carta più alta, o alla migliore mano di poker.""",
    """swap_pay ALL-14 ?: Cambio con carta premio?|Cambio
Con una carta premio si può cambiare col morto, o comprarlo?
any: Sì, con qualunque carta.|Sì, sempre
none: No. Solo senza carte premio.|Senza premi""",
    """call_aloud ALL-14 ?: Dire le carte ad alta voce?|Ad alta voce
Ogni carta va detta ad alta voce?
yes: Sì, valore e seme.|Sì
no: No. Basta scoprirla.|No""",
    """own_five ALL-14 ?: Le cinque migliori?|Le cinque
Al poker devo mostrare le mie cinque migliori?
free: No. Le carte buone si possono tenere.|A scelta
best: Sì. Contano le cinque migliori.|Le migliori""",
    """hearts RML-12: Incassare prima del poker?|Prima
Chi ha una carta premio incassa prima del poker?
No. Si incassa quando si gioca la carta.""",
    """players RML-1: Quanti giocatori?|Giocatori
In quanti si può giocare?
In due o più, fino a otto.""",
)
