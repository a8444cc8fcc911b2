"""The words of the form euchre in French."""

TEXTS: tuple[str, ...] = (
    "unit", "manche",
    "units", "manches",
    "option_target", "Objectif|But",
    "field_maker", "qui a pris",
    "ask_maker", "Qui a pris ?|Pris ?",
    "field_alone", "joué seul",
    "ask_alone", "Joué seul ?|Seul ?",
    "field_tricks", "plis des preneurs|plis",
    "ask_tricks", "Plis des preneurs ?|Plis ?",
    "name_hand", "manche",
    "coming_hand", "Cinq cartes chacun. Choisissez l'atout, jouez cinq plis.|Donner 5, l'atout",
    "note_hand_0_0", "{tricks} des 5 plis aux preneurs : 2 aux autres|Preneurs : {tricks} sur 5|{tricks} sur 5",
    "note_hand_0_1", "{tricks} des 5 plis aux preneurs|Preneurs : {tricks} sur 5|{tricks} sur 5",
    "note_hand_1_0", "{maker} a fait seul les cinq : 4|Seul, les cinq : 4",
    "beside_0", "talon",
    "rule_1", "Quatre joueurs en deux camps, avec 24 cartes, du 9 à l'as.",
    "rule_2", "Les preneurs marquent 1 avec trois ou quatre plis et 2 avec les cinq.| Avec moins, les autres marquent 2.",
    "rule_3", "Un preneur qui joue seul et fait les cinq marque 4 pour son camp.| Certains donnent 4 aussi à un défenseur qui joue seul, ou quand un preneur seul en fait moins de trois ; marquez cela comme une correction.",
    "rule_4", "Un camp à 10 points (règle maison {option:target}) gagne.",
    "asked_3", "Que marque-t-on en jouant seul ?|Jouer seul : combien ?|Seul ?",
)
