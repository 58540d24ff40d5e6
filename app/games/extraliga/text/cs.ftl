# Extraliga All-Stars: volby, odmítnutí, záznam, konec. Co říká kresba stolu, je v table.cs.ftl.
# V záznamu jsou $who, $a, $b a $first jména, $card a podobné jména karet.

tagline = Vydraftujte tým snů, postavte sestavu, vyhrajte ligu
summary = Dva až pět hráčů si draftuje po dvanácti hokejistech, šest z nich postaví do sestavy a hraje krátkou sezónu zápasů na kostky: pozice a souhra dávají útok a obranu, události a trenérské karty je mění.

## Options
option-overtime = Prodloužení
option-overtime-help = Co rozhodne zápas, který je po základní hrací době nerozhodný.
option-overtime--duel = Každý jednu kostku, vyšší vyhrává
option-overtime--defence = Každý jednu kostku proti obraně
option-extra_opponents = Další soupeři
option-extra_opponents-help = O tolik víc zápasů s virtuálními soupeři v každé polovině. Nejvýš 1, ve čtyřech hráčích 2.
option-tiebreak = Rovnost bodů
option-tiebreak-help = Co rozděluje týmy se stejným počtem bodů.
option-tiebreak--strength = Síla v posledním zápase
option-tiebreak--goal_difference = Rozdíl skóre
option-deciding_match = Rozhodující zápas
option-deciding_match-help = Týmy, které jsou na prvním místě stále nerozhodně, si to rozdají. Jinak se o vítězství dělí.
option-playoff = Play-off
option-playoff-help = Po sezóně semifinále a finále. Pro čtyři hráče.
option-lineup_helper = Pomocník se sestavou
option-lineup_helper-help = Nabízí nejlepší šestku a ukazuje, co karta přinese.

## Refusals
objection-not-now = Na to teď není chvíle.
objection-not-on-offer = Tato karta není v nabídce.
objection-not-your-card = Tato karta není ve vašem týmu.
objection-places-used-up = { $places ->
    [one] Sestava dovoluje { $places } přesun. Vezměte nejlepší šestku, nebo sestavu uzavřete.
    [few] Sestava dovoluje { $places } přesuny. Vezměte nejlepší šestku, nebo sestavu uzavřete.
   *[other] Sestava dovoluje { $places } přesunů. Vezměte nejlepší šestku, nebo sestavu uzavřete.
}
objection-stands-there = Hokejista tam už stojí.
objection-excluded-slot = Místa vyloučeného hokejisty se v tomto kole nelze dotknout.
objection-goalkeeper-only-on-g = Brankář hraje jen v bráně.
objection-skater-on-g = Váš tým má brankáře, nikdo jiný tedy v bráně stát nesmí.
objection-no-helper = U tohoto stolu se hraje bez pomocníka se sestavou.
objection-helped-already = Nejlepší šestka už stojí. Nejdřív přesuňte kartu.
objection-two-legends = V sestavě smí být jen jedna legenda.
objection-too-many-new = { $most ->
    [one] Dovolen je nejvýš { $most } nový hokejista.
    [few] Dovoleni jsou nejvýš { $most } noví hokejisté.
   *[other] Dovoleno je nejvýš { $most } nových hokejistů.
}
objection-goalkeeper-must-play = Váš brankář musí hrát: dejte jeho kartu na B.
objection-empty-slot = Místo { $slot } je prázdné a vaše střídačka ho umí obsadit.
objection-too-few-new = { $missing ->
    [one] Je potřeba ještě { $missing } nový hokejista.
    [few] Jsou potřeba ještě { $missing } noví hokejisté.
   *[other] Je potřeba ještě { $missing } nových hokejistů.
}
objection-no-such-choice = Takovou volbu událost nenabízí.
objection-not-your-trainer-card = Tuto trenérskou kartu v ruce nemáte.
objection-no-match-this-round = Bez zápasu v tomto kole lze zahrát jen střídání nebo přestup.
objection-nothing-to-play-it-on = Tuto kartu není na co zahrát.
objection-no-such-target = Na to tuto kartu zahrát nelze.
objection-no-such-bonus = Takový bonus teď nikdo z vašich nemá.
objection-bonus-used = Tento bonus je v tomto zápase už použitý.
objection-no-such-die = Na tuto kostku bonus použít nelze.

