page-learn = Spielen lernen
page-learn-text = Kurze Lektionen an vorbereiteten Stellungen. Du spielst nach den echten Regeln, und auf jeden erlaubten Zug kommt eine Antwort.
page-learn-game = { $game } lernen
page-learn-none = Für dieses Spiel gibt es keine Lektionen.
page-learn-all = Lektionen aller Spiele
page-learn-nav = Lernen
page-lesson = Lektion
page-lesson-loading = Die Lektion wird vorbereitet …
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-over = Lektion beendet
page-lesson-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
page-lesson-finished = Beendet
page-lesson-right = Richtig.
page-lesson-not-yet = Darum geht es nicht.
page-lesson-show = Zug zeigen
page-lesson-next = Nächste Lektion
page-lesson-all = Alle Lektionen
page-lesson-play = Ein Spiel beginnen
page-lesson-leave = Lektion verlassen

page-primer = Die Regeln auf zwei Seiten
page-primer-rule = Regel { $rule }
page-glossary = Glossar
page-glossary-text = Unsere Begriffe, und daneben, was Spieler von 18xx.games und anderswo sagen.
page-rules-all = Alle Regeln, eine nach der anderen
