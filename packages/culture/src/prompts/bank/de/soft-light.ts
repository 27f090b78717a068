export const softLightTemplates = `
play-floating
Wann haben Sie sich im Jahr {year} zuletzt treiben lassen, geschaukelt oder einfach im Gras gelegen, und was war über Ihnen?
- Beginnen Sie mit Ihrem Hinterkopf.
- Erzählen Sie, was von oben zu hören war.

play-good-at-doing-nothing
Mit wem konnten Sie im Jahr {year} so gut wie nichts tun und es einen schönen Tag nennen?
- Beginnen Sie damit, wo Sie beide saßen.
- Erzählen Sie, was Sie alles nicht taten.

play-little-collection
Welche kleinen Dinge haben Sie im Jahr {year} aufgereiht, sortiert oder gestapelt, nur weil es Ihnen Freude machte?
- Beginnen Sie mit dem besten Stück.
- Erzählen Sie, wer sie nicht anfassen durfte.

play-story-before-bed
Welche Geschichte, gelesen, erzählt oder nur halb behalten, begleitete Sie durch das Jahr {year}?
- Beginnen Sie mit dem Umschlagbild oder der Stimme.
- Erzählen Sie, an welcher Stelle Sie immer aufhörten.

play-made-with-care
Was haben Sie im Jahr {year} gefaltet, geknotet, gemalt oder geschnitzt, langsam und für niemand Bestimmten?
- Beginnen Sie damit, wie sich das Material anfühlte.
- Erzählen Sie, wo es gelandet ist.

turning-points-first-light-day
An welchem Tag des Jahres {year} wurde es Ihnen allmählich leichter, und was taten Sie an jenem Abend?
- Beginnen Sie mit dem Mantel, den Sie auszogen.
- Auch ein ganz kleiner Tag zählt.

turning-points-gentle-habit
Welche kleine Gewohnheit schlich sich im Jahr {year} in Ihre Tage und blieb länger, als Sie gedacht hatten?
- Beginnen Sie mit der Stunde, zu der sie gehörte.
- Erzählen Sie, wie sie angefangen hatte.

turning-points-stopped-to-look
Wo blieben Sie im Jahr {year} mitten auf dem Weg stehen, nur um zu schauen, und was hielt Sie fest?
- Beginnen Sie mit Ihren stillstehenden Füßen.
- Erzählen Sie, wer auf Sie warten musste.

turning-points-said-it-at-last
Welches freundliche Wort haben Sie im Jahr {year} endlich ausgesprochen, nachdem Sie es schon eine Weile vorhatten?
- Beginnen Sie mit Ihrer ersten Silbe.
- Erzählen Sie, wie es ankam.

turning-points-slow-yes
Was haben Sie im Jahr {year} nach und nach lieb gewonnen, obwohl Sie anfangs nicht viel davon gehalten hatten?
- Ein Essen, eine Straße, ein Mensch, eine Melodie.
- Erzählen Sie, wann Sie es merkten.

values-worth-the-walk
Wofür gingen Sie im Jahr {year} gern einen Umweg, in welchen Schuhen auch immer?
- Beginnen Sie mit der Straße.
- Erzählen Sie, was am Ende wartete.

values-left-it-tidy
Welchen Ort oder welches Ding haben Sie im Jahr {year} ein wenig besser hinterlassen, als Sie es vorgefunden hatten?
- Beginnen Sie damit, wie es vorher war.
- Erzählen Sie, ob es je jemand erfuhr.

values-good-company
Was machte einen Menschen im Jahr {year} für Sie zu guter Gesellschaft: die Witze, die Ruhe, die Art, eine Tasche zu tragen?
- Beginnen Sie mit einem bestimmten Nachmittag.
- Erzählen Sie, was Ihnen sonst gefehlt hätte.

values-simple-and-right
Welche einfache Sache machten Sie im Jahr {year} auf Ihre eigene Art, weil sie Ihnen so richtig vorkam?
- Tee, Schnürsenkel, ein Bett, ein Gruß.
- Erzählen Sie, wer es anders machte.

values-listened-well
Wer konnte im Jahr {year} wirklich zuhören, und was tat das Gesicht, während Sie redeten?
- Beginnen Sie damit, wo die Hände lagen.
- Erzählen Sie etwas, das Sie dort anvertrauten.

firsts-seen-from-close
Was sahen Sie im Jahr {year} zum ersten Mal aus nächster Nähe, eine Schnecke, einen Stern oder ein schlafendes Gesicht?
- Beginnen Sie mit dem angehaltenen Atem.
- Erzählen Sie, was Sie daran überraschte.

firsts-small-yes
Was haben Sie im Jahr {year} ausprobiert, nur weil jemand lächelte und meinte, es könnte Ihnen gefallen?
- Beginnen Sie mit den Worten.
- Erzählen Sie, ob es so war.

firsts-heard-the-quiet
Wo fiel Ihnen im Jahr {year} zum ersten Mal auf, wie überaus still oder wie dunkel die Welt sein kann?
- Beginnen Sie damit, was Sie stattdessen erwartet hatten.
- Erzählen Sie, wie Sie zurückfanden.

firsts-new-in-the-room
Wer machte es Ihnen im Jahr {year} leicht, als Sie irgendwo neu waren, und mit welcher kleinen Geste?
- Ein zurechtgerückter Stuhl, ein Witz, ein Plan.
- Erzählen Sie, woran Sie sich festhielten.

school-or-work-favourite-task
Welche Aufgabe hätten Sie im Jahr {year} gern zweimal am Tag erledigt, und wie fühlte sie sich in den Händen an?
- Beginnen Sie mit dem Werkzeug oder dem Lappen.
- Erzählen Sie, wer sie Ihnen gern überließ.

school-or-work-learned-by-watching
Was haben Sie im Jahr {year} einfach dadurch gelernt, dass Sie neben einem Menschen standen, der es konnte?
- Beginnen Sie mit den Geräuschen der Arbeit.
- Erzählen Sie, wann Sie sich zuerst selbst trauten.

school-or-work-friendly-face
Wessen Gesicht sahen Sie im Jahr {year} zu Beginn eines langen Tages gern, und wo war es meist anzutreffen?
- Beginnen Sie mit der Begrüßung.
- Erzählen Sie, was dieser Mensch immer dabeihatte.

school-or-work-quiet-corner
Wohin gingen Sie im Jahr {year}, wenn ein voller Tag fünf Minuten lang ohne Sie auskam?
- Beginnen Sie mit der Tür, die hinter Ihnen zufällt.
- Erzählen Sie, worauf Sie dort schauten.

place-path-through-green
Welches Stück Grün kannten Sie im Jahr {year} am besten: einen Park, einen Wegrand, einen Topf auf der Fensterbank, einen einzelnen Baum?
- Beginnen Sie mit dem nächsten Blatt.
- Erzählen Sie, was darin lebte.

place-welcome-somewhere
An welchem Ort begrüßte man Sie im Jahr {year}, als hätten Sie gefehlt, und wer tat es, ein Mensch oder ein Hund?
- Beginnen Sie ein paar Schritte vor der Tür.
- Erzählen Sie, was man Ihnen hinstellte.

loss-and-comfort-someone-stayed
Wer saß im Jahr {year} eine Weile bei Ihnen, ohne etwas zu wollen, und was gab es zu sehen?
- Beginnen Sie mit Stuhl, Bank oder Bett.
- Erzählen Sie das Eine, was gesagt wurde.

loss-and-comfort-small-ritual
Welches kleine Ritual machte die Abende des Jahres {year} zu Ihren: eine Lampe, eine Tasse, ein geschlossenes Fenster?
- Beginnen Sie mit der Reihenfolge.
- Erzählen Sie, was geschah, wenn Sie es ausließen.

people-soft-voice
Wessen Stimme im Treppenhaus, am Telefon oder im Radio ließ Sie im Jahr {year} zur Ruhe kommen?
- Beginnen Sie mit der Art, Hallo zu sagen.
- Erzählen Sie, was diese Stimme gut erklären konnte.

people-small-gift-of-time
Wer hat Sie im Jahr {year} nie gedrängt, und was taten Sie beide ganz langsam?
- Beginnen Sie mit dem Tempo beim Gehen.
- Erzählen Sie, was Sie deshalb sahen.
`;
