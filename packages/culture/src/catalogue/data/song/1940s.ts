export const songs1940s = `
1940 | world | When You Wish Upon a Star | Cliff Edwards | discography
1940 | world | Tuxedo Junction | Glenn Miller | billboard
1940 | world | I'll Never Smile Again | Tommy Dorsey with Frank Sinatra | billboard
1940 | world | Frenesi | Artie Shaw | billboard
1940 | world | A Nightingale Sang in Berkeley Square | Vera Lynn | discography
1940 | world | Pennsylvania 6-5000 | Glenn Miller | discography
1940 | US | You Are My Sunshine | Jimmie Davis | discography
1940 | US | Only Forever | Bing Crosby | billboard
1940 | US | The Breeze and I | Jimmy Dorsey | billboard
1940 | US | Sierra Sue | Bing Crosby | billboard
1940 | GB | There'll Always Be an England | Vera Lynn | discography
1940 | GB | Mr. Wu's a Window Cleaner Now | George Formby | discography
1940 | NL | Ketelbinkie | Frans van Schaik | discography
1940 | ES | A la lima y al limón | Conchita Piquer | discography
1941 | world | Chattanooga Choo Choo | Glenn Miller | billboard
1941 | world | Lili Marleen | Lale Andersen | discography
1941 | world | Green Eyes | Jimmy Dorsey | billboard
1941 | world | Amapola | Jimmy Dorsey | billboard
1941 | world | Take the "A" Train | Duke Ellington | discography
1941 | world | Boogie Woogie Bugle Boy | The Andrews Sisters | discography
1941 | US GB | Maria Elena | Jimmy Dorsey | billboard
1941 | US | Daddy | Sammy Kaye | billboard
1941 | US | Elmer's Tune | Glenn Miller | billboard
1941 | GB | Yours | Vera Lynn | discography
1941 | US | I Yi, Yi, Yi, Yi (I Like You Very Much) | The Andrews Sisters | discography
1941 | fr | Seule ce soir | Léo Marjane | discography
1941 | ES | Tatuaje | Conchita Piquer | discography
1942 | world | White Christmas | Bing Crosby | billboard
1942 | world | (I've Got a Gal In) Kalamazoo | Glenn Miller | billboard
1942 | world | Moonlight Cocktail | Glenn Miller | billboard
1942 | world | A String of Pearls | Glenn Miller | billboard
1942 | world | Jingle, Jangle, Jingle | Kay Kyser | billboard
1942 | world | Tangerine | Jimmy Dorsey | billboard
1942 | US GB | Deep in the Heart of Texas | Alvino Rey | discography
1942 | US GB | Don't Sit Under the Apple Tree | Glenn Miller | discography
1942 | US | Blues in the Night | Woody Herman | billboard
1942 | GB | The White Cliffs of Dover | Vera Lynn | discography
1942 | de | Davon geht die Welt nicht unter | Zarah Leander | discography
1942 | de | Ich weiß, es wird einmal ein Wunder gescheh'n | Zarah Leander | discography
1942 | fr | Mon amant de Saint-Jean | Lucienne Delyle | discography
1943 | fr | Ah! le petit vin blanc | Lina Margy | discography
1943 | fr | Que reste-t-il de nos amours ? | Charles Trenet | discography
1943 | world | Paper Doll | The Mills Brothers | billboard
1943 | world | As Time Goes By | Dooley Wilson | discography
1943 | world | You'll Never Know | Dick Haymes | billboard
1943 | world | Brazil | Xavier Cugat | billboard
1943 | world | I've Heard That Song Before | Harry James | billboard
1943 | world | That Old Black Magic | Glenn Miller | billboard
1943 | US | Pistol Packin' Mama | Al Dexter | billboard
1943 | US | Sunday, Monday or Always | Bing Crosby | billboard
1943 | US | Oh, What a Beautiful Mornin' | Bing Crosby | discography
1943 | US | I'll Be Home for Christmas | Bing Crosby | discography
1943 | US GB | You'd Be So Nice to Come Home To | Dinah Shore | discography
1943 | US GB | When the Lights Go On Again | Vaughn Monroe | billboard
1943 | NL | Als op het Leidseplein de lichtjes weer eens branden gaan | Willy Walden | discography
1944 | world | Swinging on a Star | Bing Crosby | billboard
1944 | world | Bésame Mucho | Jimmy Dorsey | billboard
1944 | world | Is You Is or Is You Ain't My Baby | Louis Jordan | billboard
1944 | world | Don't Fence Me In | Bing Crosby and the Andrews Sisters | billboard
1944 | world | I'll Be Seeing You | Bing Crosby | billboard
1944 | world | Long Ago (and Far Away) | Helen Forrest and Dick Haymes | billboard
1944 | US GB | Mairzy Doats | The Merry Macs | billboard
1944 | US | San Fernando Valley | Bing Crosby | billboard
1944 | US | I Love You | Bing Crosby | billboard
1944 | US | You Always Hurt the One You Love | The Mills Brothers | billboard
1944 | US GB | It Had to Be You | Dick Haymes and Helen Forrest | discography
1944 | de | Auf der Reeperbahn nachts um halb eins | Hans Albers | discography
1944 | GB | Lili Marlene | Anne Shelton | discography
1945 | world | Sentimental Journey | Les Brown with Doris Day | billboard
1945 | world | Rum and Coca-Cola | The Andrews Sisters | billboard
1945 | world | Ac-Cent-Tchu-Ate the Positive | Johnny Mercer | billboard
1945 | world | It's Been a Long, Long Time | Harry James with Kitty Kallen | billboard
1945 | world | Till the End of Time | Perry Como | billboard
1945 | world | My Dreams Are Getting Better All the Time | Les Brown with Doris Day | billboard
1945 | US | On the Atchison, Topeka and the Santa Fe | Johnny Mercer | billboard
1945 | US | Candy | Johnny Mercer and Jo Stafford | billboard
1945 | GB | We'll Gather Lilacs | Anne Ziegler and Webster Booth | discography
1945 | US GB | I'm Beginning to See the Light | Ella Fitzgerald and the Ink Spots | discography
1945 | ES | Yo te diré | Nani Fernández | discography
1946 | US | I Can't Begin to Tell You | Bing Crosby | billboard
1946 | fr | Les trois cloches | Édith Piaf et les Compagnons de la chanson | discography
1946 | world | The Gypsy | The Ink Spots | billboard
1946 | world | Let It Snow! Let It Snow! Let It Snow! | Vaughn Monroe | billboard
1946 | world | (Get Your Kicks on) Route 66 | The King Cole Trio | discography
1946 | world | To Each His Own | Eddy Howard | billboard
1946 | world | Ole Buttermilk Sky | Kay Kyser | billboard
1946 | world | Symphony | Freddy Martin | billboard
1946 | US | The Christmas Song | The King Cole Trio | billboard
1946 | US | Prisoner of Love | Perry Como | billboard
1946 | US | Choo Choo Ch'Boogie | Louis Jordan | billboard
1946 | US | Rumors Are Flying | Frankie Carle | billboard
1946 | US GB | Five Minutes More | Frank Sinatra | billboard
1946 | de | Capri-Fischer | Rudi Schuricke | discography
1946 | fr | La mer | Charles Trenet | discography
1946 | US GB | They Say It's Wonderful | Perry Como | billboard
1947 | world | La vie en rose | Édith Piaf | discography
1947 | world | Near You | Francis Craig | billboard
1947 | world | Peg o' My Heart | The Harmonicats | billboard
1947 | world | Zip-a-Dee-Doo-Dah | Johnny Mercer | billboard
1947 | world | Mam'selle | Art Lund | billboard
1947 | world | Heartaches | Ted Weems | billboard
1947 | US | Smoke! Smoke! Smoke! (That Cigarette) | Tex Williams | billboard
1947 | US | Linda | Ray Noble with Buddy Clark | billboard
1947 | US | Here Comes Santa Claus | Gene Autry | discography
1947 | US GB | Open the Door, Richard! | Count Basie | billboard
1947 | US GB | Chi-Baba, Chi-Baba | Perry Como | billboard
1947 | es | Angelitos negros | Antonio Machín | discography
1948 | world | Nature Boy | Nat King Cole | billboard
1948 | world | Buttons and Bows | Dinah Shore | billboard
1948 | world | The Woody Woodpecker Song | Kay Kyser | billboard
1948 | world | It's Magic | Doris Day | billboard
1948 | world | Maybe You'll Be There | Gordon Jenkins | billboard
1948 | world | Now Is the Hour | Gracie Fields | discography
1948 | US | Twelfth Street Rag | Pee Wee Hunt | billboard
1948 | US GB | A Tree in the Meadow | Margaret Whiting | billboard
1948 | US GB | I'm Looking Over a Four Leaf Clover | Art Mooney | billboard
1948 | US | Mañana (Is Soon Enough for Me) | Peggy Lee | billboard
1948 | US | My Happiness | Jon and Sondra Steele | billboard
1948 | de | Trizonesien-Song | Karl Berbuer | discography
1948 | fr | C'est si bon | Yves Montand | discography
1948 | fr | Ma cabane au Canada | Line Renaud | discography
1949 | fr | Les feuilles mortes | Yves Montand | discography
1949 | US GB | Galway Bay | Bing Crosby | billboard
1949 | US | So Tired | Russ Morgan | discography
1949 | de | Wer soll das bezahlen? | Jupp Schmitz | discography
1949 | world | Riders in the Sky | Vaughn Monroe | billboard
1949 | world | Some Enchanted Evening | Perry Como | billboard
1949 | world | Rudolph, the Red-Nosed Reindeer | Gene Autry | billboard
1949 | world | Mule Train | Frankie Laine | billboard
1949 | world | That Lucky Old Sun | Frankie Laine | billboard
1949 | world | Baby, It's Cold Outside | Dinah Shore and Buddy Clark | billboard
1949 | US | A Little Bird Told Me | Evelyn Knight | billboard
1949 | US | Lovesick Blues | Hank Williams | billboard
1949 | US | Cruising Down the River | Blue Barron | billboard
1949 | US | You're Breaking My Heart | Vic Damone | billboard
1949 | US | Lavender Blue (Dilly Dilly) | Burl Ives | discography
1949 | GB | Forever and Ever | Gracie Fields | discography
1949 | ES | El emigrante | Juanito Valderrama | discography
`;
