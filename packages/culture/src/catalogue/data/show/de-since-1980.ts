export const showsDeSince1980 = `
1980- | DE | Verstehen Sie Spaß? | tv | broadcaster
1981-1987 | DE | Rudis Tagesshow | tv | broadcaster
1981-2014 | DE | Wetten, dass..? | tv | broadcaster
1981- | DE | Das Traumschiff | tv | broadcaster
1981-2013 | DE | Ein Fall für zwei | tv | broadcaster
1983 | DE | Monaco Franze – Der ewige Stenz | tv | broadcaster
1983-1986 | DE | Ich heirate eine Familie | tv | broadcaster
1983-1990 | DE | Formel Eins | tv | broadcaster
1984 | DE | Heimat | tv | broadcaster
1985-1989 | DE | Die Schwarzwaldklinik | tv | broadcaster
1985-2020 | DE | Lindenstraße | tv | broadcaster
1986 | DE | Kir Royal | tv | broadcaster
1986-1998 | DE | Liebling Kreuzberg | tv | broadcaster
1986- | DE | Großstadtrevier | tv | broadcaster
1987-2005 | DE | Herzblatt | tv | broadcaster
1988-2002 | DE | Glücksrad | tv | broadcaster
1989 | DE | Rivalen der Rennbahn | tv | broadcaster
1990-1993 | DE | Tutti Frutti | tv | broadcaster
1990-1998 | DE | Mini Playback Show | tv | broadcaster
1992-2000 | DE | Traumhochzeit | tv | broadcaster
1992- | DE | Gute Zeiten, schlechte Zeiten | tv | broadcaster
1992-2011 | DE | Marienhof | tv | broadcaster
1992-2003 | DE | ran | tv | broadcaster
1993-1998 | DE | RTL Samstag Nacht | tv | broadcaster
1993-2000 | DE | Die 100.000 Mark Show | tv | broadcaster
1994-2004 | DE | Kommissar Rex | tv | broadcaster
1995-2003 | DE | Die Harald Schmidt Show | tv | broadcaster
1995-2015 | DE | Verbotene Liebe | tv | broadcaster
1996-2021 | DE | Alarm für Cobra 11 | tv | broadcaster
1996-2002 | DE | Die Wochenshow | tv | broadcaster
1999-2015 | DE | TV total | tv | broadcaster
1999- | DE | Wer wird Millionär? | tv | broadcaster
2002- | DE | Deutschland sucht den Superstar | tv | broadcaster
2002- | DE | Die Rosenheim-Cops | tv | broadcaster
2003-2011 | DE | Genial daneben | tv | broadcaster
2004-2012 | DE | Stromberg | tv | broadcaster
2004- | DE | Ich bin ein Star – Holt mich hier raus! | tv | broadcaster
2005- | DE | Bauer sucht Frau | tv | broadcaster
2005- | DE | Sturm der Liebe | tv | broadcaster
2006-2008 | DE | Türkisch für Anfänger | tv | broadcaster
2006- | DE | Germany's Next Topmodel | tv | broadcaster
2006- | DE | Let's Dance | tv | broadcaster
2006-2015 | DE | Schlag den Raab | tv | broadcaster
2006- | DE | Rote Rosen | tv | broadcaster
2008- | DE | Der Bergdoktor | tv | broadcaster
2009- | DE | heute-show | tv | broadcaster
2010-2018 | DE | Weissensee | tv | broadcaster
2010-2014 | DE | Der letzte Bulle | tv | broadcaster
2011- | DE | The Voice of Germany | tv | broadcaster
2011-2018 | DE | Der Tatortreiniger | tv | broadcaster
2014- | DE | Die Höhle der Löwen | tv | broadcaster
2015-2017 | DE | Club der roten Bänder | tv | broadcaster
2015 | DE | Deutschland 83 | tv | broadcaster
2017-2022 | DE | Babylon Berlin | tv | broadcaster
2017-2019 | DE | 4 Blocks | tv | broadcaster
2019- | DE | The Masked Singer | tv | broadcaster
2020-2022 | DE | Barbaren | tv | broadcaster
2021- | DE | LOL: Last One Laughing | tv | broadcaster
`;
