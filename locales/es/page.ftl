# La página alrededor de los juegos: entrada, mesa nueva, mesa, reglas, información.

page-title = Insula, una mesa para constructores de ciudades
page-title-table = { $game } · Insula
page-title-turn = ● Te toca · { $game }
page-home = Todos los juegos
page-foot = Más
page-sections = Secciones
page-language = Idioma
page-theme-light = Tema claro
page-theme-dark = Tema oscuro
page-close = Cerrar
page-cancel = Cancelar
page-again = Reintentar
page-loading = Cargando …
page-not-found = Esto ya no está aquí.
page-unreachable = El servidor no responde. En cuanto vuelva, sigues donde estabas.
page-unreachable-title = Sin conexión
page-lost = No hay nada en esta dirección
page-lost-more = Quizá el enlace esté incompleto. Los juegos están a un clic.

# Entrada
page-lead = Construye una ciudad esta noche.
page-lead-more = Cuatro juegos de mesa sobre ciudades. Juega ya contra los bots, o abre una mesa para tus amigos.
page-play-now = Jugar ya
page-play-now-more = contra bots
page-set-up = Jugar
page-set-up-more = con amigos
page-players = { $n } jugadores
page-rules = Reglas
page-rules-of = Reglas de { $game }
page-about = Información y derechos
page-no-account = No hace falta registrarse.
page-tab-play = Jugar
page-tab-tables = Mesas
page-tab-finished = Terminadas
page-my-tables = Mis mesas
page-your-turn = Te toca
page-your-turn-small = te toca
page-at-tables = { $n ->
    [one] en una mesa
   *[other] en { $n } mesas
}
page-thinks = { $name } piensa
page-with = con { $names }
page-no-tables = Todavía no hay mesas
page-no-tables-more = Juega contra los bots: basta un clic. Tus mesas te esperan aquí.
page-finished = Partidas terminadas
page-no-finished = Aquí quedan las partidas que termines.
page-place = { $n ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $n }.º
}
page-how = Cómo funciona
page-how-live = Donde brilla, puedes actuar
page-how-live-more = Un solo color muestra cada jugada posible; apúntala y verás qué aporta.
page-how-why = ¿No se puede? Te dice por qué
page-how-why-more = Cada negativa cita su regla, a un clic del texto completo.
page-how-keep = No se pierde nada
page-how-keep-more = Cada jugada queda guardada. Cierra la página y sigue cuando quieras.

# Mesa nueva
page-new-table = Mesa nueva
page-number = Jugadores
page-seats = Asientos
page-options = Juego
page-cards = Cartas
page-cards-built-in = Las del programa
page-seat-kind = Quién ocupa el asiento { $n }
page-seat-name = Nombre en el asiento { $n }
page-bot-kind = Tipo de bot en el asiento { $n }
page-kind-you = Tú
page-kind-guest = Misma pantalla
page-kind-open = Amigo por enlace
page-kind-bot = Bot
page-bot-random = Suave
page-bot-greedy = Hábil
page-bot-easy = Fácil
page-bot-normal = Normal
page-bot-hard = Difícil
page-bot-expert = Experto
page-guest = Invitado
page-person = Persona { $n }
page-seats-sum = { $people ->
    [one] Una persona
   *[other] { $people } personas
}, { $bots ->
    [0] ningún bot
    [one] un bot
   *[other] { $bots } bots
}.
page-hot-seat = Os pasáis la pantalla; entretanto las manos quedan ocultas.
page-open-table = Abrir la mesa

# Mesa
page-you = Tú
page-to-act = Le toca
page-thinking = Pensando
page-winner = Ganador
page-dead = Ahora no es posible
page-menu = Menú
page-leave = Dejar la mesa
page-save = Guardar el archivo de la partida
page-phases = Fases de la ronda
page-board = Tablero
page-panel = Diario, reglas y jugadas
page-dock = Tu mano
page-prompt = Qué se te pide
page-undo = Deshacer
page-tab-hand = Mano
page-tab-offers = Jugadas
page-tab-players = Jugadores
page-tab-log = Diario
page-tab-rules = Reglas
page-log-empty = Todavía no ha pasado nada.
page-no-offers = Ahora mismo no tienes nada que hacer.
page-waiting = { $n ->
    [one] Esperando a { $names }
   *[other] Esperando a { $names }
}
page-watching = Estás mirando.
page-rule = Regla { $rule }
page-offline = Conexión perdida. Reconectando …
page-retry = Reintentar ahora
page-loading-table = Poniendo la mesa …
page-unknown-table = Esta mesa no existe
page-unknown-table-more = Quizá el enlace esté incompleto, o la mesa estuviera en otro ordenador.
page-stopped = Esta mesa se ha detenido
page-stopped-more = Algo ha fallado en el servidor. Todas las jugadas hasta aquí están a salvo.
page-undrawn = Este juego no se puede mostrar
page-undrawn-more = No se han podido cargar sus imágenes. Prueba a recargar la página.
page-pass-screen = Pasa la pantalla a { $name }
page-pass-screen-more = Los demás miran a otro lado. La mano aparece cuando tú lo digas.
page-i-am = Soy { $name }
page-scoring = Puntuación
page-scores = Puntuaciones
page-go-on = Seguir
page-over = La partida ha terminado.
page-wins = Gana { $names } con { $points ->
    [one] un punto
   *[other] { $points } puntos
}
page-you-win = Ganas con { $points ->
    [one] un punto
   *[other] { $points } puntos
}
page-shared-win = Victoria compartida: { $names } con { $points ->
    [one] un punto
   *[other] { $points } puntos
}
page-play-again = Jugar otra vez

