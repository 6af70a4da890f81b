# Le parole del programma nel terminale.
terminal-list = { $rest } e { $last }
terminal-pick = La tua scelta (numero, hint o ? = suggerimento, u = annulla, v = vista, q = esci):
terminal-no-number = Scrivi uno dei numeri qui sopra, oppure hint, u, v, q.
terminal-no-undo = Qui non si può annullare: qualcosa è stato rivelato, o il turno è cambiato.
terminal-turn = Tocca a { $seat }.
terminal-hand-over = { $seat }: premi Invio quando nessun altro guarda.
terminal-scores = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-winners = { $n ->
    [one] Vince { $seats }.
   *[other] Vittoria condivisa: { $seats }.
}
terminal-human = Giocatore { $number }
terminal-outlook = { $seat }: { $points } punti, vittoria al { $chance }%
terminal-worst = Le mosse che sono costate più probabilità di vincere, su { $n ->
    [one] una decisione
   *[other] { $n } decisioni
}:
terminal-lost = azione { $at }, { $seat }: −{ $lost }%
terminal-played = giocata
terminal-better = meglio
terminal-nothing-lost = Non c'è nessuna mossa per cui si sia trovato di meglio.
