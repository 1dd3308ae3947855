"""The JavaScript linter knows browsers and Node.js, and finds what it should."""

import subprocess

import pytest

from host_tools.dev.javascript.lint import ROOT, command

pytestmark = pytest.mark.slow


def rules_broken(source, path):
    """Return the linter's complaints about a source at a path."""
    done = subprocess.run(
        command(["--stdin", "--stdin-filename", path]),
        cwd=ROOT,
        input=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert bool(done.returncode) == bool(done.stdout)
    return done.stdout


PAGE, PROGRAM = "host_tools/apps/web/page/any.js", "host_tools/simulator/micropython/any.mjs"


@pytest.mark.parametrize(
    ("source", "rule"),
    [
        ("const unused = 1;", "no-unused-vars"),
        ("nowhere();", "no-undef"),
        ("let fixed = 1; alert(fixed);", "prefer-const"),
        ("alert(location == null);", "eqeqeq"),
        ("process.exit();", "no-undef"),
    ],
)
def test_a_mistake_in_a_page_is_found(source, rule):
    assert rule in rules_broken(source, PAGE)


def test_a_page_has_a_browser_and_a_program_has_node():
    assert rules_broken("document.title = location.href;\n", PAGE) == ""
    assert rules_broken("process.exit(Buffer.from([1])[0]);\n", PROGRAM) == ""
    assert "no-undef" in rules_broken("document.title = 1;\n", PROGRAM)
