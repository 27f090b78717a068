export const turningPointsTemplates = `
turning-points-small-hinge
¿Qué cosa minúscula de {year}, un autobús perdido, un comentario al azar o una puerta equivocada, acabó cambiándote bastante la vida?
- Empieza cinco minutos antes.
- Cuenta qué no habría ocurrido nunca.

turning-points-letter-or-call
¿Dónde estabas en {year} cuando una carta, una llamada o unos golpes en la puerta pusieron las cosas en marcha?
- Empieza por lo que tenías en las manos.
- Cuenta a quién se lo dijiste después.

turning-points-yes
¿Quién preguntaba en {year} cuando dijiste que sí antes de habértelo pensado de verdad?
- Oye la pregunta una vez más.
- Cuenta cuánto tardaste en saber si era un acierto.

turning-points-no
¿Cómo te salió la palabra, en {year}, cuando por una vez dijiste que no, y muy en serio?
- Escribe la frase que usaste.
- Cuenta para qué hubo sitio de repente.

turning-points-person-who-opened
¿Quién te abrió una puerta cuando tenías {age} años, una de verdad o de las otras?
- Empieza por lo que dijo.
- Cuenta cuánto dudaste.

turning-points-changed-mind
¿Qué conversación, libro o larga tarde te hizo cambiar de idea sobre algo en {year}?
- Di primero qué pensabas antes.
- Cuenta quién notó el cambio.

turning-points-haircut
Pelo nuevo, zapatos nuevos, gafas nuevas, nombre nuevo: ¿qué cambiaste de ti en {year} a la vista de todo el mundo?
- Empieza ante el espejo.
- Cuenta qué pretendía anunciar.

turning-points-before-and-after
Si {year} tuvo para ti un antes y un después, ¿qué objeto corriente marcaría la línea entre ambos?
- Una maleta, un billete, una cuna, una llave.
- Cuenta dónde está hoy ese objeto.

turning-points-too-big-for-it
Un regazo, un columpio, unas botas, un juego: ¿qué se te quedó pequeño de repente a los {age} años?
- Empieza por las apreturas.
- Cuenta qué te dejaban hacer en su lugar.

turning-points-new-group
¿Quién dio el primer paso cuando tuviste que hacerte un sitio entre gente desconocida en {year}, en un aula, una calle o un equipo?
- Empieza en el umbral.
- Cuenta qué fingías mirar.

turning-points-secret-decision
¿Qué decidiste en secreto a los {age} años, en vela o caminando, que nadie habría podido leerte en la cara?
- Cuenta en qué cama o por qué calle.
- Di cuánto tiempo lo mantuviste.

turning-points-fork
Hacia los {age} años se abrían dos caminos. ¿Qué ponía en el cartel del que no tomaste?
- Imagina un martes cualquiera en ese camino.
- Cuenta qué inclinó la balanza.

turning-points-advice-ignored
¿Por encima de qué mesa o volante te dieron el buen consejo que ignoraste alegremente a los {age} años?
- Cita el consejo entero.
- Cuenta si alguna vez oíste: te lo dije.

turning-points-packed-up
¿Qué fue lo primero que hiciste en {year} después de cerrar, entregar o dejar atrás algo?
- Empieza por el clic al cerrarse.
- Cuenta qué tiempo hacía fuera.

turning-points-enough
¿Qué hacían tus manos en {year} en el momento en que pensaste que las cosas podían ser distintas desde entonces?
- Empieza por los platos, el volante o la ventana.
- Importa más el pensamiento que la causa.

turning-points-lighter-load
¿De qué costumbre, preocupación o mueble pesado te libraste por fin hacia los {age} años?
- Descríbelo como si estuviera en el recibidor.
- Cuenta qué cabe ahora en su lugar.

turning-points-new-chapter-title
Si {year} fuera un capítulo de un libro sobre ti, ¿con qué escena se abriría?
- Escribe la primera línea de la escena.
- Añade quién entra en la página dos.

turning-points-looking-back-bend
¿Qué curva del camino ves ya, que a los {age} años no podías ver mientras la recorrías?
- Describe el camino: polvo, barro, hojas.
- Cuenta qué creías que era en aquel momento.

turning-points-time-of-day
¿Qué parte del día pasó a ser tu preferida hacia los {age} años, y cuál lo era en tu juventud?
- Empieza por la luz en la pared.
- Cuenta qué haces con esa hora.

turning-points-plan-fell-through
Si un plan se quedó en nada en {year}, ¿qué habías comprado, empaquetado o anunciado ya a los cuatro vientos?
- Empieza por lo que habías comprado.
- Lo que vino en su lugar puede ser muy pequeño.

turning-points-stood-by-you
Cuando todo se te movía bajo los pies en {year}, ¿quién o qué siguió justo en su sitio, como una lámpara encendida?
- Una persona, un perro, una canción, una pared.
- Quédate con la lámpara, no con lo oscuro.

turning-points-growing-apart
¿Qué o a quién dejaste atrás al crecer hacia los {age} años, y qué cosa buena de entonces te llevaste en el bolsillo?
- Di primero la cosa buena.
- Cuenta dónde la usas todavía.

turning-points-hard-year-step
Si el suelo cedió bajo tus pies en {year}, ¿qué fue lo primero, pequeño y corriente, que conseguiste volver a hacer?
- Un té, un paseo, abrir las cortinas.
- Lo que pasó puede quedarse fuera de esta página.

turning-points-told-nobody
Algunas curvas se toman a solas. ¿Qué paseo, cuarto u hora de {year} te acompañó cuando tomaste la tuya?
- Describe solo el lugar.
- Añade algo que te hizo bien allí.

turning-points-ending
Si hacia los {age} años terminó algo que había sido parte de tu vida, ¿qué buena mañana de aquello quieres guardar?
- Una mañana, del despertar al café.
- El final mismo no hace falta contarlo.

turning-points-body-said-stop
¿Hubo una época, hacia los {age} años, en que tuviste que ir despacio, y qué viste a ese paso que antes se te escapaba?
- Empieza junto a la ventana o la cama.
- Cuenta quién te traía algo.
`;
