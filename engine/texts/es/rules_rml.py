"""The rules of Rummoli in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """RML-1 table both: De 2 a 8 jugadores, una baraja, as alto.
A Rummoli se juega de dos a ocho, con una baraja francesa de 52 cartas; el as es alto. Reparte
primero quien saca la carta más alta; con cartas iguales se repite.""",
    """RML-2 chips both: Todos empiezan con las mismas fichas.
Las fichas se reparten al empezar a partes iguales, y lo que sobra queda fuera del juego. Cada
jugador tiene 50, o las que ponga la regla de la casa chips_each, o las que salgan de RML-21.""",
    """RML-3 chips both: Nueve casillas: Póker, Rummoli y siete de premio.
El tablero tiene nueve casillas: Póker, Rummoli y siete casillas de premio. La fuente no dice cuáles
son las siete. Las elige la regla de la casa board: rummoli tiene 10♠, J♦, Q♣, K♥, A♠, A-K de ♦ y
7-8-9 de un mismo palo cualquiera; tripoley tiene 10♥, J♥, Q♥, K♥, A♥, K-Q de ♥ y 8-9-10 de un mismo
palo cualquiera; o la mesa anota siete propias, cada una una carta, dos cartas de un palo o tres
valores seguidos de un mismo palo cualquiera. Esta regla de la casa solo cambia las casillas. Quien
juega con las reglas de Tripoley pone además collect=held (RML-25), first_bet=dealer (RML-7),
first_lead=dealer (RML-9), next_lead=suit (RML-10) y unclaimed=stays (RML-12).""",
    """RML-4 chips src: Antes de cada mano: una ficha en cada casilla.
Antes de cada mano cada jugador pone una ficha en cada una de las nueve casillas. La regla de la
casa ante pone otro número de fichas. Con dealer_ante=double quien reparte pone el doble.""",
    """RML-5 deal both: Se reparte toda la baraja, con una mano más: el muerto.
Se reparte toda la baraja, de carta en carta, a los jugadores y a una mano más, el muerto. El muerto
recibe cartas como si estuviera a la izquierda de quien reparte. Algunos tienen una carta más que
otros; no importa.""",
    """RML-6 deal both: Quien reparte puede cambiar con el muerto, o venderlo.
Quien reparte puede cambiar sus cartas por el muerto sin haberlo visto; o quedarse las suyas, vender
el muerto a quien más puje y quedarse el precio; o ninguna de las dos cosas. Quien cambia tiene que
quedarse el muerto. Las cartas que quedan están fuera de juego. Si no puja nadie, quien reparte se
queda sus cartas y el muerto queda fuera de juego. Con la regla de la casa widow_for=no_pay_card
solo puede cambiar por el muerto o pujar por él quien no tiene ninguna carta de premio en mano.""",
    """RML-7 poker both: Las cinco mejores cartas ganan Póker.
Cada jugador elige sus cinco mejores cartas. Enseñando: la mejor jugada cobra Póker. Apostando
(regla de la casa poker=betting): las apuestas van a Póker; lo cobra el último que va, o la mejor
jugada de quienes van. Apuesta primero quien está a la izquierda de quien reparte, o con la regla de
la casa first_bet=dealer quien reparte.""",
    """RML-8 poker both side_pots: Las jugadas, como en el póker; los palos no desempatan.
Las jugadas de póker son, de la más alta a la más baja: escalera de color, póker, full, color,
escalera, trío, doble pareja, pareja, carta alta. Los palos no desempatan. El as es alto, y bajo en
la escalera A-2-3-4-5, salvo con la regla de la casa wheel=no. Las mejores jugadas iguales se
reparten el bote; las fichas que no se pueden dividir se quedan en él para la mano siguiente, salvo
si hubo apuestas (RML-20).""",
    """RML-9 stops both lowest: Quien gana el póker sale con su carta más baja.
Quien gana el póker sale con la carta más baja de su mano; si hay varias, con cualquiera. Quien
tiene la siguiente de ese palo la juega, y así hasta el as, o hasta que la siguiente esté fuera de
juego o ya se haya jugado. Si varios se repartieron el bote, sale quien está más cerca a la
izquierda de quien reparte. Con la regla de la casa first_lead sale primero otro: quien está a la
izquierda de quien reparte (left), o quien reparte (dealer). Con first_suit=black la primera salida
es una carta negra; quien no tiene pasa la salida al siguiente de la izquierda que tenga.""",
    """RML-10 stops both: Palo parado: se sale con la más baja del otro color.
