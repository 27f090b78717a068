export const smallThingsTemplates = `
people-wave-from-window
Wer hätte Ihnen im Jahr {year} aus einem Fenster, einem Bus oder vom Fahrrad zugewinkt, und haben Sie immer zurückgewinkt?
- Beginnen Sie mit dem Arm, nicht mit dem Gesicht.
- Erzählen Sie, wohin Sie meist unterwegs waren.

people-handwriting
Wessen Handschrift aus dem Jahr {year} würden Sie sofort erkennen, auf einer Liste, einem Umschlag oder einer Wand, und was stand da?
- Beschreiben Sie einen Buchstaben: Schleifen, Neigung, Eile.
- Erzählen Sie, wo Sie das Geschriebene aufbewahrten.

people-shared-umbrella
Unter wessen Schirm, Mantel oder Vordach warteten Sie im Jahr {year} das Ende des Regens ab, und was wurde dort gesagt?
- Beginnen Sie mit den Tropfen.
- Erzählen Sie, wessen Schulter nasser wurde.

people-comfortable-silence
Mit wem konnten Sie im Jahr {year} dasitzen, ohne ein Wort zu sagen, und worauf schauten Sie beide?
- Beginnen Sie damit, was Ihre Hände taten.
- Erzählen Sie, wer von Ihnen das Schweigen brach.

place-step-to-sit-on
Auf welcher Stufe, Mauer, Bordsteinkante oder Fensterbank saßen Sie im Jahr {year} gern, und wie fühlte sie sich an?
- Warm, rau, feucht: Beginnen Sie dort.
- Erzählen Sie, wer währenddessen vorbeikam.

place-light-in-window
Welches erleuchtete Fenster sahen Sie an den Abenden des Jahres {year} von Ihrem Platz aus, und wen stellten Sie sich dahinter vor?
- Beginnen Sie mit der Farbe des Vorhangs.
- Erzählen Sie, was Sie nie herausfanden.

place-favourite-smell-outdoors
Schließen Sie im Jahr {year} draußen die Augen: Wonach roch die Luft dort, wo Sie die meisten Tage verbrachten?
- Brot, Teer, Kühe, Meer, Kreide, Benzin.
- Erzählen Sie, woher der Wind kam.

home-night-sounds
Was konnten Sie im Jahr {year} nachts dort hören, wo Sie schliefen, ehe die anderen wach wurden?
- Beginnen Sie mit dem fernsten Geräusch.
- Erzählen Sie, welches Ihnen Geborgenheit gab.

home-hook-by-the-door
Was hing bei Ihnen im Jahr {year} am Haken oder lag im Haufen neben der Tür, und was davon gehörte Ihnen?
- Beginnen Sie oben auf dem Haufen.
- Erzählen Sie, was schon seit Jahren dort war.

home-cup-that-was-yours
Welche Tasse, Schale oder welcher Löffel gehörte im Jahr {year} unausgesprochen Ihnen, und was geschah, wenn andere danach griffen?
- Beginnen Sie mit der Macke, dem Sprung oder dem Muster.
- Erzählen Sie, was meist darin war.

home-tap-and-towel
Wie wuschen Sie sich an einem gewöhnlichen Morgen im Jahr {year} das Gesicht: welcher Hahn, welches Handtuch, welche Seife?
- Beginnen Sie mit der Temperatur des Wassers.
- Erzählen Sie, wer an die Tür klopfte.

school-or-work-pen-and-paper
Womit schrieben oder markierten Sie an gewöhnlichen Tagen des Jahres {year}, und wie sahen Ihre Finger danach aus?
- Beginnen Sie mit dem Geruch davon.
- Erzählen Sie, was Sie zeichneten, wenn niemand hinsah.

school-or-work-person-next-to-you
Wer werkelte an den meisten Tagen des Jahres {year} direkt neben Ihnen, und welches kleine Geräusch kam beim Nachdenken von dort?
- Summen, Klicken, Seufzen: Beginnen Sie dort.
- Erzählen Sie, was Sie beide einander liehen.

school-or-work-moment-it-was-over
Was taten Sie am Ende eines vollen Tages im Jahr {year} als Allererstes, wenn niemand Sie mehr brauchte?
- Beginnen Sie mit Schuhen, Gürtel oder Kragen.
- Erzählen Sie, worauf Sie sich gefreut hatten.

school-or-work-something-finished
Was haben Sie im Jahr {year} zu Ende gebracht, wie klein auch immer, das Sie einen Schritt zurücktreten und noch einmal hinschauen ließ?
- Eine Zeichnung, ein Zaun, ein Formular, ein Pullover.
- Erzählen Sie, wer es zuerst sah.

firsts-morning-of-the-year
Wo wachten Sie am ersten Morgen auf, den Sie dem Jahr {year} zuordnen können, und was sahen Sie zuerst?
- Beginnen Sie mit der Zimmerdecke oder dem Himmel.
- Erzählen Sie, welcher Tag es gewesen sein könnte.

firsts-window-seat
Aus welchem Zug, Boot, Auto oder welcher Straßenbahn sahen Sie im Jahr {year} etwas zum ersten Mal, und wer zeigte darauf?
- Beginnen Sie mit der Scheibe und wessen Atem daran war.
- Erzählen Sie, wie lange Sie zurückschauten.

firsts-word-in-another-language
Welches Wort aus einer anderen Sprache oder Mundart lernten Sie im Jahr {year}, und von wem haben Sie es aufgeschnappt?
- Sprechen Sie es laut aus, bevor Sie schreiben.
- Erzählen Sie, wofür Sie es gebrauchten.

firsts-grown-from-seed
Was haben Sie im Jahr {year} zum ersten Mal gepflanzt, geflickt, gebacken oder gebaut, und wie ging es am Ende aus?
- Beginnen Sie mit dem Durcheinander.
- Erzählen Sie, wer davon erfuhr.

turning-points-quiet-afternoon
An welchem ganz gewöhnlichen Nachmittag des Jahres {year} wussten Sie ohne großes Aufheben, dass sich etwas ein wenig verschoben hatte?
- Beginnen Sie mit dem, was Sie in der Hand hielten.
- Es darf so klein sein wie ein neuer Heimweg.

turning-points-new-neighbour
Wer zog im Jahr {year} in Ihre Tage ein, nebenan, am nächsten Tisch oder auf dem nächsten Platz, und was fiel Ihnen zuerst auf?
- Beginnen Sie mit dem Geräusch, das mit einzog.
- Erzählen Sie, was einen Monat später anders war.

turning-points-learned-to-wait
Worauf warteten Sie zu Beginn des Jahres {year}, und woran merkten Sie, dass das Warten vorbei war?
- Beginnen Sie mit dem Ort, an dem Sie warteten.
- Erzählen Sie, wie Sie sich die Zeit vertrieben.

turning-points-good-door
Durch welche Tür gingen Sie im Jahr {year}, ohne zu ahnen, wie oft Sie noch hindurchgehen würden?
- Beginnen Sie mit der Klinke.
- Erzählen Sie, wer auf der anderen Seite war.

food-bread-and
Was kam an einem gewöhnlichen Tag des Jahres {year} auf Ihr Brot, Ihren Reis oder was Sie sonst satt machte, und wie genau mochten Sie es?
- Dick, dünn, angebrannt, gefaltet: Nehmen Sie es genau.
- Erzählen Sie, wer es richtig machte.

food-market-smell
Welches Obst oder Gemüse des Jahres {year} riechen Sie noch an Ihren Fingern, und woher war es gekommen?
- Beginnen Sie mit dem Schälen oder dem Hineinbeißen.
- Erzählen Sie, wohin Kerne oder Schale kamen.

food-quiet-breakfast
Wie verlief im Jahr {year} ein langsames Frühstück, wenn es eines gab, und was war von Ihrem Platz aus zu sehen?
- Beginnen Sie mit dem ersten Laut von Kessel oder Pfanne.
- Erzählen Sie, was immer fast leer war.
`;
