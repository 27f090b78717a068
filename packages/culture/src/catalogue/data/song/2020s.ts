export const songs2020s = `
2020 | world | Blinding Lights | The Weeknd | billboard
2020 | world | Don't Start Now | Dua Lipa | billboard
2020 | world | Roses (Imanbek Remix) | SAINt JHN | uk-charts
2020 | world | Watermelon Sugar | Harry Styles | billboard
2020 | world | Savage Love (Laxed – Siren Beat) | Jawsh 685 and Jason Derulo | billboard
2020 | world | Dynamite | BTS | billboard
2020 | world | Rain on Me | Lady Gaga and Ariana Grande | billboard
2020 | europe | Jerusalema | Master KG featuring Nomcebo Zikode | fr-charts
2020 | US | The Box | Roddy Ricch | billboard
2020 | US | Circles | Post Malone | billboard
2020 | US | Mood | 24kGoldn featuring iann dior | billboard
2020 | GB | Head & Heart | Joel Corry featuring MNEK | uk-charts
2020 | GB | Before You Go | Lewis Capaldi | uk-charts
2020 | GB | Lighter | Nathan Dawe featuring KSI | uk-charts
2020 | NL | 17 miljoen mensen | Davina Michelle en Snelle | nl-charts
2020 | NL | Smoorverliefd | Snelle | nl-charts
2020 | BE | Kom wat dichterbij | Regi, Jake Reese en OT | be-charts
2020 | DE | Fame | Apache 207 | de-charts
2020 | DE | Treppenhaus | LEA | de-charts
2020 | fr | Ça va ça vient | Vitaa et Slimane | fr-charts
2020 | FR | Bande organisée | 13'Organisé | fr-charts
2020 | ES | Resistiré 2020 | Various Artists | es-charts
2020 | es | Hawái | Maluma | es-charts
2020 | es | Favorito | Camilo | es-charts
2020 | BE | Nu wij niet meer praten | Jaap Reesema en Pommelien Thijs | be-charts
2021 | world | drivers license | Olivia Rodrigo | billboard
2021 | world | good 4 u | Olivia Rodrigo | billboard
2021 | world | Levitating | Dua Lipa | billboard
2021 | world | Save Your Tears | The Weeknd | billboard
2021 | world | Montero (Call Me by Your Name) | Lil Nas X | billboard
2021 | world | Stay | The Kid LAROI and Justin Bieber | billboard
2021 | world | Bad Habits | Ed Sheeran | billboard
2021 | world | Easy on Me | Adele | billboard
2021 | europe | Zitti e buoni | Måneskin | eurovision
2021 | europe | Wellerman | Nathan Evans | uk-charts
2021 | US | Butter | BTS | billboard
2021 | US | Leave the Door Open | Silk Sonic | billboard
2021 | US | Kiss Me More | Doja Cat featuring SZA | billboard
2021 | GB | Cold Heart (Pnau Remix) | Elton John and Dua Lipa | uk-charts
2021 | GB | Body | Tion Wayne and Russ Millions | uk-charts
2021 | GB | Little Bit of Love | Tom Grennan | uk-charts
2021 | NL | Ik ga zwemmen | Mart Hoogkamer | nl-charts
2021 | NL | Blijven slapen | Snelle en Maan | nl-charts
2021 | NL | Birth of a New Age | Jeangu Macrooy | eurovision
2021 | BE | The Wrong Place | Hooverphonic | eurovision
2021 | BE FR | Bruxelles je t'aime | Angèle | be-charts
2021 | DE | I Don't Feel Hate | Jendrik | eurovision
2021 | fr | Voilà | Barbara Pravi | eurovision
2021 | FR | L'odeur de l'essence | Orelsan | fr-charts
2021 | ES | Mon amour (Remix) | zzoilo y Aitana | es-charts
2021 | ES | Voy a quedarme | Blas Cantó | eurovision
2021 | es | Todo de ti | Rauw Alejandro | es-charts
2022 | world | As It Was | Harry Styles | billboard
2022 | world | Anti-Hero | Taylor Swift | billboard
2022 | world | Running Up That Hill (A Deal with God) | Kate Bush | billboard
2022 | world | Heat Waves | Glass Animals | billboard
2022 | world | Unholy | Sam Smith and Kim Petras | billboard
2022 | world | I'm Good (Blue) | David Guetta and Bebe Rexha | billboard
2022 | world | About Damn Time | Lizzo | billboard
2022 | europe | Stefania | Kalush Orchestra | eurovision
2022 | US | First Class | Jack Harlow | billboard
2022 | US | Bad Habit | Steve Lacy | billboard
2022 | US GB | We Don't Talk About Bruno | Encanto Cast | billboard
2022 | GB | Space Man | Sam Ryder | eurovision
2022 | GB | Afraid to Feel | LF SYSTEM | uk-charts
2022 | NL | Stiekem | Maan en Goldband | nl-charts
2022 | NL | De diepte | S10 | eurovision
2022 | BE FR | L'enfer | Stromae | be-charts
2022 | BE | Miss You | Jérémie Makiese | eurovision
2022 | DE | Layla | DJ Robin & Schürze | de-charts
2022 | DE | Wildberry Lillet | Nina Chuba | de-charts
2022 | DE | Rockstars | Malik Harris | eurovision
2022 | fr | La Quête | Orelsan | fr-charts
2022 | FR | Fulenn | Alvan & Ahez | eurovision
2022 | ES | SloMo | Chanel | eurovision
2022 | ES | Despechá | Rosalía | es-charts
2022 | es | Quédate (Bzrp Music Sessions, Vol. 52) | Bizarrap y Quevedo | es-charts
2022 | NL | Hallo | Antoon | nl-charts
2023 | world | Flowers | Miley Cyrus | billboard
2023 | world | Cruel Summer | Taylor Swift | billboard
2023 | world | Paint the Town Red | Doja Cat | billboard
2023 | world | vampire | Olivia Rodrigo | billboard
2023 | world | Calm Down | Rema and Selena Gomez | billboard
2023 | world | Kill Bill | SZA | billboard
2023 | world | What Was I Made For? | Billie Eilish | billboard
2023 | europe | Tattoo | Loreen | eurovision
2023 | europe | Cha Cha Cha | Käärijä | eurovision
2023 | US | Last Night | Morgan Wallen | billboard
2023 | US | Fast Car | Luke Combs | billboard
2023 | US | Snooze | SZA | billboard
2023 | GB | Sprinter | Dave and Central Cee | uk-charts
2023 | GB | Padam Padam | Kylie Minogue | uk-charts
2023 | GB | Miracle | Calvin Harris and Ellie Goulding | uk-charts
2023 | NL DE | Friesenjung | Ski Aggu, Joost und Otto Waalkes | de-charts
2023 | NL | Burning Daylight | Mia Nicolai & Dion Cooper | eurovision
2023 | BE | Because of You | Gustaph | eurovision
2023 | DE | Komet | Udo Lindenberg und Apache 207 | de-charts
2023 | DE | Blood & Glitter | Lord of the Lost | eurovision
2023 | fr | Évidemment | La Zarra | eurovision
2023 | FR | Popcorn salé | Santa | fr-charts
2023 | ES | Nochentera | Vicco | es-charts
2023 | ES | Eaea | Blanca Paloma | eurovision
2023 | es | Shakira: Bzrp Music Sessions, Vol. 53 | Bizarrap y Shakira | es-charts
2023 | es | TQG | Karol G y Shakira | es-charts
2024 | world | Beautiful Things | Benson Boone | billboard
2024 | world | Espresso | Sabrina Carpenter | billboard
2024 | world | Birds of a Feather | Billie Eilish | billboard
2024 | world | Texas Hold 'Em | Beyoncé | billboard
2024 | world | Too Sweet | Hozier | billboard
2024 | world | A Bar Song (Tipsy) | Shaboozey | billboard
2024 | world | Die With a Smile | Lady Gaga and Bruno Mars | billboard
2024 | world | Lose Control | Teddy Swims | billboard
2024 | europe | The Code | Nemo | eurovision
2024 | US | Not Like Us | Kendrick Lamar | billboard
2024 | US | I Had Some Help | Post Malone featuring Morgan Wallen | billboard
2024 | US GB | Good Luck, Babe! | Chappell Roan | billboard
2024 | GB | Stick Season | Noah Kahan | uk-charts
2024 | GB | Please Please Please | Sabrina Carpenter | uk-charts
2024 | GB | Stargazing | Myles Smith | uk-charts
2024 | NL BE | Europapa | Joost Klein | eurovision
2024 | BE | Before the Party's Over | Mustii | eurovision
2024 | DE | Bauch Beine Po | Shirin David | de-charts
2024 | DE | Always on the Run | ISAAK | eurovision
2024 | DE | Barbaras Rhabarberbar | Bodo Wartke und Marti Fischer | de-charts
2024 | fr | Mon amour | Slimane | eurovision
2024 | FR | Ceux qu'on était | Pierre Garnier | fr-charts
2024 | FR | Spider | GIMS et DYSTINCT | fr-charts
2024 | ES | Zorra | Nebulossa | eurovision
2024 | ES | Potra salvaje | Isabel Aaiún | es-charts
2024 | es | Si antes te hubiera conocido | Karol G | es-charts
2024 | es | Gata Only | FloyyMenor y Cris MJ | es-charts
2024 | NL | Gaan we weg? | Roxy Dekker en Ronnie Flex | nl-charts
2024 | NL | Terug in de tijd | Yves Berendse | nl-charts
2025 | world | Ordinary | Alex Warren | billboard
2025 | world | APT. | ROSÉ and Bruno Mars | billboard
2025 | world | Golden | HUNTR/X | billboard
2025 | world | The Fate of Ophelia | Taylor Swift | billboard
2025 | world | Abracadabra | Lady Gaga | billboard
2025 | world | Manchild | Sabrina Carpenter | billboard
2025 | europe | Messy | Lola Young | uk-charts
2025 | europe | Wasted Love | JJ | eurovision
2025 | europe | Bara bada bastu | KAJ | eurovision
2025 | US | luther | Kendrick Lamar and SZA | billboard
2025 | US | Pink Pony Club | Chappell Roan | billboard
2025 | US | Love Me Not | Ravyn Lenae | billboard
2025 | US | back to friends | sombr | billboard
2025 | GB | Man I Need | Olivia Dean | uk-charts
2025 | GB | That's So True | Gracie Abrams | uk-charts
2025 | NL | C'est la vie | Claude | eurovision
2025 | BE | Strobe Lights | Red Sebastian | eurovision
2025 | DE | Wackelkontakt | Oimara | de-charts
2025 | DE | Tau mich auf | Zartmann | de-charts
2025 | DE | Baller | Abor & Tynna | eurovision
2025 | fr | Maman | Louane | eurovision
2025 | FR | Melodrama | Disiz et Theodora | fr-charts
2025 | FR | Ninao | GIMS | fr-charts
2025 | ES | Esa diva | Melody | eurovision
2025 | es | Baile inolvidable | Bad Bunny | billboard
2025 | es | La plena | W Sound, Beéle y Ovy on the Drums | es-charts
2025 | GB | Where Is My Husband! | RAYE | uk-charts
2025 | NL | Casual | Roxy Dekker | nl-charts
2026 | world | I Just Might | Bruno Mars | billboard
2026 | world | Aperture | Harry Styles | billboard
2026 | world | Opalite | Taylor Swift | billboard
2026 | world | So Easy (To Fall in Love) | Olivia Dean | billboard
2026 | US GB | Stateside | PinkPantheress and Zara Larsson | billboard
2026 | world | Dracula | Tame Impala and JENNIE | billboard
2026 | world | Midnight Sun | Zara Larsson | billboard
2026 | US | Choosin' Texas | Ella Langley | billboard
2026 | es | DtMF | Bad Bunny | billboard
2026 | europe | Bangaranga | DARA | eurovision
2026 | GB | Eins, Zwei, Drei | Look Mum No Computer | eurovision
2026 | BE | Dancing on the Ice | Essyla | eurovision
2026 | DE | Fire | Sarah Engels | eurovision
2026 | FR | Regarde ! | Monroe | eurovision
2026 | ES | T AMARÉ | Tony Grox & LUCYCALYS | public-record
`;
