"""The rules of Rumino, laid out as `texts/rulebook.py` says."""

RULES = (
    """RMN-1 table src: 2 to 6 players.
Rumino is for two to six players.""",
    """RMN-2 cards both: Two decks and four jokers: 108 cards.
Two standard decks and four jokers are shuffled together: 108 cards. (The source says 104, which
leaves the jokers out.)""",
    """RMN-3 deal both: Seven cards each; one is turned up.
Each player is dealt seven cards. The rest is the stock, and its top card is turned up to start the
discard pile. Whoever cuts the highest card deals first. The player at the dealer's left starts.""",
    """RMN-4 cards src: Ace 1, 2-10 their number, J Q K and joker 10.
As deadwood an ace counts 1, the cards from 2 to 10 their number, jack, queen, king and joker 10
each. So a hand of seven cards counts at most 70.""",
    """RMN-5 meld both: A set: 3 or 4 cards of one rank.
A set is three or four cards of one rank. Two decks are in play, so a set may hold duplicates, such
as two 7♥; with the house rule twins=no it may not.""",
    """RMN-6 meld src: A run: 3 or more in order in one suit, ace low.
A run is three or more cards of one suit in order. The ace is low only: A-2-3 is a run, Q-K-A is
not.""",
    """RMN-7 meld both: A joker stands for any missing card.
A joker stands for any card that a meld lacks. A meld may hold any number of jokers, or at most one
or two if the house rule jokers_per_meld says so, but at least one of its cards is natural.""",
    """RMN-8 knock both: A player with at most 7 deadwood may knock.
A player with at most 7 deadwood may knock, and the round ends. The knock comes after drawing and
discarding, with seven cards in hand; some tables knock instead of drawing, which changes nothing in
the scoring. The house rule knock_limit sets another limit, from 1 to 15.""",
    """RMN-9 score both gin_bonus_for_all: At a knock each player adds their own deadwood.
At a knock each player, including the knocker, adds their own deadwood to their score; a hand
without deadwood scores 0, or what RMN-10 says with the house rule gin_bonus_for_all=yes. No one
lays off cards on other hands, and there is no undercut.""",
    """RMN-10 score both: Gin, no deadwood: minus 10.
A player who ends the round with no deadwood goes gin and takes 10 off their score; the others add
their own deadwood. A score may go below zero, unless the house rule floor_zero=yes stops it at 0. A
hand without deadwood when someone else ends the round scores 0; with gin_bonus_for_all=yes it takes
10 off as well.""",
    """RMN-11 win both: Rumino, seven alike or in order, wins the game.
A Rumino is seven cards of one rank, or seven cards in order in one suit. The game ends at once and
its player wins, whatever the scores. Jokers may stand in for cards; with the house rule
natural_rumino=yes they may not. With three_gins=yes a player who goes gin in each of the first
three rounds also wins the game.""",
    """RMN-12 win both: 100 or more is out; the last one in wins.
A player whose score is 100 or more (out_at sets another number) is out; the last player below it
wins. If one round puts out all the players left, the lowest total wins, and equal scores share the
win. With the house rule re_entry=once a player who is out may re-enter once, between two rounds and
while two others are still in, at the highest total of those still in.""",
    """RMN-13 table both: The deal passes left and skips players who are out.
After each round the deal passes to the left. Players who are out are skipped.""",
    """RMN-14 odd gap: Stock empty: shuffle the discard pile.
When the stock is empty, the discard pile, except its top card, is shuffled and becomes the new
stock. With the house rule stock_out=void the round is cancelled (ALL-1); with stock_out=score each
player adds their own deadwood, and as nobody ended the round, nobody goes gin.""",
    """RMN-15 turn both: A turn: draw a card, then discard one.
In turn, a player draws the top card of the stock or of the discard pile, then discards one card.
The card just taken from the discard pile is not discarded again in the same turn.""",
    """RMN-16 win both natural_rumino jokers_per_meld twins: A Rumino is no meld: whoever holds it wins.
A Rumino is not a meld of RMN-5, RMN-6 or RMN-7: the house rules twins=no and jokers_per_meld do not
limit it, only natural_rumino does. In a round entered by cards a Rumino is recognised, whoever
holds it, and the game is over (RMN-11). Players who hold one each share the win.""",
)
