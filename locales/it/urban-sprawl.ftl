# Urban Sprawl: ciò che dice il gioco. I lotti si nominano per colonna e riga: quello in alto a sinistra è A1.

urban-sprawl-name = Urban Sprawl
urban-sprawl-blurb = Permessi, elezioni e prestigio, da un paese a una metropoli.
urban-sprawl-option-length = Durata
urban-sprawl-option-length-standard = Normale
urban-sprawl-option-length-short = Gioco corto
urban-sprawl-option-length-long = Gioco lungo
urban-sprawl-option-metropolis = I contratti Metropoli più forti
urban-sprawl-option-metropolis-printed = Come stampati
urban-sprawl-option-metropolis-tamed = Attenuati: 2 invece di 4
urban-sprawl-option-airport = Cariche dopo l’Aeroporto
urban-sprawl-option-airport-vacant = Vacanti fino alla loro prossima elezione
urban-sprawl-option-airport-elected = Elette subito

## A che cosa si può rispondere in anticipo

urban-sprawl-standing-vocation = Rende una tua tessera professionista
urban-sprawl-standing-vocation-wealth = Sempre rendita
urban-sprawl-standing-vocation-prestige = Sempre prestigio
urban-sprawl-standing-pay-you = Paghi chi costruisce, in rendita o prestigio
urban-sprawl-standing-pay-you-wealth = Sempre rendita
urban-sprawl-standing-pay-you-prestige = Sempre prestigio
urban-sprawl-standing-pay-or-lose = Paghi o perdi un edificio
urban-sprawl-standing-pay-or-lose-pay = Paga sempre, se posso
urban-sprawl-standing-steal = Puoi prendere una tessera professionista a un avversario
urban-sprawl-standing-steal-decline = Non prenderla mai
urban-sprawl-standing-move = Puoi spostare un indicatore
urban-sprawl-standing-move-decline = Non spostarlo mai
urban-sprawl-standing-uncontrol = Puoi rimuovere il cubo da un edificio
urban-sprawl-standing-uncontrol-decline = Non rimuoverlo mai
urban-sprawl-standing-claim = Puoi mettere un cubo su un edificio non controllato
urban-sprawl-standing-claim-decline = Non metterlo mai
urban-sprawl-standing-elect = Decidi la parità in un’elezione
urban-sprawl-standing-elect-self = Sempre me, se sono in parità
urban-sprawl-standing-contractor = Decidi la parità per l’Imprenditore
urban-sprawl-standing-contractor-self = Sempre me, se sono in parità
urban-sprawl-standing-order = Più giocatori devono scegliere: l’ordine lo decidi tu
urban-sprawl-standing-order-clockwise = Sempre in senso orario

## Luoghi e cose

urban-sprawl-lot =
    { $column ->
        [a] A
        [b] B
        [c] C
        [d] D
        [e] E
        [f] F
        [g] G
        [h] H
        [i] I
        [j] J
        [k] K
       *[l] L
    }{ $row }
urban-sprawl-lots = { $a }+{ $b }
urban-sprawl-space =
    { $space ->
        [T0] spazio in alto A–D
        [T1] spazio in alto E–H
        [T2] spazio in alto I–L
        [R0] spazio a destra 1–2
        [R1] spazio a destra 3–4
        [R2] spazio a destra 5–6
        [R3] spazio a destra 7–8
        [R4] spazio a destra 9–10
       *[R5] spazio a destra 11–12
    }
urban-sprawl-row =
    { $row ->
        [L0] lotti delle righe 1–4
        [L1] lotti delle righe 5–8
        [L2] lotti delle righe 9–12
        [B0] lotti delle colonne A–B
        [B1] lotti delle colonne C–D
        [B2] lotti delle colonne E–F
        [B3] lotti delle colonne G–H
        [B4] lotti delle colonne I–J
        [B5] lotti delle colonne K–L
        [T0] lotti delle colonne A–D
        [T1] lotti delle colonne E–H
        [T2] lotti delle colonne I–L
        [R0] lotti delle righe 1–2
        [R1] lotti delle righe 3–4
        [R2] lotti delle righe 5–6
        [R3] lotti delle righe 7–8
        [R4] lotti delle righe 9–10
       *[R5] lotti delle righe 11–12
    }
urban-sprawl-permit =
    Permesso Edilizio ({ $n ->
        [one] 1 permesso
       *[other] { $n } permessi
    }, { $zones }; { $wealth })
urban-sprawl-comma = { $a }, { $b }
urban-sprawl-or = { $a } o { $b }
urban-sprawl-adjective =
    { $zone ->
        [civ] civico
        [com] commerciale
        [ind] industriale
        [res] residenziale
       *[park] parco
    }
urban-sprawl-kind =
    { $kind ->
        [civ] edificio civico
        [com] edificio commerciale
        [ind] edificio industriale
        [res] edificio residenziale
       *[park] parco
    }
urban-sprawl-amount =
    { $res ->
        [wealth] { $n } di rendita
        [both] { $n } di rendita e { $n } di prestigio
       *[prestige] { $n } di prestigio
    }

## I Permessi Edilizi, per distinguerli

