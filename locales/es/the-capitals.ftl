# The Capitals: lo que dice el juego. Las casillas se nombran por columna y fila: el Ayuntamiento es H8.

the-capitals-name = The Capitals
the-capitals-blurb = Haz crecer una capital en tres eras y equilibra seis contadores.
the-capitals-option-prosperity = Variante Prosperidad
the-capitals-option-prosperity-off = Sin ella
the-capitals-option-prosperity-on = Con losetas de prosperidad y lagos
the-capitals-option-refill = Área de proyectos
the-capitals-option-refill-normal = Se repone hasta su tamaño
the-capitals-option-refill-full = Reposición completa cada ronda
the-capitals-option-prestige = Prestigio de los demás
the-capitals-option-prestige-show = A la vista
the-capitals-option-prestige-hide = Oculto hasta el final

## Lugares

the-capitals-cell = { $column }{ $row }
the-capitals-column =
    { $at ->
        [a] A
        [b] B
        [c] C
        [d] D
        [e] E
        [f] F
        [g] G
        [h] H
        [i] I
        [j] J
        [k] K
        [l] L
        [m] M
        [n] N
        [o] O
        [west] { $n } al oeste de A, fila{ " " }
       *[east] { $n } al este de O, fila{ " " }
    }
the-capitals-corner = esquina { $a }–{ $b }

## Qué hacen las losetas

the-capitals-gain =
    { $sign ->
        [plus] +
       *[minus] −
    }{ $track ->
        [progress] { $n } de progreso
        [employment] { $n } de empleo
        [population] { $n } de población
        [public] { $n } de servicios públicos
        [culture] { $n } de cultura
        [energy] { $n ->
            [one] { $n } cubo de energía
           *[other] { $n } cubos de energía
        }
        [prestige] { $n } de prestigio
       *[economy] ${ $n }
    }
the-capitals-signed =
    { $sign ->
        [plus] +{ $n }
        [zero] { $n }
       *[minus] −{ $n }
    }
the-capitals-gain-eras =
    { $one }/{ $two }/{ $three } { $track ->
        [progress] de progreso
        [employment] de empleo
        [population] de población
        [public] de servicios públicos
        [culture] de cultura
        [energy] cubos de energía
        [prestige] de prestigio
       *[economy] de dinero
    } según la era
the-capitals-gain-per = { $gain } { $per }
the-capitals-per-adj = por cada { $what } adyacente
the-capitals-per-city = por cada { $what } de tu ciudad
the-capitals-per-type = por cada tipo de edificio adyacente distinto del suyo
the-capitals-per-every =
    { $track ->
        [progress] por cada { $n } de progreso
        [employment] por cada { $n } de empleo
        [population] por cada { $n } de población
        [public] por cada { $n } de servicios públicos
        [culture] por cada { $n } de cultura
        [energy] por cada { $n } cubos de energía
        [prestige] por cada { $n } de prestigio
       *[economy] por cada ${ $n }
    }
the-capitals-per-public-level = por cada nivel de tus servicios públicos
the-capitals-per-plant-level = por cada nivel de tu central eléctrica
the-capitals-per-ahead = por cada marcador de cultura por delante del tuyo
the-capitals-per-tourist = por cada turista en tu ciudad
the-capitals-special-activate = puedes activar gratis un edificio adyacente
the-capitals-special-build = se construye otra loseta del área de proyectos, a su precio habitual
the-capitals-special-spares = los edificios que construyas al lado no pagan penalización de construcción
the-capitals-each =
    { $other ->
        [yes] { $what ->
            [housing] otra vivienda
            [housing-low] otra vivienda de densidad baja
            [housing-medium] otra vivienda de densidad media
            [housing-high] otra vivienda de densidad alta
            [industry] otra industria
            [commerce] otro comercio
            [public] otro edificio público
            [tourism] otro edificio turístico
            [prosperity] otro edificio de prosperidad
            [prog3] otra loseta de progreso 3
            [museum] otro museo
            [housing-or-tourism] otra vivienda u otro edificio turístico
            [industry-or-commerce] otra industria u otro comercio
            [housing-low-or-housing-medium] otra vivienda de densidad baja o media
           *[any] otro edificio
        }
       *[no] { $what ->
            [housing] vivienda
            [housing-low] vivienda de densidad baja
            [housing-medium] vivienda de densidad media
            [housing-high] vivienda de densidad alta
            [industry] industria
            [commerce] comercio
            [public] edificio público
            [tourism] edificio turístico
            [prosperity] edificio de prosperidad
            [prog3] loseta de progreso 3
            [museum] museo
            [housing-or-tourism] vivienda o edificio turístico
            [industry-or-commerce] industria o comercio
            [housing-low-or-housing-medium] vivienda de densidad baja o media
           *[any] edificio
        }
    }
