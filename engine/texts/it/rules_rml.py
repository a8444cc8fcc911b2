"""Rules RML-1 to RML-18 in Italian: Rummoli. The rows have the form of the English ones."""

RULES = (
    (
        "RML-1",
        "table",
        "Da 2 a 8 giocatori, un mazzo, asso alto.",
        (
            "A Rummoli si gioca da due a otto, con un mazzo francese di 52 carte; l'asso è alto. Dà per "
            "primo chi taglia la carta più alta; chi è pari taglia di nuovo."
        ),
        "both",
        (),
    ),
    (
        "RML-2",
        "chips",
        "Tutti partono con lo stesso numero di fiches.",
        (
            "All'inizio le fiches si dividono in parti uguali, e quelle che avanzano restano fuori. "
            "Ognuno ne ha 50, o quante ne dice la regola della casa chips_each."
        ),
        "both",
        (),
    ),
    (
        "RML-3",
        "chips",
        "Nove sezioni: Poker Pot, Rummoli e sette caselle.",
        (
            "Il tabellone ha nove sezioni: il Poker Pot, Rummoli e sette caselle. La fonte non dice quali "
            "sono le sette. Le sceglie la regola della casa board: rummoli ha 10♠, J♦, Q♣, K♥, A♠, A-K di "
            "♦ e 7-8-9 di un seme qualunque; tripoley ha 10♥, J♥, Q♥, K♥, A♥, K-Q di ♥ e 8-9-10 di un "
            "seme qualunque; oppure la casa ne inserisce sette sue, ciascuna una carta, due carte dello "
            "stesso seme o tre valori in fila di un seme qualunque."
        ),
        "both",
        (),
    ),
    (
        "RML-4",
        "chips",
        "Prima di ogni mano: una fiche su ogni sezione.",
        (
            "Prima di ogni mano ogni giocatore mette una fiche su ognuna delle nove sezioni. La regola "
            "della casa ante dà un altro numero di fiches."
        ),
        "src",
        (),
    ),
    (
        "RML-5",
        "deal",
        "Si dà tutto il mazzo, con una mano in più: la vedova.",
        (
            "Si dà tutto il mazzo, una carta alla volta, ai giocatori e a una mano in più, la vedova. La "
            "vedova riceve le carte come se sedesse alla sinistra del mazziere. Qualcuno ha una carta più "
            "degli altri: non importa."
        ),
        "both",
        (),
    ),
    (
        "RML-6",
        "deal",
        "Il mazziere può cambiare con la vedova, o venderla.",
        (
            "Il mazziere può cambiare le sue carte con la vedova, senza averla vista; o tenere le sue, "
            "vendere la vedova al miglior offerente e incassare il prezzo; o nessuna delle due cose. Chi "
            "cambia deve tenere la vedova. La mano che avanza è morta. Se nessuno offre, il mazziere tiene "
            "le sue carte e la vedova è morta."
        ),
        "both",
        (),
    ),
    (
        "RML-7",
        "poker",
        "Le cinque carte migliori vincono il Poker Pot.",
        (
            "Ognuno sceglie le cinque carte migliori che ha. Allo showdown la mano migliore prende il "
            "Poker Pot. Con le puntate (regola della casa poker=betting) si punta nel Poker Pot; lo "
            "prende l'ultimo rimasto, o la mano migliore di chi è rimasto. Punta per primo il giocatore "
            "alla sinistra del mazziere."
        ),
        "both",
        (),
    ),
    (
        "RML-8",
        "poker",
        "Vale l'ordine solito del poker; i semi non contano.",
        (
            "L'ordine, dall'alto: scala colore, poker, full, colore, scala, tris, doppia coppia, coppia, "
            "carta alta. I semi non decidono le parità. L'asso è alto, e basso nella scala A-2-3-4-5 a "
            "meno che la regola della casa sia wheel=no. Mani migliori uguali dividono il piatto; le "
            "fiches che non si dividono restano lì per la mano dopo."
        ),
        "both",
        (),
    ),
    (
        "RML-9",
        "stops",
        "Chi vince il poker apre con la sua carta più bassa.",
        (
            "Chi vince il poker apre con la carta più bassa che ha; se ne ha più d'una, con quella che "
            "vuole. Chi ha la carta seguente di quel seme la gioca, e così via fino all'asso, o finché la "
            "carta seguente è nella mano morta o è già stata giocata. Se il poker è stato diviso, apre "
            "chi è più vicino alla sinistra del mazziere."
        ),
        "both",
        (),
    ),
    (
        "RML-10",
        "stops",
        "Seme fermo: si apre con la più bassa dell'altro colore.",
        (
            "Chi ha giocato l'ultima carta di un seme che si ferma apre con la carta più bassa che ha in "
            "un seme dell'altro colore; di due uguali, con quella che vuole. Chi non può lascia aprire al "
            "primo giocatore a sinistra che può."
        ),
        "both",
        (),
    ),
    (
        "RML-11",
        "stops",
        "Stallo: una fiche su Rummoli per ogni carta rimasta.",
        (
            "È stallo se nessuno ha una carta dell'altro colore. La mano finisce, e ognuno mette su "
            "Rummoli una fiche per ogni carta che gli è rimasta."
        ),
        "src",
        (),
    ),
    (
        "RML-12",
        "stops",
        "Una carta pagata prende le fiches della sua casella.",
        (
            "Chi gioca una carta pagata prende le fiches della sua casella. La casella di una sequenza la "
            "prende chi ne gioca tutte le carte, in ordine, senza la carta di un altro in mezzo; una sola "
            "di quelle carte non prende nulla da quella casella. Chi completa una sequenza per secondo "
            "nella stessa mano trova la casella vuota."
        ),
        "both",
        ("board",),
    ),
    (
        "RML-13",
        "stops",
        "Il primo senza carte prende Rummoli e una fiche a carta.",
        (
            "Il primo giocatore senza carte prende le fiches su Rummoli, e ognuno degli altri gli paga "
            "una fiche per ogni carta che ha ancora. La mano è finita."
        ),
        "src",
        (),
    ),
    (
        "RML-14",
        "chips",
        "Le fiches non prese restano; il mazzo va a sinistra.",
        (
            "Le fiches che nessuno ha preso restano sulle caselle per la mano dopo. Il mazzo passa a "
            "sinistra."
        ),
        "src",
        (),
    ),
    (
        "RML-15",
        "chips",
        "Chi non ha abbastanza fiches le deve.",
        (
            "Chi deve pagare più di quello che ha va sotto zero, segnato come debito (short=owes). Con la "
            "regola della casa short=all_in paga quello che ha e il resto è condonato: più creditori se "
            "lo dividono nel modo più uguale possibile, e il resto va al più vicino alla sinistra di chi "
            "paga; una posta incompleta va prima al Poker Pot, poi a Rummoli, poi alle caselle "
            "nell'ordine del tabellone. Con short=rebuy un pagamento che non si può fare è rifiutato "
            "finché non si segna un riacquisto. Un riacquisto si può segnare sempre."
        ),
        "gap",
        (),
    ),
    (
        "RML-16",
        "chips",
        "Nessuna fiche nasce o sparisce.",
        (
            "Ogni fiche è sempre da qualche parte. Quelle dei giocatori e quelle sulle sezioni fanno "
            "insieme le fiches emesse: quelle dell'inizio, dei riacquisti e di chi è entrato, meno quelle "
            "portate via da chi ha lasciato. Questo vale dopo ogni evento."
        ),
        "gap",
        (),
    ),
    (
        "RML-17",
        "win",
        "Fine: le fiches sul tabellone al taglio o al poker.",
        (
            "La partita finisce quando lo dicono i giocatori. Le fiches sul tabellone vanno a chi taglia "
            "la carta più alta, o alla migliore mano di poker di cinque carte date apposta; mani migliori "
            "uguali dividono, e il resto va al più vicino alla sinistra del mazziere. Vince la partita "
            "chi ha più fiches; a pari fiches la vittoria è divisa."
        ),
        "both",
        (),
    ),
    (
        "RML-18",
        "odd",
        "Posta, carta o premio dimenticati, apertura sbagliata.",
        (
            "Di norma: una posta dimenticata si mette quando ci se ne accorge; se la sezione è già stata "
            "presa, la si deve a chi l'ha presa. Una carta che andava giocata si gioca appena ci se ne "
            "accorge, e chi l'aveva mette una fiche su Rummoli. Lo stesso fa chi guarda la mano morta. "
            "Un'apertura sbagliata si ritira finché nessuno l'ha seguita; poi vale. Una carta pagata si "
            "paga anche se chi la gioca dimentica di chiedere."
        ),
        "gap",
        (),
    ),
)
