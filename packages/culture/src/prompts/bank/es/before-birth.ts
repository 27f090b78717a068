export const beforeBirthTemplates = `
people-before-you-earliest-name
De la gente de la que vienes, ¿quién es la persona más lejana de la que sabes algo pequeño: un nombre, un sombrero, un mal genio?
- Cuenta primero ese detalle.
- Si faltan nombres, empieza por un pueblo.

people-before-you-how-they-met
Entre la gente de la que vienes, ¿qué pareja se conoció de la manera más rara o más bonita?
- Un baile, una cola, un tren, un tropiezo.
- Si nadie te lo contó, imagínalo y dilo.

people-before-you-photograph
En una foto tomada antes de tu tiempo, ¿quién está justo en el borde, medio fuera de la imagen?
- Empieza por los zapatos y las manos.
- Cuenta dónde cuelga o se guarda la foto.

people-before-you-young-once
Alguien a quien solo conociste en su vejez también fue joven. ¿Qué le habrías visto hacer una noche libre?
- Devuélvele el pelo que tenía entonces.
- Sirve cualquier historia que hayas oído de pasada.

place-before-you-village
¿De qué calle, granja, puerto o valle salió al mundo la gente de la que vienes?
- Basta con una colina o una chimenea.
- Cuenta si alguna vez has estado allí.

place-before-you-city
Si pudieras pasear por {city} en {year}, antes de que existieras, ¿a qué rincón irías primero?
- Cuenta qué esperarías encontrar allí.
- Añade lo que todavía no estaría.

place-before-you-journey
¿Qué llevaba consigo la gente cuyo viaje trajo tu historia hasta el lugar donde empieza?
- Un baúl, una sartén, una dirección en un papel.
- Empieza en el andén, la cubierta o el camino.

home-before-you-kitchen
¿Qué has oído contar de una cocina donde se juntaba tu gente antes de que nacieras?
- Empieza por el fogón y la lámpara.
- Cuenta quién se sentaba junto a la ventana.

home-before-you-object
¿Qué manos alisaron con el uso el objeto más antiguo que ha llegado hasta ti o hasta alguien cercano?
- Describe la abolladura, la grieta o las iniciales.
- Cuenta para qué servía en {year}, si lo sabes.

school-or-work-before-you-trade
¿A qué olían al anochecer las manos o la ropa de quienes ganaban el pan antes de que llegaras tú?
- Carbón, harina, tinta, pescado, plancha caliente.
- Cuenta qué de todo eso llegó hasta ti.

school-or-work-before-you-dream
Por lo que te han contado, ¿qué le habría encantado aprender o llegar a ser a alguien de quien vienes?
- Basta una pista: un libro, un violín, un suspiro.
- Cuenta si alguien lo hizo más tarde.

firsts-before-you-new-thing
¿Qué novedad dejó con la boca abierta a quienes te precedieron hacia {year}: una lámpara, un coche, una pantalla, una nevera?
- Cuenta quién se negó a tocarla.
- Empieza por el ruido que hacía.

firsts-before-you-first-story
¿En qué silla, cocina o coche te contaron la primera historia de un tiempo en que aún no existías?
- Empieza por cómo empezaba siempre.
- Cuenta qué parte era inventada, seguro.

turning-points-before-you-almost
¿Por qué casualidad, o por qué poco, en las vidas anteriores a la tuya, podrías no haber existido nunca?
- Un barco perdido, un cambio de señas, una apuesta.
- Cuéntalo como se cuenta en la sobremesa.

turning-points-before-you-decision
Alguien decidió un día quedarse, marcharse o empezar de nuevo. ¿Qué sabes del día en que lo hizo?
- Empieza por el tiempo que hacía, aunque lo inventes.
- Lo que no se sabe también es parte de la historia.

food-before-you-recipe
¿Qué plato te ha llegado de antes de tu tiempo, con olla y con discusiones sobre cómo se hace de verdad?
- Nombra el ingrediente que no puede fallar.
- Cuenta quién guarda la receta.

food-before-you-table
Una noche cualquiera en {year}, ¿qué habría habido en la mesa de la gente de la que vienes?
- Primero el pan, luego lo que iba encima.
- Imagina sin miedo, y di que imaginas.

play-before-you-games
¿Qué hacía para divertirse la gente anterior a ti en {year}, cuando se acababa la faena y nadie la necesitaba?
- Naipes, cotilleos, fútbol, un salón de baile.
- Cuenta quién tenía fama de hacer trampas.

play-before-you-mischief
¿Qué travesura de antes de tu tiempo se sigue contando entre la gente de la que vienes?
- Di enseguida quién fue.
- Cuenta cómo crece cada vez que se cuenta.

music-before-you-tune
¿Qué canción o melodía tiene más años que tú y aun así es tuya, porque alguien la cantaba, tarareaba o silbaba antes?
- Tararéala antes de escribir.
- Cuenta quién la aprendió de quién.

music-before-you-language
¿En qué lengua, dialecto o acento cantaba, renegaba y hacía cuentas la gente anterior a ti?
- Escribe unas palabras tal como suenan.
- Cuenta cuándo usaste una por última vez.

seasons-before-you-winter
Según cuentan las historias, ¿cómo se calentaba en invierno, hacia {year}, la gente de la que vienes?
- Empieza por las camas.
- O por el verano, si no había invierno.

seasons-before-you-feast
¿Qué costumbre de algún día del año ya existía antes de ti y te llegó sin más: una vela, un pastel, una canción?
- Cuenta quién sabe por qué se hace.
- Cuenta qué ha cambiado desde entonces.

loss-and-comfort-before-you-missing
Si hubieras podido conocer a alguien que se fue antes de que tú llegaras, ¿qué le habrías preguntado primero?
- Con una sola pregunta basta.
- Deja que responda, si puedes oírlo.

loss-and-comfort-before-you-silence
En muchas familias hay algo de lo que no se habla. Sin abrir esa caja, ¿qué daba consuelo a tu gente en tiempos duros?
- Una canción, un huerto, una broma, la compañía.
- Tú decides cuánto te acercas.

values-before-you-saying
¿Qué dicho sobre el pan, el dinero, el tiempo o el vecindario te llegó de gente que vivió antes que tú?
- Escríbelo con sus propias palabras.
- Cuenta cuándo pensaste que era verdad.

values-before-you-stubborn
¿En qué puerta o en qué mesa se notaba la terquedad por la que era conocida parte de la gente de la que vienes?
- Cuenta la historia que lo demuestra.
- Confiesa, si la has heredado.

gratitude-before-you-handed-down
Una nariz, una risa, buena mano con las plantas, un mal genio: ¿qué crees que te llegó de antes de que nacieras?
- Mírate un momento en el espejo.
- Cuenta quién lo dice y quién lo niega.

gratitude-before-you-planted
¿Qué plantó, construyó, ahorró o apuntó alguien en {year}, o por ahí cerca, que más tarde te alegró la vida?
- Vale un peral, y también un banco.
- Cuenta cómo llegó hasta ti.

people-before-you-name-given
Tu nombre ya andaba por ahí antes que tú. ¿De qué persona, libro, canción o capricho repentino salió?
- Di una vez el nombre completo en voz alta.
- Cuenta cómo estuviste a punto de llamarte.
`;
