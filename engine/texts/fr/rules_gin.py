"""The rules of Gin Rummy in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """GIN-1 table gap: Deux joueurs, un paquet ordinaire, l'as est bas.
Le Gin Rummy se joue à deux avec un paquet ordinaire, ou à trois (GIN-18) ou en deux paires
(GIN-19) ; l'as est bas. Le but est de mettre en combinaisons les dix cartes de la main. La plus
forte carte tirée donne d'abord, et la donne alterne. Avec la règle maison deals=loser, qui a perdu
la manche donne la suivante ; avec deals=winner, qui l'a gagnée.""",
    """GIN-2 deal gap: Dix cartes chacun, une retournée et proposée.
Le donneur donne dix cartes à chacun, une à la fois, et retourne la suivante. L'autre joueur peut la
prendre ; s'il passe, le donneur le peut. Celui qui la prend défausse une carte. Si les deux
passent, l'autre joueur commence et prend à la pioche. Avec la règle maison upcard_offer=no, la
retourne n'est pas proposée : l'autre joueur commence, et prend à la pioche ou prend la retourne.""",
    """GIN-3 turn gap: Un tour : piocher une carte, puis en défausser une.
À son tour, on prend la carte du dessus de la pioche ou de la défausse, puis on défausse une carte.
Une carte qui vient d'être prise à la défausse n'y retourne pas dans le même tour.""",
    """GIN-4 meld gap: Brelan : 3 ou 4 de même valeur. Suite : 3 ou plus.
Un brelan a trois ou quatre cartes de même valeur. Une suite a trois cartes ou plus d'une couleur
qui se suivent ; A-2-3 est une suite, D-R-A n'en est pas une. Une carte n'entre que dans une
combinaison. Exemple : 7♠ 8♠ 9♠ et 4♥ 4♦ 4♣ sont deux combinaisons.""",
    """GIN-5 cards gap: As 1, figures 10, les autres leur chiffre.
Les points en main sont ceux des cartes hors combinaison : un as compte 1, V, D et R comptent 10,
les autres leur chiffre. Dix cartes comptent donc au plus 100.""",
    """GIN-6 knock gap: Avec 10 points en main au plus, on peut frapper.
Après avoir pioché, un joueur peut frapper, ce qui finit la manche, si les dix cartes qui restent
après la défausse font au plus 10 points en main. La règle maison knock_limit fixe une autre limite,
de 1 à 25. Avec knock_limit=upcard (Oklahoma), c'est la valeur de la retourne, 10 pour une figure,
et pour un as 1, ou gin seulement avec oklahoma_ace=gin. Avec knock_limit=gin, personne ne frappe :
seul un gin finit une manche. Avec spades_double=yes, tous les points de la manche comptent double
si la retourne est un pique.""",
    """GIN-7 knock gap: Quand on frappe, l'adversaire combine et ajoute.
Quand un joueur frappe, l'adversaire étale ses combinaisons et ajoute des cartes à celles de ce
joueur ; ce qui lui reste fait ses points en main. Celui qui frappe garde ses combinaisons comme il
les a étalées, et n'ajoute rien lui-même. Personne n'ajoute sur un gin. Exemple : à 7♠ 8♠ 9♠,
l'adversaire ajoute 10♠ et V♠. Si la manche est saisie par cartes, on compte le moins qui puisse
rester à l'adversaire.""",
    """GIN-8 score gap undercut_tie spades_double: Qui frappe marque l'écart des points en main.
Si le joueur qui frappe a moins de points en main que l'adversaire après ajout, il gagne la manche
et marque l'écart. Avec undercut_tie=knocker, il gagne aussi à points égaux (GIN-9). Exemple : 30 -
7 = 23.""",
    """GIN-9 score gap spades_double: Undercut : pas plus de points que celui qui frappe.
Si l'adversaire a autant de points en main que celui qui frappe, ou moins, il fait un undercut : il
gagne la manche et marque l'écart plus 25. Exemple : celui qui frappe a 9, l'adversaire 4 : 25 + 9 -
4 = 30. La règle maison undercut_bonus fixe 10 ou 20. Avec undercut_tie=knocker, des points égaux ne
font pas d'undercut : celui qui frappe gagne la manche, pour 0 point. Un adversaire qui a une carte
de trop ne peut pas faire d'undercut (ALL-7).""",
    """GIN-10 score gap spades_double: Gin : 25 et les points de l'autre. Pas d'undercut.
Gin veut dire finir la manche sans points en main : il marque 25 et les points en main de
l'adversaire, et aucun undercut n'est possible. L'adversaire n'ajoute rien. La règle maison
gin_bonus fixe 20.""",
    """GIN-11 score gap gin_bonus spades_double: Grand gin, les onze cartes combinées : 31.
Grand gin veut dire combiner les onze cartes, les dix de la main et celle qu'on vient de piocher,
sans rien à défausser. Il marque 31 et les points en main de l'adversaire. La règle maison big_gin
fixe 50 ; avec big_gin=no, il compte comme un gin.""",
    """GIN-12 odd gap: Deux cartes dans la pioche : la manche est nulle.
S'il reste deux cartes dans la pioche et que personne n'a frappé, la manche est nulle : personne ne
marque et le même donneur redonne (ALL-1). Avec la règle maison last_discard=knock, le joueur dont
ce serait le tour peut encore prendre la dernière défausse, mais seulement pour frapper ou faire gin
avec elle ; qui ne peut ou ne veut pas la laisse, et la manche est nulle.""",
    """GIN-13 win gap hollywood: Le premier à 100 points de manches gagne.
Le premier joueur qui a 100 points ou plus dans les manches gagne la partie. La règle maison target
fixe un autre nombre. À Hollywood, chacune des trois parties finit ainsi (GIN-15).""",
    """GIN-14 win gap: À la fin : 25 par manche gagnée, 100 au gagnant.
Quand la partie est finie, chacun ajoute 25 par manche gagnée, et le gagnant ajoute 100. Si le
perdant n'a gagné aucune manche, le total du gagnant est doublé (capot). Exemple : 104 points et
quatre manches gagnées font 104 + 100 + 100 = 304. Les règles maison : box fixe 20 ou 0 par manche,
extra_boxes=yes compte un gin pour deux manches de plus et un undercut pour une de plus, en faveur
du camp qui gagne la manche, game_bonus fixe un autre nombre pour le gagnant, shutout=bonus_twice
ajoute une seconde fois la prime du gagnant au lieu de doubler, shutout=no rien. La différence des
totaux est l'avance du gagnant, et un enjeu au point la paie. Une partie arrêtée avant que quelqu'un
ait atteint l'objectif (ALL-4) n'a pas de gagnant à récompenser : les manches gagnées s'ajoutent, la
prime et le capot non, et le plus haut total décide. Il en va de même quand un joueur s'en va ;
celui qui s'en va n'ajoute rien (ALL-2).""",
    """GIN-15 win gap target box game_bonus shutout: Hollywood : trois parties à la fois.
Avec la règle maison hollywood=yes, on joue trois parties à la fois. Une victoire compte dans chaque
partie encore ouverte où le joueur en a déjà une, et dans la suivante ouverte où il n'en a pas. La
première victoire compte donc dans la première partie, la deuxième dans la première et la deuxième,
les suivantes dans les trois ; un joueur dont la première partie a fini avant qu'il ait gagné une
manche marque sa prochaine victoire dans la deuxième. Chaque victoire compte quelque part. Chaque
partie finit de son côté à l'objectif, avec ses propres primes (GIN-14). Quand les trois sont
finies, on additionne les trois totaux, et la plus haute somme gagne. Avec la règle maison
hollywood=last_twice, la troisième partie compte double dans cette somme, avec tout ce que sa fin
ajoute. Une correction (ALL-5) compte dans la première partie non finie.""",
    """GIN-16 odd src: Mauvais nombre de cartes : redonner, ou corriger.
Si une main a un mauvais nombre de cartes, et qu'on le remarque avant que son joueur ait pioché pour
la première fois, on redonne (ALL-1). Si on le remarque plus tard et que les deux mains sont
fausses, on redonne aussi. Si une main est fausse, le joueur qui a le bon nombre choisit : redonner,
ou continuer. Alors l'autre corrige sa main à son prochain tour : avec une carte de trop, il
défausse sans piocher, avec une de moins, il pioche sans défausser. Il ne peut pas frapper ce
tour-là. Ce qu'on ne remarque qu'à la fin d'une manche se compte selon ALL-7.""",
    """GIN-17 odd both: Carte vue à la donne : redonner. Plus tard : rien.
Si une carte se découvre pendant la donne, avant la retourne, le même donneur redonne (ALL-1). Qui
montre plus tard une carte de sa main la reprend, sans pénalité : cela ne nuit qu'à lui. Une carte
de la pioche vue par erreur est aussi montrée à l'autre joueur, et remise sur la pioche.""",
    """GIN-18 table both idle_deals: À trois : l'un se repose à chaque manche.
À trois, chacun joue pour soi, deux à la fois : le donneur donne aux deux autres et se repose. Le
perdant d'une manche se repose à la suivante et la donne ; le gagnant joue contre celui qui se
reposait. Avec la règle maison idle_deals=no, le perdant se repose aussi, mais celui qui entre
donne ; d'abord, le joueur à droite du donneur se repose. Chacun a son score, et le premier à
l'objectif gagne (GIN-13). Le capot compte si aucun des autres n'a gagné de manche (GIN-14). La
règle maison deals ne compte pas. Si l'un des trois s'en va, les deux autres continuent (ALL-2). À
deux, un troisième peut entrer, qui se repose d'abord (ALL-3).""",
    """GIN-19 table both: À quatre : deux paires, deux tables par manche.
À quatre, on joue en deux paires ; les partenaires sont assis en face et ont un score commun. Chacun
joue contre l'un de l'autre paire, avec deux paquets, en même temps : ce sont deux tables ;
d'habitude, les adversaires changent après chaque manche. Les deux tables s'additionnent : la paire
qui a plus marque l'écart, comme une manche gagnée. Une table nulle (GIN-12) ne se redonne pas et
compte 0. Si les deux paires ont autant, personne ne marque. Exemple : Ana gagne 45, l'adversaire de
son partenaire 23 : 45 - 23 = 22. Avec extra_boxes=yes, seuls comptent les gins et les undercuts de
la paire qui gagne la manche. Avec deals=winner ou loser, un joueur de cette paire donne. Si un
joueur s'en va, la partie est finie, et sa paire ne peut pas gagner (ALL-2). Personne n'entre
(ALL-3).""",
)
