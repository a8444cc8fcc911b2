"""What players of Rummoli ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """who_leads RML-9 turn first_lead: ¿Quién sale primero?|¿Quién sale?
El póker ha terminado. ¿Quién sale en el juego de los palos?
winner: Quien ganó el póker.
left: Quien está a la izquierda de quien reparte.
dealer: Quien reparte.""",
    """lowest RML-9 turn lowest: ¿Con cualquier carta?|¿Cualquiera?
Tengo la primera salida. ¿Puedo salir con cualquier carta?
first_suit=black hand: No. Sales con la carta negra más baja de tu mano.
first_suit=black suit: Eliges un palo negro, y sales con la más baja que tengas de él.
hand: No. Sales con la carta más baja de tu mano. De varias, con cualquiera.
suit: Eliges el palo, y sales con la más baja que tengas de él.""",
    """after_stop RML-10 turn next_lead: Tras una parada|Parada
Un palo se ha parado. ¿De qué sale quien jugó la última?
colour: De un palo del otro color.
suit: De cualquier otro palo; puede ser del mismo color.
any: De cualquier palo, también del mismo.""",
    """first_suit RML-9 turn first_suit: ¿Empieza una negra?|¿Negra?
¿Tiene que ser negra la primera carta?
lowest=suit black: Sí, la carta más baja de un palo negro.
any: No. La carta más baja puede ser de cualquier palo.
black: Sí, la carta negra más baja.""",
    """no_colour RML-24 turn pass_chip: Nada con que salir|Sin salida
Tengo la salida, y nada con que pueda salir. ¿Y ahora?
no: Sale el siguiente de la izquierda que puede. No pagas nada.
lead: Pones una ficha en Rummoli. Sale el siguiente de la izquierda que puede.
turn: Pones una ficha en Rummoli. Sale el siguiente de la izquierda que puede.""",
    """no_next RML-24 turn pass_chip: Sin la siguiente|No la tengo
No tengo la carta siguiente. ¿Pago?
no: No.
lead: No. Solo paga quien no puede salir.
turn: Sí, una ficha a Rummoli cuando te toca.""",
    """deadlock RML-11 knock: No puede salir nadie|Bloqueo
Nadie tiene una carta con que se pueda salir. ¿Y ahora?
La mano termina. Cada cual pone en Rummoli una ficha por cada carta que le queda.""",
    """split_run RML-12 turn: 7-8-9 entre dos
Dos jugadores juegan las cartas de una casilla de varias. ¿Quién la cobra?
collect=held: Se cobra antes del póker, quien tenga todas sus cartas.
*: Nadie. Uno solo tiene que jugar todas sus cartas, seguidas.""",
    """one_of_run RML-12 turn: Una carta de varias|Una de varias
¿Cobro una casilla de varias cartas con una de ellas?
No. Una sola de sus cartas no cobra nada.""",
    """unplayed RML-14 score: Premio sin jugar|Sin jugar
La mano acabó antes de jugar mi carta de premio. ¿La cobro?
collect=held: Se cobra antes del póker, teniéndola en mano. Después no cobra nada.
*: No. Las fichas se quedan en la casilla para la mano siguiente.""",
    """forgot_pay RML-12 turn unclaimed: Olvidé cobrar|Sin cobrar
Jugué una carta de premio y olvidé cobrar. ¿Es tarde?
collect=held stays: Sí, si ya empezó el póker. Las fichas se quedan.
paid: No. Una carta de premio cobra aunque se olvide pedirlo.
stays: Sí, si ya se jugó la carta siguiente. Las fichas se quedan.""",
    """missed_card RML-18 turn: Carta pasada por alto|Pasada
Tenía la carta siguiente y no la jugué. ¿Y ahora?
Se juega cuando se nota, y se pone una ficha en Rummoli.""",
    """wrong_lead RML-18 turn: Salida indebida|Mala salida
Un jugador salió con una carta indebida. ¿La puede retirar?
Hasta que alguien la siga. Luego vale.""",
    """dead_hand RML-18 deal: Miró cartas de fuera|Miró cartas
Un jugador miró las cartas fuera de juego. ¿Qué cuesta?
Una ficha, a Rummoli.""",
    """dead_open RML-23 deal: ¿Ver las de fuera?|¿Verlas?
¿Se pueden ver las cartas fuera de juego?
No. Están boca abajo hasta que acaba la mano.""",
    """late_ante RML-18 before: Puesta olvidada|Puesta tarde
Un jugador olvidó una puesta. ¿Y ahora?
Se pone cuando se nota. Si ya se cobró la casilla, va a quien la cobró.""",
    """dealer_ante RML-4 before dealer_ante: ¿Más quien reparte?|¿Reparte: más?
