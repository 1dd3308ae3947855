"""A backup and a restore over the cable, packet by packet, on a unit with little memory."""

from banker import games
from banker.link.lines import TO_HOST, Reader, to_line

from host_tools.dev.board_memory.expecting import GoneWrong, expect
from host_tools.dev.board_memory.low_memory_unit import LowMemoryUnit
from host_tools.link.save import Save
from host_tools.link.transfer import PART

_QUIET_MS = 1100


def backup(unit: LowMemoryUnit) -> Save:
    """Return a valid save of the log and the archive, requested as the desktop does."""
    unit.do("plug_in")
    log, story = (_whole(unit, verb) for verb in ("log", "story"))
    expect(len(story) > 0, "there is no story after a renewal")
    save = Save(log, story)
    expect(games.to_bytes(save.game) == unit.do("saved_game"), "the backup is of another game")
    return save


def restore(unit: LowMemoryUnit, save: Save) -> None:
    """Restore a save, then pull the plug."""
    unit.do("wait", _QUIET_MS)
    data = save.for_restoring()
    ask(unit, f"put {len(data)}")
    for at in range(0, len(data), PART):
        ask(unit, f"part {at} {data[at : at + PART].hex()}")
    ask(unit, "offer")
    expect(unit.pause().screen == "restore", "the unit does not ask about the game offered")
    unit.do("wait", _QUIET_MS)
    unit.type_keys("CONFIRM")
    expect(ask(unit, "outcome") == ["outcome", "restored"], "it is not restored")
    expect(unit.do("saved_game") == games.to_bytes(save.game), "another game was restored")
    unit.do("unplug")
    unit.pause()


def _whole(unit: LowMemoryUnit, verb: str) -> bytes:
    data = b""
    while (part := ask(unit, f"{verb} {len(data)}")[3]) != "-":
        data += bytes.fromhex(part)
    return data


def ask(unit: LowMemoryUnit, request: str) -> list[str]:
    """Return the words of the answer to a request over the cable."""
    while unit.do("next_line"):
        pass
    unit.do("receive", to_line(f"1 {request}"))
    reader = Reader(TO_HOST)
    while line := unit.do("next_line"):
        reader.take(line)
        if (text := reader.next_line()) and text.startswith("1 "):
            return str(text).split(" ")[1:]
    raise GoneWrong(f"no answer to {request}")
