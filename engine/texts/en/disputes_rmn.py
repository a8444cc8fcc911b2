"""What players of Rumino ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit RMN-8 knock knock_limit: Knock: with how much?|Knock at what?
With how much deadwood may I knock?
*: With at most {value}.""",
    """same_suit RMN-5 meld twins: Two 7♥ in a set?|7♥ twice?
May a set hold the same card twice, such as two 7♥?
yes: Yes. Two decks are in play.
no: No. Each card of a set is of another suit.""",
    """jokers RMN-7 meld jokers_per_meld: Two jokers in a meld?|Two jokers?
How many jokers may a meld hold?
any: Any number, but at least one card is natural.
*: At most {value}.""",
    """corner RMN-6 meld: Q-K-A: a run?|Q-K-A
Is Q-K-A a run?
No. The ace is low only: A-2-3 is a run.""",
    """thrown_back RMN-15 turn: Same card back?|Same discard?
May I discard the card that I just took?
From the stock yes. From the discard pile not in the same turn.""",
    """lay_off RMN-9 knock: Lay off, undercut?|May I lay off?
May I lay off at a knock, or undercut the knocker?
No. Each player adds their own deadwood.""",
    """others_gin RMN-10 score gin_bonus_for_all: Another ends, I have 0|I have 0, too
Someone else ends, and I have no deadwood. Is it minus 10?
no: No. You score 0.
floor_zero=yes yes: Yes. You take 10 off as well, but not below 0.
yes: Yes. You take 10 off as well.""",
    """below_zero RMN-10 score floor_zero: Below zero?|Below zero
May a score go below zero?
no: Yes.
yes: No. It stops at 0.""",
    """joker_rumino RMN-11 knock natural_rumino: Rumino with jokers?|Joker Rumino?
May jokers be part of a Rumino?
no: Yes. Jokers may stand in for cards.
yes: No. All seven cards are natural.""",
    """three_gins RMN-11 win three_gins: Three gins in a row|3 gins in a row
A player goes gin in the first three rounds. Is the game won?
floor_zero=yes no: No. Scores stay at 0.
no: No. Each gin takes 10 off.
yes: Yes, at once.""",
    """re_enter RMN-12 table re_entry: Re-enter
A player is out. May they come in again?
no: No.
once: Once, at the highest total of those still in.""",
    """all_out RMN-12 win: All go out together|All out at once
One round puts out all who are left. Who wins?
The lowest total. Equal totals share the win.""",
    """stock RMN-14 turn stock_out: Stock empty
The stock is empty. What now?
reshuffle: The discard pile, except its top card, is shuffled.
void: The round is cancelled, and the same dealer deals again.
score: Each player adds their own deadwood, and no one goes gin.""",
    """out_of_turn ALL-14 turn ?: The seventh card|Out of turn?
Someone discards the card for my Rumino. May I take it out of turn?
no: No. Only in your turn.|No
yes: Yes, for a Rumino.|Yes""",
    """out RMN-12 win out_at: When is one out?|Out at what?
At how many points is a player out?
*: At {value} or more.""",
    """joker_up ALL-14 deal ?: A joker turned up|First: a joker
The first card turned up is a joker. What now?
stays: It stays, and may be taken.|It stays
next: It goes back into the stock, and another is turned up.|Another""",
)