urban-sprawl-card-permit-01 = Permesso Edilizio (1 permesso, civico o commerciale; 12)
urban-sprawl-card-permit-02 = Permesso Edilizio (1 permesso, commerciale o industriale; 12)
urban-sprawl-card-permit-03 = Permesso Edilizio (1 permesso, industriale o residenziale; 12)
urban-sprawl-card-permit-04 = Permesso Edilizio (1 permesso, civico o residenziale; 11)
urban-sprawl-card-permit-05 = Permesso Edilizio (1 permesso, civico o industriale; 11)
urban-sprawl-card-permit-06 = Permesso Edilizio (1 permesso, commerciale o residenziale; 11)
urban-sprawl-card-permit-07 = Permesso Edilizio (1 permesso, civico, commerciale o industriale; 9)
urban-sprawl-card-permit-08 = Permesso Edilizio (1 permesso, civico, commerciale o residenziale; 9)
urban-sprawl-card-permit-09 = Permesso Edilizio (1 permesso, civico, industriale o residenziale; 8)
urban-sprawl-card-permit-10 = Permesso Edilizio (1 permesso, commerciale, industriale o residenziale; 8)
urban-sprawl-card-permit-11 = Permesso Edilizio (2 permessi, civico; 9)
urban-sprawl-card-permit-12 = Permesso Edilizio (2 permessi, commerciale; 10)
urban-sprawl-card-permit-13 = Permesso Edilizio (2 permessi, industriale; 10)
urban-sprawl-card-permit-14 = Permesso Edilizio (2 permessi, residenziale; 10)
urban-sprawl-card-permit-15 = Permesso Edilizio (2 permessi, civico o commerciale; 6)
urban-sprawl-card-permit-16 = Permesso Edilizio (2 permessi, civico o industriale; 7)
urban-sprawl-card-permit-17 = Permesso Edilizio (2 permessi, civico o residenziale; 7)
urban-sprawl-card-permit-18 = Permesso Edilizio (2 permessi, commerciale o industriale; 8)
urban-sprawl-card-permit-19 = Permesso Edilizio (2 permessi, commerciale o residenziale; 6)
urban-sprawl-card-permit-20 = Permesso Edilizio (2 permessi, industriale o residenziale; 7)
urban-sprawl-card-permit-21 = Permesso Edilizio (2 permessi, civico, commerciale, industriale o residenziale; 2)
urban-sprawl-card-permit-22 = Permesso Edilizio (2 permessi, civico, commerciale, industriale o residenziale; 1)
urban-sprawl-card-permit-23 = Permesso Edilizio (3 permessi, civico; 6)
urban-sprawl-card-permit-24 = Permesso Edilizio (3 permessi, commerciale; 5)
urban-sprawl-card-permit-25 = Permesso Edilizio (3 permessi, industriale; 5)
urban-sprawl-card-permit-26 = Permesso Edilizio (3 permessi, residenziale; 5)
urban-sprawl-card-permit-27 = Permesso Edilizio (3 permessi, civico o industriale; 4)
urban-sprawl-card-permit-28 = Permesso Edilizio (3 permessi, civico o residenziale; 4)
urban-sprawl-card-permit-29 = Permesso Edilizio (3 permessi, commerciale o industriale; 4)
urban-sprawl-card-permit-30 = Permesso Edilizio (3 permessi, commerciale o residenziale; 3)
urban-sprawl-card-permit-31 = Permesso Edilizio (4 permessi, civico; 2)
urban-sprawl-card-permit-32 = Permesso Edilizio (4 permessi, commerciale; 3)
urban-sprawl-card-permit-33 = Permesso Edilizio (4 permessi, industriale; 3)
urban-sprawl-card-permit-34 = Permesso Edilizio (4 permessi, residenziale; 2)
urban-sprawl-card-permit-35 = Permesso Edilizio (4 permessi, civico o commerciale; 1)
urban-sprawl-card-permit-36 = Permesso Edilizio (4 permessi, industriale o residenziale; 1)

## Che cosa fanno le carte

urban-sprawl-who =
    { $who ->
        [you] Tu
        [opponents] Ogni avversario
        [media] Chi ha il Pubblicitario
        [mayor] Il Sindaco
        [district-attorney] Il Procuratore Distrettuale
        [treasurer] Il Tesoriere
        [police-chief] Il Capo della Polizia
        [union-boss] Il Presidente del Sindacato
        [leader] Chi ha più prestigio
        [last] Chi ha meno prestigio
        [owner-of-highest] Chi controlla l’edificio di valore più alto
        [owner-of-lowest] Chi controlla l’edificio di valore più basso
       *[each] Ogni giocatore
    }
urban-sprawl-counted =
    { $owner ->
        [any] { "" }
        [you] tuo{ " " }
       *[they] proprio{ " " }
    }{ $what ->
        [zone] edificio { $zones }
        [zone-or-park] edificio { $zones } o parco
        [park] parco
       *[any] edificio
    }{ $size ->
        [exactly] { $lots ->
            [one] { " " }da 1 lotto
           *[other] { " " }da { $lots } lotti
        }
        [from] { " " }da { $lots } o più lotti
       *[any] { "" }
    }
urban-sprawl-per =
    per ogni { $what }{ $scope ->
        [rows] { " " }in queste file
        [adj] { " " }adiacente
        [block] { " " }in questo blocco
        [water] { " " }adiacente all’acqua
        [adj-park] { " " }adiacente a un parco
        [highest-block] { " " }nel blocco di valore più alto che abbia un edificio
       *[all] { $owner ->
            [any] { " " }della città
           *[other] { "" }
        }
    }
urban-sprawl-per-vocation =
    per ogni tessera professionista { $owner ->
        [you] che hai
       *[they] che ha
    }
urban-sprawl-per-office =
    per ogni politico { $owner ->
        [you] che hai
       *[they] che ha
    }
urban-sprawl-lost =
    { $size ->
        [exactly] { $lots ->
            [one] edificio da 1 lotto
           *[other] edificio da { $lots } lotti
        }
        [from] edificio da { $lots } o più lotti
        [water] edificio adiacente all’acqua
       *[any] edificio
    }
urban-sprawl-effect-gain =
    { $who ->
        [you] Guadagni
       *[other] { $subject } guadagna
    } { $amount }.
urban-sprawl-effect-gain-per =
    { $who ->
        [you] Guadagni
       *[other] { $subject } guadagna
    } { $amount } { $per }.
urban-sprawl-effect-lose =
    { $who ->
        [you] Perdi
       *[other] { $subject } perde
    } { $amount }.
urban-sprawl-effect-lose-per =
    { $who ->
        [you] Perdi
       *[other] { $subject } perde
    } { $amount } { $per }.
urban-sprawl-effect-pay-you = Ogni avversario ti paga { $n } di rendita o { $n } di prestigio, a sua scelta ogni volta, { $per }.
urban-sprawl-effect-pay-or-lose =
    { $who ->
        [you] Paghi { $amount } o perdi un tuo { $of }, se ne hai.
       *[other] { $subject } paga { $amount } o perde un proprio { $of }, se ne ha.
    }
urban-sprawl-effect-pay-or-lose-lowest = Chi controlla l’edificio di valore più basso paga { $amount } o lo perde; se non è controllato, si rimuove.
urban-sprawl-effect-payout =
    { $worth ->
        [wealth] La fila di rendita stampata di questo blocco paga subito.
       *[prestige] La fila di prestigio stampata di questo blocco paga subito.
    }
urban-sprawl-effect-place =
    { $who ->
        [you] Piazzi
       *[other] { $subject } piazza
    } su uno spazio grigio vuoto { $worth ->
        [wealth] l’indicatore di rendita
       *[prestige] l’indicatore di prestigio
    } più basso non ancora piazzato.
