export const valuesTemplates = `
values-fair-share
¿Qué te hizo gritar en {year}, en voz alta o por dentro, que no era justo: una porción, un turno, un sueldo?
- Di qué habría sido lo justo.
- Cuenta quién te daba la razón.

values-worth-saving-for
¿Para qué ahorrabas, moneda a moneda o semana a semana, cuando tenías {age} años?
- Empieza por el bote, la lista o el escaparate.
- Cuenta cuánto valía para ti.

values-kept-a-promise
¿A quién habías hecho la promesa que cumpliste en {year}, aunque fuera un fastidio?
- Di la promesa con sus propias palabras.
- Cuenta qué te costó: sueño, dinero, una fiesta.

values-small-rebellion
¿Contra qué norma hiciste tu pequeña rebelión en {year}, con tijeras, con silencio o con calcetines desparejados?
- Empieza la víspera del alzamiento.
- Cuenta cómo se lo tomó la autoridad.

values-motto-on-the-wall
Si sobre tu cama hubiera colgado un lema en {year}, ¿qué habría dicho, con franqueza y con tus propias palabras?
- Las faltas de ortografía son bienvenidas.
- Cuenta el suceso que lo demostró.

values-stood-up-for
¿Adónde miraba todo el mundo en {year} cuando saliste en defensa de alguien o de algo, aunque fuera con poca voz?
- Empieza por el corazón o las rodillas.
- Cuenta quién asintió.

values-proud-of-quietly
¿Qué te llenó de orgullo en {year} sin que se lo dijeras a nadie: un estante, una marca, un favor, un largo a nado?
- Cuéntalo ahora; nadie lo llamará presumir.
- Empieza por el momento en que estuvo hecho.

values-took-too-seriously
De la ortografía a la moda o al fin del mundo: ¿qué te tomabas terriblemente en serio a los {age} años?
- Defiende a tu yo de entonces en una línea.
- Empieza por lo que hacías al respecto.

values-person-of-honour
¿Por qué pequeño acto supiste en {year} que alguien cercano era una persona decente de verdad?
- Primero el acto, luego la persona.
- Cuenta si alguna vez lo probaste tú.

values-treasure-no-money
¿Qué tenías en {year} que en una tienda no valía nada y para ti lo era todo?
- Ponlo a contraluz.
- Cuenta quién más conocía su valor.

values-finders
Tenías {age} años, habías encontrado, roto o tomado algo, y había que decidir si decirlo. ¿Qué era?
- Empieza con ello en la mano.
- Cuenta cómo tenías el estómago.

values-hero
¿A qué figura heroica, real, dibujada o a caballo, habrías seguido a cualquier parte a los {age} años?
- Empieza por la capa, las botas o la voz.
- Cuenta qué no habría hecho jamás.

values-never-when-grown-up
¿Qué juraste a los {age} años que no harías nunca jamás cuando crecieras?
- Empieza por la escena que te hizo jurarlo.
- Confiesa cómo acabó la cosa.

values-argument-at-table
¿Por qué cuestión podías discutir a los {age} años hasta que se enfriaba todo en los platos?
- Da tu mejor frase, luego la de enfrente.
- Cuenta quién cambiaba de tema.

values-badge
Chapa, parche, peinado, consigna: ¿qué llevabas a los {age} años para mostrar al mundo lo que defendías?
- Empieza por dónde lo conseguiste.
- Cuenta quién lo entendía y quién no.

values-spent-on
¿En qué gastabas dinero con gusto en {year} mientras en lo demás mirabas cada moneda?
- Abre la cartera y mira.
- Cuenta a qué renunciabas por ello.

values-what-counted-as-rich
¿Con qué creías nadar en la abundancia hacia los {age} años, por una hora o una noche, hubiera lo que hubiera en el bolsillo?
- Empieza por la vista o la mesa.
- Cuenta con quién compartías esa fortuna.

values-good-enough
Una pared, un pastel, un plan: ¿qué te enseñó hacia los {age} años a decir de algo que así ya está bien?
- Describe su encantador defecto.
- Cuenta a quién hubo que convencer.

values-unsigned-help
¿Qué hiciste por alguien en {year} que casi nadie sabe, con tus propias manos o con tu tiempo?
- Aquí se permite presumir un poco.
- Empieza por cómo supiste que hacía falta.

values-mind-of-own
¿En qué ropa, coche o frase se notó a los {age} años que ya no te importaba el qué dirán?
- Empieza por la primera ceja levantada.
- Cuenta cómo te sentías de vuelta a casa.

values-young-self-visits
Si tu yo de doce años te hubiera visitado en {year}, ¿qué objeto o costumbre tuya le habrías enseñado con orgullo?
- Deja que sea tu yo de entonces quien pregunte.
- Cuenta qué le habría decepcionado.

values-one-thing-to-hand-on
¿Qué dicho, habilidad o pequeño objeto te gustaría ver algún día en manos de otra persona?
- Muestra cómo se hace.
- Cuenta quién le tiene echado ya el ojo.

values-regret-softened
¿Hay una palabra o una llamada de {year} que a estas alturas harías de forma un poco distinta?
- Escribe la frase nueva.
- Solo pequeñas; esto no es un juicio.

values-forgave
Una galleta, una broma, un viaje en coche a la estación: ¿cuál fue la primera señal de paz, por rara que fuera, entre alguien y tú en {year}?
- Empieza por quien se movió primero.
- La pelea puede quedarse en su caja.

values-went-against
¿Qué llevabas en los pies en {year} cuando seguiste tu camino y gente que querías siguió otro?
- Empieza por esos zapatos.
- Cuenta cuánto anduviste a solas.
`;
