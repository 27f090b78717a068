export const news1990s = `
1990 | world | Nelson Mandela is released | | public-record
1990 | world | Germany is reunited | | public-record
1990 | world | West Germany wins the football World Cup | | public-record
1990 | world | The Hubble Space Telescope is launched | | public-record
1990 | world | The Three Tenors sing in Rome | | public-record
1990 | world | The first McDonald's opens in Moscow | | public-record
1990 | world | Iraq invades Kuwait | heavy | public-record
1990 | US | The Americans with Disabilities Act becomes law | | public-record
1990 | GB FR | The Channel Tunnel meets in the middle | | public-record
1990 | GB | Margaret Thatcher resigns | | public-record
1990 | NL | Amsterdam shows Van Gogh a century after his death | | public-record
1990 | BE | King Baudouin steps aside over the abortion law | | public-record
1990 | FR | Cyrano de Bergerac with Depardieu opens | | public-record
1990 | ES | Private television begins in Spain | | public-record
1990 | DE | All of Germany votes for one Bundestag | | public-record
1991 | world | The Soviet Union comes to an end | | public-record
1991 | world | The first website goes online | | public-record
1991 | world | The ice man Ötzi is found in the Alps | | public-record
1991 | world | Nirvana releases Nevermind | | public-record
1991 | world | South Africa repeals its apartheid laws | | public-record
1991 | world | Terminator 2 opens in the cinemas | | public-record
1991 | world | The Gulf War | heavy | public-record
1991 | world | Freddie Mercury dies | heavy | public-record
1991 | europe | War breaks out in Yugoslavia | heavy | public-record
1991 | US | Magic Johnson says he has HIV | heavy | public-record
1991 | US | The Minnesota Twins win the World Series | | public-record
1991 | GB | Helen Sharman is the first Briton in space | | public-record
1991 | NL | European leaders meet in Maastricht | | public-record
1991 | BE | Women may succeed to the Belgian throne | | public-record
1991 | DE | The Bundestag votes to move to Berlin | | public-record
1991 | DE | Michael Stich beats Becker at Wimbledon | | public-record
1991 | FR | Édith Cresson becomes prime minister | | public-record
1991 | FR | France wins the Davis Cup | | public-record
1991 | ES | Miguel Induráin wins his first Tour de France | | public-record
1992 | world | Barcelona hosts the Olympic Games | | public-record
1992 | world | The Dream Team wins Olympic basketball | | public-record
1992 | world | The Earth Summit meets in Rio de Janeiro | | public-record
1992 | world | The first text message is sent | | public-record
1992 | world | Albertville hosts the Winter Olympics | | public-record
1992 | world | Expo '92 opens in Seville | | public-record
1992 | europe | The Maastricht Treaty is signed | | public-record
1992 | europe | Denmark wins the European championship | | public-record
1992 | europe | War breaks out in Bosnia | heavy | public-record
1992 | US | Bill Clinton is elected president | | public-record
1992 | US | Riots break out in Los Angeles | heavy | public-record
1992 | GB | The Premier League begins | | public-record
1992 | NL | Ellen van Langen wins Olympic gold | | public-record
1992 | NL | A cargo plane crashes into the Bijlmer | heavy | public-record
1992 | BE | Dirk Frimout is the first Belgian in space | | public-record
1992 | DE | Dieter Baumann wins Olympic gold over 5000 metres | | public-record
1992 | FR | Euro Disney opens near Paris | | public-record
1992 | ES | The AVE begins to run from Madrid to Seville | | public-record
1992 | ES | Barcelona wins its first European Cup | | public-record
1993 | world | Jurassic Park opens in the cinemas | | public-record
1993 | world | Israel and the PLO sign the Oslo Accords | | public-record
1993 | world | Mandela and De Klerk win the Nobel Peace Prize | | public-record
1993 | world | The Web is made free for everyone | | public-record
1993 | world | Astronauts repair the Hubble telescope | | public-record
1993 | world | Schindler's List opens in the cinemas | | public-record
1993 | europe | The European Union comes into being | | public-record
1993 | europe | Czechoslovakia splits in two | | public-record
1993 | US | The World Trade Center is bombed | heavy | public-record
1993 | US | Michael Jordan retires for the first time | | public-record
1993 | GB | Buckingham Palace opens to visitors | | public-record
1993 | BE | Antwerp is Cultural Capital of Europe | | public-record
1993 | BE | King Baudouin dies | heavy | public-record
1993 | BE | Albert II becomes king of the Belgians | | public-record
1993 | DE | Germany gets five-digit postcodes | | public-record
1993 | FR | Marseille wins the Champions League | | public-record
1993 | ES | Miguel Induráin wins the Giro and the Tour again | | public-record
1994 | world | Nelson Mandela becomes president | | public-record
1994 | world | The Channel Tunnel opens | | public-record
1994 | world | Brazil wins the World Cup in the United States | | public-record
1994 | world | The Lion King opens in the cinemas | | public-record
1994 | world | Lillehammer hosts the Winter Olympics | | public-record
1994 | world | A comet crashes into Jupiter | | public-record
1994 | world | Forrest Gump opens in the cinemas | | public-record
1994 | world | Genocide in Rwanda | heavy | public-record
1994 | world | Ayrton Senna dies at Imola | heavy | public-record
1994 | world | Kurt Cobain dies | heavy | public-record
1994 | europe | The ferry Estonia sinks | heavy | public-record
1994 | US | Friends is first broadcast | | public-record
1994 | US | A strike ends the baseball season | | public-record
1994 | GB | The National Lottery begins | | public-record
1994 | NL | Wim Kok forms the first purple cabinet | | public-record
1994 | DE | Michael Schumacher wins his first world title | | public-record
1994 | DE | The last Russian troops leave Germany | | public-record
1994 | FR | The painted cave of Chauvet is discovered | | public-record
1994 | ES | Conchita Martínez wins Wimbledon | | public-record
1994 | ES | Miguel Induráin sets the hour record | | public-record
1995 | world | Toy Story opens in the cinemas | | public-record
1995 | world | Windows 95 goes on sale | | public-record
1995 | world | South Africa wins the Rugby World Cup | | public-record
1995 | world | A planet is found round a star like the Sun | | public-record
1995 | world | Galileo begins to circle Jupiter | | public-record
1995 | world | The World Trade Organization is founded | | public-record
1995 | world | An earthquake strikes Kobe | heavy | public-record
1995 | world | Yitzhak Rabin is assassinated | heavy | public-record
1995 | europe | Austria, Finland and Sweden join the Union | | public-record
1995 | europe | The massacre of Srebrenica | heavy | public-record
1995 | US | A bomb in Oklahoma City kills 168 | heavy | public-record
1995 | US | Cal Ripken plays his 2,131st game in a row | | public-record
1995 | GB | Pride and Prejudice is watched by millions | | public-record
1995 | NL | Ajax wins the Champions League | | public-record
1995 | NL | A quarter of a million flee the rising rivers | heavy | public-record
1995 | BE | The Flemish Parliament is elected directly | | public-record
1995 | DE | Christo and Jeanne-Claude wrap the Reichstag | | public-record
1995 | FR | Jacques Chirac is elected president | | public-record
1995 | ES | Miguel Induráin wins his fifth Tour de France | | public-record
1995 | ES | The Infanta Elena marries in Seville | | public-record
1996 | world | Atlanta hosts the Olympic Games | | public-record
1996 | world | Dolly the sheep is born | | public-record
1996 | world | The Spice Girls have a hit with Wannabe | | public-record
1996 | world | The computer Deep Blue wins a game from Kasparov | | public-record
1996 | world | Independence Day opens in the cinemas | | public-record
1996 | world | Michael Johnson wins the 200 and 400 metres | | public-record
1996 | europe | Germany wins Euro 96 in England | | public-record
1996 | US | Bill Clinton is re-elected | | public-record
1996 | GB | A gunman kills children in Dunblane | heavy | public-record
1996 | GB | Charles and Diana divorce | | public-record
1996 | NL | Richard Krajicek wins Wimbledon | | public-record
1996 | NL | The Erasmus Bridge opens in Rotterdam | | public-record
1996 | BE | Fred Deburghgraeve wins Olympic gold | | public-record
1996 | BE | The Dutroux case shocks the country | heavy | public-record
1996 | DE | German-speaking countries agree on a spelling reform | | public-record
1996 | FR | Marie-José Pérec wins two Olympic golds | | public-record
1996 | ES | José María Aznar wins the election | | public-record
1996 | ES | Atlético de Madrid wins league and cup | | public-record
1997 | world | Hong Kong returns to China | | public-record
1997 | world | Titanic opens in the cinemas | | public-record
1997 | world | The first Harry Potter book is published | | public-record
1997 | world | Pathfinder lands on Mars | | public-record
1997 | world | Deep Blue beats Garry Kasparov | | public-record
1997 | world | The comet Hale-Bopp shines in the sky | | public-record
1997 | world | The Tamagotchi craze | | public-record
1997 | world | Diana, Princess of Wales, dies in Paris | heavy | public-record
1997 | world | Mother Teresa dies | heavy | public-record
1997 | US | Tiger Woods wins the Masters at 21 | | public-record
1997 | GB | Tony Blair becomes prime minister | | public-record
1997 | GB | Katrina and the Waves win Eurovision | | public-record
1997 | NL | The Elfstedentocht is won by Henk Angenent | | public-record
1997 | NL | The Treaty of Amsterdam is signed | | public-record
1997 | BE FR | The fast line from Paris to Brussels is complete | | public-record
1997 | DE | Jan Ullrich wins the Tour de France | | public-record
1997 | DE | Borussia Dortmund wins the Champions League | | public-record
1997 | FR | World Youth Day fills Paris | | public-record
1997 | ES | The Guggenheim Museum opens in Bilbao | | public-record
1997 | ES | Miguel Ángel Blanco is murdered | heavy | public-record
1998 | world | France wins the World Cup at home | | public-record
1998 | world | Google is founded | | public-record
1998 | world | Building of the Space Station begins | | public-record
1998 | world | Nagano hosts the Winter Olympics | | public-record
1998 | world | Titanic wins eleven Oscars | | public-record
1998 | world | John Glenn returns to space at 77 | | public-record
1998 | world | Hurricane Mitch strikes Central America | heavy | public-record
1998 | europe | The European Central Bank is founded | | public-record
1998 | US | McGwire and Sosa chase the home run record | | public-record
1998 | US | The House impeaches Bill Clinton | | public-record
1998 | GB | The Good Friday Agreement is signed | | public-record
1998 | GB | A bomb in Omagh kills 29 | heavy | public-record
1998 | GB | The Angel of the North is put up | | public-record
1998 | NL | Marianne Timmer wins two Olympic golds | | public-record
1998 | BE | Marc Dutroux escapes for a few hours | heavy | public-record
1998 | DE | Gerhard Schröder becomes chancellor | | public-record
1998 | DE | An express train crashes at Eschede | heavy | public-record
1998 | FR | The Stade de France opens | | public-record
1998 | ES | Real Madrid wins its seventh European Cup | | public-record
1999 | world | There are six billion people on Earth | | public-record
1999 | world | Piccard and Jones fly round the world by balloon | | public-record
1999 | world | The Matrix opens in the cinemas | | public-record
1999 | world | A new Star Wars film opens after sixteen years | | public-record
1999 | world | The world gets ready for the year 2000 | | public-record
1999 | world | The Women's World Cup fills the Rose Bowl | | public-record
1999 | world | An earthquake strikes northwestern Turkey | heavy | public-record
1999 | europe | A total eclipse of the Sun crosses Europe | | public-record
1999 | europe | The euro begins as the currency of eleven countries | | public-record
1999 | europe | War in Kosovo | heavy | public-record
1999 | US | Two pupils kill thirteen at Columbine | heavy | public-record
1999 | GB | Manchester United wins the treble | | public-record
1999 | GB | The Scottish Parliament opens | | public-record
1999 | NL | The first Big Brother is broadcast | | public-record
1999 | BE | Prince Philippe marries Mathilde | | public-record
1999 | DE | The Bundestag meets in the Reichstag again | | public-record
1999 | DE | Günter Grass wins the Nobel Prize | | public-record
1999 | FR | Great storms cross France at Christmas | heavy | public-record
1999 | FR | France introduces the civil union PACS | | public-record
1999 | ES | Àlex Crivillé becomes world champion | | public-record
1999 | ES | Almodóvar presents All About My Mother | | public-record
1999 | US | The New York Yankees win the World Series | | public-record
`;
