export const lossAndComfortTemplates = `
loss-and-comfort-soft-thing
¿Qué te echabas por los hombros o abrazabas en {year} cuando querías que el mundo fuera un poco más blando?
- Empieza por su tacto en la mejilla.
- Cuenta dónde pasaba el día.

loss-and-comfort-hot-drink
Alguien te puso en las manos justo lo caliente que hacía falta cuando tenías {age} años. ¿Qué había en la taza o el cuenco?
- Empieza por el vapor.
- Cuenta qué dijo, si dijo algo.

loss-and-comfort-lost-object
¿Qué cosa perdiste en {year} y seguiste buscando en cada bolsillo y debajo de cada cojín?
- Descríbela como en objetos perdidos.
- Cuenta dónde crees en secreto que está.

loss-and-comfort-found-again
¿En qué sitio ridículo apareció en {year} algo que ya dabas por perdido?
- Empieza por tu mano al cerrarse sobre ello.
- Cuenta a quién corriste a decírselo.

loss-and-comfort-voice
¿La voz de quién te calmaba a los {age} años, desde el cuarto de al lado o por un teléfono con ruidos?
- Escúchala antes de escribir.
- Grave, rápida, ronca, cantarina: busca la palabra.

loss-and-comfort-walk-it-off
¿Adónde te llevaban los pies en {year} cuando, con la cabeza tan llena, no podías parar en ningún sitio?
- Empieza por cerrar la puerta al salir.
- Cuenta en qué punto se hacía la calma.

loss-and-comfort-cheered-up
¿Quién conseguía hacerte reír en {year} justo cuando habías decidido firmemente enfurruñarte?
- Describe la cara que ponía.
- Cuenta cuánto aguantabas.

loss-and-comfort-sick-day
Tienes {age} años y estás en cama con un resfriado. ¿Qué hay a mano en la manta, la bandeja o el suelo?
- Empieza por la raya de luz de la puerta.
- Cuenta qué te dejaban hacer por una vez.

loss-and-comfort-fear-in-the-dark
¿Qué vivía debajo de la cama, tras la cortina o en el desagüe a tus {age} años, y cómo se le mantenía lejos?
- Describe a la criatura con cariño.
- Cuenta quién más la conocía.

loss-and-comfort-grazed-knee
¿Quién se ocupaba de los raspones y las astillas cuando tenías {age} años, con qué frasco, tirita o palabra mágica?
- Empieza por el olor del frasco.
- Cuenta lo grande que era la tirita.

loss-and-comfort-secret-reader
Un diario, un perro, un techo, alguien al teléfono: ¿a quién o a qué le contabas tus cosas a los {age} años?
- Di dónde te sentabas para contarlas.
- Lo que contabas puede quedarse allí.

loss-and-comfort-bad-day-cure
¿Qué sacabas del armario en {year} para curar un día de perros?
- Dalo como una receta.
- Cuenta a quién se lo recetarías.

loss-and-comfort-one-good-thing
En la racha más cansada de {year}, ¿qué cosa pequeña esperabas con ganas cada día?
- Un baño, un banco, diez minutos, una galleta.
- Deja fuera el cansancio, si quieres.

loss-and-comfort-goodbye-wave
Andén, verja, portal o acera: ¿a quién dijiste adiós con la mano en {year} hasta perderle de vista?
- Empieza por la mano o el pañuelo.
- Luego cuenta por dónde volviste.

loss-and-comfort-animal-missed
¿A qué animal que ya no está te gustaría oír cruzar el suelo una vez más, como en {year}?
- Patas, uñas, alas: empieza por el sonido.
- Cuenta dónde le gustaba tumbarse.

loss-and-comfort-kept-small-thing
¿Qué cosa pequeña que había sido de otra persona tenías cerca en {year}, en un cajón o en un bolsillo?
- Descríbela por el tacto.
- Di para qué se usaba antes de ser tuya.

loss-and-comfort-friend-moved
Cuando alguien que te caía bien se fue a vivir lejos, a tus {age} años, ¿qué hiciste con las horas que habían sido suyas?
- Empieza por la esquina de siempre.
- Cuenta qué regalos hubo, si los hubo.

loss-and-comfort-who-came
¿Quién se presentó sin más en {year} para estar contigo, cuando lo fácil era no venir, y qué traía en las manos?
- Una olla, flores, herramientas, nada de nada.
- Cuenta dónde se sentó.

loss-and-comfort-old-address
¿En qué cuarto donde ya no puedes entrar te gustaría estar un minuto, tal como era en {year}?
- Di en qué punto te pondrías.
- Cuenta qué hay en el alféizar.

loss-and-comfort-remembered-well
Si alguien faltaba en tu vida en {year}, ¿haciendo qué cosa corriente te gustaría que se le recordara?
- Deja que lo haga otra vez, en esta página.
- No hace falta contar cómo se fue.

loss-and-comfort-their-habit
¿Qué costumbre de alguien a quien perdiste has descubierto en ti: una palabra, un silbido, una forma de doblar un paño?
- Cuenta cuándo te diste cuenta.
- Sonríe, si te hace sonreír.

loss-and-comfort-first-laugh-after
Si hubo una época triste en {year}, ¿qué fue lo primero que después te hizo reír sin querer?
- Cuenta solo la parte graciosa.
- Di quién más se rio.

loss-and-comfort-hand-on-shoulder
En la semana más triste de {year}, si la hubo, ¿quién o qué te trató con ternura?
- Una persona, una manta, el mar, alguien de paso.
- Aquí la historia es la ternura.

loss-and-comfort-place-to-remember
¿Adónde vas, a pie o con el pensamiento, para estar cerca de alguien que ya no está?
- Describe el suelo y la luz.
- Cuenta qué dices, o que no dices nada.

loss-and-comfort-what-they-would-say
Si alguien a quien echas de menos hubiera pasado a tomar un té en {year}, ¿qué habría comentado primero?
- Deja que se quite el abrigo.
- Cuenta qué silla elegiría.
`;
