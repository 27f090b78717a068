export const spiritualOpenTemplates = `
spirit-open-night-sky
¿Dónde estabas la última vez que el cielo te hizo sentir maravillosamente insignificante, en {year}, y quién o qué tenías al lado?
- Empieza por el frío en la nuca.
- Cuenta qué estrella, nube o luz recuerdas.

spirit-open-silence
¿Qué silencio de {year} te gustaba más, el temprano, el tardío, el de la nieve o el de después de las visitas, y dónde te sentabas?
- Empieza por el último sonido antes.
- Cuenta qué hacían allí tus pensamientos.

spirit-open-bigger-than-me
¿Cuándo, en {year}, sentiste que formabas parte de algo más grande, aunque fuera lo que dura un respiro?
- Empieza por el lugar y la hora.
- Una multitud, un campo, una canción: todo sirve.

spirit-open-candle
Si encendieras una vela por alguien o algo de {year}, ¿en qué parte del cuarto la pondrías?
- Empieza por la cerilla.
- Nadie tiene por qué saber por quién es.

spirit-open-tree
¿Hay un árbol, una roca, un poco de agua o una colina que te conocía bien en {year}, y qué le habías contado?
- Empieza por su corteza, su musgo o sus ondas.
- Cuenta cada cuánto pasabas por allí.

spirit-open-thanks-unsaid
¿A quién o a qué le susurraste gracias en {year}, aunque fuera entre dientes y a nadie en particular?
- Empieza por lo que acababa de pasar.
- Valen un gran susto y una buena sopa.

spirit-open-coincidence
¿Qué coincidencia de {year} te ha parecido siempre algo más que casualidad?
- Empieza por lo fácil que era que no ocurriera.
- Cuenta quién más la conoce.

spirit-open-music-opened
¿Qué sonido o música de {year} te atravesó de tal modo que por un momento olvidaste dónde estabas?
- Empieza por el instrumento, la voz o el pájaro.
- Cuenta cómo quedó la sala al acabar.

spirit-open-wise-word
¿Quién te dijo algo en {year} que resultó más sabio de lo que sonaba, y qué hacías en su compañía?
- Escribe primero sus palabras.
- Cuenta cuándo te volvió a la cabeza.

spirit-open-question-child
¿Qué pregunta enorme hiciste a los {age} años, sobre estrellas, sueños o dónde acaba todo, y quién intentó responder?
- Empieza por cómo y dónde te habías puesto.
- Cuenta si te bastó la respuesta.

spirit-open-dream
¿Qué sueño, de noche o de día, conservas aún de tus {age} años, y qué color hay en él?
- Empieza por la mitad.
- Cuenta cómo despertaste.

spirit-open-season-turn
¿En qué notaste que el año daba la vuelta en {year}: en un olor, en la luz o en algo dentro de ti?
- Empieza en una puerta o una ventana.
- Cuenta qué haces siempre en un día así.

spirit-open-slow-meal
¿Qué comida de {year} fue para ti casi una ceremonia, por sencilla que fuera, y qué había en el centro de la mesa?
- Empieza por el momento antes de comer.
- Cuenta quién estaba, o lo bien que se estaba a solas.

spirit-open-work-flow
¿Haciendo qué, en {year}, te olvidabas del todo de ti y de la hora, tanto que levantar la vista era una sorpresa?
- Empieza por tus manos.
- Cuenta qué te traía de vuelta.

spirit-open-letting-go
¿Qué soltaste en {year}, y cómo lo notaron primero tus manos o tus hombros?
- Un plan, un rencor, un abrigo gastado: elige.
- Cuenta qué ocupó el hueco.

spirit-open-blessing
¿Quién te deseó lo mejor en {year} de un modo que pudiste sentir, y con qué palabras, gesto o paquete?
- Empieza por sus manos.
- Cuenta adónde estabas a punto de ir.

spirit-open-enough
¿En qué tarde sencilla de {year} pensaste que esto, justamente esto, era bastante?
- Empieza por la silla y la luz.
- Cuenta qué no te hacía falta en ese momento.

spirit-open-animal-look
¿Qué animal te miró en {year} como si supiera algo, y qué hubo en aquella mirada?
- Empieza por sus ojos.
- Cuenta quién apartó la vista primero.

spirit-open-threshold
¿En qué lugar entraste de puntillas en {year}, sintiendo sin que te lo dijeran que allí había que guardar silencio?
- Empieza por el olor de dentro.
- Valen bosques, bibliotecas y cuartos donde alguien duerme.

spirit-open-morning
¿Qué fue lo primero que te alegró una buena mañana de {year}, antes de que nadie dijera nada?
- Empieza con los ojos aún cerrados.
- Cuenta qué mostraba la ventana.

spirit-open-comfort-known
Cuando {year} se puso más cuesta arriba, ¿qué cosa pequeña te acompañó: una piedra en el bolsillo, un verso, un paseo?
- Solo lo pequeño; lo demás puede quedarse donde está.
- Empieza por cómo lo sentías en la mano.

spirit-open-laughter
¿Cuándo te pilló la risa en un momento solemne de {year}, y lo estropeó o lo mejoró?
- Empieza por quien te la contagió.
- Cuenta cómo escondiste la cara.

spirit-open-song-together
¿Dónde cantaste, tarareaste o diste palmas con más gente en {year} hasta parecer una sola voz, y qué tiempo hacía?
- Valen un estadio, una cocina y un autobús.
- Cuenta qué voz distinguías aún entre todas.

spirit-open-water
¿Qué agua miraste largo rato en {year}, mar, lluvia o bañera, y qué hizo por ti?
- Empieza por su color.
- Cuenta con qué llegaste, y con qué te fuiste.

spirit-open-house-spirit
Si el sitio donde dormías en {year} tenía un buen espíritu, ¿en qué rincón vivía, y en qué se notaba?
- Empieza por la luz de ese rincón.
- Cuenta qué le habrías dejado allí.

spirit-open-bread
¿Las manos de quién ves al pensar en comida compartida con gusto en {year}, y qué partían, servían o pelaban?
- Empieza por el sonido.
- Cuenta quién recibía el primer trozo.

spirit-open-old-question
¿Cuál de las grandes preguntas de la vida disfrutabas sin respuesta en {year}, y con quién podías darle vueltas?
- Empieza por el sitio de aquellas charlas.
- Cuenta qué había en las tazas.

spirit-open-promise-told
¿Qué esperó, deseó o prometió alguien para ti cuando eras un bebé, por lo que te han contado?
- Empieza por quien se habría inclinado sobre ti.
- Quizá lo sepa una tarjeta o carta antigua.

spirit-open-name-given
¿Qué te han contado de cómo te llegó tu nombre, y qué esperaba alguien que llevara consigo?
- Empieza por cómo suena cuando te llaman.
- Cuenta qué nombres casi fueron tuyos.

spirit-open-carried-forward
¿Qué callada idea de cómo vivir puede haberte llegado de gente que ya estaba aquí en {year}?
- Empieza por un dicho o una costumbre.
- Cuenta cuándo te descubres siguiéndola.
`;
