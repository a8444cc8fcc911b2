"""Texts of the lesson about the buttons, in Spanish."""

TEXTS = (
    "title", "Tus teclas|Teclas",
    "of", "{n} de {all}|{n}/{all}",
    "choose", "{up} y {down} mueven, {ok} elige. ¿Qué idioma?|{up} {down} mueven, {ok} elige|{up} {down}, luego {ok}",
    "hold", "{sign}: mantén {key} hasta llenar la barra.|Mantén {key} hasta llenar la barra|Llena la barra: mantén {key}|Mantén {key}",
    "hold_by", "{sign}: mantén {key}. Aquí: pulsa {by} y luego {key}.|Aquí: {by}, luego {key}|{by}, luego {key}",
    "back", "{sign} sale de una pantalla. Lo guardado no se pierde.|{sign} sale de la pantalla|{sign} sale",
    "back_home", "{sign} sale de una pantalla; si lo mantienes, vas al inicio. Lo guardado no se pierde.|{sign} sale de una pantalla. Lo guardado no se pierde.|{sign} sale de la pantalla|{sign} sale",
    "try", "pruébalo|prueba",
    "skip", "saltar",
    "longer", "Un poco más|Más",
    "hold_it", "Mantén {key}",
    "hold_it_by", "{by}, luego {key}",
    "press_it", "Pulsa {key}",
    "ask", "Pulsa {key}. ¿No va? Mantén otra tecla.|Pulsa {key}. ¿No? Mantén otra.|Pulsa {key}",
    "was", "Esa era {key}. Pulsa {asked}.|Esa era {key}",
    "touch", "{key} y {other} se tocan: mira sus cables.|{key} y {other} se tocan|{key} y {other} unidas",
    "held", "{key} está pulsada. ¿Por nadie? Sus cables están en patas unidas.|{key} pulsada: ¿patas unidas?|{key} está pulsada|{key} pulsada",
    "dead", "No responde: {keys}. Mira los cables. Sigue con cualquier tecla.|No responde: {keys}|No va: {keys}",
)
