hint-take = Vezměte { $count }.
hint-last = Poslední kamínek je váš, takže se počítá i žeton. Bodů: { $total }.
hint-safe = Zbude { $left }, to soupeř jedním tahem nedobere.
hint-exposed = Zbude { $left } a soupeř může hru ukončit. I tak je to nejlepší šance na výhru.
hint-grab = Použijte hmat: budete mít { $low } až { $high } bodů a tah končí.
