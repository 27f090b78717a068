export const schoolOrWorkTemplates = `
school-or-work-monday-bag
Vacía la bolsa o los bolsillos que llevabas un lunes cualquiera de {year}. ¿Qué cosa de ahí dentro dice más de tus días?
- Dale la vuelta y escucha.
- Detente en las migas del fondo.

school-or-work-good-at-last
¿Quién estaba ahí para verlo en {year}, cuando de pronto te salió algo que llevaba siglos saliéndote mal?
- Empieza por el peor intento.
- Cuenta qué entendieron por fin tus manos.

school-or-work-best-ten-minutes
Descansos, pausas, el paseo entre dos cosas: ¿dónde pasabas los mejores diez minutos de un día corriente en {year}?
- Empieza por el timbre, el reloj o la cafetera.
- Cuenta quién estaba ya allí.

school-or-work-tool-of-the-day
Bolígrafo, pala, teclado, sartén, aguja: ¿qué herramienta encontraba tu mano sin mirar en {year}?
- Empieza por su peso.
- Cuenta por dónde estaba alisada de tanto uso.

school-or-work-way-there
¿Qué veías a la misma hora exacta cada día laborable de {year}, de camino adonde tuvieras que estar?
- Empieza por el primer paso en la calle.
- Cuenta qué significaba cuando se te hacía tarde.

school-or-work-praise-kept
¿Qué breves palabras de elogio, aunque fueran a medias, llevaste contigo en el bolsillo en {year}?
- Pon las palabras exactas, si puedes.
- Cuenta qué cara pusiste.

school-or-work-glorious-failure
¿Qué tarea, prueba o proyecto de {year} salió tan maravillosamente mal que ya puedes contarlo como algo gracioso?
- Empieza un minuto antes de que se torciera.
- Cuenta quién miraba.

school-or-work-teacher-of-any-kind
¿Quién te enseñó algo que valía la pena saber en {year}, en un aula, en un tejado o delante de un fregadero?
- Empieza por su voz.
- Cuenta qué hacía cuando te equivocabas.

school-or-work-room-smell
Tiza, pegamento, abrigos mojados, cera del suelo: ¿a qué olía el cuarto donde te enseñaban cosas a los {age} años?
- Busca primero tu asiento.
- Cuenta qué había grabado o pegado por debajo.

school-or-work-window-dreams
Tenías {age} años y debías estar prestando atención. ¿Qué dibujaba tu bolígrafo en el margen?
- Describe el garabato trazo a trazo.
- Cuenta cómo te pillaron, si te pillaron.

school-or-work-playground-law
¿Qué ley solemne obedecía la gente menuda a tus {age} años, sin que la gente mayor hubiera oído hablar de ella?
- Cambios, retos, quién va primero: elige una.
- Cuenta quién la había inventado.

school-or-work-when-i-grow-up
¿Qué persona, imagen o uniforme te metió en la cabeza, a los {age} años, la idea de lo que ibas a ser?
- Empieza por cómo te disfrazabas para ello.
- Cuenta cuánto creías que pagaban.

school-or-work-first-earned
¿Para qué estaba destinado el primer dinero que ganaste, antes incluso de tenerlo en la mano?
- Empieza por las monedas o el sobre.
- Cuenta cómo tenías los pies después.

school-or-work-subject-alive
¿Qué materia, habilidad o afición te encendía a los {age} años mientras el resto bostezaba?
- Una página, una película, una persona, un experimento.
- Cuenta a quién aburrías con ello.

school-or-work-beginner-again
Acababas de llegar a algún sitio en {year} y te daba apuro preguntar: ¿qué fingías entender?
- Empieza por la primera puerta que abriste.
- Cuenta dónde se escondía el café.

school-or-work-odd-job
¿Qué faena, turno o encargo de {year} no pondrías jamás en una lista de méritos, y no te habrías perdido por nada?
- Empieza por lo que había que ponerse.
- Cuenta qué aprendiste de la gente.

school-or-work-team-of-sorts
¿Con quién sacaste adelante algo difícil en {year}, con las manos sucias, noches largas o las dos cosas?
- Nombra a cada persona por una manía.
- Cuenta el ruido, o el silencio, de después.

school-or-work-unnoticed
¿Qué hacías, arreglabas, cargabas o cuidabas en {year} que nadie habría notado hasta que lo dejaras?
- Elige un día muy corriente.
- Cuenta quién lo habría notado primero.

school-or-work-handed-on
¿A quién le enseñaste en {year} cómo se hace de verdad una cosa, con el cuchillo, la llave inglesa o el ratón en la mano?
- Empieza por lo que hacía mal al principio.
- Cuenta de quién lo aprendiste tú.

school-or-work-last-day
¿Se terminó hacia los {age} años alguna obligación o tarea de mucho tiempo, y qué hiciste la primera mañana libre?
- Empieza por el despertador, puesto o no.
- Cuenta qué te quedaste de recuerdo.

school-or-work-days-without-boss
Sin nadie que te dijera qué hacer en {year}, ¿a qué dedicabas tus mejores mañanas?
- Empieza por la silla, el banco o el sendero.
- Cuenta cómo sabías cuándo parar.

school-or-work-not-for-me
¿Ante qué escritorio, mostrador o máquina supiste de repente, hacia los {age} años, que aquello no era para ti?
- Mira el reloj de aquella pared.
- Puedes dejar fuera lo que vino después.

school-or-work-felt-small
Cuando una sala llena de gente te encogía en {year}, ¿qué ayudaba: una cara, un pensamiento, algo en el bolsillo?
- Quédate con lo que ayudó.
- Con unas líneas basta.
`;
