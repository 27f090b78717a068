export const videoGames2010s = `
2010-2016 | world | Fruit Ninja | video | game-history
2010-2016 | world | Cut the Rope | video | game-history
2010-2016 | world | Red Dead Redemption | video | game-history
2010-2015 | world | Mass Effect 2 | video | game-history
2010-2016 | world | StarCraft II: Wings of Liberty | video | game-history
2010-2015 | world | Call of Duty: Black Ops | video | game-history
2010-2015 | world | Heavy Rain | video | game-history
2010-2015 | world | Limbo | video | game-history
2010-2015 | world | Super Mario Galaxy 2 | video | game-history
2010-2017 | world | Civilization V | video | game-history
2010-2015 | ES | Castlevania: Lords of Shadow | video | game-history
2011- | world | Minecraft | video | game-history
2011-2020 | world | The Elder Scrolls V: Skyrim | video | game-history
2011-2016 | world | Portal 2 | video | game-history
2011-2016 | world | Temple Run | video | game-history
2011-2016 | world | Dark Souls | video | game-history
2011-2016 | world | L.A. Noire | video | game-history
2011-2016 | world | Batman: Arkham City | video | game-history
2011-2020 | world | Terraria | video | game-history
2011-2015 | world | Skylanders: Spyro's Adventure | video | game-history
2011-2015 | NL | Wordfeud | video | game-history
2011-2015 | ES | Apalabrados | video | game-history
2012- | world | Candy Crush Saga | video | game-history
2012- | world | Subway Surfers | video | game-history
2012-2020 | world | Clash of Clans | video | game-history
2012-2016 | world | Draw Something | video | game-history
2012-2018 | world | Journey | video | game-history
2012-2017 | world | Diablo III | video | game-history
2012-2017 | world | Dishonored | video | game-history
2012-2017 | world | Far Cry 3 | video | game-history
2012-2017 | world | Borderlands 2 | video | game-history
2012-2023 | world | Counter-Strike: Global Offensive | video | game-history
2012-2020 | world | Hay Day | video | game-history
2012-2017 | world | The Walking Dead | video | game-history
2012-2018 | world | Euro Truck Simulator 2 | video | game-history
2012-2017 | NL | Awesomenauts | video | game-history
2012-2016 | DE | Deponia | video | game-history
2013- | world | Grand Theft Auto V | video | game-history
2013-2019 | world | The Last of Us | video | game-history
2013-2018 | world | BioShock Infinite | video | game-history
2013-2018 | world | Tomb Raider | video | game-history
2013-2014 | world | Flappy Bird | video | game-history
2013-2022 | world | Dota 2 | video | game-history
2013-2018 | world | Animal Crossing: New Leaf | video | game-history
2013-2018 | world | Pokémon X and Y | video | game-history
2013-2018 | world | Papers, Please | video | game-history
2013-2017 | ES | Preguntados | video | game-history
2013-2017 | DE | Quizduell | video | game-history
2014-2020 | world | Mario Kart 8 | video | game-history
2014-2021 | world | Hearthstone | video | game-history
2014-2018 | world | 2048 | video | game-history
2014-2019 | world | Destiny | video | game-history
2014- | world | The Sims 4 | video | game-history
2014-2019 | world | Five Nights at Freddy's | video | game-history
2014-2019 | world | Monument Valley | video | game-history
2014-2018 | world | Crossy Road | video | game-history
2014-2019 | world | Dragon Age: Inquisition | video | game-history
2014-2019 | world | Shovel Knight | video | game-history
2014-2019 | BE | Divinity: Original Sin | video | game-history
2015-2022 | world | The Witcher 3: Wild Hunt | video | game-history
2015- | world | Rocket League | video | game-history
2015-2020 | world | Splatoon | video | game-history
2015-2020 | world | Undertale | video | game-history
2015-2020 | world | Fallout 4 | video | game-history
2015-2020 | world | Bloodborne | video | game-history
2015-2021 | world | Super Mario Maker | video | game-history
2015-2020 | world | Life Is Strange | video | game-history
2015-2022 | world | Cities: Skylines | video | game-history
2015-2018 | world | Agar.io | video | game-history
2015-2020 | world | Until Dawn | video | game-history
2016- | world | Pokémon Go | video | game-history
2016- | world | Stardew Valley | video | game-history
2016-2022 | world | Overwatch | video | game-history
2016-2021 | world | Uncharted 4: A Thief's End | video | game-history
2016-2021 | world | No Man's Sky | video | game-history
2016-2022 | world | Clash Royale | video | game-history
2016-2021 | world | Battlefield 1 | video | game-history
2016-2020 | world | Firewatch | video | game-history
2016-2021 | world | Dark Souls III | video | game-history
2016-2022 | world | Planet Coaster | video | game-history
2016-2023 | world | Civilization VI | video | game-history
2017- | world | Fortnite | video | game-history
2017-2023 | world | The Legend of Zelda: Breath of the Wild | video | game-history
2017-2022 | world | Super Mario Odyssey | video | game-history
2017-2022 | world | PlayerUnknown's Battlegrounds | video | game-history
2017- | world | Mario Kart 8 Deluxe | video | game-history
2017-2022 | world | Horizon Zero Dawn | video | game-history
2017-2022 | world | Cuphead | video | game-history
2017-2023 | world | Hollow Knight | video | game-history
2017-2022 | world | Splatoon 2 | video | game-history
2017-2021 | ES | Rime | video | game-history
2018- | world | Among Us | video | game-history
2018- | world | Red Dead Redemption 2 | video | game-history
2018-2023 | world | God of War | video | game-history
2018-2023 | world | Marvel's Spider-Man | video | game-history
2018- | world | Super Smash Bros. Ultimate | video | game-history
2018-2023 | world | Celeste | video | game-history
2018-2023 | world | Monster Hunter: World | video | game-history
2018-2023 | world | Beat Saber | video | game-history
2018-2022 | world | Detroit: Become Human | video | game-history
2018-2022 | ES | Gris | video | game-history
2018-2022 | FR | Dead Cells | video | game-history
2019-2024 | world | Apex Legends | video | game-history
2019-2023 | world | Untitled Goose Game | video | game-history
2019-2024 | world | Sekiro: Shadows Die Twice | video | game-history
2019-2024 | world | Disco Elysium | video | game-history
2019-2024 | world | Control | video | game-history
2019-2024 | world | Death Stranding | video | game-history
2019-2024 | world | Luigi's Mansion 3 | video | game-history
2019-2024 | world | Outer Wilds | video | game-history
2019-2024 | world | Ring Fit Adventure | video | game-history
2019-2024 | world | Pokémon Sword and Shield | video | game-history
2019-2024 | ES | Blasphemous | video | game-history
2019-2024 | FR | A Plague Tale: Innocence | video | game-history
2019-2025 | DE | Anno 1800 | video | game-history
`;
