"""The rules of Ginski in Italian, laid out as `texts/rulebook.py` says."""

RULES = (
    """GSK-1 deal src: Tre giocatori, 70 carte Rumski, dieci a testa.
A Ginski si gioca solo in tre, con il mazzo Rumski di 70 carte: cinque colori da 1 a 13 e cinque
jolly. Ogni giocatore riceve dieci carte, e una si scopre.""",
    """GSK-2 turn both: La carta scoperta si offre a turno, al mazziere per ultimo.
La carta scoperta si offre al giocatore alla sinistra del mazziere, poi agli altri a turno, e per
ultimo al mazziere. Chi la prende ha pescato: scarta una carta, il suo turno è finito e continua il
giocatore alla sua sinistra. Se passano tutti e tre, comincia pescando il giocatore alla sinistra
del mazziere. (Qui la fonte si contraddice: fa scegliere il mazziere dopo che hanno passato tutti e
tre, e il mazziere è uno dei tre. Meldmate chiede a ognuno una volta, al mazziere per ultimo.) Con
la regola della casa upcard_offer=no la carta scoperta non si offre: comincia il giocatore alla
sinistra del mazziere, che pesca dal tallone o prende la scoperta.""",
    """GSK-3 meld src: Scale: un colore, in scala. Gruppi: un valore. 3 o più.
Una scala è di tre o più carte consecutive dello stesso colore, da 1 (basso) a 13 (alto), e non
continua dal 13 all'1. Un gruppo (tris o poker) è di tre o più carte dello stesso valore, di
qualunque colore.""",
    """GSK-4 meld both: Al massimo un jolly per combinazione.
Ogni combinazione può avere al massimo un jolly, che vale un numero da 1 a 13. Un gruppo può avere
le cinque carte di un valore e un jolly.""",
    """GSK-5 cards src: Le carte valgono il loro numero, il jolly 20.
Rimasta in mano fuori dalle combinazioni, ogni carta conta il suo numero, il jolly 20. Quindi dieci
carte fanno al massimo 165.""",
    """GSK-6 knock src: Con al massimo 13 punti in mano si può chiudere.
Può chiudere la mano chi, dopo aver pescato e scartato, tra le dieci carte rimaste ha al massimo 13
punti fuori dalle combinazioni. La regola della casa end_limit dà un altro limite, da 1 a 25.""",
    """GSK-7 score src: Chi chiude segna i punti altrui meno i suoi.
Chi chiude e non viene sorpassato segna i punti in mano dei due avversari, meno i suoi. Esempio: 15
+ 20 - 8 = 27.""",
    """GSK-8 score src: Ginski, tutte le carte legate: 25 in più. Niente sorpasso.
Si fa Ginski chiudendo con tutte le carte legate. Vale 25 e i punti in mano dei due avversari, e non
si può sorpassare.""",
    """GSK-9 score src: Big Ginski, undici carte legate: 31 in più.
Si fa Big Ginski legando undici carte, le dieci in mano e quella appena pescata, senza scartare.
Vale 31 e i punti in mano dei due avversari.""",
    """GSK-10 score both: Sorpasso: chi ha meno punti di chi chiude vince, con 25.
Un avversario con meno punti in mano di chi ha chiuso lo sorpassa; a punti pari non basta. Chi
sorpassa segna 25 e i punti in mano di tutti e due gli altri. Esempio: chi chiude ha 9, un
avversario 20, l'altro 5: 25 + 9 + 20 = 54. (La frase della fonte conta solo i punti di chi chiude,
il suo esempio quelli di tutti e due; la regola della casa undercut_pays=ender_only segue la frase:
25 + 9 = 34.)""",
    """GSK-11 score gap: Due sotto chi chiude: sorpassa chi ha meno punti.
Se tutti e due gli avversari hanno meno punti di chi chiude, sorpassa chi ne ha meno. Se sono pari,
sorpassa il primo a sinistra di chi chiude; con la regola della casa undercut_tie=both segnano tutti
e due.""",
    """GSK-12 win both undercut_tie: Vince chi arriva per primo a 100.
Vince chi arriva per primo a 100 o più; si controlla dopo aver segnato la mano. La regola della casa
target dà un altro numero. Se con undercut_tie=both ci arrivano in due insieme, vince il totale più
alto; a pari punti la vittoria è divisa.""",
    """GSK-13 table both: Mazzo a sinistra; primo mazziere: la carta più bassa.
Dopo ogni mano il mazzo passa a sinistra. Per la prima mano ognuno pesca una carta, e dà le carte
chi ha la più bassa, come a Rumski.""",
    """GSK-14 knock gap: Nessuno attacca carte alle combinazioni altrui.
Alla fine della mano nessuno attacca carte alle combinazioni degli altri.""",
    """GSK-15 odd gap: Tallone finito: si mescolano gli scarti.
Quando il tallone è finito, gli scarti, tranne l'ultimo, si rimescolano e diventano il nuovo
tallone. Con la regola della casa stock_out=void la mano invece va a monte (ALL-1).""",
    """GSK-16 turn src: Il turno: si pesca una carta e se ne scarta una.
Al suo turno ognuno pesca la prima carta del tallone o l'ultimo scarto, poi scarta una carta; chi
chiude la mette coperta. Con il Big Ginski (GSK-9) non si scarta niente.""",
)
