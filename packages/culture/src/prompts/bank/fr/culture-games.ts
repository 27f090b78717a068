export const cultureGamesTemplates = `
culture-game-against-whom
Pour une partie de « {game} » ou d’autre chose en {year}, qui auriez-vous voulu dans votre camp plutôt qu’en face ?
- Commencez par sa façon de perdre.
- Dites ce que cette personne faisait pour attirer la chance.

culture-game-where-played
Si quelqu’un lançait « {game} » en {year}, vers quel plancher, quelle cour, quelle table ou quel écran couriez-vous ?
- Commencez par la surface : rayée, poussiéreuse, collante.
- Dites qui y était déjà.

culture-game-house-rules
Quelle règle de « {game} », ou d’un autre jeu, n’existait que chez vous en {year}, et qui l’avait sûrement inventée ?
- Énoncez d’abord la règle comme une loi.
- Dites qui l’enfreignait toujours.

culture-game-first-win
Vous souvenez-vous d’une victoire sur quelqu’un d’imbattable, à « {game} » ou ailleurs, en {year}, et de ses mots ensuite ?
- Commencez par le dernier coup.
- Dites combien de temps cette gloire a duré.

culture-game-one-more
Allez, une dernière partie de « {game} » : qui disait cela en {year}, et qu’est-ce qui finissait par vous arrêter ?
- Commencez par le jour qui baisse, ou la voix qui appelle.
- Dites dans quel état étaient vos mains.

culture-game-rainy-day
Que sortait-on du placard quand le temps vous gardait à l’intérieur en {year} : « {game} », ou un jeu incomplet ?
- Commencez par l’état de la boîte.
- Dites ce qui remplaçait la pièce manquante.

culture-game-break-time
Dans les minutes volées d’une journée chargée en {year}, jouait-on autour de vous, à « {game} » ou à un jeu inventé sur place ?
- Commencez par le signal de la fin.
- Dites qui comptait les points.

culture-game-fair-play
Quel moment d’un jeu en {year}, « {game} » ou un autre, vous a montré le vrai visage de quelqu’un ?
- Commencez par l’enjeu, même minuscule.
- Dites ce que vous avez pensé tout bas.

culture-game-music-of-it
Quel bruit faisait le jeu autour de vous en {year} : les bips, les dés, les comptines ou les cris de « {game} », ou autre chose ?
- Écrivez l’un de ces bruits, lettre à lettre.
- Dites qui se plaignait du vacarme.

culture-game-taught-someone
Qui vous avait appris un jeu que vous saviez encore en {year}, un ancien ou « {game} », et avec quelle patience pour vos erreurs ?
- Commencez par votre première erreur.
- Dites à qui vous l’avez transmis, si c’est le cas.

culture-game-snack-beside
Qu’y avait-il à grignoter pendant que vous jouiez ou regardiez jouer en {year}, à « {game} », aux cartes ou à autre chose, et qui mangeait presque tout ?
- Commencez par les miettes.
- Dites ce qui était interdit près de la table.

culture-game-under-table
Pendant que d’autres jouaient peut-être à « {game} », quelle était, dit-on, votre occupation préférée de bébé ?
- Casseroles, boîtes et clés comptent comme jouets.
- Commencez par le bruit que vous faisiez.

culture-game-play-before
À quoi s’amusaient les vôtres vers {year} : « {game} », les cartes sous la lampe, ou quelque chose qu’il a fallu vous expliquer ?
- Commencez par qui détestait perdre.
- Une photo ou un vieux plateau de jeu peut aider.
`;
