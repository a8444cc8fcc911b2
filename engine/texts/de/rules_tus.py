"""The rules of Tuscan Rummy, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """TUS-1 cards src: 2 bis 4 Spieler, 40 italienische oder 36 deutsche Karten.
Toskana-Rommé geht mit zwei bis vier Spielern, mit 40 italienischen Karten in der Reihenfolge A 2 3
4 5 6 7 B D K (7 und Bube sind Nachbarn), oder mit 36 deutschen (Hausregel deck=german36). Die
Hausregel suit_names bestimmt nur, wie Farben und Bilder heißen und gezeichnet werden: french;
italian, die französischen Farben mit italienischen Bildern (Fante, Donna, Re); latin, die
italienischen (♠ sind Stäbe, ♥ Kelche, ♦ Münzen, ♣ Schwerter; Bube, Reiter, König); oder german
(Eichel, Grün, Rot, Schellen). Die Urteile nennen sie ebenso.""",
    """TUS-2 deal both deck: Zu zweit je zehn Karten. Sonst je sieben.
Zu zweit bekommt jeder zehn Karten, fünf auf einmal; wer nicht gegeben hat, beginnt und muss vom
Talon ziehen. Zu dritt oder viert, und mit deutschen Karten immer, bekommt jeder sieben, einzeln. Es
wird keine Karte aufgedeckt.""",
    """TUS-3 turn src: Zu dritt oder viert geht es gegen den Uhrzeigersinn.
Zu dritt oder viert spielt man gegen den Uhrzeigersinn, nach rechts. Wer rechts vom Geber sitzt,
beginnt.""",
    """TUS-4 hands src: Gran Ramino: zehn Karten einer Farbe.
Gran Ramino, mit zehn Karten: Alle zehn haben eine Farbe.""",
    """TUS-5 hands both: Ramino: sieben in Folge in einer Farbe.
Ramino, mit zehn Karten: sieben in Folge in einer Farbe, und die drei anderen entweder in einer
Farbe, gleich welcher, oder in Folge, in beliebigen Farben. (Eine Farbe hat zehn Karten: Müssten die
drei die Farbe der sieben haben, wäre das Blatt ein Gran Ramino.) Ramino, mit sieben Karten: alle
sieben in Folge in einer Farbe.""",
    """TUS-6 hands src: Dieci: alle zehn in Sätzen und Folgen. Sette: vier und drei.
Dieci, mit zehn Karten: Alle zehn sind in Sätzen aus drei oder vier eines Werts und Folgen aus drei
oder mehr einer Farbe. Sette, mit sieben Karten: eine solche Figur aus vier Karten und eine aus
drei.""",
    """TUS-7 hands both: Gran Ramino vor Ramino vor Dieci; Ramino vor Sette.
Gran Ramino schlägt Ramino, und Ramino schlägt Dieci; mit sieben Karten schlägt Ramino Sette. Jedes
Blatt zählt als das höchste, das es ergibt.""",
    """TUS-8 knock src: Der letzte Abwurf kann einem Gegner ein Gewinnblatt geben.
Wer ein Gewinnblatt hat, wirft ab. Gibt der Abwurf auch einem Gegner ein Gewinnblatt, gewinnt das
höhere. Zu zweit nimmt ihn der andere. Zu dritt oder viert wird er gegen den Uhrzeigersinn
angeboten, zuerst rechts, und wer ihn zuerst brauchen kann, nimmt ihn.""",
    """TUS-9 score src: Gleiche Raminos: ♠, dann ♣, ♦, ♥.
Bei gleichen Raminos, auch Gran Raminos, entscheidet die Farbe der sieben (oder der zehn), von der
höchsten an: ♠ Pik (Stäbe), ♣ Kreuz (Schwerter), ♦ Karo (Münzen), ♥ Herz (Kelche). Diese Zuordnung
ist die der Quelle.""",
    """TUS-10 score both german_ace: Gleiche Dieci: längste Farbe, ihre höchste Karte, die Farbe.
Bei gleichen Dieci, oder Sette, gewinnt das Blatt mit mehr Karten in einer Farbe; dann die höchste
Karte in dieser Farbe; dann die Farbe, wie in TUS-9. Hat ein Blatt zwei gleich lange Farben, zählt
die bessere.""",
    """TUS-11 score both deck german_ace: Talon leer: Die meisten Kartenpunkte gewinnen.
Ist der Talon leer und hat niemand ein Gewinnblatt, gewinnen die meisten Kartenpunkte auf der Hand:
K 10, D 9, B 8, von 7 bis 2 ihre Zahl, A 1; die Werte der deutschen Karten stehen in TUS-12. Bei
gleichen Punkten endet die Runde unentschieden: Niemand bekommt etwas, und das Geben geht weiter.
Die Runde endet mit dem Abwurf nach der letzten Karte des Talons, und dieser Abwurf darf noch
genommen werden (TUS-8).""",
    """TUS-12 cards both deck: Deutsche Karten: 6 bis 10, U O K A; je sieben Karten.
Das deutsche Kartenspiel hat A 6 7 8 9 10 U O K in vier Farben. Jeder bekommt sieben Karten; Ramino
und Sette sind wie zu dritt. Das Ass ist hoch, über dem König, und zählt 11; mit der Hausregel
german_ace=low steht es neben der 6 und zählt 1. Von 10 bis 6 zählen Karten ihre Zahl, U 8, O 9, K
10.""",
    """TUS-13 win gap: Eine gewonnene Runde zählt eins; wer zuerst 3 hat, gewinnt.
Wer die Runde gewinnt, bekommt eins. Mit der Hausregel hand_values=ranked bringt Gran Ramino 3,
Ramino 2, alles andere und ein Sieg nach Kartenpunkten 1. Wer zuerst 3 hat, oder was die Hausregel
hands setzt, gewinnt die Partie; 0 heißt ohne Ziel. Das Geben geht in Spielrichtung weiter. Wer die
höchste Karte zieht, gibt zuerst.""",
    """TUS-14 turn src: Ein Zug: eine Karte ziehen, dann eine abwerfen.
Reihum zieht man die oberste Karte vom Talon oder vom Abwurfstapel und wirft dann eine ab. (Zu zweit
beginnt, wer nicht gegeben hat, und muss vom Talon ziehen, TUS-2.)""",
)
