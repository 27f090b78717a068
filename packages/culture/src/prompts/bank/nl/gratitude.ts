export const gratitudeTemplates = `
gratitude-unsaid-thanks
Iemand deed in {year} iets voor je en is daar nooit echt voor bedankt. Wat zou jij op het kaartje zetten?
- Er passen twee regels op een kaartje.
- Begin met wat er gedaan is, niet met bedankt.

gratitude-free-of-charge
Wat was het mooiste wat je in {year} kreeg zonder dat het iemand een cent kostte?
- Een uitzicht, een dutje, een grap, een sluiproute.
- Vertel wie het met je deelde, als er iemand was.

gratitude-thing-that-lasted
Welk trouw ding diende je in {year} zonder klagen: een jas, een pan, een fiets, een paar laarzen?
- Schrijf er een getuigschrift voor, als voor een baan.
- Noem die ene slechte gewoonte.

gratitude-lucky-moment
Wanneer knipoogde het geluk naar je in {year}, met een groen licht of een laatste plaats of een muntje op de stoep?
- Begin één seconde ervoor.
- Vertel aan wie je het vertelde.

gratitude-smell-in-a-jar
Als je één geur van {year} in een potje terug kon krijgen, waar zou je dan het deksel opendraaien?
- Ga met je neus de kamers langs.
- Vertel wie hem ook zou herkennen.

gratitude-hour-again
Welk ene uur van {year} zou je nog eens willen beleven, precies zoals het was en zonder iets te verbeteren?
- Begin met de wijzers van de klok.
- Vertel waar je langer naar zou kijken.

gratitude-helping-hand
Wie droeg in {year} de andere kant van iets zwaars voor je, een bank of een koffer of een zorg?
- Begin met het optillen: een, twee, drie.
- Vertel hoe je ervoor betaalde, als je dat deed.

gratitude-gift-unwrapped
Hoe kon iemand het in vredesnaam weten, toen je in {year} precies het goede cadeau kreeg?
- Begin met het papier of de verstopplek.
- Vertel waar het nu is.

gratitude-body-part
Vlugge voeten, scherpe oren, geduldige vingers, een harde stem: welk deel van jou verdient een bedankje voor {year}?
- Vertel over het mooiste moment ervan.
- Zeg ook waar het je liet zitten, als dat zo was.

gratitude-ordinary-joy
Welk piepklein plezier kwam in {year} bijna elke dag terug, zo klein dat je het nooit aan iemand hebt verteld?
- Warme sokken, een koud raam, de laatste hap.
- Vertel wanneer op de dag het kwam.

gratitude-place-thanks
Welke plek was in {year} goed voor je, zoals iemand goed is voor een gast?
- Zeg er dankjewel tegen, in één regel.
- Vertel wat je er mocht doen.

gratitude-given-time
Wie had tijd voor je toen je {age} was en alle anderen het druk hadden met iets belangrijks?
- Begin met wat er op tafel lag.
- Vertel hoe je wist waar je moest zijn.

gratitude-lap-or-shoulder
Van wiens schoot, schouders of arm kon je het meeste van de wereld zien toen je {age} was?
- Begin met de wol die kriebelde.
- Komt er niemand, kies dan een boom of een muur.

gratitude-treat
Wat gold als een enorme traktatie toen je {age} was, om zo langzaam mogelijk te likken, te pellen of uit te pakken?
- Vertel hoe lang je ermee deed.
- Vertel wie ermee was aangekomen.

gratitude-rescued
Wie hielp je uit de nesten toen je {age} was, met een ladder of een leugentje of een lift, en bijna zonder preek?
- Begin met wat er mis was, in één regel.
- Vertel wat je ervoor terug moest doen.

gratitude-believed-in-you
Een knipoog, een duwtje, een sleutel: hoe liet iemand je in {year} merken dat jij het wel kon?
- Vertel wat diegene in je zag.
- Begin met waar jullie stonden.

gratitude-second-family
Aan wiens tafel stond er altijd een stoel voor je klaar toen je een jaar of {age} was, hoe laat het ook was?
- Begin met de kapstok.
- Vertel welke klusjes daar van jou waren.

gratitude-thank-machine
Welke machine, dienstregeling of uitvinding verdient een medaille voor de uren die jij er in {year} door overhield?
- Beschrijf het geluid dat ze maakte.
- Vertel over de dag waarop ze staakte.

gratitude-job-well-done
In de zorg, achter het stuur, aan een loket, met een schroevendraaier: wiens goede werk maakte in {year} dat jouw eigen dag beter werd?
- Begin met de werkkleren.
- Vertel de ene zin die je nog weet.

gratitude-still-here
Een vriendschap, een mok, een boom: wat was er al het langst bij je toen je {age} was?
- Begin met hoe het begon tussen jullie.
- Noem het slechtste weer dat jullie samen hadden.

gratitude-visit
Wiens bezoek liet je kamer in {year} lichter achter dan die was, met kruimels op de vloer als bewijs?
- Begin met de bel of de stem.
- Vertel wat er nog meer achterbleef.

gratitude-slow-pleasure
Welk plezier werd beter doordat het langzaam ging toen je {age} was: een sinaasappel pellen, de krant lezen, een straat zien ontwaken?
- Doe het één keer in slow motion.
- Vertel waar je zat.

gratitude-good-in-bad
Ook in een moeilijk stuk van {year}: wat deed jou goed, hoe klein ook, een lied, een soep, een paar droge sokken?
- Schrijf alleen over dat ene ding.
- Vertel waar het vandaan kwam.

gratitude-hard-thanks
Is er iets wat je in {year} helemaal niet wilde en waar je inmiddels een klein beetje dankbaar voor kunt zijn?
- Beschrijf het als een ongenode gast.
- Is het antwoord nee, vertel dan wat hielp.

gratitude-own-self
Waarvoor zou je jezelf van toen willen bedanken, {age} jaar oud, in die kleren en met dat haar?
- Beschrijf eerst de kleren.
- Zeg het dan in één gewone zin.
`;
