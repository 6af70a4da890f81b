# Urban Sprawl: words on the map, in the market, in the dock and in the tables beside them.

# Zones, wealth and prestige, places
urban-sprawl-board-zone = { $zone ->
    [civ] Civico
    [com] Commerciale
    [ind] Industriale
    [res] Residenziale
   *[park] Parco
}
urban-sprawl-board-worth = { $worth ->
    [wealth] rendita
   *[prestige] prestigio
}
urban-sprawl-board-plain = { $kind ->
    [civ] Edificio civico
    [com] Edificio commerciale
    [ind] Edificio industriale
    [res] Edificio residenziale
   *[park] Parco
}
urban-sprawl-board-sort = { $n ->
    [one] { $zone }, { $n } lotto
   *[other] { $zone }, { $n } lotti
}
urban-sprawl-board-lots = { $n ->
    [one] { $n } lotto
   *[other] { $n } lotti
}
urban-sprawl-board-value = valore { $n }
urban-sprawl-board-uncontrolled = non controllato
urban-sprawl-board-row = { $line ->
    [row] file da { $from } a { $to }
   *[column] colonne da { $from } a { $to }
}
urban-sprawl-board-row-worth = { $worth ->
    [wealth] fila di rendita { $n }
   *[prestige] fila di prestigio { $n }
}
urban-sprawl-board-row-pays = Paga { $n }
urban-sprawl-board-leads = { $n ->
    [one] { $names } in testa
   *[other] parità: { $names }
}
urban-sprawl-board-space = Spazio grigio
urban-sprawl-board-city = La città
urban-sprawl-board-water = Acqua
urban-sprawl-board-wilderness = Incolto
urban-sprawl-board-fit = Tutta la città
urban-sprawl-board-supply = Professionisti rimasti
urban-sprawl-board-markers = Indicatori non ancora piazzati

# The market and one’s own cards
urban-sprawl-board-contracts = Contratti
urban-sprawl-board-market-more = premi: costruisci; busta: Favore
urban-sprawl-board-pack = Carte proprie: { $name }
urban-sprawl-board-planning = Progettazione
urban-sprawl-board-left = { $n ->
    [one] { $n } carta rimasta
   *[other] { $n } carte rimaste
}
urban-sprawl-board-opens = { $deck ->
    [city] si apre con l’Aeroporto
    [metropolis] si apre con la Squadra Sportiva
   *[town] aperto
}
urban-sprawl-board-costs-ap = { $n } AP
urban-sprawl-board-ap = AP
urban-sprawl-board-ap-left = { $n } AP su { $of }
urban-sprawl-board-empty = vuota
urban-sprawl-board-face-down = a faccia in giù fino a fine turno
urban-sprawl-board-favor = Favore
urban-sprawl-board-favor-of = Favore: { $card }
urban-sprawl-board-favors = I tuoi Favori
urban-sprawl-board-fresh = dal tuo prossimo turno
urban-sprawl-board-hand = I tuoi permessi
urban-sprawl-board-no-cards = Non hai carte Progettazione.
urban-sprawl-board-pays = paga
urban-sprawl-board-ballot = indice un’elezione

# Effects in signs
urban-sprawl-board-per = per
urban-sprawl-board-vocation-word = professionista
urban-sprawl-board-office-word = carica
urban-sprawl-board-who = { $who ->
    [you] Tu
    [opponents] Gli altri
    [media] Pubblicitario
    [mayor] Sindaco
    [district-attorney] Procuratore
    [treasurer] Tesoriere
    [police-chief] Capo Polizia
    [union-boss] Sindacato
    [leader] Primo
    [last] Ultimo
    [owner-of-highest] Edificio più alto
    [owner-of-lowest] Edificio più basso
   *[each] Tutti
}
urban-sprawl-board-does = { $does ->
    [pay-you] da ogni avversario
    [pay-or-lose] o perdi
    [payout] la fila paga
    [place] nuovo indicatore
    [move] sposta un indicatore
    [uncontrol] togli un cubo da
    [claim] prendi un edificio
    [elect] elezione
    [elect-next] prossima elezione
    [elect-all] tutte le elezioni
    [win-office] prendi una carica
    [extra-favor] Favore Extra
    [take-permits] permesso gratis
    [discount] prossimo contratto
    [unlock-offices] si aprono le cariche
    [unlock-contractor] Imprenditore
    [end-game] la partita finisce
    [allow-demolition] demolisci
   *[gain] guadagna
}

