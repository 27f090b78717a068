export const cultureSongTemplates = `
culture-song-first-bars
Stel dat nu de eerste maten van “{song}” klinken: in welke kamer, straat of auto ben je dan terug?
- Begin met waar het geluid vandaan kwam.
- Vertel wie er ook niet stil kon blijven.

culture-song-wrong-words
Welke regel van “{song}”, of van een ander lied van {year}, zong je veel te lang verkeerd voordat iemand er iets van zei?
- Schrijf eerst je eigen versie op.
- Vertel wie je erop betrapte.

culture-song-who-hummed
Wie om je heen liep in {year} misschien ongemerkt “{song}” te neuriën, en waar waren die handen dan mee bezig?
- Begin met de handen: deeg, motorolie, breiwerk, sleutels.
- Vertel of het ook weleens hardop werd gezongen.

culture-song-dance-floor
“{song}” wordt gedraaid en iemand trekt je aan je mouw: danste jij in {year}, en op wat voor vloer?
- Schoenen, sokken of blote voeten: begin daar.
- Vertel wat je met je armen deed.

culture-song-through-wall
Als er in {year} muziek als “{song}” door de muur of het raam kwam, van wie was die dan, en wat vond je van die mensen?
- Begin met hoe hard het stond.
- Vertel wat je verder van ze wist.

culture-song-radio-place
Wat was in {year} het dichtstbijzijnde ding waar “{song}” uit kon komen, en wie bepaalde wat jullie allemaal moesten horen?
- Beschrijf de knop, de toets of de naald.
- Vertel wat er gebeurde als iemand iets anders opzette.

culture-song-turned-up
Was er in het jaar van “{song}” een lied dat je bleef draaien terwijl er in je leven stilletjes iets ging veranderen?
- Noem eerst het lied, ook als je je ervoor schaamt.
- Vertel hoe de dagen eromheen eruitzagen.

culture-song-not-for-you
Over liedjes als “{song}” had in {year} iedereen een mening: wat was de jouwe, en aan wie durfde je die te vertellen?
- Begin met het gezicht dat je trok.
- Zeg of je er nu anders over denkt.

culture-song-long-drive
Zie jezelf op een lange rit in {year}, met ergens voorin “{song}”: wat kwam er langs je raam, en hoe warm was het?
- Begin met de zitting onder je.
- Vertel wat er te eten rondging.

culture-song-work-tune
Als “{song}” in {year} tijdens je werkdag had geklonken, waar dat ook was, wie had dan meegezongen en wie had gekreund?
- Begin met hoe het daar zonder muziek klonk.
- Vertel wie bij het refrein altijd te laat inviel.

culture-song-still-lifts
Welk lied uit de tijd van “{song}” kreeg je in {year} nog altijd uit je stoel, en waar hoorde je het voor het eerst?
- Neurie het één keer voordat je schrijft.
- Vertel wie je mee omhoog had getrokken.

culture-song-cradle
Je was nog heel klein toen “{song}” overal was: van welke muziek hield jij op met huilen of begon je te wippen, voor zover ze je dat vertelden?
- Vraag je af wie het zou weten.
- Een foto met een radio of plaat erop helpt.

culture-song-before-you
Voordat jij er was, in {year}, hingen liedjes als “{song}” in de lucht: wie van de mensen van wie je afstamt had er gedanst?
- Zie de schoenen en de vloer voor je.
- Begin met wie er langs de kant was gebleven.
`;
