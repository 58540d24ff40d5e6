# What of a match was luck
lu-title = Luck
lu-how = How we count
lu-usual = as usual
lu-bit-up = a little lucky
lu-bit-down = a little unlucky
lu-up = lucky, 1 in { $of }
lu-down = unlucky, 1 in { $of }
lu-band = Grey: two matches in three end inside.
lu-few = Too few throws for a judgement.
lu-explain = Before each throw we know the chance, after it we know what it brought. The difference is luck. What you choose, before or after, never counts. On average it is zero.
lu-old = not counted in matches of that time

# How it went
hl-late = { $name } turns it round at the end
hl-wire = { $name } leads from start to finish
hl-big = { $name } wins by { $n }
hl-plain = { $name } wins { $score }
st-level = { $n ->
    [one] Level once.
   *[other] Level { $n } times.
 }
st-fair = The dice favoured nobody.
st-cards = The cards did more for { $name }.
rs-moments = Key moments
rs-play = Play the moments
mo-end = The end, { $score }
mo-chance = chance { $p }
mo-became = chance from { $p } to { $q }
mo-percent = { $n }%
mo-sure = > 99%
mo-hardly = < 1%
rs-awards = Awards
rs-as-table = The same as a table
rs-bar = Duel
rs-who = Player
rs-chance = Chance
rs-goal = Goal
rs-what = What
re-yes = success
re-no = failure
co-against = A surprise at { $p }.
rs-share = Share
cp-link = Copy link
cp-story = Copy text
cp-picture = Download picture
cp-done = Copied
rs-place = Place
