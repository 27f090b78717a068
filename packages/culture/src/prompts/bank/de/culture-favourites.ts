export const cultureFavouriteTemplates = `
culture-favourite-who-knew
Für das Jahr {year} haben Sie „{favourite}“ gewählt: Wer um Sie herum hätte das sofort erraten, und wie hätte man Sie damit aufgezogen?
- Beginnen Sie mit den ersten Worten.
- Erzählen Sie, was dieser Mensch selbst gewählt hätte.

culture-favourite-where
Wo auf der Welt sind Sie, wenn Ihnen „{favourite}“ aus dem Jahr {year} einfällt, und was ist gleich hinter Ihnen?
- Drehen Sie sich langsam um und schauen Sie.
- Beginnen Sie mit dem Boden unter Ihren Füßen.

culture-favourite-at-home
Fand „{favourite}“ im Jahr {year} einen Platz dort, wo Sie wohnten, und wer wäre es nur zu gern wieder losgeworden?
- Beginnen Sie dort, wo es war oder zu hören war.
- Erzählen Sie, was dazu gebrummt wurde.

culture-favourite-first-time
Wie kam „{favourite}“ zum ersten Mal zu Ihnen, und was hätten Sie in diesem Augenblick im Jahr {year} eigentlich tun sollen?
- Beginnen Sie damit, wer es brachte, spielte oder aussprach.
- Erzählen Sie Ihren ersten Gedanken.

culture-favourite-season
Welche Jahreszeit gehört zu „{favourite}“, wenn Sie an das Jahr {year} denken, und was trugen Sie da gerade?
- Beginnen Sie mit Ihren Füßen, warm oder kalt.
- Erzählen Sie, wie die Abende waren.

culture-favourite-worth
Warum gerade „{favourite}“, bei allem, was das Jahr {year} zu bieten hatte, und was verrät das über Sie damals?
- Beginnen Sie damit, wer widersprechen würde.
- Erzählen Sie, was Ihnen am wichtigsten war.

culture-favourite-thanks
Wenn Sie „{favourite}“ für einen ganz bestimmten Tag im Jahr {year} danken könnten: Welcher Tag wäre das für Sie?
- Beginnen Sie am Morgen dieses Tages.
- Erzählen Sie, was ihn von den anderen unterschied.

culture-favourite-tune
Geben Sie „{favourite}“ eine Filmmusik: Welche Klänge oder Geräusche des Jahres {year} gehören in Ihrem Kopf dazu?
- Beginnen Sie mit der lautesten Stelle.
- Erzählen Sie, von wem sie kam.

culture-favourite-table
Was haben Sie gegessen, oder zu essen gehofft, als „{favourite}“ im Jahr {year} Ihr Liebling war?
- Beginnen Sie mit dem Duft aus Pfanne oder Tüte.
- Erzählen Sie, wer gekocht oder bezahlt hat.

culture-favourite-busy-days
Wovon war „{favourite}“ im Jahr {year} Ferien: Welche Aufgabe, welchen Stundenplan, welche lange Schlange haben Sie darüber vergessen?
- Beginnen Sie mit dem Teil des Tages, der sich zog.
- Erzählen Sie, wie Sie sich dorthin davonstahlen.

culture-favourite-comfort
Gab es im Jahr {year} einen Abend, an dem „{favourite}“ genau das Richtige für Sie war, und wer oder was war in Ihrer Nähe?
- Beginnen Sie mit der Lampe, dem Mond oder der Laterne.
- Lassen Sie weg, was Sie möchten.

culture-favourite-change
Im Jahr {year} wählten Sie „{favourite}“, und dann verging ein Jahr: Was hatte sich an Ihnen verändert, das man sehen konnte?
- Beginnen Sie mit Haaren, Schlüsselbund oder Adresse.
- Erzählen Sie, wer es zuerst bemerkte.

culture-favourite-with-whom
Mit wem konnten Sie im Jahr {year} über „{favourite}“ einen ganzen Nachmittag vertrödeln, und was hätten Sie beide eigentlich tun sollen?
- Beginnen Sie mit der Uhr, auf die Sie nicht schauten.
- Erzählen Sie, worüber Sie lachten.
`;
