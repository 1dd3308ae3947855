"""The words of 1889: those of its family, and its money."""

from ..railway.words_fr import TEXTS as FAMILY

TEXTS = dict(FAMILY, money="yen")
