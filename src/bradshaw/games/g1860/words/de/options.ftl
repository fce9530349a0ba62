g1860-about = Eine Insel mit zu vielen Bahnen für ihren Verkehr: kaufe Aktien, lege Gleise, lass Züge fahren und halte deine Gesellschaften bis zum Schluss zahlungsfähig.

## Varianten der Spielregel

g1860-option-original-insolvency = Ursprüngliche Insolvenz
    .text = Ein geliehener Zug fährt wie ein eigener und bringt die Hälfte seiner Einnahmen, auf den nächsten Zehner aufgerundet, dazu den ganzen Zuschuss.
g1860-option-variable-private-revenue = Wechselnde Einnahmen der Privaten
    .text = Die Einnahmen der Privatgesellschaften wechseln mit Ereignissen; sie werden weder verkauft noch getauscht, dürfen aber geschlossen werden und behalten ihren Wert.
g1860-option-free-start-order = Gesellschaften in beliebiger Reihenfolge
    .text = Jede Gesellschaft darf gegründet werden, solange höchstens eine gegründete noch auf ihren Betrieb oder den Verkauf ihrer letzten Aktie wartet.
g1860-option-full-price-unoperated = Voller Kurs vor dem Betrieb
    .text = Aktien von Gesellschaften, die noch nicht gefahren sind, werden zum vollen Kurs verkauft.
g1860-option-destinations = Ziele
    .text = Eine Gesellschaft wird einmal für jedes Ziel bezahlt, das ihre Fahrten mit ihrem Heimatbahnhof verbinden.
g1860-option-accelerated-track = Beschleunigter Gleisbau
    .text = Ohne große Bahnhöfe darf eine Gesellschaft im selben Zug ein gelbes Plättchen legen und ein anderes aufwerten.
g1860-option-no-train-limit = Kein Zuglimit
    .text = Eine Gesellschaft darf beliebig viele Züge haben.
g1860-option-two-seven-plus-four = Zwei 7+4-Züge
    .text = Es gibt zwei 7+4-Züge, für Anfänger.
g1860-option-open-treasuries = Offene Kassen
    .text = Jeder darf die Kasse jeder Gesellschaft sehen.

## Die dritte Auflage

g1860-option-large-map = Größerer Plan
    .text = Der größere Plan der späteren Auflagen, mit Norton Green, Totland und einem Feld südlich von Shorwell.
g1860-option-skip-small-stations = Kleine Bahnhöfe auslassen
    .text = Züge dürfen an kleinen Bahnhöfen durchfahren, ohne zu halten.
g1860-option-re-enter-hexes = Rückkehr in ein Feld
    .text = Eine Fahrt darf in ein Feld zurückkehren, wenn sie kein Gleis und keinen Bahnhof zweimal benutzt.
g1860-option-simplified-insolvency = Vereinfachte Insolvenz
    .text = Ein geliehener Zug bringt 40 und dazu 20 für jeden großen Bahnhof, den er anfahren könnte, gleich wie er fährt.

## Lesarten der Spielregel

g1860-option-unfloated-delay-nationalisation = Verstaatlichung wartet
    .text = Eine Gesellschaft, die einen Direktor, aber noch keinen Betrieb hat, hält die Verstaatlichung auf, weil sie keinen Zug hat.

## Hausregeln

g1860-option-unmoved-marker-stays = Unbewegter Kursmarker bleibt
    .text = Eine Dividende, die den Kurs nicht ändert, lässt den Kursmarker an seiner Stelle im Stapel.
g1860-option-train-duty-above-price = Kaufpflicht erst über dem Preis
    .text = Eine Gesellschaft ohne Zug muss keinen kaufen, der ihr ganzes Geld kostet.
g1860-option-half-revenue-exact = Genaue halbe Einnahmen
    .text = Die halben Einnahmen eines geliehenen Zuges werden nicht auf den nächsten Zehner aufgerundet.
g1860-option-bank-counted-late = Bank spät gezählt
    .text = Ob die Bank leer ist, wird nur nach Dividenden und Verkäufen geprüft.
g1860-option-one-run-suffices = Eine Fahrt genügt
    .text = Von mehreren Zügen, die fahren können, muss nur einer fahren.
