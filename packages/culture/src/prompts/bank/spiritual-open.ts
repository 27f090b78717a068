export const spiritualOpenTemplates = `
spirit-open-night-sky | place | any | quiet | 0 | open
Where did you stand when the sky last made you feel wonderfully small, in {year}, and who or what was beside you?
- Begin with how cold your neck was.
- Tell which star, cloud or light you remember.

spirit-open-silence | home | any | quiet | 0 | open
Which silence of {year} did you like best: early, late, under snow, after guests, and where did you sit in it?
- Begin with the last sound before it.
- Tell what your thoughts did there.

spirit-open-bigger-than-me | values | any | quiet | 0 | open
When, in {year}, did you sense that you were part of something larger, even for the length of a breath?
- Begin with the place and the hour.
- A crowd, a field, a song: anything may do it.

spirit-open-candle | loss and comfort | any | quiet | 0 | open
If you lit a candle for somebody or something out of {year}, where in the room would you set it down?
- Begin with the match.
- Nobody need know whom it is for.

spirit-open-tree | place | any | warm | 0 | open
Is there a tree, a rock, a bit of water or a hill that knew you well in {year}, and what had you told it?
- Begin with its bark, its moss or its ripples.
- Tell how often you came by.

spirit-open-thanks-unsaid | gratitude | any | warm | 0 | open
To whom or what did you whisper thank you in {year}, even if only under your breath and to nobody in particular?
- Begin with what had just happened.
- A narrow escape or a good soup both count.

spirit-open-coincidence | turning points | any | curious | 0 | open
Which coincidence in {year} has always felt like a little more than chance to you?
- Begin with how easily it might not have happened.
- Tell who else knows about it.

spirit-open-music-opened | music | any | quiet | 0 | open
What sound or music in {year} went straight through you, so that for a moment you forgot where you were?
- Begin with the instrument, the voice or the bird.
- Tell what the room was like when it ended.

spirit-open-wise-word | people | any | warm | 0 | open
Who said something to you in {year} that turned out to be wiser than it sounded, and what were you both doing?
- Write their words first.
- Tell when it came back to you.

spirit-open-question-child | play | childhood, adolescence | curious | 0 | open
What enormous question did you ask when you were {age}, about stars, dreams or where everything ends, and who tried to answer?
- Begin with where you were lying or sitting.
- Tell whether the answer satisfied you.

spirit-open-dream | firsts | any | curious | 0 | open
Which dream, of night or of day, do you still have from when you were {age}, and which colour is in it?
- Begin in the middle of it.
- Tell how you woke up.

spirit-open-season-turn | seasons | any | quiet | 0 | open
How did you notice that the year was turning in {year}: by a smell, by the light, or by something in yourself?
- Begin at a door or a window.
- Tell what you always do on such a day.

spirit-open-slow-meal | food | any | warm | 0 | open
Which meal of {year} felt almost like a ceremony to you, however plain, and what was in the middle of the table?
- Begin with the moment before anybody ate.
- Tell who was there, or that you were pleased to be alone.

spirit-open-work-flow | school or work | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 0 | open
While doing what, in {year}, did you forget yourself and the time completely, so that looking up came as a surprise?
- Begin with your hands.
- Tell what brought you back.

spirit-open-letting-go | turning points | young adulthood, adulthood, midlife, later midlife, later life | quiet | 1 | open
What did you stop holding on to in {year}, and how did your hands or shoulders notice it first?
- A plan, a grudge, a worn-out coat: choose freely.
- Tell what came into the space.

spirit-open-blessing | people | any | warm | 0 | open
Who wished you well in {year} in a way you could feel, and with which words, gesture or parcel?
- Begin with their hands.
- Tell where you were about to go.

spirit-open-enough | values | midlife, later midlife, later life | quiet | 0 | open
On which plain afternoon of {year} did you think to yourself that this, exactly this, was enough?
- Begin with the chair and the light.
- Tell what you did not need just then.

spirit-open-animal-look | people | any | warm | 0 | open
Which animal looked at you in {year} as if it knew something, and what passed between the two of you?
- Begin with its eyes.
- Tell who looked away first.

spirit-open-threshold | firsts | any | quiet | 0 | open
Which place did you enter on tiptoe in {year}, feeling without being told that one should be quiet there?
- Begin with the smell inside.
- Forests, libraries and sleeping rooms count.

spirit-open-morning | gratitude | any | warm | 0 | open
What was the first thing you were glad of on a good morning in {year}, before anything had been said?
- Begin with your eyes still closed.
- Tell what the window showed.

spirit-open-comfort-known | loss and comfort | any | quiet | 1 | open
When {year} was at its hardest, what small thing kept you company: a stone in the pocket, a verse, a walk?
- Only the small thing; the rest may stay where it is.
- Begin with how it felt in your hand.

spirit-open-laughter | play | any | playful | 0 | open
When did laughter catch you at a solemn moment in {year}, and did it spoil that moment or make it better?
- Begin with who set you off.
- Tell how you hid your face.

spirit-open-song-together | music | any | warm | 0 | open
Where did you sing, hum or clap with others in {year} until it felt like one voice, and what was the weather?
- A stadium, a kitchen and a bus all count.
- Tell whose voice you could still pick out.

spirit-open-water | seasons | any | quiet | 0 | open
Which water did you look at for a long time in {year}, sea or rain or bath, and what did it do for you?
- Begin with its colour.
- Tell what you came with, and what you left with.

spirit-open-house-spirit | home | any | quiet | 0 | open
If the place where you slept in {year} had a good spirit, in which corner did it live, and how could you tell?
- Begin with the light in that corner.
- Tell what you would have left there for it.

spirit-open-bread | food | any | warm | 0 | open
Whose hands do you see when you think of food shared gladly in {year}, and what were they breaking, pouring or peeling?
- Begin with the sound.
- Tell who was given the first piece.

spirit-open-old-question | values | later midlife, later life | curious | 0 | open
Which of life’s large questions did you enjoy having no answer to in {year}, and with whom could you turn it over?
- Begin with where the two of you sat.
- Tell what was in the cups.

spirit-open-promise-told | values | early childhood | warm | 0 | open
What did somebody hope, wish or promise over you when you were tiny, as far as you have ever been told?
- Begin with who would have leaned over you.
- An old card or letter may know.

spirit-open-name-given | gratitude | early childhood | quiet | 0 | open
What have you been told about the way your name came to you, and what did somebody hope it would carry?
- Begin with how it sounds when called.
- Tell which names were nearly yours.

spirit-open-carried-forward | values | before birth | quiet | 0 | open
Which quiet belief about how to live may have been passed down to you from people who were there in {year}?
- Begin with a saying or a habit.
- Tell where you catch yourself doing it.
`;
