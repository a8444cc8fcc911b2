"""What players of Rummoli ask, and the answers in French, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """who_leads RML-9 turn first_lead: Qui entame d'abord ?|Qui entame ?
Le poker est fini. Qui entame le jeu des couleurs ?
winner: Le gagnant du poker.
left: Le joueur à gauche du donneur.
dealer: Le donneur.""",
    """lowest RML-9 turn lowest: Entame libre ?
J'ai la première entame. Puis-je entamer de n'importe quelle carte ?
first_suit=black hand: Non. Vous entamez de la plus petite carte noire de votre main.
first_suit=black suit: Vous choisissez une couleur noire, et en entamez la plus petite.
hand: Non. Vous entamez de la plus petite de votre main. De plusieurs plus petites, l'une au choix.
suit: Vous choisissez la couleur, et en entamez la plus petite.""",
    """after_stop RML-10 turn next_lead: Après un arrêt
Une couleur est arrêtée. Que doit entamer le dernier joueur ?
colour: Du rouge après du noir, du noir après du rouge.
suit: Toute autre couleur, rouge ou noire.
any: N'importe quelle couleur, la même aussi.""",
    """first_suit RML-9 turn first_suit: Première carte noire ?|Noir d'abord ?
La première carte doit-elle être noire ?
lowest=suit black: Oui, la plus petite carte d'une couleur noire.
any: Non. La plus petite carte peut être de toute couleur.
black: Oui, la plus petite carte noire.""",
    """no_colour RML-24 turn pass_chip: Rien à entamer
J'ai l'entame, et rien que je puisse entamer. Et maintenant ?
no: Le prochain joueur à gauche qui le peut entame. Vous ne payez rien.
lead: Vous mettez un jeton sur Rummoli. Le prochain joueur à gauche qui le peut entame.
turn: Vous mettez un jeton sur Rummoli. Le prochain joueur à gauche qui le peut entame.""",
    """no_next RML-24 turn pass_chip: Sans la carte suivante|Pas la carte
Je n'ai pas la carte suivante. Est-ce que je paie ?
no: Non.
lead: Non. Seul paie un joueur qui ne peut pas entamer.
turn: Oui, un jeton sur Rummoli quand c'est votre tour.""",
    """deadlock RML-11 knock: Personne ne peut entamer|Blocage
Personne n'a de carte qu'il puisse entamer. Et maintenant ?
La manche est finie. Chacun met un jeton sur Rummoli par carte restante.""",
    """split_run RML-12 turn: 7-8-9 par deux joueurs|7-8-9 à deux
Deux joueurs jouent les cartes d'une suite du plateau. Qui l'encaisse ?
collect=held: Elle encaisse avant le poker, pour qui en tient toutes les cartes.
*: Personne. Un même joueur doit en jouer toutes les cartes, l'une après l'autre.""",
    """one_of_run RML-12 turn: Une carte d'une paire|Une sur deux
Puis-je encaisser une case de suite avec une seule de ses cartes ?
Non. Une seule de ses cartes n'y encaisse rien.""",
    """unplayed RML-14 score: Payante non jouée|Non jouée
La manche a fini avant que je joue ma carte payante. Est-ce que j'encaisse ?
collect=held: Elle encaisse avant le poker, quand on la tient. Plus tard, rien.
*: Non. Les jetons restent sur la case pour la manche suivante.""",
    """forgot_pay RML-12 turn unclaimed: Oublié d'encaisser|Oublié
J'ai joué une carte payante et oublié d'encaisser. Est-ce trop tard ?
collect=held stays: Oui, une fois le poker commencé. Les jetons restent.
paid: Non. Une carte payante encaisse même si son joueur oublie de le demander.
stays: Oui, une fois la carte suivante jouée. Les jetons restent.""",
    """missed_card RML-18 turn: Une carte manquée|Carte manquée
J'avais la carte suivante et je ne l'ai pas jouée. Et maintenant ?
Jouez-la dès qu'on le remarque, et mettez un jeton sur Rummoli.""",
    """wrong_lead RML-18 turn: Entame fausse
Un joueur a entamé d'une mauvaise carte. Peut-il la reprendre ?
Tant que personne n'a joué dessus. Ensuite elle reste.""",
    """dead_hand RML-18 deal: Main morte regardée|Main morte
Un joueur a regardé la main morte. Que paie-t-il ?
Un jeton, sur Rummoli.""",
    """dead_open RML-23 deal: Voir la main morte ?|Voir la morte ?
Pouvons-nous voir la main morte ?
Non. Elle reste face cachée jusqu'à la fin de la manche.""",
    """late_ante RML-18 before: Mise oubliée
Un joueur a oublié une mise de départ. Et maintenant ?
Elle se met quand on le remarque. Case déjà encaissée ? Elle va à qui l'a encaissée.""",
    """dealer_ante RML-4 before dealer_ante: Le donneur paie plus ?|Le donneur ?
Le donneur met-il plus que les autres ?
same: Non. Chacun met autant.
double: Oui, le double sur chaque case.""",
    """first_out RML-13 knock: Premier sorti : combien ?|Sorti : reçoit ?
Que reçoit le premier joueur sans cartes ?
Les jetons de Rummoli, et de chaque autre joueur un jeton par carte.""",
    """folded RML-20 poker: Couché, mais meilleur|Couché
Je me suis couché, mais ma main était la meilleure. Le pot est-il à moi ?
poker=showdown: Personne ne se couche ici. Il n'y a pas de mises, et tous montrent.
*: Non. Qui s'est couché ne peut pas le gagner.""",
    """bets RML-7 poker poker: Y a-t-il des mises ?|Des mises ?
Mise-t-on au poker ?
showdown: Non. Tous montrent, et la meilleure main encaisse le pot du poker.
first_bet=dealer betting: Oui, à tour de rôle à partir du donneur.
betting: Oui, à tour de rôle à partir de la gauche du donneur.""",
    """first_bet RML-7 poker first_bet: Qui mise d'abord ?|Qui mise ?
Qui mise le premier au poker ?
poker=showdown: Personne. Il n'y a pas de mises ici.
left: Le joueur à gauche du donneur.
dealer: Le donneur.""",
    """all_in RML-20 poker side_pots: Tapis avec peu|Petit tapis
Un joueur fait tapis avec moins que la mise. Que peut-il gagner ?
poker=showdown: Personne ne mise ici.
yes: De chacun autant qu'il a mis. Le reste est un pot annexe.
no: Tout le pot.""",
    """low_straight RML-8 poker wheel: A-2-3-4-5
A-2-3-4-5 est-il une quinte ?
yes: Oui, la plus basse.
no: Non. L'as est haut.""",
    """equal_poker RML-8 poker side_pots: Mains de poker égales|Mains égales
Deux mains de poker sont égales. Qui gagne le pot ?
poker=showdown: Elles le partagent. Les couleurs ne comptent pas, et ce qui ne se partage pas reste.
no: Elles le partagent. Les couleurs ne comptent pas, et ce qui ne se partage pas reste.
yes: Elles le partagent. Jetons de mise en trop : un à chacun à partir de la gauche du donneur.""",
    """no_chips RML-15 score short: Plus de jetons
Un joueur ne peut pas payer. Et maintenant ?
owes: Il doit les jetons et continue à jouer.
all_in: Il paie ce qu'il a. Le reste est remis.
rebuy: Il achète d'abord des jetons.""",
    """no_bid RML-6 deal: Aucune enchère
Personne n'enchérit pour le mort. Et maintenant ?
Le donneur garde sa main, et le mort ne joue pas.""",
    """seen_widow RML-6 deal: Voir, puis échanger ?|Voir d'abord ?
Le donneur peut-il regarder le mort avant d'échanger ?
Non. Qui échange doit garder le mort.""",
    """more_cards RML-5 deal: Une carte de plus|Une de plus
Certaines mains ont une carte de plus. Redonne-t-on ?
Non. Cela ne fait rien.""",
    """last_chips RML-17 win board_end: Jetons sur le plateau|Jetons au bout
Nous arrêtons. À qui sont les jetons du plateau ?
cut: À qui tire la plus forte carte, ou à la meilleure main de poker de cinq cartes.
divided: Tous les joueurs les partagent, aussi également que possible.""",
    """swap_pay RML-6 deal widow_for: Échanger une payante ?|Échanger ?
Le donneur peut-il prendre ou acheter le mort avec une carte payante en main ?
anyone: Oui, avec n'importe quelle main.
no_pay_card: Non. Seulement une main sans carte payante.""",
    """call_aloud RML-22 turn: Nommer les cartes ?|Nommer ?
Chaque carte doit-elle être nommée à voix haute ?
Oui. Non nommée, elle est tout de même jouée. Nommez-la si on le demande.""",
    """own_five ALL-14 poker ?: Montrer les meilleures ?|Meilleures ?
Au poker, dois-je montrer mes cinq meilleures cartes ?
free: Non. Un joueur peut garder de bonnes cartes.|Libre choix
best: Oui. Les cinq meilleures comptent.|Meilleures""",
    """hearts RML-25 poker collect: Encaisser avant le poker ?|Avant ?
Qui tient une carte payante encaisse-t-il avant le poker ?
played: Non. Une carte payante encaisse quand on la joue.
held: Oui, tous ceux qui en tiennent. Elle ne paie plus quand on la joue.""",
    """share_run RML-25 poker collect: Deux ont 8-9-10|Deux 8-9-10
Deux joueurs tiennent une suite dans des couleurs différentes. Qui encaisse ?
played: Le premier qui la joue tout entière.
held: Ils partagent les jetons. Ce qui ne se partage pas reste.""",
    """players RML-1 table: Combien de joueurs ?|Combien ?
À combien peut-on jouer ?
De 2 à 8.""",
)
