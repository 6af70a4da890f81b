# New York: palabras del tablero, de la mano y de las tablas de al lado.

# Bancos, tipos, lados
new-york-board-bank = { $bank ->
    [blue] Azul
    [green] Verde
    [yellow] Amarillo
   *[red] Rojo
}
new-york-board-card = { $bank ->
    [blue] { $n } azul
    [green] { $n } verde
    [yellow] { $n } amarillo
   *[red] { $n } rojo
}
new-york-board-kind = { $kind ->
    [museum] Museo
    [theater] Teatro
    [station] Estación
    [church] Iglesia
    [park] Parque
   *[skyscraper] Rascacielos
}
new-york-board-tile = { $streets ->
    [0] { new-york-board-kind }, precio { $n }, sin calles
    [one] { new-york-board-kind }, precio { $n }, calle { $sides }
   *[other] { new-york-board-kind }, precio { $n }, calles { $sides }
}
new-york-board-side = { $side ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
}
new-york-board-start = Times Square, la loseta inicial

# El plano
new-york-board-column = { $at ->
    [w5] 12 Av
    [w4] 11 Av
    [w3] 10 Av
    [w2] 9 Av
    [w1] 8 Av
    [c] 7 Av
    [e1] 6 Av
    [e2] 5 Av
    [e3] Madison
    [e4] Park
    [e5] Lexington
    [e6] 3 Av
    [e7] 2 Av
    [e8] 1 Av
    [west] 12 Av − { $n }
   *[east] 1 Av + { $n }
}
new-york-board-row = { $at ->
    [street] { $n } St
   *[south] 1 St − { $n }
}
new-york-board-cell = { $column } y { $row }
new-york-board-your-city = Tu ciudad
new-york-board-city-of = Ciudad de { $name }
new-york-board-back = Volver a tu ciudad
new-york-board-show = Mostrar la ciudad de { $name }
new-york-board-show-own = Mostrar tu ciudad
new-york-board-view = Vista del plano
new-york-board-zoom-in = Acercar
new-york-board-zoom-out = Alejar
new-york-board-fit = Mostrar toda la ciudad
new-york-board-street = Calle
new-york-board-street-change = { $change } calle
new-york-board-longest = Calle más larga: { $n }
new-york-board-not-at = No en { $cell }
new-york-board-chosen = Elegido: { $cell }
new-york-board-unchoose = Cambiar
new-york-board-fits = { $n ->
    [0] No cabe en ningún sitio.
    [one] Cabe en un solo sitio.
   *[other] { $n } sitios posibles.
}
new-york-board-swaps = { $n ->
    [one] Se puede cambiar una loseta.
   *[other] Se pueden cambiar { $n } losetas.
}
new-york-board-confirm = { $verb ->
   *[lay] Colocar aquí
    [put] Colocar aquí
    [swap] Cambiar aquí
    [dismantle] Desmontar
    [keep] Guardar en reserva
    [give] Regalar a Dirk
}

# Mercado y dinero
new-york-board-market = Mercado
new-york-board-bag = { $n } en la bolsa
new-york-board-money = Dinero
new-york-board-deck = { $n } en el mazo
new-york-board-discards = { $n } descartadas
new-york-board-no-money = Ninguna carta a la vista
new-york-board-sold = vendida
new-york-board-none = vacía
new-york-board-slot-empty = Sin loseta
new-york-board-yours = Tuya
new-york-board-exact = exacto
new-york-board-over = { $n } de más
new-york-board-short = faltan { $n }
new-york-board-unbuy = { $slot }. Elegida; pulsa para dejarla
new-york-board-buy-instead = { $slot }. Comprar esta en su lugar
new-york-board-untake = Devolver { $card }
new-york-board-take-too = Tomar también { $card }, o en su lugar
new-york-board-take-instead = Tomar { $card } en su lugar
new-york-board-take = Tomar { $n }
new-york-board-pay = { $over ->
    [0] Pagar { $n } exacto
   *[other] Pagar { $n }, { $over } de más
}
new-york-board-pay-exactly = Pagar exacto { $cards }
new-york-board-pay-with = Pagar { $cards }, { $over } de más
new-york-board-paid-of = { $n } de { $price }
new-york-board-pick-cards = O elige otras cartas de tu mano.
new-york-board-could-exactly = { $cards } sería exacto: otra acción.
new-york-board-use = Usar { $cards }
new-york-board-unpay = Recuperar { $card }
new-york-board-pay-too = Pagar también con { $card }
new-york-board-paid = pagados { $cards }

