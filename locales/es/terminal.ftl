# Las palabras del programa en el terminal.
terminal-list = { $rest } y { $last }
terminal-pick = Tu elección (número, hint o ? = pista, u = deshacer, v = vista, q = salir):
terminal-no-number = Escribe uno de los números de arriba, o hint, u, v, q.
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
terminal-outlook = { $seat }: { $points } puntos, victoria al { $chance } %
terminal-worst = Las jugadas que más posibilidades de ganar costaron, de { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}:
terminal-lost = acción { $at }, { $seat }: −{ $lost } %
terminal-played = jugada
terminal-better = mejor
terminal-nothing-lost = No se ha encontrado ninguna jugada mejorable.
