"""Texts about the device itself: its buttons, its screen, its faults, in French."""

TEXTS: tuple[str, ...] = (
    "hold", "{button}–",
    "fault", "Erreur interne|Erreur",
    "scores_safe", "Les scores sont à l'abri.",
    "go_on", "un bouton : suivant, ↩ : accueil|un bouton : suivant|un bouton",
    "no_screen", "L'écran ne répond pas ({error}). Les scores sont à l'abri ; nouvel essai toutes les 2 secondes.",
    "screen_back", "L'écran répond de nouveau.",
    "exchanged", "Les fils SDA et SCL de l'écran sont intervertis. Meldmate s'en accommode, mais remettez-les à leur place.",
    "no_log", "Le journal n'a pas pu être écrit ({error}).",
    "program", "{version} pour {board}, révision {build}.",
    "program_usb", "{version} pour {board}, révision {build}. USB : {usb}.",
    "simulated", "Meldmate dans le simulateur.",
    "wiring", "Câblage",
    "own_board", "Le fichier board.py de cet appareil contient une erreur et n'est pas utilisé : {error}. Le câblage prévu dans l'image s'applique.",
    "old_copy_title", "Vieille copie",
    "old_copy", "Le programme de l'image est en service. Ces fichiers ne servent pas et peuvent être supprimés : {files}.",
)
