export const news1980s = `
1980 | world | Moscow hosts the Olympic Games | | public-record
1980 | world | Smallpox is declared eradicated | | public-record
1980 | world | Solidarity is founded in Poland | | public-record
1980 | world | The Empire Strikes Back opens | | public-record
1980 | world | Voyager 1 flies past Saturn | | public-record
1980 | world | Rubik's Cube comes out round the world | | public-record
1980 | world | Lake Placid hosts the Winter Olympics again | | public-record
1980 | world | John Lennon is shot | heavy | public-record
1980 | US | Young Americans win the "Miracle on Ice" | | public-record
1980 | US | Ronald Reagan is elected president | | public-record
1980 | US | Mount St. Helens erupts | heavy | public-record
1980 | GB | Borg beats McEnroe in a great Wimbledon final | | public-record
1980 | NL | Beatrix becomes queen | | public-record
1980 | NL | Joop Zoetemelk wins the Tour de France | | public-record
1980 | BE | Belgium celebrates its 150 years | | public-record
1980 | BE | Belgium reaches the European championship final | | public-record
1980 | DE | West Germany wins the European championship | | public-record
1980 | DE | A bomb explodes at the Oktoberfest | heavy | public-record
1980 | FR | Marguerite Yourcenar is elected to the Académie | | public-record
1980 | ES | Catalonia elects its parliament | | public-record
1981 | world | Prince Charles marries Lady Diana Spencer | | public-record
1981 | world | The first Space Shuttle flies | | public-record
1981 | world | IBM presents its personal computer | | public-record
1981 | world | Raiders of the Lost Ark opens | | public-record
1981 | world | Simon and Garfunkel sing in Central Park | | public-record
1981 | world | The musical Cats opens in London | | public-record
1981 | world | Pope John Paul II is shot and wounded | heavy | public-record
1981 | world | Anwar Sadat is assassinated | heavy | public-record
1981 | world | The first cases of AIDS are described | heavy | public-record
1981 | US | MTV begins | | public-record
1981 | US | Sandra Day O'Connor joins the Supreme Court | | public-record
1981 | GB | Bucks Fizz wins Eurovision | | public-record
1981 | NL | Hundreds of thousands march for peace in Amsterdam | | public-record
1981 | BE | Freddy Maertens becomes world champion again | | public-record
1981 | DE | Hundreds of thousands march for peace in Bonn | | public-record
1981 | FR | François Mitterrand is elected president | | public-record
1981 | FR | The TGV begins to run to Lyon | | public-record
1981 | ES | An attempted coup fails in the Cortes | | public-record
1981 | ES | Picasso's Guernica comes to Spain | | public-record
1982 | world | Italy wins the football World Cup | | public-record
1982 | world | E.T. opens in the cinemas | | public-record
1982 | world | The first compact disc players go on sale | | public-record
1982 | world | Michael Jackson releases Thriller | | public-record
1982 | world | The computer is Time's Machine of the Year | | public-record
1982 | world | The Commodore 64 goes on sale | | public-record
1982 | world | The Falklands War | heavy | public-record
1982 | world | Princess Grace of Monaco dies | heavy | public-record
1982 | US | EPCOT opens in Florida | | public-record
1982 | GB | The Mary Rose is raised | | public-record
1982 | GB | Prince William is born | | public-record
1982 | NL | Amsterdam hosts the Floriade | | public-record
1982 | BE | Belgium beats Argentina to open the World Cup | | public-record
1982 | DE | Nicole wins Eurovision with Ein bißchen Frieden | | public-record
1982 | DE | Helmut Kohl becomes chancellor | | public-record
1982 | FR | The first Fête de la Musique is held | | public-record
1982 | ES | Felipe González wins the election | | public-record
1982 | ES | Spain hosts the World Cup with Naranjito | | public-record
1982 | es | Gabriel García Márquez wins the Nobel Prize | | public-record
1983 | world | Return of the Jedi opens | | public-record
1983 | world | Sally Ride flies into space | | public-record
1983 | world | Lech Wałęsa wins the Nobel Peace Prize | | public-record
1983 | world | Michael Jackson shows the moonwalk | | public-record
1983 | world | The first Swatch watches go on sale | | public-record
1983 | world | Australia wins the America's Cup | | public-record
1983 | world | A Korean airliner is shot down | heavy | public-record
1983 | US | Over a hundred million watch the end of M*A*S*H | | public-record
1983 | US | Bombs in Beirut kill 241 American servicemen | heavy | public-record
1983 | GB | The pound coin is introduced | | public-record
1983 | GB | Seat belts become compulsory in the front | | public-record
1983 | NL | Half a million march for peace in The Hague | | public-record
1983 | NL | Freddy Heineken is kidnapped | heavy | public-record
1983 | BE | Hundreds of thousands march for peace in Brussels | | public-record
1983 | DE | The forged Hitler diaries fool Stern | | public-record
1983 | DE | Ulf Merbold flies on the Space Shuttle | | public-record
1983 | FR | Yannick Noah wins the French Open | | public-record
1983 | ES | Spain beats Malta 12-1 | | public-record
1984 | world | Los Angeles hosts the Olympic Games | | public-record
1984 | world | Carl Lewis wins four Olympic golds | | public-record
1984 | world | Apple presents the Macintosh | | public-record
1984 | world | Torvill and Dean skate to Boléro | | public-record
1984 | world | Band Aid asks: Do They Know It's Christmas? | | public-record
1984 | world | Astronauts walk in space without a line | | public-record
1984 | world | Indira Gandhi is assassinated | heavy | public-record
1984 | world | Famine in Ethiopia | heavy | public-record
1984 | world | Gas leaks from a factory in Bhopal | heavy | public-record
1984 | US | Ghostbusters opens in the cinemas | | public-record
1984 | GB | The miners' strike begins | | public-record
1984 | NL | The Dutch women win Olympic hockey gold | | public-record
1984 | BE | Claude Criquielion becomes world cycling champion | | public-record
1984 | DE FR | Kohl and Mitterrand hold hands at Verdun | | public-record
1984 | DE | Private television begins in West Germany | | public-record
1984 | FR | France wins the European championship | | public-record
1984 | FR | Canal+ begins | | public-record
1984 | ES | Spain wins Olympic silver in basketball | | public-record
1985 | world | Live Aid is watched round the world | | public-record
1985 | world | Mikhail Gorbachev comes to power | | public-record
1985 | world | The wreck of the Titanic is found | | public-record
1985 | world | Back to the Future opens | | public-record
1985 | world | Garry Kasparov becomes world chess champion | | public-record
1985 | world | The hole in the ozone layer is reported | | public-record
1985 | world | An earthquake strikes Mexico City | heavy | public-record
1985 | world | Rock Hudson dies of AIDS | heavy | public-record
1985 | europe | The Schengen Agreement is signed | | public-record
1985 | europe | Thirty-nine people die at the Heysel stadium | heavy | public-record
1985 | US | New Coke is launched, and Coke Classic returns | | public-record
1985 | GB | EastEnders is first broadcast | | public-record
1985 | NL | The Elfstedentocht is skated after 22 years | | public-record
1985 | NL BE | Pope John Paul II visits the Low Countries | | public-record
1985 | DE | Boris Becker wins Wimbledon at seventeen | | public-record
1985 | FR | Bernard Hinault wins his fifth Tour de France | | public-record
1985 | FR | Christo wraps the Pont Neuf | | public-record
1985 | ES | Spain signs to join the European Community | | public-record
1986 | world | Argentina wins the World Cup with Maradona | | public-record
1986 | world | Halley's Comet returns | | public-record
1986 | world | Voyager 2 flies past Uranus | | public-record
1986 | world | The space station Mir is launched | | public-record
1986 | world | The Phantom of the Opera opens in London | | public-record
1986 | world | Top Gun opens in the cinemas | | public-record
1986 | world | The Space Shuttle Challenger explodes | heavy | public-record
1986 | world | The Chernobyl disaster | heavy | public-record
1986 | europe | Spain and Portugal join the European Community | | public-record
1986 | europe | Olof Palme is assassinated | heavy | public-record
1986 | US | The Statue of Liberty turns one hundred | | public-record
1986 | US FR | Greg LeMond is the first American to win the Tour | | public-record
1986 | GB | Prince Andrew marries Sarah Ferguson | | public-record
1986 | NL | The Oosterschelde storm barrier opens | | public-record
1986 | NL | The crown prince skates the Elfstedentocht | | public-record
1986 | BE | Sandra Kim wins Eurovision with J'aime la vie | | public-record
1986 | BE | The Red Devils come fourth at the World Cup | | public-record
1986 | DE | Boris Becker wins Wimbledon again | | public-record
1986 | FR | The Musée d'Orsay opens | | public-record
1986 | ES | Spain votes to stay in NATO | | public-record
1986 | ES | Butragueño scores four goals against Denmark | | public-record
1987 | world | Reagan and Gorbachev sign the INF Treaty | | public-record
1987 | world | A supernova can be seen with the naked eye | | public-record
1987 | world | The first Rugby World Cup is held | | public-record
1987 | world | Mathias Rust lands near Red Square | | public-record
1987 | world | Dirty Dancing opens in the cinemas | | public-record
1987 | world | There are five billion people on Earth | | public-record
1987 | world | Stock markets crash on Black Monday | | public-record
1987 | US | The Simpsons appear on The Tracey Ullman Show | | public-record
1987 | GB BE | The Herald of Free Enterprise sinks off Zeebrugge | heavy | public-record
1987 | GB | The Great Storm strikes southern England | heavy | public-record
1987 | GB | Margaret Thatcher wins a third election | | public-record
1987 | NL | Ajax wins the Cup Winners' Cup | | public-record
1987 | BE | Brussels hosts the Eurovision Song Contest | | public-record
1987 | DE | Steffi Graf wins the French Open | | public-record
1987 | DE | Berlin celebrates its 750 years | | public-record
1987 | FR | Au revoir les enfants opens in the cinemas | | public-record
1987 | ES | A bomb explodes at Hipercor in Barcelona | heavy | public-record
1988 | world | Seoul hosts the Olympic Games | | public-record
1988 | world | Calgary hosts the Winter Olympics | | public-record
1988 | world | Ben Johnson loses his gold medal for doping | | public-record
1988 | world | A concert marks Nelson Mandela's 70th birthday | | public-record
1988 | world | Céline Dion wins Eurovision for Switzerland | | public-record
1988 | world | Australia celebrates its Bicentenary | | public-record
1988 | world | A plane is blown up over Lockerbie | heavy | public-record
1988 | world | An earthquake strikes Armenia | heavy | public-record
1988 | US | George Bush is elected president | | public-record
1988 | GB | The first Red Nose Day is held | | public-record
1988 | NL | The Netherlands wins the European championship | | public-record
1988 | NL | PSV wins the European Cup | | public-record
1988 | BE | KV Mechelen wins the Cup Winners' Cup | | public-record
1988 | DE | Steffi Graf wins a Golden Slam | | public-record
1988 | DE | The Gladbeck hostage crisis | heavy | public-record
1988 | FR | François Mitterrand is re-elected | | public-record
1988 | ES | Pedro Delgado wins the Tour de France | | public-record
1989 | world | The Berlin Wall falls | | public-record
1989 | world | The Velvet Revolution in Czechoslovakia | | public-record
1989 | world | Tim Berners-Lee proposes the World Wide Web | | public-record
1989 | world | Voyager 2 flies past Neptune | | public-record
1989 | world | The Game Boy goes on sale | | public-record
1989 | world | Batman opens in the cinemas | | public-record
1989 | world | Protests on Tiananmen Square are crushed | heavy | public-record
1989 | world | The Exxon Valdez spills its oil | heavy | public-record
1989 | US | An earthquake stops the World Series | heavy | public-record
1989 | US | The Simpsons get a show of their own | | public-record
1989 | GB | Football fans are crushed to death at Hillsborough | heavy | public-record
1989 | GB | The Commons is first shown on television | | public-record
1989 | NL | Commercial television begins with RTL-Véronique | | public-record
1989 | BE | VTM begins | | public-record
1989 | BE | Brussels becomes a region of its own | | public-record
1989 | DE | Graf and Becker win Wimbledon | | public-record
1989 | FR | France celebrates 200 years of revolution | | public-record
1989 | FR | The glass pyramid of the Louvre opens | | public-record
1989 | ES | Camilo José Cela wins the Nobel Prize | | public-record
1989 | ES | Arantxa Sánchez Vicario wins the French Open | | public-record
`;
