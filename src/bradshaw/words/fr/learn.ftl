page-learn = Apprendre à jouer
page-learn-text = De courtes leçons sur des positions préparées. Vous jouez selon les vraies règles, et chaque coup permis reçoit une réponse.
page-learn-game = Apprendre { $game }
page-learn-none = Il n’y a pas de leçons pour ce jeu.
page-learn-all = Les leçons de tous les jeux
page-learn-nav = Apprendre
page-lesson = Leçon
page-lesson-loading = La leçon se prépare…
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-over = Leçon terminée
page-lesson-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-lesson-finished = Terminée
page-lesson-right = C’est juste.
page-lesson-not-yet = Ce n’est pas le but.
page-lesson-show = Montrer le coup
page-lesson-next = Leçon suivante
page-lesson-all = Toutes les leçons
page-lesson-play = Jouer une partie
page-lesson-leave = Quitter la leçon

page-primer = Les règles en deux pages
page-primer-rule = Règle { $rule }
page-glossary = Glossaire
page-glossary-text = Nos termes, et à côté ce que disent les joueurs de 18xx.games et d’ailleurs.
page-rules-all = Toutes les règles, une à une
