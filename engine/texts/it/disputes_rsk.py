"""What players of Rumski ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """two_wilds RSK-5 meld: Due jolly insieme?|Due jolly?
Una combinazione può avere due jolly?
No. Al massimo un jolly per combinazione: 3-W-W-3 non vale.""",
    """corner RSK-4 meld: 12-13-1: è una scala?|12-13-1: scala?
12-13-1 è una scala?
No. Una scala non continua dal 13 all'1.""",
    """same_turn RSK-6 meld: Aprire e ricomporre?|Apre e muove?
Posso ricomporre il tavolo nel turno in cui apro?
Sì, dopo aver calato una combinazione tua.""",
    """first_meld RSK-6 meld: Punti per aprire?|Punti minimi?
La prima combinazione deve valere 30 punti?
No. Si apre con qualunque combinazione di carte proprie.""",
    """move_wild RSK-7 meld: Spostare un jolly?|Muovere jolly?
Posso spostare un jolly dal tavolo e usarlo altrove?
Sì, come ogni altra carta.""",
    """take_back RSK-7 meld: Carta di nuovo in mano?|Carta in mano?
Posso riprendere in mano una carta dal tavolo?
No. Le carte sul tavolo ci restano.""",
    """illegal RSK-14 meld: Tavolo non valido|Non valido
A fine turno il tavolo non è valido. E ora?
Si rimette com'era, le carte tornano in mano e il turno è finito.""",
    """must_discard RSK-8 turn: Si deve scartare?|Devo scartare?
Alla fine del turno devo scartare?
Solo dopo aver preso tutto il pozzo.""",
    """throw_wild RSK-8 turn wild_discard: Scartare un jolly?|Scarto: jolly?
Un jolly si può scartare?
free: Sì, su ogni carta, e ogni carta su un jolly.
never: No.""",
    """match RSK-8 turn: Quale scarto?|Lo scarto
Posso scartare qualunque carta?
No. Tranne con un jolly, deve avere il colore o il numero dell'ultimo scarto.""",
    """go_out RSK-9 knock: Chiudere senza scarto?|Senza scarto?
Posso chiudere senza scartare?
Sì. Chi resta senza carte vince subito la mano.""",
    """stock RSK-12 turn: Tallone finito|Tallone
Il tallone è finito. E ora?
Gli scarti, tranne l'ultimo, si rimescolano. Se passano tutti, nessuno segna.""",
    """wild_left RSK-10 score: Jolly rimasto in mano|Jolly in mano
Quanto conta un jolly rimasto in mano?
25 per chi vince.""",
    """turn_time ALL-14 turn ?: Tempo per un turno?|Quanto tempo
Quanto può durare un turno?
free: Quanto serve.|Senza limite
one: Un minuto; poi il tavolo si rimette com'era.|Un minuto
two: Due minuti; poi il tavolo si rimette com'era.|Due minuti""",
    """penalty ALL-14 meld ?: Non valido: penalità?|Che penalità?
C'è una penalità per un tavolo non valido?
none: No. Il turno è finito, e basta.|Nessuna
three: Sì. Tre carte dal tallone.|Tre carte""",
    """knock RSK-15 turn: Uno bussa sul tavolo|Uno bussa
Uno bussa sul tavolo. Che cosa vuol dire?
Passa: il turno è finito, non la mano.""",
    """same_colour RSK-4 meld: Due volte un colore?|Stesso colore?
Un gruppo può avere due volte lo stesso colore?
No. Ogni carta c'è una volta sola; in più c'è solo un jolly.""",
)
