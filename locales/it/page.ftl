# La pagina attorno ai giochi: ingresso, nuovo tavolo, tavolo, regole, informazioni.

page-title = Insula, un tavolo per costruttori di città
page-title-table = { $game } · Insula
page-title-turn = ● Tocca a te · { $game }
page-home = Tutti i giochi
page-foot = Altro
page-sections = Sezioni
page-language = Lingua
page-theme-light = Tema chiaro
page-theme-dark = Tema scuro
page-close = Chiudi
page-cancel = Annulla
page-again = Riprova
page-loading = Caricamento …
page-not-found = Questo non c’è più.
page-unreachable = Il server non risponde. Appena torna, riprendi da dove eri rimasto.
page-unreachable-title = Nessuna connessione
page-lost = A questo indirizzo non c’è nulla
page-lost-more = Forse il collegamento è incompleto. I giochi sono a un clic da qui.

# Ingresso
page-lead = Stasera costruisci una città.
page-lead-more = Quattro giochi da tavolo sulle città. Sfida subito i bot, o apri un tavolo per gli amici.
page-play-now = Gioca subito
page-play-now-more = contro i bot
page-set-up = Gioca
page-set-up-more = con gli amici
page-players = { $n } giocatori
page-rules = Regole
page-rules-of = Regole di { $game }
page-about = Informazioni e diritti
page-no-account = Non serve registrarsi.
page-tab-play = Gioca
page-tab-tables = Tavoli
page-tab-finished = Finite
page-my-tables = I miei tavoli
page-your-turn = Tocca a te
page-your-turn-small = tocca a te
page-at-tables = { $n ->
    [one] a un tavolo
   *[other] a { $n } tavoli
}
page-thinks = { $name } pensa
page-with = con { $names }
page-no-tables = Ancora nessun tavolo
page-no-tables-more = Sfida i bot: basta un clic. I tuoi tavoli ti aspettano qui.
page-finished = Partite finite
page-no-finished = Qui restano le partite che finisci.
page-place = { $n ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $n }º
}
page-how = Come funziona
page-how-live = Dove s’illumina, puoi agire
page-how-live-more = Un solo colore mostra ogni mossa possibile; passaci sopra e vedi che cosa porta.
page-how-why = Non si può? Ti dice perché
page-how-why-more = Ogni rifiuto cita la sua regola, a un clic dal testo completo.
page-how-keep = Non si perde nulla
page-how-keep-more = Ogni mossa è salvata. Chiudi la pagina e riprendi quando vuoi.

# Nuovo tavolo
page-new-table = Nuovo tavolo
page-number = Giocatori
page-seats = Posti
page-options = Gioco
page-cards = Carte
page-cards-built-in = Del programma
page-seat-kind = Chi occupa il posto { $n }
page-seat-name = Nome al posto { $n }
page-bot-kind = Tipo di bot al posto { $n }
page-kind-you = Tu
page-kind-guest = Stesso schermo
page-kind-open = Amico con link
page-kind-bot = Bot
page-bot-random = Mite
page-bot-greedy = Abile
page-bot-easy = Facile
page-bot-normal = Normale
page-bot-hard = Difficile
page-bot-expert = Esperto
page-guest = Ospite
page-person = Persona { $n }
page-seats-sum = { $people ->
    [one] Una persona
   *[other] { $people } persone
}, { $bots ->
    [0] nessun bot
    [one] un bot
   *[other] { $bots } bot
}.
page-hot-seat = Vi passate lo schermo; intanto le carte restano nascoste.
page-open-table = Apri il tavolo

# Tavolo
page-you = Tu
page-to-act = Di turno
page-thinking = Sta pensando
page-winner = Vincitore
page-dead = Ora non è possibile
page-menu = Menu
page-leave = Lascia il tavolo
page-save = Salva il file della partita
page-phases = Fasi del round
page-board = Tavoliere
page-panel = Diario, regole e mosse
page-dock = Le tue carte
page-prompt = Che cosa ti si chiede
page-undo = Annulla
page-tab-hand = Carte
page-tab-offers = Mosse
page-tab-players = Giocatori
page-tab-log = Diario
page-tab-rules = Regole
page-log-empty = Non è ancora successo nulla.
page-no-offers = Per ora non hai nulla da fare.
page-waiting = { $n ->
    [one] Si aspetta { $names }
   *[other] Si aspettano { $names }
}
page-watching = Stai guardando.
page-rule = Regola { $rule }
page-offline = Connessione persa. Nuovo tentativo …
page-retry = Riprova ora
page-loading-table = Si apparecchia il tavolo …
page-unknown-table = Questo tavolo non esiste
page-unknown-table-more = Forse il collegamento è incompleto, o il tavolo era su un altro computer.
page-stopped = Questo tavolo si è fermato
page-stopped-more = Qualcosa è andato storto sul server. Tutte le mosse fatte finora sono al sicuro.
page-undrawn = Questo gioco non si può mostrare
page-undrawn-more = Non è stato possibile caricare le sue immagini. Prova a ricaricare la pagina.
page-pass-screen = Passa lo schermo a { $name }
page-pass-screen-more = Gli altri guardano altrove. Le carte appaiono quando lo dici tu.
page-i-am = Sono { $name }
page-scoring = Punteggio
page-scores = Punteggi
page-go-on = Avanti
page-over = La partita è finita.
page-wins = Vince { $names } con { $points ->
    [one] un punto
   *[other] { $points } punti
}
page-you-win = Hai vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
}
page-shared-win = Vittoria condivisa: { $names } con { $points ->
    [one] un punto
   *[other] { $points } punti
}
page-play-again = Gioca ancora

