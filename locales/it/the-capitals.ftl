# The Capitals: ciò che dice il gioco. Le caselle si nominano per colonna e riga: il Municipio è H8.

the-capitals-name = The Capitals
the-capitals-blurb = Fa’ crescere una capitale in tre ere e tieni in equilibrio sei tracciati.
the-capitals-option-prosperity = Variante Prosperità
the-capitals-option-prosperity-off = Senza
the-capitals-option-prosperity-on = Con tessere prosperità e laghi
the-capitals-option-refill = Area Progetti
the-capitals-option-refill-normal = Rifornita fino alla sua misura
the-capitals-option-refill-full = Rifornimento completo a ogni round
the-capitals-option-prestige = Prestigio degli altri
the-capitals-option-prestige-show = Visibile
the-capitals-option-prestige-hide = Nascosto fino alla fine

## Luoghi

the-capitals-cell = { $column }{ $row }
the-capitals-column =
    { $at ->
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
        [l] L
        [m] M
        [n] N
        [o] O
        [west] { $n } a ovest di A, riga{ " " }
       *[east] { $n } a est di O, riga{ " " }
    }
the-capitals-corner = angolo { $a }–{ $b }

## Che cosa fanno le tessere

the-capitals-gain =
    { $sign ->
        [plus] +
       *[minus] −
    }{ $track ->
        [progress] { $n } progresso
        [employment] { $n } occupazione
        [population] { $n } popolazione
        [public] { $n } servizi pubblici
        [culture] { $n } cultura
        [energy] { $n ->
            [one] { $n } cubetto energia
           *[other] { $n } cubetti energia
        }
        [prestige] { $n } prestigio
       *[economy] ${ $n }
    }
the-capitals-signed =
    { $sign ->
        [plus] +{ $n }
        [zero] { $n }
       *[minus] −{ $n }
    }
the-capitals-gain-eras =
    { $one }/{ $two }/{ $three } { $track ->
        [progress] progresso
        [employment] occupazione
        [population] popolazione
        [public] servizi pubblici
        [culture] cultura
        [energy] cubetti energia
        [prestige] prestigio
       *[economy] denaro
    } secondo l’era
the-capitals-gain-per = { $gain } { $per }
the-capitals-per-adj = per ogni { $what } adiacente
the-capitals-per-city = per ogni { $what } nella tua città
the-capitals-per-type = per ogni tipo di edificio adiacente diverso dal suo
the-capitals-per-every =
    { $track ->
        [progress] ogni { $n } di progresso
        [employment] ogni { $n } di occupazione
        [population] ogni { $n } di popolazione
        [public] ogni { $n } di servizi pubblici
        [culture] ogni { $n } di cultura
        [energy] ogni { $n } cubetti energia
        [prestige] ogni { $n } di prestigio
       *[economy] ogni ${ $n }
    }
the-capitals-per-public-level = per ogni livello dei tuoi servizi pubblici
the-capitals-per-plant-level = per ogni livello della tua centrale elettrica
the-capitals-per-ahead = per ogni segnalino cultura davanti al tuo
the-capitals-per-tourist = per ogni turista nella tua città
the-capitals-special-activate = puoi attivare gratis un edificio adiacente
the-capitals-special-build = si costruisce un’altra tessera dell’area Progetti, al suo solito prezzo
the-capitals-special-spares = gli edifici che costruisci accanto non pagano penalità di costruzione
the-capitals-each =
    { $other ->
        [yes] { $what ->
            [housing] altra abitazione
            [housing-low] altra abitazione a bassa densità
            [housing-medium] altra abitazione a media densità
            [housing-high] altra abitazione ad alta densità
            [industry] altro edificio industriale
            [commerce] altro edificio commerciale
            [public] altro edificio pubblico
            [tourism] altro edificio turistico
            [prosperity] altro edificio prosperità
            [prog3] altra tessera progresso 3
            [museum] altro museo
            [housing-or-tourism] altra abitazione o altro edificio turistico
            [industry-or-commerce] altro edificio industriale o commerciale
            [housing-low-or-housing-medium] altra abitazione a bassa o media densità
           *[any] altro edificio
        }
       *[no] { $what ->
            [housing] abitazione
            [housing-low] abitazione a bassa densità
            [housing-medium] abitazione a media densità
            [housing-high] abitazione ad alta densità
            [industry] edificio industriale
            [commerce] edificio commerciale
            [public] edificio pubblico
            [tourism] edificio turistico
            [prosperity] edificio prosperità
            [prog3] tessera progresso 3
            [museum] museo
            [housing-or-tourism] abitazione o edificio turistico
            [industry-or-commerce] edificio industriale o commerciale
            [housing-low-or-housing-medium] abitazione a bassa o media densità
           *[any] edificio
        }
    }
