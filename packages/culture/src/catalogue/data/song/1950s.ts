export const songs1950s = `
1950 | world | Mona Lisa | Nat King Cole | billboard
1950 | world | The Third Man Theme | Anton Karas | billboard
1950 | world | Goodnight, Irene | The Weavers | billboard
1950 | world | Music! Music! Music! | Teresa Brewer | billboard
1950 | world | Rag Mop | The Ames Brothers | billboard
1950 | world | Hymne à l'amour | Édith Piaf | discography
1950 | US | If I Knew You Were Comin' I'd've Baked a Cake | Eileen Barton | billboard
1950 | US | Chattanoogie Shoe Shine Boy | Red Foley | billboard
1950 | US | The Tennessee Waltz | Patti Page | billboard
1950 | US GB | I Wanna Be Loved | The Andrews Sisters | billboard
1950 | US GB | Bewitched | Bill Snyder | billboard
1951 | world | Too Young | Nat King Cole | billboard
1951 | world | How High the Moon | Les Paul and Mary Ford | billboard
1951 | world | Be My Love | Mario Lanza | billboard
1951 | world | Because of You | Tony Bennett | billboard
1951 | world | Jezebel | Frankie Laine | billboard
1951 | world | Mockin' Bird Hill | Patti Page | billboard
1951 | US | Come On-a My House | Rosemary Clooney | billboard
1951 | US | On Top of Old Smoky | The Weavers | billboard
1951 | US | Cold, Cold Heart | Tony Bennett | billboard
1951 | US GB | My Heart Cries for You | Guy Mitchell | billboard
1951 | US GB | The Loveliest Night of the Year | Mario Lanza | billboard
1951 | de | Pack die Badehose ein | Die kleine Cornelia | discography
1951 | de | Das machen nur die Beine von Dolores | Gerhard Wendland | discography
1951 | fr | Padam... padam... | Édith Piaf | discography
1951 | fr | L'âme des poètes | Charles Trenet | discography
1952 | world | You Belong to Me | Jo Stafford | billboard
1952 | world | Auf Wiederseh'n Sweetheart | Vera Lynn | billboard
1952 | world | Cry | Johnnie Ray | billboard
1952 | world | High Noon | Frankie Laine | billboard
1952 | world | Blue Tango | Leroy Anderson | billboard
1952 | US | Wheel of Fortune | Kay Starr | billboard
1952 | US | Half as Much | Rosemary Clooney | billboard
1952 | US | Jambalaya | Hank Williams | billboard
1952 | US | I Saw Mommy Kissing Santa Claus | Jimmy Boyd | billboard
1952 | GB | Here in My Heart | Al Martino | uk-charts
1952 | GB | Sugarbush | Doris Day and Frankie Laine | uk-charts
1952 | BE | De lichtjes van de Schelde | Bobbejaan Schoepen | discography
1952 | de | Rote Rosen, rote Lippen, roter Wein | René Carol | discography
1952 | fr | Le Gorille | Georges Brassens | discography
1953 | world | The Song from Moulin Rouge | Percy Faith | billboard
1953 | world | Vaya con Dios | Les Paul and Mary Ford | billboard
1953 | world | That's Amore | Dean Martin | billboard
1953 | world | I Believe | Frankie Laine | billboard
1953 | world | Ebb Tide | Frank Chacksfield | billboard
1953 | world | C'est si bon | Eartha Kitt | billboard
1953 | US | The Doggie in the Window | Patti Page | billboard
1953 | US | Your Cheatin' Heart | Hank Williams | billboard
1953 | US | Crazy Man, Crazy | Bill Haley | billboard
1953 | US | Till I Waltz Again with You | Teresa Brewer | billboard
1953 | GB | (How Much Is) That Doggie in the Window? | Lita Roza | uk-charts
1953 | GB | Answer Me | Frankie Laine | uk-charts
1953 | GB | She Wears Red Feathers | Guy Mitchell | uk-charts
1953 | GB | Terry's Theme from Limelight | Frank Chacksfield | uk-charts
1953 | fr | Bravo pour le clown | Édith Piaf | discography
1953 | ES | ¡Pena, penita, pena! | Lola Flores | discography
1954 | world | Mr. Sandman | The Chordettes | billboard
1954 | world | Three Coins in the Fountain | The Four Aces | billboard
1954 | world | Shake, Rattle and Roll | Bill Haley and His Comets | billboard
1954 | world | Secret Love | Doris Day | billboard
1954 | world | Sh-Boom | The Crew-Cuts | billboard
1954 | world | Young at Heart | Frank Sinatra | billboard
1954 | US | Little Things Mean a Lot | Kitty Kallen | billboard
1954 | US | Hey There | Rosemary Clooney | billboard
1954 | US | Oh! My Pa-Pa | Eddie Fisher | billboard
1954 | US GB | This Ole House | Rosemary Clooney | billboard
1954 | GB | Oh Mein Papa | Eddie Calvert | uk-charts
1954 | GB | Let's Have Another Party | Winifred Atwell | uk-charts
1954 | GB | The Happy Wanderer | Obernkirchen Children's Choir | uk-charts
1954 | de | O mein Papa | Lys Assia | de-charts
1954 | de | Das alte Försterhaus | Friedel Hensch und die Cyprys | de-charts
1954 | fr | Le déserteur | Mouloudji | discography
1954 | fr | La goualante du pauvre Jean | Édith Piaf | discography
1955 | world | Rock Around the Clock | Bill Haley and His Comets | billboard
1955 | world | Cherry Pink and Apple Blossom White | Pérez Prado | billboard
1955 | world | Only You (and You Alone) | The Platters | billboard
1955 | world | Unchained Melody | Les Baxter | billboard
1955 | world | Love Is a Many-Splendored Thing | The Four Aces | billboard
1955 | world | Maybellene | Chuck Berry | billboard
1955 | US | Ain't That a Shame | Fats Domino | billboard
1955 | US | The Ballad of Davy Crockett | Bill Hayes | billboard
1955 | US | The Yellow Rose of Texas | Mitch Miller | billboard
1955 | US | Sixteen Tons | Tennessee Ernie Ford | billboard
1955 | GB | Rose Marie | Slim Whitman | uk-charts
1955 | GB | Give Me Your Word | Tennessee Ernie Ford | uk-charts
1955 | NL | De parel van de Jordaan | Johnny Jordaan | discography
1955 | DE | Ganz Paris träumt von der Liebe | Caterina Valente | de-charts
1955 | fr | Les lavandières du Portugal | Jacqueline François | discography
1955 | fr | Chanson pour l'Auvergnat | Georges Brassens | discography
1955 | ES | Marcelino, pan y vino | Pablo Sorozábal | discography
1955 | NL | Geef mij maar Amsterdam | Johnny Jordaan | discography
1956 | world | Heartbreak Hotel | Elvis Presley | billboard
1956 | world | Hound Dog | Elvis Presley | billboard
1956 | world | Whatever Will Be, Will Be (Que Sera, Sera) | Doris Day | billboard
1956 | world | The Great Pretender | The Platters | billboard
1956 | world | Blue Suede Shoes | Carl Perkins | billboard
1956 | world | Be-Bop-A-Lula | Gene Vincent | billboard
1956 | world | Love Me Tender | Elvis Presley | billboard
1956 | US GB | Memories Are Made of This | Dean Martin | billboard
1956 | US | Blueberry Hill | Fats Domino | billboard
1956 | US | Don't Be Cruel | Elvis Presley | billboard
1956 | US | Long Tall Sally | Little Richard | billboard
1956 | GB | I'll Be Home | Pat Boone | uk-charts
1956 | GB | Lost John | Lonnie Donegan | uk-charts
1956 | GB | Lay Down Your Arms | Anne Shelton | uk-charts
1956 | NL | De vogels van Holland | Jetty Paerl | eurovision
1956 | BE | Messieurs les noyés de la Seine | Fud Leclerc | eurovision
1956 | DE | Heimweh | Freddy Quinn | de-charts
1956 | DE | Arrivederci Roma | Lys Assia | de-charts
1956 | fr | Quand on n'a que l'amour | Jacques Brel | discography
1956 | fr | L'Homme à la moto | Édith Piaf | discography
1956 | fr | Bambino | Dalida | discography
1956 | europe | Refrain | Lys Assia | eurovision
1956 | ES | Campanera | Joselito | discography
1956 | es | Historia de un amor | Libertad Lamarque | discography
1957 | world | All Shook Up | Elvis Presley | billboard
1957 | world | Diana | Paul Anka | billboard
1957 | world | Banana Boat (Day-O) | Harry Belafonte | billboard
1957 | world | Jailhouse Rock | Elvis Presley | billboard
1957 | world | Bye Bye Love | The Everly Brothers | billboard
1957 | world | That'll Be the Day | The Crickets | billboard
1957 | US | Wake Up Little Susie | The Everly Brothers | billboard
1957 | US | You Send Me | Sam Cooke | billboard
1957 | US GB | Tammy | Debbie Reynolds | billboard
1957 | US GB | Love Letters in the Sand | Pat Boone | billboard
1957 | US | Whole Lotta Shakin' Goin' On | Jerry Lee Lewis | billboard
1957 | GB | Cumberland Gap | Lonnie Donegan | uk-charts
1957 | GB | Mary's Boy Child | Harry Belafonte | uk-charts
1957 | GB | Singing the Blues | Tommy Steele | uk-charts
1957 | NL BE | Net als toen | Corry Brokken | eurovision
1957 | BE | Straatdeuntje | Bobbejaan Schoepen | eurovision
1957 | DE | Cindy, oh Cindy | Margot Eskens | de-charts
1957 | DE | Heimatlos | Freddy Quinn | de-charts
1957 | fr | Gondolier | Dalida | discography
1957 | FR | La Belle Amour | Paule Desjardins | eurovision
1957 | ES | Fumando espero | Sara Montiel | discography
1957 | ES | El relicario | Sara Montiel | discography
1958 | world | Nel blu dipinto di blu (Volare) | Domenico Modugno | billboard
1958 | world | All I Have to Do Is Dream | The Everly Brothers | billboard
1958 | world | Tom Dooley | The Kingston Trio | billboard
1958 | world | Tequila | The Champs | billboard
1958 | world | Johnny B. Goode | Chuck Berry | billboard
1958 | world | Great Balls of Fire | Jerry Lee Lewis | billboard
1958 | US | At the Hop | Danny and the Juniors | billboard
1958 | US | The Purple People Eater | Sheb Wooley | billboard
1958 | US | Get a Job | The Silhouettes | billboard
1958 | US | It's All in the Game | Tommy Edwards | billboard
1958 | GB | Magic Moments | Perry Como | uk-charts
1958 | GB | Move It | Cliff Richard and the Drifters | uk-charts
1958 | GB | When | The Kalin Twins | uk-charts
1958 | GB | Hoots Mon | Lord Rockingham's XI | uk-charts
1958 | NL | Heel de wereld | Corry Brokken | eurovision
1958 | BE | Ma petite chatte | Fud Leclerc | eurovision
1958 | DE | Der Legionär | Freddy Quinn | de-charts
1958 | DE | Der lachende Vagabund | Fred Bertelmann | de-charts
1958 | DE | Sail Along Silv'ry Moon | Billy Vaughn | de-charts
1958 | fr | Mon manège à moi | Édith Piaf | discography
1958 | FR | Dors, mon amour | André Claveau | eurovision
1958 | FR | Le Poinçonneur des Lilas | Serge Gainsbourg | discography
1958 | ES | La violetera | Sara Montiel | discography
1959 | world | Smoke Gets in Your Eyes | The Platters | billboard
1959 | world | Mack the Knife | Bobby Darin | billboard
1959 | world | Petite fleur | Chris Barber | billboard
1959 | world | What'd I Say | Ray Charles | billboard
1959 | US | The Battle of New Orleans | Johnny Horton | billboard
1959 | world | Lonely Boy | Paul Anka | billboard
1959 | US GB | Dream Lover | Bobby Darin | billboard
1959 | US | Venus | Frankie Avalon | billboard
1959 | US | Stagger Lee | Lloyd Price | billboard
1959 | GB | Living Doll | Cliff Richard | uk-charts
1959 | GB | What Do You Want? | Adam Faith | uk-charts
1959 | GB | Side Saddle | Russ Conway | uk-charts
1959 | NL BE | Een beetje | Teddy Scholten | eurovision
1959 | BE | Marina | Rocco Granata | be-charts
1959 | BE | Café zonder bier | Bobbejaan Schoepen | discography
1959 | DE | Die Gitarre und das Meer | Freddy Quinn | de-charts
1959 | DE | Am Tag, als der Regen kam | Dalida | de-charts
1959 | fr | Ne me quitte pas | Jacques Brel | discography
1959 | FR | Salade de fruits | Bourvil | discography
1959 | ES | El telegrama | Monna Bell | discography
1959 | world | Put Your Head on My Shoulder | Paul Anka | billboard
1959 | US | Personality | Lloyd Price | billboard
`;
