# Encontrarse: las listas de la entrada, asientos y ritmo de una mesa nueva, invitaciones, sala de espera, cuenta.

# Juegos
page-start-here = Empieza aquí
page-minutes = { $n } min
page-minutes-about = Unos { $n } minutos alrededor de una mesa
page-level-of = Dificultad { $n } de 4
page-level-1 = Fácil
page-level-2 = Medio
page-level-3 = Difícil
page-level-4 = Experto

# Listas
page-waits = En espera
page-stopped-short = Detenida
page-copy-link = Copiar enlace
page-copied = Copiado
page-seats-free = { $n ->
    [0] Ningún asiento libre
    [one] Un asiento libre de { $of }
   *[other] { $n } asientos libres de { $of }
}
page-left-days = { $n ->
    [one] queda un día
   *[other] quedan { $n } días
}
page-left-hours = { $n ->
    [one] queda una hora
   *[other] quedan { $n } h
}
page-left-minutes = { $n ->
    [one] queda 1 min
   *[other] quedan { $n } min
}
page-points-to = { $own } a { $other }
page-open-tables = Mesas abiertas
page-join = Sentarme
page-join-table = Sentarme a { $game } con { $names }
page-none-open = Ahora mismo nadie busca compañía.
page-none-open-of = No hay mesas abiertas de { $games }.
page-open-one = Abre una mesa para todos
page-show-all = Todas
page-show-few = Menos
page-lobby-replay = Repetición
page-lobby-replay-of = Repetición · { $game }
page-notification = Insula

# Ritmo
page-pace = Ritmo
page-pace-live = Con reloj
page-pace-days = Días por jugada
page-pace-none = Sin reloj
page-pace-none-more = con calma
page-pace-is-live = con reloj, { $minutes } min{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s
}
page-pace-is-days = { $n ->
    [one] un día por jugada
   *[other] { $n } días por jugada
}
page-pace-is-none = sin reloj
page-minutes-each = { $n } min cada uno
page-days = { $n ->
    [one] un día
   *[other] { $n } días
}
page-clock-each = Tiempo para toda la partida
page-clock-more = Tiempo extra en cada turno
page-seconds-more = { $n ->
    [0] ninguno
   *[other] { $n } segundos
}
page-days-each = Tiempo para cada jugada
page-clock-end = Cuando se acaba el tiempo, un bot juega por ti hasta que vuelvas.

# Quién puede venir
page-door = Quién puede sentarse
page-door-link = Solo con enlace
page-door-link-more = Quien tiene la invitación puede sentarse; quien tiene la dirección puede mirar.
page-door-public = Abierta a todos
page-door-public-more = Todos encuentran la mesa en la entrada y pueden sentarse o mirar.
page-door-private = Privada
page-door-private-more = Solo entra quien tiene la invitación; nadie más ve la mesa.
page-random-order = Orden al azar
page-link-later = Tendrás un enlace para enviar
page-friends-come = { $n ->
    [one] Un amigo viene con el enlace; puedes empezar en cualquier momento con un bot en su asiento.
   *[other] { $n } amigos vienen con el enlace; puedes empezar en cualquier momento con bots en sus asientos.
}

# Quien lee
page-name = Nombre
page-your-name = Tu nombre
page-change-name = Cambiar de nombre
page-name-when = Un nombre nuevo vale para las mesas a las que te sientes de ahora en adelante.
page-keep = Guardar
page-kept = Guardado.
page-sign-in = Entrar
page-account = Cuenta
page-account-or-sign-in = Cuenta y acceso

# Invitación
page-invited = { $name } te invita a una partida de { $game }
page-join-name = ¿Cómo te llamarán los demás?
page-join-no-account = No hace falta registrarse. Tu asiento te espera en este navegador.
page-join-no-invite = Esta invitación no lleva a ninguna parte
page-join-no-invite-more = Quizá el enlace esté incompleto, o la mesa se ha retirado. Pide otro.
page-join-invite-expired = Esta invitación ha caducado
page-join-invite-expired-more = La partida ha empezado sin ti, o la mesa ha esperado demasiado. Pide otra invitación.
page-join-trouble = No se ha podido abrir la invitación
page-sit = Sentarme
page-sit-as = Sentarme como { $name }

