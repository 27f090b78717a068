export const playTemplates = `
play-until-too-dark
Womit waren Sie im Jahr {year} so beschäftigt, dass man Sie dreimal rufen oder erst das Licht schwinden musste?
- Beginnen Sie mit dem schwindenden Licht.
- Erzählen Sie, was an Ihren Händen klebte.

play-house-rules
Welches Spiel wurde im Jahr {year} um Sie herum nach Regeln gespielt, die es sonst nirgends auf der Welt gab?
- Verkünden Sie eine Regel so feierlich wie möglich.
- Erzählen Sie vom großen Streit.

play-made-from-nothing
Aus Pappe, Schnur, Blättern oder Resten: Was haben Sie mit {age} gebaut, das viel besser war, als es aussah?
- Zählen Sie auf, was alles hineinkam.
- Erzählen Sie, wie lange es hielt.

play-laughed-till-it-hurt
Wer war im Jahr {year} überhaupt keine Hilfe, als Sie so lachen mussten, dass kein Ton mehr herauskam?
- Beginnen Sie dort, wo Ernst angebracht gewesen wäre.
- Andere müssen es nicht lustig finden.

play-in-water
Wer fing damit an, als Sie im Jahr {year} zum Spaß so richtig nass wurden, im Regen, in einem See oder unter dem Schlauch?
- Beginnen Sie mit dem ersten kalten Schreck.
- Erzählen Sie, was zuletzt trocknete.

play-collected
In welcher Dose, welchem Glas oder Fach bewahrten Sie mit {age} Ihre Sammlung auf, sicher vor Leuten, die aufräumen?
- Holen Sie das beste Stück heraus.
- Erzählen Sie, wonach es roch.

play-team-or-tribe
Für welche Mannschaft, welchen Verein oder wen auf der Laufbahn oder im Sattel haben Sie sich im Jahr {year} heiser geschrien?
- Beginnen Sie mit den Farben.
- Erzählen Sie von dem Moment, den alle noch wissen.

play-trick-played
Bei welchem Streich des Jahres {year}, von Ihnen oder auf Ihre Kosten, grinsen Sie noch heute, wenn Sie an ein gewisses Gesicht denken?
- Beginnen Sie mit den Vorbereitungen.
- Erzählen Sie, wie schnell er aufflog.

play-with-your-hands
Womit waren Ihre Hände im Jahr {year} beschäftigt, nur weil es ihnen gefiel: falten, stricken, schnitzen, basteln, zeichnen?
- Beginnen Sie mit dem Geräusch dabei.
- Erzählen Sie, was aus den Ergebnissen wurde.

play-danced
Auf was für einem Boden haben Sie im Jahr {year} getanzt, gehüpft oder sich gewiegt, richtig oder nur zwischen Spüle und Herd?
- Beginnen Sie mit Ihren Füßen.
- Erzählen Sie, wer es sah, wenn überhaupt jemand.

play-toy-worn-out
Welches Spielzeug, welche Puppe, welcher Stock oder Stein begleitete Sie mit {age} überallhin, in wichtiger Mission?
- Erzählen Sie, welche Stelle am meisten abgewetzt war.
- Erzählen Sie, wo das gute Stück schlief.

play-street-game
Was musste gerufen werden, bevor ein Spiel beginnen konnte, als Sie {age} waren, und wo war man in Sicherheit?
- Schreiben Sie den Abzählreim, so weit Sie ihn können.
- Ziehen Sie die Grenzen: Bordstein, Baum, Gully.

play-pretend-world
Am Schiffssteuer, hinterm Ladentisch, als Pferd, in geheimer Mission, im Stofftierkrankenhaus: Wer waren Sie mit {age}, wenn Sie nicht Sie selbst waren?
- Beginnen Sie mit dem Kostüm oder der Stimme.
- Erzählen Sie, wer die andere Rolle übernehmen musste.

play-rainy-floor
Ein nasser Tag, Sie sind {age} und liegen bäuchlings auf dem Fußboden. Was haben Sie vor sich ausgebreitet?
- Fühlen Sie den Boden: Teppich, Dielen, Fliesen.
- Erzählen Sie, wer darauf getreten ist.

play-dare
Um welche Mauer, welchen Ast oder welche Brücke ging die Mutprobe, als Sie {age} waren, ob Sie sie bestanden oder vernünftig heimgingen?
- Schauen Sie noch einmal hinunter.
- Erzählen Sie, wer sich vor Ihnen getraut hatte.

play-obsession
Wer musste es sich mit Engelsgeduld anhören, wenn Sie mit {age} von Ihrem liebsten Spiel, Sport oder Zeitvertreib anfingen?
- Erklären Sie das Beste daran in zwei Zeilen.
- Erzählen Sie, was es an Zeit und Geld verschlang.

play-night-out
Vor Ihren besten Abenden des Jahres {year} kam das Zurechtmachen. Wie sah das aus, wie roch und klang es?
- Beginnen Sie mit dem Spiegel und den Haaren.
- Erzählen Sie, was immer vergessen wurde.

play-silly-with-someone
Mit wem konnten Sie im Jahr {year} so richtig albern sein, in der Küche oder im Auto, solange niemand zusah?
- Beginnen Sie mit dem Blick, den Sie tauschten.
- Erzählen Sie, was nie jemand zu sehen bekommen darf.

play-free-day
Im Jahr {year} fiel Ihnen ein Tag ohne Pläne in den Schoß. Was fingen Sie mit der ersten Stunde an?
- Beginnen Sie mit dem Moment, in dem Sie es wussten.
- Erzählen Sie, was Sie nicht taten.

play-table-and-cards
Karten, Würfel, Domino, eine Kugel im Gras: Wer ertrug es im Jahr {year} nicht, gegen Sie zu verlieren?
- Beginnen Sie mit dem Mischen oder dem Bleistift.
- Erzählen Sie vom besten Bluff.

play-hobby-kingdom
Im Schuppen, auf dem Tisch oder auf dem Bildschirm: Was lag im Jahr {year} halb fertig in Ihrem eigenen kleinen Reich?
- Suchen Sie zuerst das fehlende Teil.
- Erzählen Sie, wer hereindurfte.

play-still-childlike
Woran hatten Sie mit {age} noch genauso Spaß wie mit neun: an Pfützen, Murmeln, Kuchenteig, einer guten Rutsche?
- Erzählen Sie, wer Sie dabei erwischt hat.
- Beginnen Sie mit dem Geräusch dazu.

play-left-out
Wenn Sie im Jahr {year} am Rand eines Spiels standen und zuschauten: Was fanden Sie stattdessen zu tun oder zu sehen?
- Beginnen Sie mit der Mauer oder dem Gras.
- Erzählen Sie, wer zu Ihnen herüberkam, falls jemand kam.
`;
