"""What a computer asks of the box over the cable, and what the box answers."""
