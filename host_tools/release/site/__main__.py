"""Builds the site into build/site: the documents for people, and the browser page in app/."""

import argparse
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote

from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.boards.compile import CompileError
from host_tools.play.web.build import build as build_page
from host_tools.simulated.micropython import RuntimeMissing

OUT = ROOT / "build" / "site"
_HERE = Path(__file__).parent
# mkdocs and its packages have an environment of their own: `make site` makes it.
_PYTHON = ROOT / ".venv-site" / "bin" / "python"
# English is at the root of the site; the others have a folder each.
CONFIGS = {"": "mkdocs.yml", "it": "mkdocs.it.yml"}


class SiteError(Exception):
    """The site cannot be built or is not whole; the text says why."""


def build(say=show) -> Path:
    """Build the site into build/site; return that folder. Raises SiteError, CompileError."""
    shutil.rmtree(OUT, ignore_errors=True)
    for folder, config in CONFIGS.items():
        command = [str(_PYTHON), "-m", "mkdocs", "build", "--strict", "--quiet"]
        command += ["--config-file", str(_HERE / config), "--site-dir", str(OUT / folder)]
        environment = dict(os.environ, PYTHONPATH=str(ROOT), NO_MKDOCS_2_WARNING="1")
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise SiteError(f"mkdocs could not build {config}:\n{done.stdout}{done.stderr}")
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
