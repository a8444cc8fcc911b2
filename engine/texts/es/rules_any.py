"""The rules of Any game in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """ANY-1 table gap: De 2 a 12 jugadores, cualquier juego.
Cualquier juego lleva los puntos de lo que se juegue, de dos a doce jugadores. Aquí no se conocen
las reglas de ese juego: se suman puntos.""",
    """ANY-2 score gap: Puntos de todos por mano, de uno cada vez, o de quien gana.
Después de cada mano se anotan los puntos de todos. Con la regla de la casa entry=single se anotan
en cualquier momento los puntos de un jugador; se ofrece quien sigue, y una mano termina cuando
todos han anotado. Con entry=won solo se anota lo que gana quien gana (ANY-10).""",
    """ANY-3 win gap: Gana quien tiene más puntos, o menos.
Gana quien tiene más puntos. Con la regla de la casa wins=low gana quien tiene menos. Con los mismos
puntos se comparte la victoria.""",
    """ANY-4 win gap wins limit: Con un límite, la partida acaba cuando alguien llega.
Sin límite, la partida sigue hasta que la mesa la acaba (ALL-4). Con la regla de la casa target
acaba en cuanto alguien tiene esos puntos o más tras una anotación; ANY-3 dice quién gana. ANY-7
y ANY-13 cuentan otras formas.""",
    """ANY-5 deal gap entry: El reparto pasa a la izquierda, o no reparte nadie.
Reparte primero quien saca la carta más alta de una baraja francesa, y el reparto pasa a la
izquierda tras cada mano. Donde los puntos se anotan jugador por jugador, la mesa dice quién reparte
después (ALL-6). Con la regla de la casa deals=no no reparte nadie: ni se cambia quién reparte ni se
anulan manos.""",
    """ANY-6 score gap: Puntos de una mano: de -99999 a 99999.
En una mano se suma cualquier número entero de -99999 a 99999.""",
    """ANY-7 win gap target wins: Con el límite acaba la partida, o queda fuera el jugador.
Con la regla de la casa limit=out, quien tiene tantos puntos como el límite (regla de la casa
target), o más, queda fuera, y gana quien queda al final. Si llegan a la vez todos los que quedaban,
gana el mejor de ellos. Quien se va cuenta como fuera. Ejemplo: Scala 40, a 101 puntos.""",
    """ANY-8 win gap entry wins: La partida acaba tras un número de manos.
Con la regla de la casa rounds la partida acaba tras ese número de manos, y ANY-3 dice quién gana.
Donde los puntos son de uno cada vez (entry=single), acaba cuando todos los que siguen en juego han
anotado esas veces. Una mano anulada no cuenta.""",
    """ANY-9 score gap entry: Los puntos de una mano pueden tener que sumar un número.
Con la regla de la casa sum los puntos de todos en una mano tienen que sumar ese número: 0 donde los
demás pagan a quien gana, 26 en Corazones. Por encima de 0, nadie tiene menos de 0 ni más de ese
número; y uno puede tener 0 y cada uno de los demás ese número: quien se llevó todos los puntos se
los da a los demás. Los puntos del último jugador se ofrecen. Solo vale donde los puntos de todos se
anotan a la vez.""",
    """ANY-10 score gap wins: Pagan los demás: de uno a tres se reparten la ganancia.
Con la regla de la casa entry=won se nombra a quienes ganan la mano, de uno a tres, y lo que gana
cada cual; los demás lo pagan a partes iguales. Ejemplo: dos de cuatro ganan 6 cada uno, así que los
otros dos pagan 6 cada uno; a uno solo que gana 6 le pagan 2 cada uno de los tres. Con wins=low
quienes ganan pierden esos puntos y los demás los suman.""",
    """ANY-11 score gap target: Se empieza con 0, o con otros puntos.
Con la regla de la casa start se empieza con esos puntos, por debajo del límite si lo hay.""",
    """ANY-12 win gap target: El límite se puede subir durante la partida.
Durante la partida se puede subir el límite, por ejemplo de 100 a 150; deshacer lo devuelve. Quien
está fuera por ANY-7 sigue fuera.""",
    """ANY-13 win gap target entry wins: Con el límite los demás tienen un turno más.
Con la regla de la casa limit=turn, donde los puntos son de uno cada vez, la partida no acaba cuando
alguien llega al límite: cada uno de los demás tiene un turno más. Después ANY-3 dice quién gana. Si
por una corrección o un límite más alto ya no llega nadie, la partida sigue. Ejemplo: Farkle, a
10000.""",
)
