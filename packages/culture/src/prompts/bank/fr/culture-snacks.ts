export const cultureSnackTemplates = `
culture-snack-coins
Quelques pièces dans la main en {year} : auriez-vous pris « {snack} » ou autre chose, et qui vous servait ?
- Commencez par les pièces, tièdes dans votre poing.
- Décrivez le comptoir vu de votre hauteur.

culture-snack-sharing
Le dernier « {snack} », en {year} : qui l’aurait eu, et comment cela se décidait-il parmi vous ?
- Commencez par tous les regards posés dessus.
- Dites qui faisait semblant de ne pas en vouloir.

culture-snack-hidden
Où mettait-on hors de portée les choses comme « {snack} » en {year}, et comment le saviez-vous ?
- Commencez par le couvercle, le tiroir ou l’étagère du haut.
- Racontez le bruit qui vous trahissait.

culture-snack-wrapper
Un emballage de « {snack} » ressort d’une vieille poche de manteau : où portiez-vous ce manteau en {year}, et par quel temps ?
- Commencez par ce que la poche contient d’autre.
- Dites qui marchait à côté de vous.

culture-snack-first-bite
Qu’avez-vous goûté pour la toute première fois en {year}, « {snack} » ou plus raffiné, et quelle tête avez-vous faite ?
- Commencez par l’odeur, avant la bouchée.
- Dites qui vous regardait.

culture-snack-break
Que sortiez-vous du sac ou de la poche vers onze heures en {year}, « {snack} » ou plus simple, et avec qui faisiez-vous l’échange ?
- Commencez par le bruit du papier.
- Dites ce que vous n’auriez jamais échangé.

culture-snack-walk-home
Quelle boutique ou quel kiosque, avec « {snack} » ou autre chose en rayon, retrouveriez-vous les yeux fermés, comme en {year} ?
- Commencez au coin de la rue, juste avant.
- Dites ce qu’il y avait en vitrine.

culture-snack-comfort
Quand une journée tournait un peu mal pour vous en {year}, était-ce « {snack} », ou quoi d’autre, qui aidait un peu ?
- Commencez par qui vous le mettait dans la main.
- Dites quel goût cela avait, la colère pas encore passée.

culture-snack-rules
Quelle règle sur le sucré ou le salé, « {snack} » et le reste, avez-vous contournée en {year}, et recommenceriez-vous ?
- Commencez par qui avait fait la règle.
- Dites quel goût avait le crime.

culture-snack-journey
De quoi grignoter, « {snack} » peut-être, et tout un après-midi libre en {year} : qu’en faisiez-vous, avec vos doigts collants ?
- Commencez par la première chose touchée.
- Dites à quoi vous avez vu qu’il se faisait tard.

culture-snack-thank
Qui aimeriez-vous remercier pour une gourmandise reçue en {year}, une petite chose comme « {snack} » que rien n’obligeait à vous offrir ?
- Commencez par le geste qui la tendait.
- Écrivez ce que vous avez dit, ou oublié de dire.

culture-snack-sticky-face
Sur quelle photo ou dans quelle histoire votre frimousse est-elle toute barbouillée, de « {snack} » peut-être, et qui rit derrière l’appareil ?
- Commencez par le bavoir ou la chemise.
- Dites qui a dû vous laver.

culture-snack-before-table
Qu’y avait-il sur la table des vôtres un bon jour en {year} : « {snack} », ou quelque chose que plus personne ne prépare ?
- Commencez par la nappe, ou son absence.
- Dites qui aurait été servi en premier.
`;
