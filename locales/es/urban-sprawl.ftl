# Urban Sprawl: lo que dice el juego. Los solares se nombran por columna y fila: el de arriba a la izquierda es A1.

urban-sprawl-name = Urban Sprawl
urban-sprawl-blurb = Licencias, elecciones y prestigio, de un pueblo a una metrópolis.
urban-sprawl-option-length = Duración
urban-sprawl-option-length-standard = Normal
urban-sprawl-option-length-short = Partida más corta
urban-sprawl-option-length-long = Partida más larga
urban-sprawl-option-metropolis = Los contratos de Metrópolis más fuertes
urban-sprawl-option-metropolis-printed = Como están impresos
urban-sprawl-option-metropolis-tamed = Suavizados: 2 en vez de 4
urban-sprawl-option-airport = Puestos después del Aeropuerto
urban-sprawl-option-airport-vacant = Vacantes hasta sus próximas elecciones
urban-sprawl-option-airport-elected = Elegidos enseguida

## Lo que se puede responder de antemano

urban-sprawl-standing-vocation = Puntúa una loseta de vocación tuya
urban-sprawl-standing-vocation-wealth = Siempre riqueza
urban-sprawl-standing-vocation-prestige = Siempre prestigio
urban-sprawl-standing-pay-you = Pagas a quien construye, en riqueza o prestigio
urban-sprawl-standing-pay-you-wealth = Siempre riqueza
urban-sprawl-standing-pay-you-prestige = Siempre prestigio
urban-sprawl-standing-pay-or-lose = Pagas o pierdes un edificio
urban-sprawl-standing-pay-or-lose-pay = Pagar siempre, si puedo
urban-sprawl-standing-steal = Puedes coger una loseta de vocación de un oponente
urban-sprawl-standing-steal-decline = No cogerla nunca
urban-sprawl-standing-move = Puedes mover un marcador
urban-sprawl-standing-move-decline = No moverlo nunca
urban-sprawl-standing-uncontrol = Puedes retirar el cubo de un edificio
urban-sprawl-standing-uncontrol-decline = No retirarlo nunca
urban-sprawl-standing-claim = Puedes poner un cubo en un edificio no controlado
urban-sprawl-standing-claim-decline = No ponerlo nunca
urban-sprawl-standing-elect = Decides un empate en una elección
urban-sprawl-standing-elect-self = Siempre yo, si estoy en el empate
urban-sprawl-standing-contractor = Decides un empate por el Contratista
urban-sprawl-standing-contractor-self = Siempre yo, si estoy en el empate
urban-sprawl-standing-order = Varios deben elegir: tú fijas el orden
urban-sprawl-standing-order-clockwise = Siempre en sentido horario

## Lugares y cosas

urban-sprawl-lot =
    { $column ->
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
       *[l] L
    }{ $row }
urban-sprawl-lots = { $a }+{ $b }
urban-sprawl-space =
    { $space ->
        [T0] casilla de arriba A–D
        [T1] casilla de arriba E–H
        [T2] casilla de arriba I–L
        [R0] casilla de la derecha 1–2
        [R1] casilla de la derecha 3–4
        [R2] casilla de la derecha 5–6
        [R3] casilla de la derecha 7–8
        [R4] casilla de la derecha 9–10
       *[R5] casilla de la derecha 11–12
    }
urban-sprawl-row =
    { $row ->
        [L0] solares de las filas 1–4
        [L1] solares de las filas 5–8
        [L2] solares de las filas 9–12
        [B0] solares de las columnas A–B
        [B1] solares de las columnas C–D
        [B2] solares de las columnas E–F
        [B3] solares de las columnas G–H
        [B4] solares de las columnas I–J
        [B5] solares de las columnas K–L
        [T0] solares de las columnas A–D
        [T1] solares de las columnas E–H
        [T2] solares de las columnas I–L
        [R0] solares de las filas 1–2
        [R1] solares de las filas 3–4
        [R2] solares de las filas 5–6
        [R3] solares de las filas 7–8
        [R4] solares de las filas 9–10
       *[R5] solares de las filas 11–12
    }
urban-sprawl-permit =
    Licencia de Construcción ({ $n ->
        [one] 1 licencia
       *[other] { $n } licencias
    }, { $zones }; { $wealth })
urban-sprawl-comma = { $a }, { $b }
urban-sprawl-or = { $a } o { $b }
urban-sprawl-adjective =
    { $zone ->
        [civ] cívico
        [com] comercial
        [ind] industrial
        [res] residencial
       *[park] parque
    }
urban-sprawl-kind =
    { $kind ->
        [civ] edificio cívico
        [com] edificio comercial
        [ind] edificio industrial
        [res] edificio residencial
       *[park] parque
    }
urban-sprawl-amount =
    { $res ->
        [wealth] { $n } de riqueza
        [both] { $n } de riqueza y { $n } de prestigio
       *[prestige] { $n } de prestigio
    }

## Las Licencias de Construcción, para distinguirlas