Quien jugó la última carta de un palo parado sale con la carta más baja de su mano de un palo del
otro color; de dos igual de bajas, con cualquiera. Quien no puede pasa la salida al siguiente de la
izquierda que pueda. Con la regla de la casa next_lead=suit se sale de cualquier otro palo; con
next_lead=any, de cualquiera, también del mismo. Con lowest=suit se elige uno de los palos de los
que se puede salir, también la primera vez (RML-9), y se sale con la carta más baja de ese palo.""",
    """RML-11 stops both next_lead: Bloqueo: una ficha a Rummoli por cada carta que queda.
Hay bloqueo si nadie tiene una carta del otro color; con la regla de la casa next_lead=suit, si
nadie tiene otro palo. La mano acaba, y cada jugador pone en Rummoli una ficha por cada carta que le
queda.""",
    """RML-12 stops both board collect: Una carta de premio cobra las fichas de su casilla.
Quien juega una carta de premio cobra las fichas de su casilla. Una casilla de varias cartas la
cobra quien juega todas, seguidas, sin una carta de otro en medio; una sola no cobra nada de ella.
Quien completa una de esas casillas en segundo lugar en una mano la encuentra vacía. Con la regla de
la casa unclaimed=stays las fichas hay que tomarlas antes de que se juegue la carta siguiente, y las
de una carta de premio en mano (RML-25), antes del póker; si no, se quedan en la casilla para la
mano siguiente.""",
    """RML-13 stops src: Quien acaba cobra Rummoli, y una ficha por carta.
Quien antes se queda sin cartas cobra las fichas de Rummoli, y cada uno de los demás le paga una
ficha por cada carta que le queda. La mano ha terminado.""",
    """RML-14 chips src: Lo no cobrado se queda; el reparto pasa a la izquierda.
Las fichas que nadie cobró se quedan en su casilla para la mano siguiente. El reparto pasa a la
izquierda.""",
    """RML-15 chips gap: Faltan fichas: se deben.
Quien tiene que pagar más de lo que tiene baja de cero, y se muestra como deuda (short=owes). Con la
regla de la casa short=all_in paga lo que tiene y el resto se perdona: si cobran varios, se lo
reparten lo más igual posible, y lo que sobra va a quien está más cerca a la izquierda de quien
paga; una puesta incompleta va primero a Póker, luego a Rummoli, luego a las casillas de premio en
el orden del tablero. Con short=rebuy quien no puede pagar tiene que comprar fichas antes. Las
fichas se pueden comprar siempre.""",
    """RML-16 chips gap: Ninguna ficha se crea ni se pierde.
Cada ficha está siempre en algún lugar. Lo que tienen los jugadores y lo que hay en las casillas
suma las fichas emitidas: las repartidas al empezar, las compradas desde entonces y las de quienes
entraron, menos las que se llevaron quienes se fueron. Esto vale tras cada anotación.""",
    """RML-17 win both: Final: las fichas del tablero, por sorteo o póker.
La partida termina cuando los jugadores quieren. Las fichas del tablero van a quien saca la carta
más alta, o a la mejor de unas jugadas de póker de cinco cartas repartidas para eso. Las mejores
jugadas iguales se las reparten lo más igual posible: lo que no se divide va desde la izquierda de
quien reparte, una ficha a cada uno. Con la regla de la casa board_end=divided se las reparten así
todos los jugadores: 23 fichas entre tres son 8, 8 y 7. Gana la partida quien tiene más fichas; con
las mismas se comparte la victoria.""",
    """RML-18 odd gap unclaimed: Puesta olvidada, carta pasada por alto, salida indebida.
Si no se dice otra cosa: una puesta olvidada se pone cuando se nota; si entretanto se cobró la
casilla, se le debe a quien cobró. Una carta que había que jugar se juega en cuanto se nota, y quien
la tenía pone una ficha en Rummoli. También quien mira las cartas fuera de juego. Una salida
indebida se puede retirar hasta que alguien la siga; luego vale. Una carta de premio cobra aunque se
olvide pedirlo, salvo con la regla de la casa unclaimed=stays (RML-12).""",
    """RML-19 turn both collect: El orden: puesta, muerto, póker, palos.
