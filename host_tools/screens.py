"""The golden pictures, drawn by pressing keys. `python -m host_tools.screens`."""

from pathlib import Path

from host_tools.games import NAMES as GAMES
from host_tools.games import ROOMS, part
from host_tools.glyphs.picture import save_picture
from host_tools.script.app_unit import AppUnit
from host_tools.script.commands import Commands
from host_tools.script.unit import ALL, Options
from host_tools.selftest import pictures

FOLDER = Path(__file__).resolve().parent.parent / "tests"

# NEW_GAME after a transaction, where every game can be begun: while it is held, and then.
_PLAYED = "press BUY_BANK 1 1 3 CONFIRM\nwait 5\n"
_HALFWAY_MS = 1000
_HELD = {"ui/screens/new_game_held": "en", "ui/screens/new_game_held_fr": "fr"}

# Path of the picture in FOLDER, without its ending: game, language, keys.
SCREENS = {
    f"games/{ROOMS[number]}/screens/{name}": (game, *how)
    for number, game in enumerate(GAMES)
    for name, how in part(number, "screens").SCREENS.items()
} | {
    "ui/screens/which_game": (ALL, "en", _PLAYED + "hold NEW_GAME 2"),
    "ui/screens/which_game_fr": (ALL, "fr", _PLAYED + "hold NEW_GAME 2\npress 0"),
    "ui/screens/new_game_begun": (ALL, "en", _PLAYED + "hold NEW_GAME 2\npress CONFIRM"),
    "ui/screens/new_game_begun_fr": (ALL, "fr", _PLAYED + "hold NEW_GAME 2\npress CONFIRM"),
}
_SELF_TEST = {f"board/screens/{name}": name for name in pictures.PAGES}
NAMES = (*SCREENS, *_HELD, *_SELF_TEST)


def cells(name: str) -> bytes:
    """The screen of that name, reached by its keys."""
    if name in _SELF_TEST:
        return pictures.cells(_SELF_TEST[name])
    if name in _HELD:
        unit = _after(ALL, _HELD[name], _PLAYED)
        unit.key("NEW_GAME", True)
        unit.wait(_HALFWAY_MS)
        return unit.cells()
    return _after(*SCREENS[name]).cells()


def _after(game: str, lang: str, keys: str) -> AppUnit:
    """A unit that these keys were pressed on."""
    unit = AppUnit(Options(lang=lang, game=game))
    commands = Commands(unit, print)
    for line in keys.splitlines():
        commands.run(line)
    return unit


def main() -> None:
    for name in NAMES:
        path = FOLDER / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        save_picture(cells(name), path)
    print(f"{len(NAMES)} screens drawn in {FOLDER.name}/")


if __name__ == "__main__":
    main()
