"""Testi della lezione sui tasti."""

TEXTS = (
    "title", "I tuoi tasti|I tasti",
    "of", "{n} di {all}|{n}/{all}",
    "choose", "{up} e {down} per muoverti, {ok} per scegliere. Quale lingua?|{up} {down} muovi, {ok} scegli|{up} {down}, poi {ok}",
    "hold", "{sign}: tieni premuto {key} finché la barra non è piena.|Tieni {key} finché la barra non è piena|Riempi la barra: tieni {key}|Tieni {key}",
    "back", "{sign} lascia la pagina. Quello che hai salvato resta.|{sign} lascia la pagina",
    "back_home", "{sign} lascia la pagina; tenuto premuto, va all'inizio. Quello che hai salvato resta.|{sign} lascia la pagina. Quello che hai salvato resta.|{sign} lascia la pagina",
    "try", "prova",
    "skip", "salta",
    "longer", "Ancora un po'|Ancora",
    "hold_it", "Tieni premuto {key}|Tieni {key}",
    "press_it", "Premi {key}",
)
