"""What players of Gin Rummy ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """equal GIN-9 knock undercut_tie: Los mismos puntos|Lo mismo
El contrario tiene los mismos puntos que quien cierra. ¿Quién gana?
knock_limit=gin *: Aquí no cierra nadie. Solo gin acaba una mano.
opponent: El contrario. Los mismos puntos ya son undercut.
knocker: Quien cierra, con 0 puntos. Los mismos puntos no son undercut.""",
    """undercut_pays GIN-9 score undercut_bonus: Undercut: ¿cuánto?|¿Undercut?
¿Qué suma un undercut?
knock_limit=gin *: Aquí no cierra nadie. Solo gin acaba una mano.
spades_double=yes *: {value} y la diferencia de puntos; con picas descubiertas, el doble.
*: {value} y la diferencia de puntos.""",
    """gin_pays GIN-10 score gin_bonus: Gin: ¿cuánto?|Gin
¿Qué suma gin?
spades_double=yes *: {value} y los puntos en mano del contrario; con picas descubiertas, el doble.
*: {value} y los puntos en mano del contrario.""",
    """big_gin GIN-11 score big_gin: Gran gin
Las once cartas están ligadas. ¿Vale eso más que gin?
no: No. Cuenta como gin.
spades_double=yes *: Sí: {value} y los puntos del contrario; con picas descubiertas, el doble.
*: Sí. Suma {value} y los puntos en mano del contrario.""",
    """limit GIN-6 knock knock_limit: ¿Con cuánto se cierra?|¿Cierre?
¿Con cuántos puntos en mano puedo cerrar?
oklahoma_ace=gin upcard: El valor de la carta descubierta como mucho; una figura es 10, un as 0.
upcard: Con el valor de la carta descubierta como mucho. Una figura es 10.
gin: Con ninguno. Solo gin acaba una mano.
*: Con {value} como mucho, tras el descarte.""",
    """ace_up GIN-6 knock oklahoma_ace: Oklahoma: as descubierto|As descubierto
La carta descubierta es un as. ¿Quién puede cerrar?
knock_limit=upcard 1: Quien tiene 1 punto en mano como mucho.
knock_limit=upcard gin: Nadie. Solo gin acaba la mano.
knock_limit=gin *: Nadie. Aquí solo gin acaba una mano.
*: El as no cambia nada aquí. El límite para cerrar es el normal.""",
    """spade_up GIN-6 score spades_double: Picas descubiertas|♠ descubierta
La carta descubierta es de picas. ¿Cuentan doble los puntos?
no: No. El palo no cambia nada.
yes: Sí. Todos los puntos de esta mano cuentan doble.""",
    """last_two GIN-12 knock last_discard: ¿El último descarte?|¿El último?
Quedan dos cartas en el mazo. ¿Puedo tomar aún el último descarte?
players=4 no: No. La mano queda en empate. Cuenta 0 y no se reparte otra vez.
knock_limit=gin knock: Sí, pero solo para hacer gin con él.
no: No. La mano se anula, y reparte la misma persona.
knock: Sí, pero solo para cerrar o hacer gin con él.""",
    """lay_off_gin GIN-7 knock: ¿Añadir con gin?|¿Con gin?
Mi contrario hace gin. ¿Puedo añadir?
No. Con gin no añade nadie.""",
    """knocker_lays GIN-7 knock: ¿Añade quien cierra?|Cierro: ¿añado?
He cerrado. ¿Puedo añadir a las combinaciones del contrario?
knock_limit=gin: Aquí no cierra nadie. Solo gin acaba una mano.
*: No. Solo añade el contrario.""",
    """lay_longer GIN-7 knock: ¿Añadir dos seguidas?|¿Añadir dos?
¿Puedo añadir la J después de añadir el 10 a 7-8-9?
knock_limit=gin: Aquí no cierra nadie. Solo gin acaba una mano.
*: Sí. Las combinaciones que mostró quien cierra pueden crecer.""",
    """thrown_back GIN-3 turn: ¿Descartar la misma?|¿La misma?
¿Puedo descartar la carta que acabo de tomar?
Del mazo sí. De los descartes, no en el mismo turno.""",
    """corner GIN-4 meld: ¿Q-K-A, escalera?|Q-K-A
¿Es Q-K-A una escalera? ¿Y K-A-2?
No. El as es bajo: solo A-2-3 es una escalera.""",
    """twice GIN-4 meld: ¿En dos combinaciones?|¿En dos?
¿Puede contar una carta en un grupo y en una escalera?
No. Una carta está en una sola combinación.""",
    """next_deal GIN-1 before deals: ¿Quién reparte ahora?|¿Reparte?
