"""A test that must fail. Where it does not, asserts are compiled away and prove nothing."""


def test_that_fails():
    assert 1 == 2
