export const songs1990s = `
1990 | world | Nothing Compares 2 U | Sinéad O'Connor | billboard
1990 | world | Vogue | Madonna | billboard
1990 | world | It Must Have Been Love | Roxette | billboard
1990 | world | U Can't Touch This | MC Hammer | billboard
1990 | world | Ice Ice Baby | Vanilla Ice | billboard
1990 | world | The Power | Snap! | billboard
1990 | world | Black Velvet | Alannah Myles | billboard
1990 | europe | Insieme: 1992 | Toto Cutugno | eurovision
1990 | europe | Enjoy the Silence | Depeche Mode | uk-charts
1990 | US | Vision of Love | Mariah Carey | billboard
1990 | US | Blaze of Glory | Jon Bon Jovi | billboard
1990 | US | Hold On | Wilson Phillips | billboard
1990 | GB | World in Motion | Englandneworder | uk-charts
1990 | GB | Killer | Adamski | uk-charts
1990 | GB | Sacrifice | Elton John | uk-charts
1990 | NL | Ik wil alles met je delen | Maywood | eurovision
1990 | BE NL | Daar gaat ze | Clouseau | be-charts
1990 | BE | Macédomienne | Philippe Lafontaine | eurovision
1990 | DE | Verdammt, ich lieb' dich | Matthias Reim | de-charts
1990 | DE | Frei zu leben | Chris Kempers und Daniel Kovac | eurovision
1990 | fr | White and Black Blues | Joëlle Ursull | eurovision
1990 | FR | Maldòn | Zouk Machine | fr-charts
1990 | ES | Bandido | Azúcar Moreno | eurovision
1990 | ES | Entre dos tierras | Héroes del Silencio | es-charts
1991 | NL | Iedereen is van de wereld | The Scene | nl-charts
1991 | world | (Everything I Do) I Do It for You | Bryan Adams | billboard
1991 | world | Losing My Religion | R.E.M. | billboard
1991 | world | Wind of Change | Scorpions | billboard
1991 | world | Black or White | Michael Jackson | billboard
1991 | world | Joyride | Roxette | billboard
1991 | world | Gypsy Woman (She's Homeless) | Crystal Waters | billboard
1991 | world | I've Been Thinking About You | Londonbeat | billboard
1991 | europe | Fångad av en stormvind | Carola | eurovision
1991 | europe | Sadeness (Part I) | Enigma | uk-charts
1991 | US | More Than Words | Extreme | billboard
1991 | US | Baby Baby | Amy Grant | billboard
1991 | US | Gonna Make You Sweat (Everybody Dance Now) | C+C Music Factory | billboard
1991 | GB | The Shoop Shoop Song (It's in His Kiss) | Cher | uk-charts
1991 | GB | Any Dream Will Do | Jason Donovan | uk-charts
1991 | GB | The One and Only | Chesney Hawkes | uk-charts
1991 | NL BE | Get Ready for This | 2 Unlimited | nl-charts
1991 | BE | Geef het op | Clouseau | eurovision
1991 | DE | Dieser Traum darf niemals sterben | Atlantis 2000 | eurovision
1991 | fr | Désenchantée | Mylène Farmer | fr-charts
1991 | FR | Qui a le droit... | Patrick Bruel | fr-charts
1991 | FR | C'est le dernier qui a parlé qui a raison | Amina | eurovision
1991 | ES | Bailar pegados | Sergio Dalma | eurovision
1991 | ES | All My Loving | Los Manolos | es-charts
1992 | world | Rhythm Is a Dancer | Snap! | uk-charts
1992 | world | I Will Always Love You | Whitney Houston | billboard
1992 | world | Smells Like Teen Spirit | Nirvana | billboard
1992 | world | To Be with You | Mr. Big | billboard
1992 | world | November Rain | Guns N' Roses | billboard
1992 | world | Tears in Heaven | Eric Clapton | billboard
1992 | world | Under the Bridge | Red Hot Chili Peppers | billboard
1992 | europe | It's My Life | Dr. Alban | de-charts
1992 | europe | Why Me? | Linda Martin | eurovision
1992 | US | Baby Got Back | Sir Mix-a-Lot | billboard
1992 | US | End of the Road | Boyz II Men | billboard
1992 | US | Achy Breaky Heart | Billy Ray Cyrus | billboard
1992 | US | Save the Best for Last | Vanessa Williams | billboard
1992 | GB | Stay | Shakespears Sister | uk-charts
1992 | GB | Goodnight Girl | Wet Wet Wet | uk-charts
1992 | GB | Ebeneezer Goode | The Shamen | uk-charts
1992 | NL | Wijs me de weg | Humphrey Campbell | eurovision
1992 | BE | Mia | Gorky | be-charts
1992 | BE | Nous, on veut des violons | Morgane | eurovision
1992 | DE | Die da!?! | Die Fantastischen Vier | de-charts
1992 | DE | Küssen verboten | Die Prinzen | de-charts
1992 | fr | Dur dur d'être bébé ! | Jordy | fr-charts
1992 | FR | Monté la riviè | Kali | eurovision
1992 | ES | Amigos para siempre | Los Manolos | es-charts
1992 | ES | Escándalo | Raphael | es-charts
1992 | ES | Todo esto es la música | Serafín | eurovision
1993 | world | What Is Love | Haddaway | billboard
1993 | world | What's Up? | 4 Non Blondes | billboard
1993 | world | I'd Do Anything for Love (But I Won't Do That) | Meat Loaf | billboard
1993 | world | All That She Wants | Ace of Base | billboard
1993 | world | Informer | Snow | billboard
1993 | world | Everybody Hurts | R.E.M. | billboard
1993 | world | Two Princes | Spin Doctors | billboard
1993 | europe | No Limit | 2 Unlimited | uk-charts
1993 | europe | Mr. Vain | Culture Beat | de-charts
1993 | europe | In Your Eyes | Niamh Kavanagh | eurovision
1993 | US | Dreamlover | Mariah Carey | billboard
1993 | US | That's the Way Love Goes | Janet Jackson | billboard
1993 | US | Whoomp! (There It Is) | Tag Team | billboard
1993 | GB | Dreams | Gabrielle | uk-charts
1993 | GB | Pray | Take That | uk-charts
1993 | GB | Mr Blobby | Mr Blobby | uk-charts
1993 | NL | Vrede | Ruth Jacott | eurovision
1993 | BE | Iemand als jij | Barbara Dex | eurovision
1993 | DE | Alles nur geklaut | Die Prinzen | de-charts
1993 | DE | Schrei nach Liebe | Die Ärzte | de-charts
1993 | fr | Foule sentimentale | Alain Souchon | fr-charts
1993 | FR | Mama Corsica | Patrick Fiori | eurovision
1993 | ES | Sin documentos | Los Rodríguez | es-charts
1993 | ES | Hombres | Eva Santamaría | eurovision
1993 | es | Mi tierra | Gloria Estefan | billboard
1994 | world | The Sign | Ace of Base | billboard
1994 | world | Streets of Philadelphia | Bruce Springsteen | billboard
1994 | world | Without You | Mariah Carey | billboard
1994 | world | The Rhythm of the Night | Corona | billboard
1994 | world | Mmm Mmm Mmm Mmm | Crash Test Dummies | billboard
1994 | world | I Swear | All-4-One | billboard
1994 | world | 7 Seconds | Youssou N'Dour featuring Neneh Cherry | fr-charts
1994 | europe | Saturday Night | Whigfield | uk-charts
1994 | europe | Rock 'n' Roll Kids | Paul Harrington and Charlie McGettigan | eurovision
1994 | US | Stay (I Missed You) | Lisa Loeb and Nine Stories | billboard
1994 | US | The Power of Love | Céline Dion | billboard
1994 | US | I'll Make Love to You | Boyz II Men | billboard
1994 | GB | Love Is All Around | Wet Wet Wet | uk-charts
1994 | GB | Parklife | Blur | uk-charts
1994 | GB | Things Can Only Get Better | D:Ream | uk-charts
1994 | NL | Dromen zijn bedrog | Marco Borsato | nl-charts
1994 | NL | Waar is de zon? | Willeke Alberti | eurovision
1994 | BE | Suds & Soda | dEUS | be-charts
1994 | DE | Mädchen | Lucilectric | de-charts
1994 | DE | Hyper Hyper | Scooter | de-charts
1994 | fr | Je danse le Mia | IAM | fr-charts
1994 | FR | Sensualité | Axelle Red | fr-charts
1994 | ES | Ella no es ella | Alejandro Abad | eurovision
1994 | es | La soledad | Laura Pausini | es-charts
1994 | NL | Waarom nou jij | Marco Borsato | nl-charts
1995 | world | Gangsta's Paradise | Coolio featuring L.V. | billboard
1995 | world | You Are Not Alone | Michael Jackson | billboard
1995 | world | Kiss from a Rose | Seal | billboard
1995 | world | Back for Good | Take That | billboard
1995 | world | Have You Ever Really Loved a Woman? | Bryan Adams | billboard
1995 | world | Scatman (Ski-Ba-Bop-Ba-Dop-Bop) | Scatman John | uk-charts
1995 | europe | Conquest of Paradise | Vangelis | de-charts
1995 | europe | Be My Lover | La Bouche | de-charts
1995 | europe | Zombie | The Cranberries | de-charts
1995 | europe | Nocturne | Secret Garden | eurovision
1995 | US | Waterfalls | TLC | billboard
1995 | US | Fantasy | Mariah Carey | billboard
1995 | US | This Is How We Do It | Montell Jordan | billboard
1995 | GB | Common People | Pulp | uk-charts
1995 | GB | Country House | Blur | uk-charts
1995 | GB | Earth Song | Michael Jackson | uk-charts
1995 | NL | Het is een nacht... (levensecht) | Guus Meeuwis en Vagant | nl-charts
1995 | NL | Het is altijd lente in de ogen van de tandartsassistente | Peter de Koning | nl-charts
1995 | BE | Ik hou van u | Noordkaap | be-charts
1995 | BE | La voix est libre | Frédéric Etherlinck | eurovision
1995 | DE | Mief! | Die Doofen | de-charts
1995 | DE | Sie ist weg | Die Fantastischen Vier | de-charts
1995 | fr | Pour que tu m'aimes encore | Céline Dion | fr-charts
1995 | FR | Dieu m'a donné la foi | Ophélie Winter | fr-charts
1995 | ES | Vuelve conmigo | Anabel Conde | eurovision
1996 | world | Macarena | Los del Río | billboard
1996 | world | Killing Me Softly | Fugees | uk-charts
1996 | world | Ironic | Alanis Morissette | billboard
1996 | world | Because You Loved Me | Céline Dion | billboard
1996 | world | Children | Robert Miles | uk-charts
1996 | world | How Bizarre | OMC | uk-charts
1996 | world | Wannabe | Spice Girls | uk-charts
1996 | europe | Lemon Tree | Fool's Garden | de-charts
1996 | europe | Coco Jamboo | Mr. President | de-charts
1996 | europe | The Voice | Eimear Quinn | eurovision
1996 | US | Always Be My Baby | Mariah Carey | billboard
1996 | US | Tha Crossroads | Bone Thugs-n-Harmony | billboard
1996 | US | One Sweet Day | Mariah Carey and Boyz II Men | billboard
1996 | GB | Don't Look Back in Anger | Oasis | uk-charts
1996 | GB | Three Lions | Baddiel, Skinner and the Lightning Seeds | uk-charts
1996 | GB | Ooh Aah... Just a Little Bit | Gina G | uk-charts
1996 | GB | Firestarter | The Prodigy | uk-charts
1996 | NL | Per spoor (kedeng kedeng) | Guus Meeuwis en Vagant | nl-charts
1996 | NL | 15 miljoen mensen | Fluitsma & Van Tijn | nl-charts
1996 | NL | Banger hart | Rob de Nijs | nl-charts
1996 | NL | De eerste keer | Maxine en Franklin Brown | eurovision
1996 | BE | Liefde is een kaartspel | Lisa del Bo | eurovision
1996 | BE | La vache | Milk Incorporated | be-charts
1996 | DE | Zehn kleine Jägermeister | Die Toten Hosen | de-charts
1996 | DE | Verpiss' dich | Tic Tac Toe | de-charts
1996 | fr | Aïcha | Khaled | fr-charts
1996 | FR | Diwanit bugale | Dan Ar Braz et l'Héritage des Celtes | eurovision
1996 | es | Estoy aquí | Shakira | billboard
1996 | ES | ¡Ay, qué deseo! | Antonio Carbonell | eurovision
1997 | world | Barbie Girl | Aqua | billboard
1997 | world | Candle in the Wind 1997 | Elton John | billboard
1997 | world | MMMBop | Hanson | billboard
1997 | world | Don't Speak | No Doubt | uk-charts
1997 | world | I'll Be Missing You | Puff Daddy and Faith Evans featuring 112 | billboard
1997 | world | Men in Black | Will Smith | uk-charts
1997 | world | Tubthumping | Chumbawamba | billboard
1997 | europe | Time to Say Goodbye | Sarah Brightman and Andrea Bocelli | de-charts
1997 | europe | Freed from Desire | Gala | uk-charts
1997 | europe | Love Shine a Light | Katrina and the Waves | eurovision
1997 | europe | Bitter Sweet Symphony | The Verve | uk-charts
1997 | US | You Were Meant for Me | Jewel | billboard
1997 | US | Semi-Charmed Life | Third Eye Blind | billboard
1997 | US | Quit Playing Games (with My Heart) | Backstreet Boys | billboard
1997 | GB | Perfect Day | Various Artists | uk-charts
1997 | GB | Teletubbies Say "Eh-Oh!" | Teletubbies | uk-charts
1997 | GB | Torn | Natalie Imbruglia | uk-charts
1997 | NL | Wereld zonder jou | Marco Borsato en Trijntje Oosterhuis | nl-charts
1997 | NL | Niemand heeft nog tijd | Mrs. Einstein | eurovision
1997 | BE | Rester femme | Axelle Red | be-charts
1997 | DE | Warum? | Tic Tac Toe | de-charts
1997 | DE | Engel | Rammstein | de-charts
1997 | fr | Savoir aimer | Florent Pagny | fr-charts
1997 | FR | Sentiments songes | Fanny | eurovision
1997 | ES | Corazón partío | Alejandro Sanz | es-charts
1997 | ES | La flaca | Jarabe de Palo | es-charts
1997 | ES | Sin rencor | Marcos Llunas | eurovision
1998 | world | My Heart Will Go On | Céline Dion | billboard
1998 | world | I Don't Want to Miss a Thing | Aerosmith | billboard
1998 | world | Ghetto Supastar (That Is What You Are) | Pras featuring Ol' Dirty Bastard and Mýa | billboard
1998 | world | Frozen | Madonna | billboard
1998 | world | Music Sounds Better with You | Stardust | uk-charts
1998 | world | It's Like That | Run-DMC vs. Jason Nevins | uk-charts
1998 | world | The Cup of Life (La copa de la vida) | Ricky Martin | fr-charts
1998 | europe | Diva | Dana International | eurovision
1998 | europe | Believe | Cher | uk-charts
1998 | US | The Boy Is Mine | Brandy and Monica | billboard
1998 | US | Truly Madly Deeply | Savage Garden | billboard
1998 | US | Too Close | Next | billboard
1998 | US | Iris | Goo Goo Dolls | billboard
1998 | GB | Angels | Robbie Williams | uk-charts
1998 | GB | Never Ever | All Saints | uk-charts
1998 | GB | C'est la Vie | B*Witched | uk-charts
1998 | NL | Hou me vast | Volumia! | nl-charts
1998 | NL | De bestemming | Marco Borsato | nl-charts
1998 | NL | Hemel en aarde | Edsilia Rombley | eurovision
1998 | BE | Dis oui | Mélanie Cohl | eurovision
1998 | DE | Männer sind Schweine | Die Ärzte | de-charts
1998 | DE | Flugzeuge im Bauch | Oli.P | de-charts
1998 | DE | Guildo hat euch lieb! | Guildo Horn | eurovision
1998 | fr | Belle | Garou, Daniel Lavoie et Patrick Fiori | fr-charts
1998 | FR | La Tribu de Dana | Manau | fr-charts
1998 | es | Ciega, sordomuda | Shakira | billboard
1998 | ES | Depende | Jarabe de Palo | es-charts
1998 | ES | ¿Qué voy a hacer sin ti? | Mikel Herzog | eurovision
1999 | world | ...Baby One More Time | Britney Spears | billboard
1999 | world | Livin' la Vida Loca | Ricky Martin | billboard
1999 | world | Mambo No. 5 (A Little Bit of...) | Lou Bega | billboard
1999 | world | Blue (Da Ba Dee) | Eiffel 65 | uk-charts
1999 | world | I Want It That Way | Backstreet Boys | billboard
1999 | world | Genie in a Bottle | Christina Aguilera | billboard
1999 | world | No Scrubs | TLC | billboard
1999 | europe | Boom, Boom, Boom, Boom!! | Vengaboys | uk-charts
1999 | europe | Take Me to Your Heaven | Charlotte Nilsson | eurovision
1999 | US | Smooth | Santana featuring Rob Thomas | billboard
1999 | US | All Star | Smash Mouth | billboard
1999 | US | Kiss Me | Sixpence None the Richer | billboard
1999 | GB | 9 PM (Till I Come) | ATB | uk-charts
1999 | GB | Sweet Like Chocolate | Shanks & Bigfoot | uk-charts
1999 | GB | She's the One | Robbie Williams | uk-charts
1999 | NL | One Good Reason | Marlayne | eurovision
1999 | BE | Like the Wind | Vanessa Chinitor | eurovision
1999 | DE | MfG | Die Fantastischen Vier | de-charts
1999 | DE | Maschen-Draht-Zaun | Stefan Raab und Truck Stop | de-charts
1999 | DE | Reise nach Jerusalem – Kudüs'e seyahat | Sürpriz | eurovision
1999 | fr | Tomber la chemise | Zebda | fr-charts
1999 | FR | Tu m'oublieras | Larusso | fr-charts
1999 | ES | Salomé | Chayanne | es-charts
1999 | ES | No quiero escuchar | Lydia | eurovision
1999 | ES | 19 días y 500 noches | Joaquín Sabina | es-charts
`;
