export const snacksDe = `
1850- | DE | Butterbrot | | food-history
1850- | DE | Berliner | filled doughnuts | food-history
1850- | DE | Brezeln | pretzels | food-history
1850- | DE | Lebkuchen | gingerbread | food-history
1891- | DE | Leibniz-Butterkeks | biscuits | maker
1893- | DE | Dr. Oetker Pudding | | maker
1895- | DE | Bratwurst im Brötchen | | food-history
1901- | DE | Milka | chocolate | maker
1902- | DE | Sinalco | soft drink | maker
1905- | DE | Götterspeise | jelly | food-history
1922-1959 | DE | Haribo Tanzbären | gummy bears | maker
1925- | DE | Ahoj-Brause | sherbet powder | maker
1925- | DE | Haribo Lakritzschnecken | liquorice wheels | maker
1931- | DE | Afri-Cola | soft drink | maker
1931- | DE | Maoam | chewy sweets | maker
1932- | DE | Ritter Sport | square chocolate | maker
1935- | DE | Salzstangen | salted sticks | food-history
1936- | DE | Dominosteine | at Christmas | food-history
1940-1959 | DE | Fanta | soft drink | maker
1945-1949 | DE | Chocolate from American soldiers | | public-record
1949- | DE | Currywurst | | food-history
1950- | DE | Kalter Hund | biscuit and chocolate cake | food-history
1950- | DE | Katjes | liquorice cats | maker
1950- | DE | Eis am Stiel | | food-history
1952- | DE | Bluna | soft drink | maker
1952- | DE | Halloren-Kugeln | chocolates of the East | maker
1955- | DE | Prinzen Rolle | filled biscuits | maker
1955-1975 | DE | Toast Hawaii | ham, pineapple and cheese | food-history
1956- | DE | Mon Chéri | chocolates | maker
1956- | DE | Spezi | cola and orange | maker
1958- | DE | Vita Cola | soft drink of the East | maker
1959- | DE | Hanuta | hazelnut wafer | maker
1960- | DE | Haribo Goldbären | gummy bears | maker
1960-1980 | DE | Mettigel | hedgehog of minced pork | food-history
1960-1985 | DE | Käseigel | cheese and grapes on sticks | food-history
1962- | DE | Schogetten | chocolate | maker
1962- | DE | nimm2 | sweets | maker
1963- | DE | Erdnussflips | peanut puffs | food-history
1964- | DE | duplo | chocolate bar | maker
1964- | DE | Nogger | ice cream | maker
1965- | DE | merci | chocolates | maker
1967- | DE | Club Cola | soft drink of the East | maker
1967- | DE | kinder Schokolade | | maker
1969- | DE | Capri-Sonne | juice pouch | maker
1969- | DE | Spaghettieis | | food-history
1969- | DE | Werther's Echte | butter sweets | maker
1970- | DE | Yogurette | chocolate | maker
1970-1990 | DE | Nudossi | hazelnut spread of the East | maker
1972- | DE | Döner Kebab | | food-history
1973- | DE | Toffifee | chocolates | maker
1973-1987 | DE | Dolomiti | ice lolly | maker
1974- | DE | Überraschungsei | chocolate egg with a toy | maker
1978- | DE | Milchschnitte | | maker
1978-2004 | DE | Ed von Schleck | ice cream to push up | maker
1981- | DE | FruchtZwerge | | maker
1983- | DE | Knoppers | wafer | maker
1988- | DE | Pom-Bär | crisps | maker
1990- | DE | Raffaello | coconut sweets | maker
1991- | DE | kinder bueno | | maker
1999- | DE | Pick Up! | chocolate biscuit | maker
2000- | DE | Center Shock | sour chewing gum | maker
2001- | DE | Bionade | organic soft drink | maker
2005- | DE | Club-Mate | | maker
2009- | DE | Fritz-Kola | soft drink | maker
2010- | DE | Laugenstange with cheese | | food-history
`;
