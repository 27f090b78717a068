export const homeTemplates = `
home-sound-of-door
¿Cómo sabías en {year}, solo por el sonido de la puerta, quién acababa de entrar donde vivías?
- Empieza por la llave, el pestillo o el timbre.
- Si vivías a solas, cuenta cómo sonaba tu propia llegada.

home-before-sleep
A oscuras en la cama en {year}, durmieras donde durmieras, ¿qué se oía justo antes de que te venciera el sueño?
- Empieza por el sonido más lejano.
- Luego el más cercano: una respiración, un reloj, una tubería.

home-drawer-of-everything
En toda casa hay un cajón, lata o estante donde acaba todo. ¿Qué había en el tuyo en {year} que no pintaba nada allí?
- Rebusca con los ojos cerrados.
- Saca una cosa y cuenta su historia.

home-warmest-spot
¿Cuál era el rincón más calentito donde vivías en {year}, ese que todo el mundo buscaba, gatos incluidos?
- Una estufa, un suelo al sol, una manta pesada.
- Cuenta cómo lo conquistabas, cuando podías.

home-best-object
¿Qué cosa del sitio donde vivías en {year} sacarías primero a la luz del sol, solo por volver a verla?
- Siente su peso en la mano.
- Cuenta el rasguño, la mancha o la abolladura.

home-table-marks
Pasa la mano por la mesa que más usabas en {year}. ¿Qué marcas, migas o montones de cosas encuentra?
- Empieza por la esquina que era tuya.
- Cuenta para qué servía además de comer.

home-morning-order
¿En qué orden se despertaba el sitio donde vivías en {year}, desde el primer ruido hasta que salías de la cama?
- Un grifo, una radio, un pájaro, una tabla del suelo.
- Cuenta a quién convenía evitar antes del desayuno.

home-something-always-broken
¿Qué estaba siempre roto, atascado o atado con cuerda donde vivías en {year}, con un truco que solo sabía la gente de la casa?
- Explícalo como a una visita.
- Cuenta quién juraba que lo iba a arreglar.

home-whose-chair
¿Qué silla, cojín o rincón era tan de alguien en {year} que no te habrías atrevido a sentarte allí?
- Empieza por la tela.
- Cuenta qué quedaba al alcance de la mano.

home-ceiling
Tienes {age} años y miras hacia arriba desde la cama. ¿En qué se convierten las grietas, manchas o sombras del techo?
- Empieza por la luz que entraba.
- Ponle nombre a la forma.

home-chore-dodged
¿Con qué ingenioso método te librabas de la tarea de casa que menos te gustaba cuando tenías {age} años?
- Describe el cubo, el trapo o la escoba.
- Cuenta cuándo dejó de funcionar el método.

home-own-corner
Un estante, una cama, medio cajón: ¿qué parte del sitio donde vivías era tuya de verdad a los {age} años?
- Empieza por lo más pequeño que pusiste allí.
- Cuenta qué pasaba si alguien tocaba tus cosas.

home-room-of-noise
Todo pasaba en un mismo cuarto cuando tenías {age} años. ¿En qué parte estabas tú: en el suelo, junto al fuego, bajo la mesa?
- Míralo desde tu propia altura.
- Cuenta los pies que pasan.

home-walls-said
Carteles, postales, pintura desconchada: ¿qué decía de ti, a los {age} años, la pared más cercana a tu almohada?
- Empieza por la esquina que se despegaba siempre.
- Cuenta cómo estaba pegado todo.

home-first-own-key
¿Qué hiciste en el primer minuto de calma tras una puerta que era tuya, cuando tuviste la llave a los {age} años?
- Siente la llave en el bolsillo.
- Cuenta qué se oía de pronto.

home-odd-furniture
Cajas, cojines, la mesa vieja de alguien: ¿a qué llamabas muebles, con todo tu orgullo, a los {age} años?
- Cuenta cómo los metiste en casa.
- Di dónde están ahora, si lo sabes.

home-sunday-hours
En un día sin nada que hacer de {year}, ¿en qué parte del sitio donde vivías te encontraba el sol?
- Empieza por la primera mancha de sol.
- Cuenta qué se suponía que debías estar haciendo.

home-guests-came
Cuando venía gente a verte en {year}, ¿en qué parte de la casa acababa siempre todo el mundo?
- Cuenta las sillas, iguales o no.
- Di quién no se iba nunca a su hora.

home-thing-that-moved-along
Hay un objeto que parece seguirnos en cada mudanza. ¿Cuál era el tuyo, y dónde estaba a tus {age} años?
- Empieza por el material del que está hecho.
- Cuenta la vez que casi se pierde.

home-plant-or-pot
Una planta, una jardinera, un trozo de tierra: ¿qué intentabas mantener con vida en {year}?
- Empieza por el riego.
- Cuenta a qué sobrevivió.

home-smallest-comfort
¿Qué cosa pequeña, al alcance de tu brazo, hacía tuyo el sitio donde vivías en {year}?
- Descríbela a alguien que no puede verla.
- Cuenta cómo llegó a ti.

home-moving-boxes
Si hiciste o deshiciste cajas en {year}, ¿qué cosa no perdiste de vista ni un momento?
- Empieza por cómo suena un cuarto vacío.
- Con contar una caja basta.

home-house-rules
¿Qué norma no escrita regía donde vivías a los {age} años, y cómo te enteraste de que existía?
- Dila en una frase corta.
- Cuenta a quién se le permitía saltársela.
`;
