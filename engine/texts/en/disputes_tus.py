"""What players of Tuscan Rummy ask, and the answers, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """order TUS-7 knock: Which hand is higher?|Higher hand?
Which winning hand is the highest?
Gran ramino, then ramino, then dieci or sette.""",
    """equal_ramino TUS-9 score: Equal raminos|Equal ramino
Two raminos are equal. Which suit wins?
♠ first, then ♣, ♦ and ♥.""",
    """equal_dieci TUS-10 score: Equal dieci or sette|Equal dieci
Two dieci are equal. Who wins?
More cards in one suit, then the highest card in it, then the suit.""",
    """gap_7_j TUS-1 meld: 6-7-J: a run?|6-7-J
Is 6-7-J in one suit a run?
deck=german36: No, with the German deck: 8, 9 and 10 are between them.
*: Yes, in the Italian deck: 7 and J are neighbours.""",
    """last_discard TUS-8 knock: The winner's discard|Last discard?
May I use the winner's last discard?
Yes. If it gives you a winning hand, the higher hand wins.""",
    """stock TUS-11 knock: Stock empty
The stock is empty and no one has won. What now?
The most card points in hand win. With equal points no one scores.""",
    """first_draw TUS-2 turn: First draw
May the first player take from the discard pile?
There is none yet: no card is turned up. The first draw is from the stock.""",
    """which_way TUS-3 turn: Which way round?|Which way?
Three or four play. Who is next?
The player at the right.""",
    """ace TUS-12 meld german_ace: Ace high or low?|Ace: high?
German deck: is the ace high?
deck=italian40 *: The Italian deck is played here. Its ace is low and worth 1.
high: Yes, above the king. It is worth 11.
low: No. It is next to the 6 and worth 1.""",
    """worth TUS-13 score hand_values: What is a hand worth?|Hand's worth
What does a won hand score?
one: One.
ranked: Gran ramino 3, ramino 2, any other 1.""",
)
