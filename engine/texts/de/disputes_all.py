"""What players of every game ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """misdeal ALL-1 deal: Vergeben
Beim Geben ging etwas schief. Wer gibt noch einmal?
Derselbe Geber. Niemand bekommt Punkte.""",
    """card_short ALL-7 score: Am Ende fehlt eine Karte|Eine fehlt
Am Ende fehlt einem Blatt eine Karte. Zählt es?
Ja, wie es ist.""",
    """card_over ALL-7 knock: Eine Karte zu viel|Eine zu viel
Jemand hat eine Karte zu viel. Ist Schluss machen erlaubt?
Nein. Damit kann man nicht Schluss machen oder gewinnen, und alle Karten zählen.""",
    """false_claim ALL-11 knock: Falsche Ansage
Jemand hat ein Blatt angesagt, das keines ist. Was nun?
Es gilt nicht. Das Blatt bleibt offen, und es geht weiter.""",
    """wrong_score ALL-8 score: Falsche Punkte
Die Punkte einer früheren Runde stimmen nicht. Was nun?
Korrigiert diese Runde, jederzeit. Spätere Runden werden neu gezählt.""",
    """cut_tie ALL-9 before: Gleichstand beim Ziehen|Gleich beim Ziehen|Gleich hoch
Zwei ziehen beim Auslosen des Gebers gleich hoch. Was nun?
Sie ziehen noch einmal. Ebenso, wer einen Joker zieht.""",
    """leaves ALL-2 table: Jemand geht
Jemand geht. Ist ein Sieg noch möglich?
Nein. Die Punkte bleiben stehen.""",
    """stop_early ALL-4 win: Früher aufgehört|Aufgehört
Wir hören vor dem Ende auf. Wer gewinnt?
Der Punktestand entscheidet. Bei Gleichstand wird der Sieg geteilt.""",
)
