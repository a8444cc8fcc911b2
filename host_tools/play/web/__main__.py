"""Builds the page and serves it on this computer, checks or tests it, or takes pictures."""

import argparse
import os
import subprocess
import sys
import threading
from collections.abc import Sequence

from host_tools.base.address import LOOPBACK, address_of, code, port_of
from host_tools.base.command import end_with, show
from host_tools.boards.compile import CompileError
from host_tools.play.web import chromium, moving
from host_tools.play.web.build import OUT, build
from host_tools.play.web.program import ROOT
from host_tools.play.web.serve import FOLDER, make_server
from host_tools.simulated.micropython import RuntimeMissing, runtime

_COMMANDS = ("run", "build", "serve", "check", "browser", "test", "pictures")
# Test files that run side by side: one alone leaves a core idle while it waits for the page.
_AT_ONCE = 2
_HERE = ROOT / "host_tools" / "play" / "web"
_TESTS = ROOT / "tests" / "web"
_PICTURES = [
    ROOT / "host_tools" / name
    for name in ("play/web/pictures.mjs", "play/web/report_pictures.mjs", "play/web/moving.mjs")
]


def _options(arguments):
    parser = argparse.ArgumentParser(prog="python -m host_tools.play.web", description=__doc__)
    parser.add_argument(
        "command", nargs="?", default="run", choices=_COMMANDS, help="default: build and serve"
    )
    parser.add_argument(
        "rest", nargs="*", help="with test: files of tests/web/, all if none is named"
    )
    parser.add_argument(
        "--only", metavar="WORDS", help="with test: only tests whose name contains this text"
    )
    parser.add_argument(
        "--skip", metavar="PATTERN", help="with test: no tests whose name this expression matches"
    )
    parser.add_argument(
        "--host",
        default=LOOPBACK,
        help=f"default: {LOOPBACK}, this computer alone; 0.0.0.0: also phones in its network",
    )
    parser.add_argument("--port", type=port_of, default=8000, help="default: 8000; 0: any")
    parser.add_argument(
        "--prefix",
        action="append",
        help="a path of the page on the server, such as /box/; may be named more than once",
    )
    parser.add_argument(
        "--rate", type=float, default=0, help="KiB a second, for a slow line; default: no limit"
    )
    parser.add_argument("--bare", action="store_true", help="send only the usual headers")
    parser.add_argument(
        "--attached", action="store_true", help="serve until the standard input ends"
    )
    return parser.parse_args(arguments)


def run_node(*arguments: str) -> int:
    """Run node with the path of the browser in its environment; return the exit status.

    Raises NoBrowser.
    """
    environment = dict(
        os.environ, MELDMATE_CHROMIUM=chromium.install(), MELDMATE_PYTHON=sys.executable
    )
    return subprocess.run([runtime.node(), *arguments], cwd=ROOT, env=environment).returncode


def _browse(options):
    """Do what needs a browser; return the exit status."""
    try:
        if options.command == "browser":
            show(chromium.install())
            return 0
        if FOLDER == OUT:
            build()
        if options.command == "pictures":
            ended = max(run_node(str(script)) for script in _PICTURES)
            if not ended:
                moving.write_all()
            return ended
        files = [str(_TESTS / name) for name in options.rest] or [
            str(path) for path in sorted(_TESTS.glob("*.test.mjs"))
        ]
        some = ["--test-name-pattern", options.only] if options.only else []
        some += ["--test-skip-pattern", options.skip] if options.skip else []
        return run_node(
            "--test", f"--test-concurrency={_AT_ONCE}", "--test-timeout=180000", *some, *files
        )
    except (chromium.NoBrowser, CompileError, RuntimeMissing) as error:
        show(error, error=True)
        return 2


def _end_with_input(server):
    """Stop serving when the standard input ends, as it does when who started this is gone."""
    while sys.stdin.buffer.read(1):
        pass
    server.shutdown()


def _check():
    """Check the types and the names in the page's JavaScript; return the exit status."""
    compiler = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        show("TypeScript is not installed. Run: make lint", error=True)
        return 2
    try:
        node = runtime.node()
    except RuntimeMissing as error:
        show(error, error=True)
        return 2
    return subprocess.run([node, str(compiler), "--project", str(_HERE)], cwd=ROOT).returncode


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    options = _options(arguments)
    if options.command == "check":
        return _check()
    if options.command in ("browser", "test", "pictures"):
        return _browse(options)
    if options.command != "serve":
        try:
            build()
        except (CompileError, RuntimeMissing) as error:
            show(error, error=True)
            return 2
        show(f"built in {OUT.relative_to(ROOT)}/")
    if options.command != "build":
        prefixes = options.prefix or ["/"]
        try:
            server = make_server(
                options.port, prefixes, options.bare, options.rate, host=options.host
            )
        except OSError as error:
            show(f"The page cannot be served at {options.host}: {error.strerror}.", error=True)
            return 2
        with server:
            host = address_of(options.host)
            address = f"http://{host}:{server.server_address[1]}{prefixes[0]}"
            if host != LOOPBACK:
                show(*code(address), "Anyone in this network can open the page while it is served.")
            show(f"{address}  (Ctrl-C ends it)")
            if options.attached:
                threading.Thread(target=_end_with_input, args=[server], daemon=True).start()
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                show("")
    return 0


if __name__ == "__main__":
    end_with(main)
