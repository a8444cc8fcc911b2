"""Rules TUS-1 to TUS-13 in Italian: Tuscan Rummy. The rows have the form of the English ones."""

RULES = (
    (
        "TUS-1",
        "cards",
        "Da 2 a 4 giocatori, 40 carte italiane o 36 tedesche.",
        (
            "Al Ramino toscano si gioca da due a quattro, con un mazzo italiano di 40 carte, nell'ordine A "
            "2 3 4 5 6 7 J Q K (il 7 e il J sono vicini), o con un mazzo tedesco di 36 (regola della casa "
            "deck=german36). La regola della casa suit_names dice solo come si chiamano i semi e le "
            "figure: french, italian o german."
        ),
        "src",
        (),
    ),
    (
        "TUS-2",
        "deal",
        "In due: dieci carte a testa. Altrimenti sette.",
        (
            "In due si ricevono dieci carte a testa, cinque alla volta; comincia chi non ha dato, e deve "
            "pescare dal tallone. In tre o quattro, e sempre con il mazzo tedesco, si ricevono sette carte "
            "a testa, una alla volta. Non si scopre nessuna carta."
        ),
        "both",
        ("deck",),
    ),
    (
        "TUS-3",
        "turn",
        "In tre o quattro si gioca in senso antiorario.",
        (
            "In tre o quattro si gioca in senso antiorario, verso destra. Comincia il giocatore alla "
            "destra del mazziere."
        ),
        "src",
        (),
    ),
    (
        "TUS-4",
        "hands",
        "Gran ramino: dieci carte dello stesso seme.",
        "Gran ramino, con dieci carte: tutte e dieci dello stesso seme.",
        "src",
        (),
    ),
    (
        "TUS-5",
        "hands",
        "Ramino: sette in fila dello stesso seme.",
        (
            "Ramino, con dieci carte: sette in fila dello stesso seme, e le altre tre o dello stesso seme "
            "tra loro, qualunque sia, o in fila, di qualunque seme. (Un seme ha dieci carte: se le tre "
            "dovessero essere del seme delle sette, sarebbe un gran ramino.) Ramino, con sette carte: "
            "tutte e sette in fila dello stesso seme."
        ),
        "both",
        (),
    ),
    (
        "TUS-6",
        "hands",
        "Dieci: tutte in gruppi e scale. Sette: quattro e tre.",
        (
            "Dieci, con dieci carte: tutte e dieci stanno in gruppi di tre o quattro dello stesso valore "
            "e in scale di tre o più dello stesso seme. Sette, con sette carte: una di queste combinazioni "
            "di quattro carte e una di tre."
        ),
        "src",
        (),
    ),
    (
        "TUS-7",
        "hands",
        "Gran ramino, poi ramino, poi dieci; ramino, poi sette.",
        (
            "Il gran ramino batte il ramino, e il ramino batte il dieci; con sette carte il ramino batte "
            "il sette. Una mano vale come la più alta che è."
        ),
        "both",
        (),
    ),
    (
        "TUS-8",
        "knock",
        "L'ultimo scarto può servire anche a un avversario.",
        (
            "Chi ha una di queste mani scarta. Se lo scarto ne dà una anche a un avversario, vince la mano "
            "più alta. In due lo prende l'altro giocatore. In tre o quattro si offre in giro in senso "
            "antiorario, dal giocatore a destra, e lo prende il primo a cui serve."
        ),
        "src",
        (),
    ),
    (
        "TUS-9",
        "score",
        "Ramini pari: ♠, poi ♣, ♦, ♥.",
        (
            "Tra ramini, o gran ramini, pari decide il seme delle sette (o delle dieci), dal più alto: ♠ "
            "Picche (Bastoni), ♣ Fiori (Spade), ♦ Quadri (Denari), ♥ Cuori (Coppe)."
        ),
        "src",
        (),
    ),
    (
        "TUS-10",
        "score",
        "Dieci pari: seme più lungo, sua carta alta, seme.",
        (
            "Tra due dieci, o due sette, pari vince chi ha più carte dello stesso seme; poi la carta più "
            "alta di quel seme; poi il seme, come in TUS-9. Una mano con due semi ugualmente lunghi conta "
            "con il migliore."
        ),
        "both",
        ("german_ace",),
    ),
    (
        "TUS-11",
        "score",
        "Tallone finito: vince chi ha più punti in carte.",
        (
            "Se il tallone è finito e nessuno ha una di queste mani, vince chi ha in mano più punti: K 10, "
            "Q 9, J 8, dal 7 al 2 il loro numero, A 1. A punti pari la mano è patta: nessuno segna, e il "
            "mazzo passa. La mano finisce con lo scarto dopo l'ultima carta del tallone, e quello scarto "
            "può ancora servire (TUS-8)."
        ),
        "both",
        ("deck", "german_ace"),
    ),
    (
        "TUS-12",
        "cards",
        "Mazzo tedesco: dal 6 al 10, J Q K A; sette a testa.",
        (
            "Il mazzo tedesco ha A 6 7 8 9 10 J Q K in quattro semi. Si ricevono sette carte a testa; "
            "ramino e sette sono come in tre. L'asso è alto, sopra il re, e vale 11; con la regola della "
            "casa german_ace=low sta accanto al 6 e vale 1. Dal 10 al 6 le carte valgono il loro numero, "
            "J 8, Q 9, K 10."
        ),
        "both",
        ("deck",),
    ),
    (
        "TUS-13",
        "win",
        "Una mano vinta vale uno; chi arriva a 3 vince.",
        (
            "Chi vince una mano segna uno. Con la regola della casa hand_values=ranked un gran ramino "
            "vale 3, un ramino 2, gli altri e una vittoria ai punti 1. Vince la partita il primo il cui "
            "punteggio arriva a 3, o a quello che dice la regola della casa hands; 0 vuol dire senza fine. "
            "Il mazzo passa al prossimo nel senso del gioco. Dà per primo chi taglia la carta più alta."
        ),
        "gap",
        (),
    ),
)
