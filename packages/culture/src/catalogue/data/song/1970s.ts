export const songs1970s = `
1970 | world | Bridge over Troubled Water | Simon & Garfunkel | billboard
1970 | world | Let It Be | The Beatles | billboard
1970 | world | In the Summertime | Mungo Jerry | billboard
1970 | world | Yellow River | Christie | uk-charts
1970 | world | Raindrops Keep Fallin' on My Head | B. J. Thomas | billboard
1970 | world | Lola | The Kinks | billboard
1970 | world | Cecilia | Simon & Garfunkel | billboard
1970 | US | I'll Be There | The Jackson 5 | billboard
1970 | US | Ain't No Mountain High Enough | Diana Ross | billboard
1970 | US | American Woman | The Guess Who | billboard
1970 | US | ABC | The Jackson 5 | billboard
1970 | GB | Spirit in the Sky | Norman Greenbaum | uk-charts
1970 | GB | All Right Now | Free | uk-charts
1970 | GB | The Wonder of You | Elvis Presley | uk-charts
1970 | NL | Huilen is voor jou te laat | Corry en de Rekels | nl-charts
1970 | NL | Mijn gebed | D.C. Lewis | nl-charts
1970 | NL | Waterman | Hearts of Soul | eurovision
1970 | BE | Viens l'oublier | Jean Vallée | eurovision
1970 | DE | Du | Peter Maffay | de-charts
1970 | DE | Wunder gibt es immer wieder | Katja Ebstein | eurovision
1970 | fr | L'Aigle noir | Barbara | fr-charts
1970 | fr | L'Amérique | Joe Dassin | fr-charts
1970 | FR | Comme j'ai toujours envie d'aimer | Marc Hamilton | fr-charts
1970 | ES | Un rayo de sol | Los Diablos | es-charts
1970 | ES | Gwendolyne | Julio Iglesias | eurovision
1970 | ES | Todo tiene su fin | Módulos | es-charts
1971 | world | Imagine | John Lennon | billboard
1971 | world | Maggie May | Rod Stewart | billboard
1971 | world | Brown Sugar | The Rolling Stones | billboard
1971 | world | Rose Garden | Lynn Anderson | billboard
1971 | world | Take Me Home, Country Roads | John Denver | billboard
1971 | world | It's Too Late | Carole King | billboard
1971 | europe | My Sweet Lord | George Harrison | uk-charts
1971 | europe | Mamy Blue | Pop-Tops | de-charts
1971 | europe | Chirpy Chirpy Cheep Cheep | Middle of the Road | uk-charts
1971 | US | Joy to the World | Three Dog Night | billboard
1971 | US | Me and Bobby McGee | Janis Joplin | billboard
1971 | US | What's Going On | Marvin Gaye | billboard
1971 | US | Just My Imagination | The Temptations | billboard
1971 | GB | Hot Love | T. Rex | uk-charts
1971 | GB | Coz I Luv You | Slade | uk-charts
1971 | GB | Ernie (The Fastest Milkman in the West) | Benny Hill | uk-charts
1971 | NL | Manuela | Jacques Herb | nl-charts
1971 | NL | De tijd | Saskia en Serge | eurovision
1971 | NL | Zou het erg zijn lieve opa | Wilma en Vader Abraham | nl-charts
1971 | BE | Goeiemorgen, morgen | Nicole en Hugo | be-charts
1971 | BE | Eviva España | Samantha | be-charts
1971 | DE | Schön ist es auf der Welt zu sein | Roy Black und Anita | de-charts
1971 | DE | Butterfly | Danyel Gérard | de-charts
1971 | DE | Akropolis adieu | Mireille Mathieu | de-charts
1971 | fr | Un banc, un arbre, une rue | Séverine | eurovision
1971 | FR | Pour un flirt | Michel Delpech | fr-charts
1971 | FR | Non, non, rien n'a changé | Les Poppys | fr-charts
1971 | FR | Mourir d'aimer | Charles Aznavour | fr-charts
1971 | ES | Mediterráneo | Joan Manuel Serrat | es-charts
1971 | ES | Borriquito | Peret | es-charts
1971 | ES | Help, ayúdame | Tony Ronald | es-charts
1971 | ES | En un mundo nuevo | Karina | eurovision
1972 | world | Without You | Nilsson | billboard
1972 | world | American Pie | Don McLean | billboard
1972 | world | A Horse with No Name | America | billboard
1972 | world | Heart of Gold | Neil Young | billboard
1972 | world | Popcorn | Hot Butter | billboard
1972 | world | Rocket Man | Elton John | billboard
1972 | world | School's Out | Alice Cooper | billboard
1972 | europe | Après toi | Vicky Leandros | eurovision
1972 | US | Lean on Me | Bill Withers | billboard
1972 | US | Let's Stay Together | Al Green | billboard
1972 | US | Alone Again (Naturally) | Gilbert O'Sullivan | billboard
1972 | US | The First Time Ever I Saw Your Face | Roberta Flack | billboard
1972 | GB | Starman | David Bowie | uk-charts
1972 | GB | Mouldy Old Dough | Lieutenant Pigeon | uk-charts
1972 | GB | Metal Guru | T. Rex | uk-charts
1972 | NL BE DE | How Do You Do | Mouth & MacNeal | nl-charts
1972 | NL | Als het om de liefde gaat | Sandra en Andres | eurovision
1972 | BE | À la folie ou pas du tout | Serge et Christine Ghisoland | eurovision
1972 | DE | Ich hab' die Liebe geseh'n | Vicky Leandros | de-charts
1972 | DE | Michaela | Bata Illic | de-charts
1972 | DE | Am Tag, als Conny Kramer starb | Juliane Werding | de-charts
1972 | DE | Es fährt ein Zug nach Nirgendwo | Christian Anders | de-charts
1972 | fr | Une belle histoire | Michel Fugain et le Big Bazar | fr-charts
1972 | fr | Qui saura | Mike Brant | fr-charts
1972 | FR | Holidays | Michel Polnareff | fr-charts
1972 | FR | Le Lundi au soleil | Claude François | fr-charts
1972 | ES | Un beso y una flor | Nino Bravo | es-charts
1972 | ES | Amanece | Jaime Morey | eurovision
1972 | ES | Libre | Nino Bravo | es-charts
1973 | world | Tie a Yellow Ribbon Round the Ole Oak Tree | Tony Orlando and Dawn | billboard
1973 | world | Killing Me Softly with His Song | Roberta Flack | billboard
1973 | world | Angie | The Rolling Stones | billboard
1973 | world | Crocodile Rock | Elton John | billboard
1973 | world | You're So Vain | Carly Simon | billboard
1973 | world | Live and Let Die | Wings | billboard
1973 | world | Knockin' on Heaven's Door | Bob Dylan | billboard
1973 | europe | Goodbye, My Love, Goodbye | Demis Roussos | de-charts
1973 | europe | Tu te reconnaîtras | Anne-Marie David | eurovision
1973 | US | Superstition | Stevie Wonder | billboard
1973 | US | Midnight Train to Georgia | Gladys Knight and the Pips | billboard
1973 | US | Let's Get It On | Marvin Gaye | billboard
1973 | US | Bad, Bad Leroy Brown | Jim Croce | billboard
1973 | GB | Merry Xmas Everybody | Slade | uk-charts
1973 | GB | Block Buster! | The Sweet | uk-charts
1973 | GB | See My Baby Jive | Wizzard | uk-charts
1973 | GB | Life on Mars? | David Bowie | uk-charts
1973 | NL | 't Is weer voorbij die mooie zomer | Gerard Cox | nl-charts
1973 | NL BE | Radar Love | Golden Earring | nl-charts
1973 | NL | De oude muzikant | Ben Cramer | eurovision
1973 | BE | Baby, baby | Nicole en Hugo | eurovision
1973 | DE | Der Junge mit der Mundharmonika | Bernd Clüver | de-charts
1973 | DE | Immer wieder sonntags | Cindy & Bert | de-charts
1973 | DE | Ein Festival der Liebe | Jürgen Marcus | de-charts
1973 | DE | La Paloma ade | Mireille Mathieu | de-charts
1973 | fr | La Maladie d'amour | Michel Sardou | fr-charts
1973 | fr | Viens, viens | Marie Laforêt | fr-charts
1973 | FR | Les Gondoles à Venise | Sheila et Ringo | fr-charts
1973 | FR | Rien qu'une larme | Mike Brant | fr-charts
1973 | ES | Eres tú | Mocedades | eurovision
1973 | ES | Eva María | Fórmula V | es-charts
1973 | ES | América, América | Nino Bravo | es-charts
1974 | world | Waterloo | ABBA | eurovision
1974 | world | Kung Fu Fighting | Carl Douglas | billboard
1974 | world | Seasons in the Sun | Terry Jacks | billboard
1974 | world | Rock Your Baby | George McCrae | billboard
1974 | world | Band on the Run | Paul McCartney and Wings | billboard
1974 | world | Annie's Song | John Denver | billboard
1974 | world | I Shot the Sheriff | Eric Clapton | billboard
1974 | europe | Sugar Baby Love | The Rubettes | uk-charts
1974 | US | The Way We Were | Barbra Streisand | billboard
1974 | US | Rock the Boat | The Hues Corporation | billboard
1974 | US | Bennie and the Jets | Elton John | billboard
1974 | US | Come and Get Your Love | Redbone | billboard
1974 | GB | Tiger Feet | Mud | uk-charts
1974 | GB | When Will I See You Again | The Three Degrees | uk-charts
1974 | GB | Y Viva España | Sylvia | uk-charts
1974 | NL | Ik zie een ster | Mouth & MacNeal | eurovision
1974 | NL | Een roosje m'n roosje | Conny Vandenbos | nl-charts
1974 | BE | Fleur de liberté | Jacques Hustin | eurovision
1974 | DE | Theo, wir fahr'n nach Lodz | Vicky Leandros | de-charts
1974 | DE | Du kannst nicht immer siebzehn sein | Chris Roberts | de-charts
1974 | DE | Tränen lügen nicht | Michael Holm | de-charts
1974 | fr | Gigi l'amoroso | Dalida | fr-charts
1974 | fr | Le téléphone pleure | Claude François | fr-charts
1974 | FR | Le Mal aimé | Claude François | fr-charts
1974 | FR | Le Premier Pas | Claude-Michel Schönberg | fr-charts
1974 | ES | Te estoy amando locamente | Las Grecas | es-charts
1974 | ES | Canta y sé feliz | Peret | eurovision
1974 | ES | Manuela | Julio Iglesias | es-charts
1975 | world | Bohemian Rhapsody | Queen | uk-charts
1975 | world | I'm Not in Love | 10cc | billboard
1975 | world | Lady Marmalade | Labelle | billboard
1975 | world | The Hustle | Van McCoy | billboard
1975 | world | Fly, Robin, Fly | Silver Convention | billboard
1975 | world | Jive Talkin' | Bee Gees | billboard
1975 | europe | Sailing | Rod Stewart | uk-charts
1975 | europe | Paloma Blanca | George Baker Selection | nl-charts
1975 | US | Love Will Keep Us Together | Captain & Tennille | billboard
1975 | US | Rhinestone Cowboy | Glen Campbell | billboard
1975 | US | Philadelphia Freedom | Elton John | billboard
1975 | US | Thank God I'm a Country Boy | John Denver | billboard
1975 | GB | Bye Bye Baby | Bay City Rollers | uk-charts
1975 | GB | Stand by Your Man | Tammy Wynette | uk-charts
1975 | GB | Make Me Smile (Come Up and See Me) | Steve Harley & Cockney Rebel | uk-charts
1975 | NL BE | Ding-a-dong | Teach-In | eurovision
1975 | NL | Mississippi | Pussycat | nl-charts
1975 | BE | Gelukkig zijn | Ann Christy | eurovision
1975 | DE | Griechischer Wein | Udo Jürgens | de-charts
1975 | DE | Er gehört zu mir | Marianne Rosenberg | de-charts
1975 | fr | L'Été indien | Joe Dassin | fr-charts
1975 | fr | La Ballade des gens heureux | Gérard Lenorman | fr-charts
1975 | FR | Le Sud | Nino Ferrer | fr-charts
1975 | FR | Le France | Michel Sardou | fr-charts
1975 | ES | El bimbó | Georgie Dann | es-charts
1975 | ES | Saca el güisqui, cheli | Desmadre 75 | es-charts
1975 | ES | Tú volverás | Sergio y Estíbaliz | eurovision
1976 | world | Dancing Queen | ABBA | billboard
1976 | world | Fernando | ABBA | uk-charts
1976 | world | Don't Go Breaking My Heart | Elton John and Kiki Dee | billboard
1976 | world | If You Leave Me Now | Chicago | billboard
1976 | world | 50 Ways to Leave Your Lover | Paul Simon | billboard
1976 | world | Let Your Love Flow | Bellamy Brothers | billboard
1976 | world | Silly Love Songs | Wings | billboard
1976 | europe | Daddy Cool | Boney M. | de-charts
1976 | europe | Save Your Kisses for Me | Brotherhood of Man | eurovision
1976 | US | Play That Funky Music | Wild Cherry | billboard
1976 | US | Afternoon Delight | Starland Vocal Band | billboard
1976 | US | Disco Lady | Johnnie Taylor | billboard
1976 | GB | Under the Moon of Love | Showaddywaddy | uk-charts
1976 | GB | Forever and Ever | Slik | uk-charts
1976 | GB | The Combine Harvester (Brand New Key) | The Wurzels | uk-charts
1976 | NL | Smile | Pussycat | nl-charts
1976 | NL | The Party's Over | Sandra Reemer | eurovision
1976 | BE | Judy et Cie | Pierre Rapsat | eurovision
1976 | DE | Die kleine Kneipe | Peter Alexander | de-charts
1976 | DE | Ein Bett im Kornfeld | Jürgen Drews | de-charts
1976 | DE | Rocky | Frank Farian | de-charts
1976 | FR | Gabrielle | Johnny Hallyday | fr-charts
1976 | fr | Je vais t'aimer | Michel Sardou | fr-charts
1976 | FR | Un, deux, trois | Catherine Ferry | eurovision
1976 | ES | Libertad sin ira | Jarcha | es-charts
1976 | ES | El jardín prohibido | Sandro Giacobbe | es-charts
1976 | ES | Sobran las palabras | Braulio | eurovision
1977 | world | Hotel California | Eagles | billboard
1977 | world | How Deep Is Your Love | Bee Gees | billboard
1977 | world | I Feel Love | Donna Summer | billboard
1977 | world | Sir Duke | Stevie Wonder | billboard
1977 | world | Knowing Me, Knowing You | ABBA | uk-charts
1977 | world | Don't Leave Me This Way | Thelma Houston | billboard
1977 | europe | Yes Sir, I Can Boogie | Baccara | de-charts
1977 | europe | Ma Baker | Boney M. | de-charts
1977 | europe | Oxygène (Part IV) | Jean-Michel Jarre | uk-charts
1977 | US | Dreams | Fleetwood Mac | billboard
1977 | US | You Light Up My Life | Debby Boone | billboard
1977 | US | Best of My Love | The Emotions | billboard
1977 | GB | Mull of Kintyre | Wings | uk-charts
1977 | GB | God Save the Queen | Sex Pistols | uk-charts
1977 | GB | When I Need You | Leo Sayer | uk-charts
1977 | GB | Don't Cry for Me Argentina | Julie Covington | uk-charts
1977 | NL | 't Smurfenlied | Vader Abraham | nl-charts
1977 | NL | De mallemolen | Heddy Lester | eurovision
1977 | NL | De vlieger | André Hazes | nl-charts
1977 | BE | A Million in One, Two, Three | Dream Express | eurovision
1977 | BE | Ça plane pour moi | Plastic Bertrand | be-charts
1977 | DE | Ti amo | Howard Carpendale | de-charts
1977 | DE | Porque te vas | Jeanette | de-charts
1977 | fr | L'Oiseau et l'Enfant | Marie Myriam | eurovision
1977 | FR | La Java de Broadway | Michel Sardou | fr-charts
1977 | FR | Magnolias for Ever | Claude François | fr-charts
1977 | FR | Big bisou | Carlos | fr-charts
1977 | ES | Linda | Miguel Bosé | es-charts
1977 | ES | Gavilán o paloma | Pablo Abraira | es-charts
1977 | ES | Enséñame a cantar | Micky | eurovision
1978 | world | Stayin' Alive | Bee Gees | billboard
1978 | world | You're the One That I Want | John Travolta and Olivia Newton-John | billboard
1978 | world | Night Fever | Bee Gees | billboard
1978 | world | Take a Chance on Me | ABBA | billboard
1978 | world | Miss You | The Rolling Stones | billboard
1978 | world | Baker Street | Gerry Rafferty | billboard
1978 | world | It's a Heartache | Bonnie Tyler | billboard
1978 | europe | Rivers of Babylon | Boney M. | de-charts
1978 | europe | Wuthering Heights | Kate Bush | uk-charts
1978 | US | Shadow Dancing | Andy Gibb | billboard
1978 | US | Kiss You All Over | Exile | billboard
1978 | US | Just the Way You Are | Billy Joel | billboard
1978 | US | Le Freak | Chic | billboard
1978 | GB | Mary's Boy Child – Oh My Lord | Boney M. | uk-charts
1978 | GB | Summer Nights | John Travolta and Olivia Newton-John | uk-charts
1978 | GB | Rat Trap | The Boomtown Rats | uk-charts
1978 | NL | You're the Greatest Lover | Luv' | nl-charts
1978 | NL | 't Is OK | Harmony | eurovision
1978 | BE | L'amour ça fait chanter la vie | Jean Vallée | eurovision
1978 | DE | Das Lied der Schlümpfe | Vader Abraham | de-charts
1978 | DE | Du, die Wanne ist voll | Helga Feddersen und Dieter Hallervorden | de-charts
1978 | DE | Buenos Dias Argentina | Udo Jürgens | de-charts
1978 | fr | Alexandrie Alexandra | Claude François | fr-charts
1978 | FR | En chantant | Michel Sardou | fr-charts
1978 | FR | Emmène-moi danser ce soir | Michèle Torr | fr-charts
1978 | ES | Bailemos un vals | José Vélez | eurovision
1978 | ES | Vivir así es morir de amor | Camilo Sesto | es-charts
1978 | ES | Anna | Miguel Bosé | es-charts
1979 | world | I Will Survive | Gloria Gaynor | billboard
1979 | world | Heart of Glass | Blondie | billboard
1979 | world | Y.M.C.A. | Village People | billboard
1979 | world | Hot Stuff | Donna Summer | billboard
1979 | world | My Sharona | The Knack | billboard
1979 | world | Born to Be Alive | Patrick Hernandez | billboard
1979 | world | Sultans of Swing | Dire Straits | billboard
1979 | world | Video Killed the Radio Star | The Buggles | uk-charts
1979 | europe | Gimme! Gimme! Gimme! (A Man After Midnight) | ABBA | uk-charts
1979 | europe | Hallelujah | Gali Atari and Milk & Honey | eurovision
1979 | US | Reunited | Peaches & Herb | billboard
1979 | US | Bad Girls | Donna Summer | billboard
1979 | US | Ring My Bell | Anita Ward | billboard
1979 | GB | Bright Eyes | Art Garfunkel | uk-charts
1979 | GB | I Don't Like Mondays | The Boomtown Rats | uk-charts
1979 | GB | We Don't Talk Anymore | Cliff Richard | uk-charts
1979 | GB | Message in a Bottle | The Police | uk-charts
1979 | NL | Weekend | Earth and Fire | nl-charts
1979 | NL | Colorado | Xandra | eurovision
1979 | BE | Hey Nana | Micha Marah | eurovision
1979 | DE | Dschinghis Khan | Dschinghis Khan | eurovision
1979 | DE | So bist du | Peter Maffay | de-charts
1979 | fr | Je l'aime à mourir | Francis Cabrel | fr-charts
1979 | fr | Laissez-moi danser (Monday, Tuesday) | Dalida | fr-charts
1979 | FR | Quand t'es dans le désert | Jean-Patrick Capdevielle | fr-charts
1979 | ES | Super Superman | Miguel Bosé | es-charts
1979 | ES | Su canción | Betty Missiego | eurovision
1979 | ES | Gloria | Umberto Tozzi | es-charts
`;
