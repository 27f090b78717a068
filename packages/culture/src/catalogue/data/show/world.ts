/** What most countries saw, in the years they saw it; the first years of many of these are in the file of their home. */
export const showsWorld = `
1953 | world | The coronation of Elizabeth II | tv | broadcaster
1954 | europe | The football World Cup in Switzerland | tv | broadcaster
1956 | europe | The wedding of Grace Kelly and Prince Rainier | tv | broadcaster
1956-2019 | europe | Eurovision Song Contest | tv | broadcaster
1958 | europe | The football World Cup in Sweden | tv | broadcaster
1959- | europe | The New Year's Concert from Vienna | tv | broadcaster
1960 | world | The Olympic Games in Rome | tv | broadcaster
1960 | europe | The wedding of Princess Margaret | tv | broadcaster
1960-1973 | world | Lassie | tv | broadcaster
1961 | europe | Yuri Gagarin's welcome in Moscow | tv | broadcaster
1961-1966 | world | Perry Mason | tv | broadcaster
1962 | world | The first pictures by Telstar | tv | broadcaster
1963-1966 | world | The Flintstones | tv | broadcaster
1964 | world | The Olympic Games in Tokyo | tv | broadcaster
1964-1973 | world | Bonanza | tv | broadcaster
1965-1967 | world | The Fugitive | tv | broadcaster
1965-1982 | europe | Jeux sans frontières | tv | broadcaster
1966 | world | The football World Cup in England | tv | broadcaster
1966-1967 | world | Flipper | tv | broadcaster
1966-1969 | world | The Saint | tv | broadcaster
1966-1972 | world | Bewitched | tv | broadcaster
1967 | world | Our World | tv | broadcaster
1967-1968 | world | The Man from U.N.C.L.E. | tv | broadcaster
1967-1969 | world | The Avengers | tv | broadcaster
1967-1973 | world | Mission: Impossible | tv | broadcaster
1968 | world | The Olympic Games in Mexico City | tv | broadcaster
1969 | world | The Moon landing | tv | broadcaster
1969-1970 | world | Skippy | tv | broadcaster
1969-1971 | world | Daktari | tv | broadcaster
1970 | world | The football World Cup in Mexico | tv | broadcaster
1970-1975 | world | Ironside | tv | broadcaster
1972 | world | The Persuaders! | tv | broadcaster
1972 | world | The Olympic Games in Munich | tv | broadcaster
1973-1978 | world | Columbo | tv | broadcaster
1973-1980 | world | The Pink Panther Show | tv | broadcaster
1974 | world | The football World Cup in West Germany | tv | broadcaster
1975-1977 | world | The Streets of San Francisco | tv | broadcaster
1975-1978 | world | Kojak | tv | broadcaster
1975-1981 | world | The Waltons | tv | broadcaster
1976 | world | The Olympic Games in Montreal | tv | broadcaster
1976-1978 | world | The Six Million Dollar Man | tv | broadcaster
1976-1983 | world | Little House on the Prairie | tv | broadcaster
1977-1981 | world | The Muppet Show | tv | broadcaster
1978 | world | The football World Cup in Argentina | tv | broadcaster
1978-1979 | world | Starsky & Hutch | tv | broadcaster
1979-1981 | world | Charlie's Angels | tv | broadcaster
1980 | world | The Winter Olympics in Lake Placid | tv | broadcaster
1981 | world | The wedding of Charles and Diana | tv | broadcaster
1981-1991 | world | Dallas | tv | broadcaster
1982 | world | The football World Cup in Spain | tv | broadcaster
1982-1998 | world | Tom and Jerry | tv | broadcaster
1983-1989 | world | The Smurfs | tv | broadcaster
1984 | world | The Olympic Games in Los Angeles | tv | broadcaster
1984-1987 | world | Fame | tv | broadcaster
1984-1988 | world | Magnum, P.I. | tv | broadcaster
1984-1989 | world | Dynasty | tv | broadcaster
1985 | world | Live Aid | tv | broadcaster
1985-1986 | world | Knight Rider | tv | broadcaster
1985-1987 | world | The A-Team | tv | broadcaster
1986-1989 | world | Miami Vice | tv | broadcaster
1986 | world | The football World Cup in Mexico | tv | broadcaster
1987-1989 | world | Moonlighting | tv | broadcaster
1988-1990 | world | ALF | tv | broadcaster
1988-1992 | world | MacGyver | tv | broadcaster
1988-1992 | world | The Cosby Show | tv | broadcaster
1988-1999 | europe | Jeux sans frontières | tv | broadcaster
1988 | world | The Olympic Games in Seoul | tv | broadcaster
1989-1990 | world | DuckTales | tv | broadcaster
1990-1992 | world | The Golden Girls | tv | broadcaster
1990-1996 | world | Teenage Mutant Ninja Turtles | tv | broadcaster
1990 | world | The football World Cup in Italy | tv | broadcaster
1991 | world | Twin Peaks | tv | broadcaster
1991- | world | The Simpsons | tv | broadcaster
1991-2001 | world | Baywatch | tv | broadcaster
1992 | world | The Olympic Games in Barcelona | tv | broadcaster
1992-1995 | world | Mr. Bean | tv | broadcaster
1993-2000 | world | Beverly Hills, 90210 | tv | broadcaster
1994-1996 | world | The Fresh Prince of Bel-Air | tv | broadcaster
1994 | world | The football World Cup in the United States | tv | broadcaster
1995-1998 | world | Dr. Quinn, Medicine Woman | tv | broadcaster
1995-2002 | world | The X-Files | tv | broadcaster
1996-2004 | world | Friends | tv | broadcaster
1996-2009 | world | ER | tv | broadcaster
1996 | world | The Olympic Games in Atlanta | tv | broadcaster
1998 | world | The football World Cup in France | tv | broadcaster
1999-2001 | world | Teletubbies | tv | broadcaster
1999-2002 | world | Ally McBeal | tv | broadcaster
1999-2003 | world | Buffy the Vampire Slayer | tv | broadcaster
1999- | world | Pokémon | tv | broadcaster
`;
