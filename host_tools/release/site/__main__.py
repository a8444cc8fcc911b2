"""Builds the site into build/site: the documents for people, and the browser page in app/."""

import argparse
import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from engine import texts
from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.boards.compile import CompileError
from host_tools.play.web.build import build as build_page
from host_tools.simulated.micropython import RuntimeMissing

OUT = ROOT / "build" / "site"
_HERE = Path(__file__).parent
# mkdocs and its packages have an environment of their own: `make site` makes it.
_PYTHON = ROOT / ".venv-site" / "bin" / "python"
# English is at the root of the site; the others have a folder each, of the site and of docs/.
_DOCS = ROOT / "docs"
_BUILD = ROOT / "build" / "site-config"
# What of docs/ is on no site, and what is on the English one alone.
_NOWHERE = ("/dev/", "/README.md")
_ENGLISH = ("/*.md", "/boards/", "/dev/", "/pictures/", "/play/")


class SiteError(Exception):
    """The site cannot be built or is not whole; the text says why."""


def languages() -> list[str]:
    """Return the languages that have a site: its pages, and its door in docs/<language>/."""
    return [
        language
        for language in texts.LANGUAGES
        if language == words.HOME
        or (facts_of(language) and (_DOCS / language / "index.md").is_file())
    ]


def facts_of(language: str) -> dict[str, Any]:
    """Return what a language says of its site; {} if it has none.

    `description` is a sentence, `nav` the pages as mkdocs has them, from docs/<language>/.
    """
    path = words.FOLDER / language / "site.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def config(language: str) -> dict[str, Any]:
    """Return mkdocs' configuration of the site in a language, as it differs from mkdocs.yml."""
    there = languages()
    apart = [f"/{one}/" for one in there if one not in (language, words.HOME)]
    home = language == words.HOME
    root = "./" if home else "../"
    found: dict[str, Any] = {
        "INHERIT": str(_HERE / "mkdocs.yml"),
        "docs_dir": str(_DOCS),
        "hooks": [str(_HERE / "links.py")],
        "exclude_docs": "\n".join([*(_NOWHERE if home else _ENGLISH), *apart]),
        "extra": {
            "alternate": [
                {
                    "name": words.name_of(one),
                    "link": root
                    if one == words.HOME
                    else "./"
                    if one == language
                    else f"{root}{one}/",
                    "lang": one,
                }
                for one in there
            ]
        },
    }
    if not home:
        said = facts_of(language)
        found["site_description"] = said["description"]
        found["theme"] = {"language": language}
        found["plugins"] = [{"search": {"lang": language}}]
        found["nav"] = _placed(said["nav"], language)
    return found


def _placed(nav, language):
    """Return the pages of a site with their places in docs/."""
    if isinstance(nav, str):
        return f"{language}/{nav}"
    if isinstance(nav, list):
        return [_placed(one, language) for one in nav]
    return {title: _placed(pages, language) for title, pages in nav.items()}


def build(say=show) -> Path:
    """Build the site into build/site; return that folder. Raises SiteError, CompileError."""
    shutil.rmtree(OUT, ignore_errors=True)
    _BUILD.mkdir(parents=True, exist_ok=True)
    for language in languages():
        folder = "" if language == words.HOME else language
        path = _BUILD / f"mkdocs.{language}.yml"
        # What is JSON is YAML.
        path.write_text(json.dumps(config(language)), encoding="utf-8")
        command = [str(_PYTHON), "-m", "mkdocs", "build", "--strict", "--quiet"]
        command += ["--config-file", str(path), "--site-dir", str(OUT / folder)]
        environment = dict(os.environ, PYTHONPATH=str(ROOT), NO_MKDOCS_2_WARNING="1")
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise SiteError(
                f"mkdocs could not build the site in {language}:\n{done.stdout}{done.stderr}"
            )
        say(f"build/site/{folder}")
    shutil.copytree(build_page(), OUT / "app")
    say("build/site/app")
    return OUT


def check(folder: Path = OUT) -> int:
    """Return how many links the site's documents have; raise SiteError if one leads nowhere.

    The page for the browser, in app/, has tests of its own.
    """
    count, wrong = 0, []
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder)
        if name.parts[0] == "app" or name.name == "404.html":
            continue
        text = path.read_text(encoding="utf-8")
        for link in re.findall(r'(?:href|src)="?([^"\s>]+)', text):
            count += 1
            if not re.match(r"https?:|mailto:|data:|#", link) and not _leads(path, link):
                wrong.append(f"{name}: {link}")
    if wrong:
        raise SiteError("Links of the site that lead nowhere:\n" + "\n".join(wrong))
    return count


def _leads(page, link):
    """Return whether a relative link of a page has its file, and its anchor there."""
    where, _, anchor = unquote(link).partition("#")
    target = (page.parent / where.partition("?")[0]).resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return not anchor or re.search(rf'id="?{re.escape(anchor)}[">\s]', target.read_text("utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.parse_args(arguments)
    try:
        build()
        show(f"{check()} links lead somewhere")
    except (SiteError, CompileError, RuntimeMissing) as error:
        show(error, error=True)
        return 1
    return 0


if __name__ == "__main__":
    end_with(main)
