# Trovarsi: gli elenchi dell’ingresso, posti e ritmo di un nuovo tavolo, inviti, sala d’attesa, profilo.

# Giochi
page-start-here = Comincia qui
page-minutes = { $n } min
page-minutes-about = Circa { $n } minuti intorno a un tavolo
page-level-of = Difficoltà { $n } su 4
page-level-1 = Facile
page-level-2 = Medio
page-level-3 = Difficile
page-level-4 = Esperto

# Elenchi
page-waits = In attesa
page-stopped-short = Fermo
page-copy-link = Copia il link
page-copied = Copiato
page-seats-free = { $n ->
    [0] Nessun posto libero
    [one] Un posto libero su { $of }
   *[other] { $n } posti liberi su { $of }
}
page-left-days = { $n ->
    [one] resta un giorno
   *[other] restano { $n } giorni
}
page-left-hours = { $n ->
    [one] resta un’ora
   *[other] restano { $n } ore
}
page-left-minutes = { $n ->
    [one] resta 1 min
   *[other] restano { $n } min
}
page-points-to = { $own } a { $other }
page-open-tables = Tavoli aperti
page-join = Siediti
page-join-table = Siediti a { $game } con { $names }
page-none-open = In questo momento nessuno cerca compagnia.
page-none-open-of = Nessun tavolo aperto per { $games }.
page-open-one = Apri un tavolo per tutti
page-show-all = Tutte
page-show-few = Meno
page-lobby-replay = Rivedi
page-lobby-replay-of = Rivedi · { $game }
page-notification = Insula

# Ritmo
page-pace = Ritmo
page-pace-live = A tempo
page-pace-days = Giorni per mossa
page-pace-none = Senza orologio
page-pace-none-more = con calma
page-pace-is-live = a tempo, { $minutes } min{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s
}
page-pace-is-days = { $n ->
    [one] un giorno per mossa
   *[other] { $n } giorni per mossa
}
page-pace-is-none = senza orologio
page-minutes-each = { $n } min a testa
page-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
page-clock-each = Tempo per tutta la partita
page-clock-more = Tempo in più a ogni turno
page-seconds-more = { $n ->
    [0] nessuno
   *[other] { $n } secondi
}
page-days-each = Tempo per ogni mossa
page-clock-end = Quando il tempo finisce, un bot gioca per te finché non torni.

# Chi può venire
page-door = Chi può sedersi
page-door-link = Solo con il link
page-door-link-more = Chi ha l’invito può sedersi; chi ha l’indirizzo può guardare.
page-door-public = Aperto a tutti
page-door-public-more = Tutti trovano il tavolo all’ingresso e possono sedersi o guardare.
page-door-private = Privato
page-door-private-more = Entra solo chi ha l’invito; nessun altro vede il tavolo.
page-random-order = Ordine a caso
page-link-later = Avrai un link da mandare
page-friends-come = { $n ->
    [one] Un amico arriva con il link; puoi iniziare in ogni momento con un bot al suo posto.
   *[other] { $n } amici arrivano con il link; puoi iniziare in ogni momento con dei bot ai loro posti.
}

# Chi legge
page-name = Nome
page-your-name = Il tuo nome
page-change-name = Cambia nome
page-name-when = Un nome nuovo vale per i tavoli a cui ti siedi da adesso in poi.
page-keep = Salva
page-kept = Salvato.
page-sign-in = Accedi
page-account = Profilo
page-account-or-sign-in = Profilo e accesso

# Invito
page-invited = { $name } ti invita a una partita di { $game }
page-join-name = Come ti devono chiamare gli altri?
page-join-no-account = Non serve registrarsi. Il tuo posto ti aspetta in questo browser.
page-join-no-invite = Questo invito non porta da nessuna parte
page-join-no-invite-more = Forse il link è incompleto, o il tavolo è stato tolto. Chiedine uno nuovo.
page-join-invite-expired = Questo invito è scaduto
page-join-invite-expired-more = La partita è cominciata senza di te, o il tavolo ha aspettato troppo. Chiedi un nuovo invito.
page-join-trouble = Non è stato possibile aprire l’invito
page-sit = Siediti
page-sit-as = Siediti come { $name }