urban-sprawl-card-permit-01 = Licencia de Construcción (1 licencia, cívico o comercial; 12)
urban-sprawl-card-permit-02 = Licencia de Construcción (1 licencia, comercial o industrial; 12)
urban-sprawl-card-permit-03 = Licencia de Construcción (1 licencia, industrial o residencial; 12)
urban-sprawl-card-permit-04 = Licencia de Construcción (1 licencia, cívico o residencial; 11)
urban-sprawl-card-permit-05 = Licencia de Construcción (1 licencia, cívico o industrial; 11)
urban-sprawl-card-permit-06 = Licencia de Construcción (1 licencia, comercial o residencial; 11)
urban-sprawl-card-permit-07 = Licencia de Construcción (1 licencia, cívico, comercial o industrial; 9)
urban-sprawl-card-permit-08 = Licencia de Construcción (1 licencia, cívico, comercial o residencial; 9)
urban-sprawl-card-permit-09 = Licencia de Construcción (1 licencia, cívico, industrial o residencial; 8)
urban-sprawl-card-permit-10 = Licencia de Construcción (1 licencia, comercial, industrial o residencial; 8)
urban-sprawl-card-permit-11 = Licencia de Construcción (2 licencias, cívico; 9)
urban-sprawl-card-permit-12 = Licencia de Construcción (2 licencias, comercial; 10)
urban-sprawl-card-permit-13 = Licencia de Construcción (2 licencias, industrial; 10)
urban-sprawl-card-permit-14 = Licencia de Construcción (2 licencias, residencial; 10)
urban-sprawl-card-permit-15 = Licencia de Construcción (2 licencias, cívico o comercial; 6)
urban-sprawl-card-permit-16 = Licencia de Construcción (2 licencias, cívico o industrial; 7)
urban-sprawl-card-permit-17 = Licencia de Construcción (2 licencias, cívico o residencial; 7)
urban-sprawl-card-permit-18 = Licencia de Construcción (2 licencias, comercial o industrial; 8)
urban-sprawl-card-permit-19 = Licencia de Construcción (2 licencias, comercial o residencial; 6)
urban-sprawl-card-permit-20 = Licencia de Construcción (2 licencias, industrial o residencial; 7)
urban-sprawl-card-permit-21 = Licencia de Construcción (2 licencias, cívico, comercial, industrial o residencial; 2)
urban-sprawl-card-permit-22 = Licencia de Construcción (2 licencias, cívico, comercial, industrial o residencial; 1)
urban-sprawl-card-permit-23 = Licencia de Construcción (3 licencias, cívico; 6)
urban-sprawl-card-permit-24 = Licencia de Construcción (3 licencias, comercial; 5)
urban-sprawl-card-permit-25 = Licencia de Construcción (3 licencias, industrial; 5)
urban-sprawl-card-permit-26 = Licencia de Construcción (3 licencias, residencial; 5)
urban-sprawl-card-permit-27 = Licencia de Construcción (3 licencias, cívico o industrial; 4)
urban-sprawl-card-permit-28 = Licencia de Construcción (3 licencias, cívico o residencial; 4)
urban-sprawl-card-permit-29 = Licencia de Construcción (3 licencias, comercial o industrial; 4)
urban-sprawl-card-permit-30 = Licencia de Construcción (3 licencias, comercial o residencial; 3)
urban-sprawl-card-permit-31 = Licencia de Construcción (4 licencias, cívico; 2)
urban-sprawl-card-permit-32 = Licencia de Construcción (4 licencias, comercial; 3)
urban-sprawl-card-permit-33 = Licencia de Construcción (4 licencias, industrial; 3)
urban-sprawl-card-permit-34 = Licencia de Construcción (4 licencias, residencial; 2)
urban-sprawl-card-permit-35 = Licencia de Construcción (4 licencias, cívico o comercial; 1)
urban-sprawl-card-permit-36 = Licencia de Construcción (4 licencias, industrial o residencial; 1)

## Lo que hacen las cartas

urban-sprawl-who =
    { $who ->
        [you] Tú
        [opponents] Cada oponente
        [media] Quien tiene Medios de Comunicación
        [mayor] El Alcalde
        [district-attorney] El Abogado del Distrito
        [treasurer] El Tesorero
        [police-chief] El Jefe de Policía
        [union-boss] El Jefe Sindical
        [leader] Quien tiene más prestigio
        [last] Quien tiene menos prestigio
        [owner-of-highest] Quien controla el edificio de mayor valor
        [owner-of-lowest] Quien controla el edificio de menor valor
       *[each] Cada jugador
    }
urban-sprawl-counted =
    { $what ->
        [zone] edificio { $zones }
        [zone-or-park] edificio { $zones } o parque
        [park] parque
       *[any] edificio
    }{ $owner ->
        [any] { "" }
        [you] { " " }tuyo
       *[they] { " " }propio
    }{ $size ->
        [exactly] { $lots ->
            [one] { " " }de 1 solar
           *[other] { " " }de { $lots } solares
        }
        [from] { " " }de { $lots } o más solares
       *[any] { "" }
    }
urban-sprawl-per =
    por cada { $what }{ $scope ->
        [rows] { " " }en estas filas
        [adj] { " " }adyacente
        [block] { " " }en este bloque
        [water] { " " }adyacente al agua
        [adj-park] { " " }adyacente a un parque
        [highest-block] { " " }en el bloque de mayor valor que tenga algún edificio
       *[all] { $owner ->
            [any] { " " }de la ciudad
           *[other] { "" }
        }
    }
urban-sprawl-per-vocation =
    por cada loseta de vocación { $owner ->
        [you] que tienes
       *[they] que tiene
    }
urban-sprawl-per-office =
    por cada político { $owner ->
        [you] que tienes
       *[they] que tiene
    }
urban-sprawl-lost =
    { $size ->
        [exactly] { $lots ->
            [one] edificios de 1 solar
           *[other] edificios de { $lots } solares
        }
        [from] edificios de { $lots } o más solares
        [water] edificios adyacentes al agua
       *[any] edificios
    }
urban-sprawl-effect-gain =
    { $who ->
        [you] Ganas
       *[other] { $subject } gana
    } { $amount }.
urban-sprawl-effect-gain-per =
    { $who ->
        [you] Ganas
       *[other] { $subject } gana
    } { $amount } { $per }.
urban-sprawl-effect-lose =
    { $who ->
        [you] Pierdes
       *[other] { $subject } pierde
    } { $amount }.
urban-sprawl-effect-lose-per =
    { $who ->
        [you] Pierdes
       *[other] { $subject } pierde
    } { $amount } { $per }.
urban-sprawl-effect-pay-you = Cada oponente te paga { $n } de riqueza o { $n } de prestigio, lo que elija cada vez, { $per }.
urban-sprawl-effect-pay-or-lose =
    { $who ->
        [you] Pagas { $amount } o pierdes uno de tus { $of }, si tienes alguno.
       *[other] { $subject } paga { $amount } o pierde uno de sus { $of }, si tiene alguno.
    }
urban-sprawl-effect-pay-or-lose-lowest = Quien controla el edificio de menor valor paga { $amount } o lo pierde; si no está controlado, se retira.
urban-sprawl-effect-payout =
    { $worth ->
        [wealth] La fila de riqueza impresa de este bloque paga enseguida.
       *[prestige] La fila de prestigio impresa de este bloque paga enseguida.
    }
urban-sprawl-effect-place =
    { $who ->
        [you] Colocas
       *[other] { $subject } coloca
    } en una casilla gris vacía { $worth ->
        [wealth] el marcador de riqueza
       *[prestige] el marcador de prestigio
    } más bajo que quede sin colocar.
urban-sprawl-effect-move =
    { $who ->
        [you] Puedes
       *[other] { $subject } puede
    } mover un marcador a otra casilla gris vacía.
