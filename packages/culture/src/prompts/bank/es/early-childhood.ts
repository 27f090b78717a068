export const earlyChildhoodTemplates = `
people-early-arms-in-photo
En la foto más antigua que conoces de ti, ¿en brazos de quién, en qué regazo o en qué cochecito estás?
- Mira las manos que te sostienen.
- Si no hay foto, describe la que desearías tener.

people-early-who-was-there
¿Por qué olor, voz o manga habrías reconocido a la gente que te cuidaba en {year}?
- Empieza por lo que tenías más cerca de la nariz.
- A esa edad se puede adivinar.

people-early-what-you-called-them
¿Cómo llamabas a la gente de tu alrededor antes de saber decir bien sus nombres?
- Escríbelos tal como sonaban.
- Cuenta quién responde todavía a uno de ellos.

place-early-pavement
Desde tu altura de entonces, la de una rodilla, ¿de qué se componía {city} en {year}: bordillos, perros, ruedas, rejas, charcos?
- Ponte de rodillas para recordar.
- Pídele un detalle a una foto.

place-early-garden-or-yard
¿Qué patio, escalera, playa o trozo de hierba asoma detrás de ti en las primeras fotos?
- Empieza por la esquina de la imagen.
- Cuenta quién pudo sostener la cámara.

home-early-first-room
¿Qué te han contado del primer sitio donde dormiste: una cuna, un cajón, una cama compartida, un cesto?
- Empieza por la manta.
- Cuenta quién dormía lo bastante cerca para oírte.

home-early-oldest-memory
¿Cuál es la imagen más antigua que guardas en la cabeza, aunque sea solo un escalón, un dibujo o una luz?
- No compruebes si es verdad.
- Primero colores, luego formas, luego personas.

school-or-work-early-helping
¿En qué tarea importante dicen que ayudabas en tus primeros años, con una escoba, una cuchara o un martillo en la mano?
- Cuenta cómo quedaba todo después.
- Repite lo que decías, según lo cuentan.

school-or-work-early-first-lesson
Un botón, una cuchara, un número: ¿quién dicen que te enseñó tu primera cosa útil?
- Empieza por la lengua entre los dientes.
- Cuenta cuántas veces salió mal.

firsts-early-first-steps
¿Sobre qué suelo y hacia los brazos de quién, o hacia qué pata de mesa, dicen que diste tus primeros pasos?
- Empieza por el suelo: alfombra, baldosas, arena.
- Si nadie te lo contó, inventa una llegada digna.

firsts-early-first-word
Según quienes dicen saberlo, ¿qué señalabas cuando dijiste tu primera palabra?
- Da todas las versiones rivales.
- Cuenta cuál te crees tú.

firsts-early-day-born
Tal como se cuenta la historia, ¿qué fue lo primero que alguien comentó de ti el día en que llegaste?
- Empieza por quien llegó tarde.
- Cuenta qué detalle cambia cada vez.

turning-points-early-someone-new
Según cuentan, ¿cómo te lo tomaste cuando alguien más vino a vivir donde vivías, con dos patas o con cuatro?
- Empieza por dónde dormía.
- Cuenta lo que dicen que dijiste.

turning-points-early-gave-up
Un chupete, un biberón, un trapito, una cuna: ¿con qué truco te hicieron dejar aquello que adorabas?
- Cuenta adónde se suponía que se había ido.
- Di a quién le dio más pena.

food-early-refused
¿Qué escupías, escondías o tirabas en {year}, según les gusta contar a quienes estaban en aquella mesa?
- Empieza por el babero.
- Cuenta dónde se ve todavía la mancha.

food-early-favourite-mush
¿Qué comida se ve en las primeras fotos en tu cara, en tus manos y en la pared de atrás?
- Nombra el color y la cuchara.
- Cuenta si aún te la comerías.

play-early-best-toy
¿Qué cosa blandita, mordisqueada o con una sola oreja tenía que ir contigo a todas partes en tus primeros años?
- Empieza por su olor.
- Cuenta dónde está ahora, si lo sabes.

play-early-small-disaster
¿Qué pequeño desastre con agua, pintura, tijeras o harina dicen que causaste en tus primeros años?
- Empieza por el silencio sospechoso.
- Cuenta quién se rio primero.

music-early-lullaby
¿Qué te cantaban, tarareaban, susurraban o encendían en {year} para que por fin te durmieras?
- Escribe el primer verso que encuentres.
- Cuenta con qué voz te llega.

music-early-noise
¿Con qué olla, sonajero, piano o tablero de mesa hacías música antes incluso de saber hablar bien?
- Empieza por aquello con que golpeabas.
- Busca una foto en la que tengas la boca abierta.

seasons-early-wrapped-up
En una foto tuya a la intemperie, hacia {year}, ¿en qué te envolvieron, si es que se te ve?
- Cuenta las capas de ropa.
- Di quién tiraba del trineo o empujaba el cochecito.

seasons-early-birthday-cake
Cuántas velas, cuánta gente, cuántas lágrimas: ¿qué se sabe de tus primeros cumpleaños?
- Empieza por el gorro o la tarta.
- Si no hubo fiesta, describe cómo era aquel día.

loss-and-comfort-early-comforter
Un pulgar, un paseo de arriba abajo, una vuelta a la manzana: ¿con qué te calmabas en {year}, según cuentan?
- Cuenta a quién se le daba mejor.
- Añade si todavía funcionaría.

loss-and-comfort-early-fear
¿Qué cosa inofensiva dicen que te daba miedo en tus primeros años: una aspiradora, una barba, un desagüe?
- Descríbela como debías de verla tú.
- Cuenta cómo se hicieron las paces.

loss-and-comfort-early-not-told
Si te han contado poco de {year}, ¿de qué cosa pequeña te gustaría más tener una imagen?
- Un cuarto, una cara, una mañana.
- Escríbelo como esperas que fuera.

loss-and-comfort-early-rough-start
No toda vida empieza con suavidad. Hasta donde sabes, ¿quién o qué te trató bien en aquellos primeros años?
- Basta con un par de manos.
- No hace falta contar el resto.

values-early-character
De carácter terco, risueño o callado: ¿con qué historia demuestra la gente cómo eras en tus primeros años?
- Empieza por los brazos cruzados o la sonrisa.
- Cuenta si tenían razón.

values-early-mine
¿Por qué cuchara, cubo o asiento peleabas en tus primeros años, a gritos de que eso era tuyo?
- Empieza por la fuerza de tu puño.
- Cuenta quién ganó al final.

gratitude-early-carried
Alguien te llevó en brazos, te lavó y te dio de comer en {year}. ¿A cuáles de esas manos te gustaría más dar las gracias?
- Describe las manos, de una foto o imaginándolas.
- Puede ser más de un par.

gratitude-early-kept-for-you
Un zapato, un rizo, una pulsera, o solo un cuento: ¿qué se ha guardado de cuando eras un bebé?
- Mídelo con tu pulgar.
- Si no se guardó nada, elige qué debería haberse guardado.
`;
