"""What players of Rumski ask, and the answers in Spanish, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """two_wilds RSK-5 meld: ¿Dos comodines?|¿2 comodines?
¿Puede tener una combinación dos comodines?
No. Un comodín como mucho: 3-W-W-3 no vale.""",
    """corner RSK-4 meld: ¿12-13-1, escalera?|12-13-1
¿Es 12-13-1 una escalera?
No. Una escalera no sigue del 13 al 1.""",
    """same_turn RSK-6 meld: ¿Abrir y recomponer?|¿Las dos?
¿Puedo recomponer la mesa en el turno en que abro?
Sí, una vez bajada tu propia combinación.""",
    """first_meld RSK-6 meld: ¿Puntos para abrir?|¿Para abrir?
¿Tiene que sumar 30 puntos mi primera combinación?
No. Se abre con cualquier combinación de cartas propias.""",
    """move_wild RSK-7 meld: ¿Mover un comodín?|¿Comodín?
¿Puedo mover un comodín de la mesa y usarlo en otro sitio?
Sí, como cualquier otra carta.""",
    """take_back RSK-7 meld: ¿De la mesa a la mano?|¿A la mano?
¿Puedo tomar en mano una carta de la mesa?
No. Las cartas de la mesa se quedan ahí.""",
    """illegal RSK-14 meld: Mesa que no vale|No vale
La mesa no vale al final de un turno. ¿Y ahora?
Se devuelve a como estaba, las cartas vuelven y el turno acaba.""",
    """must_discard RSK-8 turn: ¿Hay que descartar?|¿Descartar?
¿Tengo que descartar al final de mi turno?
Solo después de tomar todos los descartes.""",
    """throw_wild RSK-8 turn wild_discard: ¿Descartar un comodín?|¿Descartarlo?
¿Se puede descartar un comodín?
free: Sí, sobre cualquier carta, y cualquier carta sobre él.
never: No.""",
    """match RSK-8 turn: ¿Qué descarte?|Descarte
¿Puedo descartar cualquier carta?
No. Si no hay un comodín, lleva el color o el número del último descarte.""",
    """go_out RSK-9 knock: ¿Acabar sin descartar?|Sin descarte
¿Puedo quedarme sin cartas sin descartar?
Sí. Quien no tiene cartas gana la mano en el acto.""",
    """stock RSK-12 turn: Mazo acabado|Sin mazo
Se ha acabado el mazo. ¿Y ahora?
Se barajan los descartes, menos el último. Si todos pasan, no suma nadie.""",
    """wild_left RSK-10 score: Comodín en mano|Comodín
¿Cuánto cuenta un comodín que queda en mano?
25 para quien gana.""",
    """turn_time ALL-14 turn ?: ¿Tiempo por turno?|¿Tiempo?
¿Cuánto puede durar un turno?
free: Lo que haga falta.|Sin límite
one: Un minuto; luego se devuelve la mesa.|Un minuto
two: Dos minutos; luego se devuelve la mesa.|Dos minutos""",
    """penalty ALL-14 meld ?: No vale: ¿castigo?|¿Castigo?
¿Hay una penalización por una mesa que no vale?
none: No. El turno acaba, y ya está.|Ninguna
three: Sí. Tres cartas del mazo.|Tres cartas""",
    """knock RSK-15 turn: Un golpe en la mesa|Un golpe
Un jugador da un golpe en la mesa. ¿Qué significa?
Significa que pasa: acaba el turno, no la mano.""",
    """same_colour RSK-4 meld: ¿Mismo color dos veces?|¿Mismo color?
¿Puede tener un grupo dos veces el mismo color?
No. La baraja tiene cada carta una vez; solo se suma un comodín.""",
)
