"""What players of Gin Rummy ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """equal GIN-9 knock undercut_tie: Points égaux
L'adversaire a autant de points en main que celui qui frappe. Qui gagne ?
knock_limit=gin *: Personne ne frappe ici. Seul un gin finit une manche.
opponent: L'adversaire. Des points égaux font un undercut.
knocker: Celui qui frappe, pour 0 point. Des points égaux ne font pas d'undercut.""",
    """undercut_pays GIN-9 score undercut_bonus: Undercut : combien ?|Undercut ?
Que marque un undercut ?
knock_limit=gin *: Personne ne frappe ici. Seul un gin finit une manche.
spades_double=yes *: {value} et l'écart des points en main ; avec un pique en retourne, le double.
*: {value} et l'écart des points en main.""",
    """gin_pays GIN-10 score gin_bonus: Gin : combien ?|Gin
Que marque un gin ?
spades_double=yes *: {value} et la main de l'adversaire ; avec un pique en retourne, le double.
*: {value} et les points en main de l'adversaire.""",
    """big_gin GIN-11 score big_gin: Grand gin
Les onze cartes sont combinées. Cela vaut-il plus qu'un gin ?
no: Non. Cela compte comme un gin.
spades_double=yes *: Oui : {value} et la main adverse ; avec un pique en retourne, le double.
*: Oui. Il marque {value} et les points en main de l'adversaire.""",
    """limit GIN-6 knock knock_limit: Frapper : avec combien ?|Avec combien ?
Avec combien de points en main puis-je frapper ?
oklahoma_ace=gin upcard: Au plus la valeur de la retourne ; une figure vaut 10, un as 0.
upcard: Avec au plus la valeur de la retourne. Une figure vaut 10.
gin: Avec aucun. Seul un gin finit une manche.
*: Avec {value} au plus après la défausse.""",
    """ace_up GIN-6 knock oklahoma_ace: Oklahoma : as en retourne|As en retourne
La retourne est un as. Qui peut frapper ?
knock_limit=upcard 1: Un joueur qui a 1 point en main au plus.
knock_limit=upcard gin: Personne. Seul un gin finit la manche.
knock_limit=gin *: Personne. Seul un gin finit une manche ici.
*: L'as ne change rien ici. La limite pour frapper est celle d'habitude.""",
    """spade_up GIN-6 score spades_double: Pique en retourne|♠ en retourne
La retourne est un pique. Les points comptent-ils double ?
no: Non. La couleur ne change rien.
yes: Oui. Tous les points de cette manche comptent double.""",
    """last_two GIN-12 knock last_discard: La dernière défausse ?|La dernière ?
Il reste deux cartes dans la pioche. Puis-je encore prendre la dernière défausse ?
players=4 no: Non. La table est nulle. Elle compte 0 et ne se redonne pas.
knock_limit=gin knock: Oui, mais seulement pour faire gin avec elle.
no: Non. La manche est nulle, et le même donneur redonne.
knock: Oui, mais seulement pour frapper ou faire gin avec elle.""",
    """lay_off_gin GIN-7 knock: Ajouter sur un gin ?|Sur un gin ?
Mon adversaire fait gin. Puis-je ajouter des cartes ?
Non. Personne n'ajoute sur un gin.""",
    """knocker_lays GIN-7 knock: Qui frappe ajoute-t-il ?|Il ajoute ?
J'ai frappé. Puis-je ajouter aux combinaisons de l'adversaire ?
knock_limit=gin: Personne ne frappe ici. Seul un gin finit une manche.
*: Non. Seul l'adversaire ajoute.""",
    """lay_longer GIN-7 knock: Ajouter deux à la suite ?|En ajouter 2 ?
Puis-je ajouter le V après avoir ajouté le 10 à 7-8-9 ?
knock_limit=gin: Personne ne frappe ici. Seul un gin finit une manche.
*: Oui. Les combinaisons de celui qui frappe peuvent s'allonger.""",
    """thrown_back GIN-3 turn: La même carte ?|La même ?
Puis-je défausser la carte que je viens de prendre ?
De la pioche, oui. De la défausse, pas dans le même tour.""",
    """corner GIN-4 meld: D-R-A : une suite ?|D-R-A
D-R-A est-il une suite ? Et R-A-2 ?
Non. L'as est bas : seul A-2-3 est une suite.""",
    """twice GIN-4 meld: Dans deux combinaisons ?|Deux fois ?
Une carte peut-elle compter dans un brelan et dans une suite ?
Non. Une carte n'entre que dans une combinaison.""",
    """next_deal GIN-1 before deals: Qui donne ensuite ?|Qui donne ?
Qui donne la manche suivante ?
players=3 idle_deals=yes *: Le joueur qui a perdu la manche et se repose.
players=3 *: Le joueur qui entre. Le perdant se repose.
players=4 alternate: Le joueur à gauche du donneur.
players=4 loser: Un joueur de la paire qui a perdu la manche.
players=4 winner: Un joueur de la paire qui a gagné la manche.
alternate: L'autre joueur. La donne alterne.
loser: Le joueur qui a perdu la manche.
winner: Le joueur qui a gagné la manche.""",
    """first_card GIN-2 deal upcard_offer: La retourne
Le donneur peut-il prendre la carte retournée ?
yes: Oui, si l'autre joueur passe. Si les deux passent, l'autre pioche.
no: Non. Elle n'est pas proposée : l'autre joueur pioche ou la prend.""",
    """shutout GIN-14 win shutout: Capot
Le perdant n'a gagné aucune manche. Que reçoit le gagnant ?
players=3 double: Si les deux autres n'en ont gagné aucune, le total du gagnant est doublé.
players=3 bonus_twice: Si les deux autres n'en ont gagné aucune, la prime de partie, deux fois.
double: Le total du gagnant est doublé.
bonus_twice: La prime de partie, deux fois.
no: Rien de plus.""",
    """boxes GIN-14 win box: Une manche gagnée|Manche : prime
Qu'ajoute-t-on à la fin pour chaque manche gagnée ?
0: Rien.
extra_boxes=yes *: {value} points chacune. Un gin en compte deux de plus, un undercut une de plus.
*: {value} points chacune.""",
    """reached GIN-13 win: Objectif par undercut ?|Par undercut ?
J'atteins l'objectif par un undercut. Ai-je gagné ?
hollywood=no: Oui. Le premier qui l'atteint par ses manches gagne, qui que ce soit qui a frappé.
*: L'une des trois parties, oui. Tout est fini quand les deux autres le sont.""",
    """third_win GIN-15 win: Hollywood : la troisième|Hollywood : 3e
Hollywood : où compte ma troisième victoire ?
hollywood=no: On ne joue pas Hollywood ici.
*: Dans toutes les parties encore ouvertes. La deuxième compte dans deux.""",
    """third_game GIN-15 win hollywood: Troisième partie double ?|3e double ?
Hollywood : la troisième partie compte-t-elle double ?
no: On ne joue pas Hollywood ici.
yes: Non. Les trois comptent une fois.
last_twice: Oui, avec tout ce que sa fin ajoute.""",
    """fourth_game GIN-15 win: Hollywood : quatrième ?|Quatrième ?
Hollywood : une partie est finie. En commence-t-on une quatrième ?
hollywood=no: On ne joue pas Hollywood ici.
*: Non. Il y a trois parties. Quand toutes sont finies, les totaux s'additionnent.""",
    """look_back ALL-14 turn ?: Revoir la défausse ?|La revoir ?
Puis-je regarder dans la défausse ?
no: Non. On ne voit que la carte du dessus.|Le dessus
yes: Oui, à tout moment.|Oui""",
    """count_stock ALL-14 turn ?: Compter la pioche ?|La compter ?
Puis-je compter les cartes de la pioche ?
yes: Oui, sans les voir, à tout moment.|Oui
no: Non.|Non""",
    """wrong_count GIN-16 turn: Trop, ou trop peu de cartes|Pas dix cartes
Un joueur a pioché et n'a pas le bon nombre de cartes. Et maintenant ?
L'autre joueur choisit : redonner, ou la main se corrige au tour suivant.""",
    """shown_card GIN-17 deal: Carte vue à la donne|Carte vue
Une carte se retourne pendant la donne. Et maintenant ?
Le même donneur redonne. Une carte montrée plus tard est reprise.""",
    """three GIN-18 table idle_deals: À trois : qui donne ?|À 3 ?
On joue à trois. Qui se repose, et qui donne ?
yes: Le donneur se repose. Le perdant donne la manche suivante.
no: Le perdant se repose. Le joueur qui entre donne.""",
    """four GIN-19 table: À quatre
On joue à quatre en deux paires. Que marque une manche ?
La paire qui gagne le plus marque l'écart, comme une manche gagnée.""",
    """extra GIN-14 win extra_boxes: Primes pour un gin ?|Gin : primes ?
Gins et undercuts comptent-ils pour plus de manches gagnées ?
box=0 *: Ici, une manche gagnée n'ajoute rien à la fin.
no: Non. Chaque manche gagnée compte une fois.
yes: Oui. Un gin en compte deux de plus, un undercut une de plus.""",
)
