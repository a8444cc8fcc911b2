"""What players of Rumski ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """two_wilds RSK-5 meld: Two wilds in a meld?|Two wilds?
May a meld hold two wilds?
No. At most one wild in a meld: 3-W-W-3 is illegal.""",
    """corner RSK-4 meld: 12-13-1: a run?|12-13-1
Is 12-13-1 a run?
No. A run does not continue from 13 to 1.""",
    """same_turn RSK-6 meld: Open and rearrange?|Open and move?
May I rearrange the table in the turn in which I open?
Yes, once your own meld is laid.""",
    """first_meld RSK-6 meld: Points to open?|Opening points
Must my first meld count 30 points?
No. Any meld of your own cards opens.""",
    """move_wild RSK-7 meld: Move a wild?|Move a wild
May I move a wild on the table and use it elsewhere?
Yes, like any other card.""",
    """take_back RSK-7 meld: Card back to the hand?|Card to hand?
May I take a card from the table into my hand?
No. Cards on the table stay there.""",
    """illegal RSK-14 meld: Illegal table|Illegal
The table is not legal at the end of a turn. What now?
It is put back as it was, the cards go back, and the turn is over.""",
    """must_discard RSK-8 turn: Must I discard?|Must discard?
Must I discard at the end of my turn?
Only after taking the whole discard pile.""",
    """throw_wild RSK-8 turn wild_discard: Discard a wild?|Discard wild?
May a wild be discarded?
free: Yes, on any card, and any card on it.
never: No.""",
    """match RSK-8 turn: Which discard?|Discard
May I discard any card?
No. Other than with a wild, it has the colour or the number of the top discard.""",
    """go_out RSK-9 knock: Out without a discard?|Out, no discard
May I go out without a discard?
Yes. A player without cards wins the round at once.""",
    """stock RSK-12 turn: Stock empty
The stock is empty. What now?
The discard pile, except its top card, is shuffled. If all pass, no one scores.""",
    """wild_left RSK-10 score: Wild left in hand|Wild in hand
What does a wild left in a hand count?
25 for the winner.""",
    """turn_time ALL-14 turn ?: Time for a turn?|Turn: time?
How long may a turn take?
free: As long as it takes.|No limit
one: One minute; then the table is put back.|One minute
two: Two minutes; then the table is put back.|Two minutes""",
    """penalty ALL-14 meld ?: Illegal: a penalty?|Any penalty?
Is there a penalty for an illegal table?
none: No. The turn is over, that is all.|None
three: Yes. Three cards from the stock.|Three cards""",
    """knock RSK-15 turn: A knock on the table|Knock on table
A player knocks on the table. What does it mean?
It means pass: the turn is over, not the round.""",
    """same_colour RSK-4 meld: Same colour twice?|Same colour?
May a set hold the same colour twice?
No. The deck has each card once; only a wild comes on top.""",
)
