export const turningPointsTemplates = `
turning-points-small-hinge
Welk piepklein ding in {year}, een gemiste bus, een losse opmerking of een verkeerde deur, bleek voor jou nogal wat te veranderen?
- Begin er vijf minuten voor.
- Vertel wat er anders nooit was gebeurd.

turning-points-letter-or-call
Waar was je in {year} toen een brief, een telefoontje of een klop op de deur iets in beweging zette?
- Begin met wat je in je handen had.
- Vertel aan wie je het daarna vertelde.

turning-points-yes
Wie vroeg het, toen je in {year} ja zei voordat je er goed over had nagedacht?
- Hoor de vraag nog één keer.
- Vertel hoe snel je wist dat het goed was, of fout.

turning-points-no
Hoe kreeg je het woord over je lippen, in {year}, toen je een keer nee zei en het meende?
- Schrijf de zin op die je gebruikte.
- Vertel waar er opeens ruimte voor was.

turning-points-person-who-opened
Wie deed een deur voor je open toen je {age} was, een echte of zo’n andere?
- Begin met wat er werd gezegd.
- Vertel hoe lang je aarzelde.

turning-points-changed-mind
Door welk gesprek, welk boek of welke lange middag ging je in {year} anders over iets denken?
- Zeg eerst wat je vroeger dacht.
- Vertel wie de verandering merkte.

turning-points-haircut
Nieuw haar, nieuwe schoenen, een nieuwe bril, een nieuwe naam: wat veranderde je in {year} aan jezelf, voor iedereen te zien?
- Begin bij de spiegel.
- Vertel wat het moest aankondigen.

turning-points-before-and-after
Als {year} voor jou een ervoor en een erna had, welk gewoon ding zou dan de grens aangeven?
- Een koffer, een kaartje, een wieg, een sleutel.
- Vertel waar dat ding nu is.

turning-points-too-big-for-it
Een schoot, een schommel, een paar laarzen, een spel: waar was je opeens te groot voor toen je {age} was?
- Begin met waar het knelde.
- Vertel wat je in plaats daarvan mocht.

turning-points-new-group
Wie zette de eerste stap toen je in {year} je plek moest vinden tussen vreemden, in een klas of straat of team?
- Begin in de deuropening.
- Vertel waar je deed alsof je naar keek.

turning-points-secret-decision
Wat besloot je in het geheim toen je {age} was, in bed of onderweg, wat niemand van je gezicht had kunnen lezen?
- Vertel waar je lag of liep.
- Vertel hoe lang je je eraan hield.

turning-points-fork
Er lagen twee wegen open toen je een jaar of {age} was. Wat stond er op de wegwijzer van de weg die je niet nam?
- Stel je één gewone dinsdag voor op die weg.
- Vertel wat de doorslag gaf.

turning-points-advice-ignored
Over welke tafel of vanachter welk stuur kreeg je de goede raad die je toen je {age} was vrolijk in de wind sloeg?
- Geef de raad woord voor woord.
- Vertel of je ooit te horen kreeg: zie je wel.

turning-points-packed-up
Wat was het eerste wat je in {year} deed nadat je iets had afgesloten, ingeleverd of achtergelaten?
- Begin met de klik waarmee het dichtging.
- Vertel over het weer buiten.

turning-points-enough
Wat deden je handen in {year} op het moment dat je dacht dat het vanaf nu anders kon?
- Begin met de afwas, het stuur of het raam.
- De gedachte telt meer dan de aanleiding.

turning-points-lighter-load
Welke gewoonte, zorg of welk zwaar meubelstuk deed je eindelijk weg toen je een jaar of {age} was?
- Beschrijf het alsof het in de gang stond.
- Vertel wat er nu op die plek past.

turning-points-new-chapter-title
Als {year} een hoofdstuk was in een boek over jou, met welke scène zou het dan beginnen?
- Schrijf de eerste regel van die scène.
- Vertel wie er op bladzijde twee binnenkomt.

turning-points-looking-back-bend
Welke bocht in de weg zie je nu wel en zag je niet toen je {age} was en er liep?
- Beschrijf de weg: stof, modder, bladeren.
- Vertel waar je hem toen voor aanzag.

turning-points-time-of-day
Welk deel van de dag werd je het liefst toen je een jaar of {age} was, en welk was dat toen je jong was?
- Begin met het licht op de muur.
- Vertel wat je met dat uur doet.

turning-points-plan-fell-through
Als een plan in {year} niet doorging, wat had je er dan al voor gekocht, ingepakt of aan iedereen verteld?
- Begin met wat je had gekocht.
- Wat ervoor in de plaats kwam, mag heel klein zijn.

turning-points-stood-by-you
Toen in {year} alles onder je verschoof, wie of wat bleef er toen precies waar het was, als een lamp die aan was gelaten?
- Een mens, een hond, een lied, een muur.
- Blijf bij de lamp, niet bij het donker.

turning-points-growing-apart
Van wie of wat groeide je weg toen je een jaar of {age} was, en welk goed ding uit die tijd nam je mee in je zak?
- Noem eerst het goede ding.
- Vertel waar je het nog gebruikt.

turning-points-hard-year-step
Als in {year} de grond onder je wegzakte, wat was dan het eerste kleine, gewone ding dat je weer lukte?
- Thee, een wandeling, de gordijnen open.
- Wat er gebeurde mag buiten deze bladzijde blijven.

turning-points-told-nobody
Sommige bochten neem je alleen. Welke wandeling, kamer of welk uur van {year} was erbij toen jij de jouwe nam?
- Beschrijf alleen de plek.
- Noem één ding dat daar lief voor je was.

turning-points-ending
Als er iets wat bij je leven hoorde ophield toen je een jaar of {age} was, welke goede ochtend daarvan wil je dan bewaren?
- Eén ochtend, van wakker worden tot koffie.
- Het einde zelf hoef je niet te vertellen.

turning-points-body-said-stop
Was er een tijd, toen je een jaar of {age} was, dat je het langzaam aan moest doen, en wat zag je in dat tempo dat je eerder was ontgaan?
- Begin bij het raam of naast het bed.
- Vertel wie je iets kwam brengen.
`;
