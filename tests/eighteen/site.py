"""What is asked of games of 18xx.games that are read, compared and written again."""


def differing(title, game):
    """The moves after which a snapshot differs, and in what."""
    return [(number, texts) for number, _, texts in title.reference.compare(game) if texts]


def agrees_after_every_action(title, game):
    compared = title.reference.compare(game)
    assert [number for number, _, _ in compared] == list(range(1, len(game["game"]["actions"]) + 1))
    assert [(number, texts) for number, _, texts in compared if texts] == []


def saved_again(title, data):
    """The game as we write it; read again it is the same game."""
    game = title.site.load(data)
    saved = title.site.save(game)
    again = title.site.load(saved)
    assert again.record() == game.record()
    assert title.site.save(again) == saved
    assert saved["game_end_reason"] == data["game_end_reason"]
    return saved


def ends_as_told(title, data):
    """A game that people played is worth to them what the site says, and keeps its moves when it is written."""
    game = title.site.load(data)
    worths = {str(player["id"]): game.outcome.scores[seat] for seat, player in enumerate(data["players"])}
    assert worths == {str(player): worth for player, worth in data["result"].items()}
    again = title.site.load(title.site.save(game))
    assert again.record().actions == game.record().actions
