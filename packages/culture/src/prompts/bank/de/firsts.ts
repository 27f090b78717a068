export const firstsTemplates = `
firsts-taste-surprise
Was machte Ihr Gesicht, als Sie im Jahr {year} etwas zum allerersten Mal kosteten?
- Beginnen Sie mit dem Geruch, kurz davor.
- Erzählen Sie, wer Ihnen beim Kauen zusah.

firsts-wheels-or-wings
Räder, Flügel, Schienen, ein Sattel, ein Boot: Womit brachen Sie im Jahr {year} zum ersten Mal auf, mit ganz festem Griff?
- Beginnen Sie mit dem Geräusch beim Losfahren.
- Erzählen Sie, woran Sie sich festhielten.

firsts-own-choice
Was haben Sie mit {age} ganz allein ausgesucht, zum Anziehen, zum Aufhängen oder zum Mitbringen?
- Beginnen Sie mit der Farbe.
- Erzählen Sie, ob Sie es wieder aussuchen würden.

firsts-machine-arrives
Was sollte es als Erstes für Sie tun, das neue Gerät, das im Jahr {year} bei Ihnen auftauchte?
- Beginnen Sie mit Karton, Knopf oder Summen.
- Erzählen Sie, wer die Anleitung las, falls überhaupt jemand.

firsts-on-my-own
Was haben Sie im Jahr {year} zum ersten Mal allein gemacht, ohne dass jemand Hand, Sattel oder Landkarte für Sie hielt?
- Beginnen Sie mit dem Letzten, was Sie vorher hörten.
- Erzählen Sie, wer zuerst davon erfuhr.

firsts-meeting
Ein Mensch, der Ihnen wichtig werden sollte, hat Sie vielleicht im Jahr {year} zum ersten Mal gegrüßt. Was sahen Sie, noch bevor Sie den Namen kannten?
- Schuhe, Haare, ein Lachen, ein Hut.
- Erzählen Sie, was Sie dachten, auch wenn es falsch war.

firsts-night-away
Sie wachen im Jahr {year} in einem Zelt, einem Stockbett oder einem fremden Bett auf: Was bemerken Sie, noch bevor Sie sich rühren?
- Beginnen Sie mit der Zimmerdecke oder der Zeltplane.
- Erzählen Sie, was am Frühstück anders war.

firsts-balance
Schlittschuhe, ein Fahrrad, ein Balken, ein Seil: Worauf fanden Sie im Jahr {year} nach all den Stürzen Ihr Gleichgewicht?
- Zeigen Sie zuerst Ihre Knie.
- Erzählen Sie, wie man eigentlich anhalten sollte.

firsts-own-money-spent
Die eigenen Münzen warm in der Hand, {age} Jahre alt: Was mussten Sie einfach kaufen?
- Beginnen Sie mit der Ladentheke, von unten gesehen.
- Erzählen Sie, was Sie beinahe stattdessen gekauft hätten.

firsts-lost-tooth
Worauf bissen Sie, oder wogegen stießen Sie, als Sie mit {age} einen Zahn verloren?
- Fühlen Sie die Lücke mit der Zunge.
- Erzählen Sie, was danach aus ihm wurde.

firsts-book-or-film
Welches Buch, welcher Film, welche Geschichte hatte Sie im Jahr {year} so gepackt, dass Sie Ihren Namen nicht rufen hörten?
- Beginnen Sie damit, wo Sie saßen oder lagen.
- Erzählen Sie, zu welcher Szene Sie zurückkehrten.

firsts-crush
Bei wessen Auftauchen waren Sie mit {age} auf einmal so ungeschickt, dass Sie etwas fallen ließen, verschütteten oder Unsinn redeten?
- Namen dürfen geheim bleiben.
- Beginnen Sie mit dem Flur, der Haltestelle oder der Treppe.

firsts-grown-up-moment
An welchem Schalter, Tisch oder Eingang galten Sie mit {age} plötzlich als erwachsen und versuchten, auch so auszusehen?
- Ein Formular, ein Händedruck, ein Glas, eine Frage.
- Erzählen Sie, was Sie mit Ihren Händen machten.

firsts-dish-cooked
Wie sah im Jahr {year} die Küche aus, nachdem Sie etwas für jemand anderen gekocht hatten?
- Beginnen Sie mit der Pfanne.
- Erzählen Sie, was dazu gesagt wurde und was übrig blieb.

firsts-big-journey
Was in der Tasche, die Sie mit ungefähr {age} für eine große Reise packten, erwies sich als vollkommen überflüssig?
- Beginnen Sie mit dem Reißverschluss, der nicht zuging.
- Erzählen Sie von der ersten Stunde unterwegs.

firsts-night-of-your-own
Falls Ihnen das Jahr {year} einen neuen Schlafplatz brachte: Was aßen Sie am ersten Abend, und wovon?
- Beginnen Sie mit der nackten Glühbirne.
- Erzählen Sie, worauf Sie schliefen und was fehlte.

firsts-signature
Unter welches Papier, klein oder wichtig, setzten Sie im Jahr {year} Ihren Namen, und an wessen Tisch geschah das?
- Schauen Sie sich die Unterschrift selbst an.
- Erzählen Sie, was Sie gleich danach taten.

firsts-late-beginner
Was haben Sie mit {age} zum allerersten Mal versucht, als andere längst gesagt hätten, dafür sei es nun zu spät?
- Beginnen Sie mit dem, was Sie dafür anzogen.
- Erzählen Sie, wer die Augen verdrehte.

firsts-grey-hair
Lesebrille, ein graues Haar, ein angebotener Sitzplatz im Bus: Welches kleine erste Mal brachte Sie im Jahr {year} zum Lächeln oder Fluchen?
- Erzählen Sie, was Sie laut gesagt haben.
- Beginnen Sie mit dem Spiegel oder der fremden Person.

firsts-new-buttons
Wer saß im Jahr {year} neben Ihnen, als Sie Taste für Taste eine neue Art zu telefonieren, zu schreiben oder zu bezahlen lernten?
- Beginnen Sie mit der falschen Taste.
- Erzählen Sie vom ersten Mal, als es klappte.

firsts-still-a-first
Auch ein langes Leben hat erste Male. Welches kam im Jahr {year} zu Ihnen: ein Geschmack, ein Anblick, ein Wort?
- Ganz kleine sind die besten.
- Erzählen Sie, wer mit Ihnen lachte.

firsts-brave
Was hatten Sie vor Augen in der Minute, bevor Sie im Jahr {year} etwas Mutiges taten?
- Schauen Sie in dieser Minute auf Ihre Füße.
- Wie es ausging, darf unerzählt bleiben.

firsts-speaking-up
Wie klang der Raum im Jahr {year}, gleich nachdem Sie laut gesagt hatten, was bis dahin nur in Ihrem Kopf war?
- Beginnen Sie mit Ihren ersten drei Wörtern.
- Erzählen Sie, wohin Sie schauten.
`;
