export const gentleBeginningsTemplates = `
place-before-you-path
Quel chemin, quel quai ou quelle place de marché les pieds des vôtres connaissaient-ils le mieux vers {year}, tel que vous l’imaginez ?
- Commencez par le sol : boue, pavés, sable.
- Dites d’où vous tenez cette image.

place-before-you-view-shared
Y a-t-il une vue que les vôtres ont eue bien avant vous et que vous avez eue aussi, une colline, un port, des toits alignés ?
- Commencez par ce qui n’a pas changé.
- Dites quand vous l’avez vue à votre tour.

turning-points-before-you-waiting
Que vous a-t-on raconté du temps juste avant votre arrivée, et que s’occupait-on à peindre, tricoter, emprunter ou déplacer ?
- Commencez par la pièce qu’on préparait.
- Ici, deviner vaut bien un fait.

turning-points-before-you-letter
Si l’on retrouvait une lettre écrite en {year} par quelqu’un des vôtres, qu’espéreriez-vous y lire ?
- Commencez par le papier et l’encre.
- Dites à qui vous la liriez.

play-before-you-toy
Avec quoi jouaient, vers {year}, les enfants parmi les vôtres, et de quoi leurs jouets étaient-ils faits ?
- Bois, chiffons, ficelle, cailloux : commencez là.
- Dites auquel de ces jeux vous avez encore joué.

values-before-you-kept-rule
Quelle petite règle de la maison, sur le pain, les portes ou les invités, est plus vieille que vous et se garde encore quelque part ?
- Énoncez la règle comme on la disait.
- Dites qui lève les yeux quand on l’enfreint.

school-or-work-before-you-tools
Quel outil, quel tablier, quel registre ou quelle gamelle de quelqu’un d’avant vous vous a-t-on montré ou décrit ?
- Commencez par le manche ou le fermoir.
- Dites à quoi cela a servi en dernier.

loss-and-comfort-before-you-warmth
Autour de quel poêle, quelle lampe, quel banc ou quel puits imaginez-vous les vôtres, par les soirs tranquilles, en {year} ?
- Commencez par qui était le plus près.
- Dites ce qu’il y aurait eu sur le feu.

place-early-window-of-pram
En poussant, en portant ou en tirant : où vous promenait-on, bébé, en {year}, à ce qu’on raconte, et devant quoi passait-on ?
- Landau, écharpe, luge ou épaules : commencez là.
- Dites qui poussait.

turning-points-early-new-bed
Avez-vous changé de chambre, de lit ou d’adresse dans vos premières années, et quelle histoire ou image reste-t-il de l’endroit d’avant ?
- Commencez par les barreaux, la couverture ou la porte.
- Ce n’est peut-être qu’une phrase que quelqu’un répète.

school-or-work-early-watching
Quel travail regardiez-vous faire, bébé, à ce qu’on vous a dit, et quel bruit faisait-il ?
- Coudre, traire, taper à la machine, marteler.
- Dites ce qu’on vous donnait pour vous occuper.

food-early-fed
Qui vous donnait la cuillère en {year}, pour autant qu’on s’en souvienne, et quelles ruses vous faisaient ouvrir la bouche ?
- Avions, trains, chansons : commencez par le bruit.
- Dites ce que devenait la dernière cuillerée.

values-early-first-kindness
Quel geste gentil ou drôle de vos premières années, paraît-il, vous rappelle-t-on encore aujourd’hui ?
- Commencez comme on le raconte.
- Dites qui en a profité, ou en a fait les frais.

play-early-hiding-place
Sous quelle table, quel rideau ou quel manteau aimiez-vous vous cacher dans vos premières années, à ce qu’on raconte ?
- Commencez par le bout de vous qui dépassait.
- Dites qui faisait semblant de ne rien voir.

seasons-in-the-hand
Quelle feuille, quel coquillage, quelle boule de neige ou quelle plume voyez-vous dans votre main en repensant au grand air en {year} ?
- Commencez par son poids et son bord.
- Dites où vous avez ouvert la main.

seasons-first-coat-day
Le premier jour à gros manteau, ou sans manteau du tout, en {year} : où marchiez-vous, et qui disait que vous le regretteriez ?
- Commencez par l’air sur vos bras.
- Dites si l’on avait raison.

seasons-light-through-curtain
Comment la lumière du matin entrait-elle là où vous dormiez en {year}, et sur quoi tombait-elle d’abord ?
- Commencez par le dessin qu’elle faisait.
- Dites comment elle vous donnait l’heure.

seasons-evening-outside
Sur quel perron, quel balcon ou quel banc passiez-vous les longues soirées en {year}, et de quoi tout le monde parlait-il ?
- Commencez par les chaises qu’on sortait.
- Dites qui restait jusqu’au bout.

place-quiet-corner-of-a-busy-place
Dans quel lieu plein de monde aviez-vous un coin tranquille à vous en {year}, et qu’en voyiez-vous ?
- Une cage d’escalier, une réserve, le dernier rang.
- Dites comment vous y alliez en cachette.

place-bridge-or-crossing
Quel pont, quel carrefour ou quelle barrière passiez-vous si souvent en {year} que vos pieds les connaîtraient dans le noir ?
- Commencez par le bruit sous vos semelles.
- Dites où cela vous menait les bons jours.

place-seen-from-above
De quelle colline, quel étage, quel arbre ou quelle échelle pouviez-vous contempler votre petit monde quand vous aviez {age} ans ?
- Commencez par la plus petite chose visible.
- Dites qui était là-haut avec vous, s’il y avait quelqu’un.

loss-and-comfort-good-night
Quelle était, d’habitude, la dernière chose que vous entendiez, disiez ou pensiez avant de vous endormir en {year} ?
- Commencez par l’oreiller.
- Une radio, un soupir, une liste pour demain.

loss-and-comfort-long-bath
Que faisiez-vous pour vous dorloter un peu en {year} : un bain, un biscuit, le chemin le plus long pour rentrer ?
- Commencez par la première minute.
- Dites ce que vous ne disiez à personne.
`;