urban-sprawl-effect-park =
    { $who ->
        [you] Colocas un parque de 1 solar en cualquier solar vacío y lo controlas.
       *[other] { $subject } coloca un parque de 1 solar en cualquier solar vacío y lo controla.
    }
urban-sprawl-effect-uncontrol =
    { $who ->
        [you] Puedes
       *[other] { $subject } puede
    } retirar el cubo de cualquier edificio { $zone ->
        [civ] cívico
        [com] comercial
        [ind] industrial
       *[res] residencial
    }.
urban-sprawl-effect-claim =
    { $who ->
        [you] Puedes
       *[other] { $subject } puede
    } { $cost ->
        [0] poner gratis un cubo
       *[other] pagar { $amount } para poner un cubo
    } en un { $zone ->
        [civ] edificio cívico no controlado
        [com] edificio comercial no controlado
        [ind] edificio industrial no controlado
        [res] edificio residencial no controlado
       *[any] edificio no controlado, parques incluidos
    }.
urban-sprawl-effect-elect = Se celebran elecciones: { $office }.
urban-sprawl-effect-elect-next = El peón electoral avanza una casilla, y se elige ese puesto.
urban-sprawl-effect-elect-all = Se celebran las cinco elecciones, de Alcalde a Jefe Sindical.
urban-sprawl-effect-win-office =
    { $who ->
        [you] Coges
       *[other] { $subject } coge
    } cualquier político en juego, como en unas elecciones.
urban-sprawl-effect-extra-favor =
    { $who ->
        [you] Coges la loseta de Favor Extra: desde ahora puedes tener dos Favores.
       *[other] { $subject } coge la loseta de Favor Extra y desde ahora puede tener dos Favores.
    }
urban-sprawl-effect-take-permits =
    { $who ->
        [you] Coges
       *[other] { $subject } coge
    } { $n ->
        [one] una Licencia de Construcción de la casilla de planificación más barata que tenga una
       *[other] { $n } Licencias de Construcción de las casillas de planificación más baratas que tengan una
    }, por 0 PA.
urban-sprawl-effect-ap = Ganas { $n } PA para este turno.
urban-sprawl-effect-discount = El próximo contrato que construyas en este turno cuesta { $amount } menos.
urban-sprawl-effect-score = Cada loseta de { $vocation } puntúa { $n }: quien la tiene coge riqueza o prestigio.
urban-sprawl-effect-activate =
    { $deck ->
        [town] El mazo de Pueblo pasa a estar activo.
        [city] El mazo de Ciudad pasa a estar activo.
       *[metropolis] El mazo de Metrópolis pasa a estar activo.
    }
urban-sprawl-effect-unlock-offices = Los otros cuatro políticos entran en juego.
urban-sprawl-effect-unlock-contractor = El Contratista entra en juego.
urban-sprawl-effect-end-game = La partida se detiene enseguida y sigue la puntuación final.
urban-sprawl-effect-allow-demolition = Descártala mientras construyes un contrato: puedes demoler edificios para hacer sitio.
urban-sprawl-needs-water = Debe tocar el agua.
urban-sprawl-needs-wilderness = Debe tocar el bosque.
urban-sprawl-needs-adjacent =
    { $kind ->
        [civ] Debe ser adyacente a un edificio cívico.
        [com] Debe ser adyacente a un edificio comercial.
        [ind] Debe ser adyacente a un edificio industrial.
        [res] Debe ser adyacente a un edificio residencial.
       *[park] Debe ser adyacente a un parque.
    }
urban-sprawl-needs-not-adjacent =
    { $kind ->
        [civ] No puede ser adyacente a un edificio cívico.
        [com] No puede ser adyacente a un edificio comercial.
        [ind] No puede ser adyacente a un edificio industrial.
        [res] No puede ser adyacente a un edificio residencial.
       *[park] No puede ser adyacente a un parque.
    }
urban-sprawl-needs-most = Solo en un bloque de valor { $n } como máximo.
urban-sprawl-needs-least = Solo en un bloque de valor { $n } como mínimo.
urban-sprawl-needs-no-zoning = Ignora las restricciones de zona.
urban-sprawl-says-permit =
    { $n ->
        [one] 1 licencia
       *[other] { $n } licencias
    } para un contrato { $zones }.
urban-sprawl-says-invest = Como inversión da { $n } de riqueza.
urban-sprawl-says-ballot = Al revelarse: el peón electoral avanza y se elige ese puesto.
urban-sprawl-says-payout =
    { $worth ->
        [wealth] Al revelarse: paga la fila de riqueza { $n }.
       *[prestige] Al revelarse: paga la fila de prestigio { $n }.
    }
urban-sprawl-says-contract =
    { $zone ->
        [civ] Edificio cívico
        [com] Edificio comercial
        [ind] Edificio industrial
       *[res] Edificio residencial
    } de { $lots ->
        [one] 1 solar
       *[other] { $lots } solares
    }.
urban-sprawl-says-vocation = { $vocation } { $n }: coges una de esas losetas; después, cada una en juego da a quien la tiene { $n } de riqueza o { $n } de prestigio.
urban-sprawl-says-office =
    { $office ->
        [mayor] Elegido: quien tiene más losetas de vocación. Al ser elegido, coloca un parque. Al final: 1 de prestigio por cada edificio propio adyacente a un parque.
        [district-attorney] Elegido: el edificio cívico de mayor valor. Duplica la bonificación por vecindario del primer contrato de cada turno suyo. Al final: 1 de prestigio por cada edificio cívico de la ciudad.
        [treasurer] Elegido: el edificio comercial de mayor valor. Coge 2 de riqueza de cada oponente al empezar cada turno suyo. Al final: 1 de prestigio por cada edificio comercial de la ciudad.
        [police-chief] Elegido: el edificio residencial de mayor valor. Recibe riqueza y prestigio de los contratos de vocación. Al final: 1 de prestigio por cada edificio residencial de la ciudad.
       *[union-boss] Elegido: el edificio industrial de mayor valor. Tiene 8 PA en vez de 6. Al final: 1 de prestigio por cada edificio industrial de la ciudad.
    }

## Registro

urban-sprawl-log-bought = { $seat } compra por { $price } de riqueza: { $building } en { $lot }.
urban-sprawl-log-media =
    { $seat } coge la loseta de Medios de Comunicación{ $tied ->
        [yes] , porque controla el edificio residencial de valor 3
       *[no] , con más riqueza que nadie
    }.
