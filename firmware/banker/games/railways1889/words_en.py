"""The words of 1889: those of its family, and its names."""

from ..railway.words_en import TEXTS as FAMILY

TEXTS = dict(
    FAMILY,
    money="yen",
    company="Company|21AR|22IR|23SR|24KO|25TR|26KU|27UR|",
    private="Private|31TR|32MF|33ER|34SMR|35DR|36SIR|37UTF",
)
