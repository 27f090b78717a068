export const snacksShared = `
1958- | BE | TUC | salted crackers | maker
1958- | BE | Cent Wafers | chocolate wafers | maker
1958- | NL | Smiths chips | | maker
1965-1986 | NL BE DE FR | Treets | chocolate peanuts | maker
1965- | FR | TUC | salted crackers | maker
1965- | DE | Nutella | hazelnut spread | maker
1966- | FR | Nutella | hazelnut spread | maker
1970- | BE FR | Prince | chocolate-filled biscuits | maker
1972- | NL BE DE FR | Mars | chocolate bar | maker
1976-1991 | DE | Raider | chocolate bar | maker
1976- | GB | Cornetto | ice cream | maker
1980-1991 | NL BE FR | Raider | chocolate bar | maker
1980- | NL BE DE FR ES | Cornetto | ice cream | maker
1980- | GB NL BE FR | Kinder Surprise | chocolate egg with a toy | maker
1985- | NL BE DE | Coca-Cola light | soft drink | maker
1985- | GB NL BE DE ES | Calippo | ice lolly | maker
1985- | GB NL BE FR | Haribo Goldbears | gummy bears | maker
1985- | GB NL BE FR DE US | Chupa Chups | lollipops | maker
1988- | FR ES | Coca-Cola Light | soft drink | maker
1990- | GB NL BE ES | Nutella | hazelnut spread | maker
1990- | europe | Snickers | chocolate bar | maker
1995- | NL BE DE FR ES | KitKat | chocolate wafer | maker
2002- | NL BE FR ES | Lay's | crisps | maker
`;
