export const tableGamesSince1960 = `
1960- | DE | Malefiz | board | game-history
1960- | US | Etch A Sketch | toy | maker
1960- | US | The Game of Life | board | game-history
1960-1990 | europe | Elastics | street | play-history
1961- | US | Lego bricks | toy | maker
1962- | europe | Barbie | toy | maker
1962- | ES | Scalextric | toy | play-history
1963- | US GB | Mouse Trap | board | game-history
1963- | DE | Carrera slot cars | toy | maker
1964- | US | G.I. Joe | toy | maker
1965- | US | Operation | board | game-history
1965- | GB | Spirograph | toy | maker
1966- | GB | Action Man | toy | maker
1966- | world | Twister | street | game-history
1967- | US | Battleship | board | game-history
1968- | US | Hot Wheels | toy | maker
1968-1990 | ES | Exin Castillos | toy | maker
1970- | world | Space hoppers | toy | play-history
1971- | US | UNO | card | game-history
1972- | world | Mastermind | board | game-history
1974- | world | Connect Four | board | game-history
1974- | world | Dungeons & Dragons | board | game-history
1974- | DE | Playmobil | toy | maker
1975- | FR | La Bonne Paye | board | game-history
1975- | GB NL BE FR ES | Playmobil | toy | maker
1976- | world | Skateboards | street | play-history
1978- | world | Simon | toy | game-history
1978- | world | Star Wars figures | toy | maker
1978- | US | Hungry Hungry Hippos | board | game-history
1979- | world | Guess Who? | board | game-history
1980- | europe | Rummikub | board | game-history
1980- | world | Rubik's Cube | toy | maker
1982- | US | Trivial Pursuit | board | game-history
1983- | DE | Scotland Yard | board | game-history
1983- | US | Cabbage Patch Kids | toy | maker
1983- | world | My Little Pony | toy | maker
1984- | world | Transformers | toy | maker
1985- | europe | Trivial Pursuit | board | game-history
1986- | DE | Das verrückte Labyrinth | board | game-history
1986- | world | Pictionary | board | game-history
1987- | world | Jenga | board | game-history
1990-1997 | world | Teenage Mutant Ninja Turtles figures | toy | maker
1993- | world | Magic: The Gathering | card | game-history
1993- | ES | Party & Co | board | game-history
1994-1997 | world | Pogs | street | play-history
1995- | DE | Die Siedler von Catan | board | game-history
1995-1998 | NL BE | Flippo's | street | play-history
1995-2000 | ES | Tazos | street | play-history
1996- | NL BE | De Kolonisten van Catan | board | game-history
1997-2000 | world | Tamagotchi | toy | maker
1998-2001 | world | Furby | toy | maker
1999- | world | Pokémon cards | card | game-history
2000- | world | Carcassonne | board | game-history
2001-2006 | world | Beyblades | toy | maker
2004- | world | Ticket to Ride | board | game-history
2005- | NL | Regenwormen | board | game-history
2006- | NL | 30 Seconds | board | game-history
2009- | europe | Dobble | card | game-history
2011- | US | Cards Against Humanity | card | game-history
2013-2015 | world | Loom bands | toy | play-history
2015- | world | Codenames | board | game-history
2015- | world | Exploding Kittens | card | game-history
2017-2018 | world | Fidget spinners | toy | play-history
2019- | world | Wingspan | board | game-history
2021-2022 | world | Pop-it fidget toys | toy | play-history
`;
