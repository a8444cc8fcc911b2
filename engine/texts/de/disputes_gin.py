"""What players of Gin Rummy ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """equal GIN-9 knock undercut_tie: Gleiche Restpunkte|Gleich viel
Ich klopfe, und der Gegner hat gleich viele Restpunkte. Wer gewinnt?
knock_limit=gin *: Hier klopft niemand. Nur Gin beendet eine Runde.
opponent: Der Gegner. Gleich viele genügen zum Unterbieten.
knocker: Wer geklopft hat, mit 0 Punkten. Gleich viele genügen nicht.""",
    """undercut_pays GIN-9 score undercut_bonus: Was bringt Unterbieten?|Unterbieten bringt?|Unterbieten?
Was bringt das Unterbieten?
knock_limit=gin *: Hier klopft niemand. Nur Gin beendet eine Runde.
spades_double=yes *: {value} und den Unterschied der Restpunkte; liegt Pik offen, das Doppelte.
*: {value} und den Unterschied der Restpunkte.""",
    """gin_pays GIN-10 score gin_bonus: Gin: wie viel?|Gin
Was bringt Gin?
spades_double=yes *: {value} und die Restpunkte des Gegners; liegt Pik offen, das Doppelte.
*: {value} und die Restpunkte des Gegners.""",
    """big_gin GIN-11 score big_gin: Big Gin
Alle elf Karten sind in Figuren. Ist das mehr wert als Gin?
no: Nein. Es zählt als Gin.
spades_double=yes *: Ja: {value} und die Restpunkte des Gegners; liegt Pik offen, das Doppelte.
*: Ja. Es bringt {value} und die Restpunkte des Gegners.""",
    """limit GIN-6 knock knock_limit: Klopfen: mit wie viel?|Klopfen bis?
Mit wie vielen Restpunkten darf ich klopfen?
oklahoma_ace=gin upcard: Höchstens mit dem Wert der offenen Karte; ein Bild ist 10, ein Ass 0.
upcard: Höchstens mit dem Wert der offenen Karte. Ein Bild ist 10.
gin: Mit keinen. Nur Gin beendet eine Runde.
*: Mit höchstens {value} nach dem Abwurf.""",
    """ace_up GIN-6 knock oklahoma_ace: Oklahoma: Ass offen|Ass offen
Die offene Karte ist ein Ass. Wer darf klopfen?
knock_limit=upcard 1: Wer höchstens einen Restpunkt hat.
knock_limit=upcard gin: Niemand. Nur Gin beendet die Runde.
knock_limit=gin *: Niemand. Nur Gin beendet hier eine Runde.
*: Das Ass ändert hier nichts. Die Klopfgrenze ist die übliche.""",
    """spade_up GIN-6 score spades_double: Pik liegt offen|♠ offen
Die offene Karte ist Pik. Zählen die Punkte doppelt?
no: Nein. Die Farbe ändert nichts.
yes: Ja. Alle Punkte dieser Runde zählen doppelt.""",
    """last_two GIN-12 knock last_discard: Letzten Abwurf nehmen?|Letzten?
Im Talon sind noch zwei Karten. Darf ich den letzten Abwurf noch nehmen?
players=4 no: Nein. Das Blatt ist unentschieden. Es zählt 0 und wird nicht neu gegeben.
knock_limit=gin knock: Ja, aber nur, um damit Gin zu haben.
no: Nein. Die Runde wird abgebrochen, und derselbe Geber gibt noch einmal.
knock: Ja, aber nur, um damit zu klopfen oder für Gin.""",
    """lay_off_gin GIN-7 knock: Bei Gin anlegen?|Gin: anlegen?
Mein Gegner hat Gin. Darf ich anlegen?
Nein. Bei Gin legt niemand an.""",
    """knocker_lays GIN-7 knock: Nach Klopfen anlegen?|Ich klopfte
Ich habe geklopft. Darf ich an die Figuren des Gegners anlegen?
knock_limit=gin: Hier klopft niemand. Nur Gin beendet eine Runde.
*: Nein. Nur der Gegner legt an.""",
    """lay_longer GIN-7 knock: Zwei nacheinander?|Noch eine?
Darf ich an 7-8-9 den Buben anlegen, nachdem ich die 10 angelegt habe?
knock_limit=gin: Hier klopft niemand. Nur Gin beendet eine Runde.
*: Ja. Die ausgelegten Figuren dürfen wachsen.""",
    """thrown_back GIN-3 turn: Dieselbe abwerfen?|Dieselbe?
Darf ich die Karte abwerfen, die ich gerade genommen habe?
Vom Talon ja. Vom Abwurfstapel nicht im selben Zug.""",
    """corner GIN-4 meld: D-K-A: eine Folge?|D-K-A
Ist D-K-A eine Folge? Und K-A-2?
Nein. Das Ass ist niedrig: Nur A-2-3 ist eine Folge.""",
    """twice GIN-4 meld: Karte in zwei Figuren?|In zweien?
