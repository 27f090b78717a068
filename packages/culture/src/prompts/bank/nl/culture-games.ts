export const cultureGamesTemplates = `
culture-game-against-whom
Wie had je in {year} bij een potje “{game}” of zoiets liever naast je dan tegenover je?
- Begin met hoe goed diegene tegen verlies kon.
- Vertel wat er voor het geluk werd gedaan.

culture-game-where-played
Als iemand in {year} “{game}” riep, naar welke vloer, stoep, tafel of welk scherm rende je dan?
- Begin met de ondergrond: bekrast, stoffig, plakkerig.
- Vertel wie er eerder was.

culture-game-house-rules
Welke regel bij “{game}”, of bij een ander spel van {year}, bestond alleen waar jij woonde, en wie had hem vast verzonnen?
- Schrijf de regel eerst op als een wet.
- Vertel wie hem altijd overtrad.

culture-game-first-win
Weet je nog dat je in {year}, bij “{game}” of iets anders, won van iemand die nooit verloor, en wat je toen te horen kreeg?
- Begin met de laatste zet.
- Vertel hoe lang je erop teerde.

culture-game-one-more
Nog één potje “{game}”: wie zei dat in {year}, en waardoor hielden jullie toch een keer op?
- Begin met het laatste licht, of de stem die riep.
- Vertel hoe je handen voelden.

culture-game-rainy-day
Wat kwam er uit de kast als het weer je in {year} binnenhield: “{game}”, of iets waar stukjes van zoek waren?
- Begin met hoe de doos eraan toe was.
- Vertel wat er voor het zoekgeraakte stukje inviel.

culture-game-break-time
Werd er in de verloren minuten van een drukke dag in {year} gespeeld om je heen, “{game}” of iets ter plekke bedachts?
- Begin met het teken dat het afgelopen was.
- Vertel wie de stand bijhield.

culture-game-fair-play
Welk moment in een spel in {year}, “{game}” of een ander, liet je zien hoe iemand echt was?
- Begin met wat er op het spel stond, hoe weinig ook.
- Vertel wat je dacht en niet zei.

culture-game-music-of-it
Hoe klonk spelen om je heen in {year}: de piepjes, het geratel, de rijmpjes of kreten van “{game}”, of iets anders?
- Schrijf een van die geluiden op.
- Vertel wie er over de herrie klaagde.

culture-game-taught-someone
Van wie had je een spel geleerd dat je in {year} nog steeds kon, een oud spel of “{game}”, en hoe werden je fouten verdragen?
- Begin met je allereerste fout.
- Vertel aan wie je het doorgaf, als dat zo is.

culture-game-snack-beside
Wat stond er onder handbereik als je in {year} speelde of toekeek, bij “{game}” of kaarten of wat dan ook, en wie at er het meest van?
- Begin met de kruimels.
- Vertel wat er nooit bij de tafel mocht komen.

culture-game-under-table
Terwijl anderen misschien “{game}” speelden: wat deed jij het allerliefst toen je nog piepklein was, zoals ze het vertellen?
- Pannen, dozen en sleutels tellen als speelgoed.
- Begin met de herrie die je maakte.

culture-game-play-before
Wat deden de mensen van wie je afstamt rond {year} voor hun plezier: “{game}”, kaarten bij de lamp, of iets wat ze jou moesten uitleggen?
- Begin met wie niet tegen verliezen kon.
- Een foto of een versleten bord helpt.
`;
