"""The words of Ligretto, in German."""

TEXTS = (
    "unit", "Runde",
    "units", "Runden",
    "option_price", "Eine übrige Karte kostet|kostet",
    "option_target", "Ziel",
    "field_closer", "wessen Stapel leer ist|Stapel leer",
    "ask_closer", "Wessen Ligretto-Stapel ist leer?|Wessen Stapel ist leer?|Leer?",
    "field_laid", "Karten in der Mitte|Mitte",
    "field_left", "Karten im Stapel übrig|übrig",
    "name_round", "Runde",
    "coming_round", "Legt, bis ein Ligretto-Stapel leer ist, dann zählt.|Legen, zählen",
    "check_round_0", "Jeder hat 40 Karten, nicht {laid} und {left}.|Je 40 Karten",
    "term_round_1", "übrig",
    "rule_1", "Zwei bis zwölf spielen jeder für sich, jeder mit 40 eigenen Karten: 1 bis 10 in vier Farben. Zehn davon sind der Ligretto-Stapel.",
    "rule_2", "Alle legen gleichzeitig. Die Runde endet, wenn ein Ligretto-Stapel leer ist.| Kann niemand mehr legen, endet sie auch und wird gewertet.",
    "rule_3", "Jede Karte eines Spielers in der Mitte ist 1 Punkt, jede übrige im Ligretto-Stapel kostet 2 (Hausregel {option:price}).| Karten in der Reihe und auf der Hand zählen nichts.",
    "rule_4", "Das Spiel ist nach der Runde zu Ende, in der jemand 99 Punkte (Hausregel {option:target}) oder mehr hat.| Wer am meisten hat, gewinnt; bei Gleichstand gewinnen alle diese.",
    "asked_2", "Niemand kann mehr legen. Und jetzt?|Niemand kann legen?|Alle fest?",
    "asked_3", "Was kosten Karten auf der Hand?|Auf der Hand?",
)