the-capitals-any =
    { $what ->
        [housing] una vivienda
        [housing-low] una vivienda de densidad baja
        [housing-medium] una vivienda de densidad media
        [housing-high] una vivienda de densidad alta
        [industry] una industria
        [commerce] un comercio
        [public] un edificio público
        [tourism] un edificio turístico
        [prosperity] un edificio de prosperidad
        [prog3] una loseta de progreso 3
        [museum] un museo
        [housing-or-tourism] una vivienda o un edificio turístico
        [industry-or-commerce] una industria o un comercio
        [housing-low-or-housing-medium] una vivienda de densidad baja o media
       *[any] un edificio
    }
the-capitals-many =
    { $what ->
        [housing] viviendas
        [housing-low] viviendas de densidad baja
        [housing-medium] viviendas de densidad media
        [housing-high] viviendas de densidad alta
        [industry] industrias
        [commerce] comercios
        [public] edificios públicos
        [tourism] edificios turísticos
        [prosperity] edificios de prosperidad
        [prog3] losetas de progreso 3
        [museum] museos
        [housing-low-or-housing-medium] viviendas de densidad baja y media en total
        [housing-or-industry] viviendas e industrias en total
        [housing-or-commerce] viviendas y comercios en total
        [housing-or-public] viviendas y edificios públicos en total
        [housing-or-tourism] viviendas y edificios turísticos en total
        [industry-or-commerce] industrias y comercios en total
        [industry-or-public] industrias y edificios públicos en total
        [industry-or-tourism] industrias y edificios turísticos en total
        [commerce-or-public] comercios y edificios públicos en total
        [commerce-or-tourism] comercios y edificios turísticos en total
        [public-or-tourism] edificios públicos y turísticos en total
       *[any] edificios
    }
the-capitals-on-activate-adj = Cada vez que actives { $what } adyacente
the-capitals-on-activate-city = Cada vez que actives { $what } de tu ciudad
the-capitals-on-upgrade = Cada vez que mejores la central eléctrica
the-capitals-on-end-of-tourism = Al final de cada fase de turismo
the-capitals-says-immediate = Al construir: { $effects }.
the-capitals-says-construction = Al construir y con las construcciones posteriores: { $effect }.
the-capitals-says-later = Desde entonces: { $effect }.
the-capitals-says-activate = Al activar: { $effects }.
the-capitals-says-permanent = { $on }: { $effect }.
the-capitals-says-before-expo = Una vez, antes de la tercera Exposición Universal: { $effect }.
the-capitals-says-end = Al final de la partida: { $effects }.
the-capitals-need-most-or-tied = Requisito: no menos { $what } que cualquier otra ciudad, y al menos uno.
the-capitals-need-most = Requisito: más { $what } que cualquier otra ciudad.
the-capitals-need-least = Requisito: menos { $what } que cualquier otra ciudad.
the-capitals-need-highest =
    Requisito: { $track ->
        [progress] el progreso más avanzado
        [employment] el empleo más alto
        [population] la población más alta
        [public] los servicios públicos más altos
        [culture] la cultura más alta
        [energy] más cubos en la central que nadie
        [prestige] el prestigio más alto
       *[economy] más dinero que nadie
    }.
the-capitals-need-lowest =
    Requisito: { $track ->
        [progress] la central de nivel más bajo o, al mismo nivel, el menor progreso
        [employment] el empleo más bajo
        [population] la población más baja
        [public] los servicios públicos más bajos
        [culture] la cultura más baja
        [energy] menos cubos en la central que nadie
        [prestige] el prestigio más bajo
       *[economy] menos dinero que nadie
    }.
the-capitals-need-pay = Requisito, que se paga antes de colocarla: { $price }.

## Diario

the-capitals-log-round =
    Ronda { $n }, era { $era ->
        [1] I
        [2] II
       *[other] III
    }.
