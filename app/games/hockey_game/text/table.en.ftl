# Score and periods
ui-score = Score
ui-period = { $number ->
    [1] 1st period
    [2] 2nd period
   *[other] 3rd period
}
ui-overtime = Overtime { $number }
ui-decider = Decider
ui-final = Final
ui-round = Round { $number }
ui-round-closed = Round { $number }, closed
ui-round-move = Round { $number }, { $move }
ui-faceoff = Face-off
ui-flips = { $flips } of 5 referee cards turned

# Seats
ui-no-team = No team yet
ui-attributes-label = Team attributes, the counted ones are marked
ui-short-attack = Att
ui-short-defence = Def
ui-short-speed = Spd
ui-short-strength = Str
ui-short-pass = Pas
ui-short-shot = Sht
ui-short-goalkeeper = Gk
ui-heroes-label = Heroes on the table
ui-no-hero = No hero
ui-hero-removed = { $name } leaves: { $cause }
ui-hero-heroes-off = { $name } does not count: { $cause }
ui-count-hero = Count { $name }
ui-count-none = Count none
ui-none-counts = None
ui-hand = Hand
ui-hand-count = { $count } of 5 cards
ui-time = TIME
ui-clock = Referee cards
ui-clock-count = { $flips } of 5, pile { $left }
ui-idle-flip = turned by the stalling guard, no effect

# Moves and the rink
ui-moves-label = Move, attack against defence before dice and lines
ui-sums-label = { $sums } before dice
ui-sums-before = before dice
ui-hint-row = in the row
ui-hint-diagonal = diagonal
ui-hint-onside = also into zone
ui-hint-offside = not into zone
ui-hint-free = no line
ui-hint-lines = lines { $cost }
ui-rink-label = Rink, 13 fields. Arrow keys move between fields, Enter chooses.
ui-west = WEST
ui-east = EAST
ui-shoot-here = Goal: shoot
ui-no-defence = defence is not counted
ui-no-bonus = no bonus
ui-puck-of = puck, { $name }
ui-target = legal target
ui-target-chosen = chosen target
ui-target-other = reachable with { $moves }
ui-lines-cost = { $cost } for the lines
ui-goal-word = goal

# The duel strip
ui-defends = defends
ui-starts-from = starts from { $total }
ui-dice-label = Dice { $dice }
ui-not-rolled = not rolled yet
ui-verdict-kept = { $name } keeps the puck
ui-verdict-won = { $name } takes the puck
ui-verdict-has = { $name } has the puck
ui-say-verdict = { $sums }. { $words }.
ui-verdict-saved = { $name } makes the save
ui-verdict-fell = { $was } → { $now }: { $cause }
ui-odds = Chance to win with the dice alone: { $percent }%
ui-dice-alone = Dice alone: { $percent }%.
ui-percent = { $percent }%
ui-percent-up-to = up to { $percent }%
ui-part-dice = dice
ui-part-main = main
ui-part-side = side
ui-part-hero = hero
ui-part-field = field
ui-part-bonus = card
ui-part-referee = referee
ui-part-special = special
ui-part-lines = lines
ui-puck-odds = Chance to win the puck: { $percent }%.
ui-verdict-rule = The attacker needs more. A tie is enough for the defender.
ui-faceoff-adds = face-off, strength { $adds }

