export const seasonsTemplates = `
seasons-one-morning
Een ochtend in de {season} toen je {age} was, waar je ook wakker werd: waar rook de lucht naar toen je naar buiten stapte?
- Begin met je hand op de deur.
- Vertel wat je aan je voeten had.

seasons-clothes-for-it
Wat droeg je in de {season} dag in, dag uit toen je {age} was, tot het dun, kort of glimmend was?
- Begin met hoe het voelde in je nek.
- Vertel wat er in de zakken zat.

seasons-evening-light
Waar was jij te vinden in het laatste uur licht, op avonden in de {season} toen je {age} was?
- Begin met de kleur van de lucht.
- Vertel waaraan je wist dat je naar binnen moest.

seasons-first-sign
Hoe merkte je toen je {age} was, nog voor een kalender het zei, dat het {season} was geworden?
- Een geur, een vogel, een jas, een vrucht.
- Vertel wie het altijd het eerst merkte.

seasons-weather-event
Sneeuw, hoog water, hitte, storm: waar overviel het weer waar iedereen het over had jou in {year}?
- Begin met de lucht een uur ervoor.
- Vertel wat het met de plannen deed.

seasons-longest-day
Waar lag of zat je op tijdens de luiste warme dag van {year}?
- Begin met je blote armen.
- Vertel wat je dronk en waaruit.

seasons-cold-hands
Door en door koud in {year}: bij welke kachel, radiator of mok kreeg je weer gevoel in je vingers?
- Begin buiten, met je adem.
- Vertel wie er nog meer bij stond.

seasons-rain-sound
Toen de regen je in {year} verraste, onder welke boom, welk dak of in welk portiek wachtte je toen?
- Begin met de eerste dikke druppels.
- Vertel hoeveel tijd je het gaf.

seasons-birthday-weather
Hoe gedroegen de lucht en de mensen om je heen zich op de dag dat je {age} werd, als iemand eraan dacht?
- Begin met een blik uit het raam.
- Vertel over één cadeau of één mens.

seasons-last-night-of-year
Vuurwerk, klokken, gesnurk, helemaal niets: wat hoorde je in de allereerste nacht van {year}?
- Begin met de klok of het raam.
- Vertel wie als eerste iets zei.

seasons-feast-preparations
Wat was in {year} jouw eigen kleine taak als iedereen zich klaarmaakte voor een feest, een kermis of een grote dag uit?
- Begin met de dozen die tevoorschijn kwamen.
- Vertel wat er misging, zoals altijd.

seasons-ordinary-wednesday
Neem een grijze, naamloze woensdag ergens in {year}. Wat zouden we je om vier uur ’s middags zien doen?
- Begin met wat je in je handen hebt.
- Vertel waar je naar uitkijkt.

seasons-snow-or-sand
Sneeuw, zand, bladeren of modder: wat bouwde of groef je, of waar viel je in, toen je {age} was, tot in je sokken?
- Begin met je wanten of je tenen.
- Vertel hoe het werd verwoest.

seasons-long-holiday
Toen je {age} was, hadden de lange vrije weken hun eigen geur. Waar bestond die uit?
- Begin op de eerste vrije ochtend.
- Vertel wat je aan het eind vergeten was.

seasons-city-summer
Als het heet was in {city} en je was {age}, waar ging iedereen dan heen om af te koelen?
- Begin met de stoep onder je voeten.
- Vertel wat daar te koop was.

seasons-after-dark-outside
Wie bleef er op de eerste zachte avond van {year} met je buiten, veel langer dan verstandig was?
- Begin met de jas die niet nodig was.
- Vertel wat er in de lucht hing, behalve stuifmeel.

seasons-smell-of-sun
Zonnebrandcrème, stof, gemaaid gras: wie komt er met die geuren aanlopen als je eraan denkt dat je {age} was?
- Begin met de geur en volg hem.
- Vertel wat er werd meegedragen.

seasons-garden-or-market
Op welke vrucht, bloem of groente wachtte en wachtte je toen je {age} was, tot het eindelijk zover was?
- Begin bij de kraam, de boom of het bed.
- Vertel over de smaak van de allereerste.

seasons-winter-ritual
Gordijnen, kaarsen, die ene deken, die ene soep: hoe nestelde jij je in {year} voor de donkere maanden?
- Begin met het uur waarop het donker werd.
- Vertel wat er beslist bij hoorde.

seasons-view-changing
Welke boom, welk dak of welk stukje lucht zag je in {year} door al zijn stemmingen gaan?
- Kies de mooiste week.
- Vertel wie er meekeek.

seasons-compare-child
Wat was er aan een dag in de {season} toen je {age} was nog net zo als op de dagen dat je als kind rondrende?
- Vergelijk eerst de schoenen.
- Dan de geur van de lucht.

seasons-own-bit-of-light
Toen iedereen vrolijk hoorde te zijn, welke dag dat in {year} ook was, waar vond jij je eigen beetje licht?
- Een raam, een wandeling, een telefoontje.
- Het mag heel klein zijn geweest.

seasons-far-from-usual
Als je een bijzondere dag van {year} op een ongewone plek of in ongewoon gezelschap doorbracht, wat stond er dan op tafel?
- Begin met de stoelen en wie daar zaten.
- Vertel wat je miste, in één regel.
`;
