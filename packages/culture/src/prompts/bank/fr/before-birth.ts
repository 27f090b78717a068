export const beforeBirthTemplates = `
people-before-you-earliest-name
En remontant aussi loin que possible parmi les vôtres, de qui savez-vous encore une toute petite chose, un nom, un chapeau, un sale caractère ?
- Racontez d’abord la petite chose.
- Si les noms manquent, partez d’un village.

people-before-you-how-they-met
Parmi les gens dont vous descendez, quelles sont les deux personnes qui se sont rencontrées de la façon la plus drôle ou la plus belle ?
- Un bal, une file d’attente, un train, une collision.
- Si personne ne vous l’a dit, devinez, et dites-le.

people-before-you-photograph
Sur une photo prise avant votre naissance, qui se tient tout au bord, à moitié hors du cadre ?
- Commencez par les chaussures et les mains.
- Dites où la photo est accrochée ou rangée.

people-before-you-young-once
Pensez à une personne que vous n’avez connue que très âgée. Du temps de sa jeunesse, que l’auriez-vous vue faire un soir de liberté ?
- Rendez-lui la couleur de ses cheveux.
- Servez-vous de toutes les histoires entendues au vol.

place-before-you-village
De quelle rue, de quelle ferme, de quel port ou de quelle vallée les vôtres sont-ils partis vers le vaste monde ?
- Une colline ou une cheminée suffit.
- Dites si vos pas y sont déjà passés.

place-before-you-city
Si vous pouviez vous promener à {city} en {year}, avant votre venue au monde, vers quel coin iriez-vous en premier ?
- Dites ce que vous espéreriez y trouver.
- Ajoutez ce qui n’y serait pas encore.

place-before-you-journey
Qu’avaient-ils emporté, ces gens dont le voyage a conduit votre histoire jusqu’au lieu où elle commence ?
- Une malle, une casserole, une adresse sur un papier.
- Commencez sur le quai, sur le pont ou sur la route.

home-before-you-kitchen
Que vous a-t-on raconté d’une cuisine où les vôtres se réunissaient avant votre naissance ?
- Commencez par le fourneau et la lampe.
- Dites qui avait la place près de la fenêtre.

home-before-you-object
Quelles mains l’ont poli, ce plus vieil objet qui soit venu jusqu’à vous ou jusqu’à l’un de vos proches ?
- Décrivez la bosse, la fêlure ou le monogramme.
- Dites à quoi il servait en {year}, si vous le savez.

school-or-work-before-you-trade
Que sentaient le soir les mains ou les habits des gens qui, avant vous, gagnaient le pain de la maison ?
- Le charbon, la farine, l’encre, le poisson, l’amidon chaud.
- Dites ce qui en est venu jusqu’à vous.

school-or-work-before-you-dream
Qu’est-ce que quelqu’un de votre lignée aurait adoré apprendre ou devenir, d’après ce qu’on vous en a dit ?
- Un indice suffit : un livre, un violon, un soupir.
- Dites si quelqu’un l’a fait plus tard.

firsts-before-you-new-thing
Devant quelle nouveauté les gens d’avant vous sont-ils restés bouche bée vers {year} : une lampe, une auto, un écran, un frigo ?
- Racontez qui refusait d’y toucher.
- Commencez par le bruit que ça faisait.

firsts-before-you-first-story
Dans quel fauteuil, quelle cuisine ou quelle voiture vous a-t-on raconté la première histoire d’un temps où vous n’existiez pas ?
- Commencez comme elle commençait toujours.
- Dites quelle partie était sûrement inventée.

turning-points-before-you-almost
À quel hasard, à quel cheveu, dans les vies d’avant la vôtre, votre existence a-t-elle tenu ?
- Un bateau manqué, une adresse changée, un défi.
- Racontez-le comme on le raconte à table.

turning-points-before-you-decision
Quelqu’un, un jour, a décidé de rester, de partir ou de tout recommencer. Que savez-vous de ce jour-là ?
- Commencez par le temps qu’il faisait, même inventé.
- Ce qu’on ignore fait partie de l’histoire.

food-before-you-recipe
Quel plat vous est venu d’avant votre temps, avec la marmite et les disputes sur la bonne manière de le faire ?
- Nommez l’ingrédient qui ne souffre aucun écart.
- Dites qui garde la recette.

food-before-you-table
Un soir ordinaire en {year}, qu’y aurait-il eu sur la table des gens dont vous venez ?
- Le pain d’abord, puis ce qu’on mettait dessus.
- Devinez librement, et dites que vous devinez.

play-before-you-games
À quoi s’amusaient les gens d’avant vous en {year}, le travail fini, quand plus personne n’avait besoin d’eux ?
- Les cartes, les potins, le football, le bal.
- Racontez qui passait pour tricher.

play-before-you-mischief
Quelle bêtise d’avant votre naissance se raconte encore parmi les vôtres ?
- Dénoncez tout de suite qui l’a commise.
- Dites comment elle grandit à chaque récit.

music-before-you-tune
Quelle chanson, plus vieille que vous, est pourtant un peu la vôtre, parce que quelqu’un la chantait ou la sifflait avant votre arrivée ?
- Fredonnez-la avant d’écrire.
- Dites qui la tenait de qui.

music-before-you-language
Dans quelle langue, quel patois ou quel accent les gens d’avant vous chantaient-ils, juraient-ils et comptaient-ils ?
- Écrivez-en quelques mots comme ils sonnent.
- Dites quand l’un d’eux vous est venu pour la dernière fois.

seasons-before-you-winter
À quoi ressemblait l’hiver pour les vôtres vers {year}, à ce qu’on raconte : comment se tenaient-ils au chaud ?
- Commencez par les lits.
- Ou par l’été, s’ils ne connaissaient pas l’hiver.

seasons-before-you-feast
Quelle coutume, un certain jour de l’année, existait avant vous et vous a simplement été transmise : une bougie, un gâteau, un chant ?
- Dites qui sait encore pourquoi on le fait.
- Dites ce qui a changé depuis.

loss-and-comfort-before-you-missing
Si vous aviez pu rencontrer quelqu’un qui n’était déjà plus là à votre naissance, que lui auriez-vous demandé en premier ?
- Une seule question suffit bien.
- Laissez venir la réponse, si vous l’entendez.

loss-and-comfort-before-you-silence
Dans bien des familles, il y a une chose dont on ne parle pas. Sans ouvrir cette boîte, qu’est-ce qui consolait les vôtres dans les temps durs ?
- Une chanson, un jardin, une blague, la présence des autres.
- Vous décidez jusqu’où vous approcher.

values-before-you-saying
Quel dicton sur le pain, l’argent, le temps ou le voisinage vous vient de gens qui ont vécu avant vous ?
- Écrivez-le avec ses propres mots.
- Dites quand vous l’avez trouvé vrai pour la première fois.

values-before-you-stubborn
À quelle porte ou à quelle table s’est-il montré, cet entêtement qui faisait la réputation de certains des vôtres ?
- Racontez l’histoire qui le prouve.
- Avouez, si vous en avez hérité.

gratitude-before-you-handed-down
Un nez, un rire, la main verte, un fichu caractère : qu’est-ce qui vous vient, à votre avis, d’avant votre naissance ?
- Regardez-vous un instant dans la glace.
- Dites qui l’affirme, et qui le nie.

gratitude-before-you-planted
Qu’est-ce que quelqu’un a planté, bâti, mis de côté ou noté vers {year}, et dont vous avez profité plus tard ?
- Un poirier compte, et un banc aussi.
- Racontez comment c’est venu jusqu’à vous.

people-before-you-name-given
Votre prénom existait avant vous. À quelle personne, à quel livre, à quelle chanson ou à quel coup de tête le devez-vous ?
- Dites une fois votre nom complet à voix haute.
- Dites quel prénom vous avez failli porter.
`;
