export const news2010s = `
2010 | world | Spain wins the football World Cup | | public-record
2010 | world | Thirty-three miners are rescued in Chile | | public-record
2010 | world | The Burj Khalifa opens in Dubai | | public-record
2010 | world | Apple presents the iPad | | public-record
2010 | world | Vancouver hosts the Winter Olympics | | public-record
2010 | world | Instagram begins | | public-record
2010 | world | Toy Story 3 opens in the cinemas | | public-record
2010 | world | An earthquake strikes Haiti | heavy | public-record
2010 | europe | Ash from an Icelandic volcano grounds flights | | public-record
2010 | europe | The Polish president's plane crashes at Smolensk | heavy | public-record
2010 | US | The Affordable Care Act becomes law | | public-record
2010 | US | The Deepwater Horizon explodes | heavy | public-record
2010 | GB | David Cameron forms a coalition | | public-record
2010 | NL | The Dutch reach the World Cup final again | | public-record
2010 | NL | Sven Kramer takes the wrong lane in Vancouver | | public-record
2010 | BE | Kim Clijsters wins the US Open again | | public-record
2010 | BE | Trains collide at Buizingen | heavy | public-record
2010 | DE | Lena wins Eurovision with Satellite | | public-record
2010 | DE | Crowds are crushed at the Love Parade | heavy | public-record
2010 | FR | France marches against a later pension | | public-record
2010 | ES | Rafael Nadal wins the US Open | | public-record
2011 | world | Prince William marries Catherine Middleton | | public-record
2011 | world | The Arab Spring | heavy | public-record
2011 | world | There are seven billion people on Earth | | public-record
2011 | world | The Space Shuttle flies for the last time | | public-record
2011 | world | South Sudan becomes independent | | public-record
2011 | world | The last Harry Potter film opens | | public-record
2011 | world | A tsunami strikes Japan and Fukushima | heavy | public-record
2011 | world | Osama bin Laden is killed | heavy | public-record
2011 | world | Steve Jobs dies | heavy | public-record
2011 | europe | The attacks in Oslo and on Utøya | heavy | public-record
2011 | US | Occupy Wall Street begins | | public-record
2011 | GB | The News of the World closes | | public-record
2011 | NL | The Dutch win the Baseball World Cup | | public-record
2011 | BE | Belgium gets a government after 541 days | | public-record
2011 | BE | A storm strikes the Pukkelpop festival | heavy | public-record
2011 | DE | Germany decides to give up nuclear power | | public-record
2011 | DE | Dirk Nowitzki wins the NBA title | | public-record
2011 | FR | Intouchables is a great success | | public-record
2011 | ES | ETA declares an end to its violence | | public-record
2011 | ES | The 15-M movement fills the squares | | public-record
2012 | world | London hosts the Olympic Games | | public-record
2012 | world | The Higgs boson is found | | public-record
2012 | world | The rover Curiosity lands on Mars | | public-record
2012 | world | Felix Baumgartner jumps from the stratosphere | | public-record
2012 | world | Gangnam Style is watched a billion times | | public-record
2012 | world | Barack Obama is re-elected | | public-record
2012 | world | The Artist wins the Oscar for best picture | | public-record
2012 | europe | The Costa Concordia runs aground | heavy | public-record
2012 | europe | The European Union wins the Nobel Peace Prize | | public-record
2012 | US | Hurricane Sandy strikes the East Coast | heavy | public-record
2012 | US | A gunman kills children at Sandy Hook | heavy | public-record
2012 | GB | The Queen celebrates her Diamond Jubilee | | public-record
2012 | GB | Bradley Wiggins wins the Tour de France | | public-record
2012 | NL | Epke Zonderland wins gold on the high bar | | public-record
2012 | NL | Prince Friso is buried by an avalanche | heavy | public-record
2012 | BE | A coach crash at Sierre kills 28 | heavy | public-record
2012 | BE | Philippe Gilbert becomes world cycling champion | | public-record
2012 | DE | Joachim Gauck becomes federal president | | public-record
2012 | FR | François Hollande is elected president | | public-record
2012 | ES | Spain wins the European championship again | | public-record
2012 | US | The San Francisco Giants win the World Series | | public-record
2013 | world | Francis becomes pope | | public-record
2013 | world | Edward Snowden reveals secret surveillance | | public-record
2013 | world | A meteor explodes over Chelyabinsk | | public-record
2013 | world | Frozen opens in the cinemas | | public-record
2013 | world | Prince George is born | | public-record
2013 | world | Alex Ferguson says goodbye to Manchester United | | public-record
2013 | world | Nelson Mandela dies | heavy | public-record
2013 | world | Typhoon Haiyan strikes the Philippines | heavy | public-record
2013 | europe | Croatia joins the European Union | | public-record
2013 | US | Bombs explode at the Boston Marathon | heavy | public-record
2013 | US | The Boston Red Sox win the World Series | | public-record
2013 | GB | Andy Murray wins Wimbledon | | public-record
2013 | NL | Willem-Alexander becomes king | | public-record
2013 | NL | The Rijksmuseum reopens | | public-record
2013 | BE | Philippe becomes king of the Belgians | | public-record
2013 | DE | Bayern beats Dortmund in the Champions League final | | public-record
2013 | FR | France makes same-sex marriage legal | | public-record
2013 | FR | Marseille is European Capital of Culture | | public-record
2013 | ES | A train crashes near Santiago | heavy | public-record
2013 | ES | Marc Márquez wins the MotoGP title at 20 | | public-record
2014 | world | Germany wins the World Cup in Brazil | | public-record
2014 | world | Philae lands on a comet | | public-record
2014 | world | Malala wins the Nobel Peace Prize | | public-record
2014 | world | The ice bucket challenge | | public-record
2014 | world | Sochi hosts the Winter Olympics | | public-record
2014 | world | Germany beats Brazil 7-1 | | public-record
2014 | world | Flight MH370 disappears | heavy | public-record
2014 | world | Ebola spreads in West Africa | heavy | public-record
2014 | world | Russia annexes Crimea | heavy | public-record
2014 | europe | Conchita Wurst wins Eurovision | | public-record
2014 | US | One World Trade Center opens | | public-record
2014 | GB | Scotland votes to stay in the United Kingdom | | public-record
2014 | NL | Flight MH17 is shot down over Ukraine | heavy | public-record
2014 | NL | Dutch skaters win eight golds in Sochi | | public-record
2014 | BE | The Red Devils reach the World Cup quarter-final | | public-record
2014 | DE | Alexander Gerst flies to the Space Station | | public-record
2014 | FR | Renaud Lavillenie vaults 6.16 metres | | public-record
2014 | FR | Patrick Modiano wins the Nobel Prize | | public-record
2014 | ES | Felipe VI becomes king | | public-record
2014 | ES | Real Madrid wins its tenth European Cup | | public-record
2015 | world | New Horizons flies past Pluto | | public-record
2015 | world | The Paris Agreement on climate is adopted | | public-record
2015 | world | Star Wars: The Force Awakens opens | | public-record
2015 | world | Ireland votes for same-sex marriage | | public-record
2015 | world | Princess Charlotte is born | | public-record
2015 | world | New Zealand wins the Rugby World Cup again | | public-record
2015 | world | An earthquake strikes Nepal | heavy | public-record
2015 | world | Attacks in Paris kill 130 people | heavy | public-record
2015 | US | American Pharoah wins the Triple Crown | | public-record
2015 | US | Same-sex marriage becomes legal in every state | | public-record
2015 | GB | Britain wins the Davis Cup | | public-record
2015 | GB | Elizabeth II is now the longest reigning monarch | | public-record
2015 | NL | Dafne Schippers becomes world champion | | public-record
2015 | NL | The Tour de France starts in Utrecht | | public-record
2015 | BE | Belgium reaches the Davis Cup final | | public-record
2015 | DE | Angela Merkel says "Wir schaffen das" | | public-record
2015 | DE FR ES | A Germanwings plane crashes in the Alps | heavy | public-record
2015 | FR | The attack on Charlie Hebdo | heavy | public-record
2015 | ES | Barcelona wins its second treble | | public-record
2015 | ES | Spain wins the European basketball title | | public-record
2015 | FR | Dheepan wins the Palme d'Or | | public-record
2016 | world | Rio de Janeiro hosts the Olympic Games | | public-record
2016 | world | Gravitational waves are observed | | public-record
2016 | world | Pokémon Go sends people outdoors | | public-record
2016 | world | Donald Trump is elected president | | public-record
2016 | world | Bob Dylan wins the Nobel Prize | | public-record
2016 | world | Simone Biles wins four Olympic golds | | public-record
2016 | world | Juno begins to circle Jupiter | | public-record
2016 | world | David Bowie and Prince die | heavy | public-record
2016 | europe | The Gotthard Base Tunnel opens | | public-record
2016 | europe | Portugal wins the European championship | | public-record
2016 | US | The Chicago Cubs win after 108 years | | public-record
2016 | GB | Britain votes to leave the European Union | | public-record
2016 | GB | Leicester City wins the Premier League | | public-record
2016 | NL | Max Verstappen wins his first Grand Prix | | public-record
2016 | NL | Sanne Wevers wins gold on the beam | | public-record
2016 | BE | Nafissatou Thiam wins Olympic gold | | public-record
2016 | BE | Greg Van Avermaet wins Olympic gold | | public-record
2016 | BE | The attacks in Brussels and Zaventem | heavy | public-record
2016 | DE | Nico Rosberg becomes world champion | | public-record
2016 | DE | Attack on a Christmas market in Berlin | heavy | public-record
2016 | FR | France hosts Euro 2016 | | public-record
2016 | FR | The attack in Nice on 14 July | heavy | public-record
2016 | ES | Carolina Marín wins Olympic gold | | public-record
2017 | world | Despacito is the song of the summer | | public-record
2017 | world | The #MeToo movement spreads | | public-record
2017 | world | Cassini ends its journey at Saturn | | public-record
2017 | world | Wonder Woman opens in the cinemas | | public-record
2017 | world | The Nintendo Switch goes on sale | | public-record
2017 | world | Salvator Mundi becomes the most expensive painting | | public-record
2017 | world | A gunman kills concertgoers in Las Vegas | heavy | public-record
2017 | europe | Salvador Sobral wins Eurovision for Portugal | | public-record
2017 | US | A total eclipse crosses the whole country | | public-record
2017 | US | Hurricanes Harvey, Irma and Maria strike | heavy | public-record
2017 | GB | Prince Harry and Meghan Markle get engaged | | public-record
2017 | GB | Grenfell Tower burns | heavy | public-record
2017 | NL | Dutch women win the European championship | | public-record
2017 | NL | Tom Dumoulin wins the Giro d'Italia | | public-record
2017 | BE | Philippe Gilbert wins the Tour of Flanders | | public-record
2017 | DE | The Elbphilharmonie opens in Hamburg | | public-record
2017 | DE | Germany makes same-sex marriage legal | | public-record
2017 | FR | Emmanuel Macron is elected president | | public-record
2017 | ES | Catalonia holds a disputed referendum | | public-record
2017 | ES | The attack on the Rambla in Barcelona | heavy | public-record
2018 | world | France wins the World Cup in Russia | | public-record
2018 | world | Boys are rescued from a cave in Thailand | | public-record
2018 | world | Prince Harry marries Meghan Markle | | public-record
2018 | world | Greta Thunberg begins her school strike | | public-record
2018 | world | Pyeongchang hosts the Winter Olympics | | public-record
2018 | world | Trump and Kim Jong Un meet in Singapore | | public-record
2018 | world | Black Panther opens in the cinemas | | public-record
2018 | europe | The Morandi Bridge collapses in Genoa | heavy | public-record
2018 | europe | Netta wins Eurovision with Toy | | public-record
2018 | US | The Falcon Heavy sends a car into space | | public-record
2018 | US | A gunman kills 17 at a school in Parkland | heavy | public-record
2018 | GB | England reaches the World Cup semi-final | | public-record
2018 | GB | Geraint Thomas wins the Tour de France | | public-record
2018 | NL | Leeuwarden is European Capital of Culture | | public-record
2018 | BE | The Red Devils come third at the World Cup | | public-record
2018 | BE | Belgium wins the hockey World Cup | | public-record
2018 | DE | The last black coal mine closes | | public-record
2018 | DE | Alexander Gerst commands the Space Station | | public-record
2018 | FR | The yellow vests take to the roundabouts | | public-record
2018 | ES | Pedro Sánchez becomes prime minister | | public-record
2019 | world | The first picture of a black hole is shown | | public-record
2019 | world | Chang'e 4 lands on the far side of the Moon | | public-record
2019 | world | Naruhito becomes emperor of Japan | | public-record
2019 | world | Avengers: Endgame opens in the cinemas | | public-record
2019 | world | Eliud Kipchoge runs a marathon in under two hours | | public-record
2019 | world | Young people strike for the climate | | public-record
2019 | world | South Africa wins the Rugby World Cup | | public-record
2019 | world | Notre-Dame de Paris burns | heavy | public-record
2019 | world | A gunman attacks mosques in Christchurch | heavy | public-record
2019 | US | The United States wins the Women's World Cup | | public-record
2019 | US | Tiger Woods wins the Masters again | | public-record
2019 | GB | England wins the Cricket World Cup | | public-record
2019 | GB | Boris Johnson becomes prime minister | | public-record
2019 | NL | Duncan Laurence wins Eurovision with Arcade | | public-record
2019 | NL | Mathieu van der Poel wins the Amstel Gold Race | | public-record
2019 | BE | The Tour de France starts in Brussels | | public-record
2019 | DE | The Bauhaus turns one hundred | | public-record
2019 | FR | France hosts the Women's World Cup | | public-record
2019 | ES | Spain wins the basketball World Cup | | public-record
2019 | ES | Rafael Nadal wins his twelfth French Open | | public-record
`;
