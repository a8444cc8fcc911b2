"""The rules of Rummoli in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """RML-1 table both: De 2 à 8 joueurs, un paquet, l'as est haut.
Rummoli se joue de deux à huit, avec un paquet ordinaire de 52 cartes ; l'as est haut. Qui tire la
plus forte carte donne d'abord ; à égalité, on tire de nouveau.""",
    """RML-2 chips both: Tous commencent avec autant de jetons.
Au début, les jetons sont partagés à parts égales, et le reste est laissé hors jeu. Chacun en a 50,
ou autant que le fixe la règle maison chips_each, ou ce que donne RML-21.""",
    """RML-3 chips both: Neuf cases : pot du poker, Rummoli, sept cases payantes.
Le plateau a neuf cases : le pot du poker, Rummoli, et sept cases payantes. La source ne nomme pas
les sept. La règle maison board choisit : rummoli a 10♠, V♦, D♣, R♥, A♠, A-R de ♦, et 7-8-9 d'une
même couleur ; tripoley a 10♥, V♥, D♥, R♥, A♥, R-D de ♥, et 8-9-10 d'une même couleur ; ou la table
en saisit sept à elle, chacune une carte, deux cartes d'une couleur, ou trois valeurs qui se suivent
d'une même couleur. Cette règle maison ne change que les cases. Qui joue aux règles de Tripoley
choisit aussi collect=held (RML-25), first_bet=dealer (RML-7), first_lead=dealer (RML-9),
next_lead=suit (RML-10) et unclaimed=stays (RML-12).""",
    """RML-4 chips src: Avant chaque manche : un jeton sur chaque case.
Avant chaque manche, chaque joueur met un jeton sur chacune des neuf cases. La règle maison ante
fixe un autre nombre de jetons. Avec dealer_ante=double, le donneur en met le double.""",
    """RML-5 deal both: On donne tout le paquet, avec une main de plus : le mort.
Tout le paquet est donné, une carte à la fois, aux joueurs et à une main de plus, le mort. Le mort
reçoit ses cartes comme s'il était assis à gauche du donneur. Certaines mains ont une carte de plus
que d'autres ; cela ne fait rien.""",
    """RML-6 deal both: Le donneur peut prendre le mort, ou le vendre.
Le donneur peut échanger sa main contre le mort sans l'avoir vu ; ou garder sa main, vendre le mort
au plus offrant et garder le prix ; ou ni l'un ni l'autre. Qui échange doit garder le mort. La main
qui reste ne joue pas : c'est la main morte. Si personne n'enchérit, le donneur garde sa main et le
mort ne joue pas. Avec la règle maison widow_for=no_pay_card, seul un joueur sans carte payante en
main peut prendre le mort ou enchérir pour lui.""",
    """RML-7 poker both: Les cinq meilleures cartes gagnent le pot du poker.
Chacun choisit ses cinq meilleures cartes. À l'abattage : la meilleure main encaisse le pot du
poker. Avec des mises (règle maison poker=betting) : elles vont dans le pot du poker ; le dernier
joueur en jeu, ou la meilleure main parmi ceux qui y restent, l'encaisse. Le joueur à gauche du
donneur mise d'abord, ou le donneur avec la règle maison first_bet=dealer.""",
    """RML-8 poker both side_pots: Les mains du poker ; les couleurs ne départagent pas.
Les mains de poker se classent ainsi, de la plus haute : quinte flush, carré, full, couleur, quinte,
brelan, deux paires, paire, carte haute. Les couleurs ne départagent pas. L'as est haut, et bas dans
la quinte A-2-3-4-5 sauf avec la règle maison wheel=no. Les meilleures mains égales partagent le
pot ; les jetons qui ne se partagent pas y restent pour la manche suivante, sauf s'il y a eu des
mises (RML-20).""",
    """RML-9 stops both lowest: Le gagnant du poker entame de sa plus petite carte.
Le gagnant du poker entame de la plus petite carte de sa main ; s'il en a plusieurs, de celle qu'il
veut. Qui a la carte suivante de cette couleur la joue, et ainsi de suite jusqu'à l'as, ou jusqu'à
ce que la carte suivante soit dans la main morte ou déjà jouée. Si des mains de poker ont partagé le
pot, le gagnant le plus proche à gauche du donneur entame. La règle maison first_lead fait entamer
un autre joueur : celui à gauche du donneur (left), ou le donneur (dealer). Avec first_suit=black,
la première entame est une carte noire ; qui n'en a pas passe l'entame au prochain joueur à gauche
qui en a.""",
    """RML-10 stops both: Après un arrêt : rouge après noir, noir après rouge.
Quand une couleur s'arrête, qui a joué sa dernière carte entame de la plus petite de sa main, rouge
après une noire, noire après une rouge ; de deux plus petites, l'une ou l'autre. Qui ne peut pas
passe l'entame au prochain joueur à gauche qui le peut. Avec la règle maison next_lead=suit, on
entame toute autre couleur, avec next_lead=any n'importe laquelle, la même aussi. Avec lowest=suit,
le joueur choisit une des couleurs permises, la première fois aussi (RML-9), et entame de sa plus
petite carte dans cette couleur.""",
    """RML-11 stops both next_lead: Blocage : un jeton sur Rummoli par carte restante.
Il y a blocage si personne ne peut passer du rouge au noir ou du noir au rouge ; avec la règle
maison next_lead=suit, si personne n'a une autre couleur. La manche finit, et chacun met un jeton
sur Rummoli pour chaque carte qui lui reste.""",
    """RML-12 stops both board collect: Une carte payante encaisse les jetons de sa case.
Qui joue une carte payante encaisse les jetons de sa case. La case d'une suite est encaissée par le
joueur qui en joue toutes les cartes, dans l'ordre, sans carte d'un autre entre elles ; une seule
d'entre elles n'y encaisse rien. Qui complète une suite en second dans une manche trouve la case
vide. Avec la règle maison unclaimed=stays, les jetons doivent être pris avant que la carte suivante
soit jouée, et ceux d'une carte payante tenue (RML-25) avant le poker ; sinon ils restent sur la
case pour la manche suivante.""",
    """RML-13 stops src: Le premier sorti encaisse Rummoli, et un jeton par carte.
Le premier joueur qui sort encaisse les jetons de Rummoli, et chacun des autres lui paie un jeton
pour chaque carte qui lui reste. La manche est finie.""",
    """RML-14 chips src: Les jetons non encaissés restent ; la donne passe à gauche.
Les jetons que personne n'a encaissés restent sur leurs cases pour la manche suivante. La donne
passe à gauche.""",
    """RML-15 chips gap: Manque de jetons : le joueur les doit.
Un joueur qui doit payer plus qu'il n'a descend sous zéro, montré comme une dette (short=owes). Avec
la règle maison short=all_in, il paie ce qu'il a et le reste est remis : plusieurs créanciers le
partagent aussi également que possible, et ce qui reste va au joueur le plus proche à gauche de
celui qui paie ; une mise de départ incomplète va d'abord au pot du poker, puis à Rummoli, puis aux
cases payantes dans l'ordre du plateau. Avec short=rebuy, un joueur qui ne peut pas payer doit
d'abord acheter des jetons. On peut acheter des jetons à tout moment.""",
    """RML-16 chips gap: Aucun jeton n'est créé ni perdu.
Chaque jeton est toujours quelque part. Ce que tiennent les joueurs et ce qui est sur les cases font
ensemble les jetons émis : ceux donnés au début, achetés depuis, et donnés à ceux qui sont entrés,
moins ceux que les partants ont emportés. Cela vaut après chaque événement.""",
    """RML-17 win both: La fin : le plateau va au tirage ou à une main de poker.
La partie finit quand les joueurs le disent. Les jetons du plateau vont à qui tire la plus forte
carte, ou à la meilleure des mains de poker de cinq cartes données pour cela. Des mains égales les
partagent aussi également que possible : ce qui ne se partage pas va un par un à partir de la gauche
du donneur. Avec la règle maison board_end=divided, tous les joueurs les partagent ainsi : 23 jetons
à trois font 8, 8 et 7. Le plus de jetons gagne la partie ; à égalité, la victoire est partagée.""",
    """RML-18 odd gap unclaimed: Mise oubliée, carte manquée, entame fausse, payante tardive.
Sauf accord : une mise de départ oubliée se met quand on le remarque ; si la case a été encaissée
entre-temps, elle est due à qui l'a encaissée. Une carte qui aurait dû être jouée l'est dès qu'on le
remarque, et son joueur met un jeton sur Rummoli. De même qui regarde la main morte. Une entame
fausse peut être reprise tant que personne n'a joué dessus ; ensuite elle reste. Une carte payante
encaisse même si son joueur oublie de le demander, sauf avec la règle maison unclaimed=stays
(RML-12).""",
    """RML-19 turn both collect: L'ordre : mises de départ, mort, poker, jeu des couleurs.
Une manche suit cet ordre : mises de départ, mort, poker, jeu des couleurs ; là où les cartes
payantes encaissent quand on les tient (RML-25), cela vient entre le mort et le poker. Rien d'une
étape ne se marque avant la précédente : pas de carte payante jouée, pas de sortie ni de blocage
tant que le pot du poker est à gagner, pas de mort après la première mise. Les jetons que garde le
plateau ne se misent pas deux fois : après une maldonne, les mises de départ restent (ALL-1). Le
tirage du plateau (RML-17) vient entre deux manches.""",
    """RML-20 poker both poker first_bet side_pots: Mises : à tour de rôle, pots annexes pour qui fait tapis.
On mise à tour de rôle à partir du joueur qui mise d'abord selon RML-7. Chacun mise, suit, relance
ou se couche ; tant que rien n'est misé, on peut aussi dire parole. Cela finit quand tous ceux qui
restent ont mis autant, ou qu'il n'en reste qu'un. Qui s'est couché ne peut gagner aucun pot, quoi
qu'il tienne ; à l'abattage, tous ceux qui restent montrent leurs mains. Un joueur qui a trop peu de
jetons pour suivre fait tapis avec ce qu'il a. Personne ne mise plus qu'il n'a, ni ne relance là où
personne ne pourrait répondre. Personne ne gagne d'un autre plus qu'il n'a mis lui-même : il y a un
pot principal et des pots annexes, et la meilleure main parmi ceux d'un pot le gagne. Le gagnant du
pot principal a gagné le poker (RML-9). Les jetons que personne d'autre n'a mis reviennent. Ce qui
était dans le pot du poker avant les mises est dans le pot principal ; un joueur sans jetons n'y est
que pour cela, sans mise. Des mains égales partagent un pot, et les jetons en trop vont un à chacun
à partir de la gauche du donneur ; là où personne n'a misé, ils restent (RML-8). Avec la règle
maison side_pots=no, il y a un seul pot, que peut gagner quiconque reste en jeu, et RML-8 le
partage. Une table qui ne marque pas chaque mise peut marquer combien de jetons le pot contient en
tout et qui s'est couché ; alors c'est un seul pot.""",
    """RML-21 chips both chips_each: Dites combien de jetons il y a ; chacun en reçoit autant.
Partage des jetons (RML-2) : les joueurs peuvent dire combien de jetons il y a en tout (règle maison
chips_total). Chacun en reçoit autant, et ce qui ne se partage pas est laissé hors jeu : 250 jetons
pour six joueurs font 41 chacun, et il en reste 4.""",
    """RML-22 stops both: Une carte se joue face visible et se nomme à voix haute.
Une carte se joue face visible devant son joueur, qui la nomme à voix haute. Une carte qui n'a pas
été nommée est tout de même jouée, et se nomme quand quelqu'un le demande.""",
    """RML-23 deal both: La main morte reste face cachée ; personne ne la regarde.
La main qui reste après le mort (RML-6), la main morte, est posée face cachée, pour que personne
n'en connaisse les cartes avant la fin de la manche. Qui la regarde paie pour cela (RML-18) ; les
cartes restent mortes.""",
    """RML-24 stops gap: Qui doit passer ne paie rien, ou un jeton sur Rummoli.
Un joueur qui doit passer ne paie rien. Avec la règle maison pass_chip=lead, un joueur qui a
l'entame et rien à entamer (RML-9, RML-10) met un jeton sur Rummoli, et de même chacun des suivants
jusqu'à ce que quelqu'un entame. Avec pass_chip=turn, le tour passe à gauche pour chaque carte : un
joueur dont c'est le tour et qui n'a pas la carte suivante paie aussi, et si personne ne l'a, tous
paient sauf celui qui a joué le dernier. Si aucune carte ne peut être entamée, personne ne paie pour
cela : c'est un blocage (RML-11). Après un as, ou là où la carte suivante est déjà jouée, personne
ne passe.""",
    """RML-25 deal gap: Avec collect=held, on encaisse avant le poker.
Avec la règle maison collect=held, les cartes payantes encaissent quand on les tient, pas quand on
les joue. À Tripoley, cette étape s'appelle Hearts (les cœurs). Elle vient après le mort et avant le
poker (RML-19) : qui tient la carte d'une case la montre et encaisse ; qui tient les deux cartes
d'une case double encaisse aussi cette case. Si plusieurs joueurs tiennent une suite dans des
couleurs différentes, ils en partagent les jetons, et ce qui ne se partage pas reste sur la case. Le
joueur garde les cartes pour le poker et le jeu des couleurs.""",
)
