export const showsGbSince1980 = `
1980-1984 | GB | Yes Minister | tv | broadcaster
1980-1988 | GB | Hi-de-Hi! | tv | broadcaster
1981 | GB | Brideshead Revisited | tv | broadcaster
1981-1992 | GB | Danger Mouse | tv | broadcaster
1981-1993 | GB | Only Fools and Horses | tv | broadcaster
1981 | GB | Postman Pat | tv | broadcaster
1982-1984 | GB | The Young Ones | tv | broadcaster
1982-1987 | GB | The Tube | tv | broadcaster
1982-2003 | GB | Brookside | tv | broadcaster
1982- | GB | Countdown | tv | broadcaster
1983-1986 | GB | Auf Wiedersehen, Pet | tv | broadcaster
1983-1989 | GB | Blackadder | tv | broadcaster
1983-1989 | GB | Breakfast Time | tv | broadcaster
1984-1992 | GB | 'Allo 'Allo! | tv | broadcaster
1984-1996 | GB | Spitting Image | tv | broadcaster
1984-2010 | GB | The Bill | tv | broadcaster
1984-2021 | GB | Thomas & Friends | tv | broadcaster
1985-2003 | GB | Blind Date | tv | broadcaster
1985- | GB | EastEnders | tv | broadcaster
1986- | GB | Casualty | tv | broadcaster
1986-2022 | GB | Neighbours | tv | broadcaster
1986-1988 | GB | Yes, Prime Minister | tv | broadcaster
1987-2000 | GB | Inspector Morse | tv | broadcaster
1988-1999 | GB | Red Dwarf | tv | broadcaster
1988- | GB | This Morning | tv | broadcaster
1989-2013 | GB | Agatha Christie's Poirot | tv | broadcaster
1990-1991 | GB | Mr. Bean | tv | broadcaster
1990-1995 | GB | Keeping Up Appearances | tv | broadcaster
1990-2000 | GB | One Foot in the Grave | tv | broadcaster
1990- | GB | Have I Got News for You | tv | broadcaster
1990-2002 | GB | The Generation Game | tv | broadcaster
1991-1999 | GB | Noel's House Party | tv | broadcaster
1992-2000 | GB | Gladiators | tv | broadcaster
1992-1996 | GB | Absolutely Fabulous | tv | broadcaster
1992-2010 | GB | Heartbeat | tv | broadcaster
1993-1996 | GB | Cracker | tv | broadcaster
1994-1997 | GB | The Fast Show | tv | broadcaster
1994-2000 | GB | The Vicar of Dibley | tv | broadcaster
1994-2017 | GB | The National Lottery draw | tv | broadcaster
1995 | GB | Pride and Prejudice | tv | broadcaster
1995-1998 | GB | Father Ted | tv | broadcaster
1995- | GB | Hollyoaks | tv | broadcaster
1996-2000 | GB | TFI Friday | tv | broadcaster
1997-1998 | GB | Teletubbies | tv | broadcaster
1997- | GB | Midsomer Murders | tv | broadcaster
1998-2003 | GB | SM:tv Live | tv | broadcaster
1998-2014 | GB | Who Wants to Be a Millionaire? | tv | broadcaster
1998-2000 | GB | The Royle Family | tv | broadcaster
1999-2001 | GB | Bob the Builder | tv | broadcaster
2000-2001 | GB DE | Big Brother | tv | broadcaster
2000-2012 | GB | The Weakest Link | tv | broadcaster
2001-2003 | GB | The Office | tv | broadcaster
2002-2010 | GB | Big Brother | tv | broadcaster
2002-2022 | GB | Top Gear | tv | broadcaster
2002- | GB | I'm a Celebrity... Get Me Out of Here! | tv | broadcaster
2003-2006 | GB | Little Britain | tv | broadcaster
2003-2015 | GB | Peep Show | tv | broadcaster
2004-2018 | GB | The X Factor | tv | broadcaster
2004- | GB | Strictly Come Dancing | tv | broadcaster
2004-2009 | GB | Peppa Pig | tv | broadcaster
2005- | GB | Doctor Who | tv | broadcaster
2005-2016 | GB | Deal or No Deal | tv | broadcaster
2005- | GB | The Apprentice | tv | broadcaster
2007-2010 | GB | Gavin & Stacey | tv | broadcaster
2007- | GB | Britain's Got Talent | tv | broadcaster
2008-2010 | GB | The Inbetweeners | tv | broadcaster
2009- | GB | Pointless | tv | broadcaster
2010-2011 | GB | Downton Abbey | tv | broadcaster
2010- | GB | The Great British Bake Off | tv | broadcaster
2010 | GB US | Sherlock | tv | broadcaster
2011-2013 | GB | Mrs Brown's Boys | tv | broadcaster
2011-2015 | GB | Black Mirror | tv | broadcaster
2012- | GB | Call the Midwife | tv | broadcaster
2012-2021 | GB | Line of Duty | tv | broadcaster
2013-2017 | GB | Broadchurch | tv | broadcaster
2013- | GB | Gogglebox | tv | broadcaster
2013-2022 | GB | Peaky Blinders | tv | broadcaster
2014-2023 | GB | Happy Valley | tv | broadcaster
2015- | GB | Love Island | tv | broadcaster
2016-2019 | GB | Fleabag | tv | broadcaster
2017- | GB | The Repair Shop | tv | broadcaster
2019- | GB | Race Across the World | tv | broadcaster
2022- | GB | The Traitors | tv | broadcaster
`;