urban-sprawl-effect-move =
    { $who ->
        [you] Puoi
       *[other] { $subject } può
    } spostare un indicatore su un altro spazio grigio vuoto.
urban-sprawl-effect-park =
    { $who ->
        [you] Piazzi un parco da 1 lotto in un lotto vuoto qualsiasi e lo controlli.
       *[other] { $subject } piazza un parco da 1 lotto in un lotto vuoto qualsiasi e lo controlla.
    }
urban-sprawl-effect-uncontrol =
    { $who ->
        [you] Puoi
       *[other] { $subject } può
    } rimuovere il cubo da un edificio { $zone ->
        [civ] civico
        [com] commerciale
        [ind] industriale
       *[res] residenziale
    } qualsiasi.
urban-sprawl-effect-claim =
    { $who ->
        [you] Puoi
       *[other] { $subject } può
    } { $cost ->
        [0] mettere gratis un cubo
       *[other] pagare { $amount } per mettere un cubo
    } su un { $zone ->
        [civ] edificio civico non controllato
        [com] edificio commerciale non controllato
        [ind] edificio industriale non controllato
        [res] edificio residenziale non controllato
       *[any] edificio non controllato, parchi compresi
    }.
urban-sprawl-effect-elect = Si tiene un’elezione: { $office }.
urban-sprawl-effect-elect-next = La pedina elettorale avanza di uno spazio, e si elegge quella carica.
urban-sprawl-effect-elect-all = Si tengono tutte e cinque le elezioni, dal Sindaco al Presidente del Sindacato.
urban-sprawl-effect-win-office =
    { $who ->
        [you] Prendi
       *[other] { $subject } prende
    } un politico qualsiasi in gioco, come in un’elezione.
urban-sprawl-effect-extra-favor =
    { $who ->
        [you] Prendi la tessera Favore Extra: d’ora in poi puoi avere due Favori.
       *[other] { $subject } prende la tessera Favore Extra e d’ora in poi può avere due Favori.
    }
urban-sprawl-effect-take-permits =
    { $who ->
        [you] Prendi
       *[other] { $subject } prende
    } { $n ->
        [one] un Permesso Edilizio dalla casella di progettazione più economica che ne ha uno
       *[other] { $n } Permessi Edilizi dalle caselle di progettazione più economiche che ne hanno uno
    }, per 0 AP.
urban-sprawl-effect-ap = Guadagni { $n } AP per questo turno.
urban-sprawl-effect-discount = Il prossimo contratto che costruisci in questo turno costa { $amount } in meno.
urban-sprawl-effect-score = Ogni tessera { $vocation } rende { $n }: chi la possiede prende rendita o prestigio.
urban-sprawl-effect-activate =
    { $deck ->
        [town] Il mazzo Paese diventa attivo.
        [city] Il mazzo Città diventa attivo.
       *[metropolis] Il mazzo Metropoli diventa attivo.
    }
urban-sprawl-effect-unlock-offices = Gli altri quattro politici entrano in gioco.
urban-sprawl-effect-unlock-contractor = L’Imprenditore entra in gioco.
urban-sprawl-effect-end-game = La partita si ferma subito, e segue il punteggio finale.
urban-sprawl-effect-allow-demolition = Scartala mentre costruisci un contratto: puoi demolire edifici per fare posto.
urban-sprawl-needs-water = Deve toccare l’acqua.
urban-sprawl-needs-wilderness = Deve toccare il terreno incolto.
urban-sprawl-needs-adjacent =
    { $kind ->
        [civ] Deve essere adiacente a un edificio civico.
        [com] Deve essere adiacente a un edificio commerciale.
        [ind] Deve essere adiacente a un edificio industriale.
        [res] Deve essere adiacente a un edificio residenziale.
       *[park] Deve essere adiacente a un parco.
    }
urban-sprawl-needs-not-adjacent =
    { $kind ->
        [civ] Non può essere adiacente a un edificio civico.
        [com] Non può essere adiacente a un edificio commerciale.
        [ind] Non può essere adiacente a un edificio industriale.
        [res] Non può essere adiacente a un edificio residenziale.
       *[park] Non può essere adiacente a un parco.
    }
urban-sprawl-needs-most = Solo in un blocco di valore non superiore a { $n }.
urban-sprawl-needs-least = Solo in un blocco di valore non inferiore a { $n }.
urban-sprawl-needs-no-zoning = Ignora le restrizioni di zona.
urban-sprawl-says-permit =
    { $n ->
        [one] 1 permesso
       *[other] { $n } permessi
    } per un contratto { $zones }.
urban-sprawl-says-invest = Come investimento porta { $n } di rendita.
urban-sprawl-says-ballot = Quando si rivela: la pedina elettorale avanza e si elegge quella carica.
urban-sprawl-says-payout =
    { $worth ->
        [wealth] Quando si rivela: paga la fila di rendita { $n }.
       *[prestige] Quando si rivela: paga la fila di prestigio { $n }.
    }
urban-sprawl-says-contract =
    { $zone ->
        [civ] Edificio civico
        [com] Edificio commerciale
        [ind] Edificio industriale
       *[res] Edificio residenziale
    } da { $lots ->
        [one] 1 lotto
       *[other] { $lots } lotti
    }.
urban-sprawl-says-vocation = { $vocation } { $n }: prendi una di queste tessere; poi ognuna in gioco dà a chi la possiede { $n } di rendita o { $n } di prestigio.
urban-sprawl-says-office =
    { $office ->
        [mayor] Eletto: chi ha più tessere professionista. Quando è eletto, piazza un parco. Alla fine: 1 di prestigio per ogni proprio edificio adiacente a un parco.
        [district-attorney] Eletto: l’edificio civico di valore più alto. Raddoppia il bonus di adiacenza del primo contratto di ogni suo turno. Alla fine: 1 di prestigio per ogni edificio civico della città.
        [treasurer] Eletto: l’edificio commerciale di valore più alto. Prende 2 di rendita da ogni avversario all’inizio di ogni suo turno. Alla fine: 1 di prestigio per ogni edificio commerciale della città.
        [police-chief] Eletto: l’edificio residenziale di valore più alto. Riceve sia rendita sia prestigio dai contratti con professionista. Alla fine: 1 di prestigio per ogni edificio residenziale della città.
       *[union-boss] Eletto: l’edificio industriale di valore più alto. Ha 8 AP invece di 6. Alla fine: 1 di prestigio per ogni edificio industriale della città.
    }

