"""One saved game on the page: headline, course, who pays whom, standing, history."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.record.settle_up import payments
from engine.texts import fact, listed, text, told
from firmware.display.fitting import say
from firmware.screens.event_words import signed
from firmware.screens.setup.house import label_of, value_words
from host_tools.evening.export import game_table
from host_tools.evening.export.charts import signed as minus
from host_tools.evening.export.course import Course
from host_tools.evening.export.course_chart import course_chart
from host_tools.evening.export.evening import Story, names_of, scores_of, winners_of
from host_tools.evening.export.history import lines_of, players_of, section_label
from host_tools.evening.export.markup import (
    Cell,
    heading,
    headings,
    name,
    number,
    paragraph,
    person,
    row,
    safe,
    table,
    who,
    words,
)
from host_tools.evening.export.messages import noted, remark, sentence
from host_tools.evening.export.saved import day_words
from host_tools.evening.export.stake import written

if TYPE_CHECKING:
    from host_tools.evening.export.report import Report
    from host_tools.evening.export.saved import SavedGame


def card(report: "Report", game: "SavedGame", alone: bool) -> Iterator[str]:
    """Yield the card of a SavedGame of the last evening; `alone` leaves its history open."""
    report = report.among(names_of(game))
    yield f'<section class="game card" id="game-{game.key}">'
    yield from _told(report, game, 2)
    if game.result is None:
        if not alone:
            yield f"<details><summary>{safe(sentence('more'))}</summary>"
        yield from _details(report, game, 3, alone)
        if not alone:
            yield "</details>"
    yield "</section>"


def folded(report: "Report", game: "SavedGame", line: str) -> Iterator[str]:
    """Yield a SavedGame behind one line of HTML, for the list of older games."""
    report = report.among(names_of(game))
    yield f'<li><details class="game" id="game-{game.key}"><summary>{line}</summary>'
    yield '<div class="card">'
    yield from _told(report, game, 3)
    if game.result is None:
        yield from _details(report, game, 4, False)
    yield "</div></details></li>"


def _told(report, game, level):
    """Yield the headline, the course and the payments."""
    if game.result is not None:
        yield f"<h{level}>{safe(game.title)}</h{level}>"
        yield from _about(game)
        yield paragraph(sentence("archived"))
        yield from table(sentence("standing"), _heads(False, True), _result_rows(report, game))
        return
    course = Course(game)
    story = Story(game, course)
    yield f"<h{level}>{_headline(report, game, story)}</h{level}>"
    yield from _about(game)
    if story.lines:
        yield paragraph(" ".join(story.lines))
    drawn = course_chart(report, game, course)
    if drawn:
        yield f"<figure>{drawn}</figure>"
    else:
        # Under four rounds a table says more.
        yield from _rounds(report, course, story)
    yield from _settling(report, game)


def _headline(report, game, story):
    """Return the headline of a game, with the winner's name in their colour."""
    winners = game.ledger.game.winners
    said = safe(story.headline)
    if len(winners) == 1 and said.startswith(safe(winners[0])):
        return person(winners[0], report.colours) + said[len(safe(winners[0])) :]
    return said


def _about(game):
    day = day_words(game.began)
    yield paragraph(listed([part for part in (game.title, day) if part], True), "soft")
    if game.note:
        yield paragraph(game.note)
    if game.warning:
        yield paragraph(game.warning, "bad")


def _rounds(report, course, story):
    """Yield the scores round by round, if there is any round."""
    steps = [step for step in course.steps if step.number]
    if not steps:
        return
    head = headings(
        story.unit.capitalize(),
        *[Cell(person(one, report.colours), number=True) for one in course.names],
    )
    lines = []
    for step in steps:
        cells = [
            number(minus(step.scores[one]) if one in step.scores else "") for one in course.names
        ]
        label = safe(step.name or str(step.number))
        lines.append(row(Cell(label, head=True), *cells, kind="" if step.name is None else "soft"))
    title = "chart_chips" if course.board else "chart_scores"
    yield from table(sentence(title, unit=story.unit), head, lines)


# -- the standing ------------------------------------------------------------------------------


def _details(report, game, level, alone):
    state = game.ledger.game
    yield from _standing(report, game, state)
    yield from game_table.tables(report, game)
    yield from _history(report, game, not alone, level)


def _heads(placed, remarks, score="score"):
    cells = [sentence("player"), Cell(safe(sentence(score)), number=True)]
    cells += [sentence("remark")] if remarks else []
    return headings(*([Cell(safe(sentence("place")), number=True)] if placed else []), *cells)


def _result_rows(report, game):
    shared = sum(won for _, _, won in game.result) > 1
    for player, score, won in game.result:
        mark = sentence("shares" if shared else "won") if won else ""
        kind = "won" if won else ""
        yield row(who(player, colours=report.colours), number(minus(score)), words(mark), kind=kind)


