hint-pick = Vyberte: { $card }.
hint-first-there = Na té pozici ještě nikoho nemáte.
hint-spare-there = Náhradník na tu pozici.
hint-links = { $count ->
    [one] Souhra s { $count } vaším hokejistou.
    [few] Souhra se { $count } vašimi hokejisty.
    [many] Souhra s { $count } vašeho hokejisty.
   *[other] Souhra s { $count } vašimi hokejisty.
}
hint-strengths = Nejlepší sestava: útok { $attack }, obrana { $defence }.
hint-strengths-then = Pak útok { $attack }, obrana { $defence }.
hint-auto = Nasaďte rovnou nejlepší šestku.
hint-place = Dejte na označenou pozici: { $card }.
hint-done = Ukončete úpravu sestavy.
hint-without = Nejméně ztratíte bez hokejisty: { $card }.
hint-play = Zahrajte: { $card }.
hint-works = { $card_does }
hint-fresh = Vystřídá vašeho nejslabšího hokejistu.
hint-ahead = Šance vést po základní hrací době: { $percent } % místo { $before } %, bez bonusů.
hint-no-card = Pasujte: žádná trenérská karta v tomto kole nepřidá dost.
hint-bonus = Použijte na označenou kostku: { $source }.
hint-turns = { $goals ->
    [one] V průměru to změní { NUMBER($goals) } gól.
    [few] V průměru to změní { NUMBER($goals) } góly.
    [many] V průměru to změní { NUMBER($goals) } gólu.
   *[other] V průměru to změní { NUMBER($goals) } gólů.
}
hint-no-bonus = Pasujte: žádný bonus teď gól nezmění.
hint-roll = Házejte útočnými kostkami.
hint-forecast = Samotné kostky: vedete { $won } %, nerozhodně { $level } %, prohráváte { $lost } %; bonusy to mohou změnit.
