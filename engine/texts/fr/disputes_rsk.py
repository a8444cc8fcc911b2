"""What players of Rumski ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """two_wilds RSK-5 meld: Deux jokers ensemble ?|Deux jokers ?
Une combinaison peut-elle contenir deux jokers ?
Non. Au plus un joker par combinaison : 3-★-★-3 n'est pas permis.""",
    """corner RSK-4 meld: 12-13-1 : une suite ?|12-13-1
12-13-1 est-il une suite ?
Non. Une suite ne continue pas de 13 à 1.""",
    """same_turn RSK-6 meld: Ouvrir et réarranger ?|Ouvrir, puis ?
Puis-je réarranger la table dans le tour où j'ouvre ?
Oui, une fois votre propre combinaison posée.""",
    """first_meld RSK-6 meld: Des points pour ouvrir ?|Des points ?
Ma première combinaison doit-elle compter 30 points ?
Non. Toute combinaison de vos propres cartes ouvre.""",
    """move_wild RSK-7 meld: Déplacer un joker ?|Un joker ?
Puis-je déplacer un joker de la table et l'employer ailleurs ?
Oui, comme toute autre carte.""",
    """take_back RSK-7 meld: Reprendre en main ?|En main ?
Puis-je reprendre en main une carte de la table ?
Non. Les cartes posées restent sur la table.""",
    """illegal RSK-14 meld: Table fausse
La table n'est pas permise à la fin d'un tour. Et maintenant ?
Elle est remise comme elle était, les cartes reviennent, et le tour est fini.""",
    """must_discard RSK-8 turn: Faut-il défausser ?|Défausser ?
Dois-je défausser à la fin de mon tour ?
Seulement après avoir pris toute la défausse.""",
    """throw_wild RSK-8 turn wild_discard: Défausser un joker ?|Jeter joker ?
Un joker peut-il être défaussé ?
free: Oui, sur toute carte, et toute carte sur lui.
never: Non.""",
    """match RSK-8 turn: Quelle défausse ?|La défausse
Puis-je défausser n'importe quelle carte ?
Non. Sauf pour un joker, elle a la couleur ou le nombre de celle du dessus.""",
    """go_out RSK-9 knock: Sortir sans défausse ?|Sans défausse
Puis-je sortir sans défausser ?
Oui. Un joueur sans cartes gagne la manche aussitôt.""",
    """stock RSK-12 turn: Pioche vide
La pioche est vide. Et maintenant ?
On mélange la défausse, sauf sa carte du dessus. Si tous passent, personne ne marque.""",
    """wild_left RSK-10 score: Joker resté en main|Joker en main
Que compte un joker resté dans une main ?
25 pour le gagnant.""",
    """turn_time ALL-14 turn ?: Durée d'un tour ?|Durée ?
Combien de temps un tour peut-il durer ?
free: Le temps qu'il faut.|Sans limite
one: Une minute ; ensuite la table est remise en place.|Une minute
two: Deux minutes ; ensuite la table est remise en place.|Deux minutes""",
    """penalty ALL-14 meld ?: Faute : une pénalité ?|Pénalité ?
Y a-t-il une pénalité pour une table fausse ?
none: Non. Le tour est fini, c'est tout.|Aucune
three: Oui. Trois cartes de la pioche.|Trois cartes""",
    """knock RSK-15 turn: Frapper sur la table|Frapper
Un joueur frappe sur la table. Que veut-il dire ?
Qu'il passe : le tour est fini, pas la manche.""",
    """same_colour RSK-4 meld: La même couleur deux fois ?|Même couleur ?
Un brelan peut-il contenir deux fois la même couleur ?
Non. Le paquet a chaque carte une fois ; seul un joker s'y ajoute.""",
)
