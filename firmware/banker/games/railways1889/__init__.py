"""1889: the railways of Shikoku."""
