"""Textos de la prueba del aparato."""

TEXTS = (
    "title",
    "Prueba",
    "offer",
    "¿Probar ahora luz, bordes, teclas y memoria? Dura un minuto, y cualquiera puede enviar el resultado.|¿Probar luz, bordes, teclas y memoria?|¿Probar ahora?",
    "light",
    "La luz sube en cuatro pasos. ¿Se ven los cuatro?|¿Se ven cuatro pasos de luz?|¿Cuatro pasos de luz?|¿4 luces?",
    "letters",
    "{letters}",
    "send",
    "Escríbelas en la página o envíalas: puede cualquiera, y se hace un informe.|Escríbelas en la página: cualquiera puede enviar el informe.",
    "code",
    "{letters} Escanéalo: cualquiera puede enviarlo.|{letters}",
)
