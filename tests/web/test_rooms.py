"""The mirror and the report on the unit's own server."""

from tests.web.test_server import Visit, nobody, receive, tap, visit


def test_the_mirror_is_told_of_confirmed_and_undone_entries():
    async def test(there: Visit) -> None:
        unit = await there.page()
        wall = await there.client.ws_connect("/mirror/socket", headers={"Origin": there.origin})
        assert (await receive(wall, "setup"))["lang"] == "en"
        await tap(unit, "BUY_BANK 1 1 3 CONFIRM")
        assert (await receive(unit, "news"))["said"].startswith("The hat listed 13 and paid 220")
        market = await receive(wall, "market")
        while market["count"] != 1:
            market = await receive(wall, "market")
        assert market["headline"].startswith("The hat listed 13")
        await tap(unit, "UNDO CONFIRM")
        assert (await receive(unit, "news"))["said"].startswith("Taken back: The hat listed 13")
        assert (await receive(wall, "market"))["count"] == 0

    visit(test)


def test_the_mirror_accepts_no_input():
    async def test(there: Visit) -> None:
        wall = await there.client.ws_connect("/mirror/socket", headers={"Origin": there.origin})
        await wall.send_str('{"type":"key","key":"1","on":true}')
        while not wall.closed:
            await wall.receive()
        assert wall.close_code == 1008
        assert not there.player.unit.held

    visit(test)


def test_the_mirrors_files_are_below_its_path():
    async def test(there: Visit) -> None:
        for path in ("", "main.js", "engine.js", "names.js", "games.js", "trader/game.js"):
            assert (await there.client.get(f"/mirror/{path}")).status == 200
        styles = await (await there.client.get("/mirror/games.css")).text()
        assert '@import "./trader/company.css";' in styles
        for path in ("/mirror/keys.js", "/mirror/faceplate.json", "/draw.js", "/colours.css"):
            assert (await there.client.get(path)).status == 404

    visit(test)


def test_the_report_is_current_and_runs_only_its_own_script():
    async def test(there: Visit) -> None:
        page = await there.page()
        empty = await there.client.get("/report/")
        assert "Nothing has happened in this game yet." in await empty.text()
        await tap(page, "BUY_BANK 1 1 3 CONFIRM")
        await receive(page, "news")
        answer = await there.client.get("/report/")
        told = await answer.text()
        assert "The hat listed 13" in told
        assert "inal standings" not in told
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'sha256-" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"

    visit(test)


def test_without_power_there_is_no_report():
    async def test(there: Visit) -> None:
        there.player.unit.cut()
        assert (await there.client.get("/report/")).status == 503

    visit(test)


def test_only_players_are_shown_the_pin():
    async def test(there: Visit) -> None:
        there.hub.invitation = {"address": "http://192.0.2.7/", "pin": "123456", "qr": {}}
        page = await there.page()
        assert (await receive(page, "role"))["invitation"] is None

    async def own(there: Visit) -> None:
        there.hub.invitation = {"address": "http://192.0.2.7/", "pin": "123456", "qr": {}}
        page = await there.page()
        assert (await receive(page, "role"))["invitation"]["pin"] == "123456"

    visit(test, trusted=nobody)
    visit(own)
