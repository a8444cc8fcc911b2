"""The rules of Ginski, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """GSK-1 deal src: Drei Spieler, 70 Rumski-Karten, je zehn.
Ginski geht nur zu dritt, mit den 70 Karten des Rumski-Spiels: fünf Farben von 1 bis 13 und fünf
Joker. Jeder bekommt zehn Karten, und eine wird aufgedeckt.""",
    """GSK-2 turn both: Die offene Karte wird reihum angeboten, dem Geber zuletzt.
Die offene Karte wird zuerst links vom Geber angeboten, dann reihum, dem Geber zuletzt. Wer sie
nimmt, hat damit gezogen: Eine Karte wird abgeworfen, der Zug ist vorbei, und weiter geht es links
davon. Passen alle drei, beginnt, wer links vom Geber sitzt, und zieht. (Die Quelle widerspricht
sich hier: Sie lässt den Geber wählen, nachdem alle drei gepasst haben, und der Geber ist einer der
drei. Meldmate fragt jeden einmal, den Geber zuletzt.) Mit der Hausregel upcard_offer=no wird nicht
angeboten: Wer links vom Geber sitzt, beginnt und zieht vom Talon oder nimmt die offene Karte.""",
    """GSK-3 meld src: Folgen: eine Farbe in Folge. Sätze: ein Wert. Ab 3 Karten.
Eine Folge sind drei oder mehr Karten einer Farbe in Reihenfolge, von 1 (niedrig) bis 13 (hoch), und
sie geht nicht von 13 zu 1 weiter. Ein Satz sind drei oder mehr Karten eines Werts, in beliebigen
Farben.""",
    """GSK-4 meld both: Höchstens ein Joker je Figur.
Eine Figur hat höchstens einen Joker; er steht für eine Zahl von 1 bis 13. Ein Satz darf die fünf
Karten eines Werts und einen Joker haben.""",
    """GSK-5 cards src: Karten zählen ihre Zahl, ein Joker 20.
Als Restpunkte zählt eine Karte ihre Zahl, ein Joker 20. Zehn Karten zählen also höchstens 165.""",
    """GSK-6 knock src: Mit höchstens 13 Restpunkten darf man Schluss machen.
Man darf Schluss machen, wenn nach dem Ziehen und Abwerfen die zehn Karten höchstens 13 Restpunkte
haben. Die Hausregel end_limit setzt eine andere Grenze, von 1 bis 25.""",
    """GSK-7 score src: Wer Schluss macht, bekommt fremde weniger eigene Restpunkte.
Wer Schluss macht und nicht unterboten wird, bekommt die Restpunkte beider Gegner, weniger die
eigenen. Beispiel: 15 + 20 - 8 = 27.""",
    """GSK-8 score src: Ginski, keine Restpunkte: 25 mehr. Kein Unterbieten.
Ginski heißt, ohne Restpunkte Schluss zu machen. Das bringt 25 und die Restpunkte beider Gegner, und
es kann nicht unterboten werden.""",
    """GSK-9 score src: Big Ginski, alle elf Karten in Figuren: 31 mehr.
Big Ginski heißt, alle elf Karten in Figuren zu haben, die zehn auf der Hand und die gerade
gezogene, und nichts abzuwerfen. Das bringt 31 und die Restpunkte beider Gegner.""",
    """GSK-10 score both: Unterbieten: Wer weniger Rest hat, gewinnt, und 25 mehr.
Hat ein Gegner weniger Restpunkte als der, der Schluss gemacht hat, unterbietet er; gleich viele
genügen nicht. Wer unterbietet, bekommt 25 und die Restpunkte der beiden anderen Blätter. Beispiel:
Schluss mit 9, ein Gegner hat 20, der andere 5: 25 + 9 + 20 = 54. (Der Satz der Quelle zählt nur die
Restpunkte dessen, der Schluss macht, ihr Beispiel beide Blätter; die Hausregel
undercut_pays=ender_only folgt dem Satz: 25 + 9 = 34.)""",
    """GSK-11 score gap: Beide Gegner niedriger: Der niedrigere unterbietet.
Haben beide Gegner weniger Restpunkte als der, der Schluss gemacht hat, unterbietet der niedrigere.
Haben sie gleich viele, ist es der, der näher zu dessen Linken sitzt; mit der Hausregel
undercut_tie=both bekommen beide Punkte.""",
    """GSK-12 win both undercut_tie: Wer zuerst 100 hat, gewinnt.
Wer zuerst 100 oder mehr hat, gewinnt; das wird nach jeder Runde geprüft. Die Hausregel target setzt
eine andere Zahl. Bringt undercut_tie=both zwei zugleich so weit, gewinnen die meisten Punkte, und
bei Gleichstand wird der Sieg geteilt.""",
    """GSK-13 table both: Das Geben geht nach links; die niedrigste Karte gibt zuerst.
Nach jeder Runde geht das Geben nach links weiter. Für das erste Geben zieht jeder eine Karte, und
die niedrigste gibt, wie beim Rumski.""",
    """GSK-14 knock gap: Niemand legt bei anderen an.
Am Ende einer Runde legt niemand Karten an die Figuren der anderen an.""",
    """GSK-15 odd gap: Talon leer: Der Abwurfstapel wird gemischt.
Ist der Talon leer, wird der Abwurfstapel ohne seine oberste Karte gemischt und ist der neue Talon.
Mit der Hausregel stock_out=void wird die Runde stattdessen abgebrochen (ALL-1).""",
    """GSK-16 turn src: Ein Zug: eine Karte ziehen, dann eine abwerfen.
Reihum zieht man die oberste Karte vom Talon oder vom Abwurfstapel und wirft dann eine Karte ab; wer
Schluss macht, legt sie verdeckt hin. Bei Big Ginski (GSK-9) wird nichts abgeworfen.""",
)
