"""The chart of a saved game: the scores round by round."""

from engine.compat import TYPE_CHECKING
from engine.texts import listed, text
from host_tools.evening.export.charts import Drawing, Line, label, line_drawing, signed
from host_tools.evening.export.evening import out_of
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from host_tools.evening.export.course import Course
    from host_tools.evening.export.report import Report
    from host_tools.evening.export.saved import SavedGame

# A chart of fewer rounds says less than their table.
LEAST_ROUNDS = 4


def course_chart(report: "Report", game: "SavedGame", course: "Course") -> str | None:
    """Return the SVG of a game's course, or None under four rounds."""
    if course.rounds < LEAST_ROUNDS:
        return None
    title, said = _words(game, course)
    return course_drawing(game, course, report.colours).svg(title, said)


def course_drawing(
    game: "SavedGame", course: "Course", colours: "Mapping[str, int]", **size
) -> Drawing:
    """Return the Drawing of a game's course; `size` is that of `line_drawing`."""
    winners = game.ledger.game.winners
    out = out_of(game)
    lines = []
    for one in course.names:
        points = course.totals[one]
        said = " ".join([signed(points[-1][1])] + [out[name] for name in out if name == one])
        lines.append(Line(one, points, colours.get(one, 0), said, one in winners, one in out))
    limit = (course.limit, str(course.limit)) if course.limit else None
    axis = text(game.game_class.unit(game.ledger.house))
    return line_drawing(axis, lines, limit, _marks(course, colours), **size)


def _marks(course, colours):
    """Return what the lines alone do not say: the cut for the board, who came back."""
    found = []
    last = course.steps[-1]
    if last.name and len(course.steps) > 1 and course.steps[-2].board and not last.board:
        for one, chips in last.moved.items():
            if chips > 0:
                words_ = sentence("mark_board", n=chips)
                found.append((last.at, last.scores[one], words_, colours.get(one, 0)))
    for number_, one in course.back:
        step = next(step for step in course.steps if step.number == number_ and one in step.playing)
        found.append((step.at, step.scores[one], sentence("mark_back"), colours.get(one, 0)))
    return found


def _words(game, course):
    """Return the title of a course and the words for those who do not see it."""
    unit = text(game.game_class.unit(game.ledger.house))
    title = sentence("chart_chips" if course.board else "chart_scores", unit=unit)
    finals = listed([f"{label(one, 40)} {course.totals[one][-1][1]}" for one in course.names], True)
    said = [sentence("chart_words", n=course.rounds, unit=unit, finals=finals)]
    if course.limit:
        key = "out_at" if game.game_class.lowest_wins else "target"
        said.append(sentence("chart_limit", limit=sentence(key, n=course.limit)))
    said += [
        sentence("out_in_round", name=label(one, 40), unit=unit, n=int(at))
        for at, _, one in course.out
    ]
    return title, " ".join(said)
