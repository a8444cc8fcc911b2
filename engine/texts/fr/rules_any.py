"""The rules of Any game in French, laid out as `texts/rulebook.py` says."""

RULES = (
    """ANY-1 table gap: De 2 à 12 joueurs, n'importe quel jeu.
Le Jeu libre tient le score de n'importe quel autre jeu, de deux à douze joueurs. Les règles de ce
jeu ne sont pas connues ici : les points s'additionnent.""",
    """ANY-2 score gap: Les points de tous, d'un seul, ou des gagnants.
Après chaque manche, on marque les points de chaque joueur. Avec la règle maison entry=single, on
marque à tout moment les points d'un joueur ; le suivant est proposé, et une manche est finie quand
chacun a marqué. Avec entry=won, on ne marque que ce que reçoivent les gagnants (ANY-10).""",
    """ANY-3 win gap: Le score le plus haut gagne, ou le plus bas.
Le score le plus haut gagne. Avec la règle maison wins=low, le plus bas gagne. À égalité, la
victoire est partagée.""",
    """ANY-4 win gap wins limit: Avec une limite, la partie finit quand un joueur l'atteint.
Sans limite, la partie continue jusqu'à ce que les joueurs l'arrêtent (ALL-4). Avec la règle maison
target, elle finit dès qu'après une entrée un joueur a autant de points ou plus ; ANY-3 dit qui
gagne. ANY-7 et ANY-13 décrivent d'autres façons.""",
    """ANY-5 deal gap entry: La donne passe à gauche, ou personne ne donne.
Qui tire la plus forte carte d'un paquet ordinaire donne d'abord, et la donne passe à gauche après
chaque manche. Là où les points se marquent un joueur à la fois, les joueurs disent qui donne
ensuite (ALL-6). Avec la règle maison deals=no, personne ne donne : il n'y a ni donneur à changer ni
manche à déclarer nulle.""",
    """ANY-6 score gap: Points d'une manche : de -99999 à 99999.
Un joueur marque dans une manche un nombre entier quelconque de -99999 à 99999.""",
    """ANY-7 win gap target wins: À la limite, la partie finit, ou le joueur est hors jeu.
Avec la règle maison limit=out, un joueur qui a autant de points que la limite (règle maison
target), ou plus, est hors jeu, et le dernier en jeu gagne. Si tous les autres l'atteignent à la
fois, le meilleur d'entre eux gagne. Qui s'en va compte comme hors jeu. Exemple : Scala 40, jouée à
101.""",
    """ANY-8 win gap entry wins: La partie finit après un certain nombre de manches.
Avec la règle maison rounds, la partie finit après ce nombre de manches, et ANY-3 dit qui gagne. Là
où un joueur marque à la fois (entry=single), elle finit quand tous ceux qui sont en jeu ont marqué
ce nombre de fois. Une manche nulle ne compte pas.""",
    """ANY-9 score gap entry: Les points d'une manche peuvent avoir un total fixe.
Avec la règle maison sum, les points de tous les joueurs dans une manche doivent faire ce total : 0
là où les autres paient le gagnant, 26 à la Dame de pique. Au-dessus de 0, personne n'a moins de 0
ni plus que ce nombre ; et un joueur peut avoir 0 et chacun des autres ce nombre : qui a pris tous
les points les donne aux autres. Les points du dernier joueur sont proposés. Cela ne vaut que là où
les points de tous se marquent à la fois.""",
    """ANY-10 score gap wins: Les autres paient : un à trois gagnants se le partagent.
Avec la règle maison entry=won, on nomme les gagnants d'une manche, de un à trois, et ce que chacun
reçoit ; les autres le paient à parts égales. Exemple : deux gagnants sur quatre reçoivent 6 chacun,
donc les deux autres paient 6 chacun ; un seul qui reçoit 6 est payé 2 par chacun des trois. Avec
wins=low, les gagnants perdent ces points et les autres les reçoivent.""",
    """ANY-11 score gap target: Chacun part de 0, ou d'un autre score.
Avec la règle maison start, chaque joueur part de ce score, sous la limite s'il y en a une.""",
    """ANY-12 win gap target: La limite peut être relevée en cours de partie.
Tant que la partie dure, les joueurs peuvent relever la limite, par exemple de 100 à 150 ; annuler
la ramène. Un joueur hors jeu par ANY-7 le reste.""",
    """ANY-13 win gap target entry wins: À la limite, les autres ont encore un tour.
Avec la règle maison limit=turn, là où un joueur marque à la fois, la partie ne finit pas quand un
joueur atteint la limite : chacun des autres a encore un tour. Puis ANY-3 dit qui gagne. Si après
une correction ou avec une limite plus haute plus personne n'y est, la partie continue. Exemple :
Farkle, jouée à 10000.""",
)
