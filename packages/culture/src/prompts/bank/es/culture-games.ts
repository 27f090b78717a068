export const cultureGamesTemplates = `
culture-game-against-whom
¿A quién habrías querido a tu lado, y no en contra, en una partida de «{game}» o algo así en {year}?
- Empieza por cómo se ponía al perder.
- Cuenta qué hacía para tener suerte.

culture-game-where-played
Si alguien decía «{game}» en {year}, ¿hacia qué suelo, patio, mesa o pantalla salías corriendo?
- Empieza por la superficie: rayada, polvorienta, pegajosa.
- Cuenta quién había llegado antes.

culture-game-house-rules
¿Qué regla de «{game}», o de otro juego de {year}, existía solo donde vivías, y quién la había inventado seguro?
- Enuncia primero la regla como si fuera ley.
- Cuenta quién se la saltaba siempre.

culture-game-first-win
¿Recuerdas haber ganado a alguien que nunca perdía, a «{game}» o a lo que fuera en {year}, y qué te dijo?
- Empieza por la última jugada.
- Cuenta cuánto tiempo te duró la gloria.

culture-game-one-more
Solo una partida más de «{game}»: ¿quién lo decía en {year}, y qué te hacía parar al final?
- Empieza por la luz que se iba o la voz que llamaba.
- Cuenta cómo tenías las manos.

culture-game-rainy-day
¿Qué salía del armario cuando el tiempo no dejaba salir en {year}: «{game}», o algo a lo que le faltaban piezas?
- Empieza por el estado de la caja.
- Cuenta qué sustituía a la pieza perdida.

culture-game-break-time
En los ratos sueltos de un día ajetreado de {year}, ¿jugaba alguien a tu alrededor, a «{game}» o a algo inventado allí mismo?
- Empieza por la señal de que se acababa.
- Cuenta quién llevaba la cuenta.

culture-game-fair-play
¿Qué momento de un juego en {year}, «{game}» u otro, te enseñó cómo era alguien de verdad?
- Empieza por lo que había en juego, aunque fuera poco.
- Cuenta qué pensaste y no dijiste.

culture-game-music-of-it
¿A qué sonaba el juego a tu alrededor en {year}: los pitidos, golpes, cantinelas o gritos de «{game}», o algo distinto?
- Escribe uno de los sonidos con letras.
- Cuenta quién se quejaba del ruido.

culture-game-taught-someone
¿Quién te había enseñado un juego al que aún sabías jugar en {year}, uno antiguo o «{game}», y cómo llevaba tus errores?
- Empieza por el primer error que cometiste.
- Cuenta a quién se lo pasaste, si fue así.

culture-game-snack-beside
¿Qué había al alcance de la mano mientras jugabas o mirabas jugar en {year}, a «{game}» o a lo que fuera, y quién comía más?
- Empieza por las migas.
- Cuenta qué no podía ni acercarse a la mesa.

culture-game-under-table
Mientras alguien jugaba quizá a «{game}», ¿qué era lo que más te gustaba hacer en tus primeros años, según cuentan?
- Ollas, cajas y llaves valen como juguetes.
- Empieza por el ruido que hacías.

culture-game-play-before
¿Cómo se divertía hacia {year} la gente de la que vienes: con «{game}», con naipes a la luz de una lámpara, o con algo que hubo que explicarte?
- Empieza por quien no soportaba perder.
- Ayuda una foto o un tablero gastado.
`;
