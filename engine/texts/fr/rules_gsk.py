"""The rules of Ginski in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """GSK-1 deal src: Trois joueurs, 70 cartes Rumski, dix chacun.
Ginski se joue à trois exactement, avec le paquet Rumski de 70 cartes : cinq couleurs de 1 à 13, et
cinq jokers. Chacun reçoit dix cartes, et on en retourne une.""",
    """GSK-2 turn both: La retourne est proposée à chacun, le donneur en dernier.
La retourne est proposée au joueur à gauche du donneur, puis autour de la table, au donneur en
dernier. La prendre vaut pioche : ce joueur défausse une carte, son tour est fini, et le joueur à sa
gauche joue ensuite. Si les trois passent, le joueur à gauche du donneur commence et pioche. (La
source se contredit ici : elle laisse choisir le donneur après que les trois ont passé, et il est
l'un des trois. Meldmate demande une fois à chacun, au donneur en dernier.) Avec la règle maison
upcard_offer=no, la retourne n'est pas proposée : le joueur à gauche du donneur commence, et pioche
ou prend la retourne.""",
    """GSK-3 meld src: Suite : une couleur. Brelan : une valeur. 3 cartes ou plus.
Une suite a trois cartes ou plus d'une même couleur qui se suivent, de 1 (bas) à 13 (haut), et ne
continue pas de 13 à 1. Un brelan a trois cartes ou plus de même valeur, de couleurs quelconques.""",
    """GSK-4 meld both: Au plus un joker par combinaison.
Une combinaison contient au plus un joker ; le joker remplace un nombre de 1 à 13. Un brelan peut
contenir les cinq cartes d'une valeur et un joker.""",
    """GSK-5 cards src: Les cartes comptent leur nombre, un joker 20.
Comme points en main, une carte compte son nombre, un joker 20. Dix cartes comptent donc au plus
165.""",
    """GSK-6 knock src: Avec 13 points en main au plus, on peut terminer.
Un joueur peut terminer la manche si, après avoir pioché et défaussé, ses dix cartes font au plus 13
points en main. La règle maison end_limit fixe une autre limite, de 1 à 25.""",
    """GSK-7 score src: Qui termine marque les points des autres moins les siens.
Celui qui termine la manche sans undercut marque les points en main des deux adversaires, moins les
siens. Exemple : 15 + 20 - 8 = 27.""",
    """GSK-8 score src: Ginski, aucun point en main : 25 de plus. Pas d'undercut.
Ginski veut dire terminer la manche sans points en main. Il marque 25 plus les points en main des
deux adversaires, et aucun undercut n'est possible.""",
    """GSK-9 score src: Grand Ginski, les onze cartes combinées : 31 de plus.
Grand Ginski veut dire combiner les onze cartes, les dix de la main et celle qu'on vient de piocher,
sans rien à défausser. Il marque 31 plus les points en main des deux adversaires.""",
    """GSK-10 score both: Undercut : un adversaire qui a moins gagne, plus 25.
Un adversaire qui a moins de points en main que celui qui a terminé fait un undercut ; autant ne
suffit pas. Il marque 25 plus les points en main des deux autres. Exemple : celui qui termine a 9,
un adversaire 20, l'autre 5 : 25 + 9 + 20 = 54. (La phrase de la source ne compte que les points de
celui qui termine, son exemple ceux des deux mains ; la règle maison undercut_pays=ender_only suit
la phrase : 25 + 9 = 34.)""",
    """GSK-11 score gap: Deux adversaires ont moins : undercut du plus bas.
Si les deux adversaires ont moins de points en main que celui qui termine, l'undercut est à celui
qui a le moins. S'ils sont à égalité, c'est celui qui est assis le plus près à gauche de celui qui
termine ; avec la règle maison undercut_tie=both, les deux marquent.""",
    """GSK-12 win both undercut_tie: Le premier à 100 gagne.
Le premier joueur à 100 ou plus gagne ; on le vérifie après les points de chaque manche. La règle
maison target fixe un autre nombre. Si undercut_tie=both y mène deux joueurs à la fois, le total le
plus élevé gagne, et à égalité la victoire est partagée.""",
    """GSK-13 table both: La donne passe à gauche ; la plus petite donne d'abord.
Après chaque manche, la donne passe à gauche. Pour la première donne, chacun tire une carte, et la
plus petite donne, comme à Rumski.""",
    """GSK-14 knock gap: Personne n'ajoute de cartes aux mains des autres.
À la fin d'une manche, personne n'ajoute de cartes aux combinaisons des autres mains.""",
    """GSK-15 odd gap: Pioche vide : on mélange la défausse.
Quand la pioche est vide, la défausse, sauf sa carte du dessus, est mélangée et devient la nouvelle
pioche. Avec la règle maison stock_out=void, la manche est nulle (ALL-1).""",
    """GSK-16 turn src: Un tour : piocher une carte, puis en défausser une.
À son tour, un joueur prend la carte du dessus de la pioche ou de la défausse, puis défausse une
carte ; qui termine la manche la pose face cachée. Avec un Grand Ginski (GSK-9), on ne défausse
rien.""",
)
