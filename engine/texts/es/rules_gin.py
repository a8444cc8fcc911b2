"""The rules of Gin Rummy in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """GIN-1 table gap: Dos jugadores, una baraja francesa, as bajo.
A Gin Rummy juegan dos con una baraja francesa, o tres (GIN-18), o dos parejas (GIN-19); el as es
bajo. Se trata de ligar las diez cartas en combinaciones. Reparte primero quien saca la carta más
alta, y luego se alternan. Con la regla de la casa deals=loser reparte la siguiente quien perdió la
mano; con deals=winner, quien la ganó.""",
    """GIN-2 deal gap: Diez cartas por jugador, una se descubre y se ofrece.
Se reparten diez cartas por jugador, de una en una, y se descubre la siguiente. El otro jugador la
puede tomar; si pasa, la puede tomar quien reparte. Quien la toma descarta una carta. Si pasan los
dos, el otro jugador empieza robando del mazo. Con la regla de la casa upcard_offer=no la carta
descubierta no se ofrece: el otro jugador empieza, y roba del mazo o toma la descubierta.""",
    """GIN-3 turn gap: Un turno: robar una carta y descartar otra.
Por turnos, se roba la primera carta del mazo o se toma el último descarte, y se descarta una carta.
La que se acaba de tomar de los descartes no se descarta en el mismo turno.""",
    """GIN-4 meld gap: Grupos: 3 o 4 de un valor. Escaleras: 3 o más de un palo.
Un grupo (trío o cuarteto) son tres o cuatro cartas de un mismo valor. Una escalera son tres o más
cartas seguidas de un mismo palo; A-2-3 es una escalera, Q-K-A no. Una carta está en una sola
combinación. Ejemplo: 7♠ 8♠ 9♠ y 4♥ 4♦ 4♣ son dos combinaciones.""",
    """GIN-5 cards gap: As 1, figuras 10, las demás su número.
Las cartas sueltas son las que no están en ninguna combinación, y los puntos en mano son lo que
suman: un as cuenta 1, J, Q y K cuentan 10, las demás su número. Así que diez cartas suman 100 como
mucho.""",
    """GIN-6 knock gap: Con 10 puntos en mano o menos se puede cerrar.
Después de robar se puede cerrar, lo que acaba la mano, si las diez cartas que quedan tras el
descarte tienen 10 puntos en mano o menos. La regla de la casa knock_limit pone otro límite, de 1 a
25. Con knock_limit=upcard (Oklahoma) es el valor de la carta descubierta, 10 para una figura, y
para un as 1, o solo gin con oklahoma_ace=gin. Con knock_limit=gin nadie cierra con puntos: solo gin
acaba una mano. Con spades_double=yes todos los puntos de la mano cuentan doble si la carta
descubierta es de picas.""",
    """GIN-7 knock gap: Tras un cierre el contrario liga y añade.
Tras un cierre el contrario muestra sus combinaciones y añade cartas a las de quien cerró; lo que
queda son sus puntos en mano. Las combinaciones de quien cerró son como las mostró, y quien cerró no
añade nada. Con gin no añade nadie. Ejemplo: a 7♠ 8♠ 9♠ el contrario añade 10♠ y J♠. Si la mano se
anota con las cartas, cuenta lo menos con que se puede quedar el contrario.""",
    """GIN-8 score gap undercut_tie spades_double: Quien cierra suma la diferencia de puntos.
Si quien cierra tiene menos puntos en mano que el contrario después de añadir, gana la mano y suma
la diferencia. Con undercut_tie=knocker gana también con los mismos puntos (GIN-9). Ejemplo: 30 - 7
= 23.""",
    """GIN-9 score gap spades_double: Undercut: tan pocos puntos como quien cierra, 25 más.
Si el contrario tiene tan pocos puntos en mano como quien cierra, o menos, hay undercut: gana la
mano y suma la diferencia y 25. Ejemplo: quien cierra tiene 9, el contrario 4: 25 + 9 - 4 = 30. La
regla de la casa undercut_bonus pone 10 o 20. Con undercut_tie=knocker, con los mismos puntos no lo
hay: gana la mano quien cierra, con 0 puntos. Un contrario con una carta de más no tiene undercut
(ALL-7).""",
    """GIN-10 score gap spades_double: Gin, sin cartas sueltas: 25 y lo del otro. Sin undercut.
Gin es acabar la mano sin cartas sueltas: suma 25 y los puntos en mano del contrario, y no cabe
undercut. El contrario no añade nada. La regla de la casa gin_bonus pone 20.""",
    """GIN-11 score gap gin_bonus spades_double: Gran gin, las once cartas ligadas: 31.
Gran gin es ligar las once cartas, las diez en mano y la recién robada, sin nada que descartar. Suma
31 y los puntos en mano del contrario. La regla de la casa big_gin pone 50; con big_gin=no cuenta
como gin.""",
    """GIN-12 odd gap: Quedan dos cartas en el mazo: la mano se anula.
