export const cultureGamesTemplates = `
culture-game-against-whom | people | any | playful | 0
Who would you have wanted beside you, and not against you, in a round of “{game}” or the like in {year}?
- Begin with how they behaved when losing.
- Tell what they did for luck.

culture-game-where-played | place | childhood, adolescence, young adulthood | playful | 0
If somebody said “{game}” in {year}, which floor, yard, table or screen did you race to?
- Begin with the surface: scratched, dusty, sticky.
- Tell who had got there first.

culture-game-house-rules | home | any | playful | 0
Which rule in “{game}”, or another game of {year}, existed only where you lived, and who had surely made it up?
- State the rule as law first.
- Tell who always broke it.

culture-game-first-win | firsts | childhood, adolescence, young adulthood | playful | 0
Do you remember beating somebody who never lost, at “{game}” or anything else in {year}, and what did they say?
- Begin with the last move.
- Tell how long you lived on it.

culture-game-one-more | play | any | warm | 0
Just one more round of “{game}”: who said that in {year}, and what made you stop in the end?
- Begin with the light going, or the voice calling.
- Tell what your hands felt like.

culture-game-rainy-day | seasons | any | warm | 0
What came out of the cupboard when the weather kept you in during {year}: “{game}”, or something with pieces missing?
- Begin with the state of the box.
- Tell what stood in for the missing piece.

culture-game-break-time | school or work | childhood, adolescence, young adulthood, adulthood | playful | 0
In the spare minutes of a busy day in {year}, did anybody around you play, “{game}” or something invented on the spot?
- Begin with the signal that it was over.
- Tell who kept the score.

culture-game-fair-play | values | any | curious | 0
Which moment in a game in {year}, “{game}” or another, showed you what somebody was really like?
- Begin with what was at stake, however little.
- Tell what you thought and did not say.

culture-game-music-of-it | music | any | playful | 0
What did playing sound like around you in {year}: the beeps, rattles, rhymes or shouts of “{game}”, or something else?
- Spell one of the sounds.
- Tell who complained about the noise.

culture-game-taught-someone | gratitude | adulthood, midlife, later midlife, later life | warm | 0
Who had taught you a game that you could still play in {year}, an old one or “{game}”, and how did they bear your mistakes?
- Begin with the first mistake you made.
- Tell whom you passed it on to, if anybody.

culture-game-snack-beside | food | any | playful | 0
What stood within reach while you played or watched others play in {year}, “{game}” or cards or anything, and who ate most of it?
- Begin with the crumbs.
- Tell what was never allowed near the table.

culture-game-under-table | play | early childhood | warm | 0
While others may have played “{game}”, what was your own favourite thing to do when tiny, as people tell it?
- Pots, boxes and keys count as toys.
- Begin with the noise you made.

culture-game-play-before | play | before birth | playful | 0
What did the people you come from do for fun around {year}: “{game}”, cards by lamplight, or something you had to have explained?
- Begin with who hated losing.
- A photograph or a worn-out board helps.
`;
