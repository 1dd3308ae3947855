"""Errors at the cable, as sentences that say what to do."""


class LinkTrouble(Exception):
    """An error whose text is for people."""


class Unplugged(LinkTrouble):
    """The port went away while it was in use."""


class NoAnswer(LinkTrouble):
    """The unit does not answer."""


class Refused(LinkTrouble):
    """The unit refused a request; `reason` is its word for why."""

    def __init__(self, reason: str) -> None:
        super().__init__(_SENTENCES.get(reason, f"The unit refuses this: {reason}."))
        self.reason = reason


class Nonsense(LinkTrouble):
    """A line with the right check that makes no sense; `verb` is what it is about."""

    def __init__(self, verb: str) -> None:
        super().__init__(
            f"The device is at fault: its answer ({verb:.16}) makes no sense. It is not a "
            "Courtier, or its firmware is damaged: deploy it again (courtier deploy)."
        )
        self.verb = verb


class OtherVersion(LinkTrouble):
    """A unit of another version, which this program does not understand."""

    def __init__(self, who: str) -> None:
        super().__init__(
            f"The {who} and this program are of different versions and do not understand each "
            "other: update the older one (courtier deploy, for a unit)."
        )


_SENTENCES = {
    "permission": "The unit takes no keys from a PC: allow it in its MENU, line 6.",
    "confirm": "CONFIRM counts only on the unit itself.",
    "quiet": "Somebody is typing on the unit. Bring it back to where it rests, and try again.",
    "game": "The unit does not accept this game: it is not whole, or not installed there.",
    "verb": "The unit's firmware is too old for this. Deploy this version: courtier deploy.",
}
ASLEEP = "The unit does not answer. If its screen is dark, press a key on it, then try again."
SILENT = (
    "Nothing answers at {}. Switch the unit on, or name another port: courtier ports lists them."
)
GONE = "The cable was pulled out, or the unit was reset. Plug it in, then try again."
