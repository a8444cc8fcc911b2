"""What players of every game ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """misdeal ALL-1 deal: Misdeal
The deal went wrong. Who deals again?
The same dealer. No one scores.""",
    """card_short ALL-7 score: A card short at the end|Card short
At the end a hand is a card short. Does it count?
Yes, as it is.""",
    """card_over ALL-7 knock: A card too many|One too many
A player has a card too many. May they end the round?
No. They cannot end or win it, and all their cards count.""",
    """false_claim ALL-11 knock: False claim
A player claimed a hand that is not one. What now?
It does not count. That hand stays open, and play continues.""",
    """wrong_score ALL-8 score: Wrong score
A score of an earlier round is wrong. What now?
Edit that round, at any time. Later rounds are scored again.""",
    """cut_tie ALL-9 before: Tie in the cut|Tie in cut
Two players cut the same card for the deal. What now?
They cut again. So does a player who cuts a joker or a wild.""",
    """leaves ALL-2 table: A player leaves|Leaving
A player leaves. Do they still win?
No. Their score is frozen.""",
    """stop_early ALL-4 win: Stopped early|Stopped
We stop before the end. Who wins?
Current scores decide. Equal scores share the win.""",
)
