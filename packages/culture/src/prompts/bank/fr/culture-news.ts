export const cultureNewsTemplates = `
culture-news-where-standing
« {news} » : en {year}, c’était dans les journaux. Et vous, qu’aviez-vous sous les yeux ces jours-là ?
- Commencez par la rue où vous passiez le plus.
- Grandes et petites nouvelles peuvent aller côte à côte.

culture-news-who-told
Qui vous apportait d’habitude les nouvelles en premier en {year}, « {news} » ou les derniers potins, et comment changeait sa voix ?
- Commencez par sa phrase d’ouverture habituelle.
- Dites où il fallait vous asseoir.

culture-news-kitchen-talk
Quand on parlait de « {news} » là où vous viviez en {year}, qui avait réponse à tout, et qui continuait de manger ?
- Commencez par le journal, la radio ou l’écran.
- Dites ce que vous en compreniez.

culture-news-own-headline
Les journaux titraient sur « {news} » : quel aurait été le gros titre de votre propre vie en {year}, en six mots environ ?
- Écrivez le titre d’abord, puis expliquez-le.
- Les petits caractères sont les bienvenus.

culture-news-hopeful
L’année de « {news} », à quoi le monde allait-il ressembler plus tard, selon vous, et qui en rêvait avec vous ?
- Commencez par une chose dont vous ne doutiez pas.
- Dites quelle part s’est réalisée.

culture-news-desk
Pendant que « {news} » faisait le tour du monde en {year}, qu’est-ce qui traînait, à moitié fini, sur votre table ou votre établi ?
- Commencez par l’outil le plus proche de votre main.
- Dites qui attendait le résultat.

culture-news-copied-in-play
Est-ce que l’actualité, « {news} » par exemple, s’est glissée dans vos jeux en {year}, et qui jouait quel rôle ?
- Commencez par les accessoires.
- Dites comment le jeu finissait.

culture-news-weather-that-day
Oubliez un instant « {news} » : comment était la lumière dehors, là où vous étiez, un jour ordinaire en {year} ?
- Commencez à la fenêtre que vous connaissiez le mieux.
- Dites ce qu’on entendait de là.

culture-news-good-news
Tout le monde connaît « {news} », mais quelle bonne nouvelle n’était qu’à vous en {year}, et qui l’a apprise en premier ?
- Commencez par la façon dont elle vous est parvenue.
- Dites ce que faisaient vos mains.

culture-news-first-noticed
« {news} », disait-on aux nouvelles en {year} : était-ce l’une des premières choses que vous ayez remarquées du vaste monde, ou était-ce autre chose ?
- Commencez par une image ou une voix encore présente.
- Dites ce que vous avez demandé après.

culture-news-calm-corner
Quand le monde était bruyant en {year}, avec « {news} » et tout le reste, où alliez-vous chercher un peu de calme ?
- Commencez par ce que vous y entendiez.
- Dites combien de temps vous pouviez y rester.

culture-news-small-you
« {news} », titraient les journaux l’année de votre anniversaire numéro {age} : quelle nouvelle de famille de ce temps-là vous a-t-on cent fois racontée ?
- Commencez par qui la raconte.
- Dites quelle partie change à chaque fois.

culture-news-before-arrival
« {news} » : c’était en {year}, avant votre venue. Où pouvait bien être quelqu’un des vôtres en l’apprenant ?
- Commencez par son gagne-pain.
- Deviner est permis ; dites où vous devinez.
`;
