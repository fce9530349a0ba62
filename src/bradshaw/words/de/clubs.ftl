### Clubs: private groups with tables and league tables of their own.

page-clubs = Clubs
page-clubs-text = Ein Club ist eine private Gruppe. Seine Mitglieder treffen sich an Tischen, die sonst niemand sieht, und führen eine Tabelle über eine Saison.
page-clubs-log-in = Clubs sind für Konten. Melde dich an oder lege eines an, um einen Club zu gründen oder ihm beizutreten.
page-clubs-none = Du gehörst noch keinem Club an. Gründe unten einen, oder bitte einen Club um seinen Link.
page-clubs-loading = Deine Clubs werden gesucht …
page-clubs-invited = Einladungen
# $club: the name of a club; $player: who leads it; $known: whether anybody does.
page-clubs-invitation = { $known ->
    [false] Du bist in den Club { $club } eingeladen.
   *[other] { $player } lädt dich in den Club { $club } ein.
 }
page-clubs-accept = Beitreten
    .named = Dem Club { $club } beitreten
page-clubs-decline = Ablehnen
    .named = Die Einladung in den Club { $club } ablehnen
page-clubs-declined = Du hast die Einladung in den Club { $club } abgelehnt.
page-clubs-found = Einen Club gründen
page-clubs-name = Name des Clubs
page-clubs-found-button = Gründen
page-clubs-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
 }
page-clubs-leads = Du leitest ihn

page-club-loading = Der Club wird geöffnet …
page-club-failed = Der Club kann nicht gezeigt werden
page-club-door = Dem Club { $club } beitreten?
# $count: how many members the club has.
page-club-door-text = { $count ->
    [one] Dieser Club hat { $count } Mitglied.
   *[other] Dieser Club hat { $count } Mitglieder.
 } Man sieht dort deinen Namen, und du siehst die Tische.
page-club-joined = Du bist jetzt Mitglied im Club { $club }.
page-club-tables = Tische
page-club-tables-empty = Gerade kein Tisch. Mach einen auf: Nur Mitglieder sehen ihn und können mitspielen.
page-club-new-table = Neuer Tisch
page-club-finished = Beendete Partien
page-club-finished-empty = Noch keine Partie dieses Clubs ist zu Ende.
page-club-members = Mitglieder
page-club-member-leads = leitet den Club
page-club-member-remove = Entfernen
    .named = { $player } entfernen
page-club-member-remove-title = { $player } entfernen?
page-club-member-remove-text = { $player } sieht den Club nicht mehr. Begonnene Partien gehen weiter; Plätze an Tischen, die noch auf Spieler warten, werden frei.
page-club-member-lead = Leitung übergeben
    .named = { $player } die Leitung übergeben
page-club-member-lead-title = { $player } die Leitung übergeben?
page-club-member-lead-text = Du bleibst Mitglied, aber nur { $player } kann dann einladen, Saisons festlegen und den Club löschen.
page-club-invite = Einladen
page-club-invite-name = Name eines Kontos
page-club-invite-button = Einladen
page-club-invited = { $player } ist eingeladen.
page-club-waiting = Eingeladen, noch ohne Antwort
page-club-withdraw = Zurückziehen
    .named = Die Einladung an { $player } zurückziehen
page-club-link = Link zum Beitreten
page-club-link-none = Es gibt keinen Link. Wer einen hat, kann beitreten.
page-club-link-new = Link anlegen
page-club-link-other = Neuer Link
page-club-link-end = Kein Link mehr
page-club-link-text = Wer diesen Link hat, kann beitreten. Gibt es einen neuen, führt der alte nirgendwohin.
page-club-settings = Einstellungen des Clubs
page-club-rename = Umbenennen
page-club-leave = Den Club verlassen
page-club-leave-title = Den Club { $club } verlassen?
page-club-leave-text = Du siehst seine Tische und Tabellen nicht mehr. Partien, die du spielst, gehen weiter; Plätze an Tischen, die noch auf Spieler warten, werden frei.
page-club-left = Du hast den Club { $club } verlassen.
page-club-delete = Den Club löschen
page-club-delete-title = Den Club { $club } löschen?
page-club-delete-text = Mitgliedschaften, Saisons und Tische, die noch auf Spieler warten, werden gelöscht. Begonnene Partien gehen weiter und bleiben bei denen, die dort sitzen.
page-club-deleted = Der Club ist gelöscht.

