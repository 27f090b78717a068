export const spiritualFaithTemplates = `
spirit-faith-place-of-worship
Wenn Sie an einen Ort denken, an dem um das Jahr {year} gebetet wurde: Was berührten dort Ihre Hände, Holz, Stein, Teppich oder Wasser?
- Beginnen Sie mit der Temperatur an der Tür.
- Erzählen Sie, worauf Sie schauten, wenn es lange dauerte.

spirit-faith-prayer-words
Welche Gebetsworte waren Ihnen im Jahr {year} am nächsten, und wo waren Sie, wenn Sie sie sprachen oder hörten?
- Beginnen Sie mit dem Rhythmus, nicht mit dem Sinn.
- Erzählen Sie, in wessen Stimme sie kommen.

spirit-faith-holy-day
Was machte am heiligsten Tag des Jahres {year}, so wie Sie ihn begingen oder miterlebten, den Morgen anders als jeden anderen?
- Beginnen Sie mit Kleidern, Kerzen, Wasser oder Hunger.
- Erzählen Sie, wie die Straße klang.

spirit-faith-feast-table
Was stand bei einem religiösen Fest im Jahr {year} auf dem Tisch, das Sie noch heute am Duft erkennen würden?
- Beginnen Sie mit dem Topf, der am längsten brauchte.
- Erzählen Sie, wer zuerst kosten durfte.

spirit-faith-hymn
Welchen Gesang, welches geistliche Lied oder welchen Gebetsruf aus dem Jahr {year} hören Sie noch vom allerersten Ton an?
- Beginnen Sie damit, wer ein wenig danebenlag.
- Erzählen Sie, was der Hall daraus machte.

spirit-faith-who-showed
Wer zeigte Ihnen im Jahr {year}, ganz ohne zu predigen, wie ein gläubiger Mensch sein kann, und durch welches Tun?
- Beginnen Sie mit etwas, das die Hände taten.
- Erzählen Sie, worüber nie gesprochen wurde.

spirit-faith-first-alone
Wissen Sie noch, wie Sie mit {age} zum ersten Mal allein beteten oder es versuchten, und was war in dem Zimmer?
- Beginnen Sie damit, wohin Sie schauten.
- Erzählen Sie, worum Sie baten, wenn Sie mögen.

spirit-faith-doubt
Welche Frage über Ihren Glauben trugen Sie im Jahr {year} mit sich herum, und mit wem wagten Sie damit auf und ab zu gehen?
- Die Frage genügt; eine Antwort braucht es nicht.
- Beginnen Sie mit dem Weg, den Sie gingen.

spirit-faith-answered
Wenn Sie auf das Jahr {year} zurückblicken: Welches Gute kam Ihnen wie eine Antwort vor, auch wenn Sie um etwas anderes gebeten hatten?
- Beginnen Sie mit dem Tag, an dem es kam.
- Erzählen Sie, wem Sie davon berichteten.

spirit-faith-giving
Wann sahen Sie im Jahr {year} jemanden im Stillen geben, weil der Glaube es verlangte, und was wurde gegeben?
- Eine Münze, ein Essen, ein Abend: Beginnen Sie damit.
- Erzählen Sie, wie es unbemerkt bleiben sollte.

spirit-faith-lesson
Welche Geschichte aus Schrift oder Überlieferung mochten Sie mit {age} am liebsten, und wie sahen die Menschen darin für Sie aus?
- Beginnen Sie mit dem Tier, dem Boot oder dem Berg.
- Erzählen Sie, was Sie daran ungerecht fanden.

spirit-faith-giggles
Was brachte Sie im Jahr {year} mitten in einem Gottesdienst, einem Segen oder langen Gebet zum Kichern, und wer sah es?
- Beginnen Sie damit, wer angefangen hat.
- Erzählen Sie, wie man Sie danach ansah.

spirit-faith-verse-carried
Welche Zeile aus einer Schrift oder einem Gebet hat Sie getröstet, wenn Sie an das Jahr {year} denken, und wo bewahren Sie sie auf?
- Schreiben Sie sie aus dem Gedächtnis, nicht nach dem Buch.
- Erzählen Sie, von wem Sie sie haben.

spirit-faith-object
Welcher heilige Gegenstand stand, hing oder lag dort, wo Sie im Jahr {year} wohnten, und wer wischte den Staub davon ab?
- Beginnen Sie mit dem Gewicht in der Hand.
- Erzählen Sie, woher er gekommen war.

spirit-faith-on-the-way
Wie kamen Sie im Jahr {year} dorthin, wo man sich zum Gebet traf, und woran gingen Sie unterwegs vorbei?
- Beginnen Sie mit Ihren Schuhen.
- Erzählen Sie, worüber unterwegs gesprochen wurde.

spirit-faith-at-work
Wo fand Ihr Glaube in den Arbeitstagen des Jahres {year} einen kleinen Platz: eine Pause, ein Gruß, etwas, das Sie nicht taten?
- Beginnen Sie mit der Stunde des Tages.
- Erzählen Sie, wer es bemerkte, wenn überhaupt jemand.

spirit-faith-fasting
Worauf verzichteten Sie im Jahr {year} um Ihres Glaubens willen, und wie schmeckte danach der erste Bissen oder Schluck?
- Beginnen Sie mit der Stunde, bevor es zu Ende war.
- Erzählen Sie, wer mit Ihnen wartete.

spirit-faith-elder
Auf wessen Gebete konnten Sie sich im Jahr {year} stützen, und woher wussten Sie, dass da jemand für Sie betete?
- Beginnen Sie mit Stuhl, Matte oder Perlen.
- Erzählen Sie, was Sie dafür zurückgaben.

spirit-faith-sang-loud
Wer sang oder betete im Jahr {year} dort, wo Sie Ihren Glauben feierten, lauter als alle anderen, und was dachten Sie insgeheim darüber?
- Beginnen Sie mit der Reihe, aus der es kam.
- Erzählen Sie, was Sie gäben, es wieder zu hören.

spirit-faith-rest-day
Wie begann bei Ihnen im Jahr {year} der Ruhetag, und was durften Sie nicht tun, oder mussten es zum Glück nicht?
- Beginnen Sie mit dem Abend davor.
- Erzählen Sie, wie das Licht war.

spirit-faith-blessing-said
Welcher Segen wurde im Jahr {year} über Sie, über das Brot oder eine Reise gesprochen, und mit was für einer Stimme?
- Beginnen Sie mit den Händen dazu.
- Erzählen Sie, was gleich danach geschah.

spirit-faith-turning
Wann wurde im Jahr {year} etwas, das man Sie über Ihren Glauben nur gelehrt hatte, zu Ihrem Eigenen, und wo waren Sie da?
- Beginnen Sie mit etwas Alltäglichem an diesem Ort.
- Erzählen Sie, was Sie als Nächstes taten.

spirit-faith-candle-absent
Für wen sprachen Sie im Jahr {year} ein Gebet oder zündeten ein Licht an, und was hätte dieser Mensch dazu gesagt?
- Beginnen Sie mit dem Scherz, der immer kam.
- So wenig oder so viel, wie Sie mögen.

spirit-faith-right-thing
Was ließ Ihr Glaube Sie im Jahr {year} tun, das zu lassen sonst leichter gewesen wäre, und wer war froh darüber?
- Gerade Kleines zählt hier.
- Beginnen Sie mit dem Moment vor dem Entschluss.

spirit-faith-dressed-for-it
Was trugen Sie mit {age} bei einer Feier Ihres Glaubens, der eigenen oder der von anderen, und wo zwickte es?
- Beginnen Sie mit den Schuhen oder dem Kopf.
- Erzählen Sie, was man Ihnen in die Hände gab.

spirit-faith-other-faith
In wessen Glauben, anders als Ihr eigener, bekamen Sie im Jahr {year} einen kleinen Einblick, und was gefiel Ihnen daran?
- Beginnen Sie mit dem, was Sie nicht erwartet hatten.
- Erzählen Sie, was man Ihnen zu essen oder trinken anbot.

spirit-faith-played-at-it
Haben Sie mit {age} je Hochzeit, Predigt oder Prozession gespielt, und welche Haushaltsgeräte taten dabei den heiligen Dienst?
- Beginnen Sie mit dem Kostüm.
- Erzählen Sie, wer die Gemeinde sein musste.

spirit-faith-old-age-prayer
Wie hatte sich Ihre Art zu beten bis zum Jahr {year} verändert: mehr Worte, weniger Worte, ein anderer Ort, eine andere Stunde?
- Beginnen Sie damit, wohin Ihr Gesicht gewandt war.
- Erzählen Sie, was die ganze Zeit gleich blieb.

spirit-faith-welcomed
Gab es eine Feier, mit der Sie in eine Glaubensgemeinschaft aufgenommen wurden, und welches Bild, welche Geschichte davon hat man Ihnen gezeigt?
- Beginnen Sie damit, wer Sie hält.
- Erzählen Sie, was Sie dabei getan haben sollen.

spirit-faith-before-you
Was wissen Sie davon, wie Ihre Leute um das Jahr {year} beteten oder heilige Tage begingen, und was ist bis zu Ihnen gekommen?
- Beginnen Sie mit Buch, Schale, Tuch oder Wort.
- Erzählen Sie, wer Ihnen davon erzählt hat.
`;
