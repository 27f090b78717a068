export const turningPointsTemplates = `
turning-points-small-hinge
Quelle toute petite chose en {year}, un bus manqué, un mot en l’air ou une porte prise pour une autre, a fini par changer bien des choses pour vous ?
- Commencez cinq minutes avant.
- Dites ce qui sinon ne serait jamais arrivé.

turning-points-letter-or-call
Où étiez-vous en {year} quand une lettre, un appel ou un coup à la porte a tout mis en mouvement ?
- Commencez par ce que vous aviez dans les mains.
- Dites à qui vous l’avez annoncé ensuite.

turning-points-yes
Qui posait la question en {year}, quand vous avez dit oui avant d’y avoir vraiment réfléchi ?
- Réécoutez la question une fois.
- Dites quand vous avez su si c’était bien, ou non.

turning-points-no
Comment le mot est-il sorti, en {year}, quand pour une fois vous avez dit non, et pour de bon ?
- Écrivez la phrase que vous avez employée.
- Dites à quoi cela a soudain fait de la place.

turning-points-person-who-opened
Qui vous a ouvert une porte quand vous aviez {age} ans, une vraie ou de l’autre sorte ?
- Commencez par ses paroles.
- Dites combien de temps vous avez hésité.

turning-points-changed-mind
Quelle conversation, quel livre ou quel long après-midi vous a fait changer d’avis sur quelque chose en {year} ?
- Dites d’abord ce que vous pensiez avant.
- Dites qui a remarqué le changement.

turning-points-haircut
Nouvelle coiffure, nouvelles chaussures, nouvelles lunettes, nouveau nom : quel changement avez-vous montré au monde entier en {year} ?
- Commencez devant le miroir.
- Dites ce que cela devait annoncer.

turning-points-before-and-after
S’il y a eu pour vous un avant et un après en {year}, quel objet ordinaire marquerait la limite entre les deux ?
- Une valise, un billet, un berceau, une clé.
- Dites où cet objet est aujourd’hui.

turning-points-too-big-for-it
Des genoux, une balançoire, une paire de bottes, un jeu : qu’est-ce qui n’était soudain plus à votre taille à {age} ans ?
- Commencez par ce qui serrait.
- Dites ce qui vous était permis à la place.

turning-points-new-group
Qui a fait le premier pas quand il vous fallait trouver votre place parmi des visages inconnus en {year}, en classe, dans la rue ou dans l’équipe ?
- Commencez sur le seuil.
- Dites ce que vous faisiez semblant de regarder.

turning-points-secret-decision
Qu’avez-vous décidé en secret à {age} ans, une nuit sans sommeil ou en marchant, que personne n’aurait pu lire sur votre visage ?
- Dites où cela s’est passé, lit ou chemin.
- Dites combien de temps vous avez tenu.

turning-points-fork
Deux routes s’ouvraient vers vos {age} ans. Qu’y avait-il d’écrit sur le panneau de celle que vous n’avez pas prise ?
- Imaginez un mardi ordinaire sur cette route-là.
- Dites ce qui a fait pencher la balance.

turning-points-advice-ignored
À quelle table ou dans quelle voiture vous a-t-on donné le bon conseil dont vous n’avez gaiement tenu aucun compte à {age} ans ?
- Citez le conseil en entier.
- Dites si l’on vous a lancé un jour : je l’avais bien dit.

turning-points-packed-up
Quelle est la première chose que vous avez faite en {year}, après avoir fermé, rendu ou quitté quelque chose ?
- Commencez par le déclic de la fermeture.
- Racontez le temps qu’il faisait dehors.

turning-points-enough
Que faisaient vos mains en {year} à l’instant où vous avez pensé que désormais les choses pourraient être autrement ?
- Commencez par la vaisselle, le volant ou la fenêtre.
- La pensée compte plus que la cause.

turning-points-lighter-load
De quelle habitude, de quel souci ou de quel gros meuble avez-vous enfin pris congé vers {age} ans ?
- Décrivez la chose comme si elle était dans l’entrée.
- Dites ce qui tient maintenant à sa place.

turning-points-new-chapter-title
Si votre vie en {year} était un chapitre d’un livre sur vous, par quelle scène s’ouvrirait-il ?
- Écrivez la première ligne de la scène.
- Ajoutez qui entre à la page deux.

turning-points-looking-back-bend
Quel tournant de la route voyez-vous maintenant, que vous ne pouviez pas voir à {age} ans, au milieu du virage ?
- Décrivez la route : poussière, boue, feuilles.
- Dites pour quoi vous le preniez alors.

turning-points-time-of-day
Quel moment du jour est devenu votre préféré vers {age} ans, et lequel était-ce dans votre jeunesse ?
- Commencez par la lumière sur le mur.
- Dites ce que vous faites de cette heure.

turning-points-plan-fell-through
Si un projet est tombé à l’eau en {year}, qu’aviez-vous déjà acheté, emballé ou annoncé à tout le monde ?
- Commencez par l’achat.
- Ce qui est venu à la place peut être minuscule.

turning-points-stood-by-you
Quand le sol bougeait sous vos pieds en {year}, qui ou quoi est resté exactement à sa place, comme une lampe qu’on laisse allumée ?
- Une personne, un chien, une chanson, un mur.
- Restez près de la lampe, pas du noir.

turning-points-growing-apart
Qui ou quoi n’allait plus avec vous vers {age} ans, et quelle bonne chose de ce temps avez-vous emportée dans votre poche ?
- Nommez d’abord la bonne chose.
- Dites où elle vous sert encore.

turning-points-hard-year-step
Si le sol s’est dérobé sous vos pieds en {year}, quelle petite chose ordinaire avez-vous réussi à refaire en premier ?
- Un thé, une marche, ouvrir les rideaux.
- Ce qui s’est passé peut rester hors de cette page.

turning-points-told-nobody
Certains tournants se prennent sans témoin. Quelle promenade, quelle pièce ou quelle heure en {year} était là quand vous avez pris le vôtre ?
- Ne décrivez que le lieu.
- Ajoutez une chose qui, là, vous a fait du bien.

turning-points-ending
Si quelque chose qui faisait partie de votre vie a pris fin vers vos {age} ans, quel bon matin voulez-vous en garder ?
- Un matin, du réveil au café.
- Nul besoin de raconter la fin elle-même.

turning-points-body-said-stop
Y a-t-il eu un temps, vers {age} ans, où il vous fallait aller lentement, et qu’avez-vous vu à cette allure qui vous échappait avant ?
- Commencez à la fenêtre ou près du lit.
- Dites qui vous a apporté quelque chose.
`;
