"""Les mots de 18Chesapeake: ceux de sa famille, et ses noms."""

from ..railway.words_fr import TEXTS as FAMILY

TEXTS = dict(
    FAMILY,
    company="Compagnie|21PRR|22PLE|23SRR|24B&O|25C&O|26LV|27C&A|28N&W",
    private="Privée|31D&R|32C-P|33B&S|34C&OC|35B&OR|36CV|",
)
