"""What a test found out and records as `summary` is printed at the end, also by parallel workers."""


def pytest_terminal_summary(terminalreporter):
    """Print each line that a test recorded: `record_property("summary", "...")`."""
    told = []
    for outcome in ("passed", "failed", "skipped"):
        for report in terminalreporter.stats.get(outcome, ()):
            told += [str(value) for name, value in getattr(report, "user_properties", ()) if name == "summary"]
    if told:
        terminalreporter.section("what was measured")
        for line in sorted(set(told)):
            terminalreporter.line(line)