the-capitals-log-space =
    { $seat } toma la casilla { $n } de iniciativa por ${ $price }{ $taxed ->
        [0] { "" }
        [one] , con impuestos extra 1 vez
       *[other] , con impuestos extra { $taxed } veces
    }.
the-capitals-log-built =
    { $seat } construye { $tile } en { $cell } por ${ $price }{ $penalty ->
        [0] { "" }
       *[other] , con { $penalty } puntos de prestigio de penalización de construcción
    }{ $taxed ->
        [0] { "" }
        [one] , con impuestos extra 1 vez
       *[other] , con impuestos extra { $taxed } veces
    }.
the-capitals-log-lake =
    { $seat } da la vuelta a { $tile } y construye un lago en { $cell }: { $n ->
        [one] 1 cubo de energía
       *[other] { $n } cubos de energía
    }.
the-capitals-log-effects = { $seat }, { $tile }: { $gains }.
the-capitals-log-upgraded =
    { $seat } mejora la central al nivel { $n }: { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubos
    }.
the-capitals-log-arrow =
    { $seat } { $end ->
        [high] pasa del final
       *[low] baja del principio
    } del contador { $track ->
        [progress] del progreso
        [employment] del empleo
        [population] de la población
        [public] de los servicios públicos
        [culture] de la cultura
        [energy] de la energía
        [prestige] del prestigio
       *[economy] de la economía
    }: { $gain }.
the-capitals-log-followed = { $seat }: el empleo baja { $n } con la población.
the-capitals-log-first =
    { $seat } aplica primero { $first ->
        [gain] la ganancia
       *[loss] la pérdida
    } { $track ->
        [progress] de progreso
        [employment] de empleo
        [population] de población
        [public] de servicios públicos
        [culture] de cultura
        [energy] de energía
        [prestige] de prestigio
       *[economy] de dinero
    }.
the-capitals-log-culture = { $seat } tiene la cultura más alta ({ $n }) y toma la ficha de mayor cultura.
the-capitals-log-tourist = El turista de { $owner } va a la ciudad de { $host }.
the-capitals-log-tourist-home = El turista de { $owner } vuelve a casa.
the-capitals-log-tourist-neutral = El turista neutral va a la ciudad de { $host }.
the-capitals-log-activated =
    { $seat } activa { $tile } con un coste de { $cost }{ $tourists ->
        [0] { "" }
        [one] , uno de ellos pagado por un turista
       *[other] , { $tourists } de ellos pagados por turistas
    }{ $taxed ->
        [0] { "" }
        [one] , con impuestos extra 1 vez
       *[other] , con impuestos extra { $taxed } veces
    }.
the-capitals-log-activated-free = { $seat } activa gratis { $tile }, gracias a { $source }.
the-capitals-log-declined = { $seat } renuncia a la activación gratuita de { $tile }.
the-capitals-log-bonus = { $seat } no activa nada: { $gain }.
the-capitals-log-stopped = { $seat } termina sus activaciones.
the-capitals-log-neutral = La cultura neutral sube a { $n }.
the-capitals-log-token = { $seat } mueve una ficha de construcción: { $corner }.
the-capitals-log-revealed =
    { $n ->
        [one] Nueva en el área de proyectos: { $tiles }.
       *[other] { $n } losetas nuevas en el área de proyectos: { $tiles }.
    }
the-capitals-log-era =
    Empieza la era { $n ->
        [1] I
        [2] II
       *[other] III
    }.
the-capitals-log-slid = Fuera de la partida: { $tiles }.
the-capitals-log-expo =
    { $n ->
        [1] Primera Exposición Universal.
        [2] Segunda Exposición Universal.
       *[other] Tercera Exposición Universal.
    }
the-capitals-log-expo-seat =
    { $seat }: empleo { $jobs }, desempleo { $unemployment }, servicios públicos { $bonus ->
        [none] nada
       *[other] { $gain }
    }, ciudades por delante { $behind }; en total { $total } de prestigio.
the-capitals-log-before-expo = { $seat }: { $tile } tiene efecto antes de la Exposición Universal.
the-capitals-log-payment =
    { $seat } paga ${ $price } por la última casilla de iniciativa{ $taxed ->
        [0] { "" }
        [one] , con impuestos extra 1 vez
       *[other] , con impuestos extra { $taxed } veces
    }.