urban-sprawl-log-turn = Turno { $n }: { $seat }.
urban-sprawl-log-gained-effect =
    { $seat } gana { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $prestige ->
            [0] { $wealth } de riqueza
           *[other] { $wealth } de riqueza y { $prestige } de prestigio
        }
    } ({ $card }).
urban-sprawl-log-lost-effect =
    { $seat } pierde { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $prestige ->
            [0] { $wealth } de riqueza
           *[other] { $wealth } de riqueza y { $prestige } de prestigio
        }
    } ({ $card }).
urban-sprawl-log-gained-vocation =
    { $seat } gana { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $prestige ->
            [0] { $wealth } de riqueza
           *[other] { $wealth } de riqueza y { $prestige } de prestigio
        }
    } por una loseta de { $vocation } ({ $card }).
urban-sprawl-log-gained-adjacency =
    { $seat } gana { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $wealth } de riqueza y { $prestige } de prestigio
    } como bonificación por vecindario de { $card }: { $n ->
        [one] 1 edificio de su zona
       *[other] { $n } edificios de su zona
    }{ $doubled ->
        [yes] , duplicada por el Abogado del Distrito
       *[no] { "" }
    }.
urban-sprawl-log-gained-payout =
    { $seat } gana { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $prestige ->
            [0] { $wealth } de riqueza
           *[other] { $wealth } de riqueza y { $prestige } de prestigio
        }
    } ({ $row }).
urban-sprawl-log-gained-investment =
    { $seat } invierte { $card }: { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $prestige ->
            [0] { $wealth } de riqueza
           *[other] { $wealth } de riqueza y { $prestige } de prestigio
        }
    }.
urban-sprawl-log-gained-wealth =
    { $seat } gana { $prestige } de prestigio por la riqueza{ $wealth ->
        [0] { "" }
       *[other] { " " }({ $wealth })
    }.
urban-sprawl-log-gained-office =
    { $seat } gana { $prestige } de prestigio como { $office }{ $wealth ->
        [0] { "" }
       *[other] { " " }y { $wealth } de riqueza
    }.
urban-sprawl-log-paid =
    { $from } paga a { $to } { $wealth ->
        [0] { $prestige } de prestigio
       *[other] { $prestige ->
            [0] { $wealth } de riqueza
           *[other] { $wealth } de riqueza y { $prestige } de prestigio
        }
    } ({ $card }).
urban-sprawl-log-paid-treasurer =
    { $from } paga { $wealth } de riqueza{ $prestige ->
        [0] { "" }
       *[other] { " " }y { $prestige } de prestigio
    } a { $to }, el Tesorero.
urban-sprawl-log-took =
    { $seat } coge { $card } por { $ap } PA{ $place ->
        [box] { " " }de la casilla de planificación { $box }
       *[top] { " " }de encima del mazo de Planificación
    }.
urban-sprawl-log-favored =
    { $seat } coge { $card } como Favor por { $ap } PA{ $place ->
        [box] { " " }de la casilla de contratos { $box }
       *[top] { " " }de encima de su mazo
    }.
urban-sprawl-log-built =
    { $seat } construye { $card } en { $site } por { $ap } PA y { $price } de riqueza{ $place ->
        [box] , de la casilla de contratos { $box },
        [favor] , un Favor,
       *[top] , de encima de su mazo,
    } con { $n ->
        [0] ninguna licencia
       *[other] { $permits }
    }{ $renewal ->
        [yes] { " " }y Renovación Urbana
       *[no] { "" }
    }.
urban-sprawl-log-demolished =
    { $seat } demuele: { $building } en { $lot }{ $by ->
        [seat] { " " }de { $other }
       *[nobody] , no controlado
    }.
urban-sprawl-log-vocation =
    { $seat } coge una loseta de { $vocation } { $by ->
        [seat] de { $other }
       *[nobody] de la reserva
    }.
urban-sprawl-log-declined = { $seat } renuncia: { $card }.
urban-sprawl-log-next = Ahora elige { $seat }.
urban-sprawl-log-pawn =
    El peón electoral avanza: { $office }{ $open ->
        [yes] { "" }
       *[no] , puesto que aún no está en juego
    }.
urban-sprawl-log-elected =
    { $seat } sale { $again ->
        [yes] reelegido
       *[no] elegido
    } { $office }{ $by ->
        [seat] , por decisión de { $other }
       *[nobody] { "" }
    }.
urban-sprawl-log-office = { $seat } coge el puesto de { $office } ({ $card }).
urban-sprawl-log-nobody = Nadie puede ser elegido { $office }: el puesto se queda como está.
urban-sprawl-log-contractor =
    { $seat } tiene menos prestigio que nadie y tiene el Contratista{ $by ->
        [seat] , por decisión de { $other }
       *[nobody] { "" }
    }.
urban-sprawl-log-park = { $seat } coloca un parque en { $lot } ({ $card }).
urban-sprawl-log-park-mayor = { $seat }, como Alcalde, coloca un parque en { $lot }.
urban-sprawl-log-marker =
    { $seat } coloca el marcador { $worth ->
        [wealth] de riqueza
       *[prestige] de prestigio
    } { $n }: { $space } ({ $card }).
urban-sprawl-log-marker-moved =
    { $seat } mueve el marcador { $worth ->
        [wealth] de riqueza
       *[prestige] de prestigio
    } { $n }: { $from } → { $to } ({ $card }).
urban-sprawl-log-uncontrolled = { $seat } retira el cubo de { $owner }: { $building } en { $lot } ({ $card }).
urban-sprawl-log-claimed =
    { $seat } pone un cubo{ $price ->
        [0] { " " }gratis
       *[other] { " " }por { $price } de riqueza
    }: { $building } en { $lot } ({ $card }).
urban-sprawl-log-lost =
    { $by ->
        [seat] { $other } pierde: { $building } en { $lot }
       *[nobody] Se retira, no controlado: { $building } en { $lot }
    } ({ $card }).
