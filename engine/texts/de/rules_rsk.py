"""The rules of Rumski, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """RSK-1 table both: 2 bis 6 Spieler; die niedrigste Karte gibt und schreibt.
Rumski geht mit zwei bis sechs Spielern, mit 70 Karten: fünf Farben von 1 bis 13 und fünf Joker.
Jeder zieht eine Karte; die niedrigste gibt zuerst und schreibt die Punkte. Gleich niedrige ziehen
noch einmal.""",
    """RSK-2 deal src: Je zehn Karten, zu zweit zwölf.
Jeder bekommt zehn Karten, zu zweit zwölf. Eine Karte wird aufgedeckt und beginnt den Abwurfstapel.
Wer links vom Geber sitzt, beginnt.""",
    """RSK-3 turn both: Ein Zug: ziehen, auslegen, dann abwerfen oder passen.
In einem Zug zieht man, legt Figuren aus und wirft dann ab oder passt. Man zieht die oberste Karte
vom Talon, den obersten Abwurf oder den ganzen Abwurfstapel. Wer den ganzen Abwurfstapel nimmt, muss
am Ende des Zugs abwerfen, außer es sind keine Karten mehr auf der Hand.""",
    """RSK-4 meld src: Sätze: ein Wert. Folgen: eine Farbe in Folge. Ab 3 Karten.
Ein Satz sind drei oder mehr Karten eines Werts, jede Farbe einmal: Mehr gibt es nicht. Eine Folge
sind drei oder mehr Karten einer Farbe in Reihenfolge, von 1 bis 13, und sie geht nicht von 13 zu 1
weiter.""",
    """RSK-5 meld both: Höchstens ein Joker je Figur: 3-★-★-3 gilt nicht.
Eine Figur hat höchstens einen Joker: 3-★-★-3 gilt nicht. In einer Folge steht ein Joker für eine
Zahl von 1 bis 13; ein Satz darf die fünf Karten eines Werts und einen Joker haben.""",
    """RSK-6 meld both: Erst eine eigene Figur, dann die auf dem Tisch.
An Figuren auf dem Tisch anlegen oder sie umbauen darf man erst, nachdem man eröffnet hat, also eine
Figur aus eigenen Karten ausgelegt hat. Vorher im selben Zug genügt.""",
    """RSK-7 meld src: Frei umbauen: Nichts geht weg, alle Figuren gelten.
Die Karten auf dem Tisch darf man beliebig umbauen, solange alle auf dem Tisch bleiben und am Ende
des Zugs jede Figur gültig ist. Joker wandern wie jede andere Karte. Keine Karte kommt auf eine Hand
zurück.""",
    """RSK-8 turn both: Ein Abwurf passt in Farbe oder Zahl.
Abwerfen muss man nicht, außer nachdem man den ganzen Abwurfstapel genommen hat (RSK-3). Der Abwurf
muss in Farbe oder Zahl zum obersten Abwurf passen; ist der Abwurfstapel leer, darf man jede Karte
abwerfen. Ein Joker darf auf jede Karte, und jede Karte auf einen Joker. Mit der Hausregel
wild_discard=never darf man keinen Joker abwerfen.""",
    """RSK-9 knock src: Wer fertig ist, gewinnt die Runde sofort.
Wer keine Karten mehr hat, durch Auslegen oder Abwerfen, ist fertig und gewinnt die Runde sofort.""",
    """RSK-10 score src: Der Sieger bekommt alle Karten: 5, 10, Joker 25.
Wer die Runde gewinnt, bekommt die Karten auf allen anderen Händen: 5 für jede von 1 bis 9, 10 für
jede von 10 bis 13, 25 für jeden Joker. Die Punkte sind also durch fünf teilbar. Die Blätter wachsen
beim Ziehen: Die einzige Grenze sind alle Karten zusammen, 550.""",
    """RSK-11 win src: Wer zuerst 100 mal die Zahl der Spieler hat, gewinnt.
Wer das Ziel zuerst erreicht, gewinnt: 100 mal die Zahl der Spieler, oder was die Hausregel target
setzt.""",
    """RSK-12 odd gap: Talon leer: Der Abwurfstapel wird gemischt.
Ist der Talon leer, wird der Abwurfstapel ohne seine oberste Karte gemischt und ist der neue Talon.
Gibt es nichts zu mischen, geht es ohne Ziehen weiter. Passen alle nacheinander, wird die Runde
abgebrochen: Niemand bekommt Punkte, und derselbe Geber gibt noch einmal.""",
    """RSK-13 table gap: Das Geben geht nach links.
Nach jeder Runde geht das Geben nach links weiter.""",
    """RSK-14 odd gap: Ein ungültiger Tisch wird zurückgelegt; der Zug ist vorbei.
Ist der Tisch am Ende eines Zugs nicht gültig, wird er zurückgelegt, wie er war, was gespielt wurde,
kommt auf die Hand zurück, und der Zug ist vorbei. Ein ungültiger Abwurf kommt zurück und wird durch
einen anderen ersetzt.""",
    """RSK-15 turn src: Kein Abwurf: passen, oder auf den Tisch klopfen.
Wer nicht abwirft, beendet den Zug mit „passe“ oder klopft auf den Tisch. Das Klopfen heißt nicht
mehr: Es beendet den Zug, nicht die Runde.""",
)
