export const cultureFavouriteTemplates = `
culture-favourite-who-knew
Je koos “{favourite}” voor {year}: wie om je heen had dat meteen geraden, en hoe was je ermee geplaagd?
- Begin met de eerste woorden.
- Vertel wat diegene zelf had gekozen.

culture-favourite-where
Waar op de wereld ben je als “{favourite}” uit {year} je te binnen schiet, en wat is er vlak achter je?
- Draai je langzaam om en kijk.
- Begin met de grond onder je voeten.

culture-favourite-at-home
Kreeg “{favourite}” in {year} een plekje waar je woonde, en wie was het liever kwijt dan rijk?
- Begin met de plek waar het was, of te horen was.
- Vertel wat er werd gemopperd.

culture-favourite-first-time
Hoe kwam “{favourite}” voor het eerst op je pad, en wat had je op dat moment in {year} eigenlijk moeten doen?
- Begin met wie het meebracht, opzette of noemde.
- Vertel je eerste gedachte.

culture-favourite-season
Welke tijd van het jaar hoort bij “{favourite}” als je aan {year} denkt, en wat had je toen aan?
- Begin met je voeten, warm of koud.
- Vertel hoe de avonden waren.

culture-favourite-worth
Waarom “{favourite}”, van alles wat er was in {year}, en wat verraadt die keuze over wie je toen was?
- Begin met wie het er niet mee eens zou zijn.
- Vertel wat je toen het belangrijkst vond.

culture-favourite-thanks
Als je “{favourite}” kon bedanken voor één bepaalde dag in {year}, welke dag zou dat dan zijn?
- Begin op de ochtend van die dag.
- Vertel wat hem anders maakte dan de rest.

culture-favourite-tune
Geef “{favourite}” een soundtrack: welke muziek of welk lawaai van {year} hoort er in jouw hoofd bij?
- Begin met het luidste stuk.
- Vertel wie het maakte.

culture-favourite-table
Wat at je, of hoopte je te eten, in de dagen dat “{favourite}” jouw favoriet van {year} was?
- Begin met de geur uit de pan of de zak.
- Vertel wie er kookte of betaalde.

culture-favourite-busy-days
Waarvan was “{favourite}” in {year} even vakantie: welke taak, welk rooster of welke lange rij vergat je erdoor?
- Begin met het deel van de dag dat maar niet opschoot.
- Vertel hoe je ertussenuit kneep.

culture-favourite-comfort
Was er een avond in {year} waarop “{favourite}” precies was wat je nodig had, en wie of wat was er bij je?
- Begin met de lamp, de maan of de lantaarn.
- Laat gerust weg wat je wilt.

culture-favourite-change
Tussen de jij die “{favourite}” koos in {year} en de jij van een jaar later: wat was er zichtbaar veranderd?
- Begin met het haar, de sleutelbos of het adres.
- Vertel wie het als eerste zag.

culture-favourite-with-whom
Met wie kon je in {year} een hele middag verliezen aan “{favourite}”, en wat hadden jullie eigenlijk moeten doen?
- Begin met de klok waar jullie niet naar keken.
- Vertel waar jullie om lachten.
`;
