"""Textes du test du boîtier."""

TEXTS = (
    "title",
    "Test",
    "offer",
    "Tester maintenant lumière, bords, boutons et mémoire ? Une minute suffit, et chacun peut envoyer le résultat.|Tester lumière, bords, boutons, mémoire ?|Tester maintenant ?",
    "light",
    "La lumière monte en quatre paliers. Les voyez-vous tous ?|Voyez-vous quatre paliers de lumière ?|Quatre paliers de lumière ?|4 lumières ?",
    "letters",
    "{letters}",
    "send",
    "Saisissez-les sur la page ou envoyez-les : chacun le peut, et il en sort un rapport.|À saisir sur la page : chacun peut envoyer le rapport.",
    "code",
    "{letters} À scanner : chacun peut l'envoyer.|{letters}",
)
