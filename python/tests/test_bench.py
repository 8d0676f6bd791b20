"""The benchmark: the same result from the same command, honest measures, and a leak test that finds leaks."""

import json

import portolan
import pytest
from portolan import bench


@pytest.fixture(params=portolan.games())
def game(request):
    return request.param


AGENT = """
def play(eyes):
    assert eyes.observation().any() and eyes.text() and eyes.view() and eyes.facts() and eyes.rules()
    assert not hasattr(eyes, "redeal") and not hasattr(eyes, "clone")
    forms = eyes.forms()
    return forms[-1][0] if forms else eyes.nearest("")
"""


def test_every_deal_is_played_from_every_seat(game, tmp_path, monkeypatch):
    (tmp_path / "agent_of_tests.py").write_text(AGENT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    args = [game, "--agent", "agent_of_tests:play", "--against", "random", "greedy", "--deals", "2"]
    files = [tmp_path / name for name in ("a.json", "b.json")]
    for file in files:
        assert bench.main([*args, "--json", str(file), "--card", str(tmp_path / "card.md")]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    report = json.loads(files[0].read_text())
    # The agent among each kind, and each kind among the other; two deals, three seats.
    assert report["matches"] == 4 * 2 * 3 and report["seed"] == bench.SEED
    shares = {(one["one"], one["others"]): one["share"] for one in report["tables"]}
    assert shares["greedy", "random"] > 0.5 > shares["random", "greedy"]
    ratings = report["ratings"]
    assert ratings["greedy"]["points"] == 0 > ratings["random"]["to"]
    assert all(one["from"] <= one["points"] <= one["to"] for one in ratings.values())
    for one in report["negotiation"].values():
        assert one["overbid_rate"] is None or 0 <= one["overbid_rate"] <= 1
        assert one["truth_of_claims"] is None or 0 <= one["truth_of_claims"] <= 1
    card = (tmp_path / "card.md").read_text(encoding="utf-8")
    assert f"### {game}, 3 players" in card and "| agent_of_tests:play | random |" in card


def test_an_agent_that_cannot_play_is_replaced():
    broken = bench.Player("broken", None, lambda eyes: "dance")
    result = bench.run("ostia", [broken], [bench.agent("random")], deals=1)
    assert result.negotiation["broken"].report()["errors_per_match"] == bench.ERRORS
    assert result.tables[0].shares[0] > 0.5, "greedy plays on"


def test_claims_are_compared_with_the_cards():
    card = {"symbols": ["ducat", "ship"], "power": 4, "load": 3, "port": None}
    assert bench._is_true({"symbols": ["ship", "ducat"], "power": 4}, card)
    assert not bench._is_true({"symbols": ["ship", "ducat"], "power": 5}, card)
    assert bench._is_true({"port": "none"}, card) and not bench._is_true({"port": "none"}, card | {"port": 3})
    result = bench.run("oltre-mare", [], [bench.agent("random"), bench.agent("expert")], deals=1)
    truth = {name: one.report()["truth_of_claims"] for name, one in result.negotiation.items()}
    assert truth["random"] < 0.5 < truth["expert"]


def test_equal_shares_are_no_certainty():
    assert bench.Score.of([0.0] * 10) == (0.0, 0.3) and bench.Score.of([1.0]) == (1.0, 1.0)
    assert bench.Score.of([0.0, 1.0]).within == pytest.approx(0.98)


def test_seats_are_told_nothing_that_is_hidden(game, monkeypatch):
    assert bench.leaks(game, matches=1) > 200
    told = bench._told
    monkeypatch.setattr(bench, "_told", lambda state, seat, players: told(state, seat, players) | {"text": state.text((seat + 1) % players)})
    with pytest.raises(AssertionError, match="text of seat"):
        bench.leaks(game, matches=1)


def test_what_cannot_be_is_refused(game, capsys):
    for args in (["--agent", "champion"], ["--agent", "json:nothing"], ["--deals", "0"], ["--players", "9"]):
        with pytest.raises(SystemExit):
            bench.main([game, *args])
    assert "there is no agent 'champion'" in capsys.readouterr().err
