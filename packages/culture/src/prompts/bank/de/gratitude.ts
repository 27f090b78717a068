export const gratitudeTemplates = `
gratitude-unsaid-thanks
Jemand hat im Jahr {year} etwas für Sie getan und nie ein richtiges Dankeschön bekommen. Was würden Sie auf die Karte schreiben?
- Auf eine Karte passen zwei Zeilen.
- Beginnen Sie mit der Tat, nicht mit dem Dank.

gratitude-free-of-charge
Was war das Beste, was Sie im Jahr {year} bekamen und was niemanden einen Cent gekostet hat?
- Eine Aussicht, ein Nickerchen, ein Witz, eine Abkürzung.
- Erzählen Sie, wer es mit Ihnen teilte, wenn überhaupt jemand.

gratitude-thing-that-lasted
Welches treue Ding diente Ihnen im Jahr {year} ohne zu murren: ein Mantel, eine Pfanne, ein Fahrrad, ein Paar Stiefel?
- Schreiben Sie ihm ein Arbeitszeugnis.
- Erwähnen Sie die eine schlechte Angewohnheit.

gratitude-lucky-moment
Wann zwinkerte Ihnen im Jahr {year} das Glück zu, mit grüner Welle, letztem freien Platz oder einer Münze auf dem Gehweg?
- Beginnen Sie eine Sekunde davor.
- Erzählen Sie, wem Sie davon berichtet haben.

gratitude-smell-in-a-jar
Wenn Sie einen Duft des Jahres {year} im Einmachglas zurückhaben könnten: Wo würden Sie den Deckel öffnen?
- Gehen Sie mit der Nase durch die Zimmer.
- Erzählen Sie, wer ihn auch erkennen würde.

gratitude-hour-again
Welche einzelne Stunde des Jahres {year} würden Sie noch einmal erleben wollen, genau wie sie war, ohne etwas daran zu verbessern?
- Beginnen Sie mit den Zeigern der Uhr.
- Erzählen Sie, was Sie diesmal länger anschauen würden.

gratitude-helping-hand
Wer packte im Jahr {year} bei etwas Schwerem für Sie am anderen Ende mit an, einem Sofa, einem Koffer oder einer Sorge?
- Beginnen Sie mit dem Anheben: eins, zwei, drei.
- Erzählen Sie, womit Sie sich bedankten, wenn überhaupt.

gratitude-gift-unwrapped
Woher wusste man das bloß, als Sie im Jahr {year} genau das richtige Geschenk bekamen?
- Beginnen Sie mit dem Papier oder dem Versteck.
- Erzählen Sie, wo es heute ist.

gratitude-body-part
Flinke Füße, scharfe Ohren, geduldige Finger, eine laute Stimme: Welchem Teil von sich schulden Sie für das Jahr {year} ein Dankeschön?
- Erzählen Sie von seiner Sternstunde.
- Fügen Sie hinzu, wo er Sie im Stich ließ, falls überhaupt.

gratitude-ordinary-joy
Welche winzige Freude kam im Jahr {year} fast jeden Tag wieder, so klein, dass Sie nie jemandem davon erzählt haben?
- Warme Socken, ein kaltes Fenster, der letzte Bissen.
- Erzählen Sie, zu welcher Tageszeit sie kam.

gratitude-place-thanks
Welcher Ort meinte es im Jahr {year} gut mit Ihnen, so wie man es mit einem Gast gut meint?
- Sagen Sie ihm in einer Zeile Danke.
- Erzählen Sie, was Sie dort tun durften.

gratitude-given-time
Wer hatte Zeit für Sie, als Sie {age} waren und alle anderen mit Wichtigem beschäftigt?
- Beginnen Sie mit dem, was auf dem Tisch lag.
- Erzählen Sie, woher Sie wussten, wo Sie suchen mussten.

gratitude-lap-or-shoulder
Von wessen Schoß, Schultern oder Arm aus sahen Sie mit {age} am meisten von der Welt?
- Beginnen Sie mit der kratzigen Wolle.
- Kommt Ihnen niemand in den Sinn, nehmen Sie Baum oder Mauer.

gratitude-treat
Was war für Sie mit {age} das Allergrößte, so langsam wie möglich geschleckt, geschält oder ausgewickelt?
- Erzählen Sie, wie lange Sie damit auskamen.
- Erzählen Sie, wer die Idee dazu hatte.

gratitude-rescued
Wer half Ihnen mit {age} aus der Patsche, mit einer Leiter, einer Notlüge oder einer Mitfahrt, und fast ohne Standpauke?
- Beginnen Sie mit der Patsche, in einer Zeile.
- Erzählen Sie, was die Gegenleistung war.

gratitude-believed-in-you
Ein Zwinkern, ein Schubs, ein überreichter Schlüssel: Wodurch ließ man Sie im Jahr {year} wissen, dass man es Ihnen zutraute?
- Erzählen Sie, was man da in Ihnen sah.
- Beginnen Sie damit, wo Sie beide standen.

gratitude-second-family
An wessen Tisch stand für Sie mit ungefähr {age} immer ein Stuhl bereit, ganz gleich, wie spät es war?
- Beginnen Sie mit der Garderobe.
- Erzählen Sie, welche Aufgaben dort Ihre waren.

gratitude-thank-machine
Welche Maschine, welcher Fahrplan oder welche Erfindung verdient einen Orden für die Stunden, die Sie dadurch im Jahr {year} gewannen?
- Beschreiben Sie das Geräusch dazu.
- Erzählen Sie von dem Tag, an dem gestreikt wurde.

gratitude-job-well-done
In der Pflege, am Steuer, am Schalter, in der Werkstatt: Wer machte im Jahr {year} die Arbeit so gut, dass Ihr Tag besser wurde?
- Beginnen Sie mit der Kleidung.
- Erzählen Sie den einen Satz, den Sie noch wissen.

gratitude-still-here
Eine Freundschaft, ein Becher, ein Baum: Was begleitete Sie schon am längsten, als Sie {age} waren?
- Beginnen Sie mit der ersten Begegnung.
- Erwähnen Sie das schlimmste gemeinsame Wetter.

gratitude-visit
Wessen Besuch im Jahr {year} hinterließ Ihr Zimmer heller als zuvor, mit Krümeln auf dem Boden als Beweis?
- Beginnen Sie mit der Klingel oder der Stimme.
- Erzählen Sie, was sonst noch liegen blieb.

gratitude-slow-pleasure
Welcher Ihrer Genüsse wurde mit {age} besser, weil er langsam war: eine Orange schälen, Zeitung lesen, einer Straße beim Aufwachen zusehen?
- Tun Sie es einmal in Zeitlupe.
- Erzählen Sie, wo Sie dabei saßen.

gratitude-good-in-bad
Was tat Ihnen sogar auf einer schwierigen Strecke des Jahres {year} gut, wie klein auch immer: ein Lied, eine Suppe, trockene Socken?
- Schreiben Sie nur über dieses Eine.
- Erzählen Sie, woher es kam.

gratitude-hard-thanks
Gibt es etwas, das Sie im Jahr {year} überhaupt nicht wollten und wofür Sie inzwischen ein wenig dankbar sein können?
- Beschreiben Sie es wie einen ungebetenen Gast.
- Lautet die Antwort Nein, erzählen Sie, was geholfen hat.

gratitude-own-self
Wofür möchten Sie dem Menschen danken, der Sie mit {age} waren, so wie Sie damals dastanden, in jenen Kleidern, mit jener Frisur?
- Beschreiben Sie zuerst, was Sie anhatten.
- Dann sagen Sie es in einem schlichten Satz.
`;
