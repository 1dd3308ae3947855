"""The case: solid models of its printed parts, checks on them, and their pictures.

What imports build123d or numpy runs only in `.venv-hardware` (`make hardware`): the parts and what
makes, draws and measures them. The rest is plain Python and checks the committed files in
`make test`.
"""
