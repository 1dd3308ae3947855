"""The case's committed files: made from these sources, sound, and printable without support."""

import pytest
from trimesh import Trimesh
from trimesh.creation import box

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import manifest, print_table
from host_tools.hardware.case.overhangs import LONGEST_BRIDGE, overhangs
from host_tools.hardware.case.solids import cuboid, mesh_of
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
    assert on_the_bed(part).is_volume


@pytest.mark.parametrize("part", PARTS)
def test_volume_is_the_solids(part):
    about = manifest.read()["parts"][part]
    volume = on_the_bed(part).volume
    assert volume == pytest.approx(about["mesh_volume_mm3"], abs=0.06, rel=1e-5)
    assert volume == pytest.approx(about["volume_mm3"], rel=0.01)


@pytest.mark.parametrize("part", PARTS)
def test_prints_as_it_lies_without_support(part):
    mesh = on_the_bed(part)
    assert mesh.bounds[0][2] == pytest.approx(0, abs=1e-4)
    assert overhangs(mesh) == []


@pytest.mark.parametrize("part", PARTS)
def test_fits_a_small_printer(part):
    low, high = on_the_bed(part).bounds
    assert max(high[axis] - low[axis] for axis in (0, 1)) <= BED


def test_sizes_are_the_ones_everybody_works_with():
    lid, floor = on_the_bed("lid"), on_the_bed("floor")
    outline = (-size.OUTER_X, size.OUTER_NEAR), (size.OUTER_X, size.OUTER_FAR)
    for mesh in (lid, floor):
        assert mesh.bounds[0][:2] == pytest.approx(outline[0], abs=0.01)
        assert mesh.bounds[1][:2] == pytest.approx(outline[1], abs=0.01)
    assert lid.bounds[1][2] == pytest.approx(size.RIM_TOP - size.LID_BOTTOM, abs=0.01)
    assert on_the_bed("spacer").bounds[1][2] == pytest.approx(size.LID_GAP, abs=0.01)


def test_the_guide_says_what_the_parts_are():
    guide = (manifest.CASE / print_table.GUIDE).read_text(encoding="utf-8")
    assert guide == print_table.with_table(guide, manifest.read()["parts"]), "run make hardware"


def test_pictures_are_small():
    for name in manifest.PICTURE_NAMES:
        assert (manifest.PICTURES / f"case_{name}.png").stat().st_size < 250_000


def _block(*spans):
    """Return a closed block."""
    low, high = zip(*spans, strict=True)
    return box(bounds=(low, high))


def test_a_missing_triangle_is_noticed():
    whole = _block((0, 10), (0, 10), (0, 5))
    assert whole.is_volume
    assert whole.volume == pytest.approx(500)
    assert not Trimesh(whole.vertices, whole.faces[1:]).is_volume


def test_a_triangle_that_looks_the_wrong_way_is_noticed():
    whole = _block((0, 10), (0, 10), (0, 5))
    faces = whole.faces.copy()
    faces[0] = faces[0][::-1]
    assert not Trimesh(whole.vertices, faces, process=False).is_volume


def test_what_hangs_in_the_air_is_noticed():
    assert overhangs(_block((0, 10), (0, 10), (0, 5))) == []
    assert overhangs(_block((0, 10), (0, 10), (1, 5)))


def test_a_long_bridge_is_noticed_and_a_short_one_is_not():
    def arch(span):
        """Return a gate: two feet and a lintel."""
        gate = cuboid((0, 6 + span), (0, 8), (0, 6)) - cuboid((3, 3 + span), (-1, 9), (-1, 4))
        return mesh_of(gate)

    assert arch(8).is_volume
    assert overhangs(arch(LONGEST_BRIDGE - 1)) == []
    assert {round(found.span or 0) for found in overhangs(arch(20))} == {20}
