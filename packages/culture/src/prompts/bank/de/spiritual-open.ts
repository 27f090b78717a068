export const spiritualOpenTemplates = `
spirit-open-night-sky
Wo standen Sie im Jahr {year}, als der Himmel Sie zuletzt wunderbar klein machte, und wer oder was war neben Ihnen?
- Beginnen Sie damit, wie kalt Ihr Nacken war.
- Erzählen Sie, welchen Stern, welche Wolke, welches Licht Sie noch wissen.

spirit-open-silence
Welche Stille des Jahres {year} mochten Sie am liebsten, frühmorgens, spätabends, unter Schnee oder nach dem Besuch, und wo saßen Sie darin?
- Beginnen Sie mit dem letzten Geräusch davor.
- Erzählen Sie, was Ihre Gedanken dort machten.

spirit-open-bigger-than-me
Wann spürten Sie im Jahr {year}, dass Sie Teil von etwas Größerem waren, und sei es nur für einen Atemzug?
- Beginnen Sie mit dem Ort und der Stunde.
- Eine Menge, ein Feld, ein Lied: Alles kann es auslösen.

spirit-open-candle
Wenn Sie für jemanden oder etwas aus dem Jahr {year} eine Kerze anzündeten: Wo im Zimmer würden Sie sie hinstellen?
- Beginnen Sie mit dem Streichholz.
- Für wen sie brennt, muss niemand wissen.

spirit-open-tree
Gibt es einen Baum, einen Fels, ein Wasser oder einen Hügel, der Sie im Jahr {year} gut kannte, und was hatten Sie dort erzählt?
- Beginnen Sie mit Rinde, Moos oder kleinen Wellen.
- Erzählen Sie, wie oft Sie vorbeikamen.

spirit-open-thanks-unsaid
Wem oder was haben Sie im Jahr {year} ein leises Danke zugeflüstert, und sei es nur vor sich hin und an niemand Bestimmten?
- Beginnen Sie mit dem, was gerade geschehen war.
- Knapp davongekommen oder gut gegessen: Beides zählt.

spirit-open-coincidence
Welcher Zufall im Jahr {year} kam Ihnen schon immer vor, als sei er ein klein wenig mehr als Zufall?
- Beginnen Sie damit, wie leicht es anders gekommen wäre.
- Erzählen Sie, wer noch davon weiß.

spirit-open-music-opened
Welcher Klang, welche Musik ging im Jahr {year} mitten durch Sie hindurch, sodass Sie einen Moment lang vergaßen, wo Sie waren?
- Beginnen Sie mit Instrument, Stimme oder Vogel.
- Erzählen Sie, wie der Raum war, als es endete.

spirit-open-wise-word
Wer sagte Ihnen im Jahr {year} etwas, das sich als klüger erwies, als es klang, und was taten Sie beide gerade?
- Schreiben Sie zuerst die Worte auf.
- Erzählen Sie, wann sie Ihnen wieder einfielen.

spirit-open-question-child
Welche riesengroße Frage stellten Sie mit {age}, nach Sternen, Träumen oder wo alles aufhört, und wer versuchte eine Antwort?
- Beginnen Sie damit, wo Sie lagen oder saßen.
- Erzählen Sie, ob Ihnen die Antwort genügte.

spirit-open-dream
Welchen Traum, bei Nacht oder bei Tag, haben Sie noch aus der Zeit, als Sie {age} waren, und welche Farbe ist darin?
- Beginnen Sie einfach mittendrin.
- Erzählen Sie, wie Sie aufwachten.

spirit-open-season-turn
Woran merkten Sie im Jahr {year}, dass das Jahr sich wendete: an einem Geruch, am Licht oder an etwas in Ihnen selbst?
- Beginnen Sie an einer Tür oder einem Fenster.
- Erzählen Sie, was Sie an so einem Tag immer tun.

spirit-open-slow-meal
Welche Mahlzeit des Jahres {year} kam Ihnen beinahe feierlich vor, wie schlicht sie auch war, und was stand in der Mitte des Tisches?
- Beginnen Sie mit dem Moment, bevor jemand aß.
- Erzählen Sie, wer da war, oder vom schönen Alleinsein.

spirit-open-work-flow
Bei welchem Tun vergaßen Sie im Jahr {year} sich selbst und die Zeit so sehr, dass Sie beim Aufschauen überrascht waren?
- Beginnen Sie mit Ihren Händen.
- Erzählen Sie, was Sie zurückholte.

spirit-open-letting-go
Woran haben Sie im Jahr {year} aufgehört festzuhalten, und wie merkten es Ihre Hände oder Schultern zuerst?
- Ein Plan, ein Groll, ein verschlissener Mantel: Wählen Sie frei.
- Erzählen Sie, was in die Lücke kam.

spirit-open-blessing
Wer wünschte Ihnen im Jahr {year} so sehr Gutes, dass Sie es spüren konnten, und mit welchen Worten, welcher Geste, welchem Päckchen?
- Beginnen Sie mit den Händen.
- Erzählen Sie, wohin Sie gerade aufbrechen wollten.

spirit-open-enough
An welchem schlichten Nachmittag des Jahres {year} dachten Sie bei sich: Das hier, genau das, ist genug?
- Beginnen Sie mit dem Stuhl und dem Licht.
- Erzählen Sie, was Sie da gerade nicht brauchten.

spirit-open-animal-look
Welches Tier sah Sie im Jahr {year} an, als wüsste es etwas, und was ging zwischen Ihnen beiden vor?
- Beginnen Sie mit den Augen.
- Erzählen Sie, wer zuerst wegschaute.

spirit-open-threshold
Welchen Ort betraten Sie im Jahr {year} auf Zehenspitzen, weil Sie spürten, dass man dort leise sein sollte, ohne dass es jemand sagte?
- Beginnen Sie mit dem Geruch im Inneren.
- Wälder, Büchereien und Schlafzimmer zählen auch.

spirit-open-morning
Was war an einem guten Morgen im Jahr {year} das Erste, worüber Sie froh waren, noch ehe ein Wort gefallen war?
- Beginnen Sie mit noch geschlossenen Augen.
- Erzählen Sie, was das Fenster zeigte.

spirit-open-comfort-known
Als das Jahr {year} am schwersten war: Welche Kleinigkeit leistete Ihnen Gesellschaft, ein Stein in der Tasche, ein Vers, ein Spaziergang?
- Nur die Kleinigkeit; der Rest darf bleiben, wo er ist.
- Beginnen Sie damit, wie sie in der Hand lag.

spirit-open-laughter
Wann überfiel Sie im Jahr {year} in einem feierlichen Moment das Lachen, und hat es ihn verdorben oder schöner gemacht?
- Beginnen Sie damit, wer Sie angesteckt hat.
- Erzählen Sie, wie Sie Ihr Gesicht versteckten.

spirit-open-song-together
Wo haben Sie im Jahr {year} mit anderen gesungen, gesummt oder geklatscht, bis es wie eine einzige Stimme war, und bei welchem Wetter?
- Ein Stadion, eine Küche, ein Bus: Alles zählt.
- Erzählen Sie, wessen Stimme Sie noch heraushörten.

spirit-open-water
Auf welches Wasser haben Sie im Jahr {year} lange geschaut, Meer, Regen oder Badewanne, und wie tat es Ihnen gut?
- Beginnen Sie mit der Farbe.
- Erzählen Sie, womit Sie kamen und womit Sie gingen.

spirit-open-house-spirit
Wenn der Ort, an dem Sie im Jahr {year} schliefen, einen guten Geist hatte: In welcher Ecke wohnte er, und woran merkten Sie das?
- Beginnen Sie mit dem Licht in dieser Ecke.
- Erzählen Sie, was Sie ihm hingelegt hätten.

spirit-open-bread
Wessen Hände sehen Sie, wenn Sie an gern geteiltes Essen im Jahr {year} denken, und was brachen, gossen oder schälten sie?
- Beginnen Sie mit dem Geräusch.
- Erzählen Sie, wer das erste Stück bekam.

spirit-open-old-question
Bei welcher der großen Fragen des Lebens gefiel es Ihnen im Jahr {year}, keine Antwort zu haben, und mit wem konnten Sie sie wälzen?
- Beginnen Sie damit, wo Sie beide saßen.
- Erzählen Sie, was in den Tassen war.

spirit-open-promise-told
Was hat jemand für Sie erhofft, gewünscht oder Ihnen versprochen, als Sie winzig waren, soweit man es Ihnen je erzählt hat?
- Beginnen Sie damit, wer sich wohl über Sie beugte.
- Eine alte Karte oder ein Brief weiß es vielleicht.

spirit-open-name-given
Was hat man Ihnen darüber erzählt, wie Ihr Name zu Ihnen kam, und welche Hoffnung sollte er wohl tragen?
- Beginnen Sie damit, wie er gerufen klingt.
- Erzählen Sie, welche Namen beinahe Ihre geworden wären.

spirit-open-carried-forward
Welche stille Überzeugung, wie man leben soll, haben Ihnen vielleicht Menschen weitergegeben, die im Jahr {year} da waren?
- Beginnen Sie mit einem Spruch oder einer Gewohnheit.
- Erzählen Sie, wobei Sie sich selbst damit ertappen.
`;
