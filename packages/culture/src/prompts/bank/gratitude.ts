export const gratitudeTemplates = `
gratitude-unsaid-thanks | gratitude | any | warm | 1
Whom did you never properly thank for something they did in {year}, and what would you put on the card?
- Two lines fit on a card.
- Begin with what they did, not with thanks.

gratitude-free-of-charge | gratitude | any | curious | 0
What was the best thing in {year} that did not cost a penny, and at what time of day did it come?
- A view, a nap, a joke, a shortcut.
- Tell who shared it, if anyone.

gratitude-thing-that-lasted | gratitude | any | playful | 0
Which faithful thing served you all through {age} without complaint: a coat, a pan, a bicycle, a pair of boots?
- Write it a reference, as for a job.
- Mention its one bad habit.

gratitude-lucky-moment | gratitude | any | playful | 0
When did luck wink at you in {year}, with a green light or a last seat or a coin on the pavement?
- Start one second before.
- Tell whom you told about it.

gratitude-smell-in-a-jar | gratitude | any | quiet | 0
If you could have one smell of {year} back in a jar, which would it be, and where would you open the lid?
- Go through the rooms with your nose.
- Tell who would know it too.

gratitude-hour-again | gratitude | any | warm | 0
Which single hour of {year} would you live through once more, exactly as it was and without mending anything?
- Start with the hands of the clock.
- Tell what you would look at longer.

gratitude-helping-hand | gratitude | any | warm | 0
Who carried the other end of something heavy for you in {year}, a sofa or a suitcase or a worry?
- Begin with the lift: one, two, three.
- Tell how you paid them, if you did.

gratitude-gift-unwrapped | gratitude | any | warm | 0
Which present, wrapped or not, hit the mark in {year}, and how had the giver known?
- Start with the paper or the hiding place.
- Tell where it is today.

gratitude-body-part | gratitude | any | playful | 0
To which part of you do you owe a thank-you for {age}: quick feet, sharp ears, patient fingers, a loud voice?
- Tell about its finest hour.
- Add where it let you down, if it did.

gratitude-ordinary-joy | gratitude | any | quiet | 0
Which tiny pleasure came back nearly every day in {year}, so small that you have never told anyone about it?
- Warm socks, a cold window, the last bite.
- Tell when in the day it came.

gratitude-place-thanks | gratitude | any | quiet | 0
Which place was good to you at {age}, a corner or a field or a whole town, and what did it let you do?
- Thank it the way you would thank a host.
- Name its best hour.

gratitude-given-time | gratitude | childhood, adolescence | warm | 0
Who had time for you at {age} when everyone else was busy, and what did the two of you do with it?
- Start with what lay on the table.
- Tell how you knew where to find them.

gratitude-lap-or-shoulder | gratitude | childhood | warm | 0
From whose lap, shoulders or arm could you see the most at {age}, and what did you look at from up there?
- Start with the scratch of the wool.
- If nobody comes, choose a tree or a wall.

gratitude-treat | gratitude | childhood | playful | 0
What counted as an enormous treat when you were {age}, and how did you make it last?
- Lick, peel or unwrap it once more.
- Tell who had come up with it.

gratitude-rescued | gratitude | adolescence, young adulthood | playful | 0
Who got you out of trouble at {age}, without a lecture or nearly so, and how did they go about it?
- Begin with the trouble, in one line.
- Tell what they asked for in return.

gratitude-believed-in-you | gratitude | adolescence, young adulthood, adulthood | warm | 0
Who thought you could do it in {year}, before you thought so yourself, and how did they let you know?
- A wink, a push, a key handed over.
- Tell what it was they saw.

gratitude-second-family | gratitude | young adulthood, adulthood, midlife | warm | 0
At whose table was there always a chair for you around {age}, and what did it smell like when you came in?
- Start with the coat hooks.
- Tell which jobs were yours there.

gratitude-thank-machine | gratitude | adulthood, midlife, later midlife | playful | 0
Which machine, timetable or invention made life lighter for you in {year}, and what did it set your hands free for?
- Describe the noise it made.
- Tell about the day it went on strike.

gratitude-job-well-done | gratitude | adulthood, midlife, later midlife, later life | warm | 0
A nurse, a driver, a clerk, a repairer: who did their job so well in {year} that your own day got better?
- Start with what they wore.
- Tell the one sentence you remember.

gratitude-still-here | gratitude | midlife, later midlife, later life | quiet | 0
What had been with you longest when you were {age}, a friend or a mug or a tree, and what had you two been through?
- Begin with how you met.
- Mention the worst weather together.

gratitude-visit | gratitude | later midlife, later life | warm | 0
Whose visit in {year} left the room brighter than before, and what stayed behind when they had gone?
- Crumbs, a drawing, a joke, a draught.
- Begin with the bell or the voice.

gratitude-slow-pleasure | gratitude | later life | quiet | 0
Which pleasure got better for being slow at {age}: peeling an orange, reading the paper, watching a street wake up?
- Do it once in slow motion.
- Tell where you were sitting.

gratitude-good-in-bad | gratitude | any | quiet | 1
Even in a difficult stretch of {year}, what was good, however small: a song, a soup, a dry pair of socks?
- Write only about that one thing.
- Tell where it came from.

gratitude-hard-thanks | gratitude | young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
Is there something you did not want at all in {year} and can, by now, be a little thankful for?
- Describe it as an uninvited guest.
- If the answer is no, tell what helped.

gratitude-own-self | gratitude | adolescence, young adulthood, adulthood, midlife, later midlife, later life | warm | 1
For what would you like to thank the person you were at {age}, standing there in those clothes with that haircut?
- Describe the outfit first.
- Then say it in one plain sentence.
`;
