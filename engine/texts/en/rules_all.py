"""The rules that all games share, laid out as `texts/rulebook.py` says."""

RULES = (
    """ALL-1 odd gap: Misdeal or cancelled round: the same dealer deals again.
After a misdeal, or when a round is cancelled, the same dealer deals again and nobody scores. In
Rummoli the antes stay on the board.""",
    """ALL-2 table gap limit: A player who leaves keeps a frozen score and cannot win.
A player may leave between two rounds. Their score is frozen, they can no longer win, and the deal
skips them. In Rumino, and in Any game with limit=out, they count as out. In Rummoli they take their
chips along: those chips are out of the game; a debt is not collected in chips, but shown, and stays
owed when the players settle up (ALL-12). If fewer players are left than the game needs, the game
ends and current scores decide.""",
    """ALL-3 table gap chips_each: Players may join between rounds, but not in Ginski.
A player may join between two rounds, at a seat chosen by the table, up to the game's maximum. In
Rumino they start at the highest total of those still in; in Rummoli with as many new chips as each
had at the start; in Rumski and Tuscan Rummy at 0; in Any game with the score that the players say,
and the worst of those in play is offered. A player who left may return: to the old seat and the old
score, in Rummoli with the chips taken along, or with 0 in place of a debt (ALL-12), in Rumino with
the highest total of those still in if that is more than their own; a player who was out (RMN-12)
stays out. No one can join a game of Ginski; in Gin Rummy two take a third (GIN-18). A target that
depends on the number of players stays as it was at the start.""",
    """ALL-4 win gap wins limit: Stopped early: current scores decide.
The players may stop before the rules end the game. Then current scores decide among those still in:
where the lowest total wins, as in Rumino and in Any game with wins=low, the lowest, otherwise the
highest. In Gin Rummy the hands won are added first (GIN-14). Equal scores share the win.""",
    """ALL-5 score gap: A penalty or a correction by hand, with a reason.
The table may give a penalty or correct a score by hand, with a reason: points added to or taken
from one player. In Rummoli chips move between players or spaces of the board; none is created or
lost (RML-16).""",
    """ALL-6 table gap: Someone else dealt: say so, and play on from there.
If someone else dealt, or is to deal next, say so, and the deal continues from that player.""",
    """ALL-7 odd gap: A card short counts as it is; a card over cannot win.
A hand that is a card short at the end of a round counts as it is. A player with a card too many
cannot end or win the round, and all their cards count. What a wrong number of cards means while the
round is played, or if it is wrong by more than one, is not decided here: the players agree, and
play on or cancel the round (ALL-1).""",
    """ALL-8 score gap: Wrong score: edit the round, at any time.
To correct a score, edit its round. This is possible at any time, even after the end of the game.
Everything after that round is scored again, and what changed is shown.""",
    """ALL-9 table gap: A tie in the draw for the deal is drawn again.
If the cut or draw for the first dealer is a tie, the tied players draw again. A player who cuts a
joker or a wild cuts again.""",
    """ALL-10 win gap limit: The end of a game ranks every player.
The end of a game ranks every player, not only the winner. In Rumino, and in Any game with
limit=out, the players who are out rank below those still in, the last one out first.""",
    """ALL-11 odd gap: A false claim does not count; play continues.
A false claim (a knock with too much deadwood, a hand that is not a Rumino, a dieci that is not one)
does not count: that hand stays open on the table and play continues. A table that wants to punish
it does so by hand (ALL-5). A player who claims more than the hand is worth (Ginski for an ordinary
end with some deadwood, gin for a knock) scores what the hand is worth.""",
    """ALL-12 win gap: Settling up: what some pay, others get. Debts count.
With a stake, whatever one player pays, another gets: the amounts add up to zero. With a stake for
each point, two players settle what the difference between them changed by while both were at the
table: from when the later one joined until the first of them left. Rounds played without one of
them do not concern the other. A debt that a player of Rummoli leaves with (ALL-2) is owed by that
player, whether they return or not. A player who returns with 0 in place of a debt counts as having
bought that many chips. Where points are payments already (as in Doppelkopf, and by ANY-10, or ANY-9
with 0), a stake for each point is paid once for each point won or lost, or for the difference if
the table agrees on that; what corrections by hand (ALL-5) leave over is shared by all who are at
the table then.""",
    """ALL-13 cards src: Words: meld, deadwood, stock, discard pile.
A meld is a set or a run; each game says which cards make one. Deadwood means the cards of a hand
that are in no meld, and their points. The stock is the face-down pile that is drawn from. The
discard pile lies face up, and only its top card may be taken, unless a game's rule says otherwise.""",
    """ALL-14 odd gap: What the rules leave open, the table agrees on.
Some questions are answered in different ways at different tables, and by no rule here. They
are listed with the answers that are played (Disputes). The players agree on one of them; from then
on it holds in this game. An agreement is an entry of the game like any other, and changes no score.""",
    """ALL-15 table gap: A wrong order of seats is put right between two rounds.
If someone sits elsewhere than was entered, or changes places, the order of the seats is changed
between two rounds. Who deals next stays; from then on the deal passes by the new order, and the
rounds before stay as they were. Partners keep their seats, since these make the sides; so do the
three of a game of Gin Rummy in which one sits out (GIN-18). Two have only one order.""",
)
