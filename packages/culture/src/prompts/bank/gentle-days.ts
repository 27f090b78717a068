export const gentleDaysTemplates = `
food-something-left-for-you | food | any | warm | 0
Who kept a plate, a slice or the crispy bit for you in {year}, and under what was it waiting?
- Begin with lifting the lid.
- Tell how late you were.

play-alone-and-happy | play | any | quiet | 0
What could you do for an hour all by yourself when you were {age} and not be bored for one minute of it?
- Begin with where you sat or lay.
- Tell who would interrupt you in the end.

play-small-creature | play | any | warm | 0
Which beetle, bird, cat or fish did you watch for longer than anybody thought reasonable in {year}?
- Begin with how it moved.
- Tell the name you gave it, if you did.

play-pocket-full | play | any | warm | 0
What would have been found in your pockets after a good free day in {year}?
- Empty them on the table, one thing after the other.
- Tell which one you kept.

play-favourite-picture | play | any | quiet | 0
Which picture, page or postcard did you look at again and again in {year}, and what was in its corner?
- Begin with the colours.
- Tell where it hung, lay or was hidden.

music-whistle-on-the-way | music | any | warm | 0
What did you whistle, hum or tap on the railing on your way somewhere in {year}?
- Begin with the rhythm of your feet.
- Tell where the tune had come from.

music-bells-and-signals | music | any | quiet | 0
Which bell, horn, whistle or call gave your days in {year} their rhythm, and where were you when it sounded?
- Begin with the loudest of them.
- Tell what everybody did at once.

music-someone-practising | music | any | warm | 0
Who around you was practising something in {year}, scales or speeches or football kicks, and what did you hear of it?
- Begin with the mistake that always came.
- Tell when it finally went right.

music-bird-or-engine | music | any | quiet | 0
Which sound of {year} that nobody would call music was music to you, and what did it announce?
- An engine, a bird, a key, a kettle.
- Tell how you felt when it came.

seasons-open-window | seasons | any | quiet | 0
The first evening of {year} warm enough to leave the window open: what came in with the air where you were?
- Begin with the curtain.
- Tell how long you stayed awake.

seasons-wet-shoes | seasons | any | warm | 0
Which walk of {year} ended with wet shoes, red cheeks or sand everywhere, and what were you given when you came in?
- Begin on the doormat.
- Tell what was hung up to dry.

seasons-fruit-of-the-year | seasons | any | warm | 0
What ripened, bloomed or was for sale for a few weeks only in {year}, and how did you know its time had come?
- Begin with the first one you saw.
- Tell who always said it was late this time.

seasons-under-the-blanket | seasons | any | quiet | 0
Where did you keep warm, or keep cool, on the most extreme day of {year} that you can bring back?
- Begin with your toes.
- Tell who moved over to make room.

loss-and-comfort-after-rain | loss and comfort | any | quiet | 0
What could put you back in balance in {year} within ten minutes: a window, a tap, a tree, a certain voice?
- Begin with the first of the ten minutes.
- Tell who knew about it.

loss-and-comfort-mended-thing | loss and comfort | any | warm | 0
Which broken thing did somebody mend for you in {year}, and could you still see the place afterwards?
- Begin with the glue, the thread or the tape.
- Tell what you thought while you watched.

loss-and-comfort-nothing-happened | loss and comfort | any | quiet | 0
Tell about a restful hour of {year} in which nothing happened: where were you, and what was the light doing?
- Begin with what you were leaning against.
- Nothing at all needs to come of it.

loss-and-comfort-place-at-fire | loss and comfort | any | warm | 0
Near what did you warm your hands in {year}: a stove, a mug, a fire, another hand?
- Begin with how cold they were.
- Tell what smelled of smoke, tea or wool.

values-small-courtesy | values | any | warm | 0
Which small courtesy did you see somebody keep up in {year}, whatever the day was like, and have you kept it too?
- Begin with the gesture itself.
- Tell who was on the receiving end.

values-careful-with | values | any | quiet | 0
What were you always careful with in {year}, though nobody had told you to be?
- Begin with how you put it down.
- Tell where you had it from.

values-time-well-spent | values | any | quiet | 0
Which hour of an ordinary week in {year} would you not have given up for anything?
- Begin with the clock.
- Tell what you did to protect it.

values-shared-gladly | values | any | warm | 0
What did you hand over gladly in {year}, though you could well have kept it for yourself?
- Begin with the weight of it.
- Tell what the other person did with it.

gratitude-lift-or-seat | gratitude | any | warm | 0
Who gave you a lift, a seat or a push uphill in {year}, and what did you talk about meanwhile?
- Begin with the handle, the saddle or the back seat.
- Tell where you got off.

gratitude-good-shoes | gratitude | any | warm | 0
Which pair of shoes carried you through most of {year}, and where would they have liked to go again?
- Begin with the laces or the heel.
- Tell what finally became of them.

gratitude-warm-word | gratitude | any | quiet | 0
Which friendly sentence of {year} have you never quite put away, and in which doorway or street was it said?
- Write the sentence first.
- Tell what you answered, if anything.

gratitude-somebody-waited | gratitude | any | quiet | 0
Who waited for you somewhere in {year}, at a stop, on a bench or with a light on, and how could you tell?
- Begin with what they were looking at.
- Tell the first thing they said.

people-walked-alongside | people | any | warm | 0
With whom did you fall into step in {year}, on a road or along a corridor, and who set the pace?
- Begin with the sound of four feet.
- Tell where the two of you parted.
`;
