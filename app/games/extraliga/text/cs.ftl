# Extraliga All-Stars: volby, odmítnutí, záznam, konec. Co říká kresba stolu, je v table.cs.ftl.
# V záznamu jsou $who, $a, $b a $first jména, $card a podobné jména karet.

tagline = Vydraftujte tým snů, postavte sestavu, vyhrajte ligu
summary = Dva až pět hráčů si draftuje po dvanácti hokejistech, šest z nich staví do sestavy a hraje krátkou sezónu zápasů na kostky. Pozice a souhra dávají útok a obranu, události a trenérské karty je mění.

## Options
option-overtime = Prodloužení
option-overtime-help = Co rozhodne zápas, který je po základní hrací době nerozhodný.
option-overtime--duel = Jedna kostka, vyšší vyhrává
option-overtime--defence = Jedna kostka proti obraně
option-extra_opponents = Soupeři navíc
option-extra_opponents-help = O tolik víc zápasů s virtuálními soupeři v každé polovině sezóny. Nejvýš 1, ve čtyřech hráčích 2.
option-tiebreak = Rovnost bodů
option-tiebreak-help = Co rozhodne mezi týmy se stejným počtem bodů.
option-tiebreak--strength = Síla v posledním zápase
option-tiebreak--goal_difference = Rozdíl skóre
option-deciding_match = Rozhodující zápas
option-deciding_match-help = Týmy, které jsou na prvním místě stále nerozhodně, odehrají rozhodující zápas. Jinak se o vítězství dělí.
option-playoff = Play-off
option-playoff-help = Po sezóně semifinále a finále. Jen ve čtyřech hráčích.
option-lineup_helper = Pomoc se sestavou
option-lineup_helper-help = Nabízí nejlepší šestku a ukazuje, co která karta přinese.

## Refusals
error-option-extra-opponents = Při počtu hráčů { $seats } můžete do každé poloviny přidat nejvýš { $most ->
    [one] { $most } soupeře
    [few] { $most } soupeře
    [many] { $most } soupeře
   *[other] { $most } soupeřů
} navíc.
error-option-playoff = Play-off je jen pro čtyři hráče.
objection-not-now = Teď to nejde.
objection-not-on-offer = Tato karta není v nabídce.
objection-not-your-card = Tato karta není ve vašem týmu.
objection-places-used-up = { $places ->
    [one] Víc než { $places } přesun už není možný. Vezměte nejlepší šestku, nebo sestavu uzavřete.
    [few] Víc než { $places } přesuny už nejsou možné. Vezměte nejlepší šestku, nebo sestavu uzavřete.
    [many] Víc než { $places } přesunu už není možné. Vezměte nejlepší šestku, nebo sestavu uzavřete.
   *[other] Víc než { $places } přesunů už není možných. Vezměte nejlepší šestku, nebo sestavu uzavřete.
}
objection-stands-there = Hokejista tam už stojí.
objection-excluded-slot = Pozici vyloučeného hokejisty nelze v tomto kole měnit.
objection-goalkeeper-only-on-g = Brankář hraje jen v bráně.
objection-skater-on-g = Váš tým má brankáře, nikdo jiný tedy v bráně stát nesmí.
objection-no-helper = U tohoto stolu se hraje bez pomoci se sestavou.
objection-helped-already = Nejlepší šestka už na ledě je. Nejdřív přesuňte některou kartu.
objection-two-legends = V základní sestavě smí být jen jedna legenda.
objection-too-many-new = { $most ->
    [one] Vystřídat smíte nejvýš { $most } hokejistu.
    [few] Vystřídat smíte nejvýš { $most } hokejisty.
    [many] Vystřídat smíte nejvýš { $most } hokejisty.
   *[other] Vystřídat smíte nejvýš { $most } hokejistů.
}
objection-goalkeeper-must-play = Váš brankář musí hrát: dejte ho na pozici B.
objection-empty-slot = Pozice { $slot } je prázdná a na střídačce na ni někoho máte.
objection-too-few-new = { $missing ->
    [one] Vystřídejte ještě { $missing } hokejistu.
    [few] Vystřídejte ještě { $missing } hokejisty.
    [many] Vystřídejte ještě { $missing } hokejisty.
   *[other] Vystřídejte ještě { $missing } hokejistů.
}
objection-no-such-choice = Takovou volbu událost nenabízí.
objection-not-your-trainer-card = Tuto trenérskou kartu v ruce nemáte.
objection-no-match-this-round = Když v tomto kole nehrajete, můžete zahrát jen střídání nebo přestup.
objection-nothing-to-play-it-on = Tuto kartu teď není na koho zahrát.
objection-no-such-target = Tuto kartu takto zahrát nelze.
objection-no-such-bonus = Takový bonus teď žádný váš hokejista nemá.
objection-bonus-used = Tento bonus je v tomto zápase už použitý.
objection-no-such-die = Na tuto kostku bonus použít nelze.
objection-die-stays = Tuto kostku takto změnit nelze.
objection-no-bonus = Tato karta žádný bonus nemá.
objection-excluded-player = Vyloučený hokejista v tomto zápase nehraje.
objection-trainer-before-match = Trenérské karty se hrají před zápasem.

