"""The words of 18Chesapeake: those of its family, and its names."""

from ..railway.words_en import TEXTS as FAMILY

TEXTS = dict(
    FAMILY,
    company="Company|21PRR|22PLE|23SRR|24B&O|25C&O|26LV|27C&A|28N&W",
    private="Private|31D&R|32C-P|33B&S|34C&OC|35B&OR|36CV|",
)
