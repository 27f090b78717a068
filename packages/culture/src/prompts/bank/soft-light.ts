export const softLightTemplates = `
play-floating | play | any | quiet | 0
When did you last float, swing, glide or simply lie in the grass in {year}, and what was above you?
- Begin with the back of your head.
- Tell what you could hear up there.

play-good-at-doing-nothing | play | any | warm | 0
With whom could you do next to nothing in {year} and call it a lovely day?
- Begin with where you both sat.
- Tell what you were not doing.

play-little-collection | play | any | warm | 0
Which little things did you line up, sort or stack in {year}, just because it pleased you?
- Begin with the best one.
- Tell who was not allowed to touch them.

play-story-before-bed | play | any | quiet | 0
Which story, read or told or only half remembered, kept you company in {year}?
- Begin with the picture on the cover, or the voice.
- Tell where you used to stop.

play-made-with-care | play | any | quiet | 0
What did you fold, knot, paint or carve in {year}, slowly and for nobody in particular?
- Begin with the feel of the material.
- Tell where it ended up.

turning-points-first-light-day | turning points | any | warm | 0
On which day of {year} did things begin to feel lighter for you, and what did you do that evening?
- Begin with the coat you took off.
- A very small day counts too.

turning-points-gentle-habit | turning points | any | quiet | 0
Which small habit crept into your days in {year} and stayed longer than you had expected?
- Begin with the hour it belonged to.
- Tell how it had started.

turning-points-stopped-to-look | turning points | any | quiet | 0
Where did you stop in the middle of the road in {year}, just to look, and what was it that held you?
- Begin with your feet standing still.
- Tell who had to wait for you.

turning-points-said-it-at-last | turning points | any | warm | 0
Which kind thing did you say aloud in {year} that you had been meaning to say for some time?
- Begin with your first word.
- Tell how it was received.

turning-points-slow-yes | turning points | any | warm | 0
What did you come to like in {year}, little by little, though you had not thought much of it at first?
- A food, a street, a person, a tune.
- Tell when you noticed.

values-worth-the-walk | values | any | warm | 0
For what would you gladly walk the extra mile in {year}, in whatever shoes you had?
- Begin with the road.
- Tell what was waiting at the end.

values-left-it-tidy | values | any | quiet | 0
Which place or thing did you leave a little better than you had found it in {year}?
- Begin with what it was like before.
- Tell whether anybody ever knew.

values-good-company | values | any | warm | 0
What made somebody good company to you in {year}: their jokes, their quiet, the way they carried a bag?
- Begin with one particular afternoon.
- Tell what you would have missed without them.

values-simple-and-right | values | any | quiet | 0
Which simple thing did you do your own way in {year}, because that way was right to you?
- Tea, laces, a bed, a greeting.
- Tell who did it differently.

values-listened-well | values | any | quiet | 0
Who could really listen in {year}, and what did their face do while you talked?
- Begin with where their hands were.
- Tell one thing you told them.

firsts-seen-from-close | firsts | any | quiet | 0
What did you see from very close for the first time in {year}, a snail or a star or a sleeping face?
- Begin with holding your breath.
- Tell what surprised you about it.

firsts-small-yes | firsts | any | warm | 0
What did you try in {year} just because somebody smiled and said you might like it?
- Begin with their words.
- Tell whether they were right.

firsts-heard-the-quiet | firsts | any | quiet | 1
Where did you first notice, in {year}, how very quiet or how very dark the world can be?
- Begin with what you had expected instead.
- Tell how you found your way back.

firsts-new-in-the-room | firsts | any | warm | 0
Who made it easy for you in {year} when you were new somewhere, and with what small gesture?
- A chair pulled out, a joke, a map.
- Tell what you were holding on to.

school-or-work-favourite-task | school or work | any | warm | 0
Which task would you gladly have done twice a day in {year}, and what did it feel like in your hands?
- Begin with the tool or the cloth.
- Tell who was happy to leave it to you.

school-or-work-learned-by-watching | school or work | any | quiet | 0
What did you learn in {year} simply by standing next to somebody who knew how?
- Begin with the sound of them working.
- Tell when you first dared to try.

school-or-work-friendly-face | school or work | any | warm | 0
Whose face were you glad to see at the start of a long day in {year}, and where did they usually stand?
- Begin with their greeting.
- Tell what they always had with them.

school-or-work-quiet-corner | school or work | any | quiet | 0
Where did you go in {year} when a busy day could do without you for five minutes?
- Begin with the door closing behind you.
- Tell what you looked at there.

place-path-through-green | place | any | quiet | 0
Which bit of green did you know best in {year}: a park, a verge, a pot on a sill, a single tree?
- Begin with the nearest leaf.
- Tell what lived in it.

place-welcome-somewhere | place | any | warm | 0
In which place were you greeted as if you had been missed in {year}, and by whom, a person or a dog?
- Begin a few steps before the door.
- Tell what was put in front of you.

loss-and-comfort-someone-stayed | loss and comfort | any | warm | 0
Who sat with you for a while in {year} without wanting anything, and what was there to look at?
- Begin with the chair, the bench or the bed.
- Tell the one thing that was said.

loss-and-comfort-small-ritual | loss and comfort | any | quiet | 0
Which small ritual made the evenings of {year} yours: a lamp, a cup, a window closed?
- Begin with the order of things.
- Tell what happened when you skipped it.

people-soft-voice | people | any | quiet | 0
Whose voice on a staircase, a telephone or a radio could settle you in {year}?
- Begin with the way they said hello.
- Tell what they were good at explaining.

people-small-gift-of-time | people | any | warm | 0
Who never hurried you in {year}, and what did the two of you do slowly?
- Begin with the pace of their walk.
- Tell what you saw because of it.
`;
