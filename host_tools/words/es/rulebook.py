"""What the rulebook says around the rules, in Spanish."""

FILE = "es/reglas.md"

MARKS = {"src": "fuente", "gap": "nuestra", "both": "fuente, y nuestra"}

WORDS = {
    "shared": "Lo que puede pasar en todos los juegos",
    "wild": "{parts} y {wilds} comodines",
    "own": "una lista propia",
    "span": "de {least} a {most}",
    "is": "{what}: {words}",
    "house": "- Regla de la casa {name}: normalmente {default}; valores: {values}.",
    "also": "- Véase también la regla de la casa {name} ({rule}).",
    "listed": (
        ": en negrita su nombre en la pantalla, luego su nombre en preguntas y archivos\n"
        "(`knock_limit=5`), su valor normal y los valores que acepta. Detrás va cómo se llama un "
        "valor en la\npantalla, donde es otra palabra. En preguntas y archivos, los nombres y los "
        "sí o no son textos,\nlos números son números, y `100*players` es un texto."
    ),
    "listed_played": ": su nombre en la pantalla, su valor normal y los valores que acepta.",
}

INTRO = """\
# Las reglas

<!-- Made by `make generate` from engine/texts/es/rules_*.py and the games' tables. Edit those. -->

En Meldmate toda regla tiene un número, y todo veredicto dice el de la regla que decide: con «no, RMN-6»
todos leen la misma frase. La primera parte del número es el juego: {prefixes}.
Las reglas `ALL` valen en todos los juegos. [The same in English](../rules.md).

Las reglas publicadas de los juegos son breves. Donde callan o se contradicen decide Meldmate, y la regla
se marca como nuestra:

- *fuente*: lo dicen las reglas publicadas del juego;
- *nuestra*: callan, y esto es lo normal en Meldmate;
- *fuente, y nuestra*: una parte es suya; el resto lo completamos o lo leemos nosotros.

Una **regla de la casa** es una opción que la mesa acuerda antes de la partida. Queda fija cuando la partida
empieza. Un veredicto que depende de una regla de la casa cambiada lo dice. Aquí cada regla de la casa está
debajo de la regla que cambia{listed}

## Las cartas

| baraja | cartas | se juega a | valores | palos | se escribe |
|---|---|---|---|---|---|
{decks}

Los colores de Rumski son rojo, azul, verde, morado y amarillo. En las otras barajas S H D C son ♠♥♦♣. En la
baraja italiana S es picche o bastos, C fiori o espadas, D quadri u oros, H cuori o copas; J es fante o sota,
Q donna o caballo, K rey; 7 y J van seguidas. En la baraja alemana J es Unter, Q Ober, K König; C bellotas,
S hojas, H corazones, D cascabeles. Dónde va el as lo dice una regla de cada juego.

Las cartas también se leen en minúsculas, con `T` por `10` (`th` es `10H`), con los dibujos ♠♥♦♣, con `JOKER`
por `JK`, y con `*` o `WILD` por `W`. No se acepta nada más (`1S` no es un as); la salida tiene siempre la forma
de la tabla.

## Cuánto valen las cartas

| juego | qué cuenta | vale | regla |
|---|---|---|---|
| Rumino | puntos en mano | A 1 · 2–10 su número · J Q K 10 · comodín 10 | RMN-4 |
| Ginski | puntos en mano | 1–13 su número · comodín 20 | GSK-5 |
| Gin Rummy | puntos en mano | A 1 · 2–10 su número · J Q K 10 | GIN-5 |
| Rumski | cartas que quedan a los demás | 1–9 cinco · 10–13 diez · comodín 25 | RSK-10 |
| Ramino toscano | puntos de cartas, con el mazo acabado | A 1 · 2–7 su número · J 8 · Q 9 · K 10 | TUS-11 |
| Ramino toscano, baraja alemana | lo mismo | 6–10 su número · J 8 · Q 9 · K 10 · A 11 (bajo: 1) | TUS-12 |

En Rummoli las cartas no tienen puntos; se cuentan fichas.
"""

BOARDS = """\
### Tableros de casillas de premio

La regla de la casa `board` de Rummoli (RML-3) nombra uno de estos, el primero si no se dice otra cosa, o es una
lista de siete casillas propias: una carta (`10S`), dos cartas de un palo (`AD-KD`) o tres valores seguidos de un
mismo palo cualquiera (`7-8-9`). Las otras dos casillas se llaman siempre `poker` y `rummoli`.

| tablero | las siete casillas de premio | fuente |
|---|---|---|
{rows}
"""

FOUND = {
    "rummoli": "el tablero clásico de Rummoli, en el que coinciden varias descripciones",
    "tripoley": (
        "tableros de Tripoley y Michigan Rummy; su Kitty es la casilla Rummoli, su Pot es Póker"
    ),
}
