export const videoGames1980s = `
1980-1990 | world | Pac-Man | video | game-history
1980-1986 | world | Missile Command | video | game-history
1980-1985 | world | Battlezone | video | game-history
1980-1985 | world | Berzerk | video | game-history
1980-1986 | world | Game & Watch | video | game-history
1980-1986 | US | Adventure | video | game-history
1980-1988 | US | Zork | video | game-history
1980-1984 | world | Phoenix | video | game-history
1981-1988 | world | Donkey Kong | video | game-history
1981-1987 | world | Frogger | video | game-history
1981-1988 | world | Galaga | video | game-history
1981-1987 | world | Centipede | video | game-history
1981-1986 | world | Defender | video | game-history
1981-1986 | world | Scramble | video | game-history
1981-1985 | world | Tempest | video | game-history
1981-1986 | US | Kaboom! | video | game-history
1982-1990 | world | Ms. Pac-Man | video | game-history
1982-1988 | world | Dig Dug | video | game-history
1982-1988 | world | Pole Position | video | game-history
1982-1988 | world | Pitfall! | video | game-history
1982-1988 | world | Q*bert | video | game-history
1982-1987 | world | Moon Patrol | video | game-history
1982-1987 | world | Zaxxon | video | game-history
1982-1987 | world | Joust | video | game-history
1982-1987 | world | River Raid | video | game-history
1982-1983 | US | E.T. the Extra-Terrestrial | video | game-history
1982-1987 | GB | Horace Goes Skiing | video | game-history
1982-1988 | GB | Football Manager | video | game-history
1983-1989 | world | Mario Bros. | video | game-history
1983-1988 | world | Dragon's Lair | video | game-history
1983-1989 | world | Track & Field | video | game-history
1983-1988 | world | Spy Hunter | video | game-history
1983-1988 | world | Star Wars | video | game-history
1983-1988 | GB | Manic Miner | video | game-history
1983-1988 | GB | Chuckie Egg | video | game-history
1983-1990 | GB | Granny's Garden | video | game-history
1983-1987 | ES | La Pulga | video | game-history
1984-1990 | world | Duck Hunt | video | game-history
1984-1990 | world | Boulder Dash | video | game-history
1984-1990 | world | Excitebike | video | game-history
1984-1990 | world | Elite | video | game-history
1984-1989 | world | King's Quest | video | game-history
1984-1988 | GB | Jet Set Willy | video | game-history
1984-1989 | GB | Daley Thompson's Decathlon | video | game-history
1984-1988 | GB | Knight Lore | video | game-history
1984-1988 | GB | Sabre Wulf | video | game-history
1984-1988 | GB | Skool Daze | video | game-history
1984-1988 | FR | L'Aigle d'or | video | game-history
1985-1995 | world | Super Mario Bros. | video | game-history
1985-1990 | world | Gauntlet | video | game-history
1985-1990 | world | Ghosts 'n Goblins | video | game-history
1985-1990 | world | Commando | video | game-history
1985-1990 | world | Paperboy | video | game-history
1985-1990 | world | Space Harrier | video | game-history
1985-1995 | US | The Oregon Trail | video | game-history
1985-1995 | US | Where in the World Is Carmen Sandiego? | video | game-history
1985-1990 | GB | Repton | video | game-history
1986-1994 | world | The Legend of Zelda | video | game-history
1986-1994 | world | Castlevania | video | game-history
1986-1993 | world | Metroid | video | game-history
1986-1994 | world | Out Run | video | game-history
1986-1994 | world | Bubble Bobble | video | game-history
1986-1994 | world | Arkanoid | video | game-history
1986-1993 | world | Alex Kidd in Miracle World | video | game-history
1986-1992 | world | Rampage | video | game-history
1986-1991 | ES | Army Moves | video | game-history
1987-1994 | world | Mega Man | video | game-history
1987-1993 | world | Contra | video | game-history
1987-1993 | world | Double Dragon | video | game-history
1987-1993 | world | R-Type | video | game-history
1987-1993 | world | Leisure Suit Larry | video | game-history
1987-1993 | world | Final Fantasy | video | game-history
1987-1993 | US | Mike Tyson's Punch-Out!! | video | game-history
1987-1992 | US | Tecmo Bowl | video | game-history
1987-1993 | GB | Dizzy | video | game-history
1987-1991 | GB | Head over Heels | video | game-history
1987-1993 | DE | The Great Giana Sisters | video | game-history
1987-1991 | ES | La abadía del crimen | video | game-history
1987-1991 | ES | Game Over | video | game-history
1987-1991 | ES | Fernando Martín Basket Master | video | game-history
1988- | world | Tetris | video | game-history
1988-1995 | world | Super Mario Bros. 3 | video | game-history
1988-1993 | world | Ninja Gaiden | video | game-history
1988-1993 | world | Altered Beast | video | game-history
1988-1993 | world | Chase H.Q. | video | game-history
1988-1992 | FR | L'Arche du Captain Blood | video | game-history
1988-1992 | ES | Navy Moves | video | game-history
1989-1996 | world | Prince of Persia | video | game-history
1989-1995 | world | SimCity | video | game-history
1989-1995 | world | Golden Axe | video | game-history
1989-1995 | world | Super Mario Land | video | game-history
1989-1994 | US | DuckTales | video | game-history
1989-1994 | DE | Bundesliga Manager | video | game-history
`;
