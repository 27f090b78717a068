export const lossAndComfortTemplates = `
loss-and-comfort-soft-thing | loss and comfort | any | warm | 0
What did you pull around your shoulders or hold on to in {year} when you wanted the world to be a little softer?
- Begin with how it felt on your cheek.
- Tell where it lived by day.

loss-and-comfort-hot-drink | loss and comfort | any | warm | 0
Someone put the right warm thing into your hands when you were {age}. What was in the cup or bowl?
- Begin with the steam.
- Tell what they said, if they said anything.

loss-and-comfort-lost-object | loss and comfort | any | playful | 0
Which thing did you lose in {year} and go on looking for, in every pocket and under every cushion?
- Describe it as for a lost-and-found desk.
- Tell where you secretly think it is.

loss-and-comfort-found-again | loss and comfort | any | warm | 0
In what ridiculous place did something turn up in {year} that you had long given up for lost?
- Begin with your hand closing round it.
- Tell whom you ran to.

loss-and-comfort-voice | loss and comfort | any | quiet | 0
Whose voice could calm you down when you were {age}, from the next room or down a crackling line?
- Hear it before you write.
- Low, quick, hoarse, sing-song: find the word.

loss-and-comfort-walk-it-off | loss and comfort | any | quiet | 1
Where did your feet take you in {year} when your head was too full to sit still?
- Start with closing the door behind you.
- Tell at which point it got quieter.

loss-and-comfort-cheered-up | loss and comfort | any | playful | 0
Who could make you laugh in {year} at the very moment you had firmly decided to sulk?
- Describe the face they pulled.
- Tell how long you held out.

loss-and-comfort-sick-day | loss and comfort | childhood, adolescence | warm | 0
You are {age} and in bed with a cold. What is within reach on the blanket, the tray or the floor?
- Begin with the stripe of light from the door.
- Tell what you were allowed for once.

loss-and-comfort-fear-in-the-dark | loss and comfort | childhood | quiet | 0
What lived under the bed, behind the curtain or down the drain when you were {age}, and how was it kept away?
- Describe the creature kindly.
- Tell who else knew about it.

loss-and-comfort-grazed-knee | loss and comfort | childhood | warm | 0
Who dealt with scraped knees and splinters when you were {age}, with which bottle, plaster or magic word?
- Start with the smell of the bottle.
- Tell how big the plaster was.

loss-and-comfort-secret-reader | loss and comfort | adolescence, young adulthood | quiet | 1
A diary, a dog, a ceiling, a friend on the phone: to whom or what did you tell things at {age}?
- Tell where you sat while telling.
- What you told can stay there.

loss-and-comfort-bad-day-cure | loss and comfort | young adulthood, adulthood, midlife, later midlife, later life | playful | 0
What did you take out of the cupboard in {year} to cure a thoroughly rotten day?
- Give it as a recipe.
- Tell whom you would prescribe it to.

loss-and-comfort-one-good-thing | loss and comfort | any | warm | 1
In the most tiring stretch of {year}, which small thing did you look forward to each day?
- A bath, a bench, ten minutes, a biscuit.
- Leave the tiring part out, if you like.

loss-and-comfort-goodbye-wave | loss and comfort | any | quiet | 1
Platform, gate, doorstep or pavement: to whom did you wave in {year} until they were out of sight?
- Begin with the hand or the scarf.
- Then tell which way you walked back.

loss-and-comfort-animal-missed | loss and comfort | any | quiet | 1
Which animal, gone by now, would you like to hear coming across the floor once more, as it did in {year}?
- Paws, claws, wings: begin with the sound.
- Tell where it liked to lie.

loss-and-comfort-kept-small-thing | loss and comfort | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
Which small thing that had belonged to someone else did you keep near you in {year}, in a drawer or a pocket?
- Describe it by touch.
- Say what it was used for before it was yours.

loss-and-comfort-friend-moved | loss and comfort | childhood, adolescence, young adulthood | quiet | 1
When someone you liked went to live elsewhere, and you were {age}, what did you do with the hours that had been theirs?
- Start with the corner where you used to meet.
- Tell what you gave each other, if anything.

loss-and-comfort-who-came | loss and comfort | adolescence, young adulthood, adulthood, midlife, later midlife, later life | warm | 1
Who simply turned up for you in {year}, when it would have been easier not to, and what were they carrying?
- A pan, flowers, tools, nothing at all.
- Tell where they sat down.

loss-and-comfort-old-address | loss and comfort | midlife, later midlife, later life | quiet | 1
Which room that you can no longer enter would you like to stand in for one minute, as it was in {year}?
- Say where you would stand.
- Tell what is on the windowsill.

loss-and-comfort-remembered-well | loss and comfort | any | quiet | 2
If someone was missing from your life in {year}, how would you like them to be remembered, doing which ordinary thing?
- Let them do it once more, on this page.
- How they went need not be told.

loss-and-comfort-their-habit | loss and comfort | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 2
Which habit of somebody you have lost have you caught yourself having: a word, a whistle, a way of folding a cloth?
- Tell when you noticed it.
- Smile, if it makes you smile.

loss-and-comfort-first-laugh-after | loss and comfort | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 2
If there was a sad time in {year}, what was the first thing afterwards that made you laugh in spite of yourself?
- Tell only the funny part.
- Say who laughed too.

loss-and-comfort-hand-on-shoulder | loss and comfort | any | quiet | 2
In the saddest week of {year}, if there was one, who or what was gentle with you?
- A person, a blanket, the sea, a stranger.
- The gentleness is the story here.

loss-and-comfort-place-to-remember | loss and comfort | young adulthood, adulthood, midlife, later midlife, later life | quiet | 2
Where do you go, on foot or in thought, to be near someone who is no longer here?
- Describe the ground and the light.
- Tell what you say, or that you say nothing.

loss-and-comfort-what-they-would-say | loss and comfort | later midlife, later life | warm | 2
If somebody you miss could have dropped in for tea in {year}, what would they have remarked on first?
- Let them take off their coat.
- Tell which chair they would choose.
`;
