export const clothingWorld1970s1990s = `
1970-1973 | world | Hot pants | | dress-history
1970-1979 | world | Platform shoes | | dress-history
1970-1979 | world | Shirts with long pointed collars | | dress-history
1970-1979 | world | Ponchos | | dress-history
1970-1980 | world | Clogs | | dress-history
1970-1983 | world | Corduroy trousers | | dress-history
1971-1979 | world | Knitted tank tops | | dress-history
1971-1979 | world | Patchwork and embroidered denim | | dress-history
1972-1979 | world | Peasant blouses | | dress-history
1973-1980 | world | Safari jackets and leisure suits | | dress-history
1974-1981 | world | Wrap dresses | | dress-history
1975-1986 | US GB BE FR ES | Dungarees | | dress-history
1976-1983 | europe | Safety pins and ripped T-shirts | punk | dress-history
1976-1988 | world | Down jackets | | dress-history
1977-1980 | world | Ties and waistcoats for women | Annie Hall look | dress-history
1977-1981 | world | Shiny disco trousers and jumpsuits | | dress-history
1978-1986 | world | Straight-leg designer jeans | | dress-history
1978-1988 | europe | Palestinian scarves | | dress-history
1979-1986 | world | Satin bomber jackets | | dress-history
1979-1990 | world | Digital watches | | dress-history
1980-1987 | world | Headbands and sweatbands | | dress-history
1980-1988 | world | Leg warmers | | dress-history
1980-1989 | world | Knickerbockers and baggy trousers with pleats | | dress-history
1980-1990 | world | Polo shirts with the collar up | | dress-history
1981-1990 | world | Batwing jumpers | | dress-history
1981-1991 | world | Shoulder pads | | dress-history
1982-1990 | world | Jelly shoes | | dress-history
1982-1990 | world | Wayfarer sunglasses | | dress-history
1983- | world | Swatch watches | | maker
1983-1988 | world | Oversized slogan T-shirts | | dress-history
1984-1988 | world | Lace gloves and layered necklaces | Madonna style | dress-history
1984-1990 | world | Neon colours | | dress-history
1984-1990 | world | Pastel jackets with rolled-up sleeves | Miami Vice style | dress-history
1985- | world | Air Jordans | | maker
1985-1992 | world | Stonewashed denim jackets | | dress-history
1986-1992 | world | Acid-wash jeans | | dress-history
1986-1993 | world | Stirrup leggings | | dress-history
1986-1994 | world | Bomber jackets | | dress-history
1987-1995 | world | Bum bags | | dress-history
1987-1998 | world | Scrunchies | | dress-history
1988-1994 | GB NL BE FR | Shell suits | shiny tracksuits | dress-history
1988-1994 | world | Cycling shorts with a big T-shirt | | dress-history
1988-1997 | world | Levi's 501 | | dress-history
1989-1997 | world | Dr. Martens boots | | dress-history
1990-1993 | world | Harem trousers | MC Hammer style | dress-history
1990-1996 | world | Denim overalls | one strap undone | dress-history
1990-1997 | world | Bodysuits | | dress-history
1991-1997 | world | Flannel shirts | grunge | dress-history
1992-1997 | world | Floral baby-doll dresses with boots | | dress-history
1992-2003 | world | Baggy jeans | | dress-history
1993-1998 | world | Backpacks on one shoulder | | dress-history
1993-1999 | world | Baseball caps back to front | | dress-history
1994- | world | Fleece jackets | | dress-history
1994-1999 | world | Chokers | | dress-history
1994-1999 | world | Slip dresses | | dress-history
1995-2001 | world | Adidas tracksuit trousers with poppers | | dress-history
1995-2004 | world | Crop tops | | dress-history
1996-2001 | europe | Platform trainers | | dress-history
1996-2001 | world | Butterfly hair clips | | dress-history
1997-2003 | world | Spaghetti-strap tops | | dress-history
1997-2005 | world | Cargo trousers | | dress-history
1998-2003 | world | Pashminas | | dress-history
1998-2008 | world | Bootcut jeans | | dress-history
1999-2004 | world | Capri trousers and three-quarter lengths | | dress-history
1999-2008 | world | Low-rise jeans | | dress-history
`;
