"""`bradshaw games`."""

import bradshaw


def test_every_installed_game_is_listed_with_its_options(run):
    ran = run("games")
    assert ran.status == 0
    for title in bradshaw.titles().values():
        assert f"{title.id}  {title.name}, by {title.designer}" in ran.out
        for option in title.options:
            assert f"{option.name}=" in ran.out
    assert "starting_bond_counts=false" in ran.out
    assert "random" in ran.out
