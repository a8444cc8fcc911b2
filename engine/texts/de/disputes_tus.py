"""What players of Tuscan Rummy ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """order TUS-7 knock: Welches Blatt ist höher?|Höher?
Welches Gewinnblatt ist das höchste?
Gran Ramino, dann Ramino, dann Dieci oder Sette.""",
    """equal_ramino TUS-9 score: Gleiche Raminos|Gl. Raminos
Zwei Raminos sind gleich. Welche Farbe gewinnt?
Zuerst ♠, dann ♣, ♦ und ♥.""",
    """equal_dieci TUS-10 score: Gleiche Dieci oder Sette|Gleiche Dieci
Zwei Dieci sind gleich. Wer gewinnt?
Mehr Karten in einer Farbe, dann die höchste Karte darin, dann die Farbe.""",
    """gap_7_j TUS-1 meld: 6-7-B: eine Folge?|6-7-B
Ist 6-7-B in einer Farbe eine Folge?
deck=german36: Nein, nicht mit deutschen Karten: 8, 9 und 10 liegen dazwischen.
*: Ja, mit italienischen Karten: 7 und Bube sind Nachbarn.""",
    """last_discard TUS-8 knock: Letzter Abwurf?|Abwurf?
Darf ich den letzten Abwurf des Siegers nehmen?
Ja. Gibt er dir ein Gewinnblatt, gewinnt das höhere.""",
    """stock TUS-11 knock: Talon leer
Der Talon ist leer, und niemand hat gewonnen. Was nun?
Die meisten Kartenpunkte auf der Hand gewinnen. Bei gleichen bekommt niemand etwas.""",
    """first_draw TUS-2 turn: Erstes Ziehen
Darf man zu Beginn vom Abwurfstapel nehmen?
Es gibt noch keinen: Keine Karte wird aufgedeckt. Zuerst wird vom Talon gezogen.""",
    """which_way TUS-3 turn: Wie herum?
Drei oder vier spielen. Wer ist als Nächstes dran?
Wer rechts sitzt.""",
    """ace TUS-12 meld german_ace: Ass hoch oder niedrig?|Ass hoch?
Deutsche Karten: Ist das Ass hoch?
deck=italian40 *: Hier spielt man mit italienischen Karten. Ihr Ass ist niedrig und zählt 1.
high: Ja, über dem König. Es zählt 11.
low: Nein. Es steht neben der 6 und zählt 1.""",
    """worth TUS-13 score hand_values: Was zählt ein Sieg?|Sieg zählt?
Was bringt eine gewonnene Runde?
one: Eins.
ranked: Gran Ramino 3, Ramino 2, alles andere 1.""",
)
