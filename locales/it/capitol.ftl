# Capitol: ciò che dice il gioco. I nomi delle aree restano in latino.

capitol-name = Capitol
capitol-blurb = Alza tetti sui colli di Roma, tieni i quartieri e punta sulle fontane.
capitol-option-seen = Ciò che si è visto delle carte in mano
capitol-option-seen-hide = Da ricordare a memoria
capitol-option-seen-show = Mostrato sullo schermo

## Cose

capitol-card =
    { $suit ->
        [roof] tetto { $value }
        [floor] piano { $value }
        [white] permesso bianco { $value }
        [black] permesso nero { $value }
       *[red] permesso rosso { $value }
    }
capitol-area =
    { $area ->
        [capitolinus] Capitolinus
        [palatinus] Palatinus
        [aventinus] Aventinus
        [campus-martius] Campus Martius
        [quirinalis] Quirinalis
        [viminalis] Viminalis
        [insula-tiberina] Insula Tiberina
        [esquilinus] Esquilinus
       *[caelius] Caelius
    }

## Cronaca

capitol-log-round = Comincia il round { $n }; inizia { $seat }.
capitol-log-nothing = { $seat } gioca { $card } senza eseguire l’azione.
capitol-log-floors = { $seat } gioca { $card }: un piano { $floors }.
capitol-log-floor =
    { $n ->
        [0] per un nuovo edificio
        [one] su un edificio di 1 piano
       *[other] su un edificio di { $n } piani
    }
capitol-log-roof =
    { $seat } gioca { $card }: un tetto { $shape ->
        [round] tondo
       *[triangular] triangolare
    } su { $n ->
        [one] 1 piano
       *[other] { $n } piani
    }.
capitol-log-place =
    { $seat } gioca { $card }: piazza in { $area } un edificio di { $n ->
        [one] 1 piano
       *[other] { $n } piani
    } con tetto { $shape ->
        [round] tondo
       *[triangular] triangolare
    }.
capitol-log-pass = { $seat } passa.
capitol-log-pass-empty = { $seat } non ha carte e passa.
capitol-log-bids =
    Asta { $n }, { $piece ->
        [fountain] una fontana
        [amphitheater] un anfiteatro
       *[temple] un tempio
    }: { $bids }.
capitol-log-bid = { $seat } punta { $n } ({ $cards })
capitol-log-no-bid = { $seat } non punta
capitol-log-won =
    { $seat } si aggiudica { $piece ->
        [fountain] la fontana
        [amphitheater] l’anfiteatro
       *[temple] il tempio
    } con { $n }.
capitol-log-gone =
    Nessuno punta: { $piece ->
        [fountain] la fontana
        [amphitheater] l’anfiteatro
       *[temple] il tempio
    } esce dal gioco.
capitol-log-put =
    { $seat } piazza { $piece ->
        [fountain] la fontana
        [amphitheater] l’anfiteatro
       *[temple] il tempio
    } in { $area }.
