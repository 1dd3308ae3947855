"""Les mots de 1830: ceux de sa famille, et ses noms."""

from ..railway.words_fr import TEXTS as FAMILY

TEXTS = dict(
    FAMILY,
    company="Compagnie|21PRR|22NYC|23CPR|24B&O|25C&O|26ERIE|27NYNH|28B&M",
    private="Privée|31SV|32CS|33DH|34MH|35CA|36BO|",
)
