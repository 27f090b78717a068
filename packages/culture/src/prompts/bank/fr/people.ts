export const peopleTemplates = `
people-laugh-next-room
Quel rire auriez-vous reconnu à trois pièces de distance en {year} ?
- Essayez d’en écrire le son.
- Dites qui luttait pour garder son sérieux.

people-knock-at-door
Quelqu’un est à la porte, un soir ordinaire de vos {age} ans. Qui est-ce, le plus souvent, et qu’est-ce qui entre en même temps ?
- Commencez par le coup, la sonnette ou le cri.
- Le froid, les potins, un sachet plein : tout compte.

people-hands-that-taught
Qui vous a montré comment faire quelque chose de vos mains quand vous aviez {age} ans, et comment étaient les siennes ?
- Un nœud, une recette, une réparation, un tour de cartes.
- Bagues, cicatrices, farine, encre : regardez de près.

people-repeated-saying
Autour de vous, quelqu’un avait en {year} une formule pour toutes les occasions. Que disait-elle, mot pour mot ?
- Écrivez-la exactement comme elle sonnait.
- Ajoutez ce que faisaient les autres en l’entendant.

people-seat-beside-you
Dans un bus, sur un banc ou à une table : qui était le plus souvent à côté de vous quand vous aviez {age} ans ?
- À gauche ou à droite : commencez là.
- Bonbons, secrets, silence : dites ce qui se partageait.

people-kind-stranger
Où vous trouviez-vous en {year} quand quelqu’un que vous connaissiez à peine a eu pour vous une petite gentillesse ?
- Commencez par le temps qu’il faisait ou le sol sous vos pieds.
- Racontez le geste avant les paroles.

people-borrowed-thing
Qu’avez-vous prêté ou emprunté en {year} et qui vous rappelle aussitôt l’autre personne ?
- Décrivez la chose avant la personne.
- Dites si l’objet est un jour rentré chez lui.

people-animal-greeting
Comment votre animal préféré vous disait-il bonjour en {year}, qu’il fût à vous, du voisinage ou juste de passage ?
- Commencez par ses oreilles, son bec ou son odeur.
- Dites ce qu’il savait de vous.

people-nameless-face
Dans une salle d’attente, une file, un train : quel visage avez-vous vu en {year} sans jamais savoir son nom ni pouvoir l’oublier ?
- Commencez par ce que ses mains tenaient.
- Devinez le reste de sa journée.

people-noticed-you
Qui a vu en {year}, sans un mot, comment vous alliez vraiment, et quel petit geste a suivi ?
- Une tasse posée, une chaise approchée.
- Rien ne vous oblige à dire pourquoi cela comptait.

people-name-called
Dans quelle bouche votre nom, ou votre pire surnom, sonnait-il le mieux quand vous aviez {age} ans ?
- Criez-le en pensée à travers une rue.
- Dites d’où venait le plus étrange des surnoms.

people-accomplice
Quelque chose d’un peu défendu se préparait, et vous aviez {age} ans. Qui était juste à côté de vous ?
- Commencez par le chuchotement qui a tout lancé.
- Dites qui faisait le guet.

people-grown-up-who-listened
Vous aviez {age} ans. Dans quelle cuisine, quelle voiture ou quel coin une grande personne vous parlait-elle comme à quelqu’un qui compte ?
- Commencez par son regard pendant que vous parliez.
- Choisissez une chose que vous n’avez dite qu’à elle.

people-other-child
Revoyez l’enfant que vous croisiez le plus souvent quand vous aviez {age} ans. Comment décidiez-vous ensemble de l’après-midi ?
- Commencez par ses chaussures ou ses cheveux.
- Dites qui avait d’ordinaire le dernier mot.

people-quietly-copied
À qui avez-vous discrètement emprunté quelque chose à {age} ans : une démarche, une coiffure, un mot, une façon de tenir sa tasse ?
- Refaites le geste une fois avant d’écrire.
- Dites si quelqu’un l’a jamais remarqué.

people-talked-too-late
Avec qui pouviez-vous veiller beaucoup trop tard en {year}, jusqu’à ce que le thé soit froid et la rue muette ?
- Commencez par la lumière à cet endroit.
- Dites qui bâillait en premier.

people-footsteps
De qui connaissiez-vous le pas par cœur en {year}, à travers un mur, dans l’escalier ou au fond d’un couloir ?
- Lourd, vif, en pantoufles : laissez-le passer.
- Ajoutez une manie inoffensive qui allait avec.

people-unlikely-friend
Qu’avez-vous remarqué d’abord chez la personne la plus improbable dont l’amitié soit entrée dans votre vie en {year} ?
- Commencez par la pièce où c’est arrivé.
- Dites ce que les autres pensaient de votre duo.

people-younger-remark
Quelle remarque de quelqu’un de bien plus jeune vous a fait rire, ou réfléchir, au milieu d’un jour ordinaire en {year} ?
- Citez-la aussi exactement que possible.
- Dites ce que vous avez répondu, si les mots sont venus.

people-glad-to-hear
L’appel, la lettre ou le message de qui vous faisait tout lâcher en {year}, même les mains mouillées ?
- Commencez par la sonnerie, la vibration ou l’enveloppe.
- Dites où vous alliez pour répondre.

people-daily-nod
Un signe de tête au portail, un mot au comptoir : avec qui du quartier les échangiez-vous en {year} ?
- Deux lignes de bavardage suffisent.
- Ajoutez le comptoir, le portail ou le coin de rue.

people-old-joke
Qui vous connaît depuis si longtemps qu’une moitié de phrase suffit, et quelle vieille blague se passait encore d’explication en {year} ?
- N’écrivez que la moitié qui se dit.
- Dites où la blague est née.

people-slipped-away
Quelqu’un qui vous était proche en {year} s’est peut-être éloigné sans au revoir. Quelle petite image en gardez-vous encore ?
- Un manteau, un rire, une façon de faire signe.
- Laissez les raisons de côté, si vous voulez.

people-hard-work
Qui vous donnait du fil à retordre en {year}, et quelle chose juste, aimable peut-être, pouvez-vous en dire ?
- Changer le nom est permis.
- Commencez par une chose bien faite.

people-town-character
Chaque ville a ses figures. Qui, à {city}, était connu d’absolument tout le monde quand vous aviez {age} ans ?
- Commencez par sa façon de descendre la rue.
- Racontez ce qu’on disait, et ce que vous voyiez.
`;
