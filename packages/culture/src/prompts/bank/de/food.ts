export const foodTemplates = `
food-smell-on-the-stairs
Welcher Duft von einem Herd, aus einem Ofen oder von einem Stand verriet Ihnen im Jahr {year}, dass etwas Gutes unterwegs war?
- Atmen Sie ein, bevor Sie schreiben.
- Erzählen Sie, wie lange Sie warten mussten.

food-licked-spoon
Wovon haben Sie im Jahr {year} heimlich genascht, direkt aus Schüssel, Pfanne oder Dose, als niemand hinsah?
- Beginnen Sie mit dem Löffel oder dem Finger.
- Erzählen Sie, wer es trotzdem wusste.

food-ordinary-supper
Welchen Bissen Ihres Abendessens hoben Sie sich an einem ganz gewöhnlichen Abend im Jahr {year} bis zuletzt auf?
- Beschreiben Sie zuerst den Teller.
- Erzählen Sie, was Sie an den Rand schoben.

food-hands-in-dough
Wessen Art, ein bestimmtes Gericht zu machen, bekamen Sie im Jahr {year} nicht hin, so genau Sie auch zusahen?
- Schauen Sie auf die Hände, nicht ins Rezept.
- Verraten Sie das Geheimnis, wenn es eines gibt.

food-eaten-outdoors
Brot auf einer Mauer, Suppe auf dem Feld, Pommes im Regen: Was schmeckte Ihnen im Jahr {year} unter freiem Himmel am besten?
- Beginnen Sie damit, worauf Sie saßen.
- Erzählen Sie, was alles ins Essen geriet.

food-could-not-stand
Wo ist es gelandet, das Essen, das Sie mit {age} nicht hinunterbrachten, wie klein man es auch schnitt oder versteckte?
- Hosentaschen, Blumentöpfe und Haustiere zählen alle.
- Beschreiben Sie, wie es sich im Mund anfühlte.

food-sweet-thing
Für welche Süßigkeit wären Sie im Jahr {year} durch die ganze Stadt gelaufen, zu Fuß und im Regen?
- Beginnen Sie mit dem langsamen Auswickeln.
- Erzählen Sie, ob Sie je davon abgegeben haben.

food-morning-cup
Aus welcher Tasse, welchem Glas oder welcher Schale tranken Sie mit {age} den ersten Schluck des Morgens?
- Beginnen Sie mit der Tasse und ihrer Macke.
- Erzählen Sie, wohin Sie zwischen den Schlucken schauten.

food-shared-pot
Mit wem aßen Sie im Jahr {year} aus einem Topf, einer Tüte oder von einem Teller, Gabel an Gabel?
- Erzählen Sie, wer das letzte Stück bekam.
- Beginnen Sie mit dem Rascheln oder dem Dampf.

food-feast-day
Welches Gericht zeigte Ihnen im Jahr {year}, dass es ein besonderer Tag war, noch bevor es jemand gesagt hatte?
- Beginnen Sie mit dem Duft oder den guten Tellern.
- Erzählen Sie, wer nicht in die Nähe durfte.

food-packed-lunch
Sie sind {age} und öffnen mittags Ihre Dose, Tüte oder Tasche. Wogegen würden Sie den Inhalt tauschen?
- Öffnen Sie den Deckel und schauen Sie hinein.
- Erzählen Sie, was alle anderen dabeihatten.

food-table-seat
Was konnten Sie im Jahr {year} von Ihrem Platz aus erreichen, treten oder sehen, wenn gemeinsam gegessen wurde?
- Zeichnen Sie den Tisch in Gedanken.
- Beginnen Sie darunter, wenn Sie mögen.

food-found-and-eaten
Beeren, Eiszapfen, roher Teig, Gras: Was aßen Sie mit {age}, das nie als Mahlzeit gedacht war?
- Beginnen Sie damit, wo Sie es fanden.
- Erzählen Sie, wer Sie dazu angestiftet hat.

food-after-midnight
Wo bekamen Sie mit {age} zu unmöglicher Stunde noch etwas zu essen?
- Beginnen Sie mit dem Licht an diesem Ort.
- Erzählen Sie, was es Sie kostete.

food-survival-recipe
Welches Gericht hielt Sie mit ungefähr {age} über Wasser, weil es billig war, schnell ging und fast immer gelang?
- Geben Sie das Rezept in drei Zeilen.
- Gestehen Sie, wie Sie es nannten.

food-learned-from-abroad
Wer stellte es vor Sie hin, das erste Gericht von weit her, das im Jahr {year} auf Ihren Teller kam?
- Nennen Sie das Gewürz, oder raten Sie.
- Erzählen Sie, womit Sie das Feuer gelöscht haben.

food-burnt-offering
Was haben Sie im Jahr {year} an einem Herd oder bei Tisch prachtvoll schiefgehen sehen, vor versammeltem Publikum?
- Beginnen Sie mit dem Rauch oder der Stille.
- Erzählen Sie, was aus der Pfanne wurde.

food-fed-by-someone
Wer stellte Ihnen im Jahr {year} etwas zu essen hin, genau in dem Augenblick, als Sie es brauchten?
- Erst der Dampf, dann das Gesicht.
- Erzählen Sie, was gesagt wurde oder nicht.

food-taste-of-city
Welcher Geschmack gehört für Sie zu {city} und stimmt anderswo nie so ganz?
- Beginnen Sie mit Papier, Teller oder Glas.
- Erzählen Sie, was die Leute dabei falsch machen.

food-written-recipe
In wessen Handschrift oder mit wessen Stimme gab es das Rezept, zu dem Sie im Jahr {year} immer wieder zurückkehrten?
- Beginnen Sie mit dem Fleck darauf, wenn es einen gibt.
- Erzählen Sie das Eine, was das Rezept verschweigt.

food-table-for-few
Wie deckten Sie im Jahr {year} an einem Tag ohne Besuch für sich selbst: welcher Teller, welche Tasse, welche Aussicht?
- Beginnen Sie mit dem Klang des Bestecks.
- Erzählen Sie, was Sie nie weglassen.

food-empty-cupboard
Falls im Jahr {year} einmal wenig da war: Welche einfache Sache schmeckte bei Ihnen trotzdem nach Überfluss?
- Nennen Sie das Gericht und wer darauf kam.
- Lassen Sie die Sorgen weg, wenn Sie möchten.

food-taste-of-someone
Welcher Geschmack bringt Ihnen einen Menschen zurück, mit dem Sie nicht mehr essen, und wann hat er Sie zuletzt überrascht?
- Ein Kraut, ein Bonbon, eine Art, Zwiebeln zu schneiden.
- Lassen Sie sich von diesem Menschen den Teller reichen.

food-to-explain
Typisch {country}: Welches Essen mussten Sie schon einmal einem ratlosen Gegenüber erklären, und wo waren Sie da?
- Beginnen Sie mit dem verdutzten Gesicht.
- Erzählen Sie, ob um Nachschlag gebeten wurde.
`;
