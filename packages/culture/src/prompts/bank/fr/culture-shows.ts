export const cultureShowTemplates = `
culture-show-best-seat
« {show} » va commencer : qui avait la meilleure place en {year}, et laquelle vous restait-il ?
- Tapis, accoudoir, genoux ou pas de porte : commencez là.
- Dites ce qui arrivait à qui osait parler.

culture-show-theme-tune
Quelle part du générique de « {show} », ou d’une autre émission suivie en {year}, sauriez-vous encore chanter sans témoin ?
- Essayez maintenant, tout bas.
- Dites ce que tout le monde lâchait dès les premières notes.

culture-show-next-day
Au lendemain d’une émission comme « {show} », avec qui en reparliez-vous en {year}, et dans quel coin ?
- Commencez par qui dévoilait toujours la fin.
- Portail, couloir, comptoir ou cuisine : nommez l’endroit.

culture-show-someone-elses-set
Chez qui auriez-vous aimé regarder ou écouter « {show} » en {year}, et quelle odeur y avait-il dans cette maison ?
- Partez de la porte d’entrée.
- Dites ce qu’on vous donnait à manger.

culture-show-played-at
Quand vous jouiez à être quelqu’un d’une histoire en {year}, de « {show} » peut-être, quel rôle vous revenait toujours ?
- Commencez par ce qui servait de costume.
- Dites qui avait le rôle que vous vouliez.

culture-show-fell-asleep
Du temps de « {show} », quelle voix ou quelle émission faisait d’un soir ordinaire en {year} un abri pour vous ?
- Commencez par la lampe et la couverture.
- Dites qui d’autre respirait dans cette pièce.

culture-show-supper-on-knees
Qu’aviez-vous dans votre assiette les soirs où passait une émission comme « {show} » en {year}, et qui renversait la sienne ?
- Commencez par le bruit des fourchettes.
- Racontez la tache qui est restée.

culture-show-disagreed
Devant une émission comme « {show} » en {year}, à qui donniez-vous raison tout bas, ou tort à voix haute ?
- Commencez par qui répondait à l’écran ou à la radio.
- Dites ce que vous pensiez sans le dire.

culture-show-hand-on-dial
Vous souvenez-vous de votre première permission de veiller pour une émission comme « {show} », et de l’air qu’avait la pièce si tard ?
- Commencez par la façon dont vous l’aviez demandée.
- Racontez l’instant où vos yeux ont cédé.

culture-show-rainy-afternoon
L’après-midi le plus pluvieux que vous ayez connu en {year}, devant « {show} » ou autre chose, qu’entendiez-vous du temps dehors ?
- Commencez par la fenêtre.
- Dites qui rentrait en dégoulinant.

culture-show-company
Quel visage ou quelle voix vous tenait compagnie en {year}, dans « {show} » peut-être, et que faisiez-vous pendant ce temps ?
- Repasser, éplucher, somnoler : commencez par vos mains.
- Écrivez ce que vous auriez eu envie de lui dire.

culture-show-told-on-lap
Pendant que les grandes personnes suivaient « {show} » ou autre chose, où vous trouviez-vous, dit-on : sur des genoux, sous une table, au lit ?
- Une photo de la pièce le sait peut-être.
- Commencez par qui raconte le mieux cette histoire.

culture-show-evenings-before
Comment imaginez-vous une soirée parmi les vôtres en {year}, avec « {show} » ou quelque chose de ce genre dans un coin ?
- Commencez par la lumière de la pièce.
- Dites qui bâillerait déjà.
`;
