"""What players of Tuscan Rummy ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """order TUS-7 knock: La plus haute main ?|Plus haute ?
Quelle main gagnante est la plus haute ?
Gran ramino, puis ramino, puis dieci ou sette.""",
    """equal_ramino TUS-9 score: Raminos égaux
Deux raminos sont égaux. Quelle couleur gagne ?
♠ d'abord, puis ♣, ♦ et ♥.""",
    """equal_dieci TUS-10 score: Dieci ou sette égaux|Dieci égaux
Deux dieci sont égaux. Qui gagne ?
Le plus de cartes d'une couleur, puis la plus haute, puis la couleur.""",
    """gap_7_j TUS-1 meld: 6-7-V : une suite ?|6-7-V
6-7-V d'une même couleur est-il une suite ?
deck=german36: Non, avec le paquet allemand : 8, 9 et 10 sont entre eux.
*: Oui, dans le paquet italien : 7 et V se suivent.""",
    """last_discard TUS-8 knock: La défausse du gagnant|Sa défausse ?
Puis-je prendre la dernière défausse du gagnant ?
Oui. Si elle vous donne une main gagnante, la plus haute gagne.""",
    """stock TUS-11 knock: Pioche vide
La pioche est vide et personne n'a gagné. Et maintenant ?
Le plus de points en main gagne. À égalité, personne ne marque.""",
    """first_draw TUS-2 turn: Premier tour
Le premier joueur peut-il prendre à la défausse ?
Il n'y en a pas encore : aucune carte n'est retournée. On commence à la pioche.""",
    """which_way TUS-3 turn: Dans quel sens ?|Quel sens ?
On joue à trois ou quatre. Qui est le suivant ?
Le joueur à droite.""",
    """ace TUS-12 meld german_ace: As haut ou bas ?|As haut ?
Paquet allemand : l'as est-il haut ?
deck=italian40 *: On joue ici avec le paquet italien. Son as est bas et vaut 1.
high: Oui, au-dessus du roi. Il vaut 11.
low: Non. Il est à côté du 6 et vaut 1.""",
    """worth TUS-13 score hand_values: Que vaut une manche ?|Sa valeur ?
Que marque une manche gagnée ?
one: Un.
ranked: Gran ramino 3, ramino 2, toute autre 1.""",
)
