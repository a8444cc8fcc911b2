"""What players of Rummoli ask, and the answers, laid out as `texts/disputes.py` says (German)."""

DISPUTES = (
    """who_leads RML-9 turn first_lead: Wer spielt zuerst aus?|Wer beginnt?
Das Pokern ist vorbei. Wer spielt zuerst aus?
winner: Wer das Pokern gewonnen hat.
left: Wer links vom Geber sitzt.
dealer: Der Geber.""",
    """lowest RML-9 turn lowest: Jede Karte ausspielen?|Jede Karte?
Ich spiele zuerst aus. Darf es jede Karte sein?
first_suit=black hand: Nein. Du spielst die niedrigste schwarze Karte deines Blatts aus.
first_suit=black suit: Du wählst eine schwarze Farbe und spielst deine niedrigste Karte davon aus.
hand: Nein. Du spielst die niedrigste Karte deines Blatts aus. Von mehreren niedrigsten eine.
suit: Du wählst die Farbe und spielst deine niedrigste Karte davon aus.""",
    """after_stop RML-10 turn next_lead: Nach einem Stopp|Nach Stopp
Eine Farbe ist gestoppt. Was spielt der Letzte aus?
colour: Nach Rot eine schwarze Farbe, nach Schwarz eine rote.
suit: Jede andere Farbe; auch nach Rot eine rote.
any: Jede Farbe, auch dieselbe.""",
    """first_suit RML-9 turn first_suit: Erste Karte schwarz?|Schwarz?
Muss die erste Karte schwarz sein?
lowest=suit black: Ja, die niedrigste Karte einer schwarzen Farbe.
any: Nein. Die niedrigste Karte darf jede Farbe haben.
black: Ja, die niedrigste schwarze Karte.""",
    """no_colour RML-24 turn pass_chip: Keine zum Ausspielen|Kann nicht
Ich muss ausspielen und habe keine Karte, mit der ich darf. Was nun?
no: Der Nächste links, der kann, spielt aus. Du zahlst nichts.
lead: Du legst einen Chip auf Rummoli. Der Nächste links, der kann, spielt aus.
turn: Du legst einen Chip auf Rummoli. Der Nächste links, der kann, spielt aus.""",
    """no_next RML-24 turn pass_chip: Keine nächste Karte|Keine nächste
Ich habe die nächste Karte nicht. Zahle ich?
no: Nein.
lead: Nein. Nur wer nicht ausspielen kann, zahlt.
turn: Ja, einen Chip auf Rummoli, wenn du dran bist.""",
    """deadlock RML-11 knock: Niemand kann ausspielen|Stillstand
Niemand hat eine Karte, die man ausspielen darf. Was nun?
Die Runde ist zu Ende. Jeder legt für jede Karte auf der Hand einen Chip auf Rummoli.""",
    """split_run RML-12 turn: 7-8-9 von zweien|7-8-9
Zwei spielen die Karten eines Feldes mit einer Reihe. Wer kassiert es?
collect=held: Es kassiert vor dem Pokern, wer alle Karten davon hat.
*: Niemand. Einer muss alle Karten spielen, eine nach der anderen.""",
    """one_of_run RML-12 turn: Nur eine von zweien|Nur eine
Kassiere ich ein Feld mit einer Reihe mit einer ihrer Karten?
Nein. Eine Karte davon allein kassiert dort nichts.""",
    """unplayed RML-14 score: Gewinnkarte übrig|Karte übrig
Die Runde endete, bevor ich meine Gewinnkarte gespielt habe. Kassiere ich?
collect=held: Sie kassiert vor dem Pokern, auf der Hand. Später kassiert sie nichts.
*: Nein. Die Chips bleiben für die nächste Runde auf dem Feld.""",
    """forgot_pay RML-12 turn unclaimed: Kassieren vergessen|Vergessen
Ich habe eine Gewinnkarte gespielt und vergessen zu kassieren. Ist es zu spät?
collect=held stays: Ja, sobald das Pokern begonnen hat. Die Chips bleiben.
paid: Nein. Eine Gewinnkarte kassiert, auch wenn man es vergisst.
stays: Ja, sobald die nächste Karte gespielt ist. Die Chips bleiben.""",
    """missed_card RML-18 turn: Eine Karte verpasst|Verpasst
Ich hatte die nächste Karte und habe sie nicht gespielt. Was nun?
Spiel sie, sobald es bemerkt wird, und leg einen Chip auf Rummoli.""",
    """wrong_lead RML-18 turn: Falsch ausgespielt|Falsche Karte
Jemand hat eine falsche Karte ausgespielt. Darf sie zurück?
Bis jemand darauf gelegt hat. Dann gilt sie.""",
    """dead_hand RML-18 deal: Totes Blatt angesehen|Angesehen
Jemand hat das tote Blatt angesehen. Was kostet das?
Einen Chip, auf Rummoli.""",
    """dead_open RML-23 deal: Totes Blatt ansehen?|Ansehen?
Dürfen wir das tote Blatt ansehen?
Nein. Es liegt verdeckt, bis die Runde zu Ende ist.""",
    """late_ante RML-18 before: Ante vergessen|Ante fehlt
Jemand hat ein Ante vergessen. Was nun?
Es wird gelegt, sobald es bemerkt wird. Ist schon kassiert? Dann geht es an den, der kassiert hat.""",
    """dealer_ante RML-4 before dealer_ante: Zahlt der Geber mehr?|Geber: mehr?
Legt der Geber mehr als die anderen?
same: Nein. Alle legen gleich viel.
double: Ja, auf jedes Feld doppelt so viel.""",
    """first_out RML-13 knock: Zuerst fertig: was?|Wer fertig?
Was bekommt, wer zuerst keine Karten mehr hat?
Die Chips auf Rummoli, und von jedem anderen einen Chip je Karte.""",
    """folded RML-20 poker: Bestes Blatt weg|Ausgestiegen
Ich bin ausgestiegen, aber mein Blatt war das beste. Gewinne ich den Pot?
poker=showdown: Hier steigt niemand aus. Es wird nicht gesetzt, und alle zeigen.
*: Nein. Wer ausgestiegen ist, kann ihn nicht gewinnen.""",
    """bets RML-7 poker poker: Wird gesetzt?
Setzen wir beim Pokern?
showdown: Nein. Alle zeigen, und das beste Blatt kassiert den Poker-Pot.
first_bet=dealer betting: Ja, reihum vom Geber an.
betting: Ja, reihum von links vom Geber an.""",
    """first_bet RML-7 poker first_bet: Wer setzt zuerst?|Zuerst?
Wer setzt beim Pokern zuerst?
poker=showdown: Niemand. Hier wird nicht gesetzt.
left: Wer links vom Geber sitzt.
dealer: Der Geber.""",
    """all_in RML-20 poker side_pots: All-in mit wenig|All-in
Jemand ist All-in mit weniger, als gesetzt ist. Was ist zu gewinnen?
poker=showdown: Hier setzt niemand.
yes: Von jedem anderen so viel, wie man selbst gesetzt hat. Der Rest ist ein Nebenpot.
no: Der ganze Pot.""",
    """low_straight RML-8 poker wheel: A-2-3-4-5
Ist A-2-3-4-5 eine Straße?
yes: Ja, die niedrigste.
no: Nein. Das Ass ist hoch.""",
    """equal_poker RML-8 poker side_pots: Gleiche Pokerblätter|Gleich gut
Zwei Pokerblätter sind gleich. Wer gewinnt den Pot?
poker=showdown: Sie teilen ihn. Farben zählen nicht, und was sich nicht teilen lässt, bleibt.
no: Sie teilen ihn. Farben zählen nicht, und was sich nicht teilen lässt, bleibt.
yes: Sie teilen ihn. Farben zählen nicht. Übrige Chips aus Einsätzen: links vom Geber an je einer.""",
    """no_chips RML-15 score short: Ohne Chips
Jemand kann nicht zahlen. Was nun?
owes: Man schuldet die Chips und spielt weiter.
all_in: Man zahlt, was da ist. Der Rest ist erlassen.
rebuy: Man kauft erst Chips.""",
    """no_bid RML-6 deal: Niemand bietet
Niemand bietet auf das blinde Blatt. Was nun?
Der Geber behält sein Blatt, und das blinde ist tot.""",
    """seen_widow RML-6 deal: Erst sehen, dann tauschen?|Erst sehen?
Darf der Geber das blinde Blatt vor dem Tausch ansehen?
Nein. Wer tauscht, muss das blinde behalten.""",
    """more_cards RML-5 deal: Eine Karte mehr|Karte mehr
Manche Blätter haben eine Karte mehr. Geben wir neu?
Nein. Das macht nichts.""",
    """last_chips RML-17 win board_end: Chips auf dem Brett|Chips übrig
Wir hören auf. Wer bekommt die Chips auf dem Brett?
cut: Wer die höchste Karte zieht, oder das beste Pokerblatt aus fünf Karten.
divided: Alle teilen sie, so gleich wie möglich.""",
    """swap_pay RML-6 deal widow_for: Tausch mit Gewinnkarte?|Tausch?
Darf der Geber mit einer Gewinnkarte auf der Hand tauschen oder kaufen?
anyone: Ja, mit jedem Blatt.
no_pay_card: Nein. Nur ein Blatt ohne Gewinnkarten.""",
    """call_aloud RML-22 turn: Karten laut nennen?|Laut nennen?
Muss man jede Karte laut nennen?
Ja. Nicht genannt ist sie trotzdem gespielt. Nenn sie, wenn jemand fragt.""",
    """own_five ALL-14 poker ?: Die besten zeigen?|Beste zeigen?
Muss ich beim Pokern meine besten fünf Karten zeigen?
free: Nein. Man darf gute Karten zurückhalten.|Freie Wahl
best: Ja. Die besten fünf zählen.|Die besten""",
    """hearts RML-25 poker collect: Vor dem Pokern?|Vorher?
Kassieren Gewinnkarten auf der Hand vor dem Pokern?
played: Nein. Eine Gewinnkarte kassiert, wenn man sie spielt.
held: Ja, bei allen, die eine haben. Beim Spielen zahlt sie nicht noch einmal.""",
    """share_run RML-25 poker collect: Zwei haben 8-9-10|2x 8-9-10
Zwei haben eine Reihe in verschiedenen Farben. Wer kassiert?
played: Wer sie zuerst ganz spielt.
held: Sie teilen die Chips. Was sich nicht teilen lässt, bleibt.""",
    """players RML-1 table: Wie viele Spieler?|Wie viele?
Wie viele können spielen?
2 bis 8.""",
)
