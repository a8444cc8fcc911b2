"""What proves the program: scripted players, an emulated Pico, power cuts, measurements."""
