export const schoolOrWorkTemplates = `
school-or-work-monday-bag
Leeren Sie die Tasche, die Sie im Jahr {year} durch einen gewöhnlichen Montag trugen. Welches Ding darin sagt am meisten über Ihre Tage?
- Drehen Sie sie um und hören Sie hin.
- Verweilen Sie bei den Krümeln am Boden.

school-or-work-good-at-last
Wer war dabei, als Ihnen im Jahr {year} plötzlich etwas gelang, woran Sie ewig gescheitert waren?
- Beginnen Sie mit dem schlimmsten Versuch.
- Erzählen Sie, was Ihre Hände endlich begriffen hatten.

school-or-work-best-ten-minutes
Pausen, Verschnaufen, der Weg von hier nach dort: Wo verbrachten Sie im Jahr {year} die besten zehn Minuten eines gewöhnlichen Tages?
- Beginnen Sie mit Glocke, Uhr oder Wasserkocher.
- Erzählen Sie, wer schon da war.

school-or-work-tool-of-the-day
Stift, Spaten, Tastatur, Pfanne, Nadel: Welches Werkzeug fand Ihre Hand im Jahr {year}, ohne dass Sie hinsahen?
- Beginnen Sie mit dem Gewicht.
- Erzählen Sie, welche Stelle blank gerieben war.

school-or-work-way-there
Was sahen Sie im Jahr {year} an Werktagen immer genau zur selben Zeit, auf dem Weg dorthin, wo Sie sein mussten?
- Beginnen Sie mit dem ersten Schritt vor die Tür.
- Erzählen Sie, was es hieß, wenn Sie spät dran waren.

school-or-work-praise-kept
Welche paar Worte des Lobes, und seien es halbherzige, trugen Sie im Jahr {year} in der Tasche mit sich herum?
- Schreiben Sie den genauen Wortlaut, wenn Sie können.
- Erzählen Sie, was Ihr Gesicht dabei machte.

school-or-work-glorious-failure
Welche Aufgabe, Prüfung oder welches Vorhaben des Jahres {year} ging so herrlich schief, dass Sie es heute als lustige Geschichte erzählen können?
- Beginnen Sie eine Minute, bevor es schiefging.
- Erzählen Sie, wer zuschaute.

school-or-work-teacher-of-any-kind
Wer brachte Ihnen im Jahr {year} etwas bei, das zu wissen sich lohnt, im Klassenzimmer, auf einem Dach oder am Spülbecken?
- Beginnen Sie mit der Stimme.
- Erzählen Sie, was geschah, wenn Sie es falsch machten.

school-or-work-room-smell
Kreide, Kleber, nasse Mäntel, Bohnerwachs: Wie roch der Raum, in dem man Ihnen mit {age} etwas beibrachte?
- Suchen Sie zuerst Ihren eigenen Platz.
- Erzählen Sie, was darunter eingeritzt war oder klebte.

school-or-work-window-dreams
Sie waren {age} und sollten eigentlich aufpassen. Was zeichnete Ihr Stift an den Rand?
- Beschreiben Sie das Gekritzel Strich für Strich.
- Erzählen Sie, wie man Sie erwischte, falls überhaupt.

school-or-work-playground-law
Welches feierliche Gesetz befolgten Kinder, als Sie {age} waren, obwohl kein erwachsener Mensch je davon gehört hatte?
- Tauschen, Mutproben, wer anfängt: Wählen Sie eines.
- Erzählen Sie, wer es sich ausgedacht hatte.

school-or-work-when-i-grow-up
Welcher Mensch, welches Bild, welche Uniform brachte Sie mit {age} auf die Idee, was Sie einmal werden wollten?
- Beginnen Sie damit, wie Sie sich dafür verkleideten.
- Erzählen Sie, was man damit Ihrer Meinung nach verdiente.

school-or-work-first-earned
Wofür war das erste Geld gedacht, das Sie je verdient haben, noch bevor Sie es in der Hand hielten?
- Beginnen Sie mit den Münzen oder dem Umschlag.
- Erzählen Sie, wie sich Ihre Füße danach anfühlten.

school-or-work-subject-alive
Für welches Fach, welche Fertigkeit, welches Hobby brannten Sie mit {age}, während alle ringsum gähnten?
- Eine Buchseite, ein Film, ein Mensch, ein Experiment.
- Erzählen Sie, wen Sie damit gelangweilt haben.

school-or-work-beginner-again
Im Jahr {year} irgendwo ganz neu und zu stolz zum Fragen: Wobei taten Sie so, als verstünden Sie alles?
- Beginnen Sie mit der ersten Tür, die Sie öffneten.
- Erzählen Sie, wo der Kaffee versteckt war.

school-or-work-odd-job
Welche Aushilfsarbeit, Schicht oder Pflicht des Jahres {year} stünde nie in Ihrem Lebenslauf, und doch wollten Sie sie nicht missen?
- Beginnen Sie mit dem, was Sie anziehen mussten.
- Erzählen Sie, was Sie dabei über Menschen lernten.

school-or-work-team-of-sorts
Mit wem haben Sie im Jahr {year} etwas Schwieriges zustande gebracht, mit schmutzigen Händen, langen Nächten oder beidem?
- Nennen Sie zu jedem Menschen eine Angewohnheit.
- Erzählen Sie vom Lärm, oder der Stille, danach.

school-or-work-unnoticed
Was haben Sie im Jahr {year} gemacht, geflickt, getragen oder gehütet, das erst aufgefallen wäre, wenn Sie damit aufgehört hätten?
- Wählen Sie einen ganz gewöhnlichen Tag.
- Erzählen Sie, wer es zuerst gemerkt hätte.

school-or-work-handed-on
Wem haben Sie im Jahr {year} gezeigt, wie man etwas richtig macht, mit Messer, Schraubenschlüssel oder Maus in der Hand?
- Beginnen Sie mit dem, was erst danebenging.
- Erzählen Sie, von wem Sie es selbst hatten.

school-or-work-last-day
Ging, als Sie ungefähr {age} waren, eine lange Pflicht oder Arbeit zu Ende, und was taten Sie am ersten freien Morgen?
- Beginnen Sie mit dem Wecker, gestellt oder nicht.
- Erzählen Sie, was Sie zum Andenken behielten.

school-or-work-days-without-boss
Niemand sagte Ihnen im Jahr {year}, was zu tun war: Wem oder was schenkten Sie Ihre besten Vormittage?
- Beginnen Sie mit Stuhl, Bank oder Weg.
- Erzählen Sie, woran Sie merkten, dass es genug war.

school-or-work-not-for-me
An welchem Schreibtisch, welcher Theke oder Maschine wussten Sie mit ungefähr {age} ganz plötzlich: Das ist nichts für mich?
- Schauen Sie auf die Uhr an jener Wand.
- Was danach kam, dürfen Sie weglassen.

school-or-work-felt-small
Wenn Sie sich im Jahr {year} in einem Raum voller Menschen klein fühlten, was half: ein Gesicht, ein Gedanke, ein Ding in der Tasche?
- Bleiben Sie bei dem, was half.
- Ein paar Zeilen reichen.
`;
