export const gentleDaysTemplates = `
food-something-left-for-you
Qui vous gardait une assiette, une part ou le morceau croustillant en {year}, et sous quoi cela vous attendait-il ?
- Commencez par soulever le couvercle.
- Dites quel retard vous aviez.

play-alone-and-happy
Que pouviez-vous faire une heure entière sans personne, à {age} ans, sans une minute d’ennui ?
- Commencez par votre coin, tapis, lit ou branche.
- Dites qui finissait par vous interrompre.

play-small-creature
Quel scarabée, quel oiseau, quel chat ou quel poisson avez-vous observé en {year} plus longtemps que de raison ?
- Commencez par sa façon de bouger.
- Dites le nom que vous lui aviez donné, s’il en avait un.

play-pocket-full
Qu’aurait-on trouvé dans vos poches après une bonne journée de liberté en {year} ?
- Videz-les sur la table, une chose après l’autre.
- Dites laquelle vous avez gardée.

play-favourite-picture
Quelle image, quelle page ou quelle carte postale regardiez-vous encore et encore en {year}, et qu’y avait-il dans son coin ?
- Commencez par les couleurs.
- Dites où on la voyait, ou bien où elle se cachait.

music-whistle-on-the-way
Que siffliez-vous, que fredonniez-vous, ou que tapiez-vous sur les grilles en chemin en {year} ?
- Commencez par le rythme de vos pas.
- Dites d’où l’air était venu.

music-bells-and-signals
Quelle cloche, quelle sirène, quel sifflet ou quel appel rythmait vos journées en {year}, et où l’entendiez-vous ?
- Commencez par le plus fort de tous.
- Dites ce que chacun faisait aussitôt.

music-someone-practising
Qui, autour de vous, s’exerçait à quelque chose en {year}, gammes, discours ou coups francs, et qu’en entendiez-vous ?
- Commencez par l’erreur qui revenait toujours.
- Dites quand cela a enfin marché.

music-bird-or-engine
Quel bruit que personne n’appellerait musique était une musique pour vous en {year}, et qu’annonçait-il ?
- Un moteur, un oiseau, une clé, une bouilloire.
- Dites ce qu’il éveillait en vous.

seasons-open-window
Le premier soir assez doux pour laisser la fenêtre ouverte en {year} : qu’est-ce qui entrait avec l’air, là où vous étiez ?
- Commencez par le rideau.
- Dites combien de temps a duré votre veille.

seasons-wet-shoes
Quelle promenade en {year} a fini chaussures trempées, joues rouges ou sable partout, et que vous a-t-on donné au retour ?
- Commencez sur le paillasson.
- Dites ce qu’on a mis à sécher.

seasons-fruit-of-the-year
Qu’est-ce qui mûrissait, fleurissait ou se vendait quelques semaines à peine en {year}, et à quoi saviez-vous que c’était l’heure ?
- Commencez par le premier que vous avez vu.
- Dites qui le trouvait toujours en retard.

seasons-under-the-blanket
Où cherchiez-vous le chaud, ou le frais, le jour le plus extrême que vous ayez connu en {year} ?
- Commencez par vos orteils.
- Dites qui s’est poussé pour vous faire une place.

loss-and-comfort-after-rain
Qu’est-ce qui pouvait vous remettre d’aplomb en {year}, et en dix minutes à peine : une fenêtre, un robinet, un arbre, une certaine voix ?
- Commencez par la première des dix minutes.
- Dites qui le savait.

loss-and-comfort-mended-thing
Quel objet cassé vous a-t-on réparé en {year}, et l’endroit se voyait-il encore ensuite ?
- Commencez par la colle, le fil ou le ruban adhésif.
- Dites ce que vous pensiez en regardant faire.

loss-and-comfort-nothing-happened
Une heure de repos en {year} où il ne s’est rien passé : où étiez-vous, et que faisait la lumière ?
- Commencez par ce à quoi vous vous adossiez.
- Il n’a pas besoin d’en sortir quoi que ce soit.

loss-and-comfort-place-at-fire
Près de quoi réchauffiez-vous vos mains en {year} : un poêle, une tasse, un feu, une autre main ?
- Commencez par le froid qu’elles avaient.
- Dites ce qui sentait la fumée, le thé ou la laine.

values-small-courtesy
À quelle petite politesse avez-vous vu quelqu’un se tenir en {year}, quoi qu’il arrive, et l’avez-vous adoptée aussi ?
- Commencez par le geste lui-même.
- Dites qui en bénéficiait.

values-careful-with
De quoi preniez-vous toujours grand soin en {year}, sans que personne vous l’ait demandé ?
- Commencez par votre façon de le reposer.
- Dites d’où cela vous venait.

values-time-well-spent
Quelle heure d’une semaine ordinaire n’auriez-vous cédée pour rien au monde en {year} ?
- Commencez par l’horloge.
- Dites ce que vous faisiez pour la protéger.

values-shared-gladly
Qu’avez-vous donné de bon cœur en {year}, alors que vous auriez très bien pu le garder pour vous ?
- Commencez par son poids.
- Dites ce que l’autre personne en a fait.

gratitude-lift-or-seat
Qui vous a donné une place, un coup de pouce ou un bout de conduite en {year}, et de quoi parliez-vous en chemin ?
- Commencez par la poignée, la selle ou la banquette arrière.
- Dites où s’arrêtait le trajet.

gratitude-good-shoes
Quelle paire de chaussures vous portait presque partout en {year}, et où aurait-elle aimé retourner ?
- Commencez par les lacets ou le talon.
- Dites ce qu’elle a fini par devenir.

gratitude-warm-word
Quelle phrase amicale entendue en {year} n’avez-vous jamais tout à fait rangée, et sur quel seuil ou dans quelle rue fut-elle dite ?
- Écrivez d’abord la phrase.
- Dites ce que vous avez répondu, si vous l’avez fait.

gratitude-somebody-waited
Qui vous attendait quelque part en {year}, à un arrêt, sur un banc ou avec une lumière allumée, et à quoi le voyait-on ?
- Commencez par ce que cette personne regardait.
- Racontez ses premiers mots.

people-walked-alongside
Avec qui marchiez-vous du même pas en {year}, sur une route ou dans un couloir, et qui donnait le rythme ?
- Commencez par le bruit de quatre pieds.
- Dites où vos chemins se séparaient.
`;