## Registro

urban-sprawl-log-bought = { $seat } compra per { $price } di rendita: { $building } in { $lot }.
urban-sprawl-log-media =
    { $seat } prende la tessera Pubblicitario{ $tied ->
        [yes] , perché controlla l’edificio residenziale di valore 3
       *[no] , con più rendita di tutti
    }.
urban-sprawl-log-turn = Turno { $n }: { $seat }.
urban-sprawl-log-gained-effect =
    { $seat } guadagna { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $prestige ->
            [0] { $wealth } di rendita
           *[other] { $wealth } di rendita e { $prestige } di prestigio
        }
    } ({ $card }).
urban-sprawl-log-lost-effect =
    { $seat } perde { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $prestige ->
            [0] { $wealth } di rendita
           *[other] { $wealth } di rendita e { $prestige } di prestigio
        }
    } ({ $card }).
urban-sprawl-log-gained-vocation =
    { $seat } guadagna { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $prestige ->
            [0] { $wealth } di rendita
           *[other] { $wealth } di rendita e { $prestige } di prestigio
        }
    } per una tessera { $vocation } ({ $card }).
urban-sprawl-log-gained-adjacency =
    { $seat } guadagna { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    } come bonus di adiacenza di { $card }: { $n ->
        [one] 1 edificio della sua zona
       *[other] { $n } edifici della sua zona
    }{ $doubled ->
        [yes] , raddoppiato dal Procuratore Distrettuale
       *[no] { "" }
    }.
urban-sprawl-log-gained-payout =
    { $seat } guadagna { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $prestige ->
            [0] { $wealth } di rendita
           *[other] { $wealth } di rendita e { $prestige } di prestigio
        }
    } ({ $row }).
urban-sprawl-log-gained-investment =
    { $seat } investe { $card }: { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $prestige ->
            [0] { $wealth } di rendita
           *[other] { $wealth } di rendita e { $prestige } di prestigio
        }
    }.
urban-sprawl-log-gained-wealth =
    { $seat } guadagna { $prestige } di prestigio per la rendita{ $wealth ->
        [0] { "" }
       *[other] { " " }({ $wealth })
    }.
urban-sprawl-log-gained-office =
    { $seat } guadagna { $prestige } di prestigio come { $office }{ $wealth ->
        [0] { "" }
       *[other] { " " }e { $wealth } di rendita
    }.
urban-sprawl-log-paid =
    { $from } paga a { $to } { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $prestige ->
            [0] { $wealth } di rendita
           *[other] { $wealth } di rendita e { $prestige } di prestigio
        }
    } ({ $card }).
urban-sprawl-log-paid-treasurer =
    { $from } paga { $wealth } di rendita{ $prestige ->
        [0] { "" }
       *[other] { " " }e { $prestige } di prestigio
    } a { $to }, il Tesoriere.
urban-sprawl-log-took =
    { $seat } prende { $card } per { $ap } AP{ $place ->
        [box] { " " }dalla casella di progettazione { $box }
       *[top] { " " }dalla cima del mazzo Progettazione
    }.
urban-sprawl-log-favored =
    { $seat } prende { $card } come Favore per { $ap } AP{ $place ->
        [box] { " " }dalla casella contratti { $box }
       *[top] { " " }dalla cima del suo mazzo
    }.
urban-sprawl-log-built =
    { $seat } costruisce { $card } in { $site } per { $ap } AP e { $price } di rendita{ $place ->
        [box] , dalla casella contratti { $box },
        [favor] , un Favore,
       *[top] , dalla cima del suo mazzo,
    } con { $n ->
        [0] nessun permesso
       *[other] { $permits }
    }{ $renewal ->
        [yes] { " " }e Riqualificazione Urbana
       *[no] { "" }
    }.
urban-sprawl-log-demolished =
    { $seat } demolisce: { $building } in { $lot }{ $by ->
        [seat] { " " }di { $other }
       *[nobody] , non controllato
    }.
urban-sprawl-log-vocation =
    { $seat } prende una tessera { $vocation } { $by ->
        [seat] da { $other }
       *[nobody] dalla riserva
    }.
urban-sprawl-log-declined = { $seat } rinuncia: { $card }.
urban-sprawl-log-next = Ora sceglie { $seat }.
urban-sprawl-log-pawn =
    La pedina elettorale avanza: { $office }{ $open ->
        [yes] { "" }
       *[no] , carica non ancora in gioco
    }.
urban-sprawl-log-elected =
    { $seat } viene { $again ->
        [yes] rieletto
       *[no] eletto
    } { $office }{ $by ->
        [seat] , per decisione di { $other }
       *[nobody] { "" }
    }.
urban-sprawl-log-office = { $seat } prende la carica di { $office } ({ $card }).
urban-sprawl-log-nobody = Nessuno può essere eletto { $office }: la carica resta com’è.
urban-sprawl-log-contractor =
    { $seat } ha meno prestigio di tutti e ha l’Imprenditore{ $by ->
        [seat] , per decisione di { $other }
       *[nobody] { "" }
    }.
urban-sprawl-log-park = { $seat } piazza un parco in { $lot } ({ $card }).
urban-sprawl-log-park-mayor = { $seat }, come Sindaco, piazza un parco in { $lot }.
urban-sprawl-log-marker =
    { $seat } piazza l’indicatore { $worth ->
        [wealth] di rendita
       *[prestige] di prestigio
    } { $n }: { $space } ({ $card }).
urban-sprawl-log-marker-moved =
    { $seat } sposta l’indicatore { $worth ->
        [wealth] di rendita
       *[prestige] di prestigio
    } { $n }: { $from } → { $to } ({ $card }).
urban-sprawl-log-uncontrolled = { $seat } rimuove il cubo di { $owner }: { $building } in { $lot } ({ $card }).
urban-sprawl-log-claimed =
    { $seat } mette un cubo{ $price ->
        [0] { " " }gratis
       *[other] { " " }per { $price } di rendita
    }: { $building } in { $lot } ({ $card }).
urban-sprawl-log-lost =
    { $by ->
        [seat] { $other } perde: { $building } in { $lot }
       *[nobody] Si rimuove, non controllato: { $building } in { $lot }
    } ({ $card }).
