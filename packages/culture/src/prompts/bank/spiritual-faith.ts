export const spiritualFaithTemplates = `
spirit-faith-place-of-worship | place | any | quiet | 0 | faith
If you think of a place where people worshipped around {year}, what did your hands touch there: wood, stone, carpet or water?
- Begin with the temperature at the door.
- Tell what you looked at when it took long.

spirit-faith-prayer-words | home | any | quiet | 0 | faith
Which words of prayer were nearest to you in {year}, and where were you when you said them or heard them said?
- Begin with the rhythm rather than the meaning.
- Tell whose voice they come in.

spirit-faith-holy-day | seasons | any | warm | 0 | faith
On the holiest day of {year}, as you kept it or saw it kept, what made the morning different from any other?
- Begin with clothes, candles, water or hunger.
- Tell what the street sounded like.

spirit-faith-feast-table | food | any | warm | 0 | faith
What was on the table at a religious feast in {year} that you would recognise by its smell even today?
- Begin with the pot that took longest.
- Tell who was allowed to taste first.

spirit-faith-hymn | music | any | warm | 0 | faith
Which chant, hymn or call to prayer from {year} can you still hear from its very first note?
- Begin with who was a little off key.
- Tell what the echo did with it.

spirit-faith-who-showed | people | any | warm | 0 | faith
Who showed you in {year}, without preaching, what a person of faith can be like, and what did they do?
- Begin with something they did with their hands.
- Tell what they never talked about.

spirit-faith-first-alone | firsts | childhood, adolescence, young adulthood | quiet | 0 | faith
Do you remember praying by yourself for the first time, or trying to, when you were {age}, and what was in the room?
- Begin with where you looked.
- Tell what you asked for, if you like.

spirit-faith-doubt | turning points | adolescence, young adulthood, adulthood, midlife, later midlife | curious | 1 | faith
What question about your faith did you carry around in {year}, and with whom did you dare walk up and down with it?
- The question is enough; no answer is needed.
- Begin with the path you walked.

spirit-faith-answered | gratitude | any | warm | 0 | faith
Looking back on {year}, which good thing felt to you like an answer, even if you had asked for something else?
- Begin with the day it arrived.
- Tell whom you told about it.

spirit-faith-giving | values | any | warm | 0 | faith
When did you see somebody give quietly in {year} because their faith asked it of them, and what was it they gave?
- A coin, a meal, an evening: begin with the gift.
- Tell how they tried not to be seen.

spirit-faith-lesson | school or work | childhood, adolescence | playful | 0 | faith
Which story from scripture or tradition did you like best when you were {age}, and what did the people in it look like to you?
- Begin with the animal, the boat or the mountain.
- Tell what you thought was unfair in it.

spirit-faith-giggles | play | childhood, adolescence | playful | 0 | faith
What made you giggle in {year} in the middle of a service, a blessing or a long prayer, and who saw it?
- Begin with who started.
- Tell how you were looked at afterwards.

spirit-faith-verse-carried | loss and comfort | any | quiet | 0 | faith
Which line of scripture, or of prayer, has comforted you when you think of {year}, and where do you keep it?
- Write it as you remember it, not as it is printed.
- Tell who gave it to you.

spirit-faith-object | home | any | quiet | 0 | faith
Which sacred thing stood, hung or lay where you lived in {year}, and who was the one to dust it?
- Begin with its weight in the hand.
- Tell where it had come from.

spirit-faith-on-the-way | place | any | curious | 0 | faith
How did you get to where people gathered to pray in {year}, and what did you pass on the way?
- Begin with your shoes.
- Tell what was talked about on the road.

spirit-faith-at-work | school or work | young adulthood, adulthood, midlife, later midlife | quiet | 0 | faith
Where in your working days of {year} did your faith find a small place: a pause, a greeting, a thing you would not do?
- Begin with the hour of the day.
- Tell who noticed, if anybody did.

spirit-faith-fasting | food | adolescence, young adulthood, adulthood, midlife, later midlife, later life | curious | 0 | faith
What did you do without for the sake of your faith in {year}, and how did the first bite or sip afterwards taste?
- Begin with the hour before it ended.
- Tell who waited with you.

spirit-faith-elder | people | young adulthood, adulthood, midlife, later midlife, later life | warm | 0 | faith
Whose prayers did you feel you could lean on in {year}, and how did you know that they were praying for you?
- Begin with their chair, their mat or their beads.
- Tell what you did for them in return.

spirit-faith-sang-loud | music | any | playful | 0 | faith
Who sang or recited louder than all the others where you worshipped in {year}, and what did you secretly think of it?
- Begin with the row they stood in.
- Tell what you would give to hear it again.

spirit-faith-rest-day | seasons | any | warm | 0 | faith
How did the day of rest begin where you were in {year}, and what were you not allowed, or simply glad not, to do?
- Begin with the evening before.
- Tell what the light was like.

spirit-faith-blessing-said | gratitude | any | warm | 0 | faith
Which blessing was spoken over you, over bread or over a journey in {year}, and by what sort of voice?
- Begin with the hands that went with it.
- Tell what happened right after.

spirit-faith-turning | turning points | any | quiet | 0 | faith
When, in {year}, did something you had only been taught about your faith become your own, and where were you?
- Begin with something ordinary in that place.
- Tell what you did next.

spirit-faith-candle-absent | loss and comfort | midlife, later midlife, later life | quiet | 1 | faith
For whom did you say a prayer or light a lamp in {year}, and what would they have said about that?
- Begin with their usual joke.
- As little or as much as you like.

spirit-faith-right-thing | values | any | quiet | 0 | faith
What did your faith make you do in {year} that would otherwise have been easier to leave, and who was glad of it?
- Small things count most here.
- Begin with the moment before you decided.

spirit-faith-dressed-for-it | firsts | any | warm | 0 | faith
What did you wear for a ceremony of your faith, your own or another’s, when you were {age}, and where did it pinch?
- Begin with the shoes or the head.
- Tell what was put into your hands.

spirit-faith-other-faith | people | any | curious | 0 | faith
Whose faith, different from your own, did you get a glimpse of in {year}, and what did you like in it?
- Begin with the thing you did not expect.
- Tell what you were offered to eat or drink.

spirit-faith-played-at-it | play | childhood | playful | 0 | faith
Did you ever play at weddings, sermons or processions when you were {age}, and which household objects did the holy work?
- Begin with the costume.
- Tell who had to be the congregation.

spirit-faith-old-age-prayer | values | later midlife, later life | quiet | 0 | faith
How had your way of praying changed by {year}: more words, fewer words, another place, another hour?
- Begin with where you were facing.
- Tell what stayed the same all along.

spirit-faith-welcomed | people | early childhood | warm | 0 | faith
Was there a ceremony to welcome you into a community of faith, and which picture or story of it have you been shown?
- Begin with who is holding you.
- Tell what you are said to have done.

spirit-faith-before-you | home | before birth | quiet | 0 | faith
What do you know of how the people you come from prayed or kept holy days around {year}, and what has come down to you?
- Begin with a book, a bowl, a cloth or a word.
- Tell who told you of it.
`;
