export const cultureFavouriteTemplates = `
culture-favourite-who-knew | people | any | warm | 0
You picked “{favourite}” for {year}: who around you would have guessed that straight away, and how would they have teased you for it?
- Begin with their first words.
- Tell what their own pick would have been.

culture-favourite-where | place | any | warm | 0
Where in the world are you when “{favourite}” comes to mind from {year}, and what is just behind you?
- Turn around slowly and look.
- Begin with the ground under your feet.

culture-favourite-at-home | home | any | playful | 0
Did “{favourite}” find a place where you lived in {year}, and who would gladly have been rid of it?
- Begin with the spot where it was, or was heard.
- Tell what they muttered.

culture-favourite-first-time | firsts | any | curious | 0
How did “{favourite}” first come your way, and what were you supposed to be doing at that moment in {year}?
- Begin with who brought it, played it or said it.
- Tell your first thought.

culture-favourite-season | seasons | any | warm | 0
Which time of year belongs to “{favourite}”, when you think of {year}, and what were you wearing around then?
- Begin with your feet, warm or cold.
- Tell what the evenings were like.

culture-favourite-worth | values | any | curious | 0
Why “{favourite}”, of everything that {year} had, and what does that choice give away about you then?
- Begin with the one who would disagree.
- Tell what you cared about most.

culture-favourite-thanks | gratitude | any | warm | 0
If “{favourite}” could be thanked for one particular day in {year}, which day would that be for you?
- Begin in the morning of it.
- Tell what made it different from the rest.

culture-favourite-tune | music | any | playful | 0
Give “{favourite}” a soundtrack: which music or noise of {year} belongs with it in your head?
- Begin with the loudest part.
- Tell who was making it.

culture-favourite-table | food | any | playful | 0
What were you eating, or hoping to eat, in the days when “{favourite}” was your favourite of {year}?
- Begin with the smell from the pan or the bag.
- Tell who was cooking or paying.

culture-favourite-busy-days | school or work | any | curious | 0
What was “{favourite}” a holiday from in {year}: which task, timetable or long queue did it make you forget?
- Begin with the part of the day that dragged.
- Tell how you sneaked away to it.

culture-favourite-comfort | loss and comfort | any | quiet | 0
Was there an evening in {year} when “{favourite}” was exactly what you needed, and who or what was near you?
- Begin with the lamp, the moon or the street light.
- Leave out whatever you like.

culture-favourite-change | turning points | any | curious | 0
Between the you who chose “{favourite}” in {year} and the you of a year later, what had changed that one could see?
- Begin with the hair, the key ring or the address.
- Tell who noticed first.

culture-favourite-with-whom | play | any | playful | 0
With whom could you lose a whole afternoon over “{favourite}” in {year}, and what were you both meant to be doing?
- Begin with the clock you were not looking at.
- Tell what you laughed about.
`;
