## Files: what is wrong with one, after its path

formats-file = { $path }: { $problem }
formats-no-file = there is no such file.
formats-directory = this is a directory, not a file.
formats-damaged = the gzip data is damaged or cut short.
formats-unreadable = cannot be read: { $reason }.
formats-unwritable = cannot be written: { $reason }.
formats-no-directory = there is no such directory to write to.
formats-too-large = has more than { $most } MB, the most that can be read.
formats-nested = is nested too deeply for a game.
formats-not-json = is not JSON: { $problem }.
formats-not-exported = is not a game exported from 18xx.games: it has no title, players and actions.
formats-not-recorded = is not a recorded game: it does not say of which game in “game”.
formats-not-installed = is a game of “{ $game }”, which is not installed.
formats-unknown = The file is neither a record of Bradshaw nor a game exported from 18xx.games.
formats-other-game = This is a game of “{ $game }” from 18xx.games; only games of { $games } can be imported.
formats-not-on-site = { $game } is not on 18xx.games.
formats-unreadable-game = The file is not a readable game.
