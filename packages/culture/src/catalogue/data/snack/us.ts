export const snacksUs = `
1847-2018 | US | Necco Wafers | sweets | maker
1891- | US | Fig Newtons | cookies | maker
1893- | US | Juicy Fruit | chewing gum | maker
1896- | US | Cracker Jack | popcorn with a prize inside | maker
1897- | US | Jell-O | gelatin dessert | maker
1900- | US | Hershey's Milk Chocolate | | maker
1902- | US | Barnum's Animals | animal crackers | maker
1907- | US | Hershey's Kisses | chocolate | maker
1908- | US | Tootsie Rolls | chewy chocolate candy | maker
1912- | US | Life Savers | candy | maker
1912- | US | Oreo | cookies | maker
1917- | US | MoonPie | marshmallow sandwich | maker
1917- | US | Girl Scout cookies | | maker
1920- | US | Mounds | candy bar | maker
1921- | US | Baby Ruth | candy bar | maker
1922-2020 | US | Eskimo Pie | ice cream bar | maker
1923- | US | Butterfinger | candy bar | maker
1923- | US | Milky Way | candy bar | maker
1924- | US | Popsicle | | maker
1924- | US | Dum-Dums | lollipops | maker
1925- | US | Mr. Goodbar | candy bar | maker
1927- | US | Kool-Aid | | maker
1927- | US | S'mores | by the campfire | food-history
1928- | US | Dubble Bubble | bubble gum | maker
1928- | US | Reese's Peanut Butter Cups | | maker
1930- | US | Popcorn at the movies | | food-history
1930- | US | Snickers | candy bar | maker
1930- | US | Twinkies | sponge cakes | maker
1930- | US | Peanut butter and jelly sandwich | | food-history
1930- | US | Hot dog at the ballpark | | food-history
1930-1965 | US | Root beer float at the soda fountain | | food-history
1931- | US | Tootsie Pops | lollipops | maker
1932- | US | 3 Musketeers | candy bar | maker
1932- | US | Fritos | corn chips | maker
1932- | US | Lay's potato chips | | maker
1934- | US | Ritz Crackers | | maker
1936- | US | 5th Avenue | candy bar | maker
1937- | US | Krispy Kreme doughnuts | | maker
1938- | US | Nestlé Crunch | candy bar | maker
1938- | US | Toll House chocolate chip cookies | | maker
1939- | US | Hershey's Miniatures | chocolate | maker
1940- | US | Dairy Queen soft serve | | maker
1941- | US | M&M's | chocolate candies | maker
1945- | US | Pizza by the slice | | food-history
1945- | US | Dots | gumdrops | maker
1946- | US | Almond Joy | candy bar | maker
1947- | US | Bazooka | bubble gum with a comic | maker
1948- | US | Cheetos | cheese puffs | maker
1949- | US | Jolly Rancher | hard candy | maker
1949- | US | Junior Mints | | maker
1949- | US | Whoppers | malted milk balls | maker
1950- | US | Dunkin' Donuts | | maker
1950- | US | Hot Tamales | cinnamon candy | maker
1950-1970 | US | Deviled eggs at the picnic | | food-history
1952- | US | Pez from a dispenser | | maker
1953- | US | Peeps | marshmallow chicks | maker
1954- | US | Atomic Fireball | candy | maker
1954- | US | M&M's Peanut | | maker
1954- | US | Onion-soup chip dip | | food-history
1955- | US | McDonald's hamburger and fries | | maker
1958- | US | Ruffles | potato chips | maker
1958- | US | Candy necklaces | | food-history
1959- | US | Tang | orange drink | maker
1960- | US | Häagen-Dazs | ice cream | maker
1962- | US | Goldfish crackers | | maker
1962- | US | Lemonhead | candy | maker
1963- | US | Chips Ahoy! | cookies | maker
1963- | US | SweeTarts | candy | maker
1964- | US | Pop-Tarts | | maker
1966- | US | Doritos | tortilla chips | maker
1966- | US | Slurpee | 7-Eleven | maker
1967- | US | Starburst | fruit chews | maker
1968- | US | Pringles | stacked chips | maker
1969- | US | Funyuns | onion rings | maker
1970- | US | Kit Kat | Hershey's | maker
1976- | US | Jelly Belly | jelly beans | maker
1976-1983 | US | Pop Rocks | popping candy | maker
1978- | US | Ben & Jerry's | ice cream | maker
1978- | US | Reese's Pieces | | maker
1978- | US | Tostitos | tortilla chips | maker
1978- | US | Whatchamacallit | candy bar | maker
1978- | US | Nachos with cheese | at the game | food-history
1979- | US | Ring Pop | | maker
1979-1990 | US | Twix | candy bar | maker
1981- | US | Skittles | candy | maker
1981- | US | Capri Sun | juice pouch | maker
1981-1994 | US | TCBY frozen yogurt | | maker
1982- | US | Diet Coke | soft drink | maker
1983- | US | Fruit Roll-Ups | | maker
1983- | US | Hot Pockets | | maker
1983- | US | Nerds | candy | maker
1985- | US | Sour Patch Kids | candy | maker
1985- | US | Gummy bears | | food-history
1986- | US | Cool Ranch Doritos | | maker
1986- | US | Microwave popcorn | | food-history
1986- | US | Push Pop | | maker
1988- | US | Bubble Tape | | maker
1988- | US | Dippin' Dots | ice cream beads | maker
1988- | US | Teddy Grahams | | maker
1989- | US | Lunchables | | maker
1990-2012 | US | Dunkaroos | cookies and frosting | maker
1991- | US | Fruit by the Foot | | maker
1991- | US | Gushers | fruit snacks | maker
1992- | US | Flamin' Hot Cheetos | | maker
1992-1994 | US | Crystal Pepsi | clear cola | maker
1992-2006 | US | Butterfinger BB's | | maker
1993- | US | Warheads | sour candy | maker
1993-2008 | US | SnackWell's | low-fat cookies | maker
1995- | US | Frappuccino | Starbucks | maker
1997-2002 | US | Surge | soda | maker
1998- | US | Baby Bottle Pop | | maker
1999- | US | Go-Gurt | yogurt in a tube | maker
2003- | US | Pumpkin Spice Latte | Starbucks | maker
2006- | US | Takis | rolled tortilla chips | maker
2008- | US | Chobani Greek yogurt | | maker
2017- | US | Crumbl cookies | | maker
2022- | US | Feastables | MrBeast's chocolate | maker
2024- | US | Swedish candy | pick and mix | food-history
`;
