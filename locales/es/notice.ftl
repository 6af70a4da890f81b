# Lo que se dice a quien está en otra parte: en la página, por un webhook, por correo.

notice-your-turn = { $game }: es tu turno.
notice-started = { $game }: ya estáis todos, la partida empieza.
notice-over = { $game }: la partida ha terminado.
notice-rematch = { $game }: te invitan a otra partida.
notice-time-short =
    { $hours ->
        [one] { $game }: te queda una hora para tu jugada.
       *[other] { $game }: te quedan { $hours } horas para tu jugada.
    }
notice-why = Recibes este correo porque tienes una partida en Insula. Puedes cambiarlo aquí: { $url }
notice-code-subject = Insula: tu código
notice-code =
    Tu código es { $code }. Vale durante 15 minutos.
    Si no sabes de qué se trata, alguien se equivocó de dirección: no tienes que hacer nada.
