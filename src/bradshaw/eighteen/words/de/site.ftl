## Partien von 18xx.games: warum eine nicht gelesen oder geschrieben werden kann

# $problem: ein Satz, hier und in den nächsten beiden.
eighteen-site-action = Zug { $number }: { $problem }
eighteen-site-set-up = Die Partie kann nicht aufgebaut werden: { $problem }
eighteen-site-misfit = Er passt nicht ({ $problem }).
eighteen-site-other-game = Das ist keine Partie { $game } von 18xx.games: Ihr Titel ist „{ $title }“.
eighteen-site-no-optional-rule = { $game } hat auf 18xx.games keine Zusatzregel „{ $rule }“.
eighteen-site-rules-list = Die Zusatzregeln der Partie sind keine Liste.
eighteen-site-rules-names = Die Zusatzregeln der Partie sind keine Namen.
eighteen-site-no-players = Die Spieler der Partie fehlen.
eighteen-site-no-player-id = Ein Spieler der Partie hat keine Kennung.
eighteen-site-same-id = Zwei Spieler der Partie haben dieselbe Kennung.
eighteen-site-actions-list = Die Züge der Partie sind keine Liste.
eighteen-site-too-many-actions = { $count } Züge sind mehr, als irgendeine Partie hat.
eighteen-site-own-house-rules = 18xx.games spielt nach eigenen Hausregeln: Nur Partien mit ruleset={ $ruleset } können exportiert werden.
eighteen-site-no-option = 18xx.games hat die Option „{ $option }“ nicht.
eighteen-site-no-action = 18xx.games hat keinen Zug für { $action }.

## Partien von 18xx.games: was mit einem Zug nicht stimmt

eighteen-site-not-object = Er ist kein Objekt.
eighteen-site-nothing-to-redo = Es gibt nichts wiederherzustellen.
eighteen-site-nothing-to-undo = Es gibt nichts zurückzunehmen.
eighteen-site-nothing-to-undo-after = Nach Zug { $target } gibt es nichts zurückzunehmen.
eighteen-site-undo-target = Er geht auf Zug „{ $target }“ zurück, was nicht sein kann.
eighteen-site-automatic-list = Seine automatischen Züge sind keine Liste.
eighteen-site-automatic-object = Ein automatischer Zug ist kein Objekt.
eighteen-site-no-action-type = Züge der Art „{ $kind }“ gibt es nicht.
eighteen-site-incomplete = Der Zug „{ $kind }“ ist nicht vollständig ({ $problem }).
eighteen-site-other-turn = Das ist ein Zug von „{ $entity }“, aber „{ $expected }“ ist am Zug.
eighteen-site-no-company = Eine Gesellschaft „{ $company }“ gibt es nicht.
eighteen-site-not-for-sale = Zertifikat { $number } von { $company } steht nicht zum Verkauf.
eighteen-site-no-dividend = Eine Dividende der Art „{ $kind }“ gibt es nicht.
eighteen-site-no-train = Einen Zug „{ $train }“ gibt es nicht.
eighteen-site-no-train-to-run = Es gibt keinen { $train }-Zug, der fahren könnte.
eighteen-site-no-track = Für die Fahrt des { $train }-Zuges liegt kein Gleis.

## Partien von 18xx.games: das Ergebnis im Vergleich zur Datei

eighteen-site-goes-on = Die Datei nennt die Partie beendet, aber nach ihrem letzten Zug geht sie weiter.
eighteen-site-no-result = Die Partie ist zu Ende; ihr Ergebnis steht nicht in der Datei.
eighteen-site-same-result = Das Ergebnis ist dasselbe wie in der Datei: { LIST($players, type: "comma") }.
eighteen-site-other-result = Das Ergebnis weicht von der Datei ab: { LIST($differing, type: "semicolon") }.
eighteen-site-other-worth = { $player } { MONEY($worth) }, in der Datei { MONEY($recorded) }

## Einzelne Stellungen und Vergleichspartien: was mit einer nicht stimmt

# $problem: ein Satz.
eighteen-position-wrong = Keine Stellung von { $game }: { $problem }
eighteen-position-unknown =
    { $kind ->
        [band] Eine Zugserie „{ $name }“ gibt es nicht.
        [company] Eine Gesellschaft „{ $name }“ gibt es nicht.
        [hex] Ein Feld „{ $name }“ gibt es nicht.
        [phase] Eine Phase „{ $name }“ gibt es nicht.
        [tile] Ein Plättchen „{ $name }“ gibt es nicht.
       *[train] Einen Zug „{ $name }“ gibt es nicht.
    }
eighteen-position-rotation = Die Drehung von Plättchen { $tile } in { $hex } ist { $rotation }, nicht eine von 0 bis 5.
eighteen-position-tile = Plättchen { $tile } kann nicht mit Drehung { $rotation } in { $hex } liegen.
eighteen-reference-snapshots = Eine Vergleichspartie von { $game } hat ihre Stellungen unter „snapshots“.
eighteen-reference-no-snapshot = für diesen Zug gibt es keine Stellung
eighteen-reference-start = Der Anfang weicht ab: { $difference }
