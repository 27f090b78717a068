export const gentleDaysTemplates = `
food-something-left-for-you
Wer hob im Jahr {year} einen Teller, eine Scheibe oder das knusprige Stück für Sie auf, und worunter wartete es?
- Beginnen Sie damit, wie Sie den Deckel heben.
- Erzählen Sie, wie spät Sie kamen.

play-alone-and-happy
Was konnten Sie mit {age} eine Stunde lang ganz allein tun, ohne sich auch nur eine Minute zu langweilen?
- Beginnen Sie damit, wo Sie saßen oder lagen.
- Erzählen Sie, wer Sie am Ende unterbrach.

play-small-creature
Welchem Käfer, Vogel, Fisch oder welcher Katze haben Sie im Jahr {year} länger zugesehen, als andere für vernünftig hielten?
- Beginnen Sie damit, wie das Tier sich bewegte.
- Erzählen Sie, welchen Namen Sie vergaben, wenn überhaupt.

play-pocket-full
Was hätte man nach einem guten freien Tag im Jahr {year} in Ihren Taschen gefunden?
- Leeren Sie sie auf den Tisch, Stück für Stück.
- Erzählen Sie, was Sie behalten haben.

play-favourite-picture
Welches Bild, welche Buchseite, welche Postkarte haben Sie im Jahr {year} immer wieder angeschaut, und was war in der Ecke zu sehen?
- Beginnen Sie mit den Farben.
- Erzählen Sie, wo das Bild hing, lag oder versteckt war.

music-whistle-on-the-way
Was haben Sie im Jahr {year} unterwegs gepfiffen, gesummt oder auf das Geländer geklopft?
- Beginnen Sie mit dem Takt Ihrer Schritte.
- Erzählen Sie, woher die Melodie gekommen war.

music-bells-and-signals
Welche Glocke, Hupe, Pfeife oder welcher Ruf gab Ihren Tagen im Jahr {year} den Takt, und wo waren Sie, wenn es ertönte?
- Beginnen Sie mit dem lautesten Klang.
- Erzählen Sie, was dann alle auf einmal taten.

music-someone-practising
Wer um Sie herum übte im Jahr {year} etwas, Tonleitern, Reden oder Torschüsse, und was hörten Sie davon?
- Beginnen Sie mit dem Fehler, der immer kam.
- Erzählen Sie, wann es endlich gelang.

music-bird-or-engine
Welches Geräusch des Jahres {year}, das niemand Musik nennen würde, war Musik in Ihren Ohren, und was kündigte es an?
- Ein Motor, ein Vogel, ein Schlüssel, ein Kessel.
- Erzählen Sie, wie Ihnen dabei zumute war.

seasons-open-window
Der erste Abend des Jahres {year}, der warm genug für ein offenes Fenster war: Was kam bei Ihnen mit der Luft herein?
- Beginnen Sie mit dem Vorhang.
- Erzählen Sie, wie lange Sie wach blieben.

seasons-wet-shoes
Welcher Spaziergang des Jahres {year} endete mit nassen Schuhen, roten Wangen oder Sand überall, und was bekamen Sie beim Heimkommen?
- Beginnen Sie auf der Fußmatte.
- Erzählen Sie, was zum Trocknen aufgehängt wurde.

seasons-fruit-of-the-year
Was reifte, blühte oder lag im Jahr {year} nur wenige Wochen lang auf den Marktständen, und woran merkten Sie, dass es so weit war?
- Beginnen Sie mit dem ersten Stück, das Sie sahen.
- Erzählen Sie, wer immer sagte, es sei diesmal spät dran.

seasons-under-the-blanket
Wo fanden Sie Wärme oder Kühle am kältesten oder heißesten Tag des Jahres {year}, der Ihnen noch in den Sinn kommt?
- Beginnen Sie mit Ihren Zehen.
- Erzählen Sie, wer zur Seite rückte.

loss-and-comfort-after-rain
Was brachte Sie im Jahr {year} binnen zehn Minuten wieder ins Gleichgewicht: ein Fenster, ein Wasserhahn, ein Baum, eine bestimmte Stimme?
- Beginnen Sie mit der ersten der zehn Minuten.
- Erzählen Sie, wer davon wusste.

loss-and-comfort-mended-thing
Welches kaputte Ding hat jemand im Jahr {year} für Sie geflickt, und sah man die Stelle danach noch?
- Beginnen Sie mit Kleber, Faden oder Klebeband.
- Erzählen Sie, was Sie beim Zuschauen dachten.

loss-and-comfort-nothing-happened
Erzählen Sie von einer ruhigen Stunde im Jahr {year}, in der nichts geschah: Wo waren Sie, und was machte das Licht?
- Beginnen Sie damit, woran Sie lehnten.
- Es muss rein gar nichts daraus werden.

loss-and-comfort-place-at-fire
Woran wärmten Sie im Jahr {year} Ihre Hände: an einem Ofen, einem Becher, einem Feuer, einer anderen Hand?
- Beginnen Sie damit, wie kalt sie waren.
- Erzählen Sie, was nach Rauch, Tee oder Wolle roch.

values-small-courtesy
Welche kleine Höflichkeit sahen Sie jemanden im Jahr {year} durchhalten, wie der Tag auch war, und haben Sie sie übernommen?
- Beginnen Sie mit der Geste selbst.
- Erzählen Sie, wem sie galt.

values-careful-with
Womit gingen Sie im Jahr {year} immer behutsam um, obwohl es Ihnen niemand aufgetragen hatte?
- Beginnen Sie damit, wie Sie es hinlegten.
- Erzählen Sie, woher Sie diese Behutsamkeit hatten.

values-time-well-spent
Welche Stunde einer gewöhnlichen Woche im Jahr {year} hätten Sie um nichts in der Welt hergegeben?
- Beginnen Sie mit der Uhr.
- Erzählen Sie, wie Sie diese Stunde verteidigten.

values-shared-gladly
Was gaben Sie im Jahr {year} gern her, obwohl Sie es gut hätten behalten können?
- Beginnen Sie mit dem Gewicht in der Hand.
- Erzählen Sie, was die andere Person damit machte.

gratitude-lift-or-seat
Wer hat Sie im Jahr {year} mitgenommen, Ihnen einen Platz überlassen oder Sie den Berg hinaufgeschoben, und worüber sprachen Sie dabei?
- Beginnen Sie mit Griff, Sattel oder Rückbank.
- Erzählen Sie, wo Sie ausstiegen.

gratitude-good-shoes
Welches Paar Schuhe trug Sie durch den größten Teil des Jahres {year}, und wohin wäre es gern noch einmal gegangen?
- Beginnen Sie mit den Schnürsenkeln oder dem Absatz.
- Erzählen Sie, was am Ende aus den Schuhen wurde.

gratitude-warm-word
Welchen freundlichen Satz aus dem Jahr {year} haben Sie nie ganz weggelegt, und in welcher Tür oder Straße fiel er?
- Schreiben Sie zuerst den Satz auf.
- Erzählen Sie, was Sie antworteten, wenn überhaupt.

gratitude-somebody-waited
Wer wartete im Jahr {year} irgendwo auf Sie, an einer Haltestelle, auf einer Bank oder bei brennendem Licht, und woran merkten Sie das?
- Beginnen Sie damit, wohin der wartende Mensch schaute.
- Erzählen Sie, was Sie als Erstes zu hören bekamen.

people-walked-alongside
Mit wem gingen Sie im Jahr {year} im Gleichschritt, auf einer Straße oder durch einen Flur, und wer gab das Tempo vor?
- Beginnen Sie mit dem Klang von vier Füßen.
- Erzählen Sie, wo sich Ihre Wege trennten.
`;
