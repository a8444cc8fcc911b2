"""The screens, one per module; each module's `SCREEN` is the class that `App.open` makes."""
