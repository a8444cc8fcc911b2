"""Rules RMN-1 to RMN-14 in Italian: Rumino. The rows have the form of the English ones."""

RULES = (
    (
        "RMN-1",
        "table",
        "Da 2 a 6 giocatori.",
        "A Rumino si gioca da due a sei.",
        "src",
        (),
    ),
    (
        "RMN-2",
        "cards",
        "Due mazzi e quattro jolly: 108 carte.",
        (
            "Si mescolano insieme due mazzi francesi e quattro jolly: 108 carte. (La fonte dice 104, e "
            "dimentica i jolly.)"
        ),
        "both",
        (),
    ),
    (
        "RMN-3",
        "deal",
        "Sette carte a testa; una si scopre.",
        (
            "Ogni giocatore riceve sette carte. Il resto è il tallone, e la sua prima carta, scoperta, "
            "comincia gli scarti. Dà per primo chi taglia la carta più alta. Comincia il giocatore alla "
            "sinistra del mazziere."
        ),
        "both",
        (),
    ),
    (
        "RMN-4",
        "cards",
        "Asso 1, 2-10 il loro numero, J Q K e jolly 10.",
        (
            "Tra le carte morte l'asso conta 1, le carte dal 2 al 10 il loro numero, fante, donna, re e "
            "jolly 10 ciascuno. Quindi sette carte contano al massimo 70."
        ),
        "src",
        (),
    ),
    (
        "RMN-5",
        "meld",
        "Un gruppo: 3 o 4 carte dello stesso valore.",
        (
            "Un gruppo è di tre o quattro carte dello stesso valore. I mazzi sono due, quindi due carte "
            "gemelle, come due 7♥, possono stare in un gruppo; con la regola della casa twins=no non "
            "possono."
        ),
        "both",
        (),
    ),
    (
        "RMN-6",
        "meld",
        "Una scala: 3 o più di un seme in fila, asso basso.",
        (
            "Una scala è di tre o più carte dello stesso seme in fila. L'asso è solo basso: A-2-3 è una "
            "scala, Q-K-A no."
        ),
        "src",
        (),
    ),
    (
        "RMN-7",
        "meld",
        "Il jolly vale qualunque carta che manca.",
        (
            "Il jolly sta al posto di qualunque carta che manca a una combinazione. In una combinazione "
            "possono stare quanti jolly si vuole, o solo uno o due se lo dice la regola della casa "
            "jokers_per_meld, ma almeno una carta è naturale."
        ),
        "both",
        (),
    ),
    (
        "RMN-8",
        "knock",
        "Con 7 punti morti o meno si può bussare.",
        (
            "Chi ha 7 punti o meno di carte morte può bussare, e la mano finisce. Si bussa dopo aver "
            "pescato e scartato, con sette carte in mano; certi tavoli bussano invece di pescare, e nei "
            "conti non cambia nulla. La regola della casa knock_limit dà un altro limite, da 1 a 15."
        ),
        "both",
        (),
    ),
    (
        "RMN-9",
        "score",
        "Quando si bussa, ognuno segna le sue carte morte.",
        (
            "Quando uno bussa, ogni giocatore, anche lui, aggiunge al proprio punteggio i punti delle "
            "sue carte morte. Nessuno attacca carte alle combinazioni altrui, e nessuno viene sorpassato."
        ),
        "both",
        (),
    ),
    (
        "RMN-10",
        "score",
        "Gin, nessuna carta morta: 10 punti in meno.",
        (
            "Chi chiude la mano senza carte morte fa gin e toglie 10 dal suo punteggio; gli altri "
            "aggiungono i punti delle loro carte morte. Un punteggio può andare sotto zero, a meno che la "
            "regola della casa floor_zero=yes lo fermi a 0. Chi non ha carte morte quando chiude un altro "
            "segna 0; con gin_bonus_for_all=yes toglie 10 anche lui."
        ),
        "both",
        (),
    ),
    (
        "RMN-11",
        "win",
        "Rumino, sette uguali o in fila, vince la partita.",
        (
            "Un Rumino è di sette carte dello stesso valore, o di sette carte in fila dello stesso seme. "
            "La partita finisce subito e vince chi lo fa, qualunque sia il punteggio. I jolly possono "
            "sostituire carte, a meno che la regola della casa sia natural_rumino=yes. Con three_gins=yes "
            "vince la partita anche chi fa gin in ognuna delle prime tre mani."
        ),
        "both",
        (),
    ),
    (
        "RMN-12",
        "win",
        "A 100 o più si è fuori; vince l'ultimo in gioco.",
        (
            "Chi arriva a 100 o più (out_at dà un altro numero) è eliminato; vince l'ultimo che ne resta "
            "sotto. Se una mano elimina tutti quelli che restavano, vince il totale più basso, e totali "
            "più bassi uguali dividono la vittoria. Con la regola della casa re_entry=once chi è "
            "eliminato può rientrare una volta, tra due mani e finché altri due sono in gioco, con il "
            "totale più alto di chi è ancora in gioco."
        ),
        "both",
        (),
    ),
    (
        "RMN-13",
        "table",
        "Il mazzo passa a sinistra e salta chi è fuori.",
        "Dopo ogni mano il mazzo passa a sinistra. Chi è eliminato viene saltato.",
        "both",
        (),
    ),
    (
        "RMN-14",
        "odd",
        "Tallone finito: si mescolano gli scarti.",
        (
            "Quando il tallone è finito, gli scarti sotto il primo si mescolano e diventano il nuovo "
            "tallone. Con la regola della casa stock_out=void la mano è nulla (ALL-1); con "
            "stock_out=score ognuno segna le sue carte morte, e siccome nessuno ha chiuso, nessuno fa "
            "gin."
        ),
        "gap",
        (),
    ),
)
