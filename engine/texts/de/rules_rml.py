"""The rules of Rummoli, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """RML-1 table both: 2 bis 8 Spieler, ein Kartenspiel, Ass hoch.
Rummoli geht mit zwei bis acht Spielern, mit einem üblichen Kartenspiel aus 52 Karten; das Ass ist
hoch. Wer die höchste Karte zieht, gibt zuerst; bei gleichen wird noch einmal gezogen.""",
    """RML-2 chips both: Alle fangen mit gleich vielen Chips an.
Die Chips werden am Anfang gleich verteilt, und ein Rest bleibt aus dem Spiel. Jeder hat 50, oder
was die Hausregel chips_each setzt, oder was RML-21 ergibt.""",
    """RML-3 chips both: Neun Felder: Poker-Pot, Rummoli, sieben Gewinnfelder.
Das Brett hat neun Felder: den Poker-Pot, Rummoli und sieben Gewinnfelder. Die Quelle nennt die
sieben nicht. Die Hausregel board wählt: rummoli hat 10♠, B♦, D♣, K♥, A♠, A-K in ♦ und 7-8-9 in
einer Farbe; tripoley hat 10♥, B♥, D♥, K♥, A♥, K-D in ♥ und 8-9-10 in einer Farbe; oder der Tisch
gibt sieben eigene ein, jedes eine Karte, zwei Karten einer Farbe oder drei Werte in Folge in einer
Farbe. Diese Hausregel ändert nur die Felder. Wer nach den Regeln von Tripoley spielt, setzt auch
collect=held (RML-25), first_bet=dealer (RML-7), first_lead=dealer (RML-9), next_lead=suit (RML-10)
und unclaimed=stays (RML-12).""",
    """RML-4 chips src: Vor jeder Runde: ein Chip auf jedes Feld.
Vor jeder Runde legt jeder einen Chip auf jedes der neun Felder, das Ante. Die Hausregel ante setzt
eine andere Zahl. Mit dealer_ante=double legt der Geber doppelt so viel.""",
    """RML-5 deal both: Alle Karten werden gegeben, auch an ein blindes Blatt.
Alle Karten werden einzeln gegeben, an die Spieler und an ein weiteres Blatt, das blinde. Das blinde
Blatt bekommt Karten, als säße es links vom Geber. Manche Blätter haben eine Karte mehr als andere;
das macht nichts.""",
    """RML-6 deal both: Der Geber darf das blinde Blatt tauschen oder verkaufen.
Der Geber darf sein Blatt mit dem blinden tauschen, ohne es gesehen zu haben; oder das eigene
behalten, das blinde an den verkaufen, der am meisten bietet, und den Preis behalten; oder keines
von beiden. Wer tauscht, muss das blinde behalten. Das übrige Blatt ist tot. Bietet niemand, behält
der Geber sein Blatt, und das blinde ist tot. Mit der Hausregel widow_for=no_pay_card darf nur, wer
keine Gewinnkarte auf der Hand hat, mit dem blinden tauschen oder darauf bieten.""",
    """RML-7 poker both: Die besten fünf Karten gewinnen den Poker-Pot.
Jeder sucht die besten fünf Karten aus. Aufdecken: Das beste Blatt kassiert den Poker-Pot. Setzen
(Hausregel poker=betting): Einsätze kommen in den Poker-Pot; wer als Letzter dabei ist, oder das
beste Blatt unter denen, die noch dabei sind, kassiert ihn. Wer links vom Geber sitzt, setzt zuerst,
oder mit der Hausregel first_bet=dealer der Geber.""",
    """RML-8 poker both side_pots: Pokerblätter gelten wie üblich; Farben entscheiden nichts.
Pokerblätter gelten, von oben: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei
Paare, Paar, höchste Karte. Farben entscheiden keinen Gleichstand. Das Ass ist hoch, und niedrig in
der Straße A-2-3-4-5, außer mit der Hausregel wheel=no. Gleiche beste Blätter teilen den Pot; Chips,
die sich nicht teilen lassen, bleiben für die nächste Runde darin, außer es wurde gesetzt (RML-20).""",
    """RML-9 stops both lowest: Wer das Pokern gewinnt, spielt die niedrigste Karte aus.
Wer das Pokern gewonnen hat, spielt die niedrigste Karte des Blatts aus; sind es mehrere, eine
davon. Wer die nächste Karte dieser Farbe hat, legt sie dazu, und so weiter bis zum Ass, oder bis
die nächste Karte im toten Blatt ist oder schon gespielt wurde. Haben Blätter den Pot geteilt,
spielt aus, wer von ihnen dem Geber zur Linken am nächsten sitzt. Mit der Hausregel first_lead
spielt ein anderer zuerst aus: wer links vom Geber sitzt (left), oder der Geber. Mit
first_suit=black ist die erste Karte schwarz; wer keine hat, gibt das Ausspielen nach links an den
Nächsten, der eine hat.""",
    """RML-10 stops both: Farbe gestoppt: Rot und Schwarz wechseln, die niedrigste.
