export const homeTemplates = `
home-sound-of-door | home | any | warm | 0
How did the front door sound in {year}, wherever you were living, and how could you tell who had just come in?
- Begin with the key, the latch or the bell.
- Tell where the shoes ended up.

home-before-sleep | home | any | quiet | 0
Lying in the dark at {age}, wherever you slept, what could you hear just before you dropped off?
- Start with the farthest sound.
- Then the nearest: breathing, a clock, a pipe.

home-drawer-of-everything | home | any | playful | 0
Every place has a drawer, tin or shelf where everything ends up. What lay in yours in {year} that had no business there?
- Rummage with your eyes closed.
- Pull out one thing and tell its story.

home-warmest-spot | home | any | warm | 0
Where was the warmest spot in the place you lived at {age}, and who usually got to it first?
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
What was forever broken, stuck or held together with string where you lived in {year}, and what was the trick to it?
- Explain it as if to a guest.
- Tell who swore they would mend it.

home-whose-chair | home | any | warm | 0
Which chair, cushion or end of the sofa had an owner in {year}, and what happened when somebody else sat in it?
- Begin with the fabric.
- Tell what lay within reach of it.

home-ceiling | home | childhood, adolescence | quiet | 0
What did you see when you lay on your back and looked up at {age}, and what did the cracks or shadows turn into?
- Start with the light that came in.
- Give the shape a name.

home-chore-dodged | home | childhood, adolescence | playful | 0
Which chore was yours at {age}, and which clever method did you find for getting out of it?
- Describe the bucket, cloth or broom.
- Tell when the method stopped working.

home-own-corner | home | childhood, adolescence | warm | 0
A shelf, a bed, half a drawer: which part of the place you lived was truly yours at {age}, and how could anyone tell?
- List three things you put there.
- Tell what happened when someone touched them.

home-room-of-noise | home | childhood | playful | 0
In which room did everything happen when you were {age}, and where in it were you, on the floor or under something?
- Look at it from your own height.
- Count the feet going by.

home-walls-said | home | adolescence, young adulthood | playful | 0
Posters, postcards, peeling paint: what did your walls say about you at {age}, and what would you never have taken down?
- Begin with what hung nearest the bed.
- Tell how it was stuck up there.

home-first-own-key | home | adolescence, young adulthood | curious | 0
When did you first have a key, a code or a corner of your own, and what did you do the moment you were alone there?
- Feel the key in your pocket.
- Tell about the first quiet minute.

home-odd-furniture | home | young adulthood, adulthood | playful | 0
Crates, cushions, somebody’s old table: what did you call furniture at {age}, and which piece had the best story?
- Tell how it was carried in.
- Tell where it stands now, if you know.

home-sunday-hours | home | adulthood, midlife, later midlife, later life | quiet | 0
On a day with nothing in it in {year}, how did the light move through the place you lived, and where did you follow it?
- Begin with the first patch of sun.
- Tell what you were supposed to be doing.

home-guests-came | home | young adulthood, adulthood, midlife, later midlife | warm | 0
When people came by in {year}, where did everybody end up sitting or standing, and what stood on the table between you?
- Count the chairs, matching or not.
- Tell who never went home on time.

home-thing-that-moved-along | home | midlife, later midlife, later life | warm | 0
One object seems to move along through every change of address. Which was yours, and where did it stand at {age}?
- Begin with what it is made of.
- Tell about the time it nearly got lost.

home-plant-or-pot | home | adulthood, midlife, later midlife, later life | quiet | 0
A plant, a balcony box, a patch of ground: what did you keep growing in {year}, and what did it ask of you?
- Start with the watering.
- Tell what it survived.

home-smallest-comfort | home | later life | quiet | 0
Which small thing within arm’s reach made the place where you lived feel like yours in {year}?
- Describe it to someone who cannot see it.
- Tell how it came to you.

home-moving-boxes | home | any | curious | 1
If you packed or unpacked around {age}, which thing did you not let out of your sight, and which did you leave behind?
- Start with the sound of the empty room.
- One box is enough to tell about.

home-house-rules | home | childhood, adolescence, young adulthood | curious | 1
Which unwritten rule held in the place where you lived at {age}, and how did you find out that it existed?
- Say it in one short sentence.
- Tell who was allowed to break it.
`;
