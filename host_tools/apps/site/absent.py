"""Stands in for packages that a page has not, and that what runs there never calls: serial ports, a
web server, pictures. Their names can be imported; using one is a mistake that says so."""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ABSENT = ("serial", "aiohttp", "PIL", "fcntl", "markdown_it")


class _Kind(type):
    """Of a class that has every name, and of which nothing can be made."""

    def __getattr__(cls, name: str) -> Any:
        return _named(name)

    def __call__(cls, *arguments: object, **named: object) -> Any:
        raise RuntimeError(f"{cls.__name__} is not to be had in a page")


def _named(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return _Kind(name, (), {})


class _Absent(ModuleType):
    def __getattr__(self, name: str) -> Any:
        return _named(name)


class Finder:
    """For `sys.meta_path`."""

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Ours, if it is one of these."""
        return ModuleSpec(name, cls) if name.split(".")[0] in ABSENT else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: ModuleSpec) -> ModuleType:
        """A module with every name in it."""
        module = _Absent(spec.name)
        module.__path__ = []
        return module

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        """There is nothing to run."""


def stand_in() -> None:
    """From here on."""
    sys.meta_path.append(Finder)  # type: ignore[arg-type]
