export const showsUsSince1980 = `
1980-1983 | US | Magnum, P.I. | tv | broadcaster
1981-1982 | US | The Smurfs | tv | broadcaster
1981-1983 | US | Dynasty | tv | broadcaster
1981-1987 | US | Hill Street Blues | tv | broadcaster
1981-1990 | US | Falcon Crest | tv | broadcaster
1981- | US | Entertainment Tonight | tv | broadcaster
1982-1984 | US | Knight Rider | tv | broadcaster
1982-1989 | US | Family Ties | tv | broadcaster
1982-1993 | US | Cheers | tv | broadcaster
1982-1983 | US | Fame | tv | broadcaster
1983-1984 | US | The A-Team | tv | broadcaster
1983-2006 | US | Reading Rainbow | tv | broadcaster
1984-1985 | US | Miami Vice | tv | broadcaster
1984-1987 | US | The Cosby Show | tv | broadcaster
1984-1992 | US | Who's the Boss? | tv | broadcaster
1984-1996 | US | Murder, She Wrote | tv | broadcaster
1985-1987 | US | MacGyver | tv | broadcaster
1985-1989 | US | The Golden Girls | tv | broadcaster
1985-1992 | US | Growing Pains | tv | broadcaster
1985-1986 | US | Moonlighting | tv | broadcaster
1986-1987 | US | ALF | tv | broadcaster
1986-2011 | US | The Oprah Winfrey Show | tv | broadcaster
1987-1994 | US | Star Trek: The Next Generation | tv | broadcaster
1987-1995 | US | Full House | tv | broadcaster
1987-1997 | US | Married... with Children | tv | broadcaster
1987-1988 | US | DuckTales | tv | broadcaster
1987-1989 | US | Teenage Mutant Ninja Turtles | tv | broadcaster
1988-1993 | US | The Wonder Years | tv | broadcaster
1988-1997 | US | Roseanne | tv | broadcaster
1989-1990 | US | The Simpsons | tv | broadcaster
1989-1993 | US | Saved by the Bell | tv | broadcaster
1989-1998 | US | Family Matters | tv | broadcaster
1989-1998 | US | Seinfeld | tv | broadcaster
1989- | US | America's Funniest Home Videos | tv | broadcaster
1989-1990 | US | Baywatch | tv | broadcaster
1990-1992 | US | Beverly Hills, 90210 | tv | broadcaster
1990-1993 | US | The Fresh Prince of Bel-Air | tv | broadcaster
1990-2010 | US | Law & Order | tv | broadcaster
1990 | US GB | Twin Peaks | tv | broadcaster
1991-1999 | US | Home Improvement | tv | broadcaster
1991-2004 | US | Rugrats | tv | broadcaster
1992-2010 | US | Barney & Friends | tv | broadcaster
1993-1994 | US | The X-Files | tv | broadcaster
1993-1995 | US | Mighty Morphin Power Rangers | tv | broadcaster
1993-2004 | US | Frasier | tv | broadcaster
1993-1994 | US | Dr. Quinn, Medicine Woman | tv | broadcaster
1994-1995 | US | ER | tv | broadcaster
1994-1995 | US | Friends | tv | broadcaster
1994-2000 | US | Party of Five | tv | broadcaster
1996-2003 | US | Sabrina the Teenage Witch | tv | broadcaster
1996-2005 | US | Everybody Loves Raymond | tv | broadcaster
1996-2006 | US | Blue's Clues | tv | broadcaster
1997-1998 | US | Buffy the Vampire Slayer | tv | broadcaster
1997- | US | South Park | tv | broadcaster
1997-1998 | US | Ally McBeal | tv | broadcaster
1998-2000 | US | Sex and the City | tv | broadcaster
1998-2003 | US | Dawson's Creek | tv | broadcaster
1998-2006 | US | Will & Grace | tv | broadcaster
1999-2006 | US | The West Wing | tv | broadcaster
1999-2007 | US | The Sopranos | tv | broadcaster
1999- | US | Law & Order: Special Victims Unit | tv | broadcaster
1999-2002 | US | SpongeBob SquarePants | tv | broadcaster
2000-2007 | US | Gilmore Girls | tv | broadcaster
2000- | US | Survivor | tv | broadcaster
2000-2001 | US | CSI: Crime Scene Investigation | tv | broadcaster
2000-2003 | US | Dora the Explorer | tv | broadcaster
2001-2010 | US | Scrubs | tv | broadcaster
2001-2002 | US | 24 | tv | broadcaster
2002-2008 | US | The Wire | tv | broadcaster
2002-2016 | US | American Idol | tv | broadcaster
2002-2025 | US | The Bachelor | tv | broadcaster
2003-2007 | US | The O.C. | tv | broadcaster
2003-2015 | US | Two and a Half Men | tv | broadcaster
2003- | US | NCIS | tv | broadcaster
2004 | US | Lost | tv | broadcaster
2004 | US | Desperate Housewives | tv | broadcaster
2004-2006 | US | House | tv | broadcaster
2005-2013 | US | The Office | tv | broadcaster
2005- | US | Dancing with the Stars | tv | broadcaster
2005 | US | Grey's Anatomy | tv | broadcaster
2005-2006 | US | Prison Break | tv | broadcaster
2005-2007 | US | How I Met Your Mother | tv | broadcaster
2006-2013 | US | 30 Rock | tv | broadcaster
2006 | US | Hannah Montana | tv | broadcaster
2007-2012 | US | Gossip Girl | tv | broadcaster
2007-2015 | US | Mad Men | tv | broadcaster
2007-2008 | US | The Big Bang Theory | tv | broadcaster
2008-2011 | US | Breaking Bad | tv | broadcaster
2009-2015 | US | Glee | tv | broadcaster
2009-2015 | US | Parks and Recreation | tv | broadcaster
2009-2020 | US | Modern Family | tv | broadcaster
2010 | US | The Walking Dead | tv | broadcaster
2011- | US | The Voice | tv | broadcaster
2011 | US | Homeland | tv | broadcaster
2013-2021 | US | Brooklyn Nine-Nine | tv | broadcaster
2013 | US | PAW Patrol | tv | broadcaster
2016-2022 | US | This Is Us | tv | broadcaster
2017 | US | The Handmaid's Tale | tv | broadcaster
2018-2023 | US | Succession | tv | broadcaster
2018-2024 | US | Yellowstone | tv | broadcaster
2019 | US NL | The Mandalorian | tv | broadcaster
2021- | US | Abbott Elementary | tv | broadcaster
2022- | US | The Bear | tv | broadcaster
`;
