"""From widgets to the display chip: what is drawn, and what goes over the bus."""
