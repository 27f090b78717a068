export const lossAndComfortTemplates = `
loss-and-comfort-soft-thing
Wat trok je in {year} om je schouders of hield je vast als je wilde dat de wereld een beetje zachter was?
- Begin met hoe het voelde tegen je wang.
- Vertel waar het overdag lag.

loss-and-comfort-hot-drink
Iemand gaf je precies het juiste warme ding in handen toen je {age} was. Wat zat er in de beker of kom?
- Begin met de damp.
- Vertel wat erbij werd gezegd, als er iets werd gezegd.

loss-and-comfort-lost-object
Welk ding raakte je in {year} kwijt en bleef je zoeken, in elke zak en onder elk kussen?
- Beschrijf het als voor gevonden voorwerpen.
- Vertel waar je stiekem denkt dat het is.

loss-and-comfort-found-again
Op welke belachelijke plek dook er in {year} iets op wat je allang had opgegeven?
- Begin met je hand die zich eromheen sluit.
- Vertel naar wie je toe rende.

loss-and-comfort-voice
Wiens stem kon je kalmeren toen je {age} was, vanuit de kamer ernaast of door een krakende telefoon?
- Hoor hem eerst, schrijf dan.
- Laag, vlug, hees, zangerig: zoek het woord.

loss-and-comfort-walk-it-off
Waar brachten je voeten je in {year} heen als je hoofd te vol was om stil te zitten?
- Begin met de deur die je achter je dichttrok.
- Vertel op welk punt het stiller werd.

loss-and-comfort-cheered-up
Wie kreeg je in {year} aan het lachen, net toen je vastbesloten was om te mokken?
- Beschrijf het gekke gezicht.
- Vertel hoe lang je het volhield.

loss-and-comfort-sick-day
Je bent {age} en ligt verkouden in bed. Wat is er binnen handbereik op de deken, het dienblad of de vloer?
- Begin met de streep licht bij de deur.
- Vertel wat er voor één keer mocht.

loss-and-comfort-fear-in-the-dark
Wat woonde er onder het bed, achter het gordijn of in het afvoerputje toen je {age} was, en hoe werd het op afstand gehouden?
- Beschrijf het wezen met liefde.
- Vertel wie er nog meer van wist.

loss-and-comfort-grazed-knee
Wie ontfermde zich over geschaafde knieën en splinters toen je {age} was, met welk flesje, welke pleister of toverspreuk?
- Begin met de geur van het flesje.
- Vertel hoe groot de pleister was.

loss-and-comfort-secret-reader
Een dagboek, een hond, een plafond, een stem aan de telefoon: aan wie of wat vertelde je dingen toen je {age} was?
- Vertel waar je zat als je vertelde.
- Wat je vertelde mag daar blijven.

loss-and-comfort-bad-day-cure
Wat haalde je in {year} uit de kast tegen een echte rotdag?
- Schrijf het op als een recept.
- Vertel aan wie je het zou voorschrijven.

loss-and-comfort-one-good-thing
Naar welk klein ding keek je elke dag uit, in het meest vermoeiende stuk van {year}?
- Een bad, een bankje, tien minuten, een koekje.
- Laat het vermoeiende weg, als je wilt.

loss-and-comfort-goodbye-wave
Perron, hek, drempel of stoep: naar wie zwaaide je in {year} tot er niets meer te zien was?
- Begin met de hand of de sjaal.
- Vertel dan langs welke weg je terugliep.

loss-and-comfort-animal-missed
Welk dier, dat er niet meer is, zou je nog één keer over de vloer willen horen aankomen, zoals in {year}?
- Poten, nagels, vleugels: begin met het geluid.
- Vertel waar het graag lag.

loss-and-comfort-kept-small-thing
Welk klein ding dat van iemand anders was geweest, hield je in {year} bij je, in een la of een zak?
- Beschrijf het op de tast.
- Zeg waar het voor diende voordat het van jou was.

loss-and-comfort-friend-moved
Toen je {age} was en iemand die je graag mocht ergens anders ging wonen, wat deed je toen met de uren die van jullie samen waren geweest?
- Begin met de hoek waar jullie altijd afspraken.
- Vertel wat jullie elkaar gaven, als dat zo was.

loss-and-comfort-who-came
Wie kwam er in {year} gewoon naar je toe, terwijl wegblijven makkelijker was geweest, en wat had diegene bij zich?
- Een pan, bloemen, gereedschap, helemaal niets.
- Vertel waar diegene ging zitten.

loss-and-comfort-old-address
In welke kamer waar je niet meer in kunt, zou je één minuut willen staan, zoals hij was in {year}?
- Zeg waar je zou gaan staan.
- Vertel wat er op de vensterbank staat.

loss-and-comfort-remembered-well
Als er in {year} iemand ontbrak in je leven, hoe zou je diegene dan graag herinnerd zien, bezig met welk gewoon ding?
- Laat het hier nog één keer gebeuren.
- Hoe het afscheid ging, hoef je niet te vertellen.

loss-and-comfort-their-habit
Op welke gewoonte van iemand die je hebt verloren heb je jezelf betrapt: een woord, een fluitje, een manier om een doek te vouwen?
- Vertel wanneer je het merkte.
- Glimlach maar, als je erom moet glimlachen.

loss-and-comfort-first-laugh-after
Als er in {year} een verdrietige tijd was, wat was dan het eerste waar je daarna toch om moest lachen?
- Vertel alleen het grappige stuk.
- Zeg wie er meelachte.

loss-and-comfort-hand-on-shoulder
In de verdrietigste week van {year}, als die er was: wie of wat was zacht voor je?
- Een mens, een deken, de zee, een vreemde.
- Om het zachte gaat het hier.

loss-and-comfort-place-to-remember
Waar ga je heen, te voet of in gedachten, om dicht bij iemand te zijn die er niet meer is?
- Beschrijf de grond en het licht.
- Vertel wat je zegt, of dat je niets zegt.

loss-and-comfort-what-they-would-say
Als iemand die je mist in {year} even langs had kunnen komen voor thee, waar was dan de eerste opmerking over gegaan?
- Neem eerst de jas aan.
- Vertel welke stoel het zou worden.
`;
