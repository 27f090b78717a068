export const cultureSnackTemplates = `
culture-snack-coins
Met een paar muntjes in je hand in {year}: werd het “{snack}” of iets anders, en wie bediende je?
- Begin met de muntjes, warm van je vuist.
- Beschrijf de toonbank vanaf jouw hoogte.

culture-snack-sharing
Voor wie was in {year} de laatste “{snack}”, en hoe werd dat onder jullie geregeld?
- Begin met hoe iedereen ernaar keek.
- Vertel wie deed alsof het niet hoefde.

culture-snack-hidden
Waar lagen dingen als “{snack}” in {year} buiten bereik, en hoe wist jij dat?
- Begin met het deksel, de la of de bovenste plank.
- Vertel over het geluid dat je verraadde.

culture-snack-wrapper
In een oude jaszak duikt een papiertje van “{snack}” op: waar droeg je die jas in {year}, en wat voor weer was het?
- Begin met wat er nog meer in de zak zit.
- Vertel wie er naast je liep.

culture-snack-first-bite
Wat proefde je in {year} voor de allereerste keer, “{snack}” of iets deftigers, en wat voor gezicht trok je?
- Begin met de geur, vóór de hap.
- Vertel wie er naar je keek.

culture-snack-break
Wat kwam er in {year} om een uur of elf uit je tas of zak, “{snack}” of iets gewoners, en met wie ruilde je?
- Begin met het geritsel van het papier.
- Vertel wat je nooit had geruild.

culture-snack-walk-home
Welke winkel, kraam of kiosk van {year}, met “{snack}” of zoiets op de plank, zou je nog met je ogen dicht vinden?
- Begin bij de hoek ervoor.
- Vertel wat er in de etalage stond.

culture-snack-comfort
Als een dag in {year} je op een kleine manier had tegengezeten, hielp “{snack}” dan een beetje, of iets anders?
- Begin met wie het je in de hand stopte.
- Vertel hoe het smaakte terwijl je nog boos was.

culture-snack-rules
Met welke regel over zoet of zout, over “{snack}” en zo, nam jij het in {year} niet zo nauw, en zou je dat weer doen?
- Begin met wie de regel had bedacht.
- Vertel hoe de misdaad smaakte.

culture-snack-journey
Iets te knabbelen, “{snack}” misschien, en een hele vrije middag in {year}: wat deed je ermee, met je plakvingers?
- Begin met het eerste wat je aanraakte.
- Vertel wanneer je merkte dat het laat werd.

culture-snack-thank
Wie zou je willen bedanken voor iets lekkers in {year}, iets kleins als “{snack}”, dat je helemaal niet had hoeven krijgen?
- Begin met hoe het je werd aangereikt.
- Vertel wat je zei, of vergat te zeggen.

culture-snack-sticky-face
Op welke foto of in welk verhaal zit je kleine gezicht onder het eten, “{snack}” misschien, en wie lacht er achter de camera?
- Begin met het slabbetje of het hemdje.
- Vertel wie je moest schoonpoetsen.

culture-snack-before-table
Wat stond er op een goede dag in {year} op tafel bij de mensen van wie je afstamt: “{snack}”, of iets wat niemand meer maakt?
- Begin met het tafelkleed, of dat er geen was.
- Vertel wie het eerst kreeg opgeschept.
`;
