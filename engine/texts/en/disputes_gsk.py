"""What players of Ginski ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit GSK-6 knock end_limit: End: with how much?|End at what?
With how much deadwood may I end the round?
*: With at most {value} after the discard.""",
    """equal GSK-10 knock: Equal deadwood|Equal count
An opponent has as much deadwood as the ender. Who wins?
The ender. Only less deadwood is an undercut.""",
    """undercut_pays GSK-10 score undercut_pays: Undercut: how much?|Undercut pays?
What does an undercut score?
both_others: 25 and the deadwood of both other hands.
ender_only: 25 and the deadwood of the ender.""",
    """two_under GSK-11 score undercut_tie: Two undercut, equal|Two undercut
Both opponents are under the ender, with the same count. Who scores?
nearer_left: The one who sits nearer to the ender's left.
both: Both.""",
    """first_card GSK-2 deal upcard_offer: First card
Who may take the card turned up?
yes: The player left of the dealer, then the next; the dealer last.
no: No one: the player left of the dealer starts.""",
    """wilds GSK-4 meld: Two wilds in a meld?|Two wilds?
May a meld hold two wilds?
No. At most one wild in a meld.""",
    """corner GSK-3 meld: 12-13-1: a run?|12-13-1
Is 12-13-1 a run?
No. A run does not continue from 13 to 1.""",
    """lay_off GSK-14 knock: Lay off?
May I lay off on other melds when the round ends?
No. No one lays off in Ginski.""",
    """stock GSK-15 turn stock_out: Stock empty
The stock is empty. What now?
reshuffle: The discard pile, except its top card, is shuffled.
void: The round is cancelled, and the same dealer deals again.""",
)
