"""The case's committed files: made from these sources, sound, and printable without support."""

import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import manifest, print_table
from host_tools.hardware.case.mesh import Mesh
from host_tools.hardware.case.overhangs import LONGEST_BRIDGE, overhangs
from tests.hardware.case_meshes import on_the_bed

BED = 180.0
"""The smallest common printer."""
PARTS = manifest.PARTS


def test_files_were_made_from_these_sources():
    assert manifest.read()["sources"] == manifest.sources_digest(), "run make hardware"


def test_files_are_the_ones_that_were_made():
    listed = manifest.read()["files"]
    found = {
        path.relative_to(manifest.HARDWARE).as_posix(): manifest.digest(path)
        for path in manifest.files()
    }
    assert found == listed, "run make hardware"


def test_nothing_else_calls_itself_a_part_or_a_picture_of_the_case():
    there = {*manifest.CASE.glob("*.st*"), *manifest.PICTURES.glob("case_*")}
    assert there == set(manifest.files())


@pytest.mark.parametrize("part", PARTS)
def test_surface_is_watertight_and_manifold(part):
    assert on_the_bed(part).open_edges == 0


@pytest.mark.parametrize("part", PARTS)
def test_volume_is_the_solids(part):
    about = manifest.read()["parts"][part]
    volume = on_the_bed(part).volume
    assert volume == pytest.approx(about["mesh_volume_mm3"], abs=0.06, rel=1e-5)
    assert volume == pytest.approx(about["volume_mm3"], rel=0.01)


@pytest.mark.parametrize("part", PARTS)
def test_prints_as_it_lies_without_support(part):
    mesh = on_the_bed(part)
    assert mesh.box[0][2] == pytest.approx(0, abs=1e-4)
    assert overhangs(mesh) == []


@pytest.mark.parametrize("part", PARTS)
def test_fits_a_small_printer(part):
    low, high = on_the_bed(part).box
    assert max(high[axis] - low[axis] for axis in (0, 1)) <= BED


def test_sizes_are_the_ones_everybody_works_with():
    lid, floor = on_the_bed("lid"), on_the_bed("floor")
    outline = (-size.OUTER_X, size.OUTER_NEAR), (size.OUTER_X, size.OUTER_FAR)
    for mesh in (lid, floor):
        assert mesh.box[0][:2] == pytest.approx(outline[0], abs=0.01)
        assert mesh.box[1][:2] == pytest.approx(outline[1], abs=0.01)
    assert lid.box[1][2] == pytest.approx(size.RIM_TOP - size.LID_BOTTOM, abs=0.01)
    assert on_the_bed("spacer").box[1][2] == pytest.approx(size.LID_GAP, abs=0.01)


def test_the_guide_says_what_the_parts_are():
    guide = (manifest.CASE / print_table.GUIDE).read_text(encoding="utf-8")
    assert guide == print_table.with_table(guide, manifest.read()["parts"]), "run make hardware"


def test_pictures_are_small():
    for name in manifest.PICTURE_NAMES:
        assert (manifest.PICTURES / f"case_{name}.png").stat().st_size < 250_000


def _block(*spans):
    """A closed block's triangles."""
    (x0, x1), (y0, y1), (z0, z1) = spans
    p = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    quads = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))
    return [
        (p[a], p[b], p[c]) for q in quads for a, b, c in ((q[0], q[1], q[2]), (q[0], q[2], q[3]))
    ]


def test_a_missing_triangle_is_noticed():
    triangles = _block((0, 10), (0, 10), (0, 5))
    assert Mesh.of(triangles).open_edges == 0
    assert Mesh.of(triangles).volume == pytest.approx(500)
    assert Mesh.of(triangles[1:]).open_edges == 3


def test_a_triangle_that_looks_the_wrong_way_is_noticed():
    a, b, c = (triangles := _block((0, 10), (0, 10), (0, 5)))[0]
    assert Mesh.of([(a, c, b), *triangles[1:]]).open_edges > 0


def test_what_hangs_in_the_air_is_noticed():
    assert overhangs(Mesh.of(_block((0, 10), (0, 10), (0, 5)))) == []
    assert overhangs(Mesh.of(_block((0, 10), (0, 10), (1, 5))))


def test_a_long_bridge_is_noticed_and_a_short_one_is_not():
    def arch(span):
        """A gate: two feet and a lintel as one outline, pushed along y."""
        outline = (
            *((0, 0), (3, 0), (3, 4), (3 + span, 4)),
            *((3 + span, 0), (6 + span, 0), (6 + span, 6), (0, 6)),
        )
        near, far = ([(x, y, z) for x, z in outline] for y in (0.0, 8.0))
        count = len(outline)
        sides = [
            corner
            for n, m in ((n, (n + 1) % count) for n in range(count))
            for corner in ((near[m], near[n], far[n]), (near[m], far[n], far[m]))
        ]
        cut = ((0, 1, 2), (0, 2, 7), (2, 3, 7), (3, 6, 7), (3, 5, 6), (3, 4, 5))
        front = [(near[a], near[b], near[c]) for a, b, c in cut]
        back = [(far[a], far[c], far[b]) for a, b, c in cut]
        return Mesh.of(front + back + sides)

    assert arch(8).open_edges == 0
    assert arch(8).volume > 0
    assert overhangs(arch(LONGEST_BRIDGE - 1)) == []
    assert {round(found.span or 0) for found in overhangs(arch(20))} == {20}
