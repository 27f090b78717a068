export const playTemplates = `
play-until-too-dark
Qu’est-ce qui vous occupait si bien en {year} qu’il fallait vous appeler trois fois, ou que la lumière s’en aille ?
- Commencez par le jour qui baisse.
- Dites de quoi vos mains étaient couvertes.

play-house-rules
À quel jeu jouait-on autour de vous en {year} avec des règles qui n’existaient nulle part ailleurs au monde ?
- Énoncez une règle le plus solennellement possible.
- Racontez la grande dispute.

play-made-from-nothing
Avec du carton, de la ficelle, des feuilles ou des restes : qu’avez-vous fabriqué à {age} ans qui valait bien mieux que son apparence ?
- Faites la liste de ce qu’il y avait dedans.
- Dites combien de temps cela a tenu.

play-laughed-till-it-hurt
Qui n’arrangeait rien en {year} quand vous riiez si fort qu’aucun son ne sortait plus ?
- Commencez là où il fallait être sérieux.
- Ce n’est peut-être drôle que pour vous ; tant mieux.

play-in-water
Qui a commencé, la fois où il ne vous restait plus un fil de sec, pour rire, en {year}, sous la pluie, dans un lac ou au jet d’eau ?
- Commencez par le premier choc du froid.
- Dites ce qui a séché en dernier.

play-collected
Dans quelle boîte, quel bocal ou quel tiroir gardiez-vous votre collection à {age} ans, à l’abri des gens qui rangent ?
- Choisissez-en la plus belle pièce.
- Dites ce qu’elle sentait.

play-team-or-tribe
Pour quelle équipe, quel club, quelle course ou quel cheval avez-vous crié à perdre la voix en {year} ?
- Commencez par les couleurs.
- Racontez le moment dont tout le monde se souvient.

play-trick-played
Quelle farce en {year}, de votre main ou à vos dépens, vous fait encore sourire au souvenir de la tête de quelqu’un ?
- Commencez par les préparatifs.
- Dites en combien de temps tout s’est su.

play-with-your-hands
À quoi vos mains s’occupaient-elles en {year} pour leur seul plaisir : plier, tricoter, sculpter, bricoler, dessiner ?
- Commencez par le bruit que cela faisait.
- Dites ce que sont devenus les résultats.

play-danced
Sur quelle sorte de sol dansiez-vous, sautilliez-vous ou tanguiez-vous en {year}, pour de bon ou juste entre l’évier et le fourneau ?
- Commencez par vos pieds.
- Dites qui l’a vu, s’il y avait quelqu’un.

play-toy-worn-out
Quel jouet, quelle poupée, quel bâton ou quel caillou vous suivait partout à {age} ans, parce qu’il avait une mission ?
- Dites où il était le plus usé.
- Dites où il dormait.

play-street-game
Que fallait-il crier avant que le jeu commence quand vous aviez {age} ans, et où ne pouvait-on pas vous attraper ?
- Écrivez la comptine, autant que vous la savez.
- Tracez les frontières : trottoir, arbre, grille.

play-pretend-world
Pirate, cheval, agent secret, docteur des peluches : qui étiez-vous à {age} ans, quand vous n’étiez pas vous-même ?
- Commencez par le costume ou la voix.
- Dites qui devait jouer l’autre.

play-rainy-floor
Un jour de pluie, vous avez {age} ans, à plat ventre par terre. Qu’avez-vous étalé devant vous ?
- Sentez le sol : moquette, planches, carreaux.
- Dites qui a marché dessus.

play-dare
Quel mur, quelle branche ou quel pont était l’enjeu du défi de vos {age} ans, relevé ou sagement laissé aux autres ?
- Regardez en bas une fois encore.
- Dites qui avait ouvert la voie.

play-obsession
Qui devait tout écouter, à vos {age} ans, quand vous vous lanciez sur votre jeu, votre sport ou votre passe-temps préféré ?
- Expliquez-en le meilleur en deux lignes.
- Dites ce que cela coûtait en temps et en argent.

play-night-out
Avant vos plus belles soirées en {year}, il y avait les préparatifs. À quoi ressemblaient-ils, avec leurs odeurs et leurs bruits ?
- Commencez par le miroir et les cheveux.
- Dites ce qu’on oubliait toujours.

play-silly-with-someone
Avec qui pouviez-vous faire les clowns en {year}, à la cuisine ou en voiture, tant que personne ne regardait ?
- Commencez par le regard échangé.
- Dites ce qu’il ne faut jamais montrer à personne.

play-free-day
Une journée sans projet vous est tombée du ciel en {year}. Qu’avez-vous fait de la première heure ?
- Commencez par l’instant où vous l’avez su.
- Dites ce que vous n’avez pas fait.

play-table-and-cards
Cartes, dés, dominos, boules sur l’herbe : qui ne supportait pas de perdre contre vous en {year} ?
- Commencez par le battage des cartes ou le crayon.
- Racontez le meilleur coup de bluff.

play-hobby-kingdom
Dans la remise, sur la table ou à l’écran : qu’est-ce qui restait à moitié fini dans votre petit royaume en {year} ?
- Cherchez d’abord la pièce qui manque.
- Dites qui avait le droit d’entrer.

play-still-childlike
Qu’aimiez-vous encore à {age} ans exactement comme à neuf, les flaques, les billes, la pâte à gâteau ou un bon toboggan ?
- Dites qui a tout vu.
- Commencez par le bruit que cela fait.

play-left-out
Quand vous étiez au bord d’un jeu en {year}, à regarder, que trouviez-vous d’autre à faire ou à observer ?
- Commencez par le mur ou l’herbe.
- Racontez qui est venu vers vous, si quelqu’un l’a fait.
`;
