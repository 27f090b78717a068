export const snacksEs = `
1850- | ES | Buñuelos | | food-history
1850- | ES | Churros con chocolate | | food-history
1850- | ES | Horchata | | food-history
1850- | ES | Pan con aceite y azúcar | bread, oil and sugar | food-history
1850- | ES | Polvorones | at Christmas | food-history
1850- | ES | Torrijas | at Easter | food-history
1850- | ES | Turrón | at Christmas | food-history
1881- | ES | Galletas María | biscuits | food-history
1881- | ES | Chocolates Valor | | maker
1900- | ES | Barquillos | wafers | food-history
1900- | ES | Pipas | sunflower seeds | food-history
1900- | ES | Regaliz de palo | liquorice root | food-history
1900- | ES | Roscón de Reyes | | food-history
1930- | ES | Pan con chocolate | after school | food-history
1930- | ES | Altramuces | lupin seeds | food-history
1946- | ES | Cola Cao | chocolate drink | maker
1950- | ES | La Casera | soft drink | maker
1950- | ES | Bocadillo de calamares | | food-history
1950- | ES | Granizado de limón | | food-history
1956- | ES | Kas | soft drink | maker
1958- | ES | Chupa Chups | lollipops | maker
1960- | ES | Mirinda | orange drink | maker
1960- | ES | Patatas fritas from the churrería | | food-history
1961- | ES | Conguitos | chocolate peanuts | maker
1961- | ES | Sugus | chewy sweets | maker
1962- | ES | Donuts | | maker
1965- | ES | Pan Bimbo | sliced bread | maker
1969- | ES | Nocilla | chocolate spread | maker
1970- | ES | Palotes | chewy sweets | maker
1970- | ES | Tigretón | Bimbo cake | maker
1970- | ES | Bony | Bimbo cake | maker
1972- | ES | Matutano crisps | | maker
1974- | ES | Pantera Rosa | Bimbo cake | maker
1974- | ES | Phoskitos | rolled cake | maker
1977- | ES | Huesitos | chocolate wafer | maker
1977- | ES | Drácula | Frigo ice lolly | maker
1978-1995 | ES | Flashes | frozen juice in a tube | food-history
1979- | ES | Peta Zetas | popping candy | maker
1980- | ES | Kojak | lollipop with gum inside | maker
1980- | ES | Gusanitos | corn puffs | food-history
1980- | ES | Bollycao | chocolate bun | maker
1980-1992 | ES | Frigodedo | hand-shaped ice lolly | maker
1982- | ES | Lacasitos | chocolate buttons | maker
1983- | ES | Frigopie | foot-shaped ice cream | maker
1984- | ES | Boomer | bubble gum | maker
1985- | ES | Donettes | | maker
1985- | ES | Kinder Sorpresa | chocolate egg with a toy | maker
1985- | ES | Risketos | cheese puffs | maker
1988- | ES | Príncipe | chocolate-filled biscuits | maker
1988- | ES | Filipinos | chocolate rings | maker
1990- | ES | Jumpers | corn snacks | maker
1992- | ES | Dinosaurus | biscuits | maker
1996- | ES | Oreo | biscuits | maker
2000- | ES | Actimel | | maker
2010- | ES | Croquetas to take away | | food-history
2015- | ES | Tarta de queso | baked cheesecake | food-history
`;