urban-sprawl-log-picked-seat = { $card } afecta a { $seat }, elegido entre los empatados.
urban-sprawl-log-picked-building = { $card } afecta al edificio en { $lot }, elegido entre los empatados.
urban-sprawl-log-picked-block = { $card } afecta al bloque de { $lot }, elegido entre los empatados.
urban-sprawl-log-extra-favor = { $seat } coge la loseta de Favor Extra.
urban-sprawl-log-took-permits =
    { $seat } coge { $n ->
        [0] cero Licencias de Construcción: no hay ninguna
       *[other] { $cards } gratis
    } ({ $card }).
urban-sprawl-log-ap = { $seat } gana { $n } PA ({ $card }).
urban-sprawl-log-discount = El próximo contrato de { $seat } en este turno cuesta { $n } de riqueza menos ({ $card }).
urban-sprawl-log-end-of-turn = { $seat } acaba el turno.
urban-sprawl-log-event = Evento: { $card }.
urban-sprawl-log-revealed =
    Se revela { $card }{ $place ->
        [box] { $deck ->
            [planning] { " " }para la casilla de planificación { $box }
           *[other] { " " }para la casilla de contratos { $box }
        }
       *[top] { $deck ->
            [planning] { " " }sobre el mazo de Planificación
            [town] { " " }sobre el mazo de Pueblo
            [city] { " " }sobre el mazo de Ciudad
           *[metropolis] { " " }sobre el mazo de Metrópolis
        }
    }.
urban-sprawl-log-reshuffled = Los { $n } descartes de planificación pasan a ser un mazo nuevo.
urban-sprawl-log-deck-out =
    { $deck ->
        [planning] El mazo de Planificación se ha agotado.
        [town] El mazo de Pueblo se ha agotado.
        [city] El mazo de Ciudad se ha agotado.
       *[metropolis] El mazo de Metrópolis se ha agotado.
    }
urban-sprawl-log-activated =
    { $deck ->
        [town] El mazo de Pueblo está activo.
        [city] El mazo de Ciudad está activo.
       *[metropolis] El mazo de Metrópolis está activo.
    }
urban-sprawl-log-offices-open = Los otros cuatro políticos están en juego.
urban-sprawl-log-contractor-open = El Contratista está en juego.
urban-sprawl-log-payout =
    { $worth ->
        [wealth] Paga la fila de riqueza { $n }: { $row }.
       *[prestige] Paga la fila de prestigio { $n }: { $row }.
    }
urban-sprawl-log-payout-end =
    { $worth ->
        [wealth] Al final paga la fila de riqueza { $n }: { $row }.
       *[prestige] Al final paga la fila de prestigio { $n }: { $row }.
    }
urban-sprawl-log-end = Llegan los Juegos Olímpicos: la partida acaba.
urban-sprawl-log-won = { $seat } gana con { $n } de prestigio.

## Lo que se pregunta

urban-sprawl-ask-buy = Compra un edificio inicial no controlado: cuesta su valor.
urban-sprawl-ask-invest =
    { $n ->
        [one] Tienes 1 PA. Antes puedes invertir Licencias de Construcción, o actúa.
       *[other] Tienes { $n } PA. Antes puedes invertir Licencias de Construcción, o actúa.
    }
urban-sprawl-ask-turn =
    { $n ->
        [0] No te quedan PA: acaba el turno, o construye lo que no los cueste.
        [one] Te queda 1 PA: coge una carta, construye un contrato, coge un Favor o acaba el turno.
       *[other] Te quedan { $n } PA: coge una carta, construye un contrato, coge un Favor o acaba el turno.
    }
urban-sprawl-ask-site = ¿Dónde construyes { $card }?
urban-sprawl-ask-permit =
    { $n ->
        [one] { $card } necesita 1 licencia más: ¿qué carta paga?
       *[other] { $card } necesita { $n } licencias más: ¿qué cartas pagan?
    }
urban-sprawl-ask-vocation =
    { $items ->
        [one] Tu loseta de { $vocation } puntúa { $n }: ¿riqueza o prestigio?
       *[other] Tu loseta de { $vocation } puntúa { $n }: ¿riqueza o prestigio? (quedan { $items } losetas)
    }
urban-sprawl-ask-steal = { $card }: no quedan losetas de { $vocation }. ¿Coges una de un oponente?
urban-sprawl-ask-order = { $card }: ¿quién elige ahora?
urban-sprawl-ask-elect = Empate para el puesto de { $office }: ¿a quién eliges?
urban-sprawl-ask-contractor = Empate a menor prestigio: ¿quién tiene el Contratista?
urban-sprawl-ask-park = { $card }: ¿dónde colocas un parque?
urban-sprawl-ask-park-mayor = Eres el Alcalde: ¿dónde colocas tu parque?
urban-sprawl-ask-marker =
    { $card }: ¿dónde colocas el marcador { $worth ->
        [wealth] de riqueza
       *[prestige] de prestigio
    } { $n }?
urban-sprawl-ask-move = { $card }: ¿mueves un marcador a otra casilla gris vacía?
urban-sprawl-ask-uncontrol =
    { $card }: ¿retiras el cubo de un edificio { $zone ->
        [civ] cívico
        [com] comercial
        [ind] industrial
       *[res] residencial
    }?
urban-sprawl-ask-claim =
    { $card }: ¿pones un cubo en un edificio no controlado{ $cost ->
        [0] { " " }gratis
       *[other] { " " }por { $cost } de riqueza
    }?
urban-sprawl-ask-pay-or-lose = { $card }: ¿pagas { $amount }, o qué edificio pierdes?
urban-sprawl-ask-pay-you =
    { $items ->
        [one] { $card }: ¿pagas a { $to } { $n } de riqueza o { $n } de prestigio?
       *[other] { $card }: ¿pagas a { $to } { $n } de riqueza o { $n } de prestigio? (quedan { $items } edificios)
    }
urban-sprawl-ask-office = { $card }: ¿qué político coges?
urban-sprawl-ask-seat = { $card }: hay jugadores empatados. ¿A quién afecta?
urban-sprawl-ask-building = { $card }: hay edificios empatados. ¿A cuál afecta?
urban-sprawl-ask-block = { $card }: hay bloques empatados. ¿A cuál afecta?

## Lo que se puede hacer

