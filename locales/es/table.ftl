# En la mesa con otros, y una partida terminada que se recorre.

page-gone = Alguien que ya no está

# Asientos
page-here = En la mesa
page-away = Ausente
page-stand-in = Juega un bot
page-clock-left = Quedan { $left }
page-clock-days = { $days }d { $hours }h
page-watchers = { $n ->
    [one] Una persona mira
   *[other] { $n } personas miran
}

# Bots que sustituyen, pausas, turnos deshechos
page-bot-plays = Un bot juega por ti.
page-bot-plays-for = Un bot juega por { $names }.
page-come-back = Volver a jugar
page-hand-over = Que un bot juegue por mí
page-hand-over-more = Puedes volver cuando quieras.
page-pause = Poner en pausa
page-take-back = Deshacer mi último turno
page-with-consent = Todos tienen que estar de acuerdo.
page-paused = La partida está en pausa.
page-resume = Seguir jugando
page-vote-pause = { $name } pide una pausa.
page-vote-take-back = { $name } pide deshacer su último turno.
page-own-vote-pause = Has pedido una pausa.
page-own-vote-take-back = Has pedido deshacer tu último turno.
page-vote-waiting = Falta la respuesta de { $names }.
page-agree = De acuerdo
page-decline = No
page-voted-pause = Todos de acuerdo: la partida está en pausa.
page-voted-take-back = Todos de acuerdo: el turno queda deshecho.
page-vote-declined = { $name } ha dicho que no.
page-vote-lapsed = La partida ha seguido, así que no se deshace nada.

# Preguntar antes de que acabe el turno
page-confirm-turn = ¿Es esta tu jugada?
page-confirm-more = { $act }: después quizá no puedas volver atrás.
page-confirm = Confirmar
page-back = Atrás

# Chat y notas
page-tab-chat = Chat
page-tab-notes = Notas
page-chat-empty = Nadie ha escrito todavía.
page-chat-write = Escribe a la mesa
page-chat-send = Enviar
page-chat-watching = Aquí escriben los que juegan; tú puedes leer.
page-chat-unread = { $n ->
    [one] un mensaje nuevo
   *[other] { $n } mensajes nuevos
}
page-notes-write = Tus notas
page-notes-more = Solo tú puedes leerlas. Se guardan con la mesa.

# Interruptores
page-alerts = Cuando te toca
page-switch-sound = Un sonido
page-switch-confirm = Preguntar antes de acabar el turno
page-switch-notify = Avisos del navegador
page-switch-notify-off = Desactivados en los ajustes del navegador.
page-notice-turn = Te toca.
page-notice-over = La partida ha terminado.
page-notice-vote = Te piden algo.

# El sorteo
page-fair = Sorteo sin trampas
page-fair-more = El sorteo quedó fijado antes de la primera jugada. Esta es su huella; la semilla de la que sale se muestra al final, y cualquiera puede comprobar que coinciden.
page-fair-hash = Huella
page-fair-seed = Semilla

# Después
page-rematch = Revancha
page-rematch-join = Unirme a la revancha
page-rematch-watch = Ver la revancha
page-parent = La partida de la que viene

# Repetición
page-replay = Repetición
page-replay-of = Repetición · { $game }
page-replay-running-more = Cuando termine, podrás recorrerla aquí.
page-replay-start = Reproducir
page-replay-stop = Parar
page-replay-share = Compartir posición
page-replay-shared = Enlace copiado
page-replay-link = Enlace a esta posición
page-replay-save = Descargar el archivo
page-replay-on = Jugar desde aquí
page-replay-tab-chances = Análisis
page-replay-jump = A esta jugada

# Jugar desde aquí
page-on-more = Con esta posición empieza una mesa privada nueva. ¿Quién juega en cada asiento?
page-on-seat = Quién juega por { $name }
page-on-me = Yo
page-on-none = Al menos un asiento tiene que ser tuyo.

# Veredicto
page-verdict-checking = Comprobando la partida …
page-verdict-sound = Las { $n } jugadas verificadas, el sorteo coincide con su compromiso
page-verdict-sound-short = { $n } verificadas
page-verdict-unsound = Esta partida no es como se jugó
page-verdict-unsound-short = No cuadra
page-verdict-unsound-more = Al repetirla no da lo que dice su archivo. Puede que alguien haya cambiado el archivo o que el disco falle. Las puntuaciones pueden ser falsas.
page-verdict-fault = Lo que encontró la comprobación
page-verdict-unknown = No se ha podido comprobar la partida
page-verdict-moves = Jugadas
page-verdict-moves-more = { $n } de { $n } repetidas según las reglas; cada estado es como era{ $undone ->
    [0] .
    [one] , una de ellas deshecha.
   *[other] , { $undone } de ellas deshechas.
}
page-verdict-shuffle = Sorteo
page-verdict-shuffle-more = La semilla revelada al final da la huella que se mostraba antes de la primera jugada.
page-verdict-rules = Reglas
page-verdict-rules-more = Versión { $n }, la que había cuando empezó la partida.
page-verdict-fair = Compromiso
page-verdict-last = Último estado
page-verdict-command = la comprueba en cualquier ordenador
page-verdict-copy = Copiar
page-verdict-copied = Copiado
