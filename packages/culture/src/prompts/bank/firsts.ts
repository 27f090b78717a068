export const firstsTemplates = `
firsts-taste-surprise | firsts | any | playful | 0
What did your face do in {year} when you tasted something for the very first time?
- Begin with the smell, just before.
- Tell who was watching you chew.

firsts-wheels-or-wings | firsts | any | curious | 0
Wheels, wings, rails, a saddle, a boat: on which of them did you set off for the first time in {year}, holding on tight?
- Start with the sound of setting off.
- Tell what you held on to.

firsts-own-choice | firsts | any | warm | 0
What did you choose entirely by yourself when you were {age}, to wear or to hang up or to bring home?
- Begin with the colour.
- Tell whether you would choose it again.

firsts-machine-arrives | firsts | any | curious | 0
What was the first thing you tried to make it do, the new machine or gadget that turned up in {year}?
- Start with the box, the button or the hum.
- Tell who read the instructions, if anybody did.

firsts-on-my-own | firsts | any | quiet | 0
What did you do alone for the first time in {year}, without anyone holding a hand, a saddle or a map for you?
- Begin with the last thing you heard before setting off.
- Tell whom you told about it first.

firsts-meeting | firsts | any | warm | 0
Someone who would matter to you may have said hello for the first time in {year}. What did you see before you knew their name?
- Shoes, hair, a laugh, a hat.
- Tell what you thought, even if it was wrong.

firsts-night-away | firsts | childhood, adolescence | curious | 0
Waking up in a tent, a bunk or a strange bed in {year}, what did you notice before you moved?
- Start with the ceiling or the canvas.
- Tell what was different about breakfast.

firsts-balance | firsts | childhood | playful | 0
Skates, a bicycle, a plank, a rope: on what did you find your balance in {year}, after all those falls?
- Show your knees first.
- Tell how it was meant to stop.

firsts-own-money-spent | firsts | childhood | playful | 0
With your own coins warm in your hand, {age} years old, what did you simply have to buy?
- Begin with the counter, seen from below.
- Tell what you nearly bought instead.

firsts-lost-tooth | firsts | childhood | playful | 0
Into what did you bite, or bump, when you lost a tooth at the age of {age}?
- Feel the gap with your tongue.
- Tell what became of it afterwards.

firsts-book-or-film | firsts | childhood, adolescence, young adulthood | warm | 0
Which book, film or story got hold of you in {year} so completely that you did not hear your name being called?
- Begin with where you sat or lay.
- Tell which scene you went back to.

firsts-crush | firsts | adolescence, young adulthood | playful | 0
Whose arrival made you suddenly clumsy at {age}, so that you dropped, spilled or said something silly?
- Names can stay secret.
- Start with the corridor, the stop or the stairs.

firsts-grown-up-moment | firsts | adolescence, young adulthood | curious | 0
At which counter, table or door were you treated as a grown-up at {age}, and tried to look like one?
- A form, a handshake, a glass, a question.
- Tell what you did with your hands.

firsts-dish-cooked | firsts | adolescence, young adulthood | playful | 0
What did the kitchen look like in {year} after you had cooked something for somebody else?
- Begin with the pan.
- Tell what they said, and what they left.

firsts-big-journey | firsts | young adulthood, adulthood | curious | 0
What turned out to be perfectly useless in the bag you packed for a great journey around the age of {age}?
- Start with the zip that would not close.
- Tell about the first hour away.

firsts-night-of-your-own | firsts | young adulthood, adulthood | quiet | 0
If {year} brought you a new place to sleep, what did you eat on the first night, and off what?
- Begin with the bare bulb.
- Tell what you slept on, and what was missing.

firsts-signature | firsts | young adulthood, adulthood, midlife | curious | 0
Under which paper, small or important, did you put your name in {year}, and whose table did you lean on to do it?
- Look at the signature itself.
- Tell what you did straight afterwards.

firsts-late-beginner | firsts | midlife, later midlife, later life | playful | 0
What did you try for the very first time at {age}, long after other people would have said it was too late for that?
- Start with what you wore for it.
- Tell who rolled their eyes.

firsts-grey-hair | firsts | midlife, later midlife, later life | quiet | 0
Reading glasses, a grey hair, a seat offered on the bus: which small first made you smile or swear in {year}?
- Tell what you said out loud.
- Start with the mirror, or the stranger.

firsts-new-buttons | firsts | later midlife, later life | curious | 0
Who sat next to you in {year} while you learned a new way of calling, writing or paying, button by button?
- Begin with the wrong button.
- Tell about the first one that worked.

firsts-still-a-first | firsts | later life | warm | 0
Even a long life has firsts. Which one came to you in {year}: a taste, a sight, a word?
- Very small ones are the best.
- Tell who laughed along with you.

firsts-brave | firsts | any | quiet | 1
In the minute before you did something brave in {year}, what were you looking at?
- Look at your feet in that minute.
- How it ended can stay untold.

firsts-speaking-up | firsts | adolescence, young adulthood, adulthood, midlife, later midlife | quiet | 1
How did the room sound in {year} right after you had said aloud what you had only been thinking?
- Begin with your first three words.
- Tell where you looked.
`;
