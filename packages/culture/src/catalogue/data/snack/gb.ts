export const snacksGb = `
1866- | GB | Fry's Chocolate Cream | chocolate bar | maker
1881- | GB | Rowntree's Fruit Pastilles | sweets | maker
1892- | GB | McVitie's Digestives | biscuits | maker
1893- | GB | Rowntree's Fruit Gums | sweets | maker
1899- | GB | Liquorice Allsorts | Bassett's | maker
1901- | GB | Irn-Bru | soft drink | maker
1905- | GB | Cadbury Dairy Milk | chocolate | maker
1908- | GB | Cadbury Bournville | dark chocolate | maker
1908- | GB | Custard creams | biscuits | food-history
1908- | GB | Vimto | soft drink | maker
1909- | GB | Maynards Wine Gums | sweets | maker
1910- | GB | Fish and chips in newspaper | | food-history
1914- | GB | Fry's Turkish Delight | chocolate bar | maker
1915- | GB | Milk Tray | Cadbury | maker
1918- | GB | Jelly Babies | Bassett's | maker
1920- | GB | Cadbury Flake | chocolate bar | maker
1920- | GB | Smith's crisps with a twist of salt | | maker
1920-1960 | GB | Bread and dripping | | food-history
1924- | GB | Tizer | soft drink | maker
1925- | GB | Sherbet Fountain | liquorice and sherbet | maker
1927- | GB | Jaffa Cakes | McVitie's | maker
1929- | GB | Crunchie | honeycomb bar | maker
1929- | GB | Twiglets | | maker
1930- | GB | 99 Flake | ice cream cone | food-history
1930- | GB | Beans on toast | | food-history
1932- | GB | Mars bar | chocolate bar | maker
1932- | GB | Penguin | chocolate biscuit | maker
1933- | GB | Black Magic | chocolates | maker
1935- | GB | Aero | bubbly chocolate | maker
1935- | GB | Milky Way | chocolate bar | maker
1935- | GB | Kit Kat | first called Chocolate Crisp | maker
1936- | GB | Quality Street | chocolates and toffees | maker
1936- | GB | Maltesers | | maker
1937- | GB | Rolo | | maker
1937- | GB | Smarties | | maker
1938- | GB | Cadbury Roses | chocolates | maker
1938- | GB | Ribena | blackcurrant drink | maker
1942-1950 | GB | Carrot cake and carrot fudge | wartime treats | food-history
1942-1953 | GB | Sweets on the ration | | public-record
1946- | GB | Parma Violets | sweets | maker
1948- | GB | Cadbury Fudge | | maker
1948- | GB | Polo mints | | maker
1948- | GB | Wagon Wheels | marshmallow biscuit | maker
1948- | GB | Walkers crisps | | maker
1950-1984 | GB | Spangles | sweets | maker
1951- | GB | Bounty | coconut bar | maker
1952- | GB | Tunnock's Caramel Wafer | | maker
1954- | GB | Love Hearts | sweets | maker
1955-1985 | GB | Sherbet flying saucers and penny chews | | food-history
1956- | GB | Tunnock's Teacakes | | maker
1958- | GB | Mr Whippy | ice cream van | maker
1959-2023 | GB | Caramac | caramel bar | maker
1960- | GB | Jammie Dodgers | biscuits | maker
1960-1998 | GB | Opal Fruits | fruit chews | maker
1962- | GB | After Eight | mint chocolates | maker
1962- | GB | Cheese and onion crisps | | food-history
1962-2021 | GB | Topic | chocolate bar | maker
1963- | GB | Zoom | ice lolly | maker
1963- | GB | Toffee Crisp | chocolate bar | maker
1965-1985 | GB | Prawn cocktail | at parties | food-history
1967- | GB | Angel Delight | | maker
1967- | GB | Fab | ice lolly | maker
1967-1990 | GB | Twix | chocolate bar | maker
1968- | GB | Quavers | | maker
1968-1990 | GB | Marathon | chocolate bar | maker
1970- | GB | Curly Wurly | | maker
1971- | GB | Cadbury Creme Egg | | maker
1971- | GB | Wotsits | | maker
1973- | GB | Freddo | chocolate frog | maker
1973- | GB | Hula Hoops | | maker
1974- | GB | Skittles | chewy sweets | maker
1974- | GB | Skips | prawn cocktail crisps | maker
1975- | GB | Frazzles | bacon crisps | maker
1976- | GB | Double Decker | chocolate bar | maker
1976- | GB | Yorkie | chocolate bar | maker
1977- | GB | Monster Munch | | maker
1977- | GB | Pot Noodle | | maker
1978-1990 | GB | Arctic roll | | food-history
1980-1993 | GB | SodaStream fizzy drinks at home | | food-history
1982- | GB | Viennetta | ice cream | maker
1983- | GB | Diet Coke | soft drink | maker
1983-2003 | GB | Wispa | chocolate bar | maker
1985- | GB | Boost | chocolate bar | maker
1985- | GB | HobNobs | biscuits | maker
1992- | GB | Percy Pig | Marks & Spencer | maker
1994- | GB | Doritos | tortilla chips | maker
1998- | GB | Starburst | fruit chews | maker
1998-2009 | GB | Sunny Delight | | maker
1999- | GB | Innocent smoothies | | maker
2000- | GB | Fruit Shoot | | maker
2003- | GB | Krispy Kreme doughnuts | | maker
2007- | GB | Wispa | chocolate bar | maker
2008- | GB | Oreo | biscuits | maker
2019- | GB | Greggs vegan sausage roll | | maker
2022-2024 | GB | Prime | sports drink | maker
`;
