export const softLightTemplates = `
play-floating
¿Cuándo flotaste, te columpiaste, te deslizaste o simplemente te tumbaste en la hierba por última vez en {year}, y qué había encima de ti?
- Empieza por la nuca.
- Cuenta qué se oía allí arriba.

play-good-at-doing-nothing
¿Con quién podías no hacer casi nada en {year} y llamarlo un día precioso?
- Empieza por el sitio donde te sentabas.
- Cuenta qué no hacías.

play-little-collection
¿Qué cositas ponías en fila, clasificabas o apilabas en {year}, solo porque te gustaba?
- Empieza por la mejor.
- Cuenta quién no podía tocarlas.

play-story-before-bed
¿Qué historia, leída, contada o recordada a medias, te hizo compañía en {year}?
- Empieza por el dibujo de la tapa, o por la voz.
- Cuenta dónde solías parar.

play-made-with-care
¿Qué doblaste, anudaste, pintaste o tallaste en {year}, despacio y para nadie en particular?
- Empieza por el tacto del material.
- Cuenta dónde acabó.

turning-points-first-light-day
¿Qué día de {year} empezaste a sentirlo todo más ligero, y qué hiciste aquella noche?
- Empieza por el abrigo que te quitaste.
- También vale un día muy pequeño.

turning-points-gentle-habit
¿Qué pequeña costumbre se coló en tus días en {year} y se quedó más de lo que esperabas?
- Empieza por la hora que le tocaba.
- Cuenta cómo había empezado.

turning-points-stopped-to-look
¿Dónde te paraste en mitad del camino en {year}, solo para mirar, y qué fue lo que te retuvo?
- Empieza por tus pies, ya sin moverse.
- Cuenta a quién hiciste esperar.

turning-points-said-it-at-last
¿Qué cosa amable dijiste en voz alta en {year} que llevabas un tiempo queriendo decir?
- Empieza por tu primera palabra.
- Cuenta cómo fue recibida.

turning-points-slow-yes
¿Qué te fue gustando poco a poco en {year}, aunque al principio no te decía gran cosa?
- Una comida, una calle, una persona, una melodía.
- Cuenta cuándo te diste cuenta.

values-worth-the-walk
¿Qué te habría hecho andar de buena gana un buen trecho de más en {year}, con los zapatos que tuvieras?
- Empieza por el camino.
- Cuenta qué esperaba al final.

values-left-it-tidy
¿Qué lugar o qué cosa dejaste en {year} un poco mejor de como estaba?
- Empieza por cómo era antes.
- Cuenta si alguien llegó a saberlo.

values-good-company
¿Qué hacía de alguien una buena compañía para ti en {year}: sus bromas, su calma, su modo de llevar una bolsa?
- Empieza por una tarde concreta.
- Cuenta qué te habrías perdido sin esa persona.

values-simple-and-right
¿Qué cosa sencilla hacías a tu manera en {year}, porque para ti esa era la buena?
- El té, los cordones, una cama, un saludo.
- Cuenta quién lo hacía de otra forma.

values-listened-well
¿Quién sabía escuchar de verdad en {year}, y qué hacía su cara mientras hablabas?
- Empieza por dónde tenía las manos.
- Cuenta una cosa que le dijiste.

firsts-seen-from-close
¿Qué viste muy de cerca por primera vez en {year}: un caracol, una estrella, una cara dormida?
- Empieza por contener el aliento.
- Cuenta qué te sorprendió.

firsts-small-yes
¿Qué probaste en {year} solo porque alguien sonrió y te dijo que a lo mejor te gustaba?
- Empieza por sus palabras.
- Cuenta si acertó.

firsts-heard-the-quiet
¿Dónde notaste por primera vez, en {year}, lo callado o lo oscuro que puede ser el mundo?
- Empieza por lo que esperabas en su lugar.
- Cuenta cómo encontraste el camino de vuelta.

firsts-new-in-the-room
¿Quién te lo puso fácil en {year} cuando acababas de llegar a algún sitio, y con qué pequeño gesto?
- Una silla que se aparta, una broma, un plano.
- Cuenta a qué te agarrabas.

school-or-work-favourite-task
¿Qué tarea habrías hecho con gusto dos veces al día en {year}, y qué notabas en las manos al hacerla?
- Empieza por la herramienta o el paño.
- Cuenta quién te la cedía con mucho gusto.

school-or-work-learned-by-watching
¿Qué aprendiste en {year} con solo estar al lado de alguien que sabía hacerlo?
- Empieza por cómo sonaba su trabajo.
- Cuenta cuándo te atreviste a probar.

school-or-work-friendly-face
¿Qué cara te alegraba ver al empezar un día largo en {year}, y dónde solía estar?
- Empieza por su saludo.
- Cuenta qué llevaba siempre consigo.

school-or-work-quiet-corner
¿Adónde ibas en {year} cuando un día ajetreado podía pasar cinco minutos sin ti?
- Empieza por la puerta que se cierra detrás.
- Cuenta qué mirabas allí.

place-path-through-green
¿Qué trozo de verde conocías mejor en {year}: un parque, una cuneta, una maceta en el alféizar, un solo árbol?
- Empieza por la hoja más cercana.
- Cuenta qué vivía en él.

place-welcome-somewhere
¿En qué lugar te recibían en {year} como si te hubieran echado de menos, y quién, una persona o un perro?
- Empieza unos pasos antes de la puerta.
- Cuenta qué te ponían delante.

loss-and-comfort-someone-stayed
¿Quién se sentó contigo un rato en {year} sin querer nada, y qué había para mirar?
- Empieza por la silla, el banco o la cama.
- Cuenta lo único que se dijo.

loss-and-comfort-small-ritual
¿Qué pequeño ritual hacía tuyas las noches de {year}: una lámpara, una taza, una ventana que se cierra?
- Empieza por el orden de las cosas.
- Cuenta qué pasaba si te lo saltabas.

people-soft-voice
¿Qué voz en una escalera, un teléfono o una radio conseguía serenarte en {year}?
- Empieza por su forma de decir hola.
- Cuenta qué se le daba bien explicar.

people-small-gift-of-time
¿Quién no te metía nunca prisa en {year}, y qué hacías despacio a su lado?
- Empieza por el ritmo de sus pasos.
- Cuenta qué viste gracias a eso.
`;
