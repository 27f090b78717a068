export const musicTemplates = `
music-through-the-wall
Welke muziek kwam er in {year} door een muur, een raam of een vloer naar je toe, of je wilde of niet?
- Begin met wat je eigenlijk probeerde te doen.
- Vertel wat je wist van wie het draaide of speelde.

music-hummed-while-working
Wat neuriede, floot of zong iemand bij jou in de buurt in {year}, met de handen vol aan iets anders?
- Luister eerst, zoek dan de handen.
- Vertel welk stukje altijd fout ging.

music-first-notes
Drie noten zijn genoeg: voor welk lied rende je in {year} naar de radio, het scherm of de dansvloer?
- Schrijf de regel op die je het hardst zong.
- Vertel wie er met je meerende.

music-wrong-words
Welk lied zong je in {year} met totaal verkeerde woorden, luidkeels en met heel je hart?
- Schrijf jouw versie op.
- Vertel wie je verbeterde, als iemand dat deed.

music-what-it-came-out-of
Uit welke kast, welk toestel, welke hoorn of welk oortje kwam je muziek in {year}, als het ding eenmaal wilde?
- Begin met de knop, de naald of de schijf.
- Vertel wat het deed als het kuren had.

music-on-the-road
Wat klonk er of werd er gezongen in {year} terwijl er buiten je raam een landschap voorbijtrok?
- Begin met het raam en de snelheid.
- Vertel wie het had gekozen.

music-not-yours
Welk deuntje achtervolgde je in {year} in elke winkel, lift en bus, terwijl je het niet kon uitstaan?
- Neurie het één keer, dan ben je ervan af.
- Vertel waar je er niet aan kon ontkomen.

music-quiet-sound
Regen op een dak, een verre trein, een koelkast in de nacht: welk geluid was voor jou de echte muziek van {year}?
- Doe eerst tien tellen je ogen dicht.
- Vertel waar je lag of stond om het te horen.

music-instrument-near
Wie kreeg er iets uit het instrument dat bij jou in de buurt stond, hing of rondslingerde toen je {age} was?
- Kammen en steelpannen zijn ook instrumenten.
- Begin met het lelijkste geluid dat eruit kwam.

music-crowd-singing
Waar stond je in {year} opeens tussen mensen die allemaal hetzelfde zongen of klapten?
- Begin met wie er naast je stond.
- Vertel of je meedeed.

music-counting-song
Hoe gaat het, het rijmpje of liedje dat hoorde bij touwtjespringen, klappen of lange ritten toen je {age} was?
- Schrijf op wat er komt.
- Vertel wie er nooit buiten adem raakte.

music-stage-fright
Een blokfluit, een koor, een solo voor het doek: wie zat er op de eerste rij toen jij in {year} optrad?
- Begin met de kleren die je aan moest.
- Vertel over de noot die ontsnapte.

music-bedtime-sound
Uit welke richting kwam het laatste wijsje, de laatste stem of het laatste geluid van de dag toen je {age} was en hoorde te slapen?
- Begin met het donker en de deken.
- Vertel hoeveel je er meestal van hoorde.

music-played-again
Welk lied draaide je eindeloos toen je {age} was, tot iemand aan de andere kant van de deur om genade smeekte?
- Begin met de seconde voor het begint.
- Vertel wat volgens jou niemand anders begreep.

music-mixtape
Van wie kreeg je muziek toen je een jaar of {age} was, op een bandje of schijfje of lijstje of gewoon omdat je moest luisteren?
- Begin met het handschrift of de hoes.
- Vertel welk nummer de boodschap was.

music-last-song
Wat was het laatste lied van een goede avond in {year}, in welke zaal, kelder of keuken die voor jou ook eindigde?
- Begin op het moment dat de lichten aangingen.
- Vertel hoe je daarna thuiskwam.

music-live-night
Dicht bij het podium of helemaal achterin: welke livemuziek van {year} ging dwars door je ribben?
- Begin met de menigte vlak ervoor.
- Vertel wat er nasuisde in je oren.

music-unheard-singing
Wat zong je in {year} als niemand je kon horen boven het water, de motor of de bezem uit?
- Begin met het refrein, natuurlijk.
- Vertel over de keer dat iemand je toch hoorde.

music-taste-of-the-young
Wat draaiden jongere mensen in {year}, op volle sterkte, waarvan jij je afvroeg of dit nu echt muziek moest zijn?
- Beschrijf het liever met geluiden dan met woorden.
- Vertel wat je uiteindelijk toch mooi ging vinden.

music-old-song-returns
In {year} kwam er een oud lied de hoek om, uit een winkel of een auto. Waar bracht het je op slag naartoe?
- Vertel waar je stond toen het begon.
- En dan waar je bij de tweede regel was.

music-better-hour
Welke muziek zette je op toen je {age} was, om van een gewoon uur een goed uur te maken?
- Begin met het zoeken naar de goede knop.
- Vertel wie er had meegezongen.

music-song-you-avoid
Is er een lied uit {year} dat je alleen draait als je klaar bent voor de eerste paar noten?
- Eén maat is genoeg om het te noemen.
- Zeg wie dat ook zou begrijpen.

music-silence-shared
Met wie kon je stil zijn in {year}, met alleen een klok, een weg of wat muziek op de achtergrond?
- Begin met het geluid eronder.
- Vertel waar de stilte van was gemaakt.
`;
