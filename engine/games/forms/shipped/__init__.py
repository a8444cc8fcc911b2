"""The forms that are ready: a module each, with a function `form` that returns it."""