Una mano va en este orden: puesta, muerto, póker, juego de los palos; donde las cartas de premio se
cobran en mano (RML-25), eso va entre el muerto y el póker. Nada de una parte posterior se anota
antes que una anterior: ni carta de premio jugada, ni quedarse sin cartas, ni bloqueo mientras Póker
esté sin ganar, ni muerto tras la primera apuesta. Las fichas que el tablero conserva no se ponen
dos veces: tras un mal reparto la puesta se queda (ALL-1). El sorteo del tablero (RML-17) va entre
dos manos.""",
    """RML-20 poker both poker first_bet side_pots: Apuestas: por turnos, con botes aparte.
Se apuesta por turnos desde quien apuesta primero según RML-7. Cada jugador apuesta, iguala, sube o
no va; mientras no haya apuesta también puede pasar. Termina cuando todos los que van han puesto lo
mismo, o solo queda uno. Quien no fue no puede ganar un bote, tenga lo que tenga; al enseñar, todos
los que van muestran sus cartas. Quien tiene pocas fichas para igualar va con todo lo que tiene.
Nadie apuesta más de lo que tiene, ni sube donde nadie podría responder. Nadie gana de otro más de
lo que él mismo puso: hay un bote principal y botes aparte, y cada bote lo gana la mejor jugada de
quienes están en él. Quien gana el bote principal ha ganado el póker (RML-9). Las fichas que nadie
más puso vuelven. Lo que había en Póker antes de apostar está en el bote principal; quien no tiene
fichas está solo en ese, sin apostar. Con jugadas iguales se reparte un bote, y las fichas sueltas
van de una en una desde la izquierda de quien reparte; si nadie apostó, se quedan (RML-8). Con la
regla de la casa side_pots=no hay un solo bote, que puede ganar quien siga yendo, y lo divide RML-8.
Una mesa que no anota cada apuesta puede anotar cuántas fichas tiene el bote en total y quién no
fue; entonces es un solo bote.""",
    """RML-21 chips both chips_each: Se dice cuántas fichas hay; a todos las mismas.
Para repartir las fichas (RML-2) se puede decir cuántas hay en total (regla de la casa chips_total).
Cada jugador recibe las mismas, y lo que no se divide sobra, fuera del juego: 250 fichas para seis
jugadores son 41 por jugador, y sobran 4.""",
    """RML-22 stops both: Una carta se juega boca arriba y se dice en voz alta.
Una carta se juega boca arriba delante de su jugador, que la dice en voz alta. Una carta que no se
dijo está jugada igual, y se dice cuando alguien pregunta.""",
    """RML-23 deal both: Las cartas fuera de juego, boca abajo; nadie las mira.
Las cartas que quedan tras el muerto (RML-6), fuera de juego, están boca abajo, para que nadie las
conozca hasta que acabe la mano. Quien las mira lo paga (RML-18); las cartas siguen fuera de juego.""",
    """RML-24 stops gap: Quien tiene que pasar no paga, o una ficha a Rummoli.
Quien tiene que pasar no paga nada. Con la regla de la casa pass_chip=lead quien tiene la salida y
no puede salir (RML-9, RML-10) pone una ficha en Rummoli, y también cada uno de los siguientes hasta
que alguien sale. Con pass_chip=turn el turno va hacia la izquierda por cada carta: también paga
aquel a quien le toca y no tiene la carta siguiente, y si no la tiene nadie, todos menos quien jugó
la última. Si no se puede salir con ninguna carta, por eso no paga nadie: es un bloqueo (RML-11).
Tras un as, o donde la siguiente ya se jugó, no pasa nadie.""",
    """RML-25 deal gap: Corazones: con collect=held se cobra antes del póker.
Con la regla de la casa collect=held las cartas de premio cobran al tenerlas en mano, no al
jugarlas. En Tripoley esta parte se llama Corazones. Va después del muerto y antes del póker
(RML-19): quien tiene la carta de una casilla la enseña y cobra; quien tiene las dos cartas de una
casilla de dos cobra también esa. Si varios tienen una casilla de tres en distintos palos, se
reparten sus fichas, y lo que no se divide se queda en ella. Las cartas se conservan para el póker y
el juego de los palos.""",
)
