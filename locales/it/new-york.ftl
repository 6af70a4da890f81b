# New York: ciò che dice il gioco. Gli spazi si nominano come su una pianta della città, uguali in ogni lingua.

new-york-name = New York
new-york-blurb = Compra torri e parchi pagando il giusto e traccia la strada più lunga.
new-york-option-seen = Ciò che si è visto delle carte in mano
new-york-option-seen-hide = Da ricordare a memoria
new-york-option-seen-show = Mostrato sullo schermo

## Cose

new-york-card =
    { $bank ->
        [blue] blu { $n }
        [green] verde { $n }
        [yellow] giallo { $n }
       *[red] rosso { $n }
    }
new-york-tile =
    { $kind ->
        [museum] museo { $n }
        [theater] teatro { $n }
        [station] stazione { $n }
        [church] chiesa { $n }
        [park] parco { $n }
       *[skyscraper] grattacielo { $n }
    }
new-york-side =
    { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
new-york-sided =
    { $tile } ({ $n ->
        [one] strada
       *[other] strade
    }: { $sides })
new-york-plain = { $tile } (senza strade)
new-york-start = Times Square
new-york-cell = { $column } & { $row }
new-york-column =
    { $at ->
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
        [west] { $n ->
            [one] 1 isolato a ovest di 12 Av
           *[other] { $n } isolati a ovest di 12 Av
        }
       *[east] { $n ->
            [one] 1 isolato a est di 1 Av
           *[other] { $n } isolati a est di 1 Av
        }
    }
new-york-row =
    { $at ->
        [street] { $n } St
       *[south] { $n ->
            [one] 1 isolato a sud di 1 St
           *[other] { $n } isolati a sud di 1 St
        }
    }
new-york-street-same = strada { $n }
new-york-street-change = strada { $from } → { $to }
new-york-reason =
    { $place ->
        [1] 1° posto
        [2] 2° posto
       *[other] 3° posto
    }{ $tied ->
        [yes] { " " }a pari merito
       *[no] { "" }
    } { $kind ->
        [museum] nei musei
        [theater] nei teatri
        [station] nelle stazioni
        [church] nelle chiese
        [park] nei parchi
       *[skyscraper] nei grattacieli
    } ({ $n })

## Cronaca

new-york-log-took = { $seat } prende { $cards } ({ $n } in tutto).
new-york-log-bought =
    { $seat } compra { $tile } alla banca { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    } con { $cards }, { $over ->
        [0] importo esatto
       *[other] { $over } di troppo
    }.{ $again ->
        [yes] { " " }Ancora un’azione.
       *[no] { "" }
    }
new-york-log-added = { $seat } aggiunge dalla riserva { $tile } in { $cell } ({ $street }).
new-york-log-laid = { $seat } posiziona { $tile } in { $cell } ({ $street }).
new-york-log-dismantled = { $seat } smantella { $tile } in { $cell } per la riserva ({ $street }).
new-york-log-swapped = { $seat } scambia { $old } in { $cell } con { $tile } ({ $street }).
new-york-log-kept = { $seat } mette nella riserva { $tile }.
new-york-log-gave = { $seat } regala a Dirk { $tile }.
new-york-log-passed = { $seat } non ha azioni possibili e passa.
new-york-log-scoring =
    { $letter ->
        [A] Punteggio A.
        [B] Punteggio B.
       *[C] Punteggio C, l’ultimo.
    }
new-york-log-scored =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } { $seat } fa { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }: { $kinds }; strada { $street }.
new-york-log-scored-street =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } { $seat } { $n ->
        [0] non fa punti
        [one] fa 1 punto per la strada
       *[other] fa { $n } punti per la strada
    }.
new-york-log-scored-dirk =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } Dirk fa { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }: { $kinds }.
new-york-log-scored-dirk-none =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } Dirk non fa punti.
new-york-log-dirk =
    { $n ->
        [0] Nel sacchetto non c’è nulla per Dirk.
        [one] Dirk prende 1 tessera: { $tiles }.
       *[other] Dirk prende { $n } tessere: { $tiles }.
    }
