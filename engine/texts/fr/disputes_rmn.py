"""What players of Rumino ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit RMN-8 knock knock_limit: Frapper : avec combien ?|Avec combien ?
Avec combien de points en main puis-je frapper ?
*: Avec {value} au plus.""",
    """same_suit RMN-5 meld twins: Deux 7♥ dans un brelan ?|Deux 7♥ ?
Un brelan peut-il contenir deux fois la même carte, comme deux 7♥ ?
yes: Oui. On joue avec deux paquets.
no: Non. Chaque carte d'un brelan est d'une autre couleur.""",
    """jokers RMN-7 meld jokers_per_meld: Deux jokers ensemble ?|Deux jokers ?
Combien de jokers une combinaison peut-elle contenir ?
any: Autant qu'on veut, mais au moins une carte est naturelle.
*: {value} au plus.""",
    """corner RMN-6 meld: D-R-A : une suite ?|D-R-A
D-R-A est-il une suite ?
Non. L'as est seulement bas : A-2-3 est une suite.""",
    """thrown_back RMN-15 turn: La même carte ?|La même ?
Puis-je défausser la carte que je viens de prendre ?
De la pioche, oui. De la défausse, pas dans le même tour.""",
    """lay_off RMN-9 knock: Ajouter ? Undercut ?|Ajouter ?
Quand un autre frappe, puis-je ajouter des cartes, ou faire un undercut ?
Non. Chacun ajoute ses propres points en main.""",
    """others_gin RMN-10 score gin_bonus_for_all: Un autre termine, j'ai 0|Moi aussi 0
Un autre termine, et je n'ai aucun point en main. Est-ce moins 10 ?
no: Non. Vous marquez 0.
floor_zero=yes yes: Oui. Vous retirez 10 aussi, mais pas sous 0.
yes: Oui. Vous retirez 10 aussi.""",
    """below_zero RMN-10 score floor_zero: Sous zéro ?
Un score peut-il descendre sous zéro ?
no: Oui.
yes: Non. Il s'arrête à 0.""",
    """joker_rumino RMN-11 knock natural_rumino: Rumino avec jokers ?|Avec jokers ?
Des jokers peuvent-ils faire partie d'un Rumino ?
no: Oui. Des jokers peuvent remplacer des cartes.
yes: Non. Les sept cartes sont naturelles.""",
    """three_gins RMN-11 win three_gins: Trois gins de suite|Trois gins
Un joueur fait gin aux trois premières manches. La partie est-elle gagnée ?
floor_zero=yes no: Non. Les scores restent à 0.
no: Non. Chaque gin retire 10.
yes: Oui, aussitôt.""",
    """re_enter RMN-12 table re_entry: Revenir en jeu|Revenir
Un joueur est hors jeu. Peut-il revenir en jeu ?
no: Non.
once: Une fois, avec le total le plus élevé de ceux qui y sont.""",
    """all_out RMN-12 win: Tous hors jeu ensemble|Tous hors jeu
Une manche met hors jeu tous ceux qui restaient. Qui gagne ?
Le plus petit total. À égalité, la victoire est partagée.""",
    """stock RMN-14 turn stock_out: Pioche vide
La pioche est vide. Et maintenant ?
reshuffle: On mélange la défausse, sauf sa carte du dessus.
void: La manche est nulle, et le même donneur redonne.
score: Chacun ajoute ses points en main, et personne ne fait gin.""",
    """out_of_turn ALL-14 turn ?: La septième carte|Hors tour ?
Quelqu'un défausse la carte de mon Rumino. Puis-je la prendre hors tour ?
no: Non. Seulement à votre tour.|Non
yes: Oui, pour un Rumino.|Oui""",
    """out RMN-12 win out_at: Hors jeu à combien ?|À combien ?
À combien de points un joueur est-il hors jeu ?
*: À {value} ou plus.""",
    """joker_up ALL-14 deal ?: Un joker en retourne|Joker d'abord
La première carte retournée est un joker. Et maintenant ?
stays: Il reste, et on peut le prendre.|Il reste
next: Il retourne dans la pioche, et on en retourne une autre.|Une autre""",
)
