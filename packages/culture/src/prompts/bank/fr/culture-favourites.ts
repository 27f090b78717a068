export const cultureFavouriteTemplates = `
culture-favourite-who-knew
Votre coup de cœur en {year} : « {favourite} ». Qui l’aurait deviné tout de suite, et avec quelles taquineries ?
- Commencez par ses premiers mots.
- Dites ce que cette personne aurait choisi.

culture-favourite-where
Où êtes-vous, en pensée, quand « {favourite} » vous ramène en {year}, et qu’y a-t-il juste derrière vous ?
- Retournez-vous lentement et regardez.
- Commencez par le sol sous vos pieds.

culture-favourite-at-home
Y avait-il une place pour « {favourite} » là où vous viviez en {year}, et qui s’en serait volontiers passé ?
- Commencez par l’endroit exact, vu ou entendu.
- Dites ce qui se marmonnait à ce sujet.

culture-favourite-first-time
Comment avez-vous découvert « {favourite} », et qu’auriez-vous dû faire à ce moment-là, en {year} ?
- Commencez par qui vous l’a apporté, joué ou soufflé.
- Dites votre toute première pensée.

culture-favourite-season
Quel moment de l’année va avec « {favourite} » en {year}, et que portiez-vous alors ?
- Commencez par vos pieds, chauds ou froids.
- Dites comment étaient les soirées.

culture-favourite-worth
Pourquoi « {favourite} », parmi tout ce qu’il y avait en {year}, et que révèle ce choix de la personne que vous étiez ?
- Commencez par qui ne serait pas d’accord.
- Dites à quoi vous teniez le plus.

culture-favourite-thanks
S’il fallait remercier « {favourite} » pour une journée bien précise en {year}, laquelle choisiriez-vous ?
- Commencez au matin de ce jour-là.
- Dites ce qui le distinguait des autres.

culture-favourite-tune
Donnez une bande-son à « {favourite} » : quelle musique ou quel bruit entendu en {year} l’accompagne dans votre tête ?
- Commencez par le passage le plus fort.
- Dites d’où venait ce son, et de qui.

culture-favourite-table
Que mangiez-vous, ou qu’espériez-vous manger, au temps où « {favourite} » avait votre préférence, en {year} ?
- Commencez par l’odeur de la poêle ou du sachet.
- Dites qui cuisinait, ou qui payait.

culture-favourite-busy-days
De quoi preniez-vous congé avec « {favourite} » en {year} : quelle corvée, quel horaire, quelle interminable file d’attente ?
- Commencez par le moment du jour qui traînait.
- Racontez comment vous filiez en douce.

culture-favourite-comfort
Y a-t-il eu un soir en {year} où « {favourite} » était juste ce qu’il vous fallait, et qui ou quoi était près de vous ?
- Commencez par la lampe, la lune ou le réverbère.
- Laissez de côté tout ce que vous voulez.

culture-favourite-change
Entre vous qui choisissiez « {favourite} » en {year} et vous un an plus tard, qu’est-ce qui avait changé à vue d’œil ?
- Commencez par les cheveux, le trousseau de clés ou l’adresse.
- Dites qui l’a remarqué en premier.

culture-favourite-with-whom
Avec qui pouviez-vous perdre tout un après-midi à cause de « {favourite} » en {year}, et que deviez-vous faire à la place ?
- Commencez par l’horloge que vous ne regardiez pas.
- Dites ce qui vous faisait rire.
`;
