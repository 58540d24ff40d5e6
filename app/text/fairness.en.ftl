## What this browser has checked: under a result, and on the verify page

check-right = Checked by this browser: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, as promised before the first roll
# $since: the number of the move at which this browser came
check-right-since = Checked by this browser: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, as seen here from move { $since } on
check-stranger = This browser was not there. Draws and chain are right in themselves: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# A record of version 1, without a chain
check-stranger-old = Draws of an older match recomputed: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
check-wrong = The record is not what was promised and seen
check-save = Save the record
check-details = What differs
check-fault-unreadable = The record cannot be read.
check-fault-match = It is the record of another match.
check-fault-seed = The server’s seed is not the one it committed to.
check-fault-commitment = The commitment is not the one that this browser saw.
check-fault-words = The players’ words are not the ones that this browser saw.
check-fault-own-word = The word that this browser gave is not among the players’ words.
check-fault-word-hash = A player’s word does not fit its fingerprint.
check-fault-draws = Draws do not follow from the seed and the words.
check-fault-lines = Lines are missing or stand in another order.
check-fault-chain = The chain of lines is broken: something was changed afterwards.
check-fault-head = What this browser saw during the match is not in the record.
check-fault-end = The match ended differently from what this browser saw.
check-fault-tournament = Seed, words or draws do not follow from the tournament’s.
check-dropped = Your word came too late, so it is not part of the draws.
check-unrevealed = No player’s word took part: these draws are the server’s chance alone.
check-host = The seed of this match was chosen by the person who created it.

## The promise: in the lobby, in the table’s menu, and when the server breaks it

promise-title = The server’s commitment
promise-help = Read it to each other: everybody at the table must see the same eight groups.
promise-nowhere = This browser stores nothing for this site. It adds no word to the dice and cannot compare the record afterwards.
promise-word-given = Word revealed
promise-word-due = Word not revealed yet
promise-starting = The players’ words are being revealed
promise-starting-help = Each browser compares the commitment with the one it saw first, then reveals its word. The match begins in a few seconds.
# A day and a time follow
promise-starting-days = The match begins when everybody has looked in. At the latest:
promise-starting-cup = Each browser compares the commitment with the one it saw first, then reveals its coach’s word. The tournament begins in a few seconds.
# Once the match or tournament has begun
promise-withheld = { $name } did not reveal their word: the dice fell without it.
promise-broken = The server does not keep its promise
promise-broken-commitment = It shows another commitment than before. This browser does not reveal its word for the dice. Do not play here for anything that matters.
promise-broken-word = It shows another word of yours than this browser gave. If you did not sit down again in another browser, do not play here for anything that matters.
promise-broken-dropped = It left out the word that this browser gave. Unless your connection broke at the start, do not play here for anything that matters.
promise-broken-words = The players’ words were changed after they were fixed. Do not play here for anything that matters.

## The verify page

verify-title = Were the dice fair?
verify-lead = Before the first draw the server committed to a seed by publishing its fingerprint, and so did every player to a word. Now all of them are public. Your browser recomputes every die, random number and shuffle, and compares the record with what it kept.
verify-noscript = Your browser computes the draws with JavaScript. Without it, download the record and go through the steps below with another tool.
verify-there = This browser was there: all is as promised
verify-there-text = Commitment, words, all draws, all lines and the end are the ones that this browser kept during the match.
verify-stranger = This browser was not there
verify-stranger-text = Draws and chain are right in themselves. Only a browser that was at the table can tell whether this is the match that was played.
verify-old = An older match: every draw follows from its seeds
verify-old-text = It has no chain, and its server knew the players’ words early enough to choose its seed. So this proves less than for matches of today.
check-record-wrong = Wrong: this is not what was promised
verify-rules = This page does not replay the rules. The command “stadion verify” does, with the same record.
verify-seeds-text = The server committed first, without knowing any word. Every player’s browser committed to its word before it saw another one. If one player at the table is honest, nobody could choose the dice. The server does know the draws to come, and could tell a friend.
verify-word = { $name }’s word
verify-word-fingerprint = { $name }’s word was withheld; this is its fingerprint
verify-word-none = none
verify-word-withheld = withheld
verify-saw = Save what this browser kept
verify-how-1 = When a table is opened, the server takes 32 random bytes, its seed, and publishes their SHA-256 fingerprint: its commitment.
verify-how-2 = Each player’s browser draws a word of 64 characters and sends only its fingerprint. At the start it compares the commitment and its own entry with what it kept, and only then reveals the word.
verify-working = Recomputing every draw
verify-not-yet = The match is still in progress: the server’s seed is published when it ends. This is what the server committed to.
verify-tournament = The record becomes available when the tournament is over: until then the coaches’ cards are secret. This is what the server committed to.
verify-seeds = Seed and words
verify-commitment = Commitment (SHA-256), published at the start
verify-server-seed = The server’s seed, published at the end
verify-hash = SHA-256 of that seed, computed here
verify-key = Stream key, computed here
verify-match = Match
verify-mismatch = Mismatch
verify-dice = How the dice fell
verify-dice-text = Bars show what was rolled, lines what to expect on average. With few rolls the difference can be large.
verify-die = { $sides }-sided die
verify-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}, { $expected } of each expected
verify-draws = All draws in order
verify-move = Move
verify-what = Draw
verify-recorded = Record
verify-computed = Computed
verify-draw-die = { $sides }-sided die
verify-draw-int = One of { $n }
verify-draw-shuffle = Shuffle of { $n }
verify-show-all = Show all { $count }
verify-failed = The record could not be checked.
verify-how = How it works
verify-how-3 = The key is HMAC-SHA256 of the match id and the players’ words, keyed with the server’s seed.
verify-how-4 = Block number k of the stream is HMAC-SHA256 of k, keyed with that key: eight 32-bit numbers.
verify-how-5 = A number below n is the next of these modulo n; values that would favour small results are skipped.
verify-how-6 = A shuffle swaps each position, from the last to the second, with one at or before it, drawn the same way.
verify-how-7 = Every line of the record has a head: the SHA-256 of the head before it, a secret number and the line. Browsers keep the newest head during the match.
