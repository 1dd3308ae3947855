"""The case: solid models of its printed parts, checks on them, and their pictures.

What imports build123d runs only in `.venv-hardware` (`make hardware`), and so do the pictures and
the thickness of walls, which want embree's rays. The rest checks the committed files in
`make test`.
"""
