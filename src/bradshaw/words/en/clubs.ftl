### Clubs: private groups with tables and league tables of their own.

page-clubs = Clubs
page-clubs-text = A club is a private group. Its members meet at tables that nobody else sees, and keep a league table over a season.
page-clubs-log-in = Clubs are for accounts. Log in, or make one, to found or join a club.
page-clubs-none = You belong to no club yet. Found one below, or ask a club for its link.
page-clubs-loading = Looking for your clubs…
page-clubs-invited = Invitations
# $club: the name of a club; $player: who leads it; $known: whether anybody does.
page-clubs-invitation = { $known ->
    [false] You are invited to { $club }.
   *[other] { $player } invites you to { $club }.
 }
page-clubs-accept = Join
    .named = Join { $club }
page-clubs-decline = Decline
    .named = Decline the invitation to { $club }
page-clubs-declined = You have declined the invitation to { $club }.
page-clubs-found = Found a club
page-clubs-name = Name of the club
page-clubs-found-button = Found
page-clubs-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
 }
page-clubs-leads = You lead it

page-club-loading = Opening the club…
page-club-failed = The club cannot be shown
page-club-door = Join { $club }?
# $count: how many members the club has.
page-club-door-text = { $count ->
    [one] This club has { $count } member.
   *[other] This club has { $count } members.
 } They will see your name, and you will see their tables.
page-club-joined = You are a member of { $club } now.
page-club-tables = Tables
page-club-tables-empty = No table right now. Open one: only members see it and can join.
page-club-new-table = New table
page-club-finished = Finished games
page-club-finished-empty = No game of this club is over yet.
page-club-members = Members
page-club-member-leads = leads the club
page-club-member-remove = Remove
    .named = Remove { $player }
page-club-member-remove-title = Remove { $player }?
page-club-member-remove-text = { $player } no longer sees the club. Games that have begun go on; seats at tables that wait for players become free.
page-club-member-lead = Hand over
    .named = Let { $player } lead the club
page-club-member-lead-title = Let { $player } lead the club?
page-club-member-lead-text = You stay a member, but only { $player } can then invite people, set seasons and delete the club.
page-club-invite = Invite
page-club-invite-name = Name of an account
page-club-invite-button = Invite
page-club-invited = { $player } is invited.
page-club-waiting = Invited, without an answer yet
page-club-withdraw = Withdraw
    .named = Withdraw the invitation of { $player }
page-club-link = Link to join
page-club-link-none = There is no link. Make one, and whoever has it can join.
page-club-link-new = Make a link
page-club-link-other = New link
page-club-link-end = No more link
page-club-link-text = Whoever has this link can join. With a new one the old one leads nowhere.
page-club-settings = Settings of the club
page-club-rename = Rename
page-club-leave = Leave the club
page-club-leave-title = Leave { $club }?
page-club-leave-text = You no longer see its tables and league tables. Games that you play go on; seats at tables that wait for players become free.
page-club-left = You have left { $club }.
page-club-delete = Delete the club
page-club-delete-title = Delete { $club }?
page-club-delete-text = Members, seasons and tables that wait for players are deleted. Games that have begun go on and stay with those who sit there.
page-club-deleted = The club is deleted.

page-league = League table
page-league-season = Season
page-league-game = Game
page-league-all = All games
page-league-none = There is no season yet. Whoever leads the club can set one.
page-league-none-leader = There is no season yet. Set one below: its league table counts the games that end between its first and its last day.
# $begins, $ends: days.
page-league-days = { $begins } to { $ends }
page-league-empty = No game has ended in this season yet.
page-league-rule = Two points for each player you finish ahead of, one for each you are level with. A game counts on the day it ends (UTC) if at least two people and no bots play; a bot that stands in for somebody who stays away changes nothing. Equal points: more wins rank first.
page-league-rank = Place
page-league-player = Player
page-league-games = Games
page-league-wins = Wins
page-league-points = Points
page-league-results = Results
# A seat in a result. $place: 1 for the winner; $score: what the player has in the end.
page-league-place = { $place }. { $player }: { MONEY($score) }
page-league-place-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
page-league-seasons = Seasons
page-league-season-name = Name of the season
page-league-begins = First day
page-league-ends = Last day
page-league-add = Add season
page-league-change = Change
    .named = Change { $season }
page-league-save = Save season
page-league-delete = Delete
    .named = Delete { $season }
page-league-delete-title = Delete the season { $season }?
page-league-delete-text = Its league table is gone. The games stay.

server-club-online = Only online games can belong to a club.
server-no-such-club = There is no such club, or you are not a member.
server-no-such-invitation = This invitation is no longer good. Ask the club for a new one.
server-only-head = Only whoever leads the club can do that.
server-too-many-clubs = One account belongs to { $most } clubs at most.
server-member-already = You are a member already.
server-club-full = The club is full: it has { $most } members.
server-head-stays = You lead the club: hand it over to another member first, or delete it.
server-no-such-member = { $player } is not a member.
server-is-member = { $player } is a member already.
server-invited-already = { $declined ->
    [true] { $player } has declined and is not asked again. The club’s link still works.
   *[false] { $player } is invited already.
 }
server-club-too-many-invited = { $most } invitations wait for an answer. Withdraw some first.
server-bad-season = The season ends before it begins.
server-no-such-season = There is no such season.
server-too-many-seasons = A club has { $most } seasons at most.
server-notice-club-invited = { $player } invites you to the club { $club }.
server-notice-club-joined = { $player } has joined the club { $club }.
server-notice-club-removed = You are no longer a member of the club { $club }.
server-notice-club-head = You lead the club { $club } now.
