export const placeTemplates = `
place-legs-knew-the-way
Quel chemin vos jambes connaissaient-elles toutes seules en {year}, devant quelles portes, quels chiens, quelles odeurs ?
- Commencez au premier coin de rue.
- Les odeurs comptent comme repères.

place-best-bench
Où alliez-vous en {year} quand vous vouliez vous asseoir un moment et qu’on vous laisse en paix ?
- Décrivez ce qui vous servait de siège.
- Nommez la chose la plus lointaine en vue.

place-shop-smell
Avec votre seul nez pour guide, quelle boutique, quel étal ou quel marché retrouveriez-vous tel qu’à vos {age} ans ?
- Commencez par le bruit qu’on faisait en entrant.
- Dites ce que vous rêviez toujours d’acheter.

place-hand-drawn-map
Si vous dessiniez au dos d’une enveloppe la carte de votre monde en {year}, quels cinq lieux devraient y figurer ?
- Mettez-vous au milieu et dessinez vers l’extérieur.
- Marquez un endroit connu de vous seulement.

place-near-water
Une rivière, une piscine, une flaque, la mer : quelle eau entendez-vous encore en repensant à vos {age} ans ?
- Commencez par le froid qu’elle avait.
- Dites ce que vous y jetiez, ou qui.

place-first-view-of-city
De retour à {city} après une absence, quelle est la première chose qui vous dit où vous êtes ?
- Une tour, un pont, un panneau, une odeur.
- Dites par quelle route se fait l’arrivée.

place-usual-window
Par quelle fenêtre regardiez-vous le plus souvent en {year}, les coudes sur le rebord ou le front contre la vitre ?
- Partez du rebord et regardez au loin.
- Dites ce qui changeait dehors, et ce qui restait pareil.

place-waiting-spot
À quel arrêt, quel guichet ou quel portail avez-vous eu l’impression d’attendre la moitié du temps en {year} ?
- Nommez la chose connue par cœur, à force de la fixer.
- Dites qui attendait là aussi.

place-out-of-bounds
Il y avait un endroit où vous n’aviez absolument pas le droit d’aller. Jusqu’à quel point vous en approchiez-vous à {age} ans ?
- Commencez par la clôture, la porte ou la mise en garde.
- Dites ce qui était censé s’y trouver.

place-hideout
Au fond de votre meilleure cachette, à {age} ans, quel bruit faisait le reste du monde ?
- Commencez par vos genoux contre le menton.
- Nommez la seule chose que vous y gardiez.

place-edge-of-world
Jusqu’où aviez-vous le droit d’aller sans personne à {age} ans, et qu’y avait-il tout au bord de ce monde-là ?
- Un réverbère, un pont, une grande route.
- Racontez le premier pas au-delà.

place-street-of-city
Descendez la rue que vous connaissiez le mieux à {city}, du temps de vos {age} ans. À quelle porte vous arrêtez-vous d’abord ?
- Commencez par ce qu’il y a sous vos pieds.
- Dites qui se penche à une fenêtre.

place-where-everyone-met
Sur quel muret, quelles marches ou quel coin traînait-on à votre âge en {year}, en gênant tout le monde ?
- Commencez par la lumière à cette heure-là.
- Dites qui arrivait en dernier, comme toujours.

place-escape-by-wheels
Vélo, bus, train ou voiture prêtée : qu’est-ce qui vous emportait loin du quotidien en {year}, et où cela vous déposait-il ?
- Commencez par le siège et le bruit.
- Dites ce que vous aviez dans les poches.

place-strange-town
Vous aviez perdu votre chemin, avec joie ou désespoir, dans un lieu inconnu en {year} : qui vous a montré la bonne direction ?
- Commencez par l’instant où vous l’avez compris.
- Dites ce que vous avez trouvé à la place.

place-third-place
Ni pour dormir ni par devoir : dans quel café, quelle bibliothèque, quel parc ou quel garage pouviez-vous simplement être là en {year} ?
- Commencez par la porte et votre place habituelle.
- Dites ce qu’on savait de vous là-bas.

place-always-meant-to-visit
À {age} ans, quel endroit vouliez-vous voir depuis des années, rien qu’à cause d’une image ou d’une histoire ?
- Une page de calendrier ou un film fera l’affaire.
- Dites si c’est fait, ou pourquoi pas encore.

place-morning-round
Votre petit tour habituel en {year}, à pied, sur roues ou des yeux depuis un fauteuil : où faisait-il toujours une pause ?
- Commencez par l’heure à la pendule.
- Nommez toutes les têtes que vous saluiez, oiseaux compris.

place-changed-corner
Un coin que vous connaissiez bien était devenu tout autre chose à vos {age} ans. Lequel, et qu’y voyez-vous encore ?
- Dites ce qu’il y avait d’abord.
- Gardez un détail que personne n’a photographié.

place-border-crossed
{country} : loin de ce pays ou juste de l’autre côté de la frontière, où avez-vous senti pour la première fois que vous veniez d’ailleurs, et quel détail vous trahissait ?
- Pain, monnaie, saluts, circulation : choisissez.
- Dites qui a trouvé cela drôle.

place-left-behind
Quel lieu vous a-t-il fallu quitter, ou laisser aller, vers {age} ans, et qu’aimeriez-vous qu’on en sache ?
- Décrivez-le à son plus beau jour.
- Une porte, un arbre ou un escalier suffit.

place-belonging
Y avait-il un endroit en {year} où vous aviez votre place sans effort, une marche, un champ, un canapé ?
- Sinon, décrivez ce qui s’en approchait le plus.
- Dites ce que vos épaules y faisaient.

place-night-walk
En marchant quelque part la nuit en {year}, devant quelle fenêtre éclairée, quelle enseigne ou sous quel ciel vous revoyez-vous passer ?
- Commencez par le bruit de vos propres pas.
- Dites d’où vous veniez.

place-city-by-ear
Vous avez {age} ans, quelque part à {city}, les yeux fermés. Quels trois bruits vous disent exactement où vous êtes ?
- Trams, cloches, pigeons, volets : laissez-les venir.
- Donnez au plus fort une ligne à lui.

place-show-a-visitor
Un seul après-midi pour faire comprendre un pays, {country}, à quelqu’un de passage : quel endroit auriez-vous montré en {year} ?
- Écartez tout ce qui est sur les cartes postales.
- Dites ce qui resterait à jamais incompréhensible.
`;
