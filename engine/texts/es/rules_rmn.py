"""The rules of Rumino in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """RMN-1 table src: De 2 a 6 jugadores.
A Rumino se juega de dos a seis.""",
    """RMN-2 cards both: Dos barajas y cuatro comodines: 108 cartas.
Se barajan juntas dos barajas francesas y cuatro comodines: 108 cartas. (La fuente dice 104, sin
contar los comodines.)""",
    """RMN-3 deal both: Siete cartas por jugador; se descubre una.
Se reparten siete cartas por jugador. El resto es el mazo, y su primera carta se descubre para
empezar los descartes. Reparte primero quien saca la carta más alta. Empieza quien está a la
izquierda de quien reparte.""",
    """RMN-4 cards src: As 1, de 2 a 10 su número, J Q K y comodín 10.
En mano un as cuenta 1, las cartas de 2 a 10 su número; jota, reina, rey y comodín, 10 cada uno. Así
que siete cartas suman 70 como mucho.""",
    """RMN-5 meld both: Un grupo: 3 o 4 cartas de un valor.
Un grupo (trío o cuarteto) son tres o cuatro cartas de un mismo valor. Como hay dos barajas, puede
tener repetidas, por ejemplo dos 7♥; con la regla de la casa twins=no, no.""",
    """RMN-6 meld src: Una escalera: 3 o más seguidas de un palo, as bajo.
Una escalera son tres o más cartas seguidas de un mismo palo. El as solo es bajo: A-2-3 es una
escalera, Q-K-A no.""",
    """RMN-7 meld both: Un comodín vale por cualquier carta que falte.
Un comodín vale por cualquier carta que le falte a una combinación. Una combinación puede tener
cualquier número de comodines, o uno o dos como mucho si lo dice la regla de la casa
jokers_per_meld, pero al menos una de sus cartas no es comodín.""",
    """RMN-8 knock both: Con 7 puntos en mano o menos se puede cerrar.
Quien tiene 7 puntos en mano o menos puede cerrar, y la mano termina. Se cierra después de robar y
descartar, con siete cartas en mano; en algunas mesas se cierra en vez de robar, lo que no cambia
nada en los puntos. La regla de la casa knock_limit pone otro límite, de 1 a 15.""",
    """RMN-9 score both gin_bonus_for_all: Al cerrar, cada cual suma sus puntos en mano.
Cuando alguien cierra, cada jugador, también quien cierra, suma a su cuenta sus puntos en mano; sin
cartas sueltas se suma 0, o lo que dice RMN-10 con la regla de la casa gin_bonus_for_all=yes. Nadie
añade cartas a las de otros, y no hay undercut.""",
    """RMN-10 score both: Gin, sin cartas sueltas: 10 menos.
Quien cierra la mano sin cartas sueltas hace gin y quita 10 de su cuenta; los demás suman sus puntos
en mano. La cuenta puede bajar de cero, salvo que la regla de la casa floor_zero=yes la pare en 0.
Quien no tiene cartas sueltas cuando cierra otro suma 0; con gin_bonus_for_all=yes también quita 10.""",
    """RMN-11 win both: Rumino, siete iguales o seguidas, gana la partida.
Un Rumino son siete cartas de un mismo valor, o siete seguidas de un mismo palo. La partida acaba en
el acto y gana quien lo tiene, tenga los puntos que tenga. Los comodines pueden hacer de otras
cartas; con la regla de la casa natural_rumino=yes, no. Con three_gins=yes gana también la partida
quien hace gin en cada una de las tres primeras manos.""",
    """RMN-12 win both: Con 100 o más se queda fuera; gana el último en juego.
Quien tiene 100 puntos o más (out_at pone otro número) queda fuera; gana el último que queda por
debajo. Si una mano deja fuera a todos los que quedaban, gana el total más bajo, y con los mismos
puntos se comparte la victoria. Con la regla de la casa re_entry=once quien queda fuera puede
reengancharse una vez, entre dos manos y mientras queden otros dos en juego, con el total más alto
de quienes siguen en juego.""",
    """RMN-13 table both: El reparto pasa a la izquierda; quien está fuera no cuenta.
Tras cada mano el reparto pasa a la izquierda. Quienes están fuera no reparten.""",
    """RMN-14 odd gap: Mazo acabado: se barajan los descartes.
Cuando se acaba el mazo, los descartes, menos el último, se barajan y son el nuevo mazo. Con la
regla de la casa stock_out=void se anula la mano (ALL-1); con stock_out=score cada cual suma sus
puntos en mano, y como nadie ha cerrado, nadie hace gin.""",
    """RMN-15 turn both: Un turno: robar una carta y descartar otra.
En su turno, cada cual roba la primera carta del mazo o toma el último descarte, y descarta una
carta. La que se acaba de tomar de los descartes no se descarta en el mismo turno.""",
    """RMN-16 win both natural_rumino jokers_per_meld twins: Un Rumino no es una combinación: quien lo tiene gana.
Un Rumino no es una combinación de RMN-5, RMN-6 o RMN-7: las reglas de la casa twins=no y
jokers_per_meld no lo limitan, solo natural_rumino. En una mano anotada con las cartas se reconoce
un Rumino, lo tenga quien lo tenga, y la partida termina (RMN-11). Si varios tienen uno, comparten
la victoria.""",
)
