### People: profiles, ratings, and what everybody may see of an account.

## Rated tables

page-rated = gewertet
page-rated-table = Diese Partie wird gewertet.
page-rated-consent = Ihr Ergebnis ändert die Wertung aller, die mitspielen. Wer Platz nimmt, ist damit einverstanden.
page-rated-docs = So entsteht die Wertung
# $account: a link, page-rated-account.
page-rated-log-in = Für eine gewertete Partie brauchst du ein Konto: { $account }.
page-rated-account = melde dich an oder leg eins an
page-new-rating = Wertung
page-new-rated = Gewertet
page-new-rated-note = Das Ergebnis ändert die Wertung aller, die mitspielen. Alle brauchen ein Konto; es gibt keine Bots, und der Startwert wird gezogen.
page-new-rated-guest = Melde dich an, um einen gewerteten Tisch zu eröffnen.

## Profiles

page-profile = Spieler
page-profile-own = Dein Profil
page-profile-loading = Der Spieler wird gesucht …
# $date: "3 days ago", or a date.
page-profile-since = registriert { $date }
page-profile-seen = zuletzt gesehen { $time }
page-profile-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-profile-ratings = Wertungen
page-profile-no-ratings = { $player } hat noch keine gewertete Partie gespielt.
# $mean: 27.4, $margin: 5.2.
page-profile-rating = { $mean } ± { $margin }
page-profile-rated-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
page-profile-rating-note = Alle beginnen bei 25. Die wahre Stärke liegt in 19 von 20 Fällen im Bereich ± um die Zahl.
page-profile-course = Wertung in { $game } nach jeder gewerteten Partie
page-profile-course-mean = Wertung
page-profile-course-low = mindestens
page-profile-course-high = höchstens
page-profile-records = Statistik
page-profile-records-note = Beendete Online-Partien ohne Bots. Ein geteilter Sieg zählt als Teil eines Sieges.
page-profile-no-records = Noch keine beendeten Online-Partien.
page-profile-players = Spieler
page-profile-games = Partien
page-profile-wins = Siege
page-profile-wins-figure = { NUMBER($number, maximumFractionDigits: 1) }
page-profile-share = Siegquote
page-profile-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
page-profile-average = Platz im Schnitt
page-profile-tables = Tische jetzt
page-profile-results = Ergebnisse
page-profile-no-results = Auf dieser Seite sind keine Ergebnisse.
page-profile-place = Platz { $place } von { $players } mit { MONEY($score) }
page-profile-private = ein privater Tisch
# $rating: after the game.
page-profile-after = Wertung { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The list of rated players

page-ratings = Wertungen
page-ratings-games = Spiele
page-ratings-loading = Die Wertungen werden geholt …
page-ratings-none = Hiervon hat noch niemand eine gewertete Partie gespielt. Eröffne online einen gewerteten Tisch, dann bist du unter den Ersten.
page-ratings-rating = Wertung
page-ratings-rated-games = Partien
page-ratings-note = Geordnet nach dem unteren Ende jeder Wertung: Wer wenige Partien gespielt hat, steht weiter unten.

## Favourites, blocked people, looking somebody up

page-company = Spieler
page-company-find = Jemanden suchen
page-company-name = Name eines Kontos
page-company-look = Suchen
# $account: a link, page-company-account.
page-company-guest = Mit einem Konto kannst du Favoriten haben und andere blockieren: { $account }.
page-company-account = melde dich an oder leg eins an
page-company-favourites = Favoriten
    .empty = Noch niemand. Mach jemanden im Profil zum Favoriten: Dessen Tische stehen dann in deiner Lobby vorn.
page-company-favourite = Favorit
page-company-unfavourite = Entfernen
page-company-here = Favoriten, die gerade hier sind:
page-company-blocked = Blockiert
    .empty = Niemand.
page-company-block = Blockieren
page-company-unblock = Nicht mehr blockieren
page-company-block-title = { $player } blockieren?
page-company-block-text = Diese Person kann dich nicht mehr einladen und sich nicht an Tische setzen, die du eröffnest, und du siehst nicht, was sie schreibt. Sie erfährt davon nichts. Partien, die ihr schon zusammen spielt, gehen weiter.

## Invitations

page-invite = Jemanden einladen
page-invite-name = Name eines Kontos
page-invite-button = Einladen
page-invite-sent = { $player } ist eingeladen.
page-invite-asked = Eingeladen
page-invite-state =
    { $declined ->
        [true] kommt nicht
       *[other] hat noch nicht geantwortet
    }
page-invite-withdraw = Zurückziehen
page-invited = Einladung
page-invited-by = { $player } lädt dich ein
page-invited-text = { $player } lädt { $invited } zu einer Partie { $game } ein.
page-invited-accept =
    { $rated ->
        [true] Der gewerteten Partie beitreten
       *[other] Annehmen
    }
page-invited-decline = Ablehnen
page-invited-answered =
    { $yes ->
        [true] Du hast einen Platz am Tisch.
       *[other] Du hast abgelehnt.
    }
page-invited-table = Zum Tisch

## Reports to the host

page-report = Melden
page-report-title =
    { $subject ->
        [message] Eine Nachricht von { $player } melden
        [description] Die Beschreibung des Tischs melden
       *[other] { $player } melden
    }
page-report-note = Der Betreiber dieses Servers sieht es sich an und entscheidet. Du erfährst das Ergebnis; außer dem Betreiber erfährt niemand, wer gemeldet hat.
page-report-kind = Was stimmt nicht?
page-report-kinds =
    { $kind ->
        [abuse] Beleidigungen oder Drohungen
        [spam] Werbung
        [name] Ein anstößiger Name
        [play] Unfaires Spiel: Betrug, Absprachen, absichtliches Verzögern
       *[other] Etwas anderes
    }
page-report-text = Was der Betreiber wissen soll
page-report-send = An den Betreiber senden
page-report-sent = Der Betreiber hat deine Meldung.
page-muted =
    { $until ->
        [none] Der Betreiber dieses Servers lässt dich nicht chatten. Du kannst weiterspielen.
       *[other] Der Betreiber dieses Servers lässt dich bis { $until } nicht chatten. Du kannst weiterspielen.
    }
