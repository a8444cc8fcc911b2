"""What players of Rumino ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """limit RMN-8 knock knock_limit: Klopfen: mit wie viel?|Klopfen bis?
Mit wie vielen Restpunkten darf ich klopfen?
*: Mit höchstens {value}.""",
    """same_suit RMN-5 meld twins: Zwei 7♥ in einem Satz?|Zweimal 7♥?
Darf ein Satz dieselbe Karte zweimal haben, wie zwei 7♥?
yes: Ja. Es sind zwei Kartenspiele im Spiel.
no: Nein. Jede Karte eines Satzes hat eine andere Farbe.""",
    """jokers RMN-7 meld jokers_per_meld: Zwei Joker, eine Figur?|Zwei Joker?
Wie viele Joker darf eine Figur haben?
any: Beliebig viele, aber mindestens eine Karte ist echt.
*: Höchstens {value}.""",
    """corner RMN-6 meld: D-K-A: eine Folge?|D-K-A
Ist D-K-A eine Folge?
Nein. Das Ass ist nur niedrig: A-2-3 ist eine Folge.""",
    """thrown_back RMN-15 turn: Dieselbe abwerfen?|Dieselbe?
Darf ich die Karte abwerfen, die ich gerade genommen habe?
Vom Talon ja. Vom Abwurfstapel nicht im selben Zug.""",
    """lay_off RMN-9 knock: Anlegen, unterbieten?|Anlegen?
Darf ich beim Klopfen anlegen oder unterbieten?
Nein. Jeder schreibt die eigenen Restpunkte.""",
    """others_gin RMN-10 score gin_bonus_for_all: Ein anderer klopft|Auch ich 0
Jemand anders beendet die Runde, und ich habe keine Restpunkte. Sind das minus 10?
no: Nein. Du schreibst 0.
floor_zero=yes yes: Ja. Auch du schreibst 10 weniger, aber nicht unter 0.
yes: Ja. Auch du schreibst 10 weniger.""",
    """below_zero RMN-10 score floor_zero: Unter null?
Können die Punkte unter null sinken?
no: Ja.
yes: Nein. Sie bleiben bei 0.""",
    """joker_rumino RMN-11 knock natural_rumino: Rumino mit Jokern?|Mit Jokern?
Dürfen in einem Rumino Joker sein?
no: Ja. Joker dürfen Karten ersetzen.
yes: Nein. Alle sieben Karten sind echt.""",
    """three_gins RMN-11 win three_gins: Dreimal Gin in Folge|3-mal Gin
Jemand hat in den ersten drei Runden Gin. Ist die Partie gewonnen?
floor_zero=yes no: Nein. Die Punkte bleiben bei 0.
no: Nein. Jeder Gin bringt 10 weniger.
yes: Ja, sofort.""",
    """re_enter RMN-12 table re_entry: Wieder einsteigen|Einsteigen
Jemand ist ausgeschieden. Ist ein Wiedereinstieg erlaubt?
no: Nein.
once: Einmal, mit den meisten Punkten derer, die noch dabei sind.""",
    """all_out RMN-12 win: Alle scheiden aus|Alle raus
In einer Runde scheiden alle aus, die übrig waren. Wer gewinnt?
Die wenigsten Punkte. Bei Gleichstand wird der Sieg geteilt.""",
    """stock RMN-14 turn stock_out: Talon leer
Der Talon ist leer. Was nun?
reshuffle: Der Abwurfstapel ohne seine oberste Karte wird gemischt.
void: Die Runde wird abgebrochen, und derselbe Geber gibt noch einmal.
score: Jeder schreibt die eigenen Restpunkte, und niemand hat Gin.""",
    """out_of_turn ALL-14 turn ?: Die siebte Karte|Nicht dran?
Jemand wirft die Karte für meinen Rumino ab. Darf ich sie nehmen, ohne dran zu sein?
no: Nein. Nur in deinem Zug.|Nein
yes: Ja, für einen Rumino.|Ja""",
    """out RMN-12 win out_at: Wann ist man raus?|Wann raus?
Bei wie vielen Punkten scheidet man aus?
*: Bei {value} oder mehr.""",
    """joker_up ALL-14 deal ?: Joker als erste Karte|Joker offen
Die erste aufgedeckte Karte ist ein Joker. Was nun?
stays: Er bleibt und darf genommen werden.|Er bleibt
next: Er kommt in den Talon zurück, und eine andere wird aufgedeckt.|Eine andere""",
)
