export const cultureFavouriteTemplates = `
culture-favourite-who-knew
Elegiste «{favourite}» para {year}: ¿quién de tu alrededor lo habría adivinado al instante, y cómo te habría tomado el pelo?
- Empieza por sus primeras palabras.
- Cuenta qué habría elegido esa persona.

culture-favourite-where
¿En qué lugar del mundo estás cuando te viene a la cabeza «{favourite}» de {year}, y qué hay justo detrás de ti?
- Date la vuelta despacio y mira.
- Empieza por el suelo que pisas.

culture-favourite-at-home
¿Encontró «{favourite}» un hueco donde vivías en {year}, y quién lo habría echado de allí con mucho gusto?
- Empieza por el rincón donde estaba o sonaba.
- Cuenta qué refunfuñaba.

culture-favourite-first-time
¿Cómo llegó a ti «{favourite}» por primera vez, y qué se suponía que debías estar haciendo en ese momento de {year}?
- Empieza por quién lo trajo, lo puso o lo dijo.
- Cuenta lo primero que pensaste.

culture-favourite-season
Al pensar en {year}, ¿qué época del año va con «{favourite}», y qué ropa llevabas por entonces?
- Empieza por los pies, calientes o fríos.
- Cuenta cómo eran las noches.

culture-favourite-worth
¿Por qué «{favourite}», de todo lo que hubo en {year}, y qué revela esa elección sobre quién eras entonces?
- Empieza por quien no estaría de acuerdo.
- Cuenta qué te importaba más.

culture-favourite-thanks
Si pudieras dar las gracias a «{favourite}» por un día concreto de {year}, ¿qué día sería?
- Empieza por la mañana de ese día.
- Cuenta qué lo hizo distinto de los demás.

culture-favourite-tune
Ponle banda sonora a «{favourite}»: ¿qué música o qué ruido de {year} le pone tu cabeza?
- Empieza por lo más fuerte.
- Cuenta de dónde salía.

culture-favourite-table
¿Qué comías, o qué esperabas comer, en los días en que «{favourite}» era lo que más te gustaba de {year}?
- Empieza por el olor de la sartén o de la bolsa.
- Cuenta quién cocinaba o pagaba.

culture-favourite-busy-days
¿De qué te daba vacaciones «{favourite}» en {year}: qué tarea, qué horario o qué cola larguísima te hacía olvidar?
- Empieza por el rato del día que no pasaba nunca.
- Cuenta cómo te escapabas.

culture-favourite-comfort
¿Hubo una noche de {year} en que «{favourite}» era justo lo que necesitabas, y quién o qué estaba cerca?
- Empieza por la lámpara, la luna o la farola.
- Deja fuera lo que quieras.

culture-favourite-change
Entre tu yo que eligió «{favourite}» en {year} y tu yo de un año después, ¿qué cambio saltaba a la vista?
- Empieza por el pelo, el llavero o la dirección.
- Cuenta quién lo notó primero.

culture-favourite-with-whom
¿Con quién podías perder una tarde entera por «{favourite}» en {year}, y qué se suponía que tocaba hacer?
- Empieza por el reloj que nadie miraba.
- Cuenta de qué te reías.
`;
