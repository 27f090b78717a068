export const songs2000s = `
2000 | world | Oops!... I Did It Again | Britney Spears | billboard
2000 | world | It's My Life | Bon Jovi | uk-charts
2000 | world | Music | Madonna | billboard
2000 | world | Say My Name | Destiny's Child | billboard
2000 | world | Bye Bye Bye | *NSYNC | billboard
2000 | world | Maria Maria | Santana featuring The Product G&B | billboard
2000 | europe | Freestyler | Bomfunk MC's | de-charts
2000 | europe | Fly on the Wings of Love | Olsen Brothers | eurovision
2000 | US | Breathe | Faith Hill | billboard
2000 | US | I Knew I Loved You | Savage Garden | billboard
2000 | US | Bent | Matchbox Twenty | billboard
2000 | GB | Rock DJ | Robbie Williams | uk-charts
2000 | GB | Groovejet (If This Ain't Love) | Spiller | uk-charts
2000 | GB | Can We Fix It? | Bob the Builder | uk-charts
2000 | NL | No Goodbyes | Linda Wagenmakers | eurovision
2000 | NL BE | Alle kleuren | K3 | be-charts
2000 | BE | Envie de vivre | Nathalie Sorce | eurovision
2000 | DE | Anton aus Tirol | DJ Ötzi | de-charts
2000 | DE | Wadde hadde dudde da? | Stefan Raab | eurovision
2000 | DE | Großer Bruder | Zlatko und Jürgen | de-charts
2000 | fr | Les Rois du monde | Philippe d'Avilla, Damien Sargue et Grégori Baquet | fr-charts
2000 | fr | Moi... Lolita | Alizée | fr-charts
2000 | FR | Ces soirées-là | Yannick | fr-charts
2000 | ES | La bomba | King África | es-charts
2000 | ES | Quisiera ser | Alejandro Sanz | es-charts
2000 | ES | Colgado de un sueño | Serafín Zubiri | eurovision
2001 | world | Can't Get You Out of My Head | Kylie Minogue | uk-charts
2001 | world | Lady Marmalade | Christina Aguilera, Lil' Kim, Mýa and P!nk | billboard
2001 | world | It Wasn't Me | Shaggy | billboard
2001 | world | Fallin' | Alicia Keys | billboard
2001 | world | Clint Eastwood | Gorillaz | uk-charts
2001 | world | Hero | Enrique Iglesias | billboard
2001 | europe | Everybody | Tanel Padar, Dave Benton and 2XL | eurovision
2001 | US | Drops of Jupiter (Tell Me) | Train | billboard
2001 | US | Hanging by a Moment | Lifehouse | billboard
2001 | US | Thank You | Dido | billboard
2001 | GB | Whole Again | Atomic Kitten | uk-charts
2001 | GB | Pure and Simple | Hear'Say | uk-charts
2001 | GB | Don't Stop Movin' | S Club 7 | uk-charts
2001 | NL | Out on My Own | Michelle | eurovision
2001 | NL BE | Tele-Romeo | K3 | be-charts
2001 | BE | En dans | Clouseau | be-charts
2001 | DE | Daylight in Your Eyes | No Angels | de-charts
2001 | DE | Wer Liebe lebt | Michelle | eurovision
2001 | fr | L'Envie d'aimer | Daniel Lévi | fr-charts
2001 | FR | Je n'ai que mon âme | Natasha St-Pier | eurovision
2001 | ES | Yo quiero bailar | Sonia y Selena | es-charts
2001 | ES | Dile que la quiero | David Civera | eurovision
2002 | world | Whenever, Wherever | Shakira | uk-charts
2002 | world | Lose Yourself | Eminem | billboard
2002 | world | Dilemma | Nelly featuring Kelly Rowland | billboard
2002 | world | Complicated | Avril Lavigne | billboard
2002 | world | A Little Less Conversation | Elvis vs. JXL | uk-charts
2002 | world | How You Remind Me | Nickelback | billboard
2002 | world | Without Me | Eminem | billboard
2002 | europe | The Ketchup Song (Aserejé) | Las Ketchup | de-charts
2002 | europe | I Wanna | Marie N | eurovision
2002 | US | Hot in Herre | Nelly | billboard
2002 | US | In the End | Linkin Park | billboard
2002 | US | A Thousand Miles | Vanessa Carlton | billboard
2002 | GB | Evergreen | Will Young | uk-charts
2002 | GB | Unchained Melody | Gareth Gates | uk-charts
2002 | GB | Round Round | Sugababes | uk-charts
2002 | NL | Bloed, zweet en tranen | André Hazes | nl-charts
2002 | NL | Lopen op het water | Marco Borsato en Sita | nl-charts
2002 | BE | Sister | Sergio & The Ladies | eurovision
2002 | DE | Mensch | Herbert Grönemeyer | de-charts
2002 | DE | I Can't Live Without Music | Corinna May | eurovision
2002 | fr | J'ai demandé à la lune | Indochine | fr-charts
2002 | FR | Il faut du temps | Sandrine François | eurovision
2002 | FR | Au soleil | Jenifer | fr-charts
2002 | ES | Europe's Living a Celebration | Rosa | eurovision
2002 | ES | Torero | Chayanne | es-charts
2002 | ES | Ave María | David Bisbal | es-charts
2002 | es | A Dios le pido | Juanes | es-charts
2003 | world | Crazy in Love | Beyoncé featuring Jay-Z | billboard
2003 | world | In da Club | 50 Cent | billboard
2003 | world | Bring Me to Life | Evanescence | billboard
2003 | world | Where Is the Love? | The Black Eyed Peas | billboard
2003 | world | Beautiful | Christina Aguilera | billboard
2003 | world | All the Things She Said | t.A.T.u. | uk-charts
2003 | world | White Flag | Dido | uk-charts
2003 | europe | Everyway That I Can | Sertab Erener | eurovision
2003 | US | Unwell | Matchbox Twenty | billboard
2003 | US | Get Busy | Sean Paul | billboard
2003 | GB | Mad World | Michael Andrews featuring Gary Jules | uk-charts
2003 | GB | I Believe in a Thing Called Love | The Darkness | uk-charts
2003 | GB | Make Luv | Room 5 featuring Oliver Cheatham | uk-charts
2003 | NL | One More Night | Esther Hart | eurovision
2003 | BE NL | Oya lélé | K3 | be-charts
2003 | BE | Sanomi | Urban Trad | eurovision
2003 | DE | Für dich | Yvonne Catterfeld | de-charts
2003 | DE | Ab in den Süden | Buddy vs. DJ the Wave | de-charts
2003 | fr | Ma liberté de penser | Florent Pagny | fr-charts
2003 | FR | Respire | Mickey 3D | fr-charts
2003 | FR | Dernière danse | Kyo | fr-charts
2003 | ES | Dime | Beth | eurovision
2003 | ES | Puedes contar conmigo | La Oreja de Van Gogh | es-charts
2004 | NL | Heb je even voor mij | Frans Bauer | nl-charts
2004 | world | Yeah! | Usher featuring Lil Jon and Ludacris | billboard
2004 | world | Hey Ya! | OutKast | billboard
2004 | world | This Love | Maroon 5 | billboard
2004 | world | Toxic | Britney Spears | uk-charts
2004 | world | My Immortal | Evanescence | billboard
2004 | world | The Reason | Hoobastank | billboard
2004 | europe | Dragostea din tei | O-Zone | de-charts
2004 | europe | Wild Dances | Ruslana | eurovision
2004 | europe | Call on Me | Eric Prydz | uk-charts
2004 | europe | Obsesión | Aventura | fr-charts
2004 | US | Burn | Usher | billboard
2004 | US | If I Ain't Got You | Alicia Keys | billboard
2004 | US | She Will Be Loved | Maroon 5 | billboard
2004 | GB | Dry Your Eyes | The Streets | uk-charts
2004 | GB | Everybody's Changing | Keane | uk-charts
2004 | GB | Do They Know It's Christmas? | Band Aid 20 | uk-charts
2004 | NL | Voorbij | Marco Borsato en Do | nl-charts
2004 | NL | Geef mij je angst | Guus Meeuwis | nl-charts
2004 | BE | 1 Life | Xandee | eurovision
2004 | DE | Perfekte Welle | Juli | de-charts
2004 | DE | Augen auf! | Oomph! | de-charts
2004 | DE | Can't Wait Until Tonight | Max | eurovision
2004 | fr | Femme Like U | K-Maro | fr-charts
2004 | FR | Face à la mer | Calogero et Passi | fr-charts
2004 | FR | À chaque pas | Jonatan Cerrada | eurovision
2004 | ES | Antes muerta que sencilla | María Isabel | es-charts
2004 | ES | Bulería | David Bisbal | es-charts
2004 | ES | Para llenarme de ti | Ramón | eurovision
2005 | world | You're Beautiful | James Blunt | uk-charts
2005 | world | Don't Cha | The Pussycat Dolls featuring Busta Rhymes | billboard
2005 | world | Hung Up | Madonna | uk-charts
2005 | world | Feel Good Inc. | Gorillaz | billboard
2005 | world | Boulevard of Broken Dreams | Green Day | billboard
2005 | world | Since U Been Gone | Kelly Clarkson | billboard
2005 | world | Lonely | Akon | billboard
2005 | europe | Axel F | Crazy Frog | uk-charts
2005 | europe | La camisa negra | Juanes | de-charts
2005 | europe | My Number One | Helena Paparizou | eurovision
2005 | US | We Belong Together | Mariah Carey | billboard
2005 | US | Hollaback Girl | Gwen Stefani | billboard
2005 | US | Gold Digger | Kanye West featuring Jamie Foxx | billboard
2005 | GB | (Is This the Way to) Amarillo | Tony Christie featuring Peter Kay | uk-charts
2005 | GB | Push the Button | Sugababes | uk-charts
2005 | GB | I Bet You Look Good on the Dancefloor | Arctic Monkeys | uk-charts
2005 | NL | Watskeburt?! | De Jeugd van Tegenwoordig | nl-charts
2005 | NL | My Impossible Dream | Glennis Grace | eurovision
2005 | BE | Le Grand Soir | Nuno Resende | eurovision
2005 | DE NL BE | Schnappi, das kleine Krokodil | Schnappi | de-charts
2005 | DE | Durch den Monsun | Tokio Hotel | de-charts
2005 | DE | Emanuela | Fettes Brot | de-charts
2005 | fr | Un monde parfait | Ilona Mitrecey | fr-charts
2005 | FR | Caravane | Raphael | fr-charts
2005 | FR | Chacun pense à soi | Ortal | eurovision
2005 | ES | Brujería | Son de Sol | eurovision
2005 | ES | Zapatillas | El Canto del Loco | es-charts
2005 | es | La tortura | Shakira con Alejandro Sanz | es-charts
2006 | world | Hips Don't Lie | Shakira featuring Wyclef Jean | billboard
2006 | world | Crazy | Gnarls Barkley | billboard
2006 | world | SexyBack | Justin Timberlake | billboard
2006 | world | Maneater | Nelly Furtado | uk-charts
2006 | world | I Don't Feel Like Dancin' | Scissor Sisters | uk-charts
2006 | world | Temperature | Sean Paul | billboard
2006 | europe | Hard Rock Hallelujah | Lordi | eurovision
2006 | US | Bad Day | Daniel Powter | billboard
2006 | US | Promiscuous | Nelly Furtado featuring Timbaland | billboard
2006 | US | Irreplaceable | Beyoncé | billboard
2006 | US | Chasing Cars | Snow Patrol | billboard
2006 | GB | Smile | Lily Allen | uk-charts
2006 | GB | Patience | Take That | uk-charts
2006 | GB | Naïve | The Kooks | uk-charts
2006 | NL | Rood | Marco Borsato | nl-charts
2006 | NL | Als de morgen is gekomen | Jan Smit | nl-charts
2006 | NL | Amambanda | Treble | eurovision
2006 | BE | Je t'adore | Kate Ryan | eurovision
2006 | DE | '54, '74, '90, 2006 | Sportfreunde Stiller | de-charts
2006 | DE | No No Never | Texas Lightning | eurovision
2006 | fr | Coup de boule | La Plage | fr-charts
2006 | FR | Le Papa pingouin | Pigloo | fr-charts
2006 | FR | Il était temps | Virginie Pouchain | eurovision
2006 | ES | Bloody Mary | Las Ketchup | eurovision
2006 | ES | Dulce locura | La Oreja de Van Gogh | es-charts
2006 | ES | Opá, yo viazé un corrá | El Koala | es-charts
2007 | world | Umbrella | Rihanna featuring Jay-Z | billboard
2007 | world | Big Girls Don't Cry | Fergie | billboard
2007 | world | Grace Kelly | Mika | uk-charts
2007 | world | Beautiful Girls | Sean Kingston | billboard
2007 | world | Rehab | Amy Winehouse | billboard
2007 | world | Girlfriend | Avril Lavigne | billboard
2007 | world | The Way I Are | Timbaland featuring Keri Hilson | billboard
2007 | europe | Relax, Take It Easy | Mika | fr-charts
2007 | europe | Molitva | Marija Šerifović | eurovision
2007 | US | Crank That (Soulja Boy) | Soulja Boy Tell'em | billboard
2007 | US | Hey There Delilah | Plain White T's | billboard
2007 | US | No One | Alicia Keys | billboard
2007 | GB | Ruby | Kaiser Chiefs | uk-charts
2007 | GB | Bleeding Love | Leona Lewis | uk-charts
2007 | GB | Valerie | Mark Ronson featuring Amy Winehouse | uk-charts
2007 | NL | Jij bent zo | Jeroen van der Boom | nl-charts
2007 | NL | On Top of the World | Edsilia Rombley | eurovision
2007 | BE | Kvraagetaan | Fixkes | be-charts
2007 | BE | Scars | Stan Van Samang | be-charts
2007 | BE | Love Power | The KMG's | eurovision
2007 | DE | Ein Stern (...der deinen Namen trägt) | DJ Ötzi und Nik P. | de-charts
2007 | DE | Vom selben Stern | Ich + Ich | de-charts
2007 | DE | Frauen regier'n die Welt | Roger Cicero | eurovision
2007 | fr | Double je | Christophe Willem | fr-charts
2007 | FR | L'amour à la française | Les Fatals Picards | eurovision
2007 | FR | Parle à ma main | Fatal Bazooka | fr-charts
2007 | ES | I Love You Mi Vida | D'NASH | eurovision
2007 | es | Eres para mí | Julieta Venegas | es-charts
2008 | world | Viva la Vida | Coldplay | billboard
2008 | world | I Kissed a Girl | Katy Perry | billboard
2008 | world | Mercy | Duffy | uk-charts
2008 | world | So What | P!nk | billboard
2008 | world | Low | Flo Rida featuring T-Pain | billboard
2008 | world | 4 Minutes | Madonna featuring Justin Timberlake | billboard
2008 | world | Disturbia | Rihanna | billboard
2008 | europe | Believe | Dima Bilan | eurovision
2008 | US | Lollipop | Lil Wayne featuring Static Major | billboard
2008 | US | No Air | Jordin Sparks and Chris Brown | billboard
2008 | US | Apologize | Timbaland featuring OneRepublic | billboard
2008 | US | Single Ladies (Put a Ring on It) | Beyoncé | billboard
2008 | GB | Sex on Fire | Kings of Leon | uk-charts
2008 | GB | American Boy | Estelle featuring Kanye West | uk-charts
2008 | GB | Hallelujah | Alexandra Burke | uk-charts
2008 | NL | Dochters | Marco Borsato | nl-charts
2008 | NL | Viva Hollandia | Wolter Kroes | nl-charts
2008 | NL | Your Heart Belongs to Me | Hind | eurovision
2008 | BE | Ayo Technology | Milow | be-charts
2008 | BE | O Julissi | Ishtar | eurovision
2008 | DE | Allein Allein | Polarkreis 18 | de-charts
2008 | DE | So soll es bleiben | Ich + Ich | de-charts
2008 | DE | Disappear | No Angels | eurovision
2008 | fr | Divine | Sébastien Tellier | eurovision
2008 | FR | Tired of Being Sorry | Enrique Iglesias et Nâdiya | fr-charts
2008 | ES | Baila el Chiki-chiki | Rodolfo Chikilicuatre | eurovision
2008 | es | No me doy por vencido | Luis Fonsi | billboard
2009 | world | I Gotta Feeling | The Black Eyed Peas | billboard
2009 | world | Poker Face | Lady Gaga | billboard
2009 | world | Halo | Beyoncé | billboard
2009 | world | When Love Takes Over | David Guetta featuring Kelly Rowland | uk-charts
2009 | world | I Know You Want Me (Calle Ocho) | Pitbull | billboard
2009 | world | Right Round | Flo Rida | billboard
2009 | world | Boom Boom Pow | The Black Eyed Peas | billboard
2009 | europe | Fairytale | Alexander Rybak | eurovision
2009 | US | You Belong with Me | Taylor Swift | billboard
2009 | US | Empire State of Mind | Jay-Z and Alicia Keys | billboard
2009 | US | Use Somebody | Kings of Leon | billboard
2009 | US | I'm Yours | Jason Mraz | billboard
2009 | GB | The Fear | Lily Allen | uk-charts
2009 | GB | In for the Kill | La Roux | uk-charts
2009 | GB | Bonkers | Dizzee Rascal and Armand Van Helden | uk-charts
2009 | GB | Fight for This Love | Cheryl Cole | uk-charts
2009 | NL | Hallelujah | Lisa Lois | nl-charts
2009 | NL | Shine | De Toppers | eurovision
2009 | BE | Copycat | Patrick Ouchène | eurovision
2009 | DE | Haus am See | Peter Fox | de-charts
2009 | DE | Irgendwas bleibt | Silbermond | de-charts
2009 | DE | Anything But Love | Daniel Schuhmacher | de-charts
2009 | fr | Ça m'énerve | Helmut Fritz | fr-charts
2009 | FR | Et s'il fallait le faire | Patricia Kaas | eurovision
2009 | FR | Même pas fatigué !!! | Magic System et Khaled | fr-charts
2009 | ES | Colgando en tus manos | Carlos Baute con Marta Sánchez | es-charts
2009 | ES | La noche es para mí | Soraya Arnelas | eurovision
2009 | es | Loba | Shakira | billboard
2009 | NL | A Night Like This | Caro Emerald | nl-charts
`;
