"""The MicroPython VM that runs the pure firmware: it runs code and reports correctly."""

import pytest

from host_tools.simulator.micropython.vm import MicroPython, MicroPythonError, MicroPythonGone


@pytest.fixture(scope="module")
def vm():
    """Return a VM for all tests here that leave it as they found it."""
    with MicroPython() as machine:
        yield machine


def test_output_is_complete_to_the_last_character(vm):
    assert vm.run("print('one')\nprint('two', end='')") == "one\ntwo"
    assert vm.run("pass") == ""


def test_text_beyond_ascii_survives_in_both_directions(vm):
    assert vm.run("print('é', len('Dépôt'), '€\\u2028😀')") == "é 5 €\u2028😀\n"


def test_long_output_is_complete(vm):
    assert vm.run("for n in range(20000): print(n)").split() == [str(n) for n in range(20000)]


def test_names_persist_between_runs(vm):
    vm.run("kept = 41")
    assert vm.run("print(kept + 1)") == "42\n"


def test_its_memory_can_be_saved_and_restored():
    with MicroPython(roots=()) as machine:
        machine.put("/found.py", "what = 1")
        machine.run("kept = [1]")
        before = machine.heap()
        machine.keep()
        for _ in range(2):
            machine.run("import found\nkept.append(found.what)\nmore = bytearray(9000)")
            assert machine.heap() > before + 9000
            machine.go_back()
            assert machine.run("print(kept, 'more' in globals())") == "[1] False\n"
            assert machine.heap() == before


def test_an_exception_names_its_file_and_line(vm):
    vm.put("/sample/broken.py", "def fail(n):\n    return 1 // n\n")
    with pytest.raises(MicroPythonError, match="ZeroDivisionError") as caught:
        vm.run("from sample.broken import fail\nprint('before')\nfail(0)")
    assert 'File "<stdin>", line 3' in str(caught.value)
    assert 'File "sample/broken.py", line 2, in fail' in str(caught.value)
    assert caught.value.printed == "before\n"


def test_a_syntax_error_names_its_file_and_line(vm):
    vm.put("/sample/garbled.py", "fine = 1\n\nnot = fine\n")
    with pytest.raises(MicroPythonError, match=r'"sample/garbled.py", line 3\nSyntaxError'):
        vm.run("import sample.garbled")


def test_the_vm_continues_after_an_exception(vm):
    with pytest.raises(MicroPythonError, match="SystemExit"):
        vm.run("raise SystemExit(1)")
    assert vm.run("print('still here')") == "still here\n"


def test_the_firmware_is_at_the_same_path_as_on_the_board(vm):
    assert vm.run("import banker.games.trader.data as data\nprint(data.__file__)") == (
        "banker/games/trader/data.py\n"
    )


def test_other_packages_can_be_loaded(tmp_path):
    (tmp_path / "tiny" / "inner").mkdir(parents=True)
    (tmp_path / "tiny" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "tiny" / "inner" / "leaf.py").write_text("WORD = 'été'\n", encoding="utf-8")
    with MicroPython(roots=[tmp_path / "tiny"]) as machine:
        assert machine.run("from tiny.inner.leaf import WORD\nprint(WORD)") == "été\n"
        with pytest.raises(MicroPythonError, match="ImportError"):
            machine.run("import banker")


def test_a_call_passes_arguments_and_result(vm):
    vm.put("/sample/echo.py", "def echo(*given):\n    print('noise', end='')\n    return given\n")
    given = [1, -(2**40), 'l\'été "€" \\ \n', None, True, [[], {"k": 2}]]
    assert vm.call("sample.echo", "echo", *given) == given


def test_integers_are_as_on_the_board(vm):
    """An int of up to 31 bits costs no memory on a 32-bit machine; a longer one is on the heap."""
    assert vm.run("import sys\nprint(sys.maxsize)") == f"{2**31 - 1}\n"
    vm.run(
        "import gc\n"
        "def cost(n):\n"
        "    before = gc.mem_alloc()\n"
        "    n + 1\n"
        "    return gc.mem_alloc() - before\n"
    )
    assert vm.run("print(cost(2**30 - 2), cost(2**30 - 1) > 0)") == "0 True\n"


def test_the_heap_figure_counts_live_objects(vm):
    vm.run("block = None")
    before = vm.heap()
    vm.run("block = bytearray(10000)\nfor n in range(100): bytes(1000)")
    assert 10_000 <= vm.heap() - before <= 10_100
    vm.run("block = None")
    assert vm.heap() == before


def test_the_heap_figure_is_the_same_in_every_vm():
    def figure() -> int:
        with MicroPython() as machine:
            machine.run("import banker.games.trader.data")
            return machine.heap()

    assert figure() == figure()


def test_endless_garbage_is_stopped():
    with MicroPython() as machine, pytest.raises(MicroPythonGone, match="smaller steps"):
        machine.run("while True: [1, 2]")


def test_a_dead_vm_is_reported():
    with MicroPython() as machine:
        for _ in range(2):
            with pytest.raises(MicroPythonGone, match="node ended with code 7"):
                machine.run("import js\njs.process.exit(7)")
    with pytest.raises(MicroPythonGone, match="closed"):
        machine.run("pass")
