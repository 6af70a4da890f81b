# Capitol: lo que dice el juego. Los nombres de las áreas quedan en latín.

capitol-name = Capitol
capitol-blurb = Levanta tejados en las colinas de Roma, domina sus barrios y puja por sus fuentes.
capitol-option-seen = Lo que se ha visto de las manos
capitol-option-seen-hide = Hay que recordarlo
capitol-option-seen-show = Se muestra en pantalla

## Cosas

capitol-card =
    { $suit ->
        [roof] tejado { $value }
        [floor] piso { $value }
        [white] permiso blanco { $value }
        [black] permiso negro { $value }
       *[red] permiso rojo { $value }
    }
capitol-area =
    { $area ->
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

## Crónica

capitol-log-round = Empieza la ronda { $n }; comienza { $seat }.
capitol-log-nothing = { $seat } juega { $card } sin efecto.
capitol-log-floors = { $seat } juega { $card }: un piso { $floors }.
capitol-log-floor =
    { $n ->
        [0] para un edificio nuevo
        [one] sobre un edificio de 1 piso
       *[other] sobre un edificio de { $n } pisos
    }
capitol-log-roof =
    { $seat } juega { $card }: un tejado { $shape ->
        [round] redondo
       *[triangular] triangular
    } sobre { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    }.
capitol-log-place =
    { $seat } juega { $card }: coloca en { $area } un edificio de { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    } con tejado { $shape ->
        [round] redondo
       *[triangular] triangular
    }.
capitol-log-pass = { $seat } pasa.
capitol-log-pass-empty = { $seat } no tiene cartas y pasa.
capitol-log-bids =
    Subasta { $n }, { $piece ->
        [fountain] una fuente
        [amphitheater] un anfiteatro
       *[temple] un templo
    }: { $bids }.
capitol-log-bid = { $seat } puja { $n } ({ $cards })
capitol-log-no-bid = { $seat } no puja
capitol-log-won =
    { $seat } gana { $piece ->
        [fountain] la fuente
        [amphitheater] el anfiteatro
       *[temple] el templo
    } con { $n }.
capitol-log-gone =
    Nadie puja: { $piece ->
        [fountain] la fuente
        [amphitheater] el anfiteatro
       *[temple] el templo
    } sale del juego.
capitol-log-put =
    { $seat } coloca { $piece ->
        [fountain] la fuente
        [amphitheater] el anfiteatro
       *[temple] el templo
    } en { $area }.
capitol-log-scored = Puntuación de la ronda { $n }: { $points }.
capitol-log-points = { $seat } { $n }
capitol-log-drew = { $seat } roba { $card }.
capitol-log-lost =
    No quedan cartas que robar: { $seat } se queda sin { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
capitol-log-over =
    La partida ha terminado: { $points }. { $count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }

## Qué se pide

capitol-ask-play = Juega una carta o pasa.
capitol-ask-floor =
    { $n ->
        [0] La reserva está vacía: { $card } no tiene efecto.
        [one] ¿Dónde va el último piso ({ $card })?
       *[other] ¿Dónde va el primero de los dos pisos ({ $card })?
    }
capitol-ask-second = ¿Dónde va el segundo piso ({ $card })?
capitol-ask-roof = ¿Qué edificio recibe el tejado ({ $card })?
capitol-ask-place =
    Coloca un edificio completo en un área { $color ->
        [white] blanca
        [black] negra
       *[red] roja
    } ({ $card }).
capitol-ask-bid =
    La subasta { $n } es por { $piece ->
        [fountain] una fuente
        [amphitheater] un anfiteatro
       *[temple] un templo
    }: elige las cartas de tu puja y ciérrala. Tu puja hasta ahora: { $total }.
capitol-ask-put =
    La subasta es tuya: elige un área para { $piece ->
        [fountain] la fuente
        [amphitheater] el anfiteatro
       *[temple] el templo
    }.
capitol-ask-draw =
    { $n ->
        [one] Roba una carta más del mazo que quieras.
       *[other] Roba { $n } cartas, una a una, de los mazos que quieras.
    }
capitol-ask-wait =
    { $phase ->
        [draw] { $seat } está robando cartas.
       *[construction] Es el turno de { $seat }.
    }
capitol-ask-wait-put =
    { $seat } está eligiendo un área para { $piece ->
        [fountain] la fuente
        [amphitheater] el anfiteatro
       *[temple] el templo
    }.
capitol-ask-wait-bids = Se esperan las pujas de { $seats }.
capitol-ask-over =
    La partida ha terminado. { $count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }

## Qué se puede hacer

capitol-do-pass = Pasar
capitol-do-play = Jugar { $card }
capitol-do-nothing = Sin efecto
capitol-do-floor =
    { $n ->
        [0] Un piso para un edificio nuevo
        [one] Un piso sobre un edificio de 1 piso
       *[other] Un piso sobre un edificio de { $n } pisos
    }
capitol-do-roof =
    Un tejado { $shape ->
        [round] redondo
       *[triangular] triangular
    } sobre { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    }
capitol-do-place =
    { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    }, tejado { $shape ->
        [round] redondo
       *[triangular] triangular
    }, en { $area }
capitol-do-bid = Añadir { $card } a la puja
capitol-do-seal =
    { $n ->
        [0] Sin puja
       *[other] Cerrar la puja de { $n }
    }
capitol-do-put =
    Colocar { $piece ->
        [fountain] la fuente
        [amphitheater] el anfiteatro
       *[temple] el templo
    } en { $area }
capitol-do-draw = Robar { $card }

## Por qué no

capitol-no-over = La partida ha terminado.
capitol-no-turn = Es el turno de { $seat }.
capitol-no-sealed = Tu puja está cerrada.
capitol-no-cards = No tienes cartas con las que pujar.
capitol-no-phase =
    { $phase ->
        [construction] Eso no se hace en la fase de construcción.
        [auction] Ahora se hacen las pujas.
        [put] Primero hay que colocar la pieza recién ganada.
        [draw] Ahora se roban cartas.
       *[over] La partida ha terminado.
    }
capitol-no-held = No tienes { $card }.
capitol-no-bid = No te queda { $card } para pujar.
capitol-no-chosen = Has elegido { $card }: primero hay que ejecutarla.
capitol-no-card = Primero elige una carta.
capitol-no-kind =
    { $kind ->
        [roof] Hace falta una carta de tejado; has elegido { $card }.
        [floor] Hace falta una carta de piso; has elegido { $card }.
       *[permit] Hace falta un permiso de construcción; has elegido { $card }.
    }
capitol-no-floors = La reserva está vacía.
capitol-no-both = El primer piso está puesto: usa los dos pisos o retíralo.
capitol-no-raise =
    No tienes ningún edificio sin tejado de { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    } que levantar.
capitol-no-unroofed =
    No tienes ningún edificio sin tejado de { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    }.
capitol-no-roof =
    No te quedan tejados { $shape ->
        [round] redondos
       *[triangular] triangulares
    }.
capitol-no-finished =
    No tienes ningún edificio completo de { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    } con tejado { $shape ->
        [round] redondo
       *[triangular] triangular
    }.
capitol-no-color =
    { $area } es un área { $color ->
        [white] blanca
        [black] negra
       *[red] roja
    } y el permiso es { $permit ->
        [white] blanco
        [black] negro
       *[red] rojo
    }.
capitol-no-square = { $area } no tiene casillas pequeñas libres.
capitol-no-shape =
    Los tejados de { $area } son { $shape ->
        [round] redondos
       *[triangular] triangulares
    }.
capitol-no-alike =
    Dos áreas { $color ->
        [white] blancas
        [black] negras
       *[red] rojas
    } tienen tejados { $shape ->
        [round] redondos: los de la tercera deben ser triangulares.
       *[triangular] triangulares: los de la tercera deben ser redondos.
    }
capitol-no-first = El primer edificio de { $area } debe tener exactamente 1 piso, no { $n }.
capitol-no-height = El próximo edificio de { $area } debe tener { $low } o { $high } pisos, no { $n }.
capitol-no-order = Las cartas de una puja se eligen hacia arriba: { $card } va antes que { $last }.
capitol-no-large =
    La casilla grande de { $area } está ocupada por { $piece ->
        [temple] un templo
       *[amphitheater] un anfiteatro
    }.
capitol-no-stack =
    No quedan { $kind ->
        [roof] cartas de tejado
        [floor] cartas de piso
       *[permit] permisos de construcción
    } que robar.

## Qué daría

capitol-note-kept =
    Conservas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } para las subastas.
capitol-note-supply =
    { $n ->
        [one] Queda 1 piso en la reserva.
       *[other] Quedan { $n } pisos en la reserva.
    }
capitol-note-roofs = Te quedan { $round } tejados redondos y { $triangular } triangulares.
capitol-note-finished =
    { $n ->
        [one] Tienes 1 edificio completo.
       *[other] Tienes { $n } edificios completos.
    }
capitol-note-raise = Altura: { $from } → { $to }.
capitol-note-roof =
    { $shape ->
        [round] { $n ->
            [one] Queda 1 tejado redondo.
           *[other] Quedan { $n } tejados redondos.
        }
       *[triangular] { $n ->
            [one] Queda 1 tejado triangular.
           *[other] Quedan { $n } tejados triangulares.
        }
    }
capitol-note-floors = Tus pisos aquí: { $from } → { $to }.
capitol-note-place =
    Tu puesto: { $from ->
        [0] ninguno
        [1] primero
       *[other] segundo
    } → { $to ->
        [0] ninguno
        [1] primero
       *[other] segundo
    }.
capitol-note-fountains =
    { $n ->
        [one] 1 fuente aquí.
       *[other] { $n } fuentes aquí.
    }
capitol-note-cards = 2 cartas extra, tal como están las cosas: { $seats }.
capitol-note-total = Puja: { $n }.
capitol-note-due =
    { $n ->
        [0] Tu última carta.
        [one] Después, 1 carta más.
       *[other] Después, { $n } cartas más.
    }

## La mesa en palabras

capitol-tell-round =
    Ronda { $n } de { $of }, { $phase ->
        [construction] construcción
        [auction] subastas
        [put] subastas
        [draw] cartas nuevas
       *[over] final
    }. Jugador inicial: { $seat }. Pisos en la reserva: { $supply }.
capitol-tell-area =
    { $area } ({ $color ->
        [white] blanca
        [black] negra
       *[red] roja
    }): { $standing }. { $next } Fuentes: { $fountains }.{ $large ->
        [none] { "" }
        [amphitheater] { " " }Un anfiteatro.
       *[temple] { " " }Un templo.
    }
capitol-tell-standing =
    { $seat } { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    })
