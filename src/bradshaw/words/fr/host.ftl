## Ce que l’hôte d’un serveur lit dans le terminal : réglages

host-setting-no-host = { $name } est vide : donnez une adresse d’écoute, comme 127.0.0.1 ou 0.0.0.0.
host-setting-one-of = { $name } est l’un de { LIST($values, type: "comma") }, et non « { $value } ».
host-setting-range = { $name } est un nombre de { $low } à { $high }, et non { $value }.
# $most : none s’il n’y a pas de limite.
host-setting-positive =
    { $most ->
        [none] { $name } est un nombre supérieur à 0, et non { $value }.
       *[other] { $name } est un nombre supérieur à 0 et d’au plus { $most }, et non { $value }.
    }
host-setting-kind =
    { $kind ->
        [bool] { $name } est true ou false, et non « { $value } ».
        [int] { $name } est un nombre entier, et non « { $value } ».
        [float] { $name } est un nombre, et non « { $value } ».
       *[text] { $name } est un texte, et non « { $value } ».
    }
host-setting-public-url = { $name } est l’adresse qu’utilisent les gens, comme https://trains.example.org, sans chemin ; et non « { $value } ».
host-setting-database = { $name } n’est pas une adresse de base de données : donnez un fichier, ou postgresql://user:password@host/name.
host-setting-scheme = { $name } doit être un fichier, sqlite:///… ou postgresql://…, et non { $scheme }://….
host-setting-workers = { $name } est { $value }, mais un fichier SQLite n’est servi que par un seul processus : laissez 1, ou utilisez PostgreSQL ({ $database }=postgresql://…).
host-setting-proxies = { $name } sont des adresses comme 10.0.0.1 ou 10.0.0.0/8, séparées par des virgules : { $problem }.
host-setting-no-sender = { $name } est réglé, mais pas { $missing } : un e-mail a besoin d’un expéditeur.
host-setting-no-mail-server = { $name } est réglé, mais pas { $missing } : aucun serveur ne l’enverrait.
host-setting-mail-from = { $name } est une adresse e-mail comme bradshaw@example.org, et non « { $value } ».
host-setting-together = { $one } et { $other } vont ensemble : réglez les deux, ou aucun.

## La base de données

server-storage-trouble = Le serveur n’a pas pu atteindre ses données ({ $reason }). Rien n’est perdu ; réessayez dans un instant.
host-database-newer = La base de données { $database } a été utilisée par un Bradshaw plus récent : ses tables sont à la révision { $revision }, et ce programme les connaît jusqu’à { $newest }. Utilisez cette version ou une plus récente.
host-database-no-folder = Le dossier de la base de données ne peut pas être créé : { $problem }.
host-database-folder = Impossible d’écrire dans le dossier { $folder } ({ $reason }) : donnez-en le droit à l’utilisateur qui exécute Bradshaw, ou nommez un fichier ailleurs avec --database.
# $process : le numéro de l’autre processus, ou none.
host-database-served =
    { $process ->
        [none] La base de données { $database } est utilisée par un autre serveur Bradshaw. Arrêtez-le d’abord, ou donnez à celui-ci son propre fichier avec --database ; pour plusieurs processus sur une base, utilisez PostgreSQL.
       *[other] La base de données { $database } est utilisée par un autre serveur Bradshaw (processus { $process }). Arrêtez-le d’abord, ou donnez à celui-ci son propre fichier avec --database ; pour plusieurs processus sur une base, utilisez PostgreSQL.
    }
host-database-in-use =
    { $count ->
        [one] La base de données { $database } est utilisée par d’autres ({ $count } connexion) : arrêtez d’abord le serveur.
       *[other] La base de données { $database } est utilisée par d’autres ({ $count } connexions) : arrêtez d’abord le serveur.
    }
host-database-unusable = La base de données { $database } est inutilisable : { $reason }.
host-database-unreadable = La base de données { $database } est illisible ({ $reason }).
host-database-foreign = La base de données { $database } n’est pas une base de Bradshaw.
host-database-missing = Le fichier de base de données { $file } n’existe pas. Un serveur le crée à son premier démarrage.

## Sauvegardes

host-backup-nothing = La base de données { $database } est vide : il n’y a rien à sauvegarder.
host-backup-same-file = Le fichier { $file } est la base de données elle-même : donnez un autre nom à la sauvegarde.
host-backup-unwritten = La sauvegarde { $file } n’a pas pu être écrite ({ $reason }).
host-backup-incomplete = La sauvegarde { $file } ne contient pas ce que contient la base de données : elle n’a pas été gardée.
host-backup-unreadable = Le fichier { $file } est illisible : { $reason }.
host-backup-foreign = Le fichier { $file } n’est pas une sauvegarde de Bradshaw.
host-backup-other-kind = Le fichier { $file } est une sauvegarde de { $held }, et la base de données est { $database } : nommez-en une du même genre.
host-backup-other-database = Le fichier { $file } est une base de données, mais pas de Bradshaw.
host-backup-other-dump = Le fichier { $file } est une copie de PostgreSQL, mais pas d’une base de Bradshaw.
host-backup-damaged = Le fichier { $file } est endommagé ({ $reason }) : utilisez une autre sauvegarde.
host-backup-unrestored = La sauvegarde { $file } n’a pas pu être restaurée ({ $reason }).
host-backup-restored-partly = La base de données ne contient pas ce que contient la sauvegarde : restaurez-la de nouveau.
host-backup-not-empty = La base de données { $database } n’est pas vide. Ajoutez --overwrite pour perdre tout ce qu’elle contient.
host-backup-no-program = Le programme { $program } n’est pas installé ; il fait partie des programmes clients de PostgreSQL (Debian : postgresql-client), de la version de votre PostgreSQL ou d’une plus récente.
host-backup-failed = { $program } a échoué ({ $reason }).

## Parties et personnes

host-no-game = La partie « { $game } » n’existe pas.
host-nobody =
    { $several ->
        [true] Aucun compte ne s’appelle « { $name } ». Plusieurs identifiants commencent ainsi : donnez-en davantage.
       *[other] Aucun compte ne s’appelle « { $name } ». Les invités sont désignés par leur identifiant.
    }
host-guest-nameless = Un invité n’a pas de nom que l’on puisse changer.
host-no-report = Il n’y a pas de signalement { $number }.
host-report-decided = Le signalement { $number } est déjà traité.
host-no-club =
    { $several ->
        [true] Plusieurs clubs s’appellent « { $club } » : donnez l’identifiant.
       *[other] Il n’y a pas de club « { $club } ».
    }
