"""Does this board work? `make check-board` tries everything on a real one and prints a report to
paste.
"""
