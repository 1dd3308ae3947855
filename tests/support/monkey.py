"""What a monkey does at a unit's keys: it taps, holds, waits, and now and then enters a play."""

from banker.ui import keys


def act(unit, app, chance, choices, plays=(), often=0.0):
    """One thing that a monkey does; in so many of its taps it enters one of the plays instead."""
    choice = chance.choice(choices)
    if choice == "hold":
        key = chance.choice((keys.REMOVE, keys.NEW_GAME, chance.choice(keys.KEYS)))
        unit.hold(key, chance.choice((100, 1900, 2100)))
    elif choice == "wait":
        unit.wait(chance.choice((20, 500, 5000, 16_000, 301_000)))
    elif choice == "battery":
        app.low_battery = chance.random() < 0.5
    elif plays and chance.random() < often:
        for key in chance.choice(plays).split():
            unit.press(key)
    else:
        unit.press(choice)
