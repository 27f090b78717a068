export const spiritualOpenTemplates = `
spirit-open-night-sky
Où étiez-vous en {year}, la dernière fois que le ciel vous a fait sentir merveilleusement minuscule, et qui ou quoi était à vos côtés ?
- Commencez par le froid dans votre cou.
- Dites quelle étoile, quel nuage ou quelle lueur vous revient.

spirit-open-silence
Quel silence aimiez-vous le mieux en {year} : tôt, tard, sous la neige, après les invités, et d’où l’écoutiez-vous ?
- Commencez par le dernier bruit d’avant.
- Dites ce que vos pensées y faisaient.

spirit-open-bigger-than-me
Quand, en {year}, avez-vous senti, ne fût-ce que le temps d’un souffle, que vous faisiez partie de plus vaste que vous ?
- Commencez par le lieu et l’heure.
- Une foule, un champ, un chant : tout peut le faire.

spirit-open-candle
Si vous allumiez une bougie pour quelqu’un ou quelque chose de votre vie en {year}, où la poseriez-vous dans la pièce ?
- Commencez par l’allumette.
- Personne n’a besoin de savoir pour qui elle brûle.

spirit-open-tree
Y a-t-il un arbre, un rocher, un peu d’eau ou une colline qui vous connaissait bien en {year}, et que lui aviez-vous confié ?
- Commencez par son écorce, sa mousse ou ses rides.
- Dites si vous y passiez souvent.

spirit-open-thanks-unsaid
À qui ou à quoi avez-vous murmuré merci en {year}, ne serait-ce qu’à mi-voix et à personne en particulier ?
- Commencez par ce qui venait d’arriver.
- L’avoir échappé belle ou une bonne soupe, tout compte.

spirit-open-coincidence
Quelle coïncidence, en {year}, vous a toujours semblé un peu plus que du hasard ?
- Commencez par le peu qui aurait suffi à l’empêcher.
- Dites qui d’autre la connaît.

spirit-open-music-opened
Quel son ou quelle musique vous est allé droit au cœur en {year}, à vous faire oublier un instant où vous étiez ?
- Commencez par l’instrument, la voix ou l’oiseau.
- Dites comment était la pièce à la fin.

spirit-open-wise-word
Qui vous a dit en {year} une chose plus sage qu’elle n’en avait l’air, et que faisiez-vous ensemble à ce moment-là ?
- Écrivez d’abord ses mots.
- Dites quand ils vous sont revenus.

spirit-open-question-child
Quelle énorme question posiez-vous à {age} ans, sur les étoiles, les rêves ou la fin de tout, et qui tentait d’y répondre ?
- Commencez par l’endroit d’où vous la posiez.
- Dites si la réponse vous suffisait.

spirit-open-dream
Quel rêve, de nuit ou de jour, vous reste-t-il de vos {age} ans, et quelle couleur y a-t-il dedans ?
- Commencez en plein milieu.
- Dites comment s’est fait le réveil.

spirit-open-season-turn
À quoi sentiez-vous que la saison tournait en {year} : à une odeur, à la lumière, ou à quelque chose en vous ?
- Commencez à une porte ou à une fenêtre.
- Dites ce que vous faites toujours un tel jour.

spirit-open-slow-meal
Quel repas en {year} avait pour vous presque l’air d’une cérémonie, si simple fût-il, et qu’y avait-il au milieu de la table ?
- Commencez par l’instant d’avant la première bouchée.
- Dites qui était là, ou quel plaisir c’était sans personne.

spirit-open-work-flow
En faisant quoi, en {year}, oubliiez-vous tout, l’heure et vous-même, au point que lever les yeux était une surprise ?
- Commencez par vos mains.
- Dites ce qui vous ramenait.

spirit-open-letting-go
À quoi avez-vous cessé de vous accrocher en {year}, et comment vos mains ou vos épaules l’ont-elles senti d’abord ?
- Un projet, une rancune, un vieux manteau : à votre choix.
- Dites ce qui a pris la place.

spirit-open-blessing
Qui vous a souhaité du bien en {year} d’une façon qui se sentait, et par quels mots, quel geste ou quel paquet ?
- Commencez par ses mains.
- Dites où vous alliez partir.

spirit-open-enough
Par quel après-midi tout simple, en {year}, avez-vous pensé que ceci, exactement ceci, suffisait ?
- Commencez par la chaise et la lumière.
- Dites ce dont vous n’aviez pas besoin alors.

spirit-open-animal-look
Quel animal a posé les yeux sur vous en {year} comme s’il savait quelque chose, et que s’est-il passé entre vous ?
- Commencez par ses yeux.
- Dites de qui le regard s’est détourné en premier.

spirit-open-threshold
En quel lieu avez-vous marché sur la pointe des pieds en {year}, en sentant, sans qu’on vous le dise, qu’il fallait s’y taire ?
- Commencez par l’odeur à l’intérieur.
- Forêts, bibliothèques et chambres endormies comptent.

spirit-open-morning
Quelle était la première chose dont vous vous réjouissiez un bon matin en {year}, avant toute parole ?
- Commencez les yeux encore fermés.
- Dites ce que montrait la fenêtre.

spirit-open-comfort-known
Au plus dur de ce que vous avez vécu en {year}, quelle petite chose vous tenait compagnie : un caillou en poche, un vers, une marche ?
- Rien que la petite chose ; le reste peut rester où il est.
- Commencez par sa présence dans votre main.

spirit-open-laughter
Quand le rire vous est-il venu à un moment solennel en {year}, et l’a-t-il gâché ou rendu meilleur ?
- Commencez par qui a tout déclenché.
- Dites comment vous cachiez votre visage.

spirit-open-song-together
Où avez-vous chanté, fredonné ou tapé des mains avec d’autres en {year}, jusqu’à ne faire qu’une voix, et quel temps faisait-il ?
- Un stade, une cuisine et un bus comptent tous.
- Dites quelle voix vous distinguiez encore.

spirit-open-water
Quelle eau avez-vous longuement regardée en {year}, mer, pluie ou bain, et que vous apportait-elle ?
- Commencez par sa couleur.
- Dites avec quoi vous veniez, et avec quoi vous repartiez.

spirit-open-house-spirit
Si l’endroit où vous dormiez en {year} avait un bon esprit, dans quel coin logeait-il, et à quoi le sentait-on ?
- Commencez par la lumière de ce coin.
- Dites ce que vous lui auriez laissé là.

spirit-open-bread
Quelles mains voyez-vous en pensant à un repas partagé de bon cœur en {year}, et que rompaient-elles, versaient-elles ou épluchaient-elles ?
- Commencez par le bruit.
- Dites qui recevait le premier morceau.

spirit-open-old-question
Laquelle des grandes questions de la vie aimiez-vous laisser sans réponse en {year}, et avec qui pouviez-vous la tourner et la retourner ?
- Commencez par le lieu de ces conversations.
- Dites ce qu’il y avait dans les tasses.

spirit-open-promise-told
Qu’a-t-on espéré, souhaité ou promis au-dessus de votre berceau, pour autant qu’on vous l’ait jamais dit ?
- Commencez par qui a dû se pencher sur vous.
- Une vieille carte ou une lettre le sait peut-être.

spirit-open-name-given
Que vous a-t-on dit de la façon dont votre prénom est venu à vous, et quel espoir quelqu’un y a-t-il mis ?
- Commencez par sa sonorité quand on l’appelle.
- Dites quels prénoms vous avez failli porter.

spirit-open-carried-forward
Quelle conviction discrète sur la manière de vivre a pu venir jusqu’à vous de gens qui étaient là en {year} ?
- Commencez par un dicton ou une habitude.
- Dites où vous la retrouvez dans vos propres gestes.
`;
