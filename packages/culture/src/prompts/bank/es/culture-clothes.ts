export const cultureClothesTemplates = `
culture-clothes-mirror
Tú delante de un espejo en {year}: ¿cuánto te acercaste a «{clothing}», y quién tuvo algo que decir?
- Empieza por el pelo.
- Cuenta qué hiciste antes de atreverte a salir.

culture-clothes-wanted
¿Hubo algo que todo el mundo llevaba en {year}, como «{clothing}», que deseabas con ganas o que no te habrías puesto jamás?
- Empieza por la primera persona a quien se lo viste.
- Cuenta qué llevabas tú en su lugar.

culture-clothes-handed-on
¿Qué prenda había sido de otra persona antes de ser tuya en {year}, mientras se llevaba «{clothing}», y a qué olía?
- Empieza por las mangas, largas o cortas de más.
- Cuenta quién la llevó después de ti.

culture-clothes-photograph
Alguien encuentra una foto tuya de los tiempos de «{clothing}»: ¿qué llevabas puesto en {year}, y qué tiempo hacía?
- Empieza por los zapatos.
- Cuenta qué queda justo fuera de la foto.

culture-clothes-chair
¿Qué colgaba de noche en el respaldo de tu silla en {year}, «{clothing}» o algo que nadie llamaría moda?
- Empieza por la silla.
- Cuenta qué había en los bolsillos.

culture-clothes-workday
Al prepararte una mañana cualquiera de {year}, en tiempos de «{clothing}», ¿qué era lo último que te ponías antes de salir?
- Una bufanda, una placa, un delantal, un reloj.
- Cuenta en qué notabas que era tarde.

culture-clothes-dressing-up
¿Cuándo te disfrazaste por pura diversión en {year}, con «{clothing}» o con lo que diera el armario, y quién se apuntó?
- Empieza por lo que llevabas en la cabeza.
- Cuenta qué se soltó primero.

culture-clothes-shop-street
¿Adónde habría ido alguien a buscar «{clothing}» en {year} cerca de ti, y qué recuerdas de esa tienda o mercado?
- Empieza por la puerta, la campanilla o el montón.
- Cuenta cómo te miraba quien vendía.

culture-clothes-favourite-piece
Olvida «{clothing}» y lo que llevaba el resto en {year}: ¿con qué prenda te sentías más tú?
- Empieza por cómo la notabas en el cuello.
- Cuenta dónde está ahora, si lo sabes.

culture-clothes-new-step
¿Qué te pusiste un día de {year} que te importaba: algo como «{clothing}», o algo prestado, planchado y seguro?
- Empieza por los botones o los cordones.
- Cuenta qué toqueteaste todo el día.

culture-clothes-coat-comfort
En tiempos de «{clothing}», ¿qué abrigo, jersey o chal de {year} habrías reconocido solo con tocarlo?
- Empieza por su peso en los hombros.
- Cuenta quién solía abrochar el botón de arriba.

culture-clothes-baby-photo
Eran los tiempos de «{clothing}», y tú no levantabas un palmo del suelo: ¿qué ropa llevas en las fotos o historias que quedan?
- Empieza por lo que alguien tejió, cosió o pidió prestado.
- Cuenta quién te sostiene en brazos.

culture-clothes-best-coat
En {year}, en tiempos de «{clothing}», ¿cómo se habría vestido para un día especial alguien de la gente de la que vienes?
- Empieza por el sombrero o el peinado.
- Cuenta lo que sabes por alguna foto.
`;
