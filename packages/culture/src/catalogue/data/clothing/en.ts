export const clothingEn = `
1930-1950 | US | Feed-sack dresses | | dress-history
1934-1941 | US | Shirley Temple dresses | | dress-history
1935-1960 | US | Letterman sweaters | | dress-history
1936-1955 | US | Saddle shoes | | dress-history
1940-1945 | US | Zoot suits | | dress-history
1941-1952 | GB | Utility clothing | | dress-history
1942-1946 | US | Overalls and bandanas for factory work | Rosie the Riveter | dress-history
1942-1959 | US | Bobby socks | | dress-history
1945-1948 | GB | Demob suits | | dress-history
1946-1965 | US | Hawaiian shirts | | dress-history
1950-1961 | US | Gray flannel suits | | dress-history
1952-1960 | US | Poodle skirts | | dress-history
1953-1961 | GB | Teddy boy drape jackets | | dress-history
1953-1961 | GB | Brothel creepers | crepe-soled shoes | dress-history
1953-1964 | GB | Drainpipe trousers | | dress-history
1954-1965 | US | Shirtwaist dresses | | dress-history
1955- | US | Varsity jackets | | dress-history
1955-1956 | US | Coonskin caps | Davy Crockett | dress-history
1960-1967 | US | Madras shirts | | dress-history
1961-1965 | US | Jackie Kennedy suits | | dress-history
1962-1969 | GB | Mod parkas | | dress-history
1964-1975 | GB | Biba dresses | | dress-history
1966- | GB | Harrington jackets | | dress-history
1966-1968 | US | Paper dresses | | dress-history
1966-1969 | GB | Military jackets from Carnaby Street | | dress-history
1966-1972 | US | Tie-dye shirts | | dress-history
1969-1973 | GB | Braces, turn-ups and big boots | skinhead style | dress-history
1970-1979 | US | Earth shoes | | dress-history
1970-1985 | GB | Laura Ashley floral dresses | | dress-history
1971-1978 | GB | Loon pants | | dress-history
1972-1976 | GB | Oxford bags | | dress-history
1972-1980 | US | Puka shell necklaces | | dress-history
1974-1979 | GB | Cheesecloth shirts | | dress-history
1974-1976 | GB | Tartan trousers and scarves | Bay City Rollers | dress-history
1976-1984 | US | Tube socks and gym shorts | | dress-history
1979-1983 | GB | Two-tone suits and pork-pie hats | ska | dress-history
1980-1982 | US | Cowboy boots and hats | Urban Cowboy | dress-history
1980-1984 | GB | Frills and sashes | New Romantics | dress-history
1980-1986 | GB | Casuals' tracksuit tops | | dress-history
1980-1987 | US | Preppy pastels and boat shoes | | dress-history
1980-1987 | GB | Waxed jackets and pearls | Sloane Rangers | dress-history
1980-1988 | US | Members Only jackets | | dress-history
1981-1985 | GB | Ra-ra skirts | | dress-history
1981-1986 | GB | Pie-crust collars | like Princess Diana | dress-history
1983-1987 | US | Parachute pants | | dress-history
1983-1988 | US | Cut-off sweatshirts | Flashdance | dress-history
1983-1988 | US | Friendship pins on sneakers | | dress-history
1984-1990 | US | Jams and surf shorts | | dress-history
1986-1992 | GB | Puffball skirts | | dress-history
1988-1996 | US | Starter jackets | | dress-history
1989-1993 | GB | Baggy jeans and tie-dye tops | Madchester | dress-history
1989-1993 | GB | Naf Naf jackets | | dress-history
1991-1993 | en | Hypercolor T-shirts | | dress-history
1992-1998 | US | Light-up sneakers | | dress-history
1994-1998 | GB | Parkas and retro tracksuit tops | Britpop | dress-history
1995-2000 | US | JNCO jeans | | dress-history
1996-2000 | GB | Spice Girls platforms and Union Jack prints | | dress-history
1998-2008 | US | Abercrombie & Fitch T-shirts | | dress-history
2000-2005 | GB | Burberry check | | dress-history
2002-2007 | US | Heelys | shoes with a wheel | dress-history
2005-2012 | US | North Face fleeces with Uggs | | dress-history
2007-2013 | GB | Jack Wills hoodies | | dress-history
2010 | US | Silly Bandz | | dress-history
2010- | GB | Christmas jumpers | | dress-history
2010-2016 | US | Toms slip-ons | | dress-history
2013- | US | Lululemon leggings | | dress-history
2019-2020 | US | Scrunchies and oversized T-shirts | VSCO girls | dress-history
2019-2020 | GB | The Zara polka-dot dress | | dress-history
`;
