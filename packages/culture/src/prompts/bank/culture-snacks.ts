export const cultureSnackTemplates = `
culture-snack-coins | food | childhood, adolescence | playful | 0
With a few coins in your hand in {year}, would it have been “{snack}” or something else, and who served you?
- Begin with the coins, warm from your fist.
- Describe the counter from your height.

culture-snack-sharing | people | any | warm | 0
Who would have got the last “{snack}” in {year}, and how was that settled among you?
- Begin with everybody looking at it.
- Tell who pretended not to want it.

culture-snack-hidden | home | childhood, adolescence | playful | 0
Where were things like “{snack}” kept out of reach in {year}, and how did you know?
- Begin with the lid, the drawer or the top shelf.
- Tell about the noise that gave you away.

culture-snack-wrapper | seasons | any | curious | 0
A wrapper of “{snack}” turns up in an old coat pocket: where were you wearing that coat in {year}, and in what weather?
- Begin with what else is in the pocket.
- Tell who was walking next to you.

culture-snack-first-bite | firsts | any | curious | 0
What did you taste for the very first time in {year}, “{snack}” or something grander, and what did your face do?
- Begin with the smell, before the bite.
- Tell who was watching you.

culture-snack-break | school or work | childhood, adolescence, young adulthood, adulthood, midlife | warm | 0
What came out of your bag or pocket around eleven in the morning in {year}, “{snack}” or something plainer, and with whom did you swap?
- Begin with the sound of the paper.
- Tell what you would never have swapped.

culture-snack-walk-home | place | any | warm | 0
Which shop, stall or kiosk of {year}, with “{snack}” or the like on its shelf, could you still find with your eyes closed?
- Begin at the corner before it.
- Tell what stood in the window.

culture-snack-comfort | loss and comfort | any | quiet | 0
When a day of {year} had gone wrong for you in some small way, was it “{snack}”, or what else, that helped a little?
- Begin with who put it into your hand.
- Tell what it tasted of while you were still cross.

culture-snack-rules | values | childhood, adolescence, adulthood, midlife | playful | 0
Which rule about sweet or salty things, “{snack}” and the like, did you bend in {year}, and would you bend it again?
- Begin with who had made the rule.
- Tell what the crime tasted like.

culture-snack-journey | play | any | playful | 0
Something to nibble, “{snack}” perhaps, and a whole free afternoon in {year}: what did you do with it, and with which sticky fingers?
- Begin with the first thing you touched.
- Tell when you noticed it was getting late.

culture-snack-thank | gratitude | any | warm | 0
Whom would you like to thank for a treat in {year}, something small like “{snack}” that they need not have given you?
- Begin with how it was handed over.
- Tell what you said, or forgot to say.

culture-snack-sticky-face | food | early childhood | playful | 0
In which photograph or story is your small face covered in something, “{snack}” perhaps, and who is laughing behind the camera?
- Begin with the bib or the shirt.
- Tell who had to wash you.

culture-snack-before-table | food | before birth | curious | 0
What stood on the table on a good day in {year} among the people you come from: “{snack}”, or something nobody makes now?
- Begin with the tablecloth, or the lack of one.
- Tell who would have been served first.
`;
