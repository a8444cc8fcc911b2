"""The rules of Gin Rummy, laid out as `texts/rulebook.py` says."""

RULES = (
    """GIN-1 table gap: Two players, a standard deck, ace low.
Gin Rummy is for two players with a standard deck, or for three (GIN-18) or two pairs (GIN-19); the
ace is low. The aim is to put the ten cards
in hand into melds. The higher cut deals first, and the deal alternates. With the house rule
deals=loser, whoever lost the hand deals the next one; with deals=winner, whoever won it.""",
    """GIN-2 deal gap: Ten cards each, one turned up and offered.
The dealer deals ten cards each, one at a time, and turns the next one up. The other player may take
it; if they pass, the dealer may. Whoever takes it discards a card. If both pass, the other player
starts by drawing from the stock. With the house rule upcard_offer=no the upcard is not offered: the
other player starts, and draws from the stock or takes the upcard.""",
    """GIN-3 turn gap: A turn: draw a card, then discard one.
In turn, draw the top card of the stock or of the discard pile, then discard one card. A card just
taken from the discard pile is not discarded in the same turn.""",
    """GIN-4 meld gap: Sets: 3 or 4 of a rank. Runs: 3 or more in a suit.
A set is three or four cards of one rank. A run is three or more cards of one suit in order; A-2-3
is a run, Q-K-A is not. A card belongs to one meld only. Example: 7♠ 8♠ 9♠ and 4♥ 4♦ 4♣ are two
melds.""",
    """GIN-5 cards gap: Ace 1, court cards 10, others their number.
Deadwood means the cards in no meld, and their points: an ace counts 1, J, Q and K count 10, other
cards their number. So ten cards count at most 100.""",
    """GIN-6 knock gap: With at most 10 deadwood you may knock.
After drawing, a player may knock, which ends the hand, if the ten cards left after the discard have
at most 10 deadwood. The house rule knock_limit sets another limit, from 1 to 25. With
knock_limit=upcard (Oklahoma) it is the value of the card turned up, 10 for a court card, and for an
ace 1, or gin only with oklahoma_ace=gin. With knock_limit=gin (straight gin) no one knocks: only
gin ends a hand. With spades_double=yes all points of the hand count twice if the card turned up is
a spade.""",
    """GIN-7 knock gap: After a knock the opponent melds and lays off.
After a knock the opponent lays out melds and adds cards to the knocker's melds (lays off); what is
left is the opponent's deadwood. The knocker's melds are as the knocker laid them out, and the
knocker lays off nothing. No one lays off on gin. Example: on 7♠ 8♠ 9♠ the opponent lays off 10♠ and
J♠. If the hand is entered by cards, what counts is the least that the opponent can be left with.""",
    """GIN-8 score gap undercut_tie spades_double: The knocker scores the difference in deadwood.
If the knocker has less deadwood than the opponent has after laying off, the knocker wins the hand
and scores the difference. With undercut_tie=knocker the knocker wins at equal deadwood, too
(GIN-9). Example: 30 - 7 = 23.""",
    """GIN-9 score gap spades_double: Undercut: as little deadwood as the knocker, 25 more.
If the opponent has as little deadwood as the knocker, or less, the opponent undercuts: the opponent
wins the hand and scores the difference and 25. Example: the knocker has 9, the opponent 4: 25 + 9 -
4 = 30. The house rule undercut_bonus sets 10 or 20. With undercut_tie=knocker, equal deadwood is no
undercut: the knocker wins the hand, for 0 points. An opponent with a card too many cannot undercut
(ALL-7).""",
    """GIN-10 score gap spades_double: Gin, no deadwood: 25 and the other's. No undercut.
Gin means ending the hand with no deadwood: it scores 25 and the opponent's deadwood, and cannot be
undercut. The opponent lays off nothing. The house rule gin_bonus sets 20.""",
    """GIN-11 score gap gin_bonus spades_double: Big gin, all eleven cards melded: 31.
Big gin means melding all eleven cards, the ten in hand and the one just drawn, with nothing to
discard. It scores 31 and the opponent's deadwood. The house rule big_gin sets 50; with big_gin=no
it counts as gin.""",
    """GIN-12 odd gap: Two cards left in the stock: the hand is cancelled.
If two cards are left in the stock and no one has knocked, the hand is cancelled: no one scores and
the same dealer deals again (ALL-1). With the house rule last_discard=knock, the player whose turn
would come may still take the last discard, but only to knock or go gin with it; whoever cannot or
will not, leaves it, and the hand is cancelled.""",
    """GIN-13 win gap hollywood: First to 100 points from hands wins.
The first player with 100 points or more from hands wins the game. The house rule target sets
another number. In Hollywood each of the three games ends so (GIN-15).""",
    """GIN-14 win gap: At the end: 25 a hand won, 100 for the winner.
When the game is over, each player adds 25 for each hand won, and the winner adds 100. If the loser
won no hand, the winner's total is doubled (shutout). Example: 104 points and four hands won are 104
+ 100 + 100 = 304. The house rules: box sets 20 or 0 for a hand, extra_boxes=yes counts gin as two
hands more and an undercut as one more, of the side that wins the hand, game_bonus another number
for the winner, shutout=bonus_twice adds the winner's bonus a second time instead of doubling,
shutout=no nothing. The difference between the totals is the margin of the win, and a stake for each
point pays for it. A game that is stopped before anyone reached the target (ALL-4) has no winner to
reward: the hands won are added, the bonus and the shutout are not, and the higher total decides. So
it is when a player leaves; the one who leaves adds nothing (ALL-2).""",
    """GIN-15 win gap target box game_bonus shutout: Hollywood: three games at once.
With the house rule hollywood=yes three games are played at once. A win counts in each game still
open in which the player has a win already, and in the next open one in which they have none. So the
first win counts in the first game, the second in the first and second, later ones in all three; a
player whose first game ended before they won a hand enters their next win in the second. Every win
counts somewhere. Each game ends on its own at the target, with its own additions (GIN-14). When all
three are over, the three totals are added up, and the higher sum wins. With the house rule
hollywood=last_twice the third game counts twice in that sum, with all that its end adds. A
correction (ALL-5) counts in the first game that is not over.""",
    """GIN-16 odd src: A wrong number of cards: deal again, or fix it.
If a hand has a wrong number of cards, and it is noticed before its player has drawn for the first
time, there is a new deal (ALL-1). If it is noticed later and both hands are wrong, there is a new
deal, too. If one hand is wrong, the player with the right number chooses: a new deal, or they
continue. Then the other player fixes the hand in their next turn: with a card too many they discard
without drawing, with a card too few they draw without discarding. They cannot knock in that turn.
What was noticed only at the end of a hand is counted by ALL-7.""",
    """GIN-17 odd both: A card shown in the deal: deal again. Later: no penalty.
If a card is turned face up during the deal, before the upcard is, the same dealer deals again
(ALL-1). Who shows a card of their own hand later takes it back, without a penalty: it harms only
them. A card of the stock that was seen by mistake is shown to the other player, too, and put back
on the stock.""",
    """GIN-18 table both idle_deals: Three players: one sits out each hand.
Three play each for themselves, two at a time: the dealer deals to the other two and sits out. The
loser of a hand sits out the next one and deals it; the winner plays against the player who sat out.
With the house rule idle_deals=no the loser sits out, too, but the player who comes in deals; first
the player at the dealer's right sits out. Everyone has a score of their own, and the first to the
target wins (GIN-13). The shutout counts if neither of the others has won a hand (GIN-14). The house
rule deals does not count. If one of three leaves, the other two continue (ALL-2). Two may be joined
by a third, who sits out first (ALL-3).""",
    """GIN-19 table both: Four players: two pairs, two hands a round.
Four play as two pairs; partners sit opposite each other and have one score. Each plays a hand
against one of the other pair, with two decks, at the same time; usually opponents change after
every round. Both hands are added: the pair with more scores the difference, as one hand won. A
drawn hand (GIN-12) is not dealt again and counts 0. If both pairs have as much, no one scores.
Example: Ana wins 45, her partner's opponent 23: 45 - 23 = 22. With extra_boxes=yes only gin and
undercuts of the pair that wins the round count. With deals=winner or loser, a player of that pair
deals. If a player leaves, the game is over, and their pair cannot win (ALL-2). No one joins
(ALL-3).""",
)
