"""Texts of the simulators."""

TEXTS = (
    "keys_6", "arrows   Enter = OK   Backspace or Esc = back   or type",
    "keys_few", "arrows   Enter = OK   Backspace or Esc = back   Alt and a b c = the keys   or type",
    "hold", "Tab then a key = hold it",
    "holding", "hold which key?",
    "quit", "Ctrl-D = quit",
    "no_terminal", "The simulator needs a terminal to play in. Without one, play a script: --script FILE",
    "no_blessed", "The terminal simulator needs the library blessed; `make run` sets it up.",
    "no_platformdirs", "Where should games be saved? Name a folder with --data DIR (the library platformdirs is missing).",
    "too_small", "This window is too small for the screen: it needs at least {columns}x{rows} characters.",
    "glyphs_do_not_fit", "{style} needs {columns}x{rows} characters; this window is smaller.",
    "moved", "The earlier games are now in {folder}.",
    "no_script", "The script {file} cannot be read: {why}",
    "script", "Script: {why}",
    "no_littlefs", "The simulator saves games with the library littlefs-python; `make run` sets it up.",
    "no_flash", "The saved games cannot be used: {why}.",
    "bad_flash", "The saved games could not be read. They were set aside as {file}; a new flash was made.",
    "not_all_kept", "Some games could not be saved: {why}.",
    "no_folder", "The folder {folder} cannot be used: {why}",
)
