"""Les mots de 1889: ceux de sa famille, et ses noms."""

from ..railway.words_fr import TEXTS as FAMILY

TEXTS = dict(
    FAMILY,
    money="yen",
    company="Compagnie|21AR|22IR|23SR|24KO|25TR|26KU|27UR|",
    private="Privée|31TR|32MF|33ER|34SMR|35DR|36SIR|37UTF",
)
