export const musicTemplates = `
music-through-the-wall
Welche Musik drang im Jahr {year} durch Wand, Fenster oder Fußboden zu Ihnen, ob Sie wollten oder nicht?
- Beginnen Sie damit, was Sie gerade zu tun versuchten.
- Erzählen Sie, was Sie von den Leuten dahinter wussten.

music-hummed-while-working
Was hat jemand in Ihrer Nähe im Jahr {year} gesummt, gepfiffen oder gesungen, während die Hände mit etwas anderem beschäftigt waren?
- Hören Sie erst hin, dann suchen Sie die Hände.
- Erzählen Sie, welche Stelle immer falsch geriet.

music-first-notes
Drei Töne genügen: Bei welchem Lied rannten Sie im Jahr {year} zum Radio, zum Bildschirm oder auf die Tanzfläche?
- Schreiben Sie die Zeile auf, die Sie am lautesten sangen.
- Erzählen Sie, wer mitrannte.

music-wrong-words
Welches Lied sangen Sie im Jahr {year} mit völlig falschem Text, laut und aus vollem Herzen?
- Schreiben Sie Ihre Fassung auf.
- Erzählen Sie, wer Sie berichtigt hat, wenn überhaupt jemand.

music-what-it-came-out-of
Aus welchem Kasten, Gerät, Trichter oder Ohrhörer kam im Jahr {year} Ihre Musik, sobald sich das gute Stück zum Spielen überreden ließ?
- Beginnen Sie mit Knopf, Nadel oder Skala.
- Erzählen Sie, was bei schlechter Laune des Geräts geschah.

music-on-the-road
Was lief oder wurde gesungen, während im Jahr {year} eine Landschaft an Ihrem Fenster vorbeizog?
- Beginnen Sie mit dem Fenster und dem Tempo.
- Erzählen Sie, wer es ausgesucht hat.

music-not-yours
Welche Melodie verfolgte Sie im Jahr {year} in jeden Laden, Aufzug und Bus, obwohl Sie sie nicht ausstehen konnten?
- Summen Sie sie einmal, dann ist es überstanden.
- Erzählen Sie, wo es kein Entkommen gab.

music-quiet-sound
Regen auf dem Dach, ein ferner Zug, ein Kühlschrank bei Nacht: Welches Geräusch war für Sie die wahre Musik des Jahres {year}?
- Schließen Sie erst zehn Sekunden lang die Augen.
- Erzählen Sie, wo Sie beim Hören lagen oder standen.

music-instrument-near
Wer konnte dem Instrument, das in Ihrer Nähe stand, hing oder herumlag, etwas entlocken, als Sie {age} waren?
- Kämme und Kochtöpfe sind auch Instrumente.
- Beginnen Sie mit dem schlimmsten Ton.

music-crowd-singing
Wo fanden Sie sich im Jahr {year} unter Menschen wieder, die alle dasselbe sangen oder klatschten?
- Beginnen Sie damit, wer neben Ihnen stand.
- Erzählen Sie, ob Sie mitmachten.

music-counting-song
Wie geht noch gleich der Reim oder das Lied, das bei Ihnen mit {age} zum Seilspringen, Klatschen oder zu langen Fahrten gehörte?
- Schreiben Sie so viel auf, wie Ihnen einfällt.
- Erzählen Sie, wem nie die Puste ausging.

music-stage-fright
Eine Blockflöte, ein Chor, ein Solo vor dem Vorhang: Wer saß in der ersten Reihe, als Sie im Jahr {year} auftraten?
- Beginnen Sie mit dem, was Sie anziehen mussten.
- Erzählen Sie von dem Ton, der Ihnen entwischte.

music-bedtime-sound
Aus welcher Richtung kam die letzte Melodie, Stimme oder das letzte Geräusch des Tages, als Sie {age} waren und schlafen sollten?
- Beginnen Sie mit der Dunkelheit und der Decke.
- Erzählen Sie, wie viel Sie meist davon mitbekamen.

music-played-again
Welches Lied spielten Sie mit {age} wieder und wieder, bis jemand jenseits der Tür um Gnade flehte?
- Beginnen Sie in der Sekunde, bevor es losgeht.
- Erzählen Sie, was gewiss niemand sonst verstand.

music-mixtape
Wer gab Ihnen, als Sie ungefähr {age} waren, Musik, auf Kassette, Scheibe, Liste oder einfach mit dem Befehl, hinzuhören?
- Beginnen Sie mit der Handschrift oder der Hülle.
- Erzählen Sie, welches Stück die Botschaft war.

music-last-song
Was war das letzte Lied eines guten Abends im Jahr {year}, in welchem Saal, Keller oder welcher Küche er für Sie auch endete?
- Beginnen Sie, als das Licht anging.
- Erzählen Sie, wie Sie danach nach Hause kamen.

music-live-night
Nah an der Bühne oder ganz hinten: Welche Live-Musik des Jahres {year} ging Ihnen durch Mark und Bein?
- Beginnen Sie mit der Menge, bevor es losging.
- Erzählen Sie, was in den Ohren nachklang.

music-unheard-singing
Was haben Sie im Jahr {year} gesungen, wenn man Sie vor lauter Wasser, Motor oder Besen nicht hören konnte?
- Beginnen Sie natürlich mit dem Refrain.
- Erzählen Sie, wie man Sie einmal doch hörte.

music-taste-of-the-young
Was spielten die Jüngeren im Jahr {year} in voller Lautstärke, sodass Sie sich fragten, ob das wirklich Musik sein sollte?
- Beschreiben Sie es lieber mit Geräuschen als mit Worten.
- Erzählen Sie, welches Stück Ihnen doch ans Herz wuchs.

music-old-song-returns
Im Jahr {year} bog ein altes Lied um die Ecke, aus einem Laden oder einem vorbeifahrenden Auto. Wohin trug es Sie im selben Augenblick?
- Erzählen Sie, wo Sie standen, als es begann.
- Dann, wo Sie bei der zweiten Zeile waren.

music-better-hour
Welches Musikstück legten Sie mit {age} auf, um aus einer gewöhnlichen Stunde eine gute zu machen?
- Beginnen Sie mit der Suche nach dem richtigen Knopf.
- Erzählen Sie, wer mitgesungen hätte.

music-song-you-avoid
Gibt es ein Lied aus dem Jahr {year}, das Sie nur spielen, wenn Sie sich den ersten Tönen gewachsen fühlen?
- Ein Takt genügt, um es zu nennen.
- Sagen Sie, wer das noch verstehen würde.

music-silence-shared
Mit wem konnten Sie im Jahr {year} schweigen, nur mit einer Uhr, einer Straße oder etwas Musik im Hintergrund?
- Beginnen Sie mit dem Klang darunter.
- Erzählen Sie, woraus die Stille bestand.
`;
