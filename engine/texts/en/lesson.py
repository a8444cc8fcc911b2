"""Texts of the lesson about the keys; `|` stands between the longer and the shorter forms."""

TEXTS = (
    "title", "Your keys|Keys",
    "of", "{n} of {all}|{n}/{all}",
    "choose", "{up} and {down} move, {ok} chooses. Which language?|{up} {down} move, {ok} chooses|{up} {down}, then {ok}",
    "hold", "{sign} means: hold {key} until the bar is full.|Hold {key} until the bar is full.|Hold {key} until it is full|Hold {key}",
    "back", "{sign} leaves a page. Nothing saved is lost.|{sign} leaves a page",
    "back_home", "{sign} leaves a page; held, it leads to the start. Nothing saved is lost.|{sign} leaves a page. Nothing saved is lost.|{sign} leaves a page",
    "try", "try it|try",
    "skip", "skip",
    "longer", "Hold it longer|Longer",
    "hold_it", "Hold {key}",
    "press_it", "Press {key}",
)
