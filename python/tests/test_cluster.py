"""Ray with two workers gives what one process gives."""

import os

import portolan
import pytest

ray = pytest.importorskip("ray")
from portolan import bench, cluster  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def two_workers(tmp_path_factory):
    # Workers begin where we are, and must not find the sources of the package there.
    before = os.getcwd()
    os.chdir(tmp_path_factory.mktemp("workers"))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()
    os.chdir(before)


@pytest.mark.parametrize("game", portolan.games())
def test_self_play_with_two_workers(game):
    bots = ["greedy", "expert", "random"]
    played = list(cluster.self_play(game, bots, matches=5, workers=2, seed=3))
    assert [one.seed for one in played] == [3, 4, 5, 6, 7]
    assert played == [cluster.play(game, bots, seed) for seed in range(3, 8)]
    assert all(portolan.verify(one.file)["game"] == game for one in played)


def test_the_benchmark_with_two_workers():
    names = ["random", "greedy"]
    apart = cluster.benchmark("ostia", [], names, workers=2, deals=3)
    together = bench.run("ostia", [], [bench.agent(name) for name in names], deals=3)
    one, other = apart.report(), together.report()
    assert one["tables"] == other["tables"] and one["matches"] == other["matches"] and one["deals"] == other["deals"]
    for name, measures in other["negotiation"].items():
        assert one["negotiation"][name] == pytest.approx(measures)
    assert {name: rating["points"] for name, rating in one["ratings"].items()} == pytest.approx(
        {name: rating["points"] for name, rating in other["ratings"].items()}
    )


def test_what_cannot_be_is_refused():
    with pytest.raises(ValueError, match="workers: 0"):
        list(cluster.self_play("ostia", ["greedy"] * 3, matches=1, workers=0))
    with pytest.raises(Exception, match="there is no agent"):
        cluster.benchmark("ostia", ["champion"], ["greedy"], workers=1, deals=1)
