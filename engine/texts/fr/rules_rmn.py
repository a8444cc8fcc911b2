"""The rules of Rumino in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """RMN-1 table src: De 2 à 6 joueurs.
Rumino se joue de deux à six.""",
    """RMN-2 cards both: Deux paquets et quatre jokers : 108 cartes.
On mélange deux paquets ordinaires et quatre jokers : 108 cartes. (La source dit 104, sans compter
les jokers.)""",
    """RMN-3 deal both: Sept cartes chacun ; on en retourne une.
Chacun reçoit sept cartes. Le reste est la pioche, et sa carte du dessus, retournée, commence la
défausse. Qui tire la plus forte carte donne d'abord. Le joueur à gauche du donneur commence.""",
    """RMN-4 cards src: As 1, de 2 à 10 leur chiffre, V D R et joker 10.
Comme points en main, l'as compte 1, les cartes de 2 à 10 leur chiffre, valet, dame, roi et joker 10
chacun. Une main de sept cartes compte donc au plus 70.""",
    """RMN-5 meld both: Un brelan : 3 ou 4 cartes de même valeur.
Un brelan a trois ou quatre cartes de même valeur. Comme on joue avec deux paquets, il peut contenir
des doublons, par exemple deux 7♥ ; avec la règle maison twins=no, il ne peut pas.""",
    """RMN-6 meld src: Une suite : 3 cartes ou plus d'une couleur, as bas.
Une suite a trois cartes ou plus d'une même couleur qui se suivent. L'as est seulement bas : A-2-3
est une suite, D-R-A n'en est pas une.""",
    """RMN-7 meld both: Un joker remplace n'importe quelle carte.
Un joker remplace n'importe quelle carte qui manque à une combinaison. Une combinaison peut contenir
autant de jokers qu'on veut, ou au plus un ou deux si la règle maison jokers_per_meld le dit, mais
au moins une de ses cartes est naturelle.""",
    """RMN-8 knock both: Avec 7 points en main au plus, on peut frapper.
Un joueur qui a au plus 7 points en main peut frapper, et la manche finit. On frappe après avoir
pioché et défaussé, avec sept cartes en main ; certaines tables frappent au lieu de piocher, ce qui
ne change rien aux points. La règle maison knock_limit fixe une autre limite, de 1 à 15.""",
    """RMN-9 score both gin_bonus_for_all: Quand on frappe, chacun ajoute ses propres points en main.
Quand on frappe, chaque joueur, celui qui frappe aussi, ajoute ses points en main à son score ; une
main sans points compte 0, ou ce que dit RMN-10 avec la règle maison gin_bonus_for_all=yes. Personne
n'ajoute de cartes aux mains des autres, et il n'y a pas d'undercut.""",
    """RMN-10 score both: Gin, aucun point en main : moins 10.
Un joueur qui termine la manche sans points en main fait gin et retire 10 de son score ; les autres
ajoutent leurs points en main. Un score peut descendre sous zéro, sauf si la règle maison
floor_zero=yes l'arrête à 0. Une main sans points quand un autre termine compte 0 ; avec
gin_bonus_for_all=yes, elle retire 10 elle aussi.""",
    """RMN-11 win both: Un Rumino, sept pareilles ou à la suite, gagne la partie.
Un Rumino, ce sont sept cartes de même valeur, ou sept cartes d'une même couleur qui se suivent. La
partie finit aussitôt et ce joueur gagne, quels que soient les scores. Des jokers peuvent remplacer
des cartes ; avec la règle maison natural_rumino=yes, ils ne peuvent pas. Avec three_gins=yes, un
joueur qui fait gin à chacune des trois premières manches gagne aussi la partie.""",
    """RMN-12 win both: À 100 ou plus on est hors jeu ; le dernier en jeu gagne.
Un joueur dont le score est de 100 ou plus (out_at fixe un autre nombre) est hors jeu ; le dernier
joueur au-dessous gagne. Si une manche met hors jeu tous ceux qui restaient, le plus petit total
gagne, et à égalité la victoire est partagée. Avec la règle maison re_entry=once, un joueur hors jeu
peut revenir en jeu une fois, entre deux manches et tant que deux autres sont encore en jeu, avec le
total le plus élevé de ceux qui le sont.""",
    """RMN-13 table both: La donne passe à gauche et saute qui est hors jeu.
Après chaque manche, la donne passe à gauche. Les joueurs hors jeu sont sautés.""",
    """RMN-14 odd gap: Pioche vide : on mélange la défausse.
Quand la pioche est vide, la défausse, sauf sa carte du dessus, est mélangée et devient la nouvelle
pioche. Avec la règle maison stock_out=void, la manche est nulle (ALL-1) ; avec stock_out=score,
chacun ajoute ses points en main et, comme personne n'a terminé la manche, personne ne fait gin.""",
    """RMN-15 turn both: Un tour : piocher une carte, puis en défausser une.
À son tour, un joueur prend la carte du dessus de la pioche ou de la défausse, puis défausse une
carte. La carte qui vient d'être prise à la défausse n'y retourne pas dans le même tour.""",
    """RMN-16 win both natural_rumino jokers_per_meld twins: Un Rumino n'est pas une combinaison : qui l'a gagne.
Un Rumino n'est pas une combinaison de RMN-5, RMN-6 ou RMN-7 : les règles maison twins=no et
jokers_per_meld ne le limitent pas, seule natural_rumino le fait. Dans une manche marquée par les
cartes, un Rumino est reconnu, quel que soit celui qui l'a, et la partie est finie (RMN-11). Les
joueurs qui en ont un chacun partagent la victoire.""",
)
