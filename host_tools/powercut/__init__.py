"""Power cuts: an evening is played on a simulated flash, and every moment of it is one to fail
at.
"""
