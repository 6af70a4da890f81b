# What the hint and the analysis say about a move.
hint-part = { $term } (+{ $points })
hint-part-lost = { $term } (−{ $points })
hint-gains = It does most for { $gains }.
hint-gains-costs = It does most for { $gains }; it costs { $costs }.
hint-costs = It costs { $costs }.
hint-gains-hurts = It does most for { $gains } and sets { $seat } back: { $hurt }.
hint-hurts = It sets { $seat } back most: { $hurt }.
hint-quiet = It changes little for anybody.
