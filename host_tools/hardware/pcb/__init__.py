"""The printed circuit board: a KiCad project made from the unit's own nets and places.

Everything here is plain Python and MIT: the symbols, the footprints, the way the tracks go. KiCad,
where it is installed, fills the ground planes, checks what was made (ERC, DRC) and exports what a
board house wants; `make test` checks the committed files without it.
"""
