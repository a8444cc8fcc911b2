"""The rules that all games share in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """ALL-1 odd gap: Mal reparto o mano anulada: reparte la misma persona.
Tras un mal reparto, o cuando se anula una mano, reparte otra vez la misma persona y no suma nadie.
En Rummoli la puesta se queda en el tablero.""",
    """ALL-2 table gap limit: Quien deja la partida conserva sus puntos y no puede ganar.
Se puede dejar la partida entre dos manos. Los puntos de quien se va quedan como están, ya no puede
ganar y ya no reparte. En Rumino, y en Cualquier juego con limit=out, cuenta como quien queda fuera.
En Rummoli se lleva sus fichas, que salen del juego; una deuda no se cobra en fichas, sino que se
muestra y se sigue debiendo en las cuentas (ALL-12). Si quedan menos jugadores de los que pide el
juego, la partida termina y valen los puntos que hay.""",
    """ALL-3 table gap chips_each: Se puede entrar entre dos manos, salvo en Ginski.
Se puede entrar entre dos manos, en el sitio que decida la mesa, hasta el máximo del juego. En
Rumino se empieza con el total más alto de quienes siguen en juego; en Rummoli, con tantas fichas
nuevas como tuvo cada cual al principio; en Rumski y en Ramino toscano, con 0; en Cualquier juego,
con los puntos que se digan, y se ofrecen los peores de quienes siguen en juego. Quien se fue puede
volver: a su sitio y con sus puntos; en Rummoli, con las fichas que se llevó, o con 0 en lugar de
una deuda (ALL-12); en Rumino, con el total más alto de quienes siguen en juego si es mayor que el
suyo; quien había quedado fuera (RMN-12) sigue fuera. En una partida de Ginski no puede entrar
nadie; en Gin Rummy, a dos se une un tercero (GIN-18). Una meta que depende del número de jugadores
se queda como al principio.""",
    """ALL-4 win gap wins limit: Si se para antes, valen los puntos que hay.
Se puede parar antes de que las reglas acaben la partida. Entonces deciden los puntos que hay, entre
quienes siguen en juego: donde gana el total más bajo, como en Rumino y en Cualquier juego con
wins=low, el más bajo; si no, el más alto. En Gin Rummy antes se suman las manos ganadas (GIN-14).
Con los mismos puntos se comparte la victoria.""",
    """ALL-5 score gap: Una penalización o una corrección a mano, con su motivo.
La mesa puede poner una penalización o corregir los puntos a mano, con un motivo: puntos de más o de
menos para un jugador. En Rummoli las fichas pasan entre jugadores o casillas del tablero; no se
crea ni se pierde ninguna (RML-16).""",
    """ALL-6 table gap: Repartió otra persona: se dice, y se sigue desde ahí.
Si repartió otra persona, o va a repartir ahora, se dice, y el reparto sigue desde ella.""",
    """ALL-7 odd gap: Con una carta de menos se cuenta; con una de más no se gana.
Si al acabar a alguien le falta una carta, se cuentan las que tiene. Quien tiene una carta de más no
puede cerrar ni ganar la mano, y cuentan todas sus cartas. Qué pasa con un número equivocado
mientras se juega, o si falta o sobra más de una, no está decidido aquí: la mesa se pone de acuerdo,
y sigue o anula la mano (ALL-1).""",
    """ALL-8 score gap: Puntos equivocados: se corrige la mano, cuando sea.
Para corregir unos puntos se corrige su mano. Se puede hacer en cualquier momento, también tras el
fin de la partida. Todo lo posterior se calcula de nuevo, y se muestra lo que cambia.""",
    """ALL-9 table gap: Un empate en el sorteo del reparto se repite.
Si el sorteo de quién reparte primero queda en empate, quienes empatan sacan otra carta. También
quien saca un comodín.""",
    """ALL-10 win gap limit: Al final de una partida cada jugador tiene su puesto.
Al final de una partida cada jugador tiene su puesto, no solo quien gana. En Rumino, y en Cualquier
juego con limit=out, quienes quedaron fuera van detrás de quienes siguen en juego; primero, quien
quedó fuera más tarde.""",
    """ALL-11 odd gap: Un anuncio falso no cuenta; el juego sigue.
Un anuncio falso (un cierre con demasiados puntos en mano, un Rumino que no lo es, un dieci que no
lo es) no cuenta: esas cartas quedan a la vista en la mesa y el juego sigue. Una mesa que lo quiera
castigar lo hace a mano (ALL-5). Quien anuncia más de lo que tiene (Ginski por un cierre normal con
algún punto en mano, gin por un cierre) suma lo que tiene.""",
    """ALL-12 win gap: Las cuentas: lo que unos pagan, otros lo cobran.
Si se juega con dinero, lo que paga uno lo cobra otro: en total da cero. Con dinero por punto, entre
dos jugadores se paga lo que cambió su diferencia mientras los dos estaban en la mesa: desde que
entró el último hasta que se fue el primero. Las manos jugadas sin uno de ellos no afectan al otro.
Una deuda con la que alguien se va de Rummoli (ALL-2) la debe esa persona, vuelva o no. Quien vuelve
con 0 en lugar de una deuda cuenta como si hubiera comprado esas fichas. Donde los puntos ya son
pagos (como en Doppelkopf, y por ANY-10, o ANY-9 con 0), el dinero por punto se paga una vez por
cada punto ganado o perdido, o por la diferencia si la mesa lo acuerda; lo que dejan las
correcciones a mano (ALL-5) se reparte entre quienes están entonces en la mesa.""",
    """ALL-13 cards src: Palabras: combinación, puntos en mano, mazo, descartes.
Una combinación es un grupo o una escalera; cada juego dice con qué cartas se forma. Las cartas
sueltas son las que no están en ninguna combinación, y los puntos en mano son lo que suman. El mazo
es el montón boca abajo del que se roba. Los descartes están boca arriba, y solo se puede tomar el
último, si la regla de un juego no dice otra cosa.""",
    """ALL-14 odd gap: Lo que las reglas dejan abierto lo acuerda la mesa.
Algunas preguntas tienen distinta respuesta en cada mesa, y ninguna regla las decide aquí. Están en
una lista con las respuestas que se juegan (Dudas). La mesa acuerda una; de ahí en adelante vale en
esta partida. Un acuerdo es una anotación como otra cualquiera, y no cambia los puntos.""",
    """ALL-15 table gap: Un orden de sitios equivocado se arregla entre dos manos.
Si alguien está en otro sitio del anotado, o cambia de sitio, el orden se cambia entre dos manos.
Quién reparte después no cambia; de ahí en adelante el reparto pasa según el nuevo orden, y las
manos anteriores se quedan como estaban. Los compañeros no cambian de sitio, porque los sitios hacen
las parejas; tampoco los tres de una partida de Gin Rummy en que uno descansa (GIN-18). Entre dos
solo hay un orden.""",
)
