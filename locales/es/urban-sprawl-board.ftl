# Urban Sprawl: words on the map, in the market, in the dock and in the tables beside them.

# Zones, wealth and prestige, places
urban-sprawl-board-zone = { $zone ->
    [civ] Cívico
    [com] Comercial
    [ind] Industrial
    [res] Residencial
   *[park] Parque
}
urban-sprawl-board-worth = { $worth ->
    [wealth] riqueza
   *[prestige] prestigio
}
urban-sprawl-board-plain = { $kind ->
    [civ] Edificio cívico
    [com] Edificio comercial
    [ind] Edificio industrial
    [res] Edificio residencial
   *[park] Parque
}
urban-sprawl-board-sort = { $n ->
    [one] { $zone }, { $n } solar
   *[other] { $zone }, { $n } solares
}
urban-sprawl-board-lots = { $n ->
    [one] { $n } solar
   *[other] { $n } solares
}
urban-sprawl-board-value = valor { $n }
urban-sprawl-board-uncontrolled = no controlado
urban-sprawl-board-row = { $line ->
    [row] filas { $from } a { $to }
   *[column] columnas { $from } a { $to }
}
urban-sprawl-board-row-worth = { $worth ->
    [wealth] fila de riqueza { $n }
   *[prestige] fila de prestigio { $n }
}
urban-sprawl-board-row-pays = Paga { $n }
urban-sprawl-board-leads = { $n ->
    [one] { $names } en cabeza
   *[other] empate: { $names }
}
urban-sprawl-board-space = Casilla gris
urban-sprawl-board-city = La ciudad
urban-sprawl-board-water = Agua
urban-sprawl-board-wilderness = Bosque
urban-sprawl-board-fit = Toda la ciudad
urban-sprawl-board-supply = Vocaciones restantes
urban-sprawl-board-markers = Marcadores aún sin colocar

# The market and one’s own cards
urban-sprawl-board-contracts = Contratos
urban-sprawl-board-market-more = pulsa: construir; sobre: Favor
urban-sprawl-board-pack = Cartas propias: { $name }
urban-sprawl-board-planning = Planificación
urban-sprawl-board-left = { $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
}
urban-sprawl-board-opens = { $deck ->
    [city] se abre con el Aeropuerto
    [metropolis] se abre con el Equipo de Deportes
   *[town] abierto
}
urban-sprawl-board-costs-ap = { $n } PA
urban-sprawl-board-ap = PA
urban-sprawl-board-ap-left = { $n } de { $of } PA
urban-sprawl-board-empty = vacía
urban-sprawl-board-face-down = bocabajo hasta el final del turno
urban-sprawl-board-favor = Favor
urban-sprawl-board-favor-of = Favor: { $card }
urban-sprawl-board-favors = Tus Favores
urban-sprawl-board-fresh = desde tu próximo turno
urban-sprawl-board-hand = Tus licencias
urban-sprawl-board-no-cards = No tienes cartas de Planificación.
urban-sprawl-board-pays = paga
urban-sprawl-board-ballot = convoca elecciones

# Effects in signs
urban-sprawl-board-per = por
urban-sprawl-board-vocation-word = vocación
urban-sprawl-board-office-word = puesto
urban-sprawl-board-who = { $who ->
    [you] Tú
    [opponents] Los demás
    [media] Medios
    [mayor] Alcalde
    [district-attorney] Abogado
    [treasurer] Tesorero
    [police-chief] Jefe Policía
    [union-boss] Jefe Sindical
    [leader] Líder
    [last] Último
    [owner-of-highest] Edificio más alto
    [owner-of-lowest] Edificio más bajo
   *[each] Todos
}
urban-sprawl-board-does = { $does ->
    [pay-you] de cada oponente
    [pay-or-lose] o pierde
    [payout] la fila paga
    [place] nuevo marcador
    [move] mueve un marcador
    [uncontrol] quita un cubo de
    [claim] toma un edificio
    [elect] elecciones
    [elect-next] próximas elecciones
    [elect-all] todas las elecciones
    [win-office] toma un puesto
    [extra-favor] Favor Extra
    [take-permits] licencia gratis
    [discount] próximo contrato
    [unlock-offices] se abren los puestos
    [unlock-contractor] Contratista
    [end-game] fin de la partida
    [allow-demolition] demoler
   *[gain] gana
}

