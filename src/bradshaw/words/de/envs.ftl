envs-error-no-encoding = { $game } hat keine Form in Zahlen, deshalb gibt es dafür keine Umgebung.
envs-error-players = Die Zahl der Spieler muss eine ganze Zahl sein, nicht „{ $players }“.
envs-error-max-moves = Die Höchstzahl der Züge muss eine ganze Zahl ab 1 sein, nicht „{ $moves }“.
envs-error-rewards = Belohnungen namens „{ $rewards }“ gibt es nicht. Bekannt: { $known }.
envs-error-render-mode = Eine Darstellung namens „{ $mode }“ gibt es nicht. Bekannt: { $known }.
envs-error-index = Ein Zug ist eine ganze Zahl von 0 bis { $most }, nicht „{ $index }“.
envs-error-illegal = Zug { $index } ({ $move }) ist jetzt nicht erlaubt; die Maske zeigt, welche es sind.
envs-error-one-illegal = Zug { $index } ist in Partie { $game } nicht erlaubt; die Masken zeigen, welche es sind.
envs-error-actions =
    { $copies ->
        [one] Anzugeben ist eine ganze Zahl, der Zug der Partie.
       *[other] Anzugeben sind { $copies } ganze Zahlen, ein Zug für jede Partie.
    }
envs-error-copies = Die Zahl der Partien muss eine ganze Zahl ab 1 sein, nicht „{ $copies }“.
envs-error-worker = Ein Prozess, der die Partien spielt, ist zu Ende gegangen.
envs-error-workers = Die Zahl der Prozesse muss eine ganze Zahl von 0 bis { $copies } sein, nicht „{ $workers }“.
envs-error-options = Optionen werden mit ihrem Namen angegeben, als Mapping.
