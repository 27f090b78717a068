export const cultureSongTemplates = `
culture-song-first-bars
Pongamos que suenan ahora mismo los primeros compases de «{song}»: ¿a qué cuarto, calle o coche te devuelven?
- Empieza por el sitio de donde salía la música.
- Cuenta a quién más se le iban los pies.

culture-song-wrong-words
¿Qué verso de «{song}», o de otra canción de {year}, cantaste mal durante demasiado tiempo hasta que alguien te avisó?
- Escribe primero tu propia versión.
- Cuenta quién te pilló.

culture-song-who-hummed
¿Quién a tu alrededor habría tarareado «{song}» en {year} sin darse cuenta, y en qué tenía ocupadas las manos?
- Empieza por las manos: masa, grasa, lana, llaves.
- Cuenta si alguna vez la cantaba en voz alta.

culture-song-dance-floor
Suena «{song}» y alguien te tira de la manga: ¿bailabas en {year}, y sobre qué clase de suelo?
- Zapatos, calcetines o pies descalzos: empieza ahí.
- Cuenta qué hacías con los brazos.

culture-song-through-wall
Cuando en {year} una música como «{song}» entraba por la pared o la ventana, ¿de quién era, y qué pensabas de esa gente?
- Empieza por lo alta que estaba.
- Cuenta qué más sabías de quien la ponía.

culture-song-radio-place
¿Qué aparato cercano podía hacer sonar «{song}» en {year}, y quién decidía lo que tenía que oír todo el mundo?
- Describe la rueda, el botón o la aguja.
- Cuenta qué pasaba si alguien lo cambiaba.

culture-song-turned-up
En el año de «{song}», ¿hubo una canción que ponías sin parar mientras algo de tu vida, sin ruido, iba a cambiar?
- Di primero la canción, aunque te dé vergüenza.
- Cuenta cómo eran aquellos días.

culture-song-not-for-you
Todo el mundo parecía opinar sobre canciones como «{song}» en {year}: ¿qué pensabas tú, y a quién te atrevías a decírselo?
- Empieza por la cara que ponías.
- Di si has cambiado de idea desde entonces.

culture-song-long-drive
Imagina un viaje largo en {year}, con «{song}» sonando por delante: ¿qué pasaba por tu ventanilla, y cuánto calor hacía?
- Empieza por el asiento.
- Cuenta qué se iba pasando para comer.

culture-song-work-tune
Si «{song}» hubiera sonado en plena jornada de {year}, allí donde estuvieras, ¿quién se habría puesto a cantar y quién a protestar?
- Empieza por cómo sonaba el lugar sin música.
- Cuenta quién entraba siempre tarde al estribillo.

culture-song-still-lifts
¿Qué canción de los tiempos de «{song}» aún te levantaba de la silla en {year}, y dónde la oíste por primera vez?
- Tararéala una vez antes de escribir.
- Cuenta a quién habrías sacado a bailar.

culture-song-cradle
Tenías muy pocos años cuando sonaba «{song}»: ¿qué música, según te han contado, te cortaba el llanto o te hacía dar botes?
- Pregúntate quién podría saberlo.
- Ayuda una foto donde salga una radio o un disco.

culture-song-before-you
Antes de que llegaras, en {year}, canciones como «{song}» estaban en el aire: ¿quién de la gente de la que vienes habría bailado?
- Imagina los zapatos y el suelo.
- Empieza por quien se habría quedado junto a la pared.
`;
