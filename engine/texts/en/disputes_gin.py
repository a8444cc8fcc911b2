"""What players of Gin Rummy ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """equal GIN-9 knock undercut_tie: Equal deadwood|Equal count
The opponent has as much deadwood as the knocker. Who wins?
knock_limit=gin *: No one knocks here. Only gin ends a hand.
opponent: The opponent. An equal count is an undercut.
knocker: The knocker, for 0 points. An equal count is no undercut.""",
    """undercut_pays GIN-9 score undercut_bonus: Undercut: how much?|Undercut pays?
What does an undercut score?
knock_limit=gin *: No one knocks here. Only gin ends a hand.
spades_double=yes *: {value} and the difference in deadwood; with a spade turned up, twice that.
*: {value} and the difference in deadwood.""",
    """gin_pays GIN-10 score gin_bonus: Gin: how much?|Gin
What does gin score?
spades_double=yes *: {value} and the opponent's deadwood; with a spade turned up, twice that.
*: {value} and the opponent's deadwood.""",
    """big_gin GIN-11 score big_gin: Big gin
All eleven cards are melded. Is that worth more than gin?
no: No. It counts as gin.
spades_double=yes *: Yes: {value} and the opponent's deadwood; with a spade turned up, twice that.
*: Yes. It scores {value} and the opponent's deadwood.""",
    """limit GIN-6 knock knock_limit: Knock: with how much?|Knock at what?
With how much deadwood may I knock?
oklahoma_ace=gin upcard: At most the value of the card turned up; a court card is 10, an ace 0.
upcard: With at most the value of the card turned up. A court card is 10.
gin: With none. Only gin ends a hand.
*: With at most {value} after the discard.""",
    """ace_up GIN-6 knock oklahoma_ace: Oklahoma: ace turned up|Ace turned up
The card turned up is an ace. Who may knock?
knock_limit=upcard 1: A player with at most 1 deadwood.
knock_limit=upcard gin: No one. Only gin ends the hand.
knock_limit=gin *: No one. Only gin ends a hand here.
*: The ace changes nothing here. The knock limit is the usual one.""",
    """spade_up GIN-6 score spades_double: Spade turned up|♠ turned up
The card turned up is a spade. Do the points count twice?
no: No. The suit changes nothing.
yes: Yes. All points of this hand count twice.""",
    """last_two GIN-12 knock last_discard: Take the last discard?|Last discard?
Two cards are left in the stock. May I still take the last discard?
players=4 no: No. The hand is drawn. It counts 0 and is not dealt again.
knock_limit=gin knock: Yes, but only to go gin with it.
no: No. The hand is cancelled, and the same dealer deals again.
knock: Yes, but only to knock or go gin with it.""",
    """lay_off_gin GIN-7 knock: Lay off on gin?|Lay off: gin
My opponent goes gin. May I lay off?
No. No one lays off on gin.""",
    """knocker_lays GIN-7 knock: May the knocker lay off?|Knocker adds?
I knocked. May I lay off on the opponent's melds?
knock_limit=gin: No one knocks here. Only gin ends a hand.
*: No. Only the opponent lays off.""",
    """lay_longer GIN-7 knock: Lay off two in a row?|Lay off two?
May I lay off the J after I laid off the 10 on 7-8-9?
knock_limit=gin: No one knocks here. Only gin ends a hand.
*: Yes. The melds that the knocker laid out may grow.""",
    """thrown_back GIN-3 turn: Same card back?|Same discard?
May I discard the card that I just took?
From the stock yes. From the discard pile not in the same turn.""",
    """corner GIN-4 meld: Q-K-A: a run?|Q-K-A
Is Q-K-A a run? And K-A-2?
No. The ace is low: only A-2-3 is a run.""",
    """twice GIN-4 meld: A card in two melds?|In two melds?
May one card count in a set and in a run?
No. A card belongs to one meld only.""",
    """next_deal GIN-1 before deals: Who deals next?|Next dealer?
Who deals the next hand?
players=3 idle_deals=yes *: The player who lost the hand and sits out.
players=3 *: The player who comes in. The loser sits out.
players=4 alternate: The player at the dealer's left.
players=4 loser: A player of the pair that lost the round.
players=4 winner: A player of the pair that won the round.
alternate: The other player. The deal alternates.
loser: The player who lost the hand.
winner: The player who won the hand.""",
    """first_card GIN-2 deal upcard_offer: First card
May the dealer take the card turned up?
yes: Yes, if the other player passes. If both pass, the other player draws.
no: No. It is not offered: the other player draws or takes it.""",
    """shutout GIN-14 win shutout: Shutout
The loser has won no hand. What does the winner get?
players=3 double: If both others have won none, the winner's total is doubled.
players=3 bonus_twice: If both others have won none, the bonus for the game, twice.
double: The winner's total is doubled.
bonus_twice: The bonus for the game, twice.
no: Nothing more.""",
    """boxes GIN-14 win box: A hand won (box)|Hand won: box
What is added at the end for each hand won?
0: Nothing.
extra_boxes=yes *: {value} points for each. Gin counts as two more, an undercut as one more.
*: {value} points for each.""",
    """reached GIN-13 win: Reached by undercut?|Undercut wins?
I reach the target by an undercut. Have I won?
hollywood=no: Yes. The first to reach it by hands wins, whoever knocked.
*: One of the three games, yes. All is over when the other two are.""",
    """third_win GIN-15 win: Hollywood: third win|Hollywood: 3rd
Hollywood: where does my third win count?
hollywood=no: Hollywood is not played here.
*: In all games still open. The second counts in two.""",
    """third_game GIN-15 win hollywood: Third game twice?|Game 3 twice?
Hollywood: does the third game count twice?
no: Hollywood is not played here.
yes: No. All three count once.
last_twice: Yes, with all that its end adds.""",
    """fourth_game GIN-15 win: Hollywood: fourth game?|Fourth game?
Hollywood: one game is over. Is a fourth started?
hollywood=no: Hollywood is not played here.
*: No. There are three games. When all are over, the totals are added up.""",
    """look_back ALL-14 turn ?: Look at old discards?|Old discards
May I look through the discard pile?
no: No. Only the top card is seen.|Top card only
yes: Yes, at any time.|Yes""",
    """count_stock ALL-14 turn ?: Count the stock?|Count stock?
May I count the cards left in the stock?
yes: Yes, unseen, at any time.|Yes
no: No.|No""",
    """wrong_count GIN-16 turn: Too many, too few cards|Not ten cards
A player has drawn and has a wrong number of cards. What now?
The other player chooses: a new deal, or it is set right in the next turn.""",
    """shown_card GIN-17 deal: Card shown in the deal|Card shown
A card is turned over during the deal. What now?
The same dealer deals again. A card shown later is taken back.""",
    """three GIN-18 table idle_deals: Three players: who deals?|3: who deals?
Three play. Who sits out, and who deals?
yes: The dealer sits out. The loser deals the next hand.
no: The loser sits out. The player who comes in deals.""",
    """four GIN-19 table: Four players|Four play
Four play as two pairs. What does a round score?
The pair that wins more scores the difference, as one hand won.""",
    """extra GIN-14 win extra_boxes: Extra boxes for gin?|Boxes for gin?
Do gin and undercuts count as more hands won?
box=0 *: Here a hand won adds nothing at the end.
no: No. Each hand won counts once.
yes: Yes. Gin counts as two more, an undercut as one more.""",
)
