### How much time players have at an online table: chosen with a new game, shown at the table and in lists.

## Choosing it

page-time = Temps
page-time-kind = Temps dont dispose un joueur
page-time-none = Autant que chacun veut
page-time-move = Une limite par décision
page-time-bank = Une réserve de temps
page-time-limit = Par décision
page-time-bank-hours = Réserve au départ
page-time-increment = Chaque décision ajoute
page-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
page-time-nothing = rien
page-time-sleep = Les pendules s’arrêtent la nuit
page-time-sleep-from = De
page-time-sleep-to = À
page-time-zone = Fuseau horaire de la table
page-time-holidays = Jours de congé par joueur
page-time-then = Quand le temps d’un joueur est écoulé
page-time-then-consent = Les autres décident ensemble
page-time-then-bot = Un robot joue jusqu’à son retour
page-time-then-open = La place s’ouvre à quelqu’un d’autre
page-time-down = Le temps pendant lequel le serveur est arrêté ne compte jamais.

## At the table and in lists

# $span: "24 hours", "3 days".
page-time-rule-move = { $span } par décision
# $increment: "30 minutes", "2 hours", or "none".
page-time-rule-bank = { $increment ->
    [none] { $span } pour toute la partie
   *[other] { $span } pour toute la partie, plus { $increment } à chaque décision
 }
# $from, $to: hours of the reader’s day, "23:00".
page-time-rule-sleep = les pendules s’arrêtent de { $from } à { $to } (heure locale)
page-time-rule-holidays = { $count ->
    [one] { $count } jour de congé chacun
   *[other] { $count } jours de congé chacun
 }
page-time-rule-then = { $then ->
    [bot] une fois le temps écoulé, un robot joue jusqu’au retour du joueur
    [open] une fois le temps écoulé, la place s’ouvre à quelqu’un d’autre
   *[consent] une fois le temps écoulé, les autres peuvent remplacer le joueur d’un commun accord
 }
page-time-rule = Temps : { LIST($parts, type: "semicolon") }.
# $time: "16:30", "Tue 3 Mar 16:30".
page-time-until = jusqu’à { $time }
    .title = Quand le temps de ce joueur sera écoulé, à votre heure locale
page-time-left = reste { $span }
    .title = Ce qui reste du temps de ce joueur
page-time-out = temps écoulé
page-time-holiday-until = en congé jusqu’à { $time }
page-time-banner = Votre temps s’écoule : jusqu’à { $time }.
page-time-banner-out = Votre temps est écoulé : les autres peuvent vous remplacer tant que vous n’avez pas joué.

## Holidays

page-time-holiday = Prendre un congé…
page-time-holiday-text = Votre pendule s’arrête dès maintenant. Vous pouvez revenir à tout moment, et gardez le reste de vos jours.
page-time-holiday-days = Jours
page-time-holiday-take = Prendre le congé
page-time-holiday-end = Terminer le congé
