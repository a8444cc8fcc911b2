"""The words of Skyjo, in German."""

TEXTS = (
    "unit", "Runde",
    "units", "Runden",
    "option_target", "Ziel",
    "field_closer", "wer sie beendet hat",
    "ask_closer", "Wer hat die Runde beendet?|Wer war fertig?|Fertig?",
    "field_points", "Punkte",
    "name_round", "Runde",
    "coming_round", "Zwölf Karten für jeden, zwei davon aufgedeckt. Spielt, bis bei einem alle offen liegen.|Je 12, zwei aufdecken",
    "note_round_0_0", "{closer}: nicht allein am niedrigsten, {n} doppelt|{closer}: {n} doppelt",
    "tells_round_0", "{closer}",
    "term_round_1", "doppelt",
    "starts", "Es beginnt, wer auf zwei Karten am meisten hat|Meiste auf zwei",
    "rule_1", "Zwei bis acht spielen jeder für sich. Jeder hat zwölf Karten verdeckt vor sich, in vier Spalten zu je drei, und deckt zwei auf.| Wer auf diesen am meisten hat, beginnt.",
    "rule_2", "Die Karten zählen -2 bis 12, wie es auf ihnen steht. Zwölf Karten machen mindestens -17.",
    "rule_3", "Drei gleiche in einer Spalte werden abgelegt und zählen nichts.",
    "rule_4", "Liegen bei einem alle Karten offen, hat jeder andere noch einen Zug.| Dann werden alle Karten aufgedeckt, und jeder zählt seine zusammen.",
    "rule_5", "Hat ein anderer gleich viele Punkte oder weniger, zählen die Punkte dessen, der die Runde beendet hat, doppelt.| Punkte von 0 oder weniger bleiben, wie sie sind.",
    "rule_6", "Das Spiel ist nach der Runde zu Ende, in der jemand 100 Punkte (Hausregel {option:target}) oder mehr hat. Wer am wenigsten hat, gewinnt; bei Gleichstand gewinnen alle diese.",
    "asked_4", "Alle meine Karten liegen offen. Und jetzt?|Alle offen?",
    "asked_5", "Wer beendet hat, ist nicht am niedrigsten. Was dann?|Nicht am wenigsten?|Nicht unten?",
)
