## Games of 18xx.games: why one cannot be read or written

# $problem: a sentence, here and in the next two.
eighteen-site-action = Action { $number }: { $problem }
eighteen-site-set-up = The game cannot be set up: { $problem }
eighteen-site-misfit = It does not fit ({ $problem }).
eighteen-site-other-game = This is not a game of { $game } from 18xx.games: its title is “{ $title }”.
eighteen-site-no-optional-rule = { $game } has no optional rule “{ $rule }” on 18xx.games.
eighteen-site-rules-list = The optional rules of the game are not a list.
eighteen-site-rules-names = The optional rules of the game are not names.
eighteen-site-no-players = The players of the game are missing.
eighteen-site-no-player-id = A player of the game has no id.
eighteen-site-same-id = Two players of the game have the same id.
eighteen-site-actions-list = The actions of the game are not a list.
eighteen-site-too-many-actions = { $count } actions are more than any game has.
eighteen-site-own-house-rules = 18xx.games plays by house rules of its own: only games with ruleset={ $ruleset } can be exported.
eighteen-site-no-option = 18xx.games does not have the option “{ $option }”.
eighteen-site-no-action = 18xx.games has no action for { $action }.

## Games of 18xx.games: what is wrong with an action

eighteen-site-not-object = It is not an object.
eighteen-site-nothing-to-redo = There is nothing to redo.
eighteen-site-nothing-to-undo = There is nothing to undo.
eighteen-site-nothing-to-undo-after = There is nothing to undo after action { $target }.
eighteen-site-undo-target = It goes back to action “{ $target }”, which cannot be.
eighteen-site-automatic-list = Its automatic actions are not a list.
eighteen-site-automatic-object = An automatic action is not an object.
eighteen-site-no-action-type = There is no action of type “{ $kind }”.
eighteen-site-incomplete = The action “{ $kind }” is not complete ({ $problem }).
eighteen-site-other-turn = It is an action of “{ $entity }”, but “{ $expected }” has the turn.
eighteen-site-no-company = There is no company “{ $company }”.
eighteen-site-not-for-sale = Certificate { $number } of { $company } is not for sale.
eighteen-site-no-dividend = There is no dividend of the kind “{ $kind }”.
eighteen-site-no-train = There is no train “{ $train }”.
eighteen-site-no-train-to-run = There is no { $train } train to run.
eighteen-site-no-track = There is no track for the run of the { $train } train.

## Games of 18xx.games: the result beside the one in the file

eighteen-site-goes-on = The file says that the game is finished, but after its last move it goes on.
eighteen-site-no-result = The game is finished; the file does not hold its result.
eighteen-site-same-result = The result is the same as in the file: { LIST($players, type: "comma") }.
eighteen-site-other-result = The result differs from the file: { LIST($differing, type: "semicolon") }.
eighteen-site-other-worth = { $player } { MONEY($worth) }, in the file { MONEY($recorded) }

## Single positions and reference games: what is wrong with one

# $problem: a sentence.
eighteen-position-wrong = Not a position of { $game }: { $problem }
eighteen-position-unknown =
    { $kind ->
        [band] There is no band of trains “{ $name }”.
        [company] There is no company “{ $name }”.
        [hex] There is no hex “{ $name }”.
        [phase] There is no phase “{ $name }”.
        [tile] There is no tile “{ $name }”.
       *[train] There is no train “{ $name }”.
    }
eighteen-position-rotation = The rotation of tile { $tile } in { $hex } is { $rotation }, not one of 0 to 5.
eighteen-position-tile = Tile { $tile } cannot lie in { $hex } with rotation { $rotation }.
eighteen-reference-snapshots = A reference game of { $game } has its snapshots under “snapshots”.
eighteen-reference-no-snapshot = there is no snapshot of this move
eighteen-reference-start = The start differs: { $difference }
