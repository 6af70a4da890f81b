# Lo que la pista y el análisis dicen de una jugada.
hint-part = { $term } (+{ $points })
hint-part-lost = { $term } (−{ $points })
hint-gains = Mejora sobre todo { $gains }.
hint-gains-costs = Mejora sobre todo { $gains }; sacrifica { $costs }.
hint-costs = Sacrifica { $costs }.
hint-gains-hurts = Mejora sobre todo { $gains } y frena a { $seat }: { $hurt }.
hint-hurts = Sirve sobre todo para frenar a { $seat }: { $hurt }.
hint-quiet = Cambia poco para todos.
