export const clothingContinent = `
1900- | ES | Alpargatas | rope-soled shoes | dress-history
1900- | DE | Lederhosen and Dirndl | in the south | dress-history
1900-1960 | NL | Traditional dress of Volendam, Marken and Zeeland | | dress-history
1900-1965 | NL | Klompen | on the farm and in the street | dress-history
1900-1965 | FR | Berets | | dress-history
1900-1965 | ES | Boinas | | dress-history
1900-1965 | ES | Mantillas at church | | dress-history
1900-1965 | FR BE | Bleu de travail | blue work clothes | dress-history
1910-1968 | FR | School smocks | | dress-history
1930- | FR | Striped sailor tops | | dress-history
1930-1960 | BE | School smocks and berets | | dress-history
1930-1962 | DE | Leather shorts for boys | | dress-history
1930-1968 | NL | Sunday clothes | kept for church and visits | dress-history
1930-1970 | ES | Striped school smocks | | dress-history
1930-1970 | BE | Sunday best | kept for church and visits | dress-history
1933- | FR | Lacoste polo shirts | | maker
1941-1944 | FR | Zazou jackets and thick-soled shoes | | dress-history
1945-1947 | NL | Clothes from relief parcels | | dress-history
1945-1950 | DE | Coats cut from army blankets | | dress-history
1946-1956 | FR | Black jumpers of Saint-Germain-des-Prés | | dress-history
1949-1985 | DE | Kittelschürzen | housecoats | dress-history
1950-1965 | DE | Anoraks | | dress-history
1950-1970 | ES | Gabardinas | belted raincoats | dress-history
1954-1970 | FR | Chanel suits | | dress-history
1955-1963 | DE | Nietenhosen | blue jeans, still shocking | dress-history
1955-1963 | FR | Blousons noirs | black jackets | dress-history
1955-1964 | NL | Leather jackets and quiffs | nozems | dress-history
1958-1967 | BE | Nylon dustcoats | | dress-history
1959-1963 | FR | Pink gingham like Brigitte Bardot's | | dress-history
1959-1989 | DE | Dederon aprons and bags | in the East | dress-history
1960-1969 | ES | Two-piece swimsuits, at last | | dress-history
1963-1972 | NL | Corduroy jackets | students and Provos | dress-history
1964-1968 | FR | Courrèges boots | | dress-history
1965-1985 | DE | Friesennerz | yellow raincoats | dress-history
1966-1985 | ES | Lois jeans | | maker
1966-1990 | FR | K-Way | packable raincoats | maker
1968-1978 | DE | Parkas with a flag | | dress-history
1968-1978 | NL | Army-dump parkas and bags | | dress-history
1970- | FR | Kickers | shoes | maker
1972-1980 | DE | Jesus sandals and batik shirts | | dress-history
1974-1982 | ES | Chaquetas de pana | corduroy jackets | dress-history
1975-1984 | NL | Tuinbroek | dungarees | dress-history
1976-1986 | DE | Latzhosen | dungarees | dress-history
1976-1988 | FR | US army bags and Clarks | | dress-history
1978-1986 | BE FR | Millet down jackets | | dress-history
1978-1990 | ES | Loden coats | | dress-history
1979-1984 | DE | Cashmere jumpers and college shoes | Popper | dress-history
1979-1988 | DE | Purple scarves and hand-knitted jumpers | | dress-history
1980-1986 | ES | Leather, studs and coloured hair | la Movida | dress-history
1981-1988 | NL BE | Burlington socks and boat shoes | | dress-history
1982-1990 | ES | Náuticos | boat shoes | dress-history
1983-1991 | FR | Naf Naf jumpsuits | | maker
1984-1992 | FR | Chevignon leather jackets | | maker
1984-1993 | DE | Ballonseide | shiny tracksuits | dress-history
1985-1993 | FR | Chipie jeans | | maker
1985-1995 | NL | O'Neill jumpers and surf T-shirts | | dress-history
1986-1995 | ES | Chándal | tracksuits | dress-history
1987-2000 | BE | Kipling bags with a monkey | | maker
1988 | NL | Orange football shirts | European champions | public-record
1988-1996 | DE | Chevignon jackets | | dress-history
1989-1996 | BE | Chevignon jumpers | | dress-history
1990-1994 | FR | Waikiki T-shirts | | dress-history
1992-1998 | NL | Australian tracksuits and Air Max | gabbers | dress-history
1994-2002 | NL BE | Eastpak backpacks | | dress-history
1995-2000 | DE | Buffalo boots | | dress-history
1995-2000 | ES | Buffalo shoes | | dress-history
1996-2001 | FR | Tracksuits tucked into socks | | dress-history
1997-2005 | BE | Flared trousers again | | dress-history
1998-2004 | DE | Schlaghosen again | flares | dress-history
1999-2007 | NL | Naveltruitjes | belly tops | dress-history
2003-2010 | NL | G-Star jeans | | dress-history
2004-2012 | DE | Ed Hardy and glitter prints | | dress-history
2007-2009 | FR | Tecktonik hair and slim jeans | | dress-history
2010-2012 | ES | Red football shirts | world champions | public-record
2011-2018 | europe | Parkas with a fur collar | | dress-history
2014 | DE | Germany shirts with four stars | world champions | public-record
2014-2020 | FR | Stan Smith | | dress-history
2018 | FR | France shirts with two stars | world champions | public-record
2018 | BE | Red Devils football shirts | | public-record
`;
