export const cultureSnackTemplates = `
culture-snack-coins
Con unas monedas en la mano en {year}, ¿habrías pedido «{snack}» o alguna otra cosa, y quién te atendía?
- Empieza por las monedas, calientes en el puño.
- Describe el mostrador desde tu altura.

culture-snack-sharing
¿Para quién habría sido el último bocado de «{snack}» en {year}, y cómo se decidían esas cosas?
- Empieza por todas las miradas puestas en él.
- Cuenta quién fingía no quererlo.

culture-snack-hidden
¿Dónde se guardaban cosas como «{snack}» fuera de tu alcance en {year}, y cómo lo sabías?
- Empieza por la tapa, el cajón o el estante de arriba.
- Cuenta el ruido que te delató.

culture-snack-wrapper
Un envoltorio de «{snack}» aparece en el bolsillo de un abrigo viejo: ¿por dónde andabas con ese abrigo en {year}, y qué tiempo hacía?
- Empieza por lo demás que hay en el bolsillo.
- Cuenta quién caminaba a tu lado.

culture-snack-first-bite
¿Qué probaste por primerísima vez en {year}, «{snack}» o algo más fino, y qué cara pusiste?
- Empieza por el olor, antes del bocado.
- Cuenta quién te miraba.

culture-snack-break
¿Qué salía de tu bolsa o bolsillo hacia las once de la mañana en {year}, «{snack}» o algo más sencillo, y con quién lo cambiabas?
- Empieza por el ruido del papel.
- Cuenta qué no habrías cambiado jamás.

culture-snack-walk-home
¿Qué tienda, puesto o quiosco de {year}, con «{snack}» o algo así en el estante, encontrarías aún con los ojos cerrados?
- Empieza en la esquina de antes.
- Cuenta qué había en el escaparate.

culture-snack-comfort
Cuando un día de {year} se te torcía un poco, ¿era «{snack}», o qué otra cosa, lo que ayudaba algo?
- Empieza por quien te lo puso en la mano.
- Cuenta a qué sabía mientras te duraba el enfado.

culture-snack-rules
¿Qué norma sobre lo dulce o lo salado, «{snack}» y compañía, te saltaste en {year}, y te la volverías a saltar?
- Empieza por quien había puesto la norma.
- Cuenta a qué sabía el delito.

culture-snack-journey
Algo que picar, quizá «{snack}», y toda una tarde libre en {year}: ¿qué hiciste con ella, y con qué dedos pringosos?
- Empieza por lo primero que tocaste.
- Cuenta cuándo notaste que se hacía tarde.

culture-snack-thank
¿A quién te gustaría dar las gracias por un capricho de {year}, algo pequeño como «{snack}» que no tenía por qué darte?
- Empieza por cómo te lo dio.
- Cuenta qué dijiste, o qué olvidaste decir.

culture-snack-sticky-face
¿En qué foto o historia sales con la carita llena de algo, quizá de «{snack}», y quién se ríe detrás de la cámara?
- Empieza por el babero o la camisa.
- Cuenta a quién le tocó lavarte.

culture-snack-before-table
¿Qué había en la mesa un buen día de {year} entre la gente de la que vienes: «{snack}», o algo que ya nadie hace?
- Empieza por el mantel, o por su ausencia.
- Cuenta a quién habrían servido primero.
`;