the-capitals-any =
    { $what ->
        [housing] un’abitazione
        [housing-low] un’abitazione a bassa densità
        [housing-medium] un’abitazione a media densità
        [housing-high] un’abitazione ad alta densità
        [industry] un edificio industriale
        [commerce] un edificio commerciale
        [public] un edificio pubblico
        [tourism] un edificio turistico
        [prosperity] un edificio prosperità
        [prog3] una tessera progresso 3
        [museum] un museo
        [housing-or-tourism] un’abitazione o un edificio turistico
        [industry-or-commerce] un edificio industriale o commerciale
        [housing-low-or-housing-medium] un’abitazione a bassa o media densità
       *[any] un edificio
    }
the-capitals-many =
    { $what ->
        [housing] abitazioni
        [housing-low] abitazioni a bassa densità
        [housing-medium] abitazioni a media densità
        [housing-high] abitazioni ad alta densità
        [industry] edifici industriali
        [commerce] edifici commerciali
        [public] edifici pubblici
        [tourism] edifici turistici
        [prosperity] edifici prosperità
        [prog3] tessere progresso 3
        [museum] musei
        [housing-low-or-housing-medium] abitazioni a bassa e media densità insieme
        [housing-or-industry] abitazioni ed edifici industriali insieme
        [housing-or-commerce] abitazioni ed edifici commerciali insieme
        [housing-or-public] abitazioni ed edifici pubblici insieme
        [housing-or-tourism] abitazioni ed edifici turistici insieme
        [industry-or-commerce] edifici industriali e commerciali insieme
        [industry-or-public] edifici industriali e pubblici insieme
        [industry-or-tourism] edifici industriali e turistici insieme
        [commerce-or-public] edifici commerciali e pubblici insieme
        [commerce-or-tourism] edifici commerciali e turistici insieme
        [public-or-tourism] edifici pubblici e turistici insieme
       *[any] edifici
    }
the-capitals-on-activate-adj = Ogni volta che attivi { $what } adiacente
the-capitals-on-activate-city = Ogni volta che attivi { $what } nella tua città
the-capitals-on-upgrade = Ogni volta che aggiorni la centrale elettrica
the-capitals-on-end-of-tourism = Alla fine di ogni fase Turismo
the-capitals-says-immediate = Alla costruzione: { $effects }.
the-capitals-says-construction = Alla costruzione e con le costruzioni successive: { $effect }.
the-capitals-says-later = Da quel momento: { $effect }.
the-capitals-says-activate = All’attivazione: { $effects }.
the-capitals-says-permanent = { $on }: { $effect }.
the-capitals-says-before-expo = Una volta, prima della terza World Expo: { $effect }.
the-capitals-says-end = Alla fine della partita: { $effects }.
the-capitals-need-most-or-tied = Requisito: non meno { $what } di ogni altra città, e almeno uno.
the-capitals-need-most = Requisito: più { $what } di ogni altra città.
the-capitals-need-least = Requisito: meno { $what } di ogni altra città.
the-capitals-need-highest =
    Requisito: { $track ->
        [progress] il progresso più avanzato
        [employment] l’occupazione più alta
        [population] la popolazione più alta
        [public] i servizi pubblici più alti
        [culture] la cultura più alta
        [energy] il maggior numero di cubetti sulla centrale
        [prestige] il prestigio più alto
       *[economy] più denaro di tutti
    }.
