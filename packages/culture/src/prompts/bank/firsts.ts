export const firstsTemplates = `
firsts-taste-surprise | firsts | any | playful | 0
There is a first time for every taste. What did you put in your mouth in {year}, and what did your face do?
- Begin with the smell, just before.
- Tell who was watching you chew.

firsts-wheels-or-wings | firsts | any | curious | 0
Wheels, wings, rails, a saddle, a boat: which of them carried you for the first time around {age}, and how did it feel to start moving?
- Start with the sound of setting off.
- Tell what you held on to.

firsts-own-choice | firsts | any | warm | 0
What did you pick out entirely by yourself at {age}, perhaps to wear or to read or to hang up, and what did people say?
- Begin with the colour.
- Tell whether you would choose it again.

firsts-machine-arrives | firsts | any | curious | 0
Which new machine or gadget came into your life in {year}, and what was the first thing you tried to make it do?
- Start with the box, the button or the hum.
- Tell who read the instructions, if anybody did.

firsts-on-my-own | firsts | any | quiet | 0
What did you do alone for the first time around {age}, without anyone holding a hand, a saddle or a map for you?
- Begin with the last thing you heard before setting off.
- Tell whom you told about it first.

firsts-meeting | firsts | any | warm | 0
Someone who would matter to you may have said hello for the first time in {year}. What did you see before you knew their name?
- Shoes, hair, a laugh, a hat.
- Tell what you thought, even if it was wrong.

firsts-night-away | firsts | childhood, adolescence | curious | 0
Waking up somewhere else for the first time, in a tent, a bunk or a strange bed, what did you notice before you moved?
- Start with the ceiling or the canvas.
- Tell what was different about breakfast.

firsts-balance | firsts | childhood | playful | 0
Skates, a bicycle, a plank, a rope: on what did you find your balance around {age}, and what were the first words you shouted?
- Show your knees first.
- Tell how it was meant to stop.

firsts-own-money-spent | firsts | childhood | playful | 0
With your own coins warm in your hand at {age}, what did you buy, and how long did it last?
- Begin with the counter, seen from below.
- Tell what you nearly bought instead.

firsts-lost-tooth | firsts | childhood | playful | 0
Where did you lose a tooth around {age}, in an apple or a towel or a fight, and what became of it afterwards?
- Feel the gap with your tongue.
- Tell who made a fuss, and who did not.

firsts-book-or-film | firsts | childhood, adolescence, young adulthood | warm | 0
Which book, film or story got hold of you at {age} so completely that you did not hear your name being called?
- Begin with where you sat or lay.
- Tell which scene you went back to.

firsts-crush | firsts | adolescence, young adulthood | playful | 0
Whose arrival made you suddenly clumsy at {age}, and which perfectly ordinary thing did you drop, spill or say?
- Names can stay secret.
- Start with the corridor, the stop or the stairs.

firsts-grown-up-moment | firsts | adolescence, young adulthood | curious | 0
At which moment around {age} did somebody first treat you as a grown-up, and did you manage to act like one?
- A form, a handshake, a glass, a question.
- Tell what you did with your hands.

firsts-dish-cooked | firsts | adolescence, young adulthood | playful | 0
What was the first thing you cooked for somebody else, and what did the kitchen look like when it was over?
- Begin with the pan.
- Tell what they said, and what they left.

firsts-big-journey | firsts | young adulthood, adulthood | curious | 0
For which journey did you pack at {age} without knowing quite what to expect, and what turned out to be useless in the bag?
- Start with the zip that would not close.
- Tell about the first hour away.

firsts-night-of-your-own | firsts | young adulthood, adulthood | quiet | 0
The first night in a new place of your own, shared or not: what did you eat, what did you sleep on, what did you hear?
- Begin with the bare bulb.
- Tell what was missing.

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
Which new way of calling, writing or paying did you learn around {age}, and who sat next to you while you pressed the buttons?
- Begin with the wrong button.
- Tell about the first one that worked.

firsts-still-a-first | firsts | later life | warm | 0
Even in a long life there are firsts. Which one did {age} bring you, a taste or a sight or a word?
- Very small ones are the best.
- Tell who laughed along with you.

firsts-brave | firsts | any | quiet | 1
For what did you have to be braver than usual in {year}, and what did you do in the minute just before?
- Look at your feet in that minute.
- How it ended can stay untold.

firsts-speaking-up | firsts | adolescence, young adulthood, adulthood, midlife, later midlife | quiet | 1
When did you say out loud in {year} what you had only been thinking, and how did the room sound right after?
- Begin with your first three words.
- Tell where you looked.
`;
