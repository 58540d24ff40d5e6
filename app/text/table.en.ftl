# The frame of every page
shell-no-cookies = This browser refuses cookies. Your name and your seats are kept in one: without it you can only watch public tables.
shell-skip = Skip to content
shell-home = Stadion, home
shell-main-nav = Main
shell-nav-play = Play
shell-nav-watch = Watch
shell-nav-rules = Rules
shell-nav-you = You
shell-language = Language: English
shell-theme-system = Theme: follows your system
shell-theme-light = Theme: light
shell-theme-dark = Theme: dark
shell-footer = The rules, the shuffles and the dice run on the server, and anyone can check them afterwards.
shell-api = API

# The table: who acts
table-joining = Joining the table
table-noscript = Playing needs JavaScript. This is the current position; reload the page to see the next one.
table-position =
    Position after { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
table-bar = Your move
table-board = Board
table-hand = Your hand and moves
table-players = Players
table-rail = Calculation, log and chat
table-views = Table views
table-tools = Connection, sound, settings, leave
table-fold = Fold the side
table-unfold = Unfold the side
table-sum = Sum
table-tab-table = Table
table-tab-log = Log
table-tab-chat = Chat
table-tab-seats = Seats
table-flag-your-turn = Your turn
table-flag-watching = Watching
table-flag-over = Final
table-flag-no = Not now
table-flag-stopped = Stopped
notice-game-gone = This server no longer has this game.
notice-rules-changed = The rules of this game have changed since this match was played. You can look at it, but not continue it.
notice-record-unfit = What is stored of this match does not fit its rules. You can look at it, but not continue it.
table-flag-paused = Paused
table-paused = Moves pause until the connection is back.
table-paused-second = The table shows the last known position. Nothing is played for you.
table-flag-move = Move { $number }
table-title-turn = ● Your turn: { $game }
table-choose = Choose one of your moves.
table-choose-second = Everything the rules allow now is highlighted or listed.
table-wait-one = Waiting for { $name } to move.
table-wait-several = Waiting for { $names } to move.
table-wait-second = A sound tells you it is your turn.
table-watching-second = You see what the table sees; hands stay hidden.
table-over-won = { $name } wins.
table-over-shared = { $names } share first place.
table-over-drawn = A draw.
table-over-second = The result and the record are saved.
table-refused = Nothing has changed.
table-refused-mine = Nothing has changed. Choose a highlighted field or a listed move.
table-sent = Sending
table-wrong-watching = You are watching.
table-wrong-other = { $count ->
    [one] { $names } decides now.
   *[other] { $names } decide now.
}
table-wrong-here = That is not possible here.
table-wrong-unchanged = Nothing has been chosen yet.
table-wrong-still = You still decide:
table-clause-missing = This clause could not be read.
table-more = More
table-your-moves = Your moves
table-no-actions = It is not your turn.
table-generic = This game has no board yet. Here is everything you can see, and below it every move you can make.
table-moves = Moves

# What has happened is shown
table-stage-doing = { $name } plays.
table-stage-rolls = { $name } rolls.
table-stage-then = Then: { $names }
table-go-on = Continue
table-show-all = Show all
table-pace = Pace
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-whole = Whole moves
table-skip = Skip to my decision
since-move = Since your move
since-nothing = Nothing since your move.
since-watching = Before this
since-nothing-yet = Nothing yet.
since-away = While you were away
since-more = { $count } earlier
since-replay = Replay all { $count }, { $seconds } s
since-replay-one = Replay: { $text }
key-space = Space
table-pace-slow = Slow
table-done = Done automatically: { $what }
table-call-goal = Goal
table-call-sprint = Sprint
table-call-saved = Saved
table-call-intercepted = Intercepted
table-call-wide = Wide
table-call-off-bike = Off the bike
table-call-mishap = Mishap
table-call-card = Action card
table-call-card-back = Card back
table-call-card-lost = Card lost
table-call-refused = Refused
table-call-over-line = Over the line
table-call-faceoff = Face-off
table-call-puck-won = Puck won
table-call-puck-lost = Puck lost
table-call-ball-won = Ball won
table-call-ball-lost = Ball lost
table-call-out = Out
table-call-final = Final
table-call-period = Period over
table-call-half-time = Half-time
table-call-full-time = Full time
table-call-winner = Winner
table-call-crash = Crash
table-call-referee = Referee
table-call-photo = Photo finish
table-call-header = Header

# Seats
table-you = you
table-on-turn = to move
table-bot = Computer
table-program = Program
table-bot-name = Computer { $number }
table-bot-hasty = hurries
table-bot-patient = waits
table-seat-name = Seat { $number }
table-seat-left = computer plays
table-seat-reconnecting = reconnecting
table-take-seat = Take this seat
table-stands = The stands
table-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
table-stands-text = Spectators see the board and the log, never a hand.
table-copy = Copy link
table-copied = Copied

# The line to the server
table-line-joining = Joining
table-line-good = Connected
table-line-good-ms = Connected, { $ms } ms
table-line-slow = Slow
table-line-slow-ms = Slow, { $ms } ms
table-line-broken = Reconnecting
table-line-lost = No connection
table-reconnecting = Reconnecting, attempt { $tries }.
table-reconnecting-text = The board may be out of date, so moves are paused.
table-reconnecting-watching = The board may be out of date.
table-polls = Live updates are blocked here.
table-polls-text = You can play; moves arrive a moment later, and chat rests.
table-lost = The connection is lost.
table-lost-text = We keep trying. Your seat is kept and nothing is played for you.
table-try-now = Try now
table-outdated = A new version of Stadion is here.
table-outdated-text = Load the page again. Your seat and what you have written are kept.
table-load-again = Load again
table-not-arrived = Your move did not arrive.
table-not-arrived-text = The table changed before it did. Nothing was played for you; choose again.
table-close = Close
table-viewing = Viewing move { $number }.
table-older = Previous
table-newer = Next
table-to-live = Back to live
table-door-unauthenticated = What is your name?
table-door-unauthenticated-text = Type a name on the home page first, then open this link again.
table-door-forbidden = This table is private
table-door-forbidden-text = You need its invite link. Ask the host for it.
table-door-not-found = There is no such table
table-door-not-found-text = The link may be incomplete, or the table never existed.
table-door-rate-limited = Too fast
table-door-rate-limited-text = The server has closed this connection for a while. Wait a minute and reload the page.
table-door-home = Home page

table-no-sum = What a roll or a choice adds up to is shown here, part by part.

# Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-earlier = Earlier lines
table-log-new = { $count } new
table-log-look = View move { $number }
chat-not-sent = This message was not sent. It is still here: try again.
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-message = Message
table-chat-hint = Message the table
table-chat-send = Send
table-chat-stands = in the stands
table-chat-muted = Chat is off at this table.
log-resigned = { $name } resigns.

# Header, settings, keys
table-sound = Sound
table-settings = Table settings
table-leave = Leave
table-private = Private table
table-public = Public table
table-theme = Theme
table-theme-system = System
table-theme-light = Light
table-theme-dark = Dark
table-language = Language
table-sounds = Sounds
table-sound-turn = My turn and low time
table-sound-play = Dice, cards and pieces
table-vibrate = Vibrate when I am low on time
table-sound-chat = Chat
table-comfort = Accessibility
table-no-motion = No animations
table-list = All moves as a list, beside the log
table-keys-on = Single-key shortcuts
table-keys = Keyboard shortcuts
table-key-help = This list
table-key-log = Log
table-key-chat = Chat
table-key-hide = Hide the pieces on the board
table-key-skip = Skip to my decision
table-key-escape = One step back
table-key-arrows = Move on the board
table-key-hand = Hand and sources
table-key-rule = Rule for a card, like a long press

# Before something final
table-resign = Resign
table-resign-title = Resign this match?
table-resign-duel = The match ends at once and your opponent wins. The result and the record are saved.
table-resign-more = The computer plays your seat to the end. This cannot be undone.
table-leave-title = Leave this match?
table-leave-text = The computer plays your seat until you come back. This does not resign the match.
table-leave-now = Let the computer play
table-leave-for-good = Leave for good
table-pause = Pause
table-pause-title = Pause this match?
table-pause-text = Only computers sit with you, so nobody waits. In a pause your clock stands still too. Giving up ends the match now, and it counts as lost.
table-pause-now = Pause, go on any time
table-pause-stay = Stay at the table
table-pause-resign = Give the match up
table-paused-solo = This match is paused.
table-keep-playing = Keep playing

# The end
table-result = Result
table-replay = Watch the replay
table-verify = Verify the dice
table-record = Download the record

# Replay
replay-caption = What happened
replay-title = Replay: { $game }
replay-board = Board at this move
replay-beside = Moments, moves and chat
replay-moves = Moves
replay-link = Link to this moment
replay-nothing = A decision revealed later.
replay-opening = The opening position.
replay-timeline = Timeline
replay-at = Move { $number } of { $total }
replay-move = Move
replay-first = Go to the start
replay-back = One step back
replay-forward = One step forward
replay-last = Go to the end
replay-moments = Moments
replay-decisions = Decisions
replay-analysis = Whole analysis
replay-moment-back = Previous moment
replay-moment-on = Next moment
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-eyes = View as
replay-all = All
replay-stands = Spectator
replay-hand = { $name }’s hand
replay-everything = Everything
replay-track = How the chances changed
replay-declared = before
replay-aimed = as aimed
replay-card = card
replay-dice = dice
replay-verdict = verdict
replay-mode = Moments { $time }
replay-to-table = Back to the table
replay-loading = Loading the replay
replay-noscript = Without JavaScript the replay shows one position at a time.
replay-failed = The replay could not be loaded.
replay-lost = This part could not be loaded. The rest stays as it is.

table-tournament = Tournament
table-cup-back = Back to the cup
table-cup-won = { $result ->
    [won] You won { $score } and { $cup } with it.
    [lost] You lost { $score } and won { $cup }.
    [given] You won and { $cup } with it.
    [gave] You lost and won { $cup }.
    [lucky] You drew { $score }, won by drawing lots and won { $cup } with it.
    [unlucky] You drew { $score }, lost by drawing lots and won { $cup }.
   *[drawn] You drew { $score } and won { $cup }.
}
table-cup-over = { $result ->
    [won] You won { $score }.
    [lost] You lost { $score }.
    [given] You won.
    [gave] You lost.
    [lucky] You drew { $score } and won by drawing lots.
    [unlucky] You drew { $score } and lost by drawing lots.
   *[drawn] You drew { $score }.
} { $name } wins { $cup }, your place: { $place }.
table-cup-goes-on = { $result ->
    [won] You won { $score }.
    [lost] You lost { $score }.
    [given] You won.
    [gave] You lost.
    [lucky] You drew { $score } and won by drawing lots.
    [unlucky] You drew { $score } and lost by drawing lots.
   *[drawn] You drew { $score }.
} Your place in { $cup } so far: { $place }.
table-cup-watched = { $name } wins { $cup }.
table-cup-level = Level on points: goal difference decides.
