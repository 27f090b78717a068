import { type AskPartKind, maxSoundMinutes, type recordedSoundTypes, type sentPhotoTypes } from "@lane/domain/asks.ts";

/** A sound or a photo. */
export interface KeptPart {
  readonly id: string;
  readonly kind: AskPartKind;
  readonly contentType: (typeof recordedSoundTypes)[number] | (typeof sentPhotoTypes)[number];
  /** How many there are, numbered from 0. */
  pieces: number;
  /** False where only the server has its pieces, because the storage of this browser was cleared. */
  readonly isHere: boolean;
  /** Of a sound. */
  durationMs: number;
  /** The loudness of a sound, five times a second, from 0 to 100. */
  levels: number[];
}

/** What was recorded, chosen and typed for one link on this device. */
export interface KeptAnswer {
  readonly token: string;
  /** Shown to the server with each call: the answer belongs to who has it. */
  readonly key: string;
  name: string;
  text: string;
  parts: KeptPart[];
  /** Parts that the server may still have and that are no part of the answer any more. */
  removals: string[];
  /** Send was pressed: it is sent as soon as all of it has arrived. */
  wantsSend: boolean;
  /** The parts it was sent with; null for an answer that was never sent. */
  sentParts: string[] | null;
  /** Sent, and opened again to change it. */
  isChanging: boolean;
  /** Still set when the page is opened again: the recording ended with the page. */
  isRecording: boolean;
  /** Nobody else has it any more. */
  isDeclined: boolean;
  changedAt: number;
}

export function newAnswer(token: string, key: string, name: string): KeptAnswer {
  const nothing = { text: "", parts: [], removals: [], wantsSend: false, sentParts: null, isChanging: false };
  return { token, key, name, ...nothing, isRecording: false, isDeclined: false, changedAt: Date.now() };
}

export function soundsOf({ parts }: KeptAnswer): KeptPart[] {
  return parts.filter(({ kind }) => kind === "sound");
}

export function photosOf({ parts }: KeptAnswer): KeptPart[] {
  return parts.filter(({ kind }) => kind === "photo");
}

export function lengthMsOf(sounds: readonly KeptPart[]): number {
  return sounds.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

export const mostSoundMs = maxSoundMinutes * 60_000;

export function isEmpty({ parts, text }: KeptAnswer): boolean {
  return parts.length === 0 && text.trim() === "";
}

/** Words, sounds or photos that are nowhere but on this device. */
export function isOnlyHere(answer: KeptAnswer): boolean {
  return !isEmpty(answer) && (answer.sentParts === null || answer.isChanging || answer.isDeclined);
}
