export const schoolOrWorkTemplates = `
school-or-work-monday-bag
Videz le sac ou les poches de vos lundis ordinaires en {year}. Quelle chose, là-dedans, en dit le plus sur vos journées ?
- Retournez-le et écoutez.
- Attardez-vous sur les miettes du fond.

school-or-work-good-at-last
Qui était là pour le voir en {year}, quand une chose que vous ratiez depuis toujours a soudain marché ?
- Commencez par le pire essai.
- Dites ce que vos mains ont enfin compris.

school-or-work-best-ten-minutes
Pauses, récréations, trajet entre deux choses : où passiez-vous les dix meilleures minutes d’un jour ordinaire en {year} ?
- Commencez par la sonnerie, l’horloge ou la bouilloire.
- Dites qui y était déjà.

school-or-work-tool-of-the-day
Stylo, bêche, clavier, casserole, aiguille : quel outil votre main trouvait-elle sans regarder en {year} ?
- Commencez par son poids.
- Dites où l’usage l’avait poli.

school-or-work-way-there
Que croisiez-vous exactement à la même heure chaque jour de semaine en {year}, en route vers l’endroit où l’on vous attendait ?
- Commencez par le premier pas dehors.
- Dites ce que cela annonçait, les jours de retard.

school-or-work-praise-kept
Quels mots d’éloge, même tièdes, avez-vous gardés dans votre poche en {year} ?
- Notez les mots exacts, si vous le pouvez.
- Dites quelle tête vous avez faite.

school-or-work-glorious-failure
Quelle tâche, quelle épreuve ou quel projet a si merveilleusement raté en {year} que vous pouvez maintenant en rire ?
- Commencez une minute avant le désastre.
- Dites qui regardait.

school-or-work-teacher-of-any-kind
Qui vous a appris en {year} quelque chose qui vaut la peine d’être su, dans une salle, sur un toit ou devant un évier ?
- Commencez par sa voix.
- Dites comment vos erreurs étaient reçues.

school-or-work-room-smell
Craie, colle, manteaux mouillés, cire : que sentait la pièce où l’on vous apprenait des choses quand vous aviez {age} ans ?
- Retrouvez d’abord votre place.
- Dites ce qu’il y avait de gravé ou de collé dessous.

school-or-work-window-dreams
Vous aviez {age} ans et il fallait écouter. Que dessinait votre stylo dans la marge ?
- Décrivez le gribouillis trait par trait.
- Dites comment on s’en est aperçu, le cas échéant.

school-or-work-playground-law
À quelle loi solennelle obéissaient les enfants quand vous aviez {age} ans, sans qu’aucune grande personne l’ait jamais connue ?
- Trocs, défis, ordre de passage : choisissez.
- Dites qui l’avait inventée.

school-or-work-when-i-grow-up
Quelle personne, quelle image ou quel uniforme vous a soufflé, à {age} ans, ce que vous alliez devenir ?
- Commencez par votre déguisement.
- Dites combien cela devait rapporter, pensiez-vous.

school-or-work-first-earned
À quoi était destiné le premier argent que vous ayez gagné, avant même d’être dans votre main ?
- Commencez par les pièces ou l’enveloppe.
- Dites dans quel état étaient vos pieds après.

school-or-work-subject-alive
Quelle matière, quel savoir-faire ou quelle marotte vous enflammait à {age} ans, quand autour de vous on bâillait ?
- Une page, un film, une personne, une expérience.
- Dites qui subissait vos explications.

school-or-work-beginner-again
Vous débutiez quelque part en {year}, avec trop de fierté pour demander : que faisiez-vous semblant de comprendre ?
- Commencez par la première porte ouverte.
- Dites où se cachait le café.

school-or-work-odd-job
Quel petit boulot ou quelle drôle de corvée, en {year}, ne figurera sur aucune liste de vos exploits, et reste pourtant un souvenir à ne pas céder ?
- Commencez par la tenue imposée.
- Dites ce que vous y avez appris sur les gens.

school-or-work-team-of-sorts
Avec qui avez-vous mené à bien une chose difficile en {year}, à force de mains sales, de nuits courtes, ou des deux ?
- Nommez chaque personne par une habitude.
- Racontez le vacarme, ou le silence, d’après.

school-or-work-unnoticed
Qu’avez-vous fabriqué, réparé, porté ou soigné en {year} que l’on n’aurait remarqué que si vous aviez cessé ?
- Choisissez un jour très ordinaire.
- Dites qui l’aurait remarqué en premier.

school-or-work-handed-on
À qui avez-vous montré en {year} comment la chose se fait vraiment, le couteau, la clé ou la souris à la main ?
- Commencez par ses premières maladresses.
- Dites de qui vous le teniez.

school-or-work-last-day
Une longue tâche ou un métier a-t-il pris fin vers vos {age} ans, et qu’avez-vous fait du premier matin libre ?
- Commencez par le réveil, réglé ou non.
- Dites ce que vous avez gardé en souvenir.

school-or-work-days-without-boss
Sans personne pour vous dire quoi faire en {year}, à quoi donniez-vous vos meilleures matinées ?
- Commencez par la chaise, l’établi ou le sentier.
- Dites à quoi vous saviez qu’il fallait s’arrêter.

school-or-work-not-for-me
À quelle table, quel comptoir ou quelle machine avez-vous su tout à coup, vers {age} ans, que ce n’était pas pour vous ?
- Regardez l’horloge sur ce mur-là.
- Vous pouvez taire la suite.

school-or-work-felt-small
Quand une salle pleine de monde vous donnait envie de disparaître en {year}, qu’est-ce qui aidait : un visage, une pensée, une chose en poche ?
- Restez près de ce qui a aidé.
- Quelques lignes suffisent.
`;
