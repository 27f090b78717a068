export const smallThingsTemplates = `
people-wave-from-window | people | any | warm | 0
Who would have waved at you from a window, a bus or a bicycle in {year}, and did you always wave back?
- Begin with the arm, not the face.
- Tell where you were usually heading.

people-handwriting | people | any | quiet | 0
Whose handwriting of {year} would you know at once, on a list, an envelope or a wall, and what did it say?
- Describe one letter: its loops, its slant, its hurry.
- Tell where you kept it.

people-shared-umbrella | people | any | warm | 0
Under whose umbrella, coat or porch did you wait for the rain to stop in {year}, and what was said there?
- Begin with the drops.
- Tell who got the wetter shoulder.

people-comfortable-silence | people | any | quiet | 0
With whom could you sit in {year} without saying a word, and what were you both looking at?
- Begin with what your hands were doing.
- Tell which of you broke the silence.

place-step-to-sit-on | place | any | warm | 0
On which step, wall, kerb or sill did you like to sit in {year}, and how did it feel under you?
- Warm, rough, damp: begin there.
- Tell who passed by while you sat.

place-light-in-window | place | any | quiet | 0
Which lit window could you see from where you were in the evenings of {year}, and who did you imagine behind it?
- Begin with the colour of the curtain.
- Tell what you never found out.

place-favourite-smell-outdoors | place | any | warm | 0
Close your eyes outdoors in {year}: what did the air smell of where you spent most of your days?
- Bread, tar, cows, sea, chalk, petrol.
- Tell which way the wind came from.

home-night-sounds | home | any | quiet | 0
What could you hear at night in {year} from wherever you slept, before the others woke?
- Begin with the farthest sound.
- Tell which one made you feel safe.

home-hook-by-the-door | home | any | warm | 0
What hung on the hook or lay in the heap by the door where you lived in {year}, and what was yours?
- Begin at the top of the heap.
- Tell what had been there for years.

home-cup-that-was-yours | home | any | warm | 0
Which cup, bowl or spoon was yours without anybody having said so in {year}, and what happened when others used it?
- Begin with the chip, the crack or the pattern.
- Tell what was usually in it.

home-tap-and-towel | home | any | quiet | 0
How did you wash your face on a plain morning in {year}: which tap, which towel, which soap?
- Begin with the temperature of the water.
- Tell who was knocking on the door.

school-or-work-pen-and-paper | school or work | any | warm | 0
What did you write with, or mark things with, on ordinary days of {year}, and what did your fingers look like afterwards?
- Begin with the smell of it.
- Tell what you drew when nobody looked.

school-or-work-person-next-to-you | school or work | any | warm | 0
Who was busy right next to you on most days of {year}, and which little sound did they make while thinking?
- Humming, clicking, sighing: begin there.
- Tell what you two borrowed from each other.

school-or-work-moment-it-was-over | school or work | any | warm | 0
At the end of a busy day in {year}, what was the very first thing you did when nobody needed you any more?
- Begin with the shoes, the belt or the collar.
- Tell what you had been looking forward to.

school-or-work-something-finished | school or work | any | quiet | 0
What did you finish in {year}, however small, that made you step back and look at it a second time?
- A drawing, a fence, a form, a jumper.
- Tell who saw it first.

firsts-morning-of-the-year | firsts | any | quiet | 0
Where did you wake up on the first morning you can place in {year}, and what was the first thing you saw?
- Begin with the ceiling or the sky.
- Tell what day it might have been.

firsts-window-seat | firsts | any | warm | 0
From which train, tram, boat or car did you see something for the first time in {year}, and who pointed at it?
- Begin with the glass, and whose breath was on it.
- Tell how long you kept looking back.

firsts-word-in-another-language | firsts | any | warm | 0
Which word from another language or dialect did you learn in {year}, and from whose mouth did you pick it up?
- Say it aloud before you write.
- Tell what you used it for.

firsts-grown-from-seed | firsts | any | warm | 0
What did you plant, mend, bake or build for the first time in {year}, and how did it turn out in the end?
- Begin with the mess.
- Tell who was told about it.

turning-points-quiet-afternoon | turning points | any | quiet | 0
On which quite ordinary afternoon of {year} did you know, without any fuss, that something had shifted a little?
- Begin with what you were holding.
- It may be as small as a new way home.

turning-points-new-neighbour | turning points | any | warm | 0
Who moved into your days in {year}, next door, next desk or next seat, and what did you first notice about them?
- Begin with the sound they brought along.
- Tell what was different a month later.

turning-points-learned-to-wait | turning points | any | quiet | 0
What were you waiting for in the early part of {year}, and how did you know that the waiting was over?
- Begin with the place where you waited.
- Tell how you passed the time.

turning-points-good-door | turning points | any | warm | 0
Which door did you walk through in {year} not knowing how often you would walk through it again?
- Begin with the handle.
- Tell who was on the other side.

food-bread-and | food | any | warm | 0
What went on your bread, rice or whatever filled you on a plain day of {year}, and how exactly did you like it?
- Thick, thin, burnt, folded: be strict.
- Tell who made it the right way.

food-market-smell | food | any | quiet | 0
Which fruit or vegetable of {year} can you still smell on your fingers, and where had it come from?
- Begin with peeling it, or biting in.
- Tell what you did with the stones or the skin.

food-quiet-breakfast | food | any | quiet | 0
How did a slow breakfast go in {year}, when you had one, and what could be seen from where you sat?
- Begin with the first sound of the kettle or the pan.
- Tell what was always nearly empty.
`;
