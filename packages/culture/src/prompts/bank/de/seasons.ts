export const seasonsTemplates = `
seasons-one-morning
Ein Morgen im {season}, als Sie {age} waren, wo immer Sie aufwachten: Wonach roch die Luft, als Sie hinausgingen?
- Beginnen Sie mit der Hand an der Tür.
- Erzählen Sie, was Sie an den Füßen hatten.

seasons-clothes-for-it
Was trugen Sie im {season} tagein, tagaus, als Sie {age} waren, bis es dünn, zu kurz oder blank gescheuert war?
- Beginnen Sie damit, wie es sich am Hals anfühlte.
- Erzählen Sie, was in den Taschen steckte.

seasons-evening-light
Wo hätte man Sie in der letzten hellen Stunde angetroffen, an Abenden im {season}, als Sie {age} waren?
- Beginnen Sie mit der Farbe des Himmels.
- Erzählen Sie, woran Sie merkten, dass es Zeit war hineinzugehen.

seasons-first-sign
Woran merkten Sie, als Sie {age} waren, noch vor jedem Kalender, dass der {season} gekommen war?
- Ein Geruch, ein Vogel, ein Mantel, eine Frucht.
- Erzählen Sie, wer es immer zuerst bemerkte.

seasons-weather-event
Schnee, Hochwasser, Hitze, Sturm: Wo hat Sie im Jahr {year} das Wetter erwischt, von dem alle sprachen?
- Beginnen Sie mit dem Himmel eine Stunde davor.
- Erzählen Sie, was aus den Plänen wurde.

seasons-longest-day
Worauf lagen oder saßen Sie am faulsten warmen Tag des Jahres {year}?
- Beginnen Sie mit Ihren nackten Armen.
- Erzählen Sie, was Sie tranken und woraus.

seasons-cold-hands
Bis auf die Knochen durchgefroren im Jahr {year}: An welchem Ofen, welcher Heizung, welchem Becher tauten Ihre Finger wieder auf?
- Beginnen Sie draußen, mit Ihrem Atem.
- Erzählen Sie, wer dort noch saß.

seasons-rain-sound
Vom Regen überrascht im Jahr {year}: Unter welchem Baum, Dach oder Torbogen haben Sie gewartet, bis es vorbei war?
- Beginnen Sie mit den ersten dicken Tropfen.
- Erzählen Sie, wie lange Sie ihm gaben.

seasons-birthday-weather
Wie benahmen sich der Himmel und die Leute ringsum an dem Tag, an dem Sie {age} wurden, falls es jemand bemerkte?
- Beginnen Sie mit einem Blick aus dem Fenster.
- Erzählen Sie von einem Geschenk oder einem Menschen.

seasons-last-night-of-year
Feuerwerk, Glocken, Schnarchen, gar nichts: Was hörten Sie in der allerersten Nacht des Jahres {year}?
- Beginnen Sie mit der Uhr oder dem Fenster.
- Erzählen Sie, wer als Erstes etwas sagte.

seasons-feast-preparations
Welche kleine Aufgabe war Ihre im Jahr {year}, wenn alle ein Fest, einen Jahrmarkt oder einen großen Ausflug vorbereiteten?
- Beginnen Sie mit den Kisten, die hervorgeholt wurden.
- Erzählen Sie, was schiefging, wie immer.

seasons-ordinary-wednesday
Nehmen Sie einen grauen, namenlosen Mittwoch irgendwo im Jahr {year}. Wobei würden wir Sie um vier Uhr nachmittags sehen?
- Beginnen Sie mit dem, was Sie in den Händen halten.
- Erzählen Sie, worauf Sie sich freuen.

seasons-snow-or-sand
Schnee, Sand, Laub oder Matsch: Was haben Sie mit {age} gebaut oder gegraben, oder wo sind Sie hineingefallen, bis in die Socken?
- Beginnen Sie mit den Handschuhen oder den Zehen.
- Erzählen Sie, wie es zerstört wurde.

seasons-long-holiday
Als Sie {age} waren, hatten die langen freien Wochen einen ganz eigenen Geruch. Woraus setzte er sich zusammen?
- Beginnen Sie am ersten freien Morgen.
- Erzählen Sie, was Sie am Ende verlernt hatten.

seasons-city-summer
Wenn es in {city} heiß war und Sie {age} waren: Wohin gingen alle, um sich abzukühlen?
- Beginnen Sie mit dem Gehweg unter Ihren Füßen.
- Erzählen Sie, was dort verkauft wurde.

seasons-after-dark-outside
Wer blieb in der ersten milden Nacht des Jahres {year} mit Ihnen draußen, viel länger, als vernünftig war?
- Beginnen Sie mit der Jacke, die Sie nicht brauchten.
- Erzählen Sie, was außer Blütenstaub in der Luft lag.

seasons-smell-of-sun
Sonnencreme, Staub, gemähtes Gras: Wer kommt mit diesen Gerüchen daher, wenn Sie an sich mit {age} denken?
- Beginnen Sie mit dem Geruch und gehen Sie ihm nach.
- Erzählen Sie, was dieser Mensch bei sich trug.

seasons-garden-or-market
Auf welche Frucht, Blume oder welches Gemüse haben Sie mit {age} gewartet und gewartet, bis es endlich so weit war?
- Beginnen Sie am Stand, am Baum oder am Beet.
- Erzählen Sie vom Geschmack des ersten Stücks.

seasons-winter-ritual
Vorhänge, Kerzen, eine bestimmte Decke, eine bestimmte Suppe: Wie richteten Sie sich im Jahr {year} für die dunklen Monate ein?
- Beginnen Sie mit der Stunde, in der es dunkel wurde.
- Erzählen Sie, worauf Sie nicht verzichten wollten.

seasons-view-changing
Welchen Baum, welches Dach, welches Stück Himmel haben Sie im Jahr {year} durch alle Launen begleitet?
- Wählen Sie die schönste Woche.
- Erzählen Sie, wer mit Ihnen schaute.

seasons-compare-child
Was war an einem Tag im {season}, als Sie {age} waren, noch genauso wie an denen, durch die Sie als Kind gerannt sind?
- Vergleichen Sie zuerst die Schuhe.
- Dann den Geruch der Luft.

seasons-own-bit-of-light
Wenn alle fröhlich sein sollten, an welchem Tag des Jahres {year} auch immer: Wo fanden Sie Ihr eigenes bisschen Licht?
- Ein Fenster, ein Spaziergang, ein Anruf.
- Es darf ganz klein gewesen sein.

seasons-far-from-usual
Falls Sie einen besonderen Tag des Jahres {year} an einem ungewohnten Ort oder in ungewohnter Gesellschaft verbrachten: Was stand auf dem Tisch?
- Beginnen Sie mit den Stühlen und wer darauf saß.
- Erzählen Sie in einer Zeile, was Ihnen fehlte.
`;