new-york-log-shuffled = Gli scarti si mescolano e formano un nuovo mazzo delle carte denaro.
new-york-log-ended =
    { $why ->
        [bag] Il sacchetto è vuoto e una casella resta vuota: il gioco si conclude.
       *[idle] Sessanta turni senza acquisti né denaro: il gioco si conclude.
    }
new-york-log-leftover =
    { $seat } ha più denaro della banca { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    } ({ $n }) e riceve { $tile }.
new-york-log-leftover-stays =
    Nessuno ha più denaro degli altri della banca { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    }: { $tile } resta lì.
new-york-log-won =
    La partita è finita. La vittoria va a { $seats }, con { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.

## Che cosa si chiede

new-york-ask-act =
    { $again ->
        [yes] Importo esatto: ancora un’azione! Prendi denaro, compra o sviluppa la città.
       *[no] Tocca a te: prendi denaro, compra un edificio o sviluppa la tua città.
    }
new-york-ask-take =
    { $more ->
        [yes] Scelti: { $cards }, { $n } in tutto. Scegli altre carte, fino a 5, o concludi.
       *[no] Scelti: { $cards }, { $n } in tutto. Non si può aggiungere altro: concludi, o annulla per scegliere di nuovo.
    }
new-york-ask-pay =
    { $tile } costa { $price }, hai scelto { $n }: { $more ->
        [0] basta.
        [one] manca 1.
       *[other] mancano { $more }.
    }
new-york-ask-move = Dove va { $tile } nella tua città?
new-york-ask-lay =
    { $n ->
        [one] Sistema la tessera che hai comprato: città o riserva?
       *[other] Sistema le { $n } tessere che hai comprato, nell’ordine che vuoi.
    }
new-york-ask-lay-one = Sistema { $tile }: città o riserva?
new-york-ask-leftover =
    { $n ->
        [one] Una tessera restante è tua: città o riserva?
       *[other] { $n } tessere restanti sono tue: sistemale nell’ordine che vuoi.
    }
new-york-ask-leftover-one = Fra le tessere restanti è tua { $tile }: città o riserva?
new-york-ask-pass = Non hai azioni possibili: passa.

## Che cosa si può fare

new-york-do-take = Prendi { $card }
new-york-do-take-done = Fatto: { $n } in tutto
new-york-do-buy =
    Compra { $tile } alla banca { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    }
new-york-do-pay = Paga con { $card }
new-york-do-pay-done =
    Paga { $n } per { $price }: { $over ->
        [0] importo esatto
       *[other] { $over } di troppo
    }
new-york-do-move = Prendi dalla riserva { $tile }
new-york-do-put = Aggiungi { $tile } in { $cell }
new-york-do-swap = Scambia { $old } in { $cell } con { $tile }
new-york-do-dismantle = Smantella { $tile } in { $cell }
new-york-do-lay = Posiziona { $tile } in { $cell }
new-york-do-keep = Metti nella riserva { $tile }
new-york-do-give = Regala a Dirk { $tile }
new-york-do-pass = Passa

## Perché no

new-york-no-over = La partita è finita.
new-york-no-turn = È il turno di { $seat }.
new-york-no-waiting = Non hai tessere restanti da sistemare; altri stanno ancora sistemando le loro.
new-york-no-phase =
    { $what ->
        [take] Ora non si prende denaro
        [buy] Ora non si compra
        [pay] Ora non c’è nulla da pagare
        [done] Ora non c’è nulla da concludere
        [move] Ora non si usa la riserva
        [put] Non hai scelto una tessera della riserva
        [swap] Non hai scelto una tessera della riserva
        [dismantle] Ora non si smantella
        [lay] Ora non ci sono tessere da posizionare
        [keep] Ora non ci sono tessere da mettere nella riserva
        [give] Ora non si regala nulla
       *[pass] Ora non puoi passare
    }: { $phase ->
        [act] scegli un’azione.
        [take] prima finisci di prendere denaro.
        [pay] prima concludi il pagamento.
        [move] prima sistema la tessera scelta.
        [lay] prima sistema le tessere comprate.
        [leftover] si stanno sistemando le tessere restanti.
       *[over] la partita è finita.
    }
new-york-no-shown = { $card } non è fra le carte scoperte.
new-york-no-five = Più carte insieme possono fare al massimo 5, non { $n }.
new-york-no-order = Le carte si scelgono in salita: { $card } viene prima di { $last }.
new-york-no-slot =
    La casella della banca { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    } è vuota.
new-york-no-short = { $tile } costa { $price }; di quella banca hai { $n }.
new-york-no-held = Non hai { $card }.
new-york-no-bank =
    Qui si paga solo con denaro della banca { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    }, non con { $card }.
new-york-no-stuck =
    Con { $card } come prossima carta al prezzo { $n ->
        [one] mancherebbe 1
       *[other] mancherebbero { $n }
    }: prima scegline una più piccola.
new-york-no-unpaid = { $n } non basta: il prezzo è { $price }.
new-york-no-none = Prima scegli una carta.
new-york-no-reserve = { $tile } non è nella tua riserva.
new-york-no-fit = Ora { $tile } non sta in nessun punto della tua città.
new-york-no-bought-now = { $tile }: acquisto di questo turno, non prende parte allo sviluppo della città.
new-york-no-start = Times Square non si muove mai.
new-york-no-city = { $tile } non è nella tua città.
new-york-no-taken = { $cell }: c’è già una tessera.
new-york-no-touch = In { $cell } nessun lato toccherebbe la tua città.
new-york-no-sides =
    In { $cell } il lato { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    } non combacia: { $street ->
        [yes] lì { $tile } ha una strada, { $neighbor } no.
       *[no] lì { $neighbor } ha una strada, { $tile } no.
    }
new-york-no-walk = In { $cell } non si arriverebbe a piedi da Times Square.
new-york-no-hole = In { $cell } la tessera chiuderebbe un buco.
new-york-no-cut = Senza { $tile } una parte della tua città non sarebbe più raggiungibile a piedi.
new-york-no-pit = Senza { $tile } la tua città avrebbe un buco.
new-york-no-swap-sides =
    { $tile } non va bene al posto di { $old }: sul lato { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    } { $street ->
        [yes] ha una strada e la tessera vicina no.
       *[no] non ha una strada e la tessera vicina sì.
    }
new-york-no-waits = { $tile } non è fra le tue tessere da sistemare.
new-york-no-dirk = A Dirk si regala solo una tessera comprata in questo turno, e solo in due giocatori.
new-york-no-pass = Hai ancora azioni possibili: non puoi passare.

## Che cosa darebbe

new-york-note-exact = Importo esatto: ancora un’azione.
new-york-note-over = { $n } di troppo: le tue azioni finiscono.
new-york-note-exact-possible = Con { $cards } pagheresti l’importo esatto e avresti ancora un’azione.
new-york-note-street = Strada più lunga: { $from } → { $to }.
new-york-note-leads =
    Avresti la maggioranza { $kind ->
        [museum] nei musei
        [theater] nei teatri
        [station] nelle stazioni
        [church] nelle chiese
        [park] nei parchi
       *[skyscraper] nei grattacieli
    }, { $n } a { $rival }.
new-york-note-ties =
    Saresti in testa a pari merito { $kind ->
        [museum] nei musei
        [theater] nei teatri
        [station] nelle stazioni
        [church] nelle chiese
        [park] nei parchi
       *[skyscraper] nei grattacieli
    }, con { $n } a testa.
new-york-note-total =
    { $letter ->
        [A] Il punteggio A
        [B] Il punteggio B
       *[C] Il punteggio C
    } ti darebbe { $from } → { $to }.
new-york-note-paid = Scelti: { $n } su { $price }.
new-york-note-money = In mano avresti { $n } in tutto.
new-york-note-fits =
    { $n ->
        [0] Non sta in nessun punto della tua città.
        [one] Ci sta in 1 punto.
       *[other] Ci sta in { $n } punti.
    }
new-york-note-dirk =
    Dirk avrebbe { $kind ->
        [museum] { $n ->
            [one] 1 museo
           *[other] { $n } musei
        }
        [theater] { $n ->
            [one] 1 teatro
           *[other] { $n } teatri
        }
        [station] { $n ->
            [one] 1 stazione
           *[other] { $n } stazioni
        }
        [church] { $n ->
            [one] 1 chiesa
           *[other] { $n } chiese
        }
        [park] { $n ->
            [one] 1 parco
           *[other] { $n } parchi
        }
       *[skyscraper] { $n ->
            [one] 1 grattacielo
           *[other] { $n } grattacieli
        }
    }.

## Il tavolo a parole

new-york-tell-turn = È il turno di { $seat }.
new-york-tell-slot =
    Casella { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    }: { $tile }, prezzo { $price }.
new-york-tell-slot-empty =
    Casella { $bank ->
        [blue] blu
        [green] verde
        [yellow] gialla
       *[red] rossa
    }: vuota.
new-york-tell-display = Carte denaro scoperte: { $cards }.
new-york-tell-hand = Le tue carte in mano: { $cards }.
new-york-tell-city =
    { $seat }: { $n ->
        [0] solo Times Square
        [one] 1 tessera nella città
       *[other] { $n } tessere nella città
    }, strada più lunga { $street }.
new-york-tell-placed = { $tile }: { $cell }.
new-york-tell-reserve = { $seat }, riserva: { $tiles }.
new-york-tell-waiting = { $seat } deve sistemare: { $tiles }.
new-york-tell-kind =
    { $kind ->
        [museum] Musei
        [theater] Teatri
        [station] Stazioni
        [church] Chiese
        [park] Parchi
       *[skyscraper] Grattacieli
    }: { $standings }.
new-york-tell-standing = { $seat } { $n }
new-york-tell-standing-dirk = Dirk { $n }
new-york-tell-dirk = Tessere di Dirk: { $tiles }.
new-york-tell-next =
    { $letter ->
        [A] Punteggio A: fra la carta { $from } e la { $to } dalla cima del mazzo.
        [B] Punteggio B: fra la carta { $from } e la { $to } dalla cima del mazzo.
       *[C] Il punteggio C si calcola alla conclusione del gioco.
    }
new-york-tell-deck =
    { $n ->
        [one] 1 carta nel mazzo
       *[other] { $n } carte nel mazzo
    }, { $bag ->
        [one] 1 tessera nel sacchetto
       *[other] { $bag } tessere nel sacchetto
    }.
new-york-tell-score =
    { $seat }: { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.
new-york-tell-nothing = nulla

## Che cosa conta, per i suggerimenti

new-york-term-score = i punti già fatti
new-york-term-majorities = le maggioranze al prossimo punteggio
new-york-term-majorities-later = le maggioranze ai punteggi successivi
new-york-term-safety = le maggioranze al sicuro
new-york-term-street = la strada più lunga
new-york-term-street-later = la strada più lunga ai punteggi successivi
new-york-term-places = lo spazio per altre tessere
new-york-term-waiting = le tessere da sistemare
new-york-term-reserve = le tessere nella riserva
new-york-term-money = il denaro
new-york-term-prices = le carte che pagano molti prezzi esatti
new-york-term-exact = le tessere da pagare con l’importo esatto
new-york-term-purchase = la migliore tessera a portata di mano
new-york-term-leftover = le tessere che possono restare alla fine
new-york-term-turn = il prossimo turno
