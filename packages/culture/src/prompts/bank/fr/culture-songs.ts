export const cultureSongTemplates = `
culture-song-first-bars
Les premières mesures de « {song} » résonnent à l’instant : dans quelle pièce, quelle rue ou quelle voiture vous ramènent-elles ?
- Commencez par l’endroit d’où venait le son.
- Dites qui d’autre ne tenait pas en place.

culture-song-wrong-words
Quelle phrase de « {song} », ou d’un autre air entendu en {year}, avez-vous chantée de travers bien trop longtemps ?
- Écrivez d’abord votre version à vous.
- Dites qui s’en est aperçu.

culture-song-who-hummed
Qui, autour de vous, aurait fredonné « {song} » en {year} sans s’en apercevoir, et à quoi ses mains étaient-elles occupées ?
- Partez des mains : pâte, cambouis, tricot, clés.
- Dites si l’air est un jour sorti à pleine voix.

culture-song-dance-floor
On passe « {song} » et quelqu’un vous tire par la manche : dansiez-vous en {year}, et sur quel genre de sol ?
- Chaussures, chaussettes ou pieds nus : commencez là.
- Dites ce que vous faisiez de vos bras.

culture-song-through-wall
Quand une musique comme « {song} » traversait le mur ou la fenêtre en {year}, de chez qui venait-elle, et qu’en pensiez-vous ?
- Commencez par le volume.
- Dites ce que vous saviez d’autre de ces gens.

culture-song-radio-place
Quel était l’appareil le plus proche de vous capable de jouer « {song} » en {year}, et qui décidait de ce qu’on écoutait ?
- Décrivez le bouton, la molette ou l’aiguille.
- Racontez ce qui arrivait quand quelqu’un changeait.

culture-song-turned-up
L’année de « {song} », y avait-il un air que vous passiez sans arrêt pendant que, sans bruit, quelque chose allait changer dans votre vie ?
- Nommez d’abord l’air, même s’il vous gêne.
- Dites à quoi ressemblaient les jours autour.

culture-song-not-for-you
Tout le monde semblait avoir un avis sur des chansons comme « {song} » en {year} : quel était le vôtre, et à qui osiez-vous le dire ?
- Commencez par la grimace que vous faisiez.
- Dites si vous avez changé d’avis depuis.

culture-song-long-drive
Imaginez un long trajet en {year}, « {song} » quelque part à l’avant : que voyiez-vous défiler, et faisait-il chaud ?
- Commencez par le siège sous vous.
- Dites ce qu’on faisait passer à manger.

culture-song-work-tune
Si on avait joué « {song} » pendant votre journée de travail en {year}, où que ce fût, qui aurait chanté et qui aurait soupiré ?
- Commencez par le bruit du lieu sans musique.
- Dites qui ratait toujours l’entrée du refrain.

culture-song-still-lifts
Quel air du temps de « {song} » pouvait encore vous tirer de votre chaise en {year}, et où l’aviez-vous découvert ?
- Fredonnez-le une fois avant d’écrire.
- Dites qui vous auriez entraîné avec vous.

culture-song-cradle
Vous étiez bébé au temps de « {song} » : quelle musique, à ce qu’on vous a dit, séchait vos larmes ou vous faisait sautiller ?
- Demandez-vous qui pourrait le savoir.
- Une photo avec une radio ou un disque peut aider.

culture-song-before-you
Avant votre venue, en {year}, des chansons comme « {song} » étaient dans l’air : qui, parmi les vôtres, aurait dansé ?
- Imaginez les chaussures et le plancher.
- Commencez par qui serait resté le long du mur.
`;
