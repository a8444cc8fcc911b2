"""The rules of Rumski, laid out as `texts/rulebook.py` says."""

RULES = (
    """RSK-1 table both: 2 to 6 players; the lowest card deals and keeps score.
Rumski is for two to six players, with the Rumski deck of 70 cards: five colours from 1 to 13, and
five wilds. Each player draws a card; the lowest deals first and keeps the score. Equal lowest cards
draw again.""",
    """RSK-2 deal src: Ten cards each, twelve for two players.
Each player is dealt ten cards; two players are dealt twelve each. One card is turned up to start
the discard pile. The player at the dealer's left starts.""",
    """RSK-3 turn both: A turn: draw, meld, then discard or pass.
In a turn a player draws, lays melds, then discards or passes. They draw the top card of the stock,
the top discard, or the whole discard pile. A player who takes the whole discard pile must discard
at the end of the turn, unless they have no cards left by then.""",
    """RSK-4 meld src: Sets: one rank. Runs: one colour in order. 3 or more.
A set is three or more cards of one rank, each colour once: the deck has no more. A run is three or
more cards of one colour in order, from 1 to 13, and does not continue from 13 to 1.""",
    """RSK-5 meld both: At most one wild in a meld: 3-W-W-3 is illegal.
A meld holds at most one wild: 3-W-W-3 is illegal. In a run a wild stands for a number from 1 to 13;
a set may hold the five cards of a rank and one wild.""",
    """RSK-6 meld both: First a meld of your own, then the table's.
A player may lay off cards on the melds on the table, or rearrange them, only after opening, that is
after laying a meld made of their own cards. Opening earlier in the same turn is enough.""",
    """RSK-7 meld src: Rearrange freely: nothing leaves, all melds legal.
The cards on the table may be rearranged in any way, as long as all of them stay on the table and
every meld is legal at the end of the turn. Wilds move like any other card. No card goes back to a
hand.""",
    """RSK-8 turn both: A discard matches the top's colour or number.
A discard is not required, except after taking the whole discard pile (RSK-3). It must match the
colour or the number of the top discard; if the discard pile is empty, any card may be discarded. A
wild may be discarded on any card, and any card on a wild. With the house rule wild_discard=never a
wild may not be discarded.""",
    """RSK-9 knock src: A player who goes out wins the round at once.
A player who goes out, by melding or by discarding, wins the round at once.""",
    """RSK-10 score src: The winner scores all cards left: 5, 10, wild 25.
The winner of the round scores the cards left in all the other hands: 5 for each from 1 to 9, 10 for
each from 10 to 13, 25 for each wild. So the points are a multiple of five. Hands grow as players
draw: the only limit is the deck, which is worth 550.""",
    """RSK-11 win src: First to 100 times the number of players wins.
The first player to reach the target wins: 100 times the number of players, or the number that the
house rule target sets.""",
    """RSK-12 odd gap: Stock empty: shuffle the discard pile.
When the stock is empty, the discard pile, except its top card, is shuffled and becomes the new
stock. If there is nothing to shuffle, play continues without drawing. If all players pass in a row,
the round is cancelled: nobody scores and the same dealer deals again.""",
    """RSK-13 table gap: The deal passes left.
After each round the deal passes to the left.""",
    """RSK-14 odd gap: An illegal table is put back; the turn is over.
If the table is not legal at the end of a turn, it is put back as it was, what was played returns to
the hand, and the turn is over. An illegal discard is taken back and replaced by another.""",
    """RSK-15 turn src: No discard: pass, or knock on the table.
Whoever does not discard ends the turn by saying "pass" or by knocking on the table. The knock says
no more than that: it ends the turn, not the round.""",
)
