export const news2020s = `
2020 | world | Parasite wins the Oscar for best picture | | public-record
2020 | world | A private spacecraft takes astronauts to the Station | | public-record
2020 | world | Joe Biden is elected president | | public-record
2020 | world | The first vaccines against covid-19 are approved | | public-record
2020 | world | Lewis Hamilton wins his seventh world title | | public-record
2020 | world | Meetings and lessons move to the screen | | public-record
2020 | world | The covid-19 pandemic | heavy | public-record
2020 | world | The port of Beirut explodes | heavy | public-record
2020 | world | George Floyd is killed | heavy | public-record
2020 | world | Diego Maradona dies | heavy | public-record
2020 | europe | People clap for carers from windows and balconies | | public-record
2020 | europe | The Eurovision Song Contest is called off | | public-record
2020 | US | Kamala Harris is elected vice president | | public-record
2020 | US | Kobe Bryant dies in a helicopter crash | heavy | public-record
2020 | GB | Britain leaves the European Union | | public-record
2020 | GB | Captain Tom Moore walks his garden for the NHS | | public-record
2020 | NL | Mathieu van der Poel wins the Tour of Flanders | | public-record
2020 | BE | Wout van Aert wins Milan-San Remo | | public-record
2020 | DE | Berlin's new airport opens at last | | public-record
2020 | DE | Bayern Munich wins the Champions League | | public-record
2020 | FR | Julian Alaphilippe becomes world cycling champion | | public-record
2020 | ES | Rafael Nadal wins his thirteenth French Open | | public-record
2021 | world | Tokyo hosts the Olympic Games a year late | | public-record
2021 | world | The rover Perseverance lands on Mars | | public-record
2021 | world | A small helicopter flies on Mars | | public-record
2021 | world | The Ever Given blocks the Suez Canal | | public-record
2021 | world | The James Webb Space Telescope is launched | | public-record
2021 | world | Squid Game is watched round the world | | public-record
2021 | world | Joe Biden takes office | | public-record
2021 | world | The Taliban take Kabul | heavy | public-record
2021 | europe | Italy wins the European championship | | public-record
2021 | europe | Måneskin wins Eurovision | | public-record
2021 | US | A mob storms the Capitol | heavy | public-record
2021 | GB | Emma Raducanu wins the US Open | | public-record
2021 | GB | Prince Philip dies | heavy | public-record
2021 | NL | Max Verstappen becomes world champion | | public-record
2021 | NL | Formula One returns to Zandvoort | | public-record
2021 | BE | Belgium wins Olympic hockey gold | | public-record
2021 | BE DE | Floods strike the Ahr and the Vesdre | heavy | public-record
2021 | DE | Olaf Scholz becomes chancellor | | public-record
2021 | FR | The Arc de Triomphe is wrapped | | public-record
2021 | FR | Josephine Baker enters the Panthéon | | public-record
2021 | ES | Lionel Messi leaves Barcelona | | public-record
2021 | ES | A volcano erupts on La Palma | heavy | public-record
2021 | US | The Atlanta Braves win the World Series | | public-record
2022 | world | Argentina wins the World Cup with Messi | | public-record
2022 | world | The first pictures of the Webb telescope are shown | | public-record
2022 | world | ChatGPT is opened to the public | | public-record
2022 | world | There are eight billion people on Earth | | public-record
2022 | world | Beijing hosts the Winter Olympics | | public-record
2022 | world | Charles III becomes king | | public-record
2022 | world | Roger Federer says goodbye to tennis | | public-record
2022 | world | Russia invades Ukraine | heavy | public-record
2022 | world | Queen Elizabeth II dies | heavy | public-record
2022 | world | Shinzo Abe is assassinated | heavy | public-record
2022 | europe | Ukraine wins the Eurovision Song Contest | | public-record
2022 | US | Artemis I flies round the Moon | | public-record
2022 | US | A gunman kills children in Uvalde | heavy | public-record
2022 | GB | The Queen celebrates her Platinum Jubilee | | public-record
2022 | GB | England wins the Women's Euro | | public-record
2022 | NL | The Floriade opens in Almere | | public-record
2022 | NL | Max Verstappen wins his second world title | | public-record
2022 | BE | Remco Evenepoel wins the Vuelta and the world title | | public-record
2022 | DE | Germany travels with the 9-euro ticket | | public-record
2022 | FR | Emmanuel Macron is re-elected | | public-record
2022 | FR | Annie Ernaux wins the Nobel Prize | | public-record
2022 | ES | Carlos Alcaraz wins the US Open at 19 | | public-record
2022 | ES | Rafael Nadal wins his fourteenth French Open | | public-record
2023 | world | Charles III is crowned | | public-record
2023 | world | Barbie and Oppenheimer open on the same day | | public-record
2023 | world | India lands near the Moon's south pole | | public-record
2023 | world | Spain wins the Women's World Cup | | public-record
2023 | world | Taylor Swift's Eras Tour begins | | public-record
2023 | world | The Beatles release Now and Then | | public-record
2023 | world | Earthquakes strike Türkiye and Syria | heavy | public-record
2023 | world | The attack of 7 October and war in Gaza | heavy | public-record
2023 | europe | Finland joins NATO | | public-record
2023 | europe | Loreen wins Eurovision for the second time | | public-record
2023 | US | Writers and actors strike in Hollywood | | public-record
2023 | US | Wildfire destroys Lahaina on Maui | heavy | public-record
2023 | GB | Manchester City wins the treble | | public-record
2023 | GB | Liverpool hosts Eurovision for Ukraine | | public-record
2023 | NL | The Rijksmuseum shows more Vermeers than ever | | public-record
2023 | NL | Max Verstappen wins his third world title | | public-record
2023 | BE | Antwerp wins the league in the last minutes | | public-record
2023 | DE | The last German nuclear plants are switched off | | public-record
2023 | DE | Germany wins the basketball World Cup | | public-record
2023 | FR | France hosts the Rugby World Cup | | public-record
2023 | FR | France protests against a pension age of 64 | | public-record
2023 | ES | Carlos Alcaraz wins Wimbledon | | public-record
2024 | world | Paris hosts the Olympic Games | | public-record
2024 | world | Notre-Dame de Paris reopens | | public-record
2024 | world | Donald Trump is elected again | | public-record
2024 | world | The northern lights are seen far to the south | | public-record
2024 | world | Armand Duplantis vaults 6.25 metres for gold | | public-record
2024 | world | A rocket booster is caught by its tower | | public-record
2024 | world | Inside Out 2 opens in the cinemas | | public-record
2024 | world | Bashar al-Assad falls in Syria | heavy | public-record
2024 | world | Donald Trump survives a shooting | heavy | public-record
2024 | europe | Spain wins the European championship | | public-record
2024 | europe | Nemo wins Eurovision for Switzerland | | public-record
2024 | US | A total eclipse crosses North America | | public-record
2024 | US | Baltimore's Key Bridge collapses | heavy | public-record
2024 | GB | Keir Starmer becomes prime minister | | public-record
2024 | NL | Sifan Hassan wins the Olympic marathon | | public-record
2024 | NL | Joost Klein is disqualified at Eurovision | | public-record
2024 | BE | Remco Evenepoel wins two Olympic golds | | public-record
2024 | DE | Bayer Leverkusen wins its first league title | | public-record
2024 | DE | Germany hosts Euro 2024 | | public-record
2024 | FR | Léon Marchand wins four Olympic golds | | public-record
2024 | ES | Floods strike Valencia | heavy | public-record
2024 | ES | Rafael Nadal ends his career | | public-record
2025 | world | Leo XIV becomes pope | | public-record
2025 | world | Donald Trump takes office again | | public-record
2025 | world | Expo 2025 opens in Osaka | | public-record
2025 | world | The Nintendo Switch 2 goes on sale | | public-record
2025 | world | Oasis plays together again | | public-record
2025 | world | The Grand Egyptian Museum opens fully | | public-record
2025 | world | A comet from another star is discovered | | public-record
2025 | world | Skype closes | | public-record
2025 | world | Pope Francis dies | heavy | public-record
2025 | world | An earthquake strikes Myanmar | heavy | public-record
2025 | world | An Air India plane crashes in Ahmedabad | heavy | public-record
2025 | europe | JJ wins Eurovision for Austria | | public-record
2025 | US | Wildfires strike Los Angeles | heavy | public-record
2025 | US | The Dodgers win the World Series again | | public-record
2025 | GB | England wins the Women's Euro again | | public-record
2025 | GB | Lando Norris becomes world champion | | public-record
2025 | NL | Amsterdam turns 750 | | public-record
2025 | NL | Femke Bol is world champion again | | public-record
2025 | BE | Bart De Wever becomes prime minister | | public-record
2025 | DE | Friedrich Merz becomes chancellor | | public-record
2025 | DE | Germany wins the European basketball title | | public-record
2025 | FR | Paris Saint-Germain wins the Champions League | | public-record
2025 | FR | Jewels are stolen from the Louvre | | public-record
2025 | ES | The lights go out in Spain and Portugal | | public-record
2026 | world | Artemis II takes four astronauts round the Moon | | public-record
2026 | world | Milan and Cortina host the Winter Olympics | | public-record
2026 | world | The World Cup is played in three countries | | public-record
2026 | world | Ski mountaineering becomes an Olympic sport | | public-record
2026 | world | Winnie-the-Pooh turns one hundred | | public-record
2026 | world | Wikipedia turns twenty-five | | public-record
2026 | world | Apple turns fifty | | public-record
2026 | europe | Bulgaria introduces the euro | | public-record
2026 | US | The United States turns 250 | | public-record
2026 | US | Route 66 turns one hundred | | public-record
2026 | ES | A century since the death of Gaudí | | public-record
2026 | ES | A total eclipse of the Sun crosses Spain | | public-record
`;
