export const showsGb = `
1946-1955 | GB | Muffin the Mule | tv | broadcaster
1948-1954 | GB | Television Newsreel | tv | broadcaster
1950-1970 | GB | Andy Pandy | tv | broadcaster
1951-1963 | GB | What's My Line? | tv | broadcaster
1952-1954 | GB | Flower Pot Men | tv | broadcaster
1953-1983 | GB | The Good Old Days | tv | broadcaster
1953- | GB | Panorama | tv | broadcaster
1954-1957 | GB | The Grove Family | tv | broadcaster
1955-1960 | GB | The Adventures of Robin Hood | tv | broadcaster
1955-1967 | GB | Sunday Night at the London Palladium | tv | broadcaster
1955-1976 | GB | Dixon of Dock Green | tv | broadcaster
1955-1984 | GB | Crackerjack! | tv | broadcaster
1956-1960 | GB | Hancock's Half Hour | tv | broadcaster
1957-1958 | GB | Six-Five Special | tv | broadcaster
1957-1967 | GB | Emergency – Ward 10 | tv | broadcaster
1957- | GB | The Sky at Night | tv | broadcaster
1958-2007 | GB | Grandstand | tv | broadcaster
1958- | GB | Blue Peter | tv | broadcaster
1959-1967 | GB | Juke Box Jury | tv | broadcaster
1960- | GB | Coronation Street | tv | broadcaster
1961-1966 | GB | The Avengers | tv | broadcaster
1962-1965 | GB | The Saint | tv | broadcaster
1962-1965 | GB | Steptoe and Son | tv | broadcaster
1962-1978 | GB | Z-Cars | tv | broadcaster
1963-1966 | GB | Ready Steady Go! | tv | broadcaster
1963-1989 | GB | Doctor Who | tv | broadcaster
1964-1988 | GB | Crossroads | tv | broadcaster
1964-2006 | GB | Top of the Pops | tv | broadcaster
1964- | GB | Match of the Day | tv | broadcaster
1965-1966 | GB | Thunderbirds | tv | broadcaster
1965-1968 | GB | Till Death Us Do Part | tv | broadcaster
1965-1996 | GB | Jackanory | tv | broadcaster
1966-1982 | GB | It's a Knockout | tv | broadcaster
1967 | GB | The Forsyte Saga | tv | broadcaster
1967-1968 | GB | The Prisoner | tv | broadcaster
1967-1999 | GB | News at Ten | tv | broadcaster
1968-1977 | GB | Dad's Army | tv | broadcaster
1968-1983 | GB | The Morecambe & Wise Show | tv | broadcaster
1969-1974 | GB | Monty Python's Flying Circus | tv | broadcaster
1969-1972 | GB | Clangers | tv | broadcaster
1970-1974 | GB | Steptoe and Son | tv | broadcaster
1970-1982 | GB | The Goodies | tv | broadcaster
1971-1975 | GB | Upstairs, Downstairs | tv | broadcaster
1971-1980 | GB | The Onedin Line | tv | broadcaster
1971-1987 | GB | The Two Ronnies | tv | broadcaster
1971-1982 | GB | The Generation Game | tv | broadcaster
1971 | GB | The Persuaders! | tv | broadcaster
1972-1975 | GB | Till Death Us Do Part | tv | broadcaster
1972-1992 | GB | Rainbow | tv | broadcaster
1972- | GB | Emmerdale | tv | broadcaster
1972- | GB | Mastermind | tv | broadcaster
1973-1978 | GB | Some Mothers Do 'Ave 'Em | tv | broadcaster
1973-2010 | GB | Last of the Summer Wine | tv | broadcaster
1974 | GB | Bagpuss | tv | broadcaster
1974-1977 | GB | Porridge | tv | broadcaster
1974-1978 | GB | Rising Damp | tv | broadcaster
1975-1978 | GB | The Good Life | tv | broadcaster
1975-1978 | GB | The Sweeney | tv | broadcaster
1975-1979 | GB | Fawlty Towers | tv | broadcaster
1976-1982 | GB | Multi-Coloured Swap Shop | tv | broadcaster
1977-1983 | GB | The Professionals | tv | broadcaster
1978-2008 | GB | Grange Hill | tv | broadcaster
1978-1980 | GB | All Creatures Great and Small | tv | broadcaster
1979-1981 | GB | To the Manor Born | tv | broadcaster
1979- | GB | Antiques Roadshow | tv | broadcaster
1979- | GB | Question Time | tv | broadcaster
1988-1990 | GB | All Creatures Great and Small | tv | broadcaster
`;
