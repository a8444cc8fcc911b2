"""What players of Tuscan Rummy ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """order TUS-7 knock: ¿Qué jugada es mayor?|¿La mayor?
¿Qué jugada es la más alta?
Gran ramino, luego ramino, luego dieci o sette.""",
    """equal_ramino TUS-9 score: Raminos iguales|Dos raminos
Dos raminos son iguales. ¿Qué palo gana?
Primero ♠, luego ♣, ♦ y ♥.""",
    """equal_dieci TUS-10 score: Dieci o sette iguales|Dos dieci
Dos dieci son iguales. ¿Quién gana?
Más cartas de un palo, luego la más alta de él, luego el palo.""",
    """gap_7_j TUS-1 meld: ¿6-7-J, escalera?|6-7-J
¿Es 6-7-J de un palo una escalera?
deck=german36: No, con la baraja alemana: en medio están 8, 9 y 10.
*: Sí, con la baraja italiana: 7 y J van seguidas.""",
    """last_discard TUS-8 knock: El descarte de quien gana|¿El descarte?
¿Puedo usar el último descarte de quien gana?
Sí. Si te da una jugada que gana, vale la más alta.""",
    """stock TUS-11 knock: Mazo acabado|Sin mazo
Se ha acabado el mazo y no ha ganado nadie. ¿Y ahora?
Gana quien tiene más puntos en cartas. Con los mismos no suma nadie.""",
    """first_draw TUS-2 turn: El primer robo|Primer robo
¿Puede el primer jugador tomar de los descartes?
Aún no los hay: no se descubre ninguna carta. Se empieza robando del mazo.""",
    """which_way TUS-3 turn: ¿En qué sentido?|¿Sentido?
Juegan tres o cuatro. ¿Quién sigue?
Quien está a la derecha.""",
    """ace TUS-12 meld german_ace: ¿As alto o bajo?|¿As alto?
Baraja alemana: ¿es alto el as?
deck=italian40 *: Aquí se juega con la baraja italiana. Su as es bajo y vale 1.
high: Sí, por encima del rey. Vale 11.
low: No. Va junto al 6 y vale 1.""",
    """worth TUS-13 score hand_values: ¿Cuánto vale una mano?|¿Cuánto vale?
¿Qué suma una mano ganada?
one: Uno.
ranked: Gran ramino 3, ramino 2, cualquier otra 1.""",
)
