"""The rules of Tuscan Rummy, laid out as `texts/rulebook.py` says."""

RULES = (
    """TUS-1 cards src: 2 to 4 players, 40 Italian cards or 36 German ones.
Tuscan Rummy is for two to four players, with an Italian deck of 40 cards, in the order A 2 3 4 5 6
7 J Q K (7 and J are neighbours), or with a German deck of 36 (house rule deck=german36). The house
rule suit_names only sets how suits and court cards are named and drawn: french; italian, the French
suits by their Italian names (picche, cuori, quadri, fiori; fante, donna, re); latin, the Italian
deck (♠ is clubs, ♥ cups, ♦ coins, ♣ swords; jack, knight N, king); or german (acorns, leaves,
hearts, bells). Verdicts use the same names.""",
    """TUS-2 deal both deck: Two players: ten cards each. Otherwise seven each.
Two players are dealt ten cards each, five at a time; the player who did not deal starts and must
draw from the stock. Three or four players, and any number with a German deck, are dealt seven cards
each, one at a time. No card is turned up.""",
    """TUS-3 turn src: Three or four players go counter-clockwise.
Three or four players play counter-clockwise, to the right. The player at the dealer's right starts.""",
    """TUS-4 hands src: Gran ramino: ten cards of one suit.
Gran ramino, with ten cards: all ten are of one suit.""",
    """TUS-5 hands both: Ramino: seven in order in one suit.
Ramino, with ten cards: seven in order in one suit, and the other three either of one suit,
whichever it is, or in order, in any suits. (A suit has ten cards: if the three had to be of the
suit of the seven, the hand would be a gran ramino.) Ramino, with seven cards: all seven in order in
one suit.""",
    """TUS-6 hands src: Dieci: all ten in sets and runs. Sette: four and three.
Dieci, with ten cards: all ten are in sets of three or four of one rank and runs of three or more in
one suit. Sette, with seven cards: one such meld of four cards and one of three.""",
    """TUS-7 hands both: Gran ramino over ramino over dieci; ramino over sette.
Gran ramino beats ramino, and ramino beats dieci; with seven cards ramino beats sette. Each hand
counts as the highest one it makes.""",
    """TUS-8 knock src: The last discard may give an opponent a winning hand.
A player with a winning hand discards. If the discard gives an opponent a winning hand as well, the
higher hand wins. With two players the other player takes it. With three or four it is offered
counter-clockwise round the table, from the player at the right, and the first who can use it takes
it.""",
    """TUS-9 score src: Equal raminos: ♠, then ♣, ♦, ♥.
Between equal raminos, or gran raminos, the suit of the seven (or of the ten) decides, from the
highest: ♠ spades (clubs), ♣ clubs (swords), ♦ diamonds (coins), ♥ hearts (cups), with the Latin
suits in brackets. This pairing is the source's.""",
    """TUS-10 score both german_ace: Equal dieci: longest suit, its top card, the suit.
Between equal dieci, or sette, the hand with more cards in one suit wins; then the highest card in
that suit; then the suit, as in TUS-9. A hand with two suits of equal length counts the better one.""",
    """TUS-11 score both deck german_ace: Stock empty: the most card points win.
If the stock is empty and nobody has a winning hand, the most card points in hand win: K 10, Q 9, J
8, from 7 to 2 their number, A 1; the German deck's values are in TUS-12. With equal points the hand
is drawn: nobody scores, and the deal passes on. The hand ends with the discard after the last card
of the stock, and that discard may still be used (TUS-8).""",
    """TUS-12 cards both deck: German deck: 6 to 10, J Q K A; seven cards each.
The German deck has A 6 7 8 9 10 J Q K in four suits. Each player is dealt seven cards; ramino and
sette are the same as for three players. The ace is high, above the king, and worth 11; with the
house rule german_ace=low it is next to the 6 and worth 1. From 10 to 6 cards are worth their
number, J 8, Q 9, K 10.""",
    """TUS-13 win gap: A won hand scores one; first to 3 wins the game.
The winner of a hand scores one. With the house rule hand_values=ranked a gran ramino scores 3, a
ramino 2, the others and a win on card points 1. The first player to reach 3, or the number that the
house rule hands sets, wins the game; 0 means no target. The deal passes to the next player in the
direction of play. Whoever cuts the highest card deals first.""",
    """TUS-14 turn src: A turn: draw a card, then discard one.
In turn, a player draws the top card of the stock or of the discard pile, then discards one card.
(With two players, the one who did not deal starts and must draw from the stock, TUS-2.)""",
)
