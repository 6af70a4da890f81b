# The Capitals: palabras del tablero, de lo que tienes delante y de las tablas de al lado.

# Tipos, contadores, losetas
the-capitals-board-kind = { $kind ->
    [housing] Vivienda
    [industry] Industria
    [commerce] Comercio
    [public] Público
    [tourism] Turismo
    [prosperity] Prosperidad
   *[lake] Lago
}
the-capitals-board-sort = { $density ->
    [low] vivienda de densidad baja
    [medium] vivienda de densidad media
    [high] vivienda de densidad alta
   *[none] { $kind ->
        [housing] vivienda
        [industry] industria
        [commerce] comercio
        [public] edificio público
        [tourism] turismo
        [prosperity] prosperidad
       *[lake] sin tipo
    }
}
the-capitals-board-era = Era { $era }
the-capitals-board-track = { $track ->
    [progress] Progreso
    [employment] Empleo
    [population] Población
    [public] Servicios
    [culture] Cultura
    [energy] Energía
    [prestige] Prestigio
   *[economy] Economía
}
the-capitals-board-when = { $kind ->
    [immediate] al construirla
    [activate] al activarla
    [construction] al construirla y con losetas posteriores
    [permanent] cada vez que ocurre algo
    [before] antes de la tercera Exposición
   *[end] al final de la partida
}
the-capitals-board-look = Señala una loseta para leer lo que hace.
the-capitals-board-lake-more = Nada cuenta ni activa un lago: solo ocupa su casilla.
the-capitals-board-cubes = { $n ->
    [one] { $n } cubo de energía
   *[other] { $n } cubos de energía
}
the-capitals-board-tourists = { $n ->
    [one] { $n } turista
   *[other] { $n } turistas
}
the-capitals-board-activations = { $n ->
    [one] { $n } activación por ronda
   *[other] { $n } activaciones por ronda
}
the-capitals-board-tourist-of = { $used ->
    [yes] Turista: { $name }, usado
   *[no] Turista: { $name }
}
the-capitals-board-parking = Turistas junto a la ciudad
the-capitals-board-highest = Ficha de mayor cultura
the-capitals-board-token = Ficha de construcción

# El plano
the-capitals-board-your-city = Tu ciudad
the-capitals-board-city-of = Ciudad de { $name }
the-capitals-board-back = Volver a tu ciudad
the-capitals-board-show = Mostrar la ciudad de { $name }
the-capitals-board-show-own = Mostrar tu ciudad
the-capitals-board-view = Vista del plano
the-capitals-board-zoom-in = Acercar
the-capitals-board-zoom-out = Alejar
the-capitals-board-fit = Mostrar toda la ciudad
the-capitals-board-census = Losetas por tipo
the-capitals-board-no-penalty = sin penalización
the-capitals-board-not-at = No en { $cell }
the-capitals-board-rule-a = { $kept ->
    [yes] junto a tu ficha
    [subway] junto al metro
   *[no] lejos de tus fichas
}
the-capitals-board-rule-b = { $kept ->
    [no] { $kind ->
        [housing] lejos de viviendas
        [industry] lejos de industrias
        [commerce] lejos de comercios
        [public] lejos de edificios públicos
        [tourism] lejos de turismo
       *[prosperity] lejos de prosperidad
    }
    [subway] junto al metro
    [first] { $kind ->
        [housing] primera vivienda
        [industry] primera industria
        [commerce] primer comercio
        [public] primer edificio público
        [tourism] primer turismo
       *[prosperity] primera prosperidad
    }
   *[yes] { $kind ->
        [housing] junto a vivienda
        [industry] junto a industria
        [commerce] junto a comercio
        [public] junto a edificio público
        [tourism] junto a turismo
       *[prosperity] junto a prosperidad
    }
}
the-capitals-board-fires = Activa { $tiles }
the-capitals-board-preview = Lo que traería
the-capitals-board-figures = Valores de la ciudad
the-capitals-board-expo-change = Próxima Exposición: { $from } → { $to }

