"""`make scores`: standings and small charts in the terminal, once or live."""
