export const cultureNewsTemplates = `
culture-news-where-standing
“{news}”: dat stond in {year} in de krant. Wat had jij in die dagen zelf vlak voor je neus?
- Begin met de straat waar je het meest liep.
- Groot en klein nieuws mogen naast elkaar staan.

culture-news-who-told
Van wie hoorde je in {year} meestal het eerst het nieuws, “{news}” of het laatste van de buren, en hoe ging die stem dan anders klinken?
- Begin met de woorden waarmee het altijd begon.
- Vertel waar je moest gaan zitten.

culture-news-kitchen-talk
Als het waar jij woonde in {year} over “{news}” ging, wie had er dan overal een antwoord op, en wie at gewoon door?
- Begin met de krant, de radio of het scherm.
- Vertel wat jij ervan begreep.

culture-news-own-headline
In de kranten stond “{news}”: wat was in {year} de kop boven jouw eigen leven geweest, in een woord of zes?
- Schrijf eerst de kop, leg hem dan uit.
- Kleine lettertjes zijn welkom.

culture-news-hopeful
Hoe dacht je in het jaar van “{news}” dat de wereld er later uit zou zien, en wie droomde er met je mee?
- Begin met iets waar je zeker van was.
- Vertel welk stukje is uitgekomen.

culture-news-desk
Terwijl “{news}” in {year} de wereld rondging, wat lag er toen half af op je eigen tafel, werkbank of bureau?
- Begin met het gereedschap dat het dichtst bij je hand lag.
- Vertel wie erop zat te wachten.

culture-news-copied-in-play
Kwam er in {year} weleens iets uit het nieuws, “{news}” bijvoorbeeld, in je spel terecht, en wie speelde dan wie?
- Begin met de spullen die je erbij gebruikte.
- Vertel hoe het spel afliep.

culture-news-weather-that-day
Vergeet “{news}” even: hoe zag het licht buiten eruit op een gewone dag in {year}, daar waar jij was?
- Begin bij het raam dat je het best kende.
- Vertel wat je daar kon horen.

culture-news-good-news
Iedereen kent “{news}”, maar welk goed nieuws in {year} was van jou alleen, en wie was de eerste aan wie je het vertelde?
- Begin met hoe het nieuws je bereikte.
- Vertel wat je met je handen deed.

culture-news-first-noticed
“{news}”, klonk het in {year} in het nieuws: was dat een van de eerste dingen die je van de grote wereld meekreeg, of was dat iets anders?
- Begin met een beeld of stem die je nog kunt oproepen.
- Vertel wat je daarna vroeg.

culture-news-calm-corner
Als de wereld lawaai maakte in {year}, met “{news}” en al de rest, waar ging jij dan heen voor wat rust?
- Begin met wat je daar kon horen.
- Vertel hoe lang je kon blijven.

culture-news-small-you
“{news}”, schreven de kranten in het jaar waarin je {age} werd: welk familienieuws van toen is je keer op keer verteld?
- Begin met wie het vertelt.
- Vertel welk stuk elke keer anders is.

culture-news-before-arrival
“{news}”: {year}, toen jij er nog niet was. Waar was iemand van wie je afstamt misschien toen het nieuws kwam?
- Begin met waar het brood mee werd verdiend.
- Raden mag; zeg erbij waar je raadt.
`;
