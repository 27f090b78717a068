export const cultureClothesTemplates = `
culture-clothes-mirror
Sie vor dem Spiegel im Jahr {year}: Wie nah kamen Sie an „{clothing}“ heran, und wer hatte dazu etwas zu sagen?
- Beginnen Sie mit Ihren Haaren.
- Erzählen Sie, was Sie taten, ehe Sie sich hinauswagten.

culture-clothes-wanted
Gab es etwas, das im Jahr {year} alle trugen, so wie „{clothing}“, und das Sie unbedingt wollten oder um keinen Preis angezogen hätten?
- Beginnen Sie mit dem Menschen, an dem Sie es zuerst sahen.
- Erzählen Sie, was Sie stattdessen trugen.

culture-clothes-handed-on
Welches Kleidungsstück hatte schon jemandem gehört, ehe Sie es im Jahr {year} bekamen, während andere „{clothing}“ trugen, und wonach roch es?
- Beginnen Sie mit den Ärmeln, zu lang oder zu kurz.
- Erzählen Sie, wer es nach Ihnen trug.

culture-clothes-photograph
Jemand findet ein Bild von Ihnen aus der Zeit von „{clothing}“: Was hatten Sie im Jahr {year} an, und was machte das Wetter?
- Beginnen Sie mit den Schuhen.
- Erzählen Sie, was knapp außerhalb des Bildes ist.

culture-clothes-chair
Was hing im Jahr {year} nachts über Ihrer Stuhllehne, „{clothing}“ oder etwas, das niemand je Mode nennen würde?
- Beginnen Sie mit dem Stuhl.
- Erzählen Sie, was in den Taschen steckte.

culture-clothes-workday
An einem gewöhnlichen Morgen im Jahr {year}, zur Zeit von „{clothing}“: Welches Stück zogen Sie als letztes an, bevor Sie gingen?
- Ein Schal, ein Abzeichen, eine Schürze, eine Uhr.
- Erzählen Sie, woran Sie merkten, dass es spät war.

culture-clothes-dressing-up
Wann haben Sie sich im Jahr {year} aus purem Spaß verkleidet, mit „{clothing}“ oder was der Schrank hergab, und wer machte mit?
- Beginnen Sie mit dem, was auf den Kopf kam.
- Erzählen Sie, was als Erstes verrutschte.

culture-clothes-shop-street
Wohin ging man im Jahr {year} in Ihrer Nähe, um „{clothing}“ zu finden, und was wissen Sie noch von diesem Laden oder Markt?
- Beginnen Sie mit der Tür, der Glocke oder dem Wühltisch.
- Erzählen Sie, mit welchem Blick man Sie dort bediente.

culture-clothes-favourite-piece
Ganz gleich, was mit „{clothing}“ war und was andere im Jahr {year} trugen: In welchem Kleidungsstück waren Sie am meisten Sie selbst?
- Beginnen Sie damit, wie es sich am Hals anfühlte.
- Erzählen Sie, wo es jetzt ist, wenn Sie es wissen.

culture-clothes-new-step
Was zogen Sie im Jahr {year} für einen Tag an, der Ihnen wichtig war: etwas wie „{clothing}“ oder etwas Geliehenes, Gebügeltes, Sicheres?
- Beginnen Sie mit den Knöpfen oder den Schnürsenkeln.
- Erzählen Sie, woran Sie den ganzen Tag herumgezupft haben.

culture-clothes-coat-comfort
Welchen Mantel, Pullover oder Schal des Jahres {year}, zur Zeit von „{clothing}“, hätten Sie mit geschlossenen Augen ertastet?
- Beginnen Sie mit dem Gewicht auf Ihren Schultern.
- Erzählen Sie, wer den obersten Knopf zumachte.

culture-clothes-baby-photo
Es war die Zeit von „{clothing}“, und Sie waren winzig: Was hat man Ihnen auf den Bildern oder in den Geschichten angezogen?
- Beginnen Sie mit dem Gestrickten, Genähten oder Geliehenen.
- Erzählen Sie, wer Sie in die Höhe hält.

culture-clothes-best-coat
Wie könnte sich im Jahr {year}, zur Zeit von „{clothing}“, jemand von Ihren Leuten für einen besonderen Tag zurechtgemacht haben?
- Beginnen Sie mit dem Hut oder der Frisur.
- Erzählen Sie, was Sie von einem Foto wissen.
`;
