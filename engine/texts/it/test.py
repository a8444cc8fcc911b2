"""Testi della prova di Meldmate."""

TEXTS = (
    "title",
    "Prova",
    "offer",
    "Provare ora luce, bordi, tasti e memoria? Ci vuole un minuto, e chiunque può mandare il risultato.|Provare luce, bordi, tasti e memoria?|Provare ora?",
    "light",
    "La luce sale in quattro gradini. Si vedono tutti e quattro?|Si vedono quattro gradini di luce?|Quattro gradini di luce?|4 luci?",
    "letters",
    "{letters}",
    "send",
    "Scrivile nella pagina o mandale: può farlo chiunque, e ne viene un rapporto.|Scrivile nella pagina: chiunque può mandare il rapporto.",
    "code",
    "{letters} Inquadralo: chiunque può mandarlo.|{letters}",
)
