export const beforeBirthTemplates = `
people-before-you-earliest-name
Wer von Ihren Leuten ist der früheste Mensch, von dem Sie noch eine Kleinigkeit wissen: einen Namen, einen Hut, ein hitziges Gemüt?
- Erzählen Sie zuerst die Kleinigkeit.
- Wenn Namen fehlen, beginnen Sie mit einem Dorf.

people-before-you-how-they-met
Welche zwei unter den Menschen, von denen Sie herkommen, haben sich auf die seltsamste oder schönste Art kennengelernt?
- Ein Tanz, eine Warteschlange, ein Zug, ein Zusammenstoß.
- Wenn es Ihnen niemand erzählt hat: Raten Sie, und sagen Sie es dazu.

people-before-you-photograph
Wer steht auf einem Foto aus der Zeit vor Ihnen ganz am Rand, schon halb aus dem Bild?
- Beginnen Sie mit den Schuhen und den Händen.
- Erzählen Sie, wo das Bild hängt oder liegt.

people-before-you-young-once
Manche Menschen kannten Sie nur alt, und doch waren sie einmal jung. Wobei hätten Sie einen von ihnen an einem freien Abend angetroffen?
- Geben Sie diesem Menschen die echte Haarfarbe zurück.
- Nehmen Sie alles, was Sie je aufgeschnappt haben.

place-before-you-village
Von welcher Straße, welchem Hof, Hafen oder Tal aus sind Ihre Leute in die Welt aufgebrochen?
- Ein Hügel oder ein Schornstein genügt.
- Erzählen Sie, ob Sie selbst einmal dort gestanden haben.

place-before-you-city
Wenn Sie im Jahr {year} durch {city} spazieren könnten, noch bevor es Sie gab: An welche Ecke gingen Sie zuerst?
- Erzählen Sie, was Sie dort zu finden hofften.
- Fügen Sie hinzu, was es noch nicht gäbe.

place-before-you-journey
Was hatten die Menschen im Gepäck, deren Reise Ihre Geschichte an den Ort brachte, an dem sie beginnt?
- Ein Koffer, eine Pfanne, eine Adresse auf Papier.
- Beginnen Sie auf dem Bahnsteig, an Deck oder auf der Straße.

home-before-you-kitchen
Was haben Sie von einer Küche gehört, in der Ihre Leute beisammensaßen, ehe Sie geboren wurden?
- Beginnen Sie mit dem Herd und der Lampe.
- Erzählen Sie, wem der Platz am Fenster gehörte.

home-before-you-object
Wessen Hände haben ihn blank gerieben, den ältesten Gegenstand, der bis zu Ihnen oder in Ihre Nähe gelangt ist?
- Beschreiben Sie die Delle, den Riss oder das Monogramm.
- Erzählen Sie, wozu er im Jahr {year} diente, wenn Sie es wissen.

school-or-work-before-you-trade
Wonach rochen abends die Hände oder Kleider derer, die vor Ihrer Zeit das Brot verdienten?
- Kohle, Mehl, Tinte, Fisch, heiße Wäschestärke.
- Erzählen Sie, was davon bis zu Ihnen gekommen ist.

school-or-work-before-you-dream
Was hätte jemand von Ihren Leuten liebend gern gelernt oder beruflich getan, soweit man es Ihnen erzählt hat?
- Eine Andeutung genügt: ein Buch, eine Geige, ein Seufzer.
- Erzählen Sie, ob es später jemand nachgeholt hat.

firsts-before-you-new-thing
Welche funkelnagelneue Sache haben die Menschen vor Ihnen um das Jahr {year} bestaunt: eine Lampe, ein Auto, einen Bildschirm, einen Kühlschrank?
- Erzählen Sie, wer sie nicht anfassen wollte.
- Beginnen Sie mit dem Geräusch.

firsts-before-you-first-story
In welchem Sessel, welcher Küche oder welchem Auto hörten Sie die erste Geschichte aus der Zeit, als es Sie noch nicht gab?
- Beginnen Sie so, wie sie immer begann.
- Erzählen Sie, welcher Teil bestimmt erfunden war.

turning-points-before-you-almost
Welcher Zufall, welches knappe Entrinnen in den Leben vor Ihnen hätte fast dazu geführt, dass es Sie gar nicht gibt?
- Ein verpasstes Schiff, eine neue Adresse, eine Mutprobe.
- Erzählen Sie es so, wie man es bei Tisch erzählt.

turning-points-before-you-decision
Irgendwer hat sich einmal entschlossen, zu bleiben, zu gehen oder neu anzufangen. Was wissen Sie über jenen Tag?
- Beginnen Sie mit dem Wetter, und sei es erfunden.
- Was im Dunkeln bleibt, gehört zur Geschichte.

food-before-you-recipe
Welches Gericht ist aus der Zeit vor Ihnen auf Sie gekommen, mitsamt Topf und Streit über die richtige Zubereitung?
- Nennen Sie die Zutat, die stimmen muss.
- Erzählen Sie, wer das Rezept hütet.

food-before-you-table
Was stand an einem gewöhnlichen Abend im Jahr {year} wohl bei Ihren Leuten auf dem Tisch?
- Zuerst das Brot, dann das, was darauf kam.
- Raten Sie ruhig, und sagen Sie, dass Sie raten.

play-before-you-games
Womit vergnügten sich die Menschen vor Ihnen im Jahr {year}, wenn die Arbeit getan war und niemand sie brauchte?
- Karten, Klatsch, Fußball, ein Tanzsaal.
- Erzählen Sie, wem man das Mogeln nachsagte.

play-before-you-mischief
Welcher Streich aus der Zeit vor Ihnen wird unter Ihren Leuten noch immer erzählt?
- Nennen Sie gleich zu Beginn, wer es war.
- Erzählen Sie, wie er mit jedem Mal größer wird.

music-before-you-tune
Welches Lied ist älter als Sie und trotzdem Ihres, weil es jemand schon vor Ihnen gesungen, gesummt oder gepfiffen hat?
- Summen Sie es, bevor Sie schreiben.
- Erzählen Sie, wer es von wem hatte.

music-before-you-language
In welcher Sprache oder Mundart, mit welchem Zungenschlag haben die Menschen vor Ihnen gesungen, geflucht und gezählt?
- Schreiben Sie ein paar Wörter so, wie sie klingen.
- Erzählen Sie, wann Sie zuletzt eines davon benutzt haben.

seasons-before-you-winter
Wie war der Winter für Ihre Leute um das Jahr {year}, soweit man davon erzählt: Womit hielten sie sich warm?
- Beginnen Sie mit den Betten.
- Oder mit dem Sommer, wo es keinen Winter gab.

seasons-before-you-feast
Welcher Brauch an einem bestimmten Tag im Jahr war vor Ihnen da und wurde Ihnen einfach weitergereicht: eine Kerze, ein Kuchen, ein Lied?
- Erzählen Sie, wer weiß, warum man das so macht.
- Erzählen Sie, was sich seither geändert hat.

loss-and-comfort-before-you-missing
Wenn Sie einem Menschen hätten begegnen können, der vor Ihnen gegangen ist: Was hätten Sie zuerst gefragt?
- Eine einzige Frage ist völlig genug.
- Lassen Sie die Antwort zu, wenn Sie sie hören können.

loss-and-comfort-before-you-silence
In vielen Familien gibt es etwas, worüber man nicht spricht. Diese Schachtel darf zubleiben: Was hat Ihre Leute in schweren Zeiten getröstet?
- Ein Lied, ein Garten, ein Witz, das Beisammensein.
- Sie entscheiden, wie nah Sie herangehen.

values-before-you-saying
Welcher Spruch über Brot, Geld, Wetter oder die Leute von nebenan stammt von Menschen, die vor Ihnen lebten?
- Schreiben Sie ihn im Wortlaut auf.
- Erzählen Sie, wann er Ihnen zum ersten Mal wahr vorkam.

values-before-you-stubborn
An welcher Tür oder welchem Tisch zeigte er sich, der Dickkopf, für den manche Ihrer Leute bekannt waren?
- Erzählen Sie die Geschichte, die es beweist.
- Geben Sie es zu, wenn Sie ihn geerbt haben.

gratitude-before-you-handed-down
Eine Nase, ein Lachen, ein grüner Daumen, ein Temperament: Was wurde Ihnen wohl schon vor der Geburt in die Wiege gelegt?
- Schauen Sie kurz in den Spiegel.
- Erzählen Sie, wer es behauptet und wer es abstreitet.

gratitude-before-you-planted
Was hat jemand im Jahr {year} oder um diese Zeit gepflanzt, gebaut, gespart oder aufgeschrieben, worüber Sie später froh waren?
- Ein Birnbaum zählt, eine Bank auch.
- Erzählen Sie, wie es zu Ihnen gelangt ist.

people-before-you-name-given
Ihr Name war schon da, bevor es Sie gab. Von welchem Menschen, Buch, Lied oder plötzlichen Einfall stammt er?
- Sprechen Sie den ganzen Namen einmal laut aus.
- Erzählen Sie, wie Sie beinahe geheißen hätten.
`;
