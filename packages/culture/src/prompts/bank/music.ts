export const musicTemplates = `
music-through-the-wall | music | any | curious | 0
Which music reached you through a wall, a window or a floor in {year}, whether you wanted it or not?
- Begin with what you were trying to do.
- Tell what you knew about whoever was playing it.

music-hummed-while-working | music | any | warm | 0
What did somebody near you hum, whistle or sing in {year} while their hands were busy with something else?
- Hear it first, then look for the hands.
- Tell which bit they always got wrong.

music-first-notes | music | any | playful | 0
Three notes are enough: which song could make you run to the radio, the screen or the dance floor in {year}?
- Write down the line you sang loudest.
- Tell who ran with you.

music-wrong-words | music | any | playful | 0
Which song did you sing with completely wrong words in {year}, loudly and with all your heart?
- Write down your version.
- Tell who put you right, if anyone did.

music-what-it-came-out-of | music | any | curious | 0
Out of which box, set, horn or earphone did your music come in {year}, once you had talked it into playing?
- Start with the button, needle or dial.
- Tell what it did when it was in a mood.

music-on-the-road | music | any | warm | 0
What was playing or being sung in {year} while some landscape went by outside your window?
- Start with the window and the speed.
- Tell who chose it.

music-not-yours | music | any | playful | 0
Which tune followed you into every shop, lift and bus in {year} although you could not stand it?
- Hum it once and be done.
- Tell where you could not escape it.

music-quiet-sound | music | any | quiet | 0
Rain on a roof, a far train, a fridge at night: which sound was the real music of {year} for you?
- Close your eyes for ten seconds first.
- Tell where you lay or stood to hear it.

music-instrument-near | music | any | curious | 0
Who could get anything out of the instrument that stood, hung or lay about near you when you were {age}?
- Combs and saucepans are instruments.
- Begin with the worst sound it made.

music-crowd-singing | music | any | warm | 0
Where did you find yourself in {year} among people who were all singing or clapping the same thing?
- Start with who stood next to you.
- Tell whether you joined in.

music-counting-song | music | childhood | playful | 0
How does it go, the rhyme or song that went with skipping, clapping or long rides when you were {age}?
- Write as much of it as comes.
- Tell who was never out of breath.

music-stage-fright | music | childhood, adolescence | playful | 0
A recorder, a choir, a solo in front of the curtain: who sat in the front row when you performed in {year}?
- Begin with the clothes you had to wear.
- Tell about the note that got away.

music-bedtime-sound | music | childhood | quiet | 0
From which direction came the last tune, voice or noise of the day when you were {age} and supposed to be asleep?
- Start with the dark and the blanket.
- Tell how much of it you usually heard.

music-played-again | music | adolescence, young adulthood | warm | 0
Which song did you play over and over at {age}, until somebody on the other side of the door begged for mercy?
- Start with the second before it begins.
- Tell what you were sure nobody else understood.

music-mixtape | music | adolescence, young adulthood, adulthood | warm | 0
Who gave you music around the age of {age}, on a tape or a disc or a list or by simply insisting that you listen?
- Begin with the handwriting or the cover.
- Tell which track was the message.

music-last-song | music | adolescence, young adulthood | playful | 0
What was the last song of a good evening in {year}, in whichever hall, cellar or kitchen it ended for you?
- Begin when the lights came up.
- Tell how you got home afterwards.

music-live-night | music | young adulthood, adulthood, midlife | warm | 0
Close to the stage or far at the back: which live music of {year} went right through your ribs?
- Start with the crowd before it began.
- Tell what still rang in your ears.

music-unheard-singing | music | adulthood, midlife, later midlife, later life | warm | 0
What did you sing in {year} when nobody could hear you over the water, the engine or the broom?
- Begin with the chorus, of course.
- Tell about the time you were overheard.

music-taste-of-the-young | music | midlife, later midlife, later life | playful | 0
What did younger people play in {year}, at full volume, that made you wonder whether this was really meant to be music?
- Describe it with noises rather than words.
- Tell which one grew on you after all.

music-old-song-returns | music | midlife, later midlife, later life | quiet | 0
An old song came round a corner in {year}, from a shop or a passing car. Where did it take you in an instant?
- Tell where you stood when it began.
- Then where you were by the second line.

music-better-hour | music | later midlife, later life | warm | 0
Which piece of music did you put on at {age} to turn an ordinary hour into a good one?
- Start with finding the right button.
- Tell who would have sung along.

music-song-you-avoid | music | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
Is there a song belonging to {year} that you only play when you are ready for its first few notes?
- One bar is enough to name it.
- Say who else would understand.

music-silence-shared | music | any | quiet | 1
With whom could you be quiet in {year}, with only a clock, a road or some music in the background?
- Begin with the sound underneath.
- Tell what the silence was made of.
`;
