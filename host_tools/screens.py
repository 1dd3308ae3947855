"""The golden pictures, drawn by pressing keys. `python -m host_tools.screens`."""

from pathlib import Path

from host_tools.games import NAMES as GAMES
from host_tools.games import ROOMS, part
from host_tools.glyphs.picture import save_picture
from host_tools.script.app_unit import AppUnit
from host_tools.script.commands import Commands
from host_tools.script.unit import Options
from host_tools.selftest import pictures

FOLDER = Path(__file__).resolve().parent.parent / "tests"

# Path of the picture in FOLDER, without its ending: game, language, keys.
SCREENS = {
    f"games/{ROOMS[number]}/screens/{name}": (game, *how)
    for number, game in enumerate(GAMES)
    for name, how in part(number, "screens").SCREENS.items()
}
_SELF_TEST = {f"board/screens/{name}": name for name in pictures.PAGES}
NAMES = (*SCREENS, *_SELF_TEST)


def cells(name: str) -> bytes:
    """The screen of that name, reached by its keys."""
    if name in _SELF_TEST:
        return pictures.cells(_SELF_TEST[name])
    game, lang, keys = SCREENS[name]
    unit = AppUnit(Options(lang=lang, game=game))
    commands = Commands(unit, print)
    for line in keys.splitlines():
        commands.run(line)
    return unit.cells()


def main() -> None:
    for name in NAMES:
        path = FOLDER / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        save_picture(cells(name), path)
    print(f"{len(NAMES)} screens drawn in {FOLDER.name}/")


if __name__ == "__main__":
    main()
