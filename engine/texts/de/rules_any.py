"""The rules of Any game, laid out as `texts/rulebook.py` says (German)."""

RULES = (
    """ANY-1 table gap: 2 bis 12 Spieler, jedes Spiel.
Das Freie Spiel zählt die Punkte bei allem, was sonst gespielt wird, für zwei bis zwölf Spieler. Die
Regeln jenes Spiels sind hier nicht bekannt: Punkte werden addiert.""",
    """ANY-2 score gap: Eingetragen werden alle auf einmal, einer oder die Sieger.
Nach jeder Runde werden die Punkte aller eingetragen. Mit der Hausregel entry=single werden
stattdessen jederzeit die Punkte eines Spielers eingetragen; der Nächste wird vorgeschlagen, und
eine Runde ist vorbei, wenn alle Punkte haben. Mit entry=won wird nur eingetragen, was die Sieger
bekommen (ANY-10).""",
    """ANY-3 win gap: Die meisten Punkte gewinnen, oder die wenigsten.
Die meisten Punkte gewinnen. Mit der Hausregel wins=low gewinnen die wenigsten. Bei Gleichstand wird
der Sieg geteilt.""",
    """ANY-4 win gap wins limit: Mit einer Grenze endet die Partie, wenn jemand sie erreicht.
Ohne Grenze geht die Partie weiter, bis ihr sie beendet (ALL-4). Mit der Hausregel target endet sie,
sobald nach einem Eintrag jemand so viele Punkte oder mehr hat; ANY-3 sagt, wer gewinnt. ANY-7
und ANY-13 beschreiben andere Wege.""",
    """ANY-5 deal gap entry: Das Geben geht nach links, oder niemand gibt.
Wer die höchste Karte eines üblichen Kartenspiels zieht, gibt zuerst, und das Geben geht nach jeder
Runde nach links weiter. Wo Punkte einzeln eingetragen werden, sagt ihr, wer als Nächstes gibt
(ALL-6). Mit der Hausregel deals=no gibt niemand: Dann gibt es keinen Geber zu ändern und keine
Runde abzubrechen.""",
    """ANY-6 score gap: Punkte einer Runde: -99999 bis 99999.
In einer Runde bekommt man eine beliebige ganze Zahl von -99999 bis 99999.""",
    """ANY-7 win gap target wins: An der Grenze endet die Partie, oder man scheidet aus.
Mit der Hausregel limit=out scheidet aus, wer so viele Punkte hat wie die Grenze (Hausregel target)
oder mehr, und wer übrig bleibt, gewinnt. Erreichen sie alle anderen zugleich, gewinnt der Beste von
ihnen. Wer geht, gilt als ausgeschieden. Beispiel: Scala 40, bis 101 gespielt.""",
    """ANY-8 win gap entry wins: Die Partie endet nach einer Zahl von Runden.
Mit der Hausregel rounds endet die Partie nach so vielen Runden, und ANY-3 sagt, wer gewinnt. Wo
Punkte einzeln eingetragen werden (entry=single), endet die Partie, wenn alle im Spiel so oft
eingetragen sind. Eine abgebrochene Runde zählt nicht.""",
    """ANY-9 score gap entry: Die Punkte einer Runde müssen vielleicht eine Summe ergeben.
Mit der Hausregel sum müssen die Punkte aller in einer Runde diese Zahl ergeben: 0, wo die anderen
dem Sieger zahlen, 26 bei Hearts. Ist sie größer als 0, hat niemand weniger als 0 oder mehr als
diese Zahl; und einer darf 0 haben und jeder andere diese Zahl: Wer alle Punkte genommen hat, gibt
sie den anderen. Die Punkte des Letzten werden vorgeschlagen. Das gilt nur, wo die Punkte aller auf
einmal eingetragen werden.""",
    """ANY-10 score gap wins: Die anderen zahlen: Ein bis drei Sieger teilen es.
Mit der Hausregel entry=won nennt ihr die Sieger einer Runde, einen bis drei, und was jeder bekommt;
die anderen zahlen es zu gleichen Teilen. Beispiel: Zwei Sieger von vier bekommen je 6, also zahlen
die beiden anderen je 6; einem allein, der 6 bekommt, zahlt jeder der drei 2. Mit wins=low verlieren
Sieger diese Punkte, und die anderen bekommen sie.""",
    """ANY-11 score gap target: Alle fangen mit 0 an, oder mit anderen Punkten.
Mit der Hausregel start fangen alle mit so vielen Punkten an, unter der Grenze, wenn es eine gibt.""",
    """ANY-12 win gap target: Die Grenze lässt sich im Spiel anheben.
Solange die Partie läuft, dürft ihr die Grenze anheben, zum Beispiel von 100 auf 150; rückgängig
machen nimmt es zurück. Wer nach ANY-7 ausgeschieden ist, bleibt draußen.""",
    """ANY-13 win gap target entry wins: An der Grenze haben die anderen noch einen Zug.
Mit der Hausregel limit=turn, wo Punkte einzeln eingetragen werden, endet die Partie nicht, wenn
jemand die Grenze erreicht: Jeder andere hat noch einen Zug. Dann sagt ANY-3, wer gewinnt. Ist nach
einer Korrektur oder mit einer höheren Grenze niemand mehr dort, geht die Partie weiter. Beispiel:
Farkle bis 10000.""",
)
