export const valuesTemplates = `
values-fair-share
Wobei haben Sie im Jahr {year} laut oder innerlich gerufen, das sei ungerecht: bei einem Stück Kuchen, einer Reihenfolge, einem Lohn?
- Sagen Sie, was gerecht gewesen wäre.
- Erzählen Sie, wer Ihnen zustimmte.

values-worth-saving-for
Worauf haben Sie gespart, Münze für Münze oder Woche für Woche, als Sie {age} waren?
- Beginnen Sie mit Glas, Liste oder Schaufenster.
- Erzählen Sie, was es Ihnen wert war.

values-kept-a-promise
Wem hatten Sie das Versprechen gegeben, das Sie im Jahr {year} hielten, obwohl es lästig war?
- Geben Sie das Versprechen im Wortlaut wieder.
- Erzählen Sie, was es kostete: Schlaf, Geld, ein Fest.

values-small-rebellion
Gegen welche Regel führten Sie im Jahr {year} Ihren eigenen kleinen Aufstand, mit Schere, Schweigen oder zweierlei Socken?
- Beginnen Sie am Abend, bevor er ausbrach.
- Erzählen Sie, wie die Obrigkeit reagierte.

values-motto-on-the-wall
Wenn im Jahr {year} ein Motto über Ihrem Bett gehangen hätte: Wie hätte es gelautet, ehrlich und in Ihren eigenen Worten?
- Auch Rechtschreibfehler sind willkommen.
- Erzählen Sie das Ereignis, das es bewies.

values-stood-up-for
Wohin schauten alle im Jahr {year}, als Sie für jemanden oder etwas den Mund aufmachten, und sei es mit leiser Stimme?
- Beginnen Sie mit Ihrem Herzen oder Ihren Knien.
- Erzählen Sie, wer Ihnen zunickte.

values-proud-of-quietly
Worauf waren Sie im Jahr {year} im Stillen stolz, ohne es irgendwem zu sagen: ein Regal, eine Punktzahl, eine gute Tat, eine geschwommene Bahn?
- Erzählen Sie es jetzt; niemand nennt es Prahlen.
- Beginnen Sie mit dem Moment, als es geschafft war.

values-took-too-seriously
Von der Rechtschreibung über die Mode bis zum Weltuntergang: Was haben Sie mit {age} furchtbar ernst genommen?
- Verteidigen Sie Ihr jüngeres Ich eine Zeile lang.
- Beginnen Sie damit, was Sie deswegen unternahmen.

values-person-of-honour
An welcher kleinen Tat merkten Sie im Jahr {year}, dass jemand in Ihrer Nähe wirklich anständig war?
- Erst die Tat, dann der Mensch.
- Erzählen Sie, ob Sie es auch einmal versucht haben.

values-treasure-no-money
Was besaßen Sie im Jahr {year}, das in keinem Laden etwas wert war und Ihnen alles?
- Halten Sie es gegen das Licht.
- Erzählen Sie, wer den Wert noch kannte.

values-finders
Sie waren {age}, hatten etwas gefunden, zerbrochen oder genommen und mussten entscheiden, ob Sie es sagen. Was war es?
- Beginnen Sie damit, wie es in Ihrer Hand lag.
- Erzählen Sie, wie sich Ihr Bauch anfühlte.

values-hero
Welcher Heldengestalt, echt, gezeichnet oder hoch zu Ross, wären Sie mit {age} überallhin gefolgt?
- Beginnen Sie mit Umhang, Stiefeln oder Stimme.
- Erzählen Sie, was diese Gestalt nie getan hätte.

values-never-when-grown-up
Was schworen Sie sich, {age} Jahre alt, niemals, aber auch niemals zu tun, wenn Sie erst groß wären?
- Beginnen Sie mit der Szene, die Sie schwören ließ.
- Gestehen Sie, was daraus geworden ist.

values-argument-at-table
Über welche Frage konnten Sie mit {age} streiten, bis auf den Tellern alles kalt war?
- Geben Sie Ihren besten Satz, dann den der Gegenseite.
- Erzählen Sie, wer das Thema wechselte.

values-badge
Anstecker, Aufnäher, Haarschnitt, Spruch: Was trugen Sie mit {age}, um der Welt zu zeigen, wofür Sie standen?
- Beginnen Sie damit, woher Sie es hatten.
- Erzählen Sie, wer es verstand und wer nicht.

values-spent-on
Wofür gaben Sie im Jahr {year} mit Freuden Geld aus, während Sie sonst bei allem sparten?
- Öffnen Sie den Geldbeutel und schauen Sie hinein.
- Erzählen Sie, worauf Sie dafür verzichteten.

values-what-counted-as-rich
Was gab Ihnen mit ungefähr {age} das Gefühl, reich zu sein, für eine Stunde oder einen Abend, ganz gleich, was in der Tasche war?
- Beginnen Sie mit der Aussicht oder dem Tisch.
- Erzählen Sie, wer mit Ihnen reich war.

values-good-enough
Eine Wand, ein Kuchen, ein Plan: Was davon lehrte Sie mit ungefähr {age}, etwas gut genug sein zu lassen?
- Beschreiben Sie den liebenswerten Makel.
- Erzählen Sie, wer noch überzeugt werden musste.

values-unsigned-help
Was haben Sie im Jahr {year} für jemanden getan, mit Ihren Händen oder Ihrer Zeit, wovon kaum ein Mensch weiß?
- Hier darf ein wenig geprahlt werden.
- Beginnen Sie damit, wie Sie davon erfuhren.

values-mind-of-own
In welchem Outfit, Auto oder Satz zeigte sich, als Sie {age} waren, dass Ihnen egal geworden war, was die Leute denken?
- Beginnen Sie mit der ersten hochgezogenen Augenbraue.
- Erzählen Sie, wie es sich auf dem Heimweg anfühlte.

values-young-self-visits
Wenn Ihr zwölfjähriges Ich im Jahr {year} bei Ihnen hereingeschneit wäre: Welchen Gegenstand, welche Gewohnheit hätten Sie mit Stolz gezeigt?
- Lassen Sie das Kind die Fragen stellen.
- Erzählen Sie, was es enttäuscht hätte.

values-one-thing-to-hand-on
Welchen Spruch, welche Fertigkeit, welchen kleinen Gegenstand sähen Sie eines Tages gern in den Händen eines anderen Menschen?
- Zeigen Sie, wie es gemacht wird.
- Erzählen Sie, wer schon ein Auge darauf hat.

values-regret-softened
Gibt es einen Satz oder einen Anruf aus dem Jahr {year}, den Sie heute ein klein wenig anders angehen würden?
- Schreiben Sie den neuen Satz auf.
- Nur Kleines; hier wird nicht gerichtet.

values-forgave
Ein Keks, ein Witz, eine Fahrt zum Bahnhof: Was war im Jahr {year} das erste seltsame Friedenszeichen zwischen Ihnen und jemand anderem?
- Beginnen Sie damit, wer sich zuerst bewegte.
- Der Streit darf in seiner Schachtel bleiben.

values-went-against
Was hatten Sie im Jahr {year} an den Füßen, als Sie Ihren eigenen Weg gingen und Menschen, die Sie mochten, einen anderen?
- Beginnen Sie mit diesen Schuhen.
- Erzählen Sie, wie weit Sie allein gingen.
`;
