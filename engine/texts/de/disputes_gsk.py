"""What players of Ginski ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """limit GSK-6 knock end_limit: Schluss: mit wie viel?|Schluss bis?
Mit wie vielen Restpunkten darf ich Schluss machen?
*: Mit höchstens {value} nach dem Abwurf.""",
    """equal GSK-10 knock: Gleiche Restpunkte|Gleich viel
Ich mache Schluss, und ein Gegner hat gleich viele Restpunkte. Wer gewinnt?
Wer Schluss gemacht hat. Nur mit weniger Restpunkten unterbietet man.""",
    """undercut_pays GSK-10 score undercut_pays: Was bringt Unterbieten?|Unterbieten bringt?|Unterbieten?
Was bringt das Unterbieten?
both_others: 25 und die Restpunkte der beiden anderen Blätter.
ender_only: 25 und die Restpunkte dessen, der Schluss gemacht hat.""",
    """two_under GSK-11 score undercut_tie: Zwei unterbieten gleich|Zwei gleich
Beide Gegner liegen darunter, mit gleich vielen Restpunkten. Wer bekommt die Punkte?
nearer_left: Wer näher zur Linken dessen sitzt, der Schluss gemacht hat.
both: Beide.""",
    """first_card GSK-2 deal upcard_offer: Erste Karte
Wer darf die aufgedeckte Karte nehmen?
yes: Wer links vom Geber sitzt, dann reihum; der Geber zuletzt.
no: Niemand vorab: Wer links vom Geber sitzt, beginnt.""",
    """wilds GSK-4 meld: Zwei Joker, eine Figur?|Zwei Joker?
Darf eine Figur zwei Joker haben?
Nein. Höchstens ein Joker in einer Figur.""",
    """corner GSK-3 meld: 12-13-1: eine Folge?|12-13-1
Ist 12-13-1 eine Folge?
Nein. Eine Folge geht nicht von 13 zu 1 weiter.""",
    """lay_off GSK-14 knock: Anlegen?
Darf ich am Ende der Runde bei anderen anlegen?
Nein. Beim Ginski legt niemand an.""",
    """stock GSK-15 turn stock_out: Talon leer
Der Talon ist leer. Was nun?
reshuffle: Der Abwurfstapel ohne seine oberste Karte wird gemischt.
void: Die Runde wird abgebrochen, und derselbe Geber gibt noch einmal.""",
)
