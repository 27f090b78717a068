export const clothingWorldUntil1969 = `
1924-1933 | world | Cloche hats | | dress-history
1924-1939 | world | Plus fours | for golf and country walks | dress-history
1926- | world | Little black dress | | dress-history
1926-1966 | world | Suspender belts and seamed stockings | | dress-history
1928-1942 | world | Fox-fur stoles | | dress-history
1928-1948 | world | Fedoras for men | | dress-history
1928-1950 | world | Knitted wool swimsuits | | dress-history
1928-1950 | world | Double-breasted suits | | dress-history
1929-1939 | world | Beach pyjamas | wide-legged and of silk or cotton | dress-history
1930-1939 | world | Backless evening dresses | | dress-history
1930-1940 | world | Bias-cut evening gowns | | dress-history
1930-1955 | europe | Flat caps for men | | dress-history
1930-1958 | world | Hair ribbons and smocked dresses for girls | | dress-history
1930-1962 | world | Gloves and a hat to go out | | dress-history
1930-1962 | europe | Short trousers for boys | | dress-history
1930-1965 | europe | Aprons over the dress | at home | dress-history
1932-1943 | world | Puffed sleeves | | dress-history
1934-1948 | world | Small hats tilted over one eye | | dress-history
1935-1962 | world | Twinset and pearls | | dress-history
1937- | en | Penny loafers | | dress-history
1937-1947 | world | Square padded shoulders | | dress-history
1938-1950 | world | Wedge and cork-soled shoes | | dress-history
1939-1949 | world | Turbans | | dress-history
1940-1946 | world | Clothes made over from old ones | make do and mend | dress-history
1940-1965 | world | Headscarves tied under the chin | | dress-history
1941-1946 | world | Seams drawn on bare legs | instead of stockings | dress-history
1944-1949 | europe | Dresses from parachute silk | | dress-history
1946- | world | Nylon stockings | | dress-history
1946- | world | Bikini | | dress-history
1947-1956 | world | New Look | nipped waist and full skirt | dress-history
1948-1963 | world | Pencil skirts | | dress-history
1949-1966 | europe | Duffle coats | | dress-history
1950- | world | Plain white T-shirts | | dress-history
1950-1962 | world | Cat-eye glasses | | dress-history
1950-1964 | world | Full skirts over petticoats | | dress-history
1951-1967 | world | Nylon shirts, drip-dry | | dress-history
1953-1964 | world | Capri pants | | dress-history
1953-1964 | world | Stiletto heels | | dress-history
1954-1965 | world | Black leather motorcycle jackets | | dress-history
1955- | world | Blue jeans | | dress-history
1955-1963 | europe | Gingham dresses | | dress-history
1956-1963 | world | Ballerina flats | | dress-history
1957-1960 | world | Sack dress | | dress-history
1958-1966 | europe | Black turtlenecks | existentialist style | dress-history
1958-1968 | europe | Stretch ski pants | with a stirrup | dress-history
1960-1966 | world | Pillbox hats | | dress-history
1960-1969 | world | Shift dresses | | dress-history
1960-1970 | world | Narrow ties and slim suits | | dress-history
1962-1968 | europe | Winklepickers and Chelsea boots | | dress-history
1963-1968 | world | Beatle boots | | dress-history
1964-1970 | world | White go-go boots | | dress-history
1965-1968 | world | Op art prints in black and white | | dress-history
1965-1972 | world | Miniskirts | | dress-history
1965-1972 | world | Tights instead of stockings | | dress-history
1966-1969 | world | PVC raincoats and space-age looks | | dress-history
1966-1971 | world | Trouser suits for women | | dress-history
1967-1970 | world | Nehru jackets | | dress-history
1967-1973 | world | Beads and headbands | hippie style | dress-history
1967-1974 | europe | Afghan coats | | dress-history
1967-1980 | world | Flared trousers | | dress-history
1968-1975 | world | Paisley shirts and scarves | | dress-history
1968-1976 | world | Fringed suede waistcoats | | dress-history
1969-1975 | world | Maxi coats and maxi skirts | | dress-history
1969-1976 | world | Crocheted waistcoats | | dress-history
`;
