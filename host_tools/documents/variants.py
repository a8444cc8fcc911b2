"""Writes docs/variants.md: what players ask, what is published, and what the box does about it.

python -m host_tools.documents.variants            writes it
python -m host_tools.documents.variants --check    exits with 1 if it is out of date

What is published is in docs/variants.toml; the questions, and what the box does, are what the box
itself shows (`engine.texts.disputes`).
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine import games
from engine.games import forms
from engine.texts import disputes, fact, rulebook, text
from engine.texts.disputes import Dispute
from host_tools.base.command import show
from host_tools.base.speaking import speaking

DOCS = Path(__file__).resolve().parents[2] / "docs"
DATA = DOCS / "variants.toml"
TARGET = DOCS / "variants.md"

INTRO = """\
# What tables play otherwise

<!-- Made by `make generate` from variants.toml and engine/texts/en/disputes_*.py. Edit those. -->

Tables differ. Here are {asked} questions that players ask, {read} of them with what published
rules, makers' sheets and other players say, from {sources} sources, and what Meldmate does:

- it *decides*, by a numbered rule ([rules.md](rules.md));
- it offers a *house rule*, with an answer for each value;
- it does *not decide*: the players agree, and the box notes what holds from then on
  ([ALL-14](rules.md#all-14)).

The box has the same questions, without the sources: {decided} are decided, {offered} depend on
house rules or on how many play, {open} are left to the table. The sources are told in our own
words, with the address at which they were read.
"""


FORMS = """\
## Score forms

Each rule of the games that are [score forms](forms.md), with where it was read and what is said
there, in our own words. Most were seen as an excerpt. Where sources differ, the usual ways
are house rules, and the default is what most say.
"""


class Data(NamedTuple):
    """What is published: sources by name, and by game and question what each says."""

    sources: dict[str, tuple[str, str]]
    said: dict[str, dict[str, list[tuple[str, str]]]]


def read() -> Data:
    """Return the data file."""
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    sources = {name: (title, address) for name, (title, address) in data.pop("sources").items()}
    said = {
        prefix: {name: [(source, words) for source, words in one] for name, one in asked.items()}
        for prefix, asked in data.items()
    }
    return Data(sources, said)


def shelves() -> list[str]:
    """Return the prefixes of the games that have questions, those of all games first."""
    prefixes = [rulebook.SHARED] + [games.load(name).prefix for name in games.names()]
    return [prefix for prefix in prefixes if any(disputes.disputes(prefix))]


def _title(prefix: str) -> str:
    game = games.with_prefix(prefix)
    return fact(game.title) if game else "Every game"


def _rule(number: str) -> str:
    return f"[{number}](rules.md#{number.lower()})"


def _said(one: Dispute, case: str) -> str:
    """Return the answer of a case; what holds for any other value does not say which."""
    key, _ = one.words(case, "")
    return text(key, value="the value")


def _when(case: str) -> str:
    """Return when the answer of a case is given."""
    held = [f"`{word}`" for word in case.split() if "=" in word]
    given = [f"`{word}`" for word in case.split() if "=" not in word and word != disputes.ANY]
    if held:
        given.append("with " + " and ".join(held))
    return ", ".join(given) or "any other"


def depends(one: Dispute) -> bool:
    """Return whether the answer to a question depends on house rules, or on how many play."""
    return one.option is not None or any(disputes.conditions(case) for case in one.cases())


def _answers(one: Dispute) -> Iterator[str]:
    """Yield what the box does about a question."""
    cases = one.cases()
    if one.is_open:
        yield f"- **Not decided here: agree** ({_rule(one.rule)}). The box offers:"
    elif one.option:
        yield f"- **House rule** `{one.option}` ({_rule(one.rule)}):"
    else:
        usual = cases.pop()
        yield f"- **Decided** ({_rule(one.rule)}): {_said(one, usual)}"
    for case in cases:
        yield f"  - {_when(case)}: {_said(one, case)}"


def _question(one: Dispute, said: Sequence[tuple[str, str]], data: Data) -> Iterator[str]:
    yield f"### {text(one.label()[0])}"
    yield ""
    yield f"*{text(one.asked()[0])}* (`{one.name}`)"
    yield ""
    yield from _answers(one)
    for source, words in said:
        title, address = data.sources[source]
        yield f"- [{title}]({address}): {words}"
    if not said:
        yield "- No source was found that says."
    yield ""


def _form(name: str) -> Iterator[str]:
    """Yield the rules of a form, each with where it comes from."""
    game: Any = games.load(name)
    form = game.form
    yield f"### {form.prefix} · {fact(game.title)}"
    yield ""
    for rule, source in zip(rulebook.rules(form.prefix), form.sources, strict=True):
        yield f"- **{rule.number}**: {rule.full} *{source}*"
    yield ""


def page() -> str:
    """Return the text of the page."""
    data = read()
    with speaking("en"):
        found = [(prefix, one) for prefix in shelves() for one in disputes.disputes(prefix)]
        lines = [
            INTRO.format(
                asked=len(found),
                read=sum(bool(data.said[prefix][one.name]) for prefix, one in found),
                sources=len(data.sources),
                decided=sum(not one.is_open and not depends(one) for _, one in found),
                offered=sum(depends(one) for _, one in found),
                open=sum(one.is_open for _, one in found),
            )
        ]
        for prefix in shelves():
            lines.append(f"## {prefix} · {_title(prefix)}\n")
            for one in disputes.disputes(prefix):
                lines.extend(_question(one, data.said[prefix][one.name], data))
        lines.append(FORMS)
        for name in forms.names():
            lines.extend(_form(name))
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check it with --check; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="host_tools.documents.variants", description="Writes what tables play otherwise."
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 if it is out of date"
    )
    options = parser.parse_args(arguments)
    made = page()
    if not options.check:
        TARGET.write_text(made, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
        show(f"docs/{TARGET.name} is out of date. Run: make generate", error=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