Si quedan dos cartas en el mazo y nadie ha cerrado, la mano se anula: no suma nadie y reparte la
misma persona (ALL-1). Con la regla de la casa last_discard=knock, a quien le tocaría puede tomar
aún el último descarte, pero solo para cerrar o hacer gin con él; quien no puede o no quiere, lo
deja, y la mano se anula.""",
    """GIN-13 win gap hollywood: Gana quien llega a 100 puntos de manos.
Gana la partida quien llega primero a 100 puntos o más de manos. La regla de la casa target pone
otro número. En Hollywood cada una de las tres partidas acaba así (GIN-15).""",
    """GIN-14 win gap: Al final: 25 por mano ganada, 100 para quien gana.
Cuando acaba la partida, cada jugador suma 25 por cada mano ganada, y quien gana suma 100. Si quien
pierde no ganó ninguna mano, el total de quien gana se dobla (a cero). Ejemplo: 104 puntos y cuatro
manos ganadas son 104 + 100 + 100 = 304. Las reglas de la casa: box pone 20 o 0 por mano;
extra_boxes=yes cuenta gin como dos manos más y un undercut como una más, de la parte que gana la
mano; game_bonus, otro número para quien gana; shutout=bonus_twice suma otra vez la prima de quien
gana en vez de doblar; shutout=no, nada. La diferencia entre los totales es la ventaja de la
victoria, y el dinero por punto se paga por ella. Una partida que se para antes de que nadie llegue
a la meta (ALL-4) no tiene a quién premiar: se suman las manos ganadas, no la prima ni lo de a cero,
y decide el total más alto. También es así cuando un jugador se va; quien se va no suma nada
(ALL-2).""",
    """GIN-15 win gap target box game_bonus shutout: Hollywood: tres partidas a la vez.
Con la regla de la casa hollywood=yes se juegan tres partidas a la vez. Una mano ganada cuenta en
cada partida abierta en la que el jugador ya tiene una, y en la siguiente abierta en la que no tiene
ninguna. Así la primera cuenta en la primera partida, la segunda en la primera y la segunda, y las
demás en las tres; si la primera partida acabó antes de que un jugador ganara una mano, su siguiente
mano ganada entra en la segunda. Toda mano ganada cuenta en algún sitio. Cada partida acaba por su
cuenta al llegar a la meta, con sus propias sumas (GIN-14). Cuando acaban las tres, se suman los
tres totales, y gana la suma más alta. Con la regla de la casa hollywood=last_twice la tercera
cuenta doble en esa suma, con todo lo que suma su final. Una corrección (ALL-5) cuenta en la primera
partida que no ha acabado.""",
    """GIN-16 odd src: Número de cartas equivocado: se reparte o se arregla.
Si alguien tiene un número de cartas equivocado, y se nota antes de que robe por primera vez, se
reparte otra vez (ALL-1). Si se nota después y los dos lo tienen mal, también se reparte otra vez.
Si solo lo tiene mal uno, quien tiene el número correcto elige: repartir otra vez, o seguir.
Entonces el otro lo arregla en su siguiente turno: con una carta de más descarta sin robar, con una
de menos roba sin descartar. En ese turno no puede cerrar. Lo que solo se nota al acabar la mano se
cuenta según ALL-7.""",
    """GIN-17 odd both: Carta vista al repartir: otra vez. Después: nada.
Si al repartir se ve una carta, antes de descubrir la que toca, reparte otra vez la misma persona
(ALL-1). Quien enseña después una carta suya la recoge, sin penalización: solo le perjudica a él.
Una carta del mazo que alguien vio por error se le enseña también al otro jugador, y vuelve al mazo.""",
    """GIN-18 table both idle_deals: Tres jugadores: en cada mano descansa uno.
Tres juegan cada cual por su cuenta, de dos en dos: quien reparte da a los otros dos y descansa.
Quien pierde una mano descansa en la siguiente y la reparte; quien gana juega contra el que
descansaba. Con la regla de la casa idle_deals=no también descansa quien pierde, pero reparte el que
entra; primero descansa quien está a la derecha de quien reparte. Cada cual tiene sus puntos, y gana
quien llega antes a la meta (GIN-13). A cero cuenta si ninguno de los otros dos ganó una mano
(GIN-14). La regla de la casa deals no cuenta. Si uno de los tres se va, siguen los otros dos
(ALL-2). A dos se puede unir un tercero, que descansa primero (ALL-3).""",
    """GIN-19 table both: Cuatro jugadores: dos parejas, dos manos por ronda.
Cuatro juegan en dos parejas; los compañeros están enfrente y tienen los mismos puntos. Cada uno
juega una mano contra uno de la otra pareja, con dos barajas, a la vez; lo normal es cambiar de
contrario en cada ronda. Las dos manos se suman: la pareja con más suma la diferencia, como una mano
ganada. Una mano en empate (GIN-12) no se reparte otra vez y cuenta 0. Si las dos parejas tienen lo
mismo, no suma nadie. Ejemplo: Ana gana 45, el contrario de su compañera 23: 45 - 23 = 22. Con
extra_boxes=yes solo cuentan gin y undercut de la pareja que gana la ronda. Con deals=winner o loser
reparte uno de esa pareja. Si un jugador se va, la partida termina, y su pareja no puede ganar
(ALL-2). No entra nadie (ALL-3).""",
)
