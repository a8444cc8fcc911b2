"""The words of Euchre, in German."""

TEXTS = (
    "unit", "Runde",
    "units", "Runden",
    "option_target", "Ziel",
    "field_maker", "wer Trumpf gemacht hat|Trumpf",
    "ask_maker", "Wer hat Trumpf gemacht?|Trumpf: wer?",
    "field_alone", "allein gespielt|allein",
    "ask_alone", "Allein gespielt?|Allein?",
    "field_tricks", "Stiche der Trumpfpartei|Stiche",
    "ask_tricks", "Stiche der Trumpfpartei?|Stiche?",
    "name_hand", "Runde",
    "coming_hand", "Je fünf Karten. Macht Trumpf, spielt fünf Stiche.|Je 5, Trumpf",
    "note_hand_0_0", "{tricks} von 5 Stichen für die Trumpfpartei: 2 für die anderen|Trumpf {tricks} von 5|{tricks} von 5",
    "note_hand_0_1", "{tricks} von 5 Stichen für die Trumpfpartei|Trumpf {tricks} von 5|{tricks} von 5",
    "note_hand_1_0", "{maker} allein mit allen fünf: 4|Allein, alle fünf: 4",
    "beside_0", "Kitty",
    "rule_1", "Vier Spieler in zwei Parteien, mit 24 Karten, 9 bis Ass.",
    "rule_2", "Die Partei, die Trumpf gemacht hat, bekommt 1 für drei oder vier Stiche und 2 für alle fünf.| Mit weniger bekommen die anderen 2.",
    "rule_3", "Wer Trumpf macht, allein spielt und alle fünf nimmt, bekommt 4 für die Partei.| Manche geben auch 4, wenn ein Gegner allein spielt, oder wo er allein weniger als drei hat; tragt das als Korrektur ein.",
    "rule_4", "Eine Partei mit 10 Punkten (Hausregel {option:target}) gewinnt.",
    "asked_3", "Was bringt es, allein zu spielen?|Allein?",
)
