### People: profiles, ratings, and what everybody may see of an account.

## Rated tables

page-rated = classée
page-rated-table = Cette partie est classée.
page-rated-consent = Son résultat change le classement de tous les joueurs. En prenant une place, vous l’acceptez.
page-rated-docs = Comment fonctionne le classement
# $account: a link, page-rated-account.
page-rated-log-in = Pour jouer une partie classée, il faut un compte : { $account }.
page-rated-account = connectez-vous ou créez-en un
page-new-rating = Classement
page-new-rated = Partie classée
page-new-rated-note = Le résultat change le classement de tous les joueurs. Chacun a besoin d’un compte ; il n’y a pas de robots, et la graine est tirée au sort.
page-new-rated-guest = Connectez-vous pour ouvrir une table classée.

## Profiles

page-profile = Joueur
page-profile-own = Votre profil
page-profile-loading = Recherche du joueur…
# $date: "3 days ago", or a date.
page-profile-since = inscription : { $date }
page-profile-seen = vu pour la dernière fois { $time }
page-profile-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-profile-ratings = Classement
page-profile-no-ratings = { $player } n’a pas encore joué de partie classée.
# $mean: 27.4, $margin: 5.2.
page-profile-rating = { $mean } ± { $margin }
page-profile-rated-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
page-profile-rating-note = Chacun commence à 25. La force réelle est à ± près de ce chiffre 19 fois sur 20.
page-profile-course = Classement à { $game } après chaque partie classée
page-profile-course-mean = Classement
page-profile-course-low = au moins
page-profile-course-high = au plus
page-profile-records = Statistiques
page-profile-records-note = Parties en ligne terminées, sans robots. Une victoire partagée compte pour une part de victoire.
page-profile-no-records = Pas encore de partie en ligne terminée.
page-profile-players = Joueurs
page-profile-games = Parties
page-profile-wins = Victoires
page-profile-wins-figure = { NUMBER($number, maximumFractionDigits: 1) }
page-profile-share = Taux de victoires
page-profile-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
page-profile-average = Rang moyen
page-profile-tables = Tables en cours
page-profile-results = Résultats
page-profile-no-results = Il n’y a aucun résultat sur cette page.
page-profile-place = Rang { $place } sur { $players } avec { MONEY($score) }
page-profile-private = une table privée
# $rating: after the game.
page-profile-after = Classement { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The list of rated players

page-ratings = Classement
page-ratings-games = Jeux
page-ratings-loading = Chargement du classement…
page-ratings-none = Personne n’a encore joué de partie classée de ce jeu. Ouvrez en ligne une table classée pour être parmi les premiers.
page-ratings-rating = Classement
page-ratings-rated-games = Parties
page-ratings-note = Dans l’ordre de la borne inférieure : qui a peu joué se trouve plus bas.

## Favourites, blocked people, looking somebody up

page-company = Joueurs
page-company-find = Chercher quelqu’un
page-company-name = Nom d’un compte
page-company-look = Chercher
# $account: a link, page-company-account.
page-company-guest = Avec un compte, vous pouvez garder des favoris et bloquer des personnes : { $account }.
page-company-account = connectez-vous ou créez-en un
page-company-favourites = Favoris
    .empty = Personne pour l’instant. Ajoutez un favori sur son profil : ses tables viennent alors en premier dans votre salon.
page-company-favourite = Favori
page-company-unfavourite = Retirer
page-company-here = Favoris présents :
page-company-blocked = Bloqués
    .empty = Personne.
page-company-block = Bloquer
page-company-unblock = Débloquer
page-company-block-title = Bloquer { $player } ?
page-company-block-text = Cette personne ne peut plus vous inviter ni prendre place aux tables que vous ouvrez, et vous ne voyez plus ce qu’elle dit. Elle n’en est pas avertie. Les parties que vous jouez déjà ensemble continuent.

## Invitations

page-invite = Inviter quelqu’un
page-invite-name = Nom d’un compte
page-invite-button = Inviter
page-invite-sent = { $player } a été invité.
page-invite-asked = Invités
page-invite-state =
    { $declined ->
        [true] ne vient pas
       *[other] n’a pas encore répondu
    }
page-invite-withdraw = Annuler l’invitation
page-invited = Invitation
page-invited-by = { $player } vous invite
page-invited-text = { $player } invite { $invited } à une partie du jeu { $game }.
page-invited-accept =
    { $rated ->
        [true] Rejoindre la partie classée
       *[other] Accepter
    }
page-invited-decline = Refuser
page-invited-answered =
    { $yes ->
        [true] Vous avez une place à la table.
       *[other] Vous avez refusé.
    }
page-invited-table = Aller à la table

## Reports to the host

page-report = Signaler
page-report-title =
    { $subject ->
        [message] Signaler un message { DE($player) }
        [description] Signaler la description de la table
       *[other] Signaler { $player }
    }
page-report-note = L’hôte de ce serveur l’examine et décide. Vous apprendrez le résultat ; personne d’autre que l’hôte n’apprend qui l’a signalé.
page-report-kind = Qu’est-ce qui ne va pas ?
page-report-kinds =
    { $kind ->
        [abuse] Insultes ou menaces
        [spam] Publicité
        [name] Nom offensant
        [play] Jeu déloyal : triche, entente, retards volontaires
       *[other] Autre chose
    }
page-report-text = Ce que l’hôte doit savoir
page-report-send = Envoyer à l’hôte
page-report-sent = L’hôte a votre signalement.
page-muted =
    { $until ->
        [none] L’hôte de ce serveur ne vous laisse pas discuter. Vous pouvez continuer à jouer.
       *[other] L’hôte de ce serveur ne vous laisse pas discuter jusqu’au { $until }. Vous pouvez continuer à jouer.
    }