# Losetas junto al plano
new-york-board-waiting = { $n ->
    [one] Por colocar
   *[other] { $n } por colocar
}
new-york-board-choose = Colocar primero esta: { $tile }
new-york-board-keep = Guardar en reserva
new-york-board-give = Regalar a Dirk
new-york-board-reserve = Reserva
new-york-board-reserve-empty = vacía
new-york-board-in-reserve = { $n ->
    [0] sin reserva
    [one] en reserva
   *[other] { $n } en reserva
}
new-york-board-unmove = De vuelta a la reserva: { $tile }
new-york-board-move-instead = Usar esta en su lugar: { $tile }
new-york-board-dismantle-mode = Desmontar

# Mano y jugadores
new-york-board-hand = Tu dinero
new-york-board-opening = Reparto inicial
new-york-board-seen = Cartas que todos han visto
new-york-board-tiles = { $n ->
    [one] { $n } loseta en la ciudad
   *[other] { $n } losetas en la ciudad
}
new-york-board-tiles-word = Losetas
new-york-board-cards = { $n ->
    [one] { $n } carta en mano
   *[other] { $n } cartas en mano
}
new-york-board-cards-word = Cartas
new-york-board-next-seat = Siguiente
new-york-board-starts = Empieza
new-york-board-gain = { $letter } +{ $n }
new-york-board-dirk = Dirk
new-york-board-dirk-more = { $n ->
    [one] { $n } loseta, sin turnos
   *[other] { $n } losetas, sin turnos
}

# Cabecera
new-york-board-step = { $step ->
    [bought] Compradas: { $n }
    [act] Acción
    [again] Otra acción
    [lay] Colocar
    [refill] Reposición
    [leftover] Losetas restantes
   *[final] Puntuación final
}
new-york-board-next = { $letter ->
    [C] al final
   *[other] { $to ->
        [one] siguiente carta
       *[other] en { $to } cartas
    }
}

# Hoja de puntos y puntuaciones
new-york-board-sheet = Hoja de puntos
new-york-board-with-preview = con tu jugada
new-york-board-scorings = Puntuaciones
new-york-board-pays = { $letter } da
new-york-board-each = 1 c/u
new-york-board-would-give = { $letter } daría
new-york-board-gave = { $letter } dio
new-york-board-score = Puntos
new-york-board-from = { $letter } te dio { $n }:
new-york-board-from-nothing = { $letter } no te dio nada.
new-york-board-why-street = { $name }: calle más larga { $n }
new-york-board-why = { $name }, { new-york-board-kind }: { $n }, { new-york-board-place } → { $points }
new-york-board-place = { $place ->
    [0] sin puesto
    [1] { $tied ->
        [yes] 1.er, empate
       *[no] 1.er puesto
    }
    [2] { $tied ->
        [yes] 2.º, empate
       *[no] 2.º puesto
    }
   *[3] { $tied ->
        [yes] 3.er, empate
       *[no] 3.er puesto
    }
}
new-york-board-count = { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}
new-york-board-edges = { $n ->
    [one] { $n } lado
   *[other] { $n } lados
}
new-york-board-total = Total
new-york-board-scoring = Puntuación { $letter }
new-york-board-scored = Puntuación { $letter } en detalle
new-york-board-ties = Quienes empatan suman los puestos que ocupan, dividen y redondean hacia abajo.
new-york-board-no-scoring = Todavía no se ha puntuado nada.
