export const smallThingsTemplates = `
people-wave-from-window
Qui vous aurait fait signe d’une fenêtre, d’un bus ou d’un vélo en {year}, et répondiez-vous toujours ?
- Commencez par le bras, pas par le visage.
- Dites où vous alliez d’habitude.

people-handwriting
L’écriture de qui reconnaîtriez-vous aussitôt, vue en {year} sur une liste, une enveloppe ou un mur, et que disait-elle ?
- Décrivez une lettre : ses boucles, sa pente, sa hâte.
- Dites où vous la gardiez.

people-shared-umbrella
Sous quel parapluie, quel manteau ou quel porche attendiez-vous avec quelqu’un la fin de la pluie en {year}, et qu’y disait-on ?
- Commencez par les gouttes.
- Dites quelle épaule était la plus mouillée.

people-comfortable-silence
Avec qui pouviez-vous passer du temps sans dire un mot en {year}, et que regardiez-vous ensemble ?
- Commencez par ce que faisaient vos mains.
- Dites de qui venait la première parole.

place-step-to-sit-on
Sur quelle marche, quel muret, quel trottoir ou quel rebord aimiez-vous vous asseoir en {year}, et quelle sensation cela faisait-il ?
- Tiède, rugueux, humide : commencez là.
- Dites qui passait pendant ce temps.

place-light-in-window
Quelle fenêtre éclairée voyiez-vous de chez vous, le soir, en {year}, et qui imaginiez-vous derrière ?
- Commencez par la couleur du rideau.
- Dites ce que vous n’avez jamais su.

place-favourite-smell-outdoors
Fermez les yeux, dehors, en {year} : que sentait l’air là où vous passiez le plus clair de vos journées ?
- Le pain, le goudron, les vaches, la mer, la craie, l’essence.
- Dites de quel côté venait le vent.

home-night-sounds
Qu’entendiez-vous la nuit en {year}, où que vous dormiez, avant que les autres se réveillent ?
- Commencez par le bruit le plus lointain.
- Dites lequel vous rassurait.

home-hook-by-the-door
Qu’y avait-il au portemanteau ou dans le tas près de la porte, là où vous viviez en {year}, et qu’est-ce qui était à vous ?
- Commencez par le haut du tas.
- Dites ce qui était là depuis des années.

home-cup-that-was-yours
Quelle tasse, quel bol ou quelle cuillère était à vous sans que personne l’ait dit en {year}, et qu’arrivait-il si d’autres s’en servaient ?
- Commencez par l’ébréchure, la fêlure ou le motif.
- Dites ce qu’il y avait dedans d’habitude.

home-tap-and-towel
Comment vous laviez-vous le visage un matin tout simple en {year} : quel robinet, quelle serviette, quel savon ?
- Commencez par la température de l’eau.
- Dites qui tambourinait à la porte.

school-or-work-pen-and-paper
Avec quoi écriviez-vous, ou faisiez-vous vos marques, les jours ordinaires en {year}, et dans quel état étaient vos doigts après ?
- Commencez par son odeur.
- Dites ce que vous dessiniez quand personne ne regardait.

school-or-work-person-next-to-you
Qui s’affairait juste à côté de vous presque chaque jour en {year}, et quel petit bruit trahissait sa réflexion ?
- Fredonner, cliqueter, soupirer : commencez là.
- Dites ce que vous vous empruntiez.

school-or-work-moment-it-was-over
Au bout d’une journée chargée en {year}, que faisiez-vous en tout premier quand plus personne n’avait besoin de vous ?
- Commencez par les chaussures, la ceinture ou le col.
- Dites ce que vous attendiez depuis le matin.

school-or-work-something-finished
Qu’avez-vous terminé en {year}, même tout petit, qui vous a fait reculer d’un pas pour le regarder une seconde fois ?
- Un dessin, une clôture, un formulaire, un pull.
- Dites qui l’a vu en premier.

firsts-morning-of-the-year
Où avez-vous ouvert les yeux, le premier matin que vous situez en {year}, et qu’avez-vous vu d’abord ?
- Commencez par le plafond ou le ciel.
- Dites quel jour cela pouvait être.

firsts-window-seat
De quel train, quel tram, quel bateau ou quelle voiture avez-vous vu une chose pour la première fois en {year}, et qui la montrait du doigt ?
- Commencez par la vitre, et par qui l’embuait.
- Dites combien de temps vos yeux l’ont suivie.

firsts-word-in-another-language
Quel mot d’une autre langue ou d’un patois avez-vous appris en {year}, et de quelle bouche le teniez-vous ?
- Dites-le à voix haute avant d’écrire.
- Dites à quoi il vous servait.

firsts-grown-from-seed
Qu’avez-vous planté, réparé, cuit ou construit pour la première fois en {year}, et qu’est-ce que cela a donné ?
- Commencez par la pagaille.
- Dites à qui vous l’avez raconté.

turning-points-quiet-afternoon
Par quel après-midi tout ordinaire, en {year}, avez-vous su, sans éclat, que quelque chose avait un peu bougé ?
- Commencez par ce que vous aviez dans les mains.
- Ce peut n’être qu’un nouveau chemin pour rentrer.

turning-points-new-neighbour
Qui est entré dans vos journées en {year}, porte d’à côté, table d’à côté ou siège d’à côté, et qu’avez-vous remarqué d’abord ?
- Commencez par le bruit arrivé en même temps.
- Dites ce qui avait changé un mois plus tard.

turning-points-learned-to-wait
Qu’attendiez-vous dans les premiers mois, en {year}, et à quoi avez-vous su que l’attente était finie ?
- Commencez par l’endroit où vous attendiez.
- Dites comment vous passiez le temps.

turning-points-good-door
Quelle porte avez-vous poussée en {year} sans savoir combien de fois vous la pousseriez encore ?
- Commencez par la poignée.
- Dites qui était de l’autre côté.

food-bread-and
Que mettiez-vous sur votre pain, votre riz ou ce qui vous nourrissait un jour tout simple en {year}, et comment au juste l’aimiez-vous ?
- Épais, fin, brûlé, plié : ne transigez pas.
- Dites qui le faisait comme il faut.

food-market-smell
Quel fruit ou quel légume mangé en {year} sentez-vous encore sur vos doigts, et d’où venait-il ?
- Commencez par l’éplucher, ou par y mordre.
- Dites ce que devenaient les noyaux ou la peau.

food-quiet-breakfast
Comment se passait un petit déjeuner sans hâte en {year}, quand vous en aviez un, et que voyait-on de votre place ?
- Commencez par le premier bruit de la bouilloire ou de la poêle.
- Dites ce qui était toujours presque vide.
`;
