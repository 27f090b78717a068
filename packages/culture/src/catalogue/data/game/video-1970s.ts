export const videoGames1970s = `
1972-1980 | world | Pong | video | game-history
1972-1975 | US | Table Tennis on the Magnavox Odyssey | video | game-history
1973-1976 | world | Space Race | video | game-history
1974-1978 | world | Gran Trak 10 | video | game-history
1974-1979 | world | Tank | video | game-history
1975-1980 | world | Gun Fight | video | game-history
1976-1984 | world | Breakout | video | game-history
1976-1980 | world | Night Driver | video | game-history
1976-1980 | world | Sea Wolf | video | game-history
1976-1980 | world | Blockade | video | game-history
1976-1982 | US | Mattel Auto Race | video | game-history
1977-1983 | world | Air-Sea Battle | video | game-history
1977-1984 | world | Combat | video | game-history
1977-1982 | US | Space Wars | video | game-history
1978-1986 | world | Space Invaders | video | game-history
1978-1982 | US | Atari Football | video | game-history
1979-1986 | world | Asteroids | video | game-history
1979-1985 | world | Galaxian | video | game-history
1979-1983 | world | Lunar Lander | video | game-history
1979-1982 | world | Head On | video | game-history
`;
