"""`python -m host_tools.web`: build the page, and serve it on the loopback address."""

import argparse
import sys

from host_tools.command import end_with
from host_tools.micropython import RuntimeMissing
from host_tools.web.build import OUT, build
from host_tools.web.program import ROOT
from host_tools.web.serve import make_server


def _options(arguments):
    parser = argparse.ArgumentParser(prog="python -m host_tools.web", description=__doc__)
    parser.add_argument("command", nargs="?", default="run", choices=("run", "build", "serve"), help="default: both")
    parser.add_argument("--port", type=int, default=8000, help="default: 8000; 0: any")
    parser.add_argument("--prefix", default="/", help="the path below which the page lies, such as /box/")
    parser.add_argument("--bare", action="store_true", help="send no headers but the usual ones")
    return parser.parse_args(arguments)


def main(arguments=None):
    """Run the command; return the exit status."""
    options = _options(arguments)
    if options.command != "serve":
        try:
            build()
        except RuntimeMissing as error:
            print(error, file=sys.stderr)
            return 2
        print(f"built in {OUT.relative_to(ROOT)}/", flush=True)
    if options.command != "build":
        with make_server(options.port, options.prefix, options.bare) as server:
            print(f"http://127.0.0.1:{server.server_address[1]}{options.prefix}  (Ctrl-C ends it)", flush=True)
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                print()
    return 0


if __name__ == "__main__":
    end_with(main)
