export const beforeBirthTemplates = `
people-before-you-earliest-name | people | before birth | curious | 0
Who is the earliest of the people you come from that you know one small thing about, a name or a hat or a temper?
- Tell the small thing first.
- If names are missing, begin with a village.

people-before-you-how-they-met | people | before birth | warm | 0
Among the people you come from, which two met in the oddest or loveliest way?
- A dance, a queue, a train, a collision.
- If nobody told you, guess, and say so.

people-before-you-photograph | people | before birth | curious | 0
In a photograph taken before your time, who stands right at the edge, half out of the picture?
- Start with the shoes and the hands.
- Tell where the picture hangs or lies.

people-before-you-young-once | people | before birth | playful | 0
Someone you only ever knew as old was once young. What would you have seen them doing on a free evening?
- Give them their real hair back.
- Use whatever stories you have overheard.

place-before-you-village | place | before birth | curious | 0
From which street, farm, port or valley did the people you come from set out into the world?
- One hill or chimney is enough.
- Tell whether you have ever stood there.

place-before-you-city | place | before birth | curious | 0
If you could walk through {city} in {year}, before you existed, which corner would you go to first?
- Tell what you would hope to find there.
- Add what would not be there yet.

place-before-you-journey | place | before birth | curious | 0
What did they carry along, the people whose journey brought your story to the place where it begins?
- A trunk, a pan, an address on paper.
- Begin on the platform, the deck or the road.

home-before-you-kitchen | home | before birth | warm | 0
What have you heard about a kitchen where people of yours sat together before you were born?
- Start with the stove and the lamp.
- Tell who had the seat by the window.

home-before-you-object | home | before birth | curious | 0
Whose hands wore it smooth, the oldest object that has come down to you or to someone near you?
- Describe the dent, crack or monogram.
- Tell what it was for in {year}, if you know.

school-or-work-before-you-trade | school or work | before birth | curious | 0
What did their hands or clothes smell of in the evening, those who earned the bread before you were there?
- Coal, flour, ink, fish, hot starch.
- Tell which of it reached you.

school-or-work-before-you-dream | school or work | before birth | quiet | 1
What would somebody you come from have loved to learn or become, as far as anyone has told you?
- A hint is enough: a book, a violin, a sigh.
- Tell whether someone later did it.

firsts-before-you-new-thing | firsts | before birth | playful | 0
Which brand-new thing did the people who came before you gape at around {year}: a lamp, a car, a screen, a fridge?
- Tell who refused to touch it.
- Begin with its noise.

firsts-before-you-first-story | firsts | before birth | warm | 0
In what chair, kitchen or car were you told the first story about a time before you existed?
- Begin with how it always began.
- Tell which part was surely invented.

turning-points-before-you-almost | turning points | before birth | curious | 0
By which chance or close shave in the lives before yours might you never have been here at all?
- A missed boat, a changed address, a dare.
- Tell it the way it is told at table.

turning-points-before-you-decision | turning points | before birth | quiet | 1
Somebody once decided to stay, to leave or to begin again. What do you know about the day they did so?
- Start with the weather, even if invented.
- What remains unknown is part of the story.

food-before-you-recipe | food | before birth | warm | 0
Which dish has come down to you from before your time, pot and quarrels about the proper way included?
- Name the ingredient that has to be right.
- Tell who guards the recipe.

food-before-you-table | food | before birth | curious | 0
On an ordinary evening in {year}, what would have been on the table of the people you come from?
- Bread first, then what went on it.
- Guess freely and say that you guess.

play-before-you-games | play | before birth | playful | 0
What did the people before you do for fun in {year}, when the work was done and nobody needed them?
- Cards, gossip, football, a dance hall.
- Tell who was said to cheat.

play-before-you-mischief | play | before birth | playful | 0
Which piece of mischief from before your time is still being told among the people you come from?
- Name the culprit at once.
- Tell how it grows with each telling.

music-before-you-tune | music | before birth | warm | 0
Which song or tune is older than you and yet yours, because somebody sang, hummed or whistled it before you came?
- Hum it before writing.
- Tell who had it from whom.

music-before-you-language | music | before birth | curious | 0
In which language, dialect or accent did the people before you sing, swear and count?
- Write a few words of it as they sound.
- Tell when you last used one.

seasons-before-you-winter | seasons | before birth | quiet | 0
What was winter like for the people you come from around {year}, as far as stories tell: how did they keep warm?
- Begin with the beds.
- Or with summer, if they knew no winter.

seasons-before-you-feast | seasons | before birth | warm | 0
Which custom on some day of the year was there before you and was simply handed to you: a candle, a cake, a song?
- Tell who knows why it is done.
- Tell what has changed since.

loss-and-comfort-before-you-missing | loss and comfort | before birth | quiet | 1
If you could have met someone who was gone before you came, what would you have asked them first?
- One question is quite enough.
- Let them answer, if you can hear it.

loss-and-comfort-before-you-silence | loss and comfort | before birth | quiet | 2
In many families something is not spoken of. Without opening that box, what gave your people comfort in hard times?
- A song, a garden, a joke, each other.
- You decide how near you go.

values-before-you-saying | values | before birth | curious | 0
Which saying about bread, money, weather or neighbours came to you from people who lived before you?
- Write it in its own words.
- Tell when you first thought it was true.

values-before-you-stubborn | values | before birth | playful | 0
At which door or table did it show, the stubborn streak for which some of the people you come from were known?
- Tell the story that proves it.
- Own up, if it came down to you.

gratitude-before-you-handed-down | gratitude | before birth | warm | 0
A nose, a laugh, a green thumb, a temper: what do you think was handed down to you from before you were born?
- Look in the mirror for a moment.
- Tell who says so, and who denies it.

gratitude-before-you-planted | gratitude | before birth | warm | 0
What did somebody plant, build, save or write down in {year}, or near it, that you were later glad of?
- A pear tree counts, and so does a bench.
- Tell how it reached you.

people-before-you-name-given | people | before birth | curious | 0
Your name was around before you were. From which person, book, song or sudden whim was it taken?
- Say the full name aloud once.
- Tell what you were nearly called.
`;
