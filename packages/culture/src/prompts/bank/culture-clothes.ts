export const cultureClothesTemplates = `
culture-clothes-mirror | firsts | childhood, adolescence, young adulthood, adulthood | playful | 0
You in front of a mirror in {year}: how close to “{clothing}” did you get, and who had something to say about it?
- Begin with your hair.
- Tell what you did before you dared go out.

culture-clothes-wanted | values | adolescence, young adulthood, adulthood | warm | 0
Was there something everybody wore in {year}, like “{clothing}”, that you wanted badly or refused to be seen in?
- Begin with the first person you saw wearing it.
- Tell what you wore instead.

culture-clothes-handed-on | people | childhood, adolescence, young adulthood | warm | 0
Which piece of clothing had been somebody else’s before it was yours in {year}, while others turned to “{clothing}”, and what did it smell of?
- Begin with the sleeves, too long or too short.
- Tell who wore it after you.

culture-clothes-photograph | seasons | any | playful | 0
Somebody finds a picture of you from the days of “{clothing}”: what did you have on in {year}, and what was the weather doing?
- Begin with the shoes.
- Tell what is just outside the frame.

culture-clothes-chair | home | any | warm | 0
What was hanging over the back of your chair at night in {year}, “{clothing}” or something nobody would ever call fashion?
- Begin with the chair.
- Tell what was in the pockets.

culture-clothes-workday | school or work | any | curious | 0
Getting ready for an ordinary morning in {year}, in the days of “{clothing}”, which piece went on last before you left?
- A scarf, a badge, an apron, a watch.
- Tell how you could tell it was late.

culture-clothes-dressing-up | play | any | playful | 0
When did you dress up for pure fun in {year}, with “{clothing}” or with whatever the cupboard gave, and who joined in?
- Begin with what went on your head.
- Tell what came loose first.

culture-clothes-shop-street | place | any | curious | 0
Where would somebody have gone to find “{clothing}” in {year} near you, and what do you remember of that shop or market?
- Begin with the door, the bell or the heap.
- Tell how the person selling looked at you.

culture-clothes-favourite-piece | gratitude | any | warm | 0
Never mind “{clothing}” and what others wore in {year}: which piece of clothing made you feel most like yourself?
- Begin with how it felt at the neck.
- Tell where it is now, if you know.

culture-clothes-new-step | turning points | adolescence, young adulthood, adulthood, midlife, later midlife | curious | 0
What did you put on for a day in {year} that mattered to you: something like “{clothing}”, or something borrowed, ironed and safe?
- Begin with the buttons or the laces.
- Tell what you fiddled with all day.

culture-clothes-coat-comfort | loss and comfort | any | quiet | 0
In the days of “{clothing}”, which coat, jumper or shawl of {year} would you have known by touch alone?
- Begin with its weight on your shoulders.
- Tell who used to do up the top button.

culture-clothes-baby-photo | people | early childhood | warm | 0
Those were the days of “{clothing}”, and you were tiny: what have they dressed you in, in the pictures or stories that remain?
- Begin with what somebody must have knitted, sewn or borrowed.
- Tell who is holding you up.

culture-clothes-best-coat | people | before birth | curious | 0
In {year}, in the days of “{clothing}”, how might one of the people you come from have dressed for a special day?
- Begin with the hat or the hair.
- Tell what you know from a photograph.
`;
