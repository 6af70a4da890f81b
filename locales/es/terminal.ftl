# Las palabras del programa en el terminal.
terminal-list = { $rest } y { $last }
terminal-pick = Tu elección (número, u = deshacer, v = vista, q = salir):
terminal-no-number = Escribe uno de los números de arriba, o u, v, q.
terminal-no-undo = Aquí no se puede deshacer: se ha revelado algo o el turno ha cambiado.
terminal-turn = Le toca a { $seat }.
terminal-hand-over = { $seat }: pulsa Intro cuando nadie más mire.
terminal-scores = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
terminal-winners = { $n ->
    [one] Gana { $seats }.
   *[other] Victoria compartida: { $seats }.
}
terminal-human = Jugador { $number }
