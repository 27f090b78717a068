export const peopleTemplates = `
people-laugh-next-room
Wiens lach had je in {year} drie kamers verder nog herkend?
- Probeer het geluid op te schrijven.
- Vertel wie er de grootste moeite had om niet mee te lachen.

people-knock-at-door
Er staat iemand voor de deur, op een gewone avond als je {age} bent. Wie zal het zijn, en wat komt er mee naar binnen?
- Begin met de klop, de bel of de roep.
- Het weer, roddels, een zak met iets: alles telt.

people-hands-that-taught
Wie leerde je iets met je handen te doen toen je {age} was, en hoe zagen de handen eruit die het voordeden?
- Een knoop, een recept, een reparatie, een kaarttruc.
- Ringen, littekens, meel, inkt: kijk goed.

people-repeated-saying
Iemand om je heen had in {year} een vaste uitspraak voor elke gelegenheid. Hoe ging die, woord voor woord?
- Schrijf hem op zoals hij klonk.
- Vertel wat alle anderen deden als hij kwam.

people-seat-beside-you
In een bus, op een bank of aan een tafel: wie zat het vaakst naast je toen je {age} was?
- Links of rechts: begin daar.
- Snoep, gefluister, stilte: noem wat jullie deelden.

people-kind-stranger
Waar stond je in {year} toen iemand die je nauwelijks kende iets kleins en aardigs voor je deed?
- Begin met het weer of de vloer onder je.
- Vertel eerst wat er gebeurde, dan wat er werd gezegd.

people-borrowed-thing
Wat leende je in {year} van of aan iemand, waardoor je diegene nog altijd meteen voor je ziet?
- Beschrijf eerst het ding, dan de mens.
- Vertel of het ooit de weg naar huis vond.

people-animal-greeting
Hoe zei je lievelingsdier van {year} je gedag, of het nu van jou was, van de buren of alleen op doortocht?
- Begin met de oren, de snavel of de geur.
- Vertel wat het van jou wist.

people-nameless-face
In een wachtkamer, een rij, een trein: welk gezicht zag je in {year} en vergat je nooit, zonder dat je ooit een naam hoorde?
- Begin met wat er in de handen was.
- Raad hoe de rest van die dag verliep.

people-noticed-you
Wie zag in {year} zonder woorden hoe het echt met je ging, en uit welk klein gebaar bleek dat?
- Een kop die werd neergezet, een stoel bijgeschoven.
- Waarom het telde, hoef je niet te zeggen.

people-name-called
Uit wiens mond klonk je naam, of je ergste bijnaam, het mooist toen je {age} was?
- Roep hem in gedachten dwars over straat.
- Vertel waar de gekste bijnaam vandaan kwam.

people-accomplice
Er stond iets te gebeuren wat net niet mocht, en je was {age}. Wie stond er vlak naast je?
- Begin met het gefluister waarmee het begon.
- Vertel wie er op de uitkijk stond.

people-grown-up-who-listened
Je was {age}. In welke keuken, auto of hoek praatte een volwassene met je alsof jij het aanhoren waard was?
- Begin met waar de ogen waren terwijl jij sprak.
- Kies één ding dat je alleen daar vertelde.

people-other-child
Denk aan het kind dat je het vaakst zag toen je {age} was. Hoe bedachten jullie samen wat er met een middag te doen was?
- Begin met de schoenen of het haar.
- Vertel wie er meestal won.

people-quietly-copied
Van wie nam je stilletjes iets over toen je {age} was: een loopje, een kapsel, een woord, een manier om een kop vast te houden?
- Doe het gebaar één keer voor je schrijft.
- Vertel of iemand het ooit merkte.

people-talked-too-late
Wie kon je in {year} veel te lang uit bed houden, tot de thee koud was en de straat stil?
- Begin met het licht op die plek.
- Vertel wie er het eerst gaapte.

people-footsteps
Wiens voetstappen kende je in {year} uit je hoofd, door een muur heen of op de trap of in een gang?
- Zwaar, vlug, op sloffen: laat ze langskomen.
- Noem er één onschuldige gewoonte bij.

people-unlikely-friend
Wat viel je het eerst op aan de onwaarschijnlijkste vriendschap die in {year} je leven kwam binnenlopen?
- Begin met de kamer waar het gebeurde.
- Vertel wat anderen van jullie tweeën vonden.

people-younger-remark
Om welke opmerking van iemand die veel jonger was moest je in {year} op een gewone dag lachen, of twee keer nadenken?
- Geef de woorden zo precies mogelijk.
- Vertel wat je antwoordde, als dat lukte.

people-glad-to-hear
Voor wiens telefoontje, brief of bericht liet je in {year} alles uit je handen vallen, al waren ze nat?
- Begin met het rinkelen, het trillen of de envelop.
- Vertel waar je heen ging om te antwoorden.

people-daily-nod
Een knikje bij het hek, een woord over de toonbank: met wie uit de buurt wisselde je die in {year} uit?
- Twee regels over het weer zijn ruim genoeg.
- Noem de toonbank, het hek of de hoek tussen jullie.

people-old-joke
Wie kent je zo lang dat een half woord genoeg is, en welke oude grap hoefde in {year} nog altijd geen uitleg?
- Schrijf alleen de helft die wordt gezegd.
- Vertel waar de grap is geboren.

people-slipped-away
Misschien verdween iemand die in {year} dichtbij was zonder afscheid uit beeld. Welk klein beeld draag je nog bij je?
- Een jas, een lach, een manier van zwaaien.
- Laat de redenen weg, als je wilt.

people-hard-work
Met wie had je het in {year} niet makkelijk, en wat is één eerlijk, misschien zelfs aardig ding dat je over diegene kunt zeggen?
- Een andere naam geven mag.
- Begin met iets wat diegene goed deed.

people-town-character
Elke plaats heeft zo zijn bekende figuren. Wie werd in {city} door werkelijk iedereen herkend toen je {age} was?
- Begin met de manier van lopen.
- Vertel wat de mensen zeiden, en wat jij zag.
`;