# Sala d’attesa
page-room-title = { $n ->
    [0] Ci siete tutti
    [one] Si aspetta ancora una persona
   *[other] Si aspettano ancora { $n } persone
}
page-seat-free = Posto libero
page-seat-free-more = per chi arriva prima
page-bot-of-kind = Bot, { $kind }
page-room-here = è qui
page-room-away = assente
page-invitation = Invito
page-invitation-more = Manda questo link. Chi lo apre prende un posto libero con un clic.
page-share = Condividi
page-room-bot = Bot ai posti liberi
page-room-start = Inizia subito con i bot
page-room-wait = Si comincia quando tutti i posti sono occupati, o quando chi ha aperto il tavolo dà il via.
page-room-watch = Per sederti qui ti serve l’invito. Chiedilo a qualcuno del tavolo.
page-room-remove = Togli il tavolo
page-room-remove-sure = Il tavolo e il suo invito spariranno per tutti quelli che sono seduti qui.

# Profilo
page-account-nobody = Scegli un nome e gioca: sarai un ospite, senza registrarti.
page-account-guest = Sei un ospite. I tuoi tavoli appartengono a questo browser; con una password li ritrovi ovunque.
page-account-account = Questo nome è solo tuo. Accedi con il nome e la password.
page-add-password = Aggiungi una password
page-add-password-more = «{ $name }» diventa il tuo profilo: il nome è solo tuo e puoi accedere da ogni dispositivo. Almeno 8 caratteri.
page-change-password = Cambia la password
page-change-password-more = Almeno 8 caratteri. Negli altri browser dovrai accedere di nuovo.
page-password = Password
page-old-password = Password attuale
page-new-password = Nuova password
page-sign-in-more = Se hai già una password: ritrovi il tuo nome e i tuoi tavoli.
page-sign-in-guest = Se hai già un profilo: i tavoli a cui giochi da ospite passano a quello.
page-signed-in = Accesso
page-elsewhere = { $n ->
    [0] Hai fatto l’accesso solo qui.
    [one] Hai fatto l’accesso qui e in un altro browser.
   *[other] Hai fatto l’accesso qui e in altri { $n } browser.
}
page-sign-out = Esci
page-sign-out-elsewhere = Esci dagli altri browser
page-signed-out-elsewhere = Sei uscito dagli altri browser.
page-notices = Avvisi
page-notices-more = Per le partite non a tempo, quando non hai il tavolo sullo schermo: il tuo turno, l’inizio, la fine, il tempo che stringe. Arrivano nella lingua di questa pagina.
page-webhook = Webhook
page-webhook-more = Un messaggio a una tua chat, o a un programma.
page-webhook-address = Indirizzo del webhook
page-mail = E-mail
page-mail-more = Ogni volta una breve e-mail.
page-mail-address = Indirizzo e-mail
page-mail-impossible = Questo server non manda e-mail.
page-mail-confirmed = L’indirizzo è confermato.
page-mail-confirmed-as = { $mail } è confermato.
page-code = Codice
page-code-sent = Salvato. Un codice è in arrivo.
page-code-more = Un’e-mail con sei cifre è partita per { $mail }. Vale 15 minuti; finché non le inserisci, lì non arriva altro.
page-code-do = Conferma
page-device = Su questo dispositivo
page-account-notify = Notifiche del browser
page-account-notify-more = Finché Insula è aperta in una scheda.
page-account-notify-denied = Il browser le vieta per questa pagina; puoi permetterle nelle sue impostazioni.
page-account-notify-unable = Questo browser, o questa connessione senza https, non può mostrarle.
page-account-sound = Suono quando tocca a te
page-account-sound-more = Breve, e solo quando il tavolo aspetta te.
page-account-confirm = Chiedimi conferma a fine turno
page-account-confirm-more = Ancora una volta prima che il turno finisca o che si scopra qualcosa di nascosto.
page-delete = Cancella il mio profilo
page-delete-more = Il tuo nome e tutto ciò che ti riguarda se ne va; le partite giocate restano.
page-delete-sure = Vuoi davvero andartene per sempre?
page-delete-name = Nome, password, note e impostazioni sono cancellati, e il tuo nome sparisce da tutte le partite.
page-delete-running = Nelle partite in corso un bot prende il tuo posto; i tavoli aperti da te che aspettano ancora qualcuno vengono tolti.
page-delete-games = Le partite finite restano agli altri, senza il tuo nome.
page-delete-never = Nessuno può tornare indietro.
page-delete-do = Cancella per sempre
