"""What players of Rummoli ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """who_leads RML-9: Who leads first?|First lead
The poker is over. Who leads to the stops?
The winner of the poker, with the lowest card of their hand.""",
    """lowest RML-9: Lead any card?|Any card?
I have the first lead. May I lead any card?
No. You lead the lowest card of your hand. Of several lowest, any.""",
    """after_stop RML-10: After a stop|After a stop
A suit is stopped. What does the last player lead?
The lowest card of their hand in a suit of the other colour.""",
    """no_colour RML-10: No other colour|No colour
I cannot change the colour. What now?
The next player on the left who can leads. You pay nothing.""",
    """deadlock RML-11: No one can change|Deadlock
No one has a card of the other colour. What now?
The hand is over. Each player puts a chip on Rummoli for each card left.""",
    """split_run RML-12: 7-8-9 by two players|Split run
Two players play the cards of a sequence space. Who collects it?
No one. One player must play all its cards, one after another.""",
    """one_of_run RML-12: One card of a pair|One of pair
Do I collect a sequence space with one of its cards?
No. One of its cards alone collects nothing from it.""",
    """unplayed RML-14: Pay card not played|Not played
The hand ended before I played my pay card. Do I collect?
No. The chips stay on the space for the next hand.""",
    """forgot_pay RML-18: Forgot to collect|Forgot chips
I played a pay card and forgot to collect. Is it too late?
No. A pay card collects even if its player forgets to ask.""",
    """missed_card RML-18: A card was missed|Missed card
I had the next card and did not play it. What now?
Play it when it is noticed, and put one chip on Rummoli.""",
    """wrong_lead RML-18: Wrong lead|Wrong lead
A player led a wrong card. May it be taken back?
Until someone has followed it. Then it stands.""",
    """dead_hand RML-18: Looked at the dead hand|Dead hand
A player looked at the dead hand. What does it cost?
One chip, on Rummoli.""",
    """late_ante RML-18: Forgotten ante|Late ante
A player forgot an ante. What now?
It is put in when noticed. Was it collected? Then it goes to the collector.""",
    """dealer_ante RML-4: Does the dealer pay more?|Dealer's ante
Does the dealer put in more than the others?
No. Every player puts in the same.""",
    """first_out RML-13: First out: how much?|First out
What does the first player without cards get?
The chips on Rummoli, and from each other player one chip a card.""",
    """folded RML-20: Folded the best hand|Folded
I folded, but my hand was the best. Do I win the pot?
No. A player who folded cannot win it.""",
    """bets RML-7 poker: Are there bets?|Bets
Do we bet on the poker?
showdown: No. All show, and the best hand collects the Poker Pot.
betting: Yes, in turn from the dealer's left.""",
    """low_straight RML-8 wheel: A-2-3-4-5|A-2-3-4-5
Is A-2-3-4-5 a straight?
yes: Yes, the lowest one.
no: No. The ace is high.""",
    """equal_poker RML-8: Equal poker hands|Equal hands
Two poker hands are equal. Who wins the pot?
They share it. Suits do not count, and what does not divide stays.""",
    """no_chips RML-15 short: Out of chips|No chips
A player cannot pay. What now?
owes: The player owes the chips and plays on.
all_in: The player pays what is there. The rest is forgiven.
rebuy: The player buys chips first.""",
    """no_bid RML-6: No one bids|No bid
No one bids for the widow. What now?
The dealer keeps the hand, and the widow is dead.""",
    """seen_widow RML-6: Look, then swap?|Look first
May the dealer look at the widow before the swap?
No. A player who swaps must keep the widow.""",
    """more_cards RML-5: A card more than others|More cards
Some hands have a card more. Do we deal again?
No. It does not matter.""",
    """last_chips RML-17: Chips on the board|Last chips
We stop. Who gets the chips on the board?
The player with the highest cut, or the best of five-card poker hands.""",
    """swap_pay ALL-14 ?: Swap with a pay card?|Swap: pay
May the dealer swap or buy with a pay card in hand?
any: Yes, with any hand.|Any hand
none: No. Only a hand without pay cards.|No pay card""",
    """call_aloud ALL-14 ?: Call the cards aloud?|Call aloud
Must each card be called aloud?
yes: Yes, its rank and suit.|Yes
no: No. Laying it open is enough.|No""",
    """own_five ALL-14 ?: Best five?|Best five
Must I show my best five cards in the poker?
free: No. A player may keep good cards back.|Free choice
best: Yes. The best five count.|The best""",
    """hearts RML-12: Collect before the poker?|Hearts first
Do holders of pay cards collect before the poker?
No. A pay card collects when it is played.""",
    """players RML-1: How many players?|Players
How many can play?
2 to 8.""",
)
