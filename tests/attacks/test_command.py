"""`make attack`: every attacker ends, and failures are printed."""

from types import SimpleNamespace

import pytest

from host_tools.dev.attack import ATTACKERS, failures, main


def rolls(chance):
    """Yield a failure every time a die shows six."""
    while True:
        yield "a six" if chance.randrange(6) == 5 else None


def raises(chance):
    """Yield one success, then raise."""
    yield None
    raise OSError("no more")


TABLE = {
    "dice": SimpleNamespace(WHAT="dice", TRIES=60, attack=rolls),
    "clumsy": SimpleNamespace(WHAT="itself", TRIES=6, attack=raises),
    "tame": SimpleNamespace(
        WHAT="nothing", TRIES=6, attack=lambda chance: (None for _ in range(9))
    ),
}


@pytest.mark.parametrize("one", ATTACKERS.values(), ids=ATTACKERS)
def test_an_attacker_has_what_it_must(one):
    assert one.TRIES > 0
    assert 0 < len(one.WHAT) <= 60


def test_the_same_seed_makes_the_same_tries():
    one, again, other = (failures(rolls, seed, 60) for seed in (1, 1, 2))
    assert one == again != other
    assert 0 < len(one) < 60


def test_failures_are_printed(capsys):
    assert main(["clumsy", "tame"], TABLE) == 1
    output = capsys.readouterr().out
    for number in (2, 4, 6):  # it went on to the end of its round
        assert f"try {number}: raises OSError('no more')" in output
    assert "dice" not in output


def test_no_failure_is_printed(capsys):
    assert main(["tame", "--tries", "9"], TABLE) == 0
    assert "9 tries" in capsys.readouterr().out


def test_an_unknown_attacker_is_an_error(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["mice"], TABLE)
    assert "there is no attacker mice; there are: dice, clumsy, tame" in capsys.readouterr().err
