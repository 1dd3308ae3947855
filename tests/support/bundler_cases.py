"""Made-up firmwares that use what Python allows: see test_bundler.py."""

from tests.support.bundling import firmware

# Each a firmware whose main.result() must come out the same.
CASES = {
    "constants": firmware(
        keys="A, B = 1, 2\nC, D, E = range(3, 6)\nTEXT = 'yes'\nSUM = A + 4 * C\n"
        "NEG = -3\nN = None",
        main="from . import keys\nfrom .keys import A, TEXT as T\n"
        "def result(): return A, keys.B, keys.D, T, keys.SUM, keys.NEG ** 2, keys.N is None",
    ),
    "names that collide": firmware(
        one="def f(): return 'one'\ndef g(): return f()",
        two="def f(): return 'two'\ndef g(): return f()",
        main="from . import one, two\nfrom .one import f\n"
        "def g(): return 'main'\ndef result(): return one.g(), two.g(), f(), g()",
    ),
    "shadowing": firmware(
        one="def digit(key): return key + 1\nVALUE = [7]",
        main="from .one import VALUE, digit\nfrom . import one\n"
        "def f(VALUE): return VALUE\n"
        "def g(key):\n    digit = one.digit(key)\n    return digit\n"
        "def result(): return f(3), VALUE, g(4), digit(5)",
    ),
    "short names in use": firmware(
        one="n = [5]\ndef f(a0, a1=1, a2=2, a3=3, a4=4): return n\n"
        "def g(): return [f(a0) for a0 in (a5 for a5 in n)]",
        main="from .one import f, g\ndef result():\n    a0 = a1 = a2 = a3 = a4 = a5 = a6 = 1\n"
        "    return f(a0), g(), (lambda b0, b1=a1: f(b0))(a2)",
    ),
    "comprehensions": firmware(
        one="x = 10\nrows = [x for x in range(3)]\nboth = {y: x + y for y in range(2)}",
        main="from . import one\nfrom .one import x\n"
        "def result():\n    inner = [x for x in one.rows if x]\n"
        "    return inner, x, [[x for x in range(y)] for y in range(x - 8)], one.both, "
        "sum(n * x for n in range(3)), {x for _ in range(2)}",
    ),
    "defaults": firmware(
        one="LIMIT = 3\nlist_of = [1]\ndef f(LIMIT=LIMIT, *, given=list_of): return LIMIT, given",
        main="from .one import f\ndef result(): return f(), f(4, given=2)",
    ),
    "classes": firmware(
        one="STEP = 2\nnames = ['n']\nclass Base:\n    step = STEP\n    names = 0\n"
        "    def get(self): return self.step, names, STEP\n",
        main="from .one import Base\nfrom . import one\n"
        "class Here(Base):\n    STEP = 5\n    def get(self): return one.STEP, super().get()\n"
        "    @property\n    def twice(self): return 2 * self.STEP\n"
        "    @twice.setter\n    def twice(self, value): self.STEP = value\n"
        "    @staticmethod\n    def alone(): return Here.__name__\n"
        "def result():\n    here = Here()\n    here.twice = 8\n"
        "    return here.get(), here.twice, Here.alone()",
    ),
    "nested functions": firmware(
        one="base = [3]\ndef make(n):\n    base = n\n    def inner(m):\n        nonlocal base\n"
        "        base += m\n        return base\n    return inner\ndef plain(): return base",
        main="from .one import make, plain\n"
        "def result():\n    one = make(1)\n"
        "    return one(1), one(2), plain(), (lambda q: plain())(0)",
    ),
    "arguments": firmware(
        one="def size(*items, **named): return items, sorted(named.items())\n"
        "def area(*, size): return size",
        main="from .one import area, size\n"
        "def result(): return size(*[1, 2], size=3, area=4), area(size=5)",
    ),
    "attributes and texts": firmware(
        one="def width(): return 1\nclass Box:\n    def __init__(self): self.width = 2",
        main="from .one import Box, width\n"
        "def result(): return Box().width, width(), 'width', getattr(Box(), 'width'), {'width': 3}",
    ),
    "docstrings": firmware(
        one='"""A module."""\ndef f():\n    """Does nothing."""\nclass Empty:\n    """Empty."""\n',
        main='"""Main."""\nfrom .one import Empty, f\ndef result():\n    """Both."""\n'
        "    return f(), type(Empty()).__name__",
    ),
    "global": firmware(
        one="count = 0\ndef up():\n    global count\n    count += 1\n    return count",
        main="from . import one\ndef result(): return one.up(), one.up(), one.count",
    ),
    "set from outside": firmware(
        one="app: object = None\nother = [1]\ndef get(): return app",
        main="from . import one\n"
        "def set_it(value):\n    one.app = mine = value\n    return mine\n"
        "def result():\n    before = one.get()\n    set_it(9)\n"
        "    return before, one.get(), one.app",
    ),
    "del and augmented": firmware(
        one="KINDS = (1, 2)\nKINDS += (3,)\nspare = [1]\ndel spare\n"
        "def f():\n    n = 1\n    n <<= 3\n    del KINDS_HERE[0]\n    return n, KINDS_HERE\n"
        "KINDS_HERE = [1, 2]",
        main="from .one import KINDS, f\ndef result(): return KINDS, f()",
    ),
    "conditions": firmware(
        one="ON, OFF = True, False\nif ON:\n    def f(): return 'on'\nelse:\n"
        "    def f(): return 0\n"
        "try:\n    from binascii import crc32\nexcept ImportError:\n    crc32 = None",
        main="from .one import OFF, ON, crc32, f\n"
        "def result(): return (1 if ON else 2), f(), not OFF, crc32(b'x') if crc32 else 0",
    ),
    "decorators": firmware(
        one="def twice(f):\n    def g(*given): return 2 * f(*given)\n    return g\n"
        "def by(n):\n    def d(f): return lambda x: n * f(x)\n    return d\nTHREE = 3",
        main="from .one import THREE, by, twice\n@twice\n@by(THREE)\ndef f(x): return x + 1\n"
        "def result(): return f(1)",
    ),
    "f-strings": firmware(
        one="WIDTH = 6\nword = ['w']\ndef f(): return 'f'",
        main="from .one import WIDTH, f, word\n"
        "def result():\n    n = 3.14159\n"
        "    return f'{word[0]!r} {{x}} {n:.2f}|{f():>{WIDTH}}|{WIDTH}' + f'{1}'",
    ),
    "exceptions": firmware(
        one="class Wrong(Exception):\n    def __init__(self, at):\n        super().__init__(at)\n"
        "        self.at = at\nerror = ['mine']",
        main="from .one import Wrong, error\ndef result():\n    try:\n        raise Wrong(4)\n"
        "    except Wrong as error:\n        return error.at\n    finally:\n        done = 1",
    ),
    "imports in functions": firmware(
        en="TEXTS = {'a': 1}",
        fr="TEXTS = {'a': 2}",
        late="SMALL = 3\nbig = [4]\ndef f(): return big",
        main="def words(n):\n    if n:\n        from .en import TEXTS\n    else:\n"
        "        from .fr import TEXTS\n    return TEXTS\n"
        "def result():\n    from . import late\n    from .late import SMALL, f as g\n"
        "    from math import sqrt\n    return words(0), words(1), late.f(), SMALL, g(), sqrt(4)",
    ),
    "one after another": firmware(
        low="def f(): return 'low'\nclass Thing: pass",
        high="from .low import Thing as Home, f\nfrom . import low\ndef g(): return low.f()",
        main="from . import high\nfrom .high import f as h\n"
        "def result(): return high.f(), h(), high.g(), high.Home.__name__",
    ),
    "builtins": firmware(
        one="def len(x): return -1\ndef f(): return len([1, 2])",
        main="from .one import f\ndef result(): return f(), len([1, 2])",
    ),
    "walrus": firmware(
        one="m = [5]\ndef f(): return [m := n for n in range(3)], m",
        main="from . import one\nfrom .one import f\ndef result(): return f(), one.m",
    ),
    "statements": firmware(
        one="data = [3, 1, 2]\ndef f():\n    for at, one in enumerate(data):\n"
        "        if one == 2:\n"
        "            break\n        elif one == 9:\n            continue\n        else:\n"
        "            pass\n    else:\n        at = -1\n    while at:\n        at -= 1\n    else:\n"
        "        at = 7\n    a, b = at, one\n    a, b = b, a\n    assert a\n    return a, b",
        main="from .one import f\ndef result(): return f()",
    ),
    "private to classes": firmware(
        one="class Base:\n    _kind = 'base'\n    def __init__(self): self._a = 1\n"
        "    def _get(self): return self._a, self._kind, self._own()\n"
        "    def _own(self): return 0\n"
        "    def seen(self, other): return other._shown",
        two="class Apart:\n    def __init__(self):\n        self._size, self._count = 4, 5\n"
        "        self._shown = 6\n    def _step(self): self._count += self._size\n"
        "    def go(self):\n        self._step()\n"
        "        return self._count, getattr(self, '_size')",
        main="from . import one\nfrom .one import Base\nfrom .two import Apart\n"
        "class Derived(one.Base):\n    _table = (1, 2)\n    _sum = sum(_table)\n"
        "    def __init__(self):\n        super().__init__()\n        self._b = 2\n"
        "    def _own(self): return [self._b for _ in self._table]\n"
        "    def all(self): return self._get(), self._b, self._sum\n"
        "def result(): return Derived().all(), Apart().go(), Base().seen(Apart()), Base()._get()",
    ),
    "parameters": firmware(
        one="class A:\n    def get(self, first, *rest): return first, rest\n"
        "def f(value, other, extra=1): return value, other, extra\n"
        "def g(many, few): return [few + many for many in range(many)], (lambda x: x + few)(1)\n"
        "def h(n):\n    def up(m):\n        nonlocal n\n        n += m\n        return n\n"
        "    return up",
        two="def f(value):\n    value += 1\n    del value\n    value = [w for w in (1,)]\n"
        "    return value",
        main="from .one import A as Thing, f, g, h\nfrom . import two\n"
        "def inner(first, second):\n    def deep(third): return Thing().get(first, third, second)\n"
        "    return deep(3)\n"
        "def result(): return f(1, other=2), g(2, 3), h(1)(2), inner(1, 2), two.f(4)",
    ),
    "unpacking in part": firmware(
        one="A, b, C = 1, [2], 3\nD = E = 4",
        main="from .one import A, C, D, E, b\ndef result(): return A, b, C, D, E",
    ),
}

# And those that are not bundled, by a part of what is said.
REFUSED = {
    "changes: ask its module": firmware(
        one="n = 0\ndef up():\n    global n\n    n += 1",
        main="from .one import n, up\ndef result(): return n",
    ),
    "a ring": firmware(
        one="from .main import result\ndef f(): return result()",
        main="from .one import f\ndef result(): return f()",
    ),
    "imports come before": firmware(one="def f(): pass", main="x = 1\nfrom .one import f"),
    "must be followed by a name": firmware(
        one="def f(): pass", main="from . import one\ndef result(): return one"
    ),
    "one by one": firmware(one="def f(): pass", main="from .one import *"),
    "has no": firmware(one="def f(): pass", main="from .one import g"),
    "the class's or the module's": firmware(
        main="size = [1]\nclass C:\n    size = size\ndef result(): return C.size"
    ),
    "bound in other ways": firmware(
        one="def f(): pass", main="from .one import f\ndef f(): pass\ndef result(): return f()"
    ),
    "such names change": firmware(main="__x = 1\nclass C:\n    y = __x"),
}
