"""The official client library of the Model Context Protocol plays a match of each game, over stdio and over HTTP."""

import asyncio
import json
import os
import re
import subprocess
import time

import portolan
import pytest

mcp = pytest.importorskip("mcp")
PROGRAM = os.environ.get("PORTOLAN")
if not PROGRAM:
    pytest.skip("PORTOLAN does not name the program", allow_module_level=True)

#: Far more calls than a match takes.
MOST = 3000


class Player:
    """A client with the tools as methods."""

    def __init__(self, client):
        self.client, self.refused = client, []

    async def call(self, tool, **arguments):
        result = await self.client.call_tool(tool, arguments)
        text = result.content[0].text
        if result.is_error:
            raise ValueError(text)
        return json.loads(text)

    async def act(self, handle):
        """Does something. Others act meanwhile: what they made impossible is refused, and the next look says so."""
        try:
            return await self.choose(handle)
        except ValueError as refused:
            self.refused.append(str(refused))
            return await self.call("wait", handle=handle, seconds=1)

    async def choose(self, handle):
        """Does the last of the actions that are shown, or walks the last picks to one."""
        shown = await self.call("choices", handle=handle)
        if shown["only"] is not None:
            return await self.call("act", handle=handle, action=shown["only"])
        possible = [one["action"] for one in shown["actions"] if not one["blocked"]]
        if possible:
            return await self.call("act", handle=handle, action=possible[-1])
        draft = []
        while "complete" not in shown:
            assert shown["options"] and all(option["means"] for option in shown["options"])
            draft.append(shown["options"][-1]["pick"])
            shown = await self.call("choices", handle=handle, draft=draft)
        preview = await self.call("preview", handle=handle, action=shown["action"])
        assert preview["action"] == shown["action"] and preview["refused"] is None
        return await self.call("act", handle=handle, action=shown["action"])


async def play(client, game):
    """A whole match against bots."""
    me = Player(client)
    tools = {tool.name for tool in (await client.list_tools()).tools}
    assert {"rules", "tables", "sit_down", "view", "choices", "act", "wait", "talk", "history"} <= tools
    assert [one["game"] for one in await me.call("games")] == portolan.games()
    assert "\n- " in await me.call("rules", game=game)
    table = await me.call("sit_down", name="Ada", game=game, players=3, bots="greedy")
    handle = table["handle"]
    assert table["stage"] == "playing" and table["seat"] in (1, 2, 3)
    view = await me.call("view", handle=handle)
    assert [seat["who"]["player"]["name"] for seat in view["seats"] if seat["who"]["is"] == "person"] == ["Ada ⚙"]
    assert await me.call("box", handle=handle)
    assert await me.call("talk", handle=handle, text="Good luck!") == {"said": True}
    with pytest.raises(ValueError, match="understood|not an action|expected|can do nothing"):
        await me.call("act", handle=handle, action="dance")
    for _ in range(MOST):
        if table["stage"] == "over":
            break
        table = await me.act(handle) if table["your_turn"] else await me.call("wait", handle=handle, since=table["version"], seconds=20)
    assert len(me.refused) < 20, me.refused
    assert table["stage"] == "over" and len(table["standings"]["score"]) == 3
    lines = [line for _, line in (await me.call("history", handle=handle))["lines"]]
    assert any("Good luck!" in line for line in lines) and len(lines) > 20
    for wrong, says in (({"handle": "x"}, "there is no seat"), ({}, "handle is missing"), ({"handle": 3}, "expected text")):
        with pytest.raises(ValueError, match=says):
            await me.call("view", **wrong)


@pytest.mark.parametrize("game", portolan.games())
def test_a_match_over_stdio(game):
    async def main():
        async with mcp.Client(mcp.StdioServerParameters(command=PROGRAM, args=["mcp"])) as client:
            await play(client, game)

    asyncio.run(main())


def test_a_match_of_each_game_over_http_and_a_table_with_others(tmp_path):
    # A file: a pipe that nobody reads would stop the server once it is full.
    said = tmp_path / "said"
    with said.open("wb") as out:
        server = subprocess.Popen([PROGRAM, "mcp", "--listen", "127.0.0.1:0"], stderr=out)
    try:
        while not (found := re.search(r"http://\S+/mcp\n", said.read_text(encoding="utf-8"))):
            assert server.poll() is None
            time.sleep(0.05)
        url = found[0].strip()

        async def main():
            async with mcp.Client(url) as client, mcp.Client(url) as friend:
                for game in portolan.games():
                    await play(client, game)
                one, other = Player(client), Player(friend)
                mine = await one.call("sit_down", name="Ada", game="ostia", people=1)
                theirs = await other.call("sit_down", name="Bob", link=mine["link_for_others"], language="de")
                assert mine["stage"] == theirs["stage"] == "open" and theirs["seat"] != mine["seat"]
                started = await one.call("start", handle=mine["handle"], bots="greedy")
                assert started["stage"] == "playing"
                theirs = await other.call("wait", handle=theirs["handle"], since=0)
                assert theirs["your_turn"] and theirs["news"]
                assert await other.call("leave", handle=theirs["handle"]) == {"left": True}

        asyncio.run(main())
    finally:
        server.terminate()
        server.wait(20)
