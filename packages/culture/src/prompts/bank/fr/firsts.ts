export const firstsTemplates = `
firsts-taste-surprise
Quelle tête avez-vous faite en {year} en goûtant quelque chose pour la toute première fois ?
- Commencez par l’odeur, juste avant.
- Dites qui vous regardait mâcher.

firsts-wheels-or-wings
Des roues, des ailes, des rails, une selle, un bateau : avec quoi s’est fait votre tout premier départ en {year}, les mains bien cramponnées ?
- Commencez par le bruit du départ.
- Dites à quoi vous vous teniez.

firsts-own-choice
Qu’avez-vous choisi par vous-même, quand vous aviez {age} ans, à porter, à accrocher au mur ou à ramener à la maison ?
- Commencez par la couleur.
- Dites si vous le choisiriez encore.

firsts-machine-arrives
Quelle est la première chose que vous avez demandée à la nouvelle machine, au nouveau gadget arrivé en {year} ?
- Commencez par la boîte, le bouton ou le ronronnement.
- Dites qui a lu le mode d’emploi, si quelqu’un l’a fait.

firsts-on-my-own
Qu’avez-vous fait sans personne pour la première fois en {year}, sans qu’on vous tienne la main, la selle ou la carte ?
- Commencez par la dernière chose entendue avant le départ.
- Dites à qui vous l’avez raconté en premier.

firsts-meeting
Quelqu’un qui allait compter pour vous a peut-être dit bonjour pour la première fois en {year}. Qu’avez-vous vu avant de savoir son nom ?
- Des chaussures, des cheveux, un rire, un chapeau.
- Dites ce que vous avez pensé, même à tort.

firsts-night-away
Au réveil sous une tente, dans une couchette ou dans un lit inconnu en {year}, qu’avez-vous remarqué avant de bouger ?
- Commencez par le plafond ou la toile.
- Dites ce que le petit déjeuner avait de différent.

firsts-balance
Des patins, un vélo, une planche, une corde : sur quoi avez-vous trouvé l’équilibre en {year}, après toutes ces chutes ?
- Montrez d’abord vos genoux.
- Dites comment on était censé s’arrêter.

firsts-own-money-spent
Vos propres pièces au chaud dans la main, à {age} ans, que vous fallait-il absolument acheter ?
- Commencez par le comptoir, vu d’en bas.
- Dites ce que vous avez failli acheter à la place.

firsts-lost-tooth
Dans quoi avez-vous mordu, ou dans quoi avez-vous foncé, pour perdre une dent à {age} ans ?
- Cherchez le trou avec la langue.
- Dites ce que la dent est devenue.

firsts-book-or-film
Quel livre, quel film ou quelle histoire vous tenait si fort en {year} que vous n’entendiez plus qu’on vous appelait ?
- Commencez par votre siège, votre lit ou votre coin.
- Dites à quelle scène vous reveniez.

firsts-crush
Qui, rien qu’en arrivant, vous faisait lâcher, renverser ou bafouiller n’importe quoi à {age} ans ?
- Les noms peuvent rester secrets.
- Commencez par le couloir, l’arrêt ou l’escalier.

firsts-grown-up-moment
À quel guichet, quelle table ou quelle porte avez-vous compté parmi les grandes personnes à {age} ans, et pris l’air qui va avec ?
- Un formulaire, une poignée de main, un verre, une question.
- Dites ce que vous faisiez de vos mains.

firsts-dish-cooked
De quoi avait l’air la cuisine en {year}, une fois que vous aviez préparé un plat pour quelqu’un d’autre ?
- Commencez par la casserole.
- Racontez les commentaires, et ce qui est resté dans l’assiette.

firsts-big-journey
Qu’est-ce qui s’est révélé parfaitement inutile dans le sac que vous aviez préparé pour un grand voyage, vers {age} ans ?
- Commencez par la fermeture éclair récalcitrante.
- Racontez la première heure loin de chez vous.

firsts-night-of-your-own
Si vous avez eu un nouvel endroit où dormir en {year}, qu’avez-vous mangé le premier soir, et dans quoi ?
- Commencez par l’ampoule nue.
- Dites sur quoi vous dormiez, et ce qui manquait.

firsts-signature
Au bas de quel papier, petit ou important, avez-vous mis votre nom en {year}, et sur la table de qui ?
- Regardez la signature elle-même.
- Dites ce que vous avez fait aussitôt après.

firsts-late-beginner
Qu’avez-vous essayé pour la toute première fois à {age} ans, alors que d’autres auraient dit qu’il était bien trop tard pour cela ?
- Commencez par votre tenue pour l’occasion.
- Dites qui a levé les yeux au ciel.

firsts-grey-hair
Des lunettes pour lire, un cheveu gris, une place cédée dans le bus : quelle petite première vous a fait sourire ou jurer en {year} ?
- Écrivez ce que vous avez dit à voix haute.
- Commencez par le miroir, ou par la personne du bus.

firsts-new-buttons
Qui vous tenait compagnie en {year} pendant que vous appreniez, touche après touche, une nouvelle façon d’appeler, d’écrire ou de payer ?
- Commencez par la mauvaise touche.
- Racontez la première qui a marché.

firsts-still-a-first
Même une longue vie a ses premières fois. Laquelle vous est venue en {year} : un goût, une vue, un mot ?
- Les toutes petites sont les meilleures.
- Dites qui en a ri avec vous.

firsts-brave
Dans la minute qui a précédé votre geste de courage en {year}, que regardiez-vous ?
- Regardez vos pieds dans cette minute-là.
- La fin peut rester secrète.

firsts-speaking-up
Quel bruit faisait la pièce en {year}, une fois dit tout haut ce que vous pensiez tout bas ?
- Commencez par vos trois premiers mots.
- Dites où se posaient vos yeux.
`;