urban-sprawl-do-buy = Comprar por { $price } de riqueza: { $building } en { $lot }
urban-sprawl-do-invest = Invertir { $card }: { $n } de riqueza
urban-sprawl-do-take = Coger { $card } por { $ap } PA
urban-sprawl-do-favor = Coger { $card } como Favor por { $ap } PA
urban-sprawl-do-build = Construir { $card } por { $ap } PA
urban-sprawl-do-build-favor = Construir tu Favor { $card }
urban-sprawl-do-site = Construir { $card } en { $site } por { $price } de riqueza
urban-sprawl-do-permit = Pagar con { $card }
urban-sprawl-do-end = Acabar el turno
urban-sprawl-do-score = Coger { $amount }
urban-sprawl-do-pay-seat = Pagar { $amount } a { $to }
urban-sprawl-do-steal = Coger una loseta de { $vocation } de { $seat }
urban-sprawl-do-decline = Renunciar
urban-sprawl-do-next = Ahora elige { $seat }
urban-sprawl-do-elect = Elegir a { $seat }: { $office }
urban-sprawl-do-contractor = El Contratista va a { $seat }
urban-sprawl-do-park = Colocar un parque en { $lot }
urban-sprawl-do-marker =
    Colocar el marcador { $worth ->
        [wealth] de riqueza
       *[prestige] de prestigio
    } { $n }: { $space }
urban-sprawl-do-move =
    Mover el marcador { $worth ->
        [wealth] de riqueza
       *[prestige] de prestigio
    } { $n }: { $from } → { $to }
urban-sprawl-do-uncontrol = Retirar el cubo de { $owner }: { $building } en { $lot }
urban-sprawl-do-claim =
    Poner un cubo{ $price ->
        [0] { " " }gratis
       *[other] { " " }por { $price } de riqueza
    }: { $building } en { $lot }
urban-sprawl-do-pay = Pagar { $amount }
urban-sprawl-do-lose = Perder: { $building } en { $lot }
urban-sprawl-do-office = Coger el puesto de { $office }
urban-sprawl-do-seat = Afecta a { $seat }
urban-sprawl-do-building = Afecta a: { $building } en { $lot }
urban-sprawl-do-block = Afecta al bloque de { $lot }, de valor { $n }

## Por qué no

urban-sprawl-no-over = La partida ha acabado.
urban-sprawl-no-turn = Ahora le toca a { $seat }.
urban-sprawl-no-part =
    { $what ->
        [buy] Ahora no se compran edificios iniciales
        [invest] Ahora no se invierte
        [take] Ahora no se cogen cartas de planificación
        [favor] Ahora no se cogen Favores
        [build] Ahora no se construye
        [site] Ahora no se elige un lugar
        [permit] Ahora no se eligen licencias
        [end] Ahora no se puede acabar el turno
        [wealth] Ahora nada puntúa ni se paga
        [prestige] Ahora nada puntúa ni se paga
        [steal] Ahora no se cogen losetas de vocación de otros
        [next] Ahora no se fija quién elige
        [elect] Ahora no se elige a nadie
        [contractor] Ahora no se asigna el Contratista
        [park] Ahora no se colocan parques
        [marker] Ahora no se colocan marcadores
        [move] Ahora no se mueven marcadores
        [uncontrol] Ahora no se retiran cubos
        [claim] Ahora no se ponen cubos en edificios no controlados
        [pay] Ahora no hay nada que pagar
        [lose] Ahora no se pierden edificios
        [office] Ahora no se cogen puestos
        [seat] Ahora no se elige a un jugador
        [building] Ahora no se elige un edificio
        [block] Ahora no se elige un bloque
       *[decline] Ahora no hay nada a lo que renunciar
    }: { $part ->
        [buying] se compran los edificios iniciales
        [turn] es el momento de las acciones del turno
        [site] se elige el lugar de un contrato
        [permits] se eligen las licencias para un contrato
        [vocation] puntúa una loseta de vocación
        [steal] se puede coger una loseta de vocación
        [order] se fija quién elige
        [elect] se deciden unas elecciones
        [contractor] se asigna el Contratista
        [park] se coloca un parque
        [marker] se coloca un marcador
        [move] se puede mover un marcador
        [uncontrol] se puede retirar un cubo
        [claim] se puede poner un cubo en un edificio no controlado
        [pay-or-lose] se paga o se pierde un edificio
        [pay-you] se paga a quien construye
        [office] se coge un puesto
        [seat] se elige a un jugador empatado
        [building] se elige un edificio empatado
        [block] se elige un bloque empatado
       *[over] la partida ha acabado
    }.
urban-sprawl-no-for-sale = En { $lot } no hay un edificio inicial no controlado.
urban-sprawl-no-pass = En la compra inicial nadie pasa.
urban-sprawl-no-permit = No tienes esta licencia: { $card }.
urban-sprawl-no-renewal-invested = La Renovación Urbana no se puede invertir.
urban-sprawl-no-late = Solo se invierte antes de la primera acción del turno.
urban-sprawl-no-ap = Cuesta { $cost } PA; tienes { $have }.
urban-sprawl-no-planning-card = Esta carta de planificación no está disponible: { $card }.
urban-sprawl-no-contract = Este contrato no está disponible: { $card }.
urban-sprawl-no-active =
    { $deck ->
        [town] El mazo de Pueblo no está activo.
        [city] El mazo de Ciudad aún no está activo.
       *[metropolis] El mazo de Metrópolis aún no está activo.
    }
urban-sprawl-no-face-down =
    { $deck ->
        [planning] La carta superior del mazo de Planificación está bocabajo hasta el final del turno.
        [town] La carta superior del mazo de Pueblo está bocabajo hasta el final del turno.
        [city] La carta superior del mazo de Ciudad está bocabajo hasta el final del turno.
       *[metropolis] La carta superior del mazo de Metrópolis está bocabajo hasta el final del turno.
    }
urban-sprawl-no-favors =
    { $n ->
        [one] Solo puedes tener 1 Favor.
       *[other] Solo puedes tener { $n } Favores.
    }
urban-sprawl-no-fresh-favor = { $card } es un Favor cogido en este turno: se construye en uno posterior.
urban-sprawl-no-others-favor = { $card } es un Favor de { $seat }.
urban-sprawl-no-held-favor = { $card } ya es un Favor tuyo.
urban-sprawl-no-permits =
    { $zone ->
        [civ] Hacen falta { $need } licencias de la zona cívica; tienes { $have }.
        [com] Hacen falta { $need } licencias de la zona comercial; tienes { $have }.
        [ind] Hacen falta { $need } licencias de la zona industrial; tienes { $have }.
       *[res] Hacen falta { $need } licencias de la zona residencial; tienes { $have }.
    }
