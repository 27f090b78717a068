export const valuesTemplates = `
values-fair-share
Waarbij riep je in {year}, hardop of vanbinnen, dat het niet eerlijk was: een stuk taart, een beurt, een loon?
- Zeg wat wel eerlijk was geweest.
- Vertel wie het met je eens was.

values-worth-saving-for
Waar spaarde je voor, munt voor munt of week na week, toen je {age} was?
- Begin met de pot, het lijstje of de etalage.
- Vertel wat het je waard was.

values-kept-a-promise
Aan wie had je de belofte gedaan die je in {year} hield, ook al kwam het slecht uit?
- Geef de belofte woord voor woord.
- Vertel wat het je kostte: slaap, geld, een feest.

values-small-rebellion
Tegen welke regel kwam je in {year} op je eigen kleine manier in opstand, met een schaar of stilte of twee verschillende sokken?
- Begin op de avond voordat het uitbrak.
- Vertel hoe het gezag het opnam.

values-motto-on-the-wall
Als er in {year} een spreuk boven je bed had gehangen, wat had er dan gestaan, eerlijk en in je eigen woorden?
- Spelfouten zijn welkom.
- Vertel over de gebeurtenis die het bewees.

values-stood-up-for
Waar keek iedereen naar in {year} toen je het opnam voor iemand of iets, al was het met een klein stemmetje?
- Begin met je hart of je knieën.
- Vertel wie er naar je knikte.

values-proud-of-quietly
Waar was je in {year} stilletjes trots op zonder het iemand te vertellen: een plank, een cijfer, iets aardigs, een eind zwemmen?
- Vertel het nu; niemand zal het opscheppen noemen.
- Begin met het moment waarop het klaar was.

values-took-too-seriously
Van spelling tot mode tot het eind van de wereld: wat nam je vreselijk serieus toen je {age} was?
- Verdedig je jongere zelf, één regel lang.
- Begin met wat je eraan deed.

values-person-of-honour
Aan welk klein gebaar zag je in {year} dat iemand dicht bij je echt een goed mens was?
- Eerst het gebaar, dan de mens.
- Vertel of je het zelf ooit hebt geprobeerd.

values-treasure-no-money
Wat bezat je in {year} dat in een winkel niets waard was en voor jou alles?
- Houd het tegen het licht.
- Vertel wie de waarde nog meer kende.

values-finders
Je was {age}, je had iets gevonden, gebroken of gepakt, en moest beslissen of je het zou zeggen. Wat was het?
- Begin met het ding in je hand.
- Vertel hoe je maag aanvoelde.

values-hero
Welke held, echt of getekend of te paard, had je overal gevolgd toen je {age} was?
- Begin met de cape, de laarzen of de stem.
- Vertel wat zo’n held nooit zou hebben gedaan.

values-never-when-grown-up
Wat zwoer je, {age} jaar oud, dat je later als je groot was nooit maar dan ook nooit zou doen?
- Begin met wat je zover bracht.
- Beken hoe het is afgelopen.

values-argument-at-table
Over welke vraag kon je redetwisten toen je {age} was, tot alles op de borden koud was?
- Geef je beste zin, dan die van de ander.
- Vertel wie er over iets anders begon.

values-badge
Button, embleem, kapsel, leus: wat droeg je toen je {age} was om de wereld te tonen waar je voor stond?
- Begin met hoe je eraan kwam.
- Vertel wie het begreep, en wie niet.

values-spent-on
Waar gaf je in {year} vrolijk geld aan uit terwijl je op al het andere lette?
- Doe je portemonnee open en kijk.
- Vertel wat je ervoor liet staan.

values-what-counted-as-rich
Wat gaf je het gevoel rijk te zijn toen je een jaar of {age} was, een uur of een avond lang, wat er ook in je zak zat?
- Begin met het uitzicht of de tafel.
- Vertel wie er samen met jou rijk was.

values-good-enough
Een muur, een taart, een plan: wat leerde jou, toen je een jaar of {age} was, iets goed genoeg te noemen?
- Beschrijf het charmante foutje.
- Vertel wie er overtuigd moest worden.

values-unsigned-help
Wat deed je in {year} voor iemand, met je handen of je tijd, waar bijna niemand van weet?
- Opscheppen mag hier, een beetje.
- Begin met hoe je hoorde dat het nodig was.

values-mind-of-own
Aan welke kleren, welke auto of welke zin zag iedereen toen je {age} was dat het je niet meer kon schelen wat de mensen dachten?
- Begin met de eerste opgetrokken wenkbrauw.
- Vertel hoe het voelde op weg naar huis.

values-young-self-visits
Als je twaalfjarige zelf in {year} bij je langs was gekomen, welk ding of welke gewoonte had je dan trots laten zien?
- Laat het kind de vragen stellen.
- Vertel wat er was tegengevallen.

values-one-thing-to-hand-on
Welke uitspraak, vaardigheid of welk klein ding zou je ooit graag in andermans handen zien?
- Laat zien hoe het moet.
- Vertel wie er al een oogje op heeft.

values-regret-softened
Is er één woord of één telefoontje uit {year} dat je inmiddels een beetje anders zou doen?
- Schrijf de nieuwe zin op.
- Alleen kleine; dit is geen rechtbank.

values-forgave
Een koekje, een grap, een lift naar het station: wat was in {year} het eerste rare teken van vrede tussen jou en iemand?
- Begin met wie er het eerst bewoog.
- De ruzie mag in de doos blijven.

values-went-against
Wat had je aan je voeten in {year} toen jij je eigen weg ging en mensen die je graag mocht een andere?
- Begin met die schoenen.
- Vertel hoe ver je alleen liep.
`;
