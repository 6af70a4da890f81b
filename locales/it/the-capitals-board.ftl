# The Capitals: parole sul tabellone, davanti a te e nelle tabelle accanto.

# Tipi, tracciati, tessere
the-capitals-board-kind = { $kind ->
    [housing] Abitazione
    [industry] Industria
    [commerce] Commercio
    [public] Pubblico
    [tourism] Turismo
    [prosperity] Prosperità
   *[lake] Lago
}
the-capitals-board-sort = { $density ->
    [low] abitazione a bassa densità
    [medium] abitazione a media densità
    [high] abitazione ad alta densità
   *[none] { $kind ->
        [housing] abitazione
        [industry] edificio industriale
        [commerce] edificio commerciale
        [public] edificio pubblico
        [tourism] edificio turistico
        [prosperity] prosperità
       *[lake] nessun tipo
    }
}
the-capitals-board-era = Era { $era }
the-capitals-board-track = { $track ->
    [progress] Progresso
    [employment] Occupazione
    [population] Popolazione
    [public] Servizi
    [culture] Cultura
    [energy] Energia
    [prestige] Prestigio
   *[economy] Economia
}
the-capitals-board-when = { $kind ->
    [immediate] quando si costruisce
    [activate] quando si attiva
    [construction] alla costruzione e con le tessere successive
    [permanent] ogni volta che accade qualcosa
    [before] prima della terza World Expo
   *[end] a fine partita
}
the-capitals-board-look = Indica una tessera per leggere che cosa fa.
the-capitals-board-lake-more = Nulla conta o attiva un lago: occupa solo la sua casella.
the-capitals-board-cubes = { $n ->
    [one] { $n } cubetto energia
   *[other] { $n } cubetti energia
}
the-capitals-board-tourists = { $n ->
    [one] { $n } turista
   *[other] { $n } turisti
}
the-capitals-board-activations = { $n ->
    [one] { $n } attivazione per round
   *[other] { $n } attivazioni per round
}
the-capitals-board-tourist-of = { $used ->
    [yes] Turista: { $name }, utilizzato
   *[no] Turista: { $name }
}
the-capitals-board-parking = Turisti accanto alla città
the-capitals-board-highest = Token della Cultura più alta
the-capitals-board-token = Segnalino costruzione

# La pianta
the-capitals-board-your-city = La tua città
the-capitals-board-city-of = Città di { $name }
the-capitals-board-back = Torna alla tua città
the-capitals-board-show = Mostra la città di { $name }
the-capitals-board-show-own = Mostra la tua città
the-capitals-board-view = Vista della pianta
the-capitals-board-zoom-in = Ingrandisci
the-capitals-board-zoom-out = Riduci
the-capitals-board-fit = Mostra tutta la città
the-capitals-board-census = Tessere per tipo
the-capitals-board-no-penalty = senza penalità
the-capitals-board-not-at = Non in { $cell }
the-capitals-board-rule-a = { $kept ->
    [yes] al tuo segnalino
    [subway] vicino alla metro
   *[no] lontano dai segnalini
}
the-capitals-board-rule-b = { $kept ->
    [no] { $kind ->
        [housing] lontano da abitazioni
        [industry] lontano da industrie
        [commerce] lontano da negozi
        [public] lontano da edifici pubblici
        [tourism] lontano dal turismo
       *[prosperity] lontano da prosperità
    }
    [subway] vicino alla metro
    [first] { $kind ->
        [housing] prima abitazione
        [industry] prima industria
        [commerce] primo negozio
        [public] primo edificio pubblico
        [tourism] primo turismo
       *[prosperity] prima prosperità
    }
   *[yes] { $kind ->
        [housing] accanto a un’abitazione
        [industry] accanto a un’industria
        [commerce] accanto a un negozio
        [public] accanto a un edificio pubblico
        [tourism] accanto al turismo
       *[prosperity] accanto a prosperità
    }
}
the-capitals-board-fires = Fa scattare { $tiles }
the-capitals-board-preview = Che cosa porterebbe
the-capitals-board-figures = Valori della città
the-capitals-board-expo-change = Prossima World Expo: { $from } → { $to }

