export const valuesTemplates = `
values-fair-share
Qu’est-ce qui vous a fait crier en {year}, tout haut ou en dedans, que ce n’était pas juste : une part, un tour, un salaire ?
- Dites ce qui aurait été juste.
- Dites qui vous donnait raison.

values-worth-saving-for
Pour quoi économisiez-vous, pièce après pièce ou semaine après semaine, quand vous aviez {age} ans ?
- Commencez par le bocal, la liste ou la vitrine.
- Dites ce que cela valait pour vous.

values-kept-a-promise
À qui aviez-vous fait cette promesse que vous avez tenue en {year}, alors qu’elle ne vous arrangeait pas ?
- Dites la promesse avec ses propres mots.
- Dites son prix : du sommeil, de l’argent, une fête.

values-small-rebellion
Contre quelle règle avez-vous mené votre petite révolte en {year}, à coups de ciseaux, de silence ou de chaussettes dépareillées ?
- Commencez la veille au soir.
- Dites comment les autorités l’ont pris.

values-motto-on-the-wall
Si une devise avait été accrochée au-dessus de votre lit en {year}, qu’aurait-elle dit, franchement et avec vos mots à vous ?
- Les fautes d’orthographe sont les bienvenues.
- Racontez l’événement qui l’a prouvée.

values-stood-up-for
Où se posaient tous les regards en {year}, quand vous avez pris la défense de quelqu’un ou de quelque chose, même d’une petite voix ?
- Commencez par votre cœur ou vos genoux.
- Dites qui vous a fait un signe de tête.

values-proud-of-quietly
De quoi tiriez-vous une fierté secrète en {year}, sans en souffler mot : une étagère, un score, une gentillesse, une longueur de bassin ?
- Dites-le maintenant ; personne ne criera à la vantardise.
- Commencez par l’instant où ce fut fait.

values-took-too-seriously
De l’orthographe à la mode, en passant par la fin du monde : que preniez-vous terriblement au sérieux à {age} ans ?
- Défendez la personne que vous étiez, le temps d’une ligne.
- Commencez par ce que vous faisiez à ce sujet.

values-person-of-honour
À quel petit geste avez-vous su en {year} que quelqu’un près de vous était vraiment une belle personne ?
- Le geste d’abord, la personne ensuite.
- Dites si vous l’avez essayé aussi.

values-treasure-no-money
Que possédiez-vous en {year} qui ne valait rien en magasin et tout à vos yeux ?
- Levez-le vers la lumière.
- Dites qui d’autre en savait la valeur.

values-finders
Vous aviez {age} ans, vous aviez trouvé, cassé ou pris quelque chose, et il fallait décider de le dire ou non. Qu’était-ce ?
- Commencez avec la chose dans votre main.
- Dites ce que faisait votre ventre.

values-hero
Quelle figure héroïque, réelle, dessinée ou à cheval, auriez-vous suivie n’importe où quand vous aviez {age} ans ?
- Commencez par la cape, les bottes ou la voix.
- Dites ce qu’elle n’aurait jamais fait.

values-never-when-grown-up
Que juriez-vous, à {age} ans, de ne jamais, jamais faire à l’âge adulte ?
- Commencez par la scène qui vous a fait jurer.
- Avouez comment cela a tourné.

values-argument-at-table
Sur quelle question pouviez-vous discuter à {age} ans jusqu’à ce que tout soit froid dans les assiettes ?
- Donnez votre meilleure réplique, puis celle d’en face.
- Dites qui changeait de sujet.

values-badge
Badge, écusson, coiffure, slogan : que portiez-vous à {age} ans pour montrer au monde ce que vous défendiez ?
- Commencez par l’endroit de la trouvaille.
- Dites qui comprenait, et qui non.

values-spent-on
Pour quoi dépensiez-vous avec joie en {year}, alors que vous comptiez pour tout le reste ?
- Ouvrez votre portefeuille et regardez.
- Dites de quoi vous vous priviez pour cela.

values-what-counted-as-rich
Qu’est-ce qui faisait votre richesse vers {age} ans, pour une heure ou un soir, quel que fût le contenu de vos poches ?
- Commencez par la vue ou la table.
- Dites qui partageait cette fortune.

values-good-enough
Un mur, un gâteau, un projet : lequel vous a appris, vers {age} ans, à dire d’une chose qu’elle est très bien comme ça ?
- Décrivez son charmant défaut.
- Dites qui il a fallu convaincre.

values-unsigned-help
Qu’avez-vous fait pour quelqu’un en {year}, de vos mains ou de votre temps, que presque personne ne sait ?
- Ici, on a le droit de se vanter un peu.
- Commencez par la façon dont vous l’avez appris.

values-mind-of-own
À quelle tenue, quelle voiture ou quelle phrase voyait-on, à vos {age} ans, que le regard des autres ne vous importait plus ?
- Commencez par le premier sourcil levé.
- Dites ce que vous ressentiez sur le chemin du retour.

values-young-self-visits
Si l’enfant de douze ans que vous étiez avait sonné chez vous en {year}, quel objet ou quelle habitude auriez-vous montré avec fierté ?
- Laissez l’enfant poser les questions.
- Dites ce qui lui aurait paru décevant.

values-one-thing-to-hand-on
Quel dicton, quel savoir-faire ou quel petit objet aimeriez-vous voir un jour en d’autres mains ?
- Montrez comment on fait.
- Dites qui a déjà l’œil dessus.

values-regret-softened
Y a-t-il un mot ou un coup de téléphone, en {year}, que vous reprendriez un peu autrement à présent ?
- Écrivez la nouvelle phrase.
- Rien que de petites choses ; ceci n’est pas un procès.

values-forgave
Un biscuit, une blague, un trajet jusqu’à la gare : quel fut le premier drôle de signe de paix entre vous et quelqu’un en {year} ?
- Commencez par qui a bougé en premier.
- La dispute peut rester dans sa boîte.

values-went-against
Qu’aviez-vous aux pieds en {year} quand vous suiviez votre chemin et que des gens que vous aimiez en prenaient un autre ?
- Commencez par ces chaussures.
- Dites combien de pas vous avez faits sans compagnie.
`;
