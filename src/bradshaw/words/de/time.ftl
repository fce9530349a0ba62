### How much time players have at an online table: chosen with a new game, shown at the table and in lists.

## Choosing it

page-time = Zeit
page-time-kind = Wie viel Zeit jeder hat
page-time-none = So viel man will
page-time-move = Eine Frist für jede Entscheidung
page-time-bank = Ein Zeitkonto
page-time-limit = Für jede Entscheidung
page-time-bank-hours = Auf dem Konto zu Beginn
page-time-increment = Jede Entscheidung bringt
page-time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
page-time-nothing = nichts
page-time-sleep = Nachts läuft keine Uhr
page-time-sleep-from = Von
page-time-sleep-to = Bis
page-time-zone = Zeitzone des Tisches
page-time-holidays = Urlaubstage für jeden
page-time-then = Wenn jemandes Zeit abgelaufen ist
page-time-then-consent = Die anderen entscheiden gemeinsam
page-time-then-bot = Ein Bot spielt, bis die Person zurück ist
page-time-then-open = Der Platz wird für jemand anderen frei
page-time-down = Zeit, in der der Server steht, zählt nie.

## At the table and in lists

# $span: "24 hours", "3 days".
page-time-rule-move = { $span } für jede Entscheidung
# $increment: "30 minutes", "2 hours", or "none".
page-time-rule-bank = { $increment ->
    [none] { $span } für die ganze Partie
   *[other] { $span } für die ganze Partie, dazu { $increment } mit jeder Entscheidung
 }
# $from, $to: hours of the reader’s day, "23:00".
page-time-rule-sleep = von { $from } bis { $to } (deine Zeit) stehen die Uhren
page-time-rule-holidays = { $count ->
    [one] { $count } Urlaubstag für jeden
   *[other] { $count } Urlaubstage für jeden
 }
page-time-rule-then = { $then ->
    [bot] ist die Zeit abgelaufen, spielt ein Bot, bis die Person zurück ist
    [open] ist die Zeit abgelaufen, wird der Platz für jemand anderen frei
   *[consent] ist die Zeit abgelaufen, können die anderen die Person einvernehmlich ersetzen
 }
page-time-rule = Zeit: { LIST($parts, type: "semicolon") }.
# $time: "16:30", "Tue 3 Mar 16:30".
page-time-until = bis { $time }
    .title = Wann die Zeit dieser Person abläuft, in deiner Zeitzone
page-time-left = noch { $span }
    .title = Was von der Zeit dieser Person übrig ist
page-time-out = Zeit abgelaufen
page-time-holiday-until = im Urlaub bis { $time }
page-time-banner = Deine Zeit läuft ab: bis { $time }.
page-time-banner-out = Deine Zeit ist abgelaufen: Bis du ziehst, können die anderen dich ersetzen.

## Holidays

page-time-holiday = Urlaub nehmen …
page-time-holiday-text = Ab jetzt steht deine Uhr. Du kannst jederzeit zurückkommen und behältst den Rest deiner Tage.
page-time-holiday-days = Tage
page-time-holiday-take = Urlaub nehmen
page-time-holiday-end = Urlaub beenden
