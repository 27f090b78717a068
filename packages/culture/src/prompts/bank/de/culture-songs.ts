export const cultureSongTemplates = `
culture-song-first-bars
Angenommen, jetzt gleich erklingen die ersten Takte von „{song}“: In welchem Zimmer, welcher Straße, welchem Auto sind Sie wieder?
- Beginnen Sie damit, woher der Klang kam.
- Erzählen Sie, wer außer Ihnen nicht stillsitzen konnte.

culture-song-wrong-words
Welche Zeile aus „{song}“ oder einem anderen Lied des Jahres {year} haben Sie viel zu lange falsch gesungen, ehe es Ihnen jemand sagte?
- Schreiben Sie zuerst Ihre eigene Fassung auf.
- Erzählen Sie, wer Sie dabei ertappt hat.

culture-song-who-hummed
Wer in Ihrer Nähe hätte im Jahr {year} „{song}“ gesummt, ohne es zu merken, und womit waren die Hände dabei beschäftigt?
- Beginnen Sie mit den Händen: Teig, Motoröl, Strickzeug, Schlüssel.
- Erzählen Sie, ob es je auch laut gesungen wurde.

culture-song-dance-floor
„{song}“ setzt ein, und jemand zupft Sie am Ärmel: Haben Sie im Jahr {year} getanzt, und auf was für einem Boden?
- Schuhe, Socken oder barfuß: Beginnen Sie dort.
- Erzählen Sie, was Sie mit Ihren Armen machten.

culture-song-through-wall
Wenn im Jahr {year} Musik wie „{song}“ durch die Wand oder das Fenster drang: Von wem kam sie, und was hielten Sie davon?
- Beginnen Sie mit der Lautstärke.
- Erzählen Sie, was Sie sonst von den Leuten wussten.

culture-song-radio-place
Woraus konnte im Jahr {year} in Ihrer Nähe „{song}“ ertönen, und wer bestimmte, was alle hören mussten?
- Beschreiben Sie den Drehknopf, die Taste oder die Nadel.
- Erzählen Sie, was geschah, wenn jemand umschaltete.

culture-song-turned-up
Gab es im Jahr von „{song}“ eine Melodie, die Sie immer wieder spielten, während sich in Ihrem Leben leise etwas ankündigte?
- Nennen Sie zuerst das Lied, und sei es peinlich.
- Erzählen Sie, wie die Tage ringsum aussahen.

culture-song-not-for-you
Zu Liedern wie „{song}“ schien im Jahr {year} jeder Mensch eine Meinung zu haben: Wie lautete Ihre, und wem verrieten Sie sie?
- Beginnen Sie mit dem Gesicht, das Sie zogen.
- Sagen Sie, ob Sie heute anders darüber denken.

culture-song-long-drive
Stellen Sie sich eine lange Fahrt im Jahr {year} vor, vorn läuft irgendwo „{song}“: Was zog am Fenster vorbei, und wie warm war es?
- Beginnen Sie mit dem Sitz unter Ihnen.
- Erzählen Sie, was zum Essen herumgereicht wurde.

culture-song-work-tune
Wäre „{song}“ im Jahr {year} mitten in Ihrem Arbeitstag erklungen, wo auch immer: Wer hätte mitgesungen und wer gestöhnt?
- Beginnen Sie damit, wie es dort ohne Musik klang.
- Erzählen Sie, wer beim Refrain immer zu spät kam.

culture-song-still-lifts
Welche Melodie aus der Zeit von „{song}“ konnte Sie im Jahr {year} noch vom Stuhl holen, und wo hörten Sie sie zuerst?
- Summen Sie sie einmal, bevor Sie schreiben.
- Erzählen Sie, wen Sie mit hochgezogen hätten.

culture-song-cradle
Sie waren noch ganz klein, als „{song}“ in der Luft lag: Bei welcher Musik hörten Sie, so heißt es, zu weinen auf oder begannen zu wippen?
- Überlegen Sie, wer es wissen könnte.
- Ein Foto mit Radio oder Schallplatte hilft.

culture-song-before-you
Im Jahr {year}, noch vor Ihnen, lagen Lieder wie „{song}“ in der Luft: Wer von Ihren Leuten hätte dazu getanzt?
- Stellen Sie sich die Schuhe und den Boden vor.
- Beginnen Sie damit, wer an der Wand geblieben wäre.
`;
