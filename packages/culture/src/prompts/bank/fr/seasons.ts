export const seasonsTemplates = `
seasons-one-morning
Un matin, en plein {season}, à vos {age} ans, où que fût votre lit : que sentait l’air quand vous mettiez le nez dehors ?
- Commencez par votre main sur la porte.
- Dites ce que vous aviez aux pieds.

seasons-clothes-for-it
Que portiez-vous en plein {season}, jour après jour, à {age} ans, jusqu’à ce que ce soit usé, trop court ou tout lustré ?
- Commencez par la sensation dans le cou.
- Dites ce qu’il y avait dans les poches.

seasons-evening-light
Où fallait-il vous chercher à la dernière heure du jour, en plein {season}, quand vous aviez {age} ans ?
- Commencez par la couleur du ciel.
- Dites à quoi vous saviez qu’il fallait rentrer.

seasons-first-sign
À quoi sentiez-vous, quand vous aviez {age} ans, sans l’aide d’aucun calendrier, qu’un {season} venait d’arriver ?
- Une odeur, un oiseau, un manteau, un fruit.
- Dites qui s’en apercevait toujours en premier.

seasons-weather-event
Neige, crue, canicule, tempête : où étiez-vous en {year}, par ce temps dont tout le monde a parlé ?
- Commencez par le ciel une heure avant.
- Dites ce que sont devenus les projets.

seasons-longest-day
Sur quoi vous prélassiez-vous, le plus paresseux des jours chauds, en {year} ?
- Commencez par vos bras nus.
- Dites ce que vous buviez, et dans quoi.

seasons-cold-hands
Le froid jusqu’aux os en {year}, près de quel poêle, quel radiateur ou quelle tasse sentiez-vous revenir vos doigts ?
- Commencez dehors, par votre haleine.
- Dites qui d’autre se chauffait là.

seasons-rain-sound
Quand la pluie arrivait sans prévenir en {year}, quel arbre, quel toit ou quel porche vous servait d’abri jusqu’à l’éclaircie ?
- Commencez par les premières grosses gouttes.
- Dites combien de temps vous lui accordiez.

seasons-birthday-weather
Comment le ciel et les gens se sont-ils comportés le jour de vos {age} ans, si quelqu’un y a prêté attention ?
- Commencez par un regard à la fenêtre.
- Racontez un cadeau ou une personne.

seasons-last-night-of-year
Feux d’artifice, cloches, ronflements, rien du tout : qu’avez-vous entendu, la toute première nuit, en {year} ?
- Commencez par la pendule ou la fenêtre.
- Dites qui a parlé en premier.

seasons-feast-preparations
Quelle était votre petite tâche à vous en {year}, quand tout le monde préparait une fête, une foire ou une grande sortie ?
- Commencez par les cartons qu’on sort.
- Dites ce qui a raté, comme toujours.

seasons-ordinary-wednesday
Prenez un mercredi gris et sans histoire, quelque part en {year}. Que vous verrait-on faire à quatre heures de l’après-midi ?
- Commencez par ce que vous avez dans les mains.
- Dites ce que vous attendez avec plaisir.

seasons-snow-or-sand
Neige, sable, feuilles ou boue : qu’avez-vous bâti, creusé ou traversé à {age} ans, à en avoir jusque dans les chaussettes ?
- Commencez par vos gants ou vos orteils.
- Racontez la destruction finale.

seasons-long-holiday
Quand vous aviez {age} ans, les longues semaines libres avaient une odeur à elles. De quoi était-elle faite ?
- Commencez au premier matin libre.
- Dites ce que vous aviez oublié à la fin.

seasons-city-summer
Quand il faisait chaud à {city} et que vous aviez {age} ans, où tout le monde allait-il se rafraîchir ?
- Commencez par le trottoir sous vos pieds.
- Dites ce qu’on y vendait.

seasons-after-dark-outside
La première nuit douce en {year}, qui restait dehors avec vous bien au-delà du raisonnable ?
- Commencez par la veste inutile.
- Dites ce qu’il y avait dans l’air, à part le pollen.

seasons-smell-of-sun
Crème solaire, poussière, herbe coupée : qui arrive avec ces odeurs quand vous repensez à vos {age} ans ?
- Partez de l’odeur et suivez-la.
- Dites ce que cette personne portait.

seasons-garden-or-market
Quel fruit, quelle fleur ou quel légume attendiez-vous jour après jour à {age} ans, jusqu’à la récompense du tout premier ?
- Commencez à l’étal, à l’arbre ou à la plate-bande.
- Racontez le goût du tout premier.

seasons-winter-ritual
Rideaux, bougies, une certaine couverture, une certaine soupe : comment vous prépariez-vous aux mois sombres en {year} ?
- Commencez par l’heure où la nuit tombait.
- Dites de quoi vous ne pouviez pas vous passer.

seasons-view-changing
Quel arbre, quel toit ou quel coin de ciel avez-vous vu passer par toutes ses humeurs en {year} ?
- Choisissez sa plus belle semaine.
- Dites qui regardait avec vous.

seasons-compare-child
Qu’est-ce qui n’avait pas changé, un jour en plein {season}, à {age} ans, depuis ceux où vous couriez dehors dans votre enfance ?
- Comparez d’abord les chaussures.
- Puis l’odeur de l’air.

seasons-own-bit-of-light
Quand la bonne humeur était de rigueur, quel que fût le jour en {year}, où trouviez-vous votre petite lumière à vous ?
- Une fenêtre, une promenade, un coup de fil.
- Elle était peut-être minuscule.

seasons-far-from-usual
Si vous avez passé un jour de fête dans un lieu inhabituel ou en compagnie inhabituelle en {year}, qu’y avait-il sur la table ?
- Commencez par les chaises et qui les occupait.
- Dites ce qui vous manquait, en une ligne.
`;