## Log
log-draft_started = { $first ->
    [none] Draft začíná. Karty v ruce jsou tajné.
   *[other] Draft začíná. Jako první vybírá { $first }.
}
log-table_dealt = { $round }. kolo draftu: šest karet leží lícem nahoru, začíná { $first }.
log-hands_dealt = { $to_left ->
    [true] { $number }. draft, tajných karet pro každého: { $size }. Předávají se doleva.
   *[other] { $number }. draft, tajných karet pro každého: { $size }. Předávají se doprava.
}
log-picked = { $card ->
    [none] { $who } má vybráno.
   *[other] { $who }: { $card }
}
log-hands_passed = { $to_left ->
    [true] { $pick }. výběr: všichni mají vybráno, karty jdou doleva.
   *[other] { $pick }. výběr: všichni mají vybráno, karty jdou doprava.
}
log-set_aside = { $count ->
    [one] { $count } karta jde stranou.
    [few] { $count } karty jdou stranou.
   *[other] { $count } karet jde stranou.
}
log-editor_opened = { $kind ->
    [build] Všichni stavějí sestavu.
    [fill] { $who } doplňuje sestavu.
    [substitute] { $who } může střídat: { $lo } až { $hi }.
   *[change] Změna sestavy. Nových hokejistů: nejméně { $lo }.
}
log-placed = { $who }: { $card } na { $slot }
log-lineup_helped = { $who } bere nejlepší šestku.
log-editor_closed = { $who } má hotovo.
log-lineups_shown = Sestavy jsou odkryté: { $lineups }
log-season_started = Sezóna začíná. První je { $first }; trenérských karet pro každého: { $trainers }.
log-half_started = { $opponents ->
    [0] { $half }. polovina, losů: { $lots }.
   *[other] { $half }. polovina, losů: { $lots }, virtuálních soupeřů: { $opponents }.
}
log-break_taken = Reprezentační přestávka. Přicházejí noví soupeři.
log-lot_turned = { $bye ->
    [none] Los: { $pairs }. První je { $first }.
   *[other] Los: { $pairs }. První je { $first }, bez zápasu je { $bye }.
}
log-opponent_turned = Všichni hrají proti týmu { $card }: útok { $attack }, obrana { $defence }. První je { $first }.
log-playoff_round = { $stage ->
    [final] Finále: { $pairs }
   *[semifinals] Semifinále: { $pairs }
}
log-event_turned = Událost: { $card }
log-wings_swapped = { $who }: { $left } na LK, { $right } na PK
log-excluded = { $who }: vyloučení na tento zápas, { $card }
log-removed = { $who }: vyřazení do konce sezóny, { $card }
log-trainer_played = { $who } hraje { $card }: útok { $before_attack } → { $after_attack }, obrana { $before_defence } → { $after_defence }
log-transferred = { $who }: odchází { $out }, na střídačku přichází { $came }.
log-trainer_passed = { $forced ->
    [true] { $who } už nemá trenérskou kartu.
   *[other] { $who } nehraje kartu.
}
log-match_started = { $a } – { $b }: útok { $attack_a } proti obraně { $defence_b }, útok { $attack_b } proti obraně { $defence_a }
log-rolled = { $who }: { $dice } proti obraně { $target }
log-bonus_used = { $who }: { $source }, { $before } → { $after }
log-bonus_passed = { $forced ->
    [true] { $who } nemá použitelný bonus.
   *[other] { $who } nepoužívá bonus.
}
log-regular_time_ended = Základní doba { $goals }: { $dice_a } proti { $target_a }, { $dice_b } proti { $target_b }
log-overtime_rolled = { $variant ->
    [defence] { $attempt }. prodloužení: { $die_a } proti { $target_a }, { $die_b } proti { $target_b }
   *[duel] Prodloužení: { $die_a } proti { $die_b }
}
log-match_ended = { $overtime ->
    [true] { $a } { $goals } { $b } po prodloužení. Body { $points }.
   *[other] { $a } { $goals } { $b }. Body { $points }.
}
log-change_rolled = { $minimum ->
    [0] Kostka { $die }: nikdo střídat nemusí.
    [one] Kostka { $die }: každý nejméně { $minimum } nový hokejista.
    [few] Kostka { $die }: každý nejméně { $minimum } noví hokejisté.
   *[other] Kostka { $die }: každý nejméně { $minimum } nových hokejistů.
}
log-token_passed = První je teď { $first }.
log-seeded = { $lots ->
    [none] Nasazení: { $seeds }
   *[other] Nasazení: { $seeds }. Losem: { $lots }.
}
log-deciding_needed = Stále nerozhodně, následuje rozhodující zápas: { $seats }
log-hidden_revealed = Nezahrané trenérské karty: { $trainers }
log-season_ended = Konec sezóny: { $ranking }

## The end
reason-points = Nejvíc bodů.
reason-strength = Stejně bodů; rozhoduje síla týmu v posledním zápase.
reason-goal_difference = Stejně bodů; rozhoduje rozdíl skóre.
reason-goals = Stejně bodů i rozdíl skóre; rozhodují vstřelené góly.
reason-deciding_match = Vítězství v rozhodujícím zápase.
reason-shared = Ve všem nerozhodně: společné vítězství.
reason-playoff = Vítězství ve finále play-off.
reason-resigned = Druhá strana zápas vzdává.
