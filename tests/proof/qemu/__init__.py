"""The portable tests in the images' own MicroPython, on processors that QEMU emulates."""
