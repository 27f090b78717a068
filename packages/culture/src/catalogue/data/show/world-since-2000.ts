/** What most countries saw since 2000, in the years they saw it. */
export const showsWorldSince2000 = `
2000 | world | The Olympic Games in Sydney | tv | broadcaster
2001-2004 | world | Sex and the City | tv | broadcaster
2002-2011 | world | Bob the Builder | tv | broadcaster
2002-2015 | world | CSI: Crime Scene Investigation | tv | broadcaster
2003- | world | SpongeBob SquarePants | tv | broadcaster
2003-2010 | world | 24 | tv | broadcaster
2004-2014 | world | Dora the Explorer | tv | broadcaster
2005-2010 | world | Lost | tv | broadcaster
2005-2012 | world | Desperate Housewives | tv | broadcaster
2006- | world | Grey's Anatomy | tv | broadcaster
2006 | world | The football World Cup in Germany | tv | broadcaster
2007-2009 | world | Prison Break | tv | broadcaster
2007-2011 | world | Hannah Montana | tv | broadcaster
2007-2012 | world | House | tv | broadcaster
2008-2014 | world | How I Met Your Mother | tv | broadcaster
2008 | world | The Olympic Games in Beijing | tv | broadcaster
2009-2019 | world | The Big Bang Theory | tv | broadcaster
2010- | world | Peppa Pig | tv | broadcaster
2010 | world | The football World Cup in South Africa | tv | broadcaster
2011-2017 | world | Sherlock | tv | broadcaster
2011-2019 | US GB world | Game of Thrones | tv | broadcaster
2011-2022 | world | The Walking Dead | tv | broadcaster
2011 | world | The wedding of William and Catherine | tv | broadcaster
2012-2013 | world | Breaking Bad | tv | broadcaster
2012-2015 | world | Downton Abbey | tv | broadcaster
2012-2020 | world | Homeland | tv | broadcaster
2012 | world | The Olympic Games in London | tv | broadcaster
2013-2018 | US world | House of Cards | tv | broadcaster
2014- | world | PAW Patrol | tv | broadcaster
2014 | world | The football World Cup in Brazil | tv | broadcaster
2015-2017 | world | Narcos | tv | broadcaster
2016- | world | Black Mirror | tv | broadcaster
2016-2023 | GB world | The Crown | tv | broadcaster
2016-2025 | US world | Stranger Things | tv | broadcaster
2016 | world | The Olympic Games in Rio de Janeiro | tv | broadcaster
2017-2020 | world | 13 Reasons Why | tv | broadcaster
2017-2020 | DE world | Dark | tv | broadcaster
2018-2021 | world | La casa de papel | tv | broadcaster
2018-2025 | world | The Handmaid's Tale | tv | broadcaster
2018 | world | The football World Cup in Russia | tv | broadcaster
2019- | world | Formula 1: Drive to Survive | tv | broadcaster
2019- | world | The Witcher | tv | broadcaster
2019-2023 | GB world | Sex Education | tv | broadcaster
2020 | europe | Eurovision: Europe Shine a Light | tv | broadcaster
2020 | world | The Queen's Gambit | tv | broadcaster
2020-2021 | world | Tiger King | tv | broadcaster
2020-2023 | world | The Mandalorian | tv | broadcaster
2020- | world | Bluey | tv | broadcaster
2020- | world | Bridgerton | tv | broadcaster
2020- | world | Emily in Paris | tv | broadcaster
2021- | europe | Eurovision Song Contest | tv | broadcaster
2021-2025 | world | Squid Game | tv | broadcaster
2021-2023 | FR world | Lupin | tv | broadcaster
2022-2024 | GB world | Heartstopper | tv | broadcaster
2022-2024 | world | House of the Dragon | tv | broadcaster
2022-2025 | US world | Wednesday | tv | broadcaster
2022 | world | The football World Cup in Qatar | tv | broadcaster
2023-2025 | world | The Last of Us | tv | broadcaster
2024 | GB world | Baby Reindeer | tv | broadcaster
2024 | world | The Olympic Games in Paris | tv | broadcaster
2025 | GB world | Adolescence | tv | broadcaster
2026 | world | The football World Cup in North America | tv | broadcaster
2026 | world | The Winter Olympics in Milan and Cortina | tv | broadcaster
`;
