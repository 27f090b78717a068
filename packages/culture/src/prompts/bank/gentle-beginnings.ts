export const gentleBeginningsTemplates = `
place-before-you-path | place | before birth | quiet | 0
Which path, quay or market square did the feet of the people you come from know best around {year}, as you imagine it?
- Begin with the ground: mud, cobbles, sand.
- Tell where you have the picture from.

place-before-you-view-shared | place | before birth | warm | 0
Is there a view that people of yours saw long before you and that you have seen too, a hill, a harbour, a row of roofs?
- Begin with what has not changed.
- Tell when you stood there yourself.

turning-points-before-you-waiting | turning points | before birth | warm | 0
What have you been told about the time just before you came, and what was being painted, knitted, borrowed or moved?
- Begin with the room that was made ready.
- A guess is as good as a fact here.

turning-points-before-you-letter | turning points | before birth | quiet | 0
If a letter from {year} turned up, written by one of the people you come from, what would you hope to read in it?
- Begin with the paper and the ink.
- Tell whom you would read it to.

play-before-you-toy | play | before birth | warm | 0
What would a child among the people you come from have played with around {year}, and out of what was it made?
- Wood, rags, string, stones: begin there.
- Tell which of those games you still played.

values-before-you-kept-rule | values | before birth | quiet | 0
Which small rule of the house, about bread, doors or guests, is older than you and still kept somewhere you know?
- State the rule as it was said.
- Tell who looks up when it is broken.

school-or-work-before-you-tools | school or work | before birth | warm | 0
Which tool, apron, ledger or lunch tin of somebody before you has been shown to you or described to you?
- Begin with the handle or the clasp.
- Tell what it was used for last.

loss-and-comfort-before-you-warmth | loss and comfort | before birth | warm | 0
Around which stove, lamp, bench or well did the people you come from gather on quiet evenings of {year}, as you picture it?
- Begin with who sat closest.
- Tell what would have been on the fire.

place-early-window-of-pram | place | early childhood | warm | 0
Where were you pushed, carried or pulled along as a tiny one in {year}, as people tell it, and what did you pass?
- Pram, sling, sledge or shoulders: begin there.
- Tell who did the pushing.

turning-points-early-new-bed | turning points | early childhood | quiet | 0
Did you change rooms, beds or addresses while you were very small, and what story or picture is left of the old one?
- Begin with the bars, the blanket or the door.
- It may be only a sentence somebody says.

school-or-work-early-watching | school or work | early childhood | warm | 0
Whose work did you sit and watch when you were tiny, as you have been told, and what did it sound like?
- Sewing, milking, typing, hammering.
- Tell what they gave you to keep you busy.

food-early-fed | food | early childhood | warm | 0
Who fed you with a spoon in {year}, as far as anybody remembers, and which tricks made your mouth open?
- Aeroplanes, trains, songs: begin with the noise.
- Tell what happened to the last spoonful.

values-early-first-kindness | values | early childhood | warm | 0
Which kind or funny thing are you said to have done when you were tiny, that people still bring up?
- Begin with the way they tell it.
- Tell who was on the other end of it.

play-early-hiding-place | play | early childhood | quiet | 0
Under which table, curtain or coat did you like to hide when you were very small, as the story goes?
- Begin with the bit of you that stuck out.
- Tell who pretended not to see you.

seasons-in-the-hand | seasons | any | quiet | 0
Which leaf, shell, snowball or feather do you see in your hand when you think of being outdoors in {year}?
- Begin with its weight and its edge.
- Tell where you put it down.

seasons-first-coat-day | seasons | any | warm | 0
The first day of {year} for a thick coat, or for none at all: where did you walk, and who said you would be sorry?
- Begin with the air on your arms.
- Tell whether they were right.

seasons-light-through-curtain | seasons | any | quiet | 0
How did the morning light come into the place where you slept in {year}, and what did it fall on first?
- Begin with the pattern it made.
- Tell how you knew the hour from it.

seasons-evening-outside | seasons | any | warm | 0
On which doorstep, balcony or bench did the long evenings of {year} find you, and what was everybody talking about?
- Begin with the chairs that were carried out.
- Tell who stayed until the last.

place-quiet-corner-of-a-busy-place | place | any | quiet | 0
In which busy place did you have a quiet corner of your own in {year}, and what could you see from it?
- A stairwell, a stockroom, the last row of seats.
- Tell how you got there unseen.

place-bridge-or-crossing | place | any | warm | 0
Which bridge, crossing or stile did you pass so often in {year} that your feet would know it in the dark?
- Begin with the sound under your soles.
- Tell where it led you on good days.

place-seen-from-above | place | any | quiet | 0
From which hill, floor, tree or ladder could you look down on your own small world when you were {age}?
- Begin with the smallest thing you could make out.
- Tell who was up there with you, if anyone.

loss-and-comfort-good-night | loss and comfort | any | quiet | 0
What was the last thing you usually heard, said or thought before you fell asleep in {year}?
- Begin with the pillow.
- A radio, a sigh, a list for tomorrow.

loss-and-comfort-long-bath | loss and comfort | any | warm | 0
What did you do to be kind to yourself in {year}, a bath or a biscuit or the long way home?
- Begin with the first minute of it.
- Tell what you told nobody.
`;