urban-sprawl-log-picked-seat = { $card } riguarda { $seat }, a scelta fra chi è in parità.
urban-sprawl-log-picked-building = { $card } riguarda l’edificio in { $lot }, a scelta fra quelli in parità.
urban-sprawl-log-picked-block = { $card } riguarda il blocco di { $lot }, a scelta fra quelli in parità.
urban-sprawl-log-extra-favor = { $seat } prende la tessera Favore Extra.
urban-sprawl-log-took-permits =
    { $seat } prende { $n ->
        [0] nessun Permesso Edilizio: non ce ne sono
       *[other] { $cards } gratis
    } ({ $card }).
urban-sprawl-log-ap = { $seat } guadagna { $n } AP ({ $card }).
urban-sprawl-log-discount = Il prossimo contratto di { $seat } in questo turno costa { $n } di rendita in meno ({ $card }).
urban-sprawl-log-end-of-turn = { $seat } conclude il turno.
urban-sprawl-log-event = Evento: { $card }.
urban-sprawl-log-revealed =
    Si rivela { $card }{ $place ->
        [box] { $deck ->
            [planning] { " " }per la casella di progettazione { $box }
           *[other] { " " }per la casella contratti { $box }
        }
       *[top] { $deck ->
            [planning] { " " }sul mazzo Progettazione
            [town] { " " }sul mazzo Paese
            [city] { " " }sul mazzo Città
           *[metropolis] { " " }sul mazzo Metropoli
        }
    }.
urban-sprawl-log-reshuffled = I { $n } scarti di progettazione diventano un nuovo mazzo.
urban-sprawl-log-deck-out =
    { $deck ->
        [planning] Il mazzo Progettazione è esaurito.
        [town] Il mazzo Paese è esaurito.
        [city] Il mazzo Città è esaurito.
       *[metropolis] Il mazzo Metropoli è esaurito.
    }
urban-sprawl-log-activated =
    { $deck ->
        [town] Il mazzo Paese è attivo.
        [city] Il mazzo Città è attivo.
       *[metropolis] Il mazzo Metropoli è attivo.
    }
urban-sprawl-log-offices-open = Gli altri quattro politici sono in gioco.
urban-sprawl-log-contractor-open = L’Imprenditore è in gioco.
urban-sprawl-log-payout =
    { $worth ->
        [wealth] Paga la fila di rendita { $n }: { $row }.
       *[prestige] Paga la fila di prestigio { $n }: { $row }.
    }
urban-sprawl-log-payout-end =
    { $worth ->
        [wealth] Alla fine paga la fila di rendita { $n }: { $row }.
       *[prestige] Alla fine paga la fila di prestigio { $n }: { $row }.
    }
urban-sprawl-log-end = Arrivano i Giochi Olimpici: la partita finisce.
urban-sprawl-log-won = { $seat } vince con { $n } di prestigio.

## Che cosa si chiede

urban-sprawl-ask-buy = Compra un edificio di partenza non controllato: costa il suo valore.
urban-sprawl-ask-invest =
    { $n ->
        [one] Hai 1 AP. Prima puoi investire Permessi Edilizi, oppure agisci.
       *[other] Hai { $n } AP. Prima puoi investire Permessi Edilizi, oppure agisci.
    }
urban-sprawl-ask-turn =
    { $n ->
        [0] Non hai più AP: concludi il turno, o costruisci ciò che non ne costa.
        [one] Ti resta 1 AP: prendi una carta, costruisci un contratto, prendi un Favore o concludi il turno.
       *[other] Ti restano { $n } AP: prendi una carta, costruisci un contratto, prendi un Favore o concludi il turno.
    }
urban-sprawl-ask-site = Dove costruisci { $card }?
urban-sprawl-ask-permit =
    { $n ->
        [one] { $card } richiede ancora 1 permesso: quale carta paga?
       *[other] { $card } richiede ancora { $n } permessi: quali carte pagano?
    }
urban-sprawl-ask-vocation =
    { $items ->
        [one] La tua tessera { $vocation } rende { $n }: rendita o prestigio?
       *[other] La tua tessera { $vocation } rende { $n }: rendita o prestigio? (restano { $items } tessere)
    }
urban-sprawl-ask-steal = { $card }: non ci sono più tessere { $vocation }. Ne prendi una a un avversario?
urban-sprawl-ask-order = { $card }: chi sceglie adesso?
urban-sprawl-ask-elect = Parità per la carica di { $office }: chi eleggi?
urban-sprawl-ask-contractor = Parità per il minor prestigio: chi ha l’Imprenditore?
urban-sprawl-ask-park = { $card }: dove piazzi un parco?
urban-sprawl-ask-park-mayor = Sei il Sindaco: dove piazzi il tuo parco?
urban-sprawl-ask-marker =
    { $card }: dove piazzi l’indicatore { $worth ->
        [wealth] di rendita
       *[prestige] di prestigio
    } { $n }?
urban-sprawl-ask-move = { $card }: sposti un indicatore su un altro spazio grigio vuoto?
urban-sprawl-ask-uncontrol =
    { $card }: rimuovi il cubo da un edificio { $zone ->
        [civ] civico
        [com] commerciale
        [ind] industriale
       *[res] residenziale
    }?
urban-sprawl-ask-claim =
    { $card }: metti un cubo su un edificio non controllato{ $cost ->
        [0] { " " }gratis
       *[other] { " " }per { $cost } di rendita
    }?
urban-sprawl-ask-pay-or-lose = { $card }: paghi { $amount }, o quale edificio perdi?
urban-sprawl-ask-pay-you =
    { $items ->
        [one] { $card }: paghi a { $to } { $n } di rendita o { $n } di prestigio?
       *[other] { $card }: paghi a { $to } { $n } di rendita o { $n } di prestigio? (restano { $items } edifici)
    }
urban-sprawl-ask-office = { $card }: quale politico prendi?
urban-sprawl-ask-seat = { $card }: ci sono giocatori in parità. Chi riguarda?
urban-sprawl-ask-building = { $card }: ci sono edifici in parità. Quale riguarda?
urban-sprawl-ask-block = { $card }: ci sono blocchi in parità. Quale riguarda?

## Che cosa si può fare

