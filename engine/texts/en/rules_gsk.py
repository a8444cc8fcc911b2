"""The rules of Ginski, laid out as `texts/rulebook.py` says."""

RULES = (
    """GSK-1 deal src: Three players, 70 Rumski cards, ten each.
Ginski is for exactly three players, with the Rumski deck of 70 cards: five colours from 1 to 13,
and five wilds. Each player is dealt ten cards, and one is turned up.""",
    """GSK-2 turn both: The upcard is offered in turn, to the dealer last.
The upcard is offered to the player left of the dealer, then round the table, to the dealer last.
Taking it is that player's draw: they discard a card, their turn is over, and the player to their
left plays next. If all three pass, the player left of the dealer starts by drawing. (The source
contradicts itself here: it lets the dealer choose after all three have passed, and the dealer is
one of the three. Meldmate asks each player once, the dealer last.) With the house rule
upcard_offer=no the upcard is not offered: the player left of the dealer starts, and draws from the
stock or takes the upcard.""",
    """GSK-3 meld src: Runs: one colour in order. Sets: one rank. 3 or more.
A run is three or more cards of one colour in order, from 1 (low) to 13 (high), and does not
continue from 13 to 1. A set is three or more cards of one rank, of any colours.""",
    """GSK-4 meld both: At most one wild per meld.
A meld holds at most one wild; the wild stands for a number from 1 to 13. A set may hold the five
cards of a rank and one wild.""",
    """GSK-5 cards src: Cards count their number, a wild 20.
As deadwood a card counts its number, a wild 20. So ten cards count at most 165.""",
    """GSK-6 knock src: A player with at most 13 deadwood may end the round.
A player may end the round if, after drawing and discarding, the ten cards left have at most 13
deadwood. The house rule end_limit sets another limit, from 1 to 25.""",
    """GSK-7 score src: The ender scores the others' deadwood less their own.
Whoever ends the round and is not undercut scores the deadwood of both opponents, less their own.
Example: 15 + 20 - 8 = 27.""",
    """GSK-8 score src: Ginski, no deadwood: 25 more. No undercut.
Ginski means ending the round with no deadwood. It scores 25 plus the deadwood of both opponents,
and it cannot be undercut.""",
    """GSK-9 score src: Big Ginski, all eleven cards melded: 31 more.
Big Ginski means melding all eleven cards, the ten in hand and the one just drawn, with nothing to
discard. It scores 31 plus the deadwood of both opponents.""",
    """GSK-10 score both: Undercut: an opponent with less deadwood wins, plus 25.
An opponent with less deadwood than the player who ended the round undercuts them; equal is not
enough. The player who undercuts scores 25 plus the deadwood of both other hands. Example: the ender
has 9, one opponent 20, the other 5: 25 + 9 + 20 = 54. (The source's sentence counts the ender's
deadwood alone, its example both hands; the house rule undercut_pays=ender_only follows the
sentence: 25 + 9 = 34.)""",
    """GSK-11 score gap: Both opponents lower: the lower one undercuts.
If both opponents have less deadwood than the ender, the lower one undercuts. If they are equal, it
is the player who sits nearer to the ender's left; with the house rule undercut_tie=both, both
score.""",
    """GSK-12 win both undercut_tie: First to 100 wins.
The first player at 100 or more wins; this is checked after each round is scored. The house rule
target sets another number. If undercut_tie=both takes two players there at once, the higher total
wins, and equal scores share the win.""",
    """GSK-13 table both: The deal passes left; the lowest card deals first.
After each round the deal passes to the left. For the first deal each player draws a card, and the
lowest deals, as in Rumski.""",
    """GSK-14 knock gap: No one lays off on other hands.
At the end of a round no one lays off cards on the melds of other hands.""",
    """GSK-15 odd gap: Stock empty: shuffle the discard pile.
When the stock is empty, the discard pile, except its top card, is shuffled and becomes the new
stock. With the house rule stock_out=void the round is cancelled instead (ALL-1).""",
    """GSK-16 turn src: A turn: draw a card, then discard one.
In turn, a player draws the top card of the stock or of the discard pile, then discards one card; a
player who ends the round puts it face down. With Big Ginski (GSK-9) nothing is discarded.""",
)
