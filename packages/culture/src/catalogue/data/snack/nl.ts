export const snacksNl = `
1850- | NL | Drop | salt or sweet liquorice | food-history
1850- | NL | Stroopwafels | | food-history
1850- | NL | Poffertjes | | food-history
1850- | NL | Oliebollen | on New Year's Eve | food-history
1850- | NL | Pepernoten | at Sinterklaas | food-history
1860- | NL | Beschuit met muisjes | when a baby is born | food-history
1878- | NL | Venco drop | liquorice | maker
1886- | NL | Verkade biscuits | | maker
1890- | NL | Hollandse nieuwe | raw herring with onions | food-history
1892- | NL | Wilhelmina pepermunt | peppermints | maker
1900- | NL | Ontbijtkoek | spiced breakfast cake | food-history
1900- | NL | Haagse hopjes | coffee sweets | food-history
1900- | NL | Krentenbollen | currant buns | food-history
1900- | NL | Tompoezen | | food-history
1900- | NL | Zuurtjes uit de trommel | boiled sweets | food-history
1919- | NL | Hagelslag | on bread | food-history
1920- | NL | Bossche bollen | | food-history
1922- | NL | KING pepermunt | peppermints | maker
1930- | NL | Bitterballen | | food-history
1930- | NL | Kroket | | food-history
1930- | NL | Vla | custard from a bottle, later a carton | food-history
1932- | NL | Chocomel | chocolate milk | maker
1932- | NL | Fruittella | chewy sweets | maker
1932- | NL | Mentos | mints | maker
1945-1946 | NL | Chocolate from Canadian soldiers | | public-record
1948- | NL | Calvé pindakaas | peanut butter | maker
1950- | NL | Ranja | orange squash | food-history
1950- | NL | Patat met mayonaise | | food-history
1954- | NL | Frikandel | | food-history
1955-1971 | NL | Exota | fizzy lemonade | food-history
1960- | NL | De Ruijter chocoladevlokken | on bread | maker
1960- | NL | Kaassoufflé | | food-history
1960- | NL | Blokjes kaas met een zilveruitje | at birthdays | food-history
1962- | NL | Raket | ice lolly | maker
1970- | NL | Fristi | yoghurt drink | maker
1970- | NL | Nasi- en bamischijf | | food-history
1975- | NL | Paprikachips | | food-history
1975- | NL | Nibb-it | crisps | maker
1980- | NL | Wokkels | crisps | maker
1980- | NL | Hamka's | crisps | maker
1988- | NL | Autodrop | liquorice cars | maker
1990- | NL | Duo Penotti | two-coloured chocolate spread | maker
1990- | NL | Liga Evergreen | biscuit | maker
1992- | NL | Bugles | crisps | maker
1995- | NL | Zure matten | sour sweets | food-history
1995- | NL | Sultana | fruit biscuit | maker
2000- | NL | Snelle Jelle | spiced cake | maker
2000-2015 | NL | Danoontje | | maker
2003- | NL | Kapsalon | chips, döner and cheese | food-history
2005- | NL | Tony's Chocolonely | chocolate | maker
2010- | NL | Chocoladekruidnoten | | food-history
2012- | NL | Frikandelbroodje | | food-history
2018- | NL | Vegetarische bitterballen | | food-history
`;