Wer die letzte Karte einer gestoppten Farbe gelegt hat, spielt die niedrigste Karte des Blatts aus,
schwarz nach Rot und rot nach Schwarz; von zwei gleich niedrigen eine. Wer das nicht kann, gibt das
Ausspielen nach links an den Nächsten, der es kann. Mit der Hausregel next_lead=suit spielt man eine
beliebige andere Farbe aus, mit next_lead=any jede, auch dieselbe. Mit lowest=suit wählt man eine
der Farben, die man ausspielen darf, auch beim ersten Mal (RML-9), und spielt die niedrigste Karte
dieser Farbe aus.""",
    """RML-11 stops both next_lead: Stillstand: ein Chip auf Rummoli für jede Karte der Hand.
Stillstand ist, wenn nach Rot niemand eine schwarze Karte hat oder nach Schwarz niemand eine rote;
mit der Hausregel next_lead=suit, wenn niemand eine andere Farbe hat. Die Runde endet, und jeder
legt für jede Karte auf der Hand einen Chip auf Rummoli.""",
    """RML-12 stops both board collect: Eine Gewinnkarte kassiert die Chips auf ihrem Feld.
Wer eine Gewinnkarte spielt, kassiert die Chips auf ihrem Feld. Ein Feld mit einer Reihe kassiert,
wer alle ihre Karten spielt, der Reihe nach, ohne eine fremde Karte dazwischen; eine davon allein
kassiert dort nichts. Wer eine Reihe in einer Runde als Zweiter schafft, findet das Feld leer. Mit
der Hausregel unclaimed=stays müssen die Chips genommen werden, bevor die nächste Karte gespielt
ist, und die für eine Gewinnkarte auf der Hand (RML-25) vor dem Pokern; sonst bleiben sie für die
nächste Runde auf dem Feld.""",
    """RML-13 stops src: Zuerst fertig: kassiert Rummoli und je Karte einen Chip.
Wer zuerst keine Karten mehr hat, kassiert die Chips auf Rummoli, und jeder andere zahlt für jede
Karte auf der Hand einen Chip. Die Runde ist zu Ende.""",
    """RML-14 chips src: Was niemand kassiert, bleibt; das Geben geht nach links.
Chips, die niemand kassiert hat, bleiben für die nächste Runde auf ihren Feldern. Das Geben geht
nach links weiter.""",
    """RML-15 chips gap: Zu wenige Chips: Man schuldet sie.
Wer mehr zahlen muss, als er hat, geht unter null, gezeigt als Schulden (short=owes). Mit der
Hausregel short=all_in zahlt man, was man hat, und der Rest ist erlassen: Mehrere teilen es so
gleich wie möglich, und ein Rest geht an den, der links am nächsten sitzt; ein zu kleines Ante kommt
zuerst in den Poker-Pot, dann auf Rummoli, dann auf die Gewinnfelder in der Reihenfolge des Bretts.
Mit short=rebuy muss, wer nicht zahlen kann, erst Chips kaufen. Chips kaufen darf man jederzeit.""",
    """RML-16 chips gap: Kein Chip entsteht oder verschwindet.
Jeder Chip ist immer irgendwo. Was die Spieler haben und was auf den Feldern liegt, ergibt zusammen
die ausgegebenen Chips: die vom Anfang, die seither gekauften und die derer, die dazukamen, weniger
die, die mitgenommen wurden. Das gilt nach jedem Eintrag.""",
    """RML-17 win both: Ende: Ziehen oder ein Pokerblatt um die Chips des Bretts.
Die Partie endet, wenn ihr es sagt. Die Chips auf dem Brett bekommt, wer die höchste Karte zieht,
oder das beste von Pokerblättern aus fünf Karten, die dafür gegeben werden. Gleiche beste Blätter
teilen so gleich wie möglich: Was sich nicht teilen lässt, geht links vom Geber an der Reihe nach,
je ein Chip. Mit der Hausregel board_end=divided teilen alle auf diese Weise: 23 Chips für drei sind
8, 8 und 7. Die meisten Chips gewinnen die Partie; bei Gleichstand wird der Sieg geteilt.""",
    """RML-18 odd gap unclaimed: Ante vergessen, Karte verpasst, falsch, nicht gemeldet.
Wenn nichts anderes vereinbart ist: Ein vergessenes Ante wird gelegt, sobald es bemerkt wird; ist
das Feld inzwischen kassiert, schuldet man es dem, der kassiert hat. Eine Karte, die hätte gespielt
werden sollen, wird gespielt, sobald es bemerkt wird, und ihr Besitzer legt einen Chip auf Rummoli.
Ebenso, wer das tote Blatt ansieht. Eine falsch ausgespielte Karte darf zurück, bis jemand darauf
gelegt hat; dann gilt sie. Eine Gewinnkarte kassiert, auch wenn man vergisst, es zu sagen, außer mit
der Hausregel unclaimed=stays (RML-12).""",
    """RML-19 turn both collect: Die Reihenfolge: Ante, blindes Blatt, Pokern, Ausspielen.
