export const songs1980s = `
1980 | world | Another Brick in the Wall (Part II) | Pink Floyd | billboard
1980 | world | Call Me | Blondie | billboard
1980 | world | Funkytown | Lipps Inc. | billboard
1980 | world | Upside Down | Diana Ross | billboard
1980 | world | Woman in Love | Barbra Streisand | billboard
1980 | world | Crazy Little Thing Called Love | Queen | billboard
1980 | world | The Winner Takes It All | ABBA | uk-charts
1980 | europe | What's Another Year | Johnny Logan | eurovision
1980 | US | Rock with You | Michael Jackson | billboard
1980 | US | Lady | Kenny Rogers | billboard
1980 | US | It's Still Rock and Roll to Me | Billy Joel | billboard
1980 | GB | Don't Stand So Close to Me | The Police | uk-charts
1980 | GB | Ashes to Ashes | David Bowie | uk-charts
1980 | GB | Geno | Dexys Midnight Runners | uk-charts
1980 | NL | Amsterdam | Maggie MacNeal | eurovision
1980 | NL | Sajang é | Massada | nl-charts
1980 | BE | Euro-Vision | Telex | eurovision
1980 | BE | Je veux de l'amour | Raymond van het Groenewoud | be-charts
1980 | DE | Sun of Jamaica | Goombay Dance Band | de-charts
1980 | DE | Theater | Katja Ebstein | eurovision
1980 | DE | Über sieben Brücken mußt du gehn | Peter Maffay | de-charts
1980 | fr | Il jouait du piano debout | France Gall | fr-charts
1980 | FR | Gaby oh Gaby | Alain Bashung | fr-charts
1980 | FR | Couleur menthe à l'eau | Eddy Mitchell | fr-charts
1980 | ES | Chica de ayer | Nacha Pop | discography
1980 | ES | Quédate esta noche | Trigo Limpio | eurovision
1980 | ES | Santa Lucía | Miguel Ríos | es-charts
1981 | world | Bette Davis Eyes | Kim Carnes | billboard
1981 | world | In the Air Tonight | Phil Collins | billboard
1981 | world | Woman | John Lennon | billboard
1981 | world | Tainted Love | Soft Cell | uk-charts
1981 | world | Stars on 45 | Stars on 45 | billboard
1981 | world | Celebration | Kool & the Gang | billboard
1981 | world | Kids in America | Kim Wilde | uk-charts
1981 | europe | Making Your Mind Up | Bucks Fizz | eurovision
1981 | US | Endless Love | Diana Ross and Lionel Richie | billboard
1981 | US | Jessie's Girl | Rick Springfield | billboard
1981 | US | 9 to 5 | Dolly Parton | billboard
1981 | US | Physical | Olivia Newton-John | billboard
1981 | GB | Ghost Town | The Specials | uk-charts
1981 | GB | Prince Charming | Adam and the Ants | uk-charts
1981 | GB | Vienna | Ultravox | uk-charts
1981 | GB | Don't You Want Me | The Human League | uk-charts
1981 | NL | Een beetje verliefd | André Hazes | nl-charts
1981 | NL | Het is een wonder | Linda Williams | eurovision
1981 | BE | Samson | Emly Starr | eurovision
1981 | DE | Johnny Blue | Lena Valaitis | eurovision
1981 | DE | Dance Little Bird | Electronica's | de-charts
1981 | fr | Les Lacs du Connemara | Michel Sardou | fr-charts
1981 | FR | Il est libre Max | Hervé Cristiani | fr-charts
1981 | ES | Hoy no me puedo levantar | Mecano | es-charts
1981 | ES | Déjame | Los Secretos | discography
1981 | ES | Y sólo tú | Bacchelli | eurovision
1982 | world | Eye of the Tiger | Survivor | billboard
1982 | world | Ebony and Ivory | Paul McCartney and Stevie Wonder | billboard
1982 | world | I Love Rock 'n' Roll | Joan Jett and the Blackhearts | billboard
1982 | world | Centerfold | The J. Geils Band | billboard
1982 | world | Abracadabra | Steve Miller Band | billboard
1982 | europe | Ein bißchen Frieden | Nicole | eurovision
1982 | europe | Words | F. R. David | de-charts
1982 | europe | Do You Really Want to Hurt Me | Culture Club | uk-charts
1982 | US | Jack & Diane | John Cougar | billboard
1982 | US | Maneater | Daryl Hall & John Oates | billboard
1982 | US | Rosanna | Toto | billboard
1982 | GB | Come On Eileen | Dexys Midnight Runners | uk-charts
1982 | GB | Fame | Irene Cara | uk-charts
1982 | GB | Golden Brown | The Stranglers | uk-charts
1982 | GB | House of Fun | Madness | uk-charts
1982 | NL | De bom | Doe Maar | nl-charts
1982 | NL | België (Is er leven op Pluto...?) | Het Goede Doel | nl-charts
1982 | NL | Jij en ik | Bill van Dijk | eurovision
1982 | BE | Si tu aimes ma musique | Stella | eurovision
1982 | DE | Da Da Da | Trio | de-charts
1982 | DE | Skandal im Sperrbezirk | Spider Murphy Gang | de-charts
1982 | de | Der Kommissar | Falco | de-charts
1982 | DE | Ich will Spaß | Markus | de-charts
1982 | fr | Chacun fait (c'qui lui plaît) | Chagrin d'amour | fr-charts
1982 | FR | Afrique adieu | Michel Sardou | fr-charts
1982 | ES | Me colé en una fiesta | Mecano | es-charts
1982 | ES | Bienvenidos | Miguel Ríos | es-charts
1982 | ES | Él | Lucía | eurovision
1983 | world | Billie Jean | Michael Jackson | billboard
1983 | world | Every Breath You Take | The Police | billboard
1983 | world | Flashdance... What a Feeling | Irene Cara | billboard
1983 | world | Let's Dance | David Bowie | billboard
1983 | world | Sweet Dreams (Are Made of This) | Eurythmics | billboard
1983 | world | Total Eclipse of the Heart | Bonnie Tyler | billboard
1983 | world | Down Under | Men at Work | billboard
1983 | europe | Moonlight Shadow | Mike Oldfield | uk-charts
1983 | europe | Vamos a la playa | Righeira | de-charts
1983 | europe | Sunshine Reggae | Laid Back | de-charts
1983 | US | Beat It | Michael Jackson | billboard
1983 | US | Maniac | Michael Sembello | billboard
1983 | US | Islands in the Stream | Kenny Rogers and Dolly Parton | billboard
1983 | US | Africa | Toto | billboard
1983 | GB | Karma Chameleon | Culture Club | uk-charts
1983 | GB | Uptown Girl | Billy Joel | uk-charts
1983 | GB | Red Red Wine | UB40 | uk-charts
1983 | GB | True | Spandau Ballet | uk-charts
1983 | NL | Pa | Doe Maar | nl-charts
1983 | NL | Sing Me a Song | Bernadette | eurovision
1983 | BE | Rendez-vous | Pas de Deux | eurovision
1983 | DE NL BE | 99 Luftballons | Nena | de-charts
1983 | DE | Major Tom (Völlig losgelöst) | Peter Schilling | de-charts
1983 | DE | Bruttosozialprodukt | Geier Sturzflug | de-charts
1983 | DE | Sonderzug nach Pankow | Udo Lindenberg | de-charts
1983 | fr | Si la vie est cadeau | Corinne Hermès | eurovision
1983 | FR | Pull marine | Isabelle Adjani | fr-charts
1983 | ES | Barco a Venus | Mecano | es-charts
1983 | ES | ¿Quién maneja mi barca? | Remedios Amaya | eurovision
1983 | NL | Suzanne | VOF de Kunst | nl-charts
1984 | world | I Just Called to Say I Love You | Stevie Wonder | billboard
1984 | world | Wake Me Up Before You Go-Go | Wham! | billboard
1984 | world | Girls Just Want to Have Fun | Cyndi Lauper | billboard
1984 | world | Jump | Van Halen | billboard
1984 | world | Ghostbusters | Ray Parker Jr. | billboard
1984 | world | Self Control | Laura Branigan | billboard
1984 | world | What's Love Got to Do with It | Tina Turner | billboard
1984 | europe | Careless Whisper | George Michael | uk-charts
1984 | europe | Relax | Frankie Goes to Hollywood | uk-charts
1984 | europe | Smalltown Boy | Bronski Beat | uk-charts
1984 | US | When Doves Cry | Prince | billboard
1984 | US | Footloose | Kenny Loggins | billboard
1984 | US | Dancing in the Dark | Bruce Springsteen | billboard
1984 | GB | Do They Know It's Christmas? | Band Aid | uk-charts
1984 | GB | Radio Ga Ga | Queen | uk-charts
1984 | GB | 99 Red Balloons | Nena | uk-charts
1984 | GB | Last Christmas | Wham! | uk-charts
1984 | NL | Ik voel me zo verdomd alleen | Danny de Munk | nl-charts
1984 | NL | Over de muur | Klein Orkest | nl-charts
1984 | NL | Ik hou van mij | Maribelle | eurovision
1984 | BE | Avanti la vie | Jacques Zegers | eurovision
1984 | DE | Jenseits von Eden | Nino de Angelo | de-charts
1984 | DE | Männer | Herbert Grönemeyer | de-charts
1984 | DE | Big in Japan | Alphaville | de-charts
1984 | fr | Besoin de rien, envie de toi | Peter et Sloane | fr-charts
1984 | fr | Femme libérée | Cookie Dingler | fr-charts
1984 | ES | Amante bandido | Miguel Bosé | es-charts
1984 | ES | Lady, Lady | Bravo | eurovision
1984 | ES | Escuela de calor | Radio Futura | es-charts
1985 | FR | Toute première fois | Jeanne Mas | fr-charts
1985 | world | We Are the World | USA for Africa | billboard
1985 | world | Take On Me | a-ha | billboard
1985 | world | Everybody Wants to Rule the World | Tears for Fears | billboard
1985 | world | Like a Virgin | Madonna | billboard
1985 | world | A View to a Kill | Duran Duran | billboard
1985 | world | Money for Nothing | Dire Straits | billboard
1985 | world | I Want to Know What Love Is | Foreigner | billboard
1985 | world | Axel F | Harold Faltermeyer | billboard
1985 | europe | You're My Heart, You're My Soul | Modern Talking | de-charts
1985 | europe | Live Is Life | Opus | de-charts
1985 | europe | Into the Groove | Madonna | uk-charts
1985 | US | The Power of Love | Huey Lewis and the News | billboard
1985 | US | Saving All My Love for You | Whitney Houston | billboard
1985 | US | St. Elmo's Fire (Man in Motion) | John Parr | billboard
1985 | GB | 19 | Paul Hardcastle | uk-charts
1985 | GB | Dancing in the Street | David Bowie and Mick Jagger | uk-charts
1985 | GB | I Know Him So Well | Elaine Paige and Barbara Dickson | uk-charts
1985 | NL | Waarom fluister ik je naam nog | Benny Neyman | nl-charts
1985 | BE | Laat me nu gaan | Linda Lepomme | eurovision
1985 | DE | Für alle | Wind | eurovision
1985 | de | Rock Me Amadeus | Falco | de-charts
1985 | fr | Marcia Baïla | Les Rita Mitsouko | fr-charts
1985 | fr | Je te donne | Jean-Jacques Goldman et Michael Jones | fr-charts
1985 | ES | Venezia | Hombres G | es-charts
1985 | ES | La fiesta terminó | Paloma San Basilio | eurovision
1985 | ES | Devuélveme a mi chica | Hombres G | es-charts
1985 | NL | Kronenburg Park (Ga die wereld uit) | Frank Boeijen Groep | nl-charts
1986 | FR | Papa chanteur | Jean-Luc Lahaye | fr-charts
1986 | world | Papa Don't Preach | Madonna | billboard
1986 | world | West End Girls | Pet Shop Boys | billboard
1986 | world | Walk Like an Egyptian | The Bangles | billboard
1986 | world | The Final Countdown | Europe | uk-charts
1986 | world | Sledgehammer | Peter Gabriel | billboard
1986 | world | Take My Breath Away | Berlin | billboard
1986 | world | Kiss | Prince and the Revolution | billboard
1986 | europe | Brother Louie | Modern Talking | de-charts
1986 | europe | Holiday Rap | MC Miker G & DJ Sven | nl-charts
1986 | europe BE | J'aime la vie | Sandra Kim | eurovision
1986 | US | That's What Friends Are For | Dionne and Friends | billboard
1986 | US | Greatest Love of All | Whitney Houston | billboard
1986 | US | Addicted to Love | Robert Palmer | billboard
1986 | GB | The Lady in Red | Chris de Burgh | uk-charts
1986 | GB | Don't Leave Me This Way | The Communards | uk-charts
1986 | GB | A Kind of Magic | Queen | uk-charts
1986 | NL | Alles heeft ritme | Frizzle Sizzle | eurovision
1986 | DE | Jeanny | Falco | de-charts
1986 | DE | Geil | Bruce & Bongo | de-charts
1986 | DE | Midnight Lady | Chris Norman | de-charts
1986 | fr | Les Démons de minuit | Images | fr-charts
1986 | fr | Ouragan | Stéphanie | fr-charts
1986 | FR | En rouge et noir | Jeanne Mas | fr-charts
1986 | FR | L'Aziza | Daniel Balavoine | fr-charts
1986 | ES | A quién le importa | Alaska y Dinarama | es-charts
1986 | ES | Cruz de navajas | Mecano | es-charts
1986 | ES | Valentino | Cadillac | eurovision
1987 | FR | T'en va pas | Elsa | fr-charts
1987 | world | La Isla Bonita | Madonna | billboard
1987 | world | With or Without You | U2 | billboard
1987 | world | I Wanna Dance with Somebody (Who Loves Me) | Whitney Houston | billboard
1987 | world | Never Gonna Give You Up | Rick Astley | uk-charts
1987 | world | Livin' on a Prayer | Bon Jovi | billboard
1987 | world | La Bamba | Los Lobos | billboard
1987 | world | Nothing's Gonna Stop Us Now | Starship | billboard
1987 | world | (I've Had) The Time of My Life | Bill Medley and Jennifer Warnes | billboard
1987 | europe | Voyage, voyage | Desireless | de-charts
1987 | europe | It's a Sin | Pet Shop Boys | uk-charts
1987 | europe | Hold Me Now | Johnny Logan | eurovision
1987 | US | Alone | Heart | billboard
1987 | US | Here I Go Again | Whitesnake | billboard
1987 | US | Faith | George Michael | billboard
1987 | GB | China in Your Hand | T'Pau | uk-charts
1987 | GB | Pump Up the Volume | M/A/R/R/S | uk-charts
1987 | GB | You Win Again | Bee Gees | uk-charts
1987 | NL | Rechtop in de wind | Marcha | eurovision
1987 | BE | Soldiers of Love | Liliane Saint-Pierre | eurovision
1987 | DE | Laß die Sonne in dein Herz | Wind | eurovision
1987 | DE | You're the Voice | John Farnham | de-charts
1987 | fr | Joe le taxi | Vanessa Paradis | fr-charts
1987 | FR | Viens boire un p'tit coup à la maison | Licence IV | fr-charts
1987 | ES | Camino Soria | Gabinete Caligari | es-charts
1987 | ES | En algún lugar | Duncan Dhu | es-charts
1987 | ES | No estás solo | Patricia Kraus | eurovision
1988 | fr | Étienne | Guesch Patti | fr-charts
1988 | world | Heaven Is a Place on Earth | Belinda Carlisle | uk-charts
1988 | world | Don't Worry, Be Happy | Bobby McFerrin | billboard
1988 | world | A Groovy Kind of Love | Phil Collins | billboard
1988 | world | Fast Car | Tracy Chapman | billboard
1988 | world | Desire | U2 | billboard
1988 | world | One Moment in Time | Whitney Houston | billboard
1988 | world | Tell It to My Heart | Taylor Dayne | billboard
1988 | europe | Yeke Yeke | Mory Kanté | nl-charts
1988 | europe | I Should Be So Lucky | Kylie Minogue | uk-charts
1988 | europe | Ne partez pas sans moi | Céline Dion | eurovision
1988 | US | Sweet Child o' Mine | Guns N' Roses | billboard
1988 | US | Need You Tonight | INXS | billboard
1988 | US | Kokomo | The Beach Boys | billboard
1988 | GB | The Only Way Is Up | Yazz and the Plastic Population | uk-charts
1988 | GB | Perfect | Fairground Attraction | uk-charts
1988 | GB | Orinoco Flow | Enya | uk-charts
1988 | NL | Wij houden van Oranje | André Hazes | nl-charts
1988 | NL | Shangri-La | Gerard Joling | eurovision
1988 | BE | Laissez briller le soleil | Reynaert | eurovision
1988 | DE BE | Ella, elle l'a | France Gall | de-charts
1988 | DE | Girl You Know It's True | Milli Vanilli | de-charts
1988 | fr | Nuit de folie | Début de Soirée | fr-charts
1988 | fr | Pourvu qu'elles soient douces | Mylène Farmer | fr-charts
1988 | FR | Un roman d'amitié (Friend You Give Me a Reason) | Elsa et Glenn Medeiros | fr-charts
1988 | ES | Mujer contra mujer | Mecano | es-charts
1988 | ES | La chica que yo quiero (Made in Spain) | La Década Prodigiosa | eurovision
1989 | world | Like a Prayer | Madonna | billboard
1989 | world | Eternal Flame | The Bangles | billboard
1989 | world | The Look | Roxette | billboard
1989 | world | Lambada | Kaoma | fr-charts
1989 | world | Another Day in Paradise | Phil Collins | billboard
1989 | world | If I Could Turn Back Time | Cher | billboard
1989 | world | We Didn't Start the Fire | Billy Joel | billboard
1989 | europe | Ride on Time | Black Box | uk-charts
1989 | europe | Swing the Mood | Jive Bunny and the Mastermixers | uk-charts
1989 | US | Straight Up | Paula Abdul | billboard
1989 | US | Wind Beneath My Wings | Bette Midler | billboard
1989 | US | Every Rose Has Its Thorn | Poison | billboard
1989 | GB | Back to Life (However Do You Want Me) | Soul II Soul | uk-charts
1989 | GB | Hand on Your Heart | Kylie Minogue | uk-charts
1989 | GB | Something's Gotten Hold of My Heart | Marc Almond featuring Gene Pitney | uk-charts
1989 | NL | Alles kan een mens gelukkig maken | René Froger en Het Goede Doel | nl-charts
1989 | NL | Blijf zoals je bent | Justine Pelmelay | eurovision
1989 | BE | Anne | Clouseau | be-charts
1989 | BE | Pump Up the Jam | Technotronic | be-charts
1989 | BE | Door de wind | Ingeborg | eurovision
1989 | DE | Looking for Freedom | David Hasselhoff | de-charts
1989 | DE | Das Omen (Teil 1) | Mysterious Art | de-charts
1989 | fr | Hélène | Roch Voisine | fr-charts
1989 | FR | Pour toi Arménie | Aznavour pour l'Arménie | fr-charts
1989 | ES | La culpa fue del cha-cha-chá | Gabinete Caligari | es-charts
1989 | ES | Nacida para amar | Nina | eurovision
`;
