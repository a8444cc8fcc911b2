"""What players of Rummoli ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """who_leads RML-9 turn first_lead: Who leads first?|Who leads?
The poker is over. Who leads to the stops?
winner: The winner of the poker.
left: The player at the dealer's left.
dealer: The dealer.""",
    """lowest RML-9 turn lowest: Lead any card?|Any card?
I have the first lead. May I lead any card?
first_suit=black hand: No. You lead the lowest black card of your hand.
first_suit=black suit: You choose a black suit, and lead your lowest card of it.
hand: No. You lead the lowest card of your hand. Of several lowest, any.
suit: You choose the suit, and lead your lowest card of it.""",
    """after_stop RML-10 turn next_lead: After a stop
A suit is stopped. What does the last player lead?
colour: A suit of the other colour.
suit: Any other suit; it may have the same colour.
any: Any suit, the same one too.""",
    """first_suit RML-9 turn first_suit: First card black?|Black first?
Must the first card be black?
lowest=suit black: Yes, the lowest card of a black suit.
any: No. The lowest card may be of any suit.
black: Yes, the lowest black card.""",
    """no_colour RML-24 turn pass_chip: Nothing to lead|No lead
I have the lead, and nothing that I may lead. What now?
no: The next player on the left who can leads. You pay nothing.
lead: You put a chip on Rummoli. The next player on the left who can leads.
turn: You put a chip on Rummoli. The next player on the left who can leads.""",
    """no_next RML-24 turn pass_chip: No next card
I do not have the next card. Do I pay?
no: No.
lead: No. Only a player who cannot lead pays.
turn: Yes, a chip on Rummoli when it is your turn.""",
    """deadlock RML-11 knock: No one can lead|Deadlock
No one has a card that may be led. What now?
The hand is over. Each player puts a chip on Rummoli for each card left.""",
    """split_run RML-12 turn: 7-8-9 by two players|7-8-9 by two
Two players play the cards of a sequence space. Who collects it?
collect=held: It collects before the poker, for a player who holds all its cards.
*: No one. One player must play all its cards, one after another.""",
    """one_of_run RML-12 turn: One card of a pair|One of a pair
Do I collect a sequence space with one of its cards?
No. One of its cards alone collects nothing from it.""",
    """unplayed RML-14 score: Pay card not played|Pay card left
The hand ended before I played my pay card. Do I collect?
collect=held: It collects before the poker, when it is held. Later it collects nothing.
*: No. The chips stay on the space for the next hand.""",
    """forgot_pay RML-12 turn unclaimed: Forgot to collect|Not collected
I played a pay card and forgot to collect. Is it too late?
collect=held stays: Yes, once the poker has begun. The chips stay.
paid: No. A pay card collects even if its player forgets to ask.
stays: Yes, once the next card was played. The chips stay.""",
    """missed_card RML-18 turn: A card was missed|Card missed
I had the next card and did not play it. What now?
Play it when it is noticed, and put one chip on Rummoli.""",
    """wrong_lead RML-18 turn: Wrong lead
A player led a wrong card. May it be taken back?
Until someone has followed it. Then it stands.""",
    """dead_hand RML-18 deal: Looked at the dead hand|Dead hand seen
A player looked at the dead hand. What does it cost?
One chip, on Rummoli.""",
    """dead_open RML-23 deal: See the dead hand?|See dead hand?
May we see the dead hand?
No. It lies face down until the hand is over.""",
    """late_ante RML-18 before: Forgotten ante|Late ante
A player forgot an ante. What now?
It is put in when noticed. Was it collected? Then it goes to the collector.""",
    """dealer_ante RML-4 before dealer_ante: Does the dealer pay more?|Dealer's ante
Does the dealer put in more than the others?
same: No. Every player puts in the same.
double: Yes, twice as much on each space.""",
    """first_out RML-13 knock: First out: how much?|First out: pay?
What does the first player without cards get?
The chips on Rummoli, and from each other player one chip a card.""",
    """folded RML-20 poker: Folded the best hand|Best, folded
I folded, but my hand was the best. Do I win the pot?
poker=showdown: No one folds here. There are no bets, and all show.
*: No. A player who folded cannot win it.""",
    """bets RML-7 poker poker: Are there bets?|Any bets?
Do we bet on the poker?
showdown: No. All show, and the best hand collects the Poker Pot.
first_bet=dealer betting: Yes, in turn from the dealer.
betting: Yes, in turn from the dealer's left.""",
    """first_bet RML-7 poker first_bet: Who bets first?|First to bet?
Who bets first on the poker?
poker=showdown: No one. There are no bets here.
left: The player at the dealer's left.
dealer: The dealer.""",
    """all_in RML-20 poker side_pots: All in with little|All in, short
A player is all in with less than the bet. What can they win?
poker=showdown: No one bets here.
yes: Of each other player as much as they put in. The rest is a side pot.
no: The whole pot.""",
    """low_straight RML-8 poker wheel: A-2-3-4-5
Is A-2-3-4-5 a straight?
yes: Yes, the lowest one.
no: No. The ace is high.""",
    """equal_poker RML-8 poker side_pots: Equal poker hands|Equal hands
Two poker hands are equal. Who wins the pot?
poker=showdown: They share it. Suits do not count, and what does not divide stays.
no: They share it. Suits do not count, and what does not divide stays.
yes: They share it. Suits do not count. Odd chips of bets: one each from the dealer's left.""",
    """no_chips RML-15 score short: Out of chips|No chips
A player cannot pay. What now?
owes: The player owes the chips and plays on.
all_in: The player pays what is there. The rest is forgiven.
rebuy: The player buys chips first.""",
    """no_bid RML-6 deal: No one bids|No bid
No one bids for the widow. What now?
The dealer keeps the hand, and the widow is dead.""",
    """seen_widow RML-6 deal: Look, then swap?|Look and swap
May the dealer look at the widow before the swap?
No. A player who swaps must keep the widow.""",
    """more_cards RML-5 deal: A card more than others|One card more
Some hands have a card more. Do we deal again?
No. It does not matter.""",
    """last_chips RML-17 win board_end: Chips on the board|Chips left over
We stop. Who gets the chips on the board?
cut: The player with the highest cut, or the best of five-card poker hands.
divided: All players divide them, as evenly as possible.""",
    """swap_pay RML-6 deal widow_for: Swap with a pay card?|Swap pay card?
May the dealer swap or buy with a pay card in hand?
anyone: Yes, with any hand.
no_pay_card: No. Only a hand without pay cards.""",
    """call_aloud RML-22 turn: Call the cards aloud?|Call aloud?
Must each card be called aloud?
Yes. A card not called is played all the same. Call it when someone asks.""",
    """own_five ALL-14 poker ?: Must I show the best?|Show best?
Must I show my best five cards in the poker?
free: No. A player may keep good cards back.|Free choice
best: Yes. The best five count.|The best""",
    """hearts RML-25 poker collect: Collect before the poker?|Collect first?
Do holders of pay cards collect before the poker?
played: No. A pay card collects when it is played.
held: Yes, all who hold one. It pays no more when it is played.""",
    """share_run RML-25 poker collect: Two have 8-9-10|8-9-10 twice
Two players hold a sequence in different suits. Who collects?
played: The first one who plays all of it.
held: They share the chips. What does not divide stays.""",
    """players RML-1 table: How many players?|How many?
How many can play?
2 to 8.""",
)
