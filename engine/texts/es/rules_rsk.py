"""The rules of Rumski in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """RSK-1 table both: De 2 a 6 jugadores; la más baja reparte y lleva la cuenta.
A Rumski se juega de dos a seis, con la baraja de Rumski de 70 cartas: cinco colores de 1 a 13 y
cinco comodines. Cada cual saca una carta; la más baja reparte primero y lleva la cuenta. Con las
más bajas iguales se repite.""",
    """RSK-2 deal src: Diez cartas por jugador, doce entre dos.
Se reparten diez cartas por jugador; entre dos, doce. Se descubre una carta para empezar los
descartes. Empieza quien está a la izquierda de quien reparte.""",
    """RSK-3 turn both: Un turno: robar, bajar y descartar o pasar.
En un turno se roba, se bajan combinaciones y luego se descarta o se pasa. Se roba la primera carta
del mazo, se toma el último descarte o se toman todos los descartes. Quien toma todos los descartes
tiene que descartar al final del turno, si para entonces le quedan cartas.""",
    """RSK-4 meld src: Grupos: un valor. Escaleras: un color, seguidas. 3 o más.
Un grupo son tres o más cartas de un mismo valor, cada color una vez: la baraja no tiene más. Una
escalera son tres o más cartas seguidas de un mismo color, de 1 a 13, y no sigue del 13 al 1.""",
    """RSK-5 meld both: Un comodín por combinación: 3-W-W-3 no vale.
Una combinación tiene un comodín como mucho: 3-W-W-3 no vale. En una escalera un comodín vale por un
número de 1 a 13; un grupo puede tener las cinco cartas de un valor y un comodín.""",
    """RSK-6 meld both: Primero una combinación propia; luego, las de la mesa.
Solo se puede añadir a las combinaciones de la mesa, o recomponer estas, después de abrir, es decir,
de bajar una combinación hecha con cartas propias. Basta haber abierto antes en el mismo turno.""",
    """RSK-7 meld src: Se recompone libremente: nada sale y todo vale al final.
Las cartas de la mesa se pueden recomponer como se quiera, si todas siguen en la mesa y todas las
combinaciones valen al final del turno. Los comodines se mueven como cualquier carta. Ninguna carta
vuelve a la mano.""",
    """RSK-8 turn both: El descarte lleva el color o el número del último.
No hay que descartar, salvo después de tomar todos los descartes (RSK-3). El descarte tiene el color
o el número del último; si no hay descartes, vale cualquier carta. Un comodín se puede descartar
sobre cualquier carta, y cualquier carta sobre un comodín. Con la regla de la casa
wild_discard=never un comodín no se puede descartar.""",
    """RSK-9 knock src: Quien se queda sin cartas gana la mano en el acto.
Quien se queda sin cartas, bajándolas o descartando, gana la mano en el acto.""",
    """RSK-10 score src: Quien gana suma las cartas que quedan: 5, 10, comodín 25.
Quien gana la mano suma las cartas que les quedan a todos los demás: 5 por cada una de 1 a 9, 10 por
cada una de 10 a 13, 25 por cada comodín. Así que los puntos son múltiplos de cinco. De tanto robar
se juntan muchas cartas: el único límite es la baraja, que vale 550.""",
    """RSK-11 win src: Gana quien llega a 100 por el número de jugadores.
Gana quien llega primero a la meta: 100 por el número de jugadores, o el número que ponga la regla
de la casa target.""",
    """RSK-12 odd gap: Mazo acabado: se barajan los descartes.
Cuando se acaba el mazo, los descartes, menos el último, se barajan y son el nuevo mazo. Si no hay
nada que barajar, se sigue sin robar. Si todos pasan seguidos, se anula la mano: no suma nadie y
reparte la misma persona.""",
    """RSK-13 table gap: El reparto pasa a la izquierda.
Tras cada mano el reparto pasa a la izquierda.""",
    """RSK-14 odd gap: Una mesa que no vale se devuelve; el turno acaba.
Si la mesa no vale al final de un turno, se devuelve a como estaba, lo jugado vuelve a la mano y el
turno acaba. Un descarte que no vale se retira y se cambia por otro.""",
    """RSK-15 turn src: Sin descarte: se pasa, o se da un golpe en la mesa.
Quien no descarta acaba el turno diciendo «paso» o dando un golpe en la mesa. El golpe no dice más
que eso: acaba el turno, no la mano.""",
)
