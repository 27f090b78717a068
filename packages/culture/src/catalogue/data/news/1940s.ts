export const news1940s = `
1940 | world | The painted caves of Lascaux are discovered | | public-record
1940 | world | Walt Disney's Fantasia opens | | public-record
1940 | world | Charlie Chaplin's The Great Dictator opens | | public-record
1940 | world | Tom and Jerry appear in their first film | | public-record
1940 | world | The first McDonald's opens in California | | public-record
1940 | world | Germany invades the Low Countries and France | heavy | public-record
1940 | US | Nylon stockings go on sale | | public-record
1940 | US | Roosevelt is elected for a third time | | public-record
1940 | GB | Winston Churchill becomes prime minister | | public-record
1940 | GB | Troops are evacuated from Dunkirk | heavy | public-record
1940 | GB | The Blitz begins | heavy | public-record
1940 | NL | Rotterdam is bombed | heavy | public-record
1940 | BE | Belgium is occupied | heavy | public-record
1940 | FR | German troops enter Paris | heavy | public-record
1941 | world | Citizen Kane opens in the cinemas | | public-record
1941 | world | Walt Disney's Dumbo opens | | public-record
1941 | world | Mount Rushmore is finished | | public-record
1941 | world | Captain America appears in his first comic book | | public-record
1941 | world | Wonder Woman appears for the first time | | public-record
1941 | world | Japan attacks Pearl Harbor | heavy | public-record
1941 | world | Germany invades the Soviet Union | heavy | public-record
1941 | US | Joe DiMaggio gets a hit in 56 games in a row | | public-record
1941 | GB | Britain's first jet plane flies | | public-record
1941 | GB | Penicillin is first given to a patient | | public-record
1941 | NL | Amsterdam goes on strike in February | heavy | public-record
1941 | DE | Konrad Zuse presents his computer, the Z3 | | public-record
1941 | ES | Spain's railways become RENFE | | public-record
1942 | world | Casablanca has its premiere | | public-record
1942 | world | Walt Disney's Bambi opens | | public-record
1942 | world | Bing Crosby records White Christmas | | public-record
1942 | world | The first nuclear reactor runs in Chicago | | public-record
1942 | world | Shostakovich's Leningrad Symphony is first played | | public-record
1942 | world | The Battle of Stalingrad begins | heavy | public-record
1942 | world | The Battle of El Alamein | heavy | public-record
1942 | US | The Alaska Highway is built | | public-record
1942 | GB | Desert Island Discs is first broadcast | | public-record
1942 | GB | The Beveridge Report is published | | public-record
1942 | NL BE | Jews are made to wear the yellow star | heavy | public-record
1942 | FR | Albert Camus publishes L'Étranger | | public-record
1942 | ES | La familia de Pascual Duarte is published | | public-record
1943 | world | The Little Prince is published | | public-record
1943 | world | Cousteau tries out the aqualung | | public-record
1943 | world | Oklahoma! opens on Broadway | | public-record
1943 | world | A volcano rises from a cornfield in Mexico | | public-record
1943 | world | The film Lassie Come Home opens | | public-record
1943 | world | The German army surrenders at Stalingrad | heavy | public-record
1943 | world | Italy surrenders to the Allies | heavy | public-record
1943 | US | The Pentagon is finished | | public-record
1943 | GB | The Dam Busters raid | heavy | public-record
1943 | NL | Princess Margriet is born in Ottawa | | public-record
1943 | BE | The album The Secret of the Unicorn appears | | public-record
1943 | DE | The colour film Münchhausen opens | | public-record
1943 | DE | Hamburg is bombed | heavy | public-record
1944 | world | Iceland becomes a republic | | public-record
1944 | world | The Bretton Woods conference is held | | public-record
1944 | world | Meet Me in St. Louis opens in the cinemas | | public-record
1944 | world | DNA is shown to carry heredity | | public-record
1944 | world | The Harvard Mark I computer starts work | | public-record
1944 | world | Paris is liberated | | public-record
1944 | world | Allied troops land in Normandy | heavy | public-record
1944 | US | Smokey Bear appears on his first poster | | public-record
1944 | GB | The Education Act promises secondary school for all | | public-record
1944 | NL BE | Belgium, the Netherlands and Luxembourg found Benelux | | public-record
1944 | BE | Brussels is liberated | | public-record
1944 | NL | The Hunger Winter begins | heavy | public-record
1944 | NL | The Battle of Arnhem | heavy | public-record
1944 | DE | The plot of 20 July against Hitler fails | heavy | public-record
1944 | FR | French women get the vote | | public-record
1945 | world | The war in Europe ends | | public-record
1945 | world | The United Nations is founded | | public-record
1945 | world | Pippi Longstocking is published | | public-record
1945 | world | Animal Farm is published | | public-record
1945 | world | Fleming, Florey and Chain win a Nobel for penicillin | | public-record
1945 | world | Atomic bombs fall on Hiroshima and Nagasaki | heavy | public-record
1945 | world | Auschwitz is liberated | heavy | public-record
1945 | world | President Roosevelt dies | heavy | public-record
1945 | US | Crowds fill Times Square on V-J Day | | public-record
1945 | GB | Clement Attlee wins the general election | | public-record
1945 | NL | The Netherlands is liberated | | public-record
1945 | DE | Dresden is bombed | heavy | public-record
1945 | DE | Germany is divided into four zones | | public-record
1945 | FR | Les Enfants du paradis has its premiere | | public-record
1945 | FR | French women vote for the first time | | public-record
1946 | world | The United Nations meets for the first time | | public-record
1946 | world | The bikini is presented in Paris | | public-record
1946 | world | The computer ENIAC is shown to the public | | public-record
1946 | world | The first Cannes Film Festival is held | | public-record
1946 | world | The first Vespa scooters are made | | public-record
1946 | world | UNICEF is founded | | public-record
1946 | world | Italy votes to become a republic | | public-record
1946 | world | The Nuremberg trials end | heavy | public-record
1946 | US | Dr. Spock's book on baby care is published | | public-record
1946 | GB | Television returns after the war | | public-record
1946 | GB | Heathrow opens for passengers | | public-record
1946 | NL | KLM starts flying to New York | | public-record
1946 | BE | The weekly Tintin appears | | public-record
1946 | BE | Lucky Luke appears for the first time | | public-record
1946 | DE | The newspaper Die Zeit appears | | public-record
1946 | FR | The Fourth Republic is founded | | public-record
1947 | world | India and Pakistan become independent | | public-record
1947 | world | Chuck Yeager breaks the sound barrier | | public-record
1947 | world | The Kon-Tiki raft crosses the Pacific | | public-record
1947 | world | The transistor is invented | | public-record
1947 | world | Christian Dior shows the New Look | | public-record
1947 | world | The Dead Sea Scrolls are found | | public-record
1947 | world | Princess Elizabeth marries Philip Mountbatten | | public-record
1947 | US | Jackie Robinson joins the Brooklyn Dodgers | | public-record
1947 | US | George Marshall proposes a plan to help Europe | | public-record
1947 | GB | The first Edinburgh Festival is held | | public-record
1947 | NL | The diary of Anne Frank is published | | public-record
1947 | NL | Princess Marijke is born | | public-record
1947 | DE | The magazine Der Spiegel appears | | public-record
1947 | FR | The Tour de France returns after the war | | public-record
1947 | ES | Eva Perón visits Spain | | public-record
1947 | ES | The bullfighter Manolete dies | heavy | public-record
1948 | world | London hosts the Olympic Games | | public-record
1948 | world | The Universal Declaration of Human Rights is adopted | | public-record
1948 | world | The State of Israel is proclaimed | | public-record
1948 | world | The World Health Organization is founded | | public-record
1948 | world | The long-playing record goes on sale | | public-record
1948 | world | St. Moritz hosts the Winter Olympics | | public-record
1948 | world | Gandhi is assassinated | heavy | public-record
1948 | US | Harry Truman wins a surprise victory | | public-record
1948 | GB | The National Health Service begins | | public-record
1948 | GB | The Empire Windrush docks at Tilbury | | public-record
1948 | NL | Juliana becomes queen | | public-record
1948 | NL | Fanny Blankers-Koen wins four Olympic golds | | public-record
1948 | BE | Belgian women get the vote | | public-record
1948 | DE | The Deutsche Mark is introduced in the west | | public-record
1948 | DE | The Berlin airlift begins | | public-record
1948 | FR | The Citroën 2CV is shown in Paris | | public-record
1949 | world | NATO is founded | | public-record
1949 | world | The People's Republic of China is proclaimed | | public-record
1949 | world | George Orwell's Nineteen Eighty-Four is published | | public-record
1949 | world | The jet airliner Comet flies for the first time | | public-record
1949 | world | The film The Third Man opens | | public-record
1949 | world | A plane flies round the world without a stop | | public-record
1949 | europe | The Council of Europe is founded | | public-record
1949 | europe | Fausto Coppi wins both the Giro and the Tour | | public-record
1949 | europe | The Torino team dies in the Superga air disaster | heavy | public-record
1949 | US | Death of a Salesman opens on Broadway | | public-record
1949 | GB | Clothes rationing ends | | public-record
1949 | NL | Indonesia's independence is recognised | | public-record
1949 | BE | Women vote for the first time in national elections | | public-record
1949 | DE | Konrad Adenauer becomes the first federal chancellor | | public-record
1949 | DE | The Federal Republic and the GDR are founded | | public-record
1949 | FR | Simone de Beauvoir publishes The Second Sex | | public-record
1949 | FR | The boxer Marcel Cerdan dies in an air crash | heavy | public-record
`;
