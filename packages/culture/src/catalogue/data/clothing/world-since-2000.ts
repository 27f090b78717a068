export const clothingWorldSince2000 = `
2000-2006 | world | Handkerchief and halter tops | | dress-history
2000-2006 | world | Jeans under a dress | | dress-history
2000-2009 | world | Flip-flops in the street | | dress-history
2001-2008 | world | Velour tracksuits | | dress-history
2002-2007 | world | Trucker caps | | dress-history
2003- | world | Ugg boots | | dress-history
2003-2008 | world | Denim miniskirts | | dress-history
2004- | world | Crocs | | maker
2004-2007 | world | Silicone wristbands | | dress-history
2004-2007 | world | Tiered gypsy skirts | boho style | dress-history
2005-2012 | world | Ballet flats | | dress-history
2005-2019 | world | Skinny jeans | | dress-history
2006-2012 | world | Wide belts over everything | | dress-history
2006-2013 | world | Leggings under a tunic | | dress-history
2007-2012 | world | Keffiyeh-style scarves in every colour | | dress-history
2007-2015 | world | Maxi dresses | | dress-history
2008-2013 | world | Gladiator sandals | | dress-history
2008-2014 | world | Checked lumberjack shirts | | dress-history
2009-2013 | world | Jeggings | | dress-history
2009-2016 | world | Big round-the-neck scarves | | dress-history
2010-2015 | world | Coloured skinny jeans | | dress-history
2010-2016 | world | Canvas plimsolls | | dress-history
2010-2016 | world | Slouchy beanies | | dress-history
2011-2014 | world | Onesies | | dress-history
2011-2014 | world | Wedge trainers | | dress-history
2011-2014 | world | Galaxy prints | | dress-history
2012-2016 | world | Skater skirts | | dress-history
2013-2019 | world | Ripped skinny jeans | | dress-history
2014- | world | Leggings and trainers all day | athleisure | dress-history
2014-2021 | world | White leather trainers | | dress-history
2015-2019 | world | Bomber jackets again | | dress-history
2015-2019 | world | Off-the-shoulder tops | | dress-history
2015-2019 | world | Velvet chokers again | | dress-history
2016- | world | Padded puffer jackets | | dress-history
2016-2021 | world | Patched denim jackets | | dress-history
2017- | world | Bucket hats again | | dress-history
2017-2022 | world | Chunky dad trainers | | dress-history
2017-2023 | world | Mom jeans | | dress-history
2018-2021 | world | Tiny sunglasses | | dress-history
2018-2022 | world | Teddy coats | | dress-history
2018-2022 | world | Cycling shorts with a blazer | | dress-history
2019- | world | Puff sleeves | | dress-history
2019- | world | Shackets | shirt jackets | dress-history
2020- | world | Oversized blazers | | dress-history
2020-2022 | world | Cloth face masks | | public-record
2020-2022 | world | Matching loungewear | | dress-history
2020-2023 | world | Tie-dye hoodies | | dress-history
2021- | world | Wide-leg jeans | | dress-history
2021- | world | Claw clips | | dress-history
2021-2024 | world | Sweater vests | | dress-history
2022- | world | Cargo trousers again | | dress-history
2022-2023 | world | Hot pink from head to toe | Barbiecore | dress-history
2022-2025 | world | Adidas Samba | | dress-history
2023- | world | Baggy jeans again | | dress-history
2023- | world | Ballet flats again | | dress-history
2023- | world | Plain luxury without logos | quiet luxury | dress-history
2023-2024 | world | Friendship bracelets | | dress-history
2024- | world | Barrel-leg jeans | | dress-history
2024- | world | Football shirts as streetwear | | dress-history
2025- | world | Suede jackets | | dress-history
`;