capitol-log-scored = Punteggio del round { $n }: { $points }.
capitol-log-points = { $seat } { $n }
capitol-log-drew = { $seat } pesca { $card }.
capitol-log-lost =
    Non ci sono più carte da pescare: { $seat } rinuncia a { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
capitol-log-over =
    La partita è finita: { $points }. { $count ->
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }

## Che cosa si chiede

capitol-ask-play = Gioca una carta o passa.
capitol-ask-floor =
    { $n ->
        [0] La riserva è vuota: { $card } non ha effetto.
        [one] Dove va l’ultimo piano ({ $card })?
       *[other] Dove va il primo dei due piani ({ $card })?
    }
capitol-ask-second = Dove va il secondo piano ({ $card })?
capitol-ask-roof = Quale edificio riceve il tetto ({ $card })?
capitol-ask-place =
    Piazza un edificio completo in un’area { $color ->
        [white] bianca
        [black] nera
       *[red] rossa
    } ({ $card }).
capitol-ask-bid =
    L’asta { $n } è per { $piece ->
        [fountain] una fontana
        [amphitheater] un anfiteatro
       *[temple] un tempio
    }: scegli le carte della tua puntata, poi chiudila. Puntata finora: { $total }.
capitol-ask-put =
    L’asta è tua: scegli un’area per { $piece ->
        [fountain] la fontana
        [amphitheater] l’anfiteatro
       *[temple] il tempio
    }.
capitol-ask-draw =
    { $n ->
        [one] Pesca ancora una carta dal mazzo che vuoi.
       *[other] Pesca { $n } carte, una alla volta, dai mazzi che vuoi.
    }
capitol-ask-wait =
    { $phase ->
        [draw] { $seat } sta pescando.
       *[construction] È il turno di { $seat }.
    }
capitol-ask-wait-put =
    { $seat } sta scegliendo un’area per { $piece ->
        [fountain] la fontana
        [amphitheater] l’anfiteatro
       *[temple] il tempio
    }.
capitol-ask-wait-bids = Si aspettano le puntate di { $seats }.
capitol-ask-over =
    La partita è finita. { $count ->
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }

## Che cosa si può fare

capitol-do-pass = Passa
capitol-do-play = Gioca { $card }
capitol-do-nothing = Non eseguire l’azione
capitol-do-floor =
    { $n ->
        [0] Un piano per un nuovo edificio
        [one] Un piano su un edificio di 1 piano
       *[other] Un piano su un edificio di { $n } piani
    }
capitol-do-roof =
    Un tetto { $shape ->
        [round] tondo
       *[triangular] triangolare
    } su { $n ->
        [one] 1 piano
       *[other] { $n } piani
    }
capitol-do-place =
    { $n ->
        [one] 1 piano
       *[other] { $n } piani
    }, tetto { $shape ->
        [round] tondo
       *[triangular] triangolare
    }, in { $area }
capitol-do-bid = Aggiungi { $card } alla puntata
capitol-do-seal =
    { $n ->
        [0] Nessuna puntata
       *[other] Chiudi la puntata di { $n }
    }
capitol-do-put =
    Piazza { $piece ->
        [fountain] la fontana
        [amphitheater] l’anfiteatro
       *[temple] il tempio
    } in { $area }
capitol-do-draw = Pesca { $card }

## Perché no

capitol-no-over = La partita è finita.
capitol-no-turn = È il turno di { $seat }.
capitol-no-sealed = La tua puntata è chiusa.
capitol-no-cards = Non hai carte con cui puntare.
capitol-no-phase =
    { $phase ->
        [construction] Non si fa nella fase di costruzione.
        [auction] Ora si fanno le puntate.
        [put] Prima va piazzato il pezzo appena vinto.
        [draw] Ora si pescano le carte.
       *[over] La partita è finita.
    }
capitol-no-held = Non hai { $card }.
capitol-no-bid = Non ti resta { $card } da puntare.
capitol-no-chosen = Hai scelto { $card }: prima va eseguita.
capitol-no-card = Prima scegli una carta.
capitol-no-kind =
    { $kind ->
        [roof] Serve una carta tetto; hai scelto { $card }.
        [floor] Serve una carta piano; hai scelto { $card }.
       *[permit] Serve un permesso di costruzione; hai scelto { $card }.
    }
capitol-no-floors = La riserva è vuota.
capitol-no-both = Il primo piano è messo: usa entrambi i piani o riprendilo.
capitol-no-raise =
    Non hai edifici senza tetto di { $n ->
        [one] 1 piano
       *[other] { $n } piani
    } da alzare.
capitol-no-unroofed =
    Non hai edifici senza tetto di { $n ->
        [one] 1 piano
       *[other] { $n } piani
    }.
capitol-no-roof =
    Non hai più tetti { $shape ->
        [round] tondi
       *[triangular] triangolari
    }.
capitol-no-finished =
    Non hai un edificio completo di { $n ->
        [one] 1 piano
       *[other] { $n } piani
    } con tetto { $shape ->
        [round] tondo
       *[triangular] triangolare
    }.
capitol-no-color =
    { $area } è un’area { $color ->
        [white] bianca
        [black] nera
       *[red] rossa
    }, il permesso è { $permit ->
        [white] bianco
        [black] nero
       *[red] rosso
    }.
capitol-no-square = { $area } non ha quadratini liberi.
capitol-no-shape =
    I tetti di { $area } sono { $shape ->
        [round] tondi
       *[triangular] triangolari
    }.
capitol-no-alike =
    Due aree { $color ->
        [white] bianche
        [black] nere
       *[red] rosse
    } hanno tetti { $shape ->
        [round] tondi: nella terza devono essere triangolari.
       *[triangular] triangolari: nella terza devono essere tondi.
    }
capitol-no-first = Il primo edificio di { $area } deve avere esattamente 1 piano, non { $n }.
capitol-no-height = Il prossimo edificio di { $area } deve avere { $low } o { $high } piani, non { $n }.
capitol-no-order = Le carte di una puntata si scelgono in salita: { $card } viene prima di { $last }.
capitol-no-large =
    Il quadrato grande di { $area } è occupato da { $piece ->
        [temple] un tempio
       *[amphitheater] un anfiteatro
    }.
capitol-no-stack =
    Non ci sono più { $kind ->
        [roof] carte tetto
        [floor] carte piano
       *[permit] permessi di costruzione
    } da pescare.

## Che cosa darebbe

capitol-note-kept =
    Tieni { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } per le aste.
capitol-note-supply =
    { $n ->
        [one] Resta 1 piano nella riserva.
       *[other] Restano { $n } piani nella riserva.
    }
capitol-note-roofs = Ti restano { $round } tetti tondi e { $triangular } triangolari.
capitol-note-finished =
    { $n ->
        [one] Hai 1 edificio completo.
       *[other] Hai { $n } edifici completi.
    }
capitol-note-raise = Altezza: { $from } → { $to }.
capitol-note-roof =
    { $shape ->
        [round] { $n ->
            [one] Resta 1 tetto tondo.
           *[other] Restano { $n } tetti tondi.
        }
       *[triangular] { $n ->
            [one] Resta 1 tetto triangolare.
           *[other] Restano { $n } tetti triangolari.
        }
    }
capitol-note-floors = I tuoi piani qui: { $from } → { $to }.
capitol-note-place =
    Il tuo posto: { $from ->
        [0] nessuno
        [1] primo
       *[other] secondo
    } → { $to ->
        [0] nessuno
        [1] primo
       *[other] secondo
    }.
capitol-note-fountains =
    { $n ->
        [one] 1 fontana qui.
       *[other] { $n } fontane qui.
    }
capitol-note-cards = 2 carte extra, per come stanno le cose: { $seats }.
capitol-note-total = Puntata: { $n }.
capitol-note-due =
    { $n ->
        [0] La tua ultima carta.
        [one] Poi ancora 1 carta.
       *[other] Poi ancora { $n } carte.
    }

## Il tavolo a parole

capitol-tell-round =
    Round { $n } di { $of }, { $phase ->
        [construction] costruzione
        [auction] aste
        [put] aste
        [draw] nuove carte
       *[over] fine
    }. Giocatore iniziale: { $seat }. Piani nella riserva: { $supply }.
capitol-tell-area =
    { $area } ({ $color ->
        [white] bianca
        [black] nera
       *[red] rossa
    }): { $standing }. { $next } Fontane: { $fountains }.{ $large ->
        [none] { "" }
        [amphitheater] { " " }Un anfiteatro.
       *[temple] { " " }Un tempio.
    }
capitol-tell-standing =
    { $seat } { $n ->
        [one] 1 piano
       *[other] { $n } piani
    } ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    })