# Informazioni
page-about-what = Insula in latino è un isolato. È un tavolo digitale per giochi sulla costruzione di città: con gli amici lontani o davanti allo stesso schermo, o contro i bot, con le regole complete.
page-about-rights = Diritti
page-about-own = Ogni parola, ogni immagine e ogni riga di codice qui è nostra. Non usiamo testi né illustrazioni degli editori.
page-about-games = I nomi e le meccaniche dei giochi appartengono ai rispettivi titolari. Capitol è un gioco di Alan R. Moon e Aaron Weissblum, New York di Dirk Henn. Insula non ha legami con gli autori né con gli editori. Se qui ti piace un gioco, compra la scatola.
page-about-license = Il codice sorgente è libero, a tua scelta con la licenza MIT o con la licenza Apache 2.0.
page-about-privacy = I tuoi dati
page-about-cookie = Nessuno deve registrarsi, e nessuno ti traccia. Un solo cookie con un numero casuale fa sapere al server chi sei. Il server tiene il tuo nome, le tue partite e ciò che scrivi al tavolo; la password solo in una forma che nessuno può leggere. Lingua, tema e suono restano in questo browser. Puoi cancellare il profilo in ogni momento: le partite restano, il tuo nome se ne va.
page-in-words = Il tavolo a parole

# Standing answers
page-standing = Risposte automatiche
page-standing-more = Il tavolo dà subito queste risposte al posto tuo, anche quando la tua pagina è chiusa. Le vedi solo tu.
page-standing-ask = Chiedimi
page-standing-count = { $n ->
    [one] { $n } attiva
   *[other] { $n } attive
}

# Suggerimenti
page-hint = Suggerimento
page-hint-title = { $n ->
    [one] La mossa migliore
    [2] Le due mosse migliori
   *[other] Le tre mosse migliori
}
page-hint-effort = { $seconds } s, { $n } prove
page-hint-thinking = Si cercano buone mosse
page-hint-thinking-more = Ci vuole circa un secondo, e conta solo ciò che vedi anche tu.
page-hint-win = { $chance } di vittoria
page-hint-points = punti
page-hint-points-of = { $points } punti
page-hint-chance = vittoria
page-hint-everybody = Che cosa può aspettarsi ciascuno
page-hint-fold = Mostra le mosse
page-hint-show = Mostra sul tavoliere
page-hint-do = Fai questa
page-hint-do-first = Fai la prima
page-hint-marked = { $what } (suggerimento { $n })

# Analisi di una partita finita
page-analysis = Analisi
page-analysis-of = Analisi · { $game }
page-analysis-table = Torna al tavolo
page-analysis-running = Questa partita non è ancora finita
page-analysis-none = Dove si è decisa la partita?
page-analysis-none-more = Ogni decisione viene riesaminata: come sono cambiate le probabilità di vittoria, quali mosse sono costate di più e che cosa sarebbe stato meglio. Ci vuole meno di un minuto.
page-analysis-start = Analizza la partita
page-analysis-working = Si ripercorre la partita …
page-analysis-progress = { $done } mosse su { $total }
page-analysis-seen-by = Vista da
page-analysis-all = Tutti
page-analysis-public = ciò che tutti vedevano
page-analysis-own = carte proprie scoperte
page-analysis-side = Accanto al tavoliere
page-analysis-time = Posizione nella partita
page-analysis-at = Mossa { $n } di { $of }
page-analysis-first = All’inizio
page-analysis-previous = Una mossa indietro
page-analysis-next = Una mossa avanti
page-analysis-last = Alla fine
page-analysis-worst = Mossa peggiore
page-analysis-chances = Probabilità di vittoria
page-analysis-chance-of = { $name } { $chance }
page-analysis-slip = Imprecisione
page-analysis-mistake = Errore
page-analysis-blunder = Errore grave
page-analysis-sign = { $kind }: { $name }, mossa { $n }, { $chance } in meno
page-analysis-who = { $name }, mossa { $n }
page-analysis-nth = { $n } di { $of }
page-analysis-previous-mistake = Errore precedente
page-analysis-next-mistake = Errore successivo
page-analysis-lost-chance = probabilità di vittoria
page-analysis-lost-points = punti attesi
page-analysis-played = Giocata
page-analysis-better = Meglio
page-analysis-fine = Una buona mossa
page-analysis-fine-more = Non si è trovato nulla di nettamente migliore.
page-analysis-clean = Nessun errore
page-analysis-clean-more = Nessuna mossa è costata almeno il tre per cento.
page-analysis-forced = La mossa era una sola
page-analysis-moves = Mosse
page-analysis-which = Quali mosse
page-analysis-moves-all = Tutte ({ $n })
page-analysis-moves-mistakes = Errori ({ $n })
page-analysis-tab-mistake = Errore
page-analysis-tab-chances = Probabilità
page-analysis-tab-moves = Mosse
page-analysis-tab-seats = Posti
