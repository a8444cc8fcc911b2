"""The games on the page: what is said of them where no box is switched on."""

from engine import games
from engine.game.house import is_span
from engine.games import forms
from engine.texts import has, text
from firmware.screens.setup.house import label_of, value_words
from host_tools import words
from host_tools.base import languages
from host_tools.base.speaking import speaking


def facts() -> dict[str, list[dict]]:
    """Return {language: games}, for JSON.

    A game has `id`, `title`, `prefix` of its rules, `players` [fewest, most] and `options`, its
    house rules: `name`, `label`, `about` (what it is for, or ""), `rule`, `default`, `values`
    [[value, words]] and `span` [least, most] or None. The words are those of the box.
    """
    found = {}
    for language in words.languages():
        whole = languages.whole(language)
        found[language] = []
        for name in games.names() + forms.names():
            # A game that the language does not have whole is in English from end to end.
            with speaking(language if name in whole else words.HOME):
                found[language].append(_facts(games.load(name)))
    return found


def _facts(game):
    return {
        "id": game.name,
        "title": _said(game.title),
        "prefix": game.prefix,
        "players": [game.min_players, game.max_players],
        "options": [_option(game, option) for option in game.options],
    }


def _said(label):
    return text(label[0]) if isinstance(label, tuple) else label


def _about(game, option):
    key = game.section + ".about_" + option.name
    return text(key) if has(key) else ""


def _option(game, option):
    span = next((value for value in option.values if is_span(value)), None)
    return {
        "name": option.name,
        "label": _said(label_of(game, option)),
        "about": _about(game, option),
        "rule": option.rule,
        "default": option.default,
        "values": [
            [value, _said(value_words(game, option.name, value))]
            for value in option.values
            if not is_span(value)
        ],
        "span": [span.minimum, span.maximum] if span else None,
    }
