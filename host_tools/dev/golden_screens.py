"""Draws the golden screens by pressing keys: `python -m host_tools.dev.golden_screens`."""

from host_tools import ROOT
from host_tools.deploy.selftest import pictures
from host_tools.dev.glyphs.picture import save_picture
from host_tools.games import NAMES as GAMES
from host_tools.games import PACKAGES, part
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.commands import Commands
from host_tools.simulator.script.unit import ALL, Options

FOLDER = ROOT / "tests"

# NEW_GAME after a transaction, where every game can be begun: while it is held, and then.
_PLAYED = "press BUY_BANK 1 1 3 CONFIRM\nwait 5\n"
# A game on the shelf and another one begun, then all that is there.
_SHELVED = _PLAYED + "press MENU 5 CONFIRM 2 CONFIRM 1 2 4 CONFIRM\n"
_FULL = _SHELVED + "press MENU 5 CONFIRM CONFIRM 1 2 3 CONFIRM\n" * 7
_HALFWAY_MS = 1000
_HELD = {"ui/screens/new_game_held": "en", "ui/screens/new_game_held_fr": "fr"}

# Path of the picture in FOLDER, without its ending: game, language, keys.
SCREENS = {
    f"games/{PACKAGES[number]}/screens/{name}": (game, *how)
    for number, game in enumerate(GAMES)
    for name, how in part(number, "screens").SCREENS.items()
} | {
    "ui/screens/which_game": (ALL, "en", _PLAYED + "hold NEW_GAME 2"),
    "ui/screens/which_game_fr": (ALL, "fr", _PLAYED + "hold NEW_GAME 2\npress 0"),
    "ui/screens/shelf_put": (ALL, "en", _PLAYED + "press MENU 5"),
    "ui/screens/shelf_take": (ALL, "en", _SHELVED + "press MENU 5 1"),
    "ui/screens/shelf_take_fr": (ALL, "fr", _SHELVED + "press MENU 5 1"),
    "ui/screens/shelf_round_fr": (ALL, "fr", _SHELVED + "press MENU 5"),
    "ui/screens/shelf_full": (ALL, "en", _FULL + "press MENU 5"),
    "ui/screens/shelf_full_fr": (ALL, "fr", _FULL + "press MENU 5"),
    "ui/screens/shelf_last": (ALL, "en", _FULL + "press MENU 5 8"),
    "ui/screens/throw_away": (ALL, "en", _SHELVED + "press MENU 5 1 REMOVE"),
    "ui/screens/throw_again_fr": (ALL, "fr", _SHELVED + "press MENU 5 1 REMOVE CONFIRM"),
    "ui/screens/shelf_undo_fr": (ALL, "fr", _SHELVED + "press MENU 5 1 CONFIRM UNDO"),
    "ui/screens/shelf_review": (ALL, "en", _SHELVED + "press REVIEW"),
    "ui/screens/about": (ALL, "en", "press MENU 0"),
    "ui/screens/new_game_begun": (ALL, "en", _PLAYED + "hold NEW_GAME 2\npress CONFIRM"),
    "ui/screens/new_game_begun_fr": (ALL, "fr", _PLAYED + "hold NEW_GAME 2\npress CONFIRM"),
}
_SELF_TEST = {f"board/screens/{name}": name for name in pictures.PAGES}
NAMES = (*SCREENS, *_HELD, *_SELF_TEST)
_reached: dict[tuple[str, str], tuple[list[str], AppUnit | None]] = {}
"""By game and language: the lines that were run last, and the unit."""


def cells(name: str) -> bytes:
    """Return a screen by its name, reached by its keys."""
    if name in _SELF_TEST:
        return pictures.cells(_SELF_TEST[name])
    if name in _HELD:
        unit = _after(ALL, _HELD[name], _PLAYED)
        _reached.clear()
        unit.key("NEW_GAME", True)
        unit.wait(_HALFWAY_MS)
        return unit.cells()
    return _after(*SCREENS[name]).cells()


def _after(game: str, lang: str, keys: str) -> AppUnit:
    """Return a unit after these keys, continuing the last one if it began with the same."""
    lines = keys.splitlines()
    done, unit = _reached.pop((game, lang), ([], None))
    if not unit or lines[: len(done)] != done:
        done, unit = [], AppUnit(Options(lang=lang, game=game))
    commands = Commands(unit, print)
    for line in lines[len(done) :]:
        commands.run(line)
    _reached[game, lang] = lines, unit
    return unit


def main() -> None:
    for name in NAMES:
        path = FOLDER / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        save_picture(cells(name), path)
    print(f"{len(NAMES)} screens drawn in {FOLDER.name}/")


if __name__ == "__main__":
    main()
