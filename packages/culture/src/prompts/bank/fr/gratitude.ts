export const gratitudeTemplates = `
gratitude-unsaid-thanks
Quelqu’un a fait quelque chose pour vous en {year} et n’a jamais reçu de vrai merci. Qu’écririez-vous sur la carte ?
- Deux lignes tiennent sur une carte.
- Commencez par le geste, pas par le merci.

gratitude-free-of-charge
Quelle est la meilleure chose que vous ayez reçue en {year} et qui n’a coûté un sou à personne ?
- Une vue, une sieste, une blague, un raccourci.
- Dites qui en a profité avec vous, s’il y avait quelqu’un.

gratitude-thing-that-lasted
Quel objet fidèle vous a servi sans se plaindre en {year} : un manteau, une poêle, un vélo, une paire de bottes ?
- Rédigez-lui une lettre de recommandation.
- Signalez sa seule mauvaise habitude.

gratitude-lucky-moment
Quand la chance vous a-t-elle fait un clin d’œil en {year}, un feu vert, une dernière place, une pièce sur le trottoir ?
- Commencez une seconde avant.
- Dites à qui vous l’avez raconté.

gratitude-smell-in-a-jar
Si vous pouviez retrouver dans un bocal une odeur respirée en {year}, où iriez-vous en ouvrir le couvercle ?
- Faites le tour des pièces avec le nez.
- Dites qui la reconnaîtrait aussi.

gratitude-hour-again
Quelle heure vécue en {year} aimeriez-vous revivre une fois, telle quelle, sans rien y corriger ?
- Commencez par les aiguilles de la pendule.
- Dites ce que vous regarderiez plus longtemps.

gratitude-helping-hand
Qui a porté avec vous l’autre bout d’une chose lourde en {year}, un canapé, une valise ou un souci ?
- Commencez par l’effort : un, deux, trois.
- Dites comment vous avez remercié, si vous l’avez fait.

gratitude-gift-unwrapped
Comment diable a-t-on pu deviner que ce cadeau, en {year}, serait exactement le bon pour vous ?
- Commencez par le papier ou la cachette.
- Dites où il est aujourd’hui.

gratitude-body-part
Des pieds rapides, l’oreille fine, des doigts patients, une voix qui porte : à quelle partie de vous devez-vous un grand merci pour ses services en {year} ?
- Racontez son heure de gloire.
- Ajoutez où elle vous a fait faux bond, le cas échéant.

gratitude-ordinary-joy
Quel minuscule plaisir revenait presque chaque jour en {year}, si petit que vous n’en avez jamais parlé à personne ?
- Des chaussettes chaudes, une vitre fraîche, la dernière bouchée.
- Dites à quel moment du jour il venait.

gratitude-place-thanks
Quel lieu vous faisait bon accueil en {year}, comme on reçoit chez soi une visite attendue ?
- Dites-lui merci, en une ligne.
- Racontez ce que vous pouviez y faire.

gratitude-given-time
Qui avait du temps pour vous quand vous aviez {age} ans et que tous les autres avaient mieux à faire ?
- Commencez par ce qu’il y avait sur la table.
- Dites comment vous saviez où trouver cette personne.

gratitude-lap-or-shoulder
De quels genoux, de quelles épaules ou de quel bras voyiez-vous le mieux le monde quand vous aviez {age} ans ?
- Commencez par la laine qui grattait.
- Si personne ne vient, choisissez un arbre ou un mur.

gratitude-treat
Qu’est-ce qui passait pour un régal extraordinaire quand vous aviez {age} ans, à lécher, à éplucher ou à déballer le plus lentement possible ?
- Dites combien de temps vous le faisiez durer.
- Dites qui en avait eu l’idée.

gratitude-rescued
Qui est venu à votre rescousse à {age} ans, avec une échelle, un mensonge ou un tour en voiture, et presque sans sermon ?
- Commencez par le pétrin, en une ligne.
- Dites ce qu’il a fallu donner en échange.

gratitude-believed-in-you
Un clin d’œil, une petite poussée, une clé confiée : comment quelqu’un vous a-t-il fait savoir en {year} qu’on croyait en vous ?
- Dites ce que cette personne avait vu.
- Commencez par l’endroit où cela se passait.

gratitude-second-family
À la table de qui y avait-il toujours une chaise pour vous vers {age} ans, à n’importe quelle heure ?
- Commencez par les portemanteaux.
- Dites quelles corvées y étaient les vôtres.

gratitude-thank-machine
Quelle machine, quel horaire ou quelle invention mérite une médaille pour les heures que vous y avez gagnées en {year} ?
- Décrivez le bruit que cela faisait.
- Racontez le jour de la grève.

gratitude-job-well-done
Soigner, conduire, servir, réparer : qui faisait son métier si bien en {year} que votre journée à vous en devenait meilleure ?
- Commencez par sa tenue.
- Écrivez la phrase que vous avez retenue.

gratitude-still-here
Une amitié, une tasse, un arbre : qu’est-ce qui vous accompagnait depuis le plus longtemps quand vous aviez {age} ans ?
- Commencez par la rencontre.
- Racontez le pire temps traversé ensemble.

gratitude-visit
Qui, par sa visite en {year}, a laissé chez vous plus de clarté qu’avant, miettes par terre à l’appui ?
- Commencez par la sonnette ou la voix.
- Dites ce que la visite a laissé d’autre.

gratitude-slow-pleasure
Lequel de vos plaisirs gagnait à être lent à {age} ans : peler une orange, lire le journal, regarder une rue s’éveiller ?
- Refaites-le une fois au ralenti.
- Dites quel siège vous occupiez.

gratitude-good-in-bad
Même dans un passage difficile en {year}, qu’est-ce qui vous faisait du bien, si peu que ce soit : une chanson, une soupe, des chaussettes sèches ?
- N’écrivez que sur cette chose-là.
- Dites d’où elle venait.

gratitude-hard-thanks
Y a-t-il une chose dont vous ne vouliez surtout pas en {year} et pour laquelle vous pouvez, à présent, dire un petit merci ?
- Décrivez-la comme une visite que personne n’attendait.
- Si la réponse est non, dites ce qui a aidé.

gratitude-own-self
De quoi aimeriez-vous remercier la personne que vous étiez à {age} ans, plantée là dans ces habits, avec cette coiffure ?
- Décrivez d’abord la tenue.
- Puis dites-le en une phrase toute simple.
`;
