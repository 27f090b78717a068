export const songs2010s = `
2010 | world | Waka Waka (This Time for Africa) | Shakira featuring Freshlyground | billboard
2010 | world | Bad Romance | Lady Gaga | billboard
2010 | world | Love the Way You Lie | Eminem featuring Rihanna | billboard
2010 | world | Tik Tok | Ke$ha | billboard
2010 | world | California Gurls | Katy Perry featuring Snoop Dogg | billboard
2010 | world | Just the Way You Are | Bruno Mars | billboard
2010 | world | Only Girl (In the World) | Rihanna | billboard
2010 | europe | Alors on danse | Stromae | be-charts
2010 | europe | We No Speak Americano | Yolanda Be Cool and DCUP | uk-charts
2010 | europe | Satellite | Lena | eurovision
2010 | US | Need You Now | Lady Antebellum | billboard
2010 | US | Hey, Soul Sister | Train | billboard
2010 | US | Dynamite | Taio Cruz | billboard
2010 | US | Airplanes | B.o.B featuring Hayley Williams | billboard
2010 | GB | Pass Out | Tinie Tempah | uk-charts
2010 | GB | Fireflies | Owl City | uk-charts
2010 | GB | Forget You | CeeLo Green | uk-charts
2010 | NL | Ik ben verliefd (Sha-la-lie) | Sieneke | eurovision
2010 | BE | Me and My Guitar | Tom Dice | eurovision
2010 | DE | Geboren um zu leben | Unheilig | de-charts
2010 | fr | Je veux | Zaz | fr-charts
2010 | FR | Allez Ola Olé | Jessy Matador | eurovision
2010 | es | Cuando me enamoro | Enrique Iglesias con Juan Luis Guerra | es-charts
2010 | ES | Algo pequeñito | Daniel Diges | eurovision
2011 | world | Rolling in the Deep | Adele | billboard
2011 | world | Someone Like You | Adele | billboard
2011 | world | Party Rock Anthem | LMFAO | billboard
2011 | world | Moves Like Jagger | Maroon 5 featuring Christina Aguilera | billboard
2011 | world | On the Floor | Jennifer Lopez featuring Pitbull | billboard
2011 | world | Price Tag | Jessie J featuring B.o.B | uk-charts
2011 | world | Grenade | Bruno Mars | billboard
2011 | world | Born This Way | Lady Gaga | billboard
2011 | europe | Mr. Saxobeat | Alexandra Stan | de-charts
2011 | europe | Running Scared | Ell & Nikki | eurovision
2011 | US | Super Bass | Nicki Minaj | billboard
2011 | US | Firework | Katy Perry | billboard
2011 | US | Pumped Up Kicks | Foster the People | billboard
2011 | US | Give Me Everything | Pitbull featuring Ne-Yo | billboard
2011 | GB | The A Team | Ed Sheeran | uk-charts
2011 | GB | Heart Skips a Beat | Olly Murs featuring Rizzle Kicks | uk-charts
2011 | GB | What Makes You Beautiful | One Direction | uk-charts
2011 | NL BE | Ik neem je mee | Gers Pardoel | nl-charts
2011 | NL | Never Alone | 3JS | eurovision
2011 | BE | With Love Baby | Witloof Bay | eurovision
2011 | DE | Nur noch kurz die Welt retten | Tim Bendzko | de-charts
2011 | DE | Taken by a Stranger | Lena | eurovision
2011 | fr | Elle me dit | Mika | fr-charts
2011 | FR | Sognu | Amaury Vassili | eurovision
2011 | ES | Solamente tú | Pablo Alborán | es-charts
2011 | ES | Que me quiten lo bailao | Lucía Pérez | eurovision
2012 | world | Gangnam Style | PSY | billboard
2012 | world | Call Me Maybe | Carly Rae Jepsen | billboard
2012 | world | Somebody That I Used to Know | Gotye featuring Kimbra | billboard
2012 | world | We Are Young | fun. featuring Janelle Monáe | billboard
2012 | world | Titanium | David Guetta featuring Sia | billboard
2012 | world | Skyfall | Adele | uk-charts
2012 | world | Diamonds | Rihanna | billboard
2012 | world | Payphone | Maroon 5 featuring Wiz Khalifa | billboard
2012 | europe | Euphoria | Loreen | eurovision
2012 | europe | Ai Se Eu Te Pego | Michel Teló | es-charts
2012 | US | Some Nights | fun. | billboard
2012 | US | Starships | Nicki Minaj | billboard
2012 | US | Ho Hey | The Lumineers | billboard
2012 | US | Stronger (What Doesn't Kill You) | Kelly Clarkson | billboard
2012 | GB | Next to Me | Emeli Sandé | uk-charts
2012 | GB | Impossible | James Arthur | uk-charts
2012 | GB | Domino | Jessie J | uk-charts
2012 | NL | You and Me | Joan Franka | eurovision
2012 | NL | Bagagedrager | Gers Pardoel featuring Sef | nl-charts
2012 | BE | Would You? | Iris | eurovision
2012 | DE | Tage wie diese | Die Toten Hosen | de-charts
2012 | DE | Lila Wolken | Marteria, Yasha und Miss Platnum | de-charts
2012 | DE | Easy | Cro | de-charts
2012 | fr | Avant qu'elle parte | Sexion d'Assaut | fr-charts
2012 | FR | Echo (You and I) | Anggun | eurovision
2012 | ES | Yo te esperaré | Cali & El Dandee | es-charts
2012 | ES | Te voy a esperar | Juan Magán con Belinda | es-charts
2012 | ES | Quédate conmigo | Pastora Soler | eurovision
2013 | world | Get Lucky | Daft Punk featuring Pharrell Williams | billboard
2013 | world | Blurred Lines | Robin Thicke featuring T.I. and Pharrell | billboard
2013 | world | Wake Me Up | Avicii | billboard
2013 | world | Royals | Lorde | billboard
2013 | world | Wrecking Ball | Miley Cyrus | billboard
2013 | world | Just Give Me a Reason | P!nk featuring Nate Ruess | billboard
2013 | world | Thrift Shop | Macklemore & Ryan Lewis featuring Wanz | billboard
2013 | world | Roar | Katy Perry | billboard
2013 | europe | Let Her Go | Passenger | uk-charts
2013 | europe | Only Teardrops | Emmelie de Forest | eurovision
2013 | US | Radioactive | Imagine Dragons | billboard
2013 | US | When I Was Your Man | Bruno Mars | billboard
2013 | US | Cruise | Florida Georgia Line | billboard
2013 | GB | Love Me Again | John Newman | uk-charts
2013 | GB | Waiting All Night | Rudimental featuring Ella Eyre | uk-charts
2013 | NL | Birds | Anouk | eurovision
2013 | NL | Koningslied | Various Artists | nl-charts
2013 | BE | Love Kills | Roberto Bellarosa | eurovision
2013 | fr | Papaoutai | Stromae | fr-charts
2013 | fr | Formidable | Stromae | fr-charts
2013 | FR | J'me tire | Maître Gims | fr-charts
2013 | FR | L'enfer et moi | Amandine Bourgeois | eurovision
2013 | DE | Whatever | Cro | de-charts
2013 | DE | Glorious | Cascada | eurovision
2013 | es | Vivir mi vida | Marc Anthony | billboard
2013 | ES | Contigo hasta el final | ESDM | eurovision
2014 | world | Happy | Pharrell Williams | billboard
2014 | world | All of Me | John Legend | billboard
2014 | world | Rather Be | Clean Bandit featuring Jess Glynne | uk-charts
2014 | world | Shake It Off | Taylor Swift | billboard
2014 | world | All About That Bass | Meghan Trainor | billboard
2014 | world | Stay with Me | Sam Smith | billboard
2014 | world | Am I Wrong | Nico & Vinz | billboard
2014 | world | Dark Horse | Katy Perry featuring Juicy J | billboard
2014 | europe | Prayer in C | Lilly Wood and the Prick and Robin Schulz | de-charts
2014 | europe | Rise Like a Phoenix | Conchita Wurst | eurovision
2014 | US | Fancy | Iggy Azalea featuring Charli XCX | billboard
2014 | US | Rude | MAGIC! | billboard
2014 | US | Counting Stars | OneRepublic | billboard
2014 | GB | Ghost | Ella Henderson | uk-charts
2014 | GB | Budapest | George Ezra | uk-charts
2014 | GB | Thinking Out Loud | Ed Sheeran | uk-charts
2014 | NL BE | Calm After the Storm | The Common Linnets | eurovision
2014 | BE | Mother | Axel Hirsoux | eurovision
2014 | DE | Auf uns | Andreas Bourani | de-charts
2014 | DE | Atemlos durch die Nacht | Helene Fischer | de-charts
2014 | DE | Kids (2 Finger an den Kopf) | Marteria | de-charts
2014 | fr | Dernière danse | Indila | fr-charts
2014 | FR | Color gitano | Kendji Girac | fr-charts
2014 | FR | Moustache | Twin Twin | eurovision
2014 | es | Bailando | Enrique Iglesias con Descemer Bueno y Gente de Zona | es-charts
2014 | ES | Dancing in the Rain | Ruth Lorenzo | eurovision
2015 | world | Uptown Funk! | Mark Ronson featuring Bruno Mars | billboard
2015 | world | Lean On | Major Lazer and DJ Snake featuring MØ | billboard
2015 | world | Cheerleader | OMI | billboard
2015 | world | See You Again | Wiz Khalifa featuring Charlie Puth | billboard
2015 | world | Hello | Adele | billboard
2015 | world | What Do You Mean? | Justin Bieber | billboard
2015 | world | Love Me Like You Do | Ellie Goulding | billboard
2015 | world | Take Me to Church | Hozier | billboard
2015 | europe | Heroes | Måns Zelmerlöw | eurovision
2015 | US | Shut Up and Dance | WALK THE MOON | billboard
2015 | US | Can't Feel My Face | The Weeknd | billboard
2015 | US | Trap Queen | Fetty Wap | billboard
2015 | GB | Hold My Hand | Jess Glynne | uk-charts
2015 | GB | King | Years & Years | uk-charts
2015 | NL | Parijs | Kenny B | nl-charts
2015 | NL | Drank & Drugs | Lil' Kleine en Ronnie Flex | nl-charts
2015 | NL | Walk Along | Trijntje Oosterhuis | eurovision
2015 | BE | Rhythm Inside | Loïc Nottet | eurovision
2015 | BE | Reality | Lost Frequencies | be-charts
2015 | DE | Ain't Nobody (Loves Me Better) | Felix Jaehn featuring Jasmine Thompson | de-charts
2015 | DE | Astronaut | Sido featuring Andreas Bourani | de-charts
2015 | fr | Sapés comme jamais | Maître Gims featuring Niska | fr-charts
2015 | fr | Est-ce que tu m'aimes ? | Maître Gims | fr-charts
2015 | FR | N'oubliez pas | Lisa Angell | eurovision
2015 | es | El perdón | Nicky Jam y Enrique Iglesias | es-charts
2015 | ES | Amanecer | Edurne | eurovision
2016 | world | One Dance | Drake featuring WizKid and Kyla | billboard
2016 | world | Can't Stop the Feeling! | Justin Timberlake | billboard
2016 | world | Cheap Thrills | Sia featuring Sean Paul | billboard
2016 | world | 7 Years | Lukas Graham | billboard
2016 | world | Love Yourself | Justin Bieber | billboard
2016 | world | Closer | The Chainsmokers featuring Halsey | billboard
2016 | world | This Is What You Came For | Calvin Harris featuring Rihanna | billboard
2016 | world | Faded | Alan Walker | uk-charts
2016 | europe | 1944 | Jamala | eurovision
2016 | US | Stressed Out | twenty one pilots | billboard
2016 | US | Work | Rihanna featuring Drake | billboard
2016 | US | Panda | Desiigner | billboard
2016 | GB | I Took a Pill in Ibiza | Mike Posner | uk-charts
2016 | GB | Rockabye | Clean Bandit featuring Sean Paul and Anne-Marie | uk-charts
2016 | GB | Fast Car | Jonas Blue featuring Dakota | uk-charts
2016 | NL | Slow Down | Douwe Bob | eurovision
2016 | NL | Energie | Ronnie Flex en Frenna | nl-charts
2016 | BE | What's the Pressure | Laura Tesoro | eurovision
2016 | DE | 80 Millionen | Max Giesinger | de-charts
2016 | DE | Ghost | Jamie-Lee | eurovision
2016 | fr | J'ai cherché | Amir | eurovision
2016 | ES DE | Sofia | Álvaro Soler | es-charts
2016 | es | La bicicleta | Carlos Vives y Shakira | es-charts
2016 | es | Duele el corazón | Enrique Iglesias con Wisin | es-charts
2016 | ES | Say Yay! | Barei | eurovision
2016 | DE | Chöre | Mark Forster | de-charts
2017 | world | Despacito | Luis Fonsi featuring Daddy Yankee | billboard
2017 | world | Shape of You | Ed Sheeran | billboard
2017 | world | Something Just Like This | The Chainsmokers and Coldplay | billboard
2017 | world | Believer | Imagine Dragons | billboard
2017 | world | Attention | Charlie Puth | billboard
2017 | world | Mi gente | J Balvin and Willy William | billboard
2017 | world | New Rules | Dua Lipa | uk-charts
2017 | europe | Amar pelos dois | Salvador Sobral | eurovision
2017 | US | HUMBLE. | Kendrick Lamar | billboard
2017 | US | That's What I Like | Bruno Mars | billboard
2017 | US | Bodak Yellow | Cardi B | billboard
2017 | US | Body Like a Back Road | Sam Hunt | billboard
2017 | GB | Castle on the Hill | Ed Sheeran | uk-charts
2017 | GB | Symphony | Clean Bandit featuring Zara Larsson | uk-charts
2017 | NL BE | Zoutelande | BLØF en Geike Arnaert | nl-charts
2017 | NL | Lights and Shadows | O'G3NE | eurovision
2017 | BE | City Lights | Blanche | eurovision
2017 | DE | Was du Liebe nennst | Bausa | de-charts
2017 | DE | Perfect Life | Levina | eurovision
2017 | fr | Dommage | Bigflo et Oli | fr-charts
2017 | FR | Requiem | Alma | eurovision
2017 | FR | Basique | Orelsan | fr-charts
2017 | es | Felices los 4 | Maluma | es-charts
2017 | es | Súbeme la radio | Enrique Iglesias con Descemer Bueno y Zion & Lennox | es-charts
2017 | ES | Do It for Your Lover | Manel Navarro | eurovision
2018 | world | God's Plan | Drake | billboard
2018 | world | Havana | Camila Cabello featuring Young Thug | billboard
2018 | world | Girls Like You | Maroon 5 featuring Cardi B | billboard
2018 | world | Perfect | Ed Sheeran | billboard
2018 | world | One Kiss | Calvin Harris and Dua Lipa | uk-charts
2018 | world | In My Feelings | Drake | billboard
2018 | world | Happier | Marshmello featuring Bastille | billboard
2018 | europe | Toy | Netta | eurovision
2018 | europe | Solo | Clean Bandit featuring Demi Lovato | uk-charts
2018 | US | I Like It | Cardi B, Bad Bunny and J Balvin | billboard
2018 | US | Better Now | Post Malone | billboard
2018 | US | Lucid Dreams | Juice WRLD | billboard
2018 | US | The Middle | Zedd, Maren Morris and Grey | billboard
2018 | GB | Shotgun | George Ezra | uk-charts
2018 | GB | These Days | Rudimental featuring Jess Glynne, Macklemore and Dan Caplen | uk-charts
2018 | GB | This Is Me | Keala Settle | uk-charts
2018 | NL | Duurt te lang | Davina Michelle | nl-charts
2018 | NL | Outlaw in 'Em | Waylon | eurovision
2018 | BE | A Matter of Time | Sennek | eurovision
2018 | DE | Je ne parle pas français | Namika | de-charts
2018 | DE | You Let Me Walk Alone | Michael Schulte | eurovision
2018 | de | Cordula Grün | Josh. | de-charts
2018 | fr | Djadja | Aya Nakamura | fr-charts
2018 | fr | La Même | Maître Gims et Vianney | fr-charts
2018 | FR | Mercy | Madame Monsieur | eurovision
2018 | ES | Lo malo | Aitana y Ana Guerra | es-charts
2018 | ES | Malamente | Rosalía | es-charts
2018 | ES | Tu canción | Amaia y Alfred | eurovision
2018 | BE | Ellie | Regi featuring Jake Reese | be-charts
2019 | fr | Tout oublier | Angèle featuring Roméo Elvis | fr-charts
2019 | world | bad guy | Billie Eilish | billboard
2019 | world | Old Town Road | Lil Nas X featuring Billy Ray Cyrus | billboard
2019 | world | Señorita | Shawn Mendes and Camila Cabello | billboard
2019 | world | Someone You Loved | Lewis Capaldi | billboard
2019 | world | Dance Monkey | Tones and I | uk-charts
2019 | world | Shallow | Lady Gaga and Bradley Cooper | billboard
2019 | world | Sunflower | Post Malone and Swae Lee | billboard
2019 | world | 7 rings | Ariana Grande | billboard
2019 | europe | Arcade | Duncan Laurence | eurovision
2019 | europe | Soldi | Mahmood | eurovision
2019 | US | Truth Hurts | Lizzo | billboard
2019 | US | Sucker | Jonas Brothers | billboard
2019 | US | Talk | Khalid | billboard
2019 | GB | Giant | Calvin Harris and Rag'n'Bone Man | uk-charts
2019 | GB | Vossi Bop | Stormzy | uk-charts
2019 | GB | Ladbroke Grove | AJ Tracey | uk-charts
2019 | NL | Hoe het danst | Marco Borsato, Armin van Buuren en Davina Michelle | nl-charts
2019 | BE | Balance ton quoi | Angèle | be-charts
2019 | BE | Wake Up | Eliot | eurovision
2019 | DE | Vincent | Sarah Connor | de-charts
2019 | DE | Roller | Apache 207 | de-charts
2019 | DE | Cherry Lady | Capital Bra | de-charts
2019 | FR | Roi | Bilal Hassani | eurovision
2019 | FR | Au DD | PNL | fr-charts
2019 | ES | Con altura | Rosalía y J Balvin | es-charts
2019 | ES | La venda | Miki | eurovision
2019 | es | Calma | Pedro Capó y Farruko | es-charts
2019 | BE | Summer Life | Regi, Jake Reese en OT | be-charts
`;
