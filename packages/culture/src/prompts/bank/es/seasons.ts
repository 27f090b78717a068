export const seasonsTemplates = `
seasons-one-morning
Una mañana de {season} de tus {age} años, despertaras donde despertaras: ¿a qué olía el aire al salir por primera vez?
- Empieza con la mano en la puerta.
- Cuenta qué llevabas en los pies.

seasons-clothes-for-it
¿Qué te ponías en {season}, un día sí y otro también, a los {age} años, hasta que quedaba fino, corto o con brillos?
- Empieza por cómo lo notabas en el cuello.
- Cuenta qué había en los bolsillos.

seasons-evening-light
¿Dónde te habría encontrado alguien a la última hora de luz, en las tardes de {season} de tus {age} años?
- Empieza por el color del cielo.
- Cuenta qué te avisaba de que había que entrar.

seasons-first-sign
¿En qué notabas a los {age} años, antes de que lo dijera ningún calendario, que ya era {season}?
- Un olor, un pájaro, un abrigo, una fruta.
- Cuenta quién lo notaba siempre primero.

seasons-weather-event
Nieve, riada, calor, tormenta: ¿dónde te pilló en {year} ese tiempo del que hablaba todo el mundo?
- Empieza por el cielo una hora antes.
- Cuenta qué hizo con los planes.

seasons-longest-day
¿Sobre qué te tumbaste o te sentaste el día de calor más perezoso de {year}?
- Empieza por los brazos al aire.
- Cuenta qué bebías y en qué.

seasons-cold-hands
Con el frío metido en los huesos en {year}, ¿en qué estufa, radiador o taza te volvió la vida a los dedos?
- Empieza fuera, por tu aliento.
- Cuenta quién más se arrimaba al calor.

seasons-rain-sound
Te sorprendió la lluvia en {year}: ¿bajo qué árbol, tejado o portal esperaste a que pasara?
- Empieza por los primeros goterones.
- Cuenta cuánto tiempo le diste.

seasons-birthday-weather
¿Cómo se portaron el cielo y la gente de tu alrededor el día que cumpliste {age} años, si alguien se acordó?
- Empieza mirando por la ventana.
- Habla de un regalo o de una persona.

seasons-last-night-of-year
Fuegos artificiales, campanas, ronquidos, nada de nada: ¿qué oíste la primerísima noche de {year}?
- Empieza por el reloj o la ventana.
- Cuenta quién habló primero.

seasons-feast-preparations
¿Cuál era tu pequeña tarea en {year} cuando todo el mundo se preparaba para una fiesta, una feria o un gran día fuera?
- Empieza por las cajas que se sacaban.
- Cuenta qué salió mal, como siempre.

seasons-ordinary-wednesday
Toma un miércoles gris y sin nombre de {year}. ¿Qué te veríamos hacer a las cuatro de la tarde?
- Empieza por lo que tienes en las manos.
- Cuenta qué esperas con ganas.

seasons-snow-or-sand
Nieve, arena, hojas o barro: ¿qué construiste o cavaste a los {age} años, o en qué te hundiste, hasta los calcetines?
- Empieza por los guantes o los dedos de los pies.
- Cuenta cómo quedó destruido.

seasons-long-holiday
Cuando tenías {age} años, las largas semanas libres tenían un olor propio. ¿De qué estaba hecho?
- Empieza la primera mañana libre.
- Cuenta qué se te había olvidado al final.

seasons-city-summer
Cuando hacía calor en {city} y tenías {age} años, ¿adónde iba todo el mundo a refrescarse?
- Empieza por la acera bajo tus pies.
- Cuenta qué se vendía allí.

seasons-after-dark-outside
En la primera noche templada de {year}, ¿quién se quedó fuera contigo hasta mucho después de lo sensato?
- Empieza por la chaqueta que no te hacía falta.
- Cuenta qué había en el aire además de polen.

seasons-smell-of-sun
Crema de sol, polvo, hierba cortada: ¿quién viene caminando con esos olores cuando piensas en tus {age} años?
- Empieza por el olor y síguelo.
- Cuenta qué llevaba en las manos.

seasons-garden-or-market
¿Qué fruta, flor o verdura esperabas y esperabas a los {age} años, hasta que por fin estaba ahí?
- Empieza en el puesto, el árbol o el bancal.
- Cuenta a qué sabía la primera.

seasons-winter-ritual
Cortinas, velas, cierta manta, cierta sopa: ¿cómo te preparabas para los meses oscuros en {year}?
- Empieza por la hora en que anochecía.
- Cuenta de qué no podías prescindir.

seasons-view-changing
¿Qué árbol, tejado o trozo de cielo viste pasar por todos sus humores en {year}?
- Elige su mejor semana.
- Cuenta quién miraba contigo.

seasons-compare-child
¿Qué seguía igual en un día de {season} a los {age} años que en aquellos de tu infancia en que no parabas de corretear?
- Compara primero los zapatos.
- Luego el olor del aire.

seasons-own-bit-of-light
Cuando se suponía que tocaba alegrarse, fuera el día que fuera en {year}, ¿dónde encontraste tu propia pizca de luz?
- Una ventana, un paseo, una llamada.
- Puede haber sido muy pequeña.

seasons-far-from-usual
Si pasaste un día especial de {year} en un sitio poco habitual o en compañía poco habitual, ¿qué había en la mesa?
- Empieza por las sillas y quién las ocupaba.
- Cuenta qué echaste de menos, en una línea.
`;