the-capitals-log-end-tile = { $seat }, { $tile } al final: { $gain }.
the-capitals-log-converted = { $seat } recibe prestigio por el resto: energía { $energy }, dinero { $economy }, cultura { $culture }, progreso { $progress }.
the-capitals-log-won = La partida ha terminado. Gana { $seat } con { $n } de prestigio.
the-capitals-log-discarded = Las últimas losetas de prosperidad se descartan sin mostrarlas.

## Qué se pide

the-capitals-ask-space = Elige tu casilla de iniciativa: cuesta sus $ por tu multiplicador anterior.
the-capitals-ask-tile = Elige una loseta del área de proyectos para construirla.
the-capitals-ask-place = ¿En qué lugar de tu ciudad va { $tile }?
the-capitals-ask-place-lake = ¿Dónde va el lago?
the-capitals-ask-order =
    Coinciden una ganancia y una pérdida { $track ->
        [progress] de progreso
        [employment] de empleo
        [population] de población
        [public] de servicios públicos
        [culture] de cultura
        [energy] de energía
        [prestige] de prestigio
       *[economy] de dinero
    }: ¿cuál va primero?
the-capitals-ask-activate =
    { $n ->
        [one] Activa una loseta más (queda { $n } de { $of }) o termina tus activaciones.
       *[other] Activa otra loseta (quedan { $n } de { $of }) o termina tus activaciones.
    }
the-capitals-ask-activate-first =
    { $n ->
        [one] Activa una loseta, o no actives nada y toma una bonificación.
       *[other] Activa hasta { $n } losetas, o no actives nada y toma una bonificación.
    }
the-capitals-ask-bonus = No puedes activar nada: toma tu bonificación.
the-capitals-ask-pay =
    { $tile } cuesta { $cost }: { $n ->
        [one] falta pagar 1, con un turista o un cubo.
       *[other] faltan { $n } por pagar, con turistas o cubos.
    }
the-capitals-ask-free = { $tile }: ¿activas gratis una loseta adyacente?
the-capitals-ask-token = Una ficha de construcción está rodeada: muévela a otra esquina.
the-capitals-ask-prosperity = Construye una loseta de prosperidad cuyo requisito cumplas, o cualquiera como lago.
the-capitals-ask-extra = Distrito financiero: elige otra loseta del área de proyectos para construirla.
the-capitals-ask-effect = ¿Qué efecto va ahora, antes de la Exposición Universal?

## Qué se puede hacer

the-capitals-do-space = Tomar la casilla { $n } por ${ $price }
the-capitals-do-tile = Construir { $tile } por ${ $price }
the-capitals-do-hand = Construir { $tile } de tu mano
the-capitals-do-lake = Dar la vuelta a { $tile }: construir un lago
the-capitals-do-place = Colocar { $tile } en { $cell }
the-capitals-do-place-lake = Colocar el lago en { $cell }
the-capitals-do-first =
    { $first ->
        [gain] Primero la ganancia { $track ->
                [progress] de progreso
                [employment] de empleo
                [population] de población
                [public] de servicios públicos
                [culture] de cultura
                [energy] de energía
                [prestige] de prestigio
               *[economy] de dinero
            }
       *[loss] Primero la pérdida { $track ->
                [progress] de progreso
                [employment] de empleo
                [population] de población
                [public] de servicios públicos
                [culture] de cultura
                [energy] de energía
                [prestige] de prestigio
               *[economy] de dinero
            }
    }
the-capitals-do-free = Activar gratis { $tile }
the-capitals-do-decline = No activar nada gratis
the-capitals-do-activate = Activar { $tile } por { $cost }
the-capitals-do-tourist = Pagar 1 con el turista de { $owner }
the-capitals-do-tourist-neutral = Pagar 1 con el turista neutral
the-capitals-do-pay =
    { $n ->
        [0] Activarla
        [one] Pagar con 1 cubo
       *[other] Pagar con { $n } cubos
    }
the-capitals-do-bonus = No activar nada: { $gain }
the-capitals-do-end = Terminar las activaciones
the-capitals-do-token = Mover la ficha: { $corner }
the-capitals-do-effect = Ahora: { $tile }

## Por qué no

