# Al tavolo con gli altri, e una partita finita da ripercorrere.

page-gone = Qualcuno che non c’è più

# Posti
page-here = Al tavolo
page-away = Assente
page-stand-in = Gioca un bot
page-clock-left = Restano { $left }
page-clock-days = { $days }g { $hours }h
page-watchers = { $n ->
    [one] Una persona guarda
   *[other] { $n } persone guardano
}

# Bot che sostituiscono, pause, turni ripresi
page-bot-plays = Un bot gioca al tuo posto.
page-bot-plays-for = Un bot gioca al posto di { $names }.
page-come-back = Torna in gioco
page-hand-over = Fai giocare un bot per me
page-hand-over-more = Puoi tornare quando vuoi.
page-pause = Metti in pausa
page-take-back = Riprendi il mio ultimo turno
page-with-consent = Devono essere d’accordo tutti.
page-paused = La partita è in pausa.
page-resume = Riprendi a giocare
page-vote-pause = { $name } vorrebbe una pausa.
page-vote-take-back = { $name } vorrebbe riprendere l’ultimo turno.
page-own-vote-pause = Hai chiesto una pausa.
page-own-vote-take-back = Hai chiesto di riprendere il tuo ultimo turno.
page-vote-waiting = Manca la risposta di { $names }.
page-agree = Va bene
page-decline = No
page-voted-pause = Tutti d’accordo: la partita è in pausa.
page-voted-take-back = Tutti d’accordo: il turno è ripreso.
page-vote-declined = { $name } ha detto di no.
page-vote-lapsed = La partita è andata avanti, quindi non si riprende nulla.

# Conferma prima della fine del turno
page-confirm-turn = È questa la tua mossa?
page-confirm-more = { $act }: poi potresti non poter tornare indietro.
page-confirm = Conferma
page-back = Indietro

# Chat e appunti
page-tab-chat = Chat
page-tab-notes = Appunti
page-chat-empty = Nessuno ha ancora scritto.
page-chat-write = Scrivi al tavolo
page-chat-send = Invia
page-chat-watching = Qui scrive chi gioca; tu puoi leggere.
page-chat-unread = { $n ->
    [one] un messaggio nuovo
   *[other] { $n } messaggi nuovi
}
page-notes-write = I tuoi appunti
page-notes-more = Puoi leggerli solo tu. Restano con il tavolo.

# Interruttori
page-alerts = Quando tocca a te
page-switch-sound = Un suono
page-switch-confirm = Conferma prima che finisca il turno
page-switch-notify = Notifiche del browser
page-switch-notify-off = Disattivate nelle impostazioni del browser.
page-notice-turn = Tocca a te.
page-notice-over = La partita è finita.
page-notice-vote = Ti si chiede qualcosa.

# Il sorteggio
page-fair = Sorteggio leale
page-fair-more = Il sorteggio era fissato prima della prima mossa. Questa è la sua impronta; il seme da cui nasce si vede a fine partita, e chiunque può controllare che corrispondano.
page-fair-hash = Impronta
page-fair-seed = Seme

# Dopo
page-rematch = Rivincita
page-rematch-join = Partecipa alla rivincita
page-rematch-watch = Guarda la rivincita
page-parent = La partita da cui si è ripreso

# Replay
page-replay = Replay
page-replay-of = Replay · { $game }
page-replay-running-more = Quando finirà, potrai ripercorrerla qui.
page-replay-start = Avvia
page-replay-stop = Ferma
page-replay-share = Condividi la posizione
page-replay-shared = Link copiato
page-replay-link = Link a questa posizione
page-replay-save = Scarica il file della partita
page-replay-on = Gioca da qui
page-replay-tab-chances = Analisi
page-replay-jump = A questa mossa

# Giocare da qui
page-on-more = Da questa posizione comincia un nuovo tavolo privato. Chi gioca a ogni posto?
page-on-seat = Chi gioca per { $name }
page-on-me = Io
page-on-none = Almeno un posto deve essere tuo.

# Verifica
page-verdict-checking = Si verifica la partita …
page-verdict-sound = Tutte le { $n } mosse verificate, il sorteggio corrisponde all’impegno
page-verdict-sound-short = { $n } verificate
page-verdict-unsound = Questa partita non è come è stata giocata
page-verdict-unsound-short = Non torna
page-verdict-unsound-more = Rigiocata, non dà ciò che dice il suo file. Forse qualcuno ha cambiato il file, o il disco ha un difetto. I punteggi potrebbero essere sbagliati.
page-verdict-fault = Che cosa ha trovato il controllo
page-verdict-unknown = Non è stato possibile verificare la partita
page-verdict-moves = Mosse
page-verdict-moves-more = { $n } su { $n } rigiocate secondo le regole; ogni stato è com’era{ $undone ->
    [0] .
    [one] , una di esse annullata.
   *[other] , { $undone } di esse annullate.
}
page-verdict-shuffle = Sorteggio
page-verdict-shuffle-more = Il seme rivelato alla fine dà l’impronta mostrata prima della prima mossa.
page-verdict-rules = Regole
page-verdict-rules-more = Versione { $n }, quella con cui è cominciata la partita.
page-verdict-fair = Impegno
page-verdict-last = Ultimo stato
page-verdict-command = la verifica su qualsiasi computer
page-verdict-copy = Copia
page-verdict-copied = Copiato
