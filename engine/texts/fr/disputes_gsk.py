"""What players of Ginski ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit GSK-6 knock end_limit: Terminer : avec combien ?|Avec combien ?
Avec combien de points en main puis-je terminer la manche ?
*: Avec {value} au plus après la défausse.""",
    """equal GSK-10 knock: Points égaux
Un adversaire a autant de points en main que celui qui termine. Qui gagne ?
Celui qui termine. Il faut moins de points pour un undercut.""",
    """undercut_pays GSK-10 score undercut_pays: Undercut : combien ?|Undercut ?
Que marque un undercut ?
both_others: 25 et les points en main des deux autres.
ender_only: 25 et les points en main de celui qui a terminé.""",
    """two_under GSK-11 score undercut_tie: Deux undercuts égaux|Deux undercuts
Les deux adversaires ont moins que celui qui termine, et autant l'un que l'autre. Qui marque ?
nearer_left: Celui qui est assis le plus près à gauche de celui qui termine.
both: Les deux.""",
    """first_card GSK-2 deal upcard_offer: La retourne
Qui peut prendre la carte retournée ?
yes: Le joueur à gauche du donneur, puis le suivant ; le donneur en dernier.
no: Personne : le joueur à gauche du donneur commence.""",
    """wilds GSK-4 meld: Deux jokers ensemble ?|Deux jokers ?
Une combinaison peut-elle contenir deux jokers ?
Non. Au plus un joker par combinaison.""",
    """corner GSK-3 meld: 12-13-1 : une suite ?|12-13-1
12-13-1 est-il une suite ?
Non. Une suite ne continue pas de 13 à 1.""",
    """lay_off GSK-14 knock: Ajouter ?
Puis-je ajouter des cartes aux combinaisons des autres à la fin ?
Non. À Ginski, personne n'ajoute de cartes.""",
    """stock GSK-15 turn stock_out: Pioche vide
La pioche est vide. Et maintenant ?
reshuffle: On mélange la défausse, sauf sa carte du dessus.
void: La manche est nulle, et le même donneur redonne.""",
)
