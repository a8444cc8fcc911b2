"""The rules that all games share in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """ALL-1 odd gap: Maldonne ou manche nulle : le même donneur redonne.
Après une maldonne, ou quand une manche est déclarée nulle, le même donneur redonne et personne ne
marque. À Rummoli, les mises de départ restent sur le plateau.""",
    """ALL-2 table gap limit: Qui s'en va garde un score figé et ne peut plus gagner.
Un joueur peut s'en aller entre deux manches. Son score est figé, il ne peut plus gagner, et la
donne le saute. À Rumino, et au Jeu libre avec limit=out, il compte comme hors jeu. À Rummoli, il
emporte ses jetons : ils sortent du jeu ; une dette n'est pas perçue en jetons, mais affichée, et
reste due quand on fait les comptes (ALL-12). S'il reste moins de joueurs que le jeu n'en demande,
la partie finit et le classement du moment décide.""",
    """ALL-3 table gap chips_each: On peut entrer entre deux manches, mais pas à Ginski.
Un joueur peut entrer entre deux manches, à une place choisie par la table, jusqu'au nombre maximal
de joueurs. À Rumino, il part du total le plus élevé de ceux qui sont encore en jeu ; à Rummoli,
d'autant de jetons neufs que chacun en avait au début ; à Rumski et au Rami toscan, de 0 ; au Jeu
libre, du score dont conviennent les joueurs ; le moins bon de ceux qui sont en jeu est proposé. Un
joueur parti peut revenir : à son ancienne place et à son ancien score, à Rummoli avec les jetons
emportés, ou avec 0 à la place d'une dette (ALL-12), à Rumino avec le total le plus élevé de ceux
qui sont encore en jeu s'il dépasse le sien ; un joueur hors jeu (RMN-12) le reste. Personne ne peut
entrer à Ginski ; au Gin Rummy, deux joueurs peuvent en accueillir un troisième (GIN-18). Un
objectif qui dépend du nombre de joueurs reste celui du début.""",
    """ALL-4 win gap wins limit: Arrêt avant la fin : le classement du moment décide.
Les joueurs peuvent s'arrêter avant que les règles ne finissent la partie. Alors le classement du
moment décide entre ceux qui sont encore en jeu : là où le plus petit total gagne, comme à Rumino et
au Jeu libre avec wins=low, le plus petit ; ailleurs, le plus grand. Au Gin Rummy, on ajoute d'abord
les manches gagnées (GIN-14). À égalité, la victoire est partagée.""",
    """ALL-5 score gap: Une pénalité ou une correction à la main, avec un motif.
La table peut donner une pénalité ou corriger un score à la main, avec un motif : des points ajoutés
ou retirés à un joueur. À Rummoli, des jetons passent d'un joueur ou d'une case du plateau à
l'autre ; aucun n'est créé ni perdu (RML-16).""",
    """ALL-6 table gap: Un autre a donné : on le dit, et on continue de là.
Si quelqu'un d'autre a donné, ou doit donner ensuite, on le dit, et la donne continue à partir de ce
joueur.""",
    """ALL-7 odd gap: Une carte de moins : on compte ; une de trop : perdu.
Une main à laquelle il manque une carte à la fin d'une manche compte telle quelle. Un joueur qui a
une carte de trop ne peut ni terminer ni gagner la manche, et toutes ses cartes comptent. Un mauvais
nombre de cartes en cours de manche, ou un écart de plus d'une carte, n'est pas décidé ici : les
joueurs se mettent d'accord, et continuent ou déclarent la manche nulle (ALL-1).""",
    """ALL-8 score gap: Score faux : on corrige la manche, à tout moment.
Pour corriger un score, on corrige sa manche. C'est possible à tout moment, même après la fin de la
partie. Tout ce qui suit est recalculé, et les changements sont montrés.""",
    """ALL-9 table gap: À égalité au tirage du donneur, on tire de nouveau.
Si le tirage du premier donneur donne une égalité, les joueurs à égalité tirent de nouveau. Qui tire
un joker tire encore.""",
    """ALL-10 win gap limit: La fin d'une partie classe tous les joueurs.
La fin d'une partie classe tous les joueurs, pas seulement le gagnant. À Rumino, et au Jeu libre
avec limit=out, les joueurs hors jeu sont classés après ceux qui sont encore en jeu, en commençant
par le dernier éliminé.""",
    """ALL-11 odd gap: Une annonce fausse ne compte pas ; le jeu continue.
Une annonce fausse (frapper avec trop de points en main, une main qui n'est pas un Rumino, un dieci
qui n'en est pas un) ne compte pas : cette main reste étalée sur la table et le jeu continue. Une
table qui veut la punir le fait à la main (ALL-5). Un joueur qui annonce plus que ne vaut sa main
(Ginski alors qu'il lui reste des points, gin alors qu'il ne fait que frapper) marque ce que vaut la
main.""",
    """ALL-12 win gap: Les comptes : ce que l'un paie, un autre le reçoit.
Avec un enjeu, ce qu'un joueur paie, un autre le reçoit : les sommes s'annulent. Avec un enjeu au
point, deux joueurs règlent ce dont leur écart a changé pendant que les deux étaient à table : de
l'arrivée du second au départ du premier. Les manches jouées sans l'un ne regardent pas l'autre. La
dette qu'un joueur de Rummoli laisse en partant (ALL-2) est due par lui, qu'il revienne ou non. Qui
revient avec 0 à la place d'une dette est réputé avoir acheté autant de jetons. Là où les points
sont déjà des paiements (comme au Doppelkopf, et par ANY-10, ou ANY-9 avec 0), un enjeu au point se
paie une fois pour chaque point gagné ou perdu, ou pour l'écart si la table en convient ; ce que des
corrections à la main (ALL-5) laissent en plus se partage entre tous ceux qui sont alors à table.""",
    """ALL-13 cards src: Mots : combinaison, points en main, pioche, défausse.
Une combinaison est un brelan ou une suite ; chaque jeu dit quelles cartes en forment une. Les
points en main sont ceux des cartes qui n'entrent dans aucune combinaison. La pioche est le tas de
cartes faces cachées d'où l'on pioche. La défausse est faces visibles, et on ne peut en prendre que
la carte du dessus, sauf si une règle du jeu dit autre chose.""",
    """ALL-14 odd gap: Ce que les règles laissent ouvert, la table en convient.
À certaines questions, les tables répondent différemment, et aucune règle ne répond ici. Elles sont
réunies avec les réponses en usage (Litiges). Les joueurs s'accordent sur l'une d'elles ; désormais
elle vaut dans cette partie. Un accord est une entrée de la partie comme une autre, et ne change
aucun score.""",
    """ALL-15 table gap: Un ordre des places faux se corrige entre deux manches.
Si quelqu'un est assis ailleurs que ce qui a été saisi, ou change de place, l'ordre des places se
change entre deux manches. Celui qui doit donner ne change pas ; désormais la donne passe selon le
nouvel ordre, et les manches d'avant restent comme elles étaient. Les partenaires gardent leurs
places, puisqu'elles font les camps ; de même les trois d'une partie de Gin Rummy où l'un se repose
(GIN-18). À deux, il n'y a qu'un ordre.""",
)
