export const firstsTemplates = `
firsts-taste-surprise
¿Qué cara pusiste en {year} cuando probaste algo por primerísima vez?
- Empieza por el olor, justo antes.
- Cuenta quién te miraba masticar.

firsts-wheels-or-wings
Ruedas, alas, raíles, una silla de montar, una barca: ¿en qué arrancaste por primera vez en {year}, agarrándote fuerte?
- Empieza por el ruido al ponerse en marcha.
- Cuenta a qué te agarrabas.

firsts-own-choice
¿Qué elegiste del todo por tu cuenta cuando tenías {age} años, para ponértelo, colgarlo o llevarlo a casa?
- Empieza por el color.
- Cuenta si volverías a elegirlo.

firsts-machine-arrives
¿Qué fue lo primero que intentaste que hiciera la máquina o el aparato nuevo que apareció en {year}?
- Empieza por la caja, el botón o el zumbido.
- Cuenta quién leyó las instrucciones, si alguien las leyó.

firsts-on-my-own
¿Qué hiciste por tu cuenta por primera vez en {year}, sin que nadie te sujetara la mano, el sillín o el mapa?
- Empieza por lo último que oíste antes de salir.
- Cuenta a quién se lo dijiste primero.

firsts-meeting
Alguien que iba a importarte quizá te saludó por primera vez en {year}. ¿Qué viste antes de saber su nombre?
- Zapatos, pelo, una risa, un sombrero.
- Cuenta qué pensaste, aunque no acertaras.

firsts-night-away
Al despertar en una tienda de campaña, una litera o una cama extraña en {year}, ¿en qué te fijaste antes de moverte?
- Empieza por el techo o la lona.
- Cuenta qué tenía de distinto el desayuno.

firsts-balance
Patines, una bicicleta, un tablón, una cuerda: ¿sobre qué encontraste el equilibrio en {year}, después de tantas caídas?
- Enseña primero las rodillas.
- Cuenta cómo se suponía que se frenaba.

firsts-own-money-spent
Con tus propias monedas calientes en la mano, a los {age} años, ¿qué tenías que comprarte sí o sí?
- Empieza por el mostrador, visto desde abajo.
- Cuenta qué estuviste a punto de comprar.

firsts-lost-tooth
¿Qué mordiste, o contra qué te diste, cuando perdiste un diente a los {age} años?
- Toca el hueco con la lengua.
- Cuenta qué fue de él después.

firsts-book-or-film
¿Qué libro, película o historia te atrapó tanto en {year} que no oías que te llamaban por tu nombre?
- Empieza por cómo y dónde te ponías.
- Cuenta a qué escena volvías.

firsts-crush
¿La llegada de quién te volvía de pronto torpe a los {age} años, tanto que se te caía algo o decías una tontería?
- Los nombres pueden seguir en secreto.
- Empieza por el pasillo, la parada o la escalera.

firsts-grown-up-moment
¿Ante qué mostrador, mesa o puerta te trataron como a una persona mayor a los {age} años, y tú procuraste parecerlo?
- Un formulario, un apretón de manos, una copa.
- Cuenta qué hacías con las manos.

firsts-dish-cooked
¿Cómo quedó la cocina en {year} después de que cocinaras algo para otra persona?
- Empieza por la sartén.
- Cuenta qué dijo, y qué se dejó.

firsts-big-journey
¿Qué resultó perfectamente inútil en el equipaje que preparaste para un gran viaje, hacia los {age} años?
- Empieza por la cremallera que no cerraba.
- Cuenta la primera hora lejos.

firsts-night-of-your-own
Si {year} te trajo un nuevo sitio donde dormir, ¿qué cenaste la primera noche, y sobre qué?
- Empieza por la bombilla pelada.
- Cuenta en qué dormiste y qué faltaba.

firsts-signature
¿En qué papel, pequeño o importante, pusiste tu nombre en {year}, y en la mesa de quién te apoyaste para firmar?
- Fíjate en la firma misma.
- Cuenta qué hiciste justo después.

firsts-late-beginner
¿Qué probaste por primerísima vez a los {age} años, cuando la gente ya habría dicho que era tarde para eso?
- Empieza por lo que te pusiste.
- Cuenta quién puso los ojos en blanco.

firsts-grey-hair
Unas gafas de leer, una cana, un asiento cedido en el autobús: ¿qué pequeña primera vez te hizo sonreír o maldecir en {year}?
- Cuenta qué dijiste en voz alta.
- Empieza por el espejo, o por quien cedió el asiento.

firsts-new-buttons
¿Quién se sentó a tu lado en {year} mientras aprendías, botón a botón, una forma nueva de llamar, escribir o pagar?
- Empieza por el botón equivocado.
- Cuenta el primero que funcionó.

firsts-still-a-first
Hasta una vida larga tiene primeras veces. ¿Cuál te llegó en {year}: un sabor, una vista, una palabra?
- Las muy pequeñas son las mejores.
- Cuenta quién se rio contigo.

firsts-brave
En el minuto antes de hacer algo valiente en {year}, ¿qué estabas mirando?
- Mira tus pies en ese minuto.
- Cómo acabó puede quedarse sin contar.

firsts-speaking-up
¿Cómo sonaba la sala en {year} justo después de que dijeras en voz alta lo que hasta entonces solo pensabas?
- Empieza por tus tres primeras palabras.
- Cuenta hacia dónde mirabas.
`;
