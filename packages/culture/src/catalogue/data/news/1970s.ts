export const news1970s = `
1970 | world | Brazil wins its third football World Cup | | public-record
1970 | world | Apollo 13 returns safely | | public-record
1970 | world | The Beatles break up | | public-record
1970 | world | Expo '70 opens in Osaka | | public-record
1970 | world | The first Earth Day is held | | public-record
1970 | world | The Aswan High Dam is completed | | public-record
1970 | world | Jimi Hendrix and Janis Joplin die | heavy | public-record
1970 | US | Four students are shot at Kent State | heavy | public-record
1970 | GB | Edward Heath wins the general election | | public-record
1970 | GB | The Isle of Wight Festival draws a vast crowd | | public-record
1970 | NL | Feyenoord wins the European Cup | | public-record
1970 | BE | Eddy Merckx wins the Giro and the Tour | | public-record
1970 | DE | Willy Brandt kneels in Warsaw | | public-record
1970 | DE | Tatort is first broadcast | | public-record
1970 | FR | Charles de Gaulle dies | heavy | public-record
1970 | ES | The General Education Act is passed | | public-record
1970 | US | Monday Night Football is first broadcast | | public-record
1971 | world | Walt Disney World opens in Florida | | public-record
1971 | world | Greenpeace sets out on its first voyage | | public-record
1971 | world | Intel presents the microprocessor | | public-record
1971 | world | Astronauts drive a car on the Moon | | public-record
1971 | world | The Concert for Bangladesh is held | | public-record
1971 | world | War leads to the birth of Bangladesh | heavy | public-record
1971 | europe | Swiss women get the vote | | public-record
1971 | US | The voting age is lowered to 18 | | public-record
1971 | GB | Decimal money is introduced | | public-record
1971 | NL | Ajax wins the European Cup | | public-record
1971 | BE | Eddy Merckx wins his third Tour de France | | public-record
1971 | DE | Die Sendung mit der Maus begins | | public-record
1971 | DE | Willy Brandt wins the Nobel Peace Prize | | public-record
1971 | FR | Doctors Without Borders is founded in Paris | | public-record
1972 | world | Munich hosts the Olympic Games | | public-record
1972 | world | Mark Spitz wins seven Olympic golds | | public-record
1972 | world | Richard Nixon visits China | | public-record
1972 | world | Bobby Fischer beats Boris Spassky | | public-record
1972 | world | The last astronauts walk on the Moon | | public-record
1972 | world | The Godfather opens in the cinemas | | public-record
1972 | world | Sapporo hosts the Winter Olympics | | public-record
1972 | world | Israeli athletes are killed at the Munich Olympics | heavy | public-record
1972 | US | The Watergate break-in | | public-record
1972 | GB | Bloody Sunday in Derry | heavy | public-record
1972 | GB | The treasures of Tutankhamun are shown in London | | public-record
1972 | NL | Ard Schenk wins three Olympic golds | | public-record
1972 | BE | Eddy Merckx sets the hour record | | public-record
1972 | DE | West Germany wins the European championship | | public-record
1972 | FR | The Renault 5 is launched | | public-record
1972 | ES | Paquito Fernández Ochoa wins Olympic gold | | public-record
1973 | world | The Sydney Opera House opens | | public-record
1973 | world | The oil crisis begins | | public-record
1973 | world | The Paris accords on Vietnam are signed | | public-record
1973 | world | Skylab is launched | | public-record
1973 | world | The first call is made on a hand-held mobile phone | | public-record
1973 | world | Billie Jean King beats Bobby Riggs | | public-record
1973 | world | Salvador Allende is overthrown in Chile | heavy | public-record
1973 | world | The Yom Kippur War | heavy | public-record
1973 | europe | Britain, Ireland and Denmark join the Community | | public-record
1973 | US | Secretariat wins the Triple Crown | | public-record
1973 | GB | Princess Anne marries Mark Phillips | | public-record
1973 | NL BE DE | Roads stay empty on car-free Sundays | | public-record
1973 | NL | Ajax wins its third European Cup in a row | | public-record
1973 | ES | Johan Cruyff joins Barcelona | | public-record
1973 | ES | Luis Ocaña wins the Tour de France | | public-record
1973 | ES | Luis Carrero Blanco is assassinated | heavy | public-record
1974 | world | West Germany wins the World Cup at home | | public-record
1974 | world | ABBA wins Eurovision with Waterloo | | public-record
1974 | world | Richard Nixon resigns | | public-record
1974 | world | Muhammad Ali beats George Foreman in Kinshasa | | public-record
1974 | world | China's Terracotta Army is discovered | | public-record
1974 | world | The skeleton Lucy is found in Ethiopia | | public-record
1974 | world | Cyprus is divided | heavy | public-record
1974 | europe | The Carnation Revolution in Portugal | | public-record
1974 | US | Hank Aaron hits his 715th home run | | public-record
1974 | GB | Britain holds two general elections in one year | | public-record
1974 | NL | The Dutch reach the World Cup final | | public-record
1974 | BE | Eddy Merckx wins his fifth Tour de France | | public-record
1974 | DE | Helmut Schmidt becomes chancellor | | public-record
1974 | DE | The Volkswagen Golf goes on sale | | public-record
1974 | FR | Valéry Giscard d'Estaing is elected president | | public-record
1974 | ES | Cruyff's Barcelona wins the league | | public-record
1975 | world | Apollo and Soyuz meet in space | | public-record
1975 | world | Jaws opens in the cinemas | | public-record
1975 | world | Junko Tabei is the first woman on Mount Everest | | public-record
1975 | world | Microsoft is founded | | public-record
1975 | world | The Helsinki Accords are signed | | public-record
1975 | world | Bohemian Rhapsody is released | | public-record
1975 | world | Saigon falls; the Vietnam War ends | heavy | public-record
1975 | US | Saturday Night Live is first broadcast | | public-record
1975 | GB | Britain votes to stay in the Community | | public-record
1975 | GB | Margaret Thatcher becomes leader of her party | | public-record
1975 | NL | Suriname becomes independent | | public-record
1975 | NL | Teach-In wins Eurovision with Ding-A-Dong | | public-record
1975 | NL | A train is hijacked at Wijster | heavy | public-record
1975 | BE | Europalia shows the culture of France | | public-record
1975 | DE | Bayern Munich wins the European Cup again | | public-record
1975 | FR | The Tour de France first ends on the Champs-Élysées | | public-record
1975 | FR | The Veil law makes abortion legal | | public-record
1975 | ES | Juan Carlos becomes king | | public-record
1976 | world | Montreal hosts the Olympic Games | | public-record
1976 | world | Nadia Comăneci scores a perfect ten | | public-record
1976 | world | Concorde begins to carry passengers | | public-record
1976 | world | Viking 1 lands on Mars | | public-record
1976 | world | Apple is founded | | public-record
1976 | world | Innsbruck hosts the Winter Olympics again | | public-record
1976 | world | The CN Tower opens in Toronto | | public-record
1976 | world | The Soweto uprising | heavy | public-record
1976 | world | The Tangshan earthquake | heavy | public-record
1976 | europe | A long, hot and dry summer | | public-record
1976 | US | The nation celebrates its Bicentennial | | public-record
1976 | US | Jimmy Carter is elected president | | public-record
1976 | GB | Brotherhood of Man wins Eurovision | | public-record
1976 | NL | The Lockheed affair shakes the royal house | | public-record
1976 | BE | Lucien Van Impe wins the Tour de France | | public-record
1976 | DE | Rosi Mittermaier wins two Olympic golds | | public-record
1976 | FR | Saint-Étienne plays the European Cup final | | public-record
1976 | ES | The newspaper El País appears | | public-record
1976 | ES | Adolfo Suárez becomes prime minister | | public-record
1977 | world | Star Wars opens in the cinemas | | public-record
1977 | world | The Voyager probes are launched | | public-record
1977 | world | Saturday Night Fever opens in the cinemas | | public-record
1977 | world | Anwar Sadat visits Jerusalem | | public-record
1977 | world | The Apple II computer goes on sale | | public-record
1977 | world | Elvis Presley dies | heavy | public-record
1977 | world | Two jumbo jets collide on Tenerife | heavy | public-record
1977 | US | Roots is watched by the nation | | public-record
1977 | GB | The Queen celebrates her Silver Jubilee | | public-record
1977 | GB | Virginia Wade wins Wimbledon | | public-record
1977 | NL | The Amsterdam metro opens | | public-record
1977 | NL | A train is hijacked at De Punt | heavy | public-record
1977 | BE | Michel Pollentier wins the Giro d'Italia | | public-record
1977 | DE | The German Autumn | heavy | public-record
1977 | FR | The Centre Pompidou opens | | public-record
1977 | FR | Marie Myriam wins Eurovision | | public-record
1977 | ES | Spain votes freely for the first time since 1936 | | public-record
1978 | world | Argentina wins the World Cup at home | | public-record
1978 | world | Louise Brown, the first test-tube baby, is born | | public-record
1978 | world | John Paul II becomes pope | | public-record
1978 | world | The Camp David Accords are signed | | public-record
1978 | world | Grease opens in the cinemas | | public-record
1978 | world | A balloon crosses the Atlantic for the first time | | public-record
1978 | world | More than 900 people die at Jonestown | heavy | public-record
1978 | europe | Aldo Moro is murdered | heavy | public-record
1978 | US | The comic strip Garfield begins | | public-record
1978 | GB | Nottingham Forest wins the league | | public-record
1978 | NL | Gerrie Knetemann becomes world cycling champion | | public-record
1978 | NL | The Dutch lose a second World Cup final | | public-record
1978 | BE | Anderlecht wins the Cup Winners' Cup again | | public-record
1978 | DE | Sigmund Jähn is the first German in space | | public-record
1978 | de | Messner and Habeler climb Everest without oxygen | | public-record
1978 | FR | Bernard Hinault wins his first Tour de France | | public-record
1978 | FR | The Amoco Cadiz breaks up off Brittany | heavy | public-record
1978 | ES | Spain approves its constitution | | public-record
1979 | world | Mother Teresa wins the Nobel Peace Prize | | public-record
1979 | world | The Walkman goes on sale | | public-record
1979 | world | Voyager discovers the rings of Jupiter | | public-record
1979 | world | Pink Floyd releases The Wall | | public-record
1979 | world | Egypt and Israel sign a peace treaty | | public-record
1979 | world | The Shah leaves Iran and Khomeini returns | heavy | public-record
1979 | world | The Soviet Union invades Afghanistan | heavy | public-record
1979 | europe | The European Parliament is elected by the people | | public-record
1979 | US | An accident at the Three Mile Island reactor | heavy | public-record
1979 | GB | Margaret Thatcher becomes prime minister | | public-record
1979 | GB | Sebastian Coe sets three world records | | public-record
1979 | BE | Brussels celebrates its thousand years | | public-record
1979 | DE | Two families flee the GDR by balloon | | public-record
1979 | FR | The first Ariane rocket is launched | | public-record
1979 | ES | Severiano Ballesteros wins the Open | | public-record
1979 | US | Magic Johnson and Larry Bird meet in the final | | public-record
`;
