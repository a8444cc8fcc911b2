"""What players of every game ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """misdeal ALL-1 deal: Mal reparto
El reparto salió mal. ¿Quién reparte otra vez?
La misma persona. No suma nadie.""",
    """card_short ALL-7 score: Falta una carta al final|Falta una
Al final a alguien le falta una carta. ¿Cuenta la mano?
Sí, con las cartas que tiene.""",
    """card_over ALL-7 knock: Una carta de más|Una de más
Un jugador tiene una carta de más. ¿Puede cerrar la mano?
No. No la puede cerrar ni ganar, y cuentan todas sus cartas.""",
    """false_claim ALL-11 knock: Anuncio falso|Falso
Un jugador anunció algo que no tenía. ¿Y ahora?
No cuenta. Esas cartas quedan a la vista, y el juego sigue.""",
    """wrong_score ALL-8 score: Puntos mal anotados|Puntos mal
Los puntos de una mano anterior están mal. ¿Y ahora?
Se corrige esa mano, cuando sea. Las siguientes se calculan de nuevo.""",
    """cut_tie ALL-9 before: Empate en el sorteo|Empate
Dos sacan la misma carta en el sorteo del reparto. ¿Y ahora?
Sacan otra vez. También quien saca un comodín.""",
    """leaves ALL-2 table: Alguien se va
Un jugador deja la partida. ¿Puede ganar aún?
No. Sus puntos se quedan como están.""",
    """stop_early ALL-4 win: Partida parada|Parada
Se para antes del final. ¿Quién gana?
Deciden los puntos que hay. Con los mismos se comparte la victoria.""",
)
