"""What a sample game expects of the unit, besides memory."""


class GoneWrong(AssertionError):
    """The unit did not do what the sample game is about."""


def expect(true: bool, otherwise: str) -> None:
    """Raise GoneWrong unless it is so."""
    if not true:
        raise GoneWrong(otherwise)
