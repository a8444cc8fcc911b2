"""The rules of Tuscan Rummy in Spanish, laid out as `texts/rulebook.py` says."""

RULES = (
    """TUS-1 cards src: De 2 a 4 jugadores, 40 cartas italianas o 36 alemanas.
A Ramino toscano se juega de dos a cuatro, con una baraja italiana de 40 cartas, en el orden A 2 3 4
5 6 7 J Q K (7 y J van seguidas), o con una alemana de 36 (regla de la casa deck=german36). La regla
de la casa suit_names solo dice cómo se llaman y se dibujan palos y figuras: french; italian, los
palos franceses con sus nombres italianos (picche, cuori, quadri, fiori; fante, donna, re); latin,
la baraja italiana (♠ es bastos, ♥ copas, ♦ oros, ♣ espadas; sota, caballo, rey); o german
(bellotas, hojas, corazones, cascabeles). Los veredictos usan los mismos nombres.""",
    """TUS-2 deal both deck: Entre dos, diez cartas por jugador. Si no, siete.
Entre dos se reparten diez cartas por jugador, de cinco en cinco; quien no reparte empieza y tiene
que robar del mazo. Entre tres o cuatro, y siempre con baraja alemana, se reparten siete por
jugador, de una en una. No se descubre ninguna carta.""",
    """TUS-3 turn src: Tres o cuatro juegan hacia la derecha.
Tres o cuatro juegan en sentido antihorario, hacia la derecha. Empieza quien está a la derecha de
quien reparte.""",
    """TUS-4 hands src: Gran ramino: diez cartas de un palo.
Gran ramino, con diez cartas: las diez son de un mismo palo.""",
    """TUS-5 hands both: Ramino: siete seguidas de un palo.
Ramino, con diez cartas: siete seguidas de un mismo palo, y las otras tres o de un mismo palo, sea
el que sea, o seguidas, de cualquier palo. (Un palo tiene diez cartas: si las tres tuvieran que ser
del palo de las siete, sería un gran ramino.) Ramino, con siete cartas: las siete seguidas de un
mismo palo.""",
    """TUS-6 hands src: Dieci: las diez en grupos y escaleras. Sette: 4 y 3.
Dieci, con diez cartas: las diez están en grupos de tres o cuatro de un mismo valor y escaleras de
tres o más de un mismo palo. Sette, con siete cartas: una de esas combinaciones de cuatro cartas y
una de tres.""",
    """TUS-7 hands both: Gran ramino gana a ramino y este a dieci; ramino, a sette.
Gran ramino gana a ramino, y ramino a dieci; con siete cartas ramino gana a sette. Cada mano cuenta
como la jugada más alta que forma.""",
    """TUS-8 knock src: El último descarte puede dar la jugada a un contrario.
Quien tiene una jugada que gana descarta. Si el descarte da también a un contrario una jugada que
gana, vale la más alta. Entre dos, lo toma el otro jugador. Entre tres o cuatro se ofrece hacia la
derecha, desde quien está a la derecha, y lo toma el primero que puede usarlo.""",
    """TUS-9 score src: Raminos iguales: ♠, luego ♣, ♦, ♥.
Entre raminos iguales, o gran raminos, decide el palo de las siete (o de las diez), del más alto al
más bajo: ♠ picas (bastos), ♣ tréboles (espadas), ♦ diamantes (oros), ♥ corazones (copas). Estas
parejas son las de la fuente.""",
    """TUS-10 score both german_ace: Dieci iguales: palo más largo, su carta alta, el palo.
Entre dieci iguales, o sette, gana quien tiene más cartas de un mismo palo; luego, la carta más alta
de ese palo; luego, el palo, como en TUS-9. Con dos palos igual de largos cuenta el mejor.""",
    """TUS-11 score both deck german_ace: Mazo acabado: gana quien tiene más puntos en cartas.
Si se acaba el mazo y nadie tiene una jugada que gana, gana la mano quien tiene más puntos en
cartas: K 10, Q 9, J 8, de 7 a 2 su número, A 1; los valores de la baraja alemana están en TUS-12.
Con los mismos puntos la mano es un empate: no suma nadie, y el reparto pasa. La mano acaba con el
descarte tras la última carta del mazo, y ese descarte aún se puede usar (TUS-8).""",
    """TUS-12 cards both deck: Baraja alemana: 6 a 10, J Q K A; siete por jugador.
La baraja alemana tiene A 6 7 8 9 10 J Q K en cuatro palos. Se reparten siete cartas por jugador;
ramino y sette son como entre tres. El as es alto, por encima del rey, y vale 11; con la regla de la
casa german_ace=low va junto al 6 y vale 1. De 10 a 6 las cartas valen su número, J 8, Q 9, K 10.""",
    """TUS-13 win gap: Una mano ganada vale uno; gana quien llega a 3.
Quien gana una mano suma uno. Con la regla de la casa hand_values=ranked un gran ramino suma 3, un
ramino 2, las demás jugadas y una victoria por puntos de cartas 1. Gana la partida quien llega
primero a 3, o al número que ponga la regla de la casa hands; 0 es sin meta. El reparto pasa al
siguiente en el sentido del juego. Reparte primero quien saca la carta más alta.""",
    """TUS-14 turn src: Un turno: robar una carta y descartar otra.
En su turno, cada cual roba la primera carta del mazo o toma el último descarte, y descarta una
carta. (Entre dos, quien no reparte empieza y tiene que robar del mazo, TUS-2.)""",
)
