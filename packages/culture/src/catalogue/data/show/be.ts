export const showsBe = `
1953- | BE | Het Journaal | tv | broadcaster
1953- | BE | Le Journal télévisé | tv | broadcaster
1955-1963 | BE | Schipper naast Mathilde | tv | broadcaster
1961-1973 | BE | Tienerklanken | tv | broadcaster
1964-1969 | BE | Kapitein Zeppos | tv | broadcaster
1965-1966 | BE | Johan en de Alverman | tv | broadcaster
1965- | BE | Le Jardin extraordinaire | tv | broadcaster
1969-1972 | BE | Wij, heren van Zichem | tv | broadcaster
1971 | BE | Keromar | tv | broadcaster
1978-1981 | BE | De Collega's | tv | broadcaster
1979-1982 | BE | De Paradijsvogels | tv | broadcaster
1981-1991 | BE | Tik Tak | tv | broadcaster
1983-1988 | BE | Merlina | tv | broadcaster
1985-2002 | BE | Strip-Tease | tv | broadcaster
1988-1990 | BE | Postbus X | tv | broadcaster
1989-2009 | BE | Tien om te zien | tv | broadcaster
1989- | BE | Télévie | tv | broadcaster
1989- | BE | VTM Nieuws | tv | broadcaster
1990-2005 | BE | Samson en Gert | tv | broadcaster
1990-2011 | BE | F.C. De Kampioenen | tv | broadcaster
1991- | BE | Familie | tv | broadcaster
1993-2008 | BE | Wittekerke | tv | broadcaster
1994- | BE | Blokken | tv | broadcaster
1995- | BE | Thuis | tv | broadcaster
1996-1999 | BE | Heterdaad | tv | broadcaster
1997-1998 | BE | Windkracht 10 | tv | broadcaster
1997-2006 | BE | Kabouter Plop | tv | broadcaster
1997-2013 | BE | Man bijt hond | tv | broadcaster
1998-2003 | BE | De Mol | tv | broadcaster
1999-2003 | BE | W817 | tv | broadcaster
1999-2009 | BE | Flikken | tv | broadcaster
1999- | BE | Les Niouzz | tv | broadcaster
2000-2001 | BE | In de gloria | tv | broadcaster
2002-2008 | BE | Spring | tv | broadcaster
2003- | BE | De Slimste Mens ter Wereld | tv | broadcaster
2004-2005 | BE | Het eiland | tv | broadcaster
2004-2012 | BE | Witse | tv | broadcaster
2004-2014 | BE | Aspe | tv | broadcaster
2006-2014 | BE | Mega Mindy | tv | broadcaster
2007-2008 | BE | Sara | tv | broadcaster
2008-2010 | BE | Mijn Restaurant! | tv | broadcaster
2011- | BE | The Voice Belgique | tv | broadcaster
2011- | BE | The Voice van Vlaanderen | tv | broadcaster
2012- | BE | On n'est pas des pigeons | tv | broadcaster
2013-2019 | BE | Eigen Kweek | tv | broadcaster
2016-2018 | BE | La Trêve | tv | broadcaster
2016-2019 | BE | Callboys | tv | broadcaster
2016-2023 | BE | Ennemi public | tv | broadcaster
2016- | BE | De Mol | tv | broadcaster
2017 | BE | Tabula Rasa | tv | broadcaster
2019-2023 | BE | LikeMe | tv | broadcaster
2019- | BE | Kamp Waes | tv | broadcaster
2020- | BE | The Masked Singer | tv | broadcaster
`;
