"""Texts of the lesson about the buttons, in French."""

TEXTS: tuple[str, ...] = (
    "title", "Vos boutons|Boutons",
    "of", "{n} sur {all}|{n}/{all}",
    "choose", "{up} et {down} déplacent, {ok} choisit. Quelle langue ?|{up} {down} déplacent, {ok} choisit|{up} {down}, puis {ok}",
    "hold", "{sign} veut dire : tenir {key} enfoncé jusqu'à ce que la barre soit pleine.|Tenez {key} enfoncé jusqu'au bout.|Tenez {key} jusqu'au bout|Tenez {key}",
    "hold_by", "{sign} veut dire : tenir {key}. Ici : {by}, puis {key}.|Ici : {by}, puis {key}|{by}, puis {key}",
    "back", "{sign} quitte un écran. Rien d'enregistré ne se perd.|{sign} quitte un écran|{sign} : retour",
    "back_home", "{sign} quitte un écran ; tenu, il mène à l'accueil. Rien d'enregistré ne se perd.|{sign} quitte un écran. Rien d'enregistré ne se perd.|{sign} quitte un écran|{sign} : retour",
    "try", "essayez",
    "skip", "passer",
    "longer", "Plus longtemps|Encore",
    "hold_it", "Tenez {key}",
    "hold_it_by", "{by}, puis {key}",
    "press_it", "Appuyez sur {key}|Touchez {key}",
    "ask", "Appuyez sur {key}. Rien ? Tenez un autre bouton.|Appuyez sur {key}. Rien ? Tenez-en un autre.|Appuyez sur {key}|Touchez {key}",
    "was", "C'était {key}. Appuyez sur {asked}.|C'était {key}",
    "touch", "{key} et {other} se touchent : regardez leurs fils.|{key} et {other} se touchent|{key} {other} : contact",
    "held", "{key} est enfoncé. Par personne ? Ses fils sont sur des pattes reliées.|{key} enfoncé : pattes reliées ?|{key} est enfoncé|{key} enfoncé",
    "dead", "Pas de réponse : {keys}. Regardez les fils. Tout bouton continue.|Pas de réponse : {keys}|Rien : {keys}",
)
