"""The words of Skyjo, in French."""

TEXTS: tuple[str, ...] = (
    "unit", "manche",
    "units", "manches",
    "option_target", "Limite",
    "field_closer", "qui l'a finie",
    "ask_closer", "Qui a fini la manche ?|Qui a fini ?|Fini ?",
    "field_points", "points",
    "name_round", "manche",
    "coming_round", "Douze cartes à chacun, deux visibles. Jouez jusqu'à ce que toutes celles d'un joueur le soient.|Donner 12, deux vues",
    "note_round_0_0", "{closer} : pas seul au plus bas, {n} double|{closer} : {n} double",
    "tells_round_0", "{closer}",
    "term_round_1", "double",
    "starts", "Commence qui a le plus sur deux cartes|Le plus sur deux",
    "rule_1", "Deux à huit joueurs, chacun pour soi. Chacun a douze cartes cachées, en quatre colonnes de trois, et en retourne deux.| Qui a le plus sur celles-ci commence.",
    "rule_2", "Les cartes comptent de -2 à 12, comme il y est écrit. Douze cartes font au moins -17.",
    "rule_3", "Trois cartes égales dans une colonne sont défaussées et ne comptent pas.",
    "rule_4", "Quand toutes les cartes d'un joueur sont visibles, chacun des autres a encore un tour.| Puis toutes sont retournées, et chacun compte les siennes.",
    "rule_5", "Si un autre a autant de points ou moins, ceux de qui a fini la manche comptent double.| Des points de 0 ou moins ne changent pas.",
    "rule_6", "La partie finit après la manche où quelqu'un a 100 points (règle maison {option:target}) ou plus. Le plus bas score gagne ; à égalité, on partage.",
    "asked_4", "Toutes mes cartes sont visibles. Et maintenant ?|Toutes visibles ?|Visibles ?",
    "asked_5", "Qui a fini n'est pas le plus bas. Et alors ?|Pas le plus bas ?|Pas bas ?",
)
