export const snacksBe = `
1850- | BE | Frieten with mayonnaise | from the frietkot | food-history
1850- | BE | Brussels waffles | | food-history
1850- | BE | Liège waffles | | food-history
1850- | BE | Mattentaart | | food-history
1850- | BE | Smoutebollen | at the fair | food-history
1850- | BE | Speculoos | at Saint Nicholas | food-history
1873- | BE | Cuberdons | sweets | food-history
1883- | BE | Côte d'Or chocolate | | maker
1890- | BE | Babelutten | butter sweets | food-history
1891- | BE | Delacre biscuits | | maker
1896- | BE | Jacques chocolate bars | filled chocolate | maker
1900- | BE | Boterham with sirop de Liège | | food-history
1900- | BE | Rijsttaart | rice tart | food-history
1900- | BE | Pistolets on Sunday | with butter | food-history
1912- | BE | Napoleon | lemon sweets | maker
1912- | BE | Neuhaus pralines | | maker
1913- | BE | Leonidas pralines | | maker
1930- | BE | Filet américain on bread | | food-history
1932- | BE | Lotus speculoos | caramelised biscuit | maker
1934- | BE | Chokotoff | chocolate toffee | maker
1945-1950 | BE | Chewing gum from American soldiers | | public-record
1950- | BE | Guimauves | marshmallow sweets | food-history
1950- | BE | Boterham with choco | chocolate spread | food-history
1960- | BE | Cécémel | chocolate milk | maker
1960- | BE | Melocakes | chocolate marshmallows | food-history
1966- | BE | Croky | crisps | maker
1970- | BE | Frikandel | | food-history
1970- | BE | Leo | chocolate wafer | maker
1976- | BE | Galler | chocolate bars | maker
1981- | BE | Bicky Burger | from the frietkot | maker
1990- | BE | Aiki Noodles | | maker
1990- | BE | Suzy waffles | | maker
1990- | BE | Mitraillette | bread, fries and sauce | food-history
2008- | BE | Speculoos spread | | maker
`;