the-capitals-no-over = La partida ha terminado.
the-capitals-no-turn = Es el turno de { $seat }.
the-capitals-no-phase =
    { $what ->
        [space] Ahora no se elige la iniciativa
        [tile] Ahora no se elige una loseta
        [lake] Ahora no se construye un lago
        [place] Ahora no hay nada que colocar
        [first] Ahora no hay un orden que elegir
        [free] Ahora no hay una activación gratuita
        [decline] Ahora no hay nada a lo que renunciar
        [activate] Ahora no se activa nada
        [tourist] Ahora ningún turista puede pagar
        [pay] Ahora no hay nada que pagar
        [bonus] Ahora no hay bonificación
        [end] Ahora no hay nada que terminar
        [token] Ahora no se mueven fichas de construcción
       *[effect] Ahora no hay un efecto que elegir
    }: { $phase ->
        [political] se elige la iniciativa.
        [building] se elige una loseta.
        [executive] se activan las losetas.
        [tokens] hay que mover una ficha rodeada.
        [prosperity] se elige una loseta de prosperidad.
        [extra] se elige la loseta adicional.
        [before-expo] se aplican los efectos antes de la Exposición Universal.
        [place] antes hay que colocar la loseta elegida.
        [order] antes elige si va primero la ganancia o la pérdida.
        [free] antes decide la activación gratuita.
        [pay] antes termina de pagar.
       *[over] la partida ha terminado.
    }
the-capitals-no-space = La casilla { $n } ya es de { $seat }.
the-capitals-no-space-count = La casilla { $n } no se usa con este número de jugadores.
the-capitals-no-project = { $tile } no está en el área de proyectos.
the-capitals-no-hand = { $tile } no está en tu mano.
the-capitals-no-requirement = Ahora no puedes construir { $tile } por su cara. { $need } Tú tienes { $have }; el rival más cercano, { $rival }.
the-capitals-no-taken = { $cell } está ocupada.
the-capitals-no-apart = { $cell } no toca tu ciudad.
the-capitals-no-order = No hay que elegir entre una ganancia y una pérdida.
the-capitals-no-activations =
    { $n ->
        [one] Ya has hecho tu única activación.
       *[other] Ya has hecho tus { $n } activaciones.
    }
the-capitals-no-effect = { $tile } no tiene efecto de activación.
the-capitals-no-city = { $tile } no está en tu ciudad.
the-capitals-no-cost = Activar { $tile } cuesta { $cost }; tus cubos y turistas pueden pagar { $have }.
the-capitals-no-pay =
    { $n ->
        [one] Falta 1 cubo.
       *[other] Faltan { $n } cubos.
    }
the-capitals-no-tourists-enough = El coste de { $cost } ya está pagado.
the-capitals-no-tourist-order = Elige los turistas en el orden de los asientos, el neutral al final.
the-capitals-no-tourist-stuck =
    { $n ->
        [one] Así quedaría 1 sin pagar: elige antes un turista anterior.
       *[other] Así quedarían { $n } sin pagar: elige antes un turista anterior.
    }
the-capitals-no-tourist-used = Este turista ya ha pagado en esta fase.
the-capitals-no-tourist-here = Este turista está sobre { $tile } y no puede pagar por esa loseta.
the-capitals-no-tourist-away = Este turista no está en tu ciudad.
the-capitals-no-target = { $tile } no se puede activar gratis: debe ser adyacente y tener un efecto de activación.
the-capitals-no-bonus = La bonificación es para quien no activa nada.
the-capitals-no-token-apart = Ninguna loseta de tu ciudad toca esta esquina.
the-capitals-no-token-full = Las cuatro casillas alrededor de esta esquina están ocupadas.
the-capitals-no-token-taken = Ahí está tu otra ficha de construcción.
the-capitals-no-before = A { $tile } no le queda ningún efecto antes de la Exposición Universal.

## Qué daría

the-capitals-note-track =
    { $track ->
        [progress] Progreso: { $from } → { $to }
        [employment] Empleo: { $from } → { $to }
        [population] Población: { $from } → { $to }
        [public] Servicios públicos: { $from } → { $to }
        [culture] Cultura: { $from } → { $to }
        [energy] Energía: { $from } → { $to }
        [prestige] Prestigio: { $from } → { $to }
       *[economy] Dinero: ${ $from } → ${ $to }
    } ({ $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }): { $parts }.
