### The pages around the table. Ids begin with the page they belong to.

## Home

home-title = Play
home-heading = { $games ->
    [4] Four sports. One table.
    [one] { $games } sport. One table.
   *[other] { $games } sports. One table.
}
home-lead = Real dice, real cards, a server that knows the rules. No account: type a name and play.
home-start = Start a table
home-mine = Your matches
home-mine-all = All your matches
home-games = Pick a game
home-open-count = { $count ->
    [one] { $count } table waiting for players
   *[other] { $count } tables waiting for players
}
home-open-empty = No tables are waiting right now.
home-live = Live now
home-live-empty = Nobody is playing right now.
home-no-games = No games installed
home-sit = Sit down
home-look = Take a look
home-watch = Watch
home-none-live = Nobody is playing right now. Yesterday’s best match: { $game }.
home-computer = Play the computer
home-play = Play now
home-as = You are playing as { $name }.
home-not-me = Not you?
home-name-hint = 1 to 24 characters, no password
home-no-name = Type a name first: 1 to 24 characters.
home-friend = Invite a friend
home-friend-help = Send a link. Anyone who opens it enters a name and takes a seat.
home-link = Get a link
home-my-turns = { $turns } of { $running } in progress

## Who you are

name-label = Your name at the table
name-hint = 1 to 24 characters. No password, no email.
name-save = Use this name

## Matches in lists and headings

match-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
match-players-range = { $min } to { $max } players
match-with = with { $names }
match-alone = Nobody else yet
match-your-turn = Your turn
match-to-act = To move: { $names }
match-in-lobby = In the lobby, { $taken } of { $seats } seats taken
match-moves = { $count ->
    [one] { $count } move played
   *[other] { $count } moves played
}
match-seats-free = { $count ->
    [0] No seats free
    [one] { $count } seat free
   *[other] { $count } seats free
}
match-private = Invite only
match-public = Public
match-you = you
match-host = host
match-place = { $place ->
    [1] Won
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}

## Seats and their shirts

seat-number = Seat { $number }
seat-free = Free
seat-shirt-1 = Plain blue
seat-shirt-2 = Orange hoops
seat-shirt-3 = Teal with a sash
seat-shirt-4 = Plum halves
seat-shirt-5 = Yellow with dots

## A new table

new-title = Start a table
new-game = Game
new-visibility = Who can see this table
new-visibility-help = Private tables are not listed. Anyone with the link can take a seat.
new-rules = Rules
new-rules-none = This game has no options to choose.
new-seed-help = Your browser draws a secret word. The words of all players are mixed into every roll, so that nobody, not even the server, can control the dice.
new-ticket = Match ticket
new-dice = Dice
new-dice-fair = provably fair
new-open = Start this table
new-default = Default
new-on = Yes
new-off = No
new-nothing = None
new-nth = { $name }, number { $number }

## The lobby

lobby-title = Waiting for players
lobby-crumb = Lobby
lobby-heading = { $host }: { $title }
lobby-invite = Anyone who opens it enters a name and sits down. No account.
lobby-invite-open = This table is public: anyone can take a seat. The link leads straight here.
lobby-call = Send the link
lobby-link = Invite link
lobby-copy = Copy link
lobby-copied = Copied
lobby-qr = QR code of the invite link
lobby-seats = Seats
lobby-taken = { $taken } of { $seats } taken
lobby-sit = Sit here
lobby-sit-named = Type your name and sit down
lobby-bot = Add a computer
strength = Strength
strength-random = Random
strength-easy = Easy
strength-easy-help = for beginners, makes mistakes
strength-normal = Normal
strength-normal-help = knows the game
strength-hard = Hard
strength-hard-help = thinks ahead
lobby-remove = Remove
lobby-remove-named = Remove { $name } from seat { $number }
lobby-leave = Leave
lobby-teams = Choose your team
lobby-teams-help = Each coach picks their own. Surprise me: the server draws a free team, and nobody can check this draw.
lobby-team-bar = { $n } of 5
lobby-team-yours = yours
lobby-team-opponent = Opponent
lobby-tonight = Tonight
lobby-surprise = Surprise me
lobby-start = Start the match
lobby-ready = Everybody is here.
lobby-ready-away = All seats are taken. Not here now: { $names }.
lobby-ready-host = Start when you like.
lobby-ready-guest = { $host } starts the match.
lobby-say-ready = Ready
lobby-not-yet = Not yet
lobby-undecided = { $names } is still choosing.
lobby-undecided-you = Only you are still choosing.
lobby-undecided-help = The match starts when everybody is ready.
lobby-waiting = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
lobby-waiting-help = The match can start once every seat is taken by a player or a computer.
lobby-chat = Chat
lobby-chat-empty = No messages yet. Say hello.
lobby-chat-message = Message
lobby-chat-send = Send
lobby-chat-sign-in = Type a name to join the chat.
lobby-chat-script = Chat needs JavaScript. Everything else on this page works without it.
lobby-settings = This table
lobby-offline = Connection lost. Trying again.
lobby-polls = Live updates are blocked here: seats change a moment later, and chat rests.
lobby-rules = Read the rules
lobby-host-away = { $name } is away. The table is unlisted.
lobby-removed = The host has removed you. You can watch; to play you need a new invitation.
lobby-invite-again = Invite again
lobby-lock = Lock the seat
lobby-locked = Locked
lobby-start-with = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
lobby-changed = Changed at this table: { $option }.
lobby-options-save = Save changes
lobby-clock-save = Change clock
lobby-chat-off = Turn chat off
lobby-chat-on = Turn chat on

