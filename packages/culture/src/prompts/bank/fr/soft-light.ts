export const softLightTemplates = `
play-floating
Quand avez-vous flotté, glissé, fait de la balançoire ou simplement senti l’herbe sous votre dos en {year}, et qu’y avait-il au-dessus de vous ?
- Commencez par l’arrière de votre tête.
- Dites ce qu’on entendait là-haut.

play-good-at-doing-nothing
Avec qui pouviez-vous ne presque rien faire en {year} et appeler cela une belle journée ?
- Commencez par l’endroit de cette paresse.
- Dites ce que vous ne faisiez pas.

play-little-collection
Quelles petites choses aligniez-vous, triiez-vous ou empiliez-vous en {year}, juste pour le plaisir ?
- Commencez par la plus belle.
- Dites qui n’avait pas le droit d’y toucher.

play-story-before-bed
Quelle histoire, lue, racontée ou à demi oubliée, vous tenait compagnie en {year} ?
- Commencez par l’image de la couverture, ou la voix.
- Dites où vous aviez coutume de vous arrêter.

play-made-with-care
Qu’avez-vous plié, noué, peint ou sculpté en {year}, lentement, et pour personne en particulier ?
- Commencez par la matière sous vos doigts.
- Dites où cela a fini.

turning-points-first-light-day
Quel jour, en {year}, les choses ont-elles commencé à vous peser moins, et qu’avez-vous fait ce soir-là ?
- Commencez par le manteau que vous avez ôté.
- Un tout petit jour compte aussi.

turning-points-gentle-habit
Quelle petite habitude s’est glissée dans vos journées en {year} et y est restée plus longtemps que prévu ?
- Commencez par l’heure qui était la sienne.
- Dites comment elle avait commencé.

turning-points-stopped-to-look
Où avez-vous fait halte en plein chemin en {year}, juste pour regarder, et qu’est-ce donc qui vous retenait ?
- Commencez par vos pieds immobiles.
- Dites qui devait vous attendre.

turning-points-said-it-at-last
Quelle gentillesse avez-vous dite tout haut en {year}, alors que vous y pensiez depuis un moment ?
- Commencez par votre premier mot.
- Dites comment elle a été reçue.

turning-points-slow-yes
Qu’avez-vous appris à aimer en {year}, peu à peu, alors que cela ne vous disait pas grand-chose au début ?
- Un plat, une rue, une personne, un air.
- Dites à quel moment vous l’avez compris.

values-worth-the-walk
Pour quoi auriez-vous volontiers fait un long détour à pied en {year}, quelles que fussent vos chaussures ?
- Commencez par la route.
- Dites ce qui attendait au bout.

values-left-it-tidy
Quel lieu ou quel objet avez-vous laissé en un peu meilleur état que vous ne l’aviez trouvé en {year} ?
- Commencez par son état d’avant.
- Dites si quelqu’un l’a jamais su.

values-good-company
Qu’est-ce qui rendait quelqu’un de bonne compagnie à vos yeux en {year} : ses blagues, son calme, sa façon de porter un sac ?
- Commencez par un après-midi bien précis.
- Dites ce qui vous aurait manqué sans cette personne.

values-simple-and-right
Quelle chose toute simple faisiez-vous à votre manière en {year}, parce que c’était la bonne pour vous ?
- Le thé, les lacets, un lit, un bonjour.
- Dites qui faisait autrement.

values-listened-well
Qui savait vraiment écouter en {year}, et que faisait son visage pendant que vous parliez ?
- Commencez par ses mains, et où elles se posaient.
- Racontez une des choses que vous lui disiez.

firsts-seen-from-close
Qu’avez-vous vu de tout près pour la première fois en {year}, un escargot, une étoile ou un visage endormi ?
- Commencez par le souffle que vous reteniez.
- Dites ce qui, là-dedans, était une surprise.

firsts-small-yes
Qu’avez-vous essayé en {year} juste parce que quelqu’un souriait et disait que cela pourrait vous plaire ?
- Commencez par ses mots.
- Dites si c’était bien vu.

firsts-heard-the-quiet
Où avez-vous remarqué pour la première fois, en {year}, à quel point le monde peut être silencieux ou noir ?
- Commencez par ce que vous attendiez à la place.
- Dites comment vous avez retrouvé le chemin.

firsts-new-in-the-room
Qui vous a rendu les choses faciles en {year}, quand vous débutiez quelque part, et par quel petit geste ?
- Une chaise avancée, une blague, un plan.
- Dites à quoi vous vous raccrochiez.

school-or-work-favourite-task
Quelle tâche auriez-vous volontiers faite deux fois par jour en {year}, et comment la sentiez-vous dans vos mains ?
- Commencez par l’outil ou le chiffon.
- Dites qui vous la laissait avec joie.

school-or-work-learned-by-watching
Qu’avez-vous appris en {year} rien qu’en restant à côté de quelqu’un qui savait s’y prendre ?
- Commencez par le bruit de ce travail.
- Dites quand vous avez osé essayer.

school-or-work-friendly-face
Quel visage aimiez-vous voir au début d’une longue journée en {year}, et à quel endroit le trouviez-vous d’ordinaire ?
- Commencez par son bonjour.
- Dites ce qui ne le quittait jamais.

school-or-work-quiet-corner
Où alliez-vous en {year} quand une journée chargée pouvait se passer de vous cinq minutes ?
- Commencez par la porte qui se referme derrière vous.
- Dites ce que vous y regardiez.

place-path-through-green
Quel coin de verdure connaissiez-vous le mieux en {year} : un parc, un talus, un pot sur un rebord, un seul arbre ?
- Commencez par la feuille la plus proche.
- Dites qui vivait dedans.

place-welcome-somewhere
Où vous faisait-on fête en {year} comme si vous aviez manqué, et qui donc, une personne ou un chien ?
- Commencez quelques pas avant la porte.
- Dites ce qu’on posait devant vous.

loss-and-comfort-someone-stayed
Qui est resté un moment auprès de vous en {year} sans rien demander, et qu’y avait-il à regarder ?
- Commencez par la chaise, le banc ou le lit.
- Racontez la seule chose qui fut dite.

loss-and-comfort-small-ritual
Quel petit rituel faisait que les soirées étaient à vous en {year} : une lampe, une tasse, une fenêtre fermée ?
- Commencez par l’ordre des choses.
- Dites ce qui arrivait quand vous le sautiez.

people-soft-voice
Quelle voix dans un escalier, un téléphone ou une radio pouvait vous apaiser en {year} ?
- Commencez par sa façon de dire bonjour.
- Dites ce qu’elle expliquait si bien.

people-small-gift-of-time
Qui ne vous pressait jamais en {year}, et que faisiez-vous lentement ensemble ?
- Commencez par l’allure de sa marche.
- Dites ce que vous avez vu grâce à cela.
`;
