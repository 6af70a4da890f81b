# Capitol: parole sul tavoliere, accanto alla mano e nelle tabelle.

# La mappa
capitol-board-map = Pianta di Roma con nove aree
capitol-board-river = Tiberis
capitol-board-rome = ROMA
capitol-board-area = { $area ->
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
capitol-board-stone = { $stone ->
    [white] bianca
    [black] nera
   *[red] rossa
}
capitol-board-full = piena
capitol-board-plate = { $shape ->
    [none] { $area }: piena
    [round] { $area }: prossimo edificio tondo, piani { $floors }
    [triangular] { $area }: prossimo edificio triangolare, piani { $floors }
   *[any] { $area }: prossimo edificio tondo o triangolare, piani { $floors }
}
capitol-board-choose = { $area }: scegli un edificio

# Pezzi e carte
capitol-board-piece = { $piece ->
    [fountain] Fontana
    [amphitheater] Anfiteatro
   *[temple] Tempio
}
capitol-board-shape = { $shape ->
    [round] tondo
   *[triangular] triangolare
}
capitol-board-building = { $floors ->
    [one] { $floors } piano, { $shape }
   *[other] { $floors } piani, { $shape }
}
capitol-board-unroofed = { $floors ->
    [one] { $floors } piano, senza tetto
   *[other] { $floors } piani, senza tetto
}
capitol-board-kind = { $kind ->
    [roof] Tetto
    [floor] Piano
    [white] Perm. bianco
    [black] Perm. nero
   *[red] Perm. rosso
}
capitol-board-kind-short = { $kind ->
    [roof] Tetto
    [floor] Piano
    [white] Bianco
    [black] Nero
   *[red] Rosso
}
capitol-board-card = { $kind ->
    [roof] Carta tetto { $value }
    [floor] Carta piano { $value }
    [white] Permesso bianco { $value }
    [black] Permesso nero { $value }
   *[red] Permesso rosso { $value }
}
capitol-board-place = { $place ->
    [1] primo posto
    [2] secondo posto
   *[0] nessun posto
}

# Aste
capitol-board-auctions = Aste
capitol-board-auctions-round = Aste del round { $n }
capitol-board-next = le prossime
capitol-board-nth = { $n } di 3
capitol-board-done = concluse
capitol-board-revealed = Puntate dell’asta { $n }
capitol-board-won = La vince { $name }
capitol-board-nobody = Nessuno ha puntato
capitol-board-no-bid = nessuna puntata
capitol-board-your-bid = la tua puntata
capitol-board-bid = La tua puntata: { $total }
capitol-board-bid-empty = Scegli le carte da puntare, o chiudi senza puntata
capitol-board-seal = Chiudi
capitol-board-seal-none = Non punto
capitol-board-unbid = Togli dalla puntata: { $card }
capitol-board-rebid = Aggiungi alla puntata: { $card }
capitol-board-sealed = Ha puntato
capitol-board-thinking = Sceglie
capitol-board-close = Chiudi

# Mano ed edifici
capitol-board-hand = Le tue carte in mano
capitol-board-no-cards = Nessuna carta
capitol-board-stop = Stop
capitol-board-pass = Passa
capitol-board-nothing = Senza azione
capitol-board-unplay = Riprendi: { $card }
capitol-board-replay = Gioca invece: { $card }
capitol-board-yours = I tuoi edifici
capitol-board-nothing-built = Nessun edificio davanti a te
capitol-board-new = Nuovo
capitol-board-areas = { $n ->
    [one] { $n } area
   *[other] { $n } aree
}
capitol-board-floors = { $n ->
    [one] { $n } piano
   *[other] { $n } piani
}
capitol-board-more = +{ $n }
capitol-board-roofs-left = Tetti rimasti
capitol-board-roofs = { $shape ->
    [round] Tetti tondi rimasti: { $n }
   *[triangular] Tetti triangolari rimasti: { $n }
}
capitol-board-stacks = I tre mazzi e la riserva
capitol-board-left = carte
capitol-board-discards = Scarti: { $n }
capitol-board-supply = { $n ->
    [one] piano
   *[other] piani
}

# Posti
capitol-board-cards = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
capitol-board-cards-word = { $n ->
    [one] carta
   *[other] carte
}
capitol-board-roofs-word = tetti
capitol-board-to-place = Da piazzare
capitol-board-all-built = Tutto costruito
capitol-board-front = Edifici ancora da piazzare: { $n }
capitol-board-seen = Carte viste da tutti
capitol-board-passed = Ha passato
capitol-board-starts = Inizia il round
capitol-board-due = { $n ->
    [one] Pesca ancora { $n } carta
   *[other] Pesca ancora { $n } carte
}
capitol-board-gain = +{ $n } finora

# Intestazione
capitol-board-round = Round { $n }
capitol-board-round-of = Round { $n } di { $of }
capitol-board-step = { $step ->
    [construction] Costruzione
    [auctions] Aste
    [scoring] Punteggio
   *[cards] Nuove carte
}

# Punteggio se finisse ora
capitol-board-standing = Se si contasse ora
capitol-board-so-far = Finora
capitol-board-with-this = Con questa mossa
capitol-board-bonus = Carte extra
capitol-board-why = { $floors ->
    [one] { $name }: { $floors } piano, altezza massima { $tallest }, { $place }
   *[other] { $name }: { $floors } piani, altezza massima { $tallest }, { $place }
}

# Punteggi
capitol-board-winner = Vincitore
capitol-board-total = Totale
capitol-board-scored = Punteggio del round { $n }
capitol-board-fountains = { $n ->
    [one] { $n } fontana
   *[other] { $n } fontane
}
capitol-board-doubled = Tempio: ogni punto è raddoppiato
capitol-board-has = { $floors ->
    [one] { $floors } piano, il più alto { $tallest }
   *[other] { $floors } piani, il più alto { $tallest }
}
capitol-board-reason = { $place ->
    [1] { $fountains ->
        [0] { $temple ->
            [yes] 2, raddoppiati
           *[no] 2
        }
       *[other] { $temple ->
            [yes] 2 + { capitol-board-fountains-short }, raddoppiati
           *[no] 2 + { capitol-board-fountains-short }
        }
    }
   *[2] { $fountains ->
        [0] nessuna fontana
       *[other] { $temple ->
            [yes] { capitol-board-fountains-short }, raddoppiati
           *[no] { capitol-board-fountains-short }
        }
    }
}
capitol-board-fountains-short = { $fountains ->
    [one] { $fountains } fontana
   *[other] { $fountains } fontane
}
capitol-board-unbuilt = Qui nessuno ha ancora costruito:
capitol-board-no-scoring = Nessun round è ancora stato conteggiato.
# A piece that nobody bid for.
capitol-board-gone = fuori gioco
