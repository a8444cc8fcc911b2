"""One saved game on the page: standing, charts, who pays whom, score sheet."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.play.settle_up import payments
from engine.texts import has, text
from firmware.display.fitting import say
from firmware.screens.event_words import signed
from firmware.screens.house import label_of, value_words
from host_tools.export import charts_of, money
from host_tools.export.history import lines_of, players_of, section_label
from host_tools.export.markup import (
    Cell,
    charts,
    heading,
    headings,
    name,
    number,
    paragraph,
    row,
    safe,
    table,
    who,
    words,
)
from host_tools.export.messages import remark, sentence
from host_tools.export.saved import day_words

if TYPE_CHECKING:
    from host_tools.export.money import Stake
    from host_tools.export.saved import SavedGame


def section(game: "SavedGame", titled: bool, stake: "Stake | None" = None) -> Iterator[str]:
    """Yield the lines of a SavedGame's part of the page.

    It has a title if `titled`: if it is one of several.
    """
    state = game.ledger.game
    yield f'<section class="game" id="game-{game.key}">'
    if titled:
        yield f"<h2>{safe(game.title)}</h2>"
    day = day_words(game.began)
    if day:
        yield paragraph(sentence("began", day=day), "soft")
    if game.warning:
        yield paragraph(game.warning, "bad")
    level = 3 if titled else 2
    if game.result is not None:
        yield paragraph(sentence("archived"))
        yield from table(sentence("standing"), _heads(False), _result_rows(game))
    else:
        yield from _standing(game, state, level)
        yield from charts(charts_of.drawn(game))
        yield from charts_of.tables(game)
        yield from _settling(game, stake, level)
        yield from _history(game, titled, level)
    yield "</section>"


def _heads(placed, score="score"):
    cells = [sentence("player"), Cell(safe(sentence(score)), number=True), sentence("remark")]
    return headings(*([Cell(safe(sentence("place")), number=True)] if placed else []), *cells)


def _result_rows(game):
    shared = sum(won for _, _, won in game.result) > 1
    for player, score, won in game.result:
        mark = sentence("shares" if shared else "won") if won else ""
        yield row(who(player), number(score), words(mark), kind="won" if won else "")


# -- the standing ------------------------------------------------------------------------------


def _standing(game, state, level):
    if state.over:
        rule, key, facts = state.ending
        why = text(key, **facts).rstrip(".")
        yield paragraph(sentence("ended", why=f"{why} ({rule})" if rule else why))
    else:
        yield paragraph(sentence("goal", goal=say(state.goal())))
    yield paragraph(_house(game), "soft")
    sections = state.board()
    yield from table(
        sentence("standing"), _heads(True, "chips" if sections else "score"), _places(state)
    )
    if sections and not state.over:
        yield heading(level, "board")
        rows = (
            row(words(section_label(game, one, True)), number(chips)) for one, _, chips in sections
        )
        yield from table(
            sentence("board"),
            headings(sentence("section"), Cell(safe(sentence("chips")), number=True)),
            rows,
        )


def _places(state):
    players = {player.name: player for player in state.players}
    place = 1
    for group in state.places():
        for one in group:
            won = "won" if one in state.winners else ""
            player = players[one]
            said = words(remark(state, player))
            yield row(number(place), who(one), number(player.score), said, kind=won)
        place += len(group)


def _house(game):
    kind = game.game_class
    usual = kind.settle(None)
    rules = []
    for option in kind.options():
        value = game.ledger.house[option.name]
        if value != usual[option.name]:
            rules.append(
                f"{say(label_of(kind, option))}: {say(value_words(kind, value))} ({option.rule})"
            )
    return sentence("house", rules=", ".join(rules)) if rules else sentence("house_default")


# -- settling up -------------------------------------------------------------------------------


def _settling(game, stake, level):
    stake = stake or game.stake
    if stake is None:
        return
    amounts = stake.amounts(game)
    if amounts is None:
        return
    yield heading(level, "settle")
    yield paragraph(
        sentence("stake_" + stake.kind(game), amount=money.written(stake.coins)), "soft"
    )
    yield from settled(amounts)


def settled(amounts: list[tuple[str, int]]) -> Iterator[str]:
    """Yield the table of who pays whom for [(name, hundredths)]."""
    found = payments(amounts)
    if not found:
        yield paragraph(sentence("settle_even"))
        return
    head = headings(
        sentence("payer"), sentence("payee"), Cell(safe(sentence("amount")), number=True)
    )
    rows = (
        row(who(payer), who(payee, head=False), number(money.written(amount)))
        for payer, payee, amount in found
    )
    yield from table(sentence("settle_words"), head, rows)


# -- the history -------------------------------------------------------------------------------


def _history(game, folded, level):
    if not game.ledger.count:
        yield paragraph(sentence("nothing_yet"))
        return
    names = players_of(game)
    if folded:
        yield f"<details><summary>{safe(sentence('history'))}</summary>"
    else:
        yield heading(level, "history")
    dated = any(game.times)
    head = [sentence("entry"), *([sentence("time")] if dated else []), sentence("dealer")]
    cells = [Cell(name(one), number=True) for one in names]
    yield from table(
        sentence("history_words"), headings(*head, *cells), _events(game, names, dated)
    )
    if folded:
        yield "</details>"


def _events(game, names, dated):
    for line in lines_of(game):
        title = f"{line.index}. {line.name}" + (f" {line.round}" if line.round else "")
        cells = [Cell(safe(title), head=True)]
        if dated:
            cells.append(words((line.time or "")[11:16]))
        cells.append(who(line.dealer or "", head=False))
        cells += [_change(line, one) for one in names]
        said = line.sums + line.notes
        yield row(*cells, kind="first" if said else "")
        if said:
            lines = "<br>".join(f"<bdi>{safe(one)}</bdi>" for one in said)
            yield f'<tr><td class="notes" colspan="{len(cells)}">{lines}</td></tr>'


def _change(line, one):
    if one not in line.totals:
        return number("")
    change = line.changes.get(one)
    small = f" <small>{signed(change)}</small>" if change else ""
    return Cell(f"{line.totals[one]}{small}", number=True)


def kind_label(kind: str) -> str:
    """Return the text for the kind of win of a hand of Tuscan Rummy."""
    return text("tus." + kind) if kind and has("tus." + kind) else sentence("kind_open")