the-capitals-part =
    { $tile } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-penalty =
    penalización de construcción { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-taxation =
    impuestos extra { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-arrow =
    final del contador { $track ->
        [progress] del progreso
        [employment] del empleo
        [population] de la población
        [public] de los servicios públicos
        [culture] de la cultura
        [energy] de la energía
        [prestige] del prestigio
       *[economy] de la economía
    } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-plant =
    central de nivel { $level } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-price =
    precio { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-cubes =
    coste de la activación { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-lake =
    lago { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-bonus =
    bonificación { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-followed =
    menos habitantes { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-note-rule-a =
    { $kept ->
        [yes] Junto a una ficha de construcción: sin penalización.
        [subway] Lejos de las fichas de construcción, pero junto al Metro: sin penalización.
       *[no] Lejos de tus fichas de construcción: penalización.
    }
the-capitals-note-rule-b =
    { $kept ->
        [yes] Junto a { $kind ->
            [housing] otra vivienda
            [industry] otra industria
            [commerce] otro comercio
            [public] otro edificio público
            [tourism] otro edificio turístico
           *[prosperity] otro edificio de prosperidad
        }: sin penalización.
        [first] { $kind ->
            [housing] La primera vivienda
            [industry] La primera industria
            [commerce] El primer comercio
            [public] El primer edificio público
            [tourism] El primer edificio turístico
           *[prosperity] El primer edificio de prosperidad
        } de la ciudad: sin penalización.
        [subway] Lejos { $kind ->
            [housing] de tus viviendas
            [industry] de tus industrias
            [commerce] de tus comercios
            [public] de tus edificios públicos
            [tourism] de tus edificios turísticos
           *[prosperity] de tus edificios de prosperidad
        }, pero junto al Metro: sin penalización.
       *[no] Lejos { $kind ->
            [housing] de tus viviendas
            [industry] de tus industrias
            [commerce] de tus comercios
            [public] de tus edificios públicos
            [tourism] de tus edificios turísticos
           *[prosperity] de tus edificios de prosperidad
        }: penalización.
    }
the-capitals-note-penalty = Penalización de construcción: −{ $n } de prestigio.
the-capitals-note-taxed =
    { $n ->
        [one] Requiere impuestos extra 1 vez.
       *[other] Requiere impuestos extra { $n } veces.
    }
the-capitals-note-upgrade =
    Central mejorada al nivel { $n }, con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubos
    }.
the-capitals-note-order =
    Aquí coinciden una ganancia y una pérdida { $track ->
        [progress] de progreso
        [employment] de empleo
        [population] de población
        [public] de servicios públicos
        [culture] de cultura
        [energy] de energía
        [prestige] de prestigio
       *[economy] de dinero
    }: se te preguntará cuál va primero.
the-capitals-note-expo = La próxima Exposición Universal, tal como están las cosas: { $from } → { $to } de prestigio.
the-capitals-note-culture = Tendrías la cultura más alta.
the-capitals-note-cost = Volver a activar { $tile } costaría después { $n }.
the-capitals-note-left =
    { $n ->
        [0] No te quedaría ningún cubo.
        [one] Te quedaría 1 cubo.
       *[other] Te quedarían { $n } cubos.
    }
the-capitals-note-lake =
    { $n ->
        [one] Un lago: 1 cubo de energía; no tiene tipo y nada lo cuenta.
       *[other] Un lago: { $n } cubos de energía; no tiene tipo y nada lo cuenta.
    }
the-capitals-note-best =
    { $n ->
        [0] Ninguna casilla sin penalización.
        [one] 1 casilla sin penalización.
       *[other] { $n } casillas sin penalización.
    }
the-capitals-note-free = Después puedes activar gratis una loseta adyacente.
the-capitals-note-extra = Después construyes otra loseta del área de proyectos.
the-capitals-note-next = En la próxima ronda pagarías { $n } veces los $ de tu nueva casilla.
the-capitals-note-final = Al final de la partida pagarías otra vez ${ $n } por ella.

## La mesa en palabras

the-capitals-tell-round =
    Ronda { $n } de { $of }, era { $era ->
        [1] I
        [2] II
       *[other] III
    }; { $phase ->
        [political] fase política
        [building] fase de construcción
        [executive] fase ejecutiva
        [tokens] se mueven las fichas de construcción
        [prosperity] se construyen las losetas de prosperidad
        [extra] se construye una loseta más
        [before-expo] los efectos antes de la Exposición Universal
       *[over] la partida ha terminado
    }.
the-capitals-tell-turn = Es el turno de { $seat }.
the-capitals-tell-order = Orden de iniciativa: { $seats }.
the-capitals-tell-over = La partida ha terminado. Gana { $seat }.
the-capitals-tell-spaces = Contador de iniciativa: { $spaces }.
the-capitals-tell-space = casilla { $n } (${ $price }, { $times }×) { $seat }
the-capitals-tell-space-free = casilla { $n } (${ $price }, { $times }×) libre
the-capitals-tell-cost =
    La casilla { $n } te costaría ${ $cost }{ $taxed ->
        [0] { "" }
        [one] , con impuestos extra 1 vez
       *[other] , con impuestos extra { $taxed } veces
    }.
the-capitals-tell-row = Proyectos de ${ $price }: { $tiles }.
the-capitals-tell-stack =
    { $n ->
        [0] La pila está vacía.
        [one] Queda 1 loseta en la pila.
       *[other] Quedan { $n } losetas en la pila.
    }
the-capitals-tell-tile = { $tile }: { $says }
the-capitals-tell-hand = Tus losetas de prosperidad: { $tiles }.
the-capitals-tell-hand-tile =
    { $met ->
        [yes] { $tile } (requisito cumplido)
       *[no] { $tile } (requisito no cumplido)
    }
the-capitals-tell-seat = { $seat }: prestigio { $prestige }, población { $population }, empleo { $employment }, servicios públicos { $public }, cultura { $culture }, dinero ${ $economy }, progreso { $progress }.
the-capitals-tell-seat-hidden = { $seat }: población { $population }, empleo { $employment }, servicios públicos { $public }, cultura { $culture }, dinero ${ $economy }, progreso { $progress }.
the-capitals-tell-plant =
    { $seat }: central de nivel { $n } con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubos
    }, { $activations ->
        [one] 1 activación
       *[other] { $activations } activaciones
    } en esta ronda; casilla { $space } de iniciativa.
the-capitals-tell-placed =
    { $tile } en { $cell }{ $cubes ->
        [0] { "" }
        [one] , con 1 cubo encima
       *[other] , con { $cubes } cubos encima
    }
the-capitals-tell-lake = lago en { $cell } ({ $tile })
the-capitals-tell-city = { $seat }, ciudad: { $tiles }.
the-capitals-tell-tokens = { $seat }, fichas de construcción: { $corners }.
the-capitals-tell-tourists = Turistas en la ciudad de { $seat }: { $tourists }.
the-capitals-tell-tourist-on = el turista de { $owner } sobre { $tile }
the-capitals-tell-tourist-beside = el turista de { $owner } junto a la ciudad
the-capitals-tell-tourist-neutral-on = el turista neutral sobre { $tile }
the-capitals-tell-tourist-neutral-beside = el turista neutral junto a la ciudad
the-capitals-tell-held =
    { $n ->
        [one] { $seat } tiene 1 loseta de prosperidad.
       *[other] { $seat } tiene { $n } losetas de prosperidad.
    }
the-capitals-tell-culture = { $seat } tiene la ficha de mayor cultura.
the-capitals-tell-neutral = El color neutral tiene { $n } de cultura.
the-capitals-tell-expo = La próxima Exposición Universal, tal como están las cosas: { $standings }.
the-capitals-tell-standing = { $seat } { $n }
the-capitals-tell-nothing = nada

## Lo que hay en una posición

the-capitals-term-prestige = el prestigio
the-capitals-term-employment = el empleo en las Exposiciones Universales
the-capitals-term-people = la población sin empleo
the-capitals-term-public = los servicios públicos
the-capitals-term-culture = la cultura
the-capitals-term-tourists = los turistas y la mayor cultura
the-capitals-term-money = el dinero
the-capitals-term-progress = el progreso
the-capitals-term-activations = las activaciones futuras
the-capitals-term-energy = los cubos de energía
the-capitals-term-room = el espacio para construir
the-capitals-term-end = los efectos de fin de partida
the-capitals-term-initiative = la iniciativa
the-capitals-term-hand = la mano de prosperidad
the-capitals-term-turn = esta ronda
