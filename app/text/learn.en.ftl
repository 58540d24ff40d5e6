### The quick start of a game.

learn-lead = Steps: { $steps }. { $tries ->
    [3] You play three of them yourself.
   *[other] You play some of them yourself: { $tries }.
}
learn-home = Learn in 5 minutes
learn-steps = Steps
learn-try = Try it
learn-choice = Your choice
learn-again = Try again
learn-rule = Rule
learn-book = Rulebook
learn-play = Play the computer
learn-stale = The example could not be loaded. The text still applies.
learn-reload = Reload
learn-noscript = The pictures only move with JavaScript. Everything you need is in the text.
learn-you = Anna (you)
learn-opponent = Marek
learn-lesson = First lesson
lesson-tag = Lesson
lesson-strip = Lesson: lucky dice, easy computer, not counted.
lesson-tried = Tried { $n } of { $of }.
lesson-left = Still to try: { $list }.
lesson-again = Once more from here
lesson-seed = A lesson: before it began, the server tried several seeds and chose one with lucky dice. Every draw still follows from it.
lesson-used = You have now used
lesson-leave = Leave the lesson?
lesson-leave-text = Nothing is lost: it does not count, and is kept for a day.
lesson-closed = This lesson was removed after a day.