# Sala de espera
page-room-title = { $n ->
    [0] Ya estáis todos
    [one] Falta una persona
   *[other] Faltan { $n } personas
}
page-seat-free = Asiento libre
page-seat-free-more = para quien llegue antes
page-bot-of-kind = Bot, { $kind }
page-room-here = está aquí
page-room-away = ausente
page-invitation = Invitación
page-invitation-more = Envía este enlace. Quien lo abra ocupa un asiento libre con un clic.
page-share = Compartir
page-room-bot = Bots en los asientos libres
page-room-start = Empezar ya con bots
page-room-wait = Empieza cuando todos los asientos estén ocupados, o cuando quien abrió la mesa lo decida.
page-room-watch = Para sentarte aquí necesitas la invitación. Pídesela a alguien de la mesa.
page-room-remove = Retirar la mesa
page-room-remove-sure = La mesa y su invitación desaparecerán para todos los que están sentados aquí.

# Cuenta
page-account-nobody = Elige un nombre y juega: serás un invitado, sin cuenta.
page-account-guest = Eres un invitado. Tus mesas pertenecen a este navegador; con una contraseña llegas a ellas desde cualquier lugar.
page-account-account = Este nombre es solo tuyo. Entras con él y con tu contraseña.
page-add-password = Añadir una contraseña
page-add-password-more = Hace de «{ $name }» tu cuenta: el nombre es solo tuyo y puedes entrar desde cualquier dispositivo. Al menos 8 caracteres.
page-change-password = Cambiar la contraseña
page-change-password-more = Al menos 8 caracteres. En los demás navegadores tendrás que entrar de nuevo.
page-password = Contraseña
page-old-password = Contraseña actual
page-new-password = Contraseña nueva
page-sign-in-more = Si ya tienes contraseña: tu nombre y tus mesas vienen contigo.
page-sign-in-guest = Si ya tienes cuenta: las mesas en las que juegas como invitado pasan a ella.
page-signed-in = Acceso
page-elsewhere = { $n ->
    [0] Solo has entrado aquí.
    [one] Has entrado aquí y en otro navegador.
   *[other] Has entrado aquí y en otros { $n } navegadores.
}
page-sign-out = Salir
page-sign-out-elsewhere = Salir de los demás navegadores
page-signed-out-elsewhere = Has salido de los demás navegadores.
page-notices = Avisos
page-notices-more = Para partidas sin reloj en vivo, cuando no tienes la mesa en pantalla: tu turno, el inicio, el final, poco tiempo. Llegan en el idioma de esta página.
page-webhook = Webhook
page-webhook-more = Un mensaje a un chat tuyo, o a un programa.
page-webhook-address = Dirección del webhook
page-mail = Correo
page-mail-more = Un correo breve cada vez.
page-mail-address = Dirección de correo
page-mail-impossible = Este servidor no envía correo.
page-mail-confirmed = La dirección está confirmada.
page-mail-confirmed-as = { $mail } está confirmada.
page-code = Código
page-code-sent = Guardado. Un código va de camino.
page-code-more = Hemos enviado un correo con seis cifras a { $mail }. Vale 15 minutos; hasta que las escribas, no llegará nada más.
page-code-do = Confirmar
page-device = En este dispositivo
page-account-notify = Notificaciones del navegador
page-account-notify-more = Mientras Insula esté abierta en alguna pestaña.
page-account-notify-denied = El navegador las prohíbe en esta página; puedes permitirlas en sus ajustes.
page-account-notify-unable = Este navegador, o esta conexión sin https, no puede mostrarlas.
page-account-sound = Sonido cuando te toca
page-account-sound-more = Breve, y solo cuando la mesa te espera.
page-account-confirm = Preguntarme antes de acabar el turno
page-account-confirm-more = Una vez más antes de que tu turno termine o se descubra algo oculto.
page-delete = Borrar mi cuenta
page-delete-more = Tu nombre y todo lo tuyo se va; las partidas que jugaste se quedan.
page-delete-sure = ¿De verdad quieres irte para siempre?
page-delete-name = Se borran tu nombre, contraseña, notas y ajustes, y tu nombre desaparece de todas las partidas.
page-delete-running = En las partidas en curso un bot ocupa tu asiento; las mesas que abriste y que aún esperan a alguien se retiran.
page-delete-games = Las partidas terminadas quedan para los demás, sin tu nombre.
page-delete-never = Nadie puede deshacerlo.
page-delete-do = Borrar para siempre
