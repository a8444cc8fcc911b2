"""The rules that all games share, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """ALL-1 odd gap: Vergeben oder abgebrochen: Derselbe Geber gibt noch einmal.
Ist vergeben worden, oder wird eine Runde abgebrochen, gibt derselbe Geber noch einmal, und niemand
bekommt Punkte. Beim Rummoli bleibt das Ante auf dem Brett.""",
    """ALL-2 table gap limit: Wer geht, behält die Punkte und kann nicht mehr gewinnen.
Man darf zwischen zwei Runden gehen. Die Punkte bleiben stehen, gewinnen kann man nicht mehr, und
beim Geben wird man übersprungen. Beim Rumino, und im Freien Spiel mit limit=out, gilt man als
ausgeschieden. Beim Rummoli nimmt man die Chips mit: Sie sind aus dem Spiel; Schulden werden nicht
in Chips eingezogen, aber gezeigt, und sie bleiben bis zur Abrechnung (ALL-12). Bleiben weniger
Spieler, als das Spiel braucht, endet die Partie, und der Punktestand entscheidet.""",
    """ALL-3 table gap chips_each: Zwischen Runden kann man dazukommen, aber nicht beim Ginski.
Man darf zwischen zwei Runden dazukommen, auf einen Platz, den der Tisch wählt, bis alle Plätze voll
sind. Beim Rumino fängt man mit den meisten Punkten derer an, die noch dabei sind; beim Rummoli mit
so vielen neuen Chips, wie jeder am Anfang hatte; beim Rumski und Toskana-Rommé mit 0; im Freien
Spiel mit den Punkten, die ihr sagt, vorgeschlagen werden die schlechtesten. Wer gegangen ist, darf
zurückkommen: auf den alten Platz und mit den alten Punkten, beim Rummoli mit den mitgenommenen
Chips, oder mit 0 statt der Schulden (ALL-12), beim Rumino mit den meisten Punkten derer, die noch
dabei sind, wenn das mehr ist als die eigenen; wer ausgeschieden war (RMN-12), bleibt draußen. Beim
Ginski kann niemand dazukommen; beim Gin Rummy nehmen zwei einen Dritten auf (GIN-18). Ein Ziel, das
von der Zahl der Spieler abhängt, bleibt wie am Anfang.""",
    """ALL-4 win gap wins limit: Früher aufgehört: Der Punktestand entscheidet.
Man darf aufhören, bevor die Regeln die Partie beenden. Dann entscheidet der Punktestand unter
denen, die noch dabei sind: wo die wenigsten Punkte gewinnen, wie beim Rumino und im Freien Spiel
mit wins=low, die wenigsten, sonst die meisten. Beim Gin Rummy werden erst die gewonnenen Runden
dazugezählt (GIN-14). Bei Gleichstand wird der Sieg geteilt.""",
    """ALL-5 score gap: Eine Strafe oder eine Korrektur von Hand, mit Grund.
Der Tisch darf eine Strafe geben oder Punkte von Hand korrigieren, mit einem Grund: Einer bekommt
Punkte dazu oder abgezogen. Beim Rummoli wandern Chips zwischen Spielern oder Feldern des Bretts;
keiner entsteht oder verschwindet (RML-16).""",
    """ALL-6 table gap: Jemand anders hat gegeben: Sag es, von dort geht es weiter.
Hat jemand anders gegeben, oder soll als Nächstes geben, sag es, und das Geben geht von dort weiter.""",
    """ALL-7 odd gap: Eine Karte zu wenig: Es zählt so. Eine zu viel: kein Sieg.
Ein Blatt, dem am Ende einer Runde eine Karte fehlt, zählt, wie es ist. Wer eine Karte zu viel hat,
kann nicht Schluss machen und die Runde nicht gewinnen, und alle Karten zählen. Was eine falsche
Kartenzahl während der Runde heißt, oder wenn mehr als eine fehlt oder zu viel ist, ist hier nicht
geregelt: Einigt euch, und spielt weiter oder brecht die Runde ab (ALL-1).""",
    """ALL-8 score gap: Falsche Punkte: Korrigiert die Runde, jederzeit.
