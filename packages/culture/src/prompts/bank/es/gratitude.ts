export const gratitudeTemplates = `
gratitude-unsaid-thanks
Alguien hizo algo por ti en {year} y nunca recibió las gracias como es debido. ¿Qué escribirías en la tarjeta?
- En una tarjeta caben dos líneas.
- Empieza por lo que hizo, no por las gracias.

gratitude-free-of-charge
¿Qué fue lo mejor que recibiste en {year} sin que le costara un céntimo a nadie?
- Una vista, una siesta, una broma, un atajo.
- Cuenta quién lo compartió, si hubo alguien.

gratitude-thing-that-lasted
¿Qué cosa fiel te sirvió en {year} sin una queja: un abrigo, una sartén, una bicicleta, unas botas?
- Escríbele una carta de recomendación.
- Menciona su única mala costumbre.

gratitude-lucky-moment
¿Cuándo te guiñó un ojo la suerte en {year}, con un semáforo en verde, un último asiento o una moneda en la acera?
- Empieza un segundo antes.
- Cuenta a quién se lo dijiste.

gratitude-smell-in-a-jar
Si pudieras recuperar en un frasco un olor de {year}, ¿adónde irías para abrir la tapa?
- Recorre los cuartos con la nariz.
- Cuenta quién más lo reconocería.

gratitude-hour-again
¿Qué hora concreta de {year} volverías a vivir, tal como fue y sin arreglar nada?
- Empieza por las agujas del reloj.
- Cuenta qué mirarías más despacio.

gratitude-helping-hand
¿Quién cargó por el otro lado con algo que te pesaba en {year}, un sofá, una maleta o una preocupación?
- Empieza al levantarlo: una, dos y tres.
- Cuenta cómo se lo pagaste, si lo hiciste.

gratitude-gift-unwrapped
¿Cómo pudo saberlo la persona que te hizo en {year} justo el regalo perfecto?
- Empieza por el papel o el escondite.
- Cuenta dónde está hoy.

gratitude-body-part
Pies rápidos, oído fino, dedos pacientes, buena voz: ¿a qué parte de ti le debes las gracias por {year}?
- Cuenta su mejor momento.
- Añade dónde te falló, si te falló.

gratitude-ordinary-joy
¿Qué placer diminuto volvía casi cada día en {year}, tan pequeño que nunca se lo has contado a nadie?
- Calcetines calientes, un cristal frío, el último bocado.
- Cuenta a qué hora llegaba.

gratitude-place-thanks
¿Qué lugar te trató bien en {year}, como se trata a una visita querida?
- Dale las gracias en una línea.
- Cuenta qué te dejaba hacer allí.

gratitude-given-time
¿Quién tenía tiempo para ti a tus {age} años, cuando el resto andaba con cosas importantes?
- Empieza por lo que había en la mesa.
- Cuenta cómo sabías dónde encontrar a esa persona.

gratitude-lap-or-shoulder
¿Desde qué regazo, qué hombros o qué brazos veías más mundo cuando tenías {age} años?
- Empieza por el picor de la lana.
- Si no aparece nadie, elige un árbol o un muro.

gratitude-treat
¿Qué era para ti un lujo enorme a los {age} años, de los que se chupan, se pelan o se desenvuelven muy despacio?
- Cuenta cuánto lo hacías durar.
- Di a quién se le había ocurrido.

gratitude-rescued
¿Quién te sacó de un lío a los {age} años, con una escalera, una mentira o un coche, y casi sin sermón?
- Empieza por el lío, en una línea.
- Cuenta qué te pidió a cambio.

gratitude-believed-in-you
Un guiño, un empujón, una llave entregada: ¿cómo te hizo saber alguien en {year} que te veía capaz?
- Cuenta qué fue lo que vio.
- Empieza por el lugar donde ocurrió.

gratitude-second-family
¿En la mesa de quién había siempre una silla para ti hacia los {age} años, fuera la hora que fuera?
- Empieza por el perchero.
- Cuenta qué tareas eran las tuyas allí.

gratitude-thank-machine
¿Qué máquina, horario o invento merece una medalla por las horas que te regaló en {year}?
- Describe el ruido que hacía.
- Cuenta el día que se puso en huelga.

gratitude-job-well-done
En una consulta, un autobús, una ventanilla, un taller: ¿quién hizo tan bien su trabajo en {year} que te mejoró el día?
- Empieza por la ropa que llevaba.
- Cuenta la única frase que recuerdas.

gratitude-still-here
Una amistad, una taza, un árbol: ¿qué llevaba más tiempo contigo cuando tenías {age} años?
- Empieza por el primer encuentro.
- Menciona el peor temporal en su compañía.

gratitude-visit
¿La visita de quién en {year} dejó tu cuarto más luminoso que antes, con migas en el suelo para demostrarlo?
- Empieza por el timbre o la voz.
- Cuenta qué más dejó al irse.

gratitude-slow-pleasure
¿Cuál de tus placeres mejoró por ser lento a los {age} años: pelar una naranja, leer el periódico, ver despertar una calle?
- Hazlo una vez a cámara lenta.
- Cuenta dónde te sentabas.

gratitude-good-in-bad
Incluso en una racha difícil de {year}, ¿qué te hizo bien, por pequeño que fuera: una canción, una sopa, unos calcetines secos?
- Escribe solo sobre esa cosa.
- Cuenta de dónde venía.

gratitude-hard-thanks
¿Hay algo que no querías en absoluto en {year} y que a estas alturas puedes agradecer un poco?
- Descríbelo como una visita sin avisar.
- Si la respuesta es no, cuenta qué ayudó.

gratitude-own-self
¿Qué te gustaría agradecer a la persona que eras a los {age} años, ahí de pie con esa ropa y ese corte de pelo?
- Describe primero la ropa.
- Luego dilo en una frase sencilla.
`;
