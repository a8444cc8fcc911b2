"""Whether the tests assert anything where they run: a compiler may leave every assert out."""


def test_an_assert_that_does_not_hold_fails():
    try:
        assert not __name__, "asserts are kept"
    except AssertionError as error:
        assert "asserts are kept" in str(error)
        return
    raise ValueError("this test was compiled without its asserts")
