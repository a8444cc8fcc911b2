"""The rules of Gin Rummy, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """GIN-1 table gap: Zwei Spieler, ein übliches Kartenspiel, Ass niedrig.
Gin Rummy geht zu zweit mit einem üblichen Kartenspiel, oder zu dritt (GIN-18) oder mit zwei Paaren
(GIN-19); das Ass ist niedrig. Ziel ist, die zehn Karten auf der Hand in Figuren zu bringen. Wer die
höhere Karte zieht, gibt zuerst, dann abwechselnd. Mit der Hausregel deals=loser gibt als Nächstes,
wer die Runde verloren hat; mit deals=winner, wer sie gewonnen hat.""",
    """GIN-2 deal gap: Je zehn Karten, eine wird aufgedeckt und angeboten.
Der Geber gibt je zehn Karten, einzeln, und deckt die nächste auf. Der andere darf sie nehmen; passt
er, darf der Geber. Wer sie nimmt, wirft eine Karte ab. Passen beide, beginnt der andere und zieht
vom Talon. Mit der Hausregel upcard_offer=no wird nicht angeboten: Der andere beginnt und zieht vom
Talon oder nimmt die offene Karte.""",
    """GIN-3 turn gap: Ein Zug: eine Karte ziehen, dann eine abwerfen.
Abwechselnd zieht man die oberste Karte vom Talon oder vom Abwurfstapel und wirft dann eine ab. Eine
Karte, die man gerade vom Abwurfstapel genommen hat, wirft man nicht im selben Zug ab.""",
    """GIN-4 meld gap: Sätze: 3 oder 4 eines Werts. Folgen: ab 3 einer Farbe.
Ein Satz sind drei oder vier Karten eines Werts. Eine Folge sind drei oder mehr Karten einer Farbe
in Reihenfolge; A-2-3 ist eine Folge, D-K-A ist keine. Eine Karte gehört zu nur einer Figur.
Beispiel: 7♠ 8♠ 9♠ und 4♥ 4♦ 4♣ sind zwei Figuren.""",
    """GIN-5 cards gap: Ass 1, Bilder 10, andere ihre Zahl.
Restkarten sind die Karten in keiner Figur, Restpunkte das, was sie zählen: ein Ass 1, B, D und K
10, andere Karten ihre Zahl. Zehn Karten zählen also höchstens 100.""",
    """GIN-6 knock gap: Mit höchstens 10 Restpunkten darf man klopfen.
Nach dem Ziehen darf man klopfen, was die Runde beendet, wenn die zehn Karten nach dem Abwurf
höchstens 10 Restpunkte haben. Die Hausregel knock_limit setzt eine andere Grenze, von 1 bis 25. Mit
knock_limit=upcard (Oklahoma) ist es der Wert der offenen Karte, 10 bei einem Bild, und bei einem
Ass 1, oder nur Gin mit oklahoma_ace=gin. Mit knock_limit=gin (Straight Gin) klopft niemand: Nur Gin
beendet eine Runde. Mit spades_double=yes zählen alle Punkte der Runde doppelt, wenn die offene
Karte Pik ist.""",
    """GIN-7 knock gap: Nach dem Klopfen legt der Gegner aus und legt an.
Nach dem Klopfen legt der Gegner seine Figuren aus und legt Karten an die des Klopfenden an; was
bleibt, sind seine Restpunkte. Die Figuren des Klopfenden sind, wie er sie ausgelegt hat, und er
legt nichts an. Bei Gin legt niemand an. Beispiel: An 7♠ 8♠ 9♠ legt der Gegner 10♠ und B♠ an. Wird
die Runde mit Karten eingetragen, zählt das Wenigste, was dem Gegner bleiben kann.""",
    """GIN-8 score gap undercut_tie spades_double: Wer klopft, bekommt den Unterschied der Restpunkte.
Wer geklopft und weniger Restpunkte hat als der Gegner nach dem Anlegen, gewinnt die Runde und
bekommt den Unterschied, mit undercut_tie=knocker auch bei gleichen Restpunkten (GIN-9). Beispiel:
30 - 7 = 23.""",
    """GIN-9 score gap spades_double: Unterbieten: höchstens so viele Restpunkte, 25 mehr.
