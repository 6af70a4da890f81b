# New York: parole sul tabellone, accanto alla mano e nelle tabelle.

# Banche, tipi, lati
new-york-board-bank = { $bank ->
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[red] Rosso
}
new-york-board-card = { $bank ->
    [blue] { $n } blu
    [green] { $n } verde
    [yellow] { $n } giallo
   *[red] { $n } rosso
}
new-york-board-kind = { $kind ->
    [museum] Museo
    [theater] Teatro
    [station] Stazione
    [church] Chiesa
    [park] Parco
   *[skyscraper] Grattacielo
}
new-york-board-tile = { $streets ->
    [0] { new-york-board-kind }, prezzo { $n }, senza strade
    [one] { new-york-board-kind }, prezzo { $n }, strada { $sides }
   *[other] { new-york-board-kind }, prezzo { $n }, strade { $sides }
}
new-york-board-side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
new-york-board-start = Times Square, la tessera di partenza

# La pianta
new-york-board-column = { $at ->
    [w5] 12 Av
    [w4] 11 Av
    [w3] 10 Av
    [w2] 9 Av
    [w1] 8 Av
    [c] 7 Av
    [e1] 6 Av
    [e2] 5 Av
    [e3] Madison
    [e4] Park
    [e5] Lexington
    [e6] 3 Av
    [e7] 2 Av
    [e8] 1 Av
    [west] 12 Av − { $n }
   *[east] 1 Av + { $n }
}
new-york-board-row = { $at ->
    [street] { $n } St
   *[south] 1 St − { $n }
}
new-york-board-cell = { $column } e { $row }
new-york-board-your-city = La tua città
new-york-board-city-of = Città di { $name }
new-york-board-back = Torna alla tua città
new-york-board-show = Mostra la città di { $name }
new-york-board-show-own = Mostra la tua città
new-york-board-view = Vista della pianta
new-york-board-zoom-in = Ingrandisci
new-york-board-zoom-out = Rimpicciolisci
new-york-board-fit = Mostra tutta la città
new-york-board-street = Strada
new-york-board-street-change = { $change } strada
new-york-board-longest = Strada più lunga: { $n }
new-york-board-not-at = Non in { $cell }
new-york-board-chosen = Scelto: { $cell }
new-york-board-unchoose = Cambia
new-york-board-fits = { $n ->
    [0] Non entra da nessuna parte.
    [one] C’è un solo posto.
   *[other] { $n } posti possibili.
}
new-york-board-swaps = { $n ->
    [one] Una tessera si può scambiare.
   *[other] { $n } tessere si possono scambiare.
}
new-york-board-confirm = { $verb ->
   *[lay] Posiziona qui
    [put] Posiziona qui
    [swap] Scambia qui
    [dismantle] Smantella
    [keep] Tieni in riserva
    [give] Regala a Dirk
}

# Deposito e denaro
new-york-board-market = Deposito
new-york-board-bag = { $n } nel sacchetto
new-york-board-money = Denaro
new-york-board-deck = { $n } nel mazzo
new-york-board-discards = { $n } scartate
new-york-board-no-money = Nessuna carta scoperta
new-york-board-sold = venduta
new-york-board-none = vuota
new-york-board-slot-empty = Nessuna tessera
new-york-board-yours = Tua
new-york-board-exact = esatto
new-york-board-over = { $n } in più
new-york-board-short = { $n } in meno
new-york-board-unbuy = { $slot }. Scelta; premi per lasciarla
new-york-board-buy-instead = { $slot }. Compra invece questa
new-york-board-untake = Rimetti giù { $card }
new-york-board-take-too = Prendi anche { $card }, o al suo posto
new-york-board-take-instead = Prendi invece { $card }
new-york-board-take = Prendi { $n }
new-york-board-pay = { $over ->
    [0] Paga { $n } esatto
   *[other] Paga { $n }, { $over } in più
}
new-york-board-pay-exactly = Paga esatto { $cards }
new-york-board-pay-with = Paga { $cards }, { $over } in più
new-york-board-paid-of = { $n } di { $price }
new-york-board-pick-cards = Oppure scegli altre carte dalla mano.
new-york-board-could-exactly = { $cards } sarebbe esatto: ancora un’azione.
new-york-board-use = Usa { $cards }
new-york-board-unpay = Riprendi { $card }
new-york-board-pay-too = Paga anche con { $card }
new-york-board-paid = pagati { $cards }

