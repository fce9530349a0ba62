## Le bilan des rencontres entre robots : terminal et page de compte rendu

# Un titre : le jeu, le nombre de joueurs, et les options qui ne sont pas à leur valeur habituelle.
arena-setting = { $game }, { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }{ $options ->
        [none] { "" }
       *[other] , { LIST($options, type: "comma") }
    }
arena-all = Toutes les parties
arena-length = Longueur en coups : { $spread }
arena-scores = Score du vainqueur : { $spread }
arena-spread = moyenne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, médiane { NUMBER($median, maximumFractionDigits: 1) }, de { $least } à { $most }
arena-wins = Victoires
arena-ratings = Classements
arena-seats = Part des victoires par place
arena-endings = Fins de partie
arena-forfeits = Forfaits
arena-column-bot = Robot
arena-column-seats = Places
arena-column-wins = Victoires
arena-column-share = Part
arena-column-interval = Intervalle à 95 %
arena-column-mean = Score moyen
arena-column-least = Minimum
arena-column-most = Maximum
arena-column-rating = Classement
arena-column-forfeits = Forfaits
arena-column-reason = Raison
arena-column-games = Parties
arena-column-seat = Place { $number }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# La part des victoires depuis une place, et le nombre de parties que le robot y a jouées.
arena-seat-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $count }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## La page de compte rendu

arena-report-title = Arène
arena-report-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } de { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }
arena-chart-ratings = Classements après chaque rencontre
arena-chart-shares = Part des victoires
arena-chart-shares-note = avec son intervalle à 95 % ; la ligne pointillée est une part égale
arena-chart-worths = Valeur finale
arena-chart-worths-note = la moitié des parties, la médiane et toute l’étendue
arena-chart-lengths = Longueur
arena-chart-lengths-note = combien de parties ont eu tant de coups
arena-axis-match = rencontre
arena-axis-share = part des victoires
arena-axis-worth = valeur
arena-axis-actions = coups
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Pourquoi un programme a perdu sa place

arena-forfeit-start = Il n’a pas pu démarrer : { $problem }
arena-forfeit-slow = Il n’a pas répondu en { NUMBER($seconds, maximumFractionDigits: 1) } s.
arena-forfeit-flood = Sa réponse dépassait { $most } octets.
arena-forfeit-unasked = Il a dit plus d’une ligne.
arena-forfeit-ended = Il s’est terminé avec le code { $code }{ $last ->
        [none] .
       *[other] { " " }: { $last }
    }
arena-forfeit-unreadable = Sa réponse « { $line } » n’est pas une action : { $problem }
arena-forfeit-illegal = Son coup est illégal d’après la règle { $rule } : { $reason }

## Ce qui peut mal tourner

arena-error-work = { $task } a échoué : { $problem }
arena-error-died = { $count } processus sont morts sur { $task } ; le dernier avec le code { $code }.
arena-error-cluster-lost = La grappe « { $address } » est perdue. Ce qui est arrivé avant est conservé ; la même commande poursuit à partir de là.
arena-error-cluster-none = La grappe « { $address } » est injoignable.
# Après le nom d’un fichier.
arena-problem-line = la ligne { $line } n’est pas le résultat d’une rencontre : { $problem }.
arena-problem-busy = une autre exécution y écrit.
