"""The handheld in a browser: `make web` builds a static page that runs the real firmware."""
