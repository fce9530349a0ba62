### What people are told of, where and when: the page of notices, the wishes in the account, the end of all mail.

page-inbox = Notices
# $count: notices that have not been seen.
page-inbox-link = { $count ->
    [0] Notices
   *[other] Notices ({ $count })
 }
page-inbox-empty = No notices in the last thirty days.
page-inbox-wishes = Choose what you are told, where and when, in your { $account }.
page-inbox-account = account
page-inbox-new = new

page-wishes = What you get notices about
page-wishes-kind = { $kind ->
    [turn] It is your turn
    [warning] Your time runs out
    [asked] You are asked
    [answered] You were answered
    [began] A game has begun
    [ended] A game is over
    [named] Chat names you
    [replaced] You were replaced
    [club] A club
    [invited] You are invited
    [host] The host decides about a report, or about you
    [token] A token for your programs ends
   *[returned] A player you stood in for is back
 }
page-wishes-channel = { $channel ->
    [mail] Mail
    [push] Browser
   *[webhook] Webhook
 }
page-wishes-what = Notice
page-wishes-nowhere = Give a mail address or a webhook above to get notices while you are away. All notices are also listed { $page }.
page-wishes-page = on a page of their own
page-wishes-quiet = Send nothing at night
page-wishes-quiet-from = From
page-wishes-quiet-to = To
page-wishes-digest = Mail at most
page-wishes-digest-choice = { $minutes ->
    [0] as soon as something happens
    [60] once an hour
    [240] every four hours
    [720] twice a day
   *[1440] once a day
 }
page-wishes-digest-note = One mail tells everything that has happened since the last. What you have seen meanwhile is left out.
# $reason: what the mail server said.
page-wishes-mail-trouble = Mail to your address came back: { $reason }. Nothing more is sent there until you save an address again.
page-quiet-game = Tell me of this game only here, not by mail, webhook or notification

page-unsubscribe = No more mail
page-unsubscribe-text = You will not be mailed about your games any more. Your games go on, and you can be told again any time: choose so in your account.
page-unsubscribe-button = End all mail
page-unsubscribe-done = No more mail is sent to you about your games.

## Notices in the browser, and times without a connection

page-push-off = This browser can show notices, also when no page of Bradshaw is open.
page-push-on = This browser shows notices, also when no page of Bradshaw is open.
page-push-start = Show notices here
page-push-stop = Show no more here
page-push-refused = This browser does not let Bradshaw show notices. Look at its settings for this page.
# $time: "16:30".
page-offline = You are offline. This is how things stood at { $time }.
