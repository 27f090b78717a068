export const softLightTemplates = `
play-floating
Wanneer dreef, schommelde of gleed je in {year} voor het laatst, of lag je gewoon in het gras, en wat was er boven je?
- Begin met je achterhoofd.
- Vertel wat je daarboven kon horen.

play-good-at-doing-nothing
Met wie kon je in {year} zo goed als niets doen en het een heerlijke dag noemen?
- Begin met waar jullie zaten.
- Vertel wat jullie allemaal niet deden.

play-little-collection
Welke kleine dingen zette je in {year} op een rij, sorteerde of stapelde je, alleen omdat het fijn was?
- Begin met het mooiste.
- Vertel wie er niet aan mocht komen.

play-story-before-bed
Welk verhaal, gelezen of verteld of maar half onthouden, hield je gezelschap in {year}?
- Begin met het plaatje op het omslag, of de stem.
- Vertel waar je altijd ophield.

play-made-with-care
Wat vouwde, knoopte, schilderde of sneed je in {year}, langzaam en voor niemand in het bijzonder?
- Begin met hoe het materiaal voelde.
- Vertel waar het terechtkwam.

turning-points-first-light-day
Op welke dag in {year} begon alles voor jou wat lichter te voelen, en wat deed je die avond?
- Begin met de jas die je uitdeed.
- Een heel kleine dag telt ook.

turning-points-gentle-habit
Welke kleine gewoonte sloop in {year} je dagen binnen en bleef langer dan je had gedacht?
- Begin met het uur waar ze bij hoorde.
- Vertel hoe het was begonnen.

turning-points-stopped-to-look
Waar bleef je in {year} midden op de weg staan, alleen om te kijken, en wat was het dat je vasthield?
- Begin met je voeten die stilstaan.
- Vertel wie er op je moest wachten.

turning-points-said-it-at-last
Welke lieve woorden zei je in {year} hardop die je al een tijdje had willen zeggen?
- Begin met je eerste woord.
- Vertel hoe het werd ontvangen.

turning-points-slow-yes
Wat ging je in {year} beetje bij beetje waarderen, terwijl je er eerst niet veel in zag?
- Een gerecht, een straat, een mens, een wijsje.
- Vertel wanneer je het merkte.

values-worth-the-walk
Waarvoor liep je in {year} graag een eind om, op welke schoenen dan ook?
- Begin met de weg.
- Vertel wat er aan het eind wachtte.

values-left-it-tidy
Welke plek of welk ding liet je in {year} een beetje beter achter dan je het had gevonden?
- Begin met hoe het daarvoor was.
- Vertel of iemand het ooit heeft geweten.

values-good-company
Wat maakte iemand in {year} fijn gezelschap voor jou: de grappen, de rust, de manier van een tas dragen?
- Begin met één bepaalde middag.
- Vertel wat je anders had gemist.

values-simple-and-right
Welk eenvoudig ding deed je in {year} op je eigen manier, omdat het voor jou zo hoorde?
- Thee, veters, een bed, een groet.
- Vertel wie het anders deed.

values-listened-well
Wie kon in {year} echt luisteren, en wat deed dat gezicht terwijl jij praatte?
- Begin met waar de handen waren.
- Vertel één ding dat je daar vertelde.

firsts-seen-from-close
Wat zag je in {year} voor het eerst van heel dichtbij, een slak of een ster of een slapend gezicht?
- Begin met je ingehouden adem.
- Vertel wat je eraan verraste.

firsts-small-yes
Wat probeerde je in {year} alleen omdat iemand glimlachte en zei dat je het vast leuk zou vinden?
- Begin met die woorden.
- Vertel of ze klopten.

firsts-heard-the-quiet
Waar merkte je in {year} voor het eerst hoe stil of hoe donker de wereld kan zijn?
- Begin met wat je had verwacht.
- Vertel hoe je de weg terug vond.

firsts-new-in-the-room
Wie maakte het je in {year} makkelijk toen je ergens nieuw was, en met welk klein gebaar?
- Een stoel die werd aangeschoven, een grap, een plattegrond.
- Vertel waar je je aan vasthield.

school-or-work-favourite-task
Welke taak had je in {year} met plezier twee keer per dag gedaan, en hoe voelde die in je handen?
- Begin met het gereedschap of de doek.
- Vertel wie hem graag aan jou overliet.

school-or-work-learned-by-watching
Wat leerde je in {year} gewoon door naast iemand te staan die het kon?
- Begin met het geluid van het werk.
- Vertel wanneer je het zelf durfde te proberen.

school-or-work-friendly-face
Wiens gezicht zag je graag aan het begin van een lange dag in {year}, en op welke plek meestal?
- Begin met de groet.
- Vertel wat diegene altijd bij zich had.

school-or-work-quiet-corner
Waar ging je in {year} heen als een drukke dag het vijf minuten zonder jou kon stellen?
- Begin met de deur die achter je dichtgaat.
- Vertel waar je daar naar keek.

place-path-through-green
Welk stukje groen kende je in {year} het best: een park, een berm, een pot in de vensterbank, één boom?
- Begin met het dichtstbijzijnde blad.
- Vertel wat erin leefde.

place-welcome-somewhere
Waar werd je in {year} begroet alsof je gemist was, en door wie, een mens of een hond?
- Begin een paar stappen voor de deur.
- Vertel wat je werd voorgezet.

loss-and-comfort-someone-stayed
Wie kwam er in {year} een poosje bij je zitten zonder iets te willen, en wat was er te zien?
- Begin met de stoel, de bank of het bed.
- Vertel het enige wat er werd gezegd.

loss-and-comfort-small-ritual
Welk klein ritueel maakte de avonden in {year} van jou: een lamp, een kop, een raam dat dichtging?
- Begin met de volgorde.
- Vertel wat er gebeurde als je het oversloeg.

people-soft-voice
Wiens stem op een trap, aan de telefoon of op de radio kon je in {year} rustig maken?
- Begin met hoe die stem hallo zei.
- Vertel wat die goed kon uitleggen.

people-small-gift-of-time
Wie joeg je in {year} nooit op, en wat deden jullie samen langzaam?
- Begin met het tempo van het lopen.
- Vertel wat je daardoor zag.
`;
