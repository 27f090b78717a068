export const beforeBirthTemplates = `
people-before-you-earliest-name
Ga zo ver mogelijk terug bij de mensen van wie je afstamt: over wie weet je nog één klein ding, een naam, een hoed, een humeur?
- Vertel eerst dat kleine ding.
- Zijn er geen namen, begin dan met een dorp.

people-before-you-how-they-met
Welke twee van de mensen van wie je afstamt hebben elkaar op de gekste of mooiste manier leren kennen?
- Een dansavond, een rij, een trein, een botsing.
- Heeft niemand het verteld, raad dan, en zeg dat erbij.

people-before-you-photograph
Wie staat er op een foto van vóór jouw tijd helemaal aan de rand, half buiten beeld?
- Begin met de schoenen en de handen.
- Vertel waar die foto hangt of ligt.

people-before-you-young-once
Iemand die je alleen oud hebt gekend, was ooit jong. Wat had je diegene op een vrije avond zien doen?
- Geef het haar zijn echte kleur terug.
- Gebruik alle verhalen die je hebt opgevangen.

place-before-you-village
Vanuit welke straat, boerderij, haven of vallei zijn de mensen van wie je afstamt de wereld in getrokken?
- Eén heuvel of schoorsteen is genoeg.
- Vertel of je er ooit hebt gestaan.

place-before-you-city
Als je in {year}, toen jij nog niet bestond, door {city} kon lopen, naar welke hoek ging je dan het eerst?
- Vertel wat je er hoopt te vinden.
- Vertel ook wat er nog niet zou staan.

place-before-you-journey
Wat droegen ze mee, de mensen die met hun reis jouw verhaal naar de plek brachten waar het begint?
- Een koffer, een pan, een adres op papier.
- Begin op het perron, het dek of de weg.

home-before-you-kitchen
Wat heb je gehoord over een keuken waar jouw mensen bij elkaar zaten voordat jij werd geboren?
- Begin met het fornuis en de lamp.
- Vertel wie de plek bij het raam had.

home-before-you-object
Wiens handen hebben het glad gesleten, het oudste voorwerp dat bij jou of bij iemand dicht bij je terecht is gekomen?
- Beschrijf de deuk, de barst of het monogram.
- Vertel waar het in {year} voor diende, als je het weet.

school-or-work-before-you-trade
Waar roken ’s avonds de handen of kleren naar van de mensen die het brood verdienden toen jij er nog niet was?
- Kolen, meel, inkt, vis, hete stijfsel.
- Vertel wat ervan tot jou is gekomen.

school-or-work-before-you-dream
Wat had iemand van wie je afstamt dolgraag willen leren of worden, voor zover het je is verteld?
- Een hint is genoeg: een boek, een viool, een zucht.
- Vertel of iemand het later alsnog deed.

firsts-before-you-new-thing
Naar welke splinternieuwe uitvinding stonden de mensen vóór jou rond {year} te gapen: een lamp, een auto, een scherm, een koelkast?
- Vertel wie er niet aan wilde komen.
- Begin met het geluid dat het maakte.

firsts-before-you-first-story
In welke stoel, keuken of auto kreeg je het eerste verhaal te horen over een tijd waarin jij nog niet bestond?
- Begin met hoe het altijd begon.
- Vertel welk stuk vast verzonnen was.

turning-points-before-you-almost
Door welk toeval in de levens vóór het jouwe scheelde het maar een haar of jij was er nooit geweest?
- Een gemiste boot, een ander adres, een weddenschap.
- Vertel het zoals het aan tafel wordt verteld.

turning-points-before-you-decision
Ooit besloot iemand om te blijven, weg te gaan of opnieuw te beginnen. Wat weet je over de dag waarop dat gebeurde?
- Begin met het weer, desnoods verzonnen.
- Wat onbekend blijft, hoort bij het verhaal.

food-before-you-recipe
Welk gerecht van vóór jouw tijd heb je geërfd, met pan en al en met geruzie over hoe het hoort?
- Noem het ingrediënt dat per se moet kloppen.
- Vertel wie het recept bewaakt.

food-before-you-table
Wat zou er op een gewone avond in {year} op tafel hebben gestaan bij de mensen van wie je afstamt?
- Eerst het brood, dan wat erop ging.
- Raad gerust, en zeg dat je raadt.

play-before-you-games
Wat deden de mensen vóór jou in {year} voor hun plezier, als het werk klaar was en niemand ze nodig had?
- Kaarten, roddelen, voetballen, een danszaal.
- Vertel wie er volgens de verhalen vals speelde.

play-before-you-mischief
Welk kattenkwaad van vóór jouw tijd wordt nog altijd verteld onder de mensen van wie je afstamt?
- Noem meteen wie het had gedaan.
- Vertel hoe het verhaal elke keer groeit.

music-before-you-tune
Welk lied of wijsje is ouder dan jij en toch van jou, omdat iemand het al zong, neuriede of floot voordat jij er was?
- Neurie het voordat je gaat schrijven.
- Vertel wie het van wie had.

music-before-you-language
In welke taal, welk dialect of met welk accent zongen, vloekten en telden de mensen vóór jou?
- Schrijf een paar woorden op zoals ze klonken.
- Vertel wanneer je er zelf voor het laatst een gebruikte.

seasons-before-you-winter
Hoe was de winter rond {year} voor de mensen van wie je afstamt, volgens de verhalen die jij kent: hoe hielden ze zich warm?
- Begin met de bedden.
- Of met de zomer, als ze geen winter kenden.

seasons-before-you-feast
Welke gewoonte op een vaste dag in het jaar was er al vóór jou en kreeg je gewoon mee: een kaars, een taart, een lied?
- Vertel wie weet waarom het zo gaat.
- Vertel wat er sindsdien is veranderd.

loss-and-comfort-before-you-missing
Als je iemand had kunnen ontmoeten die er niet meer was toen jij kwam, wat had je dan als eerste gevraagd?
- Eén vraag is ruim genoeg.
- Laat het antwoord komen, als je het kunt horen.

loss-and-comfort-before-you-silence
In veel families wordt over iets niet gesproken. Zonder die doos te openen: wat gaf jouw mensen troost in zware tijden?
- Een lied, een tuin, een grap, elkaar.
- Jij bepaalt hoe dichtbij je komt.

values-before-you-saying
Welk gezegde over brood, geld, het weer of de buren heb je van mensen die vóór jou leefden?
- Schrijf het op in zijn eigen woorden.
- Vertel wanneer je voor het eerst dacht dat het klopte.

values-before-you-stubborn
Aan welke deur of tafel bleek het, hoe koppig sommige van de mensen van wie je afstamt konden zijn?
- Vertel het verhaal dat het bewijst.
- Geef het toe, als jij het ook hebt.

gratitude-before-you-handed-down
Een neus, een lach, groene vingers, een kort lontje: wat heb jij, denk je, meegekregen van lang vóór je geboorte?
- Kijk even in de spiegel.
- Vertel wie het zegt, en wie het ontkent.

gratitude-before-you-planted
Wat heeft iemand in {year} of daaromtrent geplant, gebouwd, bewaard of opgeschreven waar jij later blij mee was?
- Een perenboom telt, en een bankje ook.
- Vertel hoe het bij jou terechtkwam.

people-before-you-name-given
Je naam was er eerder dan jij. Aan wie, welk boek, welk lied of welke plotselinge inval heb je hem te danken?
- Zeg je volledige naam één keer hardop.
- Vertel hoe je bijna had geheten.
`;