the-capitals-need-lowest =
    Requisito: { $track ->
        [progress] la centrale di livello più basso o, a pari livello, il progresso minore
        [employment] l’occupazione più bassa
        [population] la popolazione più bassa
        [public] i servizi pubblici più bassi
        [culture] la cultura più bassa
        [energy] il minor numero di cubetti sulla centrale
        [prestige] il prestigio più basso
       *[economy] meno denaro di tutti
    }.
the-capitals-need-pay = Requisito, da pagare prima del piazzamento: { $price }.

## Diario

the-capitals-log-round =
    Round { $n }, era { $era ->
        [1] I
        [2] II
       *[other] III
    }.
the-capitals-log-space =
    { $seat } prende lo spazio { $n } dell’iniziativa per ${ $price }{ $taxed ->
        [0] { "" }
        [one] , con 1 tassazione extra
       *[other] , con { $taxed } tassazioni extra
    }.
the-capitals-log-built =
    { $seat } costruisce { $tile } in { $cell } per ${ $price }{ $penalty ->
        [0] { "" }
       *[other] , con { $penalty } punti prestigio di penalità di costruzione
    }{ $taxed ->
        [0] { "" }
        [one] , con 1 tassazione extra
       *[other] , con { $taxed } tassazioni extra
    }.
the-capitals-log-lake =
    { $seat } gira { $tile } e costruisce un lago in { $cell }: { $n ->
        [one] 1 cubetto energia
       *[other] { $n } cubetti energia
    }.
the-capitals-log-effects = { $seat }, { $tile }: { $gains }.
the-capitals-log-upgraded =
    { $seat } aggiorna la centrale al livello { $n }: { $cubes ->
        [one] 1 cubetto
       *[other] { $cubes } cubetti
    }.
the-capitals-log-arrow =
    { $seat } { $end ->
        [high] supera la fine
       *[low] scende sotto l’inizio
    } del tracciato { $track ->
        [progress] del progresso
        [employment] dell’occupazione
        [population] della popolazione
        [public] dei servizi pubblici
        [culture] della cultura
        [energy] dell’energia
        [prestige] del prestigio
       *[economy] dell’economia
    }: { $gain }.
the-capitals-log-followed = { $seat }: l’occupazione cala di { $n } insieme alla popolazione.
the-capitals-log-first =
    { $seat } applica prima { $first ->
        [gain] il guadagno
       *[loss] la perdita
    } { $track ->
        [progress] di progresso
        [employment] di occupazione
        [population] di popolazione
        [public] di servizi pubblici
        [culture] di cultura
        [energy] di energia
        [prestige] di prestigio
       *[economy] di denaro
    }.
the-capitals-log-culture = { $seat } ha la cultura più alta ({ $n }) e prende il token della Cultura più alta.
the-capitals-log-tourist = Il turista di { $owner } va da { $host }.
the-capitals-log-tourist-home = Il turista di { $owner } torna a casa.
the-capitals-log-tourist-neutral = Il turista neutro va da { $host }.
the-capitals-log-activated =
    { $seat } attiva { $tile } al costo di { $cost }{ $tourists ->
        [0] { "" }
        [one] , di cui uno pagato da un turista
       *[other] , di cui { $tourists } pagati da turisti
    }{ $taxed ->
        [0] { "" }
        [one] , con 1 tassazione extra
       *[other] , con { $taxed } tassazioni extra
    }.