g1860-option-players-run-receiverships = Spieler führen Zwangsverwaltete
    .text = Die Spieler entscheiden, wie Gesellschaften ohne Direktor fahren und welchen Zug sie der Bank abkaufen.
g1860-option-exchange-before-refloat = Tausch vor der Neugründung
    .text = Eine Privatgesellschaft kann getauscht werden, sobald ihre bankrotte Gesellschaft einen neuen Ausgabekurs hat.
g1860-option-exchange-any-time = Tausch jederzeit
    .text = Privatgesellschaften können auch in Zügen anderer Spieler getauscht werden; ein Kauf beendet den Zug sofort.
g1860-option-solvent-before-buying = Solvent vor dem Kauf
    .text = Eine insolvente Gesellschaft, die sich beim Fahren einen Zug leisten könnte, ist von da an solvent; sonst vom Ende des Zuges an, in dem sie einen kauft.
g1860-option-director-certificate-halved-whole = Direktorenzertifikat als ein Stück
    .text = In der Endabrechnung zählt das Direktorenzertifikat einer Gesellschaft ohne Zug den Kurs einer Aktie.
g1860-option-game-stops-at-turn-100 = Schluss bei Zug 100
    .text = Die Partie endet mit dem hundertsten Zug.
g1860-option-only-shares-to-the-limit = Nur Aktien bis zum Limit
    .text = Wer über dem Zertifikatslimit ist, darf nur Aktien, keine Privatgesellschaften verkaufen, um es wieder einzuhalten.
g1860-option-building-under-british-rail = Bauen unter British Rail
    .text = Liegt zwischen dem ersten 9+5-Zug und der Verstaatlichung keine Aktienrunde, gehen Bau und Haltepunkte weiter.
g1860-option-insolvency-survives-bankruptcy = Insolvenz überdauert Bankrott
    .text = Eine Gesellschaft, die bei ihrem Bankrott insolvent war, ist es auch noch, wenn sie den Betrieb wieder aufnimmt.
g1860-option-simplified-insolvency-by-stops = Vereinfachte Insolvenz nach Halten
    .text = Die Einnahmen der vereinfachten Insolvenz werden nach Halten gezahlt, wie die gewöhnlichen.
g1860-option-full-price-in-final-value = Voller Kurs in der Endabrechnung
    .text = Mit vollem Kurs vor dem Betrieb gilt dieser auch in der Endabrechnung.
g1860-option-trains-sold-unasked = Züge ohne Rückfrage
    .text = Ein Direktor, der einen Zug von der Gesellschaft eines anderen kauft, muss im Programm nicht fragen.
g1860-option-runs-chosen-under-british-rail = Fahrten unter British Rail gewählt
    .text = Direktoren wählen ihre Fahrten auch unter British Rail, statt immer am meisten einzunehmen.
g1860-option-asked-without-choice = Gefragt ohne Wahl
    .text = Wer nur kaufen könnte, was noch nicht zu haben oder zu teuer ist, wird trotzdem gefragt.
g1860-option-marker-from-par = Kursmarker ab Ausgabekurs
    .text = Eine Gesellschaft hat ihren Kursmarker in der Kurstabelle, sobald ihr Ausgabekurs feststeht, und Verkäufe bewegen den einer neu gegründeten.
g1860-option-ends-may-be-passed = Enden auslassen
    .text = Wo kleine Bahnhöfe ausgelassen werden dürfen, darf eine Fahrt dort auch enden, ohne zu halten.
g1860-option-upgrades-reached-by-loops = Aufwertung über Schleifen
    .text = Die Strecke, die zu einem aufgewerteten Plättchen führen muss, darf in ein Feld zurückkehren.
g1860-option-half-certificates-sold = Halbe Zertifikate zu kaufen
    .text = Liegt im Bankpool keine andere Aktie als das Direktorenzertifikat, darf der Besitzer einer Aktie die Hälfte davon kaufen und wird Direktor.

## Optionen, die sich widersprechen

g1860-error-insolvencies = „{ g1860-option-original-insolvency }“ und „{ g1860-option-simplified-insolvency }“ sind zwei Arten, einen geliehenen Zug zu bezahlen: Wähle eine davon.
g1860-error-no-exchange = Bei „{ g1860-option-variable-private-revenue }“ werden Privatgesellschaften nicht getauscht, „{ g1860-option-exchange-any-time }“ hat also keinen Sinn.