## The result

result-title = Result
result-won = { $name } wins
result-shared = Shared first place: { $names }
result-standings = Standings
result-place = Place
result-player = Player
result-score = Score
result-fair = Were the dice fair?
result-fair-help = The fingerprint was published before the first roll, the seed after the last one. Together with the players’ words they determine every roll and every shuffle.
result-commitment = Published before the first roll
result-seed = Revealed at the end
result-client-seeds = The players’ words
result-faces = { $count ->
    [one] { $count } roll of a { $sides }-sided die. Bars: rolled. Lines: expected.
   *[other] { $count } rolls of a { $sides }-sided die. Bars: rolled. Lines: expected.
}
result-face = { $face } came up { $times ->
    [one] { $times } time
   *[other] { $times } times
}
result-verify = Check every roll
result-replay = Watch the replay
result-new = New table
result-keep = Keep this match
result-keep-help = The record holds every move and every roll. It can be replayed and checked without this server.
result-keep-later = The record holds every move and every roll. It becomes available when the tournament is over: until then the coaches’ cards are secret.
result-record = Download the record
result-actions = Moves
result-length = Duration
result-ended = Ended
result-options = Rules of this match

## Rules

rules-title = Rules
rules-of = Rules: { $title }
rules-search = Search the rules
rules-search-hint = A word, or a clause such as { $clause }
rules-contents = Contents
rules-hits = { $count ->
    [0] Nothing mentions “{ $word }”
    [one] { $count } clause mentions “{ $word }”
   *[other] { $count } clauses mention “{ $word }”
}
rules-play = Start a table
rules-source = Where the rules come from
rules-source-help = Every rule says where it comes from.
rules-printed-help = As in the printed rules.
rules-public-help = Not in the printed rules, but published elsewhere.
rules-ours-help = The printed rules are silent or unclear, so we decided.
rules-english = The full rules are in English. Everything on the table itself is in your language.
rules-missing = The rules of this game are not written down yet.

## You

you-title = You
you-here = This browser knows you
you-open = Open
you-nobody = You have no name yet
you-nobody-help = A name is all it takes to sit down. It stays in this browser.
you-look = Language and theme
you-language = Language
you-theme = Theme
you-theme-system = System
you-theme-light = Light
you-theme-dark = Dark
you-running = In progress
you-finished = Finished
you-none = You have not played any matches yet
you-none-help = Pick a game and send the link; your matches are kept here.
you-count-matches = { $count ->
    [one] match
   *[other] matches
}
you-count-won = { $count ->
    [one] won
   *[other] won
}

## When something is not right

error-404 = There is nothing here
error-404-help = The link may be incomplete, or the table is private and the link lacks its code.
error-403 = You cannot open this page
error-403-help = Ask the host for the invite link: it contains the code that opens this page.
error-409 = The table has moved on
error-409-help = Something happened in the meantime. Nothing is lost: go back and look again.
error-429 = A little slower, please
error-429-help = You sent too many requests at once. Wait a moment and try again.
error-400 = The form could not be read
error-400-help = One of the fields is not filled in correctly. Go back and try again.
error-500 = Something broke on our side
error-500-help = Your match is safe: every action is stored before anybody sees it. Try again in a moment.
error-401 = What is your name?
error-401-help = Type a name first, then you can sit down.
error-home = Home page
error-foreign = Another site sent this in your name, so it was rejected.
error-not-offered = That move is not possible now.
