"""What every tool stands on: commands, files, boards, versions, what a text may print."""
