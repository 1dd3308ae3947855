"""`make attack`: every attacker is found and bounded, and what falls is told."""

import json

import pytest

from host_tools import attack
from host_tools.attacks import Attacker, all_attackers
from host_tools.benchmarks import attacks as section

EVERY = all_attackers()


def rolls(chance):
    """Brings something down every time a die shows six."""
    while True:
        yield "a six" if chance.randrange(6) == 5 else None


def raises(chance):
    """Holds once, then raises, as often as it is begun."""
    yield None
    raise OSError("no more")


DICE = Attacker("dice", "dice", 60, 6, rolls)
CLUMSY = Attacker("clumsy", "itself", 60, 6, raises)
TAME = Attacker("tame", "nothing", 60, 6, lambda chance: iter([None] * 100))


@pytest.mark.parametrize("attacker", EVERY, ids=[one.name for one in EVERY])
def test_an_attacker_has_what_it_must(attacker):
    assert 0 < attacker.short <= attacker.long
    assert 0 < len(attacker.what) <= 60


def test_one_is_found_by_its_file():
    assert "page_messages" in [one.name for one in EVERY]


def test_the_same_seed_makes_the_same_tries():
    one, again, other = (attack.run(DICE, seed, 60) for seed in (1, 1, 2))
    assert one.fell == again.fell != other.fell
    assert one.tries == 60
    assert 0 < len(one.fell) < 60


def test_what_falls_is_told_and_written_down(tmp_path, capsys):
    path = tmp_path / "build" / "attack.json"
    assert attack.main(["--json", str(path), "--short"], [DICE, CLUMSY, TAME]) == 1
    said = capsys.readouterr().out
    for number in (2, 4, 6):  # it went on to the end of its round
        assert f"FELL: clumsy, try {number}: raises OSError('no more')" in said
    facts = json.loads(path.read_text())
    assert facts["short"] is True
    assert {one["name"]: one["tries"] for one in facts["attackers"]} == {
        "dice": 6,
        "clumsy": 6,
        "tame": 6,
    }
    rows = {row.name: (row.value, row.verdict) for row in section.measure(path)}
    assert rows["clumsy, 6 tries"] == (3, "over")
    assert rows["tame, 6 tries"] == (0, "ok")


def test_nothing_fell(tmp_path, capsys):
    path = tmp_path / "attack.json"
    assert attack.main(["--json", str(path), "--only", "tame", "--tries", "9"], [DICE, TAME]) == 0
    assert "Nothing fell." in capsys.readouterr().out
    assert [one["tries"] for one in json.loads(path.read_text())["attackers"]] == [9]


def test_there_is_no_such_attacker(tmp_path, capsys):
    assert attack.main(["--only", "mice", "--json", str(tmp_path / "x")], [DICE, TAME]) == 2
    assert capsys.readouterr().err == (
        "make attack: there is no attacker mice; there are: dice, tame.\n"
    )
    assert not (tmp_path / "x").exists()


def test_the_bench_runs_a_short_round_where_there_was_none(tmp_path, monkeypatch):
    monkeypatch.setattr(section, "all_attackers", lambda: [TAME])
    assert [row.name for row in section.measure(tmp_path / "none.json")] == ["tame, 6 tries"]
