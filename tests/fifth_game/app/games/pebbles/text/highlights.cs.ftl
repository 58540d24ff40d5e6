mo-last = Poslední kamínek: { $name }
mo-grab = Hmat, { $name }: { $count }
co-chance = Vítězství, { $name }: { $p }
co-grabbed = Hmat, { $name }: na kostce je { $die }, kamínků: { $count }.
co-last = Poslední kamínek má { $name } a přičítá žeton { $token }.
co-ended = Zápas končí { $score }.
ui-track-begun = na výhru před prvním tahem