Hat der Gegner höchstens so viele Restpunkte wie der, der geklopft hat, unterbietet er: Er gewinnt
die Runde und bekommt den Unterschied und 25. Beispiel: geklopft mit 9, der Gegner hat 4: 25 + 9 - 4
= 30. Die Hausregel undercut_bonus setzt 10 oder 20. Mit undercut_tie=knocker unterbieten gleiche
Restpunkte nicht: Wer geklopft hat, gewinnt die Runde, mit 0 Punkten. Ein Gegner mit einer Karte zu
viel kann nicht unterbieten (ALL-7).""",
    """GIN-10 score gap spades_double: Gin, keine Restpunkte: 25 und die anderen, kein Unterbieten.
Gin heißt, die Runde ohne Restpunkte zu beenden: Das bringt 25 und die Restpunkte des Gegners, und
es kann nicht unterboten werden. Der Gegner legt nichts an. Die Hausregel gin_bonus setzt 20.""",
    """GIN-11 score gap gin_bonus spades_double: Big Gin, alle elf Karten in Figuren: 31.
Big Gin heißt, alle elf Karten in Figuren zu haben, die zehn auf der Hand und die gerade gezogene,
und nichts abzuwerfen. Das bringt 31 und die Restpunkte des Gegners. Die Hausregel big_gin setzt 50;
mit big_gin=no zählt es als Gin.""",
    """GIN-12 odd gap: Noch zwei Karten im Talon: Die Runde wird abgebrochen.
Sind noch zwei Karten im Talon und niemand hat geklopft, wird die Runde abgebrochen: Niemand bekommt
Punkte, und derselbe Geber gibt noch einmal (ALL-1). Mit der Hausregel last_discard=knock darf, wer
dran wäre, den letzten Abwurf noch nehmen, aber nur, um damit zu klopfen oder für Gin; wer das nicht
kann oder will, lässt ihn liegen, und die Runde wird abgebrochen.""",
    """GIN-13 win gap hollywood: Wer zuerst 100 Punkte aus Runden hat, gewinnt.
Wer zuerst 100 Punkte oder mehr aus Runden hat, gewinnt die Partie. Die Hausregel target setzt eine
andere Zahl. Bei Hollywood endet jedes der drei Spiele so (GIN-15).""",
    """GIN-14 win gap: Am Ende: 25 je gewonnener Runde, 100 für den Sieg.
Ist die Partie zu Ende, bekommt jeder 25 für jede gewonnene Runde (Box), und der Sieger 100. Hat der
Verlierer keine Runde gewonnen, wird die Summe des Siegers verdoppelt (zu null). Beispiel: 104
Punkte und vier gewonnene Runden sind 104 + 100 + 100 = 304. Die Hausregeln: box setzt 20 oder 0 je
Runde, extra_boxes=yes zählt Gin als zwei Runden mehr und Unterbieten als eine mehr, für die Partei,
die die Runde gewinnt, game_bonus eine andere Zahl für den Sieg, shutout=bonus_twice gibt den Bonus
ein zweites Mal, statt zu verdoppeln, shutout=no nichts. Der Unterschied der Summen ist die Höhe des
Siegs, und ein Einsatz je Punkt zahlt dafür. Eine Partie, die endet, bevor jemand das Ziel erreicht
(ALL-4), hat keinen Sieger zu belohnen: Die gewonnenen Runden zählen, Bonus und zu null nicht, und
die höhere Summe entscheidet. Ebenso, wenn jemand geht; wer geht, bekommt nichts dazu (ALL-2).""",
    """GIN-15 win gap target box game_bonus shutout: Hollywood: drei Spiele zugleich.
