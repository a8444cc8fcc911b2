"""The rules of Ginski in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """GSK-1 deal src: Tres jugadores, 70 cartas de Rumski, diez por jugador.
A Ginski juegan exactamente tres, con la baraja de Rumski de 70 cartas: cinco colores de 1 a 13 y
cinco comodines. Se reparten diez cartas por jugador y se descubre una.""",
    """GSK-2 turn both: La carta descubierta se ofrece; al final, a quien reparte.
La carta descubierta se ofrece a quien está a la izquierda de quien reparte, luego a los demás por
orden y al final a quien reparte. Tomarla es el robo de ese jugador: descarta una carta, su turno
acaba y sigue quien está a su izquierda. Si pasan los tres, quien está a la izquierda de quien
reparte empieza robando. (La fuente se contradice aquí: deja elegir a quien reparte cuando ya han
pasado los tres, y quien reparte es uno de los tres. Meldmate pregunta a cada uno una vez, al final
a quien reparte.) Con la regla de la casa upcard_offer=no la carta descubierta no se ofrece: quien
está a la izquierda de quien reparte empieza, y roba del mazo o toma la descubierta.""",
    """GSK-3 meld src: Escaleras: de un color. Grupos: de un valor. 3 o más.
Una escalera son tres o más cartas seguidas de un mismo color, de 1 (la más baja) a 13 (la más
alta), y no sigue del 13 al 1. Un grupo son tres o más cartas de un mismo valor, de cualquier color.""",
    """GSK-4 meld both: Un comodín por combinación como mucho.
Una combinación tiene un comodín como mucho; el comodín vale por un número de 1 a 13. Un grupo puede
tener las cinco cartas de un valor y un comodín.""",
    """GSK-5 cards src: Cada carta cuenta su número; un comodín, 20.
En mano una carta cuenta su número, un comodín 20. Así que diez cartas suman 165 como mucho.""",
    """GSK-6 knock src: Con 13 puntos en mano o menos se puede cerrar.
Se puede cerrar la mano si, después de robar y descartar, las diez cartas que quedan tienen 13
puntos en mano o menos. La regla de la casa end_limit pone otro límite, de 1 a 25.""",
    """GSK-7 score src: Quien cierra suma los puntos de los otros menos los suyos.
Quien cierra la mano, si no hay undercut, suma los puntos en mano de los dos contrarios menos los
suyos. Ejemplo: 15 + 20 - 8 = 27.""",
    """GSK-8 score src: Ginski, sin cartas sueltas: 25 más. Sin undercut.
Ginski es cerrar la mano sin cartas sueltas. Suma 25 más los puntos en mano de los dos contrarios, y
no cabe undercut.""",
    """GSK-9 score src: Big Ginski, las once cartas ligadas: 31 más.
Big Ginski es ligar las once cartas, las diez en mano y la recién robada, sin nada que descartar.
Suma 31 más los puntos en mano de los dos contrarios.""",
    """GSK-10 score both: Undercut: un contrario con menos puntos gana, y 25 más.
Un contrario con menos puntos en mano que quien cierra tiene undercut; con los mismos no basta. Suma
25 más los puntos en mano de los otros dos. Ejemplo: quien cierra tiene 9, un contrario 20, el otro
5: 25 + 9 + 20 = 54. (La frase de la fuente cuenta solo los puntos de quien cierra, su ejemplo los
de los dos; la regla de la casa undercut_pays=ender_only sigue la frase: 25 + 9 = 34.)""",
    """GSK-11 score gap: Los dos contrarios con menos: gana el más bajo.
Si los dos contrarios tienen menos puntos en mano que quien cierra, el undercut es del más bajo. Si
tienen los mismos, es de quien está más cerca a la izquierda de quien cierra; con la regla de la
casa undercut_tie=both suman los dos.""",
    """GSK-12 win both undercut_tie: Gana quien llega primero a 100.
Gana quien llega primero a 100 o más; se mira después de cada mano. La regla de la casa target pone
otro número. Si con undercut_tie=both llegan dos a la vez, gana el total más alto, y con los mismos
puntos se comparte la victoria.""",
    """GSK-13 table both: El reparto pasa a la izquierda; empieza la más baja.
Tras cada mano el reparto pasa a la izquierda. Para el primer reparto cada cual saca una carta, y
reparte la más baja, como en Rumski.""",
    """GSK-14 knock gap: Nadie añade cartas a las de otros.
Al acabar una mano nadie añade cartas a las combinaciones de los demás.""",
    """GSK-15 odd gap: Mazo acabado: se barajan los descartes.
Cuando se acaba el mazo, los descartes, menos el último, se barajan y son el nuevo mazo. Con la
regla de la casa stock_out=void, en cambio, se anula la mano (ALL-1).""",
    """GSK-16 turn src: Un turno: robar una carta y descartar otra.
En su turno, cada cual roba la primera carta del mazo o toma el último descarte, y descarta una
carta; quien cierra la mano la pone boca abajo. Con Big Ginski (GSK-9) no se descarta nada.""",
)
