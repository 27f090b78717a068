export const earlyChildhoodTemplates = `
people-early-arms-in-photo
Sur la plus ancienne photo de vous que vous connaissiez, dans quels bras, sur quels genoux ou dans quel landau êtes-vous ?
- Regardez les mains qui vous tiennent.
- Aucune photo : décrivez celle que vous aimeriez avoir.

people-early-who-was-there
À quelle odeur, quelle voix ou quelle manche auriez-vous reconnu les gens qui prenaient soin de vous en {year} ?
- Commencez par ce qui était le plus près de votre nez.
- À cet âge, on a le droit de deviner.

people-early-what-you-called-them
Comment appeliez-vous les gens autour de vous avant de savoir dire leurs vrais noms ?
- Écrivez ces noms comme ils sonnaient.
- Dites qui y répond encore.

place-early-pavement
De votre hauteur d’alors, celle des genoux, de quoi le monde était-il fait à {city} en {year} : trottoirs, chiens, roues, grilles, flaques ?
- Mettez-vous à genoux pour mieux vous souvenir.
- Demandez un détail à une photo.

place-early-garden-or-yard
Quelle cour, quel escalier, quelle plage ou quel carré d’herbe apparaît derrière vous sur les premières photos ?
- Commencez dans le coin de l’image.
- Dites qui tenait peut-être l’appareil.

home-early-first-room
Que vous a-t-on raconté du premier endroit où vous avez dormi : un berceau, un tiroir, un lit partagé, un panier ?
- Commencez par la couverture.
- Dites qui dormait à portée de voix.

home-early-oldest-memory
Quelle est, dans votre tête, la plus vieille image de toutes, même si ce n’est qu’une marche, un motif ou une lumière ?
- Ne vérifiez pas si elle est vraie.
- Les couleurs d’abord, puis les formes, puis les gens.

school-or-work-early-helping
À quel travail important avez-vous prêté main-forte dans vos premières années, paraît-il, avec un balai, une cuillère ou un marteau ?
- Dites de quoi cela avait l’air ensuite.
- Citez vos paroles, comme on les raconte.

school-or-work-early-first-lesson
Un bouton, une cuillère, un chiffre : de qui tenez-vous, à ce qu’on dit, votre toute première chose utile ?
- Commencez par votre langue entre les dents.
- Dites combien de fois c’est allé de travers.

firsts-early-first-steps
Sur quel sol et vers quels bras, ou vers quel pied de table, vos premiers pas sont-ils allés, à ce qu’on raconte ?
- Commencez par le sol : tapis, carrelage, sable.
- Si personne ne l’a dit, inventez une belle arrivée.

firsts-early-first-word
Selon les gens qui prétendent le savoir, que montriez-vous du doigt en disant votre premier mot ?
- Donnez toutes les versions rivales.
- Dites laquelle vous croyez.

firsts-early-day-born
Quelle est la première remarque qu’on a faite sur vous le jour de votre arrivée, telle que l’histoire se raconte ?
- Commencez par qui était en retard.
- Dites quel détail change à chaque fois.

turning-points-early-someone-new
Comment avez-vous pris la chose, à ce qu’on raconte, quand quelqu’un de nouveau s’est installé, sur deux pattes ou sur quatre ?
- Commencez par l’endroit du nouveau lit ou panier.
- Dites ce que vous auriez déclaré, paraît-il.

turning-points-early-gave-up
Une tétine, un biberon, un doudou, un petit lit : par quelle ruse vous a-t-on fait renoncer à ce que vous aimiez tant ?
- Dites où la chose était soi-disant partie.
- Dites qui en a eu le plus de peine.

food-early-refused
Qu’avez-vous recraché, caché ou lancé en {year}, comme on aime à le raconter autour de cette table ?
- Commencez par le bavoir.
- Dites où la tache se voit encore.

food-early-favourite-mush
Quel aliment les premières photos montrent-elles sur votre visage, vos mains et le mur derrière vous ?
- Nommez la couleur et la cuillère.
- Dites si vous en mangeriez encore.

play-early-best-toy
Quelle chose toute douce, mâchouillée ou privée d’une oreille vous suivait partout dans vos premières années ?
- Commencez par son odeur.
- Dites où elle est à présent, si vous le savez.

play-early-small-disaster
Quelle petite catastrophe à base d’eau, de peinture, de ciseaux ou de farine vous attribue-t-on dans vos premières années ?
- Commencez par le silence suspect.
- Dites qui a ri en premier.

music-early-lullaby
Que chantait-on, que fredonnait-on, que murmurait-on ou qu’allumait-on en {year} pour que vous dormiez enfin ?
- Écrivez la première phrase qui vous revient.
- Dites de quelle voix elle vient.

music-early-noise
Sur quelle casserole, quel hochet, quel piano ou quelle table faisiez-vous de la musique avant même de savoir parler ?
- Commencez par ce qui vous servait à taper.
- Cherchez une photo où vous avez la bouche ouverte.

seasons-early-wrapped-up
Sur une photo de vous dehors, vers {year}, par un temps à ne pas sortir, dans quoi a-t-on bien pu vous emmitoufler ?
- Comptez les couches de vêtements.
- Dites qui tirait la luge ou poussait le landau.

seasons-early-birthday-cake
Combien de bougies, combien de gens, combien de larmes : que sait-on de vos tout premiers anniversaires ?
- Commencez par le chapeau ou le gâteau.
- Pas de fête connue : décrivez le jour lui-même.

loss-and-comfort-early-comforter
Un pouce, des allers-retours dans le couloir, un tour du pâté de maisons : comment vous consolait-on en {year}, à ce qu’on raconte ?
- Dites qui s’y prenait le mieux.
- Ajoutez si cela marcherait encore.

loss-and-comfort-early-fear
De quelle chose inoffensive aviez-vous peur, paraît-il, dans vos premières années : un aspirateur, une barbe, la bonde du bain ?
- Décrivez-la comme vous deviez la voir.
- Racontez comment la paix s’est faite.

loss-and-comfort-early-not-told
Si l’on vous a peu raconté ce que fut votre vie en {year}, de quelle petite chose aimeriez-vous le plus avoir une image ?
- Une pièce, un visage, un matin.
- Écrivez-la comme vous espérez qu’elle était.

loss-and-comfort-early-rough-start
Toutes les vies ne commencent pas en douceur. Qui ou quoi vous a fait du bien dans ces premières années, pour autant que vous sachiez ?
- Une seule paire de mains suffit.
- Rien ne vous oblige à raconter le reste.

values-early-character
Tête dure, rayon de soleil ou grand silence : par quelle histoire prouve-t-on le caractère que vous aviez dans vos premières années ?
- Commencez par les bras croisés ou le grand sourire.
- Dites si l’on avait raison.

values-early-mine
Pour quelle cuillère, quel seau ou quel siège vous battiez-vous dans vos premières années, en hurlant que c’était à vous ?
- Commencez par la force de votre poing.
- Dites qui a gagné à la fin.

gratitude-early-carried
Des mains vous portaient, vous lavaient et vous nourrissaient en {year}. Lesquelles aimeriez-vous le plus remercier ?
- Décrivez les mains, d’après photo ou à l’imagination.
- Plus d’une paire, c’est très bien aussi.

gratitude-early-kept-for-you
Un chausson, une boucle de cheveux, un bracelet, ou rien qu’une histoire : qu’a-t-on gardé de vos tout premiers temps ?
- Mesurez-le à votre pouce.
- S’il ne reste rien, choisissez ce qu’on aurait dû garder.
`;
