export const earlyChildhoodTemplates = `
people-early-arms-in-photo | people | early childhood | warm | 0
In the earliest picture of you that you know, whose arms, lap or pram are you in?
- Look at the hands holding you.
- No picture at all: describe the one you wish for.

people-early-who-was-there | people | early childhood | warm | 1
By which smell, voice or sleeve would you have known the people who looked after you in {year}?
- Start with what was nearest to your nose.
- Guessing is allowed at this age.

people-early-what-you-called-them | people | early childhood | playful | 0
What did you call the people around you before you could say their proper names?
- Write them as they sounded.
- Tell who still answers to one.

place-early-pavement | place | early childhood | curious | 0
Seen from your height then, knee height, what was {city} made of in {year}: kerbs, dogs, wheels, railings, puddles?
- Go down on your knees to remember.
- Ask a photograph for one detail.

place-early-garden-or-yard | place | early childhood | curious | 0
Which yard, stairwell, beach or patch of grass turns up behind you in the first photographs?
- Begin in the corner of the picture.
- Tell who may have held the camera.

home-early-first-room | home | early childhood | warm | 0
What have you been told about the first place you slept: a cot, a drawer, a shared bed, a basket?
- Start with the blanket.
- Tell who slept within earshot.

home-early-oldest-memory | home | early childhood | curious | 0
What is the very oldest picture in your head, even if it is just a stair, a pattern or a light?
- Do not check whether it is true.
- Colours first, then shapes, then people.

school-or-work-early-helping | school or work | early childhood | playful | 0
With which important work are you said to have helped when you were very small, armed with a broom, a spoon or a hammer?
- Tell what it looked like afterwards.
- Quote what you said, as it is told.

school-or-work-early-first-lesson | school or work | early childhood | curious | 0
A button, a spoon, a number: who is said to have taught you your very first useful thing?
- Start with your tongue between your teeth.
- Tell how often it went wrong.

firsts-early-first-steps | firsts | early childhood | warm | 0
Across which floor and into whose arms, or into what table leg, are your first steps said to have gone?
- Start with the floor: rug, tiles, sand.
- If nobody told you, invent a worthy finish.

firsts-early-first-word | firsts | early childhood | playful | 0
According to those who claim to know, at what were you pointing when you said your first word?
- Give all the rival versions.
- Tell which one you believe.

firsts-early-day-born | firsts | early childhood | warm | 0
What was the first remark anyone made about you on the day you arrived, as the story is told?
- Begin with who was late.
- Tell which detail changes every time.

turning-points-early-someone-new | turning points | early childhood | curious | 0
How did you take it, as people tell it, when somebody new moved in, on two legs or on four?
- Start with where they slept.
- Tell what you are said to have said.

turning-points-early-gave-up | turning points | early childhood | playful | 0
A dummy, a bottle, a cloth, a cot: by what trick were you made to give up the thing you loved?
- Tell where it was supposed to have gone.
- Say who was sorrier, you or they.

food-early-refused | food | early childhood | playful | 0
What did you spit out, hide or throw in {year}, as the people at that table like to tell it?
- Begin with the bib.
- Tell where the stain can still be seen.

food-early-favourite-mush | food | early childhood | playful | 0
Which food do the first photographs show on your face, your hands and the wall behind you?
- Name the colour and the spoon.
- Tell whether you would still eat it.

play-early-best-toy | play | early childhood | warm | 0
Which soft, chewed or one-eared thing had to come along everywhere when you were very small?
- Start with its smell.
- Tell where it is now, if you know.

play-early-small-disaster | play | early childhood | playful | 0
Which small disaster with water, paint, scissors or flour are you said to have caused in your first years?
- Start with the suspicious silence.
- Tell who laughed first.

music-early-lullaby | music | early childhood | quiet | 0
What was sung, hummed, murmured or switched on in {year} to get you to sleep at last?
- Write the first line you can find.
- Tell whose voice it comes in.

music-early-noise | music | early childhood | playful | 0
On which pot, rattle, piano or table top did you make music before you could even talk properly?
- Begin with what you hit it with.
- Look for a photograph with your mouth open.

seasons-early-wrapped-up | seasons | early childhood | warm | 0
In a photograph of you out in the weather, about {year}, what on earth have they wrapped you in?
- Count the layers of clothing.
- Tell who pulled the sledge or pushed the pram.

seasons-early-birthday-cake | seasons | early childhood | playful | 0
How many candles, how many people, how many tears: what is known about your first few birthdays?
- Start with the hat or the cake.
- No party known: describe the day around it.

loss-and-comfort-early-comforter | loss and comfort | early childhood | warm | 0
A thumb, a walk up and down, a ride round the block: how could you be comforted in {year}, as people tell it?
- Tell who was best at it.
- Add whether it would still work.

loss-and-comfort-early-fear | loss and comfort | early childhood | quiet | 0
Which harmless thing are you said to have been afraid of when you were tiny: a vacuum cleaner, a beard, a plughole?
- Describe it as you must have seen it.
- Tell how peace was made.

loss-and-comfort-early-not-told | loss and comfort | early childhood | quiet | 1
If little has been told to you about {year}, of which one small thing would you most like to have a picture?
- A room, a face, a morning.
- Write it as you hope it was.

loss-and-comfort-early-rough-start | loss and comfort | early childhood | quiet | 2
Not every life begins softly. Who or what was kind to you in those first years, as far as you know?
- One pair of hands is enough.
- You need not tell the rest.

values-early-character | values | early childhood | playful | 0
Stubborn, sunny, silent: with which story do people prove what you were like when you were very small?
- Start with the folded arms or the grin.
- Tell whether they were right.

values-early-mine | values | early childhood | playful | 0
Over which spoon, bucket or seat did you fight in your first years, roaring that it was yours?
- Begin with the grip of your fist.
- Tell who won in the end.

gratitude-early-carried | gratitude | early childhood | warm | 1
Somebody carried you, washed you and fed you in {year}. Which of those hands would you most like to thank?
- Describe the hands, from a photograph or a guess.
- More than one pair is fine.

gratitude-early-kept-for-you | gratitude | early childhood | warm | 0
A shoe, a curl, a bracelet, or only a tale: what has been kept from when you were tiny?
- Measure it against your thumb.
- If nothing was kept, choose what should have been.
`;
