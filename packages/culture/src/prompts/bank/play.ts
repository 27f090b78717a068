export const playTemplates = `
play-until-too-dark | play | any | playful | 0
What were you so busy with in {year} that somebody had to call you three times, or the light had to go?
- Start with the light going.
- Tell what your hands were covered in.

play-house-rules | play | any | playful | 0
Which game was played around you in {year} by rules that existed nowhere else on earth?
- State one rule as solemnly as you can.
- Tell about the great argument.

play-made-from-nothing | play | any | playful | 0
Out of cardboard, string, leaves or leftovers: what did you make when you were {age} that was much better than it looked?
- List what went into it.
- Tell how long it held together.

play-laughed-till-it-hurt | play | any | playful | 0
Who was no help at all in {year} when you were laughing so hard that no sound came out?
- Begin where you should have been serious.
- It may not be funny to others; fine.

play-in-water | play | any | playful | 0
Who started it the time you got properly wet for fun in {year}, in the rain or a lake or under a hose?
- Start with the first cold shock.
- Tell what dried last.

play-collected | play | any | curious | 0
In which tin, jar or drawer did you keep what you were collecting when you were {age}, safe from people who tidy up?
- Pick out the best piece.
- Tell what it smelled like.

play-team-or-tribe | play | any | warm | 0
For which team, club, runner or rider did you shout yourself hoarse in {year}?
- Begin with the colours.
- Tell about the one moment everyone remembers.

play-trick-played | play | any | playful | 0
Which prank of {year}, by you or on you, still makes you grin at the thought of somebody’s face?
- Start with the preparations.
- Tell how soon it came out.

play-with-your-hands | play | any | quiet | 0
What were your hands busy with in {year} purely because they liked it: folding, knitting, carving, tinkering, drawing?
- Begin with the sound it made.
- Tell what became of the results.

play-danced | play | any | playful | 0
On what sort of floor did you dance, hop or sway in {year}, properly or just between the sink and the stove?
- Start with your feet.
- Tell who saw it, if anyone did.

play-toy-worn-out | play | childhood | warm | 0
Which toy, doll, stick or stone went everywhere with you when you were {age}, because it had a job to do?
- Tell where it was most worn.
- Tell where it slept.

play-street-game | play | childhood | playful | 0
What had to be shouted before a game could begin when you were {age}, and where was safe?
- Write the counting rhyme, as far as you know it.
- Draw the borders: kerb, tree, drain.

play-pretend-world | play | childhood | playful | 0
Captain, shopkeeper, horse, spy, doctor of stuffed animals: who were you at the age of {age}, when you were not yourself?
- Start with the costume or the voice.
- Tell who had to be the other one.

play-rainy-floor | play | childhood | curious | 0
A wet day, you are {age}, flat on your stomach on the floor. What have you spread out in front of you?
- Feel the floor: carpet, boards, tiles.
- Tell who stepped on it.

play-dare | play | childhood, adolescence | playful | 0
Which wall, branch or bridge was the dare about when you were {age}, whether you took it or sensibly went home?
- Look down once more.
- Tell who had gone first.

play-obsession | play | adolescence, young adulthood | curious | 0
Who was the poor soul that had to listen at {age} when you got started on your favourite game, sport or pastime?
- Explain the best bit in two lines.
- Tell what it cost in time and money.

play-night-out | play | adolescence, young adulthood | playful | 0
Before your best evenings of {year} began there was the getting ready. What did that look, smell and sound like?
- Start with the mirror and the hair.
- Tell what was always forgotten.

play-silly-with-someone | play | adulthood, midlife, later midlife | playful | 0
With whom could you be thoroughly silly in {year}, in the kitchen or the car, as long as nobody was watching?
- Begin with the look you gave each other.
- Tell what must never be shown to anyone.

play-free-day | play | young adulthood, adulthood, midlife | warm | 0
A day without plans fell into your lap in {year}. What did you do with the first hour of it?
- Start with the moment you knew.
- Tell what you did not do.

play-table-and-cards | play | midlife, later midlife, later life | playful | 0
Cards, dice, dominoes, a ball on the grass: who could not bear to lose to you in {year}?
- Begin with the shuffle or the pencil.
- Tell about the best bluff.

play-hobby-kingdom | play | adulthood, midlife, later midlife, later life | curious | 0
In the shed, on the table or on the screen: what lay half finished in your own little kingdom in {year}?
- Look for the missing piece first.
- Tell who was allowed in.

play-still-childlike | play | later midlife, later life | playful | 0
What did you still enjoy at {age} exactly as you had at nine, such as puddles, marbles, cake batter or a good slide?
- Tell who caught you at it.
- Start with the sound it makes.

play-left-out | play | childhood, adolescence | quiet | 1
When you were on the edge of a game in {year}, looking on, what did you find to do or watch instead?
- Begin with the wall or the grass.
- Tell about the one who came over, if someone did.
`;