the-capitals-log-activated-free = { $seat } attiva gratis { $tile }, grazie a { $source }.
the-capitals-log-declined = { $seat } rinuncia all’attivazione gratuita di { $tile }.
the-capitals-log-bonus = { $seat } non attiva nulla: { $gain }.
the-capitals-log-stopped = { $seat } termina le attivazioni.
the-capitals-log-neutral = La cultura neutra sale a { $n }.
the-capitals-log-token = { $seat } sposta un segnalino costruzione: { $corner }.
the-capitals-log-revealed =
    { $n ->
        [one] Nuova nell’area Progetti: { $tiles }.
       *[other] { $n } nuove tessere nell’area Progetti: { $tiles }.
    }
the-capitals-log-era =
    Comincia l’era { $n ->
        [1] I
        [2] II
       *[other] III
    }.
the-capitals-log-slid = Fuori dal gioco: { $tiles }.
the-capitals-log-expo =
    { $n ->
        [1] Prima World Expo.
        [2] Seconda World Expo.
       *[other] Terza World Expo.
    }
the-capitals-log-expo-seat =
    { $seat }: occupazione { $jobs }, disoccupazione { $unemployment }, servizi pubblici { $bonus ->
        [none] niente
       *[other] { $gain }
    }, città davanti { $behind }; in tutto { $total } di prestigio.
the-capitals-log-before-expo = { $seat }: { $tile } ha effetto prima della World Expo.
the-capitals-log-payment =
    { $seat } paga ${ $price } per l’ultimo spazio dell’iniziativa{ $taxed ->
        [0] { "" }
        [one] , con 1 tassazione extra
       *[other] , con { $taxed } tassazioni extra
    }.
the-capitals-log-end-tile = { $seat }, { $tile } alla fine: { $gain }.
the-capitals-log-converted = { $seat } riceve prestigio per il resto: energia { $energy }, denaro { $economy }, cultura { $culture }, progresso { $progress }.
the-capitals-log-won = La partita è finita. Vince { $seat } con { $n } di prestigio.
the-capitals-log-discarded = Le ultime tessere prosperità si scartano senza mostrarle.

## Che cosa si chiede

the-capitals-ask-space = Scegli il tuo spazio dell’iniziativa: costa i suoi $ per il tuo vecchio moltiplicatore.
the-capitals-ask-tile = Scegli una tessera dell’area Progetti da costruire.
the-capitals-ask-place = Dove va { $tile } nella tua città?
the-capitals-ask-place-lake = Dove va il lago?
the-capitals-ask-order =
    Si incontrano un guadagno e una perdita { $track ->
        [progress] di progresso
        [employment] di occupazione
        [population] di popolazione
        [public] di servizi pubblici
        [culture] di cultura
        [energy] di energia
        [prestige] di prestigio
       *[economy] di denaro
    }: che cosa viene prima?
the-capitals-ask-activate =
    { $n ->
        [one] Attiva ancora una tessera (ne resta { $n } su { $of }) o termina le attivazioni.
       *[other] Attiva un’altra tessera (ne restano { $n } su { $of }) o termina le attivazioni.
    }
the-capitals-ask-activate-first =
    { $n ->
        [one] Attiva una tessera, oppure non attivare nulla e prendi un bonus.
       *[other] Attiva fino a { $n } tessere, oppure non attivare nulla e prendi un bonus.
    }
the-capitals-ask-bonus = Non puoi attivare nulla: prendi il tuo bonus.
the-capitals-ask-pay =
    { $tile } costa { $cost }: { $n ->
        [one] resta da pagare 1, con un turista o un cubetto.
       *[other] restano da pagare { $n }, con turisti o cubetti.
    }
the-capitals-ask-free = { $tile }: attivi gratis una tessera adiacente?
the-capitals-ask-token = Un segnalino costruzione è circondato: spostalo in un altro angolo.
the-capitals-ask-prosperity = Costruisci una tessera prosperità di cui soddisfi il requisito, o una qualsiasi come lago.
the-capitals-ask-extra = Distretto finanziario: scegli un’altra tessera dell’area Progetti da costruire.
the-capitals-ask-effect = Quale effetto viene ora, prima della World Expo?

