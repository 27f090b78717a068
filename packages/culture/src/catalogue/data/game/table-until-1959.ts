export const tableGamesUntil1959 = `
1800- | world | Chess | board | play-history
1800- | world | Dominoes | board | play-history
1800- | europe | Draughts | board | play-history
1800- | world | Hide-and-seek | street | play-history
1800- | world | Hopscotch | street | play-history
1800- | world | Kites | toy | play-history
1800- | world | Playing tag | street | play-history
1800- | world | Dolls and dolls' houses | toy | play-history
1800- | world | Backgammon | board | play-history
1800- | world | Patience | card | play-history
1800- | world | Tin soldiers | toy | play-history
1800- | world | Jacks and knucklebones | street | play-history
1800-1975 | world | Hoops and spinning tops | toy | play-history
1800-1985 | world | Marbles | street | play-history
1800-1995 | world | Skipping rope | street | play-history
1850- | europe | Football in the street | street | play-history
1850- | world | Jigsaw puzzles | board | play-history
1850- | GB | Whist | card | play-history
1850- | GB | Happy Families | card | game-history
1850- | GB | Snap | card | play-history
1850- | US | Checkers | board | play-history
1850- | US | Stickball in the street | street | play-history
1850- | US | Old Maid | card | play-history
1850- | NL BE | Ganzenbord | board | play-history
1850- | NL | Sjoelen | board | play-history
1850- | NL | Kwartet | card | play-history
1850- | BE | Wiezen | card | play-history
1850- | BE | Kaatsen | street | play-history
1850- | DE | Doppelkopf | card | play-history
1850- | DE | Schwarzer Peter | card | play-history
1850- | DE | Mühle | board | play-history
1850- | DE | Skat | card | play-history
1850- | FR | Jeu de l'oie | board | play-history
1850- | FR | Nain jaune | card | play-history
1850- | FR | Tarot | card | play-history
1850- | ES | El juego de la oca | board | play-history
1850- | ES | Mus | card | play-history
1850- | ES | Tute | card | play-history
1850- | ES | Brisca | card | play-history
1850-1970 | GB | Conkers | street | play-history
1850-1980 | ES | Peonza | street | play-history
1880- | ES | Parchís | board | play-history
1883- | DE | Halma | board | play-history
1892- | GB | Snakes and ladders | board | play-history
1896- | GB | Ludo | board | play-history
1900- | europe | Mikado | board | play-history
1902- | world | Teddy bears | toy | play-history
1907- | GB | Meccano | toy | maker
1907- | FR | Pétanque | street | play-history
1913-1970 | US | Erector Set | toy | maker
1914- | DE | Mensch ärgere Dich nicht | board | game-history
1914- | NL | Mens erger je niet! | board | game-history
1920- | FR | Belote | card | play-history
1920- | NL | Klaverjassen | card | play-history
1924- | DE | Tipp-Kick | toy | maker
1925- | DE | Elfer raus! | card | game-history
1927- | DE | Fang den Hut! | board | game-history
1929- | world | Yo-yos | toy | play-history
1930- | world | Contract bridge | card | play-history
1930- | world | Roller skates | street | play-history
1930- | world | Rummy | card | play-history
1931-1942 | US | Pinball | toy | play-history
1931- | world | Battleships on squared paper | board | play-history
1934- | US | Sorry! | board | game-history
1935- | US | Monopoly | board | game-history
1936- | GB FR | Monopoly | board | game-history
1936-1990 | ES | El Palé | board | game-history
1937- | NL BE | Monopoly | board | game-history
1938- | US | Chinese checkers | board | play-history
1938-1960 | GB | Buccaneer | board | game-history
1938-1985 | GB | Totopoly | board | game-history
1943- | US | Chutes and Ladders | board | game-history
1945- | US | Slinky | toy | maker
1946- | NL | Stratego | board | game-history
1947- | GB | Subbuteo | toy | game-history
1948- | US | Scrabble | board | game-history
1949- | US | Clue | board | game-history
1949- | GB | Cluedo | board | game-history
1949- | US | Candy Land | board | game-history
1949-1956 | world | Canasta | card | play-history
1950- | world | Model railways | toy | play-history
1950-1975 | world | Cowboys and Indians | street | play-history
1952- | US | Mr. Potato Head | toy | maker
1953- | world | Matchbox cars | toy | maker
1953- | DE | Monopoly | board | game-history
1954- | FR | Mille Bornes | card | game-history
1955- | GB NL DE FR BE | Scrabble | board | game-history
1956- | world | Yahtzee | board | game-history
1956- | US | Play-Doh | toy | maker
1957- | FR | Risk | board | game-history
1957- | US | Frisbee | toy | maker
1958-1960 | world | Hula hoops | toy | maker
1959- | DE | memory | board | game-history
1959- | US | Barbie | toy | maker
1959- | US GB | Risk | board | game-history
1960- | europe | Lego bricks | toy | maker
`;
