# Capitol: palabras del tablero, de la mano y de las tablas.

# El mapa
capitol-board-map = Plano de Roma con nueve áreas
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
    [white] blanca
    [black] negra
   *[red] roja
}
capitol-board-full = llena
capitol-board-plate = { $shape ->
    [none] { $area }: llena
    [round] { $area }: próximo edificio redondo, pisos { $floors }
    [triangular] { $area }: próximo edificio triangular, pisos { $floors }
   *[any] { $area }: próximo edificio redondo o triangular, pisos { $floors }
}
capitol-board-choose = { $area }: elige un edificio

# Piezas y cartas
capitol-board-piece = { $piece ->
    [fountain] Fuente
    [amphitheater] Anfiteatro
   *[temple] Templo
}
capitol-board-shape = { $shape ->
    [round] redondo
   *[triangular] triangular
}
capitol-board-building = { $floors ->
    [one] { $floors } piso, { $shape }
   *[other] { $floors } pisos, { $shape }
}
capitol-board-unroofed = { $floors ->
    [one] { $floors } piso, sin tejado
   *[other] { $floors } pisos, sin tejado
}
capitol-board-kind = { $kind ->
    [roof] Tejado
    [floor] Piso
    [white] Perm. blanco
    [black] Perm. negro
   *[red] Perm. rojo
}
capitol-board-kind-short = { $kind ->
    [roof] Tejado
    [floor] Piso
    [white] Blanco
    [black] Negro
   *[red] Rojo
}
capitol-board-card = { $kind ->
    [roof] Carta de tejado { $value }
    [floor] Carta de piso { $value }
    [white] Permiso blanco { $value }
    [black] Permiso negro { $value }
   *[red] Permiso rojo { $value }
}
capitol-board-place = { $place ->
    [1] primer puesto
    [2] segundo puesto
   *[0] sin puesto
}

# Subastas
capitol-board-auctions = Subastas
capitol-board-auctions-round = Subastas de la ronda { $n }
capitol-board-next = las próximas
capitol-board-nth = { $n } de 3
capitol-board-done = hechas
capitol-board-revealed = Pujas de la subasta { $n }
capitol-board-won = Gana { $name }
capitol-board-nobody = Nadie ha pujado
capitol-board-no-bid = sin puja
capitol-board-your-bid = tu puja
capitol-board-bid = Tu puja: { $total }
capitol-board-bid-empty = Elige cartas para pujar, o cierra sin puja
capitol-board-seal = Cerrar
capitol-board-seal-none = Sin puja
capitol-board-unbid = Quitar de la puja: { $card }
capitol-board-rebid = Añadir a la puja: { $card }
capitol-board-sealed = Ha pujado
capitol-board-thinking = Eligiendo
capitol-board-close = Cerrar

# Mano y edificios
capitol-board-hand = Tu mano
capitol-board-no-cards = Sin cartas
capitol-board-stop = Stop
capitol-board-pass = Pasar
capitol-board-nothing = Sin efecto
capitol-board-unplay = Recuperar: { $card }
capitol-board-replay = Jugar en su lugar: { $card }
capitol-board-yours = Tus edificios
capitol-board-nothing-built = No tienes edificios delante
capitol-board-new = Nuevo
capitol-board-areas = { $n ->
    [one] { $n } área
   *[other] { $n } áreas
}
capitol-board-floors = { $n ->
    [one] { $n } piso
   *[other] { $n } pisos
}
capitol-board-more = +{ $n }
capitol-board-roofs-left = Tejados
capitol-board-roofs = { $shape ->
    [round] Tejados redondos restantes: { $n }
   *[triangular] Tejados triangulares restantes: { $n }
}
capitol-board-stacks = Los tres mazos y la reserva
capitol-board-left = cartas
capitol-board-discards = Descartes: { $n }
capitol-board-supply = { $n ->
    [one] piso
   *[other] pisos
}

# Asientos
capitol-board-cards = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
capitol-board-cards-word = { $n ->
    [one] carta
   *[other] cartas
}
capitol-board-roofs-word = tejados
capitol-board-to-place = Por colocar
capitol-board-all-built = Todo construido
capitol-board-front = Edificios por colocar: { $n }
capitol-board-seen = Cartas que todos han visto
capitol-board-passed = Ha pasado
capitol-board-starts = Empieza la ronda
capitol-board-due = { $n ->
    [one] Roba { $n } carta más
   *[other] Roba { $n } cartas más
}
capitol-board-gain = +{ $n } ahora

# Cabecera
capitol-board-round = Ronda { $n }
capitol-board-round-of = Ronda { $n } de { $of }
capitol-board-step = { $step ->
    [construction] Construcción
    [auctions] Subastas
    [scoring] Puntuación
   *[cards] Cartas nuevas
}

# Si se puntuara ahora
capitol-board-standing = Si se puntuara ahora
capitol-board-so-far = Por ahora
capitol-board-with-this = Con esta jugada
capitol-board-bonus = Cartas extra
capitol-board-why = { $floors ->
    [one] { $name }: { $floors } piso, altura máxima { $tallest }, { $place }
   *[other] { $name }: { $floors } pisos, altura máxima { $tallest }, { $place }
}

# Puntuaciones
capitol-board-winner = Ganador
capitol-board-total = Total
capitol-board-scored = Puntuación de la ronda { $n }
capitol-board-fountains = { $n ->
    [one] { $n } fuente
   *[other] { $n } fuentes
}
capitol-board-doubled = Templo: cada punto se duplica
capitol-board-has = { $floors ->
    [one] { $floors } piso, el más alto { $tallest }
   *[other] { $floors } pisos, el más alto { $tallest }
}
capitol-board-reason = { $place ->
    [1] { $fountains ->
        [0] { $temple ->
            [yes] 2, duplicados
           *[no] 2
        }
       *[other] { $temple ->
            [yes] 2 + { capitol-board-fountains-short }, duplicados
           *[no] 2 + { capitol-board-fountains-short }
        }
    }
   *[2] { $fountains ->
        [0] ninguna fuente
       *[other] { $temple ->
            [yes] { capitol-board-fountains-short }, duplicados
           *[no] { capitol-board-fountains-short }
        }
    }
}
capitol-board-fountains-short = { $fountains ->
    [one] { $fountains } fuente
   *[other] { $fountains } fuentes
}
capitol-board-unbuilt = Aquí nadie ha construido todavía:
capitol-board-no-scoring = Todavía no se ha puntuado ninguna ronda.
# A piece that nobody bid for.
capitol-board-gone = fuera del juego