## Che cosa si può fare

the-capitals-do-space = Prendi lo spazio { $n } per ${ $price }
the-capitals-do-tile = Costruisci { $tile } per ${ $price }
the-capitals-do-hand = Costruisci { $tile } dalla tua mano
the-capitals-do-lake = Gira { $tile }: costruisci un lago
the-capitals-do-place = Piazza { $tile } in { $cell }
the-capitals-do-place-lake = Piazza il lago in { $cell }
the-capitals-do-first =
    { $first ->
        [gain] Prima il guadagno { $track ->
                [progress] di progresso
                [employment] di occupazione
                [population] di popolazione
                [public] di servizi pubblici
                [culture] di cultura
                [energy] di energia
                [prestige] di prestigio
               *[economy] di denaro
            }
       *[loss] Prima la perdita { $track ->
                [progress] di progresso
                [employment] di occupazione
                [population] di popolazione
                [public] di servizi pubblici
                [culture] di cultura
                [energy] di energia
                [prestige] di prestigio
               *[economy] di denaro
            }
    }
the-capitals-do-free = Attiva gratis { $tile }
the-capitals-do-decline = Non attivare nulla gratis
the-capitals-do-activate = Attiva { $tile } per { $cost }
the-capitals-do-tourist = Paga 1 con il turista di { $owner }
the-capitals-do-tourist-neutral = Paga 1 con il turista neutro
the-capitals-do-pay =
    { $n ->
        [0] Attivala
        [one] Paga con 1 cubetto
       *[other] Paga con { $n } cubetti
    }
the-capitals-do-bonus = Non attivare nulla: { $gain }
the-capitals-do-end = Termina le attivazioni
the-capitals-do-token = Sposta il segnalino: { $corner }
the-capitals-do-effect = Ora: { $tile }

## Perché no

the-capitals-no-over = La partita è finita.
the-capitals-no-turn = È il turno di { $seat }.
the-capitals-no-phase =
    { $what ->
        [space] Ora non si sceglie l’iniziativa
        [tile] Ora non si sceglie una tessera
        [lake] Ora non si costruisce un lago
        [place] Ora non c’è nulla da piazzare
        [first] Ora non c’è un ordine da scegliere
        [free] Ora non c’è un’attivazione gratuita
        [decline] Ora non c’è nulla a cui rinunciare
        [activate] Ora non si attiva nulla
        [tourist] Ora nessun turista può pagare
        [pay] Ora non c’è nulla da pagare
        [bonus] Ora non c’è un bonus
        [end] Ora non c’è nulla da terminare
        [token] Ora non si spostano segnalini costruzione
       *[effect] Ora non c’è un effetto da scegliere
    }: { $phase ->
        [political] si sceglie l’iniziativa.
        [building] si sceglie una tessera.
        [executive] si attivano le tessere.
        [tokens] va spostato un segnalino circondato.
        [prosperity] si sceglie una tessera prosperità.
        [extra] si sceglie la tessera in più.
        [before-expo] si applicano gli effetti prima della World Expo.
        [place] prima va piazzata la tessera scelta.
        [order] prima scegli se viene prima il guadagno o la perdita.
        [free] prima decidi l’attivazione gratuita.
        [pay] prima finisci di pagare.
       *[over] la partita è finita.
    }
the-capitals-no-space = Lo spazio { $n } è già preso da { $seat }.
the-capitals-no-space-count = Lo spazio { $n } non si usa con questo numero di giocatori.
the-capitals-no-project = { $tile } non è nell’area Progetti.
the-capitals-no-hand = { $tile } non è nella tua mano.
the-capitals-no-requirement = Ora non puoi costruire { $tile } come tale. { $need } Tu hai { $have }, il rivale più vicino { $rival }.
the-capitals-no-taken = { $cell } è occupata.
the-capitals-no-apart = { $cell } non tocca la tua città.
the-capitals-no-order = Non c’è da scegliere tra un guadagno e una perdita.
the-capitals-no-activations =
    { $n ->
        [one] Hai già fatto la tua unica attivazione.
       *[other] Hai già fatto le tue { $n } attivazioni.
    }
