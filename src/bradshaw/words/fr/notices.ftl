### What people are told of, where and when: the page of notices, the wishes in the account, the end of all mail.

page-inbox = Avis
# $count: notices that have not been seen.
page-inbox-link = { $count ->
    [0] Avis
   *[other] Avis ({ $count })
 }
page-inbox-empty = Aucun avis ces trente derniers jours.
page-inbox-wishes = Choisissez dans votre { $account } de quoi vous êtes averti, où et quand.
page-inbox-account = compte
page-inbox-new = nouveau

page-wishes = De quoi vous êtes averti
page-wishes-kind = { $kind ->
    [turn] C’est à vous de jouer
    [warning] Votre temps s’écoule
    [asked] On vous demande quelque chose
    [answered] On vous a répondu
    [began] Une partie a commencé
    [ended] Une partie est terminée
    [named] On vous nomme dans le chat
    [replaced] Vous avez été remplacé
    [club] Un club
    [invited] Vous êtes invité
    [host] L’hôte décide d’un signalement, ou à votre sujet
    [token] Un jeton pour vos programmes expire
   *[returned] Le joueur que vous remplaciez est de retour
 }
page-wishes-channel = { $channel ->
    [mail] E-mail
    [push] Navigateur
   *[webhook] Webhook
 }
page-wishes-what = Avis
page-wishes-nowhere = Donnez plus haut une adresse ou un webhook pour être averti en votre absence. Chaque avis figure aussi { $page }.
page-wishes-page = sur une page
page-wishes-quiet = Ne rien envoyer la nuit
page-wishes-quiet-from = De
page-wishes-quiet-to = À
page-wishes-digest = E-mails au plus
page-wishes-digest-choice = { $minutes ->
    [0] dès qu’il se passe quelque chose
    [60] une fois par heure
    [240] toutes les quatre heures
    [720] deux fois par jour
   *[1440] une fois par jour
 }
page-wishes-digest-note = Un seul e-mail dit tout ce qui s’est passé depuis le dernier. Ce que vous avez vu entre-temps n’y figure pas.
# $reason: what the mail server said.
page-wishes-mail-trouble = Un e-mail à votre adresse est revenu : { $reason }. Rien n’y est plus envoyé tant que vous n’enregistrez pas de nouveau une adresse.
page-quiet-game = M’avertir de cette partie seulement ici, ni par e-mail, ni par webhook, ni par notification

page-unsubscribe = Plus d’e-mails
page-unsubscribe-text = Vous ne recevrez plus d’e-mails sur vos parties. Elles continuent, et vous pouvez en recevoir de nouveau à tout moment : choisissez-le dans votre compte.
page-unsubscribe-button = Arrêter tous les e-mails
page-unsubscribe-done = Vous ne recevez plus d’e-mails sur vos parties.

## Notices in the browser, and times without a connection

page-push-off = Ce navigateur peut afficher les avis, même quand aucune page de Bradshaw n’est ouverte.
page-push-on = Ce navigateur affiche les avis, même quand aucune page de Bradshaw n’est ouverte.
page-push-start = Afficher les avis ici
page-push-stop = Ne plus afficher ici
page-push-refused = Ce navigateur ne permet pas à Bradshaw d’afficher des avis. Voyez ses réglages pour cette page.
# $time: "16:30".
page-offline = Vous êtes hors ligne. Voici où en étaient les choses à { $time }.
