# New York: lo que dice el juego. Los espacios se nombran como en un plano de la ciudad, igual en todos los idiomas.

new-york-name = New York
new-york-blurb = Compra torres y parques con el importe exacto y traza la calle más larga.
new-york-option-seen = Lo que se ha visto de las manos
new-york-option-seen-hide = Hay que recordarlo
new-york-option-seen-show = Se muestra en pantalla

## Cosas

new-york-card =
    { $bank ->
        [blue] azul { $n }
        [green] verde { $n }
        [yellow] amarillo { $n }
       *[red] rojo { $n }
    }
new-york-tile =
    { $kind ->
        [museum] museo { $n }
        [theater] teatro { $n }
        [station] estación { $n }
        [church] iglesia { $n }
        [park] parque { $n }
       *[skyscraper] rascacielos { $n }
    }
new-york-side =
    { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    }
new-york-sided =
    { $tile } ({ $n ->
        [one] calle
       *[other] calles
    }: { $sides })
new-york-plain = { $tile } (sin calles)
new-york-start = Times Square
new-york-cell = { $column } & { $row }
new-york-column =
    { $at ->
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
        [west] { $n ->
            [one] 1 manzana al oeste de 12 Av
           *[other] { $n } manzanas al oeste de 12 Av
        }
       *[east] { $n ->
            [one] 1 manzana al este de 1 Av
           *[other] { $n } manzanas al este de 1 Av
        }
    }
new-york-row =
    { $at ->
        [street] { $n } St
       *[south] { $n ->
            [one] 1 manzana al sur de 1 St
           *[other] { $n } manzanas al sur de 1 St
        }
    }
new-york-street-same = calle { $n }
new-york-street-change = calle { $from } → { $to }
new-york-reason =
    { $place ->
        [1] 1.er puesto
        [2] 2.º puesto
       *[other] 3.er puesto
    }{ $tied ->
        [yes] { " " }compartido
       *[no] { "" }
    } en { $kind ->
        [museum] museos
        [theater] teatros
        [station] estaciones
        [church] iglesias
        [park] parques
       *[skyscraper] rascacielos
    } ({ $n })

## Crónica

new-york-log-took = { $seat } toma { $cards } ({ $n } en total).
new-york-log-bought =
    { $seat } compra { $tile } en el banco { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[red] rojo
    } con { $cards }, { $over ->
        [0] importe exacto
       *[other] { $over } de más
    }.{ $again ->
        [yes] { " " }Otra acción.
       *[no] { "" }
    }
new-york-log-added = { $seat } añade desde la reserva { $tile } en { $cell } ({ $street }).
new-york-log-laid = { $seat } coloca { $tile } en { $cell } ({ $street }).
new-york-log-dismantled = { $seat } desmonta { $tile } en { $cell } a la reserva ({ $street }).
new-york-log-swapped = { $seat } intercambia { $old } en { $cell } por { $tile } ({ $street }).
new-york-log-kept = { $seat } pone en la reserva { $tile }.
new-york-log-gave = { $seat } regala a Dirk { $tile }.
new-york-log-passed = { $seat } no tiene ninguna acción posible y pasa.
new-york-log-scoring =
    { $letter ->
        [A] Puntuación A.
        [B] Puntuación B.
       *[C] Puntuación C, la última.
    }
new-york-log-scored =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } { $seat } suma { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }: { $kinds }; calle { $street }.
new-york-log-scored-street =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } { $seat } { $n ->
        [0] no suma puntos
        [one] suma 1 punto por la calle
       *[other] suma { $n } puntos por la calle
    }.
new-york-log-scored-dirk =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } Dirk suma { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }: { $kinds }.
new-york-log-scored-dirk-none =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } Dirk no suma puntos.
new-york-log-dirk =
    { $n ->
        [0] En la bolsa no hay nada para Dirk.
        [one] Dirk recoge 1 loseta: { $tiles }.
       *[other] Dirk recoge { $n } losetas: { $tiles }.
    }
new-york-log-shuffled = Los descartes se barajan y forman un mazo de dinero nuevo.
new-york-log-ended =
    { $why ->
        [bag] La bolsa está vacía y una casilla queda vacía: la partida termina.
       *[idle] Sesenta turnos sin compras ni dinero: la partida termina.
    }
new-york-log-leftover =
    { $seat } tiene más dinero del banco { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[red] rojo
    } ({ $n }) y recibe { $tile }.
new-york-log-leftover-stays =
    Nadie tiene más dinero que los demás del banco { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[red] rojo
    }: { $tile } se queda.
new-york-log-won =
    La partida ha terminado. La victoria es para { $seats }, con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }.

## Qué se pide

new-york-ask-act =
    { $again ->
        [yes] Importe exacto: ¡otra acción! Toma dinero, compra o remodela.
       *[no] Te toca: toma dinero, compra un edificio o remodela tu ciudad.
    }
new-york-ask-take =
    { $more ->
        [yes] Elegido: { $cards }, { $n } en total. Elige más, hasta 5, o termina.
       *[no] Elegido: { $cards }, { $n } en total. No se puede añadir nada más: termina, o deshaz para elegir de nuevo.
    }