the-capitals-no-effect = { $tile } non ha un effetto di attivazione.
the-capitals-no-city = { $tile } non è nella tua città.
the-capitals-no-cost = Attivare { $tile } costa { $cost }; i tuoi cubetti e turisti possono pagare { $have }.
the-capitals-no-pay =
    { $n ->
        [one] Manca 1 cubetto.
       *[other] Mancano { $n } cubetti.
    }
the-capitals-no-tourists-enough = Il costo di { $cost } è già pagato.
the-capitals-no-tourist-order = Scegli i turisti nell’ordine dei posti, quello neutro per ultimo.
the-capitals-no-tourist-stuck =
    { $n ->
        [one] Così resterebbe 1 da pagare: scegli prima un turista precedente.
       *[other] Così resterebbero { $n } da pagare: scegli prima un turista precedente.
    }
the-capitals-no-tourist-used = Questo turista ha già pagato in questa fase.
the-capitals-no-tourist-here = Questo turista è su { $tile } e non può pagare per quella tessera.
the-capitals-no-tourist-away = Questo turista non è nella tua città.
the-capitals-no-target = { $tile } non si può attivare gratis: deve essere adiacente e avere un effetto di attivazione.
the-capitals-no-bonus = Il bonus è per chi non attiva nulla.
the-capitals-no-token-apart = Nessuna tessera della tua città tocca questo angolo.
the-capitals-no-token-full = Le quattro caselle intorno a questo angolo sono tutte occupate.
the-capitals-no-token-taken = Lì c’è già l’altro tuo segnalino costruzione.
the-capitals-no-before = { $tile } non ha più effetti prima della World Expo.

## Che cosa darebbe

the-capitals-note-track =
    { $track ->
        [progress] Progresso: { $from } → { $to }
        [employment] Occupazione: { $from } → { $to }
        [population] Popolazione: { $from } → { $to }
        [public] Servizi pubblici: { $from } → { $to }
        [culture] Cultura: { $from } → { $to }
        [energy] Energia: { $from } → { $to }
        [prestige] Prestigio: { $from } → { $to }
       *[economy] Denaro: ${ $from } → ${ $to }
    } ({ $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }): { $parts }.
