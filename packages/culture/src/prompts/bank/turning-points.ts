export const turningPointsTemplates = `
turning-points-small-hinge | turning points | any | curious | 0
Which tiny thing in {year}, a missed bus, a chance remark or a wrong door, turned out to change rather a lot for you?
- Begin five minutes before it.
- Tell what would never have happened otherwise.

turning-points-letter-or-call | turning points | any | curious | 1
Where were you in {year} when a letter, a call or a knock set things moving?
- Start with what you were holding.
- Tell whom you told next.

turning-points-yes | turning points | any | warm | 0
Who was asking in {year} when you said yes before you had really thought it through?
- Hear the question once more.
- Tell how soon you knew it was right, or wrong.

turning-points-no | turning points | adolescence, young adulthood, adulthood, midlife, later midlife, later life | curious | 1
How did you get the word out, in {year}, when for once you said no and meant it?
- Write the sentence you used.
- Tell what there was suddenly room for.

turning-points-person-who-opened | turning points | any | warm | 0
Who opened a door for you when you were {age}, a real one or the other kind?
- Begin with what they said.
- Tell how long you hesitated.

turning-points-changed-mind | turning points | any | curious | 0
Which conversation, book or long afternoon made you change your mind about something in {year}?
- Say first what you used to think.
- Tell who noticed the change.

turning-points-haircut | turning points | any | playful | 0
New hair, new shoes, new glasses, new name: what did you change about yourself in {year} for all the world to see?
- Start at the mirror.
- Tell what it was supposed to announce.

turning-points-before-and-after | turning points | any | curious | 0
If {year} had a before and an after for you, which ordinary object would mark the line between the two?
- A suitcase, a ticket, a cot, a key.
- Tell where that object is today.

turning-points-too-big-for-it | turning points | childhood | quiet | 0
A lap, a swing, a pair of boots, a game: what were you suddenly too big for when you were {age}?
- Begin with the squeeze.
- Tell what you were allowed to do instead.

turning-points-new-group | turning points | childhood, adolescence | curious | 0
Who made the first move when you had to find your place among strangers in {year}, in a class or street or team?
- Start at the doorway.
- Tell what you pretended to be looking at.

turning-points-secret-decision | turning points | adolescence | quiet | 1
What did you decide in secret at {age}, lying awake or walking about, that nobody could have read on your face?
- Tell where you were lying or walking.
- Tell how long you kept to it.

turning-points-fork | turning points | young adulthood, adulthood | curious | 1
Two roads lay open around the age of {age}. What stood on the signpost of the one you did not take?
- Imagine one ordinary Tuesday on that road.
- Tell what tipped the scales.

turning-points-advice-ignored | turning points | adolescence, young adulthood, adulthood | playful | 0
Across which table or steering wheel were you given the good advice that you cheerfully ignored at {age}?
- Quote the advice in full.
- Tell whether they ever said: I told you so.

turning-points-packed-up | turning points | young adulthood, adulthood, midlife | curious | 0
What was the first thing you did in {year} after closing, handing in or walking away from something?
- Start with the click of it closing.
- Tell about the weather outside.

turning-points-enough | turning points | adulthood, midlife, later midlife | quiet | 1
What were your hands doing in {year} at the moment you thought that things could be different from now on?
- Begin with the dishes, the wheel or the window.
- The thought matters more than the cause.

turning-points-lighter-load | turning points | midlife, later midlife, later life | quiet | 0
Which habit, worry or heavy piece of furniture did you finally get rid of around the age of {age}?
- Describe it as if it stood in the hall.
- Tell what now fits in its place.

turning-points-new-chapter-title | turning points | adulthood, midlife, later midlife, later life | playful | 0
If {year} were a chapter in a book about you, which scene would it open with?
- Write the first line of the scene.
- Add who walks in on page two.

turning-points-looking-back-bend | turning points | later midlife, later life | quiet | 1
Which bend in the road can you see by now that you could not see at {age}, while you were walking it?
- Describe the road: dust, mud, leaves.
- Tell what you took it for at the time.

turning-points-time-of-day | turning points | later life | warm | 0
Which part of the day became your favourite around the age of {age}, and what did it use to be when you were young?
- Start with the light on the wall.
- Tell what you do with that hour.

turning-points-plan-fell-through | turning points | young adulthood, adulthood, midlife, later midlife | curious | 1
If a plan came to nothing in {year}, what had you already bought, packed or told everybody for it?
- Start with the thing you had bought.
- What came instead may be very small.

turning-points-stood-by-you | turning points | any | warm | 1
When things shifted under you in {year}, who or what stayed exactly where it was, like a lamp left on?
- A person, a dog, a song, a wall.
- Stay with the lamp, not with the dark.

turning-points-growing-apart | turning points | adolescence, young adulthood, adulthood, midlife | quiet | 1
Whom or what did you outgrow around the age of {age}, and which good thing from that time did you take along in your pocket?
- Name the good thing first.
- Tell where you still use it.

turning-points-hard-year-step | turning points | any | quiet | 2
If the ground gave way for you in {year}, what was the first small, ordinary thing you managed to do again?
- Tea, a walk, opening the curtains.
- What happened can stay outside this page.

turning-points-told-nobody | turning points | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 2
Some turns are taken alone. Which walk, room or hour of {year} was with you when you took yours?
- Describe only the place.
- Add one thing that was kind to you there.

turning-points-ending | turning points | young adulthood, adulthood, midlife, later midlife, later life | quiet | 2
If something that had been part of your life ended around the age of {age}, which good morning of it do you want to keep?
- One morning, from waking to coffee.
- The ending itself need not be told.

turning-points-body-said-stop | turning points | adulthood, midlife, later midlife, later life | quiet | 2
Was there a time around the age of {age} when you had to go slowly, and what did you see at that pace that you had missed before?
- Begin at the window or beside the bed.
- Tell who brought you something.
`;
