"""Power cuts: plays an evening on a simulated flash and cuts the power at every moment of it."""
