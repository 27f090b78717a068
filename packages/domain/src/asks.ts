/** How long an ask link works. */
export const askDays = 90;

export const maxAskedNameLength = 60;
/** A link may be passed around in a family: each device writes an answer of its own. */
export const maxAnswersPerAsk = 10;
export const maxAskAnswerLength = 10_000;
export const maxPhotosPerAskAnswer = 10;
/** A locked screen or a reload ends one piece of sound and begins another. */
export const maxSoundsPerAskAnswer = 40;
export const maxSoundMinutes = 30;
export const maxThanksLength = 500;

/** Sound is recorded in pieces of this length; each is safe on the device and on the server by itself. */
export const soundPieceMs = 5000;
export const maxPieceBytes = 512 * 1024;
/** Of one sound or photo: 30 minutes of sound have 360. */
export const maxPiecesPerPart = 400;
/** Of all answers to one link, drafts included. */
export const maxAskBytes = 250 * 1024 * 1024;

export const askPartKinds = ["sound", "photo"] as const;
/** What an answer consists of besides its text. */
export type AskPartKind = (typeof askPartKinds)[number];

/** Types of sound that browsers record, the one to prefer first. */
export const recordedSoundTypes = ["audio/mp4", "audio/webm", "audio/ogg"] as const;
export const sentPhotoTypes = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"] as const;

export const askAnswerStates = ["draft", "sent", "accepted", "declined"] as const;
/** A draft is seen by who writes it only. A withdrawn answer is deleted. */
export type AskAnswerState = (typeof askAnswerStates)[number];
