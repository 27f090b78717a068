export const foodTemplates = `
food-smell-on-the-stairs
Quelle odeur de fourneau, de four ou d’étal vous annonçait en {year} que quelque chose de bon se préparait ?
- Inspirez avant de vous mettre à écrire.
- Dites combien de temps il fallait attendre.

food-licked-spoon
Que goûtiez-vous en cachette en {year}, à même le saladier, la casserole ou la boîte, quand personne ne regardait ?
- Commencez par la cuillère ou le doigt.
- Dites qui le savait quand même.

food-ordinary-supper
Un soir tout à fait ordinaire en {year}, quel morceau de votre dîner gardiez-vous pour la fin ?
- Décrivez d’abord l’assiette elle-même.
- Dites ce que vous poussiez sur le bord.

food-hands-in-dough
De qui n’arriviez-vous pas à imiter le tour de main pour un certain plat en {year}, même en regardant de tout près ?
- Observez les mains, pas la recette.
- Nommez le secret, s’il y en a un.

food-eaten-outdoors
Du pain sur un muret, une soupe aux champs, des frites sous la pluie : que mangiez-vous de meilleur en plein air en {year} ?
- Commencez par ce qui vous servait de siège.
- Dites ce qui tombait dans le repas.

food-could-not-stand
Où finissait-il, ce plat que vous ne pouviez pas avaler quand vous aviez {age} ans, coupé menu ou bien caché ?
- Poches, plantes et animaux, tout compte.
- Décrivez la texture, si vous l’osez.

food-sweet-thing
Pour quelle douceur auriez-vous traversé toute une ville en {year}, à pied et sous la pluie ?
- Commencez par la déballer lentement.
- Dites s’il vous arrivait de partager.

food-morning-cup
Dans quelle tasse, quel verre ou quel bol buviez-vous la première gorgée du matin quand vous aviez {age} ans ?
- Commencez par la tasse et son ébréchure.
- Dites ce que vous regardiez entre deux gorgées.

food-shared-pot
Avec qui partagiez-vous un plat, un sachet ou une assiette en {year}, fourchette contre fourchette ?
- Dites qui avait le dernier morceau.
- Commencez par le papier froissé ou la vapeur.

food-feast-day
Quel plat vous montrait en {year} que ce n’était pas un jour comme les autres, avant que quiconque l’ait dit ?
- Commencez par l’odeur ou les belles assiettes.
- Dites qui n’avait pas le droit d’approcher.

food-packed-lunch
Vous avez {age} ans et vous ouvrez votre boîte, votre sac ou votre poche à midi. Contre quoi l’échangeriez-vous ?
- Soulevez le couvercle et regardez.
- Dites ce qu’avaient les autres.

food-table-seat
De votre place, quand on mangeait ensemble en {year}, que pouviez-vous attraper, cogner du pied ou voir ?
- Dessinez la table dans votre tête.
- Commencez par-dessous, si vous voulez.

food-found-and-eaten
Des baies, des glaçons, de la pâte crue, de l’herbe : qu’avez-vous mangé à {age} ans qui n’avait jamais été prévu pour un repas ?
- Commencez par l’endroit de la trouvaille.
- Dites qui avait lancé le défi.

food-after-midnight
Où pouviez-vous trouver à manger à une heure impossible quand vous aviez {age} ans ?
- Commencez par la lumière du lieu.
- Dites ce que cela vous coûtait.

food-survival-recipe
Quel plat vous a fait tenir vers {age} ans parce qu’il ne coûtait rien, se faisait vite et ratait rarement ?
- Donnez la recette en trois lignes.
- Avouez comment vous l’appeliez.

food-learned-from-abroad
Qui l’a posée devant vous, cette première saveur venue de loin, arrivée dans votre assiette en {year} ?
- Nommez l’épice, ou devinez-la.
- Dites ce que vous avez bu pour éteindre l’incendie.

food-burnt-offering
Qu’avez-vous vu rater avec panache en {year}, sur un fourneau ou à une table, devant témoins ?
- Commencez par la fumée ou le silence.
- Dites ce que la casserole est devenue.

food-fed-by-someone
Qui a posé quelque chose à manger devant vous en {year}, à l’instant même où il vous le fallait ?
- La vapeur d’abord, puis le visage.
- Dites ce qui fut dit, ou ne le fut pas.

food-taste-of-city
Quel goût n’existe pour vous qu’à {city}, et n’est jamais tout à fait le bon ailleurs ?
- Commencez par le papier, l’assiette ou le verre.
- Dites en quoi les autres se trompent.

food-written-recipe
De quelle écriture, ou de quelle voix, était la recette à laquelle vous reveniez toujours en {year} ?
- Commencez par la tache dessus, s’il y en a une.
- Dites la seule chose que la recette oublie.

food-table-for-few
Un jour sans visite en {year}, comment mettiez-vous votre couvert : quelle assiette, quelle tasse, quelle vue ?
- Commencez par le bruit des couverts.
- Dites ce dont vous ne vous passez jamais.

food-empty-cupboard
S’il y a eu peu à partager en {year}, quelle chose toute simple avait pour vous un goût d’abondance ?
- Nommez le plat et qui en a eu l’idée.
- Laissez le souci de côté, si vous voulez.

food-taste-of-someone
Quel goût vous ramène auprès d’une personne avec qui vous ne mangez plus, et quand vous est-il revenu par surprise pour la dernière fois ?
- Une herbe, un bonbon, une façon de faire les oignons.
- Laissez cette personne vous passer le plat.

food-to-explain
{country} : quelle spécialité de ce pays avez-vous dû expliquer à quelqu’un qui n’en revenait pas, et où vous trouviez-vous ?
- Commencez par la tête qu’on vous a faite.
- Dites si l’on en a redemandé.
`;