capitol-tell-next =
    { $shape ->
        [full] Completa.
        [any] Prossimo: qualsiasi tetto, 1 piano.
        [round] Prossimo: tetto tondo, { $low ->
            [one] { $high ->
                [one] 1 piano.
               *[other] { $low }–{ $high } piani.
            }
           *[other] { $low }–{ $high } piani.
        }
       *[triangular] Prossimo: tetto triangolare, { $low ->
            [one] { $high ->
                [one] 1 piano.
               *[other] { $low }–{ $high } piani.
            }
           *[other] { $low }–{ $high } piani.
        }
    }
capitol-tell-seat =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }; tetti rimasti: { $round } tondi, { $triangular } triangolari; da piazzare: { $front }.
capitol-tell-front =
    { $n ->
        [one] 1 piano
       *[other] { $n } piani
    } { $shape ->
        [round] (tondo)
        [triangular] (triangolare)
       *[none] (senza tetto)
    }
capitol-tell-stack =
    { $kind ->
        [roof] Carte tetto
        [floor] Carte piano
       *[permit] Permessi
    }: { $n } nel mazzo, prima carta: { $card }.
capitol-tell-hand = Le tue carte: { $cards }.
capitol-tell-nothing = niente

## Che cosa conta, per i suggerimenti

capitol-term-score = i punti già fatti
capitol-term-scoring = il prossimo punteggio
capitol-term-later = i punteggi successivi
capitol-term-lead = i vantaggi nelle aree
capitol-term-safety = le aree che nessuno può prendere
capitol-term-amphitheater = le carte extra degli anfiteatri
capitol-term-draws = le carte ancora da pescare
capitol-term-ready = gli edifici pronti da piazzare
capitol-term-finished = gli edifici completi
capitol-term-unroofed = gli edifici senza tetto
capitol-term-roofs = le carte tetto
capitol-term-floors = le carte piano
capitol-term-permits = i permessi di costruzione
capitol-term-bids = i numeri alti per le aste
capitol-term-piece = il pezzo all’asta
