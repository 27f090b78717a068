export const gratitudeTemplates = `
gratitude-unsaid-thanks | gratitude | any | warm | 1
Somebody did something for you in {year} and was never properly thanked. What would you put on the card?
- Two lines fit on a card.
- Begin with what they did, not with thanks.

gratitude-free-of-charge | gratitude | any | curious | 0
What was the best thing you got in {year} that did not cost anybody a penny?
- A view, a nap, a joke, a shortcut.
- Tell who shared it, if anyone.

gratitude-thing-that-lasted | gratitude | any | playful | 0
Which faithful thing served you in {year} without complaint: a coat, a pan, a bicycle, a pair of boots?
- Write it a reference, as for a job.
- Mention its one bad habit.

gratitude-lucky-moment | gratitude | any | playful | 0
When did luck wink at you in {year}, with a green light or a last seat or a coin on the pavement?
- Start one second before.
- Tell whom you told about it.

gratitude-smell-in-a-jar | gratitude | any | quiet | 0
If you could have one smell of {year} back in a jar, where would you go to open the lid?
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
How could they possibly have known, whoever gave you the present that was exactly right in {year}?
- Start with the paper or the hiding place.
- Tell where it is today.

gratitude-body-part | gratitude | any | playful | 0
Quick feet, sharp ears, patient fingers, a loud voice: to which part of you do you owe a thank-you for {year}?
- Tell about its finest hour.
- Add where it let you down, if it did.

gratitude-ordinary-joy | gratitude | any | quiet | 0
Which tiny pleasure came back nearly every day in {year}, so small that you have never told anyone about it?
- Warm socks, a cold window, the last bite.
- Tell when in the day it came.

gratitude-place-thanks | gratitude | any | quiet | 0
Which place was good to you in {year}, the way a host is good to a guest?
- Say thank you to it, in one line.
- Tell what it let you do there.

gratitude-given-time | gratitude | childhood, adolescence | warm | 0
Who had time for you when you were {age} and everyone else was busy with something important?
- Start with what lay on the table.
- Tell how you knew where to find them.

gratitude-lap-or-shoulder | gratitude | childhood | warm | 0
From whose lap, shoulders or arm could you see the most of the world when you were {age}?
- Start with the scratch of the wool.
- If nobody comes, choose a tree or a wall.

gratitude-treat | gratitude | childhood | playful | 0
What counted as an enormous treat when you were {age}, to be licked, peeled or unwrapped as slowly as possible?
- Tell how long you made it last.
- Tell who had come up with it.

gratitude-rescued | gratitude | adolescence, young adulthood | playful | 0
Who got you out of trouble at {age}, with a ladder or a lie or a lift, and hardly any lecture?
- Begin with the trouble, in one line.
- Tell what they asked for in return.

gratitude-believed-in-you | gratitude | adolescence, young adulthood, adulthood | warm | 0
A wink, a push, a key handed over: how did someone let you know in {year} that they thought you could do it?
- Tell what it was they saw.
- Begin with where you were both standing.

gratitude-second-family | gratitude | young adulthood, adulthood, midlife | warm | 0
At whose table was there always a chair for you around the age of {age}, whatever the hour?
- Start with the coat hooks.
- Tell which jobs were yours there.

gratitude-thank-machine | gratitude | adulthood, midlife, later midlife | playful | 0
Which machine, timetable or invention deserves a medal for the hours it gave you in {year}?
- Describe the noise it made.
- Tell about the day it went on strike.

gratitude-job-well-done | gratitude | adulthood, midlife, later midlife, later life | warm | 0
A nurse, a driver, a clerk, a repairer: who did their job so well in {year} that your own day got better?
- Start with what they wore.
- Tell the one sentence you remember.

gratitude-still-here | gratitude | midlife, later midlife, later life | quiet | 0
A friend, a mug, a tree: what had been with you longest when you were {age}?
- Begin with how you met.
- Mention the worst weather together.

gratitude-visit | gratitude | later midlife, later life | warm | 0
Whose visit in {year} left your room brighter than it had been, with crumbs on the floor to prove it?
- Begin with the bell or the voice.
- Tell what else they left behind.

gratitude-slow-pleasure | gratitude | later life | quiet | 0
Which of your pleasures got better for being slow at {age}: peeling an orange, reading the paper, watching a street wake up?
- Do it once in slow motion.
- Tell where you were sitting.

gratitude-good-in-bad | gratitude | any | quiet | 1
Even in a difficult stretch of {year}, what was good to you, however small: a song, a soup, a dry pair of socks?
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
