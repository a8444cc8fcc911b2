"""The handheld's program: display, buttons, screens, saved games."""
