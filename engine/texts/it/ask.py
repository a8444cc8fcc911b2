"""Texts about questions that are not well formed."""

TEXTS = (
    "no_json", "questa riga non è JSON",
    "no_object", "una domanda è un solo oggetto JSON",
    "unknown_ask", "questa domanda non esiste; ci sono: {names}",
    "unknown_field", "questa domanda non ha il campo {field}",
    "twice", "il nome {field} compare due volte nello stesso oggetto",
    "no_deal", "{game}: non si sa come si danno le carte",
    "missing", "manca il campo {field}",
    "not_a_text", "{field} deve essere un testo",
    "not_a_flag", "{field} deve essere true o false",
    "not_whole", "{field} deve essere un numero intero",
    "out_of_range", "{field} deve essere da {min} a {max}",
    "not_a_list", "{field} deve essere una lista",
    "not_an_object", "{field} deve essere un oggetto",
    "empty", "{field} è vuoto",
    "unknown_game", "il gioco {name} qui non c'è; ci sono: {names}",
    "unknown_option", "questo gioco non ha la regola della casa {name}",
    "form_board", "o una lista di sette caselle premio, come 10S, AD-KD e 7-8-9",
    "bad_option", "{name} non ammette {value}; ammette {values}",
)
