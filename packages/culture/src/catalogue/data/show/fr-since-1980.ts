export const showsFrSince1980 = `
1976-1987 | FR | Les Jeux de 20 heures | tv | broadcaster
1981-1987 | FR | Droit de réponse | tv | broadcaster
1981-1984 | FR | La Chasse aux trésors | tv | broadcaster
1981-1982 | FR | Ulysse 31 | tv | broadcaster
1982-1990 | FR fr | Champs-Élysées | tv | broadcaster
1982-1987 | FR | Le Théâtre de Bouvard | tv | broadcaster
1983-1984 | FR | Les Mystérieuses Cités d'or | tv | broadcaster
1984-1993 | FR fr | Le Top 50 | tv | broadcaster
1985-1994 | FR | Maguy | tv | broadcaster
1987-1997 | FR fr | Club Dorothée | tv | broadcaster
1987- | FR | Le Téléthon | tv | broadcaster
1987-2001 | FR | Le Juste Prix | tv | broadcaster
1987-1997 | FR | La Roue de la fortune | tv | broadcaster
1987-2001 | FR | Nulle part ailleurs | tv | broadcaster
1988- | FR fr | Questions pour un champion | tv | broadcaster
1988-2018 | FR | Les Guignols de l'info | tv | broadcaster
1989-2007 | FR | Navarro | tv | broadcaster
1990- | FR fr | Fort Boyard | tv | broadcaster
1990-1997 | FR | Perdu de vue | tv | broadcaster
1992-1994 | FR | Hélène et les Garçons | tv | broadcaster
1992-2014 | FR | Julie Lescaut | tv | broadcaster
1992-2018 | FR | Une famille formidable | tv | broadcaster
1993-2000 | FR | Taratata | tv | broadcaster
1998-2018 | FR | Vivement dimanche | tv | broadcaster
1999-2003 | FR | Un gars, une fille | tv | broadcaster
2000-2016 | FR | Qui veut gagner des millions ? | tv | broadcaster
2001 | FR | Loft Story | tv | broadcaster
2001-2008 | FR | Star Academy | tv | broadcaster
2001- | FR | Koh-Lanta | tv | broadcaster
2001-2003 | FR | Caméra Café | tv | broadcaster
2003-2010 | FR | Nouvelle Star | tv | broadcaster
2004-2022 | FR | Plus belle la vie | tv | broadcaster
2005-2009 | FR | Kaamelott | tv | broadcaster
2005- | FR | L'amour est dans le pré | tv | broadcaster
2005-2020 | FR | Engrenages | tv | broadcaster
2006-2013 | FR | Taratata | tv | broadcaster
2006- | FR | La France a un incroyable talent | tv | broadcaster
2006- | FR | Camping Paradis | tv | broadcaster
2007- | FR | N'oubliez pas les paroles ! | tv | broadcaster
2007-2017 | FR | Fais pas ci, fais pas ça | tv | broadcaster
2009-2017 | FR | Un village français | tv | broadcaster
2009- | FR | Scènes de ménages | tv | broadcaster
2010- | FR | Top Chef | tv | broadcaster
2010- | FR | Les 12 Coups de midi | tv | broadcaster
2010-2025 | FR | Touche pas à mon poste ! | tv | broadcaster
2011- | FR | Danse avec les stars | tv | broadcaster
2012-2015 | FR | Les Revenants | tv | broadcaster
2012- | FR | Le Meilleur Pâtissier | tv | broadcaster
2012- | FR | The Voice : la plus belle voix | tv | broadcaster
2012- | FR | Le Village préféré des Français | tv | broadcaster
2013-2023 | FR | Candice Renoir | tv | broadcaster
2015-2020 | FR | Le Bureau des légendes | tv | broadcaster
2015-2020 | FR | Dix pour cent | tv | broadcaster
2016- | FR | Quotidien | tv | broadcaster
2017- | FR | Demain nous appartient | tv | broadcaster
2018- | FR | Un si grand soleil | tv | broadcaster
2019- | FR | Mask Singer | tv | broadcaster
2020- | FR | Ici tout commence | tv | broadcaster
2021-2025 | FR | HPI | tv | broadcaster
2022- | FR | Star Academy | tv | broadcaster
`;
