export const songs1960s = `
1960 | world | It's Now or Never | Elvis Presley | billboard
1960 | world | Itsy Bitsy Teenie Weenie Yellow Polka Dot Bikini | Brian Hyland | billboard
1960 | world | Save the Last Dance for Me | The Drifters | billboard
1960 | world | Milord | Édith Piaf | discography
1960 | world | Only the Lonely | Roy Orbison | billboard
1960 | world | Never on Sunday | Don Costa | billboard
1960 | US | The Twist | Chubby Checker | billboard
1960 | US | I'm Sorry | Brenda Lee | billboard
1960 | US | Theme from "A Summer Place" | Percy Faith | billboard
1960 | US GB | Cathy's Clown | The Everly Brothers | billboard
1960 | US | Georgia on My Mind | Ray Charles | billboard
1960 | GB | Apache | The Shadows | uk-charts
1960 | GB | My Old Man's a Dustman | Lonnie Donegan | uk-charts
1960 | GB | Shakin' All Over | Johnny Kidd and the Pirates | uk-charts
1960 | NL | Kom van dat dak af | Peter en zijn Rockets | discography
1960 | NL | Wat een geluk | Rudi Carrell | eurovision
1960 | NL DE | Ramona | The Blue Diamonds | de-charts
1960 | BE | Kili Watch | The Cousins | be-charts
1960 | BE | Mon amour pour toi | Fud Leclerc | eurovision
1960 | DE | Unter fremden Sternen | Freddy Quinn | de-charts
1960 | DE | Wir wollen niemals auseinandergehn | Heidi Brühl | de-charts
1960 | DE | Banjo Boy | Jan & Kjeld | de-charts
1960 | fr | Les Enfants du Pirée | Dalida | fr-charts
1960 | FR | Souvenirs, souvenirs | Johnny Hallyday | fr-charts
1960 | FR | Tom Pillibi | Jacqueline Boyer | eurovision
1960 | ES | Quince años tiene mi amor | Dúo Dinámico | discography
1960 | ES | Comunicando | Arturo Millán | discography
1960 | BE | Een hutje op de heide | Bobbejaan Schoepen | be-charts
1961 | world | Runaway | Del Shannon | billboard
1961 | world | Stand by Me | Ben E. King | billboard
1961 | world | Hit the Road Jack | Ray Charles | billboard
1961 | world | Let's Twist Again | Chubby Checker | billboard
1961 | world | The Lion Sleeps Tonight | The Tokens | billboard
1961 | world | Hello Mary Lou | Ricky Nelson | billboard
1961 | US GB | Blue Moon | The Marcels | billboard
1961 | US | Will You Love Me Tomorrow | The Shirelles | billboard
1961 | US | Crazy | Patsy Cline | billboard
1961 | US | Moon River | Henry Mancini | billboard
1961 | GB NL BE DE | Wooden Heart | Elvis Presley | uk-charts
1961 | GB | Johnny Remember Me | John Leyton | uk-charts
1961 | GB | Walkin' Back to Happiness | Helen Shapiro | uk-charts
1961 | NL | Wat een dag | Greetje Kauffeld | eurovision
1961 | BE | September, gouden roos | Bob Benny | eurovision
1961 | de | Weiße Rosen aus Athen | Nana Mouskouri | de-charts
1961 | DE | Babysitter-Boogie | Ralf Bendix | de-charts
1961 | DE | La Paloma | Freddy Quinn | de-charts
1961 | DE | Pigalle | Bill Ramsey | de-charts
1961 | fr | Nous les amoureux | Jean-Claude Pascal | eurovision
1961 | fr | Viens danser le twist | Johnny Hallyday | fr-charts
1961 | FR | Daniela | Les Chaussettes Noires | fr-charts
1961 | ES | Estando contigo | Conchita Bautista | eurovision
1962 | world | Can't Help Falling in Love | Elvis Presley | billboard
1962 | world | I Can't Stop Loving You | Ray Charles | billboard
1962 | world | Telstar | The Tornados | uk-charts
1962 | world | Speedy Gonzales | Pat Boone | billboard
1962 | world | The Loco-Motion | Little Eva | billboard
1962 | world | Breaking Up Is Hard to Do | Neil Sedaka | billboard
1962 | US | Roses Are Red (My Love) | Bobby Vinton | billboard
1962 | US | Big Girls Don't Cry | The Four Seasons | billboard
1962 | US | Duke of Earl | Gene Chandler | billboard
1962 | US GB | Return to Sender | Elvis Presley | billboard
1962 | US GB | Stranger on the Shore | Acker Bilk | billboard
1962 | GB | The Young Ones | Cliff Richard and the Shadows | uk-charts
1962 | GB | I Remember You | Frank Ifield | uk-charts
1962 | GB | Wonderful Land | The Shadows | uk-charts
1962 | GB | Love Me Do | The Beatles | uk-charts
1962 | NL | Brandend zand | Anneke Grönloh | nl-charts
1962 | NL | Katinka | De Spelbrekers | eurovision
1962 | BE | Ton nom | Fud Leclerc | eurovision
1962 | DE NL | Zwei kleine Italiener | Conny Froboess | de-charts
1962 | DE | Heißer Sand | Mina | de-charts
1962 | DE | Tanze mit mir in den Morgen | Gerhard Wendland | de-charts
1962 | DE | Ich schau den weißen Wolken nach | Nana Mouskouri | de-charts
1962 | fr | Tous les garçons et les filles | Françoise Hardy | fr-charts
1962 | fr | Le plat pays | Jacques Brel | discography
1962 | FR | J'entends siffler le train | Richard Anthony | fr-charts
1962 | FR | Un premier amour | Isabelle Aubret | eurovision
1962 | FR | Belles ! Belles ! Belles ! | Claude François | fr-charts
1962 | ES | Perdóname | Dúo Dinámico | discography
1962 | ES | Tómbola | Marisol | discography
1962 | ES | Llámame | Víctor Balaguer | eurovision
1963 | world | Blowin' in the Wind | Peter, Paul and Mary | billboard
1963 | world | Sukiyaki | Kyu Sakamoto | billboard
1963 | world | If I Had a Hammer | Trini Lopez | billboard
1963 | world | Be My Baby | The Ronettes | billboard
1963 | world | Ring of Fire | Johnny Cash | billboard
1963 | world | Dominique | Sœur Sourire | billboard
1963 | world | Rhythm of the Rain | The Cascades | billboard
1963 | US | Surfin' U.S.A. | The Beach Boys | billboard
1963 | US | It's My Party | Lesley Gore | billboard
1963 | US | Puff (The Magic Dragon) | Peter, Paul and Mary | billboard
1963 | US | Louie Louie | The Kingsmen | billboard
1963 | US | My Boyfriend's Back | The Angels | billboard
1963 | GB | She Loves You | The Beatles | uk-charts
1963 | GB | From Me to You | The Beatles | uk-charts
1963 | GB | You'll Never Walk Alone | Gerry and the Pacemakers | uk-charts
1963 | GB | Summer Holiday | Cliff Richard and the Shadows | uk-charts
1963 | NL | Ritme van de regen | Rob de Nijs | nl-charts
1963 | NL | Spiegelbeeld | Willeke Alberti | nl-charts
1963 | NL | Cimeroni | Anneke Grönloh | nl-charts
1963 | BE | Eenzaam zonder jou | Will Tura | be-charts
1963 | DE | Junge, komm bald wieder | Freddy Quinn | de-charts
1963 | DE | Schuld war nur der Bossa Nova | Manuela | de-charts
1963 | DE | Ich will 'nen Cowboy als Mann | Gitte | de-charts
1963 | DE | Barcarole in der Nacht | Connie Francis | de-charts
1963 | fr | La mamma | Charles Aznavour | fr-charts
1963 | fr | Si j'avais un marteau | Claude François | fr-charts
1963 | FR | Elle était si jolie | Alain Barrière | eurovision
1963 | ES | Algo prodigioso | José Guardiola | eurovision
1963 | ES | Amor de verano | Dúo Dinámico | discography
1964 | world | I Want to Hold Your Hand | The Beatles | billboard
1964 | world | Can't Buy Me Love | The Beatles | billboard
1964 | world | A Hard Day's Night | The Beatles | billboard
1964 | world | The House of the Rising Sun | The Animals | billboard
1964 | world | Oh, Pretty Woman | Roy Orbison | billboard
1964 | world | The Girl from Ipanema | Stan Getz and Astrud Gilberto | billboard
1964 | world | Do Wah Diddy Diddy | Manfred Mann | billboard
1964 | europe | Non ho l'età | Gigliola Cinquetti | eurovision
1964 | US | Hello, Dolly! | Louis Armstrong | billboard
1964 | US | Where Did Our Love Go | The Supremes | billboard
1964 | US | I Get Around | The Beach Boys | billboard
1964 | US | Everybody Loves Somebody | Dean Martin | billboard
1964 | US | My Guy | Mary Wells | billboard
1964 | GB | You Really Got Me | The Kinks | uk-charts
1964 | GB | Anyone Who Had a Heart | Cilla Black | uk-charts
1964 | GB | Glad All Over | The Dave Clark Five | uk-charts
1964 | GB | I'm into Something Good | Herman's Hermits | uk-charts
1964 | NL BE | Vous permettez, Monsieur ? | Adamo | be-charts
1964 | NL | Jij bent mijn leven | Anneke Grönloh | eurovision
1964 | DE | Liebeskummer lohnt sich nicht | Siw Malmkvist | de-charts
1964 | DE | Rote Lippen soll man küssen | Cliff Richard | de-charts
1964 | fr | La Plus Belle pour aller danser | Sylvie Vartan | fr-charts
1964 | fr | Le Pénitencier | Johnny Hallyday | fr-charts
1964 | fr | Amsterdam | Jacques Brel | discography
1964 | FR | Laisse tomber les filles | France Gall | fr-charts
1964 | ES | Flamenco | Los Brincos | discography
1964 | ES | Caracola | Nelly, Tim y Tony | eurovision
1965 | world | (I Can't Get No) Satisfaction | The Rolling Stones | billboard
1965 | world | Help! | The Beatles | billboard
1965 | world | Like a Rolling Stone | Bob Dylan | billboard
1965 | world | Mr. Tambourine Man | The Byrds | billboard
1965 | world | I Got You Babe | Sonny & Cher | billboard
1965 | world | Downtown | Petula Clark | billboard
1965 | world | Unchained Melody | The Righteous Brothers | billboard
1965 | europe | Poupée de cire, poupée de son | France Gall | eurovision
1965 | europe | Il silenzio | Nini Rosso | de-charts
1965 | US | Yesterday | The Beatles | billboard
1965 | US | My Girl | The Temptations | billboard
1965 | US | Stop! In the Name of Love | The Supremes | billboard
1965 | US | Wooly Bully | Sam the Sham and the Pharaohs | billboard
1965 | US | California Girls | The Beach Boys | billboard
1965 | GB | Ticket to Ride | The Beatles | uk-charts
1965 | GB | It's Not Unusual | Tom Jones | uk-charts
1965 | GB | Make It Easy on Yourself | The Walker Brothers | uk-charts
1965 | GB | I'll Never Find Another You | The Seekers | uk-charts
1965 | NL | Please Go | The Golden Earrings | nl-charts
1965 | NL | 't Is genoeg | Conny van den Bos | eurovision
1965 | BE | Als het weer lente is | Lize Marke | eurovision
1965 | BE NL | La nuit | Adamo | be-charts
1965 | DE | Mit 17 hat man noch Träume | Peggy March | de-charts
1965 | fr | Aline | Christophe | fr-charts
1965 | fr | Capri c'est fini | Hervé Vilard | fr-charts
1965 | FR | La Montagne | Jean Ferrat | fr-charts
1965 | FR | N'avoue jamais | Guy Mardel | eurovision
1965 | ES | La chica ye-yé | Conchita Velasco | discography
1965 | ES | Borracho | Los Brincos | discography
1965 | ES | ¡Qué bueno, qué bueno! | Conchita Bautista | eurovision
1965 | DE | Marmor, Stein und Eisen bricht | Drafi Deutscher | de-charts
1966 | world | Paint It Black | The Rolling Stones | billboard
1966 | world | Good Vibrations | The Beach Boys | billboard
1966 | world | These Boots Are Made for Walkin' | Nancy Sinatra | billboard
1966 | world | Strangers in the Night | Frank Sinatra | billboard
1966 | world | Yellow Submarine | The Beatles | billboard
1966 | world | Black Is Black | Los Bravos | billboard
1966 | world | California Dreamin' | The Mamas and the Papas | billboard
1966 | world | Monday, Monday | The Mamas and the Papas | billboard
1966 | US | When a Man Loves a Woman | Percy Sledge | billboard
1966 | US | Wild Thing | The Troggs | billboard
1966 | US | Summer in the City | The Lovin' Spoonful | billboard
1966 | US | Last Train to Clarksville | The Monkees | billboard
1966 | GB | Sunny Afternoon | The Kinks | uk-charts
1966 | GB | Green, Green Grass of Home | Tom Jones | uk-charts
1966 | GB | Pretty Flamingo | Manfred Mann | uk-charts
1966 | GB | Distant Drums | Jim Reeves | uk-charts
1966 | NL | Welterusten, mijnheer de president | Boudewijn de Groot | nl-charts
1966 | NL | Fernando en Philippo | Milly Scott | eurovision
1966 | BE | Un peu de poivre, un peu de sel | Tonia | eurovision
1966 | DE | Hundert Mann und ein Befehl | Freddy Quinn | de-charts
1966 | DE | Ganz in Weiß | Roy Black | de-charts
1966 | de | Merci, Chérie | Udo Jürgens | eurovision
1966 | fr | La Poupée qui fait non | Michel Polnareff | fr-charts
1966 | FR | Et moi, et moi, et moi | Jacques Dutronc | fr-charts
1966 | FR | Les Élucubrations d'Antoine | Antoine | fr-charts
1966 | FR | Mirza | Nino Ferrer | fr-charts
1966 | fr | Céline | Hugues Aufray | fr-charts
1966 | ES | Yo soy aquel | Raphael | eurovision
1966 | ES | Un sorbito de champagne | Los Brincos | discography
1967 | world | A Whiter Shade of Pale | Procol Harum | billboard
1967 | world | All You Need Is Love | The Beatles | billboard
1967 | world | San Francisco (Be Sure to Wear Flowers in Your Hair) | Scott McKenzie | billboard
1967 | world | Massachusetts | Bee Gees | uk-charts
1967 | world | Ruby Tuesday | The Rolling Stones | billboard
1967 | world | Light My Fire | The Doors | billboard
1967 | world | I'm a Believer | The Monkees | billboard
1967 | europe | Puppet on a String | Sandie Shaw | eurovision
1967 | US | Respect | Aretha Franklin | billboard
1967 | US | To Sir with Love | Lulu | billboard
1967 | US | The Letter | The Box Tops | billboard
1967 | US | Brown Eyed Girl | Van Morrison | billboard
1967 | US GB | Somethin' Stupid | Nancy Sinatra and Frank Sinatra | billboard
1967 | GB | Release Me | Engelbert Humperdinck | uk-charts
1967 | GB | Waterloo Sunset | The Kinks | uk-charts
1967 | GB | Penny Lane | The Beatles | uk-charts
1967 | GB | Silence Is Golden | The Tremeloes | uk-charts
1967 | NL | Het land van Maas en Waal | Boudewijn de Groot | nl-charts
1967 | NL | Waarom heb jij me laten staan | De Heikrekels | nl-charts
1967 | NL | Ring-dinge-ding | Thérèse Steinmetz | eurovision
1967 | BE | Ik heb zorgen | Louis Neefs | eurovision
1967 | BE FR | Inch'Allah | Adamo | be-charts
1967 | DE | Verbotene Träume | Peter Alexander | de-charts
1967 | DE | Meine Liebe zu dir | Roy Black | de-charts
1967 | DE | Romeo und Julia | Peggy March | de-charts
1967 | fr | L'amour est bleu | Vicky Leandros | eurovision
1967 | FR | Le Téléfon | Nino Ferrer | fr-charts
1967 | FR | La Dernière Valse | Mireille Mathieu | fr-charts
1967 | FR | Harley Davidson | Brigitte Bardot | fr-charts
1967 | ES | Hablemos del amor | Raphael | eurovision
1967 | ES | Los chicos con las chicas | Los Bravos | discography
1967 | ES | Lola | Los Brincos | discography
1968 | world | Hey Jude | The Beatles | billboard
1968 | world | Mrs. Robinson | Simon & Garfunkel | billboard
1968 | world | Those Were the Days | Mary Hopkin | billboard
1968 | world | Jumpin' Jack Flash | The Rolling Stones | billboard
1968 | world | Delilah | Tom Jones | uk-charts
1968 | world | (Sittin' On) The Dock of the Bay | Otis Redding | billboard
1968 | world | Love Is Blue | Paul Mauriat | billboard
1968 | europe | Congratulations | Cliff Richard | eurovision
1968 | europe | Rain and Tears | Aphrodite's Child | discography
1968 | US | I Heard It Through the Grapevine | Marvin Gaye | billboard
1968 | US | Born to Be Wild | Steppenwolf | billboard
1968 | US | Honey | Bobby Goldsboro | billboard
1968 | US | Mony Mony | Tommy James and the Shondells | billboard
1968 | GB | What a Wonderful World | Louis Armstrong | uk-charts
1968 | GB | Lady Madonna | The Beatles | uk-charts
1968 | GB | Lily the Pink | The Scaffold | uk-charts
1968 | GB | Mighty Quinn | Manfred Mann | uk-charts
1968 | NL | Ich bau' dir ein Schloß | Heintje | nl-charts
1968 | NL | Kom uit de bedstee mijn liefste | Egbert Douwe | nl-charts
1968 | NL | Morgen | Ronnie Tober | eurovision
1968 | BE | Quand tu reviendras | Claude Lombard | eurovision
1968 | DE | Mama | Heintje | de-charts
1968 | DE | Du sollst nicht weinen | Heintje | de-charts
1968 | DE | Bleib bei mir | Roy Black | de-charts
1968 | DE | Der letzte Walzer | Peter Alexander | de-charts
1968 | fr | Comme d'habitude | Claude François | fr-charts
1968 | fr | Il est cinq heures, Paris s'éveille | Jacques Dutronc | fr-charts
1968 | FR | La Maritza | Sylvie Vartan | fr-charts
1968 | FR | Riquita | Georgette Plana | fr-charts
1968 | ES | La, la, la | Massiel | eurovision
1968 | ES | La vida sigue igual | Julio Iglesias | discography
1968 | ES | Get on Your Knees | Los Canarios | discography
1969 | world | Sugar, Sugar | The Archies | billboard
1969 | world | In the Year 2525 | Zager and Evans | billboard
1969 | world | Get Back | The Beatles | billboard
1969 | world | Honky Tonk Women | The Rolling Stones | billboard
1969 | world | Aquarius/Let the Sunshine In | The 5th Dimension | billboard
1969 | world | Proud Mary | Creedence Clearwater Revival | billboard
1969 | world | Bad Moon Rising | Creedence Clearwater Revival | billboard
1969 | world | Israelites | Desmond Dekker and the Aces | billboard
1969 | europe | Je t'aime... moi non plus | Jane Birkin et Serge Gainsbourg | uk-charts
1969 | europe | Ob-La-Di, Ob-La-Da | The Beatles | de-charts
1969 | US | Everyday People | Sly and the Family Stone | billboard
1969 | US | Crimson and Clover | Tommy James and the Shondells | billboard
1969 | US | Sweet Caroline | Neil Diamond | billboard
1969 | US | Suspicious Minds | Elvis Presley | billboard
1969 | US | A Boy Named Sue | Johnny Cash | billboard
1969 | GB | Where Do You Go To (My Lovely) | Peter Sarstedt | uk-charts
1969 | GB | Space Oddity | David Bowie | uk-charts
1969 | GB | Albatross | Fleetwood Mac | uk-charts
1969 | GB | Something in the Air | Thunderclap Newman | uk-charts
1969 | NL BE | De troubadour | Lenny Kuhr | eurovision
1969 | NL | Venus | Shocking Blue | nl-charts
1969 | NL | Pastorale | Ramses Shaffy en Liesbeth List | nl-charts
1969 | BE | Jennifer Jennings | Louis Neefs | eurovision
1969 | BE FR | Petit bonheur | Adamo | be-charts
1969 | DE | Dein schönstes Geschenk | Roy Black | de-charts
1969 | DE | Geh nicht vorbei | Christian Anders | de-charts
1969 | DE | Er steht im Tor | Wencke Myhre | de-charts
1969 | fr | Les Champs-Élysées | Joe Dassin | fr-charts
1969 | fr | Le métèque | Georges Moustaki | fr-charts
1969 | FR | Oh Lady Mary | David Alexandre Winter | fr-charts
1969 | fr | Que je t'aime | Johnny Hallyday | fr-charts
1969 | ES | María Isabel | Los Payos | es-charts
1969 | ES | Vivo cantando | Salomé | eurovision
1969 | ES | Cuéntame | Fórmula V | es-charts
1969 | ES | Las flechas del amor | Karina | es-charts
`;
