export const homeTemplates = `
home-sound-of-door
Comment saviez-vous en {year}, au seul bruit de la porte, qui venait de rentrer là où vous viviez ?
- Commencez par la clé, le loquet ou la sonnette.
- Sans personne d’autre : racontez le bruit de votre propre retour.

home-before-sleep
Dans le noir en {year}, où que vous dormiez, qu’entendiez-vous juste avant de sombrer ?
- Commencez par le bruit le plus lointain.
- Puis le plus proche : un souffle, une pendule, un tuyau.

home-drawer-of-everything
Partout il y a un tiroir, une boîte ou une étagère où tout finit. Qu’y avait-il dans la vôtre en {year} qui n’avait rien à y faire ?
- Fouillez les yeux fermés.
- Tirez-en une chose et racontez son histoire.

home-warmest-spot
Où était le coin le plus chaud là où vous viviez en {year}, celui que tout le monde convoitait, chats compris ?
- Un poêle, un sol au soleil, une grosse couverture.
- Dites comment vous gagniez la place, les bons jours.

home-best-object
Quel objet de l’endroit où vous viviez en {year} porteriez-vous en premier au soleil, rien que pour le revoir ?
- Soupesez-le dans votre main.
- Racontez la rayure, la tache ou la bosse.

home-table-marks
Passez la main sur la table qui vous servait le plus en {year}. Quelles marques, quelles miettes, quelles piles rencontre-t-elle ?
- Commencez par le coin qui était le vôtre.
- Dites à quoi elle servait, hors des repas.

home-morning-order
Dans quel ordre la maison s’éveillait-elle en {year}, du premier bruit jusqu’à l’instant où vous quittiez votre lit ?
- Un robinet, une radio, un oiseau, une latte du plancher.
- Dites qui il valait mieux éviter avant le petit déjeuner.

home-something-always-broken
Qu’est-ce qui était toujours cassé, coincé ou rafistolé là où vous viviez en {year}, avec une astuce que seule la maisonnée connaissait ?
- Expliquez-la comme à une personne de passage.
- Dites qui jurait de le réparer.

home-whose-chair
Quelle chaise, quel coussin ou quel coin appartenait si bien à quelqu’un en {year} que vous n’auriez jamais osé vous y mettre ?
- Commencez par le tissu.
- Dites ce qu’il y avait à portée de main.

home-ceiling
Vous avez {age} ans, le dos sur le lit, les yeux en l’air. Que deviennent les fissures, les taches ou les ombres du plafond ?
- Commencez par la lumière qui entrait.
- Donnez un nom à la forme.

home-chore-dodged
Par quelle habile méthode échappiez-vous à la corvée que vous aimiez le moins, à {age} ans ?
- Décrivez le seau, le chiffon ou le balai.
- Dites quand la méthode a cessé de marcher.

home-own-corner
Une étagère, un lit, la moitié d’un tiroir : quelle part de la maison était vraiment à vous quand vous aviez {age} ans ?
- Commencez par la plus petite chose que vous y mettiez.
- Dites ce qui arrivait quand quelqu’un y touchait.

home-room-of-noise
Tout se passait dans une seule pièce quand vous aviez {age} ans. Où étiez-vous donc : par terre, près du poêle, sous la table ?
- Regardez-la depuis votre propre hauteur.
- Comptez les pieds qui passent.

home-walls-said
Affiches, cartes postales, peinture écaillée : que disait de vous, à {age} ans, le mur le plus proche de votre oreiller ?
- Commencez par le coin qui se décollait toujours.
- Dites avec quoi tout cela tenait.

home-first-own-key
Qu’avez-vous fait de la première minute de calme derrière une porte à vous, quand vous en avez eu la clé à {age} ans ?
- Sentez la clé dans votre poche.
- Dites ce que vous entendiez tout à coup.

home-odd-furniture
Des cageots, des coussins, la vieille table de quelqu’un : qu’appeliez-vous avec fierté des meubles à {age} ans ?
- Racontez comment on les a fait entrer.
- Dites où ils sont à présent, si vous le savez.

home-sunday-hours
Un jour sans rien de prévu en {year}, en quel endroit de chez vous le soleil venait-il vous trouver ?
- Commencez par la première tache de soleil.
- Dites ce que vous auriez dû être en train de faire.

home-guests-came
Quand on passait vous voir en {year}, dans quel coin de la maison tout le monde finissait-il toujours ?
- Comptez les chaises, assorties ou non.
- Dites qui ne partait jamais à l’heure.

home-thing-that-moved-along
Il y a toujours un objet qui suit à chaque changement d’adresse. Lequel était le vôtre, et où trônait-il à vos {age} ans ?
- Commencez par sa matière.
- Racontez la fois où il a failli se perdre.

home-plant-or-pot
Une plante, une jardinière, un bout de terre : qu’essayiez-vous de garder en vie en {year} ?
- Commencez par l’arrosage.
- Dites à quoi cela a survécu.

home-smallest-comfort
Quelle petite chose à portée de main faisait que vous étiez vraiment chez vous en {year} ?
- Décrivez-la à quelqu’un qui ne peut pas la voir.
- Dites comment elle est venue jusqu’à vous.

home-moving-boxes
Si vous avez fait ou défait des cartons en {year}, quelle est la chose que vous n’avez pas quittée des yeux ?
- Commencez par le bruit de la pièce vide.
- Un seul carton suffit pour le récit.

home-house-rules
Quelle règle jamais écrite régnait là où vous viviez quand vous aviez {age} ans, et comment l’avez-vous découverte ?
- Dites-la en une phrase courte.
- Dites qui avait le droit de l’enfreindre.
`;