urban-sprawl-no-wrong-permit =
    { $zone ->
        [civ] { $card } no sirve para la zona cívica.
        [com] { $card } no sirve para la zona comercial.
        [ind] { $card } no sirve para la zona industrial.
       *[res] { $card } no sirve para la zona residencial.
    }
urban-sprawl-no-permit-too-many = Con { $card } sobraría alguna carta, o no va en orden.
urban-sprawl-no-price = Este bloque cuesta { $price } de riqueza; tienes { $have }.
urban-sprawl-no-afford = Todo lugar posible cuesta más que tu riqueza de { $have }.
urban-sprawl-no-place = Ahora no hay sitio para { $card }.
urban-sprawl-no-size =
    { $n ->
        [one] El contrato cubre exactamente 1 solar.
       *[other] El contrato cubre exactamente { $n } solares.
    }
urban-sprawl-no-taken = { $lot } no está vacío, y no puedes demoler.
urban-sprawl-no-uncovered = El edificio en { $lot } no quedaría cubierto del todo.
urban-sprawl-no-protected = El edificio en { $lot } está protegido por el Contratista.
urban-sprawl-no-value-most = El bloque vale { $value }; la carta admite { $n } como máximo.
urban-sprawl-no-value-least = El bloque vale { $value }; la carta pide { $n } como mínimo.
urban-sprawl-no-water = Debe tocar el agua.
urban-sprawl-no-wilderness = Debe tocar el bosque.
urban-sprawl-no-beside = No puede ser adyacente al edificio en { $lot }.
urban-sprawl-no-not-beside = Debe ser adyacente a: { $building }.
urban-sprawl-no-zoning = Restricciones de zona: el edificio en { $lot } es de otra zona, y ninguno de la suya es adyacente.
urban-sprawl-no-cube = No te quedan cubos.
urban-sprawl-no-renewal = La Renovación Urbana se usa por sí sola, y solo para demoler.
urban-sprawl-no-choose = Debes elegir riqueza o prestigio.
urban-sprawl-no-vocation = { $seat } no tiene losetas de { $vocation }.
urban-sprawl-no-full =
    { $worth ->
        [wealth] No puedes pagar enteros { $n } de riqueza.
       *[prestige] No puedes pagar enteros { $n } de prestigio.
    }
urban-sprawl-no-pay-off =
    { $worth ->
        [wealth] No tienes { $n } de riqueza para pagar.
       *[prestige] No tienes { $n } de prestigio para pagar.
    }
urban-sprawl-no-must = A esto no se puede renunciar.
urban-sprawl-no-next = { $seat } no tiene nada que elegir, o ya ha elegido.
urban-sprawl-no-elect = { $seat } no está entre los empatados.
urban-sprawl-no-tied = No está entre los empatados.
urban-sprawl-no-park = Un parque necesita un solar vacío: { $lot } no lo es.
urban-sprawl-no-space = La casilla gris está ocupada: { $space }.
urban-sprawl-no-marker = Ahí no hay ningún marcador: { $space }.
urban-sprawl-no-move = Un marcador va a otra casilla gris vacía: no a { $space }.
urban-sprawl-no-uncontrol =
    { $zone ->
        [civ] En { $lot } no hay un edificio cívico controlado.
        [com] En { $lot } no hay un edificio comercial controlado.
        [ind] En { $lot } no hay un edificio industrial controlado.
       *[res] En { $lot } no hay un edificio residencial controlado.
    }
urban-sprawl-no-claim = En { $lot } no hay un edificio no controlado donde puedas poner un cubo.
urban-sprawl-no-lose = En { $lot } no hay un edificio tuyo que puedas perder.
urban-sprawl-no-lowest = El edificio en { $lot } no es el de menor valor.
urban-sprawl-no-office = Este puesto no está en juego: { $office }.

## Lo que daría

urban-sprawl-note-price =
    Cuesta { $n } de riqueza; { $left ->
        [0] no quedaría nada
       *[other] quedarían { $left }
    }.
urban-sprawl-note-discount = Se usa el descuento de { $n } de riqueza.
urban-sprawl-note-value = El bloque vale { $n }.
urban-sprawl-note-zoning =
    { $zoning ->
        [own] Restricciones de zona: hay adyacente un edificio de su zona.
        [alone] Restricciones de zona: ningún edificio de otra zona es adyacente.
       *[ignored] Aquí las restricciones de zona no importan.
    }
urban-sprawl-note-adjacency =
    { $n ->
        [0] Sin bonificación por vecindario.
        [one] Bonificación por vecindario: { $prestige } de prestigio por 1 edificio de su zona{ $doubled ->
            [yes] , duplicada
           *[no] { "" }
        }.
       *[other] Bonificación por vecindario: { $prestige } de prestigio por { $n } edificios de su zona{ $doubled ->
            [yes] , duplicada
           *[no] { "" }
        }.
    }
urban-sprawl-note-demolish =
    Demuele: { $building } en { $lot }{ $by ->
        [seat] { " " }de { $other }
       *[nobody] , no controlado
    }.
urban-sprawl-note-renewal = Se descarta una carta de Renovación Urbana.
urban-sprawl-note-vocation = Coges una loseta de { $vocation }.
urban-sprawl-note-scores =
    { $n ->
        [one] { $seat }: { $each } de riqueza o de prestigio por 1 loseta de { $vocation }.
       *[other] { $seat }: { $each } de riqueza o de prestigio por cada una de { $n } losetas de { $vocation }.
    }
urban-sprawl-note-moved = { $seat }: { $wealth }, { $prestige }.
urban-sprawl-note-wealth =
    { $sign ->
        [plus] +{ $n } de riqueza
       *[minus] −{ $n } de riqueza
    }
urban-sprawl-note-prestige =
    { $sign ->
        [plus] +{ $n } de prestigio
       *[minus] −{ $n } de prestigio
    }
urban-sprawl-note-only = { $seat }: { $moved }.
urban-sprawl-note-then = Después se pregunta a { $seat }: { $say }
urban-sprawl-note-income =
    { $worth ->
        [wealth] Tus filas de riqueza pagarían { $from } → { $to }.
       *[prestige] Tus filas de prestigio pagarían { $from } → { $to }.
    }
urban-sprawl-note-others-income =
    { $worth ->
        [wealth] Filas de riqueza de { $seat }: { $from } → { $to }.
       *[prestige] Filas de prestigio de { $seat }: { $from } → { $to }.
    }
