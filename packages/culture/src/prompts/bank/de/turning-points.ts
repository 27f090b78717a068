export const turningPointsTemplates = `
turning-points-small-hinge
Welche Winzigkeit im Jahr {year}, ein verpasster Bus, eine beiläufige Bemerkung, eine falsche Tür, hat für Sie am Ende ziemlich viel verändert?
- Beginnen Sie fünf Minuten davor.
- Erzählen Sie, was sonst nie geschehen wäre.

turning-points-letter-or-call
Wo waren Sie im Jahr {year}, als ein Brief, ein Anruf oder ein Klopfen etwas in Gang brachte?
- Beginnen Sie mit dem, was Sie in der Hand hielten.
- Erzählen Sie, wer es als Nächstes erfuhr.

turning-points-yes
Wer hatte gefragt, als Sie im Jahr {year} Ja sagten, noch bevor Sie richtig darüber nachgedacht hatten?
- Hören Sie die Frage noch einmal.
- Erzählen Sie, wann Sie wussten, dass es richtig war, oder falsch.

turning-points-no
Wie brachten Sie das Wort heraus, als Sie im Jahr {year} einmal Nein sagten und es auch so meinten?
- Schreiben Sie den Satz auf, den Sie gebrauchten.
- Erzählen Sie, wofür auf einmal Platz war.

turning-points-person-who-opened
Wer öffnete Ihnen eine Tür, als Sie {age} waren, eine echte oder eine von der anderen Art?
- Beginnen Sie mit den Worten dazu.
- Erzählen Sie, wie lange Sie zögerten.

turning-points-changed-mind
Welches Gespräch, welches Buch, welcher lange Nachmittag brachte Sie im Jahr {year} dazu, Ihre Meinung zu ändern?
- Sagen Sie zuerst, was Sie vorher dachten.
- Erzählen Sie, wer den Wandel bemerkte.

turning-points-haircut
Neue Frisur, neue Schuhe, neue Brille, neuer Name: Was haben Sie im Jahr {year} für alle Welt sichtbar an sich verändert?
- Beginnen Sie vor dem Spiegel.
- Erzählen Sie, was damit verkündet werden sollte.

turning-points-before-and-after
Wenn das Jahr {year} für Sie ein Davor und ein Danach hatte: Welcher gewöhnliche Gegenstand läge auf der Grenze dazwischen?
- Ein Koffer, eine Fahrkarte, ein Kinderbett, ein Schlüssel.
- Erzählen Sie, wo dieser Gegenstand heute ist.

turning-points-too-big-for-it
Ein Schoß, eine Schaukel, ein Paar Stiefel, ein Spiel: Wofür waren Sie mit {age} auf einmal zu groß?
- Beginnen Sie damit, wie es zwickte.
- Erzählen Sie, was Sie stattdessen durften.

turning-points-new-group
Wer machte den ersten Schritt, als Sie im Jahr {year} unter Fremden Ihren Platz finden mussten, in einer Klasse, Straße oder Mannschaft?
- Beginnen Sie in der Tür.
- Erzählen Sie, was Sie angeblich gerade betrachteten.

turning-points-secret-decision
Was haben Sie mit {age} heimlich beschlossen, wach im Bett oder beim Umhergehen, ohne dass man es Ihnen hätte ansehen können?
- Erzählen Sie, wo Sie lagen oder gingen.
- Erzählen Sie, wie lange Sie dabei blieben.

turning-points-fork
Zwei Wege standen offen, als Sie ungefähr {age} waren. Was stand auf dem Wegweiser zu dem, den Sie nicht gingen?
- Stellen Sie sich einen gewöhnlichen Dienstag auf jenem Weg vor.
- Erzählen Sie, was den Ausschlag gab.

turning-points-advice-ignored
Über welchen Tisch, welches Lenkrad hinweg bekamen Sie den guten Rat, den Sie mit {age} vergnügt in den Wind schlugen?
- Geben Sie den Rat im vollen Wortlaut wieder.
- Erzählen Sie, ob Sie je hörten: Ich habe es ja gesagt.

turning-points-packed-up
Was taten Sie im Jahr {year} als Erstes, nachdem Sie etwas abgeschlossen, abgegeben oder hinter sich gelassen hatten?
- Beginnen Sie mit dem Klicken beim Zumachen.
- Erzählen Sie vom Wetter draußen.

turning-points-enough
Was taten Ihre Hände im Jahr {year} in dem Moment, als Sie dachten, dass es von nun an anders werden könnte?
- Beginnen Sie mit Geschirr, Lenkrad oder Fenster.
- Der Gedanke zählt mehr als der Anlass.

turning-points-lighter-load
Von welcher Gewohnheit, welcher Sorge oder welchem schweren Möbelstück haben Sie sich mit ungefähr {age} endlich getrennt?
- Beschreiben Sie es, als stünde es im Flur.
- Erzählen Sie, was jetzt an seinen Platz passt.

turning-points-new-chapter-title
Wenn das Jahr {year} ein Kapitel in einem Buch über Sie wäre: Mit welcher Szene würde es beginnen?
- Schreiben Sie den ersten Satz der Szene.
- Fügen Sie hinzu, wer auf Seite zwei hereinkommt.

turning-points-looking-back-bend
Welche Biegung des Weges sehen Sie heute, die Sie mit {age} beim Gehen nicht sehen konnten?
- Beschreiben Sie den Weg: Staub, Schlamm, Laub.
- Erzählen Sie, wofür Sie sie damals hielten.

turning-points-time-of-day
Welche Tageszeit wurde Ihnen mit ungefähr {age} die liebste, und welche war es, als Sie jung waren?
- Beginnen Sie mit dem Licht an der Wand.
- Erzählen Sie, was Sie mit dieser Stunde anfangen.

turning-points-plan-fell-through
Falls im Jahr {year} aus einem Plan nichts wurde: Was hatten Sie dafür schon gekauft, gepackt oder allen erzählt?
- Beginnen Sie mit dem, was Sie gekauft hatten.
- Was stattdessen kam, darf ganz klein sein.

turning-points-stood-by-you
Als im Jahr {year} der Boden unter Ihnen schwankte: Wer oder was blieb einfach da, wie eine Lampe, die man brennen lässt?
- Ein Mensch, ein Hund, ein Lied, eine Wand.
- Bleiben Sie bei der Lampe, nicht beim Dunkel.

turning-points-growing-apart
Wem oder was sind Sie mit ungefähr {age} entwachsen, und welches Gute aus jener Zeit haben Sie in der Tasche mitgenommen?
- Nennen Sie zuerst das Gute.
- Erzählen Sie, wo Sie es noch gebrauchen.

turning-points-hard-year-step
Falls Ihnen im Jahr {year} der Boden unter den Füßen nachgab: Was war das erste Kleine, Alltägliche, das Ihnen wieder gelang?
- Tee, ein Spaziergang, die Vorhänge öffnen.
- Was geschah, darf draußen bleiben.

turning-points-told-nobody
Manche Biegung nimmt man allein. Welcher Weg, welches Zimmer, welche Stunde des Jahres {year} war bei Ihnen, als Sie Ihre nahmen?
- Beschreiben Sie nur den Ort.
- Fügen Sie etwas hinzu, das dort gut zu Ihnen war.

turning-points-ending
Falls, als Sie ungefähr {age} waren, etwas endete, das zu Ihrem Leben gehört hatte: Welchen guten Morgen daraus möchten Sie behalten?
- Ein Morgen, vom Aufwachen bis zum Kaffee.
- Das Ende selbst müssen Sie nicht erzählen.

turning-points-body-said-stop
Gab es eine Zeit, ungefähr mit {age}, in der Sie langsam machen mussten, und was sahen Sie in diesem Tempo, das Ihnen vorher entgangen war?
- Beginnen Sie am Fenster oder neben dem Bett.
- Erzählen Sie, wer Ihnen etwas brachte.
`;
