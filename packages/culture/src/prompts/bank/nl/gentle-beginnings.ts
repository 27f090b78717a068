export const gentleBeginningsTemplates = `
place-before-you-path
Welk pad, welke kade of welk marktplein kenden de voeten van de mensen van wie je afstamt rond {year} het best, denk je?
- Begin met de grond: modder, keien, zand.
- Vertel waar je dat beeld vandaan hebt.

place-before-you-view-shared
Is er een uitzicht dat jouw mensen lang voor jou zagen en dat jij ook hebt gezien, een heuvel, een haven, een rij daken?
- Begin met wat niet is veranderd.
- Vertel wanneer je er zelf stond.

turning-points-before-you-waiting
Wat is je verteld over de tijd vlak voor je kwam, en wat werd er toen geschilderd, gebreid, geleend of verschoven?
- Begin met de kamer die werd klaargemaakt.
- Een gok is hier even goed als een feit.

turning-points-before-you-letter
Als er een brief uit {year} opdook, van iemand van wie je afstamt, wat zou je er dan in hopen te lezen?
- Begin met het papier en de inkt.
- Vertel aan wie je hem zou voorlezen.

play-before-you-toy
Waar zou een kind onder de mensen van wie je afstamt rond {year} mee hebben gespeeld, en waar was dat van gemaakt?
- Hout, lappen, touw, stenen: begin daar.
- Vertel welke van die spelletjes jij nog speelde.

values-before-you-kept-rule
Welke kleine huisregel, over brood, deuren of gasten, is ouder dan jij en geldt nog altijd ergens waar je komt?
- Geef de regel zoals hij werd uitgesproken.
- Vertel wie er opkijkt als hij wordt overtreden.

school-or-work-before-you-tools
Welk gereedschap, schort, kasboek of broodtrommeltje van iemand vóór jou is je getoond of beschreven?
- Begin met het handvat of de sluiting.
- Vertel wat er het laatst mee is gedaan.

loss-and-comfort-before-you-warmth
Rond welke kachel, lamp, bank of put kwamen de mensen van wie je afstamt samen op stille avonden in {year}, zoals jij het voor je ziet?
- Begin met wie er het dichtst bij zat.
- Vertel wat er op het vuur had gestaan.

place-early-window-of-pram
Waar ben je in {year} als dreumes rondgereden, gedragen of voortgetrokken, zoals ze het vertellen, en waar kwam je langs?
- Wagen, draagdoek, slee of schouders: begin daar.
- Vertel wie er duwde.

turning-points-early-new-bed
Wisselde je van kamer, bed of adres toen je nog heel klein was, en welk verhaal of welke foto is er van het oude over?
- Begin met de spijlen, de deken of de deur.
- Het mag één zinnetje zijn dat iemand altijd zegt.

school-or-work-early-watching
Bij wiens werk zat jij als dreumes te kijken, zoals je is verteld, en hoe klonk dat?
- Naaien, melken, typen, timmeren.
- Vertel wat je kreeg om je bezig te houden.

food-early-fed
Wie voerde je in {year} met een lepeltje, voor zover iemand het nog weet, en met welke trucs ging je mond open?
- Vliegtuigjes, treintjes, liedjes: begin met het geluid.
- Vertel wat er met de laatste hap gebeurde.

values-early-first-kindness
Wat voor liefs of grappigs heb jij als dreumes gedaan waar ze het nog altijd over hebben?
- Begin met de manier waarop het wordt verteld.
- Vertel voor wie het bedoeld was.

play-early-hiding-place
Onder welke tafel, welk gordijn of welke jas verstopte jij je graag toen je nog heel klein was, zoals het verhaal gaat?
- Begin met het stukje van jou dat uitstak.
- Vertel wie deed alsof je niet te zien was.

seasons-in-the-hand
Welk blad, welke schelp, sneeuwbal of veer zie je in je hand als je denkt aan buiten zijn in {year}?
- Begin met het gewicht en de rand.
- Vertel waar je het neerlegde.

seasons-first-coat-day
De eerste dag in {year} voor een dikke jas, of juist zonder: waar liep je, en wie zei dat je er spijt van zou krijgen?
- Begin met de lucht op je armen.
- Vertel of dat klopte.

seasons-light-through-curtain
Hoe kwam het ochtendlicht in {year} binnen op de plek waar je sliep, en wat raakte het als eerste?
- Begin met het patroon dat het maakte.
- Vertel hoe je er de tijd aan afzag.

seasons-evening-outside
Op welke stoep, welk balkon of welk bankje zat je op de lange avonden van {year}, en waar had iedereen het over?
- Begin met de stoelen die naar buiten werden gedragen.
- Vertel wie er tot het laatst bleef.

place-quiet-corner-of-a-busy-place
Op welke drukke plek had je in {year} een rustig hoekje voor jezelf, en wat kon je van daaruit zien?
- Een trappenhuis, een magazijn, de achterste rij.
- Vertel hoe je er ongezien kwam.

place-bridge-or-crossing
Over welke brug, welk kruispunt of hekje kwam je in {year} zo vaak dat je voeten het in het donker konden vinden?
- Begin met het geluid onder je zolen.
- Vertel waar het je op goede dagen naartoe bracht.

place-seen-from-above
Vanaf welke heuvel, verdieping, boom of ladder kon je op je eigen kleine wereld neerkijken toen je {age} was?
- Begin met het kleinste wat je kon onderscheiden.
- Vertel wie er met je boven was, als er iemand was.

loss-and-comfort-good-night
Wat was het laatste wat je in {year} meestal hoorde, zei of dacht voor je in slaap viel?
- Begin met het kussen.
- Een radio, een zucht, een lijstje voor morgen.

loss-and-comfort-long-bath
Wat deed je in {year} om lief te zijn voor jezelf, een bad of een koekje of de lange weg naar huis?
- Begin met de eerste minuut ervan.
- Vertel wat je aan niemand vertelde.
`;
