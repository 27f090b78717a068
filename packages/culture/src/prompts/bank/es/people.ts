export const peopleTemplates = `
people-laugh-next-room
¿La risa de quién habrías reconocido en {year} a tres habitaciones de distancia?
- Intenta escribir cómo sonaba.
- Di quién luchaba por aguantarse la risa.

people-knock-at-door
Alguien llama a la puerta una noche cualquiera de tus {age} años. ¿Quién será, lo más probable, y qué trae consigo?
- Empieza por los golpes, el timbre o el grito.
- Frío, cotilleos, una bolsa de algo: todo vale.

people-hands-that-taught
¿Quién te enseñó a hacer algo con las manos cuando tenías {age} años, y cómo eran las suyas?
- Un nudo, una receta, un arreglo, un truco de cartas.
- Anillos, cicatrices, harina, tinta: mira de cerca.

people-repeated-saying
Alguien de tu alrededor tenía una frase en {year} y la usaba para todo. ¿Cómo decía, palabra por palabra?
- Escríbela tal como sonaba.
- Añade qué hacía el resto al oírla.

people-seat-beside-you
En un autobús, en un banco o en una mesa: ¿quién se sentaba más a menudo a tu lado cuando tenías {age} años?
- A la izquierda o a la derecha: empieza ahí.
- Dulces, secretos, silencio: di qué se compartía.

people-kind-stranger
¿Dónde estabas en {year} cuando alguien a quien apenas conocías tuvo contigo un pequeño gesto amable?
- Empieza por el tiempo que hacía o el suelo.
- Cuenta lo que hizo antes de lo que dijo.

people-borrowed-thing
¿Qué prestaste o te prestaron en {year} que aún te trae de golpe a la memoria a la otra persona?
- Describe la cosa antes que a la persona.
- Cuenta si alguna vez volvió a casa.

people-animal-greeting
¿Cómo te saludaba tu animal preferido de {year}, fuera tuyo, del vecindario o simplemente de paso?
- Empieza por sus orejas, su pico o su olor.
- Cuenta qué sabía de ti.

people-nameless-face
En una sala de espera, en una cola, en un tren: ¿qué cara viste en {year} que nunca olvidaste, sin llegar a saber el nombre?
- Empieza por lo que llevaba en las manos.
- Imagina el resto de su día.

people-noticed-you
¿Quién notó en {year}, sin que se lo dijeras, cómo te encontrabas de verdad, y qué pequeño gesto tuvo?
- Una taza en la mesa, una silla que se acerca.
- No hace falta decir por qué importó.

people-name-called
¿En la voz de quién sonaba mejor tu nombre, o tu peor apodo, cuando tenías {age} años?
- Grítalo de acera a acera en tu cabeza.
- Cuenta de dónde salió el apodo más raro.

people-accomplice
Estaba a punto de pasar algo un poquito prohibido, y tú tenías {age} años. ¿Quién estaba justo a tu lado?
- Empieza por el susurro que lo puso en marcha.
- Cuenta quién vigilaba.

people-grown-up-who-listened
Tenías {age} años. ¿En qué cocina, coche o rincón te habló una persona mayor como si valiera la pena escucharte?
- Empieza por dónde tenía los ojos mientras hablabas.
- Elige algo que no le contaste a nadie más.

people-other-child
Piensa en la persona de tu edad a la que más veías con {age} años. ¿Cómo se decidía qué hacer con una tarde?
- Empieza por sus zapatos o su pelo.
- Cuenta quién solía salirse con la suya.

people-quietly-copied
¿De quién copiaste algo con disimulo a los {age} años: una manera de andar, un peinado, una palabra, un modo de sujetar la taza?
- Haz el gesto una vez antes de escribir.
- Cuenta si alguien lo notó alguna vez.

people-talked-too-late
¿La compañía de quién te tenía en vela hasta las tantas en {year}, con el té ya frío y la calle en silencio?
- Empieza por la luz de aquel sitio.
- Cuenta quién bostezaba primero.

people-footsteps
¿Los pasos de quién te sabías de memoria en {year}, a través de una pared, en la escalera o por un pasillo?
- Pesados, rápidos, en zapatillas: deja que pasen.
- Añade una manía inofensiva que iba con ellos.

people-unlikely-friend
¿Qué fue lo primero que te llamó la atención de la amistad más improbable que entró en tu vida en {year}?
- Empieza por el lugar donde ocurrió.
- Cuenta qué pensaba la gente de esa pareja.

people-younger-remark
¿Qué comentario de alguien mucho más joven te hizo reír, o pensar dos veces, en mitad de un día cualquiera de {year}?
- Repítelo lo más exacto que puedas.
- Cuenta qué respondiste, si pudiste.

people-glad-to-hear
¿La llamada, la carta o el mensaje de quién te hacía soltarlo todo en {year}, aun con las manos mojadas?
- Empieza por el timbre, el zumbido o el sobre.
- Cuenta adónde ibas a responder.

people-daily-nod
Un saludo en la verja, unas palabras en el mostrador: ¿con quién del barrio, de la tienda o de paso los intercambiabas en {year}?
- Con dos líneas de charla basta.
- Añade el mostrador, la verja o la esquina.

people-old-joke
¿Quién te conoce desde hace tanto que basta media frase, y qué vieja broma seguía sin necesitar explicación en {year}?
- Escribe solo la mitad que se dice.
- Cuenta dónde nació la broma.

people-slipped-away
Alguien que estaba cerca en {year} quizá se fue alejando sin despedirse. ¿Qué pequeña imagen suya llevas aún contigo?
- Un abrigo, una risa, un modo de saludar.
- Deja fuera los motivos, si quieres.

people-hard-work
¿Con quién te costaba tratar en {year}, y qué cosa justa, quizá hasta amable, puedes decir de esa persona?
- Se permite cambiar el nombre.
- Empieza por algo que hacía bien.

people-town-character
Cada ciudad tiene sus personajes. ¿A quién conocía absolutamente todo el mundo en {city} cuando tenías {age} años?
- Empieza por cómo venía calle abajo.
- Cuenta qué se decía, y qué viste tú.
`;