the-capitals-part =
    { $tile } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-penalty =
    penalità di costruzione { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-taxation =
    tassazione extra { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-arrow =
    fine del tracciato { $track ->
        [progress] del progresso
        [employment] dell’occupazione
        [population] della popolazione
        [public] dei servizi pubblici
        [culture] della cultura
        [energy] dell’energia
        [prestige] del prestigio
       *[economy] dell’economia
    } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-plant =
    centrale di livello { $level } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-price =
    prezzo { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-cubes =
    costo dell’attivazione { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-lake =
    lago { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-bonus =
    bonus { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-followed =
    meno abitanti { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-note-rule-a =
    { $kept ->
        [yes] Accanto a un segnalino costruzione: nessuna penalità.
        [subway] Lontano dai segnalini costruzione, ma accanto alla Metropolitana: nessuna penalità.
       *[no] Lontano dai tuoi segnalini costruzione: penalità.
    }
the-capitals-note-rule-b =
    { $kept ->
        [yes] Accanto a { $kind ->
            [housing] un’altra abitazione
            [industry] un altro edificio industriale
            [commerce] un altro edificio commerciale
            [public] un altro edificio pubblico
            [tourism] un altro edificio turistico
           *[prosperity] un altro edificio prosperità
        }: nessuna penalità.
        [first] { $kind ->
            [housing] La prima abitazione
            [industry] Il primo edificio industriale
            [commerce] Il primo edificio commerciale
            [public] Il primo edificio pubblico
            [tourism] Il primo edificio turistico
           *[prosperity] Il primo edificio prosperità
        } della città: nessuna penalità.
        [subway] Lontano { $kind ->
            [housing] dalle tue abitazioni
            [industry] dai tuoi edifici industriali
            [commerce] dai tuoi edifici commerciali
            [public] dai tuoi edifici pubblici
            [tourism] dai tuoi edifici turistici
           *[prosperity] dai tuoi edifici prosperità
        }, ma accanto alla Metropolitana: nessuna penalità.
       *[no] Lontano { $kind ->
            [housing] dalle tue abitazioni
            [industry] dai tuoi edifici industriali
            [commerce] dai tuoi edifici commerciali
            [public] dai tuoi edifici pubblici
            [tourism] dai tuoi edifici turistici
           *[prosperity] dai tuoi edifici prosperità
        }: penalità.
    }
the-capitals-note-penalty = Penalità di costruzione: −{ $n } di prestigio.
the-capitals-note-taxed =
    { $n ->
        [one] Richiede 1 tassazione extra.
       *[other] Richiede { $n } tassazioni extra.
    }
the-capitals-note-upgrade =
    Centrale aggiornata al livello { $n }, con { $cubes ->
        [one] 1 cubetto
       *[other] { $cubes } cubetti
    }.
the-capitals-note-order =
    Qui si incontrano un guadagno e una perdita { $track ->
        [progress] di progresso
        [employment] di occupazione
        [population] di popolazione
        [public] di servizi pubblici
        [culture] di cultura
        [energy] di energia
        [prestige] di prestigio
       *[economy] di denaro
    }: ti verrà chiesto che cosa viene prima.
the-capitals-note-expo = La prossima World Expo, come stanno le cose: { $from } → { $to } di prestigio.
the-capitals-note-culture = Avresti la cultura più alta.
the-capitals-note-cost = Attivare di nuovo { $tile } costerebbe poi { $n }.
the-capitals-note-left =
    { $n ->
        [0] Non ti resterebbe nessun cubetto.
        [one] Ti resterebbe 1 cubetto.
       *[other] Ti resterebbero { $n } cubetti.
    }
the-capitals-note-lake =
    { $n ->
        [one] Un lago: 1 cubetto energia; non ha tipo e nulla lo conta.
       *[other] Un lago: { $n } cubetti energia; non ha tipo e nulla lo conta.
    }
the-capitals-note-best =
    { $n ->
        [0] Nessuna casella senza penalità.
        [one] 1 casella senza penalità.
       *[other] { $n } caselle senza penalità.
    }
the-capitals-note-free = Poi puoi attivare gratis una tessera adiacente.
the-capitals-note-extra = Poi costruisci un’altra tessera dell’area Progetti.
the-capitals-note-next = Nel prossimo round pagheresti { $n } volte i $ del nuovo spazio.
the-capitals-note-final = Alla fine della partita pagheresti ancora ${ $n } per questo spazio.

## Il tavolo a parole

the-capitals-tell-round =
    Round { $n } di { $of }, era { $era ->
        [1] I
        [2] II
       *[other] III
    }; { $phase ->
        [political] fase Politica
        [building] fase Costruzione
        [executive] fase Azioni
        [tokens] si spostano i segnalini costruzione
        [prosperity] si costruiscono le tessere prosperità
        [extra] si costruisce una tessera in più
        [before-expo] gli effetti prima della World Expo
       *[over] la partita è finita
    }.
the-capitals-tell-turn = È il turno di { $seat }.
the-capitals-tell-order = Ordine di iniziativa: { $seats }.
the-capitals-tell-over = La partita è finita. Vince { $seat }.
the-capitals-tell-spaces = Tracciato dell’iniziativa: { $spaces }.
the-capitals-tell-space = spazio { $n } (${ $price }, { $times }×) { $seat }
the-capitals-tell-space-free = spazio { $n } (${ $price }, { $times }×) libero
the-capitals-tell-cost =
    Lo spazio { $n } ti costerebbe ${ $cost }{ $taxed ->
        [0] { "" }
        [one] , con 1 tassazione extra
       *[other] , con { $taxed } tassazioni extra
    }.
the-capitals-tell-row = Progetti da ${ $price }: { $tiles }.
the-capitals-tell-stack =
    { $n ->
        [0] La pila è vuota.
        [one] Resta 1 tessera nella pila.
       *[other] Restano { $n } tessere nella pila.
    }
the-capitals-tell-tile = { $tile }: { $says }
the-capitals-tell-hand = Le tue tessere prosperità: { $tiles }.
the-capitals-tell-hand-tile =
    { $met ->
        [yes] { $tile } (requisito soddisfatto)
       *[no] { $tile } (requisito non soddisfatto)
    }
the-capitals-tell-seat = { $seat }: prestigio { $prestige }, popolazione { $population }, occupazione { $employment }, servizi pubblici { $public }, cultura { $culture }, denaro ${ $economy }, progresso { $progress }.
the-capitals-tell-seat-hidden = { $seat }: popolazione { $population }, occupazione { $employment }, servizi pubblici { $public }, cultura { $culture }, denaro ${ $economy }, progresso { $progress }.
the-capitals-tell-plant =
    { $seat }: centrale di livello { $n } con { $cubes ->
        [one] 1 cubetto
       *[other] { $cubes } cubetti
    }, { $activations ->
        [one] 1 attivazione
       *[other] { $activations } attivazioni
    } in questo round; spazio { $space } dell’iniziativa.
the-capitals-tell-placed =
    { $tile } in { $cell }{ $cubes ->
        [0] { "" }
        [one] , con sopra 1 cubetto
       *[other] , con sopra { $cubes } cubetti
    }
the-capitals-tell-lake = lago in { $cell } ({ $tile })
the-capitals-tell-city = { $seat }, città: { $tiles }.
the-capitals-tell-tokens = { $seat }, segnalini costruzione: { $corners }.
the-capitals-tell-tourists = Turisti nella città di { $seat }: { $tourists }.
the-capitals-tell-tourist-on = il turista di { $owner } su { $tile }
the-capitals-tell-tourist-beside = il turista di { $owner } accanto alla città
the-capitals-tell-tourist-neutral-on = il turista neutro su { $tile }
the-capitals-tell-tourist-neutral-beside = il turista neutro accanto alla città
the-capitals-tell-held =
    { $n ->
        [one] { $seat } ha in mano 1 tessera prosperità.
       *[other] { $seat } ha in mano { $n } tessere prosperità.
    }
the-capitals-tell-culture = { $seat } ha il token della Cultura più alta.
the-capitals-tell-neutral = Il colore neutro ha { $n } di cultura.
the-capitals-tell-expo = La prossima World Expo, come stanno le cose: { $standings }.
the-capitals-tell-standing = { $seat } { $n }
the-capitals-tell-nothing = nulla

## Che cosa c'è in una posizione

the-capitals-term-prestige = il prestigio
the-capitals-term-employment = l'occupazione ai World Expo
the-capitals-term-people = la popolazione senza lavoro
the-capitals-term-public = i servizi pubblici
the-capitals-term-culture = la cultura
the-capitals-term-tourists = i turisti e la Cultura più alta
the-capitals-term-money = il denaro
the-capitals-term-progress = il progresso
the-capitals-term-activations = le attivazioni future
the-capitals-term-energy = i cubetti energia
the-capitals-term-room = lo spazio per costruire
the-capitals-term-end = gli effetti di fine partita
the-capitals-term-initiative = l'iniziativa
the-capitals-term-hand = la mano prosperità
the-capitals-term-turn = questo round
