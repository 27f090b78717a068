import type { AskTexts } from "./ask-en.ts";

export const german: AskTexts = {
  askedTitle: "Eine Frage an Sie",
  asks: (from, name) => `${from} fragt Sie, ${name}:`,
  record: "Antwort aufnehmen",
  recordHint: (from) =>
    `Drücken Sie auf den Knopf und erzählen Sie. Danach können Sie es sich anhören: ${from} bekommt es erst, wenn Sie auf Senden drücken.`,
  allow: "Ihr Browser fragt, ob diese Seite das Mikrofon verwenden darf. Bitte erlauben Sie es.",
  recording: "Die Aufnahme läuft. Sie können das Telefon sperren; es geht nichts verloren.",
  recordingOpen: "Die Aufnahme läuft. Bitte lassen Sie diese Seite offen, bis Sie alles gesendet haben.",
  stopAndListen: "Beenden und anhören",
  minutesLeft: (minutes) =>
    minutes === 1 ? "Sie haben noch etwa eine Minute." : `Sie haben noch etwa ${minutes} Minuten.`,
  interrupted: "Die Aufnahme wurde beendet, aber alles bis dahin ist gespeichert. Sie können jederzeit weitersprechen.",
  full: (minutes) =>
    `Das waren ${minutes} Minuten, länger kann eine Antwort nicht sein. Es ist alles da: Sie können die Aufnahme anhören und senden.`,
  refused:
    "Diese Seite darf das Mikrofon nicht verwenden. Sie können es in den Einstellungen Ihres Browsers erlauben oder Ihre Antwort hier schreiben.",
  absent: "Wir finden kein Mikrofon. Sie können Ihre Antwort hier schreiben.",
  unable: "Dieser Browser kann nicht aufnehmen. Sie können Ihre Antwort hier schreiben.",
  broken:
    "Das Mikrofon ließ sich nicht starten. Vielleicht wird es gerade von einer anderen App verwendet. Versuchen Sie es noch einmal, oder schreiben Sie Ihre Antwort hier.",

  yourRecording: "Ihre Aufnahme",
  listen: "Anhören",
  pause: "Anhalten",
  goOn: "Weiter aufnehmen",
  again: "Neu aufnehmen",
  againQuestion: "Diese Aufnahme löschen und neu beginnen?",
  againYes: "Löschen und neu beginnen",
  keep: "Behalten",
  elsewhereSound:
    "Ihre Aufnahme ist angekommen. Auf diesem Gerät ist sie nicht mehr, deshalb können Sie sie hier nicht anhören.",

  write: "Lieber schreiben",
  writeToo: "Etwas dazu schreiben",
  yourAnswer: "Ihre Antwort",
  recordInstead: "Lieber aufnehmen",
  addPhoto: "Foto hinzufügen",
  addAnotherPhoto: "Noch ein Foto",
  yourPhotos: "Ihre Fotos",
  remove: "Entfernen",
  removePhoto: (number) => `Foto ${number} entfernen`,
  photoType: (name) => `„${name}“ können wir nicht verwenden. Fotos im Format JPEG, PNG, WebP oder HEIC gehen.`,
  photoSize: (name, megabytes) => `„${name}“ ist zu groß. Ein Foto darf höchstens ${megabytes} MB groß sein.`,
  photoUnread: (name) => `„${name}“ ließ sich nicht öffnen. Bitte wählen Sie das Foto noch einmal aus.`,
  photoCount: (count) => `Eine Antwort kann höchstens ${count} Fotos haben.`,

  sendTo: (from) => `An ${from} senden`,
  saved: (from) => `Gespeichert. ${from} bekommt es erst, wenn Sie auf Senden drücken.`,
  savedHere: "Auf diesem Gerät gespeichert.",
  notSaved: "Dieses Gerät kann es nicht speichern. Bitte lassen Sie diese Seite offen, bis alles gesendet ist.",
  offline:
    "Keine Verbindung. Alles ist auf diesem Gerät gespeichert und wird von selbst gesendet, sobald Sie wieder online sind.",
  offlineOpen:
    "Keine Verbindung. Bitte lassen Sie diese Seite offen: Alles wird von selbst gesendet, sobald Sie wieder online sind.",
  later: "Das hat noch nicht geklappt. Es ist alles noch da, und wir versuchen es gleich noch einmal.",
  noSpace: (from) => `Bei ${from} ist dafür kein Platz mehr. Es ist alles noch da, und wir versuchen es immer wieder.`,

  sendingTo: (from) => `Ihre Antwort wird an ${from} gesendet`,
  progress: (percent) => `${percent} % sind angekommen. Bitte lassen Sie diese Seite offen, bis alles da ist.`,
  changeFirst: "Erst noch ändern",
  sentTitle: (from) => `Vielen Dank. ${from} hat Ihre Antwort.`,
  sentHint: (from) => `Bis ${from} sie in eine Zeitleiste aufnimmt, können Sie sie noch ändern oder zurückziehen.`,
  change: "Meine Antwort ändern",
  withdraw: "Meine Antwort zurückziehen",
  withdrawQuestion: (from) => `Ihre Antwort zurückziehen? Sie wird gelöscht, bei ${from} und auf diesem Gerät.`,
  withdrawYes: "Zurückziehen und löschen",
  notWithdrawn: "Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  withdrawnTitle: "Ihre Antwort wurde zurückgezogen.",
  withdrawnHint: (from) => `${from} hat sie nicht mehr.`,
  answerAgain: "Neu antworten",

  acceptedTitle: (from) => `Ihre Antwort ist jetzt Teil der Zeitleiste von ${from}.`,
  acceptedHint: "Vielen Dank, dass Sie das erzählt haben.",
  says: (from) => `${from} sagt:`,
  declinedTitle: (from) => `Vielen Dank für Ihre Antwort. ${from} nimmt sie diesmal nicht in die Zeitleiste auf.`,
  stillHere: "Ihre Antwort ist noch auf diesem Gerät:",
  neverSent: "Ihre Antwort wurde nicht gesendet. Sie ist noch auf diesem Gerät:",
  saveFile: "Als Datei speichern",
  fileName: "Meine Antwort",
  removeHere: "Von diesem Gerät löschen",
  removeHereQuestion: "Von diesem Gerät löschen? Es gibt keine andere Kopie.",
  removeHereYes: "Endgültig löschen",
  removedHere: "Sie wurde von diesem Gerät gelöscht.",

  noRoomTitle: (from) => `${from} kann mit diesem Link keine weitere Antwort erhalten.`,
  noRoomHint: (from) => `Bitte sagen Sie ${from} Bescheid und bitten Sie um einen neuen Link.`,
  elsewhereTitle: "Sie haben diese Frage in einem anderen Tab geöffnet.",
  elsewhereHint: "Sie können dort oder hier weitermachen.",
  goOnHere: "Hier weitermachen",
};
