"""What players of Rumino ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit RMN-8 knock knock_limit: ¿Con cuánto se cierra?|¿Cierre?
¿Con cuántos puntos en mano puedo cerrar?
*: Con {value} como mucho.""",
    """same_suit RMN-5 meld twins: ¿Dos 7♥ en un grupo?|¿7♥ dos veces?
¿Puede un grupo tener dos veces la misma carta, por ejemplo dos 7♥?
yes: Sí. Se juega con dos barajas.
no: No. Cada carta de un grupo es de otro palo.""",
    """jokers RMN-7 meld jokers_per_meld: ¿Dos comodines?|¿2 comodines?
¿Cuántos comodines puede tener una combinación?
any: Los que sean, pero al menos una carta no es comodín.
*: {value} como mucho.""",
    """corner RMN-6 meld: ¿Q-K-A, escalera?|Q-K-A
¿Es Q-K-A una escalera?
No. El as solo es bajo: A-2-3 es una escalera.""",
    """thrown_back RMN-15 turn: ¿Descartar la misma?|¿La misma?
¿Puedo descartar la carta que acabo de tomar?
Del mazo sí. De los descartes, no en el mismo turno.""",
    """lay_off RMN-9 knock: ¿Añadir? ¿Undercut?|¿Añadir?
¿Puedo añadir cartas? ¿Hay undercut?
No. Cada cual suma sus puntos en mano.""",
    """others_gin RMN-10 score gin_bonus_for_all: Cierra otro, yo con 0|Yo con 0
Cierra otro, y yo no tengo cartas sueltas. ¿Son 10 menos?
no: No. Sumas 0.
floor_zero=yes yes: Sí. También quitas 10, pero no bajas de 0.
yes: Sí. También quitas 10.""",
    """below_zero RMN-10 score floor_zero: ¿Menos de cero?|¿Bajo cero?
¿Se puede bajar de cero?
no: Sí.
yes: No. La cuenta se para en 0.""",
    """joker_rumino RMN-11 knock natural_rumino: ¿Rumino con comodines?|¿Con comodín?
¿Puede tener comodines un Rumino?
no: Sí. Los comodines pueden hacer de otras cartas.
yes: No. Ninguna de las siete cartas es comodín.""",
    """three_gins RMN-11 win three_gins: Tres gin seguidos|3 gin
Alguien hace gin en las tres primeras manos. ¿Gana la partida?
floor_zero=yes no: No. La cuenta se queda en 0.
no: No. Cada gin quita 10.
yes: Sí, en el acto.""",
    """re_enter RMN-12 table re_entry: Reenganche
Un jugador quedó fuera. ¿Puede volver?
no: No.
once: Una vez, con el total más alto de quienes siguen en juego.""",
    """all_out RMN-12 win: Todos fuera a la vez|Todos fuera
Una mano deja fuera a todos los que quedaban. ¿Quién gana?
El total más bajo. Con el mismo se comparte la victoria.""",
    """stock RMN-14 turn stock_out: Mazo acabado|Sin mazo
Se ha acabado el mazo. ¿Y ahora?
reshuffle: Se barajan los descartes, menos el último.
void: La mano se anula, y reparte la misma persona.
score: Cada cual suma sus puntos en mano, y nadie hace gin.""",
    """out_of_turn ALL-14 turn ?: La séptima carta|¿Sin turno?
Alguien descarta la carta de mi Rumino. ¿La puedo tomar fuera de turno?
no: No. Solo en tu turno.|No
yes: Sí, para un Rumino.|Sí""",
    """out RMN-12 win out_at: ¿Con cuánto fuera?|¿Fuera?
¿Con cuántos puntos se queda fuera?
*: Con {value} o más.""",
    """joker_up ALL-14 deal ?: Comodín descubierto|Comodín
La primera carta que se descubre es un comodín. ¿Y ahora?
stays: Se queda, y se puede tomar.|Se queda
next: Vuelve al mazo, y se descubre otra.|Otra""",
)
