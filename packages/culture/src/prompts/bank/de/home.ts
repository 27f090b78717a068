export const homeTemplates = `
home-sound-of-door
Wie erkannten Sie im Jahr {year} allein am Klang der Tür, wer dort, wo Sie wohnten, gerade hereinkam?
- Beginnen Sie mit Schlüssel, Klinke oder Klingel.
- Wenn Sie allein wohnten: Erzählen Sie, wie Ihr eigenes Heimkommen klang.

home-before-sleep
Sie liegen im Jahr {year} im Dunkeln, wo immer Sie schliefen: Was hörten Sie kurz vor dem Einschlafen?
- Beginnen Sie mit dem fernsten Geräusch.
- Dann das nächste: Atem, eine Uhr, ein Rohr.

home-drawer-of-everything
Überall gibt es eine Schublade, Dose oder Ablage, in der alles landet. Was lag im Jahr {year} in Ihrer, das dort nichts zu suchen hatte?
- Kramen Sie mit geschlossenen Augen.
- Ziehen Sie ein Ding heraus und erzählen Sie seine Geschichte.

home-warmest-spot
Wo war im Jahr {year} dort, wo Sie wohnten, der wärmste Platz, auf den es alle abgesehen hatten, Katzen inbegriffen?
- Ein Ofen, ein sonniger Fußboden, eine schwere Decke.
- Erzählen Sie, wie Sie ihn eroberten, wenn es gelang.

home-best-object
Welchen Gegenstand von dort, wo Sie im Jahr {year} wohnten, würden Sie zuerst ins Sonnenlicht tragen, nur um ihn wieder anzuschauen?
- Wiegen Sie ihn in der Hand.
- Erzählen Sie von dem Kratzer, Fleck oder Sprung.

home-table-marks
Streichen Sie mit der Hand über den Tisch, den Sie im Jahr {year} am meisten benutzten. Welche Spuren, Krümel oder Stapel findet sie?
- Beginnen Sie mit der Ecke, die Ihre war.
- Erzählen Sie, wozu der Tisch außer zum Essen diente.

home-morning-order
In welcher Reihenfolge erwachte im Jahr {year} Ihr Zuhause, vom ersten Geräusch bis zu dem Moment, in dem Sie aufstanden?
- Ein Wasserhahn, ein Radio, ein Vogel, eine Diele.
- Erzählen Sie, wem man vor dem Frühstück besser auswich.

home-something-always-broken
Was war im Jahr {year} bei Ihnen ewig kaputt, verklemmt oder mit Schnur geflickt, samt einem Trick, den nur Eingeweihte kannten?
- Erklären Sie ihn wie einem Gast.
- Erzählen Sie, wer schwor, es zu reparieren.

home-whose-chair
Welcher Stuhl, welches Kissen, welche Ecke war im Jahr {year} so fest vergeben, dass Sie sich dort nie hingesetzt hätten?
- Beginnen Sie mit dem Stoff.
- Erzählen Sie, was von dort aus in Griffweite lag.

home-ceiling
Sie sind {age}, liegen auf dem Rücken und schauen nach oben. In was verwandeln sich die Risse, Flecken oder Schatten an der Zimmerdecke?
- Beginnen Sie mit dem Licht, das hereinfiel.
- Geben Sie der Gestalt einen Namen.

home-chore-dodged
Mit welcher schlauen Methode drückten Sie sich mit {age} vor der Hausarbeit, die Sie am wenigsten mochten?
- Beschreiben Sie Eimer, Lappen oder Besen.
- Erzählen Sie, wann die Methode versagte.

home-own-corner
Ein Regalbrett, ein Bett, eine halbe Schublade: Welches Stück dort, wo Sie wohnten, gehörte wirklich Ihnen, als Sie {age} waren?
- Beginnen Sie mit dem Kleinsten, was Sie dort hinlegten.
- Erzählen Sie, was geschah, wenn jemand etwas anrührte.

home-room-of-noise
Alles spielte sich in einem Zimmer ab, als Sie {age} waren. Wo darin waren Sie: auf dem Boden, am Ofen, unter dem Tisch?
- Schauen Sie aus Ihrer damaligen Höhe.
- Zählen Sie die Füße, die vorbeigehen.

home-walls-said
Poster, Postkarten, abblätternde Farbe: Was sagte die Wand neben Ihrem Kopfkissen über Sie, als Sie {age} waren?
- Beginnen Sie mit der Ecke, die sich immer löste.
- Erzählen Sie, womit alles befestigt war.

home-first-own-key
Was taten Sie in der ersten stillen Minute hinter einer eigenen Tür, als Sie mit {age} den Schlüssel dazu hatten?
- Fühlen Sie den Schlüssel in der Tasche.
- Erzählen Sie, was auf einmal zu hören war.

home-odd-furniture
Kisten, Kissen, ein alter Tisch von irgendwem: Was nannten Sie mit {age} stolz Ihre Möbel?
- Erzählen Sie, wie sie hereingetragen wurden.
- Erzählen Sie, wo sie heute stehen, wenn Sie es wissen.

home-sunday-hours
Wo fand Sie die Sonne, dort, wo Sie wohnten, an einem Tag im Jahr {year}, an dem nichts anstand?
- Beginnen Sie mit dem ersten Sonnenfleck.
- Erzählen Sie, was Sie eigentlich hätten tun sollen.

home-guests-came
Wenn im Jahr {year} Leute bei Ihnen vorbeikamen: In welcher Ecke landeten am Ende immer alle?
- Zählen Sie die Stühle, zusammenpassend oder nicht.
- Erzählen Sie, wer nie rechtzeitig nach Hause ging.

home-thing-that-moved-along
Ein Gegenstand zieht offenbar bei jedem Adresswechsel mit um. Welcher war es bei Ihnen, und wo stand er, als Sie {age} waren?
- Beginnen Sie damit, woraus er gemacht ist.
- Erzählen Sie, wie er einmal fast verloren ging.

home-plant-or-pot
Eine Zimmerpflanze, ein Balkonkasten, ein Stück Erde: Was versuchten Sie im Jahr {year} am Leben zu halten?
- Beginnen Sie mit dem Gießen.
- Erzählen Sie, was alles überstanden wurde.

home-smallest-comfort
Welche Kleinigkeit in Griffweite machte den Ort, an dem Sie wohnten, im Jahr {year} zu Ihrem?
- Beschreiben Sie sie für Menschen, die sie nicht sehen.
- Erzählen Sie, wie sie zu Ihnen kam.

home-moving-boxes
Falls Sie im Jahr {year} ein- oder ausgepackt haben: Welches eine Ding ließen Sie nicht aus den Augen?
- Beginnen Sie mit dem Klang des leeren Zimmers.
- Von einer Kiste zu erzählen genügt.

home-house-rules
Welche ungeschriebene Regel galt dort, wo Sie mit {age} wohnten, und wie kamen Sie dahinter?
- Sagen Sie sie in einem kurzen Satz.
- Erzählen Sie, wer sie brechen durfte.
`;
