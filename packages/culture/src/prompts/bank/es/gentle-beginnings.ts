export const gentleBeginningsTemplates = `
place-before-you-path
¿Qué camino, muelle o plaza de mercado imaginas que conocían mejor, hacia {year}, los pies de la gente de la que vienes?
- Empieza por el suelo: barro, adoquines, arena.
- Cuenta de dónde te viene esa imagen.

place-before-you-view-shared
¿Hay una vista que tu gente contempló mucho antes que tú y que tú también has visto: una colina, un puerto, unos tejados?
- Empieza por lo que no ha cambiado.
- Cuenta cuándo estuviste allí.

turning-points-before-you-waiting
¿Qué te han contado del tiempo justo antes de que llegaras, y qué se pintaba, se tejía, se pedía prestado o se cambiaba de sitio?
- Empieza por el cuarto que se preparó.
- Aquí imaginar vale tanto como saber.

turning-points-before-you-letter
Si apareciera una carta de {year}, escrita por alguien de la gente de la que vienes, ¿qué te gustaría leer en ella?
- Empieza por el papel y la tinta.
- Cuenta a quién se la leerías.

play-before-you-toy
¿Con qué habría jugado en su infancia, hacia {year}, alguien de la gente de la que vienes, y de qué estaba hecho?
- Madera, trapos, cuerda, piedras: empieza ahí.
- Cuenta a cuáles de esos juegos jugaste aún.

values-before-you-kept-rule
¿Qué pequeña norma de la casa, sobre el pan, las puertas o las visitas, es anterior a ti y aún se cumple en algún sitio?
- Dila tal como se decía.
- Cuenta quién levanta la vista si alguien se la salta.

school-or-work-before-you-tools
¿Qué herramienta, delantal, libro de cuentas o fiambrera de alguien anterior a ti te han enseñado o descrito?
- Empieza por el mango o el cierre.
- Cuenta para qué se usó por última vez.

loss-and-comfort-before-you-warmth
¿Alrededor de qué fogón, lámpara, banco o pozo se juntaba, según lo imaginas, la gente de la que vienes en noches tranquilas de {year}?
- Empieza por quien se sentaba más cerca.
- Cuenta qué habría en la lumbre.

place-early-window-of-pram
Según cuentan, ¿por dónde te empujaban, cargaban o arrastraban de bebé en {year}, y qué se veía al pasar?
- Cochecito, pañuelo, trineo u hombros: empieza ahí.
- Cuenta quién empujaba.

turning-points-early-new-bed
¿Cambiaste de cuarto, de cama o de dirección en tus primeros años, y qué historia o foto queda de lo anterior?
- Empieza por los barrotes, la manta o la puerta.
- Puede ser solo una frase que alguien dice.

school-or-work-early-watching
¿El trabajo de quién mirabas sin moverte en tus primeros años, según te han contado, y cómo sonaba?
- Coser, ordeñar, teclear, martillear.
- Cuenta qué te daban para entretenerte.

food-early-fed
¿Quién te daba de comer con cuchara en {year}, si alguien lo recuerda, y con qué trucos abrías la boca?
- Aviones, trenes, canciones: empieza por el ruido.
- Cuenta qué pasaba con la última cucharada.

values-early-first-kindness
¿Qué cosa bonita o graciosa dicen que hiciste en tus primeros años, de esas que la gente aún saca a relucir?
- Empieza por cómo la cuentan.
- Cuenta para quién fue.

play-early-hiding-place
¿Debajo de qué mesa, cortina o abrigo te gustaba esconderte en tus primeros años, según se cuenta?
- Empieza por la parte de ti que asomaba.
- Cuenta quién fingía no verte.

seasons-in-the-hand
¿Qué hoja, concha, bola de nieve o pluma ves en tu mano cuando piensas en estar al aire libre en {year}?
- Empieza por su peso y su borde.
- Cuenta dónde la dejaste.

seasons-first-coat-day
El primer día de abrigo gordo de {year}, o el primero sin abrigo: ¿por dónde paseabas, y quién dijo que te ibas a arrepentir?
- Empieza por el aire en los brazos.
- Cuenta si tenía razón.

seasons-light-through-curtain
¿Cómo entraba la luz de la mañana donde dormías en {year}, y sobre qué caía primero?
- Empieza por el dibujo que hacía.
- Cuenta cómo sabías la hora por ella.

seasons-evening-outside
¿En qué escalón, balcón o banco te encontraban las largas noches de {year}, y de qué hablaba todo el mundo?
- Empieza por las sillas que se sacaban.
- Cuenta quién se quedaba hasta el final.

place-quiet-corner-of-a-busy-place
¿En qué sitio lleno de gente tenías tu rincón tranquilo en {year}, y qué veías desde él?
- Una escalera, un almacén, la última fila.
- Cuenta cómo llegabas sin que te vieran.

place-bridge-or-crossing
¿Qué puente, cruce o paso atravesaste tanto en {year} que tus pies lo reconocerían a oscuras?
- Empieza por el sonido bajo las suelas.
- Cuenta adónde te llevaba en los días buenos.

place-seen-from-above
¿Desde qué colina, piso, árbol o escalera podías ver desde arriba tu pequeño mundo a los {age} años?
- Empieza por lo más pequeño que distinguías.
- Cuenta quién estaba allí arriba contigo, si había alguien.

loss-and-comfort-good-night
¿Qué era lo último que solías oír, decir o pensar antes de dormirte en {year}?
- Empieza por la almohada.
- Una radio, un suspiro, una lista para mañana.

loss-and-comfort-long-bath
¿Qué hacías en {year} para tratarte bien: un baño, una galleta, el camino más largo a casa?
- Empieza por el primer minuto.
- Cuenta lo que no le decías a nadie.
`;
