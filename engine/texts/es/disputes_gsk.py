"""What players of Ginski ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit GSK-6 knock end_limit: ¿Con cuánto se cierra?|¿Cierre?
¿Con cuántos puntos en mano puedo cerrar la mano?
*: Con {value} como mucho, tras el descarte.""",
    """equal GSK-10 knock: Los mismos puntos|Lo mismo
Un contrario tiene los mismos puntos que quien cierra. ¿Quién gana?
Quien cierra. Para un undercut hacen falta menos puntos.""",
    """undercut_pays GSK-10 score undercut_pays: Undercut: ¿cuánto?|¿Undercut?
¿Qué suma un undercut?
both_others: 25 y los puntos en mano de los otros dos.
ender_only: 25 y los puntos en mano de quien cierra.""",
    """two_under GSK-11 score undercut_tie: Dos con undercut|Dos iguales
Los dos contrarios están por debajo de quien cierra, con lo mismo. ¿Quién suma?
nearer_left: Quien está más cerca a la izquierda de quien cierra.
both: Los dos.""",
    """first_card GSK-2 deal upcard_offer: La primera carta|La primera
¿Quién puede tomar la carta descubierta?
yes: Quien está a la izquierda de quien reparte, luego el siguiente; al final, quien reparte.
no: Nadie: empieza quien está a la izquierda de quien reparte.""",
    """wilds GSK-4 meld: ¿Dos comodines?|¿2 comodines?
¿Puede tener una combinación dos comodines?
No. Un comodín por combinación como mucho.""",
    """corner GSK-3 meld: ¿12-13-1, escalera?|12-13-1
¿Es 12-13-1 una escalera?
No. Una escalera no sigue del 13 al 1.""",
    """lay_off GSK-14 knock: ¿Añadir?
¿Puedo añadir cartas a otras combinaciones cuando acaba la mano?
No. En Ginski no añade nadie.""",
    """stock GSK-15 turn stock_out: Mazo acabado|Sin mazo
Se ha acabado el mazo. ¿Y ahora?
reshuffle: Se barajan los descartes, menos el último.
void: La mano se anula, y reparte la misma persona.""",
)
