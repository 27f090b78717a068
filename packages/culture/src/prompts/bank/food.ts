export const foodTemplates = `
food-smell-on-the-stairs | food | any | warm | 0
Which smell from a stove, an oven or a stall told you in {year} that something good was on its way?
- Breathe in before you start writing.
- Tell how long you had to wait.

food-licked-spoon | food | any | playful | 0
What did you sneak a taste of in {year}, straight from the bowl, the pan or the tin, when nobody was looking?
- Start with the spoon or the finger.
- Tell who knew anyway.

food-ordinary-supper | food | any | warm | 0
On a perfectly ordinary evening in {year}, which bit of your supper did you save for last?
- Describe the plate itself first.
- Tell what you pushed to the edge.

food-hands-in-dough | food | any | warm | 0
Whose way of making one particular dish could you not copy in {year}, however closely you watched?
- Watch the hands, not the recipe.
- Name the secret, if there is one.

food-eaten-outdoors | food | any | warm | 0
Bread on a wall, soup in a field, chips in the rain: what tasted best to you out of doors in {year}?
- Begin with what you sat on.
- Tell what got into the food.

food-could-not-stand | food | any | playful | 0
Where did it end up, the food that you could not get down when you were {age}, however it was sliced or hidden?
- Pockets, plants and pets all count.
- Describe the texture, if you dare.

food-sweet-thing | food | any | playful | 0
For which sweet thing would you have crossed a whole town in {year}, on foot and in the rain?
- Begin by unwrapping it slowly.
- Tell whether you ever shared.

food-morning-cup | food | any | quiet | 0
Out of which cup, glass or bowl did you have the first drink of the morning when you were {age}?
- Begin with the cup and its chip.
- Tell what you looked at between sips.

food-shared-pot | food | any | warm | 0
With whom did you eat from one pot, packet or plate in {year}, fork against fork?
- Tell who got the last piece.
- Begin with the rustle or the steam.

food-feast-day | food | any | warm | 0
Which dish showed you in {year} that the day was special, before anybody had said so?
- Start with the smell or the good plates.
- Tell who was not allowed near it.

food-packed-lunch | food | childhood, adolescence | playful | 0
You are {age} and open your box, bag or pocket in the middle of the day. What would you swap it for?
- Open the lid and look.
- Tell what everybody else had.

food-table-seat | food | childhood, adolescence | warm | 0
From where you sat when people ate together in {year}, what could you reach, kick or see?
- Draw the table in your head.
- Begin underneath it, if you like.

food-found-and-eaten | food | childhood | playful | 0
Berries, icicles, raw dough, grass: what did you eat when you were {age} that had never been meant as a meal?
- Start with where you found it.
- Tell who dared you.

food-after-midnight | food | adolescence, young adulthood | playful | 0
Where could you get something to eat at a ridiculous hour when you were {age}?
- Start with the light in the place.
- Tell what it cost you.

food-survival-recipe | food | young adulthood | playful | 0
Which dish kept you going around the age of {age} because it was cheap, quick and nearly always worked?
- Give the recipe in three lines.
- Confess what you called it.

food-learned-from-abroad | food | young adulthood, adulthood, midlife | curious | 0
Who set it down in front of you, the first taste from far away that came onto your plate in {year}?
- Name the spice, or guess at it.
- Tell what you drank to put out the fire.

food-burnt-offering | food | adulthood, midlife, later midlife | playful | 0
What did you see go magnificently wrong on a stove or at a table in {year}, in front of witnesses?
- Begin with the smoke or the silence.
- Tell what became of the pan.

food-fed-by-someone | food | adulthood, midlife, later midlife, later life | warm | 0
Who put something to eat in front of you in {year}, at the very moment you needed it?
- Steam first, then the face.
- Tell what was said, or was not.

food-taste-of-city | food | adolescence, young adulthood, adulthood, midlife, later midlife, later life | warm | 0
Which taste belongs to {city} for you, and is never quite right anywhere else?
- Begin with the paper, plate or glass.
- Tell what people get wrong about it.

food-written-recipe | food | midlife, later midlife, later life | curious | 0
In whose handwriting, or in whose voice, was the recipe that you kept going back to in {year}?
- Begin with the stain on it, if there is one.
- Tell the one thing the recipe leaves out.

food-table-for-few | food | later midlife, later life | quiet | 0
On a day without visitors in {year}, how did you lay a place for yourself: which plate, which cup, which view?
- Start with the sound of the cutlery.
- Tell about the one thing you never skip.

food-empty-cupboard | food | any | quiet | 1
If there was ever little to go round in {year}, which plain thing was made to taste like plenty for you?
- Name the dish and who thought of it.
- Leave the worry out, if you wish.

food-taste-of-someone | food | adulthood, midlife, later midlife, later life | quiet | 1
Which taste brings back a person you no longer eat with, and when did it last catch you unawares?
- A herb, a sweet, a way with onions.
- Let them pass you the plate.

food-to-explain | food | young adulthood, adulthood, midlife, later midlife, later life | playful | 0
Which food from {country} have you had to explain to a puzzled stranger, and where were you when you tried?
- Begin with the face they made.
- Tell whether they asked for more.
`;
