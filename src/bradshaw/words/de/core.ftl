## Das Ende eines Spiels

core-standings =
    { $count ->
        [one] { $winners } gewinnt mit { MONEY($worth) }
       *[other] { $winners } teilen sich den Sieg mit je { MONEY($worth) }
    }{ $behind ->
        [0] .
       *[other] ; { LIST($others, type: "comma") }.
    }
# Eine Person, die nicht gewonnen hat.
core-standing = { $player } { MONEY($worth) }

## Ablehnungen

# Ein Grund mit der Kennung seiner Regel, für Programme und Berichte.
core-refusal-with-rule = { $text } [{ $rule }]
core-refusal-not-your-turn = { $reason } { $player } ist am Zug.

## Optionen und Regelversionen

# Was eine Option sein darf; Teil eines Satzes.
core-option-bool = true oder false
core-option-number = eine ganze Zahl von { $low } bis { $high }
core-option-values = { LIST($values, type: "or") }
core-option-new = Neue Option „{ $option }“: { $text }
core-option-withdrawn = Die Option „{ $option }“ gibt es nicht mehr: { $text }
core-error-option-value = Die Option „{ $option }“ muss { $allowed } sein, nicht „{ $value }“.
core-error-unknown-option =
    { $count ->
        [0] Eine Option „{ $option }“ gibt es nicht: Dieses Spiel hat keine Optionen.
       *[other] Eine Option „{ $option }“ gibt es nicht. Dieses Spiel hat: { LIST($options, type: "comma") }.
    }
core-error-unknown-option-near = Unter den { $count } Optionen dieses Spiels gibt es „{ $option }“ nicht. Meinst du { LIST($near, type: "or") }?
core-error-unknown-option-of-many = Unter den { $count } Optionen dieses Spiels gibt es „{ $option }“ nicht.
core-error-newer-rules = Diese Partie wird nach Version { $version } der Regeln von { $game } gespielt, dieses Programm kennt sie aber nur bis Version { $newest }. Ein neueres Bradshaw kann sie lesen.
core-error-no-rules = Eine Version { $version } der Regeln von { $game } gibt es nicht.

## Beginn eines Spiels

core-error-no-game =
    { $count ->
        [0] Ein Spiel „{ $name }“ gibt es nicht: Es ist keines installiert.
       *[other] Ein Spiel „{ $name }“ gibt es nicht. Installiert sind: { LIST($installed, type: "comma") }.
    }
core-error-options-mapping = Die Optionen müssen mit ihren Namen angegeben werden, als Dictionary, nicht als „{ $value }“.
core-error-players-list = Die Spieler müssen als Liste von Namen angegeben werden.
core-error-player-count = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $count }.
core-error-player-name = Ein Spielername muss 1 bis { $longest } druckbare Zeichen haben: „{ $name }“.
core-error-same-name = Zwei Spieler haben denselben Namen.
core-error-seed = Der Seed muss eine ganze Zahl von 0 bis { $most } sein.

## Züge und Stellungen

core-error-action = Das ist kein Zug dieses Spiels: { $problem }.
core-problem-nested = zu tief verschachtelt
core-error-foreign-action = { $action } ist kein Zug von { $game }.
core-error-action-field = Das Feld „{ $field }“ von { $action } hat den falschen Typ oder ist zu groß.
core-error-time = Die Zeit eines Zuges muss wie { $example } aussehen, nicht wie „{ $time }“.
core-error-no-action = Einen Zug { $number } gibt es nicht: Es wurden { $count } Züge gespielt.
core-error-no-stage = Zug { $action } hat keinen Abschnitt { $stage }, sondern nur { $count }.
core-error-no-position = Eine Stellung { $number } gibt es nicht: Die Partie hat { $count } Züge.
core-error-nothing-to-undo = Es gibt nichts zurückzunehmen: Die Partie steht am Anfang.
core-error-nothing-to-redo = Es gibt nichts zu wiederholen: Die Partie steht beim neuesten Zug.
core-error-no-lesson = Für { $game } gibt es diese Lektion nicht, oder sie geht nicht so weiter.

## Aufzeichnungen

core-record-too-large = Die Datei hat { $size } Byte, eine Aufzeichnung aber höchstens { $most }.
core-record-format = Das ist keine Aufzeichnung von Bradshaw: Ihr Format ist „{ $format }“ statt „{ $expected }“.
core-record-newer = Die Aufzeichnung hat Version { $version }, dieses Programm liest nur bis Version { $newest }. Ein neueres Bradshaw kann sie lesen.
core-record-version = Eine Version { $version } der Aufzeichnungen gibt es nicht: Dieses Programm liest Version { $newest }.
core-record-unreadable = Diese Aufzeichnung ist nicht lesbar: { $problem }.
core-record-unreadable-action = Der Zug ist nicht lesbar: { $problem }.
core-record-too-long = Die Aufzeichnung hat { $count } Züge, eine Partie { $game } aber höchstens { $most }.
core-record-set-up = Der Spielaufbau der Aufzeichnung ist unbrauchbar: { $problem }
core-record-set-up-differs = Der Spielaufbau führt zum Zustand { $reached }, in der Aufzeichnung steht „{ $recorded }“.
core-record-action = Zug { $number } von { $count }: { $problem }
core-record-action-differs = Zug { $number } von { $count } führt zum Zustand { $reached }, in der Aufzeichnung steht „{ $recorded }“.
# Wo niemand entscheidet, etwa über die Fahrten einer Gesellschaft ohne Direktor, entscheidet das Programm.
core-record-decision-missing = Eine Entscheidung, die das Programm für eine Gesellschaft getroffen hat, fehlt.
core-record-decision-illegal = Eine Entscheidung, die das Programm für eine Gesellschaft getroffen hat, ist nicht erlaubt. { $reason }
core-record-decisions-left = Die Aufzeichnung hat mehr Entscheidungen des Programms, als dieser Zug braucht.

