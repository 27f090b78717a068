export const spiritualOpenTemplates = `
spirit-open-night-sky
Waar stond je toen je je in {year} onder de hemel voor het laatst heerlijk klein voelde, en wie of wat was er naast je?
- Begin met hoe koud je nek was.
- Vertel welke ster, wolk of welk licht je nog weet.

spirit-open-silence
Welke stilte van {year} was je het liefst: vroeg, laat, onder sneeuw, na bezoek, en waar zat je erin?
- Begin met het laatste geluid ervoor.
- Vertel wat je gedachten er deden.

spirit-open-bigger-than-me
Wanneer voelde je in {year} dat je deel was van iets groters, al was het maar één ademtocht lang?
- Begin met de plek en het uur.
- Een menigte, een veld, een lied: alles kan het doen.

spirit-open-candle
Als je een kaars aanstak voor iemand of iets uit {year}, waar in de kamer zou je die dan neerzetten?
- Begin met de lucifer.
- Niemand hoeft te weten voor wie hij is.

spirit-open-tree
Is er een boom, een rots, een stukje water of een heuvel die jou goed kende in {year}, en wat had je er verteld?
- Begin met de bast, het mos of de rimpels.
- Vertel hoe vaak je langskwam.

spirit-open-thanks-unsaid
Tegen wie of wat fluisterde je in {year} dankjewel, al was het binnensmonds en tegen niemand in het bijzonder?
- Begin met wat er net was gebeurd.
- Een gelukkige ontsnapping of een goede soep: allebei telt.

spirit-open-coincidence
Welk toeval in {year} heeft voor jou altijd als een beetje meer dan toeval gevoeld?
- Begin met hoe makkelijk het anders had kunnen lopen.
- Vertel wie er nog meer van weet.

spirit-open-music-opened
Welk geluid of welke muziek ging in {year} dwars door je heen, zodat je even vergat waar je was?
- Begin met het instrument, de stem of de vogel.
- Vertel hoe de kamer was toen het ophield.

spirit-open-wise-word
Wie zei in {year} iets tegen je wat wijzer bleek dan het klonk, en wat waren jullie aan het doen?
- Schrijf eerst die woorden op.
- Vertel wanneer ze bij je terugkwamen.

spirit-open-question-child
Welke reusachtige vraag stelde je toen je {age} was, over sterren, dromen of waar alles ophoudt, en wie probeerde te antwoorden?
- Begin met waar je lag of zat.
- Vertel of het antwoord je beviel.

spirit-open-dream
Welke droom, overdag of ’s nachts, heb je nog van toen je {age} was, en welke kleur zit erin?
- Begin er middenin.
- Vertel hoe je wakker werd.

spirit-open-season-turn
Hoe merkte je dat het jaar kantelde in {year}: aan een geur, aan het licht, of aan iets in jezelf?
- Begin bij een deur of een raam.
- Vertel wat je op zo’n dag altijd doet.

spirit-open-slow-meal
Welke maaltijd in {year} voelde voor jou bijna als een plechtigheid, hoe eenvoudig ook, en wat stond er midden op tafel?
- Begin met het moment voordat iemand at.
- Vertel wie er was, of hoe fijn het was in je eentje.

spirit-open-work-flow
Waarmee was je in {year} bezig toen je jezelf en de tijd helemaal vergat, zodat opkijken een verrassing was?
- Begin met je handen.
- Vertel wat je terughaalde.

spirit-open-letting-go
Wat hield je in {year} niet langer vast, en hoe merkten je handen of schouders dat het eerst?
- Een plan, een wrok, een versleten jas: kies maar.
- Vertel wat er in de ruimte kwam.

spirit-open-blessing
Wie wenste je in {year} iets goeds toe op een manier die je kon voelen, en met welke woorden, welk gebaar of pakje?
- Begin met de handen.
- Vertel waar je op het punt stond heen te gaan.

spirit-open-enough
Op welke gewone middag in {year} dacht je bij jezelf dat dit, precies dit, genoeg was?
- Begin met de stoel en het licht.
- Vertel wat je op dat moment niet nodig had.

spirit-open-animal-look
Welk dier keek je in {year} aan alsof het iets wist, en wat gebeurde er tussen jullie?
- Begin met de ogen.
- Vertel wie er het eerst wegkeek.

spirit-open-threshold
Welke plek kwam je in {year} op je tenen binnen, omdat je uit jezelf voelde dat je er stil moest zijn?
- Begin met de geur binnen.
- Bossen, bibliotheken en slaapkamers tellen ook.

spirit-open-morning
Waar was je op een goede ochtend in {year} het eerst blij om, voordat er nog iets was gezegd?
- Begin met je ogen nog dicht.
- Vertel wat het raam liet zien.

spirit-open-comfort-known
Toen {year} op zijn zwaarst was, welk klein ding hield je toen gezelschap: een steentje in je zak, een vers, een wandeling?
- Alleen het kleine ding; de rest mag blijven waar het is.
- Begin met hoe het in je hand voelde.

spirit-open-laughter
Wanneer schoot je in {year} in de lach op een plechtig moment, en maakte dat het moment kapot of juist mooier?
- Begin met wie je aanstak.
- Vertel hoe je je gezicht verborg.

spirit-open-song-together
Waar zong, neuriede of klapte je in {year} met anderen tot het één stem leek, en wat voor weer was het?
- Een stadion, een keuken en een bus tellen allemaal.
- Vertel wiens stem je er nog uit kon halen.

spirit-open-water
Naar welk water keek je in {year} lang, zee of regen of bad, en wat deed het voor je?
- Begin met de kleur ervan.
- Vertel waar je mee kwam, en waar je mee wegging.

spirit-open-house-spirit
Als de plek waar je in {year} sliep een goede geest had, in welke hoek woonde die dan, en hoe merkte je dat?
- Begin met het licht in die hoek.
- Vertel wat je er zou hebben neergelegd.

spirit-open-bread
Wiens handen zie je als je denkt aan eten dat in {year} met plezier werd gedeeld, en wat braken, schonken of pelden ze?
- Begin met het geluid.
- Vertel wie het eerste stuk kreeg.

spirit-open-old-question
Op welke grote levensvraag vond je het in {year} fijn geen antwoord te hebben, en met wie kon je erover peinzen?
- Begin met waar jullie zaten.
- Vertel wat er in de kopjes zat.

spirit-open-promise-told
Wat hoopte, wenste of beloofde iemand over jou toen je nog piepklein was, voor zover je het ooit hebt gehoord?
- Begin met wie zich over je heen boog.
- Misschien weet een oude kaart of brief het.

spirit-open-name-given
Wat hebben ze je verteld over hoe je aan je naam kwam, en wat hoopte iemand dat hij mee zou dragen?
- Begin met hoe hij klinkt als je wordt geroepen.
- Vertel welke namen bijna de jouwe waren.

spirit-open-carried-forward
Welke stille overtuiging over hoe je hoort te leven is misschien aan jou doorgegeven door mensen die er in {year} al waren?
- Begin met een gezegde of een gewoonte.
- Vertel waar je jezelf erop betrapt.
`;
