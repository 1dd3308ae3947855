"""The words of 1830: those of its family, and its names."""

from ..railway.words_en import TEXTS as FAMILY

TEXTS = dict(
    FAMILY,
    company="Company|21PRR|22NYC|23CPR|24B&O|25C&O|26ERIE|27NYNH|28B&M",
    private="Private|31SV|32CS|33DH|34MH|35CA|36BO|",
)
