"""What players of Rumino ask in Italian, laid out as `texts/disputes.py` says."""

DISPUTES = (
    """limit RMN-8 knock_limit: Bussare: con quanti punti?|Bussare
Con quanti punti in mano posso bussare?
*: Con al massimo {value}.""",
    """same_suit RMN-5 twins: Due 7♥ in un gruppo?|Due 7♥
Un gruppo può avere due volte la stessa carta, come due 7♥?
yes: Sì. I mazzi sono due.
no: No. Ogni carta di un gruppo è di un altro seme.""",
    """jokers RMN-7 jokers_per_meld: Due jolly insieme?|Due jolly
Quanti jolly può avere una combinazione?
any: Quanti si vuole, ma non solo jolly.
*: Al massimo {value}.""",
    """corner RMN-6: Q-K-A: è una scala?|Q-K-A
Q-K-A è una scala?
No. L'asso è solo basso: A-2-3 è una scala.""",
    """thrown_back RMN-15: Scartare la stessa carta?|Stessa carta
Posso scartare la carta appena presa?
Dal tallone sì. Dal pozzo no, non nello stesso turno.""",
    """lay_off RMN-9: Attaccare, sorpassare?|Attaccare
Quando uno bussa posso attaccare, o sorpassarlo?
No. Ognuno aggiunge i suoi punti in mano.""",
    """others_gin RMN-10 gin_bonus_for_all: Anch'io senza punti|Anch'io 0
Chiude un altro e non ho punti in mano. Tolgo 10?
no: No. Si segna 0.
floor_zero=yes yes: Sì. Si toglie 10 anche qui, ma non sotto zero.
yes: Sì. Si toglie 10 anche qui.""",
    """below_zero RMN-10 floor_zero: Sotto zero?|Sotto zero
Un punteggio può andare sotto zero?
no: Sì.
yes: No. Si ferma a 0.""",
    """joker_rumino RMN-11 natural_rumino: Rumino con jolly?|Con jolly
Un Rumino può avere dei jolly?
no: Sì. I jolly possono sostituire carte.
yes: No. Tutte e sette senza jolly.""",
    """three_gins RMN-11 three_gins: Tre gin di seguito|Tre gin
Uno fa gin nelle prime tre mani. Vince la partita?
floor_zero=yes no: No. I punteggi restano a 0.
no: No. Ogni gin toglie 10.
yes: Sì, subito.""",
    """re_enter RMN-12 re_entry: Rientrare|Rientrare
Uno è eliminato. Può rientrare?
no: No.
once: Una volta, con il totale più alto di chi è ancora in gioco.""",
    """all_out RMN-12: Tutti fuori insieme|Tutti fuori
Una mano elimina tutti quelli rimasti. Chi vince?
Il totale più basso. A pari punti la vittoria è divisa.""",
    """stock RMN-14 stock_out: Tallone finito|Tallone
Il tallone è finito. E ora?
reshuffle: Gli scarti, tranne l'ultimo, si rimescolano.
void: La mano va a monte, e dà le carte lo stesso mazziere.
score: Ognuno aggiunge i suoi punti in mano, e nessuno fa gin.""",
    """out_of_turn ALL-14 ?: La settima carta|Fuori turno
Uno scarta la carta per il mio Rumino. Posso prenderla fuori turno?
no: No. Solo al proprio turno.|No
yes: Sì, per un Rumino.|Sì""",
    """out RMN-12 out_at: Quando si è fuori?|Chi è fuori
Con quanti punti si è eliminati?
*: Con {value} o più.""",
    """joker_up ALL-14 ?: Un jolly scoperto|Jolly
La prima carta scoperta è un jolly. E ora?
stays: Resta, e si può prendere.|Resta
next: Torna nel tallone, e se ne scopre un'altra.|Un'altra""",
)
