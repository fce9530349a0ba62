"""What is asked of the log and of the choices of every 18xx game."""

import ast
from importlib.resources import files
from pathlib import Path

from bradshaw import eighteen
from bradshaw.eighteen.actions import PASS


def noted_kinds(package, told):
    """Every kind of entry that a game, or what it shares with others, notes anywhere."""
    kinds = set()
    for source in (*Path(str(files(package))).rglob("*.py"), *Path(str(files(eighteen))).rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="note") | ast.Name(id="note_tile"), args=[kind, *_]):
                    kinds |= _words(kind)
                case ast.Call(func=ast.Attribute(attr="_note"), args=[_, kind, *_]):
                    kinds |= _words(kind)
                # A kind that is chosen before it is noted, or that a frame declares.
                case (
                    ast.Assign(targets=[ast.Name(id="kind") | ast.Tuple(elts=[ast.Name(id="kind"), *_])], value=chosen)
                    | ast.AnnAssign(target=ast.Name(id="asked"), value=ast.Constant() as chosen)
                ):
                    kinds |= _words(chosen) & told
    return kinds


def _words(node):
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def kinds_told(game, raw, said_elsewhere):
    """The kinds of entries of a game, each a sentence for people or said by its neighbour."""
    for entry in game.log:
        sentence = str(game.title.tell(entry, game.players))
        if sentence:
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert not raw.search(sentence), sentence
            assert "  " not in sentence, sentence
        else:
            assert entry.kind in said_elsewhere, entry
    return {entry.kind for entry in game.log}


def decisions_are_told(game):
    """Everything that a player has decided is told, except leaving a step undone."""
    for number, action in enumerate(game.played):
        told = [str(game.title.tell(entry, game.players)) for entry in game.log_of(number)]
        if action.action != PASS:
            assert any(told), action


def kinds_described(game, raw):
    """The kinds of actions that are legal now, each action with a description of its own."""
    choices = game.choices()
    actions = [
        *choices.actions,
        *(span[0] for span in choices.ranges),
        *(span[len(span) - 1] for span in choices.ranges),
    ]
    texts = {str(game.title.describe(game.state, action)) for action in actions}
    assert len(texts) == len(set(actions)), sorted(texts)
    for text in texts:
        assert text[0].isupper(), text
        assert not text.endswith("."), text
        assert not raw.search(text), text
    return {type(action) for action in actions}


def offered(game, *kinds):
    return [action for action in game.choices().actions if isinstance(action, kinds)]


def ahead(game, action):
    """The game after an action, which is not made in the game itself."""
    twin = game.copy()
    twin.play(action)
    return twin
