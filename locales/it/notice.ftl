# Ciò che viene detto a chi è altrove: sulla pagina, con un webhook, per e-mail.

notice-your-turn = { $game }: tocca a te.
notice-started = { $game }: ci siete tutti, la partita comincia.
notice-over = { $game }: la partita è finita.
notice-rematch = { $game }: ti invitano a un'altra partita.
notice-time-short =
    { $hours ->
        [one] { $game }: ti resta un'ora per la tua mossa.
       *[other] { $game }: ti restano { $hours } ore per la tua mossa.
    }
notice-why = Ricevi questa e-mail perché hai una partita su Insula. Puoi cambiarlo qui: { $url }
notice-code-subject = Insula: il tuo codice
notice-code =
    Il tuo codice è { $code }. Vale per 15 minuti.
    Se non sai di che cosa si tratta, qualcuno ha sbagliato indirizzo: non devi fare nulla.
