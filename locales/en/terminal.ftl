# The binary's own words in the terminal.
terminal-list = { $rest } and { $last }
terminal-pick = Your choice (number, hint or ?, u = undo, v = view, q = quit):
terminal-no-number = Type one of the numbers above, or hint, u, v, q.
terminal-no-undo = Nothing can be undone here: something was revealed, or it is a new turn.
terminal-turn = { $seat } to act.
terminal-hand-over = { $seat }: press Enter when nobody else is looking.
terminal-scores = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-winners = { $n ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
}
terminal-human = Player { $number }
terminal-outlook = { $seat }: { $points } points, { $chance }% to win
terminal-worst = The moves that lost most of the chance to win, of { $n ->
    [one] one decision
   *[other] { $n } decisions
}:
terminal-lost = action { $at }, { $seat }: −{ $lost }%
terminal-played = played
terminal-better = better
terminal-nothing-lost = No better move was found anywhere.
