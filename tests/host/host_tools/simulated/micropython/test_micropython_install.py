"""Installing what runs MicroPython: what npm says of a failure is passed on."""

import sys

from host_tools.simulated.micropython import runtime


def test_a_failed_install_says_why_and_what_to_do(tmp_path, monkeypatch, capsys):
    npm = tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.write_text("import sys; sys.exit('npm error code UNABLE_TO_VERIFY')")
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    monkeypatch.setattr(runtime, "node", lambda: str(python))
    monkeypatch.setattr(runtime, "_MODULES", tmp_path / "node_modules")
    assert runtime.install() == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("npm error code UNABLE_TO_VERIFY\nnpm could not install")
    assert "check the network" in said.err