## Log
log-draft_started = { $first ->
    [none] Draft začíná. Karty v ruce jsou tajné.
   *[other] Draft začíná. První vybírá { $first }.
}
log-table_dealt = { $round }. kolo draftu: šest odkrytých karet, začíná { $first }.
log-hands_dealt = { $to_left ->
    [true] { $number }. draft, tajných karet každému: { $size }. Předávají se doleva.
   *[other] { $number }. draft, tajných karet každému: { $size }. Předávají se doprava.
}
log-picked = { $card ->
    [none] { $who } má vybráno.
   *[other] { $who }: { $card }
}
log-hands_passed = { $to_left ->
    [true] { $pick }. výběr: všichni mají vybráno, karty se předávají doleva.
   *[other] { $pick }. výběr: všichni mají vybráno, karty se předávají doprava.
}
log-set_aside = { $count ->
    [one] { $count } karta jde stranou.
    [few] { $count } karty jdou stranou.
    [many] { $count } karty jde stranou.
   *[other] { $count } karet jde stranou.
}
log-editor_opened = { $kind ->
    [build] Všichni stavějí sestavu.
    [fill] { $seats } doplňuje sestavu.
    [substitute] { $lo ->
        [0] { $seats } může vystřídat hokejisty: nejvýš { $hi }.
       *[other] { $seats } musí vystřídat hokejisty: právě { $lo }.
    }
   *[change] { $lo ->
        [0] Sestavy se mohou změnit.
       *[other] Změna sestavy. Vystřídat nejméně: { $lo }.
    }
}
log-placed = { $who }: { $card } na { word-slot }
log-lineup_helped = { $who } bere nejlepší šestku.
log-editor_closed = { $who } má hotovo.
log-lineups_shown = Sestavy se odkrývají: { $lineups }
log-season_started = Sezóna začíná. Žeton prvního hráče má { $first }; trenérských karet každému: { $trainers }.
log-half_started = { $opponents ->
    [0] { $half }. polovina sezóny, karet losu: { $lots }.
   *[other] { $half }. polovina sezóny, karet losu: { $lots }, karet soupeřů: { $opponents }.
}
log-break_taken = Reprezentační přestávka. Přicházejí noví soupeři.
log-lot_turned = { $bye ->
    [none] Los: { $pairs }. Žeton prvního hráče má { $first }.
   *[other] Los: { $pairs }. Žeton prvního hráče má { $first }, volno má { $bye }.
}
log-opponent_turned = Všichni hrají s virtuálním soupeřem: { $card }, útok { $attack }, obrana { $defence }. Žeton prvního hráče má { $first }.
log-playoff_round = { $stage ->
    [final] Finále: { $pairs }
   *[semifinals] Semifinále: { $pairs }
}
log-event_turned = Událost: { $card }. { $card_does }
log-wings_swapped = { $who }: { $left } na LK, { $right } na PK
log-excluded = { $who }: vyloučení na tento zápas, { $card }
log-removed = { $who }: vyřazení do konce sezóny, { $card }
log-trainer_played = { $who } hraje kartu „{ $card }“: útok je { $after_1 }, obrana { $after_2 }
log-transferred = { $who }: odchází { $out }, na střídačku přichází { $came }.
log-trainer_passed = { $forced ->
    [true] { $who } už nemá trenérskou kartu.
   *[other] { $who } pasuje.
}
log-match_started = { $a } – { word-rival }: útok { $attack_1 } proti obraně { $defence_2 }, útok { $attack_2 } proti obraně { $defence_1 }
log-rolled = { $who ->
    [none] { $opponent }, hází { $roller }: { $dice } proti obraně { $target }
   *[other] { $who }: { $dice } proti obraně { $target }
}
log-bonus_used = { $kind ->
    [reroll_own_all] { $who }: { $source }, vlastní kostky { $before } → { $after }
    [minus1] { $who }: { $source }, soupeřova kostka { $before } → { $after }
    [reroll_opp] { $who }: { $source }, soupeřova kostka { $before } → { $after }
   *[other] { $who }: { $source }, vlastní kostka { $before } → { $after }
}
log-bonus_passed = { $forced ->
    [true] { $who } nemá použitelný bonus a pasuje.
   *[other] { $who } pasuje.
}
log-regular_time_ended = Základní hrací doba { $goals_1 }:{ $goals_2 }: { $dice_1 } proti { $targets_1 }, { $dice_2 } proti { $targets_2 }
log-overtime_rolled = { $variant ->
    [defence] { $attempt }. prodloužení: { $dice_1 } proti { $targets_1 }, { $dice_2 } proti { $targets_2 }
   *[duel] Prodloužení: { $dice_1 } proti { $dice_2 }
}
log-match_ended = { $overtime ->
    [true] { $a } – { word-rival } { $goals_1 }:{ $goals_2 } po prodloužení
   *[other] { $a } – { word-rival } { $goals_1 }:{ $goals_2 }
}.{ $stage ->
    [season] {" "}Body { $points_1 }:{ $points_2 }.
   *[other] {""}
}
log-change_rolled = { $minimum ->
    [0] Kostka { $die }: nikdo střídat nemusí.
    [one] Kostka { $die }: každý vystřídá nejméně { $minimum } hokejistu.
    [few] Kostka { $die }: každý vystřídá nejméně { $minimum } hokejisty.
    [many] Kostka { $die }: každý vystřídá nejméně { $minimum } hokejisty.
   *[other] Kostka { $die }: každý vystřídá nejméně { $minimum } hokejistů.
}
log-token_passed = Žeton prvního hráče má teď { $who }.
log-seeded = { $lots ->
    [none] Nasazení: { $seeds }
   *[other] Nasazení: { $seeds }. Rozhoduje los: { $lots }.
}
log-deciding_needed = Stále nerozhodně, následuje rozhodující zápas: { $seats }
log-hidden_revealed = Nezahrané trenérské karty: { $trainers }
word-slot = { $slot ->
    [LW] LK
    [C] C
    [RW] PK
    [G] B
   *[other] O
}
word-rival = { $b ->
    [none] { $opponent }
   *[other] { $b }
}
word-lineup = { $seat }: { $attack } + { $defence }
word-hand = { $owner }: { $list }
word-place = { $place }. { $list }
log-season_ended = Konec sezóny: { $ranking }

## The end
reason-points = Nejvíc bodů.
reason-strength = Stejně bodů; rozhoduje síla týmu v posledním zápase.
reason-goal_difference = Stejně bodů; rozhoduje rozdíl skóre.
reason-goals = Stejně bodů i rozdíl skóre; rozhodují vstřelené góly.
reason-deciding_match = Vítězství v rozhodujícím zápase.
reason-shared = Shoda ve všem: společné vítězství.
reason-playoff = Vítězství ve finále play-off.
reason-resigned = Výhra: soupeř vzdal.