# What the strip calls
ui-call-scores = { $name } scores
ui-call-saves = { $name } makes the save
ui-call-tie = { $sums }, a tie is enough
ui-call-fell = { $was } becomes { $now }
ui-call-wins = { $name } wins
ui-call-no-goals = No goals
ui-call-time = { $name } swaps { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-say-goal = { $name } scores, { $sums }. It is { $goals }.
ui-say-saved = { $name } makes the save, { $sums }.

# The strip below the rink; at most 28 letters
ui-brief-round = { $move } { $sums }, { $ended ->
    [goal] goal
    [saved] saved
    [you-saved] you saved it
    [mine-kept] puck kept
    [mine-taken] puck lost
    [theirs-taken] puck won
    [seen-taken] puck taken
   *[other] puck kept
}
ui-brief-faceoff = Face-off { $sums }{ $ended ->
    [mine] , puck won
    [theirs] , puck lost
    [tied] , again
   *[none] {""}
}
ui-brief-open = { $move }{ $total ->
    [none] {" declared"}
   *[other] , { $total } to match
}
ui-brief-picks = picks { $card }
ui-brief-time = TIME, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# The calculation
ui-calculation = Calculation
ui-part = Part
ui-why = Why?
ui-attack = Attack
ui-defence = Defence
ui-before-declare = { $move }, before you declare
ui-row-dice = Dice
ui-row-main = Main
ui-row-side = Side
ui-row-hero = Hero
ui-row-field = Field
ui-row-card = Card
ui-row-cards = Cards
ui-row-referee = Referee
ui-row-special = Special
ui-row-lines = Lines
ui-row-total = Total
ui-row-two-dice = Two dice
ui-row-before = Before dice
ui-row-value = Value
ui-two-dice-range = 2 to 12
ui-none = none
ui-favours = favours { $attr }
ui-struck-card = { $what } not counted: { $card }
ui-struck-crease = crease: { $what } not counted
ui-struck-pass = pass: main only
ui-dropped = { $die } not counted
ui-chosen = chosen
ui-referee = referee
ui-holds = { $count ->
    [one] { $name } holds { $count } card and wins a tie.
   *[other] { $name } holds { $count } cards and wins a tie.
}
ui-needs = { $name } needs { $count } more. A tie is enough.
ui-enough = { $name } has enough.
ui-team-word = team
ui-best-strength = best strength on the table
ui-faceoff-rule = No cards, no field bonus, no referee. Equal values: both roll again. Both hands are filled first; the printed rules say that you may draw.

# Cards
ui-bonus = bonus
ui-only-any = any move
ui-only-speed = speed only
ui-only-strength = strength only
ui-only-pass = pass only
ui-only-shot = shot only
ui-any-move = any move
ui-role-attack = att.
ui-role-defend = def.
ui-card-symbol = referee symbol: turns a referee card
ui-card-hero = Hero { $name }: { $gives }
ui-card-special = Special card { $name }. { $text }
ui-injury = Injury
ui-hero-leaves = hero out
ui-read-bonus = { $only }, after your roll.
ui-read-symbol = Turns a referee card at once. It is played on its own.
ui-read-hero = Before or after your roll, no other card in this turn. Stays until the period ends.
ui-read-special = { $side ->
    [attack] When you attack
    [defend] When you defend
   *[any] In any turn
}: { $moves }, before your roll.
ui-your-hand = Your hand
ui-no-cards = No cards.
ui-hand-faceoff = No cards in a face-off
ui-hand-cards = Tap to choose. R cards are played at once
ui-hand-attacker = You draw to 5 when you lose the puck
ui-hand-defender = You draw to 5 when the puck is lost again
ui-pile-draw = { $count } to draw
ui-pile-discard = { $count } discarded
ui-in-pile = { $count } in the draw pile
ui-in-hand-or-pile = { $count } in hand or draw pile
ui-referee-left = Referee, { $count } left
ui-cap-chosen = chosen
ui-cap-new = new
ui-cap-thrown = to discard
ui-cap-roll-first = roll first
ui-cap-declare-first = declare first
ui-cap-special-move = not this move
ui-cap-one-special = one special
ui-cap-special-or-hero = not both
ui-cap-special-for-attack = attacker only
ui-cap-special-for-defend = defender only
ui-cap-no-opposing-hero = no hero there
ui-cap-no-field-bonus = no bonus
ui-cap-needs-two-heroes = two heroes
ui-cap-before-roll = too late now
ui-cap-one-hero = one hero
ui-cap-hero-alone = no hero now
ui-cap-after-hero = after a hero
ui-cap-one-symbol = one R a turn
ui-cap-bonus-limit = one card only
ui-cap-five-symbols = five R already

# What a card does
ui-fx-dice-extra = three dice, best two
ui-fx-dice-fixed = dice are { $value }
ui-fx-opponent-ignores = no { $attr }
ui-fx-count-twice = { $attr } twice
ui-fx-opponent-field-bonus-off = no field bonus
ui-fx-opponent-heroes-off = no opposing heroes
ui-fx-add-attribute = plus { $attr }
ui-fx-heroes-limit = { $value } heroes count
ui-fx-free-lines-plus = lines free, +{ $value }
ui-fx-draw = draw { $value }
ui-fx-opponent-bonus-limit = opponent: { $value } bonus
ui-fx-symbols-free = no referee cards
ui-fx-win-restart-centre = won: centre spot
ui-effect-own = { $was } → { $now }
ui-effect-them = them { $was } → { $now }
ui-effect-gain = +{ $gain }
ui-effect-nothing-counts = +0 here
ui-effect-another-counts = +0, { $card }
ui-effect-heroes-off = +0, { $card }
ui-why-nothing-counts = Adds nothing: no attribute of this hero counts here.
ui-why-another-counts = Adds nothing: { $card } already counts, and only one does.
ui-why-heroes-off = Adds nothing: { $card }.
ui-why-target-idle = No change: that hero does not count this round.
ui-forfeits = No other card this turn: +{ $value } in hand is wasted.
ui-nothing-fits = Nothing in your hand fits this turn.
ui-roll-end = Roll and end the turn
ui-roll-end-short = Roll and end

# The action bar
ui-flag-turn = Your turn
ui-flag-roll = Your roll
ui-flag-pick = Your pick
ui-flag-watching = Watching
ui-flag-wait = Waiting
ui-flag-over = Final
ui-change = Change
ui-clear = Cancel
ui-back = Back
ui-moves = Compare the moves
ui-moves-effect = your sum and theirs
ui-lit-allowed = Highlighted fields are allowed.
ui-your-puck = Your puck.
ui-your-puck-on = Your puck; the field favours { $attr }.
ui-choose-move = Choose a move: speed, strength, pass or shot.
ui-choose-sums = The numbers: your sum and theirs, before the dice.
ui-choose-field = Choose a field: { $move }.
ui-shoot = Shoot, { $sums }
ui-shot-from = Shot: { $field }{ $percent ->
    [none] .
   *[other] : { $percent }% with the dice alone.
}
ui-shot-from-short = Shot{ $percent ->
    [none] {": "}{ $field }.
   *[other] : { $percent }%
}
ui-move-to = { $move }: { $field }{ $percent ->
    [none] .
   *[other] : { $percent }% with the dice alone.
}
ui-move-to-short = { $move }, { $field }{ $percent ->
    [none] .
   *[other] : { $percent }%
}
ui-if-won = Won: you stand { $place ->
    [crease] in your crease.
    [centre] on the centre spot.
    [speed] on a speed field.
    [strength] on a strength field.
    [pass] on a pass field.
   *[other] on a shot field.
}
ui-if-goal = Won: a goal.
ui-if-lost = Lost: { $name } attacks from { $place ->
    [own-blue] your blue line.
    [own-circle] your circle.
    [own-slot] your slot.
    [own-crease] your crease.
    [their-blue] their blue line.
    [their-circle] their circle.
    [their-slot] their slot.
    [their-crease] their crease.
   *[other] the centre spot.
}
ui-if-saved = Lost: { $name } chooses the restart.
ui-declare = Declare
ui-declare-roll = Declare and roll
ui-declare-roll-short = Declare, roll
ui-take-time = Take TIME (T)
ui-idle-warning = No referee card for { $idle } rounds. After { $left } more, one is turned.
ui-prepare-attack = Play a hero or a special card, or roll.
ui-roll-now = Roll the dice.
ui-stands-at = { $own } against { $other } before the dice.
ui-start-from = You start from { $own } against { $other }: { $move }, { $field }.
ui-start-from-short = { $own } : { $other }, { $move }: { $field }
ui-tie-enough = A tie is enough.
ui-roll-dice = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
ui-roll-again = Roll again
ui-take-fixed = Take { $value }
ui-lay-hero = Play { $card }{ $with ->
    [yes] {": "}{ $sums }.
   *[no] {"."}
}
ui-hero-alone = It counts at once. No other card this turn.
ui-play-special = Play { $card }{ $with ->
    [yes] {": "}{ $sums }.
   *[no] {"."}
}
ui-lay-card = Play { $card }
ui-lay-symbol = Play { $card } and turn a referee card{ $with ->
    [yes] {": "}{ $sums }.
   *[no] {"."}
}
ui-lay-symbol-second = It is played on its own: the referee can change everything.
ui-lay-turn = Play and turn a card
ui-lay-turn-short = Play and turn
ui-injury-choose = Injury: choose the hero who leaves.
ui-to-match = { $total } for { $name } to match.
ui-ended-fixed = Ending the turn is final.
ui-need-more = You need { $count } more: { $own } against { $other }.
ui-enough-now = Enough: { $own } against { $other }.
ui-end-turn = End the turn on { $total }
ui-lay-end = { $count ->
    [one] Play { $count } card, end on { $total }
   *[other] Play { $count } cards, end on { $total }
}
ui-lay-end-short = Play { $count }, end: { $total }
ui-lay-on = { $count ->
    [one] Play it, go on
   *[other] Play { $count }, go on
}
ui-then-on = { $total }, still your turn
ui-then-defends = then { $name } defends
ui-then-keeps = { $name } keeps the puck
ui-then-yours = you win the puck
ui-then-saved = you save the shot
ui-then-scores = goal for { $name }
ui-then-goes-on = your turn goes on
ui-then-becomes = { $was } becomes { $now }
ui-then-both-draw = both draw to 5
ui-then-both-draw-short = both draw
ui-then-shooter = only the shooter draws
ui-then-shooter-short = shooter draws
ui-then-time-gone = TIME is used up
ui-then-match = for the match
ui-then-picks = then { $name } picks
ui-then-puck = for the puck
ui-then-card-first = hero or card first
ui-then-both = both are final
ui-then-no-card = no other card this turn
ui-then-roll = then roll
ui-then-bonus = then bonus cards
ui-then-goal = goal: { $percent }%
ui-lay-alone-first = It goes first, alone; the rest stays chosen.
ui-no-throw = { $move ->
    [shot] No throw saves it
   *[other] No throw wins the puck
}: { $total } at most against { $other }.
ui-any-throw = Any throw is enough: { $total } at least against { $other }.
ui-faceoff-need-tie = { $name } has { $total }. No throw wins; a { $tie } and both roll again.
ui-faceoff-need-none = { $name } has { $total }. No throw wins.
ui-faceoff-need-any = { $name } has { $total }. Any throw wins.
ui-resigned = { $name } has resigned.
ui-target-choose = { $card }: choose the hero who leaves.
ui-target-short = { $card }: who leaves?
ui-target-second = It goes to { $name }’s discard pile.
ui-remove-hero = Remove { $hero }
ui-restart = Restart where?
ui-restart-second = Goalkeeper: only the shooter draws. Face-off: both draw up to 5.
ui-restart-north = Face-off, north circle
ui-restart-north-short = North
ui-restart-south = Face-off, south circle
ui-restart-south-short = South
ui-restart-goalkeeper = From the goalkeeper
ui-restart-goalkeeper-short = Goalkeeper
ui-time-choose = Discard 1 or 2 cards and draw as many.
ui-time-second = { $count } chosen. They go face up to your discard pile.
ui-time-hint = TIME: choose one or two cards to discard
ui-swap = { $count ->
    [one] Swap { $count } card
   *[other] Swap { $count } cards
}
ui-faceoff-at = Face-off: { $field }.
ui-faceoff-need = { $name } has { $total }. { $win } or more on your dice wins, { $tie } means both roll again.
ui-faceoff-nobody = Roll for the puck. Nobody has rolled yet.
ui-faceoff-tied = Equal. Both roll again.
ui-faceoff-wait = { $name } rolls for the puck.
ui-fifth = Fifth referee card: last round of the period.
ui-declared-shot = { $name } declares a shot: { $field }.
ui-declared-move = { $name } declares { $move }: { $field }.
ui-wait-team = { $name } picks a team.
ui-wait-draft = { $name } picks a card.
ui-wait-declare = { $name } chooses a move.
ui-wait-prepare = { $name } may play a hero or a special card, then rolls.
ui-wait-cards = { $name } may play bonus cards.
ui-wait-target = { $name } chooses the hero who leaves.
ui-wait-restart = { $name } chooses the restart.
ui-over = { $team } wins { $goals }.

# Steps
ui-step-drew = Both drew up to 5
ui-step-faceoff = Face-off roll
ui-step-attack = Winner attacks from here
ui-step-move = Move
ui-step-move-is = Move: { $move }
ui-step-field = Field
ui-step-field-is = Field: { $field }
ui-step-prepare = Special card or hero
ui-step-roll = Roll
ui-step-rolled = Rolled { $dice }
ui-step-bonus = Bonus cards
ui-step-bonus-chosen = Bonus cards: { $count } chosen
ui-end-turn-word = End turn

# Teams and draft
ui-stage = Stage
ui-before = Before the match
ui-pick-title = Pick your national team
ui-lot = Drawn first: { $name }
ui-you-pick = You pick
ui-picks-name = { $name } picks
ui-teams = Teams
ui-pick-team = Pick your national team.
ui-pick-team-second = Each has its own twenty cards.
ui-pick-team-second-draft = The team only gives its seven numbers; you draft the cards.
ui-team-second = Σ shows its 20 cards.
ui-team-second-draft = Only its numbers count: the cards are drafted.
ui-take-team = Take { $team }
ui-took-it = Taken by { $name }
ui-team-cards = { $team }, { $count } cards
ui-team-cards-of = { $team }: heroes and special cards
ui-team-tray = Select a team to see its heroes and special cards here.
ui-team-tray-draft = The cards are drafted: heroes, special cards, injuries, bonus cards.
ui-draft-tray = The cards you pick appear here.
ui-bonus-cards = Bonus
ui-bonus-count = { $count }, with R: { $symbols }
ui-draft = All-Stars draft
ui-draft-pick = All-Stars draft, pick { $number } of { $count }
ui-stage-hero = Heroes { $count }
ui-stage-hero-at = Heroes { $number } of { $count }
ui-stage-special = Specials { $count }
ui-stage-special-at = Specials { $number } of { $count }
ui-stage-injury = Injuries { $count }
ui-stage-injury-at = Injuries { $number } of { $count }
ui-stage-bonus = Bonus { $count }
ui-stage-bonus-at = Bonus { $number } of { $count }
ui-draft-hero = Pick a hero.
ui-draft-special = Pick a special card.
ui-draft-injury = Pick an injury.
ui-draft-bonus = Pick a bonus card.
ui-draft-second = All cards are open; a taken card is gone.
ui-draft-next = Next: { $name }. A taken card is gone.
ui-pick-card = Pick { $card }
ui-pool = Cards left in the box
ui-filter = Show heroes with
ui-all = All
ui-taken-by = { $card }, taken by { $name }
ui-left = { $count } left
ui-cards-of = { $count } of 20 cards
ui-hero-number = Hero { $number }
ui-cards = Cards
ui-then = Then
ui-then-what = 3 specials, 1 injury, 11 bonus
ui-symbols = { $count } of 5 R
ui-symbols-rule = At most 5 referee symbols on the 11 bonus cards.
ui-team-so-far = Your team so far
ui-best-hero = Best hero for
ui-best-attack = { $move }, attack
ui-best-defence = Defence against a shot

ui-lesson = Third period, 1:1, three referee cards turned. You attack from your speed field. About five minutes.
ui-track-begun = declared
ui-tried-declared = Declaring a move
ui-tried-hero-laid = A hero on the table
ui-tried-rolled = Two dice in a duel
ui-tried-bonus-played = Bonus cards
ui-tried-referee-turned = A referee card
ui-tried-goal-scored = A goal

## The list of all moves
ui-action-type-pick_team = Pick a team
ui-action-type-draft = Pick a card
ui-action-type-faceoff_roll = Roll for the face-off
ui-action-type-declare = Declare
ui-action-type-play_special = Play a special card
ui-action-type-play_hero = Play a hero
ui-action-type-roll = Roll
ui-action-type-play_bonus = Play a bonus card
ui-action-type-use_heroes = Count heroes
ui-action-type-time_out = Take TIME, discard
ui-action-type-end_turn = End turn
ui-action-type-remove_hero = Remove a hero
ui-action-type-restart = Restart
ui-offer-no-hero = no hero
ui-offer-symbol = { $card } with R