# Tessere accanto alla pianta
new-york-board-waiting = { $n ->
    [one] Da posizionare
   *[other] { $n } da posizionare
}
new-york-board-choose = Posiziona prima questa: { $tile }
new-york-board-keep = Tieni in riserva
new-york-board-give = Regala a Dirk
new-york-board-reserve = Riserva
new-york-board-reserve-empty = vuota
new-york-board-in-reserve = { $n ->
    [0] senza riserva
    [one] in riserva
   *[other] { $n } in riserva
}
new-york-board-unmove = Di nuovo in riserva: { $tile }
new-york-board-move-instead = Usa invece questa: { $tile }
new-york-board-dismantle-mode = Smantella

# Mano e giocatori
new-york-board-hand = Il tuo denaro
new-york-board-opening = Carte iniziali
new-york-board-seen = Carte che tutti hanno visto
new-york-board-tiles = { $n ->
    [one] { $n } tessera in città
   *[other] { $n } tessere in città
}
new-york-board-tiles-word = Tessere
new-york-board-cards = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
new-york-board-cards-word = Carte
new-york-board-next-seat = Prossimo
new-york-board-starts = Comincia
new-york-board-gain = { $letter } +{ $n }
new-york-board-dirk = Dirk
new-york-board-dirk-more = { $n ->
    [one] { $n } tessera, senza turni
   *[other] { $n } tessere, senza turni
}

# Intestazione
new-york-board-step = { $step ->
    [bought] Comprate: { $n }
    [act] Azione
    [again] Ancora un’azione
    [lay] Posiziona
    [refill] Rifornimento
    [leftover] Tessere restanti
   *[final] Punteggio finale
}
new-york-board-next = { $letter ->
    [C] alla fine
   *[other] { $to ->
        [one] prossima carta
       *[other] entro { $to } carte
    }
}

# Foglio dei punti e punteggi
new-york-board-sheet = Foglio dei punti
new-york-board-with-preview = con la tua mossa
new-york-board-scorings = Punteggi
new-york-board-pays = { $letter } dà
new-york-board-each = 1 l’uno
new-york-board-would-give = { $letter } darebbe
new-york-board-gave = { $letter } ha dato
new-york-board-score = Punti
new-york-board-from = { $letter } ti ha dato { $n }:
new-york-board-from-nothing = { $letter } non ti ha dato nulla.
new-york-board-why-street = { $name }: strada più lunga { $n }
new-york-board-why = { $name }, { new-york-board-kind }: { $n }, { new-york-board-place } → { $points }
new-york-board-place = { $place ->
    [0] nessun posto
    [1] { $tied ->
        [yes] 1° in parità
       *[no] 1° posto
    }
    [2] { $tied ->
        [yes] 2° in parità
       *[no] 2° posto
    }
   *[3] { $tied ->
        [yes] 3° in parità
       *[no] 3° posto
    }
}
new-york-board-count = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}
new-york-board-edges = { $n ->
    [one] { $n } lato
   *[other] { $n } lati
}
new-york-board-total = Totale
new-york-board-scoring = Punteggio { $letter }
new-york-board-scored = Punteggio { $letter } nel dettaglio
new-york-board-ties = Chi è in parità somma i posti occupati, divide e arrotonda per difetto.
new-york-board-no-scoring = Non c’è ancora stato alcun punteggio.
