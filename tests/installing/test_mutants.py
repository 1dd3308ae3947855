"""`make mutants`: its packages and tests exist, and its sample of faults is even."""

import pytest

from host_tools.dev.mutants import run


@pytest.mark.parametrize("name", run.AREAS)
def test_a_room_has_its_files_and_tests(name):
    area = run.AREAS[name]
    for pattern in area.patterns:
        assert list((run.ROOT / area.top).glob(pattern)), pattern
    for tests in area.tests:
        assert (run.ROOT / tests).exists(), tests


def test_faults_are_chosen_evenly_and_each_once():
    names = [f"fault {number}" for number in range(250)]
    chosen = run.sample(names, 100)
    assert len(set(chosen)) == 100
    assert chosen[0] == names[0]
    assert chosen[50] == names[125]
    assert run.sample(names, 1000) == names
    assert run.sample([], 10) == []


def test_what_became_of_each_is_read():
    output = "    banker.rules.bits.xǁBitsǁput__mutmut_1: killed\n    a.x_b__mutmut_2: no tests\n"
    assert run._RESULT.findall(output) == [
        ("banker.rules.bits.xǁBitsǁput__mutmut_1", "killed"),
        ("a.x_b__mutmut_2", "no tests"),
    ]
