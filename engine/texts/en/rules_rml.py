"""The rules of Rummoli, laid out as `texts/rulebook.py` says."""

RULES = (
    """RML-1 table both: 2 to 8 players, one deck, ace high.
Rummoli is for two to eight players, with one standard deck of 52 cards; the ace is high. Whoever
cuts the highest card deals first; equal cards are cut again.""",
    """RML-2 chips both: All players start with the same number of chips.
The chips are divided evenly at the start, and a remainder is left out of play. Each player has 50,
or as many as the house rule chips_each sets, or what RML-21 gives.""",
    """RML-3 chips both: Nine spaces: Poker Pot, Rummoli, seven pay spaces.
The board has nine spaces: the Poker Pot, Rummoli, and seven pay spaces. The source does not name
the seven. The house rule board chooses: rummoli has 10♠, J♦, Q♣, K♥, A♠, A-K of ♦, and 7-8-9 of any
one suit; tripoley has 10♥, J♥, Q♥, K♥, A♥, K-Q of ♥, and 8-9-10 of any one suit; or the table
enters seven of its own, each a card, two cards of a suit, or three ranks in order in any one suit.
This house rule changes the spaces only. Who plays by the rules of Tripoley also sets collect=held
(RML-25), first_bet=dealer (RML-7), first_lead=dealer (RML-9), next_lead=suit (RML-10) and
unclaimed=stays (RML-12).""",
    """RML-4 chips src: Before each hand: one chip on each space.
Before each hand every player puts one chip on each of the nine spaces. The house rule ante sets
another number of chips. With dealer_ante=double the dealer puts in twice as many.""",
    """RML-5 deal both: The whole deck is dealt, with one extra hand: the widow.
The whole deck is dealt, one card at a time, to the players and to one extra hand, the widow. The
widow receives cards as if it sat at the dealer's left. Some hands have a card more than others;
that does not matter.""",
    """RML-6 deal both: The dealer may swap with the widow, or sell it.
The dealer may swap hands with the widow without having seen it; or keep their own hand, sell the
widow to the highest bidder and keep the price; or do neither. A player who swaps must keep the
widow. The hand left over is dead. If nobody bids, the dealer keeps the hand and the widow is dead.
With the house rule widow_for=no_pay_card only a player without a pay card in hand may swap for the
widow or bid for it.""",
    """RML-7 poker both: The best five cards win the Poker Pot.
Each player picks their best five cards. Showdown: the best hand collects the Poker Pot. Betting
(house rule poker=betting): bets go into the Poker Pot; the last player in, or the best hand among
those still in, collects it. The player at the dealer's left bets first, or with the house rule
first_bet=dealer the dealer.""",
    """RML-8 poker both side_pots: Hands rank as usual in poker; suits break no tie.
Poker hands rank, from the top: straight flush, four of a kind, full house, flush, straight, three
of a kind, two pairs, pair, high card. Suits do not break ties. The ace is high, and low in the
straight A-2-3-4-5 unless the house rule is wheel=no. Equal best hands share the pot; chips that do
not divide stay in it for the next hand, unless there were bets (RML-20).""",
    """RML-9 stops both lowest: The poker winner leads their lowest card.
The winner of the poker leads the lowest card of their hand; if there are several, any of them.
Whoever holds the next card of that suit plays it, and so on up to the ace, or until the next card
is in the dead hand or was already played. If poker hands shared the pot, the winner nearest to the
dealer's left leads. The house rule first_lead has another player lead first: the one at the
dealer's left (left), or the dealer. With first_suit=black the first lead is a black card; who has
none passes the lead to the next player on the left who has.""",
    """RML-10 stops both: Suit stopped: lead the lowest of the other colour.
The player of the last card of a stopped suit leads the lowest card of their hand in a suit of the
other colour; of two equal lowest cards, either. A player who cannot passes the lead to the next
player on the left who can. With the house rule next_lead=suit any other suit is led, with
next_lead=any any suit, the same one too. With lowest=suit a player chooses one of the suits that
may be led, the first time as well (RML-9), and leads the lowest card of that suit.""",
    """RML-11 stops both next_lead: Deadlock: a chip on Rummoli for each card left.
It is a deadlock if nobody holds a card of the other colour; with the house rule next_lead=suit, if
nobody holds another suit. The hand ends, and each player puts one chip on Rummoli for each card
left in their hand.""",
    """RML-12 stops both board collect: A pay card collects the chips on its space.
A player who plays a pay card collects the chips on its space. A sequence space is collected by the
player who plays all of its cards, in order, with no other player's card between; one of them alone
collects nothing from it. A player who completes a sequence second in a hand finds the space empty.
With the house rule unclaimed=stays the chips must be taken before the next card is played, and
those of a pay card held (RML-25) before the poker hand; otherwise they stay on the space for the
next hand.""",
    """RML-13 stops src: First out collects Rummoli, and a chip per card left.
The first player to go out collects the chips on Rummoli, and each other player pays that player one
chip for each card left. The hand is over.""",
    """RML-14 chips src: Uncollected chips stay; the deal passes left.
Chips that nobody collected stay on their spaces for the next hand. The deal passes to the left.""",
    """RML-15 chips gap: Short of chips: the player owes them.
A player who must pay more than they have goes below zero, shown as a debt (short=owes). With the
house rule short=all_in they pay what they have and the rest is forgiven: several creditors share it
as evenly as possible, and the remainder goes to the player nearest to the payer's left; a short
ante goes to the Poker Pot first, then to Rummoli, then to the pay spaces in the board's order. With
short=rebuy a player who cannot pay must buy chips first. Chips may be bought at any time.""",
    """RML-16 chips gap: No chip is created or lost.
Every chip is always somewhere. What the players hold and what lies on the spaces add up to the
chips issued: those dealt out at the start, bought since, and given to players who joined, less
those that players who left took along. This holds after every event.""",
    """RML-17 win both: The end: chips on the board by a cut or a poker hand.
The game ends when the players say so. The chips on the board go to the player who cuts the highest
card, or to the best of the five-card poker hands dealt for it. Equal best hands share them as
evenly as possible: what does not divide goes from the dealer's left on, a chip to each. With the
house rule board_end=divided all players divide them in this way: 23 chips for three are 8, 8 and 7.
The most chips win the game; equal scores share the win.""",
    """RML-18 odd gap unclaimed: Forgotten ante, missed card, wrong lead, unclaimed pay card.
By default: a forgotten ante is put in when it is noticed; if the space has been collected
meanwhile, it is owed to the collector. A card that should have been played is played as soon as it
is noticed, and its owner puts one chip on Rummoli. So does a player who looks at the dead hand. A
wrong lead can be taken back until someone has followed it; then it stands. A pay card collects even
if its player forgets to ask, unless the house rule is unclaimed=stays (RML-12).""",
    """RML-19 turn both collect: The order: antes, widow, poker hand, stops.
A hand goes in this order: antes, widow, poker hand, stops; where pay cards collect when they are
held (RML-25), that comes between widow and poker hand. Nothing of a later part is entered before
the earlier one: no pay card played, no going out and no deadlock while the Poker Pot is still to be
won, no widow after the first bet. Chips that the board keeps are not anteed twice: after a misdeal
the antes stay (ALL-1). The cut for the board (RML-17) comes between hands.""",
    """RML-20 poker both poker first_bet side_pots: Betting: in turn, side pots for who is all in.
Betting goes in turn from the player who bets first by RML-7. Each player bets, calls, raises or
folds; while nothing is bet a player may also check. It ends when all who are still in have put in
the same, or only one is left. A player who folded cannot win a pot, whatever they hold; at the
showdown all who are still in show their hands. A player with too few chips to call is all in with
what they have. Nobody bets more than they have, or raises where nobody could answer. Nobody wins of
another more than they put in themselves: there are a main pot and side pots, and the best hand
among those who are in a pot wins it. The winner of the main pot has won the poker hand (RML-9).
Chips that nobody else put in go back. What lay in the Poker Pot before the betting is in the main
pot; a player without chips is in for that only, without a bet. Equal hands share a pot, and odd
chips go one each from the dealer's left on; where nobody bet, they stay (RML-8). With the house
rule side_pots=no there is one pot, which anyone still in can win, and RML-8 divides it. A table
that does not enter each bet may enter how many chips the pot holds in all and who folded; then it
is one pot.""",
    """RML-21 chips both chips_each: Tell how many chips there are; each gets the same.
Dividing the chips (RML-2): the players may say how many chips there are in all (house rule
chips_total). Each gets the same number, and what does not divide is left over, out of play: 250
chips for six players are 41 each, and 4 are left over.""",
    """RML-22 stops both: A card is played face up and called aloud.
A card is played face up in front of its player, who calls it aloud. A card that was not called is
played all the same, and is called when someone asks.""",
    """RML-23 deal both: The dead hand lies face down; nobody looks at it.
The hand left over after the widow (RML-6), the dead hand, lies face down, so that nobody knows
its cards until the hand is over. A player who looks at it pays for that (RML-18); the cards stay
dead.""",
    """RML-24 stops gap: Who has to pass pays nothing, or a chip onto Rummoli.
A player who has to pass pays nothing. With the house rule pass_chip=lead a player who has the lead
and nothing to lead (RML-9, RML-10) puts one chip on Rummoli, and so does each further one until
someone leads. With pass_chip=turn the turn goes round to the left for each card: a player whose
turn it is and who does not have the next card pays as well, and if nobody has it, all but the one
who played last. If no card can be led at all, nobody pays for that: it is a deadlock (RML-11).
After an ace, or where the next card was already played, nobody passes.""",
    """RML-25 deal gap: Hearts: with collect=held, pay cards collect before poker.
With the house rule collect=held pay cards collect when they are held, not when they are played. In
Tripoley this part is called Hearts. It comes after the widow and before the poker hand (RML-19):
whoever holds the card of a space shows it and collects; whoever holds both cards of a space of two
collects that space too. If several players hold a sequence in different suits, they share its
chips, and what does not divide stays on the space. The player keeps the cards for the poker hand
and the stops.""",
)
