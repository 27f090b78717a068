export const schoolOrWorkTemplates = `
school-or-work-monday-bag
Leeg de tas of zakken waarmee je op een gewone maandag in {year} rondliep. Welk ding daarin zegt het meest over je dagen?
- Keer alles om en luister.
- Blijf even bij de kruimels op de bodem.

school-or-work-good-at-last
Wie zag het gebeuren in {year}, toen iets waar je een eeuwigheid op was stukgelopen opeens lukte?
- Begin met de slechtste poging.
- Vertel wat je handen eindelijk begrepen.

school-or-work-best-ten-minutes
Pauze, even niets, het stukje lopen tussen twee dingen: waar bracht je de beste tien minuten van een gewone dag in {year} door?
- Begin met de bel, de klok of de waterkoker.
- Vertel wie er al was.

school-or-work-tool-of-the-day
Pen, schop, toetsenbord, pan, naald: welk gereedschap vond je hand in {year} zonder dat je keek?
- Begin met hoe zwaar het was.
- Vertel waar het glad gesleten was.

school-or-work-way-there
Wat zag je in {year} elke doordeweekse dag op precies dezelfde tijd, op weg naar waar je moest zijn?
- Begin met de eerste stap buiten.
- Vertel wat het betekende als je laat was.

school-or-work-praise-kept
Welk complimentje, al was het maar half gemeend, droeg je in {year} met je mee in je zak?
- Schrijf de precieze woorden op, als je kunt.
- Vertel wat je met je gezicht deed.

school-or-work-glorious-failure
Welke taak, toets of klus in {year} ging zo prachtig mis dat je er nu een grappig verhaal van kunt maken?
- Begin één minuut voordat het misging.
- Vertel wie er toekeek.

school-or-work-teacher-of-any-kind
Van wie leerde je in {year} iets wat het weten waard was, in een lokaal of op een dak of boven een gootsteen?
- Begin met de stem.
- Vertel wat er gebeurde als je het fout had.

school-or-work-room-smell
Krijt, lijm, natte jassen, boenwas: hoe rook de ruimte waar je dingen leerde toen je {age} was?
- Zoek eerst je eigen plek.
- Vertel wat er onder het blad was gekrast of geplakt.

school-or-work-window-dreams
Je was {age} en hoorde op te letten. Wat tekende je pen in de kantlijn?
- Beschrijf het krabbeltje lijn voor lijn.
- Vertel hoe je werd betrapt, als dat gebeurde.

school-or-work-playground-law
Aan welke plechtige wet hielden kinderen zich toen je {age} was, ook al had geen volwassene er ooit van gehoord?
- Ruilen, uitdagen, wie er eerst mag: kies er een.
- Vertel wie hem had bedacht.

school-or-work-when-i-grow-up
Welke persoon, welk plaatje of welk uniform bracht je op het idee van wat je later ging worden, toen je {age} was?
- Begin met hoe je je ervoor verkleedde.
- Vertel wat je dacht dat je ermee zou verdienen.

school-or-work-first-earned
Waar was het eerste geld dat je ooit verdiende voor bedoeld, nog voor je het in je hand had?
- Begin met de munten of de envelop.
- Vertel hoe je voeten daarna voelden.

school-or-work-subject-alive
Van welk vak, welke kunst of welke hobby ging jij stralen toen je {age} was, terwijl iedereen om je heen gaapte?
- Een bladzijde, een film, een mens, een proef.
- Vertel wie je ermee verveelde.

school-or-work-beginner-again
Ergens nieuw in {year} en te trots om te vragen: waarvan deed je alsof je het begreep?
- Begin met de eerste deur die je opendeed.
- Vertel waar de koffie verstopt stond.

school-or-work-odd-job
Welk baantje, welke dienst of klus van {year} zou je nooit op een lijst van prestaties zetten en toch nooit hebben willen missen?
- Begin met wat je aan moest.
- Vertel wat je over mensen leerde.

school-or-work-team-of-sorts
Met wie kreeg je in {year} iets moeilijks voor elkaar, met vuile handen of korte nachten of allebei?
- Noem van iedereen één gewoonte.
- Vertel over het lawaai, of de stilte, daarna.

school-or-work-unnoticed
Wat maakte, herstelde, droeg of verzorgde je in {year} dat pas was opgevallen als je ermee was gestopt?
- Kies één heel gewone dag.
- Vertel wie het als eerste had gemerkt.

school-or-work-handed-on
Aan wie deed je in {year} voor hoe iets echt moet, met het mes, de steeksleutel of de muis in je hand?
- Begin met wat er eerst misging.
- Vertel van wie je het zelf had.

school-or-work-last-day
Kwam er een eind aan een plicht of baan van jaren toen je een jaar of {age} was, en wat deed je op de eerste vrije ochtend?
- Begin met de wekker, gezet of niet.
- Vertel wat je als aandenken hield.

school-or-work-days-without-boss
Toen niemand je in {year} zei wat je moest doen, waar gaf je toen je beste ochtenden aan?
- Begin met de stoel, de werkbank of het pad.
- Vertel hoe je wist wanneer het genoeg was.

school-or-work-not-for-me
Aan welk bureau, welke toonbank of machine wist je, een jaar of {age} oud, opeens dat dit niets voor jou was?
- Kijk naar de klok aan die muur.
- Wat erna kwam mag je weglaten.

school-or-work-felt-small
Toen je je in {year} klein voelde in een kamer vol mensen, wat hielp toen: een gezicht, een gedachte, iets in je zak?
- Blijf bij wat hielp.
- Een paar regels is genoeg.
`;
