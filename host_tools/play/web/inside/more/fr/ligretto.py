"""The words of Ligretto, in French."""

TEXTS: tuple[str, ...] = (
    "unit", "manche",
    "units", "manches",
    "option_price", "Une carte restante coûte|coûte",
    "option_target", "Limite",
    "field_closer", "à qui est la pile finie|pile finie",
    "ask_closer", "À qui est la pile Ligretto finie ?|À qui est la pile ?|Finie ?",
    "field_laid", "cartes au milieu|milieu",
    "field_left", "cartes restant dans la pile|reste",
    "name_round", "manche",
    "coming_round", "Posez jusqu'à ce qu'une pile Ligretto soit finie, puis comptez.|Poser, compter",
    "check_round_0", "Chacun a 40 cartes, pas {laid} et {left}.|40 cartes chacun",
    "term_round_1", "reste",
    "rule_1", "Deux à douze joueurs, chacun pour soi et avec 40 cartes à soi : de 1 à 10 en quatre couleurs. Dix d'entre elles sont la pile Ligretto.",
    "rule_2", "Tous posent en même temps. La manche finit quand une pile Ligretto est finie.| Si personne ne peut plus poser, elle finit aussi et compte.",
    "rule_3", "Chaque carte d'un joueur au milieu vaut 1 point, chacune qui reste dans sa pile Ligretto en ôte 2 (règle maison {option:price}).| Les cartes de la rangée et de la main ne comptent pas.",
    "rule_4", "La partie finit après la manche où quelqu'un a 99 points (règle maison {option:target}) ou plus.| Le plus haut score gagne ; à égalité, on partage.",
    "asked_2", "Personne ne peut plus poser. Et alors ?|Personne ne peut poser ?|Bloqués ?",
    "asked_3", "Que coûtent les cartes en main ?|Les cartes en main ?|En main ?",
)
