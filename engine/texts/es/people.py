"""Texts of the people whose names are kept, in Spanish."""

TEXTS = (
    "title", "Personas",
    "also", "también {names}|= {names}|…",
    "games", "{n} partida|{n}#{n} partidas|{n}",
    "rename", "Cambiar nombre|Renombrar",
    "merge", "Unir con otro nombre|Unir",
    "ask_same", "{name}: ¿la misma persona que…?|{name}: ¿es…?|¿Es…?",
    "ask_everywhere", "¿También en las estadísticas?|¿En estadísticas?|¿En todo?",
    "separate", "Separar a {name}|Separar",
    "remove", "Quitar el nombre|Quitar",
    "sure_rename", "{name} pasa a ser {new}, también en las estadísticas ({n} partida). Las hojas conservan el nombre viejo.|¿{name} pasa a {new}?|¿{name} = {new}?|¿{new}?#{name} pasa a ser {new}, también en las estadísticas ({n} partidas). Las hojas conservan el nombre viejo.|¿{name} pasa a {new}?|¿{name} = {new}?|¿{new}?",
    "sure_merge", "¿Unir {name} con {new}? {n} partida de {name} contará para {new}. Las hojas conservan el nombre viejo.|¿{name} pasa a {new}?|¿{name} = {new}?|¿{new}?#¿Unir {name} con {new}? {n} partidas de {name} contarán para {new}. Las hojas conservan el nombre viejo.|¿{name} pasa a {new}?|¿{name} = {new}?|¿{new}?",
    "sat_together", "{name} estaba en la misma mesa que {new}: {game}, partida {n}. Son dos personas.|Juntos en la partida {n}.|Partida {n}",
    "sure_separate", "¿Separar otra vez a {name} de {new}? Cada persona recupera sus partidas.|¿Separar {name} de {new}?|¿{new} ≠ {name}?|¿Dos personas?",
    "sure_remove", "El nombre {name} ya no se ofrecerá. {n} partida guardada lo conserva.|¿Quitar a {name}?|¿Quitar?#El nombre {name} ya no se ofrecerá. {n} partidas guardadas lo conservan.|¿Quitar a {name}?|¿Quitar?",
)
