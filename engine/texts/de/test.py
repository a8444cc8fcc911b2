"""Texte der Prüfung des Geräts."""

TEXTS = (
    "title",
    "Prüfung",
    "offer",
    "Jetzt Licht, Ränder, Tasten und Speicher prüfen? Es dauert eine Minute, und jeder kann das Ergebnis einsenden.|Licht, Ränder, Tasten, Speicher jetzt prüfen?|Jetzt prüfen?",
    "light",
    "Das Licht wird in vier Stufen heller. Sind alle vier zu sehen?|Sind vier Stufen Licht zu sehen?|Vier Stufen Licht?|4 Lichtstufen?",
    "letters",
    "{letters}",
    "send",
    "Auf der Seite eintippen oder einsenden: Das kann jeder, und ein Bericht wird daraus.|Auf der Seite eintippen: Jeder kann den Bericht einsenden.",
    "code",
    "{letters} Scannen: Jeder kann es einsenden.|{letters}",
)