# Prompt, choices and what they would bring
urban-sprawl-board-chosen = Pulsa otra vez para confirmar.
urban-sprawl-board-unchoose = Elegir de nuevo
urban-sprawl-board-build-for = Construir por { $n }
urban-sprawl-board-buy-for = Comprar por { $n }
urban-sprawl-board-site-more = { $n ->
    [one] { $n } lugar; pagas el valor del bloque con tus { $wealth }.
   *[other] { $n } lugares; pagas el valor del bloque con tus { $wealth }.
}
urban-sprawl-board-buy-more = Tienes { $wealth }. Un edificio cuesta el valor de su bloque.
urban-sprawl-board-move-from = Pulsa primero el marcador que se mueve.
urban-sprawl-board-move-to = Ahora pulsa la casilla de destino.
urban-sprawl-board-here = { $card } en { $lots }
urban-sprawl-board-cost = Coste
urban-sprawl-board-adjacency = Vecindario
urban-sprawl-board-not-here = No se puede
urban-sprawl-board-rule = Regla { $rule }
urban-sprawl-board-question = Pregunta
urban-sprawl-board-asks = Decide { $name }. { $kind ->
    [vocation] ¿Riqueza o prestigio por cada ficha?
    [steal] La reserva está vacía: ¿tomar una de un oponente?
    [order] Varios deben elegir: ¿quién va ahora?
    [elect] Empate: ¿quién es elegido?
    [contractor] Empate: ¿quién será el Contratista?
    [park] ¿Dónde va el parque?
    [marker] ¿Dónde va el nuevo marcador?
    [move] ¿Mover un marcador?
    [uncontrol] ¿Quitar el cubo de un edificio?
    [claim] ¿Pagar un edificio no controlado?
    [pay-or-lose] ¿Pagar o perder un edificio?
    [pay-you] ¿Riqueza o prestigio al constructor?
    [office] ¿Qué puesto se toma?
    [seat] Empate: ¿de quién se trata?
    [building] Empate: ¿qué edificio?
   *[block] Empate: ¿qué bloque?
}

# Seats and city hall
urban-sprawl-board-buildings = { $n ->
    [one] { $n } edificio
   *[other] { $n } edificios
}
urban-sprawl-board-income = Si ahora pagara cada fila: { $wealth } riqueza, { $prestige } prestigio
urban-sprawl-board-at-end = { $n } al final
urban-sprawl-board-active = en turno
urban-sprawl-board-next-seat = siguiente
urban-sprawl-board-hall = Ayuntamiento
urban-sprawl-board-held = { $state ->
    [held] { $name }
    [vacant] vacante
   *[closed] no está en juego
}
urban-sprawl-board-pawn = últimas elecciones
urban-sprawl-board-next-election = Próxima: { $office }
urban-sprawl-board-no-election = aún no está en juego: nadie es elegido
urban-sprawl-board-would-win = { $n ->
    [one] saldría elegido:
   *[other] empate:
}
urban-sprawl-board-nobody = nadie
urban-sprawl-board-decides = { $you ->
    [yes] decides tú
   *[no] decide { $name }
}
urban-sprawl-board-contractor = Contratista

# Turn and end
urban-sprawl-board-news = Qué ha pasado
urban-sprawl-board-skip = Saltar
urban-sprawl-board-event = Evento
urban-sprawl-board-on-deck = en su mazo
urban-sprawl-board-turn = Turno { $n }
urban-sprawl-board-buying = Ronda de compras
urban-sprawl-board-step = { $step ->
    [invest] Invertir
    [act] Actuar
   *[end] Carta o elecciones
}
urban-sprawl-board-if-now = Si la partida acabara ahora
urban-sprawl-board-in-play = Durante la partida
urban-sprawl-board-per-wealth = 1 por cada { $n } de riqueza
urban-sprawl-board-tie = Empate: gana quien tiene más riqueza
