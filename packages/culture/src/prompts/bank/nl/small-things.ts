export const smallThingsTemplates = `
people-wave-from-window
Wie zwaaide er in {year} weleens naar je, uit een raam, een bus of vanaf een fiets, en zwaaide je altijd terug?
- Begin met de arm, niet met het gezicht.
- Vertel waar je meestal naar op weg was.

people-handwriting
Wiens handschrift uit {year} zou je meteen herkennen, op een lijstje, een envelop of een muur, en wat stond er?
- Beschrijf één letter: de lussen, de helling, de haast.
- Vertel waar je het bewaarde.

people-shared-umbrella
Onder wiens paraplu, jas of afdak wachtte je in {year} tot de regen ophield, en wat werd daar gezegd?
- Begin met de druppels.
- Vertel wie de natste schouder had.

people-comfortable-silence
Met wie kon je in {year} zitten zonder een woord te zeggen, en waar keken jullie naar?
- Begin met wat je handen deden.
- Vertel wie de stilte verbrak.

place-step-to-sit-on
Op welke tree, welk muurtje, welke stoeprand of vensterbank zat je graag in {year}, en hoe voelde die onder je?
- Warm, ruw, klam: begin daar.
- Vertel wie er langskwam terwijl je zat.

place-light-in-window
Welk verlicht raam kon je op avonden in {year} zien vanaf waar je was, en wie stelde je je daarachter voor?
- Begin met de kleur van het gordijn.
- Vertel wat je nooit te weten kwam.

place-favourite-smell-outdoors
Doe buiten in {year} je ogen dicht: waar rook de lucht naar op de plek waar je de meeste dagen doorbracht?
- Brood, teer, koeien, zee, krijt, benzine.
- Vertel uit welke hoek de wind kwam.

home-night-sounds
Wat kon je ’s nachts horen in {year} vanaf waar je sliep, voordat de anderen wakker werden?
- Begin met het verste geluid.
- Vertel welk geluid je een veilig gevoel gaf.

home-hook-by-the-door
Wat hing er aan de haak of lag er op de hoop bij de deur waar je in {year} woonde, en wat was van jou?
- Begin boven op de hoop.
- Vertel wat er al jaren lag.

home-cup-that-was-yours
Welke kop, kom of lepel was in {year} van jou zonder dat iemand het had gezegd, en wat gebeurde er als een ander hem pakte?
- Begin met het schilfertje, de barst of het patroon.
- Vertel wat er meestal in zat.

home-tap-and-towel
Hoe waste je je gezicht op een gewone ochtend in {year}: welke kraan, welke handdoek, welke zeep?
- Begin met hoe warm of koud het water was.
- Vertel wie er op de deur klopte.

school-or-work-pen-and-paper
Waarmee schreef je, of zette je strepen, op gewone dagen in {year}, en hoe zagen je vingers er daarna uit?
- Begin met de geur ervan.
- Vertel wat je tekende als niemand keek.

school-or-work-person-next-to-you
Wie was op de meeste dagen in {year} vlak naast je bezig, en welk geluidje hoorde daar bij het nadenken?
- Neuriën, klikken, zuchten: begin daar.
- Vertel wat jullie van elkaar leenden.

school-or-work-moment-it-was-over
Wat was aan het eind van een drukke dag in {year} het allereerste wat je deed als niemand je meer nodig had?
- Begin met de schoenen, de riem of de kraag.
- Vertel waar je naar had uitgekeken.

school-or-work-something-finished
Wat kreeg je af in {year}, hoe klein ook, zodat je een stap achteruit deed en nog eens keek?
- Een tekening, een hek, een formulier, een trui.
- Vertel wie het als eerste zag.

firsts-morning-of-the-year
Waar werd je wakker op de eerste ochtend van {year} die je kunt terughalen, en wat was het eerste wat je zag?
- Begin met het plafond of de lucht.
- Vertel wat voor dag het kan zijn geweest.

firsts-window-seat
Vanuit welke trein, tram, boot of auto zag je in {year} iets voor het eerst, en wie wees ernaar?
- Begin met het glas, en wiens adem erop zat.
- Vertel hoe lang je bleef omkijken.

firsts-word-in-another-language
Welk woord uit een andere taal of een dialect leerde je in {year}, en uit wiens mond pikte je het op?
- Zeg het hardop voor je schrijft.
- Vertel waar je het voor gebruikte.

firsts-grown-from-seed
Wat plantte, repareerde, bakte of bouwde je in {year} voor het eerst, en hoe pakte het uit?
- Begin met de rommel.
- Vertel aan wie je het vertelde.

turning-points-quiet-afternoon
Op welke doodgewone middag in {year} wist je, zonder ophef, dat er iets een beetje was verschoven?
- Begin met wat je in je handen had.
- Het mag zo klein zijn als een nieuwe weg naar huis.

turning-points-new-neighbour
Wie kwam er in {year} in je dagen wonen, een deur, bureau of stoel verderop, en wat viel je het eerst op?
- Begin met het geluid dat meekwam.
- Vertel wat er een maand later anders was.

turning-points-learned-to-wait
Waar wachtte je op in het begin van {year}, en hoe wist je dat het wachten voorbij was?
- Begin met de plek waar je wachtte.
- Vertel hoe je de tijd doorkwam.

turning-points-good-door
Door welke deur ging je in {year} zonder te weten hoe vaak je er nog door zou gaan?
- Begin met de klink.
- Vertel wie er aan de andere kant was.

food-bread-and
Wat ging er op je brood, je rijst of wat je maag ook vulde, op een gewone dag in {year}, en hoe precies wilde je het?
- Dik, dun, aangebrand, gevouwen: wees streng.
- Vertel wie het precies goed klaarmaakte.

food-market-smell
Welke vrucht of groente uit {year} kun je nog aan je vingers ruiken, en waar kwam die vandaan?
- Begin met het schillen, of de eerste beet.
- Vertel wat je met de pitten of de schil deed.

food-quiet-breakfast
Hoe ging een langzaam ontbijt in {year}, als je er een had, en wat kon je zien vanaf waar je zat?
- Begin met het eerste geluid van de ketel of de pan.
- Vertel wat er altijd bijna op was.
`;
