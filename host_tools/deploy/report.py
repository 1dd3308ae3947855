"""Deploy's messages: what it would do, what it did, and what to do next."""

from banker.store import file_drive

from host_tools.deploy.plan import Plan
from host_tools.deploy.room import Room

READ_ONLY = (
    "the drive is read-only: the unit keeps it for its saved games. Unplug the unit, hold MENU, "
    "plug it in again, let go of MENU when the drive appears, and run this again"
)
SELF_TEST = "At its next start the unit offers its self-test, once: any key but CANCEL begins it."
NEXT = (
    "Eject the drive, then unplug the unit and plug it in again, without a key: it starts. Leave "
    "it powered until its first picture: CircuitPython may write to its drive before that."
)


def surprises(plan: Plan) -> list[str]:
    """Return what the user should know before and after."""
    lines = [_put_aside(path, new) for path, new in plan.aside.items()]
    for path in plan.kept:
        lines.append(f"{path} is your own version: kept (delete it to get ours)")
    return lines + plan.notes


def _put_aside(path: str, new: str) -> str:
    if file_drive.FILE.startswith(path):
        return (
            f"{path} is not as this version keeps games, and may hold some: put aside as {new}. "
            "Keep a copy of it"
        )
    return f"{path} was not Courtier's: put aside as {new}"


def dry_run(plan: Plan, room: Room, need: int) -> list[str]:
    """Return what would be done."""
    lines = [f"would remove {path}" for path in plan.remove]
    lines += [f"would write {path} ({len(content):,})" for path, content in plan.write.items()]
    lines += [f"Nothing was changed. Already right: {_files(len(plan.same))}."]
    lines += [f"Would be free afterwards: {room.free - need:,} bytes."]
    return lines


def done(plan: Plan, free: int) -> list[str]:
    if not plan.changes:
        lines = [f"Everything was there already: {_files(len(plan.same))}, nothing rewritten."]
    else:
        size = sum(len(content) for content in plan.write.values())
        lines = [
            f"Written and read back: {_files(len(plan.write))}, {size:,} bytes. "
            f"Already right: {len(plan.same)}. Removed: {len(plan.remove)}."
        ]
    lines += [f"Free on the drive: {free:,} bytes.", NEXT]
    return [*lines, SELF_TEST] if plan.changes else lines


def _files(count: int) -> str:
    """Return a number of files in words."""
    return f"{count} file" if count == 1 else f"{count} files"
