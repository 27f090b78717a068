export const playTemplates = `
play-until-too-dark
¿Qué te absorbía tanto en {year} que había que llamarte tres veces, o que se fuera la luz?
- Empieza por la luz que se iba.
- Cuenta de qué tenías llenas las manos.

play-house-rules
¿A qué se jugaba a tu alrededor en {year} con reglas que no existían en ningún otro lugar de la tierra?
- Enuncia una regla con toda solemnidad.
- Cuenta la gran discusión.

play-made-from-nothing
Con cartón, cuerda, hojas o sobras: ¿qué hiciste a los {age} años que era mucho mejor de lo que parecía?
- Enumera de qué estaba hecho.
- Cuenta cuánto aguantó entero.

play-laughed-till-it-hurt
¿Quién no ayudaba nada en {year} cuando te reías tanto que ya no te salía la voz?
- Empieza por dónde tocaba guardar la compostura.
- Quizá no le haga gracia a nadie más; está bien.

play-in-water
¿Quién empezó la vez que en {year} acabaste chorreando por gusto, bajo la lluvia, en un lago o con una manguera?
- Empieza por el primer golpe de frío.
- Cuenta qué fue lo último en secarse.

play-collected
¿En qué lata, frasco o cajón guardabas lo que coleccionabas a los {age} años, a salvo de la gente que ordena?
- Saca la mejor pieza.
- Cuenta a qué olía.

play-team-or-tribe
¿Por qué equipo, club o deportista gritaste hasta la ronquera en {year}?
- Empieza por los colores.
- Cuenta el momento que todo el mundo recuerda.

play-trick-played
¿Qué broma de {year}, hecha por ti o a tu costa, aún te saca una sonrisa al pensar en la cara de alguien?
- Empieza por los preparativos.
- Cuenta cuánto tardó en descubrirse.

play-with-your-hands
¿En qué se ocupaban tus manos en {year} por puro gusto: doblar, tejer, tallar, trastear, dibujar?
- Empieza por el sonido que hacía.
- Cuenta qué fue de los resultados.

play-danced
¿Sobre qué suelo bailaste, saltaste o te meciste en {year}, de verdad o solo entre el fregadero y los fogones?
- Empieza por los pies.
- Cuenta quién lo vio, si hubo alguien.

play-toy-worn-out
¿Qué juguete, muñeco, palo o piedra iba contigo a todas partes a los {age} años, porque tenía una misión?
- Cuenta por dónde estaba más gastado.
- Di dónde dormía.

play-street-game
¿Qué había que gritar antes de empezar un juego cuando tenías {age} años, y dónde era casa?
- Escribe lo que sepas de la retahíla para echar a suertes.
- Dibuja los límites: bordillo, árbol, alcantarilla.

play-pretend-world
Al timón de un barco, tras un mostrador, de caballo, de espía, curando peluches: ¿quién eras a los {age} años cuando no eras tú?
- Empieza por el disfraz o la voz.
- Cuenta a quién le tocaba hacer el otro papel.

play-rainy-floor
Un día de lluvia, {age} años, boca abajo en el suelo. ¿Qué tienes esparcido delante de ti?
- Siente el suelo: moqueta, tablas, baldosas.
- Cuenta quién lo pisó.

play-dare
¿De qué muro, rama o puente iba el reto a tus {age} años, tanto si lo aceptaste como si te fuiste a casa con sensatez?
- Mira abajo una vez más.
- Cuenta quién había ido antes.

play-obsession
¿A qué pobre alma le tocaba escuchar, a tus {age} años, cuando empezabas con tu juego, deporte o afición?
- Explica lo mejor en dos líneas.
- Cuenta lo que costaba en tiempo y dinero.

play-night-out
Antes de tus mejores noches de {year} había que arreglarse. ¿Cómo se veía, olía y sonaba aquello?
- Empieza por el espejo y el pelo.
- Cuenta qué se olvidaba siempre.

play-silly-with-someone
¿Con quién podías hacer tonterías a gusto en {year}, en la cocina o en el coche, mientras nadie miraba?
- Empieza por la mirada cómplice.
- Cuenta lo que no debe ver nadie jamás.

play-free-day
Un día sin planes te cayó en las manos en {year}. ¿Qué hiciste con la primera hora?
- Empieza por el momento en que lo supiste.
- Cuenta qué no hiciste.

play-table-and-cards
Naipes, dados, dominó, una pelota en la hierba: ¿quién no soportaba perder contigo en {year}?
- Empieza por el barajar o el lápiz.
- Cuenta el mejor farol.

play-hobby-kingdom
En el cobertizo, en la mesa o en la pantalla: ¿qué tenías a medias en tu pequeño reino en {year}?
- Busca primero la pieza que falta.
- Cuenta quién podía entrar.

play-still-childlike
¿Qué seguías disfrutando a los {age} años igual que a los nueve: charcos, canicas, masa de pastel, un buen tobogán?
- Cuenta quién te pilló.
- Empieza por el sonido que hace.

play-left-out
Cuando te quedabas al borde de un juego en {year}, mirando, ¿qué encontrabas para hacer o ver en su lugar?
- Empieza por la pared o la hierba.
- Cuenta quién se acercó, si alguien lo hizo.
`;