def _standing(report, game, state):
    if state.over:
        rule, key, facts = state.ending
        why = text(key, **facts).rstrip(".")
        yield paragraph(sentence("ended", why=noted(why, rule) if rule else why))
    else:
        yield paragraph(sentence("goal", goal=say(state.goal())))
    yield paragraph(_house(game), "soft")
    board = state.board
    remarks = any(remark(state, player) for player in state.players)
    yield from table(
        sentence("standing"),
        _heads(True, remarks, "chips" if board.sections else "score"),
        _places(report, state, remarks),
    )
    if board.sections and not state.over:
        rows = (
            row(words(section_label(game, one, True)), number(board.pots[one]))
            for one in board.sections
        )
        yield from table(
            sentence("board"),
            headings(sentence("section"), Cell(safe(sentence("chips")), number=True)),
            rows,
        )


def _places(report, state, remarks):
    players = {player.name: player for player in state.players}
    place = 1
    for group in state.places():
        for one in group:
            won = "won" if one in state.winners else ""
            player = players[one]
            said = [words(remark(state, player))] if remarks else []
            shown = who(one, colours=report.colours)
            yield row(number(place), shown, number(minus(player.score)), *said, kind=won)
        place += len(group)


def _house(game):
    kind = game.game_class
    usual = kind.with_defaults(None)
    rules = []
    for option in kind.options:
        value = game.ledger.house[option.name]
        if value != usual[option.name]:
            words = say(value_words(kind, option.name, value))
            said = sentence("col_of", name=say(label_of(kind, option)), what=words)
            rules.append(noted(said, option.rule))
    return sentence("house", rules=listed(rules, True)) if rules else sentence("house_default")


# -- settling up -------------------------------------------------------------------------------


def _settling(report, game):
    stake = report.stake_of(game)
    amounts = stake.amounts(game.ledger) if stake else None
    if stake is None or amounts is None:
        return
    at = safe(stake.words(game.ledger))
    yield f'<p class="pays">{paid_line(report, amounts)} <small>{at}</small></p>'


def paid_line(report: "Report", amounts: list[tuple[str, int]]) -> str:
    """Return HTML with who pays whom for [(name, hundredths)], in one line."""
    found = payments(amounts)
    if not found:
        return safe(sentence("settle_even"))
    parts = [
        safe(sentence("pays", payer="\1", payee="\2", amount=written(amount)))
        .replace(safe("\1"), person(payer, report.colours))
        .replace(safe("\2"), person(payee, report.colours))
        for payer, payee, amount in found
    ]
    return listed(parts, True) + "."


# -- the history -------------------------------------------------------------------------------


def _history(report, game, hidden, level):
    if not game.ledger.count:
        yield paragraph(sentence("nothing_yet"))
        return
    names = players_of(game)
    if hidden:
        yield f"<details><summary>{safe(sentence('history'))}</summary>"
    else:
        yield heading(level, "history")
    dated = any(game.times)
    head = [sentence("entry"), *([sentence("time")] if dated else []), sentence("dealer")]
    cells = [Cell(person(one, report.colours), number=True) for one in names]
    yield from table(
        sentence("history_words"), headings(*head, *cells), _events(game, names, dated)
    )
    if hidden:
        yield "</details>"


def _events(game, names, dated):
    for line in lines_of(game):
        title = f"{line.index}. {line.name}" + (f" {line.round}" if line.round else "")
        cells = [Cell(safe(title), head=True)]
        if dated:
            cells.append(words((line.time or "")[11:16]))
        cells.append(who(line.dealer or "", head=False))
        cells += [_change(line, one) for one in names]
        # "ANY-2: Round 1" under "1. round 1" says nothing.
        again = told("", f"{line.name} {line.round}")
        said = line.sums + [one for one in line.notes if not one.lower().endswith(again)]
        yield row(*cells, kind="first" if said else "")
        if said:
            lines = "<br>".join(f"<bdi>{safe(one)}</bdi>" for one in said)
            yield f'<tr><td class="notes" colspan="{len(cells)}">{lines}</td></tr>'


def _change(line, one):
    if one not in line.totals:
        return number("")
    change = line.changes.get(one)
    small = f" <small>{minus(signed(change))}</small>" if change else ""
    return Cell(f"{minus(line.totals[one])}{small}", number=True)


def game_line(report: "Report", game: "SavedGame", linked: bool) -> str:
    """Return HTML with one line about a game: day, title, and all scores, the winners in bold."""
    winners = winners_of(game)
    day = game.began
    parts = []
    for one, score in scores_of(game):
        said = f"{name(one)} {minus(score)}"
        parts.append(f"{person(one, report.colours)} {minus(score)} ★" if one in winners else said)
    title = f"<b>{safe(fact(game.game_class.title) if linked else game.title)}</b>"
    at = f"{day[8:10]}." if day else f"{game.number}."
    if not winners:
        title = noted(title, safe(sentence("goes_on")))
    return f"<small>{safe(at)}</small> {title} {listed(parts, True)}"