Eine Runde geht in dieser Reihenfolge: Ante, blindes Blatt, Pokern, Ausspielen; wo Gewinnkarten auf
der Hand kassieren (RML-25), kommt das zwischen blindem Blatt und Pokern. Nichts von einem späteren
Teil wird vor dem früheren eingetragen: keine Gewinnkarte, kein Fertigwerden und kein Stillstand,
solange der Poker-Pot noch zu gewinnen ist, kein blindes Blatt nach dem ersten Einsatz. Für Chips,
die auf dem Brett bleiben, wird nicht zweimal gezahlt: Ist vergeben worden, bleibt das Ante liegen
(ALL-1). Um das Brett gezogen (RML-17) wird zwischen den Runden.""",
    """RML-20 poker both poker first_bet side_pots: Setzen: reihum, Nebenpots bei All-in.
Gesetzt wird reihum, von dem an, der nach RML-7 zuerst setzt. Man setzt, geht mit, erhöht oder
steigt aus; solange nichts gesetzt ist, darf man auch schieben. Es endet, wenn alle, die noch dabei
sind, gleich viel gesetzt haben, oder nur einer übrig ist. Wer ausgestiegen ist, kann keinen Pot
gewinnen, was immer er hat; beim Aufdecken zeigen alle, die noch dabei sind, ihre Blätter. Wer zum
Mitgehen zu wenige Chips hat, ist mit dem, was er hat, All-in. Niemand setzt mehr, als er hat, oder
erhöht, wo niemand antworten könnte. Niemand gewinnt von einem anderen mehr, als er selbst gesetzt
hat: Es gibt einen Hauptpot und Nebenpots, und das beste Blatt unter denen, die in einem Pot sind,
gewinnt ihn. Wer den Hauptpot gewinnt, hat das Pokern gewonnen (RML-9). Chips, die sonst niemand
gesetzt hat, gehen zurück. Was vor dem Setzen im Poker-Pot lag, ist im Hauptpot; wer keine Chips
hat, ist nur darin, ohne Einsatz. Gleiche Blätter teilen einen Pot, und übrige Chips gehen links vom
Geber an der Reihe nach, je einer; wo niemand gesetzt hat, bleiben sie (RML-8). Mit der Hausregel
side_pots=no gibt es einen Pot, den jeder gewinnen kann, der noch dabei ist, und RML-8 teilt ihn.
Ein Tisch, der nicht jeden Einsatz eingibt, darf eingeben, wie viele Chips insgesamt im Pot sind und
wer ausgestiegen ist; dann ist es ein Pot.""",
    """RML-21 chips both chips_each: Sagt, wie viele Chips es gibt; jeder bekommt gleich viele.
Das Verteilen der Chips (RML-2): Ihr dürft sagen, wie viele Chips es insgesamt gibt (Hausregel
chips_total). Jeder bekommt gleich viele, und was sich nicht teilen lässt, bleibt aus dem Spiel: 250
Chips für sechs sind je 41, und 4 bleiben übrig.""",
    """RML-22 stops both: Eine Karte wird offen gespielt und laut genannt.
Eine Karte legt man offen vor sich hin und nennt sie laut. Eine Karte, die nicht genannt wurde, ist
trotzdem gespielt, und man nennt sie, wenn jemand fragt.""",
    """RML-23 deal both: Das tote Blatt liegt verdeckt; niemand sieht es an.
Das Blatt, das nach dem blinden übrig ist (RML-6), das tote, liegt verdeckt, sodass niemand seine
Karten kennt, bis die Runde zu Ende ist. Wer es ansieht, zahlt dafür (RML-18); die Karten bleiben
tot.""",
    """RML-24 stops gap: Wer passen muss, zahlt nichts, oder einen Chip auf Rummoli.
Wer passen muss, zahlt nichts. Mit der Hausregel pass_chip=lead legt, wer ausspielen muss und es
nicht kann (RML-9, RML-10), einen Chip auf Rummoli, ebenso jeder Weitere, bis jemand ausspielt. Mit
pass_chip=turn geht es für jede Karte nach links herum: Wer dran ist und die nächste Karte nicht
hat, zahlt auch, und hat sie niemand, zahlen alle außer dem, der zuletzt gespielt hat. Lässt sich
gar keine Karte ausspielen, zahlt dafür niemand: Das ist ein Stillstand (RML-11). Nach einem Ass,
oder wo die nächste Karte schon gespielt war, passt niemand.""",
    """RML-25 deal gap: Herz: collect=held, Gewinnkarten kassieren vor dem Pokern.
Mit der Hausregel collect=held kassieren Gewinnkarten, wenn man sie auf der Hand hat, nicht wenn man
sie spielt. Bei Tripoley heißt dieser Teil Herz. Er kommt nach dem blinden Blatt und vor dem Pokern
(RML-19): Wer die Karte eines Feldes hat, zeigt sie und kassiert; wer beide Karten eines Feldes mit
zweien hat, kassiert auch dieses. Haben mehrere eine Reihe in verschiedenen Farben, teilen sie die
Chips, und was sich nicht teilen lässt, bleibt auf dem Feld. Die Karten behält man für das Pokern
und das Ausspielen.""",
)