# Prompt, choices and what they would bring
urban-sprawl-board-chosen = Premi di nuovo per confermare.
urban-sprawl-board-unchoose = Scegli di nuovo
urban-sprawl-board-build-for = Costruisci per { $n }
urban-sprawl-board-buy-for = Compra per { $n }
urban-sprawl-board-site-more = { $n ->
    [one] { $n } posto; paghi il valore del blocco con i tuoi { $wealth }.
   *[other] { $n } posti; paghi il valore del blocco con i tuoi { $wealth }.
}
urban-sprawl-board-buy-more = Hai { $wealth }. Un edificio costa il valore del suo blocco.
urban-sprawl-board-move-from = Premi prima l’indicatore da spostare.
urban-sprawl-board-move-to = Ora premi lo spazio di arrivo.
urban-sprawl-board-here = { $card } in { $lots }
urban-sprawl-board-cost = Costo
urban-sprawl-board-adjacency = Adiacenza
urban-sprawl-board-not-here = Non si può
urban-sprawl-board-rule = Regola { $rule }
urban-sprawl-board-question = Domanda
urban-sprawl-board-asks = Decide { $name }. { $kind ->
    [vocation] Rendita o prestigio per ogni tessera?
    [steal] La riserva è vuota: prenderne uno a un avversario?
    [order] Devono scegliere in più: chi è il prossimo?
    [elect] Parità: chi viene eletto?
    [contractor] Parità: chi diventa Imprenditore?
    [park] Dove va il parco?
    [marker] Dove va il nuovo indicatore?
    [move] Spostare un indicatore?
    [uncontrol] Togliere il cubo da un edificio?
    [claim] Pagare un edificio non controllato?
    [pay-or-lose] Pagare o perdere un edificio?
    [pay-you] Rendita o prestigio al costruttore?
    [office] Quale carica si prende?
    [seat] Parità: di chi si tratta?
    [building] Parità: quale edificio?
   *[block] Parità: quale blocco?
}

# Seats and city hall
urban-sprawl-board-buildings = { $n ->
    [one] { $n } edificio
   *[other] { $n } edifici
}
urban-sprawl-board-income = Se ora pagasse ogni fila: { $wealth } rendita, { $prestige } prestigio
urban-sprawl-board-at-end = { $n } alla fine
urban-sprawl-board-active = di turno
urban-sprawl-board-next-seat = prossimo
urban-sprawl-board-hall = Municipio
urban-sprawl-board-held = { $state ->
    [held] { $name }
    [vacant] vacante
   *[closed] non in gioco
}
urban-sprawl-board-pawn = ultima elezione
urban-sprawl-board-next-election = Prossima: { $office }
urban-sprawl-board-no-election = non ancora in gioco: nessuno è eletto
urban-sprawl-board-would-win = { $n ->
    [one] verrebbe eletto:
   *[other] parità:
}
urban-sprawl-board-nobody = nessuno
urban-sprawl-board-decides = { $you ->
    [yes] decidi tu
   *[no] decide { $name }
}
urban-sprawl-board-contractor = Imprenditore

# Turn and end
urban-sprawl-board-news = Che cosa è successo
urban-sprawl-board-skip = Salta
urban-sprawl-board-event = Evento
urban-sprawl-board-on-deck = sul mazzo
urban-sprawl-board-turn = Turno { $n }
urban-sprawl-board-buying = Acquisti iniziali
urban-sprawl-board-step = { $step ->
    [invest] Investi
    [act] Agisci
   *[end] Carta o elezione
}
urban-sprawl-board-if-now = Se la partita finisse ora
urban-sprawl-board-in-play = Durante la partita
urban-sprawl-board-per-wealth = 1 ogni { $n } rendita
urban-sprawl-board-tie = Parità: vince chi ha più rendita
