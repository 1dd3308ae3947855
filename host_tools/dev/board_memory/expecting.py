"""Expectations of a sample game besides memory."""


class GoneWrong(AssertionError):
    """The unit did not do what the sample game expects."""


def expect(true: bool, otherwise: str) -> None:
    """Raise GoneWrong unless something is true."""
    if not true:
        raise GoneWrong(otherwise)
