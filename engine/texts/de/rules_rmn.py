"""The rules of Rumino, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """RMN-1 table src: 2 bis 6 Spieler.
Rumino geht mit zwei bis sechs Spielern.""",
    """RMN-2 cards both: Zwei Kartenspiele und vier Joker: 108 Karten.
Zwei übliche Kartenspiele und vier Joker werden zusammen gemischt: 108 Karten. (Die Quelle sagt 104
und lässt dabei die Joker weg.)""",
    """RMN-3 deal both: Je sieben Karten; eine wird aufgedeckt.
Jeder bekommt sieben Karten. Der Rest ist der Talon, und seine oberste Karte wird aufgedeckt und
beginnt den Abwurfstapel. Wer die höchste Karte zieht, gibt zuerst. Links vom Geber wird begonnen.""",
    """RMN-4 cards src: Ass 1, 2-10 ihre Zahl, B D K und Joker 10.
Als Restpunkte zählen ein Ass 1, die Karten von 2 bis 10 ihre Zahl, Bube, Dame, König und Joker je
10. Sieben Karten zählen also höchstens 70.""",
    """RMN-5 meld both: Ein Satz: 3 oder 4 Karten eines Werts.
Ein Satz sind drei oder vier Karten eines Werts. Es sind zwei Kartenspiele im Spiel, also darf ein
Satz Doppel haben, wie zwei 7♥; mit der Hausregel twins=no darf er es nicht.""",
    """RMN-6 meld src: Eine Folge: 3 oder mehr einer Farbe, Ass niedrig.
Eine Folge sind drei oder mehr Karten einer Farbe in Reihenfolge. Das Ass ist nur niedrig: A-2-3 ist
eine Folge, D-K-A ist keine.""",
    """RMN-7 meld both: Ein Joker steht für jede fehlende Karte.
Ein Joker steht für jede Karte, die einer Figur fehlt. Eine Figur darf beliebig viele Joker haben,
oder höchstens einen oder zwei, wenn die Hausregel jokers_per_meld es so sagt, aber mindestens eine
Karte ist echt.""",
    """RMN-8 knock both: Mit höchstens 7 Restpunkten darf man klopfen.
Wer höchstens 7 Restpunkte hat, darf klopfen, und die Runde endet. Geklopft wird nach dem Ziehen und
Abwerfen, mit sieben Karten auf der Hand; an manchen Tischen klopft man, statt zu ziehen, was am
Zählen nichts ändert. Die Hausregel knock_limit setzt eine andere Grenze, von 1 bis 15.""",
    """RMN-9 score both gin_bonus_for_all: Beim Klopfen schreibt jeder die eigenen Restpunkte.
Beim Klopfen schreibt jeder, auch wer geklopft hat, die eigenen Restpunkte zu den Punkten; ein Blatt
ohne Restpunkte zählt 0, oder was RMN-10 mit der Hausregel gin_bonus_for_all=yes sagt. Niemand legt
bei anderen an, und niemand unterbietet.""",
    """RMN-10 score both: Gin, keine Restpunkte: minus 10.
Wer die Runde ohne Restpunkte beendet, hat Gin und schreibt 10 weniger; die anderen schreiben ihre
Restpunkte. Man kann unter null kommen; mit der Hausregel floor_zero=yes bleibt es bei 0. Ein Blatt
ohne Restpunkte zählt 0, wenn jemand anders die Runde beendet; mit gin_bonus_for_all=yes bringt auch
das 10 weniger.""",
    """RMN-11 win both: Rumino, sieben gleiche oder in Folge, gewinnt die Partie.
Ein Rumino sind sieben Karten eines Werts, oder sieben Karten einer Farbe in Folge. Die Partie endet
sofort, und wer ihn hat, gewinnt, egal wie es steht. Joker dürfen Karten ersetzen; mit der Hausregel
natural_rumino=yes dürfen sie es nicht. Mit three_gins=yes gewinnt auch, wer in jeder der ersten
drei Runden Gin hat.""",
    """RMN-12 win both: Mit 100 oder mehr ist man raus; wer übrig bleibt, gewinnt.
Wer 100 oder mehr Punkte hat (out_at setzt eine andere Zahl), scheidet aus; wer als Letzter darunter
bleibt, gewinnt. Scheiden in einer Runde alle aus, die noch dabei sind, gewinnt, wer die wenigsten
Punkte hat, und bei Gleichstand wird der Sieg geteilt. Mit der Hausregel re_entry=once darf man
einmal wieder einsteigen, zwischen zwei Runden und solange zwei andere noch dabei sind, mit den
meisten Punkten derer, die noch dabei sind.""",
    """RMN-13 table both: Das Geben geht nach links; wer raus ist, wird übersprungen.
Nach jeder Runde geht das Geben nach links weiter. Wer ausgeschieden ist, wird übersprungen.""",
    """RMN-14 odd gap: Talon leer: Der Abwurfstapel wird gemischt.
Ist der Talon leer, wird der Abwurfstapel ohne seine oberste Karte gemischt und ist der neue Talon.
Mit der Hausregel stock_out=void wird die Runde abgebrochen (ALL-1); mit stock_out=score schreibt
jeder die eigenen Restpunkte, und da niemand die Runde beendet hat, hat niemand Gin.""",
    """RMN-15 turn both: Ein Zug: eine Karte ziehen, dann eine abwerfen.
Reihum zieht man die oberste Karte vom Talon oder vom Abwurfstapel und wirft dann eine Karte ab. Die
Karte, die man gerade vom Abwurfstapel genommen hat, wirft man nicht im selben Zug wieder ab.""",
    """RMN-16 win both natural_rumino jokers_per_meld twins: Ein Rumino ist keine Figur: Wer ihn hat, gewinnt.
Ein Rumino ist keine Figur nach RMN-5, RMN-6 oder RMN-7: Die Hausregeln twins=no und jokers_per_meld
gelten für ihn nicht, nur natural_rumino. Wird eine Runde mit Karten eingetragen, erkennt Meldmate
einen Rumino, bei wem er auch ist, und die Partie ist zu Ende (RMN-11). Haben mehrere einen, teilen
sie den Sieg.""",
)
