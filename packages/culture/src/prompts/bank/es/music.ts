export const musicTemplates = `
music-through-the-wall
¿Qué música te llegaba por una pared, una ventana o un suelo en {year}, la quisieras o no?
- Empieza por lo que intentabas hacer.
- Cuenta qué sabías de quien la ponía.

music-hummed-while-working
¿Qué tarareaba, silbaba o cantaba alguien cerca de ti en {year} mientras tenía las manos ocupadas en otra cosa?
- Primero óyelo, luego busca las manos.
- Cuenta en qué parte se equivocaba siempre.

music-first-notes
Bastan tres notas: ¿qué canción te hacía correr a la radio, a la pantalla o a la pista de baile en {year}?
- Escribe el verso que cantabas más fuerte.
- Cuenta quién corría contigo.

music-wrong-words
¿Qué canción cantabas en {year} con la letra completamente cambiada, a voz en grito y con toda el alma?
- Escribe tu versión.
- Cuenta quién te corrigió, si alguien lo hizo.

music-what-it-came-out-of
¿De qué caja, aparato, altavoz o auricular salía tu música en {year}, cuando por fin accedía a sonar?
- Empieza por el botón, la aguja o la rueda.
- Cuenta qué hacía en sus días malos.

music-on-the-road
¿Qué sonaba o se cantaba en {year} mientras algún paisaje pasaba por tu ventanilla?
- Empieza por la ventanilla y la velocidad.
- Cuenta quién lo había elegido.

music-not-yours
¿Qué melodía te perseguía por todas las tiendas, ascensores y autobuses en {year}, aunque no la soportabas?
- Tararéala una vez y listo.
- Cuenta dónde no había escapatoria.

music-quiet-sound
Lluvia en un tejado, un tren lejano, una nevera de noche: ¿qué sonido fue para ti la verdadera música de {year}?
- Antes cierra los ojos diez segundos.
- Cuenta desde dónde lo escuchabas.

music-instrument-near
¿Quién sabía sacarle algo al instrumento que andaba cerca de ti, de pie, colgado o tirado, cuando tenías {age} años?
- Los peines y las cazuelas son instrumentos.
- Empieza por el peor sonido que hacía.

music-crowd-singing
¿Dónde te viste en {year} entre gente que cantaba o daba palmas al unísono?
- Empieza por quien tenías al lado.
- Cuenta si te sumaste.

music-counting-song
¿Cómo dice la cantinela que iba con la comba, las palmas o los viajes largos cuando tenías {age} años?
- Escribe todo lo que te venga.
- Cuenta a quién no le faltaba nunca el aliento.

music-stage-fright
Una flauta, un coro, un solo ante el telón: ¿quién estaba en primera fila cuando actuaste en {year}?
- Empieza por la ropa que tuviste que ponerte.
- Cuenta la nota que se escapó.

music-bedtime-sound
¿De dónde venía la última música, voz o ruido del día cuando tenías {age} años y debías estar durmiendo?
- Empieza por la oscuridad y la manta.
- Cuenta hasta dónde solías oírla.

music-played-again
¿Qué canción ponías una y otra vez a los {age} años, hasta que alguien pedía clemencia al otro lado de la puerta?
- Empieza por el segundo antes de que suene.
- Cuenta lo que, seguro, nadie más entendía.

music-mixtape
¿Quién te regaló música hacia los {age} años, en una cinta, un disco, una lista o insistiendo en que la escucharas?
- Empieza por la letra o la portada.
- Cuenta qué canción era el mensaje.

music-last-song
¿Cuál fue la última canción de una buena noche de {year}, en el salón, sótano o cocina donde acabara para ti?
- Empieza cuando se encendieron las luces.
- Cuenta cómo volviste a casa después.

music-live-night
Junto al escenario o desde el fondo: ¿qué música en vivo de {year} te atravesó las costillas?
- Empieza por el público antes de empezar.
- Cuenta qué te zumbaba aún en los oídos.

music-unheard-singing
¿Qué cantabas en {year} cuando nadie podía oírte por el agua, el motor o la escoba?
- Empieza por el estribillo, claro.
- Cuenta la vez que alguien te oyó.

music-taste-of-the-young
¿Qué ponía la gente más joven en {year}, a todo volumen, que te hacía dudar de si aquello pretendía ser música?
- Descríbelo con ruidos más que con palabras.
- Cuenta cuál acabó gustándote a pesar de todo.

music-old-song-returns
Una canción antigua dobló una esquina en {year}, desde una tienda o un coche que pasaba. ¿Adónde te llevó en un instante?
- Cuenta dónde estabas cuando empezó.
- Y dónde estabas ya en el segundo verso.

music-better-hour
¿Qué música ponías a los {age} años para convertir una hora cualquiera en una hora buena?
- Empieza por encontrar el botón correcto.
- Cuenta quién la habría cantado contigo.

music-song-you-avoid
¿Hay una canción de {year} que solo pones cuando te ves con fuerzas para sus primeras notas?
- Basta un compás para nombrarla.
- Di quién más lo entendería.

music-silence-shared
¿Con quién podías estar en silencio en {year}, con solo un reloj, una carretera o algo de música de fondo?
- Empieza por el sonido que había debajo.
- Cuenta de qué estaba hecho el silencio.
`;
