"""The rules of Rumino in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """RMN-1 table src: Da 2 a 6 giocatori.
A Rumino si gioca in due o più, fino a sei.""",
    """RMN-2 cards both: Due mazzi e quattro jolly: 108 carte.
Si mescolano insieme due mazzi francesi e quattro jolly: 108 carte. (La fonte dice 104, e dimentica
i jolly.)""",
    """RMN-3 deal both: Sette carte a testa; una si scopre.
Ogni giocatore riceve sette carte. Le altre sono il tallone, e la sua prima carta, scoperta,
comincia il pozzo. La prima volta dà le carte chi alza la carta più alta. Comincia il giocatore alla
sinistra del mazziere.""",
    """RMN-4 cards src: Asso 1, 2-10 il loro numero, J Q K e jolly 10.
Fuori dalle combinazioni l'asso conta 1, le carte dal 2 al 10 il loro numero, fante, donna, re e
jolly 10 ciascuno. Quindi sette carte fanno al massimo 70.""",
    """RMN-5 meld both: Un gruppo: 3 o 4 carte dello stesso valore.
Un gruppo (tris o poker) è di tre o quattro carte dello stesso valore. I mazzi sono due, quindi un
gruppo può avere doppioni, come due 7♥; con la regola della casa twins=no non può.""",
    """RMN-6 meld src: Una scala: 3 o più carte di un seme, asso basso.
Una scala è di tre o più carte consecutive dello stesso seme. L'asso è solo basso: A-2-3 è una
scala, Q-K-A no.""",
    """RMN-7 meld both: Il jolly vale qualunque carta che manca.
Il jolly sta al posto di qualunque carta che manca a una combinazione. Una combinazione può avere
quanti jolly si vuole, o solo uno o due con la regola della casa jokers_per_meld, ma non può essere
di soli jolly.""",
    """RMN-8 knock both: Con al massimo 7 punti in mano si può bussare.
Chi ha in mano al massimo 7 punti fuori dalle combinazioni può bussare, e la mano finisce. Si bussa
dopo aver pescato e scartato, con sette carte in mano; a certi tavoli si bussa invece di pescare:
per i punti non cambia nulla. La regola della casa knock_limit dà un altro limite, da 1 a 15.""",
    """RMN-9 score both gin_bonus_for_all: Quando si bussa, ognuno segna i suoi punti in mano.
Quando si bussa ognuno, compreso chi ha bussato, aggiunge al proprio punteggio i suoi punti in mano;
una mano senza punti segna 0, o quello che dice RMN-10 con la regola della casa
gin_bonus_for_all=yes. Nessuno attacca carte alle combinazioni altrui, e non c'è sorpasso.""",
    """RMN-10 score both: Gin, tutte le carte legate: 10 punti in meno.
Chi chiude la mano con tutte le carte legate fa gin e toglie 10 dal suo punteggio; gli altri
aggiungono i loro punti in mano. Un punteggio può andare sotto zero, a meno che la regola della casa
floor_zero=yes lo fermi a 0. Chi ha tutte le carte legate quando chiude un altro segna 0; con
gin_bonus_for_all=yes toglie 10 anche dal suo.""",
    """RMN-11 win both: Rumino, sette uguali o in scala, vince la partita.
Un Rumino è di sette carte dello stesso valore, o di sette carte in scala dello stesso seme. La
partita finisce subito e vince chi lo fa, qualunque sia il punteggio. I jolly possono sostituire
carte, a meno che la regola della casa sia natural_rumino=yes. Con three_gins=yes vince la partita
anche chi fa gin in ognuna delle prime tre mani.""",
    """RMN-12 win both: A 100 o più si è fuori; vince chi resta.
Chi arriva a 100 o più (out_at dà un altro numero) è eliminato; vince chi resta per ultimo sotto
quel limite. Se una mano elimina tutti quelli rimasti, vince il totale più basso; a pari punti la
vittoria è divisa. Con la regola della casa re_entry=once chi è eliminato può rientrare una volta,
tra due mani e finché altri due sono in gioco, con il totale più alto di chi è ancora in gioco.""",
    """RMN-13 table both: Il mazzo passa a sinistra e salta chi è fuori.
Dopo ogni mano il mazzo passa a sinistra. Chi è eliminato viene saltato.""",
    """RMN-14 odd gap: Tallone finito: si mescolano gli scarti.
Quando il tallone è finito, gli scarti, tranne l'ultimo, si rimescolano e diventano il nuovo
tallone. Con la regola della casa stock_out=void la mano va a monte (ALL-1); con stock_out=score
ognuno segna i suoi punti in mano, e siccome nessuno ha chiuso, nessuno fa gin.""",
    """RMN-15 turn both: Il turno: si pesca una carta e se ne scarta una.
Al suo turno ognuno pesca la prima carta del tallone o l'ultimo scarto, poi scarta una carta. La
carta appena presa dal pozzo non si scarta nello stesso turno.""",
    """RMN-16 win both natural_rumino jokers_per_meld twins: Il Rumino non è una combinazione: vince chi lo ha.
Un Rumino non è una combinazione di RMN-5, RMN-6 o RMN-7: le regole della casa twins=no e
jokers_per_meld non lo limitano, solo natural_rumino sì. In una mano inserita con le carte il Rumino
viene riconosciuto, chiunque lo abbia, e la partita è finita (RMN-11). Se più giocatori ne hanno
uno, la vittoria è divisa.""",
)
