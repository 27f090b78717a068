export const peopleTemplates = `
people-laugh-next-room | people | any | warm | 0
Whose laugh could you pick out from the next room in {year}, and what usually set it off?
- Try to spell the sound of it.
- Say who was fighting to keep a straight face.

people-knock-at-door | people | any | curious | 0
Somebody is at the door, one ordinary evening when you are {age}. Who is it most likely to be, and what do they bring in with them?
- Begin with the knock, the bell or the shout.
- Weather, gossip, a bag of something: all of it counts.

people-hands-that-taught | people | any | warm | 0
Who showed you how to do something with your hands around {age}, and what did their own hands look like?
- A knot, a recipe, a repair, a card trick.
- Rings, scars, flour, ink: look closely.

people-repeated-saying | people | any | playful | 0
Which saying did somebody around you repeat so often in {year} that you can still hear exactly how they said it?
- Write it down just as it sounded.
- Add what everybody else did when it came.

people-seat-beside-you | people | any | warm | 0
On a bus, on a bench or at a table: who sat beside you most often at {age}, and what passed between you?
- Left side or right side: start there.
- Sweets, whispers, silence: name what was shared.

people-kind-stranger | people | any | warm | 0
Which small kindness from someone you barely knew came your way in {year}, and where were you standing when it happened?
- Start with the weather or the floor under you.
- Tell what they did before what they said.

people-borrowed-thing | people | any | curious | 0
Which thing that you lent or borrowed in {year} still brings the other person straight back to you?
- Describe the thing before the person.
- Tell whether it ever found its way home.

people-animal-greeting | people | any | playful | 0
Which animal did you get to know in {year}, your own or somebody else’s or a passing one, and how did it say hello?
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
What did people call you at {age}, nicknames and all, and in whose voice did your name sound best?
- Shout it across a street in your mind.
- Tell where the oddest nickname came from.

people-accomplice | people | childhood, adolescence | playful | 0
Who was beside you at {age} when something slightly forbidden was about to happen, and what exactly was the plan?
- Begin with the whisper that started it.
- Tell who kept watch.

people-grown-up-who-listened | people | childhood, adolescence | warm | 0
Which grown-up spoke to you as if you were worth hearing, and in which corner, kitchen or car did those talks happen?
- Begin with where their eyes were while you spoke.
- Pick one thing you told only them.

people-other-child | people | childhood | warm | 0
Picture the child you saw most often when you were {age}. How did you two decide what to do with an afternoon?
- Start with their shoes or their hair.
- Tell who usually got their way.

people-quietly-copied | people | adolescence, young adulthood | playful | 0
Whom did you quietly copy at {age}: a walk, a haircut, a word, a way of holding a cup?
- Try the gesture once before you write.
- Tell whether anyone ever noticed.

people-talked-too-late | people | adolescence, young adulthood, adulthood | warm | 0
Whose company could keep you up far too late in {year}, and where did the two of you sit while the hours went?
- Begin with the light in that spot.
- Tell who yawned first.

people-footsteps | people | young adulthood, adulthood, midlife | curious | 0
Whose footsteps did you know by heart in {year}, through a wall or on the stairs or down a corridor?
- Heavy, quick, slippered: let them walk past.
- Add one harmless habit that went with them.

people-unlikely-friend | people | young adulthood, adulthood, midlife, later midlife | curious | 0
Which unlikely friend walked into your life around {age}, and what was the very first thing you noticed about them?
- Start with the room where it happened.
- Tell what others thought of the pair of you.

people-younger-remark | people | midlife, later midlife, later life | playful | 0
Which remark by somebody much younger than you made you laugh or think twice in {year}, and where were you both?
- Quote them as exactly as you can.
- Tell what you answered, if you managed to.

people-glad-to-hear | people | adolescence, adulthood, midlife, later midlife, later life | warm | 0
Whose call, letter or message were you always glad to get in {year}, and how did it usually begin?
- Start with the ring, the buzz or the envelope.
- Tell where you went to answer it.

people-daily-nod | people | young adulthood, adulthood, midlife, later midlife, later life | warm | 0
Which neighbour, shopkeeper or passer-by belonged to your days in {year}, and what did the two of you always say to each other?
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
Every town has its characters. Who in {city} was known to everybody when you were {age}, and what were they known for?
- Begin with how they came down the street.
- Tell what people said, and what you saw.
`;