¿Pone quien reparte más que los demás?
same: No. Todos ponen lo mismo.
double: Sí, el doble en cada casilla.""",
    """first_out RML-13 knock: Quien acaba: ¿cuánto?|¿Quien acaba?
¿Qué cobra quien antes se queda sin cartas?
Las fichas de Rummoli, y de cada uno de los demás una ficha por carta.""",
    """folded RML-20 poker: La mejor, sin ir|No fui
No fui, pero mi jugada era la mejor. ¿Gano el bote?
poker=showdown: Aquí van todos. No hay apuestas, y todos enseñan.
*: No. Quien no fue no lo puede ganar.""",
    """bets RML-7 poker poker: ¿Se apuesta?
¿Se apuesta en el póker?
showdown: No. Todos enseñan, y la mejor jugada cobra Póker.
first_bet=dealer betting: Sí, por turnos desde quien reparte.
betting: Sí, por turnos desde la izquierda de quien reparte.""",
    """first_bet RML-7 poker first_bet: ¿Quién apuesta primero?|¿El primero?
¿Quién apuesta primero en el póker?
poker=showdown: Nadie. Aquí no hay apuestas.
left: Quien está a la izquierda de quien reparte.
dealer: Quien reparte.""",
    """all_in RML-20 poker side_pots: Con todo y poco|Va con todo
Un jugador va con todo, y es menos que la apuesta. ¿Qué puede ganar?
poker=showdown: Aquí no apuesta nadie.
yes: De cada uno, lo mismo que puso. El resto es un bote aparte.
no: Todo el bote.""",
    """low_straight RML-8 poker wheel: A-2-3-4-5
¿Es A-2-3-4-5 una escalera?
yes: Sí, la más baja.
no: No. El as es alto.""",
    """equal_poker RML-8 poker side_pots: Jugadas iguales|Iguales
Dos jugadas de póker son iguales. ¿Quién gana el bote?
poker=showdown: Lo comparten. Los palos no cuentan, y lo que no se divide se queda.
no: Lo comparten. Los palos no cuentan, y lo que no se divide se queda.
yes: Lo comparten. Los palos no cuentan. Fichas sueltas: una a una desde la izquierda.""",
    """no_chips RML-15 score short: Sin fichas
Un jugador no puede pagar. ¿Y ahora?
owes: Debe las fichas y sigue jugando.
all_in: Paga lo que tiene. El resto se perdona.
rebuy: Antes compra fichas.""",
    """no_bid RML-6 deal: No puja nadie|Sin puja
Nadie puja por el muerto. ¿Y ahora?
Quien reparte se queda sus cartas, y el muerto queda fuera de juego.""",
    """seen_widow RML-6 deal: ¿Mirar y cambiar?|¿Mirar antes?
¿Puede quien reparte mirar el muerto antes de cambiar?
No. Quien cambia tiene que quedarse el muerto.""",
    """more_cards RML-5 deal: Una carta más que otros|Una más
Algunos tienen una carta más. ¿Se reparte otra vez?
No. No importa.""",
    """last_chips RML-17 win board_end: Fichas en el tablero|Las últimas
Se para aquí. ¿De quién son las fichas del tablero?
cut: De quien saca la carta más alta, o de la mejor jugada de cinco cartas.
divided: Se las reparten todos, lo más igual posible.""",
    """swap_pay RML-6 deal widow_for: ¿Cambiar con premio?|¿Con premio?
¿Puede quien reparte cambiar o comprar con una carta de premio en mano?
anyone: Sí, con cualquier carta.
no_pay_card: No. Solo sin cartas de premio en mano.""",
    """call_aloud RML-22 turn: ¿Decir las cartas?|¿Decirlas?
¿Hay que decir cada carta en voz alta?
Sí. Una que no se dijo está jugada igual. Se dice cuando alguien pregunta.""",
    """own_five ALL-14 poker ?: ¿Enseñar lo mejor?|¿Lo mejor?
¿Tengo que enseñar mis cinco mejores cartas en el póker?
free: No. Se pueden guardar cartas buenas.|Libre
best: Sí. Cuentan las cinco mejores.|Lo mejor""",
    """hearts RML-25 poker collect: ¿Cobrar antes?
¿Cobran las cartas de premio antes del póker?
played: No. Una carta de premio cobra al jugarse.
held: Sí, todas las que haya en mano. Al jugarlas no cobran más.""",
    """share_run RML-25 poker collect: 8-9-10 los dos|8-9-10, dos
Dos jugadores tienen una casilla de tres en distintos palos. ¿Quién cobra?
played: El primero que la juega entera.
held: Se reparten las fichas. Lo que no se divide se queda.""",
    """players RML-1 table: ¿Cuántos jugadores?|¿Cuántos?
¿Cuántos pueden jugar?
De 2 a 8.""",
)
