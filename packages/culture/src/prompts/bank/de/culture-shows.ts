export const cultureShowTemplates = `
culture-show-best-seat
Gleich fängt „{show}“ an: Wer hatte im Jahr {year} den besten Platz, und welcher blieb da für Sie?
- Fußboden, Armlehne, Schoß oder Türrahmen: Beginnen Sie dort.
- Erzählen Sie, was allen blühte, die dazwischenredeten.

culture-show-theme-tune
Wie viel von der Titelmelodie von „{show}“ oder einer anderen Sendung des Jahres {year} könnten Sie noch singen, wenn niemand zuhört?
- Versuchen Sie es jetzt, ganz leise.
- Erzählen Sie, womit alle aufhören mussten, wenn sie begann.

culture-show-next-day
Mit wem gingen Sie im Jahr {year} am Tag nach etwas wie „{show}“ alles noch einmal durch, und wo standen Sie dabei?
- Beginnen Sie damit, wer immer das Ende verriet.
- Tor, Flur, Theke oder Küche: Nennen Sie die Stelle.

culture-show-someone-elses-set
Bei wem zu Hause hätten Sie „{show}“ im Jahr {year} am liebsten gesehen oder gehört, und wonach roch es dort?
- Beginnen Sie dort an der Haustür.
- Erzählen Sie, was man Ihnen zu essen gab.

culture-show-played-at
Wenn Sie im Jahr {year} Figuren aus einer Geschichte spielten, vielleicht aus „{show}“: Welche Rolle fiel immer Ihnen zu?
- Beginnen Sie mit dem, was als Kostüm diente.
- Erzählen Sie, wer Ihre Wunschrolle bekam.

culture-show-fell-asleep
Welche Stimme oder Sendung aus der Zeit von „{show}“ gab Ihnen im Jahr {year} an einem gewöhnlichen Abend Geborgenheit?
- Beginnen Sie mit der Lampe und der Decke.
- Erzählen Sie, wer im selben Raum noch atmete.

culture-show-supper-on-knees
Was lag an Abenden mit etwas wie „{show}“ im Jahr {year} auf Ihrem Teller, und wem misslang das Balancieren am schönsten?
- Beginnen Sie mit dem Klappern der Gabeln.
- Erzählen Sie von dem Fleck, der blieb.

culture-show-disagreed
Wem gaben Sie im Jahr {year} still recht, oder laut gerade nicht, wenn etwas wie „{show}“ lief?
- Beginnen Sie damit, wer dem Bildschirm oder Radio widersprach.
- Erzählen Sie, was Sie dachten und für sich behielten.

culture-show-hand-on-dial
Wissen Sie noch, wie Sie zum ersten Mal für etwas wie „{show}“ aufbleiben durften, und wie das Zimmer zu so später Stunde aussah?
- Beginnen Sie damit, wie Sie darum gebeten haben.
- Erzählen Sie, wann Ihnen die Augen zufielen.

culture-show-rainy-afternoon
Am nassesten Nachmittag des Jahres {year} läuft „{show}“ oder etwas Ähnliches: Was hörten Sie dahinter vom Wetter?
- Beginnen Sie mit dem Fenster.
- Erzählen Sie, wer tropfend hereinkam.

culture-show-company
Welches vertraute Gesicht, welche Stimme leistete Ihnen im Jahr {year} Gesellschaft, vielleicht aus „{show}“, und was taten Sie meist dabei?
- Bügeln, schälen, dösen: Beginnen Sie mit Ihren Händen.
- Erzählen Sie, was Sie gern zurückgesagt hätten.

culture-show-told-on-lap
Wo waren Sie, so erzählt man es, während die Großen „{show}“ oder Ähnliches verfolgten: auf einem Schoß, unter dem Tisch oder im Schlaf?
- Ein Foto des Zimmers weiß es vielleicht.
- Beginnen Sie damit, wer das am besten erzählt.

culture-show-evenings-before
Wie stellen Sie sich einen Abend des Jahres {year} bei Ihren Leuten vor, mit „{show}“ oder etwas Ähnlichem in der Ecke?
- Beginnen Sie mit dem Licht im Zimmer.
- Erzählen Sie, wer da wohl schon gähnte.
`;
