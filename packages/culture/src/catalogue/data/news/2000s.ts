export const news2000s = `
2000 | world | The world celebrates the year 2000 | | public-record
2000 | world | Sydney hosts the Olympic Games | | public-record
2000 | world | A draft of the human genome is presented | | public-record
2000 | world | The first crew moves into the Space Station | | public-record
2000 | world | Gladiator opens in the cinemas | | public-record
2000 | world | The PlayStation 2 goes on sale | | public-record
2000 | world | The submarine Kursk sinks | heavy | public-record
2000 | world | A Concorde crashes near Paris | heavy | public-record
2000 | europe | The Øresund Bridge opens | | public-record
2000 | US | The election of George W. Bush goes to the court | | public-record
2000 | GB | Tate Modern opens in London | | public-record
2000 | GB | Steve Redgrave wins his fifth Olympic gold | | public-record
2000 | NL BE | Euro 2000 is played in the Low Countries | | public-record
2000 | NL | Inge de Bruijn wins three Olympic golds | | public-record
2000 | NL | Fireworks explode in Enschede | heavy | public-record
2000 | DE | Expo 2000 opens in Hanover | | public-record
2000 | FR | France wins the European championship | | public-record
2000 | ES | Real Madrid beats Valencia in the final | | public-record
2001 | world | Wikipedia begins | | public-record
2001 | world | Apple presents the iPod | | public-record
2001 | world | The first Harry Potter film opens | | public-record
2001 | world | The first Lord of the Rings film opens | | public-record
2001 | world | Dennis Tito is the first tourist in space | | public-record
2001 | world | The space station Mir comes down | | public-record
2001 | world | The attacks of 11 September | heavy | public-record
2001 | world | The war in Afghanistan begins | heavy | public-record
2001 | world | An earthquake strikes Gujarat | heavy | public-record
2001 | US | The Arizona Diamondbacks win the World Series | | public-record
2001 | GB | Foot-and-mouth disease closes the countryside | heavy | public-record
2001 | GB | Tony Blair wins a second landslide | | public-record
2001 | NL | The first same-sex couples in the world marry | | public-record
2001 | NL | A café fire in Volendam on New Year's Eve | heavy | public-record
2001 | BE | The airline Sabena goes bankrupt | | public-record
2001 | BE | Justine Henin reaches the Wimbledon final | | public-record
2001 | BE | Princess Elisabeth is born | | public-record
2001 | DE | Michael Schumacher wins his fourth world title | | public-record
2001 | FR | Amélie opens in the cinemas | | public-record
2001 | FR | The AZF factory explodes in Toulouse | heavy | public-record
2001 | ES | Operación Triunfo begins | | public-record
2002 | world | Brazil wins its fifth football World Cup | | public-record
2002 | world | Salt Lake City hosts the Winter Olympics | | public-record
2002 | world | East Timor becomes independent | | public-record
2002 | world | Spider-Man opens in the cinemas | | public-record
2002 | world | Jimmy Carter wins the Nobel Peace Prize | | public-record
2002 | world | Steve Fossett flies alone round the world by balloon | | public-record
2002 | world | Bombs in Bali kill more than 200 | heavy | public-record
2002 | europe | Euro notes and coins come into use | | public-record
2002 | US | Kelly Clarkson wins the first American Idol | | public-record
2002 | GB | The Queen celebrates her Golden Jubilee | | public-record
2002 | GB | Manchester hosts the Commonwealth Games | | public-record
2002 | NL | Willem-Alexander marries Máxima | | public-record
2002 | NL | Pim Fortuyn is murdered | heavy | public-record
2002 | BE | Kim Clijsters wins the year-end championship | | public-record
2002 | DE | The Elbe floods | heavy | public-record
2002 | DE | Germany reaches the World Cup final | | public-record
2002 | FR | Jacques Chirac is re-elected against Le Pen | | public-record
2002 | ES | The Prestige sinks off Galicia | heavy | public-record
2002 | ES | Real Madrid wins its ninth European Cup | | public-record
2003 | world | Concorde makes its last flight | | public-record
2003 | world | The human genome is complete | | public-record
2003 | world | Finding Nemo opens in the cinemas | | public-record
2003 | world | Yang Liwei is the first Chinese in space | | public-record
2003 | world | Mars comes closer than in 60,000 years | | public-record
2003 | world | England wins the Rugby World Cup | | public-record
2003 | world | The war in Iraq begins | heavy | public-record
2003 | world | The Space Shuttle Columbia is lost | heavy | public-record
2003 | world | SARS spreads | heavy | public-record
2003 | europe | A deadly heatwave strikes Europe | heavy | public-record
2003 | US | Arnold Schwarzenegger is elected governor | | public-record
2003 | GB | The London congestion charge begins | | public-record
2003 | NL | Princess Amalia is born | | public-record
2003 | BE | Henin beats Clijsters in the French Open final | | public-record
2003 | BE | Urban Trad comes second at Eurovision | | public-record
2003 | DE | Germany wins the Women's World Cup | | public-record
2003 | FR | The Tour de France is a hundred years old | | public-record
2003 | ES | Fernando Alonso wins his first Grand Prix | | public-record
2003 | ES | Juan Carlos Ferrero wins the French Open | | public-record
2004 | world | Athens hosts the Olympic Games | | public-record
2004 | world | Facebook begins | | public-record
2004 | world | Two rovers land on Mars | | public-record
2004 | world | Cassini begins to circle Saturn | | public-record
2004 | world | SpaceShipOne takes a private pilot into space | | public-record
2004 | world | The Return of the King wins eleven Oscars | | public-record
2004 | world | A tsunami strikes the Indian Ocean | heavy | public-record
2004 | europe | Ten countries join the European Union | | public-record
2004 | europe | Greece wins the European championship | | public-record
2004 | US | The Boston Red Sox win the World Series at last | | public-record
2004 | US | George W. Bush is re-elected | | public-record
2004 | GB | Kelly Holmes wins two Olympic golds | | public-record
2004 | NL | Leontien van Moorsel wins her last Olympic gold | | public-record
2004 | NL | Theo van Gogh is murdered | heavy | public-record
2004 | BE | Justine Henin wins Olympic gold | | public-record
2004 | DE | Michael Schumacher wins his seventh world title | | public-record
2004 | FR | The Millau Viaduct opens | | public-record
2004 | ES | Felipe marries Letizia | | public-record
2004 | ES | Bombs on trains in Madrid | heavy | public-record
2005 | world | Benedict XVI becomes pope | | public-record
2005 | world | The first video is put on YouTube | | public-record
2005 | world | Live 8 concerts are held round the world | | public-record
2005 | world | Huygens lands on Saturn's moon Titan | | public-record
2005 | world | The Airbus A380 flies for the first time | | public-record
2005 | world | Prince Charles marries Camilla | | public-record
2005 | world | Pope John Paul II dies | heavy | public-record
2005 | world | An earthquake strikes Kashmir | heavy | public-record
2005 | US | Hurricane Katrina floods New Orleans | heavy | public-record
2005 | US | The Chicago White Sox win the World Series | | public-record
2005 | GB | Bombs in London kill 52 | heavy | public-record
2005 | GB | Liverpool wins the final in Istanbul | | public-record
2005 | GB | London is chosen for the 2012 Olympics | | public-record
2005 | NL FR | Voters reject the European constitution | | public-record
2005 | BE | Tom Boonen becomes world cycling champion | | public-record
2005 | BE | Kim Clijsters wins the US Open | | public-record
2005 | DE | Angela Merkel becomes chancellor | | public-record
2005 | DE | The Frauenkirche in Dresden is consecrated again | | public-record
2005 | FR | Riots spread through the suburbs | heavy | public-record
2005 | ES | Rafael Nadal wins his first French Open | | public-record
2005 | ES | Fernando Alonso becomes world champion | | public-record
2005 | ES | Spain makes same-sex marriage legal | | public-record
2006 | world | Italy wins the football World Cup | | public-record
2006 | world | Pluto is no longer called a planet | | public-record
2006 | world | Turin hosts the Winter Olympics | | public-record
2006 | world | Twitter begins | | public-record
2006 | world | The Wii goes on sale | | public-record
2006 | world | Montenegro becomes independent | | public-record
2006 | world | Saddam Hussein is executed | heavy | public-record
2006 | europe | Lordi wins Eurovision with Hard Rock Hallelujah | | public-record
2006 | US | The St. Louis Cardinals win the World Series | | public-record
2006 | GB | The Queen turns eighty | | public-record
2006 | NL | Ireen Wüst wins her first Olympic gold | | public-record
2006 | NL | The film Black Book is a hit | | public-record
2006 | BE | A hoax newscast says Flanders has left Belgium | | public-record
2006 | DE | Germany has its summer fairy tale | | public-record
2006 | FR | The Musée du quai Branly opens | | public-record
2006 | FR | Zidane is sent off in the World Cup final | | public-record
2006 | ES | Spain wins the basketball world championship | | public-record
2006 | ES | Barcelona wins the Champions League | | public-record
2007 | world | Apple presents the iPhone | | public-record
2007 | world | The last Harry Potter book is published | | public-record
2007 | world | Al Gore shares the Nobel Peace Prize | | public-record
2007 | world | Live Earth concerts are held round the world | | public-record
2007 | world | Ratatouille opens in the cinemas | | public-record
2007 | world | New Seven Wonders of the World are chosen | | public-record
2007 | world | Benazir Bhutto is assassinated | heavy | public-record
2007 | europe | Romania and Bulgaria join the European Union | | public-record
2007 | europe | The Lisbon Treaty is signed | | public-record
2007 | US | A gunman kills 32 at Virginia Tech | heavy | public-record
2007 | US | Barry Bonds breaks the home run record | | public-record
2007 | GB | Gordon Brown becomes prime minister | | public-record
2007 | GB | St Pancras opens for Eurostar | | public-record
2007 | NL | Princess Ariane is born | | public-record
2007 | BE | Belgium is long without a new government | | public-record
2007 | DE | The polar bear Knut delights Berlin | | public-record
2007 | DE | Germany wins the handball world championship | | public-record
2007 | FR | Nicolas Sarkozy is elected president | | public-record
2007 | FR | A TGV sets a record of 574.8 km/h | | public-record
2007 | ES | Alberto Contador wins the Tour de France | | public-record
2008 | world | Beijing hosts the Olympic Games | | public-record
2008 | world | Michael Phelps wins eight Olympic golds | | public-record
2008 | world | Barack Obama is elected president | | public-record
2008 | world | The Large Hadron Collider starts up | | public-record
2008 | world | Lehman Brothers falls in the financial crisis | | public-record
2008 | world | Usain Bolt wins the 100 and 200 metres | | public-record
2008 | world | The Dark Knight opens in the cinemas | | public-record
2008 | world | An earthquake strikes Sichuan | heavy | public-record
2008 | world | Gunmen attack Mumbai | heavy | public-record
2008 | europe | Kosovo declares its independence | | public-record
2008 | US | The Philadelphia Phillies win the World Series | | public-record
2008 | GB | Lewis Hamilton becomes world champion | | public-record
2008 | NL | Maarten van der Weijden wins Olympic gold | | public-record
2008 | BE | Tia Hellebaut wins Olympic gold | | public-record
2008 | DE | Britta Steffen wins two Olympic golds | | public-record
2008 | FR | Bienvenue chez les Ch'tis breaks records | | public-record
2008 | ES | Spain wins the European championship | | public-record
2008 | ES | Rafael Nadal wins Wimbledon | | public-record
2009 | world | Barack Obama takes office | | public-record
2009 | world | A plane lands safely on the Hudson River | | public-record
2009 | world | Usain Bolt runs 100 metres in 9.58 seconds | | public-record
2009 | world | Avatar opens in the cinemas | | public-record
2009 | world | The first bitcoins are made | | public-record
2009 | world | Roger Federer wins the French Open at last | | public-record
2009 | world | Michael Jackson dies | heavy | public-record
2009 | world | Swine flu spreads | heavy | public-record
2009 | europe | Alexander Rybak wins Eurovision with Fairytale | | public-record
2009 | US | The New York Yankees win the World Series | | public-record
2009 | GB | Susan Boyle sings on Britain's Got Talent | | public-record
2009 | GB | Jenson Button becomes world champion | | public-record
2009 | NL | The Vuelta starts in Assen | | public-record
2009 | NL | An attack on Queen's Day in Apeldoorn | heavy | public-record
2009 | BE | Kim Clijsters returns and wins the US Open | | public-record
2009 | BE | Herman Van Rompuy becomes president of the Council | | public-record
2009 | DE | Herta Müller wins the Nobel Prize | | public-record
2009 | FR | France returns to the command of NATO | | public-record
2009 | FR | An Air France plane is lost over the Atlantic | heavy | public-record
2009 | ES | Barcelona wins six trophies in a year | | public-record
`;
