export const cultureSnackTemplates = `
culture-snack-coins
Ein paar Münzen in Ihrer Hand im Jahr {year}: Wäre es „{snack}“ geworden oder etwas anderes, und wer stand hinter der Theke?
- Beginnen Sie mit den Münzen, warm aus der Faust.
- Beschreiben Sie die Theke aus Ihrer damaligen Höhe.

culture-snack-sharing
Wer hätte im Jahr {year} das letzte bisschen „{snack}“ bekommen, und wie wurde das unter Ihnen ausgemacht?
- Beginnen Sie damit, wie alle darauf schauten.
- Erzählen Sie, wer so tat, als läge nichts daran.

culture-snack-hidden
Wo wurden Dinge wie „{snack}“ im Jahr {year} außer Reichweite aufbewahrt, und woher wussten Sie das?
- Beginnen Sie mit Deckel, Schublade oder oberstem Brett.
- Erzählen Sie von dem Geräusch, das Sie verriet.

culture-snack-wrapper
In einer alten Manteltasche taucht eine Verpackung von „{snack}“ auf: Wo trugen Sie diesen Mantel im Jahr {year}, und bei welchem Wetter?
- Beginnen Sie mit dem, was sonst noch in der Tasche steckt.
- Erzählen Sie, wer neben Ihnen ging.

culture-snack-first-bite
Was haben Sie im Jahr {year} zum allerersten Mal gekostet, „{snack}“ oder etwas Feineres, und was machte Ihr Gesicht dabei?
- Beginnen Sie mit dem Geruch, noch vor dem Bissen.
- Erzählen Sie, wer Ihnen zusah.

culture-snack-break
Was kam im Jahr {year} vormittags gegen elf aus Ihrer Tasche, „{snack}“ oder etwas Schlichteres, und mit wem haben Sie getauscht?
- Beginnen Sie mit dem Rascheln des Papiers.
- Erzählen Sie, was Sie nie getauscht hätten.

culture-snack-walk-home
Welchen Laden, Stand oder Kiosk des Jahres {year}, mit „{snack}“ oder Ähnlichem im Regal, fänden Sie noch mit geschlossenen Augen?
- Beginnen Sie an der Ecke davor.
- Erzählen Sie, was im Schaufenster stand.

culture-snack-comfort
Wenn Ihnen im Jahr {year} ein Tag im Kleinen missraten war: War es „{snack}“ oder etwas anderes, das ein wenig half?
- Beginnen Sie damit, wer es Ihnen in die Hand drückte.
- Erzählen Sie, wie es mit dem letzten Rest Ärger schmeckte.

culture-snack-rules
Welche Regel über Süßes oder Salziges, „{snack}“ und dergleichen, haben Sie im Jahr {year} gebeugt, und täten Sie es wieder?
- Beginnen Sie damit, von wem die Regel stammte.
- Erzählen Sie, wie das Vergehen schmeckte.

culture-snack-journey
Etwas zu knabbern, vielleicht „{snack}“, und ein ganzer freier Nachmittag im Jahr {year}: Was haben Sie mit Ihren klebrigen Fingern alles angestellt?
- Beginnen Sie mit dem Ersten, was Sie anfassten.
- Erzählen Sie, wann Sie merkten, dass es spät wurde.

culture-snack-thank
Wem möchten Sie für eine Leckerei im Jahr {year} danken, etwas Kleines wie „{snack}“, das Ihnen niemand schuldig war?
- Beginnen Sie damit, wie es überreicht wurde.
- Erzählen Sie, was Sie sagten oder zu sagen vergaßen.

culture-snack-sticky-face
Auf welchem Foto, in welcher Geschichte ist Ihr kleines Gesicht völlig verschmiert, vielleicht mit „{snack}“, und wer lacht hinter der Kamera?
- Beginnen Sie mit dem Lätzchen oder dem Hemd.
- Erzählen Sie, wer Sie waschen musste.

culture-snack-before-table
Was stand an einem guten Tag im Jahr {year} bei Ihren Leuten auf dem Tisch: „{snack}“ oder etwas, das heute niemand mehr macht?
- Beginnen Sie mit der Tischdecke oder dem blanken Tisch.
- Erzählen Sie, wem wohl zuerst aufgetan wurde.
`;
