export const lossAndComfortTemplates = `
loss-and-comfort-soft-thing
Was zogen Sie sich im Jahr {year} um die Schultern, oder woran hielten Sie sich fest, wenn die Welt etwas weicher sein sollte?
- Beginnen Sie damit, wie es sich an der Wange anfühlte.
- Erzählen Sie, wo es tagsüber wohnte.

loss-and-comfort-hot-drink
Als Sie {age} waren, gab Ihnen jemand genau das richtige Warme in die Hände. Was war in der Tasse oder Schale?
- Beginnen Sie mit dem Dampf.
- Erzählen Sie, was dazu gesagt wurde, wenn überhaupt etwas.

loss-and-comfort-lost-object
Welches Ding haben Sie im Jahr {year} verloren und immer weiter gesucht, in jeder Tasche und unter jedem Kissen?
- Beschreiben Sie es wie für das Fundbüro.
- Erzählen Sie, wo Sie es insgeheim vermuten.

loss-and-comfort-found-again
An welchem unmöglichen Ort tauchte im Jahr {year} etwas auf, das Sie längst verloren gegeben hatten?
- Beginnen Sie damit, wie Ihre Hand sich darum schloss.
- Erzählen Sie, zu wem Sie damit liefen.

loss-and-comfort-voice
Wessen Stimme konnte Sie beruhigen, als Sie {age} waren, aus dem Nebenzimmer oder durch eine knisternde Leitung?
- Hören Sie sie, bevor Sie schreiben.
- Tief, schnell, heiser, singend: Suchen Sie das Wort.

loss-and-comfort-walk-it-off
Wohin trugen Sie Ihre Füße im Jahr {year}, wenn der Kopf zu voll war zum Stillsitzen?
- Beginnen Sie damit, wie die Tür hinter Ihnen zufällt.
- Erzählen Sie, an welcher Stelle es leiser wurde.

loss-and-comfort-cheered-up
Wer brachte Sie im Jahr {year} genau dann zum Lachen, wenn Sie fest entschlossen waren zu schmollen?
- Beschreiben Sie die Grimasse.
- Erzählen Sie, wie lange Sie durchhielten.

loss-and-comfort-sick-day
Sie sind {age} und liegen mit einer Erkältung im Bett. Was ist in Reichweite, auf der Decke, dem Tablett oder dem Boden?
- Beginnen Sie mit dem Lichtstreifen von der Tür.
- Erzählen Sie, was Sie ausnahmsweise durften.

loss-and-comfort-fear-in-the-dark
Was wohnte unter dem Bett, hinter dem Vorhang oder im Abfluss, als Sie {age} waren, und wie hielt man es fern?
- Beschreiben Sie das Wesen freundlich.
- Erzählen Sie, wer noch davon wusste.

loss-and-comfort-grazed-knee
Wer versorgte aufgeschürfte Knie und Splitter, als Sie {age} waren, mit welchem Fläschchen, Pflaster oder Zauberspruch?
- Beginnen Sie mit dem Geruch des Fläschchens.
- Erzählen Sie, wie groß das Pflaster war.

loss-and-comfort-secret-reader
Ein Tagebuch, ein Hund, eine Zimmerdecke, eine vertraute Stimme am Telefon: Wem oder was haben Sie sich mit {age} anvertraut?
- Erzählen Sie, wo Sie dabei saßen.
- Was Sie dort erzählten, darf dort bleiben.

loss-and-comfort-bad-day-cure
Was holten Sie im Jahr {year} aus dem Schrank, um einen gründlich verkorksten Tag zu kurieren?
- Geben Sie es als Rezept an.
- Erzählen Sie, wem Sie es verschreiben würden.

loss-and-comfort-one-good-thing
Auf welche Kleinigkeit freuten Sie sich in der anstrengendsten Zeit des Jahres {year} jeden Tag?
- Ein Bad, eine Bank, zehn Minuten, ein Keks.
- Lassen Sie das Anstrengende weg, wenn Sie mögen.

loss-and-comfort-goodbye-wave
Bahnsteig, Gartentor, Türschwelle oder Gehweg: Wem winkten Sie im Jahr {year} nach, bis nichts mehr zu sehen war?
- Beginnen Sie mit der Hand oder dem Schal.
- Erzählen Sie dann, welchen Weg Sie zurückgingen.

loss-and-comfort-animal-missed
Welches Tier, das nicht mehr da ist, würden Sie gern noch einmal über den Boden kommen hören, wie im Jahr {year}?
- Pfoten, Krallen, Flügel: Beginnen Sie mit dem Geräusch.
- Erzählen Sie, wo es gern lag.

loss-and-comfort-kept-small-thing
Welche Kleinigkeit, die einmal jemand anderem gehört hatte, bewahrten Sie im Jahr {year} in Ihrer Nähe auf, in Schublade oder Tasche?
- Beschreiben Sie sie mit den Fingerspitzen.
- Sagen Sie, wozu sie diente, ehe sie Ihnen gehörte.

loss-and-comfort-friend-moved
Als ein Mensch, den Sie mochten, fortzog, und Sie waren {age}: Was fingen Sie mit den Stunden an, die frei geworden waren?
- Beginnen Sie mit der Ecke Ihrer Treffen.
- Erzählen Sie, was Sie einander schenkten, falls überhaupt etwas.

loss-and-comfort-who-came
Wer stand im Jahr {year} einfach für Sie vor der Tür, als Wegbleiben leichter gewesen wäre, und was hatte dieser Mensch dabei?
- Ein Topf, Blumen, Werkzeug, gar nichts.
- Erzählen Sie, auf welchem Platz der Besuch landete.

loss-and-comfort-old-address
In welchem Zimmer, das Sie nicht mehr betreten können, würden Sie gern eine Minute stehen, so wie es im Jahr {year} war?
- Sagen Sie, wo Sie stehen würden.
- Erzählen Sie, was auf der Fensterbank liegt.

loss-and-comfort-remembered-well
Falls im Jahr {year} jemand in Ihrem Leben fehlte: Bei welcher alltäglichen Handlung soll man sich diesen Menschen am liebsten vorstellen?
- Lassen Sie es auf dieser Seite noch einmal geschehen.
- Vom Abschied müssen Sie nichts erzählen.

loss-and-comfort-their-habit
Welche Gewohnheit eines verlorenen Menschen haben Sie bei sich selbst entdeckt: ein Wort, ein Pfeifen, eine Art, ein Tuch zu falten?
- Erzählen Sie, wann es Ihnen auffiel.
- Lächeln Sie, wenn Ihnen danach ist.

loss-and-comfort-first-laugh-after
Falls es im Jahr {year} eine traurige Zeit gab: Was war danach das Erste, worüber Sie wider Willen lachen mussten?
- Erzählen Sie nur den komischen Teil.
- Sagen Sie, wer mitlachte.

loss-and-comfort-hand-on-shoulder
Wer oder was war in der traurigsten Woche des Jahres {year}, wenn es eine gab, sanft zu Ihnen?
- Ein Mensch, eine Decke, das Meer, jemand Fremdes.
- Das Sanfte ist hier die Geschichte.

loss-and-comfort-place-to-remember
Wohin gehen Sie, zu Fuß oder in Gedanken, um einem Menschen nahe zu sein, der nicht mehr hier ist?
- Beschreiben Sie den Boden und das Licht.
- Erzählen Sie, was Sie sagen, oder dass Sie schweigen.

loss-and-comfort-what-they-would-say
Wenn ein Mensch, den Sie vermissen, im Jahr {year} auf eine Tasse Tee hätte hereinschauen können: Welche Bemerkung wäre zuerst gefallen?
- Hängen Sie zuerst den Mantel auf.
- Erzählen Sie, welcher Stuhl gewählt würde.
`;
