"""Rules ALL-1 to ALL-11 in Italian. The rows have the form of the English ones."""

RULES = (
    (
        "ALL-1",
        "odd",
        "Carte date male o mano annullata: ridà lo stesso.",
        (
            "Se le carte sono date male, o se una mano viene annullata, ridà le carte lo stesso mazziere "
            "e nessuno segna. A Rummoli le poste restano dove sono."
        ),
        "gap",
        (),
    ),
    (
        "ALL-2",
        "table",
        "Chi lascia tiene il punteggio, ma non può vincere.",
        (
            "Un giocatore può lasciare il tavolo tra due mani. Il suo punteggio resta fermo, non può più "
            "vincere e il mazzo lo salta. A Rumino conta come eliminato. A Rummoli porta via le sue "
            "fiches: quelle in gioco diminuiscono di altrettanto; un debito viene cancellato, e si vede. "
            "Se restano meno giocatori di quanti ne servono, la partita finisce e decide la classifica."
        ),
        "gap",
        (),
    ),
    (
        "ALL-3",
        "table",
        "Si può entrare tra due mani, ma non a Ginski.",
        (
            "Un giocatore può entrare tra due mani, al posto che i giocatori gli indicano, fino al "
            "massimo del gioco. A Rumino parte dal totale più alto di chi è ancora in gioco; a Rummoli "
            "con tante fiches nuove quante ne dice chips_each; a Rumski e nel Ramino toscano da 0. Chi "
            "ha lasciato può tornare, al suo vecchio posto e con i suoi punti: a Rummoli con le fiches "
            "che si era portato via (un debito cancellato resta cancellato), a Rumino con il totale più "
            "alto di chi è ancora in gioco, se supera il suo; chi era fuori (RMN-12) resta fuori. A "
            "Ginski non entra nessuno. Un traguardo che dipende dal numero dei giocatori resta quello "
            "dell'inizio."
        ),
        "gap",
        ("chips_each",),
    ),
    (
        "ALL-4",
        "win",
        "Fine anticipata: decide la classifica.",
        (
            "I giocatori possono smettere prima che la partita finisca secondo le regole. Allora decide "
            "la classifica: a Rumino vince il totale più basso di chi è ancora in gioco, negli altri "
            "giochi il più alto. A pari punti la vittoria è divisa."
        ),
        "gap",
        (),
    ),
    (
        "ALL-5",
        "score",
        "Una penalità o una correzione a mano, con il motivo.",
        (
            "Il tavolo può dare una penalità o correggere un punteggio a mano, con un motivo: tanti punti "
            "a un giocatore. A Rummoli le fiches passano da uno all'altro, giocatori o sezioni del "
            "tabellone, così che nessuna nasce o sparisce (RML-16)."
        ),
        "gap",
        (),
    ),
    (
        "ALL-6",
        "table",
        "Ha dato le carte un altro: dillo, e si va avanti da lì.",
        (
            "Se le carte le ha date un altro, o le deve dare un altro, lo si dice alla scatola, che "
            "riparte da quel mazziere."
        ),
        "gap",
        (),
    ),
    (
        "ALL-7",
        "odd",
        "Una carta in meno vale; con una in più non si vince.",
        (
            "Chi ha una carta in meno conta quelle che ha. Chi ha una carta in più non può essere quello "
            "che chiude o vince la mano, e tutte le sue carte contano."
        ),
        "gap",
        (),
    ),
    (
        "ALL-8",
        "score",
        "Punteggio sbagliato: correggi la mano, quando vuoi.",
        (
            "Un punteggio si corregge cambiando la sua mano, in qualunque momento, anche a partita "
            "finita. Tutto quello che segue viene ricalcolato, e la scatola dice che cosa è cambiato."
        ),
        "gap",
        (),
    ),
    (
        "ALL-9",
        "table",
        "Chi è pari nel taglio taglia di nuovo.",
        (
            "Se il taglio o la pesca per il primo mazziere dà una parità, i giocatori alla pari ripetono. "
            "Anche chi trova un jolly taglia di nuovo."
        ),
        "gap",
        (),
    ),
    (
        "ALL-10",
        "win",
        "Alla fine ci sono tutti i posti.",
        (
            "La fine della partita dà il posto di tutti, non solo il vincitore. A Rumino chi è stato "
            "eliminato viene dopo chi è ancora in gioco, e primo tra loro l'ultimo a uscire."
        ),
        "gap",
        (),
    ),
    (
        "ALL-11",
        "odd",
        "Una dichiarazione falsa non vale; si continua.",
        (
            "Una dichiarazione falsa (bussare con troppi punti, un Rumino o un dieci che non c'è) non "
            "vale: quelle carte restano scoperte e si continua. Una casa che la punisce lo fa a mano "
            "(ALL-5). Chi dichiara più di quello che ha (Ginski per una chiusura normale con qualche "
            "punto, gin per una bussata) conta quello che ha."
        ),
        "gap",
        (),
    ),
)
