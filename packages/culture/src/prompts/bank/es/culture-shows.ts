export const cultureShowTemplates = `
culture-show-best-seat
Está a punto de empezar «{show}»: ¿quién tenía el mejor sitio en {year}, y dónde te tocaba a ti?
- Suelo, brazo del sofá, regazo o puerta: empieza ahí.
- Cuenta qué le pasaba a quien hablaba.

culture-show-theme-tune
¿Cuánto de la sintonía de «{show}», o de otro programa de {year}, podrías cantar aún si nadie te oyera?
- Prueba ahora, bajito.
- Cuenta qué había que dejar de hacer cuando sonaba.

culture-show-next-day
Al día siguiente de algo como «{show}», ¿con quién lo comentabas en {year}, y en qué sitio?
- Empieza por quien siempre contaba el final.
- Verja, pasillo, mostrador o cocina: nombra el lugar.

culture-show-someone-elses-set
¿En casa de quién te habría gustado más ver u oír «{show}» en {year}, y a qué olía allí?
- Empieza en la puerta de entrada.
- Cuenta qué te daban de comer.

culture-show-played-at
Cuando jugabas a ser alguien de una historia en {year}, quizá de «{show}», ¿qué papel era siempre el tuyo?
- Empieza por lo que te servía de disfraz.
- Cuenta quién se quedaba con el papel que querías.

culture-show-fell-asleep
¿Qué voz o qué programa de los tiempos de «{show}» te arropaba en una noche cualquiera de {year}?
- Empieza por la lámpara y la manta.
- Cuenta quién más respiraba en aquel cuarto.

culture-show-supper-on-knees
¿Qué tenías en el plato las noches de {year} en que ponían algo como «{show}», y a quién se le daba peor el equilibrio?
- Empieza por el ruido de los tenedores.
- Cuenta la mancha que se quedó para siempre.

culture-show-disagreed
¿A quién dabas la razón en silencio, o se la quitabas a voces, cuando ponían algo como «{show}» en {year}?
- Empieza por quien le replicaba a la pantalla o a la radio.
- Cuenta qué pensabas y te guardabas.

culture-show-hand-on-dial
¿Recuerdas la primera vez que te dejaron trasnochar por algo como «{show}», y qué aspecto tenía el cuarto a esas horas?
- Empieza por cómo lo pediste.
- Cuenta el momento en que se te cerraron los ojos.

culture-show-rainy-afternoon
En la tarde más lluviosa de {year}, con «{show}» o algo parecido puesto, ¿qué se oía del tiempo por detrás?
- Empieza por la ventana.
- Cuenta quién entró chorreando.

culture-show-company
¿Qué cara o voz familiar te hizo compañía en {year}, quizá alguien de «{show}», y qué solías hacer mientras tanto?
- Planchar, pelar, dormitar: empieza por tus manos.
- Cuenta qué le habrías dicho.

culture-show-told-on-lap
Mientras la gente mayor seguía «{show}» o algo así, ¿dónde te han contado que estabas tú: en un regazo, bajo una mesa, durmiendo?
- Quizá lo sepa una foto de aquel cuarto.
- Empieza por quien mejor cuenta esta historia.

culture-show-evenings-before
¿Cómo imaginas una noche de {year} entre la gente de la que vienes, con «{show}» o algo parecido en un rincón?
- Empieza por la luz del cuarto.
- Cuenta quién estaría ya bostezando.
`;
