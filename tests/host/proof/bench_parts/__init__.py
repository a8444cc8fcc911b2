"""Parts of a benchmark, as test_bench.py needs them."""