# Domande e conferme
the-capitals-board-chosen = Premi di nuovo oppure conferma.
the-capitals-board-unchoose = Cambia
the-capitals-board-free-cells = { $n ->
    [0] Ogni casella costa Prestigio.
    [one] Una casella non costa Prestigio.
   *[other] { $n } caselle non costano Prestigio.
}
the-capitals-board-anywhere = Ovunque accanto alla tua città, senza penalità.
the-capitals-board-confirm-place = { $lake ->
    [yes] Lago in { $cell }
   *[no] { $price ->
        [0] Costruisci in { $cell }
       *[other] Costruisci in { $cell }, paga ${ $price }
    }
}
the-capitals-board-confirm-space = Prendi lo spazio { $n }, paga ${ $price }
the-capitals-board-confirm-token = Sposta qui il segnalino
the-capitals-board-confirm-activate = Attiva { $tile }, costo { $n }
the-capitals-board-confirm-free = Attiva { $tile } gratis
the-capitals-board-confirm-effect = Ora { $tile }
the-capitals-board-pay-cubes = { $n ->
    [0] Attiva
    [one] Paga { $n } cubetto
   *[other] Paga { $n } cubetti
}
the-capitals-board-paying = Paga { $tile }
the-capitals-board-paying-more = Un turista paga come un cubetto. Il resto si paga con i cubetti.
the-capitals-board-pay-too = Paga anche con { $tourist }
the-capitals-board-unpay = Riprendi { $tourist }
the-capitals-board-order = { $tile }: che cosa viene prima?
the-capitals-board-order-more = Un guadagno e una perdita si incontrano: { $track }.
the-capitals-board-first = { $first ->
    [gain] Prima il guadagno
   *[loss] Prima la perdita
}
the-capitals-board-bonus = Oppure non attivi nulla:

# Progetti, mano, centrale
the-capitals-board-dock = Progetti o mano
the-capitals-board-projects = Progetti
the-capitals-board-stack = Era { $era }, ne restano { $n }
the-capitals-board-row = Riga da ${ $price }
the-capitals-board-hand = Mano Prosperità
the-capitals-board-hand-of = { $n ->
    [one] { $n } tessera prosperità in mano
   *[other] { $n } tessere prosperità in mano
}
the-capitals-board-no-hand = Nessuna tessera prosperità rimasta
the-capitals-board-met = { $met ->
    [yes] soddisfatto
   *[no] non ancora
}
the-capitals-board-as-lake = Lago +{ $n }
the-capitals-board-as-lake-of = { $words }, { $tile }
the-capitals-board-put-back = { $tile }. Scelta; premi per rimetterla
the-capitals-board-take-instead = { $tile }. Prendi invece questa
the-capitals-board-plant = Centrale
the-capitals-board-level = Livello { $n }
the-capitals-board-beyond = Ultimo livello
the-capitals-board-progress-of = Progresso { $n } di { $of }

# Ai lati
the-capitals-board-cities = Città
the-capitals-board-tracks = Tracciati
the-capitals-board-after = dopo questo
the-capitals-board-initiative = Iniziativa
the-capitals-board-pay-next = al prossimo round paghi $ × { $times }
the-capitals-board-pay-now = paghi $ × { $times }
the-capitals-board-space = Spazio { $n }: ${ $price }, moltiplicatore { $times }
the-capitals-board-space-cost = { $taxed ->
    [0] ti costa ${ $n }
    [one] ti costa ${ $n }, con { $taxed } tassazione extra
   *[other] ti costa ${ $n }, con { $taxed } tassazioni extra
}
the-capitals-board-taxed = { $n ->
    [one] { $n } tassazione extra
   *[other] { $n } tassazioni extra
}
the-capitals-board-neutral = Neutro
the-capitals-board-neutral-waits = turista accanto al tabellone
the-capitals-board-neutral-in = turista da { $name }
the-capitals-board-next-seat = Dopo
the-capitals-board-has-built = Ha costruito
the-capitals-board-gain = Expo { $era } { $n }

# Intestazione
the-capitals-board-round = Round { $n } di { $of }
the-capitals-board-step = { $step ->
    [political] Politica
    [building] Costruzione
    [tourism] Turismo
    [executive] Azioni
   *[administrative] Amministrativa
}

# Punteggi
the-capitals-board-expo = World Expo { $era }
the-capitals-board-expo-today = World Expo { $era } oggi: { $n } Prestigio
the-capitals-board-after-round = dopo il round { $n }
the-capitals-board-scorings = Punteggi
the-capitals-board-today = Oggi
the-capitals-board-jobs = Lavoro
the-capitals-board-unemployed = Disoccupazione
the-capitals-board-bonus-word = Bonus dei servizi
the-capitals-board-behind = Città davanti
the-capitals-board-ahead = { $n } davanti
the-capitals-board-out-of-work = { $n } senza lavoro
the-capitals-board-service-level = livello { $n }
the-capitals-board-expo-detail = World Expo { $era } nel dettaglio
the-capitals-board-in-play = Durante la partita
the-capitals-board-final = Fine partita
the-capitals-board-final-detail = La fine della partita nel dettaglio
the-capitals-board-if-now = Se la partita finisse ora
the-capitals-board-payment = Ultimo pagamento
the-capitals-board-end-effects = Tessere a fine partita
the-capitals-board-each = 1 ogni { $n }
the-capitals-board-cubes-left = Cubetti avanzati
the-capitals-board-total = Totale
the-capitals-board-tie = La parità si decide con i cubetti avanzati, poi il denaro, poi l’iniziativa.
