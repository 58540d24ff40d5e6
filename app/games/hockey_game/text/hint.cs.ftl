hint-declare = { $move ->
    [speed] Rychlost
    [strength] Síla
   *[pass] Přihrávka
}: { $to }.
hint-shoot = Střílejte.
hint-lines = { $cost ->
    [0] Cestou není žádná čára.
   *[other] Čáry na cestě stojí { $cost }.
}
hint-odds = Samotné kostky dávají { $percent } %, karty to mohou změnit.
hint-odds-then = Samotné kostky pak dávají { $percent } % místo { $before } %.
hint-lost = Když to nevyjde, { $who } útočí odtud, kde stojíte.
hint-saved = Když brankář chytí, hru rozehrává { $who }.
hint-lay = Vyložte: { $card }.
hint-gain = { $gain ->
    [0] Na náskoku nic nemění, ale uvolní místo v ruce.
   *[other] Váš náskok se změní o { $gain }.
}
hint-roll = Házejte: žádnou kartu se předem nevyplatí vyložit.
hint-end-turn = Ukončete tah: další karta by stála víc, než by přinesla.
hint-faceoff = Házejte o puk.
hint-puck = Vyhrajete ho v { $percent } ze 100 buly.
hint-remove = Odstraňte: { $card }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, víc ubrat nejde.
hint-goalkeeper = Ať rozehraje brankář: puk zůstává váš, bez buly.
hint-faceoff-at = Zvolte buly: { $at }.
hint-draft = Vyberte: { $card }.
hint-draft-why = Její body se počítají ve více vašich soubojích než body ostatních.
hint-team = Vezměte: { $team }.
hint-team-why = Poslouží každý tým: žádný se neukázal silnější.
hint-time-out = Vezměte TIME: odhoďte dvě nejslabší karty a lízněte si dvě nové.
hint-use-heroes = Počítejte jiné hrdiny než ty nejlepší.
hint-use-no-heroes = Nepočítejte žádného hrdinu.