Mit der Hausregel hollywood=yes werden drei Spiele zugleich gespielt. Ein Sieg zählt in jedem
offenen Spiel, in dem man schon einen Sieg hat, und im nächsten offenen, in dem man keinen hat. Der
erste Sieg zählt also im ersten Spiel, der zweite im ersten und zweiten, spätere in allen dreien;
wessen erstes Spiel endete, bevor er eine Runde gewann, trägt den nächsten Sieg im zweiten ein.
Jeder Sieg zählt irgendwo. Jedes Spiel endet für sich am Ziel, mit eigenen Zugaben (GIN-14). Sind
alle drei zu Ende, werden die drei Summen addiert, und die höhere gewinnt. Mit der Hausregel
hollywood=last_twice zählt das dritte Spiel darin doppelt, mit allem, was sein Ende bringt. Eine
Korrektur (ALL-5) zählt im ersten Spiel, das nicht zu Ende ist.""",
    """GIN-16 odd src: Falsche Kartenzahl: neu geben oder ausgleichen.
Hat ein Blatt eine falsche Kartenzahl, und es wird bemerkt, bevor sein Spieler zum ersten Mal
gezogen hat, wird neu gegeben (ALL-1). Wird es später bemerkt und sind beide Blätter falsch, wird
auch neu gegeben. Ist ein Blatt falsch, entscheidet, wer die richtige Zahl hat: neu geben oder
weiterspielen. Dann gleicht der andere im nächsten Zug aus: mit einer Karte zu viel wirft er ab,
ohne zu ziehen, mit einer zu wenig zieht er, ohne abzuwerfen. In diesem Zug darf er nicht klopfen.
Was erst am Ende einer Runde bemerkt wird, zählt nach ALL-7.""",
    """GIN-17 odd both: Beim Geben gezeigt: neu geben. Später: keine Strafe.
Wird beim Geben eine Karte offen, vor der offenen Karte, gibt derselbe Geber noch einmal (ALL-1).
Wer später eine Karte der eigenen Hand zeigt, nimmt sie zurück, ohne Strafe: Es schadet nur ihm.
Eine Karte des Talons, die aus Versehen gesehen wurde, wird auch dem anderen gezeigt und auf den
Talon zurückgelegt.""",
    """GIN-18 table both idle_deals: Zu dritt: Einer setzt jede Runde aus.
Drei spielen jeder für sich, je zwei auf einmal: Der Geber gibt den beiden anderen und setzt aus.
Wer eine Runde verliert, setzt die nächste aus und gibt sie; der Sieger spielt gegen den, der
ausgesetzt hat. Mit der Hausregel idle_deals=no setzt auch der Verlierer aus, aber es gibt, wer
hereinkommt; zuerst setzt aus, wer rechts vom Geber sitzt. Jeder hat eigene Punkte, und wer das Ziel
zuerst erreicht, gewinnt (GIN-13). Zu null zählt, wenn keiner der anderen eine Runde gewonnen hat
(GIN-14). Die Hausregel deals gilt nicht. Geht einer der drei, spielen die beiden anderen weiter
(ALL-2). Zu zweien kann ein Dritter dazukommen, der zuerst aussetzt (ALL-3).""",
    """GIN-19 table both: Zu viert: zwei Paare, zwei Blätter je Runde.
Vier spielen als zwei Paare; Partner sitzen gegenüber und haben gemeinsame Punkte. Jeder spielt
gegen einen des anderen Paars, mit zwei Kartenspielen, zur selben Zeit; meist wechseln die Gegner
nach jeder Runde. Beide Ergebnisse werden addiert: Das Paar mit mehr bekommt den Unterschied, als
eine gewonnene Runde. Ein Blatt ohne Sieger (GIN-12) wird nicht neu gegeben und zählt 0. Haben beide
Paare gleich viel, bekommt niemand etwas. Beispiel: Ana gewinnt 45, der Gegner ihres Partners 23: 45
- 23 = 22. Mit extra_boxes=yes zählen nur Gin und Unterbieten des Paars, das die Runde gewinnt. Mit
deals=winner oder loser gibt einer dieses Paars. Geht jemand, ist die Partie zu Ende, und sein Paar
kann nicht gewinnen (ALL-2). Niemand kommt dazu (ALL-3).""",
)
