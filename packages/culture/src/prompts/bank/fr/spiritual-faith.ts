export const spiritualFaithTemplates = `
spirit-faith-place-of-worship
En pensant à un lieu où l’on priait vers {year}, que touchaient vos mains : le bois, la pierre, le tapis ou l’eau ?
- Commencez par la température à la porte.
- Dites ce que vous regardiez quand c’était long.

spirit-faith-prayer-words
Quels mots de prière vous étaient les plus proches en {year}, et où les disiez-vous ou les entendiez-vous dire ?
- Commencez par le rythme plutôt que par le sens.
- Dites de quelle voix ils vous viennent.

spirit-faith-holy-day
Le jour le plus saint en {year}, tel que vous l’avez vécu ou vu vivre, qu’est-ce qui rendait le matin si différent des autres ?
- Commencez par les habits, les bougies, l’eau ou la faim.
- Dites quel bruit faisait la rue.

spirit-faith-feast-table
Qu’y avait-il sur la table d’une fête religieuse en {year} que vous reconnaîtriez à l’odeur aujourd’hui encore ?
- Commencez par la marmite la plus longue à cuire.
- Dites qui pouvait goûter en premier.

spirit-faith-hymn
Quel chant, quel cantique ou quel appel à la prière entendu en {year} vous revient encore dès la toute première note ?
- Commencez par qui chantait un peu faux.
- Dites ce que l’écho en faisait.

spirit-faith-who-showed
Qui vous a montré en {year}, sans prêcher, ce que peut être une personne de foi, et par quels gestes ?
- Commencez par une chose faite de ses mains.
- Dites de quoi cette personne ne parlait jamais.

spirit-faith-first-alone
Vous souvenez-vous de votre première prière en solitaire, ou de votre essai, à {age} ans, et de ce qu’il y avait dans la pièce ?
- Commencez par ce que vous regardiez.
- Dites ce que vous demandiez, si vous voulez.

spirit-faith-doubt
Quelle question sur votre foi portiez-vous en {year}, et avec qui osiez-vous la promener de long en large ?
- La question suffit ; aucune réponse n’est requise.
- Commencez par le chemin parcouru.

spirit-faith-answered
En repensant à votre vie en {year}, quelle bonne chose avez-vous reçue comme une réponse, même si vous aviez demandé autre chose ?
- Commencez par le jour de son arrivée.
- Dites à qui vous en avez parlé.

spirit-faith-giving
Quand avez-vous vu quelqu’un donner sans bruit en {year}, parce que sa foi le lui demandait, et qu’était ce don ?
- Une pièce, un repas, un soir : commencez par le don.
- Dites comment cela se faisait en cachette.

spirit-faith-lesson
Quelle histoire des écritures ou de la tradition préfériez-vous à {age} ans, et à quoi ressemblaient les gens dedans ?
- Commencez par l’animal, le bateau ou la montagne.
- Dites ce que vous y trouviez injuste.

spirit-faith-giggles
Qu’est-ce qui vous a donné le fou rire en {year}, au milieu d’un office, d’une bénédiction ou d’une longue prière, et qui l’a vu ?
- Commencez par qui a ri d’abord.
- Dites quels regards cela vous a valus.

spirit-faith-verse-carried
Quelle ligne des écritures, ou d’une prière, vous console quand vous repensez à vos jours en {year}, et où la gardez-vous ?
- Écrivez-la de mémoire, non comme elle est imprimée.
- Dites de qui vous la tenez.

spirit-faith-object
Quel objet sacré avait sa place là où vous viviez en {year}, et qui en ôtait la poussière ?
- Commencez par son poids dans la main.
- Dites d’où il était venu.

spirit-faith-on-the-way
Comment alliez-vous là où l’on se réunissait pour prier en {year}, et devant quoi passiez-vous en chemin ?
- Commencez par vos chaussures.
- Dites de quoi l’on parlait sur la route.

spirit-faith-at-work
Où, dans vos journées de travail en {year}, votre foi trouvait-elle une petite place : une pause, un salut, une chose que vous refusiez ?
- Commencez par l’heure du jour.
- Dites qui l’a remarqué, si quelqu’un l’a fait.

spirit-faith-fasting
De quoi vous passiez-vous pour votre foi en {year}, et quel goût avait ensuite la première bouchée ou gorgée ?
- Commencez par la dernière heure d’attente.
- Dites qui attendait avec vous.

spirit-faith-elder
Sur les prières de qui pouviez-vous compter en {year}, et comment saviez-vous que l’on priait pour vous ?
- Commencez par son fauteuil, son tapis ou son chapelet.
- Dites ce que vous faisiez en retour.

spirit-faith-sang-loud
Qui chantait ou récitait plus fort que tous les autres, là où vous alliez prier en {year}, et qu’en pensiez-vous en secret ?
- Commencez par son rang.
- Dites ce que vous donneriez pour l’entendre encore.

spirit-faith-rest-day
Comment commençait le jour du repos, là où vous étiez en {year}, et de quoi vous privait-il, ou vous dispensait-il ?
- Commencez par la veille au soir.
- Dites comment était la lumière.

spirit-faith-blessing-said
Quelle bénédiction a-t-on dite sur vous, sur le pain ou sur un voyage en {year}, et de quelle sorte de voix ?
- Commencez par les mains qui l’accompagnaient.
- Dites ce qui s’est passé juste après.

spirit-faith-turning
Quand, en {year}, une chose de votre foi, jusque-là seulement apprise, est-elle devenue la vôtre, et où étiez-vous ?
- Commencez par un détail banal du lieu.
- Dites ce que vous avez fait ensuite.

spirit-faith-candle-absent
Pour qui avez-vous dit une prière ou allumé une lampe en {year}, et qu’en aurait dit cette personne ?
- Commencez par sa plaisanterie habituelle.
- Aussi peu, ou autant, que vous voulez.

spirit-faith-right-thing
Qu’avez-vous fait en {year} au nom de votre foi, alors qu’il aurait été plus simple de ne rien faire, et à qui cela a-t-il fait plaisir ?
- Ici, les petites choses comptent le plus.
- Commencez par l’instant d’avant la décision.

spirit-faith-dressed-for-it
Que portiez-vous pour une cérémonie de votre foi, la vôtre ou celle d’autrui, à {age} ans, et où cela serrait-il ?
- Commencez par les chaussures ou la tête.
- Dites ce qu’on vous a mis dans les mains.

spirit-faith-other-faith
De qui avez-vous entrevu la foi, différente de la vôtre, en {year}, et qu’y avez-vous aimé ?
- Commencez par ce que vous n’attendiez pas.
- Dites ce qu’on vous a offert à manger ou à boire.

spirit-faith-played-at-it
Avez-vous joué aux noces, aux sermons ou aux processions à {age} ans, et quels objets de la maison tenaient le rôle sacré ?
- Commencez par le costume.
- Dites qui devait faire l’assemblée.

spirit-faith-old-age-prayer
En quoi votre façon de prier avait-elle changé en {year} : plus de mots, moins de mots, un autre lieu, une autre heure ?
- Commencez par la direction de votre regard.
- Dites ce qui n’a jamais changé.

spirit-faith-welcomed
Y a-t-il eu une cérémonie pour vous accueillir dans une communauté de foi, et quelle photo ou quelle histoire vous en a-t-on montrée ?
- Commencez par qui vous tient dans ses bras.
- Dites ce que vous auriez fait, paraît-il.

spirit-faith-before-you
Que savez-vous de la façon dont les vôtres priaient ou gardaient les jours saints vers {year}, et qu’en est-il venu jusqu’à vous ?
- Commencez par un livre, un bol, une étoffe ou un mot.
- Dites de qui vous le tenez.
`;
