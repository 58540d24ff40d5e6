### The quick start of a game.

learn-lead = Steps: { $steps }. { $tries ->
    [3] Three of them you play yourself.
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
learn-stale = The example could not be loaded. The text stays true.
learn-reload = Load again
learn-noscript = The pictures move only with JavaScript. Everything you need is in the text.
learn-you = Anna (you)
learn-opponent = Marek
learn-lesson = First lesson
lesson-tag = Lesson
lesson-strip = Lesson: kind dice, easy computer, no statistics.
lesson-again = Same lesson again
lesson-seed = A lesson: before it began, the server chose this seed among a few, for kind dice. Every draw follows from it all the same.
lesson-used = You have now used
lesson-leave = Leave the lesson?
lesson-leave-text = Nothing is lost: it counts nowhere, and waits a day for you.
lesson-closed = This lesson was cleared away after a day.
