"""What players of Rumino ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit RMN-8 knock knock_limit: Bussare: con quanti punti?|Bussare: limite
Con quanti punti in mano posso bussare?
*: Con al massimo {value}.""",
    """same_suit RMN-5 meld twins: Due 7♥ in un gruppo?|Due 7♥?
Un gruppo può avere due volte la stessa carta, come due 7♥?
yes: Sì. I mazzi sono due.
no: No. Ogni carta di un gruppo è di un altro seme.""",
    """jokers RMN-7 meld jokers_per_meld: Due jolly insieme?|Due jolly?
Quanti jolly può avere una combinazione?
any: Quanti si vuole, ma non solo jolly.
*: Al massimo {value}.""",
    """corner RMN-6 meld: Q-K-A: è una scala?|Q-K-A: scala?
Q-K-A è una scala?
No. L'asso è solo basso: A-2-3 è una scala.""",
    """thrown_back RMN-15 turn: Scartare la stessa carta?|Stesso scarto?
Posso scartare la carta appena presa?
Dal tallone sì. Dal pozzo no, non nello stesso turno.""",
    """lay_off RMN-9 knock: Attaccare, sorpassare?|Si attacca?
Quando uno bussa posso attaccare, o sorpassarlo?
No. Ognuno aggiunge i suoi punti in mano.""",
    """others_gin RMN-10 score gin_bonus_for_all: Anch'io senza punti|Anch'io a 0
Chiude un altro e non ho punti in mano. Tolgo 10?
no: No. Si segna 0.
floor_zero=yes yes: Sì. Si toglie 10 anche qui, ma non sotto zero.
yes: Sì. Si toglie 10 anche qui.""",
    """below_zero RMN-10 score floor_zero: Sotto zero?|Sotto zero
Un punteggio può andare sotto zero?
no: Sì.
yes: No. Si ferma a 0.""",
    """joker_rumino RMN-11 knock natural_rumino: Rumino con jolly?|Rumino e jolly
Un Rumino può avere dei jolly?
no: Sì. I jolly possono sostituire carte.
yes: No. Tutte e sette senza jolly.""",
    """three_gins RMN-11 win three_gins: Tre gin di seguito|Tre gin di fila
Uno fa gin nelle prime tre mani. Vince la partita?
floor_zero=yes no: No. I punteggi restano a 0.
no: No. Ogni gin toglie 10.
yes: Sì, subito.""",
    """re_enter RMN-12 table re_entry: Rientrare
Uno è eliminato. Può rientrare?
no: No.
once: Una volta, con il totale più alto di chi è ancora in gioco.""",
    """all_out RMN-12 win: Tutti fuori insieme|Tutti fuori
Una mano elimina tutti quelli rimasti. Chi vince?
Il totale più basso. A pari punti la vittoria è divisa.""",
    """stock RMN-14 turn stock_out: Tallone finito|Tallone
Il tallone è finito. E ora?
reshuffle: Gli scarti, tranne l'ultimo, si rimescolano.
void: La mano va a monte, e dà le carte lo stesso mazziere.
score: Ognuno aggiunge i suoi punti in mano, e nessuno fa gin.""",
    """out_of_turn ALL-14 turn ?: La settima carta|Fuori turno
Uno scarta la carta per il mio Rumino. Posso prenderla fuori turno?
no: No. Solo al proprio turno.|No
yes: Sì, per un Rumino.|Sì""",
    """out RMN-12 win out_at: Quando si è fuori?|Fuori: a quanto
Con quanti punti si è eliminati?
*: Con {value} o più.""",
    """joker_up ALL-14 deal ?: Un jolly scoperto|Jolly visto
La prima carta scoperta è un jolly. E ora?
stays: Resta, e si può prendere.|Resta
next: Torna nel tallone, e se ne scopre un'altra.|Un'altra""",
)
