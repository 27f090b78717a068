export const firstsTemplates = `
firsts-taste-surprise
Wat voor gezicht trok je in {year} toen je iets voor de allereerste keer proefde?
- Begin met de geur, vlak ervoor.
- Vertel wie er keek terwijl je kauwde.

firsts-wheels-or-wings
Wielen, vleugels, rails, een zadel, een boot: waarmee ging je in {year} voor het eerst op weg, terwijl je je stevig vasthield?
- Begin met het geluid van het vertrek.
- Vertel waar je je aan vasthield.

firsts-own-choice
Wat koos je helemaal zelf toen je {age} was, om aan te trekken of op te hangen of mee naar huis te nemen?
- Begin met de kleur.
- Vertel of je het weer zou kiezen.

firsts-machine-arrives
Wat was het eerste wat je ermee probeerde, met het nieuwe apparaat of snufje dat in {year} opdook?
- Begin met de doos, de knop of het gezoem.
- Vertel wie de handleiding las, als iemand dat deed.

firsts-on-my-own
Wat deed je in {year} voor het eerst alleen, zonder dat iemand een hand, een zadel of een kaart voor je vasthield?
- Begin met het laatste wat je hoorde voor je ging.
- Vertel wie het als eerste van je hoorde.

firsts-meeting
Misschien zei in {year} iemand voor het eerst hallo die veel voor je zou gaan betekenen. Wat zag je nog voor je een naam wist?
- Schoenen, haar, een lach, een hoed.
- Vertel wat je dacht, ook als het niet klopte.

firsts-night-away
Toen je in {year} wakker werd in een tent, een stapelbed of een vreemd bed, wat viel je op nog voor je je bewoog?
- Begin met het plafond of het tentdoek.
- Vertel wat er anders was aan het ontbijt.

firsts-balance
Schaatsen, een fiets, een plank, een touw: waarop vond je in {year} na al dat vallen je evenwicht?
- Laat eerst je knieën zien.
- Vertel hoe je eigenlijk had moeten remmen.

firsts-own-money-spent
Met je eigen muntjes warm in je hand, {age} jaar oud: wat moest je gewoon kopen?
- Begin met de toonbank, van onderaf gezien.
- Vertel wat je bijna had gekocht.

firsts-lost-tooth
Waar beet je in, of botste je tegenaan, toen je {age} was en een tand kwijtraakte?
- Voel het gat met je tong.
- Vertel wat er daarna mee gebeurde.

firsts-book-or-film
Welk boek, welke film of welk verhaal pakte je in {year} zo dat je niet hoorde dat je werd geroepen?
- Begin met waar je zat of lag.
- Vertel naar welke scène je steeds terugging.

firsts-crush
Door wiens komst werd je opeens onhandig toen je {age} was, zodat je iets liet vallen, morste of iets doms zei?
- Namen mogen geheim blijven.
- Begin met de gang, de halte of de trap.

firsts-grown-up-moment
Aan welke balie, tafel of deur werd je als volwassene behandeld toen je {age} was, en probeerde je er ook zo uit te zien?
- Een formulier, een handdruk, een glas, een vraag.
- Vertel wat je met je handen deed.

firsts-dish-cooked
Hoe zag de keuken er in {year} uit nadat je voor iemand anders had gekookt?
- Begin met de pan.
- Vertel wat er werd gezegd, en wat er bleef liggen.

firsts-big-journey
Wat bleek volkomen nutteloos in de tas die je pakte voor een grote reis, toen je een jaar of {age} was?
- Begin met de rits die niet dicht wilde.
- Vertel over het eerste uur onderweg.

firsts-night-of-your-own
Als {year} je een nieuwe slaapplek bracht, wat at je dan op de eerste avond, en waarvan?
- Begin met het kale peertje.
- Vertel waar je op sliep, en wat er ontbrak.

firsts-signature
Onder welk papier, klein of belangrijk, zette je in {year} je naam, en over wiens tafel boog je je daarvoor?
- Kijk naar de handtekening zelf.
- Vertel wat je meteen daarna deed.

firsts-late-beginner
Wat probeerde je voor de allereerste keer toen je {age} was en het daar volgens anderen allang te laat voor was?
- Begin met wat je ervoor aantrok.
- Vertel wie er met de ogen rolde.

firsts-grey-hair
Een leesbril, een grijze haar, een plaats die je in de bus kreeg aangeboden: welke kleine eerste keer liet je in {year} glimlachen of vloeken?
- Vertel wat je hardop zei.
- Begin met de spiegel, of met wie er opstond.

firsts-new-buttons
Wie zat er naast je in {year} terwijl je een nieuwe manier van bellen, schrijven of betalen leerde, knop voor knop?
- Begin met de verkeerde knop.
- Vertel over de eerste die het deed.

firsts-still-a-first
Ook een lang leven kent eerste keren. Welke kwam er in {year} naar je toe: een smaak, een uitzicht, een woord?
- Heel kleine zijn het best.
- Vertel wie er met je meelachte.

firsts-brave
Waar keek je naar in de minuut voordat je in {year} iets dappers deed?
- Kijk in die minuut naar je voeten.
- Hoe het afliep hoef je niet te vertellen.

firsts-speaking-up
Hoe klonk de kamer in {year} vlak nadat je hardop had gezegd wat je tot dan toe alleen had gedacht?
- Begin met je eerste drie woorden.
- Vertel waar je keek.
`;
