export const placeTemplates = `
place-legs-knew-the-way | place | any | curious | 0
Which way did your legs know by themselves in {year}, past which doors, dogs and smells?
- Begin at the first corner.
- Smells count as landmarks.

place-best-bench | place | any | quiet | 0
Where did you go in {year} when you wanted to sit for a while and be left in peace?
- Describe what you sat on.
- Name the farthest thing in view.

place-shop-smell | place | any | warm | 0
With only your nose to go by, which shop, stall or market could you find again as it was when you were {age}?
- Start with the sound of coming in.
- Tell what you always wished to buy.

place-hand-drawn-map | place | any | playful | 0
If you drew a map of your world in {year} on the back of an envelope, which five places would have to be on it?
- Put yourself in the middle and draw outwards.
- Mark one spot only you would know.

place-near-water | place | any | quiet | 0
A river, a pool, a puddle, the sea: which water can you still hear when you think of being {age}?
- Begin with how cold it was.
- Tell what you threw in, or whom.

place-first-view-of-city | place | adolescence, young adulthood, adulthood, midlife, later midlife, later life | curious | 0
Coming back to {city} after some time away, what is the first thing you see that tells you where you are?
- A tower, a bridge, a sign, a smell.
- Tell which road you come in by.

place-usual-window | place | any | curious | 0
From which window did you look out most often in {year}, with your elbows on the sill or your forehead on the glass?
- Start at the sill and look outwards.
- Tell what changed out there and what never did.

place-waiting-spot | place | any | curious | 0
At which stop, counter or gate did you spend half of {year} waiting, or so it felt?
- Name the thing you know by heart from staring.
- Tell who waited there too.

place-out-of-bounds | place | childhood, adolescence | playful | 0
There was one place where you were absolutely not supposed to go. How close to it did you get when you were {age}?
- Start with the fence, the door or the warning.
- Tell what was supposed to be in there.

place-hideout | place | childhood | playful | 0
Squeezed into your best hiding place, {age} years old, what did the rest of the world sound like?
- Begin with your knees against your chin.
- Name the one thing you kept there.

place-edge-of-world | place | childhood | curious | 0
How far were you allowed to go by yourself when you were {age}, and what stood at the very edge of that world?
- A lamp post, a bridge, a big road.
- Tell about the first step beyond it.

place-street-of-city | place | childhood, adolescence | warm | 0
Walk down the street of {city} that you knew best when you were {age}. At which door do you stop first?
- Start with what is under your feet.
- Tell who is leaning out of a window.

place-where-everyone-met | place | adolescence, young adulthood | warm | 0
On which wall, steps or corner did people your age hang about in {year}, getting in the way of everybody else?
- Begin with the light at that hour.
- Tell who arrived last, as always.

place-escape-by-wheels | place | adolescence, young adulthood | playful | 0
Bicycle, bus, train or borrowed car: what carried you away from the usual in {year}, and where did it let you off?
- Start with the seat and the noise.
- Tell what you had in your pockets.

place-strange-town | place | young adulthood, adulthood, midlife | curious | 0
Happily or hopelessly lost in {year}, in a place you did not know: who pointed you the right way?
- Begin with the moment you knew you were lost.
- Tell what you found instead.

place-third-place | place | young adulthood, adulthood, midlife, later midlife | warm | 0
Neither where you slept nor where you were needed: in which café, library, park or garage could you simply be in {year}?
- Start with the door and your usual spot.
- Tell what they knew about you there.

place-always-meant-to-visit | place | adulthood, midlife, later midlife, later life | curious | 0
At {age}, which place had you been meaning to see for years, all because of some picture or story?
- A calendar page or a film will do.
- Tell whether you got there, or why not yet.

place-morning-round | place | later midlife, later life | quiet | 0
Your usual little round in {year}, on foot or on wheels or by eye from a chair: where did it always pause?
- Start with the time on the clock.
- Name everyone you greeted, birds included.

place-changed-corner | place | midlife, later midlife, later life | quiet | 1
A corner you once knew well had turned into something else by the time you were {age}. Which one, and what do you still see there?
- Tell what stood there first.
- Keep one detail nobody photographed.

place-border-crossed | place | young adulthood, adulthood, midlife, later midlife, later life | curious | 0
Far from {country} or just outside it: where did you first feel like the foreigner, and which small thing gave you away?
- Bread, coins, greetings, traffic: pick one.
- Tell who found it funny.

place-left-behind | place | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
Which place did you have to leave, or let go of, around the age of {age}, and what would you like somebody to know about it?
- Describe it on its best day.
- One door, tree or staircase is enough.

place-belonging | place | any | quiet | 1
Was there a spot in {year} where you felt you belonged without having to try, on some step or field or sofa?
- If not, describe where you came closest.
- Tell what your shoulders did there.

place-night-walk | place | adolescence, young adulthood, adulthood, midlife | quiet | 0
Walking somewhere after dark in {year}, which lit window, sign or sky do you remember passing?
- Begin with the sound of your own steps.
- Tell where you were coming from.

place-city-by-ear | place | childhood, adolescence | curious | 0
You are {age}, somewhere in {city}, with your eyes shut. Which three sounds tell you exactly where you are standing?
- Trams, bells, pigeons, shutters: let them come.
- Give the loudest one its own line.

place-show-a-visitor | place | young adulthood, adulthood, midlife, later midlife, later life | playful | 0
A visitor has a single afternoon to understand {country}. Where would you have taken them in {year}?
- Leave out anything on a postcard.
- Tell what they would never understand.
`;
