"""Replaces packages that a page does not have and never uses: serial ports, a web server, pictures.
Their names can be imported; using one raises an error."""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ABSENT = ("serial", "aiohttp", "PIL", "fcntl", "markdown_it")


class _PlaceholderType(type):
    """The type of the placeholder classes: each has every attribute, and none can be
    instantiated."""

    def __getattr__(cls, name: str) -> Any:
        return _placeholder(name)

    def __call__(cls, *arguments: object, **named: object) -> Any:
        raise RuntimeError(f"{cls.__name__} is not to be had in a page")


def _placeholder(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return _PlaceholderType(name, (), {})


class _Absent(ModuleType):
    def __getattr__(self, name: str) -> Any:
        return _placeholder(name)


class Finder:
    """An import finder for `sys.meta_path`."""

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return a spec for an absent package, or None."""
        return ModuleSpec(name, cls) if name.split(".")[0] in ABSENT else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: ModuleSpec) -> ModuleType:
        """Return a module that has every name."""
        module = _Absent(spec.name)
        module.__path__ = []
        return module

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        """Do nothing: there is no code to run."""


def install() -> None:
    """Make the absent packages importable."""
    sys.meta_path.append(Finder)  # type: ignore[arg-type]
