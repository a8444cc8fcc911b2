"""The rules of Any game, laid out as `texts/rulebook.py` says."""

RULES = (
    """ANY-1 table gap: 2 to 12 players, any game.
Any game keeps the score of whatever else is played, for two to twelve players. The rules of
that game are not known here: points are added up.""",
    """ANY-2 score gap: Points of all each round, of one at a time, or of winners.
After each round the points of every player are entered. With the house rule entry=single, the
points of one player are entered at any time instead; the next in turn is offered, and a round is
over once everyone has scored. With entry=won only what the winners get is entered (ANY-10).""",
    """ANY-3 win gap: The highest score wins, or the lowest.
The highest score wins. With the house rule wins=low the lowest score wins. Equal best scores share
the win.""",
    """ANY-4 win gap wins limit: With a limit, the game ends when a player reaches it.
Without a limit the game continues until the players end it (ALL-4). With the house rule target it
ends as soon as a player has that many points or more after an entry; ANY-3 says who wins. ANY-7
and ANY-13 describe other ways.""",
    """ANY-5 deal gap entry: The deal passes to the left, or nobody deals.
The player who cuts the highest card of a standard deck deals first, and the deal passes to the left
after each round. Where points are entered one player at a time, the players say who deals next
(ALL-6). With the house rule deals=no nobody deals: there is no dealer to change and no round to
cancel.""",
    """ANY-6 score gap: Points of a round: -99999 to 99999.
A player scores any whole number from -99999 to 99999 in a round.""",
    """ANY-7 win gap target wins: At the limit the game ends, or that player is out.
With the house rule limit=out, a player who has as many points as the limit (house rule target), or
more, is out, and the last one in wins. If all others reach it at once, the best of them wins. A
player who leaves counts as out. Example: Scala 40, played to 101.""",
    """ANY-8 win gap entry wins: The game ends after a number of rounds.
With the house rule rounds the game ends after that many rounds, and ANY-3 says who wins. Where one
player scores at a time (entry=single), the game ends once everyone in play has scored that many
times. A round that was cancelled does not count.""",
    """ANY-9 score gap entry: The points of a round may have to add up to a number.
With the house rule sum the points of all players in a round must add up to that number: 0 where the
others pay the winner, 26 in Hearts. Above 0, nobody has fewer than 0 or more than that number; and
one player may have 0 and each of the others that number instead: whoever took all the points gives
them to the others. The points of the last player are offered. It applies only where the points of
all are entered at once.""",
    """ANY-10 score gap wins: The others pay: one to three winners share it.
With the house rule entry=won the winners of a round are named, one to three, and what each of them
gets; the others pay it in equal parts. Example: two winners of four get 6 each, so the two others
pay 6 each; a single one who gets 6 is paid 2 by each of the three. With wins=low winners lose those
points and the others get them.""",
    """ANY-11 score gap target: Everyone starts with 0, or with another score.
With the house rule start every player starts with that score, below the limit if there is one.""",
    """ANY-12 win gap target: The limit can be raised in play.
While the game is on, the players can raise the limit, for example from 100 to 150; an undo takes it
back. A player who is out by ANY-7 stays out.""",
    """ANY-13 win gap target entry wins: At the limit the others have one more turn.
With the house rule limit=turn, for points of one player at a time, the game does not end when a
player reaches the limit: each of the others has one more turn. Then ANY-3 says who wins. If a
correction or a higher limit leaves nobody at the limit, the game continues. Example: Farkle, played
to 10000.""",
)
