export const spiritualFaithTemplates = `
spirit-faith-place-of-worship
Si piensas en un lugar donde la gente celebraba su fe hacia {year}, ¿qué tocaban allí tus manos: madera, piedra, alfombra o agua?
- Empieza por la temperatura en la puerta.
- Cuenta qué mirabas cuando se hacía largo.

spirit-faith-prayer-words
¿Qué palabras de oración tenías más cerca en {year}, y dónde estabas cuando las decías o las oías decir?
- Empieza por el ritmo más que por el sentido.
- Cuenta con qué voz te llegan.

spirit-faith-holy-day
El día más sagrado de {year}, tal como lo guardabas o lo veías guardar, ¿qué hacía la mañana distinta de cualquier otra?
- Empieza por la ropa, las velas, el agua o el hambre.
- Cuenta cómo sonaba la calle.

spirit-faith-feast-table
¿Qué había en la mesa de una fiesta religiosa de {year} que aún hoy reconocerías por el olor?
- Empieza por la olla que más tardaba.
- Cuenta quién podía probar primero.

spirit-faith-hymn
¿Qué canto, himno o llamada a la oración de {year} oyes todavía desde la primera nota?
- Empieza por quien desafinaba un poco.
- Cuenta qué hacía el eco con él.

spirit-faith-who-showed
¿Quién te mostró en {year}, sin sermones, cómo puede ser una persona de fe, y qué hacía?
- Empieza por algo que hacía con las manos.
- Cuenta de qué no hablaba nunca.

spirit-faith-first-alone
¿Recuerdas la primera vez que rezaste a solas, o lo intentaste, a los {age} años, y qué había en el cuarto?
- Empieza por hacia dónde mirabas.
- Cuenta qué pediste, si quieres.

spirit-faith-doubt
¿Qué pregunta sobre tu fe llevabas contigo en {year}, y con quién te atrevías a darle vueltas?
- Basta con la pregunta; no hace falta respuesta.
- Empieza por el camino que recorrías.

spirit-faith-answered
Si miras atrás hacia {year}, ¿qué cosa buena te pareció una respuesta, aunque hubieras pedido otra?
- Empieza por el día en que llegó.
- Cuenta a quién se lo dijiste.

spirit-faith-giving
¿Cuándo viste en {year} a alguien dar en silencio porque su fe se lo pedía, y qué fue lo que dio?
- Una moneda, una comida, una tarde: empieza por eso.
- Cuenta cómo intentaba que no se viera.

spirit-faith-lesson
¿Qué historia de las escrituras o de la tradición te gustaba más a los {age} años, y cómo te imaginabas a su gente?
- Empieza por el animal, la barca o la montaña.
- Cuenta qué te parecía injusto en ella.

spirit-faith-giggles
¿Qué te hizo reír por lo bajo en {year} en mitad de un culto, una bendición o una oración larga, y quién lo vio?
- Empieza por quien empezó.
- Cuenta cómo te miraron después.

spirit-faith-verse-carried
¿Qué línea de las escrituras, o de una oración, te ha consolado al pensar en {year}, y dónde la guardas?
- Escríbela como la recuerdas, no como está impresa.
- Cuenta quién te la dio.

spirit-faith-object
¿Qué objeto sagrado estaba, colgaba o se guardaba donde vivías en {year}, y quién le quitaba el polvo?
- Empieza por su peso en la mano.
- Cuenta de dónde había venido.

spirit-faith-on-the-way
¿Cómo llegabas en {year} al lugar donde la gente se reunía a rezar, y por delante de qué pasabas?
- Empieza por tus zapatos.
- Cuenta de qué se hablaba por el camino.

spirit-faith-at-work
¿Dónde encontraba tu fe un pequeño hueco en tus jornadas de {year}: una pausa, un saludo, algo que no harías?
- Empieza por la hora del día.
- Cuenta quién lo notaba, si alguien lo notaba.

spirit-faith-fasting
¿De qué prescindiste por tu fe en {year}, y a qué sabía después el primer bocado o el primer sorbo?
- Empieza por la hora antes de que acabara.
- Cuenta quién esperaba contigo.

spirit-faith-elder
¿En las oraciones de quién sentías que podías apoyarte en {year}, y cómo sabías que rezaba por ti?
- Empieza por su silla, su alfombra o sus cuentas.
- Cuenta qué hacías tú a cambio.

spirit-faith-sang-loud
¿Quién cantaba o recitaba más fuerte que nadie donde celebrabas tu fe en {year}, y qué pensabas de ello en secreto?
- Empieza por la fila en que se ponía.
- Cuenta qué darías por volver a oírlo.

spirit-faith-rest-day
¿Cómo empezaba el día de descanso donde estabas en {year}, y qué no podías hacer, o te alegrabas de no hacer?
- Empieza por la víspera.
- Cuenta cómo era la luz.

spirit-faith-blessing-said
¿Qué bendición se dijo sobre ti, sobre el pan o sobre un viaje en {year}, y con qué clase de voz?
- Empieza por las manos que la acompañaban.
- Cuenta qué pasó justo después.

spirit-faith-turning
¿Cuándo, en {year}, algo de tu fe que solo te habían enseñado se volvió tuyo de verdad, y dónde estabas?
- Empieza por algo corriente de aquel lugar.
- Cuenta qué hiciste después.

spirit-faith-candle-absent
¿Por quién rezaste o encendiste una luz en {year}, y qué habría dicho esa persona al saberlo?
- Empieza por su broma de siempre.
- Tan poco o tanto como quieras.

spirit-faith-right-thing
¿Qué te hizo hacer tu fe en {year} que sin ella habría sido más fácil no hacer, y quién se alegró de ello?
- Aquí lo pequeño es lo que más cuenta.
- Empieza por el momento antes de decidir.

spirit-faith-dressed-for-it
¿Qué te pusiste para una ceremonia de tu fe, tuya o de otra persona, a los {age} años, y por dónde te apretaba?
- Empieza por los zapatos o la cabeza.
- Cuenta qué te pusieron en las manos.

spirit-faith-other-faith
¿A la fe de quién, distinta de la tuya, pudiste asomarte en {year}, y qué te gustó de ella?
- Empieza por lo que no esperabas.
- Cuenta qué te ofrecieron de comer o beber.

spirit-faith-played-at-it
¿Jugaste alguna vez a bodas, sermones o procesiones a los {age} años, y qué objetos de la casa hacían de sagrados?
- Empieza por el disfraz.
- Cuenta a quién le tocaba ser la comunidad.

spirit-faith-old-age-prayer
¿Cómo había cambiado tu manera de rezar en {year}: más palabras, menos palabras, otro lugar, otra hora?
- Empieza por hacia dónde te volvías.
- Cuenta qué siguió igual todo el tiempo.

spirit-faith-welcomed
¿Hubo una ceremonia para recibirte en una comunidad de fe, y qué foto o historia de ella te han mostrado?
- Empieza por quien te sostiene.
- Cuenta qué dicen que hiciste.

spirit-faith-before-you
¿Qué sabes de cómo rezaba o guardaba los días sagrados, hacia {year}, la gente de la que vienes, y qué te ha llegado?
- Empieza por un libro, un cuenco, un paño o una palabra.
- Cuenta quién te lo dijo.
`;
