export const musicTemplates = `
music-through-the-wall
Quelle musique vous arrivait à travers un mur, une fenêtre ou un plancher en {year}, que vous le vouliez ou non ?
- Commencez par ce que vous essayiez de faire.
- Dites ce que vous saviez de qui la jouait.

music-hummed-while-working
Que fredonnait, sifflait ou chantait quelqu’un près de vous en {year}, les mains occupées à tout autre chose ?
- Écoutez d’abord, puis cherchez les mains.
- Dites quel passage était toujours faux.

music-first-notes
Trois notes suffisent : quelle chanson vous faisait courir vers la radio, l’écran ou la piste de danse en {year} ?
- Écrivez la phrase que vous chantiez le plus fort.
- Dites qui courait avec vous.

music-wrong-words
Quelle chanson chantiez-vous avec des paroles complètement fausses en {year}, très fort et de tout votre cœur ?
- Écrivez votre version.
- Dites qui a fini par corriger, si quelqu’un l’a fait.

music-what-it-came-out-of
De quel poste, de quelle boîte, de quel pavillon ou de quel écouteur sortait votre musique en {year}, une fois l’engin amadoué ?
- Commencez par le bouton, l’aiguille ou la molette.
- Racontez ses mauvais jours.

music-on-the-road
Qu’est-ce qui passait, ou que chantait-on, en {year}, pendant qu’un paysage défilait derrière votre vitre ?
- Commencez par la vitre et la vitesse.
- Dites qui choisissait.

music-not-yours
Quel air vous poursuivait dans chaque magasin, ascenseur et bus en {year} alors que vous ne pouviez pas le souffrir ?
- Fredonnez-le une fois, et qu’on n’en parle plus.
- Dites où il était impossible d’y échapper.

music-quiet-sound
La pluie sur un toit, un train au loin, un frigo la nuit : quel bruit était pour vous la vraie musique en {year} ?
- Fermez d’abord les yeux dix secondes.
- Dites de quel endroit vous l’écoutiez.

music-instrument-near
Qui savait tirer quelque chose de l’instrument qui traînait ou pendait près de vous quand vous aviez {age} ans ?
- Les peignes et les casseroles sont des instruments.
- Commencez par le pire de ses sons.

music-crowd-singing
Où étiez-vous en {year} quand tout le monde autour de vous chantait ou battait des mains à l’unisson ?
- Commencez par qui était à côté de vous.
- Dites si vous en étiez aussi.

music-counting-song
Que disait la comptine ou la chanson pour sauter à la corde, taper des mains ou tuer le temps en route, à vos {age} ans ?
- Écrivez-en tout ce qui vous revient.
- Dites qui n’était jamais à bout de souffle.

music-stage-fright
Une flûte à bec, une chorale, un solo devant le rideau : qui était au premier rang pour vous écouter en {year} ?
- Commencez par la tenue obligatoire.
- Racontez la note qui s’est échappée.

music-bedtime-sound
D’où venait le dernier air, la dernière voix ou le dernier bruit du jour quand, à {age} ans, vous auriez dû dormir ?
- Commencez par le noir et la couverture.
- Dites ce que vous en entendiez d’habitude.

music-played-again
Quelle chanson passiez-vous en boucle à {age} ans, jusqu’à ce qu’on demande grâce de l’autre côté de la porte ?
- Commencez par la seconde d’avant.
- Dites ce que personne d’autre ne pouvait comprendre, pensiez-vous.

music-mixtape
Qui vous a fait cadeau de musique vers {age} ans, en cassette, en disque, en liste, ou à force d’insister pour que vous écoutiez ?
- Commencez par l’écriture ou la pochette.
- Dites quel morceau était le message.

music-last-song
Quelle fut la dernière chanson d’une belle soirée en {year}, dans la salle, la cave ou la cuisine où elle s’achevait pour vous ?
- Commencez quand les lumières se rallument.
- Racontez le retour.

music-live-night
Tout près de la scène ou loin derrière : quel concert, grand ou petit, vous a fait vibrer les côtes en {year} ?
- Commencez par la foule avant les premières notes.
- Dites ce qui bourdonnait encore à vos oreilles.

music-unheard-singing
Que chantiez-vous en {year} quand l’eau, le moteur ou le balai couvrait votre voix ?
- Commencez par le refrain, bien sûr.
- Racontez la fois où quelqu’un a tout entendu.

music-taste-of-the-young
Que passaient les plus jeunes à plein volume en {year}, au point de vous faire douter que ce fût de la musique ?
- Décrivez-le avec des bruits plutôt qu’avec des mots.
- Dites lequel de ces airs a fini par vous plaire.

music-old-song-returns
Une vieille chanson a surgi au coin d’une rue en {year}, d’un magasin ou d’une voiture. Où vous a-t-elle fait voyager d’un coup ?
- Dites où vous étiez aux premières notes.
- Puis où vous étiez à la deuxième phrase.

music-better-hour
Quelle musique mettiez-vous à {age} ans pour changer une heure ordinaire en une heure heureuse ?
- Commencez par la recherche du bon bouton.
- Dites qui aurait chanté avec vous.

music-song-you-avoid
Y a-t-il une chanson entendue en {year} que vous ne passez que lorsque vous avez le cœur à ses premières notes ?
- Une mesure suffit à la nommer.
- Dites qui d’autre comprendrait.

music-silence-shared
Avec qui pouviez-vous garder le silence en {year}, avec juste une pendule, une route ou un peu de musique au fond ?
- Commencez par le bruit de fond.
- Dites de quoi ce silence était fait.
`;
