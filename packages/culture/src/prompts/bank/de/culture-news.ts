export const cultureNewsTemplates = `
culture-news-where-standing
„{news}“: Das stand im Jahr {year} in der Zeitung. Was hatten Sie in jenen Tagen stattdessen direkt vor Augen?
- Beginnen Sie mit der Straße, die Sie am häufigsten gingen.
- Große und kleine Neuigkeiten dürfen nebeneinanderstehen.

culture-news-who-told
Wer brachte Ihnen im Jahr {year} Neuigkeiten meist zuerst, „{news}“ oder das Neueste von nebenan, und wie veränderte sich dabei die Stimme?
- Beginnen Sie mit den Worten, mit denen es immer losging.
- Erzählen Sie, wo Sie sich hinsetzen mussten.

culture-news-kitchen-talk
Wenn bei Ihnen im Jahr {year} über „{news}“ geredet wurde: Wer wusste auf alles eine Antwort, und wer aß einfach weiter?
- Beginnen Sie mit der Zeitung, dem Radio oder dem Bildschirm.
- Erzählen Sie, was Sie davon verstanden.

culture-news-own-headline
In den Zeitungen stand „{news}“: Wie hätte im Jahr {year} die Schlagzeile Ihres eigenen Lebens gelautet, in ungefähr sechs Wörtern?
- Schreiben Sie erst die Schlagzeile, dann die Erklärung.
- Auch Kleingedrucktes ist willkommen.

culture-news-hopeful
Wie würde die Welt später einmal aussehen, dachten Sie im Jahr von „{news}“, und wer träumte mit?
- Beginnen Sie mit etwas, das für Sie feststand.
- Erzählen Sie, was davon wahr geworden ist.

culture-news-desk
Während „{news}“ im Jahr {year} um die Welt ging: Was lag halb fertig auf Ihrem eigenen Tisch oder Ihrer Werkbank?
- Beginnen Sie mit dem Werkzeug, das am nächsten lag.
- Erzählen Sie, wer darauf wartete.

culture-news-copied-in-play
Hat sich im Jahr {year} etwas aus den Nachrichten, etwa „{news}“, in Ihre Spiele geschlichen, und wer spielte wen?
- Beginnen Sie mit den Requisiten.
- Erzählen Sie, wie das Spiel ausging.

culture-news-weather-that-day
Vergessen Sie „{news}“ für einen Moment: Wie sah an einem gewöhnlichen Tag im Jahr {year} das Licht draußen aus, dort, wo Sie waren?
- Beginnen Sie an dem Fenster, das Sie am besten kannten.
- Erzählen Sie, was von dort zu hören war.

culture-news-good-news
„{news}“ kennen alle, aber welche gute Nachricht des Jahres {year} gehörte nur Ihnen, und wem erzählten Sie sie zuerst?
- Beginnen Sie damit, wie die Nachricht Sie erreichte.
- Erzählen Sie, was Ihre Hände dabei taten.

culture-news-first-noticed
„{news}“, hieß es im Jahr {year} in den Nachrichten: War das mit das Erste, was Sie von der großen Welt bemerkten, oder war es etwas anderes?
- Beginnen Sie mit einem Bild oder einer Stimme von damals.
- Erzählen Sie, was Sie danach gefragt haben.

culture-news-calm-corner
Wenn die Welt im Jahr {year} laut war, mit „{news}“ und allem anderen: Wohin gingen Sie, um Ruhe zu haben?
- Beginnen Sie damit, was man dort hören konnte.
- Erzählen Sie, wie lange Sie bleiben konnten.

culture-news-small-you
„{news}“, schrieben die Zeitungen in dem Jahr, in dem Sie {age} wurden: Welche Familienneuigkeit von damals hat man Ihnen immer wieder erzählt?
- Beginnen Sie damit, wer sie erzählt.
- Erzählen Sie, welcher Teil sich jedes Mal ändert.

culture-news-before-arrival
„{news}“, im Jahr {year}, noch vor Ihrer Zeit. Wo könnte jemand von Ihren Leuten gewesen sein, als die Nachricht kam?
- Beginnen Sie damit, wovon man damals lebte.
- Raten ist erlaubt; sagen Sie, wo Sie raten.
`;
