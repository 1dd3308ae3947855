"""What an evening expects of the unit, besides memory."""


class GoneWrong(AssertionError):
    """The unit did not do what the evening is about."""


def expect(true: bool, otherwise: str) -> None:
    """Raise GoneWrong unless it is so."""
    if not true:
        raise GoneWrong(otherwise)
