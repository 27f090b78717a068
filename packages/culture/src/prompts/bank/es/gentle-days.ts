export const gentleDaysTemplates = `
food-something-left-for-you
¿Quién te guardaba un plato, una porción o lo más crujiente en {year}, y debajo de qué te esperaba?
- Empieza por levantar la tapa.
- Cuenta lo tarde que llegabas.

play-alone-and-happy
¿Qué podías hacer a solas durante una hora, a los {age} años, sin aburrirte ni un minuto?
- Empieza por cómo y dónde te ponías.
- Cuenta quién te interrumpía al final.

play-small-creature
¿Qué escarabajo, pájaro, gato o pez te quedaste mirando en {year} más tiempo del que nadie creía razonable?
- Empieza por cómo se movía.
- Cuenta qué nombre le pusiste, si le pusiste uno.

play-pocket-full
¿Qué se habría encontrado en tus bolsillos después de un buen día libre en {year}?
- Vacíalos sobre la mesa, cosa por cosa.
- Cuenta con cuál te quedaste.

play-favourite-picture
¿Qué imagen, página o postal mirabas una y otra vez en {year}, y qué había en su esquina?
- Empieza por los colores.
- Cuenta dónde colgaba, estaba o se escondía.

music-whistle-on-the-way
¿Qué silbabas, tarareabas o tamborileabas en las barandillas de camino a algún sitio en {year}?
- Empieza por el ritmo de tus pies.
- Cuenta de dónde había salido la melodía.

music-bells-and-signals
¿Qué campana, bocina, silbato o llamada marcaba el ritmo de tus días en {year}, y dónde estabas cuando sonaba?
- Empieza por lo que sonaba más fuerte.
- Cuenta qué hacía todo el mundo a la vez.

music-someone-practising
¿Quién practicaba algo cerca de ti en {year}, escalas, discursos o tiros a puerta, y qué te llegaba a ti?
- Empieza por el fallo que nunca faltaba.
- Cuenta cuándo salió bien por fin.

music-bird-or-engine
¿Qué sonido de {year}, que nadie llamaría música, era música para ti, y qué anunciaba?
- Un motor, un pájaro, una llave, una tetera.
- Cuenta qué sentías al oírlo.

seasons-open-window
La primera noche de {year} en que se pudo dejar la ventana abierta: ¿qué entró con el aire allí donde estabas?
- Empieza por la cortina.
- Cuenta cuánto tardaste en dormirte.

seasons-wet-shoes
¿Qué paseo de {year} acabó con los zapatos mojados, las mejillas rojas o arena por todas partes, y qué te dieron al llegar?
- Empieza en el felpudo.
- Cuenta qué se colgó a secar.

seasons-fruit-of-the-year
¿Qué maduraba, florecía o se vendía solo unas semanas en {year}, y cómo sabías que había llegado su momento?
- Empieza por lo primero que viste.
- Cuenta quién decía siempre que esta vez venía tarde.

seasons-under-the-blanket
¿Dónde buscaste calor, o fresco, el día más extremo de {year} que consigas recordar?
- Empieza por los dedos de los pies.
- Cuenta quién se apartó para hacerte sitio.

loss-and-comfort-after-rain
¿Qué te devolvía el equilibrio en diez minutos en {year}: una ventana, un grifo, un árbol, cierta voz?
- Empieza por el primero de los diez minutos.
- Cuenta quién lo sabía.

loss-and-comfort-mended-thing
¿Qué cosa rota te arregló alguien en {year}, y se notaba después por dónde?
- Empieza por el pegamento, el hilo o la cinta.
- Cuenta qué pensabas mientras mirabas.

loss-and-comfort-nothing-happened
Cuenta una hora de descanso de {year} en la que no pasó nada: ¿dónde estabas, y qué hacía la luz?
- Empieza por aquello en lo que te apoyabas.
- No hace falta que lleve a ninguna parte.

loss-and-comfort-place-at-fire
¿Junto a qué te calentabas las manos en {year}: una estufa, una taza, una hoguera, otra mano?
- Empieza por lo frías que estaban.
- Cuenta qué olía a humo, a té o a lana.

values-small-courtesy
¿Qué pequeño gesto de cortesía viste que alguien mantenía en {year}, fuera como fuera el día, y lo has conservado tú?
- Empieza por el gesto mismo.
- Cuenta quién lo recibía.

values-careful-with
¿Con qué tenías siempre mucho cuidado en {year}, aunque nadie te lo había pedido?
- Empieza por cómo lo dejabas en su sitio.
- Cuenta de dónde te venía.

values-time-well-spent
¿Qué hora de una semana corriente de {year} no habrías cedido por nada?
- Empieza por el reloj.
- Cuenta qué hacías para protegerla.

values-shared-gladly
¿Qué entregaste de buena gana en {year}, aunque bien podrías habértelo quedado?
- Empieza por lo que pesaba.
- Cuenta qué hizo con ello la otra persona.

gratitude-lift-or-seat
¿Quién te llevó, te cedió un asiento o te empujó cuesta arriba en {year}, y de qué se habló mientras tanto?
- Empieza por el manillar, el sillín o el asiento de atrás.
- Cuenta dónde te bajaste.

gratitude-good-shoes
¿Qué par de zapatos te llevó por casi todo {year}, y adónde les habría gustado volver?
- Empieza por los cordones o el tacón.
- Cuenta qué fue de ellos al final.

gratitude-warm-word
¿Qué frase amable de {year} no has llegado a guardar del todo, y en qué portal o calle te la dijeron?
- Escribe primero la frase.
- Cuenta qué respondiste, si respondiste algo.

gratitude-somebody-waited
¿Quién te esperó en algún sitio en {year}, en una parada, en un banco o con la luz encendida, y en qué lo notaste?
- Empieza por lo que estaba mirando.
- Cuenta lo primero que dijo.

people-walked-alongside
¿Con quién acompasaste el paso en {year}, por un camino o por un pasillo, y quién marcaba el ritmo?
- Empieza por el sonido de cuatro pies.
- Cuenta dónde se separaban los caminos.
`;
