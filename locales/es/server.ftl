# Lo que dice el servidor cuando algo no va.

## En la mesa

server-stale = La mesa ha avanzado mientras tanto. Mira otra vez y elige.
server-unreadable = «{ $text }» no es una acción de este juego.
server-garbled = El servidor no ha podido leer el mensaje.
server-not-your-seat = Ese asiento no es tuyo.
server-not-your-turn = No es tu turno.
server-over = La partida ha terminado.
server-journal = No se ha podido guardar la jugada, así que no ha ocurrido. Inténtalo de nuevo.
server-no-store = Ahora mismo el servidor no puede acceder a las mesas. No se ha perdido nada: inténtalo de nuevo dentro de un momento.
server-no-undo = Ya no queda nada que deshacer.
server-no-such-answer = Esa respuesta automática no existe.
server-too-long = El mensaje es demasiado largo.
server-stopped = Esta mesa se ha detenido por un fallo del programa. Todo lo jugado está guardado.
server-other-rules = Esta partida empezó con la versión { $written } de sus reglas; aquí está la versión { $known }, que la jugaría de otro modo. No se ha cambiado nada: la partida queda guardada como está.
server-busy = Ahora mismo hay demasiado en qué pensar. Vuelve a intentarlo en un momento.
server-not-started = La partida no ha empezado: la mesa todavía espera a más gente.
server-time-over = Se te acabó el tiempo, así que un bot juega por ti. Vuelve a jugar cuando quieras.
server-stood-in = Un bot está jugando por ti. Recupera primero tu asiento.
server-paused = La mesa está en pausa.
server-no-vote = Ahora mismo no se puede acordar eso.
server-bad-text = El texto está vacío, es demasiado largo o es demasiado de una vez.

## Una mesa nueva

server-unknown-game = Aquí no hay ningún juego llamado «{ $game }».
server-seat-count =
    { $seats ->
        [one] Has elegido un solo asiento; este juego es para { $min } a { $max }.
       *[other] Has elegido { $seats } asientos; este juego es para { $min } a { $max }.
    }
server-unknown-option = Este juego no tiene la opción «{ $key }».
server-bad-value = La opción «{ $key }» no puede ser «{ $value }».
server-no-pack = Las cartas «{ $pack }» no están aquí. Inicia el servidor con --cards y la carpeta que las contiene.
server-unknown-bot = No hay ningún bot llamado «{ $bot }».
server-bad-name = Un nombre tiene de 1 a { $max } caracteres visibles.
server-bad-pace = Una partida en directo empieza con entre 10 segundos y 24 horas y suma hasta 10 minutos por turno; una lenta tiene de 1 a 30 días por jugada.

## Llegar a una mesa

server-no-invite = Esa invitación no existe. Comprueba la dirección o pide una nueva.
server-invite-expired = La invitación ya no vale: la partida ha empezado sin ti.
server-table-full = Alguien ha sido más rápido: la mesa está completa.
server-seat-taken = Alguien acaba de ocupar ese asiento. Elige otro.
server-not-yours = Eso les toca a otros de esta mesa.
server-not-open = La partida ya ha empezado.

## Personas

server-bad-password = Una contraseña tiene de 8 a 200 caracteres.
server-name-taken = Alguien ya usa este nombre aquí. Elige otro; si es el tuyo, inicia sesión.
server-bad-sign-in = El nombre y la contraseña no coinciden.
server-too-many-tries =
    { $seconds ->
        [one] Demasiados intentos. Espera un segundo y vuelve a probar.
       *[other] Demasiados intentos. Espera { $seconds } segundos y vuelve a probar.
    }
server-no-person = Este navegador aún no te conoce. Elige un nombre o inicia sesión.
server-bad-webhook = Esta dirección no se puede usar. Tiene que empezar por https:// o http:// y llevar a un servidor público.
server-bad-mail = Esta dirección de correo no se puede usar.
server-bad-code = El código no es correcto o ya no vale. Guarda otra vez la dirección para recibir otro.

## Direcciones

server-no-table = No existe esa mesa. Comprueba la dirección.
server-not-over = Estará disponible cuando la partida haya terminado.
server-no-seat = Esta partida no tiene ese asiento.
server-no-position = La partida terminó antes.
server-not-found = En esta dirección no hay nada.
server-foreign = La petición viene de otro sitio y no se ha llevado a cabo.
