"""What a board has: screen, keys, buzzer, battery, watchdog."""
