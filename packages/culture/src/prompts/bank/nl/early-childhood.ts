export const earlyChildhoodTemplates = `
people-early-arms-in-photo
Op de vroegste foto van jou die je kent: in wiens armen, op wiens schoot of in welke kinderwagen zit je daar?
- Kijk naar de handen die je vasthouden.
- Geen foto: beschrijf die waar je op hoopt.

people-early-who-was-there
Aan welke geur, stem of mouw had jij in {year} de mensen herkend die voor je zorgden?
- Begin met wat het dichtst bij je neus was.
- Op die leeftijd mag je raden.

people-early-what-you-called-them
Hoe noemde je de mensen om je heen toen je hun echte namen nog niet kon zeggen?
- Schrijf ze op zoals ze klonken.
- Vertel wie er nog steeds naar luistert.

place-early-pavement
Vanaf jouw hoogte van toen, kniehoogte: waar bestond {city} in {year} uit, uit stoepranden, honden, wielen, hekken, regenplassen?
- Ga op je knieën om het je te herinneren.
- Vraag een foto om één detail.

place-early-garden-or-yard
Welke binnenplaats, welk trappenhuis, strand of grasveldje duikt op de eerste foto’s achter je op?
- Begin in de hoek van de foto.
- Vertel wie misschien de camera vasthield.

home-early-first-room
Wat hebben ze je verteld over de eerste plek waar je sliep: een ledikant, een la, een gedeeld bed, een mand?
- Begin met het dekentje.
- Vertel wie er binnen gehoorsafstand sliep.

home-early-oldest-memory
Wat is het alleroudste beeld in je hoofd, al is het maar een traptree, een patroon of een licht?
- Ga niet na of het klopt.
- Eerst kleuren, dan vormen, dan mensen.

school-or-work-early-helping
Bij welk belangrijk werk hielp jij volgens de verhalen mee toen je nog heel klein was, gewapend met bezem, lepel of hamer?
- Vertel hoe het er daarna uitzag.
- Geef je eigen woorden, zoals ze worden verteld.

school-or-work-early-first-lesson
Een knoop, een lepel, een getal: van wie heb jij volgens de verhalen je allereerste nuttige kunstje geleerd?
- Begin met het puntje van je tong tussen je tanden.
- Vertel hoe vaak het misging.

firsts-early-first-steps
Over welke vloer en in wiens armen, of tegen welke tafelpoot, gingen jouw eerste stapjes, zoals het wordt verteld?
- Begin met de vloer: kleed, tegels, zand.
- Heeft niemand het verteld, verzin dan een mooie finish.

firsts-early-first-word
Waar wees je naar toen je je eerste woordje zei, volgens de mensen die beweren het te weten?
- Geef alle versies die er zijn.
- Vertel welke jij gelooft.

firsts-early-day-born
Wat was het eerste wat iemand over jou zei op de dag dat je kwam, zoals het verhaal gaat?
- Begin met wie er te laat was.
- Vertel welk detail elke keer verandert.

turning-points-early-someone-new
Hoe nam jij het op, zoals ze het vertellen, toen er iemand nieuw bij kwam wonen, op twee benen of op vier poten?
- Begin met waar de nieuwkomer sliep.
- Vertel wat jij gezegd zou hebben.

turning-points-early-gave-up
Een speen, een fles, een lapje, een ledikant: met welke list kregen ze je zover dat je losliet waar je zo van hield?
- Vertel waar het zogenaamd was gebleven.
- Zeg wie het erger vond, jij of zij.

food-early-refused
Wat spuugde je uit, verstopte of gooide je in {year}, zoals ze aan die tafel graag vertellen?
- Begin met het slabbetje.
- Vertel waar de vlek nog te zien is.

food-early-favourite-mush
Welk eten zit er op de eerste foto’s op je gezicht, je handen en de muur achter je?
- Noem de kleur en de lepel.
- Vertel of je het nog steeds zou eten.

play-early-best-toy
Welk zacht, stukgekauwd of eenorig ding moest overal mee naartoe toen je nog heel klein was?
- Begin met hoe het rook.
- Vertel waar het nu is, als je het weet.

play-early-small-disaster
Welke kleine ramp met water, verf, schaar of meel heb jij in je eerste jaren volgens de verhalen op je geweten?
- Begin met de verdachte stilte.
- Vertel wie het eerst lachte.

music-early-lullaby
Wat werd er in {year} gezongen, geneuried, gemompeld of aangezet om jou eindelijk in slaap te krijgen?
- Schrijf de eerste regel op die je kunt vinden.
- Vertel met wiens stem hij komt.

music-early-noise
Op welke pan, rammelaar, piano of welk tafelblad maakte jij muziek nog voordat je goed kon praten?
- Begin met waarmee je erop sloeg.
- Zoek een foto met je mond wijd open.

seasons-early-wrapped-up
Waar hebben ze je in vredesnaam in gewikkeld, op een foto van jou buiten, in weer en wind, ergens in {year}?
- Tel de lagen kleren.
- Vertel wie de slee trok of de wagen duwde.

seasons-early-birthday-cake
Hoeveel kaarsjes, hoeveel mensen, hoeveel tranen: wat is er bekend over je eerste paar verjaardagen?
- Begin met het hoedje of de taart.
- Geen feest bekend: beschrijf de dag eromheen.

loss-and-comfort-early-comforter
Een duim, heen en weer lopen, een ritje om het blok: hoe was jij in {year} te troosten, zoals ze het vertellen?
- Vertel wie er het best in was.
- Zeg erbij of het nog steeds zou werken.

loss-and-comfort-early-fear
Voor welk onschuldig ding was jij volgens de verhalen bang toen je nog piepklein was: een stofzuiger, een baard, het putje van het bad?
- Beschrijf het zoals jij het gezien moet hebben.
- Vertel hoe de vrede werd gesloten.

loss-and-comfort-early-not-told
Als je weinig is verteld over {year}, van welk klein ding zou je dan het liefst een foto hebben?
- Een kamer, een gezicht, een ochtend.
- Schrijf het zoals je hoopt dat het was.

loss-and-comfort-early-rough-start
Niet elk leven begint zacht. Wie of wat was lief voor je in die eerste jaren, voor zover je weet?
- Eén paar handen is genoeg.
- De rest hoef je niet te vertellen.

values-early-character
Koppig, zonnig, stil: met welk verhaal bewijzen ze hoe jij was toen je nog heel klein was?
- Begin met de armen over elkaar of de grijns.
- Vertel of ze gelijk hadden.

values-early-mine
Om welke lepel, emmer of plek vocht jij in je eerste jaren, brullend dat die van jou was?
- Begin met de greep van je vuist.
- Vertel wie er uiteindelijk won.

gratitude-early-carried
Iemand heeft je in {year} gedragen, gewassen en gevoed. Welke van die handen zou je het liefst bedanken?
- Beschrijf de handen, van een foto of op de gok.
- Meer dan één paar mag ook.

gratitude-early-kept-for-you
Een schoentje, een krul, een armbandje, of alleen een verhaal: wat is er bewaard van toen je nog piepklein was?
- Houd het eens naast je duim.
- Is er niets bewaard, kies dan wat het had moeten zijn.
`;
