"""Texts of the recount of chips, in Spanish."""

TEXTS = (
    "title", "Recuento de fichas|Recuento",
    "do", "Recontar las fichas|Recontar",
    "ask", "{name}: ¿cuántas fichas?|{name}: ¿fichas?|¿{name}?",
    "compare", "Comparar",
    "uncounted", "{n} ?|{n}?",
    "same", "{n} ✓|{n}✓",
    "differs", "aquí {counted}, no {n}|{n} ▶ {counted}|{n}▶{counted}",
    "debts", "Deudas",
    "owed", "Se debe y no está en la mesa: {names}.",
    "nothing", "Aún no hay nada contado: elige un jugador o una casilla y anota sus fichas.",
    "agree", "El recuento coincide con el de Meldmate.",
    "surplus", "En total hay {n} más de las que cuenta Meldmate. Hay que recontar, o contar también el resto.",
    "missing", "En total hay {n} menos de las que cuenta Meldmate. Hay que recontar, o contar también el resto.",
    "correct", "Correcciones",
    "save", "guardar todo|guardar|todo",
    "move", "{name} ▶ {to}",
    "reason", "recuento",
)
