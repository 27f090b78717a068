export const cultureSongTemplates = `
culture-song-first-bars | music | any | playful | 0
Say the first bars of “{song}” start up right now: which room, street or car are you back in?
- Begin with where the sound came from.
- Tell who else could not keep still.

culture-song-wrong-words | play | any | playful | 0
Which line of “{song}”, or of another tune of {year}, did you sing wrongly for far too long before anybody told you?
- Write down your own version first.
- Tell who caught you at it.

culture-song-who-hummed | people | any | warm | 0
Who around you would have hummed “{song}” in {year} without noticing, and what were their hands busy with?
- Start with the hands: dough, engine oil, knitting, keys.
- Tell whether they ever sang it out loud.

culture-song-dance-floor | firsts | adolescence, young adulthood, adulthood | playful | 0
“{song}” comes on and somebody reaches for your sleeve: did you dance in {year}, and on what kind of floor?
- Shoes, socks or bare feet: begin there.
- Tell what you did with your arms.

culture-song-through-wall | home | any | curious | 0
When music like “{song}” came through the wall or the window in {year}, whose was it, and what did you think of them?
- Begin with how loud it was.
- Tell what else you knew about them.

culture-song-radio-place | place | any | warm | 0
What was the nearest thing to you that could play “{song}” in {year}, and who decided what everybody had to hear?
- Describe the knob, the button or the needle.
- Tell what happened when somebody changed it.

culture-song-turned-up | turning points | adolescence, young adulthood, adulthood, midlife | warm | 0
In the year of “{song}”, was there a tune you kept playing while something in your life was quietly about to change?
- Name the tune first, even if it embarrasses you.
- Tell what the days looked like around it.

culture-song-not-for-you | values | adolescence, young adulthood, adulthood, midlife, later midlife, later life | playful | 0
Everybody seemed to have an opinion on songs like “{song}” in {year}: what was yours, and who did you dare tell?
- Start with the face you pulled.
- Say whether you have changed your mind since.

culture-song-long-drive | seasons | any | warm | 0
Picture yourself on a long ride in {year}, “{song}” playing somewhere up front: what passed by your window, and how warm was it?
- Begin with the seat under you.
- Tell what was passed around to eat.

culture-song-work-tune | school or work | adolescence, young adulthood, adulthood, midlife, later midlife | curious | 0
If “{song}” had come on during your working day in {year}, wherever that was, who would have sung along and who would have groaned?
- Begin with the sound of the place without music.
- Tell who always came in late on the chorus.

culture-song-still-lifts | gratitude | midlife, later midlife, later life | warm | 0
Which tune from the days of “{song}” could still lift you out of your chair in {year}, and where did you first hear it?
- Hum it once before you write.
- Tell who you would have pulled up with you.

culture-song-cradle | music | early childhood | warm | 0
You were very small when “{song}” was about: which music, as far as you were ever told, made you stop crying or start bouncing?
- Ask yourself who would know.
- A photograph with a radio or a record in it helps.

culture-song-before-you | music | before birth | curious | 0
Before you came along, in {year}, songs like “{song}” were in the air: who among the people you come from would have danced?
- Picture the shoes and the floor.
- Begin with who would have stayed by the wall.
`;
