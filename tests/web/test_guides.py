"""The guides beside the pages: for every game, in both languages."""

from host_tools.apps.guides.guides import LANGUAGES, address
from host_tools.games import NUMBERS
from tests.web.test_server import visit


def test_every_guide_is_served_beside_the_unit_and_the_board():
    async def test(there):
        for number in NUMBERS:
            for lang in LANGUAGES:
                for room in ("", "mirror/"):
                    answer = await there.client.get(f"/{room}guides/{address(number, lang)}")
                    page = await answer.text()
                    assert answer.status == 200
                    assert f'<html lang="{lang}">' in page
                    assert "<article" in page
                    assert "<img" not in page, "pictures are in a checkout only"
        assert (await there.client.get("/guides/home.css")).status == 200
        assert (await there.client.get("/guides/nothing.en.html")).status == 404

    visit(test)


def test_the_report_links_to_the_guide_of_its_game():
    async def test(there):
        there.player.tap("BUY_BANK 1 1 3 CONFIRM")
        there.player.wait(1)
        page = await (await there.client.get("/report/")).text()
        assert 'href="../guides/trader.en.html"' in page

    visit(test)
