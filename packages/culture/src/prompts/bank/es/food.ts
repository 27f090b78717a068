export const foodTemplates = `
food-smell-on-the-stairs
¿Qué olor de un fogón, un horno o un puesto te avisaba en {year} de que venía algo rico?
- Respira hondo antes de escribir.
- Cuenta cuánto había que esperar.

food-licked-spoon
¿Qué probabas a escondidas en {year}, directo del cuenco, la sartén o la lata, cuando nadie miraba?
- Empieza por la cuchara o el dedo.
- Cuenta quién lo sabía de todos modos.

food-ordinary-supper
Una noche de lo más corriente en {year}, ¿qué parte de la cena te guardabas para el final?
- Describe primero el plato mismo.
- Cuenta qué apartabas hacia el borde.

food-hands-in-dough
¿La mano de quién para cierto plato no lograbas imitar en {year}, por mucho que te fijaras?
- Mira las manos, no la receta.
- Di el secreto, si lo hay.

food-eaten-outdoors
Pan en un murete, sopa en el campo, patatas bajo la lluvia: ¿qué te supo mejor al aire libre en {year}?
- Empieza por dónde te sentaste.
- Cuenta qué se coló en la comida.

food-could-not-stand
¿Adónde iba a parar la comida que no te pasaba por la garganta a los {age} años, la cortaran o la escondieran como fuera?
- Valen bolsillos, macetas y animales.
- Describe la textura, si te atreves.

food-sweet-thing
¿Por qué dulce habrías cruzado una ciudad entera en {year}, a pie y bajo la lluvia?
- Empieza por desenvolverlo despacio.
- Cuenta si alguna vez lo compartías.

food-morning-cup
¿En qué taza, vaso o cuenco tomabas lo primero de la mañana cuando tenías {age} años?
- Empieza por la taza y su desconchón.
- Cuenta qué mirabas entre sorbo y sorbo.

food-shared-pot
¿Con quién comiste de una misma olla, bolsa o plato en {year}, tenedor contra tenedor?
- Cuenta quién se llevó el último trozo.
- Empieza por el crujido o el vapor.

food-feast-day
¿Qué plato te decía en {year} que el día era especial, antes de que nadie lo dijera?
- Empieza por el olor o la vajilla buena.
- Cuenta quién no podía acercarse.

food-packed-lunch
Tienes {age} años y abres tu fiambrera, bolsa o bolsillo a mitad del día. ¿Qué aceptarías a cambio?
- Levanta la tapa y mira.
- Cuenta qué llevaba el resto.

food-table-seat
Desde tu sitio, cuando se comía en compañía en {year}, ¿qué quedaba al alcance de tu mano, de tu pie o de tu vista?
- Dibuja la mesa en tu cabeza.
- Empieza por debajo, si quieres.

food-found-and-eaten
Bayas, carámbanos, masa cruda, hierba: ¿qué comiste a los {age} años que nadie había pensado como comida?
- Empieza por dónde lo encontraste.
- Cuenta quién te retó.

food-after-midnight
¿Dónde se podía conseguir algo de comer a una hora disparatada cuando tenías {age} años?
- Empieza por la luz del sitio.
- Cuenta cuánto te costaba.

food-survival-recipe
¿Qué plato te mantuvo en pie hacia los {age} años porque era barato, rápido y salía casi siempre?
- Da la receta en tres líneas.
- Confiesa qué nombre le ponías.

food-learned-from-abroad
¿Quién te puso delante el primer sabor de muy lejos que llegó a tu plato en {year}?
- Nombra la especia, o adivínala.
- Cuenta qué bebiste para apagar el fuego.

food-burnt-offering
¿Qué viste salir magníficamente mal en un fogón o en una mesa en {year}, y con testigos?
- Empieza por el humo o el silencio.
- Cuenta qué fue de la sartén.

food-fed-by-someone
¿Quién te puso algo de comer delante en {year}, en el momento justo en que lo necesitabas?
- Primero el vapor, luego la cara.
- Cuenta qué se dijo, o qué no.

food-taste-of-city
¿Qué sabor es para ti el de {city}, y en ningún otro sitio sale igual?
- Empieza por el papel, el plato o el vaso.
- Cuenta en qué se equivoca la gente con él.

food-written-recipe
¿De puño y letra de quién, o en qué voz, estaba la receta a la que volvías una y otra vez en {year}?
- Empieza por la mancha del papel, si la hay.
- Cuenta lo único que la receta se calla.

food-table-for-few
Un día sin visitas en {year}, ¿cómo te ponías la mesa: qué plato, qué taza, qué vista?
- Empieza por el ruido de los cubiertos.
- Cuenta lo que no te saltas nunca.

food-empty-cupboard
Si alguna vez hubo poco que repartir en {year}, ¿qué cosa sencilla te sabía a abundancia?
- Nombra el plato y a quién se le ocurrió.
- Deja fuera la preocupación, si quieres.

food-taste-of-someone
¿Qué sabor te devuelve a una persona con la que ya no comes, y cuándo te pilló por sorpresa la última vez?
- Una hierba, un dulce, un modo de dorar la cebolla.
- Deja que te pase el plato.

food-to-explain
¿Qué comida de {country} has tenido que explicar a alguien que no entendía nada, y dónde lo intentaste?
- Empieza por la cara que puso.
- Cuenta si pidió repetir.
`;
