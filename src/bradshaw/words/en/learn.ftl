## Lessons: the pages that list them, and the panel beside the board.

page-learn = Learn to play
page-learn-text = Short lessons on prepared positions. You play by the real rules, and every legal move is answered.
page-learn-game = Learn { $game }
page-learn-none = There are no lessons for this game.
page-learn-all = Lessons of all games
page-learn-nav = Learn
page-lesson = Lesson
page-lesson-loading = The lesson is being prepared …
page-lesson-step = Step { $step } of { $steps }
page-lesson-over = Lesson finished
page-lesson-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-lesson-finished = Finished
page-lesson-right = Right.
page-lesson-not-yet = Not the point.
page-lesson-show = Show the move
page-lesson-next = Next lesson
page-lesson-all = All lessons
page-lesson-play = Play a game
page-lesson-leave = Leave the lesson

## The rules on two pages, and the glossary

page-primer = The rules on two pages
page-primer-rule = Rule { $rule }
page-glossary = Glossary
page-glossary-text = Our terms, and beside them what players of 18xx.games and elsewhere say.
page-rules-all = All rules, one by one
