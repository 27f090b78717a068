export const videoGames2000s = `
2000-2007 | world | The Sims | video | game-history
2000-2007 | world | Diablo II | video | game-history
2000-2010 | world | Counter-Strike | video | game-history
2000-2005 | world | Deus Ex | video | game-history
2000-2005 | world | The Legend of Zelda: Majora's Mask | video | game-history
2000-2005 | world | Perfect Dark | video | game-history
2000-2005 | world | Tony Hawk's Pro Skater 2 | video | game-history
2000-2005 | world | SSX | video | game-history
2000-2006 | world | Hitman: Codename 47 | video | game-history
2001-2007 | world | Halo: Combat Evolved | video | game-history
2001-2007 | world | Grand Theft Auto III | video | game-history
2001-2007 | world | Max Payne | video | game-history
2001-2008 | world | Super Smash Bros. Melee | video | game-history
2001-2012 | world | RuneScape | video | game-history
2001-2010 | world | Bejeweled | video | game-history
2001-2006 | world | Black & White | video | game-history
2001-2006 | world | Final Fantasy X | video | game-history
2001-2007 | world | Gran Turismo 3: A-Spec | video | game-history
2001-2006 | world | Luigi's Mansion | video | game-history
2001-2006 | DE | Gothic | video | game-history
2001-2006 | ES | Runaway: A Road Adventure | video | game-history
2002-2008 | world | Grand Theft Auto: Vice City | video | game-history
2002-2009 | world | Warcraft III: Reign of Chaos | video | game-history
2002-2008 | world | Battlefield 1942 | video | game-history
2002-2007 | world | Metroid Prime | video | game-history
2002-2007 | world | Super Mario Sunshine | video | game-history
2002-2007 | world | Mafia | video | game-history
2002-2008 | world | Kingdom Hearts | video | game-history
2002-2007 | world | Medal of Honor: Allied Assault | video | game-history
2002-2008 | world | The Elder Scrolls III: Morrowind | video | game-history
2002-2007 | world | Ratchet & Clank | video | game-history
2002-2007 | world | Animal Crossing | video | game-history
2002-2007 | BE | Divine Divinity | video | game-history
2003-2009 | world | Call of Duty | video | game-history
2003-2008 | world | Prince of Persia: The Sands of Time | video | game-history
2003-2008 | world | Mario Kart: Double Dash!! | video | game-history
2003-2009 | world | Star Wars: Knights of the Old Republic | video | game-history
2003-2009 | world | The Simpsons: Hit & Run | video | game-history
2003-2010 | world | Second Life | video | game-history
2003-2008 | europe | EyeToy: Play | video | game-history
2003-2008 | FR | Beyond Good & Evil | video | game-history
2003-2008 | ES | Praetorians | video | game-history
2004-2010 | europe | Habbo Hotel | video | game-history
2004- | world | World of Warcraft | video | game-history
2004-2010 | world | Half-Life 2 | video | game-history
2004-2010 | world | Grand Theft Auto: San Andreas | video | game-history
2004-2010 | world | The Sims 2 | video | game-history
2004-2009 | world | Halo 2 | video | game-history
2004-2009 | world | RollerCoaster Tycoon 3 | video | game-history
2004-2009 | world | Doom 3 | video | game-history
2004-2009 | world | Burnout 3: Takedown | video | game-history
2004-2009 | world | Fable | video | game-history
2004-2011 | europe | SingStar | video | game-history
2004-2009 | NL | Killzone | video | game-history
2004-2009 | DE | Far Cry | video | game-history
2004-2014 | FR | Dofus | video | game-history
2005-2011 | world | Guitar Hero | video | game-history
2005-2010 | world | God of War | video | game-history
2005-2010 | world | Nintendogs | video | game-history
2005-2010 | world | Resident Evil 4 | video | game-history
2005-2010 | world | Need for Speed: Most Wanted | video | game-history
2005-2011 | world | Civilization IV | video | game-history
2005-2011 | world | Mario Kart DS | video | game-history
2005-2010 | world | Shadow of the Colossus | video | game-history
2005-2010 | world | Lego Star Wars: The Video Game | video | game-history
2005-2017 | world | Club Penguin | video | game-history
2005-2010 | europe | Buzz!: The Music Quiz | video | game-history
2006-2013 | world | Wii Sports | video | game-history
2006- | world | Roblox | video | game-history
2006-2012 | world | Gears of War | video | game-history
2006-2012 | world | The Elder Scrolls IV: Oblivion | video | game-history
2006-2012 | world | New Super Mario Bros. | video | game-history
2006-2011 | world | The Legend of Zelda: Twilight Princess | video | game-history
2006-2011 | europe | Dr. Kawashima's Brain Training | video | game-history
2006-2011 | US | Brain Age | video | game-history
2006-2011 | world | Company of Heroes | video | game-history
2006-2012 | FR | Rayman contre les lapins crétins | video | game-history
2007-2013 | world | Portal | video | game-history
2007-2013 | world | BioShock | video | game-history
2007-2013 | world | Super Mario Galaxy | video | game-history
2007-2013 | world | Call of Duty 4: Modern Warfare | video | game-history
2007-2013 | world | Assassin's Creed | video | game-history
2007-2012 | world | Mass Effect | video | game-history
2007-2012 | world | Halo 3 | video | game-history
2007-2013 | world | Wii Fit | video | game-history
2007-2012 | world | Rock Band | video | game-history
2007-2012 | world | Uncharted: Drake's Fortune | video | game-history
2007-2014 | world | Team Fortress 2 | video | game-history
2008-2015 | world | Mario Kart Wii | video | game-history
2008-2013 | world | Grand Theft Auto IV | video | game-history
2008-2014 | world | Fallout 3 | video | game-history
2008-2013 | world | LittleBigPlanet | video | game-history
2008-2013 | world | Spore | video | game-history
2008-2013 | world | World of Goo | video | game-history
2008-2014 | world | Left 4 Dead | video | game-history
2008-2014 | world | Super Smash Bros. Brawl | video | game-history
2008-2013 | world | Dead Space | video | game-history
2008-2014 | GB | Moshi Monsters | video | game-history
2008-2015 | DE | Landwirtschafts-Simulator | video | game-history
2009-2015 | world | Angry Birds | video | game-history
2009-2015 | world | FarmVille | video | game-history
2009-2015 | world | Plants vs. Zombies | video | game-history
2009- | world | League of Legends | video | game-history
2009-2014 | world | Batman: Arkham Asylum | video | game-history
2009-2014 | world | Uncharted 2: Among Thieves | video | game-history
2009-2014 | world | Assassin's Creed II | video | game-history
2009-2014 | world | Call of Duty: Modern Warfare 2 | video | game-history
2009-2015 | world | The Sims 3 | video | game-history
2009-2014 | world | New Super Mario Bros. Wii | video | game-history
2009-2016 | world | Just Dance | video | game-history
2009-2014 | world | Doodle Jump | video | game-history
2009-2014 | DE | Anno 1404 | video | game-history
2009-2013 | ES | Invizimals | video | game-history
`;