urban-sprawl-do-buy = Compra per { $price } di rendita: { $building } in { $lot }
urban-sprawl-do-invest = Investi { $card }: { $n } di rendita
urban-sprawl-do-take = Prendi { $card } per { $ap } AP
urban-sprawl-do-favor = Prendi { $card } come Favore per { $ap } AP
urban-sprawl-do-build = Costruisci { $card } per { $ap } AP
urban-sprawl-do-build-favor = Costruisci il tuo Favore { $card }
urban-sprawl-do-site = Costruisci { $card } in { $site } per { $price } di rendita
urban-sprawl-do-permit = Paga con { $card }
urban-sprawl-do-end = Concludi il turno
urban-sprawl-do-score = Prendi { $amount }
urban-sprawl-do-pay-seat = Paga { $amount } a { $to }
urban-sprawl-do-steal = Prendi una tessera { $vocation } a { $seat }
urban-sprawl-do-decline = Rinuncia
urban-sprawl-do-next = Ora sceglie { $seat }
urban-sprawl-do-elect = Eleggi { $seat }: { $office }
urban-sprawl-do-contractor = L’Imprenditore va a { $seat }
urban-sprawl-do-park = Piazza un parco in { $lot }
urban-sprawl-do-marker =
    Piazza l’indicatore { $worth ->
        [wealth] di rendita
       *[prestige] di prestigio
    } { $n }: { $space }
urban-sprawl-do-move =
    Sposta l’indicatore { $worth ->
        [wealth] di rendita
       *[prestige] di prestigio
    } { $n }: { $from } → { $to }
urban-sprawl-do-uncontrol = Rimuovi il cubo di { $owner }: { $building } in { $lot }
urban-sprawl-do-claim =
    Metti un cubo{ $price ->
        [0] { " " }gratis
       *[other] { " " }per { $price } di rendita
    }: { $building } in { $lot }
urban-sprawl-do-pay = Paga { $amount }
urban-sprawl-do-lose = Perdi: { $building } in { $lot }
urban-sprawl-do-office = Prendi la carica di { $office }
urban-sprawl-do-seat = Riguarda { $seat }
urban-sprawl-do-building = Riguarda: { $building } in { $lot }
urban-sprawl-do-block = Riguarda il blocco di { $lot }, di valore { $n }

## Perché no

urban-sprawl-no-over = La partita è finita.
urban-sprawl-no-turn = Adesso tocca a { $seat }.
urban-sprawl-no-part =
    { $what ->
        [buy] Adesso non si comprano edifici di partenza
        [invest] Adesso non si investe
        [take] Adesso non si prendono carte di progettazione
        [favor] Adesso non si prendono Favori
        [build] Adesso non si costruisce
        [site] Adesso non si sceglie un luogo
        [permit] Adesso non si scelgono permessi
        [end] Adesso non si può concludere il turno
        [wealth] Adesso nulla rende né si paga
        [prestige] Adesso nulla rende né si paga
        [steal] Adesso non si prendono tessere professionista ad altri
        [next] Adesso non si stabilisce chi sceglie
        [elect] Adesso non si elegge nessuno
        [contractor] Adesso l’Imprenditore non si assegna
        [park] Adesso non si piazzano parchi
        [marker] Adesso non si piazzano indicatori
        [move] Adesso non si spostano indicatori
        [uncontrol] Adesso non si rimuovono cubi
        [claim] Adesso non si mettono cubi su edifici non controllati
        [pay] Adesso non c’è nulla da pagare
        [lose] Adesso non si perdono edifici
        [office] Adesso non si prendono cariche
        [seat] Adesso non si sceglie un giocatore
        [building] Adesso non si sceglie un edificio
        [block] Adesso non si sceglie un blocco
       *[decline] Adesso non c’è nulla a cui rinunciare
    }: { $part ->
        [buying] si comprano gli edifici di partenza
        [turn] è il momento delle azioni del turno
        [site] si sceglie il luogo di un contratto
        [permits] si scelgono i permessi per un contratto
        [vocation] rende una tessera professionista
        [steal] si può prendere una tessera professionista
        [order] si stabilisce chi sceglie
        [elect] si decide un’elezione
        [contractor] si assegna l’Imprenditore
        [park] si piazza un parco
        [marker] si piazza un indicatore
        [move] si può spostare un indicatore
        [uncontrol] si può rimuovere un cubo
        [claim] si può mettere un cubo su un edificio non controllato
        [pay-or-lose] si paga o si perde un edificio
        [pay-you] si paga chi costruisce
        [office] si prende una carica
        [seat] si sceglie un giocatore in parità
        [building] si sceglie un edificio in parità
        [block] si sceglie un blocco in parità
       *[over] la partita è finita
    }.
urban-sprawl-no-for-sale = In { $lot } non c’è un edificio di partenza non controllato.
urban-sprawl-no-pass = Nell’acquisto iniziale nessuno passa.
urban-sprawl-no-permit = Non hai questo permesso: { $card }.
urban-sprawl-no-renewal-invested = La Riqualificazione Urbana non si può investire.
urban-sprawl-no-late = Si investe solo prima della prima azione del turno.
urban-sprawl-no-ap = Costa { $cost } AP; ne hai { $have }.
urban-sprawl-no-planning-card = Questa carta di progettazione non è disponibile: { $card }.
urban-sprawl-no-contract = Questo contratto non è disponibile: { $card }.
urban-sprawl-no-active =
    { $deck ->
        [town] Il mazzo Paese non è attivo.
        [city] Il mazzo Città non è ancora attivo.
       *[metropolis] Il mazzo Metropoli non è ancora attivo.
    }
urban-sprawl-no-face-down =
    { $deck ->
        [planning] La cima del mazzo Progettazione resta a faccia in giù fino alla fine del turno.
        [town] La cima del mazzo Paese resta a faccia in giù fino alla fine del turno.
        [city] La cima del mazzo Città resta a faccia in giù fino alla fine del turno.
       *[metropolis] La cima del mazzo Metropoli resta a faccia in giù fino alla fine del turno.
    }
urban-sprawl-no-favors =
    { $n ->
        [one] Puoi avere solo 1 Favore.
       *[other] Puoi avere solo { $n } Favori.
    }
urban-sprawl-no-fresh-favor = { $card } è un Favore preso in questo turno: si costruisce in un turno successivo.
urban-sprawl-no-others-favor = { $card } è un Favore di { $seat }.
urban-sprawl-no-held-favor = { $card } è già un tuo Favore.
urban-sprawl-no-permits =
    { $zone ->
        [civ] Servono { $need } permessi per la zona civica; ne hai { $have }.
        [com] Servono { $need } permessi per la zona commerciale; ne hai { $have }.
        [ind] Servono { $need } permessi per la zona industriale; ne hai { $have }.
       *[res] Servono { $need } permessi per la zona residenziale; ne hai { $have }.
    }
