export const snacksFr = `
1848- | FR | Chocolat Poulain | | maker
1850- | FR | Bêtises de Cambrai | mints | food-history
1850- | FR | Crêpes | | food-history
1850- | FR | Madeleines | | food-history
1850- | FR | Petits-suisses | fresh cheese | food-history
1880- | FR | Cachou Lajaunie | liquorice pastilles | maker
1886- | FR | Petit Beurre LU | biscuits | maker
1900- | FR | Bread and a bar of chocolate | after school | food-history
1900- | FR | Pain au chocolat | | food-history
1900- | FR | Réglisse Zan | liquorice | maker
1905- | FR | Paille d'Or | LU, raspberry wafers | maker
1910- | FR | Croque-monsieur | | food-history
1914- | FR | Banania | chocolate drink | maker
1921- | FR | La vache qui rit | cheese | maker
1924- | FR | Sucettes Pierrot Gourmand | lollipops | maker
1930-1985 | FR | Roudoudou | sweet in a shell | food-history
1931- | FR | Esquimau | ice cream at the cinema | maker
1933- | FR | BN | chocolate-filled biscuits | maker
1935-1975 | FR | Mistral gagnant | sherbet powder | food-history
1951- | FR | Orangina | orange drink | maker
1952- | FR | Hollywood chewing-gum | | maker
1954- | FR | Carambar | caramel sweet with a joke inside | maker
1955- | FR | Pschitt | soft drink | maker
1956- | FR | Caprice des Dieux | cheese | maker
1958- | FR | Malabar | bubble gum | maker
1960- | FR | Apéricube | cheese cubes | maker
1961- | FR | Nesquik | chocolate drink | maker
1961- | FR | Figolu | fig biscuits | maker
1962- | FR | Oursons en guimauve | chocolate marshmallow bears | food-history
1965- | FR | Gâteau au yaourt | home-made | food-history
1966- | FR | Oasis | fruit drink | maker
1968- | FR | Kiri | cheese | maker
1969- | FR | Dragibus | Haribo | maker
1969- | FR | Fraise Tagada | Haribo | maker
1970- | FR | Danette | dessert cream | maker
1970- | FR | Pépito | chocolate biscuits | maker
1971- | FR | Bonne Maman jam on bread | | maker
1974- | FR | Yop | yoghurt drink | maker
1975- | FR | Flanby | caramel custard | maker
1975- | FR | Granola | LU | maker
1978- | FR | Babybel | mini cheese | maker
1980- | FR | Curly | peanut puffs | maker
1980- | FR | Schtroumpfs Haribo | sweets | maker
1982- | FR | Mikado | LU | maker
1982-2000 | FR | Tubble Gum | gum in a tube | maker
1983- | FR | Petit Écolier | LU | maker
1985- | FR | Savane | marble cake | maker
1985- | FR | Mister Freeze | ice pops | maker
1990- | FR | Kebab-frites | | food-history
1993- | FR | Kinder Bueno | | maker
1998- | FR | Pom'Potes | fruit purée in a pouch | maker
2000- | FR | Moelleux au chocolat | | food-history
2004- | FR | Michel et Augustin | biscuits | maker
2008- | FR | French tacos | | food-history
2012- | FR | Oreo | biscuits | maker
`;
