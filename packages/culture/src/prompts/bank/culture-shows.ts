export const cultureShowTemplates = `
culture-show-best-seat | home | any | playful | 0
“{show}” is about to begin: who had the best seat in {year}, and where did that leave you?
- Floor, armrest, lap or doorway: begin there.
- Tell what happened to anybody who talked.

culture-show-theme-tune | music | any | playful | 0
How much of the tune that opened “{show}”, or another programme of {year}, could you still sing with nobody listening?
- Try it now, quietly.
- Tell what everyone had to stop doing when it began.

culture-show-next-day | school or work | childhood, adolescence, young adulthood, adulthood, midlife | warm | 0
The day after something like “{show}”, who did you go over it with in {year}, and where did you stand while you talked?
- Begin with who always gave away the ending.
- Gate, corridor, counter or kitchen: name the spot.

culture-show-someone-elses-set | people | childhood, adolescence, young adulthood | warm | 0
In whose home would you most have liked to watch or hear “{show}” in {year}, and what did it smell of there?
- Start at their front door.
- Tell what you were given to eat.

culture-show-played-at | play | childhood | playful | 0
When you played that you were somebody out of a story in {year}, out of “{show}” perhaps, which part was always yours?
- Begin with what you used as a costume.
- Tell who got the part you wanted.

culture-show-fell-asleep | loss and comfort | any | quiet | 0
Which voice or programme of the days of “{show}” could make an ordinary evening of {year} feel safe to you?
- Begin with the lamp and the blanket.
- Tell who else was breathing in that room.

culture-show-supper-on-knees | food | any | warm | 0
What was on your plate on the evenings when something like “{show}” was on in {year}, and who balanced theirs worst?
- Begin with the sound of the forks.
- Tell about the stain that stayed.

culture-show-disagreed | values | adolescence, young adulthood, adulthood, midlife, later midlife, later life | curious | 0
Who did you quietly agree with, or loudly not, when something like “{show}” was on in {year}?
- Begin with who talked back at the screen or the radio.
- Tell what you thought and kept to yourself.

culture-show-hand-on-dial | firsts | childhood, adolescence | curious | 0
Do you remember the first time you were allowed to stay up for something like “{show}”, and how did that late room look?
- Begin with how you asked for it.
- Tell the moment your eyes gave up.

culture-show-rainy-afternoon | seasons | any | warm | 0
On the wettest afternoon of {year}, with “{show}” or something like it on, what could you hear of the weather behind it?
- Begin with the window.
- Tell who came in dripping.

culture-show-company | gratitude | midlife, later midlife, later life | warm | 0
Which familiar face or voice kept you company in {year}, somebody from “{show}” perhaps, and what were you usually doing meanwhile?
- Ironing, peeling, dozing: begin with your hands.
- Tell what you would have said to them.

culture-show-told-on-lap | people | early childhood | warm | 0
While grown-ups followed “{show}” or the like, where have you been told you were: on a lap, under a table, or asleep?
- A photograph of the room may know.
- Begin with who tells this story best.

culture-show-evenings-before | home | before birth | curious | 0
How do you imagine an evening of {year} among the people you come from, with “{show}” or something like it in the corner?
- Begin with the light in the room.
- Tell who would already be yawning.
`;
