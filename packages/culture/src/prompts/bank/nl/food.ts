export const foodTemplates = `
food-smell-on-the-stairs
Welke geur van een fornuis, een oven of een kraam vertelde je in {year} dat er iets lekkers aankwam?
- Adem in voordat je gaat schrijven.
- Vertel hoe lang je nog moest wachten.

food-licked-spoon
Waar snoepte je in {year} stiekem van, zo uit de kom, de pan of het blik, als niemand keek?
- Begin met de lepel of de vinger.
- Vertel wie het toch wist.

food-ordinary-supper
Welk hapje van je eten bewaarde je op een doodgewone avond in {year} voor het laatst?
- Beschrijf eerst het bord zelf.
- Vertel wat je naar de rand schoof.

food-hands-in-dough
Wiens manier om één bepaald gerecht te maken kon je in {year} niet nadoen, hoe goed je ook keek?
- Kijk naar de handen, niet naar het recept.
- Noem het geheim, als er een is.

food-eaten-outdoors
Brood op een muurtje, soep in een weiland, friet in de regen: wat smaakte jou in {year} buiten het lekkerst?
- Begin met waar je op zat.
- Vertel wat er in het eten terechtkwam.

food-could-not-stand
Waar bleef het, het eten dat je niet door je keel kreeg toen je {age} was, hoe het ook was gesneden of verstopt?
- Broekzakken, planten en huisdieren tellen allemaal.
- Beschrijf hoe het in je mond voelde, als je durft.

food-sweet-thing
Voor welke zoetigheid was je in {year} de hele stad door gelopen, te voet en in de regen?
- Pak het om te beginnen langzaam uit.
- Vertel of je ooit deelde.

food-morning-cup
Uit welke kop, welk glas of welke kom dronk je ’s ochtends je eerste slok toen je {age} was?
- Begin met de kop en het schilfertje eraf.
- Vertel waar je naar keek tussen twee slokken.

food-shared-pot
Met wie at je in {year} uit één pan, één zak of van één bord, vork tegen vork?
- Vertel wie het laatste stukje kreeg.
- Begin met het geritsel of de damp.

food-feast-day
Aan welk gerecht zag je in {year} dat het een bijzondere dag was, nog voor iemand het had gezegd?
- Begin met de geur of de mooie borden.
- Vertel wie er niet bij in de buurt mocht komen.

food-packed-lunch
Je bent {age} en maakt midden op de dag je trommel, tas of zak open. Waarvoor zou je het ruilen?
- Doe het deksel open en kijk.
- Vertel wat alle anderen hadden.

food-table-seat
Waar kon je bij, tegenaan schoppen of naar kijken vanaf jouw plek, als er in {year} samen werd gegeten?
- Teken de tafel in je hoofd.
- Begin eronder, als je wilt.

food-found-and-eaten
Bessen, ijspegels, rauw deeg, gras: wat at je toen je {age} was dat nooit als maaltijd was bedoeld?
- Begin met waar je het vond.
- Vertel wie je ertoe uitdaagde.

food-after-midnight
Waar kon je op een belachelijk tijdstip nog iets te eten krijgen toen je {age} was?
- Begin met het licht daarbinnen.
- Vertel wat het je kostte.

food-survival-recipe
Welk gerecht hield je op de been toen je een jaar of {age} was, omdat het goedkoop en snel was en bijna altijd lukte?
- Geef het recept in drie regels.
- Beken hoe je het noemde.

food-learned-from-abroad
Van wie kreeg je hem voorgezet, de eerste smaak van ver weg die in {year} op je bord kwam?
- Noem het kruid, of doe een gok.
- Vertel wat je dronk om te blussen.

food-burnt-offering
Wat zag je in {year} groots mislukken op een fornuis of aan een tafel, waar iedereen bij was?
- Begin met de rook of de stilte.
- Vertel hoe het met de pan afliep.

food-fed-by-someone
Wie zette je in {year} iets te eten voor, precies op het moment dat je het nodig had?
- Eerst de damp, dan het gezicht.
- Vertel wat er werd gezegd, of niet.

food-taste-of-city
Welke smaak hoort voor jou bij {city} en klopt nergens anders helemaal?
- Begin met het papier, het bord of het glas.
- Vertel wat anderen er verkeerd aan doen.

food-written-recipe
In wiens handschrift stond het recept waar je in {year} steeds naar terugging, of met wiens stem klonk het?
- Begin met de vlek erop, als er een is.
- Vertel het ene ding dat het recept verzwijgt.

food-table-for-few
Hoe dekte je in {year} voor jezelf op een dag zonder bezoek: welk bord, welke kop, welk uitzicht?
- Begin met het geluid van het bestek.
- Vertel wat je nooit oversloeg.

food-empty-cupboard
Als er in {year} ooit weinig te verdelen was, welk eenvoudig ding smaakte jou dan toch als overvloed?
- Noem het gerecht en wie het bedacht.
- Laat de zorgen weg, als je wilt.

food-taste-of-someone
Welke smaak brengt iemand terug met wie je niet meer samen eet, en wanneer overviel die je voor het laatst?
- Een kruid, een snoepje, iets met uien.
- Laat je het bord nog eens aangeven.

food-to-explain
Welk eten uit het land van je jeugd, {country}, heb je ooit aan een verbaasde vreemde moeten uitleggen, en waar was dat?
- Begin met het gezicht dat je toen zag.
- Vertel of er om meer werd gevraagd.
`;
