export const news1960s = `
1960 | world | Rome hosts the Olympic Games | | public-record
1960 | world | Abebe Bikila wins the marathon barefoot | | public-record
1960 | world | The Trieste dives to the deepest point of the ocean | | public-record
1960 | world | Seventeen African countries become independent | | public-record
1960 | world | The first laser works | | public-record
1960 | world | Alfred Hitchcock's Psycho opens | | public-record
1960 | world | Squaw Valley hosts the Winter Olympics | | public-record
1960 | world | An earthquake of 9.5 strikes Chile | heavy | public-record
1960 | US | John F. Kennedy is elected president | | public-record
1960 | US | The birth control pill is approved | | public-record
1960 | GB | Coronation Street is first broadcast | | public-record
1960 | NL | The Euromast opens in Rotterdam | | public-record
1960 | BE | King Baudouin marries Fabiola | | public-record
1960 | BE | Congo becomes independent | | public-record
1960 | DE | Armin Hary runs 100 metres in ten seconds | | public-record
1960 | FR | The new franc is introduced | | public-record
1960 | ES | Real Madrid wins its fifth European Cup in a row | | public-record
1961 | world | Yuri Gagarin is the first person in space | | public-record
1961 | world | The World Wildlife Fund is founded | | public-record
1961 | world | Amnesty International is founded | | public-record
1961 | world | Rudolf Nureyev defects in Paris | | public-record
1961 | world | The film West Side Story opens | | public-record
1961 | world | Disney's One Hundred and One Dalmatians opens | | public-record
1961 | world | The Berlin Wall is built | heavy | public-record
1961 | world | Dag Hammarskjöld dies in a plane crash | heavy | public-record
1961 | US | Alan Shepard is the first American in space | | public-record
1961 | US | Roger Maris hits 61 home runs | | public-record
1961 | GB | The Beatles first play at the Cavern | | public-record
1961 | GB | The Jaguar E-Type is presented | | public-record
1961 | NL | Anton Geesink becomes world judo champion | | public-record
1961 | BE | Rik Van Looy becomes world champion again | | public-record
1961 | FR | The new terminal of Orly airport opens | | public-record
1961 | ES | Viridiana wins the Palme d'Or | | public-record
1962 | world | Brazil wins the football World Cup again | | public-record
1962 | world | John Glenn orbits the Earth | | public-record
1962 | world | Telstar sends television across the Atlantic | | public-record
1962 | world | The first James Bond film, Dr. No, opens | | public-record
1962 | world | The Second Vatican Council opens | | public-record
1962 | world | Spider-Man appears for the first time | | public-record
1962 | world | The Cuban Missile Crisis | heavy | public-record
1962 | world | Marilyn Monroe dies | heavy | public-record
1962 | US | Wilt Chamberlain scores 100 points in one game | | public-record
1962 | GB | The Beatles release Love Me Do | | public-record
1962 | GB | The new Coventry Cathedral is consecrated | | public-record
1962 | NL | Open het Dorp is on television for 23 hours | | public-record
1962 | NL | Trains collide at Harmelen | heavy | public-record
1962 | BE | The language border is fixed by law | | public-record
1962 | DE | A storm flood strikes Hamburg | heavy | public-record
1962 | FR | Algeria becomes independent | | public-record
1962 | ES | Juan Carlos marries Sofía of Greece | | public-record
1962 | DE | The Spiegel affair | | public-record
1963 | world | Martin Luther King says "I have a dream" | | public-record
1963 | world | Valentina Tereshkova is the first woman in space | | public-record
1963 | world | Beatlemania breaks out | | public-record
1963 | world | Paul VI becomes pope | | public-record
1963 | world | The island of Surtsey rises from the sea | | public-record
1963 | world | Cleopatra with Elizabeth Taylor opens | | public-record
1963 | world | President Kennedy is assassinated | heavy | public-record
1963 | US | Alcatraz closes as a prison | | public-record
1963 | GB | The Great Train Robbery | heavy | public-record
1963 | GB | Doctor Who is first broadcast | | public-record
1963 | NL | Reinier Paping wins a freezing Elfstedentocht | | public-record
1963 | BE | Sœur Sourire has an American hit with Dominique | | public-record
1963 | DE | Kennedy says "Ich bin ein Berliner" | | public-record
1963 | DE | The Bundesliga begins | | public-record
1963 | DE FR | France and Germany sign the Élysée Treaty | | public-record
1963 | FR | The first Carrefour hypermarket opens | | public-record
1964 | world | Tokyo hosts the Olympic Games | | public-record
1964 | world | The Beatles appear on The Ed Sullivan Show | | public-record
1964 | world | Mary Poppins opens in the cinemas | | public-record
1964 | world | Cassius Clay becomes heavyweight champion | | public-record
1964 | world | Japan's bullet train begins to run | | public-record
1964 | world | Martin Luther King wins the Nobel Peace Prize | | public-record
1964 | world | Innsbruck hosts the Winter Olympics | | public-record
1964 | world | Nelson Mandela is imprisoned for life | heavy | public-record
1964 | US | The Civil Rights Act becomes law | | public-record
1964 | US | The Ford Mustang is presented | | public-record
1964 | GB | Top of the Pops is first broadcast | | public-record
1964 | GB | Radio Caroline begins | | public-record
1964 | NL | The Beatles play in Blokker | | public-record
1964 | NL | Princess Irene marries Carlos Hugo | | public-record
1964 | BE | The doctors of Belgium go on strike | | public-record
1964 | DE | West Germany greets its millionth guest worker | | public-record
1964 | FR | Jacques Anquetil wins his fifth Tour de France | | public-record
1964 | ES | Spain wins the European championship | | public-record
1965 | world | Alexei Leonov takes the first walk in space | | public-record
1965 | world | The Sound of Music opens in the cinemas | | public-record
1965 | world | Mariner 4 sends pictures of Mars | | public-record
1965 | world | The Mont Blanc Tunnel opens | | public-record
1965 | world | The Gateway Arch in St. Louis is completed | | public-record
1965 | world | The Rolling Stones have a hit with Satisfaction | | public-record
1965 | world | Winston Churchill dies | heavy | public-record
1965 | world | Malcolm X is assassinated | heavy | public-record
1965 | US | The Voting Rights Act becomes law | | public-record
1965 | US | The lights go out in the Northeast | | public-record
1965 | GB | The Beatles receive their MBEs | | public-record
1965 | NL | Princess Beatrix gets engaged to Claus von Amsberg | | public-record
1965 | NL | The Zeeland Bridge opens | | public-record
1965 | DE | Queen Elizabeth visits West Germany | | public-record
1965 | FR | De Gaulle is re-elected president by the people | | public-record
1965 | FR | France launches its first satellite, Astérix | | public-record
1965 | ES | The Beatles play in Madrid and Barcelona | | public-record
1966 | world | England wins the football World Cup | | public-record
1966 | world | Luna 9 lands softly on the Moon | | public-record
1966 | world | Star Trek is first broadcast | | public-record
1966 | world | Indira Gandhi becomes prime minister of India | | public-record
1966 | world | The Beatles give their last concert on tour | | public-record
1966 | world | China's Cultural Revolution begins | heavy | public-record
1966 | europe | Florence is flooded | heavy | public-record
1966 | US | Medicare begins | | public-record
1966 | GB | The Aberfan disaster | heavy | public-record
1966 | GB | The stolen World Cup is found by the dog Pickles | | public-record
1966 | NL | Princess Beatrix marries Claus von Amsberg | | public-record
1966 | BE | The women of FN Herstal strike for equal pay | | public-record
1966 | DE | Kiesinger forms a grand coalition | | public-record
1966 | FR | France leaves the command of NATO | | public-record
1966 | ES | Manolo Santana wins Wimbledon | | public-record
1966 | ES | Real Madrid wins its sixth European Cup | | public-record
1967 | world | The first human heart transplant | | public-record
1967 | world | The Beatles release Sgt. Pepper | | public-record
1967 | world | Expo 67 opens in Montreal | | public-record
1967 | world | The Summer of Love | | public-record
1967 | world | Our World is broadcast live round the globe | | public-record
1967 | world | Disney's The Jungle Book opens | | public-record
1967 | world | The Six-Day War | heavy | public-record
1967 | world | Che Guevara is killed | heavy | public-record
1967 | US | The first Super Bowl is played | | public-record
1967 | US | Three astronauts die in the fire of Apollo 1 | heavy | public-record
1967 | GB | Sandie Shaw wins the Eurovision Song Contest | | public-record
1967 | GB | Celtic wins the European Cup | | public-record
1967 | NL | Prince Willem-Alexander is born | | public-record
1967 | BE | Eddy Merckx becomes world champion | | public-record
1967 | BE | The Innovation store in Brussels burns | heavy | public-record
1967 | DE | Colour television begins in West Germany | | public-record
1967 | FR | Colour television begins in France | | public-record
1968 | world | Mexico City hosts the Olympic Games | | public-record
1968 | world | Apollo 8 flies round the Moon | | public-record
1968 | world | Bob Beamon jumps 8.90 metres | | public-record
1968 | world | 2001: A Space Odyssey opens | | public-record
1968 | world | Grenoble hosts the Winter Olympics | | public-record
1968 | world | The musical Hair opens on Broadway | | public-record
1968 | world | Martin Luther King is assassinated | heavy | public-record
1968 | world | Robert Kennedy is assassinated | heavy | public-record
1968 | world | The Prague Spring is crushed | heavy | public-record
1968 | US | Richard Nixon is elected president | | public-record
1968 | GB | Manchester United wins the European Cup | | public-record
1968 | NL | Jan Janssen wins the Tour de France | | public-record
1968 | BE | The university of Leuven is split | | public-record
1968 | DE | Rudi Dutschke is shot | heavy | public-record
1968 | FR | Students and workers rise up in May | | public-record
1968 | FR | Jean-Claude Killy wins three Olympic golds | | public-record
1968 | ES | Massiel wins the Eurovision Song Contest | | public-record
1969 | world | First people walk on the Moon | | public-record
1969 | world | The Woodstock festival is held | | public-record
1969 | world | Concorde flies for the first time | | public-record
1969 | world | The Boeing 747 flies for the first time | | public-record
1969 | world | Golda Meir becomes prime minister of Israel | | public-record
1969 | world | The Beatles release Abbey Road | | public-record
1969 | world | The first message is sent over ARPANET | | public-record
1969 | US | Sesame Street is first broadcast | | public-record
1969 | US | The New York Mets win the World Series | | public-record
1969 | GB | Charles is invested as Prince of Wales | | public-record
1969 | GB | The Troubles begin in Northern Ireland | heavy | public-record
1969 | NL | John Lennon and Yoko Ono hold a bed-in in Amsterdam | | public-record
1969 | BE | Eddy Merckx wins his first Tour de France | | public-record
1969 | DE | Willy Brandt becomes chancellor | | public-record
1969 | FR | De Gaulle resigns and Georges Pompidou is elected | | public-record
1969 | ES | Juan Carlos is named Franco's successor | | public-record
`;