new-york-ask-pay =
    { $tile } cuesta { $price }, has elegido { $n }: { $more ->
        [0] ya basta.
        [one] falta 1.
       *[other] faltan { $more }.
    }
new-york-ask-move = ¿Dónde va { $tile } en tu ciudad?
new-york-ask-lay =
    { $n ->
        [one] Coloca la loseta que has comprado: ¿ciudad o reserva?
       *[other] Coloca las { $n } losetas que has comprado, en el orden que quieras.
    }
new-york-ask-lay-one = Coloca { $tile }: ¿ciudad o reserva?
new-york-ask-leftover =
    { $n ->
        [one] Una loseta restante es tuya: ¿ciudad o reserva?
       *[other] { $n } losetas restantes son tuyas: colócalas en el orden que quieras.
    }
new-york-ask-leftover-one = De las losetas restantes es tuya { $tile }: ¿ciudad o reserva?
new-york-ask-pass = No tienes ninguna acción posible: pasa.

## Qué se puede hacer

new-york-do-take = Tomar { $card }
new-york-do-take-done = Listo: { $n } en total
new-york-do-buy =
    Comprar { $tile } en el banco { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[red] rojo
    }
new-york-do-pay = Pagar con { $card }
new-york-do-pay-done =
    Pagar { $n } por { $price }: { $over ->
        [0] importe exacto
       *[other] { $over } de más
    }
new-york-do-move = Tomar de la reserva { $tile }
new-york-do-put = Añadir { $tile } en { $cell }
new-york-do-swap = Intercambiar { $old } en { $cell } por { $tile }
new-york-do-dismantle = Desmontar { $tile } en { $cell }
new-york-do-lay = Colocar { $tile } en { $cell }
new-york-do-keep = Poner en la reserva { $tile }
new-york-do-give = Regalar a Dirk { $tile }
new-york-do-pass = Pasar

## Por qué no

new-york-no-over = La partida ha terminado.
new-york-no-turn = Es el turno de { $seat }.
new-york-no-waiting = No tienes losetas restantes que colocar; otros todavía colocan las suyas.
new-york-no-phase =
    { $what ->
        [take] Ahora no se toma dinero
        [buy] Ahora no se compra
        [pay] Ahora no hay nada que pagar
        [done] Ahora no hay nada que terminar
        [move] Ahora no se usa la reserva
        [put] No has elegido una loseta de la reserva
        [swap] No has elegido una loseta de la reserva
        [dismantle] Ahora no se desmonta nada
        [lay] Ahora no hay losetas que colocar
        [keep] Ahora no hay losetas que reservar
        [give] Ahora no se regala nada
       *[pass] Ahora no puedes pasar
    }: { $phase ->
        [act] elige una acción.
        [take] termina antes de tomar dinero.
        [pay] termina antes el pago.
        [move] coloca antes la loseta elegida.
        [lay] coloca antes las losetas compradas.
        [leftover] se están colocando las losetas restantes.
       *[over] la partida ha terminado.
    }
new-york-no-shown = { $card } no está a la vista.
new-york-no-five = Varias cartas pueden sumar 5 como mucho, no { $n }.
new-york-no-order = Las cartas se eligen hacia arriba: { $card } va antes que { $last }.
new-york-no-slot =
    La casilla del banco { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[red] rojo
    } está vacía.
new-york-no-short = { $tile } cuesta { $price }; de ese banco tienes { $n }.
new-york-no-held = No tienes { $card }.
new-york-no-bank =
    Aquí solo se paga con dinero del banco { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[red] rojo
    }, no con { $card }.
new-york-no-stuck =
    Con { $card } como carta siguiente { $n ->
        [one] faltaría 1
       *[other] faltarían { $n }
    } para el precio: elige antes una más pequeña.
new-york-no-unpaid = { $n } no basta: el precio es { $price }.
new-york-no-none = Elige antes una carta.
new-york-no-reserve = { $tile } no está en tu reserva.
new-york-no-fit = Ahora { $tile } no cabe en ningún sitio de tu ciudad.
new-york-no-bought-now = { $tile }: compra de este turno, no participa en la remodelación.
new-york-no-start = Times Square no se mueve nunca.
new-york-no-city = { $tile } no está en tu ciudad.
new-york-no-taken = { $cell }: ya hay una loseta.
new-york-no-touch = En { $cell } ningún lado tocaría tu ciudad.
new-york-no-sides =
    En { $cell } el lado { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    } no encaja: { $street ->
        [yes] ahí { $tile } tiene calle y { $neighbor } no.
       *[no] ahí { $neighbor } tiene calle y { $tile } no.
    }
new-york-no-walk = En { $cell } no se llegaría a pie desde Times Square.
new-york-no-hole = En { $cell } la loseta encerraría un hueco.
new-york-no-cut = Sin { $tile }, una parte de tu ciudad dejaría de ser accesible a pie.
new-york-no-pit = Sin { $tile }, tu ciudad tendría un hueco.
new-york-no-swap-sides =
    { $tile } no encaja en lugar de { $old }: en el lado { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    } { $street ->
        [yes] tiene calle y la loseta vecina no.
       *[no] no tiene calle y la loseta vecina sí.
    }
