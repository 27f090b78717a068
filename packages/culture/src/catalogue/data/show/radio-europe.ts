export const showsRadioEurope = `
1927-1940 | NL | AVRO-kinderkoor van Jacob Hamel | radio | broadcaster
1928-1940 | NL | Voetbalverslagen van Han Hollander | radio | broadcaster
1936-1940 | NL | De Bonte Dinsdagavondtrein | radio | broadcaster
1936-1964 | NL | The Ramblers bij de VARA | radio | broadcaster
1940-1945 | NL | Radio Oranje | radio | broadcaster
1944-1945 | NL | Herrijzend Nederland | radio | broadcaster
1945-1957 | NL | De Bonte Dinsdagavondtrein | radio | broadcaster
1946- | NL | Arbeidsvitaminen | radio | broadcaster
1946-1968 | NL | Paul Vlaanderen | radio | broadcaster
1946-1975 | NL | Kleutertje luister | radio | broadcaster
1950-1980 | NL | Ochtendgymnastiek | radio | broadcaster
1952-1958 | NL | De familie Doorsnee | radio | broadcaster
1955-1958 | NL | Sprong in het heelal | radio | broadcaster
1960-1974 | NL | Radio Veronica | radio | broadcaster
1965-1974 | NL | Veronica's Top 40 | radio | broadcaster
1967- | NL | NOS Langs de Lijn | radio | broadcaster
1976- | NL | Met het Oog op Morgen | radio | broadcaster
1978-1988 | NL | De Avondspits | radio | broadcaster
1999- | NL | Top 2000 | radio | broadcaster
2004- | NL | 3FM Serious Request | radio | broadcaster
1930-1939 | BE FR | The Tour de France on the radio | radio | broadcaster
1947-1960 | BE FR | The Tour de France on the radio | radio | broadcaster
1930-1940 | BE | Het Gesproken Dagblad and Le Journal parlé | radio | broadcaster
1940-1944 | BE | Radio Belgique from London | radio | broadcaster
1945-1960 | BE | Het Gesproken Dagblad and Le Journal parlé | radio | broadcaster
1929- | DE | Hamburger Hafenkonzert | radio | broadcaster
1934-1939 | DE | Der frohe Samstagnachmittag | radio | broadcaster
1947-1968 | DE | Schlager der Woche | radio | broadcaster
1948-1964 | DE | Die Insulaner | radio | broadcaster
1949-1956 | DE | Die Familie Hesselbach | radio | broadcaster
1949-1968 | DE | Paul Temple | radio | broadcaster
1951- | DE | Zwischen Hamburg und Haiti | radio | broadcaster
1955-1985 | DE | Neues aus Waldhagen | radio | broadcaster
1963-1977 | DE | Allein gegen alle | radio | broadcaster
1925-1940 | FR | Le Journal parlé de la Tour Eiffel | radio | broadcaster
1935-1940 | FR | Le Crochet radiophonique | radio | broadcaster
1936-1966 | FR | La Famille Duraton | radio | broadcaster
1940-1944 | FR | Les Français parlent aux Français | radio | broadcaster
1949-1963 | FR | Sur le banc | radio | broadcaster
1952-1966 | FR | Ça va bouillir | radio | broadcaster
1955- | FR | Le Masque et la Plume | radio | broadcaster
1956-1960 | FR | Signé Furax | radio | broadcaster
1959-1969 | FR | Salut les copains | radio | broadcaster
1965-2005 | FR | Le Pop-Club | radio | broadcaster
1977- | FR | Les Grosses Têtes | radio | broadcaster
1980-1983 | FR | Le Tribunal des flagrants délires | radio | broadcaster
1930-1936 | ES | La Palabra | radio | broadcaster
1939-1977 | ES | El parte de Radio Nacional | radio | broadcaster
1945-1970 | ES | Discos dedicados | radio | broadcaster
1947-1984 | ES | El consultorio de Elena Francis | radio | broadcaster
1951-1958 | ES | Cabalgata fin de semana | radio | broadcaster
1954- | ES | Carrusel deportivo | radio | broadcaster
1955-1971 | ES | Matilde, Perico y Periquín | radio | broadcaster
1959 | ES | Ama Rosa | radio | broadcaster
1966- | ES | Los 40 Principales | radio | broadcaster
1972- | ES | Hora 25 | radio | broadcaster
1973-2013 | ES | Protagonistas | radio | broadcaster
`;
