"""How long random questions about melds take: none more than two seconds where nobody is told.

    python -m tests.proof.forms.searches [--forms 10000] [--seed 0]

Each form has melds of everything that forms can say (`tests.portable.brute_melds`), and is asked
the five questions about 7 to 24 cards, with no `progress`. What is counted is the work of this
process, so that a busy computer changes nothing. It ends with how many searches were cut by steps,
and by time, with the slowest; 1 is the status if any took too long.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from engine.ask import answer
from engine.compat import worked_ms
from engine.rummy import budget
from host_tools.base.command import end_with, show
from tests.portable.brute import random_cards
from tests.portable.brute_melds import Compared, form_of

SIZES = (7, 10, 13, 14, 20, 23)
_OPENINGS = ("30 points", "run 3", "set 2 + 20 points", "2 runs 3", "suit 5", "set 3 or run 4")
# Milliseconds: what a search may take, and all that is done beside it.
MOST = budget.UNTOLD + 200


def asked(seed: int) -> Iterator[dict[str, Any]]:
    """Yield the questions of one random form."""
    case = Compared(answer, seed)
    chance, melds = case.chance, dict(case.melds)
    fitting = [one for one in _OPENINGS if _has(melds, one)]
    melds["opens"] = chance.of(fitting)
    cards = random_cards(chance, case.rules, chance.of(SIZES) + 1)
    words = [case.rules.text(card) for card in cards]
    fields = dict(case.fields, form=form_of(melds))
    for question in ("meld", "deadwood", "best_discard", "opens"):
        yield dict(fields, ask=question, cards=words)
    yield dict(fields, ask="meld", cards=words[:6])
    half = len(words) // 2
    found = answer(dict(fields, ask="deadwood", cards=words[:half]))
    yield dict(fields, ask="layoff", cards=words[half:], table=found.get("melds", []))


def _has(melds: dict[str, Any], opening: str) -> bool:
    """Return whether a form has the kinds of melds of an opening."""
    return all(kind in melds for kind in ("set", "run") if kind in opening)


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask all questions of the forms; return 1 if any took too long."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.forms.searches")
    parser.add_argument("--forms", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=0, help="that of the first form")
    options = parser.parse_args(arguments)
    took: list[tuple[int, int, str]] = []
    by_steps = by_time = late = 0
    for seed in range(options.seed, options.seed + options.forms):
        for question in asked(seed):
            began = worked_ms()
            found = answer(question)
            milliseconds = worked_ms(began)
            took.append((milliseconds, seed, question["ask"]))
            if found.get("proved") is False:
                by_time += milliseconds >= budget.UNTOLD
                by_steps += milliseconds < budget.UNTOLD
            if milliseconds > MOST:
                late += 1
                show(f"form {seed}, {question['ask']}: {milliseconds} ms")
                sys.stdout.flush()
    took.sort(reverse=True)
    show(*(f"{one[0]} ms: form {one[1]}, {one[2]}" for one in took[:5]))
    show(
        f"{options.forms} forms, {len(took)} questions: {late} over {MOST} ms, {by_steps} cut by"
        f" steps, {by_time} by time"
    )
    return 1 if late else 0


if __name__ == "__main__":
    end_with(main)
