### What people are told of, where and when: the page of notices, the wishes in the account, the end of all mail.

page-inbox = Nachrichten
# $count: notices that have not been seen.
page-inbox-link = { $count ->
    [0] Nachrichten
   *[other] Nachrichten ({ $count })
 }
page-inbox-empty = In den letzten dreißig Tagen gab es keine Nachricht an dich.
page-inbox-wishes = Worüber du wo und wann Nachricht bekommst, legst du im { $account } fest.
page-inbox-account = Konto
page-inbox-new = neu

page-wishes = Worüber du Nachricht bekommst
page-wishes-kind = { $kind ->
    [turn] Du bist dran
    [warning] Deine Zeit läuft ab
    [asked] Du wirst gefragt
    [answered] Dir wurde geantwortet
    [began] Eine Partie hat begonnen
    [ended] Eine Partie ist zu Ende
    [named] Du wirst im Chat genannt
    [replaced] Du wurdest ersetzt
    [club] Ein Club
    [invited] Du wirst eingeladen
    [host] Der Betreiber entscheidet über eine Meldung oder über dich
    [token] Ein Schlüssel für deine Programme läuft ab
   *[returned] Wen du vertreten hast, ist zurück
 }
page-wishes-channel = { $channel ->
    [mail] Mail
    [push] Browser
   *[webhook] Webhook
 }
page-wishes-what = Nachricht
page-wishes-nowhere = Gib oben eine E-Mail-Adresse oder einen Webhook an, um auch unterwegs Nachricht zu bekommen. Alle Nachrichten stehen auch { $page }.
page-wishes-page = auf einer Seite
page-wishes-quiet = Nachts nichts senden
page-wishes-quiet-from = Von
page-wishes-quiet-to = Bis
page-wishes-digest = Mail höchstens
page-wishes-digest-choice = { $minutes ->
    [0] sobald etwas geschieht
    [60] einmal in der Stunde
    [240] alle vier Stunden
    [720] zweimal am Tag
   *[1440] einmal am Tag
 }
page-wishes-digest-note = Eine Mail erzählt alles, was seit der letzten geschehen ist. Was du inzwischen gesehen hast, steht nicht darin.
# $reason: what the mail server said.
page-wishes-mail-trouble = Mail an deine Adresse kam zurück: { $reason }. Dorthin wird nichts mehr gesendet, bis du wieder eine Adresse speicherst.
page-quiet-game = Nachrichten zu dieser Partie nur hier, nicht per Mail, Webhook oder Mitteilung

page-unsubscribe = Keine Mails mehr
page-unsubscribe-text = Du bekommst keine Mails mehr zu deinen Partien. Sie laufen weiter, und im Konto kannst du dir jederzeit wieder welche senden lassen.
page-unsubscribe-button = Alle Mails beenden
page-unsubscribe-done = Du bekommst keine Mails mehr zu deinen Partien.

## Notices in the browser, and times without a connection

page-push-off = Dieser Browser kann Nachrichten anzeigen, auch wenn keine Seite von Bradshaw offen ist.
page-push-on = Dieser Browser zeigt Nachrichten an, auch wenn keine Seite von Bradshaw offen ist.
page-push-start = Nachrichten hier anzeigen
page-push-stop = Hier nicht mehr anzeigen
page-push-refused = Dieser Browser lässt Bradshaw keine Nachrichten anzeigen. Sieh in seinen Einstellungen für diese Seite nach.
# $time: "16:30".
page-offline = Du bist offline. So stand es um { $time }.