new-york-no-waits = { $tile } no está entre tus losetas por colocar.
new-york-no-dirk = A Dirk solo se le regala una loseta comprada en este turno, y solo con dos jugadores.
new-york-no-pass = Aún tienes acciones posibles: no puedes pasar.

## Qué daría

new-york-note-exact = Importe exacto: otra acción.
new-york-note-over = { $n } de más: tus acciones terminan.
new-york-note-exact-possible = Con { $cards } pagarías el importe exacto y tendrías otra acción.
new-york-note-street = Calle más larga: { $from } → { $to }.
new-york-note-leads =
    Tendrías la mayoría en { $kind ->
        [museum] museos
        [theater] teatros
        [station] estaciones
        [church] iglesias
        [park] parques
       *[skyscraper] rascacielos
    }, { $n } a { $rival }.
new-york-note-ties =
    Empatarías en cabeza en { $kind ->
        [museum] museos
        [theater] teatros
        [station] estaciones
        [church] iglesias
        [park] parques
       *[skyscraper] rascacielos
    }, a { $n }.
new-york-note-total =
    { $letter ->
        [A] La puntuación A
        [B] La puntuación B
       *[C] La puntuación C
    } te daría { $from } → { $to }.
new-york-note-paid = Elegido: { $n } de { $price }.
new-york-note-money = En la mano tendrías { $n } en total.
new-york-note-fits =
    { $n ->
        [0] No cabe en ningún sitio de tu ciudad.
        [one] Cabe en 1 sitio.
       *[other] Cabe en { $n } sitios.
    }
new-york-note-dirk =
    Dirk tendría { $kind ->
        [museum] { $n ->
            [one] 1 museo
           *[other] { $n } museos
        }
        [theater] { $n ->
            [one] 1 teatro
           *[other] { $n } teatros
        }
        [station] { $n ->
            [one] 1 estación
           *[other] { $n } estaciones
        }
        [church] { $n ->
            [one] 1 iglesia
           *[other] { $n } iglesias
        }
        [park] { $n ->
            [one] 1 parque
           *[other] { $n } parques
        }
       *[skyscraper] { $n ->
            [one] 1 rascacielos
           *[other] { $n } rascacielos
        }
    }.

## La mesa en palabras

new-york-tell-turn = Es el turno de { $seat }.
new-york-tell-slot =
    Casilla { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarilla
       *[red] roja
    }: { $tile }, precio { $price }.
new-york-tell-slot-empty =
    Casilla { $bank ->
        [blue] azul
        [green] verde
        [yellow] amarilla
       *[red] roja
    }: vacía.
new-york-tell-display = Cartas de dinero a la vista: { $cards }.
new-york-tell-hand = Tu mano: { $cards }.
new-york-tell-city =
    { $seat }: { $n ->
        [0] solo Times Square
        [one] 1 loseta en la ciudad
       *[other] { $n } losetas en la ciudad
    }, calle más larga { $street }.
new-york-tell-placed = { $tile }: { $cell }.
new-york-tell-reserve = { $seat }, reserva: { $tiles }.
new-york-tell-waiting = { $seat } tiene que colocar: { $tiles }.
new-york-tell-kind =
    { $kind ->
        [museum] Museos
        [theater] Teatros
        [station] Estaciones
        [church] Iglesias
        [park] Parques
       *[skyscraper] Rascacielos
    }: { $standings }.
new-york-tell-standing = { $seat } { $n }
new-york-tell-standing-dirk = Dirk { $n }
new-york-tell-dirk = Losetas de Dirk: { $tiles }.
new-york-tell-next =
    { $letter ->
        [A] Puntuación A: entre la carta { $from } y la { $to } desde lo alto del mazo.
        [B] Puntuación B: entre la carta { $from } y la { $to } desde lo alto del mazo.
       *[C] La puntuación C se hace al fin de la partida.
    }
new-york-tell-deck =
    { $n ->
        [one] 1 carta en el mazo
       *[other] { $n } cartas en el mazo
    }, { $bag ->
        [one] 1 loseta en la bolsa
       *[other] { $bag } losetas en la bolsa
    }.
new-york-tell-score =
    { $seat }: { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }.
new-york-tell-nothing = nada

## Qué cuenta, para las pistas

new-york-term-score = los puntos ya conseguidos
new-york-term-majorities = las mayorías en la próxima puntuación
new-york-term-majorities-later = las mayorías en puntuaciones posteriores
new-york-term-safety = las mayorías seguras
new-york-term-street = la calle más larga
new-york-term-street-later = la calle más larga en puntuaciones posteriores
new-york-term-places = el espacio para más losetas
new-york-term-waiting = las losetas por colocar
new-york-term-reserve = las losetas de la reserva
new-york-term-money = el dinero
new-york-term-prices = las cartas que pagan muchos precios exactos
new-york-term-exact = las losetas que se pueden pagar con el importe exacto
new-york-term-purchase = la mejor loseta al alcance
new-york-term-leftover = las losetas que pueden sobrar al final
new-york-term-turn = el próximo turno
