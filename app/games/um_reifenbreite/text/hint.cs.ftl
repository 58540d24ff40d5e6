word-first-source = { $first ->
    [die] kostka
    [r1-5] lídr 5
    [r1-6] lídr 6
    [r2-6] sprinter 6
    [r3-5] vrchař 5
    [r4-5] domestik 5
    [g-5] volná 5
   *[other] volná 6
}
word-second-source = { $second ->
    [die] kostka
    [r1-5] lídr 5
    [r1-6] lídr 6
    [r2-6] sprinter 6
    [r3-5] vrchař 5
    [r4-5] domestik 5
    [g-5] volná 5
   *[other] volná 6
}
hint-ride = Jeďte: { word-first-source } a { word-second-source }.
hint-breakaway = Do úniku: { word-first-source } a { word-second-source }, do háku nikdo nesmí.
hint-spaces = { $spaces ->
    [one] V průměru { NUMBER($spaces) } pole.
    [few] V průměru { NUMBER($spaces) } pole.
    [many] V průměru { NUMBER($spaces) } pole.
   *[other] V průměru { NUMBER($spaces) } polí.
}
hint-seven = Sedmička padne v { $percent } % hodů, pád hrozí v { $crash } %.
hint-followed = Cyklista za vámi smí jet v háku, zdarma.
hint-move = Jeďte o { word-spaces } na označené pole.
hint-turns-left = { $turns ->
    [one] Odtud do cíle asi { NUMBER($turns) } tah.
    [few] Odtud do cíle asi { NUMBER($turns) } tahy.
    [many] Odtud do cíle asi { NUMBER($turns) } tahu.
   *[other] Odtud do cíle asi { NUMBER($turns) } tahů.
}
hint-finish = Tam je cíl: { ui-stake-finish }.
hint-shelter = Budete přímo za cyklistou: jeho jízda vás může svézt.
hint-draft = Jeďte v háku: { word-spaces } zdarma.
hint-let-go = Nechte ho jet: jízda v háku dá jen { word-spaces }.
hint-own-throw = Vlastní hod dvěma kostkami dá v průměru { NUMBER($spaces) }.
hint-saved = { $turns ->
    [one] Ušetří { NUMBER($turns) } tah.
    [few] Ušetří { NUMBER($turns) } tahy.
    [many] Ušetří { NUMBER($turns) } tahu.
   *[other] Ušetří { NUMBER($turns) } tahů.
}
hint-wasted = { $turns ->
    [one] Přijdete o { NUMBER($turns) } tah.
    [few] Přijdete o { NUMBER($turns) } tahy.
    [many] Přijdete o { NUMBER($turns) } tahu.
   *[other] Přijdete o { NUMBER($turns) } tahů.
}
hint-place = Startujte z označeného pole: blíž k cíli už žádné volné není.
hint-keep = Nechte si: { word-energy }.
hint-keep-why = Žádná ze zbylých nepřinese víc.
hint-lose = Odložte: { word-energy }, přináší nejméně.
hint-gain = Vezměte zpět: { word-energy }, přináší nejvíc.
hint-stay-behind = Zůstaňte, kde jste: cyklista vpředu jede ve větru za vás.
hint-trade = Vyměňte si místo: { $rider } se odtud dostane dál.
hint-take-lead = Přijměte výměnu: váš cyklista odtud pojede první.
