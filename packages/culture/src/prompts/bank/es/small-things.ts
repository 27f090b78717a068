export const smallThingsTemplates = `
people-wave-from-window
¿Quién te habría saludado con la mano desde una ventana, un autobús o una bicicleta en {year}, y devolvías siempre el saludo?
- Empieza por el brazo, no por la cara.
- Cuenta adónde solías ir.

people-handwriting
¿La letra de quién en {year} reconocerías al momento, en una lista, un sobre o una pared, y qué decía?
- Describe una letra: sus curvas, su caída, su prisa.
- Cuenta dónde la guardabas.

people-shared-umbrella
¿Bajo el paraguas, el abrigo o el porche de quién esperaste a que escampara en {year}, y qué se dijo allí?
- Empieza por las gotas.
- Cuenta a quién se le mojó más el hombro.

people-comfortable-silence
¿Con quién podías sentarte en {year} sin decir palabra, y hacia dónde se iban las miradas?
- Empieza por lo que hacían tus manos.
- Cuenta quién rompía el silencio.

place-step-to-sit-on
¿En qué escalón, muro, bordillo o alféizar te gustaba sentarte en {year}, y cómo era al tacto?
- Caliente, áspero, húmedo: empieza ahí.
- Cuenta quién pasaba mientras tanto.

place-light-in-window
¿Qué ventana encendida veías desde tu sitio en las noches de {year}, y a quién imaginabas detrás?
- Empieza por el color de la cortina.
- Cuenta lo que nunca llegaste a saber.

place-favourite-smell-outdoors
Cierra los ojos al aire libre en {year}: ¿a qué olía donde pasabas la mayor parte de tus días?
- Pan, alquitrán, vacas, mar, tiza, gasolina.
- Cuenta de qué lado venía el viento.

home-night-sounds
¿Qué se oía de noche en {year} desde donde dormías, antes de que despertara el resto?
- Empieza por el sonido más lejano.
- Cuenta cuál te daba seguridad.

home-hook-by-the-door
¿Qué colgaba del gancho o se amontonaba junto a la puerta donde vivías en {year}, y qué era tuyo?
- Empieza por lo alto del montón.
- Cuenta qué llevaba años ahí.

home-cup-that-was-yours
¿Qué taza, cuenco o cuchara era tuya en {year} sin que nadie lo hubiera dicho, y qué pasaba si la usaba alguien más?
- Empieza por el desconchón, la grieta o el dibujo.
- Cuenta qué solía haber dentro.

home-tap-and-towel
¿Cómo te lavabas la cara una mañana cualquiera de {year}: qué grifo, qué toalla, qué jabón?
- Empieza por la temperatura del agua.
- Cuenta quién aporreaba la puerta.

school-or-work-pen-and-paper
¿Con qué escribías o hacías marcas en los días corrientes de {year}, y cómo te quedaban los dedos después?
- Empieza por su olor.
- Cuenta qué dibujabas cuando nadie miraba.

school-or-work-person-next-to-you
¿Quién trajinaba justo a tu lado casi todos los días de {year}, y qué ruidito hacía al pensar?
- Tararear, chasquear, suspirar: empieza ahí.
- Cuenta qué cosas se prestaban de mano en mano.

school-or-work-moment-it-was-over
Al final de un día ajetreado de {year}, ¿qué era lo primerísimo que hacías cuando ya nadie te necesitaba?
- Empieza por los zapatos, el cinturón o el cuello.
- Cuenta qué llevabas rato deseando.

school-or-work-something-finished
¿Qué terminaste en {year}, por pequeño que fuera, que te hizo dar un paso atrás y mirarlo otra vez?
- Un dibujo, una valla, un formulario, un jersey.
- Cuenta quién lo vio primero.

firsts-morning-of-the-year
¿Dónde despertaste la primera mañana que consigues situar en {year}, y qué fue lo primero que viste?
- Empieza por el techo o el cielo.
- Cuenta qué día pudo ser.

firsts-window-seat
¿Desde qué tren, tranvía, barco o coche viste algo por primera vez en {year}, y quién lo señaló con el dedo?
- Empieza por el cristal y el aliento que lo empañaba.
- Cuenta cuánto tiempo seguiste mirando atrás.

firsts-word-in-another-language
¿Qué palabra de otra lengua o dialecto aprendiste en {year}, y de labios de quién la recogiste?
- Dila en voz alta antes de escribir.
- Cuenta para qué la usabas.

firsts-grown-from-seed
¿Qué plantaste, arreglaste, horneaste o construiste por primera vez en {year}, y cómo quedó al final?
- Empieza por el desorden.
- Cuenta a quién se lo dijiste.

turning-points-quiet-afternoon
¿En qué tarde de lo más corriente de {year} supiste, sin ningún ruido, que algo se había movido un poco?
- Empieza por lo que tenías en las manos.
- Puede ser tan poco como otro camino a casa.

turning-points-new-neighbour
¿Quién entró en tus días en {year}, en la puerta, la mesa o el asiento de al lado, y qué te llamó primero la atención?
- Empieza por el sonido que trajo consigo.
- Cuenta qué era distinto al cabo de un mes.

turning-points-learned-to-wait
¿Qué esperabas en la primera parte de {year}, y cómo supiste que la espera había terminado?
- Empieza por el sitio donde esperabas.
- Cuenta cómo pasabas el rato.

turning-points-good-door
¿Qué puerta cruzaste en {year} sin saber cuántas veces volverías a cruzarla?
- Empieza por el picaporte.
- Cuenta quién estaba al otro lado.

food-bread-and
¿Qué ponías en el pan, el arroz o lo que te llenara un día corriente de {year}, y cómo te gustaba exactamente?
- Grueso, fino, quemado, doblado: no perdones nada.
- Cuenta quién lo hacía como es debido.

food-market-smell
¿Qué fruta o verdura de {year} hueles todavía en tus dedos, y de dónde había venido?
- Empieza al pelarla, o al morderla.
- Cuenta qué hacías con los huesos o la piel.

food-quiet-breakfast
¿Cómo era un desayuno sin prisa en {year}, cuando lo había, y qué se veía desde tu sitio?
- Empieza por el primer ruido del hervidor o la sartén.
- Cuenta qué estaba siempre a punto de acabarse.
`;