capitol-tell-next =
    { $shape ->
        [full] Completa.
        [any] Siguiente: cualquier tejado, 1 piso.
        [round] Siguiente: tejado redondo, { $low ->
            [one] { $high ->
                [one] 1 piso.
               *[other] { $low }–{ $high } pisos.
            }
           *[other] { $low }–{ $high } pisos.
        }
       *[triangular] Siguiente: tejado triangular, { $low ->
            [one] { $high ->
                [one] 1 piso.
               *[other] { $low }–{ $high } pisos.
            }
           *[other] { $low }–{ $high } pisos.
        }
    }
capitol-tell-seat =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; tejados: { $round } redondos, { $triangular } triangulares; por colocar: { $front }.
capitol-tell-front =
    { $n ->
        [one] 1 piso
       *[other] { $n } pisos
    } { $shape ->
        [round] (redondo)
        [triangular] (triangular)
       *[none] (sin tejado)
    }
capitol-tell-stack =
    { $kind ->
        [roof] Cartas de tejado
        [floor] Cartas de piso
       *[permit] Permisos
    }: { $n } en el mazo, arriba: { $card }.
capitol-tell-hand = Tu mano: { $cards }.
capitol-tell-nothing = nada

## Qué cuenta, para las pistas

capitol-term-score = los puntos ya conseguidos
capitol-term-scoring = la próxima puntuación
capitol-term-later = las puntuaciones posteriores
capitol-term-lead = las ventajas en las áreas
capitol-term-safety = las áreas que nadie puede quitar
capitol-term-amphitheater = las cartas extra de los anfiteatros
capitol-term-draws = las cartas por robar
capitol-term-ready = los edificios listos para colocar
capitol-term-finished = los edificios completos
capitol-term-unroofed = los edificios sin tejado
capitol-term-roofs = las cartas de tejado
capitol-term-floors = las cartas de piso
capitol-term-permits = los permisos de construcción
capitol-term-bids = los números altos para las subastas
capitol-term-piece = la pieza en subasta
