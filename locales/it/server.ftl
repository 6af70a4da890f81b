# Ciò che dice il server quando qualcosa non va.

## Al tavolo

server-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli.
server-unreadable = «{ $text }» non è un'azione di questo gioco.
server-garbled = Il server non è riuscito a leggere il messaggio.
server-not-your-seat = Quel posto non è tuo.
server-not-your-turn = Non è il tuo turno.
server-over = La partita è finita.
server-journal = Non è stato possibile salvare la mossa, quindi non è avvenuta. Riprova.
server-no-store = In questo momento il server non riesce a raggiungere i tavoli. Non si è perso nulla: riprova tra poco.
server-no-undo = Non c'è più nulla da annullare.
server-no-such-answer = Questa risposta automatica non esiste.
server-too-long = Il messaggio è troppo lungo.
server-stopped = Questo tavolo si è fermato per un errore del programma. Tutto ciò che è stato giocato è salvo.
server-other-rules = Questa partita è iniziata con la versione { $written } delle sue regole; qui c’è la versione { $known }, che la giocherebbe in un altro modo. Nulla è cambiato: la partita resta salvata così com’è.
server-busy = In questo momento c'è troppo su cui ragionare. Riprova tra un attimo.
server-not-started = La partita non è ancora iniziata: il tavolo aspetta altre persone.
server-time-over = Il tuo tempo è scaduto, quindi un bot gioca per te. Torna a giocare quando vuoi.
server-stood-in = Un bot sta giocando per te. Prima riprendi il tuo posto.
server-paused = Il tavolo è in pausa.
server-no-vote = In questo momento non è possibile accordarsi su questo.
server-bad-text = Il testo è vuoto, troppo lungo, oppure è troppo tutto in una volta.

## Un nuovo tavolo

server-unknown-game = Qui non c'è nessun gioco chiamato «{ $game }».
server-seat-count =
    { $seats ->
        [one] Hai scelto un solo posto; questo gioco va da { $min } a { $max }.
       *[other] Hai scelto { $seats } posti; questo gioco va da { $min } a { $max }.
    }
server-unknown-option = Questo gioco non ha l'opzione «{ $key }».
server-bad-value = L'opzione «{ $key }» non può essere «{ $value }».
server-no-pack = Le carte «{ $pack }» non sono qui. Avvia il server con --cards e la cartella che le contiene.
server-unknown-bot = Non c'è nessun bot chiamato «{ $bot }».
server-bad-name = Un nome ha da 1 a { $max } caratteri visibili.
server-bad-pace = Una partita dal vivo parte con un tempo da 10 secondi a 24 ore e ne aggiunge fino a 10 minuti per turno; una lenta ha da 1 a 30 giorni per mossa.

## Arrivare a un tavolo

server-no-invite = Questo invito non esiste. Controlla l'indirizzo o chiedine uno nuovo.
server-invite-expired = L'invito non vale più: la partita è iniziata senza di te.
server-table-full = Qualcuno è stato più veloce: il tavolo è al completo.
server-seat-taken = Qualcuno ha appena preso quel posto. Scegline un altro.
server-not-yours = Questo spetta ad altri al tavolo.
server-not-open = La partita è già iniziata.

## Persone

server-bad-password = Una password ha da 8 a 200 caratteri.
server-name-taken = Qui qualcuno ha già questo nome. Scegline un altro; se è il tuo, accedi.
server-bad-sign-in = Il nome e la password non corrispondono.
server-too-many-tries =
    { $seconds ->
        [one] Troppi tentativi. Aspetta un secondo e riprova.
       *[other] Troppi tentativi. Aspetta { $seconds } secondi e riprova.
    }
server-no-person = Questo browser non ti conosce ancora. Scegli un nome o accedi.
server-bad-webhook = Questo indirizzo non si può usare. Deve cominciare con https:// o http:// e portare a un server pubblico.
server-bad-mail = Questo indirizzo e-mail non si può usare.
server-bad-code = Il codice non è giusto o non è più valido. Salva di nuovo l'indirizzo per riceverne un altro.

## Indirizzi

server-no-table = Questo tavolo non esiste. Controlla l'indirizzo.
server-not-over = Sarà disponibile quando la partita sarà finita.
server-no-seat = Questa partita non ha quel posto.
server-no-position = La partita era già finita prima.
server-not-found = A questo indirizzo non c'è nulla.
server-foreign = La richiesta arriva da un altro sito e non è stata eseguita.