¿Quién reparte la mano siguiente?
players=3 idle_deals=yes *: Quien perdió la mano y descansa.
players=3 *: Quien entra. Quien pierde descansa.
players=4 alternate: Quien está a la izquierda de quien reparte.
players=4 loser: Uno de la pareja que perdió la ronda.
players=4 winner: Uno de la pareja que ganó la ronda.
alternate: El otro jugador. El reparto se alterna.
loser: Quien perdió la mano.
winner: Quien ganó la mano.""",
    """first_card GIN-2 deal upcard_offer: La primera carta|La primera
¿Puede tomar la carta descubierta quien reparte?
yes: Sí, si el otro pasa. Si pasan los dos, roba el otro.
no: No. No se ofrece: el otro jugador roba o la toma.""",
    """shutout GIN-14 win shutout: A cero
Quien pierde no ganó ninguna mano. ¿Qué recibe quien gana?
players=3 double: Si los otros dos no ganaron ninguna, se dobla el total de quien gana.
players=3 bonus_twice: Si los otros dos no ganaron ninguna, dos veces la prima de la partida.
double: El total de quien gana se dobla.
bonus_twice: La prima de la partida, dos veces.
no: Nada más.""",
    """boxes GIN-14 win box: Mano ganada (casilla)|Mano ganada
¿Qué se suma al final por cada mano ganada?
0: Nada.
extra_boxes=yes *: {value} puntos por cada una. Gin cuenta como dos más, un undercut como una más.
*: {value} puntos por cada una.""",
    """reached GIN-13 win: ¿Llegar con undercut?|¿Con undercut?
Llego a la meta con un undercut. ¿He ganado?
hollywood=no: Sí. Gana quien llega primero con sus manos, cierre quien cierre.
*: Una de las tres partidas, sí. Todo acaba cuando acaban las otras dos.""",
    """third_win GIN-15 win: Hollywood: tercera mano|Tercera mano
Hollywood: ¿dónde cuenta mi tercera mano ganada?
hollywood=no: Aquí no se juega Hollywood.
*: En todas las partidas abiertas. La segunda cuenta en dos.""",
    """third_game GIN-15 win hollywood: ¿Tercera partida doble?|¿La 3.ª doble?
Hollywood: ¿cuenta doble la tercera partida?
no: Aquí no se juega Hollywood.
yes: No. Las tres cuentan una vez.
last_twice: Sí, con todo lo que suma su final.""",
    """fourth_game GIN-15 win: Hollywood: ¿una cuarta?|¿Una cuarta?
Hollywood: una partida ha acabado. ¿Se empieza una cuarta?
hollywood=no: Aquí no se juega Hollywood.
*: No. Son tres partidas. Cuando acaban todas, se suman los totales.""",
    """look_back ALL-14 turn ?: ¿Mirar los descartes?|¿Descartes?
¿Puedo mirar los descartes anteriores?
no: No. Solo se ve el último.|Solo el último
yes: Sí, en cualquier momento.|Sí""",
    """count_stock ALL-14 turn ?: ¿Contar el mazo?|¿El mazo?
¿Puedo contar las cartas que quedan en el mazo?
yes: Sí, sin verlas, en cualquier momento.|Sí
no: No.|No""",
    """wrong_count GIN-16 turn: Cartas de más o de menos|No son diez
Un jugador ya robó y no tiene diez cartas. ¿Y ahora?
El otro elige: repartir otra vez, o se arregla en el turno siguiente.""",
    """shown_card GIN-17 deal: Carta vista al repartir|Carta vista
Al repartir se da la vuelta a una carta. ¿Y ahora?
Reparte otra vez la misma persona. Una carta enseñada después se recoge.""",
    """three GIN-18 table idle_deals: Tres: ¿quién reparte?|3: ¿reparte?
Juegan tres. ¿Quién descansa y quién reparte?
yes: Descansa quien reparte. Quien pierde reparte la mano siguiente.
no: Descansa quien pierde. Reparte quien entra.""",
    """four GIN-19 table: Cuatro jugadores|Entre cuatro
Cuatro juegan en dos parejas. ¿Qué suma una ronda?
La pareja que gana más suma la diferencia, como una mano ganada.""",
    """extra GIN-14 win extra_boxes: ¿Más casillas por gin?|¿Más por gin?
¿Cuentan gin y undercut como más manos ganadas?
box=0 *: Aquí una mano ganada no suma nada al final.
no: No. Cada mano ganada cuenta una vez.
yes: Sí. Gin cuenta como dos más, un undercut como una más.""",
)
