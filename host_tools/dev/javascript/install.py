"""The pinned linter and axe-core that make setup-dev installs next to this file."""

from pathlib import Path

HERE = Path(__file__).parent
LINTER = HERE / "node_modules" / "eslint" / "bin" / "eslint.js"
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
