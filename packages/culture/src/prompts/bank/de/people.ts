export const peopleTemplates = `
people-laugh-next-room
Wessen Lachen hätten Sie im Jahr {year} noch drei Zimmer weiter herausgehört?
- Versuchen Sie, den Klang in Buchstaben zu fassen.
- Sagen Sie, wer sich das Lachen verkneifen musste.

people-knock-at-door
An einem gewöhnlichen Abend, Sie sind {age}, steht jemand vor der Tür. Wer ist es am ehesten, und was kommt mit herein?
- Beginnen Sie mit Klopfen, Klingeln oder Rufen.
- Wetter, Klatsch, eine volle Tüte: Alles zählt.

people-hands-that-taught
Wer zeigte Ihnen mit {age} etwas, das man mit den Händen macht, und wie sahen die Hände aus, von denen Sie lernten?
- Ein Knoten, ein Rezept, eine Reparatur, ein Kartentrick.
- Ringe, Narben, Mehl, Tinte: Schauen Sie genau hin.

people-repeated-saying
Jemand um Sie herum hatte im Jahr {year} einen Spruch für alle Gelegenheiten. Wie ging er, Wort für Wort?
- Schreiben Sie ihn auf, wie er klang.
- Fügen Sie hinzu, was dann alle anderen taten.

people-seat-beside-you
Im Bus, auf einer Bank oder am Tisch: Wer saß am häufigsten neben Ihnen, als Sie {age} waren?
- Links oder rechts: Beginnen Sie dort.
- Bonbons, Geflüster, Schweigen: Nennen Sie, was geteilt wurde.

people-kind-stranger
Wo standen Sie im Jahr {year}, als Ihnen ein fast fremder Mensch eine kleine Freundlichkeit erwies?
- Beginnen Sie mit dem Wetter oder dem Boden unter Ihnen.
- Erzählen Sie erst die Tat, dann die Worte.

people-borrowed-thing
Was haben Sie im Jahr {year} verliehen oder geliehen, das Ihnen den anderen Menschen sofort wieder vor Augen bringt?
- Beschreiben Sie erst das Ding, dann den Menschen.
- Erzählen Sie, ob es je zurückgefunden hat.

people-animal-greeting
Wie begrüßte Sie Ihr Lieblingstier des Jahres {year}, ob es nun Ihres war, das von nebenan oder nur auf der Durchreise?
- Beginnen Sie mit Ohren, Schnabel oder Geruch.
- Erzählen Sie, was es über Sie wusste.

people-nameless-face
Im Wartezimmer, in einer Schlange, im Zug: Welches Gesicht sahen Sie im Jahr {year} und vergaßen es nie, ohne je den Namen zu erfahren?
- Beginnen Sie mit dem, was die Hände hielten.
- Raten Sie, wie jener Tag weiterging.

people-noticed-you
Wer merkte im Jahr {year} auch ohne Worte, wie es Ihnen wirklich ging, und was war die kleine Geste, die folgte?
- Eine hingestellte Tasse, ein herangerückter Stuhl.
- Warum es wichtig war, müssen Sie nicht sagen.

people-name-called
In wessen Stimme klang Ihr Name, oder Ihr schlimmster Spitzname, am schönsten, als Sie {age} waren?
- Rufen Sie ihn in Gedanken über eine Straße.
- Erzählen Sie, woher der seltsamste Spitzname kam.

people-accomplice
Gleich würde etwas ein klein wenig Verbotenes geschehen, und Sie waren {age}. Wer war direkt an Ihrer Seite?
- Beginnen Sie mit dem Flüstern, das alles auslöste.
- Erzählen Sie, wer Schmiere stand.

people-grown-up-who-listened
Sie waren {age}. In welcher Küche, welchem Auto oder Winkel sprach ein erwachsener Mensch mit Ihnen, als zählte Ihr Wort?
- Beginnen Sie damit, wohin die Augen schauten, während Sie redeten.
- Wählen Sie etwas, das Sie nur dort erzählten.

people-other-child
Denken Sie an das Kind, das Sie mit {age} am häufigsten sahen. Wie machten Sie beide aus, was Sie mit einem Nachmittag anfingen?
- Beginnen Sie mit den Schuhen oder den Haaren.
- Erzählen Sie, wer sich meist durchsetzte.

people-quietly-copied
Von wem haben Sie sich mit {age} still etwas abgeschaut: einen Gang, eine Frisur, ein Wort, eine Art, die Tasse zu halten?
- Machen Sie die Geste einmal nach, bevor Sie schreiben.
- Erzählen Sie, ob es je aufgefallen ist.

people-talked-too-late
In wessen Gesellschaft blieben Sie im Jahr {year} viel zu lange wach, bis der Tee kalt und die Straße still war?
- Beginnen Sie mit dem Licht an diesem Platz.
- Erzählen Sie, wer zuerst gähnte.

people-footsteps
Wessen Schritte kannten Sie im Jahr {year} auswendig, durch die Wand, auf der Treppe oder im Flur?
- Schwer, schnell, in Pantoffeln: Lassen Sie sie vorbeigehen.
- Fügen Sie eine harmlose Angewohnheit hinzu, die dazugehörte.

people-unlikely-friend
Was fiel Ihnen als Erstes an dem Menschen auf, mit dem Sie im Jahr {year} die unwahrscheinlichste Freundschaft schlossen?
- Beginnen Sie mit dem Raum, in dem es geschah.
- Erzählen Sie, was andere von Ihnen beiden dachten.

people-younger-remark
Welche Bemerkung eines viel jüngeren Menschen brachte Sie im Jahr {year} mitten an einem gewöhnlichen Tag zum Lachen oder ins Grübeln?
- Zitieren Sie so genau, wie Sie können.
- Erzählen Sie, was Ihnen als Antwort einfiel, falls überhaupt etwas.

people-glad-to-hear
Bei wessen Anruf, Brief oder Nachricht ließen Sie im Jahr {year} alles stehen und liegen, sogar mit nassen Händen?
- Beginnen Sie mit Klingeln, Summen oder Umschlag.
- Erzählen Sie, wohin Sie sich damit zurückzogen.

people-daily-nod
Ein Nicken am Tor, ein Wort über die Theke: Mit wem aus der Nachbarschaft, im Laden oder auf der Straße tauschten Sie das im Jahr {year}?
- Zwei Zeilen Geplauder sind reichlich.
- Fügen Sie Theke, Tor oder Ecke hinzu.

people-old-joke
Wer kennt Sie so lange, dass ein halber Satz genügt, und welcher alte Witz brauchte im Jahr {year} noch immer keine Erklärung?
- Schreiben Sie nur die Hälfte, die gesagt wird.
- Erzählen Sie, wo der Witz zur Welt kam.

people-slipped-away
Ein Mensch, der im Jahr {year} nah war, ist vielleicht ohne Abschied aus Ihrem Leben geglitten. Welches kleine Bild tragen Sie noch bei sich?
- Ein Mantel, ein Lachen, eine Art zu winken.
- Lassen Sie die Gründe weg, wenn Sie mögen.

people-hard-work
Wer war im Jahr {year} anstrengend für Sie, und was lässt sich trotzdem Gerechtes, vielleicht sogar Freundliches über diesen Menschen sagen?
- Sie dürfen den Namen ändern.
- Beginnen Sie mit etwas, das gut gelang.

people-town-character
Jede Stadt hat ihre Originale. Wer war in {city} einfach allen bekannt, als Sie {age} waren?
- Beginnen Sie mit dem Gang die Straße herunter.
- Erzählen Sie, was die Leute sagten und was Sie sahen.
`;
