export const cultureGamesTemplates = `
culture-game-against-whom
Wen hätten Sie im Jahr {year} bei einer Runde „{game}“ oder Ähnlichem lieber an Ihrer Seite gehabt als gegen sich?
- Beginnen Sie damit, wie dieser Mensch verlor.
- Erzählen Sie, womit das Glück beschworen wurde.

culture-game-where-played
Wenn im Jahr {year} jemand „{game}“ sagte: Zu welchem Fußboden, Hof, Tisch oder Bildschirm sind Sie gerannt?
- Beginnen Sie mit der Oberfläche: zerkratzt, staubig, klebrig.
- Erzählen Sie, wer schon vor Ihnen da war.

culture-game-house-rules
Welche Regel bei „{game}“ oder einem anderen Spiel des Jahres {year} galt nur bei Ihnen, und wer hatte sie bestimmt erfunden?
- Verkünden Sie die Regel zuerst als Gesetz.
- Erzählen Sie, wer sie immer gebrochen hat.

culture-game-first-win
Wissen Sie noch, wie Sie im Jahr {year} bei „{game}“ oder sonst etwas gegen jemand Unschlagbares gewannen, und was bekamen Sie zu hören?
- Beginnen Sie mit dem letzten Zug.
- Erzählen Sie, wie lange Sie davon gezehrt haben.

culture-game-one-more
Nur noch eine Runde „{game}“: Wer sagte das im Jahr {year}, und was brachte Sie am Ende zum Aufhören?
- Beginnen Sie mit dem schwindenden Licht oder der rufenden Stimme.
- Erzählen Sie, wie sich Ihre Hände anfühlten.

culture-game-rainy-day
Was kam im Jahr {year} aus dem Schrank, wenn das Wetter Sie drinnen hielt: „{game}“ oder etwas, bei dem Teile fehlten?
- Beginnen Sie mit dem Zustand der Schachtel.
- Erzählen Sie, was das fehlende Teil ersetzte.

culture-game-break-time
Wurde im Jahr {year} in den freien Minuten eines vollen Tages um Sie herum gespielt, „{game}“ oder etwas aus dem Stegreif?
- Beginnen Sie mit dem Zeichen, dass Schluss war.
- Erzählen Sie, wer die Punkte zählte.

culture-game-fair-play
Welcher Augenblick in einem Spiel des Jahres {year}, „{game}“ oder einem anderen, zeigte Ihnen, wie jemand wirklich war?
- Beginnen Sie damit, worum es ging, und sei es wenig.
- Erzählen Sie, was Sie dachten und nicht sagten.

culture-game-music-of-it
Wie klang das Spielen um Sie herum im Jahr {year}: das Piepsen, Klappern, Reimen oder Rufen bei „{game}“ oder etwas ganz anderes?
- Schreiben Sie eines der Geräusche in Buchstaben auf.
- Erzählen Sie, wer sich über den Lärm beschwerte.

culture-game-taught-someone
Von wem hatten Sie ein Spiel gelernt, das Sie im Jahr {year} noch konnten, ein altes oder „{game}“, und wie wurden Ihre Fehler ertragen?
- Beginnen Sie mit Ihrem ersten Fehler.
- Erzählen Sie, an wen Sie es weitergaben, wenn überhaupt.

culture-game-snack-beside
Was stand im Jahr {year} in Reichweite, wenn Sie spielten oder zusahen, bei „{game}“, Karten oder sonst etwas, und wer aß das meiste?
- Beginnen Sie mit den Krümeln.
- Erzählen Sie, was nie in die Nähe des Tisches durfte.

culture-game-under-table
Während andere vielleicht „{game}“ spielten: Was taten Sie selbst als ganz kleines Kind am liebsten, so wie man es erzählt?
- Töpfe, Schachteln und Schlüssel gelten als Spielzeug.
- Beginnen Sie mit dem Lärm, den Sie machten.

culture-game-play-before
Womit vergnügten sich Ihre Leute um das Jahr {year}: mit „{game}“, Karten bei Lampenlicht oder etwas, das man Ihnen erst erklären musste?
- Beginnen Sie damit, wer nicht verlieren konnte.
- Ein Foto oder ein abgegriffenes Spielbrett hilft.
`;