# Información
page-about-what = Insula es una manzana de casas en latín. Es una mesa digital para juegos sobre construir ciudades: con amigos lejanos o ante la misma pantalla, o contra bots, con las reglas completas.
page-about-rights = Derechos
page-about-own = Cada palabra, cada imagen y cada línea de código de aquí es nuestra. No usamos textos ni ilustraciones de las editoriales.
page-about-games = Los nombres y los diseños de los juegos pertenecen a sus titulares. Capitol es un juego de Alan R. Moon y Aaron Weissblum, New York de Dirk Henn. Insula no tiene relación con los autores ni con las editoriales. Si un juego te gusta aquí, compra la caja.
page-about-license = El código fuente es libre, a tu elección bajo la licencia MIT o la licencia Apache 2.0.
page-about-privacy = Tus datos
page-about-cookie = Nadie tiene que registrarse, y no hay rastreadores. Una sola cookie con un número al azar le dice al servidor quién eres. El servidor guarda tu nombre, tus partidas y lo que escribes en la mesa; la contraseña, solo en una forma que nadie puede leer. El idioma, el tema y el sonido se quedan en este navegador. Puedes borrar tu cuenta cuando quieras: las partidas se quedan, tu nombre se va.
page-in-words = La mesa en palabras

# Standing answers
page-standing = Respuestas automáticas
page-standing-more = La mesa da estas respuestas por ti al momento, aunque tu página esté cerrada. Solo las ves tú.
page-standing-ask = Preguntarme
page-standing-count = { $n ->
    [one] { $n } activa
   *[other] { $n } activas
}

# Pistas
page-hint = Pista
page-hint-title = { $n ->
    [one] La mejor jugada
    [2] Las dos mejores jugadas
   *[other] Las tres mejores jugadas
}
page-hint-effort = { $seconds } s, { $n } pruebas
page-hint-thinking = Buscando buenas jugadas
page-hint-thinking-more = Tarda un segundo más o menos y solo cuenta lo que tú también ves.
page-hint-win = { $chance } de victoria
page-hint-points = puntos
page-hint-points-of = { $points } puntos
page-hint-chance = victoria
page-hint-everybody = Lo que puede esperar cada uno
page-hint-fold = Mostrar las jugadas
page-hint-show = Mostrar en el tablero
page-hint-do = Hacer esta
page-hint-do-first = Hacer la primera
page-hint-marked = { $what } (pista { $n })

# Análisis de una partida terminada
page-analysis = Análisis
page-analysis-of = Análisis · { $game }
page-analysis-table = Volver a la mesa
page-analysis-running = Esta partida aún no ha terminado
page-analysis-none = ¿Dónde se decidió la partida?
page-analysis-none-more = Se revisa cada decisión: cómo cambió la probabilidad de ganar, qué jugadas costaron más y qué habría sido mejor. Tarda menos de un minuto.
page-analysis-start = Analizar la partida
page-analysis-working = Repasando la partida …
page-analysis-progress = { $done } de { $total } jugadas
page-analysis-seen-by = Vista por
page-analysis-all = Todos
page-analysis-public = lo que veían todos
page-analysis-own = cartas propias a la vista
page-analysis-side = Junto al tablero
page-analysis-time = Momento de la partida
page-analysis-at = Jugada { $n } de { $of }
page-analysis-first = Al principio
page-analysis-previous = Una jugada atrás
page-analysis-next = Una jugada adelante
page-analysis-last = Al final
page-analysis-worst = Peor jugada
page-analysis-chances = Probabilidad de ganar
page-analysis-chance-of = { $name } { $chance }
page-analysis-slip = Imprecisión
page-analysis-mistake = Error
page-analysis-blunder = Error grave
page-analysis-sign = { $kind }: { $name }, jugada { $n }, { $chance } menos
page-analysis-who = { $name }, jugada { $n }
page-analysis-nth = { $n } de { $of }
page-analysis-previous-mistake = Error anterior
page-analysis-next-mistake = Error siguiente
page-analysis-lost-chance = probabilidad de ganar
page-analysis-lost-points = puntos esperados
page-analysis-played = Jugada
page-analysis-better = Mejor
page-analysis-fine = Buena jugada
page-analysis-fine-more = No se encontró nada claramente mejor.
page-analysis-clean = Ningún error
page-analysis-clean-more = Ninguna jugada costó un tres por ciento o más.
page-analysis-forced = Solo había una jugada
page-analysis-moves = Jugadas
page-analysis-which = Qué jugadas
page-analysis-moves-all = Todas ({ $n })
page-analysis-moves-mistakes = Errores ({ $n })
page-analysis-tab-mistake = Error
page-analysis-tab-chances = Probabilidad
page-analysis-tab-moves = Jugadas
page-analysis-tab-seats = Asientos
