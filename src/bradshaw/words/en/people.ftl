### People: profiles, ratings, and what everybody may see of an account.

## Rated tables

page-rated = rated
page-rated-table = This game is rated.
page-rated-consent = Its result changes the ratings of all who play. By taking a seat you agree to that.
page-rated-docs = How ratings work
# $account: a link, page-rated-account.
page-rated-log-in = To play a rated game you need an account: { $account }.
page-rated-account = log in or make one
page-new-rating = Rating
page-new-rated = Rated
page-new-rated-note = The result changes the ratings of all who play. Everybody needs an account; there are no bots, and the seed is drawn.
page-new-rated-guest = Log in to open a rated table.

## Profiles

page-profile = Player
page-profile-own = Your profile
page-profile-loading = Looking up the player…
# $date: "3 days ago", or a date.
page-profile-since = joined { $date }
page-profile-seen = last seen { $time }
page-profile-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-profile-ratings = Ratings
page-profile-no-ratings = { $player } has not played a rated game yet.
# $mean: 27.4, $margin: 5.2.
page-profile-rating = { $mean } ± { $margin }
page-profile-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
page-profile-rating-note = Everybody begins at 25. The true strength lies within ± of the figure 19 times in 20.
page-profile-course = Rating in { $game } after each rated game
page-profile-course-mean = Rating
page-profile-course-low = at least
page-profile-course-high = at most
page-profile-records = Statistics
page-profile-records-note = Finished online games without bots. A shared victory counts as a part of a win.
page-profile-no-records = No finished online games yet.
page-profile-players = Players
page-profile-games = Games
page-profile-wins = Wins
page-profile-wins-figure = { NUMBER($number, maximumFractionDigits: 1) }
page-profile-share = Win rate
page-profile-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
page-profile-average = Average place
page-profile-tables = Tables now
page-profile-results = Results
page-profile-no-results = There are no results on this page.
page-profile-place = Place { $place } of { $players } with { MONEY($score) }
page-profile-private = a private table
# $rating: after the game.
page-profile-after = Rating { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The list of rated players

page-ratings = Ratings
page-ratings-games = Games
page-ratings-loading = Fetching the ratings…
page-ratings-none = Nobody has played a rated game of this yet. Open a rated table online to be the first.
page-ratings-rating = Rating
page-ratings-rated-games = Games
page-ratings-note = In the order of the lower end of each rating: whoever has played few games stands further down.

## Favourites, blocked people, looking somebody up

page-company = People
page-company-find = Look somebody up
page-company-name = Name of an account
page-company-look = Look up
# $account: a link, page-company-account.
page-company-guest = With an account you can keep favourites and block people: { $account }.
page-company-account = log in or make one
page-company-favourites = Favourites
    .empty = Nobody yet. Make somebody a favourite on their profile: their tables then come first in your lobby.
page-company-favourite = Favourite
page-company-unfavourite = Remove
page-company-here = Favourites who are here:
page-company-blocked = Blocked
    .empty = Nobody.
page-company-block = Block
page-company-unblock = Unblock
page-company-block-title = Block { $player }?
page-company-block-text = They can no longer invite you or sit down at tables that you open, and you do not see what they say. They are not told. Games that you already play together go on.

## Invitations

page-invite = Invite somebody
page-invite-name = Name of an account
page-invite-button = Invite
page-invite-sent = { $player } is invited.
page-invite-asked = Invited
page-invite-state =
    { $declined ->
        [true] does not come
       *[other] has not answered yet
    }
page-invite-withdraw = Withdraw
page-invited = Invitation
page-invited-by = { $player } invites you
page-invited-text = { $player } invites { $invited } to a game of { $game }.
page-invited-accept =
    { $rated ->
        [true] Join the rated game
       *[other] Accept
    }
page-invited-decline = Decline
page-invited-answered =
    { $yes ->
        [true] You have a seat at the table.
       *[other] You have declined.
    }
page-invited-table = To the table

## Reports to the host

page-report = Report
page-report-title =
    { $subject ->
        [message] Report a message of { $player }
        [description] Report the description of the table
       *[other] Report { $player }
    }
page-report-note = The host of this server looks at it and decides. You are told the outcome; nobody but the host is told who has reported it.
page-report-kind = What is wrong?
page-report-kinds =
    { $kind ->
        [abuse] Insults or threats
        [spam] Advertising
        [name] An offensive name
        [play] Unfair play: cheating, playing together, delaying on purpose
       *[other] Something else
    }
page-report-text = What the host should know
page-report-send = Send to the host
page-report-sent = The host has your report.
page-muted =
    { $until ->
        [none] The host of this server does not let you chat. You can go on playing.
       *[other] The host of this server does not let you chat until { $until }. You can go on playing.
    }
