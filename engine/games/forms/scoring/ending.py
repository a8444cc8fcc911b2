"""When the game of a form is over, and who has won it."""

from ....compat import TYPE_CHECKING, load_module

if TYPE_CHECKING:
    from typing import Any

    from ....game.effect import Effect


def check_end(game: "Any", effect: "Effect") -> None:
    """End the game if the scores, or how many rounds there were, say so: between two rounds.

    Where the limit counts at once, it is over within one, which is its last.
    """
    if game.at_once and load_module("engine.games.forms.scoring.racing").is_over(game):
        return
    if game.step_index:
        return
    playing = game.in_play()
    form = game.form
    rule = form.end_rule
    if game.decided:
        best = game.best_of([each for each in playing if each.name in game.decided])
        key = game.section + ".won" if form.won_words else "forms.end_won"
        _finish(game, best, form.won_rule or rule, key)
        return
    if form.out:
        game.elimination.check(game, game.limit, effect)
        if game.over:
            return
    elif form.limit and playing and max([each.score for each in playing]) >= game.limit:
        _finish(game, game.best_of(playing), rule, "all.end_target", n=game.limit)
    if not game.over and form.rounds and game.rounds >= game.last:
        best = game.best_of(game.in_play())
        _finish(game, best, rule, "forms.end_rounds", **game.last_facts())


def _finish(game: "Any", best: list[str], rule: "int | None", key: str, **facts: "Any") -> None:
    """End the game, unless those who are `best` are equal and play on."""
    if game.form.play_on and len(best) > len(game.sides.of(best[0])):
        return
    game.end(best, game.form.number(rule), key, **facts)
