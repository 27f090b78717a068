export const cultureClothesTemplates = `
culture-clothes-mirror
Vous devant la glace en {year} : jusqu’où imitiez-vous « {clothing} », et qui trouvait à y redire ?
- Commencez par vos cheveux.
- Dites ce que vous faisiez avant d’oser sortir.

culture-clothes-wanted
En {year}, y avait-il quelque chose que tout le monde portait, comme « {clothing} », et que vous vouliez à tout prix, ou pour rien au monde ?
- Commencez par la première personne que vous avez vue ainsi.
- Dites ce que vous portiez à la place.

culture-clothes-handed-on
Quel vêtement avait déjà vécu sur quelqu’un d’autre avant vous en {year}, quand la mode était à « {clothing} », et que sentait-il ?
- Commencez par les manches, trop longues ou trop courtes.
- Dites qui l’a porté après vous.

culture-clothes-photograph
On retrouve une photo de vous du temps de « {clothing} » : que portiez-vous en {year}, et quel temps faisait-il ?
- Commencez par les chaussures.
- Dites ce qui se cache juste hors du cadre.

culture-clothes-chair
Qu’est-ce qui pendait la nuit au dossier de votre chaise en {year}, « {clothing} » ou quelque chose que personne n’appellerait la mode ?
- Commencez par la chaise.
- Dites ce qu’il y avait dans les poches.

culture-clothes-workday
Un matin ordinaire en {year}, du temps de « {clothing} », que mettiez-vous en tout dernier avant de partir ?
- Une écharpe, un badge, un tablier, une montre.
- Dites à quoi vous voyiez qu’il était tard.

culture-clothes-dressing-up
Quand vous êtes-vous fait une tenue pour rire en {year}, avec « {clothing} » ou le fond du placard, et qui a suivi ?
- Commencez par ce que vous aviez sur la tête.
- Dites ce qui a lâché en premier.

culture-clothes-shop-street
Où trouvait-on « {clothing} » près de chez vous en {year}, et que vous reste-t-il de cette boutique ou de ce marché ?
- Commencez par la porte, la clochette ou le tas.
- Dites de quel œil on vous regardait au comptoir.

culture-clothes-favourite-piece
Oubliez « {clothing} » et ce que portaient les autres en {year} : dans quel vêtement étiez-vous le plus vous-même ?
- Commencez par la sensation dans le cou.
- Dites où il est à présent, si vous le savez.

culture-clothes-new-step
Qu’avez-vous mis en {year} pour un jour qui comptait : quelque chose comme « {clothing} », ou un vêtement emprunté, repassé, sans risque ?
- Commencez par les boutons ou les lacets.
- Dites ce que vous avez tripoté toute la journée.

culture-clothes-coat-comfort
Du temps de « {clothing} », quel manteau, pull ou châle auriez-vous reconnu au simple toucher en {year} ?
- Commencez par son poids sur vos épaules.
- Dites qui fermait le bouton du haut.

culture-clothes-baby-photo
C’était le temps de « {clothing} », et vous étiez bébé : comment vous habillait-on, d’après les photos ou les récits qui restent ?
- Commencez par ce que quelqu’un a dû tricoter, coudre ou emprunter.
- Dites qui vous tient dans ses bras.

culture-clothes-best-coat
En {year}, du temps de « {clothing} », comment quelqu’un des vôtres a-t-il pu s’habiller pour un grand jour ?
- Commencez par le chapeau ou la coiffure.
- Dites ce que vous savez par une photo.
`;
