"""The oldest MicroPython reads every file of a board, also those that no test imports there."""

from host_tools.simulated.micropython import runtime

ROOMS = ("engine", "firmware", "boards")
# Notes why a file cannot be read, in place of the first exception that would end the program.
CHECK = """
def check(path):
    with open(path) as file:
        source = file.read()
    try:
        compile(source, path, "exec")
    except SyntaxError as error:
        print(path, error)
"""


def unread(files):
    """Return what MicroPython prints of the files [(path inside, path outside)] it cannot read."""
    checks = [f"check({inside!r})" for inside, _ in files]
    return runtime.run([CHECK, *checks], files, version=runtime.VERSIONS[0])


def test_what_only_cpython_reads_is_found(tmp_path):
    for number, line in enumerate(("a = [*b, 1]", "a = [1] + list(b)", "a = {**b}")):
        (tmp_path / f"m{number}.py").write_text(line + "\n")
    found = unread(runtime.tree(".", root=tmp_path))
    assert [line.split()[0] for line in found.splitlines()] == ["/m0.py", "/m2.py"]


def test_every_file_of_a_board_is_read():
    files = runtime.tree(*ROOMS)
    assert len(files) > 300 and unread(files) == ""
