"""What players of Rumski ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """two_wilds RSK-5 meld: Zwei Joker, eine Figur?|Zwei Joker?
Darf eine Figur zwei Joker haben?
Nein. Höchstens ein Joker in einer Figur: 3-★-★-3 gilt nicht.""",
    """corner RSK-4 meld: 12-13-1: eine Folge?|12-13-1
Ist 12-13-1 eine Folge?
Nein. Eine Folge geht nicht von 13 zu 1 weiter.""",
    """same_turn RSK-6 meld: Eröffnen und umbauen?|Auch umbauen?
Darf ich in dem Zug, in dem ich eröffne, auch umbauen?
Ja, sobald die eigene Figur liegt.""",
    """first_meld RSK-6 meld: Punkte zum Eröffnen?|Erste Punkte?
Muss meine erste Figur 30 Punkte zählen?
Nein. Jede Figur aus eigenen Karten eröffnet.""",
    """move_wild RSK-7 meld: Einen Joker bewegen?|Joker weg?
Darf ich einen Joker auf dem Tisch bewegen und anders verwenden?
Ja, wie jede andere Karte.""",
    """take_back RSK-7 meld: Zurück auf die Hand?|Auf die Hand?
Darf ich eine Karte vom Tisch auf die Hand nehmen?
Nein. Was auf dem Tisch liegt, bleibt dort.""",
    """illegal RSK-14 meld: Ungültiger Tisch|Ungültig
Am Ende eines Zugs ist der Tisch nicht gültig. Was nun?
Er wird zurückgelegt, wie er war, die Karten kommen zurück, und der Zug ist vorbei.""",
    """must_discard RSK-8 turn: Muss ich abwerfen?|Abwerfen?
Muss ich am Ende meines Zugs abwerfen?
Nur nachdem du den ganzen Abwurfstapel genommen hast.""",
    """throw_wild RSK-8 turn wild_discard: Joker abwerfen?|Joker weg?
Darf man einen Joker abwerfen?|Joker weg?
free: Ja, auf jede Karte, und jede Karte auf ihn.
never: Nein.""",
    """match RSK-8 turn: Welcher Abwurf?|Abwurf
Darf ich jede Karte abwerfen?
Nein. Außer bei Jokern passt sie in Farbe oder Zahl zum obersten Abwurf.""",
    """go_out RSK-9 knock: Fertig ohne Abwurf?|Ohne Abwurf?
Darf ich ohne Abwurf fertig werden?
Ja. Wer keine Karten mehr hat, gewinnt die Runde sofort.""",
    """stock RSK-12 turn: Talon leer
Der Talon ist leer. Was nun?
Der Abwurfstapel ohne seine oberste Karte wird gemischt. Passen alle, bekommt niemand Punkte.""",
    """wild_left RSK-10 score: Joker auf der Hand|Joker übrig
Was zählt ein Joker, der auf einer Hand bleibt?
25 für den Sieger.""",
    """turn_time ALL-14 turn ?: Zeit für einen Zug?|Zeit?
Wie lange darf ein Zug dauern?
free: So lange wie nötig.|Ohne Grenze
one: Eine Minute; dann wird der Tisch zurückgelegt.|Eine Minute
two: Zwei Minuten; dann wird der Tisch zurückgelegt.|Zwei Minuten""",
    """penalty ALL-14 meld ?: Ungültig: eine Strafe?|Strafe?
Gibt es eine Strafe für einen ungültigen Tisch?
none: Nein. Der Zug ist vorbei, sonst nichts.|Keine
three: Ja. Drei Karten vom Talon.|Drei Karten""",
    """knock RSK-15 turn: Klopfen auf den Tisch|Klopfen
Jemand klopft auf den Tisch. Was heißt das?
Es heißt passen: Der Zug ist vorbei, nicht die Runde.""",
    """same_colour RSK-4 meld: Zweimal eine Farbe?|Farbe 2-mal?
Darf ein Satz dieselbe Farbe zweimal haben?
Nein. Jede Karte gibt es einmal; nur ein Joker kommt dazu.""",
)
