export const songs1930s = `
1930 | world | Happy Days Are Here Again | Ben Selvin | discography
1930 | world | Puttin' on the Ritz | Harry Richman | discography
1930 | world | Body and Soul | Paul Whiteman | discography
1930 | world | On the Sunny Side of the Street | Ted Lewis | discography
1930 | world | Falling in Love Again | Marlene Dietrich | discography
1930 | US | Stein Song (University of Maine) | Rudy Vallée | discography
1930 | US | Ten Cents a Dance | Ruth Etting | discography
1930 | US GB | Dancing with Tears in My Eyes | Nat Shilkret | discography
1930 | de | Ein Freund, ein guter Freund | Comedian Harmonists | discography
1930 | de | Veronika, der Lenz ist da | Comedian Harmonists | discography
1930 | de | Wochenend und Sonnenschein | Comedian Harmonists | discography
1930 | de | Ich bin von Kopf bis Fuß auf Liebe eingestellt | Marlene Dietrich | discography
1930 | fr | J'ai deux amours | Joséphine Baker | discography
1930 | fr | Parlez-moi d'amour | Lucienne Boyer | discography
1930 | GB | Amy, Wonderful Amy | Jack Hylton | discography
1931 | world | Goodnight, Sweetheart | Ray Noble | discography
1931 | world | Minnie the Moocher | Cab Calloway | discography
1931 | world | Dream a Little Dream of Me | Wayne King | discography
1931 | world | The Peanut Vendor | Don Azpiazú | discography
1931 | world | Mood Indigo | Duke Ellington | discography
1931 | world | Star Dust | Isham Jones | discography
1931 | US | When the Moon Comes Over the Mountain | Kate Smith | discography
1931 | US | Out of Nowhere | Bing Crosby | discography
1931 | US | Life Is Just a Bowl of Cherries | Rudy Vallée | discography
1931 | GB | Sally | Gracie Fields | discography
1931 | GB | Lady of Spain | Ray Noble | discography
1931 | europe | Das gibt's nur einmal | Lilian Harvey | discography
1931 | de | Das ist die Liebe der Matrosen | Comedian Harmonists | discography
1931 | ES | Pichi | Celia Gámez | discography
1931 | ES | Los nardos | Celia Gámez | discography
1932 | world | All of Me | Louis Armstrong | discography
1932 | world | Dinah | Bing Crosby and the Mills Brothers | discography
1932 | world | It Don't Mean a Thing | Duke Ellington | discography
1932 | world | Night and Day | Fred Astaire with Leo Reisman | discography
1932 | world | Please | Bing Crosby | discography
1932 | US | Brother, Can You Spare a Dime? | Bing Crosby | discography
1932 | US | In a Shanty in Old Shanty Town | Ted Lewis | discography
1932 | US | Say It Isn't So | George Olsen | discography
1932 | GB | The Teddy Bears' Picnic | Henry Hall | discography
1932 | GB | The Sun Has Got His Hat On | Ambrose | discography
1932 | de | Flieger, grüß mir die Sonne | Hans Albers | discography
1932 | de | Irgendwo auf der Welt | Lilian Harvey | discography
1932 | fr | Couchés dans le foin | Pills et Tabet | discography
1933 | US GB | Love Is the Sweetest Thing | Ray Noble with Al Bowlly | discography
1933 | world | Stormy Weather | Ethel Waters | discography
1933 | world | Who's Afraid of the Big Bad Wolf? | Don Bestor | discography
1933 | world | It's Only a Paper Moon | Paul Whiteman | discography
1933 | world | Sophisticated Lady | Duke Ellington | discography
1933 | world | Forty-Second Street | Don Bestor | discography
1933 | world | Shadow Waltz | Bing Crosby | discography
1933 | US GB | The Last Round-Up | George Olsen | discography
1933 | US | Lazybones | Ted Lewis | discography
1933 | US GB | The Gold Diggers' Song (We're in the Money) | Dick Powell | discography
1933 | US | Easter Parade | Clifton Webb | discography
1934 | world | Smoke Gets in Your Eyes | Paul Whiteman | discography
1934 | world | The Very Thought of You | Ray Noble with Al Bowlly | discography
1934 | world | I Only Have Eyes for You | Ben Selvin | discography
1934 | world | Moonglow | Benny Goodman | discography
1934 | world | Cocktails for Two | Duke Ellington | discography
1934 | US | Tumbling Tumbleweeds | Sons of the Pioneers | discography
1934 | US | Winter Wonderland | Guy Lombardo | discography
1934 | US GB | You're the Top | Paul Whiteman | discography
1934 | US GB | On the Good Ship Lollipop | Shirley Temple | discography
1934 | de | Mein kleiner grüner Kaktus | Comedian Harmonists | discography
1934 | fr | Vieni, vieni | Tino Rossi | discography
1934 | es | Mi Buenos Aires querido | Carlos Gardel | discography
1935 | world | Isle of Capri | Ray Noble with Al Bowlly | discography
1935 | world | Cheek to Cheek | Fred Astaire | discography
1935 | world | Blue Moon | Glen Gray and the Casa Loma Orchestra | discography
1935 | world | Lullaby of Broadway | Dorsey Brothers Orchestra | discography
1935 | world | Red Sails in the Sunset | Bing Crosby | discography
1935 | world | I'm in the Mood for Love | Little Jack Little | discography
1935 | world | Top Hat, White Tie and Tails | Fred Astaire | discography
1935 | US | In a Little Gypsy Tea Room | Bob Crosby | discography
1935 | US GB | Animal Crackers in My Soup | Shirley Temple | discography
1935 | US GB | Ah! Sweet Mystery of Life | Jeanette MacDonald and Nelson Eddy | discography
1935 | NL | Als je voor een dubbeltje geboren bent | Louis Davids | discography
1935 | fr | Tout va très bien, Madame la Marquise | Ray Ventura et ses Collégiens | discography
1935 | fr | Prosper (Yop la boum!) | Maurice Chevalier | discography
1935 | es | El día que me quieras | Carlos Gardel | discography
1935 | es | Por una cabeza | Carlos Gardel | discography
1936 | world | Pennies from Heaven | Bing Crosby | discography
1936 | world | The Way You Look Tonight | Fred Astaire | discography
1936 | world | It's a Sin to Tell a Lie | Fats Waller | discography
1936 | world | Let's Face the Music and Dance | Fred Astaire | discography
1936 | world | I've Got You Under My Skin | Ray Noble with Al Bowlly | discography
1936 | world | Summertime | Billie Holiday | discography
1936 | US | Goody Goody | Benny Goodman | discography
1936 | US GB | These Foolish Things | Benny Goodman | discography
1936 | US | The Music Goes 'Round and Around | Tommy Dorsey | discography
1936 | GB | When I'm Cleaning Windows | George Formby | discography
1936 | de | Ich wollt', ich wär' ein Huhn | Lilian Harvey und Willy Fritsch | discography
1936 | fr | Marinella | Tino Rossi | discography
1936 | ES | Échale guindas al pavo | Imperio Argentina | discography
1936 | ES | El día que nací yo | Imperio Argentina | discography
1937 | world | They Can't Take That Away from Me | Fred Astaire | discography
1937 | world | Sweet Leilani | Bing Crosby | discography
1937 | world | Let's Call the Whole Thing Off | Fred Astaire | discography
1937 | world | Caravan | Duke Ellington | discography
1937 | world | One O'Clock Jump | Count Basie | discography
1937 | world | Harbor Lights | Frances Langford | discography
1937 | US | Once in a While | Tommy Dorsey | discography
1937 | US GB | September in the Rain | Guy Lombardo | discography
1937 | US | That Old Feeling | Shep Fields | discography
1937 | GB | Leaning on a Lamp-post | George Formby | discography
1937 | de | Der Wind hat mir ein Lied erzählt | Zarah Leander | discography
1937 | fr | Mon légionnaire | Édith Piaf | discography
1937 | fr | Je chante | Charles Trenet | discography
1937 | world | Sing, Sing, Sing | Benny Goodman | discography
1938 | world | Bei mir bist du schön | The Andrews Sisters | discography
1938 | world | Begin the Beguine | Artie Shaw | discography
1938 | world | A-Tisket, A-Tasket | Ella Fitzgerald with Chick Webb | discography
1938 | world | Whistle While You Work | Shep Fields | discography
1938 | world | Thanks for the Memory | Bob Hope and Shirley Ross | discography
1938 | US | My Reverie | Larry Clinton | discography
1938 | US | Ti-Pi-Tin | Horace Heidt | discography
1938 | US GB | You Must Have Been a Beautiful Baby | Bing Crosby | discography
1938 | GB | The Lambeth Walk | Lupino Lane | discography
1938 | GB | The Biggest Aspidistra in the World | Gracie Fields | discography
1938 | NL | Mijnheer Dinges weet niet wat swing is | Johnny & Jones | discography
1938 | de | Kann denn Liebe Sünde sein? | Zarah Leander | discography
1938 | de | Ich brech' die Herzen der stolzesten Frau'n | Heinz Rühmann | discography
1938 | fr | J'attendrai | Rina Ketty | discography
1938 | fr | Boum! | Charles Trenet | discography
1938 | fr | Y'a d'la joie | Charles Trenet | discography
1938 | ES | Suspiros de España | Estrellita Castro | discography
1939 | world | Over the Rainbow | Judy Garland | discography
1939 | world | Moonlight Serenade | Glenn Miller | discography
1939 | world | Beer Barrel Polka | Will Glahé | discography
1939 | world | South of the Border | Gene Autry | discography
1939 | world | In the Mood | Glenn Miller | discography
1939 | US | Deep Purple | Larry Clinton | discography
1939 | US | God Bless America | Kate Smith | discography
1939 | US | If I Didn't Care | The Ink Spots | discography
1939 | US | Three Little Fishies | Kay Kyser | discography
1939 | GB | We'll Meet Again | Vera Lynn | discography
1939 | GB | Run, Rabbit, Run | Flanagan and Allen | discography
1939 | GB | Wish Me Luck as You Wave Me Goodbye | Gracie Fields | discography
1939 | de | Bel Ami | Lizzi Waldmüller | discography
1939 | de | Nur nicht aus Liebe weinen | Zarah Leander | discography
1939 | de | Das kann doch einen Seemann nicht erschüttern | Heinz Rühmann, Hans Brausewetter und Josef Sieber | discography
`;