## Bots

core-bot-random = Macht irgendeinen erlaubten Zug.
core-bot-greedy = Blickt einen Zug voraus und nimmt, was am besten für ihn ausgeht.
core-bot-mcts = Denkt für alle voraus: mcts:2s für zwei Sekunden je Zug, mcts:500 für 500 Durchläufe je Zug.
core-bot-expert = Sieht das Ende der Partie voraus, wie er es im Spiel gelernt hat: expert:2s für zwei Sekunden je Zug, expert:100 für 100 Blicke voraus.
core-bot-level = { $level ->
    [easy] Der Experte mit wenig Sorgfalt: leicht.
    [strong] Der Experte mit zwei Sekunden je Zug: stark.
   *[normal] Der Experte ohne Blick über seinen Zug hinaus: normal.
 }
core-reason-worth = Nach seiner Schätzung ist deine Stellung danach am Spielende { MONEY($after) } wert, jetzt { MONEY($now) }.
core-reason-other = Nach dem zweitbesten Zug wären es { MONEY($after) }.
core-reason-only = { $among ->
    [legal] Es ist der einzige mögliche Zug.
    [offered] Es ist der einzige Vorschlag: der beste, der gefunden wurde.
   *[considered] Nichts anderes scheint der Überlegung wert.
 }
core-reason-chance = Deine Aussicht auf den Sieg danach: { $percent } %.
core-reason-at-random = Die anderen scheinen zufällig zu ziehen (zu { $likely } % wahrscheinlich); so gerechnet ist deine Aussicht auf den Sieg { $percent } %.
core-reason-everybody = Danach am Spielende erwartet: { LIST($worths, type: "comma") }.
core-reason-player = { $player } { MONEY($worth) }
core-reason-instead = Die beste andere Möglichkeit ist „{ $action }“; sie würde bis zum Spielende etwa { MONEY($cost) } kosten.
core-reason-terms = Was den Ausschlag gibt: { LIST($terms, type: "semicolon") }.
core-reason-term = { $term } { SIGNED($amount) }
# Warum jemand einen Zug gemacht hat, aus der Sicht des Experten.
core-why-forced = Es war der einzige mögliche Zug.
core-why-hidden = Warum so gespielt wurde, hängt von etwas ab, das dir verborgen ist.
core-why-worth = Nach Schätzung des Experten ist die Stellung von { $player } danach am Spielende { MONEY($after) } wert; vorher waren es { MONEY($now) }.
core-why-chance = Aussicht von { $player } auf den Sieg danach: { $percent } %.
core-why-instead = Die beste andere Möglichkeit war „{ $action }“; sie hätte bis zum Spielende etwa { MONEY($cost) } gekostet.
core-why-as-good = „{ $action }“ wäre etwa gleich gut gewesen.
core-why-better = Der Experte hätte „{ $action }“ vorgezogen, um etwa { MONEY($more) } am Spielende.
# Die Analyse einer Partie. $number: des Zuges; $played: was gewählt wurde; $first: der Anfang eines besseren Zuges, $steps: wie er weitergeht.
core-review-other = anderes
core-review-move = Zug { $number }, { $player }, { $kind }: { $played }
core-review-loss = { $percent ->
    [0] Kostete am Spielende etwa { MONEY($cost) }.
   *[other] Kostete am Spielende etwa { MONEY($cost) } und { $percent } Prozentpunkte Aussicht auf den Sieg.
 }
core-review-better = Besser: { $first }
core-review-then = Danach: { LIST($steps, type: "semicolon") }.
core-measure-judged = die Stellung im Ganzen
core-error-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Bots sind { $bots }.
core-error-bot-budget = Das Budget von „{ $bot }“ muss in Sekunden angegeben werden wie mcts:2s oder in Durchläufen wie mcts:500.
core-error-weights-unreadable = Was der Experte über { $game } gelernt hat, ist nicht lesbar: { $reason }
core-error-weights-other = Was der Experte über { $game } gelernt hat, passt nicht zu dieser Version des Programms. Lerne es mit scripts/learn.py neu.

## Aufgezeichnete Partien, mit unseren verglichen

# $where: die Stelle in einer Stellung; $expected, $reached: was dort steht, oder none.
core-difference =
    { $expected ->
        [none] { $where }: nichts erwartet, { $reached } erreicht
       *[other] { $reached ->
            [none] { $where }: { $expected } erwartet, nichts erreicht
           *[other] { $where }: { $expected } erwartet, { $reached } erreicht
        }
    }
