export const news1930s = `
1930 | world | Uruguay wins the first football World Cup | | public-record
1930 | world | Pluto is discovered | | public-record
1930 | world | Gandhi leads the Salt March | | public-record
1930 | world | Amy Johnson flies alone from England to Australia | | public-record
1930 | world | The Chrysler Building opens in New York | | public-record
1930 | world | The airship R101 crashes | heavy | public-record
1930 | US | Bobby Jones wins all four great golf titles | | public-record
1930 | BE | Belgium celebrates a hundred years of independence | | public-record
1930 | DE | The Blue Angel with Marlene Dietrich opens in Berlin | | public-record
1930 | FR | Costes and Bellonte fly from Paris to New York | | public-record
1931 | world | The Empire State Building opens | | public-record
1931 | world | Auguste Piccard reaches the stratosphere by balloon | | public-record
1931 | world | Christ the Redeemer is unveiled in Rio de Janeiro | | public-record
1931 | world | Charlie Chaplin's City Lights opens | | public-record
1931 | world | Wiley Post and Harold Gatty fly round the world | | public-record
1931 | ES | Spain becomes a republic | | public-record
1931 | US | The Star-Spangled Banner becomes the national anthem | | public-record
1931 | GB | The first Highway Code is published | | public-record
1931 | DE | Fritz Lang's film M opens | | public-record
1932 | world | Los Angeles hosts the Olympic Games | | public-record
1932 | world | Lake Placid hosts the Winter Olympics | | public-record
1932 | world | Amelia Earhart flies alone across the Atlantic | | public-record
1932 | world | The Sydney Harbour Bridge opens | | public-record
1932 | world | James Chadwick discovers the neutron | | public-record
1932 | world | The first Venice Film Festival is held | | public-record
1932 | US | Franklin D. Roosevelt is elected president | | public-record
1932 | US | The Lindbergh baby is kidnapped | heavy | public-record
1932 | GB | George V gives the first royal Christmas broadcast | | public-record
1932 | NL | The Afsluitdijk closes off the Zuiderzee | | public-record
1932 | DE | The motorway between Cologne and Bonn opens | | public-record
1932 | FR | President Paul Doumer is assassinated | heavy | public-record
1932 | FR | The liner Normandie is launched | | public-record
1932 | ES | Catalonia gets a statute of autonomy | | public-record
1933 | world | King Kong opens in the cinemas | | public-record
1933 | world | Wiley Post flies alone round the world | | public-record
1933 | world | Chicago's Century of Progress fair opens | | public-record
1933 | world | Walt Disney's Three Little Pigs is a hit | | public-record
1933 | world | Polythene is discovered by chance | | public-record
1933 | world | Adolf Hitler becomes chancellor of Germany | heavy | public-record
1933 | world | The Reichstag burns | heavy | public-record
1933 | US | Prohibition ends | | public-record
1933 | GB | The Loch Ness Monster makes the newspapers | | public-record
1933 | NL | The Pelikaan flies the Christmas mail to the Indies | | public-record
1933 | FR | Air France is founded | | public-record
1933 | ES | Spanish women vote for the first time | | public-record
1934 | world | Italy wins the football World Cup | | public-record
1934 | world | Donald Duck appears in his first film | | public-record
1934 | world | Planes race from London to Melbourne | | public-record
1934 | world | The liner Queen Mary is launched | | public-record
1934 | world | The Dionne quintuplets are born in Canada | | public-record
1934 | world | The comic strip Flash Gordon begins | | public-record
1934 | US | Dust storms sweep the Great Plains | heavy | public-record
1934 | GB | Fred Perry wins Wimbledon for the first time | | public-record
1934 | NL | The Uiver lands in Melbourne | | public-record
1934 | BE | King Albert I dies in a climbing accident | heavy | public-record
1934 | BE | Leopold III becomes king of the Belgians | | public-record
1934 | DE | The Night of the Long Knives | heavy | public-record
1934 | FR | Citroën presents the Traction Avant | | public-record
1934 | ES | The miners of Asturias rise in revolt | heavy | public-record
1934 | US | The first Masters golf tournament is played | | public-record
1935 | world | The liner Normandie makes her maiden voyage | | public-record
1935 | world | Charles Richter presents his earthquake scale | | public-record
1935 | world | The Moscow Metro opens | | public-record
1935 | world | Persia asks to be called Iran | | public-record
1935 | world | Malcolm Campbell drives over 300 miles an hour | | public-record
1935 | world | Italy invades Ethiopia | heavy | public-record
1935 | US | Social Security becomes law | | public-record
1935 | GB | George V celebrates his Silver Jubilee | | public-record
1935 | GB | The first Penguin paperbacks appear | | public-record
1935 | NL | Museum Boymans opens its new building in Rotterdam | | public-record
1935 | BE | Brussels hosts the World's Fair | | public-record
1935 | BE | Queen Astrid dies in a car accident | heavy | public-record
1935 | BE | Romain Maes wins the Tour de France | | public-record
1935 | DE | The Nuremberg Laws are passed | heavy | public-record
1935 | FR | The Joliot-Curies win the Nobel Prize | | public-record
1935 | ES | The first Vuelta a España is ridden | | public-record
1936 | world | Berlin hosts the Olympic Games | | public-record
1936 | world | Jesse Owens wins four Olympic gold medals | | public-record
1936 | world | Edward VIII gives up the throne | | public-record
1936 | world | Charlie Chaplin's Modern Times opens | | public-record
1936 | world | The novel Gone with the Wind is published | | public-record
1936 | world | The Queen Mary makes her maiden voyage | | public-record
1936 | world | Civil war breaks out in Spain | heavy | public-record
1936 | US | Work on the Hoover Dam is finished | | public-record
1936 | GB | The Spitfire flies for the first time | | public-record
1936 | NL | Princess Juliana gets engaged to Prince Bernhard | | public-record
1936 | BE | Belgian workers win paid holidays | | public-record
1936 | DE | Max Schmeling beats Joe Louis | | public-record
1936 | FR | French workers win two weeks of paid holiday | | public-record
1937 | world | The Golden Gate Bridge opens | | public-record
1937 | world | Walt Disney's Snow White and the Seven Dwarfs opens | | public-record
1937 | world | Paris hosts the world exhibition | | public-record
1937 | world | George VI is crowned | | public-record
1937 | world | The Hobbit is published | | public-record
1937 | world | Picasso paints Guernica | | public-record
1937 | world | The airship Hindenburg burns | heavy | public-record
1937 | world | Amelia Earhart disappears over the Pacific | heavy | public-record
1937 | US | Joe Louis becomes heavyweight champion of the world | | public-record
1937 | GB | The emergency number 999 is introduced in London | | public-record
1937 | NL | Princess Juliana marries Prince Bernhard | | public-record
1937 | NL | Scouts of the world camp at Vogelenzang | | public-record
1937 | BE | David Oistrakh wins the first Ysaÿe contest in Brussels | | public-record
1937 | FR | The railway company SNCF is founded | | public-record
1937 | ES | Guernica is bombed | heavy | public-record
1938 | world | Italy wins the football World Cup again | | public-record
1938 | world | Superman appears in Action Comics | | public-record
1938 | world | Howard Hughes flies round the world in four days | | public-record
1938 | world | Nuclear fission is discovered | | public-record
1938 | world | The liner Queen Elizabeth is launched | | public-record
1938 | world | A coelacanth, thought extinct, is caught | | public-record
1938 | world | The Munich Agreement is signed | heavy | public-record
1938 | US | The War of the Worlds is broadcast on radio | | public-record
1938 | US | Seabiscuit beats War Admiral | | public-record
1938 | GB | Mallard sets the speed record for steam engines | | public-record
1938 | NL | Princess Beatrix is born | | public-record
1938 | NL | Queen Wilhelmina celebrates forty years as queen | | public-record
1938 | BE | The comic magazine Spirou appears | | public-record
1938 | de | The north face of the Eiger is climbed | | public-record
1938 | DE | Synagogues burn on Kristallnacht | heavy | public-record
1938 | FR | France hosts the football World Cup | | public-record
1938 | ES | The Battle of the Ebro | heavy | public-record
1939 | world | The New York World's Fair opens | | public-record
1939 | world | The film Gone with the Wind opens | | public-record
1939 | world | The Wizard of Oz opens in the cinemas | | public-record
1939 | world | Batman appears in Detective Comics | | public-record
1939 | world | Pius XII becomes pope | | public-record
1939 | world | Airliners begin to carry passengers over the Atlantic | | public-record
1939 | world | Germany invades Poland; the Second World War begins | heavy | public-record
1939 | US | Marian Anderson sings at the Lincoln Memorial | | public-record
1939 | GB | The Sutton Hoo ship burial is found | | public-record
1939 | GB | Children are evacuated from the cities | heavy | public-record
1939 | NL | Princess Irene is born | | public-record
1939 | BE | The Albert Canal opens | | public-record
1939 | BE | Sylvère Maes wins the Tour de France | | public-record
1939 | DE | The first jet plane flies | | public-record
1939 | ES | The Spanish Civil War ends | heavy | public-record
`;
