export const showsNl = `
1952- | NL | De intocht van Sinterklaas | tv | broadcaster
1955-1960 | NL | Dappere Dodo | tv | broadcaster
1955-1975 | NL | Swiebertje | tv | broadcaster
1956-1968 | NL | NTS Journaal | tv | broadcaster
1957-1959 | NL | Pension Hommeles | tv | broadcaster
1958-1980 | NL | Pipo de Clown | tv | broadcaster
1959- | NL | Studio Sport | tv | broadcaster
1960-1996 | NL | Brandpunt | tv | broadcaster
1961-1968 | NL | De Rudi Carrell Show | tv | broadcaster
1962 | NL | Open het Dorp | tv | broadcaster
1963-1964 | NL | Stiefbeen en zoon | tv | broadcaster
1963-1966 | NL | Zo is het toevallig ook nog 's een keer | tv | broadcaster
1963-1979 | NL | Voor de vuist weg | tv | broadcaster
1963-1982 | NL | Wie van de Drie | tv | broadcaster
1965-1969 | NL | Mies-en-scène | tv | broadcaster
1966-1968 | NL | Ja zuster, nee zuster | tv | broadcaster
1966-1976 | NL | Farce Majeure | tv | broadcaster
1967-1972 | NL | Hadimassa | tv | broadcaster
1968-1974 | NL | De Fabeltjeskrant | tv | broadcaster
1969 | NL | Floris | tv | broadcaster
1969-1970 | NL | 't Schaep met de 5 pooten | tv | broadcaster
1969-1973 | NL | Een van de acht | tv | broadcaster
1969- | NL | NOS Journaal | tv | broadcaster
1970-1973 | NL | De kleine waarheid | tv | broadcaster
1970-1988 | NL | TopPop | tv | broadcaster
1971- | NL | Twee voor twaalf | tv | broadcaster
1971-2004 | NL | Te land, ter zee en in de lucht | tv | broadcaster
1972-1974 | NL | De Stratemakeropzeeshow | tv | broadcaster
1972-1974 | NL | Ti-ta-tovenaar | tv | broadcaster
1972-1976 | NL | Kunt u mij de weg naar Hamelen vertellen, mijnheer? | tv | broadcaster
1973-1983 | NL | Ren je rot | tv | broadcaster
1974-1977 | NL | Barbapapa | tv | broadcaster
1974-1989 | NL | De film van Ome Willem | tv | broadcaster
1976- | NL | Sesamstraat | tv | broadcaster
1978-1980 | NL | Dagboek van een herdershond | tv | broadcaster
1978-1993 | NL | Countdown | tv | broadcaster
1978-1996 | NL BE | Bassie & Adriaan | tv | broadcaster
1980- | NL | Kinderen voor Kinderen | tv | broadcaster
1981-1993 | NL | Zeg 'ns Aaa | tv | broadcaster
1981- | NL | NOS Jeugdjournaal | tv | broadcaster
1982- | NL | Opsporing Verzocht | tv | broadcaster
1983-1985 | NL | De 1-2-3-show | tv | broadcaster
1984 | NL | Willem van Oranje | tv | broadcaster
1984-1999 | NL | Wedden, dat..? | tv | broadcaster
1985-1986 | NL | De Elfstedentocht | tv | broadcaster
1985-1989 | NL | De Fabeltjeskrant | tv | broadcaster
1985-2002 | NL | Soundmixshow | tv | broadcaster
1988-1993 | NL | Keek op de Week | tv | broadcaster
1988-1994 | NL | Medisch Centrum West | tv | broadcaster
1988- | NL | Het Klokhuis | tv | broadcaster
1989-1991 | NL | Alfred J. Kwak | tv | broadcaster
1989-1998 | NL | Rad van Fortuin | tv | broadcaster
1989-1999 | NL | Telekids | tv | broadcaster
1989-2014 | NL | Lingo | tv | broadcaster
1990-2005 | NL | Jiskefet | tv | broadcaster
1990- | NL | Goede tijden, slechte tijden | tv | broadcaster
1990- | NL | Spoorloos | tv | broadcaster
1991-2003 | NL | Oppassen!!! | tv | broadcaster
1992-2000 | NL | All You Need Is Love | tv | broadcaster
1992-1995 | NL | Samson en Gert | tv | broadcaster
1993-1998 | NL | Flodder | tv | broadcaster
1993-2003 | NL | Het zonnetje in huis | tv | broadcaster
1994-2010 | NL | Onderweg naar Morgen | tv | broadcaster
1995-2006 | NL | Baantjer | tv | broadcaster
1997 | NL | De Elfstedentocht | tv | broadcaster
1999-2002 | NL | Big Brother | tv | broadcaster
1999-2003 | NL | Westenwind | tv | broadcaster
1999- | NL | Wie is de Mol? | tv | broadcaster
2000- | NL | Expeditie Robinson | tv | broadcaster
2001- | NL | Het Sinterklaasjournaal | tv | broadcaster
2002-2008 | NL | Idols | tv | broadcaster
2004- | NL | Boer zoekt Vrouw | tv | broadcaster
2005-2009 | NL | Gooische Vrouwen | tv | broadcaster
2005-2020 | NL | De Wereld Draait Door | tv | broadcaster
2005- | NL | Ik Vertrek | tv | broadcaster
2006-2009 | NL BE | Het Huis Anubis | tv | broadcaster
2007- | NL | Flikken Maastricht | tv | broadcaster
2008- | NL | Ik hou van Holland | tv | broadcaster
2010-2017 | NL | Penoza | tv | broadcaster
2010-2021 | NL | The Voice of Holland | tv | broadcaster
2012- | NL | De slimste mens | tv | broadcaster
2013- | NL | Heel Holland Bakt | tv | broadcaster
2018-2024 | NL | Mocro Maffia | tv | broadcaster
2019-2022 | NL BE | Undercover | tv | broadcaster
2019-2023 | NL | Chateau Meiland | tv | broadcaster
2021- | NL | B&B Vol Liefde | tv | broadcaster
2022- | NL | Vandaag Inside | tv | broadcaster
`;
