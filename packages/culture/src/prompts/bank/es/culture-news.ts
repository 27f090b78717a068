export const cultureNewsTemplates = `
culture-news-where-standing
«{news}»: en {year} eso salía en los periódicos. ¿Qué tenías tú delante en aquellos días?
- Empieza por la calle por la que más andabas.
- Lo grande y lo pequeño caben juntos.

culture-news-who-told
¿Quién solía traerte primero las noticias en {year}, «{news}» o lo último del vecindario, y cómo le cambiaba la voz?
- Empieza por las palabras con que abría siempre.
- Cuenta dónde te hacía sentarte.

culture-news-kitchen-talk
Cuando se hablaba de «{news}» donde vivías en {year}, ¿quién tenía respuesta para todo, y quién seguía comiendo?
- Empieza por el periódico, la radio o la pantalla.
- Cuenta qué entendías tú.

culture-news-own-headline
Los periódicos tenían «{news}»: ¿cuál habría sido el titular de tu propia vida en {year}, en unas seis palabras?
- Escribe primero el titular y luego explícalo.
- La letra pequeña es bienvenida.

culture-news-hopeful
En el año de «{news}», ¿cómo creías que sería el mundo más adelante, y quién lo soñaba contigo?
- Empieza por algo que dabas por seguro.
- Cuenta qué parte se cumplió.

culture-news-desk
Mientras «{news}» daba la vuelta al mundo en {year}, ¿qué había a medio hacer en tu propia mesa o banco de trabajo?
- Empieza por la herramienta más a mano.
- Cuenta quién lo estaba esperando.

culture-news-copied-in-play
¿Se coló alguna vez en tus juegos algo de las noticias de {year}, «{news}» por ejemplo, y quién hacía de quién?
- Empieza por los objetos del juego.
- Cuenta cómo acababa.

culture-news-weather-that-day
Olvida «{news}» por un momento: ¿cómo era la luz de fuera un día cualquiera de {year}, allí donde estabas?
- Empieza por la ventana que mejor conocías.
- Cuenta qué se oía desde allí.

culture-news-good-news
Todo el mundo conoce «{news}», pero ¿qué buena noticia de {year} fue solo tuya, y a quién se la contaste primero?
- Empieza por cómo te llegó la noticia.
- Cuenta qué hiciste con las manos.

culture-news-first-noticed
«{news}», decían las noticias en {year}: ¿fue esa una de las primeras cosas del ancho mundo que te llamaron la atención, o fue algo distinto?
- Empieza por una imagen o una voz que aún te vuelve.
- Cuenta qué preguntaste después.

culture-news-calm-corner
Cuando el mundo hacía ruido en {year}, con «{news}» y todo lo demás, ¿adónde ibas a buscar un poco de calma?
- Empieza por lo que se oía allí.
- Cuenta cuánto tiempo podías quedarte.

culture-news-small-you
«{news}», decían los periódicos el año en que cumpliste {age}: ¿qué noticia familiar de entonces te han contado una y otra vez?
- Empieza por quien la cuenta.
- Cuenta qué parte cambia cada vez.

culture-news-before-arrival
«{news}»: {year}, antes de que llegaras. ¿Dónde pudo estar alguien de la gente de la que vienes al enterarse?
- Empieza por cómo se ganaba la vida.
- Se puede imaginar; di dónde imaginas.
`;
