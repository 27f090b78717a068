export const showsUs = `
1947-1957 | US | Kukla, Fran and Ollie | tv | broadcaster
1947-1960 | US | Howdy Doody | tv | broadcaster
1947- | US | Meet the Press | tv | broadcaster
1948-1953 | US | Texaco Star Theater | tv | broadcaster
1948-1971 | US | The Ed Sullivan Show | tv | broadcaster
1949-1957 | US | The Lone Ranger | tv | broadcaster
1950-1954 | US | Your Show of Shows | tv | broadcaster
1950-1961 | US | You Bet Your Life | tv | broadcaster
1950-1965 | US | The Jack Benny Program | tv | broadcaster
1950-1967 | US | What's My Line? | tv | broadcaster
1951-1957 | US | I Love Lucy | tv | broadcaster
1951-1959 | US | Dragnet | tv | broadcaster
1952- | US | The Today Show | tv | broadcaster
1952-1958 | US | Adventures of Superman | tv | broadcaster
1952-1966 | US | The Adventures of Ozzie and Harriet | tv | broadcaster
1952-1989 | US | American Bandstand | tv | broadcaster
1952-2009 | US | Guiding Light | tv | broadcaster
1954-1959 | US | The Adventures of Rin Tin Tin | tv | broadcaster
1954-1959 | US | Lassie | tv | broadcaster
1954-1960 | US | Father Knows Best | tv | broadcaster
1954- | US | The Tonight Show | tv | broadcaster
1955-1956 | US | The Honeymooners | tv | broadcaster
1955-1959 | US | The Mickey Mouse Club | tv | broadcaster
1955-1962 | US | Alfred Hitchcock Presents | tv | broadcaster
1955-1982 | US | The Lawrence Welk Show | tv | broadcaster
1955-1975 | US | Gunsmoke | tv | broadcaster
1955-1984 | US | Captain Kangaroo | tv | broadcaster
1956-2010 | US | As the World Turns | tv | broadcaster
1957-1960 | US | Perry Mason | tv | broadcaster
1957-1962 | US | Maverick | tv | broadcaster
1957-1963 | US | Have Gun – Will Travel | tv | broadcaster
1957-1963 | US | Leave It to Beaver | tv | broadcaster
1959-1963 | US | Bonanza | tv | broadcaster
1959-1964 | US | The Twilight Zone | tv | broadcaster
1959-1965 | US | Rawhide | tv | broadcaster
1960-1962 | US | The Flintstones | tv | broadcaster
1960-1968 | US | The Andy Griffith Show | tv | broadcaster
1961-1966 | US | The Dick Van Dyke Show | tv | broadcaster
1962-1971 | US | The Beverly Hillbillies | tv | broadcaster
1963-1964 | US | The Fugitive | tv | broadcaster
1963- | US | General Hospital | tv | broadcaster
1964-1965 | US | Flipper | tv | broadcaster
1964-1965 | US | Bewitched | tv | broadcaster
1964-1966 | US | The Addams Family | tv | broadcaster
1964-1967 | US | Gilligan's Island | tv | broadcaster
1964-1975 | US | Jeopardy! | tv | broadcaster
1964-1966 | US | The Man from U.N.C.L.E. | tv | broadcaster
1965-1970 | US | I Dream of Jeannie | tv | broadcaster
1965-1971 | US | Hogan's Heroes | tv | broadcaster
1966-1968 | US | Batman | tv | broadcaster
1966-1969 | US | Star Trek | tv | broadcaster
1966 | US | Mission: Impossible | tv | broadcaster
1966-1968 | US | Daktari | tv | broadcaster
1967-1978 | US | The Carol Burnett Show | tv | broadcaster
1967-1969 | US | Ironside | tv | broadcaster
1968-1973 | US | Rowan & Martin's Laugh-In | tv | broadcaster
1968-2001 | US | Mister Rogers' Neighborhood | tv | broadcaster
1968- | US | 60 Minutes | tv | broadcaster
1969-1970 | US | Scooby-Doo, Where Are You! | tv | broadcaster
1969-1974 | US | The Brady Bunch | tv | broadcaster
1969- | US | Sesame Street | tv | broadcaster
1969-1972 | US | The Pink Panther Show | tv | broadcaster
1970-1974 | US | The Partridge Family | tv | broadcaster
1970-1977 | US | The Mary Tyler Moore Show | tv | broadcaster
1971-1979 | US | All in the Family | tv | broadcaster
1971-2006 | US | Soul Train | tv | broadcaster
1971-1972 | US | Columbo | tv | broadcaster
1972- | US | The Price Is Right | tv | broadcaster
1972-1977 | US | Sanford and Son | tv | broadcaster
1972-1983 | US | M*A*S*H | tv | broadcaster
1972-1974 | US | The Streets of San Francisco | tv | broadcaster
1972-1974 | US | The Waltons | tv | broadcaster
1973- | US | The Young and the Restless | tv | broadcaster
1973-1974 | US GB | Kojak | tv | broadcaster
1974-1975 | US | Little House on the Prairie | tv | broadcaster
1974-1984 | US | Happy Days | tv | broadcaster
1974-1975 | US | The Six Million Dollar Man | tv | broadcaster
1975-1985 | US | The Jeffersons | tv | broadcaster
1975- | US | Saturday Night Live | tv | broadcaster
1975-1977 | US | Starsky & Hutch | tv | broadcaster
1975- | US | Wheel of Fortune | tv | broadcaster
1976 | US GB | The Muppet Show | tv | broadcaster
1976-1978 | US | Charlie's Angels | tv | broadcaster
1977 | US GB | Roots | tv | broadcaster
1977-1984 | US | Three's Company | tv | broadcaster
1977-1986 | US | The Love Boat | tv | broadcaster
1978-1980 | US | Dallas | tv | broadcaster
1978-1983 | US | Taxi | tv | broadcaster
1979-1985 | US | The Dukes of Hazzard | tv | broadcaster
1984- | US | Jeopardy! | tv | broadcaster
`;
