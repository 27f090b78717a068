export const seasonsTemplates = `
seasons-one-morning | seasons | any | quiet | 0
One {season} morning when you were {age}, wherever you woke up: what did the air smell of when you first went out?
- Start with your hand on the door.
- Tell what you had on your feet.

seasons-clothes-for-it | seasons | any | playful | 0
What did you wear in {season}, day in, day out, when you were {age}, until it was thin, short or shiny?
- Begin with how it felt on the neck.
- Tell what was in the pockets.

seasons-evening-light | seasons | any | quiet | 0
Where would somebody have found you in the last hour of light, on {season} evenings when you were {age}?
- Start with the colour of the sky.
- Tell what told you it was time to go in.

seasons-first-sign | seasons | any | curious | 0
How could you tell when you were {age}, before any calendar said so, that {season} had come?
- A smell, a bird, a coat, a fruit.
- Tell who always noticed first.

seasons-weather-event | seasons | any | curious | 0
Snow, flood, heat, storm: where did the weather that everybody talked about catch you in {year}?
- Begin with the sky an hour before.
- Tell what it did to the plans.

seasons-longest-day | seasons | any | warm | 0
What were you lying or sitting on during the laziest warm day of {year}?
- Start with your bare arms.
- Tell what you drank and from what.

seasons-cold-hands | seasons | any | warm | 0
Chilled to the bone in {year}, at which stove, heater or mug did you get the feeling back in your fingers?
- Start outside, with your breath.
- Tell who else was at the stove or heater.

seasons-rain-sound | seasons | any | quiet | 0
Caught by the rain in {year}, under which tree, roof or doorway did you wait it out?
- Start with the first fat drops.
- Tell how long you gave it.

seasons-birthday-weather | seasons | any | playful | 0
How did the sky and the people around you behave on the day you turned {age}, if anyone took notice?
- Start by looking out of the window.
- Tell about one present or one person.

seasons-last-night-of-year | seasons | any | warm | 0
Fireworks, bells, snoring, nothing at all: what did you hear on the very first night of {year}?
- Begin with the clock or the window.
- Tell who was the first to speak.

seasons-feast-preparations | seasons | any | warm | 0
What was your own small task in {year} when everybody was getting ready for a feast, a fair or a great day out?
- Start with the boxes being taken out.
- Tell what went wrong, as it always does.

seasons-ordinary-wednesday | seasons | any | curious | 0
Take a grey, nameless Wednesday somewhere in {year}. What would we see you doing at four in the afternoon?
- Start with what is in your hands.
- Tell what you are looking forward to.

seasons-snow-or-sand | seasons | childhood | playful | 0
Snow, sand, leaves or mud: what did you build, dig or fall into when you were {age}, all the way to the socks?
- Start with your gloves or your toes.
- Tell how it was destroyed.

seasons-long-holiday | seasons | childhood, adolescence | warm | 0
When you were {age}, the long free weeks had a smell of their own. What was it made of?
- Begin on the first free morning.
- Tell what you had forgotten by the end.

seasons-city-summer | seasons | childhood, adolescence | curious | 0
When it was hot in {city} and you were {age}, where did everybody go to cool down?
- Start with the pavement under your feet.
- Tell what was sold there.

seasons-after-dark-outside | seasons | adolescence, young adulthood | playful | 0
On the first mild night of {year}, who stayed outside with you long after it was sensible?
- Start with the jacket you did not need.
- Tell what was in the air besides pollen.

seasons-smell-of-sun | seasons | young adulthood, adulthood | warm | 0
Sun cream, dust, cut grass: who comes walking along with those smells when you think of being {age}?
- Start with the smell and follow it.
- Tell what they were carrying.

seasons-garden-or-market | seasons | adulthood, midlife, later midlife, later life | warm | 0
Which fruit, flower or vegetable did you wait and wait for at {age}, until there it was at last?
- Begin at the stall, tree or bed.
- Tell about the taste of number one.

seasons-winter-ritual | seasons | midlife, later midlife, later life | quiet | 0
Curtains, candles, a certain blanket, a certain soup: how did you settle in for the dark months in {year}?
- Start with the hour it got dark.
- Tell what you would not go without.

seasons-view-changing | seasons | later midlife, later life | quiet | 0
Which tree, roof or patch of sky did you watch go through all its moods in {year}?
- Choose its finest week.
- Tell who looked with you.

seasons-compare-child | seasons | later life | curious | 0
What was just the same about one {season} day at {age} as about those you ran around in as a child?
- Compare the shoes first.
- Then the smell of the air.

seasons-own-bit-of-light | seasons | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
When everyone was supposed to be merry, on whichever day it was in {year}, where did you find your own bit of light?
- A window, a walk, a phone call.
- It may have been very small.

seasons-far-from-usual | seasons | young adulthood, adulthood, midlife, later midlife | curious | 1
If you spent a special day of {year} somewhere unusual or with unusual company, what stood on the table?
- Start with the chairs and who sat there.
- Tell what you missed, in one line.
`;
