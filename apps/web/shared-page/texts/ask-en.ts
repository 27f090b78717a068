/** What the page says on which a question is answered. */
export const english = {
  askedTitle: "A question for you",
  asks: (from: string, name: string): string => `${from} asks you, ${name}:`,
  record: "Record your answer",
  recordHint: (from: string): string =>
    `Press the button and start talking. You can listen to it first: ${from} gets it only when you press Send.`,
  allow: "Your browser is asking to use the microphone. Please allow it.",
  recording: "Recording. You can lock the phone; nothing is lost.",
  recordingOpen: "Recording. Please keep this page open until you've sent it.",
  stopAndListen: "Stop and listen",
  minutesLeft: (minutes: number): string =>
    minutes === 1 ? "You have about a minute left." : `You have about ${minutes} minutes left.`,
  interrupted: "The recording stopped, but everything up to then is safe. You can continue whenever you like.",
  full: (minutes: number): string =>
    `That's ${minutes} minutes, the longest an answer can be. It's all here: you can listen to it and send it.`,
  refused:
    "This page isn't allowed to use the microphone. You can allow it in your browser's settings, or write your answer here.",
  absent: "We can't find a microphone. You can write your answer here.",
  unable: "This browser can't record. You can write your answer here.",
  broken:
    "We couldn't start the microphone. Another app may be using it. You can try again, or write your answer here.",

  yourRecording: "Your recording",
  listen: "Listen",
  pause: "Pause",
  goOn: "Continue recording",
  again: "Record again",
  againQuestion: "Delete this recording and start again?",
  againYes: "Delete and start again",
  keep: "Keep it",
  elsewhereSound: "Your recording has arrived. It isn't on this device any more, so you can't listen to it here.",

  write: "Write instead",
  writeToo: "Add some words",
  yourAnswer: "Your answer",
  recordInstead: "Record instead",
  addPhoto: "Add a photo",
  addAnotherPhoto: "Add another photo",
  yourPhotos: "Your photos",
  remove: "Remove",
  removePhoto: (number: number): string => `Remove photo ${number}`,
  photoType: (name: string): string => `We can't use “${name}”. Photos in JPEG, PNG, WebP or HEIC format work.`,
  photoSize: (name: string, megabytes: number): string =>
    `“${name}” is too large. A photo can be up to ${megabytes} MB.`,
  photoUnread: (name: string): string => `We couldn't open “${name}”. Please choose it again.`,
  photoCount: (count: number): string => `An answer can have up to ${count} photos.`,

  sendTo: (from: string): string => `Send to ${from}`,
  saved: (from: string): string => `Saved. ${from} gets it only when you press Send.`,
  savedHere: "Saved on this device.",
  notSaved: "This device can't save it. Please keep this page open until it's sent.",
  offline: "No connection. Everything is safe on this device, and we'll send it when you're back online.",
  offlineOpen: "No connection. Please keep this page open: we'll send everything when you're back online.",
  later: "That didn't go through. Everything is still here, and we'll try again in a moment.",
  noSpace: (from: string): string =>
    `${from} has no storage left for this. Everything is still here, and we'll keep trying.`,

  sendingTo: (from: string): string => `Sending your answer to ${from}`,
  progress: (percent: number): string => `${percent}% sent. Please keep this page open until it's done.`,
  changeFirst: "Change it first",
  sentTitle: (from: string): string => `Thank you. ${from} has your answer.`,
  sentHint: (from: string): string => `Until ${from} adds it to a timeline, you can still change or withdraw it.`,
  change: "Change my answer",
  withdraw: "Withdraw my answer",
  withdrawQuestion: (from: string): string =>
    `Withdraw your answer? It will be deleted, for ${from} and on this device.`,
  withdrawYes: "Withdraw and delete",
  notWithdrawn: "That didn't work. Check your connection and try again.",
  withdrawnTitle: "Your answer has been withdrawn.",
  withdrawnHint: (from: string): string => `${from} doesn't have it any more.`,
  answerAgain: "Answer again",

  acceptedTitle: (from: string): string => `Your answer is now part of ${from}'s timeline.`,
  acceptedHint: "Thank you for sharing it.",
  says: (from: string): string => `${from} says:`,
  declinedTitle: (from: string): string => `Thank you for answering. ${from} won't add it this time.`,
  stillHere: "Your answer is still on this device:",
  neverSent: "Your answer wasn't sent. It's still on this device:",
  saveFile: "Save as a file",
  fileName: "My answer",
  removeHere: "Remove it from this device",
  removeHereQuestion: "Remove it from this device? There is no other copy.",
  removeHereYes: "Remove for good",
  removedHere: "It's been removed from this device.",

  noRoomTitle: (from: string): string => `${from} can't receive another answer with this link.`,
  noRoomHint: (from: string): string => `Please let ${from} know, and ask for a new link.`,
  elsewhereTitle: "You have this question open in another tab.",
  elsewhereHint: "You can continue there, or here.",
  goOnHere: "Continue here",
};

export type AskTexts = typeof english;
