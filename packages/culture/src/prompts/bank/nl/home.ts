export const homeTemplates = `
home-sound-of-door
Hoe hoorde je in {year} alleen al aan de deur wie er binnenkwam waar je woonde?
- Begin met de sleutel, de klink of de bel.
- Woonde je alleen: vertel hoe je eigen thuiskomst klonk.

home-before-sleep
Wat hoorde je in {year} in het donker, waar je ook sliep, vlak voordat je wegdommelde?
- Begin met het verste geluid.
- Dan het dichtstbijzijnde: adem, een klok, een buis.

home-drawer-of-everything
Overal is wel een la, blik of plank waar alles belandt. Wat lag er in {year} in die van jou dat er niets te zoeken had?
- Rommel erin met je ogen dicht.
- Haal er één ding uit en vertel het verhaal ervan.

home-warmest-spot
Waar zat je in {year} het warmst, daar waar je woonde, op het plekje waar iedereen op uit was, katten inbegrepen?
- Een kachel, een zonnige vloer, een zware deken.
- Vertel hoe je het veroverde, als het lukte.

home-best-object
Welk ding uit de plek waar je in {year} woonde zou je als eerste naar buiten dragen, de zon in, om er nog eens naar te kijken?
- Weeg het in je hand.
- Vertel over de kras, de vlek of de deuk.

home-table-marks
Strijk met je hand over de tafel die je in {year} het meest gebruikte. Welke krassen, kruimels of stapeltjes kom je tegen?
- Begin met de hoek die van jou was.
- Vertel waar de tafel nog meer voor diende dan eten.

home-morning-order
In welke volgorde werd alles wakker waar je in {year} woonde, van het eerste geluid tot je uit bed kwam?
- Een kraan, een radio, een vogel, een vloerplank.
- Vertel wie je voor het ontbijt beter met rust kon laten.

home-something-always-broken
Wat was er waar je woonde in {year} altijd kapot of klem, of met touw bij elkaar gebonden, met een trucje dat alleen ingewijden kenden?
- Leg het uit als aan een gast.
- Vertel wie er zwoer het te zullen maken.

home-whose-chair
Welke stoel, welk kussen of welke hoek had in {year} een eigenaar, zodat jij er niet had durven gaan zitten?
- Begin met de stof.
- Vertel wat er binnen handbereik lag.

home-ceiling
Je bent {age}, ligt op je rug en kijkt omhoog. Waar veranderen de barsten, vlekken of schaduwen op het plafond in?
- Begin met het licht dat binnenkwam.
- Geef de vorm een naam.

home-chore-dodged
Met welke slimme methode kwam je onder je minst geliefde klusje uit toen je {age} was?
- Beschrijf de emmer, de doek of de bezem.
- Vertel wanneer de methode niet meer werkte.

home-own-corner
Een plank, een bed, een halve la: welk stukje van waar je woonde was echt van jou toen je {age} was?
- Begin met het kleinste wat je er neerlegde.
- Vertel wat er gebeurde als iemand eraan kwam.

home-room-of-noise
Alles gebeurde in één kamer toen je {age} was. Waar was jij daarin: op de vloer, bij de kachel, onder de tafel?
- Bekijk het vanaf je eigen hoogte.
- Tel de voeten die voorbijkomen.

home-walls-said
Posters, kaarten, afgebladderde verf: wat zei de muur bij je kussen over jou toen je {age} was?
- Begin met de hoek die steeds losliet.
- Vertel hoe het daar was opgehangen.

home-first-own-key
Wat deed je in de eerste stille minuut achter een eigen deur, toen je {age} was en de sleutel had?
- Voel de sleutel in je zak.
- Vertel wat je opeens kon horen.

home-odd-furniture
Kratten, kussens, iemands oude tafel: wat noemde je vol trots meubels toen je {age} was?
- Vertel hoe het naar binnen werd gesjouwd.
- Vertel waar het nu staat, als je het weet.

home-sunday-hours
Op een dag zonder plannen in {year}: waar in het huis of de kamer waar je woonde wist de zon je te vinden?
- Begin met de eerste vlek zon.
- Vertel wat je eigenlijk had moeten doen.

home-guests-came
Als er in {year} mensen bij je langskwamen, in welk hoekje belandde iedereen dan altijd?
- Tel de stoelen, bij elkaar passend of niet.
- Vertel wie er nooit op tijd naar huis ging.

home-thing-that-moved-along
Eén ding lijkt bij elke verhuizing mee te gaan. Wat was het bij jou, en waar stond het toen je {age} was?
- Begin met waar het van gemaakt is.
- Vertel over de keer dat het bijna kwijtraakte.

home-plant-or-pot
Een plant, een balkonbak, een stukje grond: wat probeerde jij in {year} in leven te houden?
- Begin met het water geven.
- Vertel wat het heeft overleefd.

home-smallest-comfort
Welk klein ding binnen handbereik gaf je in {year} het gevoel dat de plek waar je woonde van jou was?
- Beschrijf het voor iemand die het niet kan zien.
- Vertel hoe je eraan kwam.

home-moving-boxes
Als je in {year} iets inpakte of uitpakte, welk ene ding verloor je dan geen moment uit het oog?
- Begin met het geluid van de lege kamer.
- Eén doos is genoeg om over te vertellen.

home-house-rules
Welke ongeschreven regel gold er waar je woonde toen je {age} was, en hoe kwam je erachter?
- Zeg hem in één korte zin.
- Vertel wie hem mocht overtreden.
`;
