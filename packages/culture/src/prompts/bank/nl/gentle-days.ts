export const gentleDaysTemplates = `
food-something-left-for-you
Wie bewaarde in {year} een bord, een sneetje of het knapperige stukje voor je, en waaronder stond het te wachten?
- Begin met het optillen van het deksel.
- Vertel hoe laat je was.

play-alone-and-happy
Wat kon je een uur lang helemaal alleen doen toen je {age} was, zonder je één minuut te vervelen?
- Begin met waar je zat of lag.
- Vertel wie je op het laatst kwam storen.

play-small-creature
Naar welke kever, vogel, kat of vis keek je in {year} langer dan iedereen normaal vond?
- Begin met hoe het dier bewoog.
- Vertel welke naam je het gaf, als je dat deed.

play-pocket-full
Wat hadden ze in je zakken gevonden na een goede vrije dag in {year}?
- Leeg ze op tafel, een voor een.
- Vertel wat je hebt gehouden.

play-favourite-picture
Naar welk plaatje, welke bladzijde of ansichtkaart keek je in {year} steeds opnieuw, en wat stond er in de hoek?
- Begin met de kleuren.
- Vertel waar hij hing, lag of verstopt was.

music-whistle-on-the-way
Wat floot, neuriede of tikte je op het hek als je in {year} ergens naartoe liep?
- Begin met het ritme van je voeten.
- Vertel waar je het wijsje vandaan had.

music-bells-and-signals
Welke bel, toeter, fluit of roep gaf je dagen in {year} hun ritme, en waar was je als je hem hoorde?
- Begin met de luidste.
- Vertel wat iedereen dan meteen deed.

music-someone-practising
Wie om je heen was in {year} iets aan het oefenen, toonladders of toespraken of penalty’s, en wat hoorde jij ervan?
- Begin met de fout die altijd kwam.
- Vertel wanneer het eindelijk goed ging.

music-bird-or-engine
Welk geluid van {year} dat niemand muziek zou noemen, was muziek in jouw oren, en wat kondigde het aan?
- Een motor, een vogel, een sleutel, een fluitketel.
- Vertel hoe je je voelde als het kwam.

seasons-open-window
De eerste avond in {year} die warm genoeg was om het raam open te laten: wat kwam er bij jou met de lucht mee naar binnen?
- Begin met het gordijn.
- Vertel hoe lang je wakker bleef.

seasons-wet-shoes
Welke wandeling in {year} eindigde met natte schoenen, rode wangen of overal zand, en wat kreeg je toen je binnenkwam?
- Begin op de deurmat.
- Vertel wat er te drogen werd gehangen.

seasons-fruit-of-the-year
Wat was er in {year} maar een paar weken rijp, in bloei of te koop, en hoe wist je dat de tijd daar was?
- Begin met de eerste die je zag.
- Vertel wie altijd zei dat het laat was dit keer.

seasons-under-the-blanket
Waar hield je je warm, of juist koel, op de extreemste dag van {year} die je nog kunt terughalen?
- Begin met je tenen.
- Vertel wie er opschoof om plaats te maken.

loss-and-comfort-after-rain
Wat kon je in {year} binnen tien minuten weer in evenwicht brengen: een raam, een kraan, een boom, een bepaalde stem?
- Begin met de eerste van die tien minuten.
- Vertel wie ervan wist.

loss-and-comfort-mended-thing
Welk kapot ding maakte iemand in {year} voor je, en kon je de plek daarna nog zien?
- Begin met de lijm, het garen of het plakband.
- Vertel wat je dacht terwijl je toekeek.

loss-and-comfort-nothing-happened
Vertel over een rustig uur in {year} waarin er niets gebeurde: waar was je, en wat deed het licht?
- Begin met waar je tegenaan leunde.
- Er hoeft helemaal niets van te komen.

loss-and-comfort-place-at-fire
Waaraan warmde je in {year} je handen: een kachel, een beker, een vuur, een andere hand?
- Begin met hoe koud ze waren.
- Vertel wat er naar rook, thee of wol geurde.

values-small-courtesy
Welk klein gebaar van beleefdheid zag je iemand in {year} volhouden, hoe de dag ook was, en heb jij het overgenomen?
- Begin met het gebaar zelf.
- Vertel voor wie het was bedoeld.

values-careful-with
Waar was je in {year} altijd voorzichtig mee, ook al had niemand dat gezegd?
- Begin met hoe je het neerzette.
- Vertel van wie je dat had.

values-time-well-spent
Welk uur van een gewone week in {year} had je voor geen goud willen missen?
- Begin met de klok.
- Vertel wat je deed om het te beschermen.

values-shared-gladly
Wat gaf je in {year} met plezier weg, terwijl je het best zelf had kunnen houden?
- Begin met hoe zwaar het was.
- Vertel wat de ander ermee deed.

gratitude-lift-or-seat
Van wie kreeg je in {year} een lift, een zitplaats of een zetje heuvelop, en waar praatten jullie ondertussen over?
- Begin met de hendel, het zadel of de achterbank.
- Vertel waar je uitstapte.

gratitude-good-shoes
Welk paar schoenen droeg je door het grootste deel van {year}, en waar waren ze graag nog eens heen gegaan?
- Begin met de veters of de hak.
- Vertel hoe het met ze afliep.

gratitude-warm-word
Welke vriendelijke zin uit {year} heb je nooit helemaal opgeborgen, en in welke deuropening of straat werd hij gezegd?
- Schrijf eerst de zin op.
- Vertel wat je antwoordde, als je dat deed.

gratitude-somebody-waited
Wie wachtte er in {year} ergens op je, bij een halte, op een bankje of met een licht aan, en waaraan zag je dat?
- Begin met waar diegene naar keek.
- Vertel het eerste wat er werd gezegd.

people-walked-alongside
Met wie liep je in {year} in de pas, over een weg of door een gang, en wie bepaalde het tempo?
- Begin met het geluid van vier voeten.
- Vertel waar jullie uit elkaar gingen.
`;