Darf eine Karte in einem Satz und in einer Folge zählen?
Nein. Eine Karte gehört zu nur einer Figur.""",
    """next_deal GIN-1 before deals: Wer gibt als Nächstes?|Wer gibt?
Wer gibt die nächste Runde?
players=3 idle_deals=yes *: Wer die Runde verloren hat und aussetzt.
players=3 *: Wer hereinkommt. Der Verlierer setzt aus.
players=4 alternate: Wer links vom Geber sitzt.
players=4 loser: Einer des Paars, das die Runde verloren hat.
players=4 winner: Einer des Paars, das die Runde gewonnen hat.
alternate: Der andere. Es wird abwechselnd gegeben.
loser: Wer die Runde verloren hat.
winner: Wer die Runde gewonnen hat.""",
    """first_card GIN-2 deal upcard_offer: Erste Karte
Darf der Geber die offene Karte nehmen?
yes: Ja, wenn der andere passt. Passen beide, zieht der andere.
no: Nein. Sie wird nicht angeboten: Der andere zieht oder nimmt sie.""",
    """shutout GIN-14 win shutout: Zu null
Der Verlierer hat keine Runde gewonnen. Was bekommt der Sieger?
players=3 double: Haben beide anderen keine gewonnen, wird die Summe des Siegers verdoppelt.
players=3 bonus_twice: Haben beide anderen keine gewonnen, den Spielbonus zweimal.
double: Die Summe des Siegers wird verdoppelt.
bonus_twice: Den Spielbonus zweimal.
no: Nichts mehr.""",
    """boxes GIN-14 win box: Gewonnene Runde (Box)|Box
Was kommt am Ende für jede gewonnene Runde dazu?
0: Nichts.
extra_boxes=yes *: {value} Punkte für jede. Gin zählt als zwei mehr, Unterbieten als eine mehr.
*: {value} Punkte für jede.""",
    """reached GIN-13 win: Unterbieten zum Ziel?|Zum Ziel?
Ich erreiche das Ziel durch Unterbieten. Habe ich gewonnen?
hollywood=no: Ja. Wer es zuerst durch Runden erreicht, gewinnt, egal wer geklopft hat.
*: Eines der drei Spiele, ja. Alles endet erst mit den beiden anderen.""",
    """third_win GIN-15 win: Hollywood: 3. Sieg|3. Sieg
Hollywood: Wo zählt mein dritter Sieg?
hollywood=no: Hollywood wird hier nicht gespielt.
*: In allen offenen Spielen. Der zweite zählt in zweien.""",
    """third_game GIN-15 win hollywood: Drittes Spiel doppelt?|Doppelt?
Hollywood: Zählt das dritte Spiel doppelt?
no: Hollywood wird hier nicht gespielt.
yes: Nein. Alle drei zählen einfach.
last_twice: Ja, mit allem, was sein Ende bringt.""",
    """fourth_game GIN-15 win: Ein viertes Spiel?|4. Spiel?
Hollywood: Ein Spiel ist zu Ende. Beginnt ein viertes?
hollywood=no: Hollywood wird hier nicht gespielt.
*: Nein. Es sind drei Spiele. Sind alle zu Ende, werden die Summen addiert.""",
    """look_back ALL-14 turn ?: Alte Abwürfe ansehen?|Alte Abwürfe
Darf ich den Abwurfstapel durchsehen?
no: Nein. Man sieht nur die oberste Karte.|Nur oberste
yes: Ja, jederzeit.|Ja""",
    """count_stock ALL-14 turn ?: Den Talon zählen?|Talon zählen
Darf ich die Karten im Talon zählen?
yes: Ja, verdeckt, jederzeit.|Ja
no: Nein.|Nein""",
    """wrong_count GIN-16 turn: Falsche Kartenzahl|Nicht zehn
Jemand hat gezogen und eine falsche Kartenzahl. Was nun?
Der andere entscheidet: neu geben, oder im nächsten Zug wird ausgeglichen.""",
    """shown_card GIN-17 deal: Beim Geben gezeigt|Gezeigt
Beim Geben dreht sich eine Karte um. Was nun?
Derselbe Geber gibt noch einmal. Eine später gezeigte Karte kommt zurück.""",
    """three GIN-18 table idle_deals: Zu dritt: wer gibt?|Zu dritt
Drei spielen. Wer setzt aus, und wer gibt?
yes: Der Geber setzt aus. Der Verlierer gibt die nächste Runde.
no: Der Verlierer setzt aus. Es gibt, wer hereinkommt.""",
    """four GIN-19 table: Zu viert
Vier spielen als zwei Paare. Was bringt eine Runde?
Das Paar, das mehr gewinnt, bekommt den Unterschied, als eine gewonnene Runde.""",
    """extra GIN-14 win extra_boxes: Mehr Boxen für Gin?|Mehr Boxen?
Zählen Gin und Unterbieten als mehr gewonnene Runden?
box=0 *: Hier bringt eine gewonnene Runde am Ende nichts.
no: Nein. Jede gewonnene Runde zählt einmal.
yes: Ja. Gin zählt als zwei mehr, Unterbieten als eine mehr.""",
)
