export const showsDe = `
1952- | DE | Tagesschau | tv | broadcaster
1953-1987 | DE | Der Internationale Frühschoppen | tv | broadcaster
1953-1964 | DE | Clemens Wilmenrod bittet zu Tisch | tv | broadcaster
1953-1994 | DE | Augsburger Puppenkiste | tv | broadcaster
1954-1960 | DE | Familie Schölermann | tv | broadcaster
1954- | DE | Das Wort zum Sonntag | tv | broadcaster
1955-1958 | DE | Was bin ich? | tv | broadcaster
1957-1987 | DE | Zum Blauen Bock | tv | broadcaster
1958-1968 | DE | Stahlnetz | tv | broadcaster
1959- | DE | Unser Sandmännchen | tv | broadcaster
1960-1961 | DE | Die Firma Hesselbach | tv | broadcaster
1960-1989 | DE | Der schwarze Kanal | tv | broadcaster
1961-1989 | DE | Was bin ich? | tv | broadcaster
1961- | DE | Panorama | tv | broadcaster
1961- | DE | Sportschau | tv | broadcaster
1961-1963 | DE | Die Familie Hesselbach | tv | broadcaster
1962 | DE | Das Halstuch | tv | broadcaster
1963- | DE | Die Mainzelmännchen | tv | broadcaster
1963- | DE | das aktuelle sportstudio | tv | broadcaster
1963- | DE | heute | tv | broadcaster
1964-1969 | DE | Einer wird gewinnen | tv | broadcaster
1964-1970 | DE | Vergißmeinnicht | tv | broadcaster
1964-1970 | DE | Der goldene Schuß | tv | broadcaster
1965-1972 | DE | Beat-Club | tv | broadcaster
1965 | DE | Der Forellenhof | tv | broadcaster
1966 | DE | Raumpatrouille | tv | broadcaster
1967- | DE | Aktenzeichen XY … ungelöst | tv | broadcaster
1969-1976 | DE | Der Kommissar | tv | broadcaster
1969-2000 | DE | ZDF-Hitparade | tv | broadcaster
1969-1972 | DE | Wünsch Dir was | tv | broadcaster
1970- | DE | Tatort | tv | broadcaster
1971- | DE | Die Sendung mit der Maus | tv | broadcaster
1971-1982 | DE | Disco | tv | broadcaster
1971- | DE | Polizeiruf 110 | tv | broadcaster
1971-1986 | DE | Dalli Dalli | tv | broadcaster
1972- | DE | Dinner for One | tv | broadcaster
1972-1992 | DE | Ein Kessel Buntes | tv | broadcaster
1973-1976 | DE | Ein Herz und eine Seele | tv | broadcaster
1973- | DE | Sesamstraße | tv | broadcaster
1974-1979 | DE | Am laufenden Band | tv | broadcaster
1974-1998 | DE | Derrick | tv | broadcaster
1974-1993 | DE | Der Große Preis | tv | broadcaster
1976-1980 | DE | Die Biene Maja | tv | broadcaster
1977-1978 | DE | Heidi | tv | broadcaster
1977- | DE | Der Alte | tv | broadcaster
1978-2015 | DE | SOKO 5113 | tv | broadcaster
1979-1987 | DE | Einer wird gewinnen | tv | broadcaster
1979 | DE | Timm Thaler | tv | broadcaster
1981- | DE | Löwenzahn | tv | broadcaster
`;
