"""The words of Ligretto, in Italian."""

TEXTS = (
    "unit", "mano",
    "units", "mani",
    "option_price", "Una carta rimasta costa|costa",
    "option_target", "Traguardo",
    "field_closer", "di chi è il mazzetto finito|mazzetto finito",
    "ask_closer", "Di chi è il mazzetto Ligretto finito?|Di chi è il mazzetto?|Finito?",
    "field_laid", "carte nel mezzo|mezzo",
    "field_left", "carte rimaste nel mazzetto|rimaste",
    "name_round", "mano",
    "coming_round", "Giocate finché un mazzetto Ligretto finisce, poi contate.|Giocate e contate",
    "check_round_0", "Ognuno ha 40 carte, non {laid} e {left}.|40 carte a testa",
    "term_round_1", "rimaste",
    "rule_1", "Da due a dodici giocatori, ognuno per sé e con 40 carte proprie: da 1 a 10 in quattro colori. Dieci di queste sono il mazzetto Ligretto.",
    "rule_2", "Si gioca tutti insieme. La mano finisce quando un mazzetto Ligretto è finito.| Se nessuno può più giocare, finisce lo stesso e si conta.",
    "rule_3", "Ogni carta di un giocatore nel mezzo vale 1 punto, ogni carta rimasta nel mazzetto Ligretto ne toglie 2 (regola della casa {option:price}).| Le carte della fila e della mano non contano.",
    "rule_4", "La partita finisce dopo la mano in cui uno ha 99 punti (regola della casa {option:target}) o più.| Vince il punteggio più alto; a pari punti si vince insieme.",
    "asked_2", "Nessuno può più giocare. E adesso?|Nessuno può giocare?|Tutti fermi?",
    "asked_3", "Quanto costano le carte in mano?|Le carte in mano?|In mano?",
)
