export const spiritualFaithTemplates = `
spirit-faith-place-of-worship
Als je denkt aan een plek waar mensen rond {year} bijeenkwamen voor hun geloof, wat raakten je handen daar aan: hout, steen, tapijt of water?
- Begin met hoe warm of koud het bij de deur was.
- Vertel waar je naar keek als het lang duurde.

spirit-faith-prayer-words
Welke woorden van een gebed waren je in {year} het meest nabij, en waar was je als je ze zei of hoorde?
- Begin met het ritme, niet met de betekenis.
- Vertel met wiens stem ze komen.

spirit-faith-holy-day
Wat maakte op de heiligste dag van {year}, zoals jij die vierde of zag vieren, de ochtend anders dan alle andere?
- Begin met kleren, kaarsen, water of honger.
- Vertel hoe de straat klonk.

spirit-faith-feast-table
Wat stond er in {year} bij een religieus feest op tafel dat je ook nu nog aan de geur zou herkennen?
- Begin met de pan die er het langst over deed.
- Vertel wie er het eerst mocht proeven.

spirit-faith-hymn
Welk gezang, welk lied of welke gebedsoproep uit {year} hoor je nog vanaf de allereerste noot?
- Begin met wie er een beetje vals was.
- Vertel wat de galm ermee deed.

spirit-faith-who-showed
Wie liet je in {year} zonder te preken zien hoe een gelovig mens kan zijn, en waaruit bleek dat?
- Begin met iets wat de handen deden.
- Vertel waar het nooit over ging.

spirit-faith-first-alone
Weet je nog hoe je voor het eerst in je eentje bad, of dat probeerde, toen je {age} was, en wat er in de kamer was?
- Begin met waar je keek.
- Vertel waar je om vroeg, als je wilt.

spirit-faith-doubt
Met welke vraag over je geloof liep je in {year} rond, en met wie durfde je ermee op en neer te lopen?
- De vraag is genoeg; een antwoord hoeft niet.
- Begin met het pad waar je liep.

spirit-faith-answered
Als je terugkijkt op {year}, wat voor goeds voelde dan als een antwoord, ook al had je om iets anders gevraagd?
- Begin met de dag waarop het kwam.
- Vertel aan wie je het vertelde.

spirit-faith-giving
Wanneer zag je in {year} iemand stilletjes geven omdat het geloof erom vroeg, en wat werd er gegeven?
- Een munt, een maaltijd, een avond: begin met de gave.
- Vertel wat er werd gedaan om niet op te vallen.

spirit-faith-lesson
Welk verhaal uit een heilig boek of de overlevering vond je het mooist toen je {age} was, en hoe zagen de mensen daarin er voor jou uit?
- Begin met het dier, de boot of de berg.
- Vertel wat jij er oneerlijk aan vond.

spirit-faith-giggles
Waardoor kreeg je in {year} de slappe lach midden in een dienst, een zegen of een lang gebed, en wie zag het?
- Begin met wie ermee begon.
- Vertel hoe er daarna naar je werd gekeken.

spirit-faith-verse-carried
Welke regel uit een heilig boek of een gebed heeft je getroost als je aan {year} denkt, en waar bewaar je die?
- Schrijf hem zoals je hem kent, niet zoals hij gedrukt staat.
- Vertel van wie je hem kreeg.

spirit-faith-object
Welk heilig ding stond, hing of lag er in {year} waar je woonde, en wie stofte het af?
- Begin met hoe zwaar het in de hand lag.
- Vertel waar het vandaan kwam.

spirit-faith-on-the-way
Hoe kwam je in {year} daar waar mensen samen baden, en waar kwam je onderweg langs?
- Begin met je schoenen.
- Vertel waar het onderweg over ging.

spirit-faith-at-work
Waar in je werkdagen van {year} vond je geloof een klein plekje: een pauze, een groet, iets wat je niet deed?
- Begin met het uur van de dag.
- Vertel wie het merkte, als iemand het merkte.

spirit-faith-fasting
Wat liet je in {year} staan omwille van je geloof, en hoe smaakte daarna de eerste hap of slok?
- Begin met het uur voordat het afliep.
- Vertel wie er met je wachtte.

spirit-faith-elder
Op wiens gebeden kon je in {year} leunen, zo voelde het, en hoe wist je dat er voor je werd gebeden?
- Begin met de stoel, het kleed of de kralen.
- Vertel wat jij ervoor terugdeed.

spirit-faith-sang-loud
Wie zong of bad er in {year} luider dan alle anderen waar jullie samenkwamen, en wat dacht jij daar stiekem van?
- Begin met de rij waar het vandaan kwam.
- Vertel wat je ervoor zou geven om het nog eens te horen.

spirit-faith-rest-day
Hoe begon de rustdag bij jou in {year}, en wat mocht je dan niet doen, of hoefde je gelukkig niet?
- Begin met de avond ervoor.
- Vertel hoe het licht was.

spirit-faith-blessing-said
Welke zegen werd er in {year} uitgesproken over jou, over het brood of over een reis, en met wat voor stem?
- Begin met de handen die erbij hoorden.
- Vertel wat er vlak daarna gebeurde.

spirit-faith-turning
Wanneer werd in {year} iets wat je over je geloof alleen had geleerd echt van jezelf, en waar was je toen?
- Begin met iets gewoons op die plek.
- Vertel wat je daarna deed.

spirit-faith-candle-absent
Voor wie zei je in {year} een gebed of stak je een lampje aan, en wat had diegene daarvan gezegd?
- Begin met de grap die altijd weer kwam.
- Zo weinig of zo veel als je wilt.

spirit-faith-right-thing
Wat liet je geloof je in {year} doen dat je anders makkelijker had laten liggen, en wie was er blij mee?
- Kleine dingen tellen hier het meest.
- Begin met het moment voordat je besloot.

spirit-faith-dressed-for-it
Wat droeg je bij een plechtigheid van je geloof, voor jezelf of een ander, toen je {age} was, en waar knelde het?
- Begin met de schoenen of het hoofd.
- Vertel wat je in de hand kreeg.

spirit-faith-other-faith
Van wiens geloof, anders dan het jouwe, ving je in {year} een glimp op, en wat vond je er mooi aan?
- Begin met wat je niet had verwacht.
- Vertel wat je te eten of te drinken kreeg.

spirit-faith-played-at-it
Speelde je weleens bruiloft, preek of processie toen je {age} was, en welke spullen uit huis deden het heilige werk?
- Begin met het kostuum.
- Vertel wie er voor gelovigen moesten spelen.

spirit-faith-old-age-prayer
Hoe was je manier van bidden veranderd in {year}: meer woorden, minder woorden, een andere plek, een ander uur?
- Begin met welke kant je op keek.
- Vertel wat altijd hetzelfde bleef.

spirit-faith-welcomed
Was er een plechtigheid om jou in een geloofsgemeenschap te verwelkomen, en welke foto of welk verhaal ken je daarvan?
- Begin met wie je vasthoudt.
- Vertel wat jij gedaan zou hebben.

spirit-faith-before-you
Wat weet je van hoe de mensen van wie je afstamt rond {year} baden of heilige dagen vierden, en wat is daarvan tot jou gekomen?
- Begin met een boek, een kom, een doek of een woord.
- Vertel van wie je het weet.
`;
