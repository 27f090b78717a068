export const cultureNewsTemplates = `
culture-news-where-standing | place | any | curious | 0
“{news}”: in {year} that was in the papers. What was right in front of you in those days instead?
- Begin with the street you walked most.
- Big news and small news may stand side by side.

culture-news-who-told | people | any | warm | 0
Who was usually the first to bring you news in {year}, “{news}” or the latest from next door, and how did their voice change?
- Begin with the words they always opened with.
- Tell where you were made to sit.

culture-news-kitchen-talk | home | any | curious | 0
When people talked about “{news}” where you lived in {year}, who had an answer to everything, and who went on eating?
- Begin with the paper, the radio or the screen.
- Tell what you understood of it.

culture-news-own-headline | turning points | any | playful | 0
The papers had “{news}”: what would the headline of your own life in {year} have been, in six words or so?
- Write the headline first, then explain it.
- Small print is welcome.

culture-news-hopeful | values | adolescence, young adulthood, adulthood, midlife, later midlife, later life | warm | 0
In the year of “{news}”, what did you believe the world would look like later, and who dreamed along with you?
- Begin with something you were certain about.
- Tell which bit came true.

culture-news-desk | school or work | adolescence, young adulthood, adulthood, midlife, later midlife | curious | 0
While “{news}” went round the world in {year}, what was lying half finished on your own table, bench or desk?
- Begin with the tool nearest your hand.
- Tell who was waiting for it.

culture-news-copied-in-play | play | childhood | playful | 0
Did something out of the news in {year}, “{news}” for one, ever find its way into your games, and who played whom?
- Begin with the props.
- Tell how the game ended.

culture-news-weather-that-day | seasons | any | quiet | 0
Forget “{news}” for a moment: what did the light outside look like on an ordinary day of {year}, where you were?
- Begin at the window you knew best.
- Tell what could be heard from there.

culture-news-good-news | gratitude | any | warm | 0
Everyone knows “{news}”, but which piece of good news in {year} was only yours, and who did you tell first?
- Begin with how the news reached you.
- Tell what you did with your hands.

culture-news-first-noticed | firsts | childhood | curious | 0
“{news}”, said the news in {year}: was that among the first things you noticed of the wide world, or was it something else?
- Begin with a picture or a voice you can still call up.
- Tell what you asked afterwards.

culture-news-calm-corner | loss and comfort | any | quiet | 0
When the world was loud in {year}, with “{news}” and all the rest, where did you go for some quiet?
- Begin with what you could hear there.
- Tell how long you could stay.

culture-news-small-you | turning points | early childhood | curious | 0
“{news}”, said the papers when you turned {age}: which piece of family news from that year has been told to you again and again?
- Begin with who tells it.
- Tell which part changes every time.

culture-news-before-arrival | turning points | before birth | curious | 0
“{news}”: {year}, before you were here. Where may somebody among the people you come from have been when they heard it?
- Begin with what they were doing for a living.
- Guessing is allowed; say where you guess.
`;
