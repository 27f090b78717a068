export const news1950s = `
1950 | world | Uruguay wins the football World Cup in Brazil | | public-record
1950 | world | The comic strip Peanuts begins | | public-record
1950 | world | The first Formula One championship is raced | | public-record
1950 | world | Walt Disney's Cinderella opens | | public-record
1950 | world | The first Diners Club card is used | | public-record
1950 | world | The Korean War begins | heavy | public-record
1950 | europe | Robert Schuman proposes to share coal and steel | | public-record
1950 | US | The United States beats England at football | | public-record
1950 | GB | Petrol rationing ends | | public-record
1950 | BE | Belgium votes on the return of its king | | public-record
1950 | DE | Food rationing ends in West Germany | | public-record
1950 | FR | A national minimum wage is introduced in France | | public-record
1950 | ES | The car maker SEAT is founded | | public-record
1951 | world | The Catcher in the Rye is published | | public-record
1951 | world | Walt Disney's Alice in Wonderland opens | | public-record
1951 | world | A reactor makes electricity for the first time | | public-record
1951 | world | The first Miss World contest is held | | public-record
1951 | world | Libya becomes independent | | public-record
1951 | europe | Six countries found the Coal and Steel Community | | public-record
1951 | US | I Love Lucy is first broadcast | | public-record
1951 | GB | The Festival of Britain opens | | public-record
1951 | GB | The first zebra crossings are painted | | public-record
1951 | NL | Television begins in the Netherlands | | public-record
1951 | BE | Baudouin becomes king of the Belgians | | public-record
1951 | ES | Barcelona boycotts its trams | | public-record
1951 | DE | The motor show opens in Frankfurt | | public-record
1952 | world | Elizabeth II becomes queen | | public-record
1952 | world | Helsinki hosts the Olympic Games | | public-record
1952 | world | Emil Zátopek wins three Olympic golds | | public-record
1952 | world | Oslo hosts the Winter Olympics | | public-record
1952 | world | Singin' in the Rain opens in the cinemas | | public-record
1952 | world | Jet airliners begin to carry passengers | | public-record
1952 | world | Eva Perón dies | heavy | public-record
1952 | US | Dwight Eisenhower is elected president | | public-record
1952 | GB | The Mousetrap opens in London | | public-record
1952 | GB | The Great Smog chokes London | heavy | public-record
1952 | NL | The Amsterdam-Rhine Canal opens | | public-record
1952 | DE | Television begins again in West Germany | | public-record
1952 | DE | The newspaper Bild appears | | public-record
1952 | FR | Don Camillo with Fernandel is a hit | | public-record
1952 | ES | Ration cards are abolished in Spain | | public-record
1953 | world | Hillary and Tenzing climb Mount Everest | | public-record
1953 | world | Elizabeth II is crowned | | public-record
1953 | world | The structure of DNA is found | | public-record
1953 | world | Fighting in Korea ends with an armistice | | public-record
1953 | world | The first James Bond novel is published | | public-record
1953 | world | Walt Disney's Peter Pan opens | | public-record
1953 | world | Joseph Stalin dies | heavy | public-record
1953 | GB | Sweets come off the ration | | public-record
1953 | GB | Stanley Matthews wins the FA Cup | | public-record
1953 | NL | The North Sea flood strikes Zeeland | heavy | public-record
1953 | BE | Television begins in Belgium | | public-record
1953 | DE | The uprising of 17 June in East Germany | heavy | public-record
1953 | FR | Louison Bobet wins his first Tour de France | | public-record
1953 | FR | Monsieur Hulot's Holiday opens in the cinemas | | public-record
1953 | ES | The first SEAT 1400 is built | | public-record
1953 | US | Roman Holiday makes Audrey Hepburn a star | | public-record
1954 | world | West Germany wins the football World Cup | | public-record
1954 | world | Roger Bannister runs a mile in under four minutes | | public-record
1954 | world | The Lord of the Rings begins to appear | | public-record
1954 | world | The first successful kidney transplant | | public-record
1954 | world | K2 is climbed for the first time | | public-record
1954 | world | The Nautilus, the first nuclear submarine, is launched | | public-record
1954 | europe | Eurovision links the television of eight countries | | public-record
1954 | US | Elvis Presley makes his first single | | public-record
1954 | US | Separate schools for black children are ruled unlawful | | public-record
1954 | GB | Rationing comes to an end | | public-record
1954 | NL | The Tour de France starts in Amsterdam | | public-record
1954 | FR | Abbé Pierre calls for help for the homeless | | public-record
1954 | FR | The Battle of Dien Bien Phu is lost | heavy | public-record
1954 | ES | The Semíramis brings prisoners home from Russia | | public-record
1955 | world | Disneyland opens in California | | public-record
1955 | world | The Salk vaccine against polio is a success | | public-record
1955 | world | Rock Around the Clock is a hit round the world | | public-record
1955 | world | Walt Disney's Lady and the Tramp opens | | public-record
1955 | world | The first Guinness Book of Records appears | | public-record
1955 | world | Albert Einstein dies | heavy | public-record
1955 | world | James Dean dies in a car crash | heavy | public-record
1955 | europe | A crash at Le Mans kills more than eighty | heavy | public-record
1955 | europe | The first European Cup in football begins | | public-record
1955 | US | Rosa Parks keeps her seat on the bus | | public-record
1955 | GB | ITV begins | | public-record
1955 | BE | Stan Ockers becomes world cycling champion | | public-record
1955 | DE | Adenauer brings prisoners of war home from Moscow | | public-record
1955 | de | Austria regains its independence | | public-record
1955 | FR | The Citroën DS is shown in Paris | | public-record
1955 | ES | Spain joins the United Nations | | public-record
1955 | NL | The E55 exhibition opens in Rotterdam | | public-record
1956 | world | Melbourne hosts the Olympic Games | | public-record
1956 | world | Grace Kelly marries Prince Rainier of Monaco | | public-record
1956 | world | Elvis Presley has a hit with Heartbreak Hotel | | public-record
1956 | world | A telephone cable crosses the Atlantic | | public-record
1956 | world | Cortina d'Ampezzo hosts the Winter Olympics | | public-record
1956 | world | My Fair Lady opens on Broadway | | public-record
1956 | world | The Hungarian uprising is crushed | heavy | public-record
1956 | world | The Suez Crisis | heavy | public-record
1956 | europe | The first Eurovision Song Contest is held in Lugano | | public-record
1956 | US | Work on the Interstate highways is approved | | public-record
1956 | GB | Premium Bonds go on sale | | public-record
1956 | BE | A mine fire at Marcinelle kills 262 | heavy | public-record
1956 | FR | French workers win a third week of paid holiday | | public-record
1956 | ES | Television begins in Spain | | public-record
1956 | ES | Real Madrid wins the first European Cup | | public-record
1956 | NL | Rembrandt's 350th birthday is celebrated | | public-record
1957 | world | Sputnik is launched | | public-record
1957 | world | The dog Laika goes into space | | public-record
1957 | world | Ghana becomes independent | | public-record
1957 | world | West Side Story opens on Broadway | | public-record
1957 | world | Juan Manuel Fangio wins his fifth world title | | public-record
1957 | world | Asian flu spreads round the world | heavy | public-record
1957 | europe | The Treaty of Rome is signed | | public-record
1957 | US | The Cat in the Hat is published | | public-record
1957 | US | Nine black pupils enter Little Rock Central High | | public-record
1957 | GB | The Queen's Christmas message is on television | | public-record
1957 | NL | The state pension AOW begins | | public-record
1957 | NL | Corry Brokken wins the Eurovision Song Contest | | public-record
1957 | BE | Gaston Lagaffe appears in Spirou | | public-record
1957 | DE | The Saarland becomes part of West Germany | | public-record
1957 | FR | Jacques Anquetil wins his first Tour de France | | public-record
1957 | ES | The first SEAT 600 is built | | public-record
1957 | ES | The Camp Nou opens in Barcelona | | public-record
1958 | world | Brazil wins the World Cup with the young Pelé | | public-record
1958 | world | The Atomium rises at the Brussels World's Fair | | public-record
1958 | world | NASA is founded | | public-record
1958 | world | John XXIII becomes pope | | public-record
1958 | world | The hula hoop craze | | public-record
1958 | world | The Nautilus sails under the North Pole | | public-record
1958 | europe | Manchester United's plane crashes in Munich | heavy | public-record
1958 | US | Explorer 1, the first American satellite, is launched | | public-record
1958 | GB | Britain's first motorway, the Preston Bypass, opens | | public-record
1958 | NL | The Delta Act is passed | | public-record
1958 | BE | The Smurfs appear for the first time | | public-record
1958 | DE | Elvis Presley arrives in Germany as a soldier | | public-record
1958 | FR | The Fifth Republic begins | | public-record
1958 | FR | Just Fontaine scores thirteen World Cup goals | | public-record
1959 | world | Fidel Castro comes to power in Cuba | | public-record
1959 | world | The Barbie doll is presented | | public-record
1959 | world | Luna 2 is the first craft to reach the Moon | | public-record
1959 | world | The far side of the Moon is photographed | | public-record
1959 | world | Ben-Hur opens in the cinemas | | public-record
1959 | world | The Antarctic Treaty is signed | | public-record
1959 | world | Buddy Holly dies in a plane crash | heavy | public-record
1959 | US | Alaska and Hawaii become states | | public-record
1959 | US | The Guggenheim Museum opens in New York | | public-record
1959 | GB | The Mini goes on sale | | public-record
1959 | NL | Natural gas is found at Slochteren | | public-record
1959 | BE | Prince Albert marries Paola | | public-record
1959 | DE | Unser Sandmännchen begins in East Berlin | | public-record
1959 | FR | Asterix appears in Pilote | | public-record
1959 | FR | The Malpasset dam breaks | heavy | public-record
1959 | ES | Federico Bahamontes wins the Tour de France | | public-record
1959 | ES | Severo Ochoa wins the Nobel Prize | | public-record
`;
