"""The rules of Tuscan Rummy in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """TUS-1 cards src: Da 2 a 4 giocatori, 40 carte italiane o 36 tedesche.
A Ramino toscano si gioca in due o più, fino a quattro, con un mazzo italiano di 40 carte,
nell'ordine A 2 3 4 5 6 7 J Q K (il 7 e il J sono vicini), o con un mazzo tedesco di 36 (regola
della casa deck=german36). La regola della casa suit_names cambia solo i nomi e i disegni dei semi e
delle figure: french; italian, i semi francesi coi nomi italiani (picche, cuori, quadri, fiori;
fante, donna, re); latin, il mazzo italiano (♠ bastoni, ♥ coppe, ♦ denari, ♣ spade; fante, cavallo,
re); o german (ghiande, foglie, cuori, sonagli). I verdetti usano gli stessi nomi.""",
    """TUS-2 deal both deck: In due: dieci carte a testa. Altrimenti sette.
In due si ricevono dieci carte a testa, a cinque a cinque; comincia chi non ha dato le carte, e deve
pescare dal tallone. In tre o quattro, e sempre con il mazzo tedesco, si ricevono sette carte a
testa, una alla volta. Non si scopre nessuna carta.""",
    """TUS-3 turn src: In tre o quattro si gioca in senso antiorario.
In tre o quattro si gioca in senso antiorario, verso destra. Comincia il giocatore alla destra del
mazziere.""",
    """TUS-4 hands src: Gran ramino: dieci carte dello stesso seme.
Gran ramino, con dieci carte: tutte e dieci dello stesso seme.""",
    """TUS-5 hands both: Ramino: sette in scala dello stesso seme.
Ramino, con dieci carte: sette in scala dello stesso seme, e le altre tre o tutte di uno stesso
seme, qualunque sia, o in scala, di semi qualsiasi. (Un seme ha dieci carte: se anche le tre fossero
di quel seme, sarebbe un gran ramino.) Ramino, con sette carte: tutte e sette in scala dello stesso
seme.""",
    """TUS-6 hands src: Dieci: tutte in gruppi e scale. Sette: quattro e tre.
Dieci, con dieci carte: tutte e dieci legate in gruppi (tris o poker) di tre o quattro dello stesso
valore e in scale di tre o più dello stesso seme. Sette, con sette carte: una di queste combinazioni
da quattro carte e una da tre.""",
    """TUS-7 hands both: Gran ramino, poi ramino, poi dieci; ramino, poi sette.
Il gran ramino batte il ramino, e il ramino batte il dieci; con sette carte il ramino batte il
sette. Di ogni mano conta il gioco più alto che contiene.""",
    """TUS-8 knock src: L'ultimo scarto può servire anche a un avversario.
Chi ha una mano vincente scarta. Se con lo scarto anche un avversario ne fa una, vince la mano più
alta. In due lo prende l'altro giocatore. In tre o quattro si offre a turno in senso antiorario, dal
giocatore a destra, e lo prende chi per primo lo può usare.""",
    """TUS-9 score src: Ramini pari: ♠, poi ♣, ♦, ♥.
Tra ramini, o gran ramini, pari decide il seme delle sette (o delle dieci), dal più alto: ♠ Picche
(Bastoni), ♣ Fiori (Spade), ♦ Quadri (Denari), ♥ Cuori (Coppe). Così li abbina la fonte.""",
    """TUS-10 score both german_ace: A parità di dieci: seme più lungo, carta più alta, seme.
Tra due dieci, o tra due sette, vince chi ha più carte dello stesso seme; se sono pari, chi ha la
carta più alta in quel seme; poi decide il seme, come in TUS-9. A chi ha due semi ugualmente lunghi
si conta il migliore.""",
    """TUS-11 score both deck german_ace: Tallone finito: si vince ai punti.
Se il tallone è finito e nessuno ha una mano vincente, si vince ai punti, con più punti in tutte le
carte in mano: K 10, Q 9, J 8, dal 7 al 2 il loro numero, A 1; per il mazzo tedesco vale TUS-12. A
punti pari la mano è patta: nessuno segna, e il mazzo passa. La mano finisce con lo scarto dopo
l'ultima carta del tallone, e quello scarto può ancora servire (TUS-8).""",
    """TUS-12 cards both deck: Mazzo tedesco: dal 6 al 10, J Q K A; sette a testa.
Il mazzo tedesco ha A 6 7 8 9 10 J Q K in quattro semi. Si ricevono sette carte a testa; ramino e
sette sono come in tre. L'asso è alto, sopra il re, e vale 11; con la regola della casa
german_ace=low sta accanto al 6 e vale 1. Dal 10 al 6 le carte valgono il loro numero, J 8, Q 9, K
10.""",
    """TUS-13 win gap: Una mano vinta vale uno; chi arriva a 3 vince.
Chi vince una mano segna un punto. Con la regola della casa hand_values=ranked il gran ramino vale
3, il ramino 2, il resto e la vittoria ai punti 1. Vince la partita chi arriva per primo a 3, o al
numero indicato dalla regola della casa hands; 0 vuol dire senza limite. Dopo ogni mano dà le carte
il giocatore che segue nel senso di gioco. La prima volta le dà chi alza la carta più alta.""",
    """TUS-14 turn src: Il turno: si pesca una carta e se ne scarta una.
Al suo turno ognuno pesca la prima carta del tallone o l'ultimo scarto, poi scarta una carta. (In
due, chi non ha dato le carte comincia e deve pescare dal tallone, TUS-2.)""",
)
