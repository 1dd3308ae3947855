"""Fields that purchases and sales have in common."""

from ...kit.describe import amount, kind
from .data import ALL_BONDS, NAMES, PRIVATE_NAMES

CODE = kind("code", names=NAMES + ("", "", "BON") + PRIVATE_NAMES)
MANY, BONDS_MANY = kind("many", 9), amount("many", ALL_BONDS, 1)
