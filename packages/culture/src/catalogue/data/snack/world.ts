export const snacksWorld = `
1848- | en | Peppermint sticks and candy canes | | food-history
1880- | world | Boiled sweets from a jar | | food-history
1886- | world | Coca-Cola | soft drink | maker
1893- | world | Wrigley's Spearmint | chewing gum | maker
1900- | world | Home-made lemonade | | food-history
1900- | world | Home-made pancakes | | food-history
1900- | world | Hot chocolate | | food-history
1900- | world | Peppermints | | food-history
1900- | world | Rice pudding | | food-history
1900- | world | Roasted peanuts | | food-history
1900- | world | Cake batter from the bowl | | food-history
1904- | world | Candy floss | | food-history
1904- | world | Ice cream in a cone | | food-history
1908- | world | Toblerone | chocolate | maker
1930- | world | Apple pie | home-made | food-history
1930- | world | Salted crackers | | food-history
1930- | europe | Roasted chestnuts | | food-history
1930- | europe | Bread with butter and sugar | | food-history
1930- | europe | Raspberry syrup with water | | food-history
1947- | world | Bubble gum | | food-history
1950- | europe | Vanilla ice cream between wafers | | food-history
1950- | world | Ice lollies | | food-history
1950- | world | Pepsi-Cola | soft drink | maker
1950- | world | Chocolate milk | | food-history
1955- | world | Soft-serve ice cream | | food-history
1958- | GB NL BE DE ES | Toasted ham and cheese sandwich | | food-history
1960- | world | Fanta | soft drink | maker
1960- | world | Potato crisps from a bag | | food-history
1962- | world | Fruit yoghurt in a pot | | food-history
1965-1982 | europe | Cheese fondue with friends | | food-history
1965-1985 | GB | Cheese and pineapple on cocktail sticks | | food-history
1968- | world | Salted peanuts with drinks | | food-history
1970- | europe | Pizza | | food-history
1970- | world | Tic Tac | sweets | maker
1970- | world | Cheesecake | | food-history
1975- | world | Sprite | soft drink | maker
1978- | europe | Frozen pizza | | food-history
1980- | world | Muesli bars | | food-history
1980- | world | Instant noodles | | food-history
1981- | europe | McDonald's hamburger and fries | | maker
1982- | europe | Ferrero Rocher | chocolates | maker
1989- | europe | Magnum | ice cream | maker
1990- | europe | Popcorn at the cinema | | food-history
1990- | world | Happy Meal | McDonald's | maker
1990- | europe | M&M's | sweets | maker
1990- | europe | Microwave popcorn | | food-history
1990- | europe | Häagen-Dazs | ice cream | maker
1990- | world | Chocolate muffins | | food-history
1990- | world | Sour gummy sweets | | food-history
1991- | world | Twix | chocolate bar | maker
1992- | world | Tortilla chips and dip | | food-history
1995- | europe | Pringles | stacked crisps | maker
1995- | europe | Ben & Jerry's | ice cream | maker
1995- | world | Iced tea in a can | | food-history
1997- | world | Red Bull | energy drink | maker
1998- | world | Cereal bars | | food-history
2000- | world | Smoothies | | food-history
2000- | world | Sushi to take away | | food-history
2000- | world | Wraps | | food-history
2003- | world | Caramel latte to go | | food-history
2005- | world | Dark chocolate with sea salt | | food-history
2005-2014 | world | Cupcakes with a swirl of icing | | food-history
2007- | world | Coca-Cola Zero | soft drink | maker
2008- | world | Salted caramel | | food-history
2008-2016 | world | Macarons in every colour | | food-history
2009-2016 | world | Cake pops | | food-history
2010- | world | Frozen yoghurt with toppings | | food-history
2010- | world | Greek yoghurt with granola | | food-history
2012- | world | Bubble tea | | food-history
2012-2018 | world | Kale chips | | food-history
2013-2015 | US GB FR | Cronuts | croissant and doughnut in one | food-history
2014- | world | Avocado toast | | food-history
2014- | world | Sweet potato fries | | food-history
2014- | world | Hummus with everything | | food-history
2015-2018 | world | Smoothie bowls | | food-history
2015-2019 | world | Freakshakes | milkshakes piled high | food-history
2016- | world | Matcha latte | | food-history
2016- | world | Protein bars | | food-history
2016- | world | Poke bowls | | food-history
2017- | world | Acai bowls | | food-history
2018- | world | Oat-milk cappuccino | | food-history
2018- | world | Mochi ice cream | | food-history
2019- | world | Vegan burgers | | food-history
2020 | world | Dalgona coffee | whipped instant coffee | food-history
2020-2021 | world | Home-baked banana bread | | food-history
2020-2021 | world | Home-baked sourdough | | food-history
2021- | world | Biscoff spread | caramelised biscuit | food-history
2021-2022 | world | Baked feta pasta | | food-history
2022-2024 | world | Butter boards and snack boards | | food-history
2023- | world | Smash burgers | | food-history
2024- | world | Dubai chocolate | pistachio and kadayif | food-history
2024- | world | Pistachio cream | | food-history
`;
