export const lossAndComfortTemplates = `
loss-and-comfort-soft-thing
De quoi couvriez-vous vos épaules, ou que serriez-vous contre vous en {year}, quand vous vouliez un monde un peu plus doux ?
- Commencez par la sensation sur votre joue.
- Dites où cela se rangeait dans la journée.

loss-and-comfort-hot-drink
Quelqu’un vous a mis dans les mains la chaleur qu’il fallait, quand vous aviez {age} ans. Qu’y avait-il dans la tasse ou le bol ?
- Commencez par la vapeur.
- Dites les mots qui allaient avec, s’il y en eut.

loss-and-comfort-lost-object
Quelle chose avez-vous perdue en {year} et cherchée sans fin, dans chaque poche et sous chaque coussin ?
- Décrivez-la comme aux objets trouvés.
- Dites où vous la croyez cachée, en secret.

loss-and-comfort-found-again
Dans quel endroit ridicule avez-vous retrouvé en {year} une chose que vous teniez depuis longtemps pour perdue ?
- Commencez par votre main qui se referme dessus.
- Dites vers qui vous avez couru.

loss-and-comfort-voice
Quelle voix pouvait vous calmer quand vous aviez {age} ans, depuis la pièce d’à côté ou au bout d’une ligne qui grésille ?
- Écoutez-la avant d’écrire.
- Grave, vive, rauque, chantante : trouvez le mot.

loss-and-comfort-walk-it-off
Où vos pieds vous menaient-ils en {year} quand vous aviez la tête trop pleine pour tenir en place ?
- Commencez par la porte qui se referme derrière vous.
- Dites à quel endroit tout devenait plus calme.

loss-and-comfort-cheered-up
Qui savait vous faire rire en {year} au moment précis où vous aviez fermement décidé de bouder ?
- Décrivez sa grimace.
- Dites combien de temps vous avez tenu bon.

loss-and-comfort-sick-day
Vous avez {age} ans et un gros rhume vous garde au lit. Qu’y a-t-il à portée de main sur la couverture, le plateau ou le sol ?
- Commencez par le rai de lumière sous la porte.
- Dites ce qui était permis pour une fois.

loss-and-comfort-fear-in-the-dark
Qu’est-ce qui vivait sous le lit, derrière le rideau ou dans le siphon quand vous aviez {age} ans, et comment le teniez-vous à distance ?
- Décrivez la créature avec gentillesse.
- Dites qui d’autre la connaissait.

loss-and-comfort-grazed-knee
Qui s’occupait des genoux écorchés et des échardes quand vous aviez {age} ans, avec quel flacon, quel pansement ou quel mot magique ?
- Commencez par l’odeur du flacon.
- Dites la taille du pansement.

loss-and-comfort-secret-reader
Un journal intime, un chien, un plafond, une voix au téléphone : à qui ou à quoi faisiez-vous vos confidences à {age} ans ?
- Dites d’où vous parliez : lit, marche, fossé.
- Ce que vous confiiez peut rester là-bas.

loss-and-comfort-bad-day-cure
Que sortiez-vous du placard en {year} pour guérir d’une journée franchement pourrie ?
- Donnez-le comme une recette.
- Dites à qui vous le prescririez.

loss-and-comfort-one-good-thing
Dans le passage le plus fatigant que vous ayez connu en {year}, quelle petite chose attendiez-vous chaque jour avec joie ?
- Un bain, un banc, dix minutes, un biscuit.
- Laissez la fatigue de côté, si vous voulez.

loss-and-comfort-goodbye-wave
Quai, portail, perron ou trottoir : à qui avez-vous fait signe en {year} jusqu’à ne plus rien voir ?
- Commencez par la main ou l’écharpe.
- Puis dites par quel chemin s’est fait le retour.

loss-and-comfort-animal-missed
Quel animal, aujourd’hui disparu, aimeriez-vous entendre encore une fois traverser la pièce comme en {year} ?
- Pattes, griffes, ailes : commencez par le bruit.
- Dites où il aimait se coucher.

loss-and-comfort-kept-small-thing
Quelle petite chose, venue de quelqu’un d’autre, gardiez-vous près de vous en {year}, dans un tiroir ou une poche ?
- Décrivez-la du bout des doigts.
- Dites à quoi elle servait avant d’être à vous.

loss-and-comfort-friend-moved
Quand une personne que vous aimiez bien est partie vivre ailleurs, à vos {age} ans, qu’avez-vous fait des heures qui avaient été les siennes ?
- Commencez par le coin de vos rendez-vous.
- Dites ce que vous avez échangé, s’il y eut quelque chose.

loss-and-comfort-who-came
Qui s’est tout bonnement présenté chez vous en {year}, quand il aurait été plus simple de rester au loin, et avec quoi dans les bras ?
- Une casserole, des fleurs, des outils, rien du tout.
- Dites où cette personne a pris place.

loss-and-comfort-old-address
Dans quelle pièce où l’on n’entre plus aimeriez-vous passer une minute, telle que vous l’avez connue en {year} ?
- Dites à quel endroit vous vous tiendriez.
- Dites ce qu’il y a sur le rebord de la fenêtre.

loss-and-comfort-remembered-well
Si quelqu’un manquait à votre vie en {year}, quel souvenir aimeriez-vous qu’on en garde, dans quel geste de tous les jours ?
- Laissez-lui le refaire une fois, sur cette page.
- Nul besoin de raconter le départ.

loss-and-comfort-their-habit
Quelle habitude d’une personne disparue avez-vous remarquée chez vous : un mot, un sifflement, une façon de plier le linge ?
- Dites quand vous l’avez remarquée.
- Souriez, si cela vous fait sourire.

loss-and-comfort-first-laugh-after
S’il y a eu un temps de tristesse en {year}, quelle est la première chose qui vous a ensuite fait rire malgré vous ?
- Ne racontez que la partie drôle.
- Dites qui riait aussi.

loss-and-comfort-hand-on-shoulder
Dans votre semaine la plus triste en {year}, s’il y en eut une, qui ou quoi a eu de la douceur pour vous ?
- Une personne, une couverture, la mer, un regard inconnu.
- Ici, c’est la douceur qui est l’histoire.

loss-and-comfort-place-to-remember
Où allez-vous, à pied ou en pensée, pour être près de quelqu’un qui n’est plus là ?
- Décrivez le sol et la lumière.
- Dites ce que vous y dites, ou que vous vous taisez.

loss-and-comfort-what-they-would-say
Si une personne qui vous manque avait pu passer prendre le thé en {year}, qu’aurait-elle remarqué en premier ?
- Laissez-lui le temps d’ôter son manteau.
- Dites quelle chaise elle choisirait.
`;