urban-sprawl-note-lead = Irías en cabeza en las elecciones: { $office }.
urban-sprawl-note-ap-left =
    { $n ->
        [0] No quedarían PA.
        [one] Quedaría 1 PA.
       *[other] Quedarían { $n } PA.
    }
urban-sprawl-note-ap-lost =
    { $n ->
        [one] Se pierde 1 PA.
       *[other] Se pierden { $n } PA.
    }
urban-sprawl-note-says = { $say }
urban-sprawl-note-permits =
    { $zone ->
        [civ] Licencias de la zona cívica: { $from } → { $to }.
        [com] Licencias de la zona comercial: { $from } → { $to }.
        [ind] Licencias de la zona industrial: { $from } → { $to }.
       *[res] Licencias de la zona residencial: { $from } → { $to }.
    }
urban-sprawl-note-favor = Lo puedes construir en un turno posterior por 0 PA; nadie más puede.
urban-sprawl-note-money = Tu riqueza: { $from } → { $to }.
urban-sprawl-note-sites =
    { $n ->
        [0] No hay ningún sitio que puedas pagar.
        [one] Hay 1 sitio, por { $least } de riqueza.
       *[other] Hay { $n } sitios, de { $least } a { $most } de riqueza.
    }
urban-sprawl-note-blocks =
    { $n ->
        [one] 1 bloque valdría { $value } más.
       *[other] { $n } bloques valdrían { $value } más.
    }
urban-sprawl-note-blocks-lose =
    { $n ->
        [one] 1 bloque valdría { $value } menos.
       *[other] { $n } bloques valdrían { $value } menos.
    }
urban-sprawl-note-excess =
    { $n ->
        [one] Se perdería 1 licencia.
       *[other] Se perderían { $n } licencias.
    }

## La mesa en palabras

urban-sprawl-tell-phase =
    { $phase ->
        [buying] Se compran los edificios iniciales.
        [turn] Turno { $n }.
        [ask] Turno { $n }: alguien tiene que elegir.
       *[over] La partida ha acabado tras { $n } turnos.
    }
urban-sprawl-tell-active = Es el turno de { $seat }, con { $ap } PA.
urban-sprawl-tell-asked = Se pregunta a { $seat }.
urban-sprawl-tell-won = Gana { $seat }.
urban-sprawl-tell-seat = { $seat }: riqueza { $wealth }, prestigio { $prestige }, edificios { $buildings }; las filas pagarían ahora { $income } de riqueza y { $pays } de prestigio; el final daría { $end } de prestigio.
urban-sprawl-tell-permits = { $seat } tiene { $cards }.
urban-sprawl-tell-renewals = { $n } × Renovación Urbana
urban-sprawl-tell-favors = Favores de { $seat }: { $cards }.
urban-sprawl-tell-vocations = Losetas de vocación de { $seat }: { $tiles }.
urban-sprawl-tell-tiles = { $vocation } { $n }
urban-sprawl-tell-holds = { $seat } tiene: { $offices }.
urban-sprawl-tell-contractor = el Contratista
urban-sprawl-tell-extra-favor = la loseta de Favor Extra
urban-sprawl-tell-buildings = Edificios de { $seat }: { $buildings }.
urban-sprawl-tell-uncontrolled = No controlados: { $buildings }.
urban-sprawl-tell-building = { $name } en { $lots } (valor { $n })
urban-sprawl-tell-box =
    { $deck ->
        [planning] Carta de planificación por { $ap } PA: { $card }.
       *[contract] Contrato por { $ap } PA: { $card }.
    }
urban-sprawl-tell-top =
    { $deck ->
        [planning] Sobre el mazo de Planificación, por { $ap } PA: { $card }.
        [town] Sobre el mazo de Pueblo, por { $ap } PA: { $card }.
        [city] Sobre el mazo de Ciudad, por { $ap } PA: { $card }.
       *[metropolis] Sobre el mazo de Metrópolis, por { $ap } PA: { $card }.
    }
urban-sprawl-tell-deck =
    { $deck ->
        [planning] Mazo de Planificación, cartas: { $n }.
        [town] Mazo de Pueblo, cartas: { $n }.
        [city] Mazo de Ciudad, cartas: { $n }.
       *[metropolis] Mazo de Metrópolis, cartas: { $n }.
    }
urban-sprawl-tell-card = { $card }: { $say }
urban-sprawl-tell-row =
    { $worth ->
        [wealth] Fila de riqueza { $n }, { $row }: { $shares }.
       *[prestige] Fila de prestigio { $n }, { $row }: { $shares }.
    }
urban-sprawl-tell-share =
    { $count ->
        [one] { $seat } con 1 edificio recibe { $pays }
       *[other] { $seat } con { $count } edificios recibe { $pays }
    }
urban-sprawl-tell-unplaced =
    { $worth ->
        [wealth] El próximo marcador de riqueza es { $n }.
       *[prestige] El próximo marcador de prestigio es { $n }.
    }
urban-sprawl-tell-office =
    { $office }: { $by ->
        [seat] { $other }
       *[nobody] vacante
    }.
urban-sprawl-tell-leads = Ahora iría en cabeza para el puesto de { $office }: { $seats }.
urban-sprawl-tell-pawn = Posición del peón electoral: { $office }.
urban-sprawl-tell-pending = Estás construyendo { $card }.
urban-sprawl-tell-nobody = nadie

## Lo que hay en una posición

urban-sprawl-term-prestige = el prestigio
urban-sprawl-term-wealth = la riqueza al final de la partida
urban-sprawl-term-means = la riqueza para construir
urban-sprawl-term-final-rows = las filas de prestigio al final de la partida
urban-sprawl-term-prestige-rows = las filas de prestigio hasta entonces
urban-sprawl-term-wealth-rows = las filas de riqueza
urban-sprawl-term-footing = los edificios en las filas
urban-sprawl-term-vocations = las vocaciones
urban-sprawl-term-permits = las cartas de planificación
urban-sprawl-term-favors = los Favores
urban-sprawl-term-contracts = los contratos al alcance
urban-sprawl-term-offices = los puestos
urban-sprawl-term-bonuses = las bonificaciones finales de los puestos
urban-sprawl-term-elections = las próximas elecciones
urban-sprawl-term-turn = este turno
