"""What a screen shows as data, and what is made of it without pixels: text and speech."""
