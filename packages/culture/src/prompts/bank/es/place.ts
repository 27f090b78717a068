export const placeTemplates = `
place-legs-knew-the-way
¿Qué camino se sabían tus piernas sin pensar en {year}, y por delante de qué puertas, perros y olores pasaba?
- Empieza en la primera esquina.
- Los olores también orientan.

place-best-bench
¿Adónde ibas en {year} cuando querías sentarte un rato y que te dejaran en paz?
- Describe en qué te sentabas.
- Nombra lo más lejano que se veía.

place-shop-smell
Guiándote solo por la nariz, ¿qué tienda, puesto o mercado podrías encontrar de nuevo, tal como era a tus {age} años?
- Empieza por el sonido al entrar.
- Cuenta qué te habría gustado comprar siempre.

place-hand-drawn-map
Si dibujaras un mapa de tu mundo de {year} en el dorso de un sobre, ¿qué cinco lugares tendrían que salir?
- Ponte en el centro y dibuja hacia fuera.
- Marca un punto que solo tú conozcas.

place-near-water
Un río, una piscina, un charco, el mar: ¿qué agua oyes todavía cuando piensas en tus {age} años?
- Empieza por lo fría que estaba.
- Cuenta qué tirabas dentro, o a quién.

place-first-view-of-city
Al volver a {city} después de un tiempo fuera, ¿qué es lo primero que ves que te dice dónde estás?
- Una torre, un puente, un letrero, un olor.
- Cuenta por qué carretera llegas.

place-usual-window
¿Por qué ventana mirabas más a menudo en {year}, con los codos en el alféizar o la frente en el cristal?
- Empieza en el alféizar y mira hacia fuera.
- Cuenta qué cambiaba allí y qué nunca.

place-waiting-spot
¿En qué parada, mostrador o puerta pasaste la mitad de {year} esperando, o eso parecía?
- Nombra lo que te sabes de memoria de tanto mirarlo.
- Cuenta quién más esperaba.

place-out-of-bounds
Había un lugar adonde no debías ir de ninguna manera. ¿Cuánto te acercaste a él cuando tenías {age} años?
- Empieza por la valla, la puerta o el aviso.
- Cuenta qué se suponía que había dentro.

place-hideout
En lo más apretado de tu mejor escondite, con {age} años, ¿cómo sonaba el resto del mundo?
- Empieza por las rodillas contra la barbilla.
- Nombra lo único que guardabas allí.

place-edge-of-world
¿Hasta dónde te dejaban ir por tu cuenta a los {age} años, y qué había justo en el borde de ese mundo?
- Una farola, un puente, una carretera grande.
- Cuenta el primer paso más allá.

place-street-of-city
Baja por la calle de {city} que mejor conocías a los {age} años. ¿En qué puerta te paras primero?
- Empieza por lo que pisas.
- Cuenta quién se asoma a una ventana.

place-where-everyone-met
¿En qué muro, escalones o esquina se pasaba las horas la gente de tu edad en {year}, estorbando a todo el mundo?
- Empieza por la luz de esa hora.
- Cuenta quién llegaba por último, como siempre.

place-escape-by-wheels
Bicicleta, autobús, tren o coche prestado: ¿qué te alejaba de lo de siempre en {year}, y dónde te dejaba?
- Empieza por el asiento y el ruido.
- Cuenta qué llevabas en los bolsillos.

place-strange-town
Te perdiste en {year}, con gusto o sin remedio, en un sitio desconocido: ¿quién te indicó el camino?
- Empieza por el momento en que lo supiste.
- Cuenta qué encontraste en su lugar.

place-third-place
Ni donde dormías ni donde hacías falta: ¿en qué café, biblioteca, parque o garaje podías sencillamente estar en {year}?
- Empieza por la puerta y tu sitio de siempre.
- Cuenta qué sabían de ti allí.

place-always-meant-to-visit
A tus {age} años, ¿qué lugar llevabas mucho tiempo queriendo ver, todo por culpa de una imagen o una historia?
- Sirve la hoja de un calendario o una película.
- Cuenta si llegaste, o por qué aún no.

place-morning-round
Tu pequeña ronda de siempre en {year}, a pie, sobre ruedas o con la vista desde una silla: ¿dónde se detenía siempre?
- Empieza por la hora que marcaba el reloj.
- Nombra a quienes saludabas, pájaros incluidos.

place-changed-corner
Un rincón que conocías bien se había convertido en otra cosa cuando tenías {age} años. ¿Cuál era, y qué sigues viendo allí?
- Cuenta qué había primero.
- Guarda un detalle que nadie fotografió.

place-border-crossed
Lejos de {country} o a un paso de su frontera: ¿dónde te sentiste por primera vez de fuera, y qué pequeñez te delató?
- Pan, monedas, saludos, tráfico: elige una cosa.
- Cuenta a quién le hizo gracia.

place-left-behind
¿Qué lugar tuviste que dejar, o soltar, hacia los {age} años, y qué te gustaría que alguien supiera de él?
- Descríbelo en su mejor día.
- Basta una puerta, un árbol o una escalera.

place-belonging
¿Hubo un lugar en {year} donde encajabas sin tener que esforzarte, en algún escalón, prado o sofá?
- Si no, describe dónde faltó menos.
- Cuenta qué hacían allí tus hombros.

place-night-walk
Andando hacia algún sitio ya de noche en {year}, ¿qué ventana encendida, letrero o cielo recuerdas haber visto al pasar?
- Empieza por el sonido de tus pasos.
- Cuenta de dónde venías.

place-city-by-ear
Tienes {age} años, estás en algún punto de {city} y cierras los ojos. ¿Qué tres sonidos te dicen exactamente dónde estás?
- Tranvías, campanas, palomas, persianas: deja que vengan.
- Dale al más fuerte una línea propia.

place-show-a-visitor
Una visita tiene una sola tarde para entender {country}. ¿Adónde la habrías llevado en {year}?
- Deja fuera todo lo que sale en las postales.
- Cuenta lo que no entendería jamás.
`;
