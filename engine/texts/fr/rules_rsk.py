"""The rules of Rumski in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """RSK-1 table both: De 2 à 6 joueurs ; la plus petite carte donne et marque.
Rumski se joue de deux à six, avec le paquet Rumski de 70 cartes : cinq couleurs de 1 à 13, et cinq
jokers. Chacun tire une carte ; la plus petite donne d'abord et tient la marque. À égalité, on tire
de nouveau.""",
    """RSK-2 deal src: Dix cartes chacun, douze à deux joueurs.
Chacun reçoit dix cartes ; à deux, douze chacun. Une carte est retournée pour commencer la défausse.
Le joueur à gauche du donneur commence.""",
    """RSK-3 turn both: Un tour : piocher, poser, puis défausser ou passer.
À son tour, un joueur pioche, pose des combinaisons, puis défausse ou passe. Il prend la carte du
dessus de la pioche, celle de la défausse, ou toute la défausse. Qui prend toute la défausse doit
défausser à la fin de son tour, à moins de n'avoir plus de cartes.""",
    """RSK-4 meld src: Brelan : une valeur. Suite : une couleur. 3 cartes ou plus.
Un brelan a trois cartes ou plus de même valeur, chaque couleur une fois : le paquet n'en a pas
plus. Une suite a trois cartes ou plus d'une couleur qui se suivent, de 1 à 13, et ne continue pas
de 13 à 1.""",
    """RSK-5 meld both: Au plus un joker par combinaison : 3-★-★-3 n'est pas permis.
Une combinaison contient au plus un joker : 3-★-★-3 n'est pas permis. Dans une suite, un joker
remplace un nombre de 1 à 13 ; un brelan peut contenir les cinq cartes d'une valeur et un joker.""",
    """RSK-6 meld both: D'abord une combinaison à soi, puis celles de la table.
Un joueur ne peut ajouter des cartes aux combinaisons de la table, ou les réarranger, qu'après avoir
ouvert, c'est-à-dire posé une combinaison faite de ses propres cartes. Ouvrir plus tôt dans le même
tour suffit.""",
    """RSK-7 meld src: Réarranger à volonté : rien ne part, tout reste valable.
Les cartes de la table se réarrangent à volonté, pourvu que toutes restent sur la table et que
chaque combinaison soit permise à la fin du tour. Les jokers se déplacent comme toute carte. Aucune
carte ne retourne en main.""",
    """RSK-8 turn both: On défausse la couleur ou le nombre du dessus.
Défausser n'est pas obligé, sauf après avoir pris toute la défausse (RSK-3). La carte doit avoir la
couleur ou le nombre de celle du dessus ; si la défausse est vide, toute carte convient. Un joker
peut se défausser sur toute carte, et toute carte sur un joker. Avec la règle maison
wild_discard=never, un joker ne peut pas être défaussé.""",
    """RSK-9 knock src: Qui sort gagne la manche aussitôt.
Un joueur qui sort, en posant ou en défaussant, gagne la manche aussitôt.""",
    """RSK-10 score src: Le gagnant marque les cartes restantes : 5, 10, joker 25.
Le gagnant de la manche marque les cartes restées dans toutes les autres mains : 5 pour chacune de 1
à 9, 10 pour chacune de 10 à 13, 25 pour chaque joker. Les points sont donc un multiple de cinq. Les
mains grossissent quand on pioche : la seule limite est le paquet, qui vaut 550.""",
    """RSK-11 win src: Le premier à 100 fois le nombre de joueurs gagne.
Le premier joueur à atteindre l'objectif gagne : 100 fois le nombre de joueurs, ou le nombre que
fixe la règle maison target.""",
    """RSK-12 odd gap: Pioche vide : on mélange la défausse.
Quand la pioche est vide, la défausse, sauf sa carte du dessus, est mélangée et devient la nouvelle
pioche. S'il n'y a rien à mélanger, on joue sans piocher. Si tous les joueurs passent à la suite, la
manche est nulle : personne ne marque et le même donneur redonne.""",
    """RSK-13 table gap: La donne passe à gauche.
Après chaque manche, la donne passe à gauche.""",
    """RSK-14 odd gap: Une table fausse est remise en place ; le tour est fini.
Si la table n'est pas permise à la fin d'un tour, elle est remise comme elle était, ce qui a été
joué revient en main, et le tour est fini. Une défausse fausse est reprise et remplacée par une
autre.""",
    """RSK-15 turn src: Sans défausse : passer, ou frapper sur la table.
Qui ne défausse pas finit son tour en disant « je passe » ou en frappant sur la table. Ce geste ne
dit rien d'autre : il finit le tour, pas la manche.""",
)
