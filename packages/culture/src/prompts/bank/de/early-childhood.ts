export const earlyChildhoodTemplates = `
people-early-arms-in-photo
In wessen Armen, auf wessen Schoß oder in welchem Kinderwagen sind Sie auf dem frühesten Bild, das Sie von sich kennen?
- Schauen Sie auf die Hände, die Sie halten.
- Gar kein Bild: Beschreiben Sie das, das Sie sich wünschen.

people-early-who-was-there
An welchem Geruch, welcher Stimme, welchem Ärmel hätten Sie die Menschen erkannt, die im Jahr {year} für Sie sorgten?
- Beginnen Sie mit dem, was der Nase am nächsten war.
- In diesem Alter ist Raten erlaubt.

people-early-what-you-called-them
Wie nannten Sie die Menschen um sich herum, bevor Sie ihre richtigen Namen aussprechen konnten?
- Schreiben Sie die Namen so, wie sie klangen.
- Erzählen Sie, wer noch heute auf einen davon hört.

place-early-pavement
Woraus bestand {city} im Jahr {year}, aus Ihrer damaligen Höhe gesehen, auf Kniehöhe: Bordsteine, Hunde, Räder, Geländer, Pfützen?
- Gehen Sie zum Erinnern in die Hocke.
- Bitten Sie ein Foto um eine Einzelheit.

place-early-garden-or-yard
Welcher Hof, welches Treppenhaus, welcher Strand oder Flecken Gras taucht auf den ersten Fotos hinter Ihnen auf?
- Beginnen Sie in der Ecke des Bildes.
- Erzählen Sie, wer wohl die Kamera hielt.

home-early-first-room
Was hat man Ihnen über Ihren ersten Schlafplatz erzählt: ein Gitterbett, eine Schublade, ein geteiltes Bett, ein Korb?
- Beginnen Sie mit der Decke.
- Erzählen Sie, wer in Hörweite schlief.

home-early-oldest-memory
Welches ist das allerälteste Bild in Ihrem Kopf, und sei es nur eine Stufe, ein Muster oder ein Licht?
- Prüfen Sie nicht, ob es stimmt.
- Erst Farben, dann Formen, dann Menschen.

school-or-work-early-helping
Bei welcher wichtigen Arbeit sollen Sie als ganz kleines Kind geholfen haben, mit Besen, Löffel oder Hammer bewaffnet?
- Erzählen Sie, wie es danach aussah.
- Geben Sie wieder, was Sie gesagt haben sollen.

school-or-work-early-first-lesson
Ein Knopf, ein Löffel, eine Zahl: Wer soll Ihnen das allererste Nützliche beigebracht haben?
- Beginnen Sie mit der Zunge zwischen den Zähnen.
- Erzählen Sie, wie oft es danebenging.

firsts-early-first-steps
Über welchen Boden und in wessen Arme, oder gegen welches Tischbein, sollen Ihre ersten Schritte gegangen sein?
- Beginnen Sie mit dem Boden: Teppich, Fliesen, Sand.
- Hat es niemand erzählt, erfinden Sie ein würdiges Ziel.

firsts-early-first-word
Worauf zeigten Sie, als Sie Ihr erstes Wort sagten, wenn man denen glaubt, die es wissen wollen?
- Nennen Sie alle Fassungen, die im Umlauf sind.
- Erzählen Sie, welche Sie glauben.

firsts-early-day-born
Was war das Erste, was am Tag Ihrer Ankunft jemand über Sie sagte, so wie es erzählt wird?
- Beginnen Sie damit, wer zu spät kam.
- Erzählen Sie, welche Einzelheit sich jedes Mal ändert.

turning-points-early-someone-new
Wie nahmen Sie es auf, so erzählt man es, als jemand Neues einzog, auf zwei Beinen oder auf vier?
- Beginnen Sie mit dem neuen Schlafplatz.
- Erzählen Sie, was Sie dazu gesagt haben sollen.

turning-points-early-gave-up
Ein Schnuller, ein Fläschchen, ein Schmusetuch, ein Gitterbett: Mit welchem Trick hat man Ihnen das geliebte Ding abgewöhnt?
- Erzählen Sie, wohin es angeblich verschwunden war.
- Sagen Sie, wem es mehr leidtat, Ihnen oder den anderen.

food-early-refused
Was haben Sie im Jahr {year} ausgespuckt, versteckt oder geworfen, so wie man es an jenem Tisch gern erzählt?
- Beginnen Sie mit dem Lätzchen.
- Erzählen Sie, wo man den Fleck noch sieht.

food-early-favourite-mush
Welches Essen zeigen die ersten Fotos in Ihrem Gesicht, an Ihren Händen und an der Wand hinter Ihnen?
- Nennen Sie die Farbe und den Löffel.
- Erzählen Sie, ob Sie es heute noch äßen.

play-early-best-toy
Welches weiche, zerkaute oder einohrige Ding musste überallhin mit, als Sie ganz klein waren?
- Beginnen Sie mit dem Geruch.
- Erzählen Sie, wo es jetzt ist, wenn Sie es wissen.

play-early-small-disaster
Welches kleine Unglück mit Wasser, Farbe, Schere oder Mehl sollen Sie in Ihren ersten Jahren angerichtet haben?
- Beginnen Sie mit der verdächtigen Stille.
- Erzählen Sie, wer zuerst lachte.

music-early-lullaby
Was wurde im Jahr {year} gesungen, gesummt, gemurmelt oder eingeschaltet, damit Sie endlich einschliefen?
- Schreiben Sie die erste Zeile auf, die Sie finden.
- Erzählen Sie, in wessen Stimme sie kommt.

music-early-noise
Auf welchem Topf, welcher Rassel, welchem Klavier oder Tisch haben Sie musiziert, bevor Sie überhaupt richtig sprechen konnten?
- Beginnen Sie damit, womit Sie draufschlugen.
- Suchen Sie ein Foto mit offenem Mund.

seasons-early-wrapped-up
Worin um alles in der Welt hat man Sie eingepackt, auf einem Foto draußen bei Wind und Wetter, um das Jahr {year}?
- Zählen Sie die Schichten.
- Erzählen Sie, wer den Schlitten zog oder den Wagen schob.

seasons-early-birthday-cake
Wie viele Kerzen, wie viele Leute, wie viele Tränen: Was weiß man noch von Ihren ersten Geburtstagen?
- Beginnen Sie mit dem Hütchen oder dem Kuchen.
- Kein Fest bekannt: Beschreiben Sie den Tag ringsum.

loss-and-comfort-early-comforter
Ein Daumen, ein Auf-und-ab-Gehen, eine Runde um den Block: Womit ließen Sie sich im Jahr {year} trösten, wie man erzählt?
- Erzählen Sie, wer das am besten konnte.
- Fügen Sie hinzu, ob es heute noch wirken würde.

loss-and-comfort-early-fear
Vor welchem harmlosen Ding sollen Sie sich als ganz kleines Kind gefürchtet haben: Staubsauger, Bart, Badewannenabfluss?
- Beschreiben Sie es so, wie Sie es gesehen haben müssen.
- Erzählen Sie, wie Frieden geschlossen wurde.

loss-and-comfort-early-not-told
Falls man Ihnen vom Jahr {year} wenig erzählt hat: Von welcher einen Kleinigkeit hätten Sie am liebsten ein Bild?
- Ein Zimmer, ein Gesicht, ein Morgen.
- Schreiben Sie es so, wie Sie es sich erhoffen.

loss-and-comfort-early-rough-start
Nicht jedes Leben fängt sanft an. Wer oder was war in jenen ersten Jahren gut zu Ihnen, soweit Sie wissen?
- Ein Paar Hände genügt.
- Den Rest müssen Sie nicht erzählen.

values-early-character
Dickköpfig, sonnig, schweigsam: Mit welcher Geschichte beweist man, wie Sie als ganz kleines Kind waren?
- Beginnen Sie mit den verschränkten Armen oder dem Grinsen.
- Erzählen Sie, ob das stimmte.

values-early-mine
Um welchen Löffel, Eimer oder Platz haben Sie in Ihren ersten Jahren gekämpft und gebrüllt, das sei Ihrer?
- Beginnen Sie mit dem Griff Ihrer Faust.
- Erzählen Sie, wer am Ende gewann.

gratitude-early-carried
Jemand hat Sie im Jahr {year} getragen, gewaschen und gefüttert. Welchen von diesen Händen möchten Sie am liebsten danken?
- Beschreiben Sie die Hände, nach einem Foto oder geraten.
- Es darf mehr als ein Paar sein.

gratitude-early-kept-for-you
Ein Schuh, eine Locke, ein Armband oder nur eine Geschichte: Was hat man aus Ihrer allerersten Zeit aufbewahrt?
- Halten Sie zum Vergleich Ihren Daumen daneben.
- Wurde nichts aufbewahrt, wählen Sie, was es verdient hätte.
`;
