"""Texts about the device itself: its buttons, its screen, its faults, in German."""

TEXTS = (
    "hold", "{button}–",
    "fault", "Interner Fehler|Fehler",
    "scores_safe", "Die Punkte sind sicher.",
    "go_on", "jede Taste: weiter, ↩: Start|jede Taste: weiter|jede Taste",
    "no_screen", "Der Bildschirm antwortet nicht ({error}). Die Punkte sind sicher; alle 2 Sekunden ein neuer Versuch.",
    "screen_back", "Der Bildschirm antwortet wieder.",
    "exchanged", "SDA und SCL des Bildschirms sind vertauscht. Meldmate kommt damit zurecht, aber tausch die beiden Drähte.",
    "no_log", "Das Protokoll ließ sich nicht schreiben ({error}).",
    "program", "{version} für {board}, Fassung {build}.",
    "program_usb", "{version} für {board}, Fassung {build}. USB: {usb}.",
    "simulated", "Meldmate im Simulator.",
    "wiring", "Verdrahtung",
    "own_board", "Die board.py auf diesem Gerät hat einen Fehler und gilt nicht: {error}. Es gilt die Verdrahtung des Abbilds.",
    "old_copy_title", "Alte Kopie",
    "old_copy", "Es läuft das Programm aus dem Abbild. Diese Dateien werden nicht benutzt und können gelöscht werden: {files}.",
)
