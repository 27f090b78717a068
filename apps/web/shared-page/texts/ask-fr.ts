import type { AskTexts } from "./ask-en.ts";

export const french: AskTexts = {
  askedTitle: "Une question pour vous",
  asks: (from, name) => `${from} vous demande, ${name}\u00A0:`,
  record: "Enregistrer votre réponse",
  recordHint: (from) =>
    `Appuyez sur le bouton et racontez. Vous pourrez d’abord vous réécouter\u00A0: ${from} ne recevra votre réponse que lorsque vous appuierez sur Envoyer.`,
  allow: "Votre navigateur demande l’accès au micro. Autorisez-le, s’il vous plaît.",
  recording: "Enregistrement en cours. Vous pouvez verrouiller le téléphone\u00A0: rien ne sera perdu.",
  recordingOpen: "Enregistrement en cours. Laissez cette page ouverte jusqu’à l’envoi.",
  stopAndListen: "Arrêter et écouter",
  minutesLeft: (minutes) =>
    minutes === 1 ? "Il vous reste environ une minute." : `Il vous reste environ ${minutes} minutes.`,
  interrupted:
    "L’enregistrement s’est arrêté, mais tout ce qui précède est conservé. Vous pouvez continuer quand vous voulez.",
  full: (minutes) =>
    `Cela fait ${minutes} minutes, la durée maximale d’une réponse. Tout est là\u00A0: vous pouvez l’écouter et l’envoyer.`,
  refused:
    "Cette page n’a pas accès au micro. Vous pouvez l’autoriser dans les réglages de votre navigateur, ou écrire votre réponse ici.",
  absent: "Aucun micro n’a été trouvé. Vous pouvez écrire votre réponse ici.",
  unable: "Ce navigateur ne permet pas d’enregistrer. Vous pouvez écrire votre réponse ici.",
  broken:
    "Impossible d’activer le micro. Une autre application l’utilise peut-être. Réessayez, ou écrivez votre réponse ici.",

  yourRecording: "Votre enregistrement",
  listen: "Écouter",
  pause: "Mettre en pause",
  goOn: "Continuer l’enregistrement",
  again: "Recommencer",
  againQuestion: "Effacer cet enregistrement et recommencer\u202F?",
  againYes: "Effacer et recommencer",
  keep: "Garder",
  elsewhereSound:
    "Votre enregistrement est bien arrivé. Il n’est plus sur cet appareil, vous ne pouvez donc pas l’écouter ici.",

  write: "Écrire à la place",
  writeToo: "Ajouter quelques mots",
  yourAnswer: "Votre réponse",
  recordInstead: "Enregistrer à la place",
  addPhoto: "Ajouter une photo",
  addAnotherPhoto: "Ajouter une autre photo",
  yourPhotos: "Vos photos",
  remove: "Retirer",
  removePhoto: (number) => `Retirer la photo ${number}`,
  photoType: (name) =>
    `Impossible d’utiliser «\u202F${name}\u202F». Les photos aux formats JPEG, PNG, WebP et HEIC conviennent.`,
  photoSize: (name, megabytes) =>
    `«\u202F${name}\u202F» est trop volumineux. Une photo peut faire ${megabytes} Mo au maximum.`,
  photoUnread: (name) => `Impossible d’ouvrir «\u202F${name}\u202F». Choisissez de nouveau la photo.`,
  photoCount: (count) => `Une réponse peut contenir ${count} photos au maximum.`,

  sendTo: (from) => `Envoyer à ${from}`,
  saved: (from) => `Votre réponse est conservée. ${from} ne la recevra que lorsque vous appuierez sur Envoyer.`,
  savedHere: "Conservée sur cet appareil.",
  notSaved: "Cet appareil ne peut pas la conserver. Laissez cette page ouverte jusqu’à l’envoi.",
  offline:
    "Pas de connexion. Tout est conservé sur cet appareil et sera envoyé automatiquement dès que la connexion reviendra.",
  offlineOpen:
    "Pas de connexion. Laissez cette page ouverte\u00A0: tout sera envoyé automatiquement dès que la connexion reviendra.",
  later: "L’envoi n’a pas abouti. Tout est encore là, et nous allons réessayer dans un instant.",
  noSpace: (from) => `L’espace de ${from} est plein. Tout est encore là, et nous continuons d’essayer.`,

  sendingTo: (from) => `Envoi de votre réponse à ${from}`,
  progress: (percent) => `Envoi\u00A0: ${percent}\u00A0%. Laissez cette page ouverte jusqu’à la fin.`,
  changeFirst: "Modifier d’abord",
  sentTitle: (from) => `Merci. ${from} a reçu votre réponse.`,
  sentHint: (from) => `Tant que ${from} ne l’a pas ajoutée à une frise, vous pouvez encore la modifier ou la retirer.`,
  change: "Modifier ma réponse",
  withdraw: "Retirer ma réponse",
  withdrawQuestion: (from) => `Retirer votre réponse\u202F? Elle sera supprimée, chez ${from} et sur cet appareil.`,
  withdrawYes: "Retirer et supprimer",
  notWithdrawn: "Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.",
  withdrawnTitle: "Votre réponse a été retirée.",
  withdrawnHint: (from) => `${from} ne l’a plus.`,
  answerAgain: "Répondre de nouveau",

  acceptedTitle: (from) => `Votre réponse fait maintenant partie de la frise de ${from}.`,
  acceptedHint: "Merci de l’avoir partagée.",
  says: (from) => `${from} vous dit\u00A0:`,
  declinedTitle: (from) => `Merci pour votre réponse. ${from} ne l’ajoutera pas cette fois.`,
  stillHere: "Votre réponse est encore sur cet appareil\u00A0:",
  neverSent: "Votre réponse n’a pas été envoyée. Elle est encore sur cet appareil\u00A0:",
  saveFile: "Enregistrer dans un fichier",
  fileName: "Ma réponse",
  removeHere: "La supprimer de cet appareil",
  removeHereQuestion: "La supprimer de cet appareil\u202F? Il n’en existe aucune autre copie.",
  removeHereYes: "Supprimer définitivement",
  removedHere: "Elle a été supprimée de cet appareil.",

  noRoomTitle: (from) => `${from} ne peut plus recevoir de réponse par ce lien.`,
  noRoomHint: (from) => `Prévenez ${from} et demandez un nouveau lien.`,
  elsewhereTitle: "Cette question est déjà ouverte dans un autre onglet.",
  elsewhereHint: "Vous pouvez continuer là-bas, ou ici.",
  goOnHere: "Continuer ici",
};
