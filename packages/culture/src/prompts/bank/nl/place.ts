export const placeTemplates = `
place-legs-knew-the-way
Welke weg vonden je benen in {year} vanzelf, langs welke deuren, honden en geuren?
- Begin bij de eerste hoek.
- Geuren tellen ook als wegwijzers.

place-best-bench
Waar ging je in {year} heen als je even wilde zitten en met rust gelaten wilde worden?
- Beschrijf waar je op zat.
- Noem het verste wat je kon zien.

place-shop-smell
Welke winkel, kraam of markt zou je met alleen je neus terugvinden, zoals die was toen je {age} was?
- Begin met het geluid van het binnenkomen.
- Vertel wat je er altijd wilde kopen.

place-hand-drawn-map
Als je een kaart van je wereld in {year} op de achterkant van een envelop tekende, welke vijf plekken moesten er dan op?
- Zet jezelf in het midden en teken naar buiten.
- Geef één plek aan die alleen jij kent.

place-near-water
Een rivier, een zwembad, een plas, de zee: welk water hoor je nog als je eraan denkt dat je {age} was?
- Begin met hoe koud het was.
- Vertel wat je erin gooide, of wie.

place-first-view-of-city
Als je na een tijd weg terugkomt in {city}, wat is dan het eerste waaraan je ziet waar je bent?
- Een toren, een brug, een bord, een geur.
- Vertel over welke weg je binnenkomt.

place-usual-window
Uit welk raam keek je in {year} het vaakst, met je ellebogen op de vensterbank of je voorhoofd tegen het glas?
- Begin bij de vensterbank en kijk naar buiten.
- Vertel wat er veranderde en wat nooit.

place-waiting-spot
Bij welke halte, welke balie of welk hek stond je in {year} het halve jaar te wachten, zo voelde het?
- Noem wat je uit je hoofd kent van het staren.
- Vertel wie daar ook wachtte.

place-out-of-bounds
Er was één plek waar je echt absoluut niet mocht komen. Hoe dichtbij kwam je toen je {age} was?
- Begin met het hek, de deur of de waarschuwing.
- Vertel wat daar zou zijn.

place-hideout
Opgevouwen in je beste verstopplek, {age} jaar oud: hoe klonk de rest van de wereld daar?
- Begin met je knieën tegen je kin.
- Noem het ene ding dat je daar bewaarde.

place-edge-of-world
Hoe ver mocht je in je eentje gaan toen je {age} was, en wat stond er op de uiterste rand van die wereld?
- Een lantaarnpaal, een brug, een grote weg.
- Vertel over de eerste stap daarvoorbij.

place-street-of-city
Loop door de straat in {city} die je het best kende toen je {age} was. Bij welke deur blijf je het eerst staan?
- Begin met wat er onder je voeten is.
- Vertel wie er uit een raam hangt.

place-where-everyone-met
Op welk muurtje, welke trap of hoek hingen mensen van jouw leeftijd rond in {year}, iedereen in de weg?
- Begin met het licht op dat uur.
- Vertel wie er als laatste kwam, zoals altijd.

place-escape-by-wheels
Fiets, bus, trein of geleende auto: wat bracht je in {year} weg van het gewone, en waar zette het je af?
- Begin met de zitting en het lawaai.
- Vertel wat je in je zakken had.

place-strange-town
Heerlijk of hopeloos verdwaald in {year}, op een plek die je niet kende: wie wees je de goede kant op?
- Begin met het moment waarop je het wist.
- Vertel wat je in plaats daarvan vond.

place-third-place
Niet waar je sliep en niet waar je nodig was: in welk café, welke bibliotheek, garage of welk park kon je in {year} gewoon zijn?
- Begin met de deur en je vaste plek.
- Vertel wat ze daar van je wisten.

place-always-meant-to-visit
Welke plek wilde je, toen je {age} was, al jaren zien, alleen maar door een plaatje of een verhaal?
- Een kalenderblad of een film is genoeg.
- Vertel of je er kwam, of waarom nog niet.

place-morning-round
Je vaste rondje in {year}, te voet of op wielen of met je ogen vanuit een stoel: waar hield het altijd even stil?
- Begin met hoe laat het was.
- Noem iedereen die je groette, vogels ook.

place-changed-corner
Een hoek die je goed kende, was iets anders geworden tegen de tijd dat je {age} was. Welke, en wat zie jij er nog steeds?
- Vertel wat er eerst stond.
- Bewaar één detail dat niemand heeft gefotografeerd.

place-border-crossed
Ver van het land van je jeugd, {country}, of net erbuiten: waar was jij voor het eerst de vreemde, en welk klein ding verraadde je?
- Brood, munten, groeten, verkeer: kies er een.
- Vertel wie het grappig vond.

place-left-behind
Welke plek moest je verlaten, of loslaten, toen je een jaar of {age} was, en wat zou iemand daarover moeten weten?
- Beschrijf hem op zijn mooiste dag.
- Eén deur, boom of trap is genoeg.

place-belonging
Was er in {year} een plek waar je er vanzelf bij hoorde, op een stoep of een veld of een bank?
- Zo niet, beschrijf waar je het dichtst in de buurt kwam.
- Vertel wat je schouders daar deden.

place-night-walk
Welk verlicht raam, welk uithangbord of welke lucht weet je nog van een keer dat je in {year} in het donker liep?
- Begin met het geluid van je eigen stappen.
- Vertel waar je vandaan kwam.

place-city-by-ear
Je bent {age}, ergens in {city}, met je ogen dicht. Aan welke drie geluiden hoor je precies waar je staat?
- Trams, klokken, duiven, rolluiken: laat ze komen.
- Geef het luidste een eigen regel.

place-show-a-visitor
Een gast heeft één enkele middag om het land {country} te begrijpen. Waar had je die in {year} mee naartoe genomen?
- Laat alles weg wat op een ansichtkaart staat.
- Vertel wat die gast nooit zou snappen.
`;
