export const playTemplates = `
play-until-too-dark
Waar was je in {year} zo druk mee dat iemand je drie keer moest roepen, of het licht weg moest gaan?
- Begin met het licht dat wegging.
- Vertel wat er aan je handen zat.

play-house-rules
Welk spel werd er in {year} om je heen gespeeld volgens regels die nergens anders ter wereld bestonden?
- Geef één regel, zo plechtig als je kunt.
- Vertel over de grote ruzie.

play-made-from-nothing
Van karton, touw, bladeren of restjes: wat maakte je toen je {age} was dat veel beter was dan het eruitzag?
- Som op wat erin zat.
- Vertel hoe lang het heel bleef.

play-laughed-till-it-hurt
Aan wie had je in {year} helemaal niets, toen je zo hard lachte dat er geen geluid meer kwam?
- Begin waar je ernstig had moeten zijn.
- Anderen hoeven het niet grappig te vinden.

play-in-water
Wie begon ermee, die keer in {year} dat je voor de lol kletsnat werd, in de regen of een meer of onder een tuinslang?
- Begin met de eerste koude schok.
- Vertel wat het laatst droog was.

play-collected
In welk blik, welke pot of la bewaarde je wat je verzamelde toen je {age} was, veilig voor mensen die opruimen?
- Kies het mooiste stuk eruit.
- Vertel hoe het rook.

play-team-or-tribe
Voor welk team, welke club of welke sportheld schreeuwde jij je in {year} schor?
- Begin met de kleuren.
- Vertel over het ene moment dat iedereen nog weet.

play-trick-played
Om welke streek uit {year}, door jou of met jou uitgehaald, moet je nog grijnzen als je aan iemands gezicht denkt?
- Begin met de voorbereidingen.
- Vertel hoe snel het uitkwam.

play-with-your-hands
Waar waren je handen in {year} mee bezig puur omdat ze het fijn vonden: vouwen, breien, snijden, knutselen, tekenen?
- Begin met het geluid dat het maakte.
- Vertel wat er van het resultaat is geworden.

play-danced
Op wat voor vloer danste, hupte of wiegde je in {year}, echt of alleen tussen aanrecht en fornuis?
- Begin met je voeten.
- Vertel wie het zag, als iemand het zag.

play-toy-worn-out
Welk speelgoed, welke pop, stok of steen ging overal met je mee toen je {age} was, omdat het een taak had?
- Vertel waar de meeste slijtage zat.
- Vertel waar het sliep.

play-street-game
Wat moest er worden geroepen voordat een spel kon beginnen toen je {age} was, en waar was je vrij?
- Schrijf het aftelversje op, zo ver je het kent.
- Teken de grenzen: stoeprand, boom, put.

play-pretend-world
Kapitein, winkelier, paard, spion, dokter voor knuffels: wie was je toen je {age} was, als je niet jezelf was?
- Begin met de kleren of de stem.
- Vertel wie die andere moest zijn.

play-rainy-floor
Een natte dag, je bent {age} en ligt op je buik op de vloer. Wat heb je voor je uitgespreid?
- Voel de vloer: tapijt, planken, tegels.
- Vertel wie erop trapte.

play-dare
Om welke muur, tak of brug ging het toen je {age} was en iemand je uitdaagde, of je het nu deed of verstandig naar huis ging?
- Kijk nog één keer naar beneden.
- Vertel wie er als eerste was gegaan.

play-obsession
Welke arme stakker moest het aanhoren, toen je {age} was, als jij losbarstte over je favoriete spel, sport of bezigheid?
- Leg het mooiste stuk uit in twee regels.
- Vertel wat het kostte aan tijd en geld.

play-night-out
Voordat je mooiste avonden in {year} begonnen, moest je je klaarmaken. Hoe zag dat eruit, hoe rook en klonk het?
- Begin met de spiegel en het haar.
- Vertel wat er altijd werd vergeten.

play-silly-with-someone
Met wie kon je in {year} heerlijk gek doen, in de keuken of de auto, zolang niemand keek?
- Begin met de blik die jullie wisselden.
- Vertel wat nooit iemand mag zien.

play-free-day
In {year} viel er een dag zonder plannen in je schoot. Wat deed je met het eerste uur ervan?
- Begin met het moment waarop je het wist.
- Vertel wat je niet deed.

play-table-and-cards
Kaarten, dobbelstenen, domino, een bal op het gras: wie kon het in {year} niet hebben om van jou te verliezen?
- Begin met het schudden of het potlood.
- Vertel over de beste bluf.

play-hobby-kingdom
In de schuur, op tafel of op het scherm: wat lag er in {year} half af in je eigen kleine koninkrijk?
- Zoek eerst het stukje dat ontbreekt.
- Vertel wie er binnen mocht.

play-still-childlike
Waar genoot je nog steeds van toen je {age} was, net als op je negende, zoals regenplassen, knikkers, beslag of een goede glijbaan?
- Vertel wie je erop betrapte.
- Begin met het geluid dat erbij hoort.

play-left-out
Toen je in {year} aan de rand van een spel stond en toekeek, wat vond je toen om te doen of te bekijken?
- Begin met de muur of het gras.
- Vertel over wie er naar je toe kwam, als dat gebeurde.
`;
