"""What players of every game ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """misdeal ALL-1 deal: Maldonne
La donne a mal tourné. Qui redonne ?
Le même donneur. Personne ne marque.""",
    """card_short ALL-7 score: Une carte de moins à la fin|Une de moins
À la fin, il manque une carte à une main. Compte-t-elle ?
Oui, telle quelle.""",
    """card_over ALL-7 knock: Une carte de trop|Une de trop
Un joueur a une carte de trop. Peut-il terminer la manche ?
Non. Il ne peut ni terminer ni gagner, et toutes ses cartes comptent.""",
    """false_claim ALL-11 knock: Annonce fausse
Un joueur a annoncé une main qu'il n'a pas. Et maintenant ?
Elle ne compte pas. Cette main reste étalée, et le jeu continue.""",
    """wrong_score ALL-8 score: Score faux
Un score d'une manche passée est faux. Et maintenant ?
On corrige cette manche, à tout moment. La suite est recalculée.""",
    """cut_tie ALL-9 before: Égalité au tirage|Tirage égal
Deux joueurs tirent la même carte pour la donne. Et maintenant ?
Ils tirent de nouveau. De même qui tire un joker.""",
    """leaves ALL-2 table: Un joueur s'en va|Départ
Un joueur s'en va. Peut-il encore gagner ?
Non. Son score est figé.""",
    """stop_early ALL-4 win: Arrêt avant la fin|Arrêt
Nous arrêtons avant la fin. Qui gagne ?
Le classement du moment décide. À égalité, la victoire est partagée.""",
)
