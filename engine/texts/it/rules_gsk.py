"""Rules GSK-1 to GSK-15 in Italian: Ginski. The rows have the form of the English ones."""

RULES = (
    (
        "GSK-1",
        "deal",
        "Tre giocatori, 70 carte Rumski, dieci a testa.",
        (
            "A Ginski si gioca esattamente in tre, con il mazzo Rumski di 70 carte: cinque colori da 1 a "
            "13 e cinque jolly. Ogni giocatore riceve dieci carte, e una si scopre."
        ),
        "src",
        (),
    ),
    (
        "GSK-2",
        "turn",
        "La carta scoperta si offre in giro, per ultimo a chi dà.",
        (
            "La carta scoperta si offre al giocatore alla sinistra del mazziere, poi in giro, e per "
            "ultimo al mazziere. Chi la prende ha pescato: scarta una carta, il suo turno è finito e "
            "continua il giocatore alla sua sinistra. Se passano tutti e tre, comincia pescando il "
            "giocatore alla sinistra del mazziere."
        ),
        "both",
        (),
    ),
    (
        "GSK-3",
        "meld",
        "Scale: un colore in fila. Gruppi: un valore. 3 o più.",
        (
            "Una scala è di tre o più carte dello stesso colore in fila, da 1 (basso) a 13 (alto), e non "
            "continua dal 13 all'1. Un gruppo è di tre o più carte dello stesso valore, di qualunque "
            "colore."
        ),
        "src",
        (),
    ),
    (
        "GSK-4",
        "meld",
        "Al massimo un jolly per combinazione.",
        (
            "In una combinazione sta al massimo un jolly; il jolly vale un numero da 1 a 13. In un gruppo "
            "possono stare le cinque carte di un valore e un jolly."
        ),
        "both",
        (),
    ),
    (
        "GSK-5",
        "cards",
        "Le carte valgono il loro numero, il jolly 20.",
        (
            "Tra le carte morte una carta conta il suo numero, il jolly 20. Quindi dieci carte contano al "
            "massimo 165."
        ),
        "src",
        (),
    ),
    (
        "GSK-6",
        "knock",
        "Con 13 punti morti o meno si può chiudere.",
        (
            "Un giocatore può chiudere la mano se, dopo aver pescato, le dieci carte che restano dopo lo "
            "scarto hanno 13 punti o meno di carte morte. La regola della casa end_limit dà un altro "
            "limite, da 1 a 25."
        ),
        "src",
        (),
    ),
    (
        "GSK-7",
        "score",
        "Chi chiude segna i punti altrui meno i suoi.",
        (
            "Chi chiude e non viene sorpassato segna i punti delle carte morte dei due avversari, meno i "
            "suoi. Esempio: 15 + 20 - 8 = 27."
        ),
        "src",
        (),
    ),
    (
        "GSK-8",
        "score",
        "Ginski, nessuna carta morta: 25 in più. Niente sorpasso.",
        (
            "Ginski è chiudere senza carte morte. Vale 25 e i punti delle carte morte dei due avversari, "
            "e non può essere sorpassato."
        ),
        "src",
        (),
    ),
    (
        "GSK-9",
        "score",
        "Big Ginski, undici carte combinate: 31 in più.",
        (
            "Big Ginski è combinare tutte le undici carte, le dieci in mano e quella appena pescata, "
            "senza scartare. Vale 31 e i punti delle carte morte dei due avversari."
        ),
        "src",
        (),
    ),
    (
        "GSK-10",
        "score",
        "Sorpasso: chi ha meno punti di chi chiude vince, con 25.",
        (
            "Un avversario che ha meno punti di carte morte di chi ha chiuso lo sorpassa; averne tanti "
            "uguali non basta. Chi sorpassa segna 25 e i punti delle carte morte di tutti e due gli "
            "altri. Esempio: chi chiude ha 9, un avversario 20, l'altro 5: 25 + 9 + 20 = 54. (La frase "
            "della fonte conta solo i punti di chi chiude, il suo esempio quelli di tutti e due; la "
            "regola della casa undercut_pays=ender_only segue la frase: 25 + 9 = 34.)"
        ),
        "both",
        (),
    ),
    (
        "GSK-11",
        "score",
        "Due sotto chi chiude: sorpassa il più basso.",
        (
            "Se tutti e due gli avversari hanno meno punti di chi chiude, sorpassa il più basso. Se sono "
            "pari, quello che siede più vicino alla sinistra di chi chiude; con la regola della casa "
            "undercut_tie=both segnano tutti e due."
        ),
        "gap",
        (),
    ),
    (
        "GSK-12",
        "win",
        "Vince il primo che arriva a 100.",
        (
            "Vince il primo giocatore che arriva a 100 o più; si guarda dopo aver segnato la mano. La "
            "regola della casa target dà un altro numero. Se undercut_tie=both ci porta due giocatori "
            "insieme, vince il totale più alto, e totali uguali dividono la vittoria."
        ),
        "both",
        ("undercut_tie",),
    ),
    (
        "GSK-13",
        "table",
        "Il mazzo passa a sinistra; per primo dà il più basso.",
        (
            "Dopo ogni mano il mazzo passa a sinistra. Per la prima mano ognuno pesca una carta, e dà chi "
            "ha la più bassa, come a Rumski."
        ),
        "both",
        (),
    ),
    (
        "GSK-14",
        "knock",
        "Nessuno attacca carte alle combinazioni altrui.",
        "Alla fine della mano nessuno attacca carte alle combinazioni degli altri.",
        "gap",
        (),
    ),
    (
        "GSK-15",
        "odd",
        "Tallone finito: si mescolano gli scarti.",
        (
            "Quando il tallone è finito, gli scarti sotto il primo si mescolano e diventano il nuovo "
            "tallone. Con la regola della casa stock_out=void la mano invece è nulla (ALL-1)."
        ),
        "gap",
        (),
    ),
)