urban-sprawl-no-wrong-permit =
    { $zone ->
        [civ] { $card } non vale per la zona civica.
        [com] { $card } non vale per la zona commerciale.
        [ind] { $card } non vale per la zona industriale.
       *[res] { $card } non vale per la zona residenziale.
    }
urban-sprawl-no-permit-too-many = Con { $card } si potrebbe fare a meno di una carta, o non è nell’ordine giusto.
urban-sprawl-no-price = Questo blocco costa { $price } di rendita; ne hai { $have }.
urban-sprawl-no-afford = Ogni luogo adatto costa più della tua rendita di { $have }.
urban-sprawl-no-place = Ora non c’è posto per { $card }.
urban-sprawl-no-size =
    { $n ->
        [one] Il contratto copre esattamente 1 lotto.
       *[other] Il contratto copre esattamente { $n } lotti.
    }
urban-sprawl-no-taken = { $lot } non è vuoto, e non puoi demolire.
urban-sprawl-no-uncovered = L’edificio in { $lot } non sarebbe coperto per intero.
urban-sprawl-no-protected = L’edificio in { $lot } è protetto dall’Imprenditore.
urban-sprawl-no-value-most = Il blocco vale { $value }; la carta ammette al massimo { $n }.
urban-sprawl-no-value-least = Il blocco vale { $value }; la carta chiede almeno { $n }.
urban-sprawl-no-water = Deve toccare l’acqua.
urban-sprawl-no-wilderness = Deve toccare il terreno incolto.
urban-sprawl-no-beside = Non può essere adiacente all’edificio in { $lot }.
urban-sprawl-no-not-beside = Deve essere adiacente a: { $building }.
urban-sprawl-no-zoning = Restrizioni di zona: l’edificio in { $lot } è di un’altra zona, e nessuno della sua è adiacente.
urban-sprawl-no-cube = Non hai più cubi.
urban-sprawl-no-renewal = La Riqualificazione Urbana si usa da sé, e solo per demolire.
urban-sprawl-no-choose = Devi scegliere rendita o prestigio.
urban-sprawl-no-vocation = { $seat } non ha tessere { $vocation }.
urban-sprawl-no-full =
    { $worth ->
        [wealth] Non puoi pagare per intero { $n } di rendita.
       *[prestige] Non puoi pagare per intero { $n } di prestigio.
    }
urban-sprawl-no-pay-off =
    { $worth ->
        [wealth] Non hai { $n } di rendita da pagare.
       *[prestige] Non hai { $n } di prestigio da pagare.
    }
urban-sprawl-no-must = A questo non si può rinunciare.
urban-sprawl-no-next = { $seat } non ha nulla da scegliere, o ha già scelto.
urban-sprawl-no-elect = { $seat } non è fra chi è in parità.
urban-sprawl-no-tied = Non è in parità con gli altri.
urban-sprawl-no-park = Un parco richiede un lotto vuoto: { $lot } non lo è.
urban-sprawl-no-space = Lo spazio grigio è occupato: { $space }.
urban-sprawl-no-marker = Lì non c’è un indicatore: { $space }.
urban-sprawl-no-move = Un indicatore va su un altro spazio grigio vuoto: non { $space }.
urban-sprawl-no-uncontrol =
    { $zone ->
        [civ] In { $lot } non c’è un edificio civico controllato.
        [com] In { $lot } non c’è un edificio commerciale controllato.
        [ind] In { $lot } non c’è un edificio industriale controllato.
       *[res] In { $lot } non c’è un edificio residenziale controllato.
    }
urban-sprawl-no-claim = In { $lot } non c’è un edificio non controllato su cui tu possa mettere un cubo.
urban-sprawl-no-lose = In { $lot } non c’è un tuo edificio che tu possa perdere.
urban-sprawl-no-lowest = L’edificio in { $lot } non è il più basso.
urban-sprawl-no-office = Questa carica non è in gioco: { $office }.

## Che cosa darebbe

urban-sprawl-note-price =
    Costa { $n } di rendita; { $left ->
        [0] non ne resterebbe
       *[other] ne resterebbero { $left }
    }.
urban-sprawl-note-discount = Si usa lo sconto di { $n } di rendita.
urban-sprawl-note-value = Il blocco vale { $n }.
urban-sprawl-note-zoning =
    { $zoning ->
        [own] Restrizioni di zona: è adiacente un edificio della sua zona.
        [alone] Restrizioni di zona: nessun edificio di un’altra zona è adiacente.
       *[ignored] Qui le restrizioni di zona non contano.
    }
urban-sprawl-note-adjacency =
    { $n ->
        [0] Nessun bonus di adiacenza.
        [one] Bonus di adiacenza: { $prestige } di prestigio per 1 edificio della sua zona{ $doubled ->
            [yes] , raddoppiato
           *[no] { "" }
        }.
       *[other] Bonus di adiacenza: { $prestige } di prestigio per { $n } edifici della sua zona{ $doubled ->
            [yes] , raddoppiato
           *[no] { "" }
        }.
    }
urban-sprawl-note-demolish =
    Demolisce: { $building } in { $lot }{ $by ->
        [seat] { " " }di { $other }
       *[nobody] , non controllato
    }.
urban-sprawl-note-renewal = Si scarta una carta Riqualificazione Urbana.
urban-sprawl-note-vocation = Prendi una tessera { $vocation }.
urban-sprawl-note-scores =
    { $n ->
        [one] { $seat }: { $each } di rendita o di prestigio per 1 tessera { $vocation }.
       *[other] { $seat }: { $each } di rendita o di prestigio per ognuna di { $n } tessere { $vocation }.
    }
urban-sprawl-note-moved = { $seat }: { $wealth }, { $prestige }.
urban-sprawl-note-wealth =
    { $sign ->
        [plus] +{ $n } di rendita
       *[minus] −{ $n } di rendita
    }
urban-sprawl-note-prestige =
    { $sign ->
        [plus] +{ $n } di prestigio
       *[minus] −{ $n } di prestigio
    }
urban-sprawl-note-only = { $seat }: { $moved }.
urban-sprawl-note-then = Poi si chiede a { $seat }: { $say }
urban-sprawl-note-income =
    { $worth ->
        [wealth] Le tue file di rendita pagherebbero { $from } → { $to }.
       *[prestige] Le tue file di prestigio pagherebbero { $from } → { $to }.
    }
