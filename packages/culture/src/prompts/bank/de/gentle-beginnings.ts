export const gentleBeginningsTemplates = `
place-before-you-path
Welchen Weg, Kai oder Marktplatz kannten die Füße Ihrer Leute um das Jahr {year} am besten, so wie Sie es sich vorstellen?
- Beginnen Sie mit dem Boden: Schlamm, Pflaster, Sand.
- Erzählen Sie, woher Sie dieses Bild haben.

place-before-you-view-shared
Gibt es eine Aussicht, die Ihre Leute lange vor Ihnen sahen und die auch Sie gesehen haben: ein Hügel, ein Hafen, eine Reihe Dächer?
- Beginnen Sie mit dem, was gleich geblieben ist.
- Erzählen Sie, wann Sie selbst dort standen.

turning-points-before-you-waiting
Was hat man Ihnen von der Zeit kurz vor Ihrer Ankunft erzählt, und was wurde da gestrichen, gestrickt, geliehen oder umgestellt?
- Beginnen Sie mit dem Zimmer, das hergerichtet wurde.
- Eine Vermutung ist hier so gut wie eine Tatsache.

turning-points-before-you-letter
Wenn ein Brief aus dem Jahr {year} auftauchte, geschrieben von jemandem unter Ihren Leuten: Was würden Sie darin zu lesen hoffen?
- Beginnen Sie mit dem Papier und der Tinte.
- Erzählen Sie, wem Sie ihn vorlesen würden.

play-before-you-toy
Womit hätte ein Kind unter Ihren Leuten um das Jahr {year} gespielt, und woraus war das Spielzeug gemacht?
- Holz, Lumpen, Schnur, Steine: Beginnen Sie dort.
- Erzählen Sie, welche dieser Spiele Sie noch spielten.

values-before-you-kept-rule
Welche kleine Hausregel, über Brot, Türen oder Gäste, ist älter als Sie und gilt irgendwo, wo Sie ein und aus gehen, noch immer?
- Sagen Sie die Regel so, wie sie gesagt wurde.
- Erzählen Sie, wer aufschaut, wenn sie gebrochen wird.

school-or-work-before-you-tools
Welches Werkzeug, welche Schürze, welches Kontobuch oder welche Brotdose aus der Zeit vor Ihnen hat man Ihnen gezeigt oder beschrieben?
- Beginnen Sie mit dem Griff oder dem Verschluss.
- Erzählen Sie, wozu es zuletzt gebraucht wurde.

loss-and-comfort-before-you-warmth
Um welchen Ofen, welche Lampe, Bank oder welchen Brunnen saßen Ihre Leute an stillen Abenden des Jahres {year}, wie Sie es sich ausmalen?
- Beginnen Sie damit, wer am nächsten saß.
- Erzählen Sie, was wohl über dem Feuer hing.

place-early-window-of-pram
Wohin wurden Sie im Jahr {year} als winziges Wesen geschoben, getragen oder gezogen, so erzählt man es, und woran kamen Sie vorbei?
- Kinderwagen, Tragetuch, Schlitten oder Schultern: Beginnen Sie dort.
- Erzählen Sie, wer geschoben hat.

turning-points-early-new-bed
Wechselten Sie als ganz kleines Kind einmal Zimmer, Bett oder Adresse, und welche Geschichte oder welches Bild ist vom alten geblieben?
- Beginnen Sie mit Gitterstäben, Decke oder Tür.
- Es darf auch nur ein Satz sein, den jemand sagt.

school-or-work-early-watching
Bei wessen Arbeit saßen Sie als winziges Kind dabei, wie man Ihnen erzählt hat, und wie klang sie?
- Nähen, Melken, Tippen, Hämmern.
- Erzählen Sie, was man Ihnen zum Beschäftigen gab.

food-early-fed
Wer fütterte Sie im Jahr {year} mit dem Löffel, soweit es noch jemand weiß, und mit welchen Tricks ging Ihr Mund auf?
- Flugzeuge, Züge, Lieder: Beginnen Sie mit dem Geräusch.
- Erzählen Sie, was mit dem letzten Löffel geschah.

values-early-first-kindness
Welche liebe oder komische Tat sollen Sie als winziges Kind vollbracht haben, von der man heute noch spricht?
- Beginnen Sie so, wie es erzählt wird.
- Erzählen Sie, wer es abbekam.

play-early-hiding-place
Unter welchem Tisch, hinter welchem Vorhang oder Mantel versteckten Sie sich als ganz kleines Kind gern, so heißt es?
- Beginnen Sie mit dem Stück von Ihnen, das herausschaute.
- Erzählen Sie, wer so tat, als sähe man nichts.

seasons-in-the-hand
Welches Blatt, welche Muschel, welchen Schneeball oder welche Feder sehen Sie in Ihrer Hand, wenn Sie sich im Jahr {year} draußen vor sich sehen?
- Beginnen Sie mit Gewicht und Rand.
- Erzählen Sie, wo Sie das Fundstück ablegten.

seasons-first-coat-day
Der erste Tag im Jahr {year} für einen dicken Mantel, oder für gar keinen: Wo gingen Sie, und wer sagte, Sie würden es bereuen?
- Beginnen Sie mit der Luft an Ihren Armen.
- Erzählen Sie, ob es stimmte.

seasons-light-through-curtain
Wie kam das Morgenlicht im Jahr {year} dorthin, wo Sie schliefen, und worauf fiel es zuerst?
- Beginnen Sie mit dem Muster, das es machte.
- Erzählen Sie, wie Sie daran die Uhrzeit erkannten.

seasons-evening-outside
Auf welcher Türschwelle, welchem Balkon, welcher Bank saßen Sie an den langen Abenden des Jahres {year}, und worüber sprachen alle?
- Beginnen Sie mit den Stühlen, die man hinaustrug.
- Erzählen Sie, wer bis zuletzt blieb.

place-quiet-corner-of-a-busy-place
An welchem belebten Ort hatten Sie im Jahr {year} eine stille Ecke für sich, und was konnten Sie von dort sehen?
- Ein Treppenhaus, ein Lagerraum, die letzte Sitzreihe.
- Erzählen Sie, wie Sie ungesehen hinkamen.

place-bridge-or-crossing
Über welche Brücke, welchen Übergang oder Steg kamen Sie im Jahr {year} so oft, dass Ihre Füße den Weg im Dunkeln wüssten?
- Beginnen Sie mit dem Klang unter Ihren Sohlen.
- Erzählen Sie, wohin es an guten Tagen ging.

place-seen-from-above
Von welchem Hügel, Stockwerk, Baum oder welcher Leiter konnten Sie mit {age} auf Ihre eigene kleine Welt hinunterschauen?
- Beginnen Sie mit dem Kleinsten, was Sie erkennen konnten.
- Erzählen Sie, wer mit Ihnen oben war, wenn überhaupt jemand.

loss-and-comfort-good-night
Was haben Sie im Jahr {year} gewöhnlich als Letztes gehört, gesagt oder gedacht, ehe Sie einschliefen?
- Beginnen Sie mit dem Kopfkissen.
- Ein Radio, ein Seufzer, eine Liste für morgen.

loss-and-comfort-long-bath
Womit waren Sie im Jahr {year} gut zu sich selbst, mit einem Bad, einem Keks oder dem langen Heimweg?
- Beginnen Sie mit der ersten Minute davon.
- Erzählen Sie, was Sie niemandem erzählt haben.
`;
