"""The box and a computer."""
