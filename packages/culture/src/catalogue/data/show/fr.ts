export const showsFr = `
1949- | FR | Le Tour de France | tv | broadcaster
1949- | FR | Le Journal télévisé | tv | broadcaster
1949- | FR | Le Jour du Seigneur | tv | broadcaster
1952-1958 | FR | 36 chandelles | tv | broadcaster
1952-1959 | FR | La Joie de vivre | tv | broadcaster
1953-1968 | FR | Lectures pour tous | tv | broadcaster
1956-1978 | FR | La Piste aux étoiles | tv | broadcaster
1957-1966 | FR | La Caméra explore le temps | tv | broadcaster
1958-1996 | FR | Les Cinq Dernières Minutes | tv | broadcaster
1959-1968 | FR | Cinq colonnes à la une | tv | broadcaster
1959-1974 | FR | Discorama | tv | broadcaster
1960-1966 | FR | La Tête et les Jambes | tv | broadcaster
1961-1965 | FR | Âge tendre et tête de bois | tv | broadcaster
1962-1973 | FR | Bonne nuit les petits | tv | broadcaster
1962-1964 | FR | Intervilles | tv | broadcaster
1963 | FR | Janique Aimée | tv | broadcaster
1963-1966 | FR | Thierry la Fronde | tv | broadcaster
1964-1971 | FR | La Caméra invisible | tv | broadcaster
1964-1965 | FR | Rocambole | tv | broadcaster
1965 | FR | Belphégor ou le Fantôme du Louvre | tv | broadcaster
1965-1970 | FR | Belle et Sébastien | tv | broadcaster
1965-1970 | FR | Dim Dam Dom | tv | broadcaster
1965-1971 | FR | Le Mot le plus long | tv | broadcaster
1967-1969 | FR | Les Chevaliers du ciel | tv | broadcaster
1967-1990 | FR | Les Enquêtes du commissaire Maigret | tv | broadcaster
1967-1991 | FR | Les Dossiers de l'écran | tv | broadcaster
1967 | FR | La Maison de Toutou | tv | broadcaster
1968-1974 | FR | Les Shadoks | tv | broadcaster
1969 | FR | Jacquou le Croquant | tv | broadcaster
1969-1973 | FR | Aglaé et Sidonie | tv | broadcaster
1971-1974 | FR | Arsène Lupin | tv | broadcaster
1972-1973 | FR | Les Rois maudits | tv | broadcaster
1972-1989 | FR | Le Grand Échiquier | tv | broadcaster
1972-2024 | FR fr | Des chiffres et des lettres | tv | broadcaster
1974-1983 | FR | Les Brigades du Tigre | tv | broadcaster
1974-1982 | FR | L'Île aux enfants | tv | broadcaster
1975-1976 | FR | Le Petit Rapporteur | tv | broadcaster
1975-1990 | FR | Apostrophes | tv | broadcaster
1975- | FR | Thalassa | tv | broadcaster
1975-1981 | FR | Les Rendez-vous du dimanche | tv | broadcaster
1976-1982 | FR | Commissaire Moulin | tv | broadcaster
1976-2016 | FR | 30 millions d'amis | tv | broadcaster
1978-1982 | FR | 1, rue Sésame | tv | broadcaster
1978-1988 | FR | Récré A2 | tv | broadcaster
1978 | FR | Il était une fois… l'Homme | tv | broadcaster
1978-1979 | FR | Goldorak | tv | broadcaster
`;
