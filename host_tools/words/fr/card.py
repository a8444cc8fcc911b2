"""What the card to print says, in French."""

WORDS = (
    (
        "Sur la feuille de marque",
        ("{ok}", "marquer ce qui vient ensuite"),
        ("{right}", "demander à l'arbitre"),
        ("{left}", "historique ; à Rummoli les jetons"),
        ("{up} {down}", "choisir un joueur"),
        ("{back}", "menu ; sur les autres écrans : retour"),
        ("–", "après un bouton : le tenir jusqu'à ce que la barre soit pleine"),
        "Signes",
        ("■ ▶ ★", "donne, commence, en tête"),
        ("+31", "ce qu'a changé la dernière manche"),
    ),
    (
        "Menu : {left} et {right} changent de groupe",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "{number}",
        "{card}",
        "Le courant",
        (
            "",
            "Débranchez quand vous voulez : ce qui était enregistré reste. {ok} tenu à"
            " l'allumage : {settings.safe_mode}.",
        ),
    ),
)

KEYS = "{} boutons"

NUMBER = (
    "Un nombre",
    "Deux flèches par chiffre, puis {ok}. {back} efface.",
    "{up} et {down} tournent un chiffre, {ok} avance.",
)

CARD = (
    "Une carte",
    "Une flèche pour les valeurs, une pour la valeur, une pour la couleur. {ok} prend la carte"
    " encadrée.",
    "Chaque bouton a une partie des cartes, jusqu'à ce qu'il n'en reste qu'une.",
)

DONE = ("{done} : fini.", "{done} : fini, ou retirer une carte.")
