envs-error-no-encoding = { $game } n’a pas de forme chiffrée : il n’y a donc pas d’environnement pour ce jeu.
envs-error-players = Le nombre de joueurs doit être un nombre entier, pas « { $players } ».
envs-error-max-moves = La limite de coups doit être un nombre entier à partir de 1, pas « { $moves } ».
envs-error-rewards = Il n’y a pas de récompenses « { $rewards } ». Connues : { $known }.
envs-error-render-mode = Il n’y a pas de mode de rendu « { $mode } ». Connus : { $known }.
envs-error-index = Un coup est un nombre entier de 0 à { $most }, pas « { $index } ».
envs-error-illegal = Le coup { $index } ({ $move }) n’est pas permis maintenant ; le masque montre lesquels le sont.
envs-error-one-illegal = Le coup { $index } n’est pas permis dans la partie { $game } ; les masques montrent lesquels le sont.
envs-error-actions =
    { $copies ->
        [one] Donnez un nombre entier, le coup de la partie.
       *[other] Donnez { $copies } nombres entiers, un coup par partie.
    }
envs-error-copies = Le nombre de parties doit être un nombre entier à partir de 1, pas « { $copies } ».
envs-error-worker = Un processus qui joue les parties s’est arrêté.
envs-error-workers = Le nombre de processus doit être un nombre entier de 0 à { $copies }, pas « { $workers } ».
envs-error-options = Les options se donnent par leur nom, dans un dictionnaire.
