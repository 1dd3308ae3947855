"""The space that each screen needs: the pane, the module, and what stands out of it."""

from manifold3d import Manifold

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.solids import around, cuboid


def screen(inches: str) -> dict[str, Manifold]:
    """Return the pane and the module below it, with what stands out of its back."""
    middle = size.POCKET_MIDDLE
    pane = {"pane": around(middle, *size.PANE[:2], (size.PANE_BOTTOM, size.RIM_TOP))}
    return pane | (_large_screen() if inches == "2.42" else _small_screen(inches))


def _large_screen() -> dict[str, Manifold]:
    """Return the module on its four shelves; its connector may be in the middle of any edge."""
    screen, (x, y) = size.SCREEN, size.POCKET_MIDDLE
    back = size.LID_BOTTOM + size.SHELF_HEIGHT
    front = back + screen.thickness
    inner = screen.width - 2 * size.SHELF - 1.0
    along, inwards, down = size.CONNECTOR
    low = (back - down, back)
    side_x, side_y = screen.width / 2 - inwards / 2, screen.length / 2 - inwards / 2
    return {
        "screen": around((x, y), screen.width, screen.length, (back, front)),
        "screen parts": around((x, y), inner, screen.length, (back - size.SCREEN_PARTS, back)),
        "screen glass": around((x, y), *screen.glass[:2], (front, front + screen.glass[2])),
        "screen connector left": around((x - side_x, y), inwards, along, low),
        "screen connector right": around((x + side_x, y), inwards, along, low),
        "screen connector far": around((x, y + side_y), along, inwards, low),
        "screen connector near": around((x, y - side_y), along, inwards, low),
    }


def _small_screen(inches: str) -> dict[str, Manifold]:
    """Return the module below its frame: joints on its face, a right-angle header on its back."""
    screen, (x, y) = size.SCREENS[inches], size.POCKET_MIDDLE
    front = size.PANE_BOTTOM - 0.1 - size.FRAME_PLATE
    back = front - screen.thickness
    along, inwards, up = size.SOLDER_JOINT
    far = y + screen.length / 2
    header = 3.0
    return {
        "screen": around((x, y), screen.width, screen.length, (back, front)),
        "screen parts": around(
            (x, y), screen.width, screen.length, (back - size.SCREEN_PARTS, back)
        ),
        "screen glass": around((x, y), *screen.glass[:2], (front, front + screen.glass[2])),
        "screen joints": around((x, far - inwards / 2 - 0.5), along, inwards, (front, front + up)),
        "screen header": cuboid(
            (x - along / 2, x + along / 2), (far - size.CABLE_LENGTH, far), (back - header, back)
        ),
    }
