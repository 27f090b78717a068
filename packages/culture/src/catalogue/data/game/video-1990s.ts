export const videoGames1990s = `
1990-2010 | world | Minesweeper | video | game-history
1990-2010 | world | Windows Solitaire | video | game-history
1990-1997 | world | Super Mario World | video | game-history
1990-1996 | world | F-Zero | video | game-history
1990-1996 | world | Dr. Mario | video | game-history
1990-1997 | world | The Secret of Monkey Island | video | game-history
1990-1996 | world | Commander Keen in Invasion of the Vorticons | video | game-history
1990-1996 | world | Lotus Esprit Turbo Challenge | video | game-history
1991-1998 | world | Sonic the Hedgehog | video | game-history
1991-1998 | world | Lemmings | video | game-history
1991-1998 | world | Civilization | video | game-history
1991-1998 | world | Street Fighter II | video | game-history
1991-1996 | world | Battletoads | video | game-history
1991-1996 | world | Duke Nukem | video | game-history
1991-1996 | DE | Mad TV | video | game-history
1991-1996 | GB | Micro Machines | video | game-history
1992-1998 | world | The Legend of Zelda: A Link to the Past | video | game-history
1992-1998 | world | Mortal Kombat | video | game-history
1992-1998 | world | Wolfenstein 3D | video | game-history
1992-1999 | world | Super Mario Kart | video | game-history
1992-1997 | world | Kirby's Dream Land | video | game-history
1992-1997 | world | Sonic the Hedgehog 2 | video | game-history
1992-1998 | world | Alone in the Dark | video | game-history
1992-1998 | world | Indiana Jones and the Fate of Atlantis | video | game-history
1992-1997 | world | Dune II | video | game-history
1992-1998 | world | Ecco the Dolphin | video | game-history
1992-1998 | GB | Championship Manager | video | game-history
1992-1998 | US | Putt-Putt Joins the Parade | video | game-history
1992-1998 | FR | Flashback | video | game-history
1992-2000 | FR | Adibou | video | game-history
1992-1998 | DE | Der Patrizier | video | game-history
1993-2000 | world | Doom | video | game-history
1993-2000 | world | Myst | video | game-history
1993-1998 | world | Day of the Tentacle | video | game-history
1993-1998 | world | FIFA International Soccer | video | game-history
1993-1999 | world | NBA Jam | video | game-history
1993-1998 | world | Star Fox | video | game-history
1993-1999 | world | The Legend of Zelda: Link's Awakening | video | game-history
1993-1999 | world | Ridge Racer | video | game-history
1993-1999 | world | Aladdin | video | game-history
1993-1999 | DE | Die Siedler | video | game-history
1993-2001 | ES | PC Fútbol | video | game-history
1994-2000 | world | Donkey Kong Country | video | game-history
1994-1999 | world | Tekken | video | game-history
1994-1999 | world | The Need for Speed | video | game-history
1994-1999 | world | Earthworm Jim | video | game-history
1994-1999 | world | Super Metroid | video | game-history
1994-1999 | world | Warcraft: Orcs & Humans | video | game-history
1994-1999 | world | Doom II | video | game-history
1994-2000 | world | Transport Tycoon | video | game-history
1994-1999 | world | Jazz Jackrabbit | video | game-history
1994-1999 | world | The Lion King | video | game-history
1994-2000 | GB | Sensible World of Soccer | video | game-history
1994-1999 | FR | Little Big Adventure | video | game-history
1995-2001 | world | Command & Conquer | video | game-history
1995-2001 | world | Worms | video | game-history
1995-2001 | world | Rayman | video | game-history
1995-2001 | world | Warcraft II: Tides of Darkness | video | game-history
1995-2000 | world | Chrono Trigger | video | game-history
1995-2000 | world | Full Throttle | video | game-history
1995-2001 | world | Time Crisis | video | game-history
1995-2001 | world | Star Wars: Dark Forces | video | game-history
1995-2002 | world | 3D Pinball: Space Cadet | video | game-history
1996-2002 | world | Tomb Raider | video | game-history
1996-2002 | world | Super Mario 64 | video | game-history
1996-2002 | world | Resident Evil | video | game-history
1996-2002 | world | Quake | video | game-history
1996-2002 | world | Crash Bandicoot | video | game-history
1996-2002 | world | Civilization II | video | game-history
1996-2002 | world | Command & Conquer: Red Alert | video | game-history
1996-2002 | US | Pajama Sam: No Need to Hide When It's Dark Outside | video | game-history
1996-2002 | US | Logical Journey of the Zoombinis | video | game-history
1996-2002 | FR | Versailles 1685 | video | game-history
1996-2003 | world | Mario Kart 64 | video | game-history
1997-2004 | world | GoldenEye 007 | video | game-history
1997-2004 | world | Final Fantasy VII | video | game-history
1997-2003 | world | Gran Turismo | video | game-history
1997-2004 | world | Age of Empires | video | game-history
1997-2003 | world | Grand Theft Auto | video | game-history
1997-2006 | world | Snake on a Nokia phone | video | game-history
1997-2003 | world | Theme Hospital | video | game-history
1997-2002 | world | Dungeon Keeper | video | game-history
1997-2002 | world | Fallout | video | game-history
1997-2002 | world | The Curse of Monkey Island | video | game-history
1997-2003 | US | Backyard Baseball | video | game-history
1997-2002 | ES | Hollywood Monsters | video | game-history
1998-2005 | world | Half-Life | video | game-history
1998-2005 | world | StarCraft | video | game-history
1998-2005 | world | The Legend of Zelda: Ocarina of Time | video | game-history
1998-2004 | world | Metal Gear Solid | video | game-history
1998-2004 | world | Spyro the Dragon | video | game-history
1998-2004 | world | Banjo-Kazooie | video | game-history
1998-2004 | world | Resident Evil 2 | video | game-history
1998-2004 | world | Crash Bandicoot: Warped | video | game-history
1998-2003 | world | Grim Fandango | video | game-history
1998-2006 | world | Dance Dance Revolution | video | game-history
1998-2004 | world | Unreal | video | game-history
1998-2003 | US | Pokémon Red and Blue | video | game-history
1998-2005 | DE | Anno 1602 | video | game-history
1998-2004 | ES | Commandos: Behind Enemy Lines | video | game-history
1999-2004 | europe | Pokémon Red and Blue | video | game-history
1999-2006 | world | RollerCoaster Tycoon | video | game-history
1999-2005 | world | Tony Hawk's Pro Skater | video | game-history
1999-2005 | world | Super Smash Bros. | video | game-history
1999-2010 | world | Age of Empires II: The Age of Kings | video | game-history
1999-2005 | world | Quake III Arena | video | game-history
1999-2005 | world | Unreal Tournament | video | game-history
1999-2004 | world | Crash Team Racing | video | game-history
1999-2004 | world | Donkey Kong 64 | video | game-history
1999-2005 | world | Silent Hill | video | game-history
1999-2004 | world | Crazy Taxi | video | game-history
1999-2005 | world | EverQuest | video | game-history
1999-2004 | DE | Moorhuhn | video | game-history
`;
