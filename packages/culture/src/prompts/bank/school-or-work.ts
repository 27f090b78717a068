export const schoolOrWorkTemplates = `
school-or-work-monday-bag | school or work | any | curious | 0
Empty the bag or pockets you carried through an ordinary Monday in {year}. Which thing in there says most about your days?
- Turn it upside down and listen.
- Linger over the crumbs at the bottom.

school-or-work-good-at-last | school or work | any | warm | 0
Who was there to see it in {year} when something you had failed at for ages suddenly worked?
- Begin with the worst attempt.
- Tell what your hands finally understood.

school-or-work-best-ten-minutes | school or work | any | warm | 0
Breaks, pauses, the walk between two things: where did you spend the best ten minutes of an ordinary day in {year}?
- Start with the bell, the clock or the kettle.
- Tell who was already there.

school-or-work-tool-of-the-day | school or work | any | curious | 0
Pen, spade, keyboard, pan, needle: which tool did your hand find without your looking in {year}?
- Begin with its weight.
- Tell where it was worn smooth.

school-or-work-way-there | school or work | any | curious | 0
Which sight did you pass at exactly the same time every weekday in {year}, on the way to wherever you had to be?
- Start with the first step outside.
- Tell what it meant when you were late.

school-or-work-praise-kept | school or work | any | warm | 0
Which few words of praise, even half-hearted ones, did you carry around in your pocket in {year}?
- Put down the exact words, if you can.
- Tell what you did with your face.

school-or-work-glorious-failure | school or work | any | playful | 0
Which task, test or project of {year} went so wonderfully wrong that you can tell it as a funny story by now?
- Begin one minute before it went wrong.
- Tell who was watching.

school-or-work-teacher-of-any-kind | school or work | any | warm | 0
Who taught you something worth knowing in {year}, in a classroom or on a roof or over a sink?
- Start with their voice.
- Tell what they did when you got it wrong.

school-or-work-room-smell | school or work | childhood, adolescence | curious | 0
Chalk, glue, wet coats, floor polish: how did the room smell in which you were taught things when you were {age}?
- Find your own seat first.
- Tell what was carved or stuck underneath.

school-or-work-window-dreams | school or work | childhood, adolescence | quiet | 0
You were {age} and supposed to be paying attention. What was your pen drawing in the margin?
- Describe the doodle line by line.
- Tell how you got caught, if you did.

school-or-work-playground-law | school or work | childhood | playful | 0
Which solemn law did children obey when you were {age}, though no grown-up had ever heard of it?
- Swaps, dares, who goes first: pick one.
- Tell who had made it up.

school-or-work-when-i-grow-up | school or work | childhood | playful | 0
Which person, picture or uniform put the idea into your {age}-year-old head of what you were going to become?
- Begin with how you dressed up for it.
- Tell what you thought it paid.

school-or-work-first-earned | school or work | adolescence, young adulthood | warm | 0
What was the first money you ever earned meant for, before it was even in your hand?
- Start with the coins or the envelope.
- Tell what your feet felt like afterwards.

school-or-work-subject-alive | school or work | adolescence, young adulthood | curious | 0
Which subject, skill or hobby lit you up at {age} while everyone around you yawned?
- A page, a film, a person, an experiment.
- Tell whom you bored with it.

school-or-work-beginner-again | school or work | young adulthood, adulthood, midlife, later midlife | playful | 0
New somewhere in {year} and too proud to ask: what did you pretend to understand?
- Start with the first door you opened.
- Tell where the coffee was hidden.

school-or-work-odd-job | school or work | young adulthood, adulthood | playful | 0
Which odd job, shift or chore of {year} would you never put on a list of achievements, and never want to have missed?
- Begin with what you had to wear.
- Tell what you learned about people.

school-or-work-team-of-sorts | school or work | young adulthood, adulthood, midlife, later midlife | warm | 0
With whom did you get something difficult done in {year}, with dirty hands or late nights or both?
- Name each person by one habit.
- Tell about the noise, or the silence, afterwards.

school-or-work-unnoticed | school or work | midlife, later midlife, later life | curious | 0
What did you make, mend, carry or look after in {year} that nobody would have noticed unless you had stopped?
- Choose one very ordinary day.
- Tell who would have noticed first.

school-or-work-handed-on | school or work | midlife, later midlife, later life | warm | 0
To whom did you show in {year} how a thing is really done, with the knife, the wrench or the mouse in your hand?
- Start with what they did wrong at first.
- Tell from whom you had it yourself.

school-or-work-last-day | school or work | later midlife, later life | quiet | 1
Did some long-running duty or job come to an end around the age of {age}, and what did you do on the first free morning?
- Begin with the alarm clock, set or not.
- Tell what you kept as a souvenir.

school-or-work-days-without-boss | school or work | later life | playful | 0
With nobody to tell you what to do in {year}, to what did you give your best mornings?
- Start with the chair, bench or path.
- Tell how you knew when to stop.

school-or-work-not-for-me | school or work | adolescence, young adulthood, adulthood, midlife | quiet | 1
At which desk, counter or machine did you know around the age of {age}, quite suddenly, that this was not for you?
- Look at the clock on that wall.
- You may leave out what came next.

school-or-work-felt-small | school or work | childhood, adolescence, young adulthood | quiet | 1
When a room full of people made you feel small in {year}, what helped: a face, a thought, a thing in your pocket?
- Stay with what helped.
- A few lines will do.
`;