Um Punkte zu berichtigen, korrigiert ihr die Runde. Das geht jederzeit, auch nach dem Ende der
Partie. Alles nach dieser Runde wird neu gezählt, und was sich geändert hat, wird gezeigt.""",
    """ALL-9 table gap: Gleichstand beim Auslosen des Gebers: noch einmal ziehen.
Ziehen beim Auslosen des ersten Gebers mehrere gleich hoch, ziehen sie noch einmal. Wer einen Joker
zieht, zieht noch einmal.""",
    """ALL-10 win gap limit: Am Ende einer Partie haben alle einen Rang.
Am Ende einer Partie haben alle einen Rang, nicht nur wer gewinnt. Beim Rumino, und im Freien Spiel
mit limit=out, steht, wer ausgeschieden ist, hinter denen, die noch dabei sind, wer zuletzt
ausschied, zuerst.""",
    """ALL-11 odd gap: Eine falsche Ansage gilt nicht; es geht weiter.
Eine falsche Ansage (Klopfen mit zu vielen Restpunkten, ein Blatt, das kein Rumino ist, ein Dieci,
das keines ist) gilt nicht: Das Blatt bleibt offen auf dem Tisch, und es geht weiter. Will der Tisch
sie bestrafen, tut er es von Hand (ALL-5). Wer mehr ansagt, als das Blatt wert ist (Ginski statt
eines Schlusses mit Restpunkten, Gin statt Klopfen), bekommt, was das Blatt wert ist.""",
    """ALL-12 win gap: Abrechnen: Was einer zahlt, bekommt einer. Schulden zählen.
Mit einem Einsatz bekommt jemand, was ein anderer zahlt: Alles zusammen ergibt null. Mit einem
Einsatz je Punkt rechnen zwei ab, worum sich der Unterschied zwischen ihnen änderte, solange beide
am Tisch waren: von dem, der später kam, bis zu dem, der zuerst ging. Runden ohne einen von ihnen
gehen den anderen nichts an. Schulden, mit denen man beim Rummoli geht (ALL-2), schuldet man, ob man
zurückkommt oder nicht. Wer mit 0 statt der Schulden zurückkommt, hat so viele Chips gekauft. Wo
Punkte schon Zahlungen sind (wie beim Doppelkopf und nach ANY-10, oder ANY-9 mit 0), wird ein
Einsatz je Punkt einmal für jeden gewonnenen oder verlorenen Punkt gezahlt, oder für den
Unterschied, wenn der Tisch es so will; was Korrekturen von Hand (ALL-5) übrig lassen, teilen alle,
die dann am Tisch sind.""",
    """ALL-13 cards src: Wörter: Figur, Restkarten, Talon, Abwurfstapel.
Eine Figur ist ein Satz oder eine Folge; jedes Spiel sagt, welche Karten eine ergeben. Restkarten
sind die Karten eines Blatts, die in keiner Figur sind, Restpunkte das, was sie zählen. Der Talon
ist der verdeckte Stapel, von dem man zieht. Der Abwurfstapel liegt offen, und nur seine oberste
Karte darf man nehmen, wenn keine Regel des Spiels anderes sagt.""",
    """ALL-14 odd gap: Was die Regeln offen lassen, darüber einigt sich der Tisch.
Manche Fragen beantworten Tische verschieden, und keine Regel hier entscheidet sie. Sie stehen mit
den Antworten, die man spielt, unter Streitfragen. Ihr einigt euch auf eine; von da an gilt sie in
dieser Partie. Eine Einigung ist ein Eintrag der Partie wie jeder andere und ändert keine Punkte.""",
    """ALL-15 table gap: Falsche Sitzordnung: Sie wird zwischen Runden berichtigt.
Sitzt jemand anders, als eingegeben wurde, oder wechselt den Platz, wird die Sitzordnung zwischen
zwei Runden geändert. Wer als Nächstes gibt, bleibt; von da an geht das Geben nach der neuen
Ordnung, und die Runden davor bleiben, wie sie waren. Partner behalten ihre Plätze, denn die machen
die Parteien; ebenso die drei einer Partie Gin Rummy, in der einer aussetzt (GIN-18). Zu zweit gibt
es nur eine Ordnung.""",
)
