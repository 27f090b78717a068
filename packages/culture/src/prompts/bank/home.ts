export const homeTemplates = `
home-sound-of-door | home | any | warm | 0
How could you tell in {year}, by the sound of the door alone, who had just come in where you lived?
- Begin with the key, the latch or the bell.
- Living alone: tell how your own coming in sounded.

home-before-sleep | home | any | quiet | 0
Lying in the dark in {year}, wherever you slept, what could you hear just before you dropped off?
- Start with the farthest sound.
- Then the nearest: breathing, a clock, a pipe.

home-drawer-of-everything | home | any | playful | 0
Every place has a drawer, tin or shelf where everything ends up. What lay in yours in {year} that had no business there?
- Rummage with your eyes closed.
- Pull out one thing and tell its story.

home-warmest-spot | home | any | warm | 0
Where was the warmest spot in the place you lived in {year}, the one that everybody, cats included, was after?
- A stove, a sunny floor, a heavy blanket.
- Tell how you won it, when you did.

home-best-object | home | any | curious | 0
Which thing in the place you lived in {year} would you carry out into the sunlight first, just to look at it again?
- Weigh it in your hand.
- Tell about the scratch, stain or dent.

home-table-marks | home | any | warm | 0
Run a hand over the table you used most in {year}. Which marks, crumbs or piles of things does it find?
- Start with the corner that was yours.
- Tell what the table was for besides eating.

home-morning-order | home | any | curious | 0
In which order did the place you lived wake up in {year}, from the first noise to the moment you left your bed?
- A tap, a radio, a bird, a floorboard.
- Tell who was best avoided before breakfast.

home-something-always-broken | home | any | playful | 0
What was forever broken, stuck or held together with string where you lived in {year}, with a trick that only insiders knew?
- Explain it as if to a guest.
- Tell who swore they would mend it.

home-whose-chair | home | any | warm | 0
Which chair, cushion or corner had an owner in {year}, so that you would not have dared to sit there?
- Begin with the fabric.
- Tell what lay within reach of it.

home-ceiling | home | childhood, adolescence | quiet | 0
You are {age}, on your back, looking up. What do the cracks, stains or shadows on the ceiling turn into?
- Start with the light that came in.
- Give the shape a name.

home-chore-dodged | home | childhood, adolescence | playful | 0
By which clever method did you get out of your least favourite chore when you were {age}?
- Describe the bucket, cloth or broom.
- Tell when the method stopped working.

home-own-corner | home | childhood, adolescence | warm | 0
A shelf, a bed, half a drawer: which bit of the place you lived was truly yours when you were {age}?
- Begin with the smallest thing you put there.
- Tell what happened when someone touched them.

home-room-of-noise | home | childhood | playful | 0
Everything happened in one room when you were {age}. Where in it were you: on the floor, by the stove, under the table?
- Look at it from your own height.
- Count the feet going by.

home-walls-said | home | adolescence, young adulthood | playful | 0
Posters, postcards, peeling paint: what did the wall nearest to your pillow say about you at {age}?
- Begin with the corner that kept coming loose.
- Tell how it was stuck up there.

home-first-own-key | home | adolescence, young adulthood | curious | 0
What did you do in the first quiet minute behind a door of your own, once you had the key to it at {age}?
- Feel the key in your pocket.
- Tell what you could suddenly hear.

home-odd-furniture | home | young adulthood, adulthood | playful | 0
Crates, cushions, somebody’s old table: what did you proudly call furniture at {age}?
- Tell how it was carried in.
- Tell where it stands now, if you know.

home-sunday-hours | home | adulthood, midlife, later midlife, later life | quiet | 0
On a day with nothing in it in {year}, where in the place you lived did the sun find you?
- Begin with the first patch of sun.
- Tell what you were supposed to be doing.

home-guests-came | home | young adulthood, adulthood, midlife, later midlife | warm | 0
When people came by to see you in {year}, in which part of the place did everybody always end up?
- Count the chairs, matching or not.
- Tell who never went home on time.

home-thing-that-moved-along | home | midlife, later midlife, later life | warm | 0
One object seems to move along through every change of address. Which was yours, and where did it stand at {age}?
- Begin with what it is made of.
- Tell about the time it nearly got lost.

home-plant-or-pot | home | adulthood, midlife, later midlife, later life | quiet | 0
A plant, a balcony box, a patch of ground: what did you try to keep alive in {year}?
- Start with the watering.
- Tell what it survived.

home-smallest-comfort | home | later life | quiet | 0
Which small thing within arm’s reach made the place where you lived feel like yours in {year}?
- Describe it to someone who cannot see it.
- Tell how it came to you.

home-moving-boxes | home | any | curious | 1
If you packed up or unpacked in {year}, which one thing did you not let out of your sight?
- Start with the sound of the empty room.
- One box is enough to tell about.

home-house-rules | home | childhood, adolescence, young adulthood | curious | 1
Which unwritten rule held in the place where you lived when you were {age}, and how did you find out about it?
- Say it in one short sentence.
- Tell who was allowed to break it.
`;
