export const cultureClothesTemplates = `
culture-clothes-mirror
Jij voor de spiegel in {year}: hoe dicht kwam je in de buurt van “{clothing}”, en wie had daar iets over te zeggen?
- Begin met je haar.
- Vertel wat je deed voordat je zo naar buiten durfde.

culture-clothes-wanted
Was er in {year} iets wat iedereen droeg, zoals “{clothing}”, en wat jij dolgraag wilde of juist voor geen goud aantrok?
- Begin met de eerste bij wie je het zag.
- Vertel wat je in plaats daarvan droeg.

culture-clothes-handed-on
Welk kledingstuk was van iemand anders geweest voordat het in {year} van jou werd, terwijl anderen voor “{clothing}” gingen, en waar rook het naar?
- Begin met de mouwen, te lang of te kort.
- Vertel wie het na jou droeg.

culture-clothes-photograph
Iemand vindt een foto van jou uit de tijd van “{clothing}”: wat had je aan in {year}, en wat voor weer was het?
- Begin met de schoenen.
- Vertel wat er net buiten beeld is.

culture-clothes-chair
Wat hing er ’s nachts over de leuning van je stoel in {year}, “{clothing}” of iets wat niemand ooit mode zou noemen?
- Begin met de stoel.
- Vertel wat er in de zakken zat.

culture-clothes-workday
Als je je klaarmaakte voor een gewone ochtend in {year}, in de tijd van “{clothing}”, wat deed je dan als laatste aan?
- Een sjaal, een speldje, een schort, een horloge.
- Vertel waaraan je merkte dat het laat was.

culture-clothes-dressing-up
Wanneer verkleedde je je in {year} puur voor de lol, met “{clothing}” of met wat er in de kast hing, en wie deed er mee?
- Begin met wat je op je hoofd zette.
- Vertel wat er het eerst losliet.

culture-clothes-shop-street
Waar bij jou in de buurt ging je in {year} heen voor “{clothing}”, en wat weet je nog van die winkel of markt?
- Begin met de deur, de bel of de stapel.
- Vertel hoe er van achter de toonbank naar je werd gekeken.

culture-clothes-favourite-piece
Los van “{clothing}” en van wat anderen droegen in {year}: in welk kledingstuk voelde jij je het meest jezelf?
- Begin met hoe het voelde in je hals.
- Vertel waar het nu is, als je het weet.

culture-clothes-new-step
Wat trok je aan voor een dag in {year} die voor jou telde: iets als “{clothing}”, of iets veiligs, geleend en gestreken?
- Begin met de knopen of de veters.
- Vertel waar je de hele dag aan zat te friemelen.

culture-clothes-coat-comfort
Welke jas, trui of sjaal van {year}, uit de tijd van “{clothing}”, had jij op de tast herkend?
- Begin met hoe zwaar hij op je schouders lag.
- Vertel wie altijd de bovenste knoop dichtdeed.

culture-clothes-baby-photo
Het was de tijd van “{clothing}” en jij was nog piepklein: wat hebben ze je aangetrokken, op de foto’s of in de verhalen die er nog zijn?
- Begin met wat iemand moet hebben gebreid, genaaid of geleend.
- Vertel wie je omhooghoudt.

culture-clothes-best-coat
Hoe ging iemand van wie je afstamt in {year}, de tijd van “{clothing}”, misschien gekleed op een bijzondere dag?
- Begin met de hoed of het haar.
- Vertel wat je van een foto weet.
`;
