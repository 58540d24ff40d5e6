# What of a match was luck
lu-title = Luck
lu-how = How luck is counted
lu-usual = average
lu-bit-up = a little lucky
lu-bit-down = a little unlucky
lu-up = lucky, 1 in { $of }
lu-down = unlucky, 1 in { $of }
lu-band = Grey: two in three matches end inside.
lu-few = Too few rolls to judge.
lu-explain = Before each roll we know the chances, after it what it brought. The difference is luck. What you choose, before or after, never counts. On average luck is zero.
lu-old = not recorded for older matches

# How it went
hl-late = { $name } turns it around at the end
hl-wire = { $name } leads from start to finish
hl-big = { $name } wins by { $n }
hl-plain = { $name } wins { $score }
st-level = { $n ->
    [one] The scores were level once.
   *[other] The scores were level { $n } times.
 }
st-fair = The dice favoured nobody.
st-cards = The cards helped { $name } more.
rs-moments = Key moments
rs-play = Play the moments
mo-end = The end, { $score }
mo-chance = chance { $p }
mo-became = chance from { $p } to { $q }
mo-percent = { $n }%
mo-sure = > 99%
mo-hardly = < 1%
rs-awards = Awards
rs-as-table = Show as a table
rs-bar = Duel
rs-who = Player
rs-chance = Chance
rs-goal = Goal
rs-what = What
re-yes = success
re-no = failure
co-against = Against the odds: { $p }.
rs-share = Share
cp-link = Copy link
cp-story = Copy text
cp-picture = Download picture
cp-done = Copied
rs-place = Place
