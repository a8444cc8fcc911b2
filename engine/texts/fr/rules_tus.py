"""The rules of Tuscan Rummy in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """TUS-1 cards src: De 2 à 4 joueurs, 40 cartes italiennes ou 36 allemandes.
Le Rami toscan se joue de deux à quatre, avec un paquet italien de 40 cartes, dans l'ordre A 2 3 4 5
6 7 V D R (7 et V se suivent), ou avec un paquet allemand de 36 (règle maison deck=german36). La
règle maison suit_names ne fixe que le nom et le dessin des couleurs et des figures : french ;
italian, les couleurs françaises sous leurs noms italiens (picche, cuori, quadri, fiori ; fante,
donna, re) ; latin, le paquet italien (♠ est bâtons, ♥ coupes, ♦ deniers, ♣ épées ; valet, cavalier,
roi) ; ou german (glands, feuilles, cœurs, grelots). Les décisions emploient les mêmes noms.""",
    """TUS-2 deal both deck: À deux : dix cartes chacun. Sinon sept.
À deux, on donne dix cartes à chacun, cinq à la fois ; celui qui n'a pas donné commence et doit
prendre à la pioche. À trois ou quatre, et à tout nombre avec un paquet allemand, on donne sept
cartes à chacun, une à la fois. Aucune carte n'est retournée.""",
    """TUS-3 turn src: À trois ou quatre, on joue vers la droite.
À trois ou quatre, on joue dans le sens antihoraire, vers la droite. Le joueur à droite du donneur
commence.""",
    """TUS-4 hands src: Gran ramino : dix cartes d'une même couleur.
Gran ramino, avec dix cartes : les dix sont d'une même couleur.""",
    """TUS-5 hands both: Ramino : sept cartes d'une couleur qui se suivent.
Ramino, avec dix cartes : sept d'une couleur qui se suivent, et les trois autres ou bien d'une même
couleur, n'importe laquelle, ou bien à la suite, de toute couleur. (Une couleur a dix cartes : si
les trois devaient être de la couleur des sept, la main serait un gran ramino.) Ramino, avec sept
cartes : les sept d'une couleur qui se suivent.""",
    """TUS-6 hands src: Dieci : dix en brelans et suites. Sette : quatre et trois.
Dieci, avec dix cartes : toutes sont en brelans de trois ou quatre de même valeur et en suites de
trois ou plus d'une couleur. Sette, avec sept cartes : une telle combinaison de quatre cartes et une
de trois.""",
    """TUS-7 hands both: Gran ramino bat ramino, qui bat dieci ; ramino bat sette.
Gran ramino bat ramino, et ramino bat dieci ; avec sept cartes, ramino bat sette. Chaque main compte
pour la plus haute qu'elle fait.""",
    """TUS-8 knock src: La dernière défausse peut faire gagner un adversaire.
Un joueur qui a une main gagnante défausse. Si la défausse donne aussi une main gagnante à un
adversaire, la plus haute gagne. À deux, l'autre joueur la prend. À trois ou quatre, elle est
proposée autour de la table vers la droite, à partir du joueur à droite, et le premier à qui elle
sert la prend.""",
    """TUS-9 score src: Raminos égaux : ♠, puis ♣, ♦, ♥.
Entre raminos égaux, ou gran raminos, la couleur des sept (ou des dix) décide, de la plus haute : ♠
pique (bâtons), ♣ trèfle (épées), ♦ carreau (deniers), ♥ cœur (coupes). Ces paires sont celles de la
source.""",
    """TUS-10 score both german_ace: Dieci égaux : longueur, plus haute carte, couleur.
Entre dieci égaux, ou sette, la main qui a le plus de cartes d'une couleur gagne ; puis la plus
haute carte de cette couleur ; puis la couleur, comme à TUS-9. Une main qui a deux couleurs aussi
longues compte la meilleure.""",
    """TUS-11 score both deck german_ace: Pioche vide : le plus de points gagne.
Si la pioche est vide et que personne n'a de main gagnante, le plus de points en main gagne : R 10,
D 9, V 8, de 7 à 2 leur chiffre, A 1 ; les valeurs du paquet allemand sont dans TUS-12. À égalité de
points, la manche est nulle : personne ne marque, et la donne passe. La manche finit avec la
défausse qui suit la dernière carte de la pioche, et cette défausse peut encore servir (TUS-8).""",
    """TUS-12 cards both deck: Paquet allemand : de 6 à 10, V D R A ; sept cartes chacun.
Le paquet allemand a A 6 7 8 9 10 V D R en quatre couleurs. On donne sept cartes à chacun ; ramino
et sette sont les mêmes qu'à trois joueurs. L'as est haut, au-dessus du roi, et vaut 11 ; avec la
règle maison german_ace=low, il est à côté du 6 et vaut 1. De 10 à 6, les cartes valent leur
chiffre, V 8, D 9, R 10.""",
    """TUS-13 win gap: Une manche gagnée marque un ; le premier à 3 gagne.
Le gagnant d'une manche marque un. Avec la règle maison hand_values=ranked, un gran ramino marque 3,
un ramino 2, les autres et une victoire aux points 1. Le premier joueur à 3, ou au nombre que fixe
la règle maison hands, gagne la partie ; 0 veut dire sans objectif. La donne passe au joueur suivant
dans le sens du jeu. Qui tire la plus forte carte donne d'abord.""",
    """TUS-14 turn src: Un tour : piocher une carte, puis en défausser une.
À son tour, un joueur prend la carte du dessus de la pioche ou de la défausse, puis défausse une
carte. (À deux, celui qui n'a pas donné commence et doit prendre à la pioche, TUS-2.)""",
)
