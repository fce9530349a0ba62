envs-error-no-encoding = { $game } has no form in numbers, so there is no environment for it.
envs-error-players = The number of players must be a whole number, not “{ $players }”.
envs-error-max-moves = The limit of moves must be a whole number from 1, not “{ $moves }”.
envs-error-rewards = There are no rewards called “{ $rewards }”. Known: { $known }.
envs-error-render-mode = There is no render mode called “{ $mode }”. Known: { $known }.
envs-error-index = A move is a whole number from 0 to { $most }, not “{ $index }”.
envs-error-illegal = Move { $index } ({ $move }) is not legal now; the action mask shows which are.
envs-error-one-illegal = Move { $index } is not legal in game { $game }; the masks show which are.
envs-error-actions =
    { $copies ->
        [one] Give one whole number, the move of the game.
       *[other] Give { $copies } whole numbers, one move for each game.
    }
envs-error-copies = The number of games must be a whole number from 1, not “{ $copies }”.
envs-error-worker = A process that plays the games has ended.
envs-error-workers = The number of processes must be a whole number from 0 to { $copies }, not “{ $workers }”.
envs-error-options = Options are given by name, as a mapping.
