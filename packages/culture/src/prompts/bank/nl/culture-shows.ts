export const cultureShowTemplates = `
culture-show-best-seat
“{show}” gaat zo beginnen: wie had in {year} de beste plaats, en waar bleef jij dan?
- Vloer, leuning, schoot of deuropening: begin daar.
- Vertel wat er gebeurde met wie erdoorheen praatte.

culture-show-theme-tune
Hoeveel van het wijsje waarmee “{show}” begon, of een ander programma van {year}, kun je nog zingen als niemand luistert?
- Probeer het nu, zachtjes.
- Vertel waar iedereen dan meteen mee moest ophouden.

culture-show-next-day
Met wie nam je in {year} iets als “{show}” de dag erna nog eens helemaal door, en waar stonden jullie dan?
- Begin met wie altijd de afloop verklapte.
- Hek, gang, toonbank of keuken: noem de plek.

culture-show-someone-elses-set
Bij wie thuis had je in {year} het liefst naar “{show}” gekeken of geluisterd, en waar rook het daar naar?
- Begin bij de voordeur.
- Vertel wat je er te eten kreeg.

culture-show-played-at
Als je in {year} speelde dat je iemand uit een verhaal was, uit “{show}” misschien, welke rol was dan altijd van jou?
- Begin met wat je als kostuum gebruikte.
- Vertel wie de rol kreeg die jij wilde.

culture-show-fell-asleep
Welke stem of welk programma uit de tijd van “{show}” kon je op een gewone avond in {year} een veilig gevoel geven?
- Begin met de lamp en de deken.
- Vertel wie er nog meer in die kamer ademde.

culture-show-supper-on-knees
Wat lag er op je bord op avonden dat er in {year} iets als “{show}” aanstond, en wie kon er het slechtst balanceren?
- Begin met het geluid van de vorken.
- Vertel over de vlek die bleef.

culture-show-disagreed
Met wie was je het stilletjes eens, of juist luidkeels oneens, als er in {year} iets als “{show}” aanstond?
- Begin met wie er tegen het scherm of de radio terugpraatte.
- Vertel wat je dacht en voor je hield.

culture-show-hand-on-dial
Weet je nog hoe je voor het eerst mocht opblijven voor iets als “{show}”, en hoe die late kamer eruitzag?
- Begin met hoe je het vroeg.
- Vertel over het moment dat je ogen het opgaven.

culture-show-rainy-afternoon
Op de natste middag van {year}, met “{show}” of zoiets aan: wat hoorde je daarachter van het weer?
- Begin met het raam.
- Vertel wie er druipend binnenkwam.

culture-show-company
Welk vertrouwd gezicht of welke stem hield je gezelschap in {year}, iemand uit “{show}” misschien, en wat deed je ondertussen meestal?
- Strijken, schillen, dutten: begin met je handen.
- Vertel wat je had willen terugzeggen.

culture-show-told-on-lap
Terwijl de grote mensen naar “{show}” of zoiets keken, waar was jij toen, zoals je is verteld: op schoot, onder een tafel, of in slaap?
- Misschien weet een foto van de kamer het.
- Begin met wie dit verhaal het best vertelt.

culture-show-evenings-before
Hoe stel je je een avond in {year} voor bij de mensen van wie je afstamt, met “{show}” of zoiets in de hoek?
- Begin met het licht in de kamer.
- Vertel wie er al zat te gapen.
`;