# Preguntas y confirmaciones
the-capitals-board-chosen = Pulsa otra vez o confirma.
the-capitals-board-unchoose = Cambiar
the-capitals-board-free-cells = { $n ->
    [0] Todas las casillas cuestan prestigio.
    [one] Una casilla no cuesta prestigio.
   *[other] { $n } casillas no cuestan prestigio.
}
the-capitals-board-anywhere = En cualquier lugar junto a tu ciudad, sin penalización.
the-capitals-board-confirm-place = { $lake ->
    [yes] Lago en { $cell }
   *[no] { $price ->
        [0] Construir en { $cell }
       *[other] Construir en { $cell }, pagar ${ $price }
    }
}
the-capitals-board-confirm-space = Tomar la casilla { $n }, pagar ${ $price }
the-capitals-board-confirm-token = Mover aquí la ficha
the-capitals-board-confirm-activate = Activar { $tile }, coste { $n }
the-capitals-board-confirm-free = Activar { $tile } gratis
the-capitals-board-confirm-effect = Ahora { $tile }
the-capitals-board-pay-cubes = { $n ->
    [0] Activar
    [one] Pagar { $n } cubo
   *[other] Pagar { $n } cubos
}
the-capitals-board-paying = Paga { $tile }
the-capitals-board-paying-more = Un turista paga como un cubo. El resto se paga con cubos.
the-capitals-board-pay-too = Pagar también con { $tourist }
the-capitals-board-unpay = Retirar { $tourist }
the-capitals-board-order = { $tile }: ¿qué va primero?
the-capitals-board-order-more = Coinciden una ganancia y una pérdida: { $track }.
the-capitals-board-first = { $first ->
    [gain] Primero la ganancia
   *[loss] Primero la pérdida
}
the-capitals-board-bonus = O no actives nada:

# Proyectos, mano, central
the-capitals-board-dock = Proyectos o mano
the-capitals-board-projects = Proyectos
the-capitals-board-stack = Era { $era }, quedan { $n }
the-capitals-board-row = Fila de ${ $price }
the-capitals-board-hand = Mano de prosperidad
the-capitals-board-hand-of = { $n ->
    [one] { $n } loseta de prosperidad en la mano
   *[other] { $n } losetas de prosperidad en la mano
}
the-capitals-board-no-hand = No queda ninguna loseta de prosperidad
the-capitals-board-met = { $met ->
    [yes] cumplido
   *[no] no cumplido
}
the-capitals-board-as-lake = Lago +{ $n }
the-capitals-board-as-lake-of = { $words }, { $tile }
the-capitals-board-put-back = { $tile }. Elegida; pulsa para devolverla
the-capitals-board-take-instead = { $tile }. Tomar esta en su lugar
the-capitals-board-plant = Central
the-capitals-board-level = Nivel { $n }
the-capitals-board-beyond = Último nivel
the-capitals-board-progress-of = Progreso { $n } de { $of }

# A los lados
the-capitals-board-cities = Ciudades
the-capitals-board-tracks = Contadores
the-capitals-board-after = después de esto
the-capitals-board-initiative = Iniciativa
the-capitals-board-pay-next = la próxima ronda pagas $ × { $times }
the-capitals-board-pay-now = pagas $ × { $times }
the-capitals-board-space = Casilla { $n }: ${ $price }, multiplicador { $times }
the-capitals-board-space-cost = { $taxed ->
    [0] te cuesta ${ $n }
    [one] te cuesta ${ $n }, con { $taxed } impuesto extra
   *[other] te cuesta ${ $n }, con { $taxed } impuestos extra
}
the-capitals-board-taxed = { $n ->
    [one] { $n } impuesto extra
   *[other] { $n } impuestos extra
}
the-capitals-board-neutral = Neutral
the-capitals-board-neutral-waits = turista junto al tablero
the-capitals-board-neutral-in = turista con { $name }
the-capitals-board-next-seat = Después
the-capitals-board-has-built = Ha construido
the-capitals-board-gain = Expo { $era } { $n }

# Cabecera
the-capitals-board-round = Ronda { $n } de { $of }
the-capitals-board-step = { $step ->
    [political] Política
    [building] Construcción
    [tourism] Turismo
    [executive] Ejecutiva
   *[administrative] Administrativa
}

# Puntuaciones
the-capitals-board-expo = Exposición { $era }
the-capitals-board-expo-today = Exposición { $era } hoy: { $n } de prestigio
the-capitals-board-after-round = tras la ronda { $n }
the-capitals-board-scorings = Puntuaciones
the-capitals-board-today = Hoy
the-capitals-board-jobs = Empleo
the-capitals-board-unemployed = Desempleo
the-capitals-board-bonus-word = Bono de servicios
the-capitals-board-behind = Ciudades por delante
the-capitals-board-ahead = { $n } delante
the-capitals-board-out-of-work = { $n } sin empleo
the-capitals-board-service-level = nivel { $n }
the-capitals-board-expo-detail = La Exposición { $era } en detalle
the-capitals-board-in-play = Durante la partida
the-capitals-board-final = Final de la partida
the-capitals-board-final-detail = El final de la partida en detalle
the-capitals-board-if-now = Si la partida acabara ahora
the-capitals-board-payment = Último pago
the-capitals-board-end-effects = Losetas al final
the-capitals-board-each = 1 por cada { $n }
the-capitals-board-cubes-left = Cubos sobrantes
the-capitals-board-total = Total
the-capitals-board-tie = El empate se decide por los cubos sobrantes, después por el dinero y por la iniciativa.
