"""Texts of Rumski, in German."""

TEXTS = (
    "why_deal", "Je zehn Karten, zu zweit zwölf; {first} beginnt",
    "not_by_five", "{name}: {n} ist nicht durch fünf teilbar",
    "empty_hand", "{name} hat 0 Punkte: Dann war {name} fertig, nicht {winner}",
    "over_deck", "{n} ist unmöglich: Alle Karten zusammen zählen {max}",
    "points_limit", "{n} geht nicht: {min} bis {max}",
    "did_win", "{name} ist fertig",
    "ask_winner", "Wer ist fertig?|Wer fertig?",
    "ask_points", "Punkte auf der Hand von {name}?|Punkte von {name}?|{name}: Punkte?",
    "reason_table", "Tisch falsch",
    "reason_pile", "Stapel falsch genommen|Stapel falsch",
    "do_round", "Runde eintragen|Runde",
    "name_round", "Runde",
    "unit", "Runde",
    "units", "Runden",
    "option_wild_discard", "Joker abwerfen|Joker weg",
    "option_target", "Ziel",
    "about_wild_discard", "Darf man einen Joker abwerfen?|Joker abwerfen?|Abwerfen?",
    "about_target", "Wer es zuerst erreicht, gewinnt.|Wer zuerst da ist|Zuerst da",
    "value_free", "immer|ja",
    "value_never", "nie|nein",
    "value_100*players", "je 100",
    # What comes next, for those who play for the first time.
    "coming", "Gebt und deckt eine Karte auf. Reihum zieht ihr, legt Figuren aus und werft ab. Wer zuerst keine Karten mehr hat, gewinnt die Runde. Tragt sie hier ein.|Geben, spielen, fertig werden|Fertig werden",
    "tell_round", "{name} ist fertig|{name}",
    # What players try to do, and a worked example, for the rulebook.
    "aim", "Werde als Erster alle Karten los: Leg Sätze und Folgen auf den Tisch, und bau um, was dort schon liegt.",
    "example_1", "Auf dem Tisch liegt eine Folge aus vier; auf der Hand sind zwei Sechser.",
    "example_2", "Die 6 der Folge wandert: Drei Karten bleiben eine Folge, und mit ihr werden die Sechser ein Satz. Alle Figuren sind gültig, also gilt der Tisch (RSK-7).",
    "example_3", "Ana ist fertig. Ben hat noch 7 und 12: 5 + 10. Cy hat einen Joker und 3: 25 + 5. Ana bekommt 45 (RSK-10).",
)