urban-sprawl-note-others-income =
    { $worth ->
        [wealth] File di rendita di { $seat }: { $from } → { $to }.
       *[prestige] File di prestigio di { $seat }: { $from } → { $to }.
    }
urban-sprawl-note-lead = Saresti in testa per l’elezione: { $office }.
urban-sprawl-note-ap-left =
    { $n ->
        [0] Non resterebbero AP.
        [one] Resterebbe 1 AP.
       *[other] Resterebbero { $n } AP.
    }
urban-sprawl-note-ap-lost =
    { $n ->
        [one] 1 AP va perso.
       *[other] { $n } AP vanno persi.
    }
urban-sprawl-note-says = { $say }
urban-sprawl-note-permits =
    { $zone ->
        [civ] Permessi per la zona civica: { $from } → { $to }.
        [com] Permessi per la zona commerciale: { $from } → { $to }.
        [ind] Permessi per la zona industriale: { $from } → { $to }.
       *[res] Permessi per la zona residenziale: { $from } → { $to }.
    }
urban-sprawl-note-favor = Lo puoi costruire in un turno successivo per 0 AP; nessun altro può.
urban-sprawl-note-money = La tua rendita: { $from } → { $to }.
urban-sprawl-note-sites =
    { $n ->
        [0] Non c’è un posto che tu possa pagare.
        [one] C’è 1 posto, per { $least } di rendita.
       *[other] Ci sono { $n } posti, da { $least } a { $most } di rendita.
    }
urban-sprawl-note-blocks =
    { $n ->
        [one] 1 blocco varrebbe { $value } in più.
       *[other] { $n } blocchi varrebbero { $value } in più.
    }
urban-sprawl-note-blocks-lose =
    { $n ->
        [one] 1 blocco varrebbe { $value } in meno.
       *[other] { $n } blocchi varrebbero { $value } in meno.
    }
urban-sprawl-note-excess =
    { $n ->
        [one] 1 permesso andrebbe perso.
       *[other] { $n } permessi andrebbero persi.
    }

## Il tavolo a parole

urban-sprawl-tell-phase =
    { $phase ->
        [buying] Si comprano gli edifici di partenza.
        [turn] Turno { $n }.
        [ask] Turno { $n }: qualcuno deve scegliere.
       *[over] La partita è finita dopo { $n } turni.
    }
urban-sprawl-tell-active = È il turno di { $seat }, con { $ap } AP.
urban-sprawl-tell-asked = Si chiede a { $seat }.
urban-sprawl-tell-won = Vince { $seat }.
urban-sprawl-tell-seat = { $seat }: rendita { $wealth }, prestigio { $prestige }, edifici { $buildings }; le file pagherebbero ora { $income } di rendita e { $pays } di prestigio; la fine darebbe { $end } di prestigio.
urban-sprawl-tell-permits = { $seat } ha { $cards }.
urban-sprawl-tell-renewals = { $n } × Riqualificazione Urbana
urban-sprawl-tell-favors = Favori di { $seat }: { $cards }.
urban-sprawl-tell-vocations = Tessere professionista di { $seat }: { $tiles }.
urban-sprawl-tell-tiles = { $vocation } { $n }
urban-sprawl-tell-holds = { $seat } ha: { $offices }.
urban-sprawl-tell-contractor = l’Imprenditore
urban-sprawl-tell-extra-favor = la tessera Favore Extra
urban-sprawl-tell-buildings = Edifici di { $seat }: { $buildings }.
urban-sprawl-tell-uncontrolled = Non controllati: { $buildings }.
urban-sprawl-tell-building = { $name } in { $lots } (valore { $n })
urban-sprawl-tell-box =
    { $deck ->
        [planning] Carta di progettazione per { $ap } AP: { $card }.
       *[contract] Contratto per { $ap } AP: { $card }.
    }
urban-sprawl-tell-top =
    { $deck ->
        [planning] Sul mazzo Progettazione, per { $ap } AP: { $card }.
        [town] Sul mazzo Paese, per { $ap } AP: { $card }.
        [city] Sul mazzo Città, per { $ap } AP: { $card }.
       *[metropolis] Sul mazzo Metropoli, per { $ap } AP: { $card }.
    }
urban-sprawl-tell-deck =
    { $deck ->
        [planning] Mazzo Progettazione, carte: { $n }.
        [town] Mazzo Paese, carte: { $n }.
        [city] Mazzo Città, carte: { $n }.
       *[metropolis] Mazzo Metropoli, carte: { $n }.
    }
urban-sprawl-tell-card = { $card }: { $say }
urban-sprawl-tell-row =
    { $worth ->
        [wealth] Fila di rendita { $n }, { $row }: { $shares }.
       *[prestige] Fila di prestigio { $n }, { $row }: { $shares }.
    }
urban-sprawl-tell-share =
    { $count ->
        [one] { $seat } con 1 edificio riceve { $pays }
       *[other] { $seat } con { $count } edifici riceve { $pays }
    }
urban-sprawl-tell-unplaced =
    { $worth ->
        [wealth] Il prossimo indicatore di rendita è { $n }.
       *[prestige] Il prossimo indicatore di prestigio è { $n }.
    }
urban-sprawl-tell-office =
    { $office }: { $by ->
        [seat] { $other }
       *[nobody] vacante
    }.
urban-sprawl-tell-leads = Ora sarebbe in testa per la carica di { $office }: { $seats }.
urban-sprawl-tell-pawn = Posizione della pedina elettorale: { $office }.
urban-sprawl-tell-pending = Stai costruendo { $card }.
urban-sprawl-tell-nobody = nessuno

## Che cosa c'è in una posizione

urban-sprawl-term-prestige = il prestigio
urban-sprawl-term-wealth = la rendita a fine partita
urban-sprawl-term-means = la rendita per costruire
urban-sprawl-term-final-rows = le file di prestigio a fine partita
urban-sprawl-term-prestige-rows = le file di prestigio fino ad allora
urban-sprawl-term-wealth-rows = le file di rendita
urban-sprawl-term-footing = gli edifici nelle file
urban-sprawl-term-vocations = i professionisti
urban-sprawl-term-permits = le carte progettazione
urban-sprawl-term-favors = i Favori
urban-sprawl-term-contracts = i contratti a portata di mano
urban-sprawl-term-offices = le cariche
urban-sprawl-term-bonuses = i bonus finali delle cariche
urban-sprawl-term-elections = le prossime elezioni
urban-sprawl-term-turn = questo turno
