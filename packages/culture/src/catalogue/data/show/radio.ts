/** Before television, and what went on beside it. */
export const showsRadio = `
1928-1939 | world | The Happy Station | radio | broadcaster
1930-1960 | world | Dance bands live on the radio | radio | broadcaster
1930-1965 | world | The evening news on the radio | radio | broadcaster
1930-1965 | world | The Sunday service on the radio | radio | broadcaster
1930-1965 | world | The children's hour on the radio | radio | broadcaster
1930-1965 | world | A play on the radio | radio | broadcaster
1930-1965 | world | The weather forecast on the radio | radio | broadcaster
1930-1965 | world | The match on the radio | radio | broadcaster
1931- | world | Vatican Radio | radio | broadcaster
1932-1939 | world | BBC Empire Service | radio | broadcaster
1939-1964 | world | BBC Overseas Service | radio | broadcaster
1942-1991 | world | Voice of America | radio | broadcaster
1946-1995 | world | The Happy Station | radio | broadcaster
1955-1996 | world | Voice of America Jazz Hour | radio | broadcaster
1965- | world | BBC World Service | radio | broadcaster
1930-1939 | europe | Concerts from the opera house on the radio | radio | broadcaster
1933-1939 | europe | Radio Luxembourg | radio | broadcaster
1946-1991 | europe | Radio Luxembourg | radio | broadcaster
1946-1965 | europe | The request programme on the radio | radio | broadcaster
1925- | US | Grand Ole Opry | radio | broadcaster
1928-1955 | US | Amos 'n' Andy | radio | broadcaster
1929-1936 | US | The Fleischmann's Yeast Hour | radio | broadcaster
1930-1945 | US | Death Valley Days | radio | broadcaster
1931- | US | Metropolitan Opera broadcasts | radio | broadcaster
1931-1942 | US | Little Orphan Annie | radio | broadcaster
1932-1949 | US | The Jack Benny Program | radio | broadcaster
1932-1959 | US | One Man's Family | radio | broadcaster
1933-1944 | US | President Roosevelt's fireside chats | radio | broadcaster
1933-1949 | US | Kraft Music Hall | radio | broadcaster
1933-1948 | US | The Lone Ranger | radio | broadcaster
1933-1960 | US | Ma Perkins | radio | broadcaster
1934-1950 | US | The Burns and Allen Show | radio | broadcaster
1934-1954 | US | Let's Pretend | radio | broadcaster
1934-1955 | US | Lux Radio Theatre | radio | broadcaster
1935-1945 | US | Major Bowes' Original Amateur Hour | radio | broadcaster
1935-1953 | US | Your Hit Parade | radio | broadcaster
1935-1956 | US | Fibber McGee and Molly | radio | broadcaster
1936-1952 | US | The Green Hornet | radio | broadcaster
1936-1957 | US | Gang Busters | radio | broadcaster
1937-1954 | US | The Shadow | radio | broadcaster
1937-1951 | US | The Guiding Light | radio | broadcaster
1938 | US | The Mercury Theatre on the Air | radio | broadcaster
1939-1953 | US | The Aldrich Family | radio | broadcaster
1940-1951 | US | The Adventures of Superman | radio | broadcaster
1940-1953 | US | Quiz Kids | radio | broadcaster
1941-1951 | US | Duffy's Tavern | radio | broadcaster
1941-1957 | US | The Great Gildersleeve | radio | broadcaster
1942-1962 | US | Suspense | radio | broadcaster
1970- | US | American Top 40 | radio | broadcaster
1974-2016 | US | A Prairie Home Companion | radio | broadcaster
1922-1964 | GB | Children's Hour | radio | broadcaster
1926-1998 | GB | The Week's Good Cause | radio | broadcaster
1927-1939 | GB | The Boat Race on the wireless | radio | broadcaster
1927- | GB | The Proms on the BBC | radio | broadcaster
1928- | GB | The Daily Service | radio | broadcaster
1932-1937 | GB | Henry Hall and the BBC Dance Orchestra | radio | broadcaster
1932-1935 | GB | The King's or Queen's Christmas broadcast | radio | broadcaster
1933-1960 | GB | In Town Tonight | radio | broadcaster
1938-1939 | GB | Band Waggon | radio | broadcaster
1939- | GB | The King's or Queen's Christmas broadcast | radio | broadcaster
1939-1948 | GB | Monday Night at Eight | radio | broadcaster
1939-1949 | GB | It's That Man Again | radio | broadcaster
1940-1967 | GB | Music While You Work | radio | broadcaster
1941-1967 | GB | Workers' Playtime | radio | broadcaster
1941-1942 | GB | Sincerely Yours, Vera Lynn | radio | broadcaster
1942- | GB | Desert Island Discs | radio | broadcaster
1944-1954 | GB | Much-Binding-in-the-Marsh | radio | broadcaster
1945-1980 | GB | Family Favourites | radio | broadcaster
1946-1951 | GB | Dick Barton – Special Agent | radio | broadcaster
1946- | GB | Woman's Hour | radio | broadcaster
1947- | GB | Gardeners' Question Time | radio | broadcaster
1948-1962 | GB | Mrs Dale's Diary | radio | broadcaster
1948- | GB | Sports Report | radio | broadcaster
1950-1982 | GB | Listen with Mother | radio | broadcaster
1951-1960 | GB | The Goon Show | radio | broadcaster
1951- | GB | The Archers | radio | broadcaster
1954-1955 | GB | Hancock's Half Hour | radio | broadcaster
`;
