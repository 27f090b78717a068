export const peopleTemplates = `
people-laugh-next-room | people | any | warm | 0
Whose laugh could you have picked out from three rooms away in {year}?
- Try to spell the sound of it.
- Say who was fighting to keep a straight face.

people-knock-at-door | people | any | curious | 0
Somebody is at the door, one ordinary evening when you are {age}. Who is it most likely to be, and what do they bring in with them?
- Begin with the knock, the bell or the shout.
- Weather, gossip, a bag of something: all of it counts.

people-hands-that-taught | people | any | warm | 0
Who showed you how to do something with your hands when you were {age}, and what did their own hands look like?
- A knot, a recipe, a repair, a card trick.
- Rings, scars, flour, ink: look closely.

people-repeated-saying | people | any | playful | 0
Somebody around you had a saying in {year} and used it on every occasion. How did it go, word for word?
- Write it down just as it sounded.
- Add what everybody else did when it came.

people-seat-beside-you | people | any | warm | 0
On a bus, on a bench or at a table: who sat beside you most often when you were {age}?
- Left side or right side: start there.
- Sweets, whispers, silence: name what was shared.

people-kind-stranger | people | any | warm | 0
Where were you standing in {year} when somebody you barely knew did you a small kindness?
- Start with the weather or the floor under you.
- Tell what they did before what they said.

people-borrowed-thing | people | any | curious | 0
What did you lend or borrow in {year} that still brings the other person straight back to you?
- Describe the thing before the person.
- Tell whether it ever found its way home.

people-animal-greeting | people | any | playful | 0
How did your favourite animal of {year} say hello to you, whether it was yours, a neighbour’s or just passing through?
- Start with its ears, its beak or its smell.
- Tell what it knew about you.

people-nameless-face | people | any | curious | 0
Across a waiting room, in a queue, on a train: which face did you see in {year} and never forget, without ever learning the name?
- Begin with what they were holding.
- Guess at the rest of their day.

people-noticed-you | people | any | quiet | 1
Who noticed how you really were in {year} without being told, and what was the small thing they did about it?
- A cup set down, a chair pulled up.
- You need not say why it mattered.

people-name-called | people | childhood, adolescence, young adulthood | playful | 0
In whose voice did your name, or your worst nickname, sound best when you were {age}?
- Shout it across a street in your mind.
- Tell where the oddest nickname came from.

people-accomplice | people | childhood, adolescence | playful | 0
Something slightly forbidden was about to happen, and you were {age}. Who was right beside you?
- Begin with the whisper that started it.
- Tell who kept watch.

people-grown-up-who-listened | people | childhood, adolescence | warm | 0
You were {age}. In which kitchen, car or corner did a grown-up talk to you as if you were worth hearing?
- Begin with where their eyes were while you spoke.
- Pick one thing you told only them.

people-other-child | people | childhood | warm | 0
Picture the child you saw most often when you were {age}. How did you two decide what to do with an afternoon?
- Start with their shoes or their hair.
- Tell who usually got their way.

people-quietly-copied | people | adolescence, young adulthood | playful | 0
From whom did you quietly borrow something at {age}: a walk, a haircut, a word, a way of holding a cup?
- Try the gesture once before you write.
- Tell whether anyone ever noticed.

people-talked-too-late | people | adolescence, young adulthood, adulthood | warm | 0
Whose company could keep you up far too late in {year}, until the tea was cold and the street was silent?
- Begin with the light in that spot.
- Tell who yawned first.

people-footsteps | people | young adulthood, adulthood, midlife | curious | 0
Whose footsteps did you know by heart in {year}, through a wall or on the stairs or down a corridor?
- Heavy, quick, slippered: let them walk past.
- Add one harmless habit that went with them.

people-unlikely-friend | people | young adulthood, adulthood, midlife, later midlife | curious | 0
What was the first thing you noticed about the unlikeliest friend who walked into your life in {year}?
- Start with the room where it happened.
- Tell what others thought of the pair of you.

people-younger-remark | people | midlife, later midlife, later life | playful | 0
Which remark by somebody much younger made you laugh, or think twice, in the middle of an ordinary day in {year}?
- Quote them as exactly as you can.
- Tell what you answered, if you managed to.

people-glad-to-hear | people | adolescence, adulthood, midlife, later midlife, later life | warm | 0
Whose call, letter or message could make you drop everything in {year}, even with wet hands?
- Start with the ring, the buzz or the envelope.
- Tell where you went to answer it.

people-daily-nod | people | young adulthood, adulthood, midlife, later midlife, later life | warm | 0
A nod at the gate, a word across the counter: with which neighbour, shopkeeper or passer-by did you trade them in {year}?
- Two lines of small talk are plenty.
- Add the counter, gate or corner between you.

people-old-joke | people | later midlife, later life | playful | 0
Who has known you so long that half a sentence is enough, and which old joke still needed no explaining in {year}?
- Write only the half that gets said.
- Tell where the joke was born.

people-slipped-away | people | midlife, later midlife, later life | quiet | 1
Someone who was near in {year} may have drifted off without a goodbye. Which small picture of them do you still carry?
- A coat, a laugh, a way of waving.
- Leave out the reasons, if you like.

people-hard-work | people | adolescence, young adulthood, adulthood, midlife, later midlife | curious | 1
Who was hard work for you in {year}, and what is one fair, perhaps even kind, thing you can say about them?
- A change of name is allowed.
- Start with something they did well.

people-town-character | people | childhood, adolescence, young adulthood | playful | 0
Every town has its characters. Who in {city} was known to absolutely everybody when you were {age}?
- Begin with how they came down the street.
- Tell what people said, and what you saw.
`;
