export const showsEs = `
1957- | ES | Telediario | tv | broadcaster
1957- | ES | El sorteo de Navidad | tv | broadcaster
1959-1964 | ES | Gran parada | tv | broadcaster
1961-1967 | ES | Escala en Hi-Fi | tv | broadcaster
1962- | ES | Las campanadas de la Puerta del Sol | tv | broadcaster
1963-1978 | ES | Novela | tv | broadcaster
1965-1984 | ES | Estudio 1 | tv | broadcaster
1965-1971 | ES | Cesta y puntos | tv | broadcaster
1966-1968 | ES | Historias para no dormir | tv | broadcaster
1966-1974 | ES | Los Chiripitifláuticos | tv | broadcaster
1971-1974 | ES | Crónicas de un pueblo | tv | broadcaster
1972-1973 | ES | Un, dos, tres... responda otra vez | tv | broadcaster
1973- | ES | Informe semanal | tv | broadcaster
1973-1981 | ES | El gran circo de TVE | tv | broadcaster
1974-1981 | ES | El hombre y la Tierra | tv | broadcaster
1975-1976 | ES | Heidi | tv | broadcaster
1976-1978 | ES | Un, dos, tres... responda otra vez | tv | broadcaster
1976-1978 | ES | Curro Jiménez | tv | broadcaster
1976-1985 | ES | La Clave | tv | broadcaster
1977 | ES | Marco | tv | broadcaster
1978 | ES | Mazinger Z | tv | broadcaster
1978-1983 | ES | Aplauso | tv | broadcaster
1979-1980 | ES | Barrio Sésamo | tv | broadcaster
1980 | ES | Fortunata y Jacinta | tv | broadcaster
1981-1982 | ES | Verano azul | tv | broadcaster
1982-1988 | ES | Un, dos, tres... responda otra vez | tv | broadcaster
1983-1988 | ES | Barrio Sésamo | tv | broadcaster
1983-1985 | ES | La edad de oro | tv | broadcaster
1984-1988 | ES | La bola de cristal | tv | broadcaster
1985 | ES | Los pazos de Ulloa | tv | broadcaster
1986 | ES | Segunda enseñanza | tv | broadcaster
1988-1993 | ES | El precio justo | tv | broadcaster
1990-1997 | ES | La ruleta de la fortuna | tv | broadcaster
1991-1994 | ES | Un, dos, tres... responda otra vez | tv | broadcaster
1991-1995 | ES | Farmacia de guardia | tv | broadcaster
1992-1998 | ES | ¿Quién sabe dónde? | tv | broadcaster
1993-1999 | ES | Lo que necesitas es amor | tv | broadcaster
1995-1999 | ES | Médico de familia | tv | broadcaster
1995-2005 | ES | El Grand Prix del verano | tv | broadcaster
1996-1998 | ES | Hostal Royal Manzanares | tv | broadcaster
1997- | ES | Saber y ganar | tv | broadcaster
1998-2002 | ES | Periodistas | tv | broadcaster
1998-2002 | ES | Compañeros | tv | broadcaster
1999-2006 | ES | 7 vidas | tv | broadcaster
1999-2009 | ES | El comisario | tv | broadcaster
2000-2017 | ES | Gran Hermano | tv | broadcaster
2000- | ES | Pasapalabra | tv | broadcaster
2001-2023 | ES | Cuéntame cómo pasó | tv | broadcaster
2001-2011 | ES | Operación Triunfo | tv | broadcaster
2002-2005 | ES | Un paso adelante | tv | broadcaster
2003-2006 | ES | Aquí no hay quien viva | tv | broadcaster
2003-2008 | ES | Los Serrano | tv | broadcaster
2005-2014 | ES | Aída | tv | broadcaster
2006- | ES | El Hormiguero | tv | broadcaster
2006- | ES | Supervivientes | tv | broadcaster
2007- | ES | La que se avecina | tv | broadcaster
2007-2010 | ES | El internado | tv | broadcaster
2008-2011 | ES | Física o química | tv | broadcaster
2009-2016 | ES | Águila Roja | tv | broadcaster
2011-2013 | ES | Gran Hotel | tv | broadcaster
2011-2020 | ES | El secreto de Puente Viejo | tv | broadcaster
2012-2014 | ES | Isabel | tv | broadcaster
2012- | ES | La Voz | tv | broadcaster
2013- | ES | MasterChef | tv | broadcaster
2014-2016 | ES | Velvet | tv | broadcaster
2014-2016 | ES | El Príncipe | tv | broadcaster
2015-2020 | ES | El Ministerio del Tiempo | tv | broadcaster
2015-2019 | ES | Vis a vis | tv | broadcaster
2016- | ES | First Dates | tv | broadcaster
2017 | ES | La casa de papel | tv | broadcaster
2018-2024 | ES | Élite | tv | broadcaster
2020-2023 | ES | Mask Singer | tv | broadcaster
2020- | ES | La isla de las tentaciones | tv | broadcaster
2020 | ES | Veneno | tv | broadcaster
2024- | ES | La revuelta | tv | broadcaster
`;
