"""What players of Tuscan Rummy ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """order TUS-7 knock: Quale mano è più alta?|Mano più alta
Qual è la mano vincente più alta?
Il gran ramino, poi il ramino, poi dieci o sette.""",
    """equal_ramino TUS-9 score: Ramini pari
Due ramini sono pari. Quale seme vince?
Prima ♠, poi ♣, ♦ e ♥.""",
    """equal_dieci TUS-10 score: Dieci o sette pari|Dieci pari
Due dieci sono pari. Chi vince?
Chi ha più carte di un seme, poi la più alta di quel seme, poi il seme.""",
    """gap_7_j TUS-1 meld: 6-7-J: è una scala?|6-7-J: scala?
6-7-J dello stesso seme è una scala?
deck=german36: No, con il mazzo tedesco: in mezzo ci sono 8, 9 e 10.
*: Sì, con il mazzo italiano: il 7 e il J sono vicini.""",
    """last_discard TUS-8 knock: Lo scarto di chi vince|Ultimo scarto
Posso usare l'ultimo scarto di chi vince?
Sì. Se con quello fai una mano vincente, vince la più alta.""",
    """stock TUS-11 knock: Tallone finito|Tallone
Il tallone è finito e nessuno ha vinto. E ora?
Vince chi ha più punti nelle carte in mano. A punti pari nessuno segna.""",
    """first_draw TUS-2 turn: La prima pescata|Prima pescata
Chi comincia può prendere dal pozzo?
Non c'è ancora: non si scopre nessuna carta. Si pesca dal tallone.""",
    """which_way TUS-3 turn: In che senso si gioca?|In che senso?
Si gioca in tre o quattro. A chi tocca dopo?
Al giocatore a destra.""",
    """ace TUS-12 meld german_ace: Asso alto o basso?|Asso: alto?
Mazzo tedesco: l'asso è alto?
deck=italian40 *: Qui si gioca con il mazzo italiano: l'asso è basso e vale 1.
high: Sì, sopra il re. Vale 11.
low: No. Sta accanto al 6 e vale 1.""",
    """worth TUS-13 score hand_values: Quanto vale una mano?|Quanto vale
Quanto segna chi vince una mano?
one: Uno.
ranked: Gran ramino 3, ramino 2, ogni altra 1.""",
)
