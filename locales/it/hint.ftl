# Che cosa dicono di una mossa il suggerimento e l'analisi.
hint-part = { $term } (+{ $points })
hint-part-lost = { $term } (−{ $points })
hint-gains = Migliora soprattutto { $gains }.
hint-gains-costs = Migliora soprattutto { $gains }; sacrifica { $costs }.
hint-costs = Sacrifica { $costs }.
hint-gains-hurts = Migliora soprattutto { $gains } e frena { $seat }: { $hurt }.
hint-hurts = Serve soprattutto a frenare { $seat }: { $hurt }.
hint-quiet = Cambia poco per tutti.