page-league = Tabelle
page-league-season = Saison
page-league-game = Spiel
page-league-all = Alle Spiele
page-league-none = Es gibt noch keine Saison. Wer den Club leitet, kann eine festlegen.
page-league-none-leader = Es gibt noch keine Saison. Lege unten eine fest: Ihre Tabelle zählt die Partien, die zwischen dem ersten und dem letzten Tag enden.
# $begins, $ends: days.
page-league-days = { $begins } bis { $ends }
page-league-empty = In dieser Saison ist noch keine Partie zu Ende.
page-league-rule = Zwei Punkte für jede Person, vor der du liegst, einen für jede, mit der du gleichauf bist. Eine Partie zählt an dem Tag, an dem sie endet (UTC), wenn mindestens zwei Personen und keine Bots spielen; ein Bot, der für jemanden einspringt, ändert nichts. Bei gleichen Punkten liegen mehr Siege vorn.
page-league-rank = Platz
page-league-player = Spieler
page-league-games = Partien
page-league-wins = Siege
page-league-points = Punkte
page-league-results = Ergebnisse
# A seat in a result. $place: 1 for the winner; $score: what the player has in the end.
page-league-place = { $place }. { $player }: { MONEY($score) }
page-league-place-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
page-league-seasons = Saisons
page-league-season-name = Name der Saison
page-league-begins = Erster Tag
page-league-ends = Letzter Tag
page-league-add = Saison anlegen
page-league-change = Ändern
    .named = { $season } ändern
page-league-save = Saison speichern
page-league-delete = Löschen
    .named = { $season } löschen
page-league-delete-title = Die Saison { $season } löschen?
page-league-delete-text = Ihre Tabelle ist dann weg. Die Partien bleiben.

server-club-online = Nur Online-Partien können zu einem Club gehören.
server-no-such-club = Diesen Club gibt es nicht, oder du bist kein Mitglied.
server-no-such-invitation = Diese Einladung gilt nicht mehr. Bitte den Club um eine neue.
server-only-head = Das kann nur, wer den Club leitet.
server-too-many-clubs = Ein Konto gehört höchstens { $most } Clubs an.
server-member-already = Du bist schon Mitglied.
server-club-full = Der Club ist voll: Er hat { $most } Mitglieder.
server-head-stays = Du leitest den Club: Übergib ihn zuerst einem anderen Mitglied, oder lösche ihn.
server-no-such-member = { $player } ist kein Mitglied.
server-is-member = { $player } ist schon Mitglied.
server-invited-already = { $declined ->
    [true] { $player } hat abgelehnt und wird nicht noch einmal gefragt. Der Link des Clubs gilt weiter.
   *[false] { $player } ist schon eingeladen.
 }
server-club-too-many-invited = { $most } Einladungen warten auf eine Antwort. Zieh zuerst einige zurück.
server-bad-season = Die Saison endet, bevor sie beginnt.
server-no-such-season = Diese Saison gibt es nicht.
server-too-many-seasons = Ein Club hat höchstens { $most } Saisons.
server-notice-club-invited = { $player } lädt dich in den Club { $club } ein.
server-notice-club-joined = { $player } ist dem Club { $club } beigetreten.
server-notice-club-removed = Du bist nicht mehr Mitglied im Club { $club }.
server-notice-club-head = Du leitest jetzt den Club { $club }.
