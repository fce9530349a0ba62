### Clubs: private groups with tables and league tables of their own.

page-clubs = Clubs
page-clubs-text = Un club est un groupe privé. Ses membres se retrouvent à des tables que personne d’autre ne voit, et tiennent un classement sur une saison.
page-clubs-log-in = Les clubs sont réservés aux comptes. Connectez-vous, ou créez un compte, pour fonder un club ou en rejoindre un.
page-clubs-none = Vous n’êtes encore membre d’aucun club. Fondez-en un ci-dessous, ou demandez son lien à un club.
page-clubs-loading = Recherche de vos clubs…
page-clubs-invited = Invitations
# $club: the name of a club; $player: who leads it; $known: whether anybody does.
page-clubs-invitation = { $known ->
    [false] Vous êtes invité au club { $club }.
   *[other] { $player } vous invite au club { $club }.
 }
page-clubs-accept = Rejoindre
    .named = Rejoindre { $club }
page-clubs-decline = Refuser
    .named = Refuser l’invitation au club { $club }
page-clubs-declined = Vous avez refusé l’invitation au club { $club }.
page-clubs-found = Fonder un club
page-clubs-name = Nom du club
page-clubs-found-button = Fonder
page-clubs-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
 }
page-clubs-leads = Vous le dirigez

page-club-loading = Ouverture du club…
page-club-failed = Le club ne peut pas être affiché
page-club-door = Rejoindre { $club } ?
# $count: how many members the club has.
page-club-door-text = { $count ->
    [one] Ce club a { $count } membre.
   *[other] Ce club a { $count } membres.
 } On y verra votre nom, et vous verrez ses tables.
page-club-joined = Vous êtes désormais membre du club { $club }.
page-club-tables = Tables
page-club-tables-empty = Aucune table en ce moment. Ouvrez-en une : seuls les membres la voient et peuvent la rejoindre.
page-club-new-table = Nouvelle table
page-club-finished = Parties terminées
page-club-finished-empty = Aucune partie de ce club n’est encore terminée.
page-club-members = Membres
page-club-member-leads = dirige le club
page-club-member-remove = Retirer
    .named = Retirer { $player }
page-club-member-remove-title = Retirer { $player } ?
page-club-member-remove-text = { $player } ne voit plus le club. Les parties commencées continuent ; les places aux tables qui attendent des joueurs se libèrent.
page-club-member-lead = Transmettre
    .named = Confier le club à { $player }
page-club-member-lead-title = Confier le club à { $player } ?
page-club-member-lead-text = Vous restez membre, mais seul { $player } pourra inviter, fixer les saisons et supprimer le club.
page-club-invite = Inviter
page-club-invite-name = Nom d’un compte
page-club-invite-button = Inviter
page-club-invited = { $player } est invité.
page-club-waiting = Invités, sans réponse pour l’instant
page-club-withdraw = Annuler
    .named = Annuler l’invitation { DE($player) }
page-club-link = Lien pour rejoindre le club
page-club-link-none = Il n’y a pas de lien. Créez-en un : quiconque l’a peut rejoindre le club.
page-club-link-new = Créer un lien
page-club-link-other = Nouveau lien
page-club-link-end = Plus de lien
page-club-link-text = Quiconque a ce lien peut rejoindre le club. Avec un nouveau lien, l’ancien ne mène plus nulle part.
page-club-settings = Réglages du club
page-club-rename = Renommer
page-club-leave = Quitter le club
page-club-leave-title = Quitter { $club } ?
page-club-leave-text = Vous ne voyez plus ses tables ni ses classements. Vos parties continuent ; les places aux tables qui attendent des joueurs se libèrent.
page-club-left = Vous avez quitté { $club }.
page-club-delete = Supprimer le club
page-club-delete-title = Supprimer { $club } ?
page-club-delete-text = Les membres, les saisons et les tables qui attendent des joueurs sont supprimés. Les parties commencées continuent et restent à ceux qui y sont assis.
page-club-deleted = Le club est supprimé.

page-league = Classement
page-league-season = Saison
page-league-game = Jeu
page-league-all = Tous les jeux
page-league-none = Il n’y a pas encore de saison. La personne qui dirige le club peut en fixer une.
page-league-none-leader = Il n’y a pas encore de saison. Fixez-en une ci-dessous : son classement compte les parties qui se terminent entre son premier et son dernier jour.
# $begins, $ends: days.
page-league-days = du { $begins } au { $ends }
page-league-empty = Aucune partie ne s’est encore terminée cette saison.
page-league-rule = Deux points pour chaque joueur que vous devancez, un pour chaque joueur à égalité avec vous. Une partie compte le jour où elle se termine (UTC) si au moins deux personnes et aucun robot y jouent ; un robot qui remplace un absent n’y change rien. À égalité de points, le plus grand nombre de victoires l’emporte.
page-league-rank = Rang
page-league-player = Joueur
page-league-games = Parties
page-league-wins = Victoires
page-league-points = Points
page-league-results = Résultats
# A seat in a result. $place: 1 for the winner; $score: what the player has in the end.
page-league-place = { $place }. { $player } : { MONEY($score) }
page-league-place-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
page-league-seasons = Saisons
page-league-season-name = Nom de la saison
page-league-begins = Premier jour
page-league-ends = Dernier jour
page-league-add = Ajouter la saison
page-league-change = Modifier
    .named = Modifier { $season }
page-league-save = Enregistrer la saison
page-league-delete = Supprimer
    .named = Supprimer { $season }
page-league-delete-title = Supprimer la saison { $season } ?
page-league-delete-text = Son classement disparaît. Les parties restent.

server-club-online = Seules les parties en ligne peuvent appartenir à un club.
server-no-such-club = Ce club n’existe pas, ou vous n’en êtes pas membre.
server-no-such-invitation = Cette invitation n’est plus valable. Demandez-en une nouvelle au club.
server-only-head = Seule la personne qui dirige le club peut faire cela.
server-too-many-clubs = Un compte est membre de { $most } clubs au plus.
server-member-already = Vous êtes déjà membre.
server-club-full = Le club est complet : il a { $most } membres.
server-head-stays = Vous dirigez le club : confiez-le d’abord à un autre membre, ou supprimez-le.
server-no-such-member = { $player } n’est pas membre.
server-is-member = { $player } est déjà membre.
server-invited-already = { $declined ->
    [true] { $player } a refusé et n’est plus sollicité. Le lien du club reste valable.
   *[false] { $player } est déjà invité.
 }
server-club-too-many-invited = { $most } invitations attendent une réponse. Annulez-en d’abord quelques-unes.
server-bad-season = La saison se termine avant de commencer.
server-no-such-season = Cette saison n’existe pas.
server-too-many-seasons = Un club a { $most } saisons au plus.
server-notice-club-invited = { $player } vous invite au club { $club }.
server-notice-club-joined = { $player } a rejoint le club { $club }.
server-notice-club-removed = Vous n’êtes plus membre du club { $club }.
server-notice-club-head = Vous dirigez désormais le club { $club }.
