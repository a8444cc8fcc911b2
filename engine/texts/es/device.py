"""Texts about the device itself: its buttons, its screen, its faults, in Spanish."""

TEXTS = (
    "hold", "{button}–",
    "fault", "Error interno|Error",
    "scores_safe", "Los puntos están a salvo.",
    "go_on", "una tecla: seguir, ↩: inicio|una tecla: seguir|una tecla",
    "no_screen", "La pantalla no responde ({error}). Los puntos están a salvo; se prueba cada 2 segundos.",
    "screen_back", "La pantalla responde otra vez.",
    "exchanged", "Los cables SDA y SCL de la pantalla están cruzados. Funciona así, pero hay que cambiarlos.",
    "no_log", "No se pudo escribir el registro ({error}).",
    "program", "{version} para {board}, build {build}.",
    "program_usb", "{version} para {board}, build {build}. USB: {usb}.",
    "simulated", "Meldmate en el simulador.",
    "wiring", "Cableado",
    "own_board", "El archivo board.py de este aparato tiene un error y no se usa: {error}. Vale el cableado de la imagen.",
    "old_copy_title", "Copia vieja",
    "old_copy", "Funciona el programa de la imagen. Estos archivos no se usan y se pueden borrar: {files}.",
)
