export const placeTemplates = `
place-legs-knew-the-way
Welchen Weg kannten Ihre Beine im Jahr {year} von allein, vorbei an welchen Türen, Hunden und Gerüchen?
- Beginnen Sie an der ersten Ecke.
- Gerüche gelten als Wegmarken.

place-best-bench
Wohin gingen Sie im Jahr {year}, wenn Sie eine Weile sitzen und Ihre Ruhe haben wollten?
- Beschreiben Sie, worauf Sie saßen.
- Nennen Sie das Fernste, was zu sehen war.

place-shop-smell
Welchen Laden, Stand oder Markt fänden Sie nur mit der Nase wieder, so wie er war, als Sie {age} waren?
- Beginnen Sie mit dem Geräusch beim Eintreten.
- Erzählen Sie, was Sie immer gern gekauft hätten.

place-hand-drawn-map
Wenn Sie Ihre Welt des Jahres {year} als Karte auf einen Briefumschlag zeichneten: Welche fünf Orte müssten darauf sein?
- Setzen Sie sich in die Mitte und zeichnen Sie nach außen.
- Markieren Sie einen Punkt, den nur Sie kennen.

place-near-water
Ein Fluss, ein Schwimmbecken, eine Pfütze, das Meer: Welches Wasser hören Sie noch, wenn Sie daran denken, wie Sie {age} waren?
- Beginnen Sie damit, wie kalt es war.
- Erzählen Sie, was Sie hineinwarfen, oder wen.

place-first-view-of-city
Wenn Sie nach längerer Zeit nach {city} zurückkommen: Was sehen Sie als Erstes, das Ihnen sagt, wo Sie sind?
- Ein Turm, eine Brücke, ein Schild, ein Geruch.
- Erzählen Sie, auf welcher Straße Sie ankommen.

place-usual-window
Aus welchem Fenster schauten Sie im Jahr {year} am häufigsten, die Ellbogen auf der Fensterbank oder die Stirn an der Scheibe?
- Beginnen Sie an der Fensterbank und schauen Sie hinaus.
- Erzählen Sie, was sich draußen änderte und was nie.

place-waiting-spot
An welcher Haltestelle, welchem Schalter oder Tor haben Sie gefühlt das halbe Jahr {year} mit Warten verbracht?
- Nennen Sie das, was Sie vom Anstarren auswendig kennen.
- Erzählen Sie, wer dort auch wartete.

place-out-of-bounds
Es gab einen Ort, an den Sie auf gar keinen Fall durften. Wie nah kamen Sie ihm, als Sie {age} waren?
- Beginnen Sie mit Zaun, Tür oder Warnung.
- Erzählen Sie, was es dort angeblich gab.

place-hideout
In Ihr bestes Versteck gezwängt, {age} Jahre alt: Wie klang für Sie der Rest der Welt?
- Beginnen Sie mit den Knien am Kinn.
- Nennen Sie das Eine, was Sie dort aufbewahrten.

place-edge-of-world
Wie weit durften Sie allein gehen, als Sie {age} waren, und was stand am äußersten Rand dieser Welt?
- Eine Laterne, eine Brücke, eine große Straße.
- Erzählen Sie vom ersten Schritt darüber hinaus.

place-street-of-city
Gehen Sie die Straße in {city} entlang, die Sie mit {age} am besten kannten. An welcher Tür bleiben Sie zuerst stehen?
- Beginnen Sie mit dem, was unter Ihren Füßen ist.
- Erzählen Sie, wer sich aus einem Fenster lehnt.

place-where-everyone-met
Auf welcher Mauer oder Treppe, an welcher Ecke trieben sich im Jahr {year} die Leute in Ihrem Alter herum und standen allen anderen im Weg?
- Beginnen Sie mit dem Licht um diese Stunde.
- Erzählen Sie, wer wie immer zuletzt kam.

place-escape-by-wheels
Fahrrad, Bus, Zug oder geliehenes Auto: Was brachte Sie im Jahr {year} weg vom Gewohnten, und wo stiegen Sie ab oder aus?
- Beginnen Sie mit dem Sitz und dem Lärm.
- Erzählen Sie, was Sie in den Taschen hatten.

place-strange-town
Im Jahr {year} haben Sie sich irgendwo in der Fremde verlaufen, vergnügt oder verzweifelt: Wer zeigte Ihnen den richtigen Weg?
- Beginnen Sie in dem Moment, als Sie es merkten.
- Erzählen Sie, was Sie stattdessen fanden.

place-third-place
Weder Schlafplatz noch Ort der Pflichten: In welchem Café, Park, welcher Bücherei oder Garage konnten Sie im Jahr {year} einfach nur da sein?
- Beginnen Sie mit der Tür und Ihrem Stammplatz.
- Erzählen Sie, was man dort über Sie wusste.

place-always-meant-to-visit
Welchen Ort wollten Sie mit {age} schon seit Jahren einmal sehen, nur wegen eines Bildes oder einer Geschichte?
- Ein Kalenderblatt oder ein Film genügt.
- Erzählen Sie, ob Sie hinkamen, oder warum noch nicht.

place-morning-round
Ihre übliche kleine Runde im Jahr {year}, zu Fuß, auf Rädern oder mit den Augen vom Sessel aus: Wo machte sie immer halt?
- Beginnen Sie mit der Uhrzeit.
- Nennen Sie alle, die Sie grüßten, Vögel inbegriffen.

place-changed-corner
Eine Ecke, die Sie einst gut kannten, war etwas anderes geworden, als Sie {age} waren. Welche, und was sehen Sie dort noch immer?
- Erzählen Sie, was zuerst dort stand.
- Bewahren Sie eine Einzelheit, die niemand fotografiert hat.

place-border-crossed
Weit weg vom Land {country} oder gleich hinter der Grenze: Wo fühlten Sie sich zum ersten Mal fremd, und welche Kleinigkeit verriet Sie?
- Brot, Münzen, Grüße, Verkehr: Wählen Sie eines.
- Erzählen Sie, wer das lustig fand.

place-left-behind
Welchen Ort mussten Sie mit ungefähr {age} verlassen oder loslassen, und was soll man über ihn wissen?
- Beschreiben Sie ihn an seinem schönsten Tag.
- Eine Tür, ein Baum, eine Treppe genügt.

place-belonging
Gab es im Jahr {year} einen Fleck, an den Sie ohne jede Mühe hingehörten, auf einer Stufe, einem Feld oder einem Sofa?
- Wenn nicht, beschreiben Sie, wo Sie dem am nächsten kamen.
- Erzählen Sie, was Ihre Schultern dort machten.

place-night-walk
Sie gehen im Jahr {year} irgendwo durch die Dunkelheit: An welches erleuchtete Fenster, Schild oder welchen Himmel erinnern Sie sich?
- Beginnen Sie mit dem Klang Ihrer eigenen Schritte.
- Erzählen Sie, woher Sie gerade kamen.

place-city-by-ear
Sie sind {age}, irgendwo in {city}, mit geschlossenen Augen. Welche drei Geräusche sagen Ihnen genau, wo Sie stehen?
- Straßenbahnen, Glocken, Tauben, Rollläden: Lassen Sie sie kommen.
- Geben Sie dem lautesten eine eigene Zeile.

place-show-a-visitor
{country} an einem einzigen Nachmittag: Wohin hätten Sie im Jahr {year} jemanden mitgenommen, um das Land begreiflich zu machen?
- Lassen Sie alles weg, was auf Postkarten steht.
- Erzählen Sie, was trotzdem unbegreiflich bliebe.
`;
